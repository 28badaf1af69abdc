"""Swap goals, treasury, direction, craftsman, tracker and detour (docs/rules/championship.md sections 3, 4, 6..9)."""

from __future__ import annotations

import pytest

from tests.changes import moves, takers
from tests.scenario import Scenario, kinds, table
from undermine.core import change
from undermine.core.event import ALL, SEEN, Event
from undermine.core.frame import SPECTATOR
from undermine.core.tile import DOWN
from undermine.core.zone import GOAL, GOLD, HAND, OFFER, POOL
from undermine.core.zone import PILE as DISCARDS
from undermine.views.project import project
from undermine.views.sample import sample
from undermine.views.view import View

LINE = "; ".join(f"EW {x},0" for x in range(1, 7))


def direction_of(game: Scenario) -> int:
    """The note."""
    return game.rules.note_names.index("direction")


def goals(game: Scenario) -> list[str]:
    return [game.rules.goal_names[int(kind)] for kind in game.state.goals]


def seen(game: Scenario, seat: int) -> View:
    view = View(game.rules, seat)
    view.see(game.run.log)
    return view


def seen_goals(game: Scenario, seat: int) -> list[str]:
    return [game.rules.goal_names[int(kind)] for kind in seen(game, seat).goals]


def discards(game: Scenario, cards: str) -> None:
    """Cards on the discard pile, bottom first."""
    for name in cards.split():
        change.bury(game.state, game.rules.code[name])


# 2017


def swap_game(answer: str, options: str = "") -> tuple[Scenario, list[Event]]:
    game = table(
        f"base+swap-goals{options} x5", hands={0: "swap-goals", 4: "map", 3: "map"}, goals="gold NE NW", first=3
    )
    game.play("play map 8,-2", "play map 8,0")
    return game, game.play("play swap-goals 8,-2 8,0", answer)


def test_two_goals_change_places() -> None:
    """CH-T5, CH-2017-1, CH-2017-3, CH-A4: gold goes from row -2 to row 0; nobody else can tell it from not swapping."""
    crossed, events = swap_game("exchange")
    stayed, others = swap_game("leave")
    assert goals(crossed) == ["B-goal-stone-NE", "B-goal-gold", "B-goal-stone-NW"]
    assert goals(stayed) == ["B-goal-gold", "B-goal-stone-NE", "B-goal-stone-NW"]
    for seat in (1, 2, 3, 4, SPECTATOR):
        assert [project(event, seat) for event in events] == [project(event, seat) for event in others]
    assert [project(event, 0) for event in events] != [project(event, 0) for event in others]
    assert crossed.pile()[-1] == "swap-goals" and len(crossed.hand(0)) == 6


def test_a_public_exchange() -> None:
    """CH-A4: with goalSwapSecret=false everybody sees whether they were exchanged, spectators too."""
    crossed, events = swap_game("exchange", "[goalSwapSecret=false]")
    stayed, others = swap_game("leave", "[goalSwapSecret=false]")
    for seat in (1, SPECTATOR):
        assert [project(event, seat) for event in events] != [project(event, seat) for event in others]
    assert seen_goals(crossed, 3)[1] == "B-goal-gold" and seen_goals(stayed, 3)[0] == "B-goal-gold"


def test_only_face_down_goals() -> None:
    """CH-T6, CH-2017-2, CH-A3: with one goal turned up the other two; with two turned up the card cannot be played."""
    game = table("base+swap-goals x5", hands={0: "swap-goals"}, goals="NE NW gold")
    assert game.uses("swap-goals") == {
        "play swap-goals 8,-2 8,0", "play swap-goals 8,-2 8,2", "play swap-goals 8,0 8,2",
    }  # fmt: skip
    change.show(game.state, game.rules.read_cell("8,0"), 2 * game.rules.tile_names.index("B-goal-stone-NW"))
    assert game.uses("swap-goals") == {"play swap-goals 8,-2 8,2"}
    assert game.why("play swap-goals 8,-2 8,0") == ("goal-face-up",)
    assert game.why("play swap-goals 8,-2 8,1") == ("no-goal-there",)
    change.show(game.state, game.rules.read_cell("8,-2"), 2 * game.rules.tile_names.index("B-goal-stone-NE"))
    assert game.uses("swap-goals") == set() and game.why("play swap-goals 8,-2 8,2") == ("too-few-goals",)


