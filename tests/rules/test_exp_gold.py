"""What a round of the expansion pays: crystals, and who may steal in which order."""

from __future__ import annotations

import pytest

from tests.scenario import Scenario, table
from undermine.core.event import EARNED

CRYSTALS = "S2-cr-NESW 0,1; S2-cr-ESW 0,2; S2-cr-ESW 0,3; S2-cr-ESW 0,4; S2-cr-NSW 0,5; S2-cr-NSW+E 0,6; S2-cr-EW+S 0,7"


def passed(game: Scenario) -> Scenario:
    game.pass_round()
    return game


@pytest.mark.parametrize(
    ("roles", "front", "gold"),
    [
        ("obg", {}, [7, 0, 0]),
        ("oob", {}, [3, 3, 0]),
        ("oob", {0: "prison"}, [0, 7, 0]),
        ("oob", {0: "prison", 1: "prison"}, [0, 0, 0]),
    ],
)
def test_crystals(roles: str, front: dict[int, str], gold: list[int]) -> None:
    """EXP-59, EXP-T17, EXP-36, EXP-A6, X4: a nugget each, shared and rounded down; a prisoner gets nothing."""
    assert passed(table("expansion x3", CRYSTALS, roles=roles, front=front)).purses() == gold


@pytest.mark.parametrize(
    ("roles", "front", "gold"),
    [
        ("obg", {0: "prison"}, [7, 0, 0]),
        ("oob", {0: "prison"}, [3, 3, 0]),
        ("oob", {0: "prison", 1: "prison"}, [3, 3, 0]),
    ],
)
def test_crystals_in_prison(roles: str, front: dict[int, str], gold: list[int]) -> None:
    """X4, EXP-A6, EXP-T17: in de a prisoner loses his share of the treasure, and crystals are none of it."""
    for text in ("expansion:de x3", "expansion:cs20[prisonTakesCrystals=false] x3"):
        assert passed(table(text, CRYSTALS, roles=roles, front=front)).purses() == gold
    taken = passed(table("expansion:de[prisonTakesCrystals=true] x3", CRYSTALS, roles=roles, front=front)).purses()
    assert taken == passed(table("expansion:cs20 x3", CRYSTALS, roles=roles, front=front)).purses() != gold


def test_crystals_do_not_depend_on_who_wins() -> None:
    """EXP-59, EXP-A30: the same whether the gold is found or not, and never a share of the treasure."""
    tiles = CRYSTALS + "; " + "; ".join(f"EW {x},0" for x in range(1, 7))
    for seat in (0, 1, 2, 3):
        game = table("expansion x4", tiles, hands={seat: "B-EW"}, roles="bgso", goals="NE gold NW", first=seat)
        game.play("place B-EW 7,0")
        assert game.purses()[3] == 7
    assert passed(table("expansion x4", tiles, roles="bgso", goals="gold NE NW")).purses() == [0, 0, 5, 7]


@pytest.mark.parametrize(("winners", "each"), [("s", 5), ("ss", 4), ("sss", 3)])
def test_shares_of_saboteurs(winners: str, each: int) -> None:
    """EXP-60, EXP-58: one wins 5, two 4, three 3 each."""
    game = passed(table("expansion x5", roles=winners + "bgggg"[: 5 - len(winners)]))
    assert game.purses() == [each] * len(winners) + [0] * (5 - len(winners))


@pytest.mark.parametrize(
    ("roles", "gold"),
    [
        ("bgg", [5, 0, 0]), ("bbg", [4, 4, 0]), ("bbb", [3, 3, 3]), ("bbbb", [2] * 4), ("bbbbc", [1, 1, 1, 1, 0]),
        ("bbbbcp", [1, 1, 1, 1, 0, 0]), ("bc", [4, 3]), ("bp", [4, 2]), ("bcp", [3, 2, 1]),
    ],
)  # fmt: skip
def test_shares_of_diggers(roles: str, gold: list[int]) -> None:
    """EXP-60, EXP-61, EXP-52, EXP-54, EXP-A26, X9: boss one less, profiteer two less, never below nothing."""
    tiles = "; ".join(f"EW {x},0" for x in range(1, 7))
    game = table(f"expansion x{len(roles)}", tiles, hands={0: "B-EW"}, roles=roles, goals="NE gold NW")
    game.play("place B-EW 7,0")
    assert game.purses() == gold


