"""Turns of the Dark Cave, instant cards, webs and equipment."""

from __future__ import annotations

import pytest

from tests.cave import Cave, cave
from tests.changes import looks
from tests.scenario import kinds
from undermine.core import change
from undermine.core.event import BURIED, DISCARDED, REMOVED, SWAPPED
from undermine.core.zone import GOAL, ROLE
from undermine.views.project import project


def empty(game: Cave, *seats: int) -> None:
    """No cards in these hands; they go onto the pile."""
    for seat in seats:
        for card in game.state.hand(seat):
            change.spend(game.state, seat, card)
            change.bury(game.state, card)


# Turns


def test_play_then_move_then_draw() -> None:
    """CAVE-64, CAVE-65, CAVE-66, CAVE-67: one of the three kinds of play, then the dwarf, then one card."""
    game = cave(3, hands={0: "I-EW I-secret"})
    assert {words.split()[0] for words in game.legal()} == {"place", "play", "discard"}
    left = game.state.left
    game.play("place I-EW 1,0")
    assert game.seat == 0 and game.question() == "move" and game.state.left == left
    assert len(game.hand(0)) == 4
    events = game.play("stay")
    assert "drew" in kinds(events) and len(game.hand(0)) == 5 and game.state.left == left - 1
    assert game.seat == 1


def test_discarding() -> None:
    """CAVE-65, CAVE-67, CAVE-132..134: one or two, face down; the dwarf may move; as many are drawn."""
    for cards, drawn in (("I-EW", 1), ("I-EW I-secret", 2)):
        game = cave(3, "I-NESW 1,0", hands={0: "I-EW I-secret"})
        left = game.state.left
        events = game.play(f"discard {cards}")
        told = [event for event in events if event[0] == DISCARDED]
        assert len(told) == drawn and all(project(event, 1) == (event[0], 0, (0,), (0,)) for event in told)
        assert game.question() == "move"
        game.play("move 1,0:c", "stay")
        assert left - game.state.left == drawn and len(game.hand(0)) == 5
    three = cave(3, hands={0: "I-EW I-secret I-NS"})
    assert three.why("discard I-EW I-secret I-NS") == ("passes-too-many",)
    last = cave(3, hands={0: "I-EW"})
    for card in last.state.hand(0)[1:]:
        change.spend(last.state, 0, card)
        change.bury(last.state, card)
    (only,) = last.hand(0)
    assert {words for words in last.legal() if words.startswith("discard")} == {f"discard {only}"}


def test_a_turn_without_a_play_does_not_exist() -> None:
    """CAVE-65: whoever has cards plays or discards; there is no third way."""
    game = cave(3, hands={0: "II-crawler II-crawler II-goblin"})
    assert all(words.split()[0] in ("place", "play", "discard") for words in game.legal())
    assert not game.uses("II-crawler"), "no den, no monster"


def test_nobody_moves_for_others() -> None:
    """CAVE-136: the question after a play is about the own dwarf only."""
    game = cave(3, "I-EW 1,0; I-EW 2,0", hands={0: "I-secret"})
    game.put(dwarf_1="2,0:c")
    game.play("play I-secret 1")
    assert game.state.top()[2] == 0 and game.steps() == {"1,0:c"}


def test_an_empty_pile_and_too_few_cards() -> None:
    """CAVE-68, CAVE-69, CAVE-71: what is there is drawn; nothing is shuffled again."""
    game = cave(3, hands={0: "I-EW I-secret"})
    game.state.left = 1
    game.play("discard I-EW I-secret")
    assert len(game.hand(0)) == 4 and game.state.left == 0
    spent = int(game.state.spent)
    game.discard()
    assert len(game.hand(1)) == 4 and game.state.left == 0 and game.state.spent == spent + 1