def test_the_player_sees_no_face() -> None:
    """CH-2017-1: whoever takes up two goals learns nothing about them."""
    game, _ = swap_game("exchange")
    assert seen_goals(game, 0) == ["hidden"] * 3


def test_old_looks_are_out_of_date() -> None:
    """CH-A29: a look is a note of a moment; once its place was touched it counts no more, but its player follows it."""
    game, _ = swap_game("exchange")
    assert seen_goals(game, 3) == seen_goals(game, 4) == ["hidden"] * 3
    assert list(game.state.known) == [0] * 5
    view = seen(game, 3)
    drawn = {int(sample(view, seed).goals[0]) for seed in range(30)}
    gold = game.rules.goal_names.index("B-goal-gold")
    assert gold in drawn and len(drawn) > 1
    assert all(gold in list(sample(view, seed).goals)[:2] for seed in range(30)), "the gold is one of the two"
    mine = table("base+swap-goals x5", hands={0: "map swap-goals"}, goals="gold NE NW")
    mine.play("play map 8,-2")
    for _ in range(4):
        mine.discard()
    mine.play("play swap-goals 8,-2 8,0", "exchange")
    assert seen_goals(mine, 0) == ["hidden", "B-goal-gold", "hidden"]


def test_a_hint_is_narrowed_by_later_looks() -> None:
    """CH-A29: who knew one of two goals that were touched, and sees the other turned up, knows again."""
    game, _ = swap_game("exchange")
    view = seen(game, 3)
    assert view.hints == ((0b011, game.rules.goal_names.index("B-goal-gold")),)
    view.fold((int(SEEN), ALL, (-1, int(GOAL)), (int(game.state.goals[0]),)))
    assert int(view.goals[1]) == game.rules.goal_names.index("B-goal-gold") and len(view.hints) == 0


# 2018

PILE = "map map B-NS B-NE B-NW rockfall B-EW B-NES"  # bottom first; the top five are NES EW rockfall NW NE


def test_five_cards_of_the_pile() -> None:
    """CH-T7, CH-2018-1, CH-2018-3, CH-2018-4, CH-A7: one is kept, the others stay in their order below the treasury."""
    game = table("base+treasury x5", hands={0: "treasury"})
    discards(game, PILE)
    left = game.state.left
    game.play("play treasury")
    assert game.legal() == {"fetch B-NES", "fetch B-EW", "fetch rockfall", "fetch B-NW", "fetch B-NE"}
    game.play("fetch rockfall")
    assert game.pile() == ["map", "map", "B-NS", "B-NE", "B-NW", "B-EW", "B-NES", "treasury"]
    assert len(game.hand(0)) == 6 and "rockfall" in game.hand(0) and game.state.left == left


def test_fewer_than_five() -> None:
    """CH-T8, CH-2018-2, CH-A5: of three cards one is kept; without any the card cannot be played."""
    game = table("base+treasury x5", hands={0: "treasury"})
    assert game.uses("treasury") == set() and game.why("play treasury") == ("no-discards",)
    discards(game, "map B-NS B-NE")
    game.play("play treasury")
    assert game.legal() == {"fetch map", "fetch B-NS", "fetch B-NE"}
    game.play("fetch map")
    assert game.pile() == ["B-NS", "B-NE", "treasury"]


def test_treasury_without_a_draw_pile() -> None:
    """CH-A6: it works when the draw pile is empty, and keeps the hand as large as after a normal turn."""
    game = table("base+treasury x5", hands={0: "treasury"})
    discards(game, PILE)
    game.state.left = 0
    game.play("play treasury", "fetch B-EW")
    assert len(game.hand(0)) == 6 and "B-EW" in game.hand(0)


