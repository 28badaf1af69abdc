"""Rockfall and Treasure Map (docs/rules/base.md section 7)."""

from __future__ import annotations

import pytest

from tests.changes import looks
from tests.scenario import table
from undermine.core.event import BURIED, SEEN
from undermine.core.zone import GOAL
from undermine.views.project import project
from undermine.views.view import View

LINE = "; ".join(f"EW {x},0" for x in range(1, 7))


def test_rockfall_breaks_the_tunnel() -> None:
    """BASE-T15, BASE-40, BASE-42, BASE-43: the gap, what is cut off behind it, and filling it again."""
    game = table(tiles="EW 1,0; EW 2,0; EW 3,0", hands={0: "rockfall"})
    game.play("play rockfall 2,0")
    assert game.pile() == ["B-EW", "rockfall"]
    assert game.shown("2,0") == "" and game.shown("3,0") == "EW"
    assert game.why_not_lay("EW", "4,0") == ("not-joined",)
    assert game.can_lay("NS", "0,1")
    assert game.can_lay("EW", "2,0")
    assert game.why_not_lay("SW", "2,0") == ("rock-into-tunnel", "E")
    dead = table(tiles="EW 1,0; EW 3,0")
    dead.dig("d-EW 2,0")
    assert dead.why_not_lay("EW", "4,0") == ("not-joined",)
    game.dig("EW 2,0")
    assert game.can_lay("EW", "4,0")


def test_rockfall_makes_an_island() -> None:
    """BASE-T15, BASE-43, BASE-A12: nothing joins an island until light reaches it again; it may be blasted too."""
    game = table(tiles="EW 1,0; EW 2,0; EW 3,0", hands={0: "rockfall", 1: "rockfall B-NESW B-EW"})
    game.play("play rockfall 1,0")
    cells = {words.split()[2] for words in game.legal() if words.startswith("place")}
    assert cells and cells <= {"1,0", "0,1", "-1,0", "0,-1"}
    assert game.why_not_lay("EW", "4,0") == ("not-joined",)
    assert game.uses("rockfall") == {"play rockfall 2,0", "play rockfall 3,0"}
    game.play("place B-EW 1,0")
    assert game.lit("3,0") == "EW" and game.can_lay("EW", "4,0")


@pytest.mark.parametrize("edition", ["cs20", "de", "lt2009"])
def test_what_rockfall_cannot_take(edition: str) -> None:
    """BASE-T16, BASE-41: never start or goals, face down or not."""
    empty = table(f"base:{edition} x5", hands={0: "rockfall"})
    assert empty.uses("rockfall") <= {"play rockfall nothing"}
    assert empty.why("play rockfall 0,0") == ("nothing-to-remove",)
    assert empty.may("discard rockfall")
    game = table(f"base:{edition} x5", LINE, hands={0: "B-EW", 1: "rockfall"}, goals="gold NE NW")
    game.play("place B-EW 7,0")
    assert game.shown("8,0") == "SW"
    for cell in ("0,0", "8,0", "8,2"):
        assert game.why(f"play rockfall {cell}") == ("stays-for-the-round",)
    assert game.why("play rockfall 1,1") == ("nothing-lies-there",)
    taken = {f"play rockfall {x},0" for x in range(1, 8)}
    assert game.uses("rockfall") - {"play rockfall nothing"} == taken


@pytest.mark.parametrize("edition", ["de", "lt2009"])
def test_rockfall_may_take_nothing(edition: str) -> None:
    """E6, BASE-40: where the book says "may", it can be played for nothing; in cs20 something must go."""
    game = table(f"base:{edition} x5", "EW 1,0", hands={0: "rockfall"})
    game.play("play rockfall nothing")
    assert game.shown("1,0") == "EW" and game.pile() == ["rockfall"]
    must = table(tiles="EW 1,0", hands={0: "rockfall"})
    assert must.why("play rockfall nothing") == ("must-remove",)
    option = table("base:cs20[rockfallMustRemove=false] x5", "EW 1,0", hands={0: "rockfall"})
    assert option.may("play rockfall nothing")


@pytest.mark.parametrize("text", ["base:de x5", "base:lt2009 x5", "expansion:de x5"])
def test_rockfall_on_an_empty_table(text: str) -> None:
    """BASE-T16, BASE-A10, E6: where nothing need be taken away, nothing need be there; else it is unplayable."""
    game = table(text, hands={0: "rockfall"})
    assert game.uses("rockfall") == {"play rockfall nothing"}
    game.play("play rockfall nothing")
    assert game.pile() == ["rockfall"] and game.seat == 1
    must = table(text.replace(" ", "[rockfallMustRemove=true] "), hands={0: "rockfall"})
    assert must.uses("rockfall") == set() and must.may("discard rockfall")
    assert must.why("play rockfall nothing") == ("nothing-to-remove",)


def test_revealed_stones_stay_when_cut_off() -> None:
    """BASE-A12, BASE-41: a revealed stone is not turned back, but without light it leads nowhere."""
    game = table(tiles=LINE, hands={0: "B-EW", 1: "rockfall"}, goals="gold NE NW")
    game.play("place B-EW 7,0")
    assert game.lit("8,0") == "SW" and game.can_lay("NS", "8,1")
    game.play("play rockfall 4,0")
    assert game.shown("8,0") == "SW" and game.lit("8,0") == ""
    assert game.why_not_lay("NS", "8,1") == ("not-joined",)


def test_map_shows_one_goal_to_one_player() -> None:
    """BASE-44, BASE-69, BASE-67: who looked where is public, what he saw is his; the Map goes to the discard pile."""
    game = table(hands={0: "map"}, goals="NE gold NW")
    assert game.uses("map") == {"play map 8,-2", "play map 8,0", "play map 8,2"}
    events = game.play("play map 8,0")
    (peek,) = looks(events, int(GOAL))
    gold = game.rules.goal_names.index("B-goal-gold")
    assert project(peek, 0) == (SEEN, 1, (0, GOAL + 1), (gold,))
    assert project(peek, 1) == project(peek, 63) == (SEEN, 0, (0, GOAL + 1), (0,))
    assert [event[2] for event in events if event[0] == BURIED] == [(game.rules.code["map"],)]
    assert game.pile() == ["map"] and game.shown("8,0") == ""
    own, other = View(game.rules, 0), View(game.rules, 1)
    own.see(game.run.log)
    other.see(game.run.log)
    assert [int(kind) for kind in own.goals] == [0, gold, 0]
    assert [int(kind) for kind in other.goals] == [0, 0, 0]
    assert [int(bits) for bits in other.known] == [2, 0, 0, 0, 0]


def test_map_needs_a_face_down_goal() -> None:
    """BASE-A13: a revealed goal is no target, nor is a cell without one."""
    game = table(tiles=LINE, hands={0: "B-EW", 1: "map"}, goals="gold NE NW")
    game.play("place B-EW 7,0")
    assert game.uses("map") == {"play map 8,-2", "play map 8,2"}
    assert game.why("play map 8,0") == ("goal-face-up",)
    assert game.why("play map 3,0") == ("no-goal-there",)
    assert game.why("play map 0,0") == ("no-goal-there",)