def thieves(front: dict[int, str], played: list[int], roles: str = "ssspb") -> Scenario:
    """A round passed away after these seats laid a Theft in this order."""
    game = table("expansion x5", roles=roles, front=front)
    note = game.rules.note_names.index("thieves")
    for seat in played:
        packed = int(game.state.notes[note])
        game.run.note(note, packed << 4 | seat + 1)
    game.pass_round()
    return game


def asked(game: Scenario) -> list[int]:
    """Who is asked to steal, one after another, taking from nobody."""
    seats = []
    while game.question() == "steal":
        seats.append(game.seat)
        game.play("steal nobody")
    return seats


def test_a_theft_takes_one_nugget() -> None:
    """EXP-31, EXP-62, EXP-A17: after the shares, from another who has gold, or from nobody."""
    game = thieves({4: "theft"}, [4])
    assert game.purses() == [2, 2, 2, 0, 0]
    assert (game.seat, game.legal()) == (4, {"steal 0", "steal 1", "steal 2", "steal nobody"})
    assert game.why("steal 3") == ("nothing-to-steal", "3") and game.why("steal 4") == ("not-yourself",)
    events = game.play("steal 1")
    assert [event[2] for event in events if event[0] == EARNED] == [(1, -1), (4, 1)]
    assert game.purses() == [2, 1, 2, 0, 1] and game.state.round == 2


def test_a_theft_need_not_be_used() -> None:
    """EXP-A17: steal nobody changes nothing."""
    game = thieves({4: "theft"}, [4])
    game.play("steal nobody")
    assert game.purses() == [2, 2, 2, 0, 0]


def test_prisoners_may_be_robbed() -> None:
    """EXP-A17, EXP-36: gold of earlier rounds is not safe in prison."""
    game = table("expansion x3", roles="bgo", front={0: "prison", 1: "theft"})
    game.run.note(game.rules.note_names.index("thieves"), 2)
    game.run.earn(0, 2)
    game.pass_round()
    assert game.legal() == {"steal 0", "steal nobody"}


def test_a_prisoner_does_not_steal() -> None:
    """EXP-32, EXP-36: though his Theft lies there."""
    assert asked(thieves({4: "theft prison"}, [4])) == []


def test_nobody_has_gold() -> None:
    """EXP-A16: then nobody is asked, and one's own gold does not count."""
    assert asked(thieves({4: "theft"}, [4], roles="bbbgg")) == []
    game = table("expansion x3", roles="bgo", front={1: "theft"})
    game.run.note(game.rules.note_names.index("thieves"), 2)
    game.run.earn(1, 3)
    game.pass_round()
    assert game.state.round == 2


def test_the_latest_thief_begins() -> None:
    """EXP-63: then clockwise, whatever the order of the others was."""
    assert asked(thieves({0: "theft", 2: "theft", 3: "theft"}, [3, 0, 2])) == [2, 3, 0]
    assert asked(thieves({0: "theft", 2: "theft", 3: "theft"}, [3, 2, 0])) == [0, 2, 3]


def test_only_usable_thefts_count() -> None:
    """EXP-T25, EXP-A18: played in the order 3, 1, 4; seat 4 is imprisoned: 1, then 3."""
    assert asked(thieves({1: "theft", 3: "theft", 4: "theft prison"}, [3, 1, 4])) == [1, 3]
    assert asked(thieves({1: "theft", 3: "theft"}, [3, 1, 4])) == [1, 3], "seat 4 lost its card"


def test_the_order_is_kept_as_thefts_are_played() -> None:
    """EXP-63, EXP-A18: by real turns; a Theft played again counts from then."""
    hands = {0: "theft", 1: "theft hands-off", 2: "theft", 3: "theft"}
    game = table("expansion x4", hands=hands, roles="sssp")
    game.play("play theft", "play theft", "play theft", f"discard {game.hand(3)[0]}")
    game.play(f"discard {game.hand(0)[0]}", "play hands-off 2")
    game.pass_round()
    assert asked(game) == [1, 0], "2 played last but lost it; 1 was next to last, then clockwise"


def test_one_nugget_is_stolen_once() -> None:
    """EXP-A32: thefts are one after another; whoever has nothing left is no victim."""
    game = table("expansion x3", roles="bgo", front={0: "theft", 1: "theft"})
    game.run.note(game.rules.note_names.index("thieves"), 0x12)
    game.run.earn(2, 1)
    game.pass_round()
    assert (game.seat, game.legal()) == (1, {"steal 2", "steal nobody"})
    game.play("steal 2")
    assert (game.seat, game.legal()) == (0, {"steal 1", "steal nobody"})