def test_the_treasury_keeps_its_secret() -> None:
    """CH-2018-5: others see neither the five cards nor the one that was kept."""
    logs = []
    for card in ("rockfall", "B-NW"):
        game = table("base+treasury x5", hands={0: "treasury"})
        discards(game, PILE)
        logs.append(game.play("play treasury", f"fetch {card}"))
    for seat in (1, 2, 3, 4, SPECTATOR):
        assert [project(event, seat) for event in logs[0]] == [project(event, seat) for event in logs[1]]
    told = moves(logs[0], int(DISCARDS), int(OFFER)) + moves(logs[0], int(OFFER), int(HAND))
    assert len(told) == 2 and all(not any((project(event, 1) or event)[3]) for event in told)


def test_the_order_of_the_discard_pile() -> None:
    """CH-A28: a card from the table first, then the card that took it away; the last one is on top."""
    game = table("base x5", LINE, hands={0: "rockfall", 1: "repair-cart"}, front={1: "sabotage-cart"})
    game.play("play rockfall 6,0", "play repair-cart 1")
    assert game.pile() == ["B-EW", "rockfall", "sabotage-cart", "repair-cart"]


# 2020


def turns(game: Scenario, count: int) -> list[int]:
    order = []
    for _ in range(count):
        order.append(game.seat)
        game.discard()
    return order


def test_turns_go_the_other_way() -> None:
    """CH-T12, CH-2020-1: from seat 2 on 1, 0, 4, 3, 2; played again by seat 4 the next is 0."""
    game = table("base+direction x5", hands={2: "direction"}, first=2)
    game.play("play direction")
    assert turns(game, 6) == [1, 0, 4, 3, 2, 1]
    again = table("base+direction x5", hands={4: "direction"}, first=4)
    change.note(again.state, direction_of(again), -1)
    again.play("play direction")
    assert again.seat == 0


def test_empty_hands_are_skipped_backwards_too() -> None:
    """CH-2020-1: reversed play goes on to the next seat with cards."""
    game = table("base+direction x5", hands={2: "direction"}, first=2)
    game.play("play direction")
    while game.hand(0):
        change.spend(game.state, 0, game.state.hand(0)[0])
    assert turns(game, 3) == [1, 4, 3]


@pytest.mark.parametrize(("finder", "order"), [(2, [2, 4, 0]), (3, [4, 0, 2])])
def test_gold_is_passed_the_other_way(finder: int, order: list[int]) -> None:
    """CH-T13, CH-2020-2, CH-2020-3, CH-A16: reversed, gold goes clockwise, from a saboteur to his left."""
    game = table("base+direction x5", LINE, hands={finder: "B-EW"}, goals="NE gold NW", roles="dsdsd d", first=finder)
    change.note(game.state, direction_of(game), -1)
    game.play("place B-EW 7,0")
    while game.question() == "take":
        game.play(max(game.legal()))
    assert takers(game.run.log, int(POOL), int(GOLD)) == order
    assert game.state.round == 2 and game.state.notes[direction_of(game)] == 1
    assert turns(game, 2) == [finder + 1, (finder + 2) % 5]


def test_who_begins_after_a_reversed_round() -> None:
    """CH-A15: the left neighbour; with nextStarterFollowsDirection=true the next one in the direction of play."""
    for option, starter in (("", 3), ("[nextStarterFollowsDirection=true]", 1)):
        game = table(
            f"base+direction{option} x5", LINE, hands={2: "B-EW"}, goals="NE gold NW", roles="dsdsd d", first=2
        )
        change.note(game.state, direction_of(game), -1)
        game.play("place B-EW 7,0")
        while game.question() == "take":
            game.play(max(game.legal()))
        assert game.seat == starter


def test_thefts_stay_clockwise() -> None:
    """CH-A17: in the expansion the order of thefts does not follow the direction of play."""
    orders = []
    for direction in (1, -1):
        game = table("expansion+direction x5", hands={0: "theft", 1: "theft", 3: "theft"}, first=0)
        game.play("play theft", "play theft", f"discard {game.hand(2)[0]}", "play theft")
        change.note(game.state, direction_of(game), direction)
        orders.append(_theft_order(game))
    assert orders == [[3, 0, 1]] * 2


