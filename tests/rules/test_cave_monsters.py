"""Rat, crawler and goblin: how they come, move, attack and leave, and the axes against them."""

from __future__ import annotations

import pytest

from tests.cave import cave
from undermine.core import change
from undermine.core.event import DISCARDED
from undermine.views.project import project

ROAD = "I-den 1,0; I-EW 2,0; I-EW 3,0; I-EW 4,0; I-EW 5,0; I-EW 6,0; I-EW 7,0"


def test_a_monster_comes_onto_a_den() -> None:
    """CAVE-T10, CAVE-111, CAVE-113, CAVE-116, CAVE-126, CAVE-127: two fields to the dwarf, where it stops and bites."""
    game = cave(3, "I-EW 1,0; I-EW 2,0; I-den 3,0", hands={0: "I-rat"})
    game.put(dwarf_1="1,0:c")
    cards, left = len(game.hand(1)), game.state.left
    assert game.uses("I-rat") == {"play I-rat 3,0:c"}
    game.play("play I-rat 3,0:c")
    assert game.front(0) == ["I-rat"] and game.where("rat") == "3,0:c"
    game.walk("2,0:c")
    events = game.walk("1,0:c")
    assert game.where("rat") == "1,0:c" and game.state.top()[2] == 0, "the rat is done, though it had a step left"
    assert len(game.hand(1)) == cards - 1 and game.maximum(1) == 4 and game.state.left == left
    (lost,) = [event for event in events if event[0] == DISCARDED]
    assert lost[1] == 1 << 1 and project(lost, 2) == (lost[0], 0, (1,), (0,)), "whoever draws it does not see it"


def test_no_den_no_monster() -> None:
    """CAVE-T10, CAVE-112, CAVE-155: dens of face-down goals do not count; then the card cannot be played."""
    game = cave(3, "I-EW 1,0", hands={0: "I-rat"}, goals="den exit ladder vein")
    assert not game.uses("I-rat") and game.may("discard I-rat")
    assert game.why("play I-rat -4,-4:c") == ("no-den-there",)
    assert game.why("play I-rat") == ("not-in-play", "I-rat")
    game.show_goal("-4,-4")
    assert game.uses("I-rat") == {"play I-rat -4,-4:c"}


@pytest.mark.parametrize(("card", "reach"), [("I-rat", 3), ("II-crawler", 4), ("II-goblin", 5)])
def test_how_far(card: str, reach: int) -> None:
    """CAVE-113, CAVE-114, CAVE-115: up to 3, 4, 5 fields; fewer, and to and fro."""
    game = cave(3, ROAD, hands={0: card})
    game.play(f"play {card} 1,0:c")
    game.walk(*(f"{x},0:c" for x in range(2, 2 + reach)))
    name = card.partition("-")[2]
    assert game.where(name) == f"{1 + reach},0:c" and game.state.top()[2] == 0
    back = cave(3, ROAD, hands={0: card})
    back.play(f"play {card} 1,0:c", "move 2,0:c", "move 1,0:c", "stay")
    assert back.where(name) == "1,0:c"
    still = cave(3, ROAD, hands={0: card})
    still.play(f"play {card} 1,0:c", "stay")
    assert still.where(name) == "1,0:c" and still.state.top()[2] == 0


def test_a_meeting_ends_the_movement() -> None:
    """CAVE-T13, CAVE-116, CAVE-117, CAVE-130, CAVE-131, CAVE-A61: all dwarfs there; without gold nothing is lost."""
    game = cave(3, ROAD, hands={0: "II-goblin"}, purse={1: 2, 2: 0})
    game.put(dwarf_1="3,0:c", dwarf_2="3,0:c")
    game.play("play II-goblin 1,0:c", "move 2,0:c", "move 3,0:c")
    assert game.purses() == [3, 1, 0] and game.where("goblin") == "3,0:c"
    assert game.question() == "move" and game.state.top()[2] == 0
    assert 46 - game.nuggets() == 42


