"""A miner in the expansion: it digs for its own colour, frees itself, steals from the rich, and lets crystals lie."""

from __future__ import annotations

import pytest

from tests.bots.stage import Stage
from undermine.lab import play_series

SIX = "expansion x6"
FILLER = "B-d-N B-d-E B-d-NS B-d-EW"
LINE = "; ".join(f"EW {x},0" for x in range(1, 7))
GREEN_LINE = "EW 1,0; EW 2,0; S2-green-EW 3,0; EW 4,0; EW 5,0; EW 6,0"


def stage(hand: str, roles: str, tiles: str = "", front: dict[int, str] | None = None) -> Stage:
    return Stage(hand, roles, tiles, text=SIX, front=front, peeked=(1,))


def test_every_digger_takes_the_gold() -> None:
    for roles in ("bgcpos", "gbcpos", "cbgpos"):
        assert stage(f"B-EW {FILLER} B-d-NE", roles, LINE).choices() == {"place B-EW 7,0"}, roles


def test_nobody_finds_the_gold_for_the_other_team() -> None:
    """Behind a green door a green digger strikes; a blue one does not, for the green team would win."""
    hand = f"B-EW {FILLER} B-d-NE"
    assert stage(hand, "gbcpos", GREEN_LINE).choices() == {"place B-EW 7,0"}
    assert "place B-EW 7,0" not in stage(hand, "bgcpos", GREEN_LINE).choices()


def test_who_gains_nothing_by_it_leaves_the_gold() -> None:
    for roles in ("sbgcpo", "pbgcos", "obgcps"):
        assert "place B-EW 7,0" not in stage(f"B-EW {FILLER} B-d-NE", roles, LINE).choices(), roles


def test_a_ladder_is_used_where_it_saves_cards() -> None:
    """The way from the start is broken at its beginning; a ladder at its end lights what is left of it."""
    island = "; ".join(f"EW {x},0" for x in range(3, 7))
    chosen = stage(f"S2-lad-E {FILLER} B-d-NE", "bgcpos", island).choices()
    assert chosen == {"place S2-lad-E 2,0"}


def test_a_geologist_lays_crystals() -> None:
    chosen = stage("S2-cr-NESW B-NESW B-EW map rockfall theft", "obgcps").choices()
    assert all(words.startswith("place S2-cr-NESW") for words in chosen), chosen


def test_others_leave_crystals_to_geologists() -> None:
    """EXP-59: of two crosses a digger lays the one without a crystal, which would be a nugget for a geologist."""
    chosen = stage("S2-cr-NESW B-NESW B-d-N B-d-E B-d-NS B-d-EW", "bgcpos").choices()
    assert all(words.startswith("place B-NESW") for words in chosen), chosen


def test_only_diggers_free_others() -> None:
    """EXP-37: a digger frees somebody who may dig with him; who wants the gold to stay has nothing of it."""
    hand = "release repair-cart rockfall hands-off sabotage-cart swap-hats"
    assert stage(hand, "bgcpos", front={1: "prison"}).choices() == {"play release 1"}
    for roles in ("sbgcpo", "pbgcos", "obgcps"):
        assert "play release 1" not in stage(hand, roles, front={1: "prison"}).choices(), roles


def test_who_is_paid_in_any_case_keeps_the_role() -> None:
    """However little else there is to do with the hand, and however late it is."""
    for roles in ("obgcps", "pbgcos"):
        chosen = stage(f"swap-hats {FILLER}", roles).choices()
        assert "play swap-hats 0" not in chosen, chosen


def test_a_hand_that_leads_nowhere_is_exchanged() -> None:
    """One card before the gold, which only a card open to the west helps to reach: three others go at once."""
    chosen = stage("B-NS B-NS B-NS repair-cart repair-lantern map", "bgcpos", LINE).choices()
    assert all(words.startswith("discard") and words.count("B-NS") >= 2 for words in chosen), chosen
    assert all(len(words.split()) == 4 for words in chosen), chosen


def test_a_second_theft_is_of_no_use() -> None:
    chosen = stage("theft B-NS B-NE B-NW B-NES B-NEW", "obgcps", front={0: "theft"}).choices()
    assert all(len(words.split()) == 4 for words in chosen if words.startswith("discard")), chosen
    assert "play theft" not in chosen


def test_a_prisoner_gets_free() -> None:
    assert stage(f"release {FILLER} B-d-NE", "bgcpos", front={0: "prison"}).choices() == {"play release 0"}
    shed = stage(f"{FILLER} B-d-NE B-d-NW", "bgcpos", front={0: "prison"}).choices()
    assert all(words.startswith("shed prison") for words in shed), shed


def test_a_theft_is_laid_when_the_gold_is_near() -> None:
    near = "; ".join(f"EW {x},0" for x in range(1, 6))
    assert stage(f"theft {FILLER} B-d-NE", "bgcpos", near).choices() == {"play theft"}


def test_the_richest_is_robbed() -> None:
    table = stage(f"theft {FILLER} B-d-NE", "bgcpos")
    game = table.game
    for seat, nuggets in ((1, 2), (3, 5), (4, 1)):
        game.run.earn(seat, nuggets)
    game.run.replace(game.rules.verbs["steal"].kind, 0)
    assert table.choices() == {"steal 3"}


@pytest.mark.strength
def test_a_miner_earns_more_than_those_who_play_anything() -> None:
    """One seat of six, which changes from game to game; its role is a lot, so no player could earn much more."""
    names = ["miner", *["random"] * 5]
    gold = {"miner": 0, "random": 0}
    for game in play_series(f"{SIX}", 40, names, "rival", 1):
        for name, total in zip(game.bots, game.scores, strict=True):
            gold[name] += total
        assert game.is_complete
    assert gold["miner"] > 1.3 * gold["random"] / 5, gold
