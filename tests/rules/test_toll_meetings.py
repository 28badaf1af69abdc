"""Asking others to pay a toll for a ladder, a Detour or both cards of a Tracker (docs/rules/minis.md, part A)."""

from __future__ import annotations

from tests.scenario import Scenario, table
from undermine.core import change
from undermine.core.engine import legal_actions
from undermine.notation.position import read_position, write_position


def poor(
    text: str, hand: str, tiles: str = "", *, front: str = "", cells: str = "1,0", owners: str = "0", nuggets: int = 0
) -> Scenario:
    """Seat 1 is on turn with so many nuggets; collectors stand on these cells."""
    game = table(text, tiles, hands={1: hand}, first=1, front={1: front} if front else None)
    change.earn(game.state, 1, nuggets - 1)
    for cell, owner in zip(cells.split(), owners.split(), strict=True):
        kind = game.rules.piece_names.index("collector")
        game.run.post(kind, game.rules.read_cell(cell), int(owner))
    return game


def begged(game: Scenario) -> set[str]:
    return {words for words in game.legal() if words.startswith("beg ")}


def wallets(game: Scenario) -> list[int]:
    return [int(game.state.nuggets(seat)) for seat in range(int(game.state.seats))]


DARK = "NS 4,4"  # no tunnel leads there; the cell above it is 4,3


def test_asking_for_a_ladder() -> None:
    """MINI-TOLL-A13, MINI-TOLL-10: a ladder goes where no light is; its toll can be asked for, too."""
    game = poor("expansion+toll x3", "S2-lad-S", DARK, cells="4,3")
    assert "place S2-lad-S 4,3" not in game.legal() and begged(game) == {"beg 0 4,3", "beg 2 4,3"}
    game.play("beg 2 4,3", "pay", "place S2-lad-S 4,3")
    assert wallets(game) == [2, 0, 0]
    other = poor("expansion+toll x3", "B-NS", DARK, cells="4,3")
    assert "S2-lad" in " ".join(other.hand(1)) or not begged(other), "nothing else gets there"


def test_asking_for_a_detour_with_broken_tools() -> None:
    """MINI-TOLL-A13, CH-A23: who may not dig may still move a card, and ask who pays for it."""
    game = poor("base+detour+toll x5", "detour", "EW 1,0", front="sabotage-cart", cells="-1,0")
    assert not game.uses("detour")
    assert begged(game) == {f"beg {seat} -1,0" for seat in (0, 2, 3, 4)}
    game.play("beg 3 -1,0", "pay", "play detour -1,0")
    assert wallets(game) == [2, 0, 1, 0, 1]
    without = poor("base+detour+toll x5", "map", "EW 1,0", front="sabotage-cart", cells="-1,0")
    assert "detour" in without.hand(1) or not begged(without)
    assert without.why("beg 3 -1,0") == ("no-need-to-ask",)
    barred = poor(
        "base+detour+toll[sabotageBlocksDetour=true] x5", "detour", "EW 1,0", front="sabotage-cart", cells="-1,0"
    )
    assert not begged(barred)


def test_two_promises_in_a_turn() -> None:
    """MINI-TOLL-A14: for each place one; who is asked for one may be asked for the other as well."""
    game = poor("base+tracker+toll x5", "tracker B-EW B-NS", cells="1,0 0,1", owners="0 2")
    assert not game.may("place B-EW 1,0")
    game.play("beg 3 1,0", "pay")
    assert game.why("beg 4 1,0") == ("toll-promised",) and game.may("place B-EW 1,0")
    assert not game.may("place B-NS 0,1") and game.may("beg 3 0,1")
    game.play("beg 3 0,1")
    assert game.seat == 3 and game.legal() == {"decline"}, "his one nugget is promised"
    game.play("decline")
    assert game.why("beg 3 0,1") == ("asked-already",)
    game.play("beg 4 0,1", "pay")
    game.play("play tracker", "place B-NS 0,1", "place B-EW 1,0")
    assert wallets(game) == [2, 0, 2, 0, 0]


def test_one_who_is_rich_promises_twice() -> None:
    """MINI-TOLL-A14: two nuggets pay for two places; his own collector costs him nothing."""
    game = poor("base+tracker+toll x5", "tracker B-EW B-NS", cells="1,0 0,1", owners="0 3")
    game.play("beg 3 1,0", "pay", "beg 3 0,1")
    assert game.legal() == {"pay", "decline"}, "he pays himself"
    game.play("pay", "play tracker", "place B-EW 1,0", "place B-NS 0,1")
    assert wallets(game) == [2, 0, 1, 0, 1]
    game = poor("base+tracker+toll x5", "tracker B-EW B-NS", cells="1,0 0,1", owners="0 2")
    change.earn(game.state, 3, 1)
    game.play("beg 3 0,1", "pay", "beg 3 1,0", "pay", "play tracker", "place B-EW 1,0", "place B-NS 0,1")
    assert wallets(game) == [2, 0, 2, 0, 1]