def test_the_order_of_losses() -> None:
    """CAVE-A61: clockwise from the player on turn."""
    game = cave(4, ROAD, hands={2: "I-rat"}, first=2)
    game.put(dwarf_0="2,0:c", dwarf_1="2,0:c", dwarf_3="2,0:c")
    events = game.play("play I-rat 1,0:c", "move 2,0:c")
    assert [event[2][0] for event in events if event[0] == DISCARDED] == [3, 0, 1]


def test_the_own_dwarf_is_no_exception() -> None:
    """CAVE-117: any dwarf, also that of whoever leads the monster."""
    game = cave(3, ROAD, hands={0: "II-goblin"})
    game.put(dwarf_0="2,0:c")
    game.play("play II-goblin 1,0:c", "move 2,0:c")
    assert game.purses() == [2, 3, 3]


def test_ways_of_monsters() -> None:
    """CAVE-118: ladders, bridges and tunnels cost them nothing; no web is passed."""
    game = cave(3, "I-den-NESW 1,0; I-bridge 1,1; I-NS 1,2", hands={0: "II-goblin"})
    cards = [len(game.hand(seat)) for seat in (1, 2)]
    game.play("play II-goblin 1,0:c", "move 1,1:v", "move 1,2:c", "stay")
    assert [len(game.hand(seat)) for seat in (1, 2)] == cards and game.maximum(0) == 5
    ladder = cave(3, "I-den 1,0; I-lad-NE -5,-5", hands={0: "II-goblin"})
    for seat in range(3):
        change.stand(ladder.state, seat, -1)
    ladder.play("play II-goblin 1,0:c", "move 0,0:c")
    assert ladder.steps() == {"1,0:c", "-5,-5:c"}
    tunnel = cave(3, "I-den-NES 0,1; I-tun 0,2", hands={0: "II-goblin"})
    tunnel.play("play II-goblin 0,1:c", "move 0,2:a", "move 0,2:t", "move 0,2:b", "stay")
    assert tunnel.where("goblin") == "0,2:b" and tunnel.purses() == [3, 3, 3]
    webbed = cave(3, ROAD, hands={0: "II-goblin"})
    webbed.web("A", "1,0:e", 1, owner=2)
    webbed.put(dwarf_0="5,0:c", dwarf_1="5,0:c", dwarf_2="5,0:c")
    webbed.play("play II-goblin 1,0:c")
    assert webbed.steps() == {"0,0:c"}


def test_a_monster_in_a_face_down_goal() -> None:
    """CAVE-119, CAVE-A14, CAVE-54: it does not reveal it and leaves by the side by which it came."""
    game = cave(3, "I-den 3,4; I-NESW 4,3; I-NESW 5,4", hands={0: "II-goblin"})
    game.play("play II-goblin 3,4:c", "move 4,4:w")
    assert game.shown("4,4") == "" and game.steps() == {"3,4:c"}
    game.play("stay")
    assert game.where("goblin") == "4,4:w"


@pytest.mark.parametrize("hand", ["den", "exit"])
def test_a_dwarf_finds_a_monster_in_a_goal(hand: str) -> None:
    """CAVE-A14: the monster is put on the field where the dwarf comes in, and attacks."""
    goals = {"den": "exit ladder vein den", "exit": "den ladder vein exit"}[hand]
    game = cave(3, "I-NESW 3,4; I-NESW 4,3", hands={0: "I-secret"}, goals=goals)
    game.beast("goblin", "4,4:n", owner=2)
    game.put(dwarf_0="3,4:c")
    game.play("play I-secret 1", "move 4,4:w")
    assert game.where(0) == game.where("goblin") == "4,4:w" and game.purses()[0] == 2
    assert game.seat == 1, "and the movement is over"


def test_places_of_monsters() -> None:
    """CAVE-A15: the start card, a revealed goal and the exit are fields like others."""
    game = cave(3, "I-den 3,4", hands={0: "II-goblin"}, goals="den ladder vein exit")
    game.show_goal("4,4")
    game.play("play II-goblin 3,4:c", "move 4,4:w", "move 4,4:c", "stay")
    assert game.where("goblin") == "4,4:c"
    start = cave(3, "I-den 1,0", hands={0: "II-goblin"})
    start.put(dwarf_0="1,0:c", dwarf_1="1,0:c", dwarf_2="1,0:c")
    start.beast("crawler", "1,0:c", owner=1)
    assert start.may("play II-goblin 1,0:c")