def test_without_cards_a_turn_is_skipped() -> None:
    """CAVE-70, CAVE-A27, CAVE-A28: no play, no move, no draw; monsters leave, webs age and the paralysed stand up."""
    game = cave(3, "I-EW 1,0; I-den 2,0", hands={0: "I-secret"})
    empty(game, 1)
    game.beast("rat", "2,0:c", owner=1)
    game.web("A", "1,0:e", 2, owner=1)
    change.note(game.state, game.board.lying, 1 << 1)
    left = game.state.left
    game.play("play I-secret 2", "stay")
    assert game.seat == 2 and len(game.hand(1)) == 0
    assert game.state.left == left - 1, "only the seat that played has drawn"
    assert game.where("rat") == "" and game.webs() == {"A": 1} and not game.lies(1)
    assert game.front(1) == ["I-web"]


def test_all_are_skipped() -> None:
    """CAVE-A50: cards in the pile, but nobody ever draws again: after a circle it is over."""
    game = cave(2, hands={0: "I-secret"})
    empty(game, 1)
    for card in game.state.hand(0):
        if game.rules.names[card] != "I-secret":
            change.spend(game.state, 0, card)
            change.bury(game.state, card)
    for seat in (0, 1):
        change.note(game.state, game.board.hand_max + seat, 0)
    game.play("play I-secret 1")
    assert game.state.left > 0 and game.state.depth == 0


# Secret information


def test_secret_information() -> None:
    """CAVE-84, CAVE-85, CAVE-86: a goal or a clan card, for the player's eyes only; the card was shown."""
    game = cave(3, hands={0: "I-secret I-secret"}, goals="exit den ladder vein", clans="bl bs bl")
    assert game.uses("I-secret") == {f"play I-secret {target}" for target in ("1", "2", "-4,-4", "4,-4", "-4,4", "4,4")}
    assert game.why("play I-secret 0") == ("not-yourself",)
    events = game.play("play I-secret -4,-4")
    (look,) = looks(events, int(GOAL))
    assert game.rules.goal_names[look[3][0]] == "DC-exit"
    assert project(look, 1) == (look[0], 0, (0, GOAL), (0,)) and project(look, 0) == look
    assert [event for event in events if event[0] == BURIED] and game.pile() == ["I-secret"]
    assert game.shown("-4,-4") == "", "it stays face down"
    game.pass_until(0)
    events = game.play("play I-secret 1")
    (look,) = looks(events, int(ROLE))
    assert game.rules.role_names[look[3][0]] == "blue-saboteur" and project(look, 2) == (
        look[0],
        0,
        (0, ROLE + 1),
        (0,),
    )


def test_nothing_left_to_look_at() -> None:
    """CAVE-A53: face-up cards are not offered; with none left the card can only be discarded."""
    game = cave(3, hands={0: "I-secret"})
    change.note(game.state, game.board.shown, 0b110)
    assert game.why("play I-secret 1") == ("clan-card-shown", "1")
    for cell in ("-4,-4", "4,-4", "-4,4", "4,4"):
        assert game.may(f"play I-secret {cell}")
        game.show_goal(cell)
        assert game.why(f"play I-secret {cell}") == ("goal-face-up",)
    assert not game.uses("I-secret") and game.may("discard I-secret")


# Rockfall


def test_rockfall() -> None:
    """CAVE-87, CAVE-88, CAVE-89: any path card on which nobody stands; it goes onto the discard pile."""
    game = cave(3, "I-EW 1,0; I-EW 2,0; I-den 3,0; I-NESW 4,0", hands={0: "I-rockfall"}, goals="exit den ladder vein")
    game.put(dwarf_1="1,0:c")
    game.beast("rat", "3,0:c", owner=1)
    game.show_goal("4,4")
    assert game.uses("I-rockfall") == {"play I-rockfall 2,0", "play I-rockfall 4,0"}
    assert game.why("play I-rockfall 1,0") == game.why("play I-rockfall 3,0") == ("somebody-stands-there",)
    assert game.why("play I-rockfall 0,0") == game.why("play I-rockfall 4,4") == ("stays-for-the-round",)
    events = game.play("play I-rockfall 2,0")
    assert [event for event in events if event[0] == REMOVED] and sorted(game.pile()) == ["I-EW", "I-rockfall"]
    assert game.shown("2,0") == ""


