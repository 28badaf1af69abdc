"""Walking in the Dark Cave: prices of the way, gold veins, goals that turn up, the exit."""

from __future__ import annotations

import pytest

from tests.cave import cave
from tests.changes import looks, place_of, reveals
from tests.scenario import kinds
from undermine.core import change
from undermine.core.zone import ASIDE, ROLE
from undermine.views.project import project

ROW = "; ".join(f"I-EW {x},0" for x in range(1, 6))


def test_up_to_three_moves() -> None:
    """CAVE-66, CAVE-135, CAVE-A57: fewer or none, and to and fro."""
    game = cave(3, ROW, hands={0: "I-secret"})
    game.play("play I-secret 1", "move 1,0:c", "move 2,0:c", "move 3,0:c")
    assert game.where(0) == "3,0:c" and game.seat == 1
    none = cave(3, ROW, hands={0: "I-secret"})
    none.play("play I-secret 1", "stay")
    assert none.where(0) == "0,0:c" and none.seat == 1
    back = cave(3, ROW, hands={0: "I-secret"})
    back.play("play I-secret 1", "move 1,0:c", "move 0,0:c", "move 1,0:c")
    assert back.where(0) == "1,0:c" and back.why("move 2,0:c")
    assert cave(3, ROW).why("move 1,0:c") == ("not-moving-yet",)


def test_why_a_step_is_none() -> None:
    """CAVE-55, CAVE-56: one step, onto a field that is there."""
    game = cave(3, ROW, hands={0: "I-secret"})
    game.play("play I-secret 1")
    assert game.why("move 2,0:c") == ("not-one-step",)
    assert game.why("move 1,0:n") == game.why("move 1,5:c") == ("no-field-there",)


def test_dwarfs_share_fields() -> None:
    """CAVE-137: any number may stand on one field and pass."""
    game = cave(3, ROW, hands={0: "I-secret"})
    game.put(dwarf_1="1,0:c", dwarf_2="1,0:c")
    game.play("play I-secret 1", "move 1,0:c", "move 2,0:c", "stay")
    assert game.where(0) == "2,0:c" and game.purses() == [3, 3, 3]


# Bridges


def test_a_bridge_costs_a_card() -> None:
    """CAVE-T7, CAVE-61, CAVE-138, CAVE-139, CAVE-140, CAVE-160, CAVE-161, CAVE-D4: at once, for good."""
    game = cave(3, "I-bridge 0,1; I-NS 0,2; I-EW 1,1; I-EW -1,1", hands={0: "I-secret"})
    assert game.maximum(0) == 5
    game.play("play I-secret 1")
    assert len(game.hand(0)) == 4
    events = game.walk("0,1:v")
    assert len(game.hand(0)) == 3 and game.maximum(0) == 4 and "discarded" in kinds(events)
    assert game.steps() == {"0,0:c", "0,2:c"}
    game.play("move 0,2:c", "stay")
    assert len(game.hand(0)) == 4
    below = cave(3, "I-bridge 0,1; I-EW 1,1; I-EW -1,1", hands={0: "I-secret"})
    below.put(dwarf_0="-1,1:c")
    below.play("play I-secret 1", "move 0,1:h", "move 1,1:c", "stay")
    assert below.maximum(0) == 5 and len(below.hand(0)) == 5


def test_when_a_bridge_charges() -> None:
    """CAVE-A31: once for each time it is entered from elsewhere, turning back too; the next bridge charges as well."""
    long = cave(3, "III-bridge 0,1", hands={0: "I-secret"})
    long.play("play I-secret 1", "move 0,1:n", "move 0,1:v", "move 0,1:s")
    assert long.maximum(0) == 4
    back = cave(3, "II-bridge 0,1", hands={0: "I-secret"})
    back.play("play I-secret 1", "move 0,1:n", "move 0,0:c", "move 0,1:n")
    assert back.maximum(0) == 3
    two = cave(3, "I-bridge 0,1; I-bridge 0,2", hands={0: "I-secret"})
    two.play("play I-secret 1", "move 0,1:v", "move 0,2:v", "stay")
    assert two.maximum(0) == 3