def test_a_dwarf_that_steps_onto_a_monster() -> None:
    """CAVE-120, CAVE-147, CAVE-A60: it is attacked and stops; others who stand there are not attacked."""
    game = cave(3, "I-EW 1,0; I-EW 2,0; I-EW 3,0", hands={0: "I-secret"})
    game.beast("goblin", "1,0:c", owner=2)
    game.put(dwarf_1="1,0:c")
    game.play("play I-secret 1", "move 1,0:c")
    assert game.purses() == [2, 3, 3] and game.seat == 1 and game.where(0) == "1,0:c"


def test_only_the_arriving_dwarf_may_use_an_axe() -> None:
    """CAVE-A60: the axe of another who stands there is not asked for."""
    game = cave(3, "I-EW 1,0", hands={0: "I-secret"}, front={1: "I-axe"})
    game.beast("goblin", "1,0:c", owner=2)
    game.put(dwarf_1="1,0:c")
    game.play("play I-secret 1", "move 1,0:c")
    assert game.purses()[0] == 2 and game.front(1) == ["I-axe"]


def test_no_second_attack_without_a_step() -> None:
    """CAVE-A17: a dwarf that begins its turn beside a monster may stay or leave; coming back is another attack."""
    game = cave(3, "I-EW 1,0", hands={0: "I-secret"})
    game.beast("goblin", "0,0:c", owner=2)
    game.play("play I-secret 1")
    assert game.purses()[0] == 3
    game.walk("1,0:c")
    assert game.purses()[0] == 3
    game.walk("0,0:c")
    assert game.purses()[0] == 2 and game.seat == 1


def test_two_monsters_on_a_field() -> None:
    """CAVE-A18: both attack; one axe removes one of them."""
    game = cave(3, "I-EW 1,0", hands={0: "I-secret"}, front={0: "I-axe"})
    game.beast("goblin", "1,0:c", owner=2)
    game.beast("crawler", "1,0:c", owner=1)
    game.play("play I-secret 1", "move 1,0:c")
    assert game.question() == "axe" and game.rules.figure_names[game.state.top()[2]] == "crawler"
    game.play("axe")
    assert game.where("crawler") == "" and not game.lies(0) and game.purses()[0] == 2


def test_a_monster_leaves() -> None:
    """CAVE-T11, CAVE-63, CAVE-121: at the start of the next turn of whoever played its card, which is discarded."""
    game = cave(3, "I-den 1,0; I-EW 2,0", hands={0: "II-goblin"})
    game.play("play II-goblin 1,0:c", "stay", "stay")
    for _ in range(2):
        assert game.where("goblin") == "1,0:c"
        game.pass_turn()
    assert game.seat == 0 and game.where("goblin") == "" and game.front(0) == [] and "II-goblin" in game.pile()
    again = cave(3, "I-den 1,0", hands={0: "III-goblin"})
    assert again.may("play III-goblin 1,0:c"), "it can be summoned again"


def test_a_second_card_moves_it_on() -> None:
    """CAVE-T12, CAVE-122, CAVE-123, CAVE-124, CAVE-125, CAVE-D3: from where it stands, no den; the older card goes."""
    game = cave(3, "I-EW 1,0; I-EW 2,0", hands={1: "II-crawler"}, first=1)
    game.put(dwarf_1="1,0:c")
    change.stand(game.state, game.board.monster + 1, game.state.figures[1])
    change.front(game.state, 0, game.rules.code["III-crawler"])
    assert game.uses("II-crawler") == {"play II-crawler"}
    assert game.why("play II-crawler 1,0:c") == ("already-in-play", "II-crawler")
    game.play("play II-crawler")
    assert not game.lies(1), "to begin there is no attack"
    assert game.front(0) == [] and game.front(1) == ["II-crawler"] and "III-crawler" in game.pile()
    game.play("move 2,0:c", "move 1,0:c")
    assert game.lies(1) and game.seat == 2, "the own dwarf is hit and does not move in this turn"
    game.pass_turn()
    assert game.where("crawler") == "1,0:c", "the turn of the first owner changes nothing"
    game.pass_turn()
    assert game.seat == 1 and game.where("crawler") == ""