def test_a_rockfall_takes_webs_and_gold_along() -> None:
    """CAVE-T18, CAVE-90, CAVE-91, CAVE-92, CAVE-93, CAVE-101: webs on open ends, and the nugget of a vein."""
    game = cave(3, "I-vein 1,0", hands={0: "I-rockfall"})
    game.web("A", "1,0:e", 2, owner=1)
    game.web("B", "0,0:e", 2, owner=2)
    before = game.nuggets()
    game.play("play I-rockfall 1,0")
    assert game.webs() == {"B": 2} and game.front(1) == [] and game.front(2) == ["II-web"]
    assert "I-web" in game.pile()
    assert game.nuggets() == before - 1
    # The other web lies on the start card's open end now, and a card laid there is behind it.
    game.lay("I-EW 1,0")
    assert game.board.web_on(game.state, game.rules.read_cell("0,0"), 1) >= 0


def test_a_web_towards_a_goal_goes_with_the_card() -> None:
    """CAVE-90, CAVE-A25: a face-down goal has no side that would hold it."""
    game = cave(3, "I-EW 2,4; I-EW 3,4", hands={0: "I-rockfall"})
    game.web("A", "3,4:e", 2, owner=1)
    game.play("play I-rockfall 3,4")
    assert game.webs() == {}


# Hand swap


def test_hand_swap() -> None:
    """CAVE-T21, CAVE-94, CAVE-95, CAVE-D2: complete hands; the other one draws at the end of the turn."""
    game = cave(3, hands={0: "II-hand-swap I-EW", 1: "I-secret I-secret"})
    mine, theirs = game.hand(0), game.hand(1)
    mine.remove("II-hand-swap")
    left = game.state.left
    events = game.play("play II-hand-swap 1")
    if game.question() == "move":
        game.play("stay")
    assert game.hand(0) == theirs and len(game.hand(0)) == 5
    assert sorted(game.hand(1))[: len(mine)] and len(game.hand(1)) == 5 and set(mine) <= set(game.hand(1))
    assert left - game.state.left == 1
    (swap,) = [event for event in events if event[0] == SWAPPED]
    assert swap[1] == 0b11, "the two see it, nobody else"
    assert game.why("play I-secret 0") and game.uses("II-hand-swap") == set()


def test_hand_swap_with_anybody() -> None:
    """CAVE-A37: with an empty hand, and with a player whose dwarf is outside."""
    game = cave(3, hands={0: "II-hand-swap"})
    empty(game, 1)
    change.stand(game.state, 2, -1)
    change.note(game.state, game.board.left + 2, 1)
    assert game.uses("II-hand-swap") == {"play II-hand-swap 1", "play II-hand-swap 2"}
    assert game.why("play II-hand-swap 0") == ("not-yourself",)
    game.play("play II-hand-swap 1")
    assert len(game.hand(0)) == 0 and len(game.hand(1)) == 5


@pytest.mark.parametrize(("limit", "cards"), [("cap_draw", 4), ("emergent", 5)])
def test_hand_swap_at_the_maximum(limit: str, cards: int) -> None:
    """CAVE-A34, CAVE-A36, CAVE-162: a partner at the maximum draws nothing, unless the maximum is only told."""
    game = cave(3, hands={0: "II-hand-swap"}, handLimit=limit)
    change.note(game.state, game.board.hand_max + 1, 4)
    game.play("play II-hand-swap 1")
    assert len(game.hand(1)) == cards and len(game.hand(0)) == 5


def test_an_oversized_hand_is_not_cut_down() -> None:
    """CAVE-162, CAVE-A34: with a maximum of 3 and five cards, one draws nothing until one is below it."""
    game = cave(2, hands={0: "I-EW"})
    change.note(game.state, game.board.hand_max, 3)
    sizes = []
    for _ in range(4):
        game.pass_turn()
        sizes.append(len(game.hand(0)))
        game.pass_turn()
    assert sizes == [4, 3, 3, 3]
    two = cave(2, hands={0: "I-EW I-NS"})
    change.note(two.state, two.board.hand_max, 4)
    two.play("discard I-EW I-NS")
    assert len(two.hand(0)) == 4, "two were due, one had room"


