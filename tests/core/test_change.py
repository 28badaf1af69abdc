"""Changes assert and never heal; copies share nothing that changes."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tests.same import difference
from tests.scenario import table
from undermine.core import agenda, change
from undermine.core.engine import begin
from undermine.core.frame import NOBODY
from undermine.core.state import BITS, State
from undermine.core.zone import AWAY, BANK, DECK, GOAL, GOLD, HAND, LIMBO, PILE, POOL, ROLE, ROLES, WORN
from undermine.games import parse_rules


def test_spending_what_is_not_held() -> None:
    game = table(hands={0: "map map map map map map"})
    with pytest.raises(AssertionError, match="not in the hand"):
        change.spend(game.state, 0, game.rules.code["rockfall"])
    blank = State(game.rules)
    with pytest.raises(AssertionError, match="hand is empty"):
        change.spend(blank, 0, 1)


def test_drawing_too_much() -> None:
    state = table().state
    change.draw(state, 0, 1)
    change.draw(state, 0, 1)
    with pytest.raises(AssertionError, match="no room in the hand"):
        change.draw(state, 0, 1)
    with pytest.raises(AssertionError, match="deck is empty"):
        change.draw(State(state.rules), 0, 1)


def test_hands_stay_in_order() -> None:
    state = table(hands={0: "map B-NS rockfall B-EW B-NS sabotage-cart"}).state
    assert state.hand(0) == sorted(state.hand(0))
    change.spend(state, 0, state.hand(0)[2])
    change.draw(state, 0, 2)
    assert state.hand(0) == sorted(state.hand(0)) and len(state.hand(0)) == 6


def test_cards_before_a_seat() -> None:
    """BASE-35: in the order played; conditions follow the cards."""
    game = table(front={1: "sabotage-cart sabotage-pickaxe"})
    state, code = game.state, game.rules.code
    cart, pickaxe = code["sabotage-cart"], code["sabotage-pickaxe"]
    assert state.before(1) == [cart, pickaxe]
    assert state.conditions(1) == game.rules.conditions[cart] | game.rules.conditions[pickaxe]
    change.clear(state, 1, cart)
    assert state.before(1) == [pickaxe] and state.conditions(1) == game.rules.conditions[pickaxe]
    assert game.pile() == ["sabotage-cart"]
    with pytest.raises(AssertionError, match="does not lie before"):
        change.clear(state, 1, cart)
    for _ in range(int(BITS) // 8 - 1):
        change.front(state, 1, pickaxe)
    with pytest.raises(AssertionError, match="no room before"):
        change.front(state, 1, pickaxe)


def test_answering_for_another() -> None:
    state = table().state
    with pytest.raises(AssertionError, match="not asked"):
        agenda.answered(state, 1)
    agenda.answered(state, 0)
    agenda.pop(state)
    with pytest.raises(AssertionError, match="agenda is empty"):
        agenda.pop(state)
    with pytest.raises(AssertionError, match="not asked"):
        agenda.answered(state, NOBODY)


def test_turning_while_something_is_pending() -> None:
    state = table().state
    with pytest.raises(AssertionError, match="all else is settled"):
        agenda.turn(state, 1)


def test_gold_that_is_not_there() -> None:
    state = table().state
    with pytest.raises(AssertionError, match="there are fewer cards"):
        change.move(state, POOL, GOLD, vec[i64]([1]))
    change.move(state, BANK, POOL, state.bank[-2:])
    with pytest.raises(AssertionError, match="no such card lies there"):
        change.move(state, POOL, GOLD, vec[i64]([5]))
    with pytest.raises(AssertionError, match="no such gold card"):
        change.move(state, GOLD, LIMBO, vec[i64]([1]))


def test_places_where_no_card_comes_to_lie() -> None:
    state = table().state
    with pytest.raises(AssertionError, match="no card comes to lie there"):
        change.move(state, LIMBO, GOAL, vec[i64]([1]))
    with pytest.raises(AssertionError, match="the pile keeps its cards"):
        change.fill(state, PILE, vec[i64]([1]))


def test_unknown_events_are_refused() -> None:
    with pytest.raises(ValueError, match="unknown kind of event: 99"):
        change.fold(table().state, (99, 0, (), ()))


def test_copies_share_nothing_that_changes() -> None:
    """Each change on a copy, and the original stays as it was."""
    game = table(tiles="EW 1,0; EW 2,0", hands={0: "map"}, front={1: "sabotage-cart"})
    state, code = game.state, game.rules.code
    still = state.copy()
    changes: dict[str, Callable[[State], None]] = {
        "place": lambda s: change.place(s, game.rules.read_cell("3,0"), game.rules.tile[code["B-EW"]]),
        "remove": lambda s: change.remove(s, game.rules.read_cell("1,0"), PILE),
        "show": lambda s: change.show(s, game.rules.read_cell("8,0"), game.rules.tile[code["B-NE"]]),
        "look": lambda s: change.see(s, 2, GOAL, vec[i64]([1])),
        "reveal": lambda s: change.see(s, NOBODY, GOAL, vec[i64]([3 - s.goals[0]])),
        "front": lambda s: change.front(s, 0, code["sabotage-cart"]),
        "clear": lambda s: change.clear(s, 1, code["sabotage-cart"]),
        "spend": lambda s: change.spend(s, 0, code["map"]),
        "draw": lambda s: change.draw(s, 0, 1),
        "bury": lambda s: change.bury(s, 1),
        "cast": lambda s: change.move(s, LIMBO, ROLE, vec[i64]([3 - s.roles[0]])),
        "push": lambda s: agenda.push(s, 3, 1, 2, 3),
        "pop": agenda.pop,
        "replace": lambda s: agenda.replace(s, 3, 1, 2, 3),
        "earn": lambda s: change.earn(s, 0, 3),
        "gild": lambda s: change.gild(s, 0, 3, 1),
        "withhold": lambda s: change.move(s, DECK, AWAY, s.top_of(DECK, 3)),
        "fill": lambda s: change.fill(s, AWAY, vec[i64]([1])),
        "swap_hands": lambda s: change.swap_hands(s, 0, 1, vec[i64](s.hand(0) + s.hand(1))),
        "put away": lambda s: change.move(s, ROLE, WORN, vec[i64]([s.roles[0]])),
        "look at all": lambda s: change.see(s, NOBODY, ROLES, vec[i64]([3] * 5)),
        "stake": lambda s: change.move(s, BANK, POOL, s.bank[-3:]),
        "snatch": lambda s: change.move(s, HAND, HAND + 1, vec[i64]([code["map"]])),
        "end": lambda s: change.end(s, 2, 1),
    }
    for name, make in changes.items():
        copy = state.copy()
        make(copy)
        assert difference(copy, still), f"{name} changes nothing"
        assert difference(state, still) == "", name


def test_a_copy_draws_its_own_chance() -> None:
    """Both go on with the same numbers, and neither takes them from the other."""
    for quick in (False, True):
        state = begin(parse_rules("base x5"), "chance")
        if quick:
            state.seed_quick(9)
        copy = state.copy()
        numbers = [int(state.below(1000)) for _ in range(40)]
        assert [int(copy.below(1000)) for _ in range(40)] == numbers
        assert len(set(numbers)) > 30


def test_moving_the_keyed_stream() -> None:
    """A state that was folded goes on as the one that was played."""
    for drawn in (0, 1, 15, 16, 17, 32, 100):
        played, folded = begin(parse_rules("base x5"), "move"), begin(parse_rules("base x5"), "move")
        played.seed("move")
        folded.seed("move")
        for _ in range(drawn):
            played.below(6)
        folded.move_chance(drawn)
        assert [int(played.below(1000)) for _ in range(20)] == [int(folded.below(1000)) for _ in range(20)]