def test_a_bridge_with_an_empty_hand() -> None:
    """CAVE-A32: allowed, nothing is lost, the maximum drops all the same."""
    game = cave(3, "I-bridge 0,1", hands={0: "I-secret"})
    for card in game.state.hand(0):
        if game.rules.names[card] != "I-secret":
            change.spend(game.state, 0, card)
            change.bury(game.state, card)
    game.play("play I-secret 1", "move 0,1:v")
    assert game.maximum(0) == 4 and len(game.hand(0)) == 0


def test_the_hand_that_is_held_now() -> None:
    """CAVE-A38, CAVE-A39: after a swap the bridge takes of the new hand, by chance."""
    hands = {0: "II-hand-swap", 1: "I-secret I-secret I-secret I-rat I-rat"}
    game = cave(2, "I-bridge 0,1", hands=hands)
    game.play("play II-hand-swap 1", "move 0,1:v")
    assert len(game.hand(0)) == 4 and set(game.hand(0)) <= {"I-secret", "I-rat"}
    lost = set()
    for seed in range(12):
        again = cave(2, "I-bridge 0,1", hands=hands, seed=str(seed))
        again.play("play II-hand-swap 1", "move 0,1:v")
        lost.add(again.hand(0).count("I-rat"))
    assert lost == {1, 2}


@pytest.mark.parametrize(("floor", "cards", "maximum"), [("0", 0, 0), ("1", 1, 1)])
def test_the_floor_of_the_maximum(floor: str, cards: int, maximum: int) -> None:
    """CAVE-A35, CAVE-161: not below 0; the option keeps one card in the hand and in the maximum."""
    game = cave(3, "I-bridge 0,1; I-den 1,0", hands={0: "I-secret I-NS", 1: "I-rat"}, handLimitFloor=floor)
    for card in game.state.hand(0):
        if game.rules.names[card] not in ("I-secret", "I-NS"):
            change.spend(game.state, 0, card)
            change.bury(game.state, card)
    change.note(game.state, game.board.hand_max, 1)
    game.play("play I-secret 1", "move 0,1:v", "move 0,0:c", "stay")
    assert len(game.hand(0)) == cards and game.maximum(0) == maximum
    game.play("play I-rat 1,0:c", "move 0,0:c")
    assert len(game.hand(0)) == cards and game.maximum(0) == maximum


# Tunnels


def test_a_tunnel_costs_a_nugget() -> None:
    """CAVE-T8, CAVE-51, CAVE-141, CAVE-142: on entering; without gold one may go, too, and loses nothing."""
    for gold in (1, 0):
        game = cave(3, "I-tun 0,1", hands={0: "I-secret"}, purse={0: gold})
        game.play("play I-secret 1", "move 0,1:a", "move 0,1:t")
        assert game.purses()[0] == 0
        game.walk("0,1:b")
        assert game.where(0) == "0,1:b" and game.purses()[0] == 0


# Veins


def test_a_vein() -> None:
    """CAVE-T9, CAVE-143, CAVE-144, CAVE-145: whoever stops there takes the nugget and is known from then on."""
    game = cave(3, "I-EW 1,0; I-vein 2,0; I-EW 3,0", hands={0: "I-secret", 1: "I-secret"}, clans="bl bs bl")
    game.play("play I-secret 1", "move 1,0:c", "move 2,0:c", "move 3,0:c")
    assert game.purses() == [3, 3, 3] and not game.is_shown(0)
    game.play("play I-secret 2", "move 1,0:c", "move 2,0:c")
    events = game.play("stay")
    assert game.purses() == [3, 4, 3] and game.is_shown(1)
    (shown,) = reveals(events, int(ROLE))
    assert place_of(shown[2][1]) == 1 and shown[3] == (game.rules.role_names.index("blue-saboteur"),)
    assert project(shown, 63) == shown
    game.put(dwarf_2="3,0:c")
    game.discard()
    game.play("move 2,0:c", "stay")
    assert game.purses() == [3, 4, 3] and not game.is_shown(2), "nothing refills it"


