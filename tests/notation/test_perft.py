from __future__ import annotations

from hashlib import blake2b
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.notation.plays import nonsense
from undermine.core.engine import advance, begin, legal_actions, to_act
from undermine.core.state import State
from undermine.games import EXTRAS, parse_rules
from undermine.notation.action import write_action
from undermine.notation.error import NotationError
from undermine.notation.perft import Count, perft, read_counts

GOLDEN = Path(__file__).parent.parent / "golden" / "perft.txt"
COUNTS = read_counts(GOLDEN.read_text(encoding="utf-8"))


@pytest.mark.parametrize("edition", ["cs20", "de", "lt2009"])
def test_counts_and_order_are_the_golden_ones(edition: str) -> None:
    """The legal lists and their canonical order, of all editions and numbers of players."""
    mine = [count for count in COUNTS if count.rules.startswith(f"base:{edition} ")]
    assert {count.rules for count in mine} == {f"base:{edition} x{players}" for players in range(3, 11)}
    for count in mine:
        assert perft(parse_rules(count.rules), count.seed, count.depth) == count


@pytest.mark.parametrize("name", EXTRAS)
def test_counts_with_every_module(name: str) -> None:
    """A module has lines of its own, so that its legal lists cannot change unseen."""
    mine = [count for count in COUNTS if f"+{name} " in count.rules or f"+{name}+" in count.rules]
    assert mine, f"write: undermine perft '{EXTRAS[name].games[0]}+{name} x5' --seed 1 --depth 2"
    for count in mine:
        assert perft(parse_rules(count.rules), count.seed, count.depth) == count


@pytest.mark.parametrize("game", ["duel:de x2", "duel:cs-sk x2", "solo:de x1", "solo:cs-sk[colour=blue] x1"])
def test_counts_of_the_duel(game: str) -> None:
    mine = [count for count in COUNTS if count.rules == game]
    assert [count.depth for count in mine] == [1, 2]
    for count in mine:
        assert perft(parse_rules(count.rules), count.seed, count.depth) == count


def test_nodes_are_sequences() -> None:
    def walk(state: State, depth: int) -> int:
        total = 0
        for action in legal_actions(state, to_act(state)):
            after = state.copy()
            advance(after, action)
            total += walk(after, depth - 1) if depth > 1 else 1
        return total

    rules = parse_rules("base:de x5")
    for depth in (1, 2):
        assert perft(rules, "9", depth).nodes == walk(begin(rules, "9"), depth)


def test_the_checksum_pins_the_order() -> None:
    rules = parse_rules("base x5")
    state = begin(rules, "1")
    words = [write_action(rules, action) for action in legal_actions(state, to_act(state))]
    assert perft(rules, "1", 1).checksum == _digest(words)
    assert perft(rules, "1", 1).checksum != _digest([words[1], words[0], *words[2:]])


def _digest(words: list[str]) -> str:
    text = "".join(f"{word}\n" for word in [*words, ""])
    return blake2b(text.encode(), digest_size=8, person=b"undermine perft").hexdigest()


def test_lines_read_back() -> None:
    count = Count("base:cs20 x5", "1", 2, 290, "0946c30f1dec4869")
    assert read_counts(f"# a remark\n\n{count}\n") == [count]


@pytest.mark.parametrize(
    "line", ["base x5 | 1 | 2", "base x5 | 1 | 0 | 3 | ab", "base x99 | 1 | 1 | 3 | ab", "a | b | c | d | e"]
)
def test_bad_lines_are_refused_with_their_number(line: str) -> None:
    with pytest.raises(NotationError, match=r"^line 2: "):
        read_counts(f"# golden\n{line}\n")


@given(st.lists(nonsense, min_size=1, max_size=6).map(" | ".join))
def test_nonsense_is_refused(text: str) -> None:
    try:
        counts = read_counts(text)
    except NotationError:
        return
    assert read_counts("\n".join(map(str, counts))) == counts