def test_a_card_without_a_move_refreshes_the_stay() -> None:
    """CAVE-A58, CAVE-124: to play it is enough."""
    game = cave(3, "I-EW 1,0", hands={1: "II-rat"}, first=1)
    game.beast("rat", "1,0:c", owner=2)
    game.play("play II-rat", "stay")
    assert game.front(2) == [] and game.front(1) == ["II-rat"] and game.where("rat") == "1,0:c"


@pytest.mark.parametrize("pounces", ["true", "false"])
def test_a_dwarf_on_the_den(pounces: str) -> None:
    """CAVE-A16: it meets the dwarf at once and does not move; the option wants it to come again."""
    game = cave(3, "I-den 1,0; I-EW 2,0", hands={0: "II-goblin"}, spawnAttacks=pounces)
    game.put(dwarf_1="1,0:c")
    game.play("play II-goblin 1,0:c")
    if pounces == "true":
        assert game.purses()[1] == 2 and game.state.top()[2] == 0
    else:
        assert game.purses()[1] == 3 and game.steps() == {"0,0:c", "2,0:c"}
        game.play("move 2,0:c", "move 1,0:c")
        assert game.purses()[1] == 2


# What attacks do


def test_a_rat_and_an_empty_hand() -> None:
    """CAVE-127, CAVE-A33: an attack that takes nothing does not lower the maximum."""
    game = cave(3, "I-den 1,0; I-EW 2,0", hands={0: "I-rat"})
    for card in game.state.hand(1):
        change.spend(game.state, 1, card)
        change.bury(game.state, card)
    game.put(dwarf_1="2,0:c")
    game.play("play I-rat 1,0:c", "move 2,0:c")
    assert game.maximum(1) == 5


def test_every_rat_bites() -> None:
    """CAVE-127, CAVE-161: two attacks, two cards of the maximum."""
    game = cave(3, "I-den 1,0; I-EW 2,0", hands={0: "I-rat", 1: "I-rat"})
    game.put(dwarf_2="2,0:c")
    game.play("play I-rat 1,0:c", "move 2,0:c", "stay")
    game.play("play I-rat", "move 1,0:c", "move 2,0:c")
    assert game.maximum(2) == 3 and len(game.hand(2)) == 3


def test_paralysed() -> None:
    """CAVE-T15, CAVE-63, CAVE-128, CAVE-129, CAVE-A28: laid down at once; a turn without a move; then as before."""
    game = cave(3, "I-den 1,0; I-EW 2,0", hands={2: "II-crawler"}, first=2)
    game.put(dwarf_0="2,0:c")
    game.play("play II-crawler 1,0:c", "move 2,0:c")
    assert game.lies(0)
    game.play("stay")
    assert game.seat == 0 and not game.lies(0), "stood up"
    game.discard()
    assert game.seat == 1, "played and drew, but was not asked to move"
    assert len(game.hand(0)) == 5
    game.pass_until(0)
    game.discard()
    assert game.question() == "move" and game.steps()


def test_paralysed_twice_is_paralysed_once() -> None:
    """CAVE-A29: whatever number of hits before the next own turn; a dwarf that lies may be attacked and use an axe."""
    game = cave(3, "I-den 1,0; I-EW 2,0", hands={1: "II-crawler", 2: "II-crawler"}, first=1, front={0: "I-axe"})
    game.put(dwarf_0="2,0:c")
    game.play("play II-crawler 1,0:c", "move 2,0:c", "endure", "stay")
    assert game.lies(0)
    game.play("play II-crawler", "move 1,0:c", "move 2,0:c")
    assert game.question() == "axe" and game.seat == 0
    game.play("endure", "stay")
    assert game.seat == 0 and not game.lies(0)
    game.discard()
    game.pass_until(0)
    game.discard()
    assert game.question() == "move"