# All cells where a B-EW or a B-NS could go at the start but those of the collectors are taken by dead ends.
CORNER = "d-EW -1,0; d-NS 0,-1"


def test_a_tracker_needs_both_tolls() -> None:
    """MINI-TOLL-A15, CH-A18: offered only if both cards can be paid for, by one's own gold and by promises."""
    hand = "tracker B-EW B-NS map map map"
    game = poor("base+tracker+toll x5", hand, CORNER, cells="1,0 0,1", owners="0 2", nuggets=1)
    assert game.may("place B-EW 1,0") and game.may("place B-NS 0,1")
    assert not game.may("play tracker") and game.why("play tracker") == ("too-few-placements",)
    game.play("beg 3 0,1", "pay")
    assert game.may("play tracker")
    game.play("play tracker", "place B-EW 1,0", "place B-NS 0,1")
    assert wallets(game) == [2, 0, 2, 0, 1]
    rich = poor("base+tracker+toll x5", hand, CORNER, cells="1,0 0,1", owners="0 2", nuggets=2)
    assert rich.may("play tracker")
    owner = poor("base+tracker+toll x5", hand, CORNER, cells="1,0 0,1", owners="0 1", nuggets=1)
    assert owner.may("play tracker"), "the own collector costs nothing"


def test_asking_for_the_second_card_before_a_tracker() -> None:
    """MINI-TOLL-A15: for a place to which only the first card leads; no other card would make one ask for it."""
    tiles = f"{CORNER}; d-NS 0,1; EW 3,0"
    game = poor("base+tracker+toll x5", "tracker B-EW B-EW map map map", tiles, cells="2,0")
    assert not game.may("play tracker") and begged(game) == {f"beg {seat} 2,0" for seat in (0, 2, 3, 4)}
    game.play("beg 4 2,0", "pay")
    assert game.may("play tracker") and not game.may("place B-EW 2,0")
    none = poor("base+tracker+toll x5", "map B-EW B-EW map map rockfall", tiles, cells="2,0")
    assert not begged(none)


def test_asking_between_the_cards_of_a_tracker() -> None:
    """MINI-TOLL-A15: each card is announced by itself, so others may be asked before the second one as well."""
    game = poor("base+tracker+toll x5", "tracker B-EW B-EW B-NS map map", cells="2,0")
    game.lay("EW 3,0")
    game.play("play tracker")
    assert not begged(game), "no light there yet"
    assert not any(words.startswith(("collector", "discard")) for words in game.legal())
    assert game.why("collector 0,1") == ("answer-not-asked",)
    game.play("place B-EW 1,0")
    assert begged(game) == {f"beg {seat} 2,0" for seat in (0, 2, 3, 4)} and not game.may("place B-EW 2,0")
    game.play("beg 3 2,0")
    again = read_position(write_position(game.state))
    assert legal_actions(again, 3) == legal_actions(game.state, 3)
    game.play("decline")
    assert game.question() == "track" and game.seat == 1 and not game.may("beg 3 2,0")
    game.play("beg 4 2,0", "pay", "place B-EW 2,0")
    assert wallets(game) == [2, 0, 1, 1, 0] and game.seat == 2


def test_who_was_asked_for_which_place() -> None:
    """MINI-TOLL-A14, MINI-TOLL-A15: who was asked for one place can still be asked for the other one later on."""
    game = poor("base+tracker+toll x5", "tracker B-EW B-EW B-NS map map", cells="1,0 0,1", owners="0 2", nuggets=1)
    game.play("beg 3 1,0", "decline", "play tracker", "place B-EW 1,0")
    assert begged(game) == {f"beg {seat} 0,1" for seat in (0, 2, 3, 4)}
    game.play("beg 4 0,1", "decline")
    assert begged(game) == {f"beg {seat} 0,1" for seat in (0, 2, 3)}


def test_a_veto_frees_from_promises() -> None:
    """MINI-TOLL-A7, MINI-TOLL-A14: a vetoed card pays nothing; what was promised is void with the turn."""
    game = poor("base+veto+tracker+toll x5", "tracker B-EW B-NS", cells="1,0 0,1", owners="0 2")
    holder = next((seat for seat in range(5) if "veto" in game.hand(seat)), None)
    assert holder is None
    change.spend(game.state, 0, game.state.hand(0)[0])
    change.hold(game.state, 0, game.rules.code["veto"])
    game.play("beg 3 1,0", "pay", "beg 4 0,1", "pay", "play tracker", "let", "place B-EW 1,0", "let", "place B-NS 0,1")
    assert game.seat == 0
    game.play("veto")
    assert wallets(game) == [2, 0, 1, 0, 1] and game.seat == 2
    assert not any(int(game.state.notes[game.rules.note_names.index(note)]) for note in ("pledge", "asked-to-pay"))
