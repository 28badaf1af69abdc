"""How a game in the Dark Cave ends, and who has won."""

from __future__ import annotations

import pytest

from tests.cave import Cave, cave
from tests.changes import reveals
from undermine.core import change
from undermine.core.engine import is_over, scores, winners
from undermine.core.event import EARNED, ENDED
from undermine.core.zone import GOALS, ROLES


def out(game: Cave, *seats: int) -> None:
    """These dwarfs have left, in this order."""
    for order, seat in enumerate(seats, 1):
        change.stand(game.state, seat, -1)
        change.note(game.state, game.board.left + seat, order)
        change.note(game.state, game.board.shown, int(game.state.notes[game.board.shown]) | 1 << seat)


def at_the_exit(players: int, clans: str, seat: int, *gone: int, gold: dict[int, int] | None = None) -> Cave:
    """One step before the exit."""
    far = 4 if players <= 5 else 3
    game = cave(players, goals="vein ladder den exit", clans=clans, purse=gold, hands={seat: "I-secret"}, first=seat)
    game.show_goal(f"{far},{far}")
    out(game, *gone)
    game.put(**{f"dwarf_{seat}": f"{far},{far}:w"})
    free = next(s for s in range(players) if s != seat and s not in gone)
    game.play(f"play I-secret {free}")
    return game


def leave(game: Cave) -> None:
    far = 4 if game.rules.seats <= 5 else 3
    game.play(f"move {far},{far}:c")


def treasures(game: Cave) -> tuple[int, int]:
    names = game.rules.note_names
    notes = game.state.notes
    return int(notes[names.index("treasure-blue")]), int(notes[names.index("treasure-yellow")])


def run_out(game: Cave) -> None:
    """No card left but one in the hand of the seat on turn."""
    state = game.state
    state.left = 0
    for seat in range(int(state.seats)):
        for card in state.hand(seat)[1 if seat == game.seat else 0 :]:
            change.spend(state, seat, card)
            change.bury(state, card)


def test_the_printed_example() -> None:
    """CAVE-T22, CAVE-167, CAVE-168, CAVE-169, CAVE-170, CAVE-171, CAVE-172, CAVE-D9: 12 against 10."""
    clans = "yl yl bl bl bl bs ys yl"
    game = at_the_exit(5, clans, 1, 0, 2, 3, gold={0: 2, 1: 2, 2: 2, 3: 3, 4: 3})
    leave(game)
    assert is_over(game.state) and treasures(game) == (10, 12)
    assert scores(game.state) == [12, 12, 10, 10, 10] and winners(game.state) == [0, 1]
    assert game.purses() == [2, 2, 2, 3, 0], "who stayed inside has given his gold back"
    assert reveals(game.run.log, int(ROLES)) and reveals(game.run.log, int(GOALS))
    assert (int(EARNED), -1, (4, -3), ()) in game.run.log


def test_a_tie() -> None:
    """CAVE-T23, CAVE-31, CAVE-173: 6 to 6; the first one out was a saboteur with a yellow back, so blue wins."""
    game = at_the_exit(8, "ys bl bl bl bs yl yl yl", 4, 0, 5, 6, 7, gold=dict.fromkeys(range(8), 0) | {0: 3, 5: 3})
    leave(game)
    assert is_over(game.state) and treasures(game) == (12, 12)
    assert game.rules.side_names[game.state.winner] == "blue-clan" and winners(game.state) == [0, 1, 2, 3]
    four = cave(4, clans="bl bl bs bs", purse={0: 3, 1: 0, 2: 3, 3: 0}, hands={0: "I-secret"})
    out(four, 2, 0)
    four.run.finish(0, -1)
    four.run.settle()
    assert treasures(four) == (6, 6) and winners(four.state) == [2, 3]


def test_two_players() -> None:
    """CAVE-T24, CAVE-164, CAVE-165, CAVE-173, CAVE-A52: the first one out wins, even without gold."""
    game = at_the_exit(2, "bl yl", 0, gold={0: 0, 1: 3})
    leave(game)
    assert is_over(game.state) and treasures(game) == (0, 0) and winners(game.state) == [0]


def test_a_saboteur_alone() -> None:
    """CAVE-T25, CAVE-31, CAVE-164, CAVE-170, CAVE-A47: all who work for yellow are out, unknown to all; 2 × 2."""
    game = at_the_exit(3, "bl bl bs bs", 2, gold={2: 2})
    leave(game)
    assert is_over(game.state) and treasures(game) == (0, 4) and winners(game.state) == [2]


