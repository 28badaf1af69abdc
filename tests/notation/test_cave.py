"""Transcripts and counts of the Dark Cave, and the trace that others can check."""

from __future__ import annotations

from pathlib import Path

from tests.cave import cave
from undermine.core.engine import legal_actions, to_act
from undermine.games import parse_rules
from undermine.notation.perft import perft, read_counts
from undermine.notation.trace import question

GOLDEN = Path(__file__).parent.parent / "golden"


def test_the_golden_games_show_the_game() -> None:
    """Every kind of play, a goal that is turned up, somebody who leaves, and the look at the cards aside."""
    told = "\n".join(path.read_text(encoding="utf-8") for path in sorted(GOLDEN.glob("cave-*.record")))
    for words in ("> move", "> stay", "> cut", "> pocket", "> propose", "> place III-", "> play", "> discard"):
        assert words in told, words
    for words in (
        "stood goblin",
        "posted web-",
        "found ",
        "unveiled ",
        "scanned ",
        "noted backs-",
        "ended yellow-clan",
    ):
        assert words in told, words


def test_counts() -> None:
    mine = [
        count
        for count in read_counts((GOLDEN / "perft.txt").read_text(encoding="utf-8"))
        if count.rules.startswith("cave:")
    ]
    assert {count.rules for count in mine} == {f"cave:cs-sk x{players}" for players in (2, 5, 8)}
    for count in mine:
        assert perft(parse_rules(count.rules), count.seed, count.depth) == count


def test_the_trace_tells_everything() -> None:
    """The fields that only the cave has, in plain words."""
    game = cave(3, "I-EW 1,0; I-den 2,0; I-vein 3,0", hands={0: "I-secret"}, clans="bl bs bl bs", front={2: "I-axe"})
    game.beast("rat", "2,0:c", owner=1)
    game.web("B", "0,0:w", 2, owner=2)
    game.put(dwarf_2="1,0:c")
    game.play("play I-secret 1")
    line = question(game.state, legal_actions(game.state, 0), legal_actions(game.state, to_act(game.state))[0])
    assert line["clan"] == ["blue"] * 3 and line["loyal"] == [True, False, True]
    assert line["clan_aside"] == ["blue-saboteur"]
    assert line["figures"] == [
        {"seat": 0, "x": 0, "y": 0, "field": "c", "down": False},
        {"seat": 1, "x": 0, "y": 0, "field": "c", "down": False},
        {"seat": 2, "x": 1, "y": 0, "field": "c", "down": False},
    ]
    assert line["monsters"] == [{"kind": "rat", "x": 2, "y": 0, "field": "c", "owner": 1}]
    assert line["webs"] == [{"x": -1, "y": 0, "side": "E", "rounds": 2, "owner": 2, "token": "B"}]
    assert line["veins"] == [{"x": 3, "y": 0, "nuggets": 1}] and line["bank"] == 46 - 9 - 1
    assert line["nuggets"] == [3, 3, 3] and line["hand_max"] == [5, 5, 5] and line["out"] == line["revealed"] == []
    assert line["equipment"] == [[], [], ["I-axe"]] and line["budget"] == 3
    assert line["legal"] == ["stay", "move 1,0:c"]