def _theft_order(game: Scenario) -> list[int]:
    """Who is asked for a theft, in order, after a round in which everybody only passed."""
    order: list[int] = []
    number = game.state.round
    for seat in range(5):
        change.earn(game.state, seat, 5)
        while len(game.hand(seat)) > 1:
            change.spend(game.state, seat, game.state.hand(seat)[0])
    game.state.left = 0
    while game.state.depth and game.state.round == number:
        if game.question() == "turn":
            game.play(next(words for words in sorted(game.legal()) if words.startswith("discard")))
        else:
            order.append(game.seat)
            game.play(sorted(game.legal())[0])
    return order


# 2021


def test_the_craftsman_mends_any_one_tool() -> None:
    """CH-T14, CH-2021-1: of a broken cart and lantern the one named; both cards discarded."""
    game = table(
        "base+craftsman x5",
        hands={0: "craftsman"},
        front={2: "sabotage-cart sabotage-lantern", 0: "sabotage-pickaxe"},
    )
    assert game.uses("craftsman") == {
        "play craftsman 2 cart", "play craftsman 2 lantern", "play craftsman 0 pickaxe",
    }  # fmt: skip
    assert game.why("play craftsman 2 pickaxe") == ("nothing-to-mend", "2")
    game.play("play craftsman 2 lantern")
    assert game.front(2) == ["sabotage-cart"] and game.pile() == ["sabotage-lantern", "craftsman"]


def test_the_craftsman_needs_something_broken() -> None:
    """CH-T14, CH-2021-2: nobody is sabotaged, so it cannot be played."""
    game = table("base+craftsman x5", hands={0: "craftsman"})
    assert game.uses("craftsman") == set() and game.why("play craftsman 1 cart") == ("nothing-to-mend", "1")


# 2022

TWO = "tracker B-EW B-EW map map map"


def test_two_paths_in_one_turn() -> None:
    """CH-T15, CH-2022-1, CH-2022-2: three cards leave the hand, two are drawn."""
    game = table("base+tracker x5", hands={0: TWO})
    left = game.state.left
    game.play("play tracker", "place B-EW 1,0")
    assert game.seat == 0 and game.question() == "track"
    game.play("place B-EW 2,0")
    assert len(game.hand(0)) == 5 and game.state.left == left - 2 and game.seat == 1
    assert game.pile() == ["tracker"] and game.shown("2,0") == "EW"


def test_a_tracker_needs_two_placements() -> None:
    """CH-T16, CH-A18: with one path card it cannot be played, unless trackerAllowSingle."""
    one = "tracker B-EW map map map map"
    game = table("base+tracker x5", hands={0: one})
    assert game.uses("tracker") == set() and game.why("play tracker") == ("too-few-placements",)
    single = table("base+tracker[trackerAllowSingle=true] x5", hands={0: one})
    single.play("play tracker", "place B-EW 1,0")
    assert len(single.hand(0)) == 5 and single.seat == 1 and single.pile() == ["tracker"]


def test_a_broken_tool_forbids_the_tracker() -> None:
    """CH-T16, CH-2022-3: whoever may lay no paths cannot track; in prison neither."""
    game = table("base+tracker x5", hands={0: TWO}, front={0: "sabotage-lantern"})
    assert game.uses("tracker") == set() and game.why("play tracker") == ("cannot-dig",)
    prison = table("expansion+tracker x5", hands={0: TWO}, front={0: "prison"})
    assert prison.uses("tracker") == set()


def test_the_gold_ends_the_tracking() -> None:
    """CH-T17: the first card reaches the gold, the second is not placed."""
    game = table("base+tracker[rounds=1] x5", LINE, hands={0: TWO}, goals="NE gold NW")
    events = game.play("play tracker", "place B-EW 7,0")
    assert "ended" in kinds(events) and kinds(events).count("placed") == 1
    assert game.question() != "track" and "tracker" in game.pile()