def test_paralysed_in_the_own_turn() -> None:
    """CAVE-A30: the movement ends, and the following own turn is without one."""
    game = cave(3, "I-EW 1,0; I-EW 2,0", hands={0: "I-secret"})
    game.beast("crawler", "1,0:c", owner=2)
    game.play("play I-secret 1", "move 1,0:c")
    assert game.seat == 1 and game.lies(0)
    game.pass_until(0)
    game.discard()
    assert game.seat == 1


# Axes


def test_an_axe_averts_the_attack_from_all() -> None:
    """CAVE-T14, CAVE-106, CAVE-107, CAVE-109, CAVE-A20: monster to the bank, its card away, nobody loses anything."""
    game = cave(3, ROAD, hands={0: "II-goblin"}, front={2: "I-axe"})
    game.put(dwarf_1="3,0:c", dwarf_2="3,0:c")
    game.play("play II-goblin 1,0:c", "move 2,0:c", "move 3,0:c")
    assert game.seat == 2 and game.legal() == {"axe", "endure"}
    game.play("axe")
    assert game.purses() == [3, 3, 3] and game.where("goblin") == ""
    assert game.front(0) == [] and game.front(2) == [] and {"II-goblin", "I-axe"} <= set(game.pile())
    assert game.seat == 0 and game.state.top()[2] == 0, "its movement is over; now the dwarf's"


def test_an_axe_may_be_kept() -> None:
    """CAVE-106: the owner may; otherwise the attack takes place."""
    game = cave(3, ROAD, hands={0: "II-goblin"}, front={2: "I-axe"})
    game.put(dwarf_1="3,0:c", dwarf_2="3,0:c")
    game.play("play II-goblin 1,0:c", "move 2,0:c", "move 3,0:c", "endure")
    assert game.purses() == [3, 2, 2] and game.front(2) == ["I-axe"]


def test_an_axe_in_hand_is_no_help() -> None:
    """CAVE-108: it must lie before its owner when the monster comes."""
    game = cave(3, ROAD, hands={0: "II-goblin", 1: "I-axe II-axe"})
    game.put(dwarf_1="2,0:c")
    game.play("play II-goblin 1,0:c", "move 2,0:c")
    assert game.seat == 0 and game.purses()[1] == 2


def test_who_is_asked_first() -> None:
    """CAVE-A21: the player on turn, then clockwise; the first yes settles it."""
    game = cave(4, ROAD, hands={2: "II-goblin"}, first=2, front={0: "I-axe", 2: "II-axe", 3: "III-axe"})
    game.put(dwarf_0="2,0:c", dwarf_2="2,0:c", dwarf_3="2,0:c")
    game.play("play II-goblin 1,0:c", "move 2,0:c")
    assert game.seat == 2
    game.play("endure")
    assert game.seat == 3
    game.play("axe")
    assert game.front(0) == ["I-axe"] and game.front(2) == ["II-axe"] and game.seat == 2


@pytest.mark.parametrize("moves_on", ["false", "true"])
def test_after_an_axe(moves_on: str) -> None:
    """CAVE-A19, CAVE-147: the movement has ended; the option lets the dwarf go on."""
    game = cave(
        3, "I-EW 1,0; I-EW 2,0", hands={0: "I-secret"}, front={0: "I-axe"}, moveOnAfterAxe=moves_on
    )  # fmt: skip
    game.beast("goblin", "1,0:c", owner=2)
    game.play("play I-secret 1", "move 1,0:c", "axe")
    assert game.where("goblin") == "" and game.front(2) == []
    assert (game.seat == 0) == (moves_on == "true")
    if moves_on == "true":
        game.walk("2,0:c")
        assert game.where(0) == "2,0:c"


def test_who_is_outside_cannot_be_attacked() -> None:
    """CAVE-A46: there is no dwarf to meet."""
    game = cave(3, ROAD, hands={0: "II-goblin"})
    change.stand(game.state, 1, -1)
    game.play("play II-goblin 1,0:c", "move 2,0:c", "move 3,0:c", "stay")
    assert game.purses() == [3, 3, 3]