def test_every_end_of_a_movement_counts() -> None:
    """CAVE-A40, CAVE-148: moves used up, or a monster: attack first, then the nugget."""
    spent = cave(3, "I-EW 1,0; I-EW 2,0; I-vein 3,0", hands={0: "I-secret"})
    spent.play("play I-secret 1", "move 1,0:c", "move 2,0:c", "move 3,0:c")
    assert spent.purses()[0] == 4
    met = cave(3, "I-vein 1,0", hands={0: "I-secret"}, purse={0: 0})
    met.beast("goblin", "1,0:c", owner=2)
    met.play("play I-secret 1", "move 1,0:c")
    assert met.purses()[0] == 1, "the goblin came first and found nothing"


@pytest.mark.parametrize("optional", ["false", "true"])
def test_declining_a_nugget(optional: str) -> None:
    """CAVE-A41, CAVE-A42: only with the option; and who does not move takes nothing."""
    game = cave(3, "I-vein 1,0", hands={0: "I-secret"}, veinOptional=optional)
    game.play("play I-secret 1", "move 1,0:c", "stay")
    if optional == "false":
        assert game.purses()[0] == 4
        return
    assert game.legal() == {"pocket", "forgo"}
    game.play("forgo")
    assert game.purses()[0] == 3 and not game.is_shown(0)
    game.pass_until(0)
    game.discard()
    game.play("stay")
    assert game.seat == 1 and game.purses()[0] == 3, "no move, no nugget"
    again = cave(3, "I-vein 1,0", hands={0: "I-secret"}, veinOptional=optional)
    again.play("play I-secret 1", "move 1,0:c", "stay", "pocket")
    assert again.purses()[0] == 4 and again.is_shown(0)


@pytest.mark.parametrize("reach", ["field", "card"])
def test_where_a_vein_is_mined(reach: str) -> None:
    """CAVE-A64, CAVE-143: on the field with the gold, or by option anywhere on the card, on the vein goal as well."""
    game = cave(3, "II-vein-NEW 1,0", hands={0: "I-secret"}, veinRange=reach)
    game.play("play I-secret 1", "move 1,0:w", "stay")
    assert game.purses()[0] == (4 if reach == "card" else 3) and game.is_shown(0) == (reach == "card")
    through = cave(3, "II-vein-NEW 1,0; I-EW 2,0", hands={0: "I-secret"}, veinRange=reach)
    through.play("play I-secret 1", "move 1,0:w", "move 1,0:e", "move 2,0:c")
    assert through.purses()[0] == 3, "it did not end there"
    field = cave(3, "II-vein-NEW 1,0", hands={0: "I-secret"}, veinRange=reach)
    field.play("play I-secret 1", "move 1,0:w", "move 1,0:n", "stay")
    assert field.purses()[0] == 4
    goal = cave(3, "I-NESW 3,4; I-EW 4,3", hands={0: "I-secret"}, goals="exit ladder den vein", veinRange=reach)
    goal.put(dwarf_0="3,4:c")
    goal.play("play I-secret 1", "move 4,4:w")
    assert goal.shown("4,4") == "ESW" and goal.purses()[0] == (4 if reach == "card" else 3)


def test_a_vein_is_asked_about_once() -> None:
    """CAVE-A42, CAVE-143: the movement ends once, also when a web can still be cut after the last step."""
    tunnel = "I-EW 1,0; I-EW 2,0; I-vein 3,0"
    game = cave(3, tunnel, hands={0: "I-secret"}, front={0: "I-axe"}, veinOptional="true")
    game.web("A", "3,0:e", 2, 1)
    game.play("play I-secret 1", "move 1,0:c", "move 2,0:c", "move 3,0:c")
    assert game.question() == "vein"
    game.play("forgo")
    assert game.question() == "move"
    game.play("stay")
    assert game.question() != "vein"


# Goals