# Webs


def test_where_a_web_may_lie() -> None:
    """CAVE-96, CAVE-97, CAVE-A25, CAVE-A26: every open side of a face-up card, each edge once, beside anybody."""
    game = cave(3, "I-EW 1,0; I-NE~ 2,0; I-NESW 3,4", hands={0: "I-web"}, goals="exit ladder vein den")
    sides = {words.split()[2] for words in game.uses("I-web")}
    assert sides == {
        "0,0:n", "0,0:e", "0,0:s", "0,0:w", "1,0:e", "2,0:s", "3,4:n", "3,4:e", "3,4:s", "3,4:w",
    }  # fmt: skip
    assert game.why("play I-web 1,0:w") == ("edge-named-otherwise",)
    assert game.why("play I-web 1,0:n") == game.why("play I-web 9,9:n") == ("no-open-side",)
    events = game.play("play I-web 1,0:e")
    assert kinds(events).count("posted") == 1 and game.webs() == {"A": 2} and game.front(0) == ["I-web"]
    other = cave(3, "I-EW 1,0", hands={0: "II-web"}, goals="exit ladder vein den")
    other.web("A", "0,0:e", 1, owner=1)
    other.put(dwarf_1="1,0:c")
    assert other.why("play II-web 0,0:e") == ("web-there",)
    other.show_goal("4,4")
    assert {"play II-web 4,4:n", "play II-web 4,4:w"} <= other.legal()
    # A wall against an open side, beside a revealed goal.
    other.lay("I-NESW 5,4")
    assert other.may("play II-web 5,4:w")


def test_two_rounds_of_a_web() -> None:
    """CAVE-T16, CAVE-63, CAVE-99, CAVE-100, CAVE-101: 2, then 1, then gone with its card."""
    game = cave(3, "I-NESW 1,0", hands={0: "I-web"})
    game.play("play I-web 0,0:e")
    assert game.question() == "turn" or game.play("stay")
    shown = [game.webs()]
    for _ in range(2):
        game.pass_until(0)
        shown.append(game.webs())
    assert shown == [{"A": 2}, {"A": 1}, {}]
    assert game.front(0) == [] and "I-web" in game.pile()


def test_a_web_that_shows_one_still_blocks() -> None:
    """CAVE-98, CAVE-99, CAVE-146: no dwarf and no monster passes."""
    game = cave(3, "I-EW 1,0; I-den 2,0", hands={0: "I-rat"})
    game.web("A", "1,0:e", 1, owner=2)
    game.put(dwarf_0="1,0:c")
    game.play("play I-rat 2,0:c")
    assert game.question() == "move" and game.state.top()[2] == 0, "the rat has no way, so it is the dwarf's move"
    assert game.steps() == {"0,0:c"}
    assert game.why("move 2,0:c") == ("web-in-the-way",)


# Equipment


def test_equipment_lies_before_anybody() -> None:
    """CAVE-102, CAVE-104, CAVE-A56: before oneself or others; one pair of boots each."""
    game = cave(3, hands={0: "I-boots I-axe", 1: "II-boots"})
    assert game.uses("I-boots") == {f"play I-boots {seat}" for seat in range(3)}
    assert game.uses("I-axe") == {f"play I-axe {seat}" for seat in range(3)}
    game.play("play I-boots 2")
    assert game.front(2) == ["I-boots"]
    assert game.uses("II-boots") == {"play II-boots 0", "play II-boots 1"}
    assert game.why("play II-boots 2") == ("has-boots", "2")
    full = cave(2, hands={0: "III-boots"}, front={0: "I-boots", 1: "II-boots"})
    assert not full.uses("III-boots") and full.may("discard III-boots")