def test_the_second_card_sees_what_the_first_turned_up() -> None:
    """CH-2022-4: a stone turned up by the first card leads on for the second."""
    game = table("base+tracker x5", LINE, hands={0: "tracker B-EW B-NS map map map"}, goals="gold NE NW")
    game.play("play tracker", "place B-EW 7,0")
    assert game.shown("8,0") == "SW" and game.may("place B-NS 8,1")
    assert not game.may("place B-EW 9,0") and game.why("place B-NS 9,0")


def test_the_second_card_may_become_impossible() -> None:
    """CH-A18, CH-A19: a stone turned up bars the only place that is left; the card stays and one less is drawn.

    Before that the face-down goal bars nothing, so the tracker may be played.
    """
    walls = "d-NESW -1,0; d-NESW 0,1; d-NESW 0,-1"
    tiles = f"EW 1,0; EW 2,0; EW 3,0; EW 4,0; EW 5,0; ESW 6,0; NE 6,1; EW 7,1; {walls}"
    game = table("base+tracker x5", tiles, hands={0: TWO}, goals="gold NE NW")
    left = game.state.left
    game.play("play tracker", "place B-EW 7,0")
    assert game.shown("8,0") == "SW" and game.seat == 1
    assert sorted(game.hand(0)).count("B-EW") == 1 and len(game.hand(0)) == 5 and game.state.left == left - 1
    assert game.pile() == ["tracker"]


def test_an_almost_empty_draw_pile() -> None:
    """CH-A20: a tracker with one card left draws that one."""
    game = table("base+tracker x5", hands={0: TWO})
    game.state.left = 1
    game.play("play tracker", "place B-EW 1,0", "place B-EW 2,0")
    assert len(game.hand(0)) == 4 and game.state.left == 0


# 2023


def test_the_last_card_moves() -> None:
    """CH-T18, CH-2023-1, CH-2023-2: the second of two goes behind the start, not where nothing joins it."""
    game = table("base+detour x5", "EW 1,0; EW 2,0", hands={0: "detour"})
    assert game.may("play detour -1,0") and not game.may("play detour 2,0") and not game.may("play detour 3,0")
    assert game.why("play detour 2,0") == ("lies-there-already",)
    assert game.why("play detour 3,0") == ("touches-nothing",)
    game.play("play detour -1,0")
    assert game.shown("-1,0") == "EW" and game.shown("2,0") == "" and game.pile() == ["detour"]


def test_a_moved_card_may_be_turned() -> None:
    """CH-2023-2: a curve may lie the other way round at its new place."""
    game = table("base+detour x5", "EW 1,0; NW 2,0", hands={0: "detour"})
    assert game.may("play detour 0,1") and game.may("play detour 0,-1 turned")
    game.play("play detour 0,-1 turned")
    assert game.shown("0,-1") == "ES"


def test_detour_after_a_rockfall() -> None:
    """CH-T19, CH-A21: the card placed last is gone, so the one before it moves."""
    game = table("base+detour x5", "EW 1,0; EW 2,0", hands={0: "rockfall", 1: "detour"})
    game.play("play rockfall 2,0")
    assert game.may("play detour -1,0")
    game.play("play detour -1,0")
    assert game.shown("1,0") == "" and game.shown("-1,0") == "EW"


def test_a_detour_finds_the_gold() -> None:
    """CH-T20, CH-2023-3: a card from behind the start reaches the goal; its mover has completed."""
    game = table(
        "base+detour[rounds=1] x5",
        f"{LINE}; EW -1,0",
        hands={3: "detour"},
        goals="NE gold NW",
        roles="dsdsd d",
        first=3,
    )
    events = game.play("play detour 7,0")
    assert "goal shown" in kinds(events) and game.state.finder == 3