def test_a_goal_is_turned_up_by_a_dwarf() -> None:
    """CAVE-T19, CAVE-149, CAVE-150, CAVE-151, CAVE-152: one move; it joins where the dwarf comes; there it ends."""
    game = cave(3, "I-NESW 3,4; I-EW 4,3", hands={0: "I-secret"}, goals="exit ladder vein den")
    game.put(dwarf_0="3,4:c")
    game.play("play I-secret 1", "move 4,4:w")
    assert game.shown("4,4") == "NW", "the wall of the card to the north is a mismatch that is accepted"
    assert game.where(0) == "4,4:w" and game.seat == 1
    east = cave(3, "I-NESW 5,4", hands={0: "I-secret"}, goals="exit ladder vein den")
    east.put(dwarf_0="5,4:c")
    east.play("play I-secret 1", "move 4,4:e")
    assert east.shown("4,4") == "ES" and east.where(0) == "4,4:e"


def test_laying_a_card_reveals_nothing() -> None:
    """CAVE-149: only a dwarf that comes does."""
    game = cave(3, "I-NESW 2,4", hands={0: "I-EW"})
    events = game.play("place I-EW 3,4")
    assert "goal shown" not in kinds(events) and game.shown("4,4") == ""


def test_the_way_that_fits_is_taken() -> None:
    """CAVE-150, CAVE-152, CAVE-A10: all neighbours before the player's choice; the player chooses between equals."""
    fits = cave(3, "I-NESW 3,4; I-EW 4,3", hands={0: "I-secret"}, goals="exit ladder den vein")
    fits.put(dwarf_0="3,4:c")
    fits.play("play I-secret 1", "move 4,4:w")
    assert fits.shown("4,4") == "ESW", "turned, its wall lies to the north"
    free = cave(3, "I-NESW 3,4", hands={0: "I-secret"}, goals="exit ladder den vein")
    free.put(dwarf_0="3,4:c")
    free.play("play I-secret 1", "move 4,4:w")
    assert free.question() == "orient" and free.legal() == {"orient 4,4", "orient 4,4 turned"}
    free.play("orient 4,4 turned")
    assert free.shown("4,4") == "ESW" and free.where(0) == "4,4:w"
    neither = cave(3, "I-NESW 3,4; I-EW 4,3; I-EW 4,5", hands={0: "I-secret"}, goals="exit ladder den vein")
    neither.put(dwarf_0="3,4:c")
    neither.play("play I-secret 1", "move 4,4:w")
    assert neither.question() == "orient", "no way fits on all sides, both go on where the dwarf came"


def test_what_a_goal_bears() -> None:
    """CAVE-154, CAVE-155, CAVE-A43: a nugget on the vein, a ladder and a den that count once they are face up."""
    vein = cave(3, "I-NESW 3,4; I-EW 4,3", hands={0: "I-secret"}, goals="exit ladder den vein")
    vein.put(dwarf_0="3,4:c")
    before = vein.nuggets()
    vein.play("play I-secret 1", "move 4,4:w")
    assert vein.nuggets() == before + 1 and vein.purses()[0] == 3
    ladder = cave(3, "I-NESW 3,4", hands={0: "I-secret"}, goals="exit den vein ladder")
    ladder.play("play I-secret 1")
    assert ladder.seat == 1, "there is no ladder but the start's"
    ladder.show_goal("4,4")
    ladder.pass_until(0)
    ladder.discard()
    assert ladder.steps() == {"4,4:c"}


@pytest.mark.parametrize("goal", ["exit", "vein"])
def test_a_goal_of_one_field(goal: str) -> None:
    """CAVE-A8, CAVE-148: with the option the dwarf leaves or takes the nugget in the very step."""
    goals = {"exit": "vein ladder den exit", "vein": "exit ladder den vein"}[goal]
    game = cave(3, "I-NESW 3,4; I-EW 4,3", hands={0: "I-secret"}, goals=goals, clans="bl bl bs", goalFields="single")
    game.put(dwarf_0="3,4:c")
    game.play("play I-secret 1", "move 4,4:w")
    assert (game.where(0) == "") == (goal == "exit") and game.purses()[0] == (3 if goal == "exit" else 4)
    entry = cave(3, "I-NESW 3,4; I-EW 4,3", hands={0: "I-secret"}, goals=goals, clans="bl bl bs")
    entry.put(dwarf_0="3,4:c")
    entry.play("play I-secret 1", "move 4,4:w")
    assert entry.where(0) == "4,4:w" and entry.purses()[0] == 3