def test_boots_count_at_once() -> None:
    """CAVE-103, CAVE-135: four moves in the turn in which they are laid."""
    row = "; ".join(f"I-EW {x},0" for x in range(1, 5))
    game = cave(3, row, hands={0: "I-boots"})
    game.play("play I-boots 0")
    game.walk("1,0:c", "2,0:c", "3,0:c", "4,0:c")
    assert game.where(0) == "4,0:c" and game.seat == 1


def test_an_axe_cuts_a_web() -> None:
    """CAVE-T17, CAVE-105, CAVE-110, CAVE-146, CAVE-A23: from 2 to 1, then away; with two axes at once."""
    game = cave(3, "II-EW 1,0; I-EW 2,0", hands={1: "I-secret"}, front={1: "I-axe II-axe"}, first=1)
    game.web("A", "1,0:e", 2, owner=2)
    game.put(dwarf_1="1,0:w")
    game.play("play I-secret 0")
    assert game.why("cut 1,0:e") == ("no-web-here",), "not from the other end of the card"
    game.play("move 1,0:e")
    assert game.steps() == {"1,0:w"} and game.may("cut 1,0:e")
    game.play("cut 1,0:e")
    assert game.webs() == {"A": 1} and game.front(1) == ["II-axe"] and game.steps() == {"1,0:w"}
    game.play("cut 1,0:e")
    assert game.webs() == {} and game.front(2) == [] and game.front(1) == []
    game.walk("2,0:c")
    assert game.where(1) == "2,0:c"
    assert {"I-axe", "II-axe", "I-web"} <= set(game.pile())


def test_an_axe_from_either_card_and_at_any_time() -> None:
    """CAVE-105, CAVE-110, CAVE-A22: before the play, and in the turn in which the axe is laid; from both sides."""
    for place, side in (("0,0:c", "0,0:e"), ("1,0:c", "1,0:w")):
        game = cave(3, "I-EW 1,0", hands={0: "II-axe"}, front={0: "I-axe"})
        game.web("A", "0,0:e", 1, owner=2)
        game.put(dwarf_0=place)
        assert game.may(f"cut {side}")
        game.play(f"cut {side}")
        assert game.webs() == {} and game.seat == 0 and game.question() == "turn"
    fresh = cave(3, "I-EW 1,0", hands={0: "I-axe"})
    fresh.web("A", "0,0:e", 1, owner=2)
    assert not fresh.may("cut 0,0:e") and fresh.why("cut 0,0:e") == ("no-axe",)
    fresh.play("play I-axe 0")
    assert fresh.legal() >= {"cut 0,0:e", "stay"}


@pytest.mark.parametrize("cuts", ["true", "false"])
def test_an_axe_that_was_laid_too_late(cuts: str) -> None:
    """CAVE-A22, CAVE-108: by option it must have lain there when the dwarf came to the web; older axes do."""
    game = cave(3, "I-EW 1,0; I-EW -1,0", hands={0: "I-axe"}, freshAxeCuts=cuts)
    game.web("A", "0,0:e", 1, owner=2)
    game.play("play I-axe 0")
    assert game.may("cut 0,0:e") == (cuts == "true")
    if cuts == "true":
        return
    assert game.why("cut 0,0:e") == ("axe-too-late",) and game.why("cut 0,0:w") == ("no-web-here",)
    later = cave(3, "I-EW 1,0", hands={0: "I-axe"}, freshAxeCuts=cuts)
    later.web("A", "0,0:e", 2, owner=0)
    later.play("play I-axe 0")
    later.pass_until(0)
    assert later.may("cut 0,0:e"), "in the next turn it lies there in time"
    given = cave(3, "I-EW 1,0", hands={2: "I-axe"}, first=2, freshAxeCuts=cuts)
    given.web("A", "0,0:e", 2, owner=1)
    given.play("play I-axe 0")
    assert given.seat == 0 and given.may("cut 0,0:e"), "another laid it before the turn"
    older = cave(3, "I-EW 1,0", hands={0: "II-axe"}, front={0: "I-axe"}, freshAxeCuts=cuts)
    older.web("A", "0,0:e", 2, owner=2)
    older.play("play II-axe 0", "cut 0,0:e")
    assert older.front(0) == ["II-axe"] and older.webs() == {"A": 1} and not older.may("cut 0,0:e")