def test_not_all_of_a_side() -> None:
    """CAVE-164: as long as one of them is inside, it goes on."""
    game = at_the_exit(3, "bl bl bs bs", 0)
    leave(game)
    assert not is_over(game.state) and game.seat == 1


def test_the_end_in_the_middle_of_a_turn() -> None:
    """CAVE-A48: no draw and no further step."""
    game = at_the_exit(3, "bl bl bs bs", 2)
    left = int(game.state.left)
    leave(game)
    assert int(game.state.left) == left and len(game.hand(2)) == 4


def test_the_multiplier_counts_all_rivals() -> None:
    """CAVE-171: escaped or not."""
    game = at_the_exit(5, "yl bl bl bl bl".replace("bl bl bl bl", "bl bl bl ys") + " bs yl yl", 0, gold={0: 1})
    leave(game)
    assert treasures(game)[1] == 1 * 4


def test_gold_of_those_outside_is_safe() -> None:
    """CAVE-158, CAVE-168: what they carried out is not given back."""
    game = cave(3, clans="bl bl bs bs", hands={0: "I-secret"}, purse={0: 5})
    out(game, 0)
    run_out(game)
    game.discard()
    assert is_over(game.state) and game.purses() == [5, 0, 0] and treasures(game) == (5, 0)
    assert winners(game.state) == [0, 1]


def test_cards_run_out() -> None:
    """CAVE-163, CAVE-A49: pile and hands empty: at once, without the rest of the turn."""
    game = cave(3, "I-EW 1,0", clans="bl bl bs bs")
    run_out(game)
    game.discard()
    assert is_over(game.state) and (int(ENDED), -1, (0, -1), ()) in game.run.log
    later = cave(3, "I-EW 1,0", endOnLastCard="turn_end")
    run_out(later)
    later.discard()
    assert later.question() == "move"
    later.play("stay")
    assert is_over(later.state)


@pytest.mark.parametrize("how", ["immediate", "turn_end"])
def test_the_last_card_is_lost_on_a_bridge(how: str) -> None:
    """CAVE-A49, CAVE-163: the step that takes it is the last one."""
    game = cave(3, "I-bridge 0,1; I-NS 0,2", endOnLastCard=how)
    game.state.left = 0
    for seat in range(3):
        for card in game.state.hand(seat)[2 if seat == 0 else 0 :]:
            change.spend(game.state, seat, card)
            change.bury(game.state, card)
    game.discard()
    game.play("move 0,1:v")
    assert is_over(game.state) == (how == "immediate")


def test_not_before_the_pile_is_empty() -> None:
    """CAVE-163: cards in the pile, or in one hand, and it goes on."""
    game = cave(3, hands={0: "I-secret"})
    game.state.left = 0
    game.pass_turn()
    assert not is_over(game.state) and game.seat == 1


def test_nobody_out() -> None:
    """CAVE-174, CAVE-A52: then both are worth nothing and nobody wins."""
    game = cave(3, clans="bl bl bs bs")
    run_out(game)
    game.discard()
    assert treasures(game) == (0, 0) and winners(game.state) == [] and scores(game.state) == [0, 0, 0]
    assert game.state.winner == 0 and game.purses() == [0, 0, 0]


def test_an_agreement_to_stop() -> None:
    """CAVE-166, CAVE-A51: all must agree; it can be proposed once in a turn, when pile or open ends are at an end."""
    game = cave(3, clans="bl bl bs bs", purse={1: 2})
    assert game.why("propose") == ("too-early-to-stop",)
    game.state.left = 0
    assert game.may("propose")
    out(game, 1)
    game.play("propose")
    assert game.seat == 1 and game.legal() == {"agree", "refuse"}
    game.play("agree")
    assert game.seat == 2
    game.play("refuse")
    assert game.seat == 0 and game.question() == "turn" and game.why("propose") == ("proposed-already",)
    game.pass_turn()
    game.play("propose", "agree", "agree")
    assert is_over(game.state) and treasures(game) == (2, 0) and winners(game.state) == [0, 1]
    off = cave(3, earlyEnd="off")
    off.state.left = 0
    assert "propose" not in off.rules.verbs and all("propose" not in words for words in off.legal())


def test_whom_a_dwarf_works_for() -> None:
    """CAVE-31, CAVE-169: loyal ones for their own clan, saboteurs for the other, and they win with it."""
    clans = "bs ys bl yl bl bl yl yl"
    game = cave(5, clans=clans, purse=dict.fromkeys(range(5), 0) | {0: 1, 1: 2})
    out(game, 0, 1)
    game.run.finish(0, -1)
    game.run.settle()
    assert treasures(game) == (2 * 2, 1 * 3) and winners(game.state) == [1, 2, 4]