# The exit


def test_leaving_the_cave() -> None:
    """CAVE-T20, CAVE-72, CAVE-156, CAVE-157, CAVE-158, CAVE-159, CAVE-A45: off the table, known, still in the game."""
    game = cave(5, hands={0: "I-secret I-rat"}, goals="vein ladder den exit", clans="bl yl ys bl yl bl bs yl")
    game.show_goal("4,4")
    game.put(dwarf_0="4,4:w")
    game.play("play I-secret 1")
    events = game.play("move 4,4:c")
    assert game.where(0) == "" and game.is_shown(0) and game.out() == [0]
    (look,) = looks(events, int(ASIDE))
    assert look[3] == tuple(int(role) for role in game.state.aside) and len(look[3]) == 3
    assert project(look, 1) == (look[0], 0, (0, ASIDE), (0, 0, 0))
    assert game.seat == 1 and len(game.hand(0)) == 5, "movement over, a card drawn"
    assert game.purses()[0] == 3
    game.pass_until(0)
    game.play("discard I-rat")
    assert game.seat == 1 and len(game.hand(0)) == 5


def test_only_the_first_one_looks() -> None:
    """CAVE-159: the second dwarf out sees nothing; with nothing aside nobody does."""
    game = cave(5, hands={0: "I-secret", 1: "I-secret"}, goals="vein ladder den exit", clans="bl yl ys bl yl bl bs yl")
    game.show_goal("4,4")
    game.put(dwarf_0="4,4:w", dwarf_1="4,4:n")
    game.play("play I-secret 1", "move 4,4:c")
    assert "aside seen" not in kinds(game.play("play I-secret 2", "move 4,4:c")) and game.out() == [0, 1]
    eight = cave(8, hands={0: "I-secret"}, goals="vein ladder den exit")
    eight.show_goal("3,3")
    eight.put(dwarf_0="3,3:w")
    assert "aside seen" not in kinds(eight.play("play I-secret 1", "move 3,3:c"))


def test_a_monster_on_the_exit() -> None:
    """CAVE-A44, CAVE-148: it attacks first, then the dwarf leaves."""
    game = cave(3, hands={0: "I-secret"}, goals="vein ladder den exit", clans="bl bl bs")
    game.show_goal("4,4")
    game.put(dwarf_0="4,4:w")
    game.beast("goblin", "4,4:c", owner=2)
    game.play("play I-secret 1", "move 4,4:c")
    assert game.purses()[0] == 2 and game.where(0) == ""


def test_the_order_of_one_step() -> None:
    """CAVE-148: the bridge takes its card before the monster attacks."""
    game = cave(3, "I-bridge 0,1", hands={0: "I-secret"})
    game.beast("goblin", "0,1:v", owner=2)
    events = game.play("play I-secret 1", "move 0,1:v")
    told = kinds(events)
    assert told.index("stood") < told.index("discarded") < told.index("earned")


def test_no_way_into_a_goal() -> None:
    """CAVE-A11: if the data had such a goal it would lie upright, the dwarf stay, and the step be spent."""
    game = cave(3, "I-NESW 3,4", hands={0: "I-secret"}, goals="exit ladder vein den")
    game.put(dwarf_0="3,4:c")
    code = 2 * game.rules.tile_names.index("DC-goal-den")
    for turned in (0, 1):
        game.board.fields.ports[(code + turned) << 2 | 3] = -1
    game.play("play I-secret 1", "move 4,4:w")
    assert game.shown("4,4") == "NW" and game.where(0) == "3,4:c"