def test_a_fresh_axe_cuts_webs_that_the_dwarf_comes_to() -> None:
    """CAVE-A22, CAVE-105: the situation arises when the dwarf arrives, also if it comes back to the same web."""
    game = cave(3, "I-EW 1,0; I-EW -1,0", hands={0: "I-axe"}, front={0: "II-axe"}, freshAxeCuts="false")
    game.web("A", "0,0:e", 1, owner=2)
    game.web("B", "-1,0:w", 1, owner=1)
    game.play("play I-axe 0", "move -1,0:c")
    assert game.may("cut -1,0:w")
    game.play("move 0,0:c", "cut 0,0:e")
    assert game.webs() == {"B": 1}
    both = cave(3, "I-EW 1,0; I-EW -1,0", hands={0: "I-axe"}, front={0: "II-axe"}, freshAxeCuts="false")
    both.web("A", "0,0:e", 2, owner=2)
    both.play("play I-axe 0")
    both.play("cut 0,0:e", "move -1,0:c", "move 0,0:c", "cut 0,0:e")
    assert both.webs() == {} and both.front(0) == []


def test_the_fresh_axe_is_used_where_it_can_be() -> None:
    """CAVE-A22, CAVE-A24: with the wide reach a web stays the same from every field of the card."""
    game = cave(3, "II-EW 1,0; I-EW 2,0", hands={0: "I-axe"}, freshAxeCuts="false", axeWebRange="card")
    game.put(dwarf_0="1,0:w")
    game.web("A", "1,0:e", 1, owner=2)
    game.play("play I-axe 0")
    assert not game.may("cut 1,0:e")
    game.play("move 1,0:e")
    assert not game.may("cut 1,0:e") and game.why("cut 1,0:e") == ("axe-too-late",)
    two = cave(3, "II-EW 1,0; I-EW 2,0", hands={0: "I-axe"}, front={0: "II-axe"}, freshAxeCuts="false")
    two.put(dwarf_0="1,0:w")
    two.web("A", "1,0:w", 1, owner=2)
    two.web("B", "1,0:e", 1, owner=1)
    two.play("play I-axe 0", "move 1,0:e", "cut 1,0:e")
    assert two.webs() == {"A": 1}


def test_where_an_axe_reaches() -> None:
    """CAVE-A24: the option lets it reach every web beside the dwarf's card."""
    for reach, may in (("port", False), ("card", True)):
        game = cave(3, "II-EW 1,0", hands={0: "I-secret"}, front={0: "I-axe"}, axeWebRange=reach)
        game.web("A", "1,0:e", 2, owner=2)
        game.put(dwarf_0="1,0:w")
        assert game.may("cut 1,0:e") == may


def test_equipment_of_a_player_outside_is_dead() -> None:
    """CAVE-A46, CAVE-72: the axe of a dwarf that has left cuts nothing; its player plays on."""
    game = cave(3, "I-EW 1,0", hands={0: "I-EW"}, front={0: "I-axe"})
    game.web("A", "0,0:e", 2, owner=2)
    change.stand(game.state, 0, -1)
    change.note(game.state, game.board.left, 1)
    assert not any(words.startswith("cut") for words in game.legal())
    game.play("place I-EW -1,0")
    assert game.seat == 1 and len(game.hand(0)) == 5, "no move, but a card"


def test_backs_are_public() -> None:
    """CAVE-A62: the number of cards of each back in a hand, gold and cards before players; never faces."""
    game = cave(5, hands={0: "I-EW I-NS I-secret I-rat II-EW"})
    assert game.state.notes[game.board.backs] == 14
    game.play("discard I-EW II-EW")
    backs = [int(game.board.pile[card]) for card in game.state.hand(0)]
    told = int(game.state.notes[game.board.backs])
    assert (told % 10, told // 10 % 10, told // 100) == tuple(backs.count(pile) for pile in (1, 2, 3))