def test_what_a_detour_may_move() -> None:
    """CH-A22: only what a player placed or moved; a moved card is the latest then."""
    game = table("base+detour x5", hands={0: "detour"})
    assert game.uses("detour") == set() and game.why("play detour 1,0") == ("nothing-placed",)
    moved = table("base+detour x5", "EW 1,0; EW 2,0", hands={0: "detour"})
    moved.play("play detour -1,0")
    cells = [moved.rules.grid.name(cell) for cell in moved.state.trail]
    assert cells == ["1,0", "-1,0"] and moved.rules.grid.name(moved.state.latest) == "-1,0"
    stone = table("base+detour x5", LINE, hands={0: "B-EW", 1: "detour"}, goals="gold NE NW")
    stone.play("place B-EW 7,0")
    assert stone.rules.grid.name(stone.state.trail[-1]) == "7,0", "the stone that was turned up is no placed card"


def test_a_sabotaged_player_may_detour() -> None:
    """CH-A23: allowed, unless sabotageBlocksDetour."""
    for option, allowed in (("", True), ("[sabotageBlocksDetour=true]", False)):
        game = table(f"base+detour{option} x5", "EW 1,0", hands={0: "detour"}, front={0: "sabotage-cart"})
        assert game.may("play detour -1,0") is allowed
    assert game.why("play detour -1,0") == ("cannot-dig",)


@pytest.mark.parametrize("seat", [1, 2, 4])
def test_a_detour_asks_for_the_tools_of_its_player(seat: int) -> None:
    """CH-A23: whoever else has a broken tool, wherever he sits; and what lies before the player bars nothing else."""
    other = (seat + 1) % 5
    hands = {seat: "detour B-EW"}
    for option, allowed in (("", True), ("[sabotageBlocksDetour=true]", False)):
        text = f"base+detour{option} x5"
        broken = table(text, "EW 1,0", front={seat: "sabotage-cart sabotage-pickaxe"}, hands=hands, first=seat)
        assert broken.may("play detour -1,0") is allowed and not broken.uses("B-EW")
        assert (broken.why("play detour -1,0") == ()) is allowed
        whole = table(text, "EW 1,0", front={other: "sabotage-cart", 0: "sabotage-cart"}, hands=hands, first=seat)
        assert whole.uses("detour") == {"play detour -1,0"} and whole.why("play detour -1,0") == ()
    moving = table("base+detour x5", "EW 1,0", front={seat: "sabotage-cart"}, hands=hands, first=seat)
    moving.play("play detour -1,0")
    assert moving.front(seat) == ["sabotage-cart"], "the tool is as broken as before"


def test_a_detour_needs_another_cell() -> None:
    """CH-A24: the only place is where it lies, so it cannot be played."""
    game = table("base+detour x5", "d-NESW -1,0; d-NESW 0,1; d-NESW 0,-1; EW 1,0", hands={0: "detour"})
    assert game.uses("detour") == set()


def test_what_a_detour_leaves_behind() -> None:
    """CH-A25: a goal that was turned up stays so; cards that are cut off stay as an island."""
    game = table("base+detour x5", LINE, hands={0: "B-EW", 1: "detour"}, goals="gold NE NW")
    game.play("place B-EW 7,0", "play detour -1,0")
    assert game.shown("8,0") == "SW" and game.lit("8,0") == ""
    assert game.state.arena.code[int(game.rules.first_goal) + 1] != DOWN
    island = table("base+detour x5", "EW 2,0; EW 3,0; EW 1,0", hands={0: "detour"})
    island.play("play detour -1,0")
    assert island.lit("2,0") == island.lit("3,0") == "" and island.shown("3,0") == "EW"


@pytest.mark.parametrize("name", ["S2-blue-EW", "S2-lad-S", "S2-bridge", "S2-cr-NESW"])
def test_a_detour_of_a_door(name: str) -> None:
    """CH-A26: the rules of the moved card hold: it may go wherever it could be placed, but not where it lies."""
    moving = table("expansion+detour x5", "EW 1,0", hands={0: "detour"})
    change.place(moving.state, moving.rules.read_cell("2,0"), moving.rules.tile[moving.rules.code[name]])
    placing = table("expansion+detour x5", "EW 1,0", hands={0: name})
    detours = {words.removeprefix("play detour ") for words in moving.uses("detour")}
    places = {words.removeprefix(f"place {name} ") for words in placing.uses(name)}
    assert detours == {place for place in places if place.split()[0] != "2,0"} != set()
