"""The examples of docs/notation.md are read, and they show everything that there is."""

from __future__ import annotations

import doctest
import json
import re
from importlib import import_module
from pathlib import Path

import pytest

from tests.notation.plays import facts
from undermine.core.engine import legal_actions, to_act
from undermine.core.event import NAMES
from undermine.games import EXTRAS, parse_rules
from undermine.notation.action import read_action, write_action
from undermine.notation.audit import audit, resume
from undermine.notation.event import read_event, write_event
from undermine.notation.perft import perft, read_counts
from undermine.notation.position import KEYS, read_position, write_position
from undermine.notation.record import read_record, write_record
from undermine.notation.trace import question

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
BLOCKS = [(kind.split(), body) for kind, body in re.findall(r"^```([a-z].*)\n((?:.*\n)*?)```$", PAGE, re.MULTILINE)]
MODULES = ("action", "audit", "draft", "error", "event", "file", "perft", "position", "record", "trace", "word")


def blocks(kind: str) -> list[tuple[str, str]]:
    """(what is said behind the kind, body) of the blocks of a kind."""
    found = [(" ".join(info[2:]), body) for info, body in BLOCKS if info[:2] == ["text", kind]]
    assert found, f"no examples of {kind}"
    return found


def words_of(line: str) -> str:
    return line.split("#", maxsplit=1)[0].strip()


def test_every_block_is_read_by_some_test() -> None:
    kinds = {info[1] if info[0] == "text" else info[0] for info, _ in BLOCKS}
    assert kinds == {"actions", "events", "position", "record", "excerpt", "traced", "json", "perft"}
    assert PAGE.count("```") == 2 * len(BLOCKS)


def test_rules() -> None:
    rows = re.findall(r"^\| `([a-z]\S* x\d+)` \| `([a-z]\S* x\d+)` \|$", PAGE, re.MULTILINE)
    assert len(rows) >= 4
    for written, canonical in rows:
        assert parse_rules(written).text == canonical


def test_actions() -> None:
    known: set[str] = set()
    for text, body in blocks("actions"):
        rules = parse_rules(text)
        verbs: set[str] = set()
        for words in map(words_of, body.splitlines()):
            assert write_action(rules, read_action(rules, words)) == words
            verbs.add(words.split()[0])
            assert f"| `{words.split()[0]}` |" in PAGE
        assert verbs == {"place", "play", "discard", *rules.verbs}
        known |= verbs
    for extra in EXTRAS.values():
        assert parse_rules(f"{extra.games[0]}+{extra.name} x6").verbs.keys() <= known, extra.name


def test_events() -> None:
    names: set[str] = set()
    for text, body in blocks("events"):
        rules = parse_rules(text)
        for words in map(words_of, body.splitlines()):
            assert write_event(rules, read_event(rules, words)) == words
            names.add(words.split()[0])
    assert {name.removeprefix("~") for name in names} == set(NAMES[1:])


def test_positions() -> None:
    for kind in ("position", "traced"):
        for _, body in blocks(kind):
            state = read_position(body)
            assert legal_actions(state, to_act(state)) or state.hand(to_act(state))[:1] == [0]
            assert facts(read_position(write_position(state))) == facts(state)
    for key in KEYS:
        assert re.search(rf"^\| .*`{key}[ `]", PAGE, re.MULTILINE), f"the line {key} is not explained"


def test_records() -> None:
    for _, body in blocks("record"):
        record = read_record(body)
        assert write_record(record) == body
        assert audit(record) is None
        assert legal_actions(resume(record).state, to_act(resume(record).state))
    for path, body in blocks("excerpt"):
        assert body in (ROOT / path).read_text(encoding="utf-8")


def test_traces() -> None:
    ((_, position),) = blocks("traced")
    question_line, ends = (body for info, body in BLOCKS if info == ["json"])
    shown = json.loads(question_line)
    state = read_position(position)
    chosen = read_action(state.rules, shown["chosen"])
    assert list(shown.items())[2:] == list(question(state, legal_actions(state, to_act(state)), chosen).items())
    assert [list(json.loads(line)) for line in ends.splitlines()] == [
        ["game", "end", "round", "winner", "by", "paid"],
        ["game", "end", "scores", "winners"],
    ]


def test_perft_lines() -> None:
    for _, body in blocks("perft"):
        for count in read_counts(body):
            assert perft(parse_rules(count.rules), count.seed, count.depth) == count


@pytest.mark.parametrize("name", MODULES)
def test_examples_in_the_source(name: str) -> None:
    assert doctest.testmod(import_module(f"undermine.notation.{name}")).failed == 0
