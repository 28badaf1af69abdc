"""Who sees what (docs/rules/base.md section 12); the seats' views are folded from their own events."""

from __future__ import annotations

from tests.scenario import Scenario, table
from undermine.core.frame import SPECTATOR
from undermine.views.view import View

LINE = "; ".join(f"EW {x},0" for x in range(1, 7))


def view(game: Scenario, seat: int) -> View:
    seen = View(game.rules, seat)
    seen.see(game.run.log)
    return seen


def played() -> Scenario:
    """A few turns with everything in them: a path, a map, a pass, a sabotage."""
    game = table(
        hands={0: "B-EW", 1: "map", 2: "B-NS rockfall", 3: "sabotage-cart"}, roles="dsdsd d", goals="NE gold NW"
    )
    game.play("place B-EW 1,0", "play map 8,0", "discard B-NS", "play sabotage-cart 2")
    return game


def test_own_things_are_private() -> None:
    """BASE-67: role, hand and map results are the owner's alone."""
    game = played()
    for seat in range(5):
        own = view(game, seat)
        for other in range(5):
            cards = own.hand(other)
            assert cards == (game.state.hand(other) if other == seat else [0] * 6)
            assert own.roles[other] == (game.state.roles[other] if other == seat else 0)
        assert [int(kind) for kind in own.goals] == ([0, 1, 0] if seat == 1 else [0, 0, 0])


def test_own_gold_is_private() -> None:
    """BASE-67, BASE-62, BASE-69: the number of gold cards is public, their values are not."""
    game = table("base x5", roles="dsdsd d", gold=(2, 1, 3, *[1] * 10))
    game.pass_round()
    for seat in (0, 1, 3, SPECTATOR):
        own = view(game, seat)
        for other in range(5):
            number = len(game.gold(other))
            assert own.gold[other] == (game.state.gold[other] if other == seat else number)


def test_nobody_sees_what_is_face_down() -> None:
    """BASE-68: the dwarf card left over, the order of the deck, unrevealed goals and the gold deck."""
    game = played()
    for seat in (0, 1, 2, 3, 4, SPECTATOR):
        own = view(game, seat)
        assert [int(role) for role in own.aside] == [0]
        assert set(map(int, own.deck)) == {0} and len(own.deck) == 67
        assert set(map(int, own.bank)) == {0} and len(own.bank) == 28
        assert [int(own.arena.code[tile]) for tile in (2, 3, 4)] == [0, 0, 0]


def test_what_everybody_sees() -> None:
    """BASE-69: table, cards before players, numbers of cards, whose turn, who looked at which goal."""
    game = played()
    for seat in (0, 4, SPECTATOR):
        own = view(game, seat)
        truth = game.state
        assert list(own.arena.at) == list(truth.arena.at)
        assert [own.before(s) for s in range(5)] == [truth.before(s) for s in range(5)]
        assert [int(n) for n in own.held] == [int(n) for n in truth.held]
        assert (own.left, own.spent, own.turn, own.to_act()) == (truth.left, truth.spent, truth.turn, truth.to_act())
        assert [int(bits) for bits in own.known] == [0, 2, 0, 0, 0]
        assert [int(n) for n in own.gold] == [0] * 5


def test_discards_stay_unknown() -> None:
    """BASE-70, BASE-45: a card thrown away is known to its owner; played cards were public."""
    game = played()
    names = [[game.rules.names[int(card)] for card in list(view(game, seat).pile)[:2]] for seat in (2, 0, SPECTATOR)]
    assert names == [["map", "B-NS"], ["map", "hidden"], ["map", "hidden"]]


def test_end_of_round_shows_no_more_than_it_must() -> None:
    """BASE-A29, BASE-53: roles and goals are seen by all, hands, pile, discards and gold by nobody else."""
    game = table("base x5", LINE, hands={0: "B-EW"}, goals="NE gold NW", roles="dsdsd d")
    game.play("place B-EW 7,0")
    for seat in (1, SPECTATOR):
        own = view(game, seat)
        assert list(map(int, own.roles)) == list(map(int, game.state.roles))
        assert list(map(int, own.aside)) == list(map(int, game.state.aside))
        assert list(map(int, own.goals)) == list(map(int, game.state.goals))
        assert all(own.hand(other) == [0] * len(own.hand(other)) for other in range(5) if other != seat)
        assert set(map(int, own.pool)) == set(map(int, own.bank)) == set(map(int, own.deck)) == {0}


def test_role_stays_secret_until_the_round_ends() -> None:
    """BASE-13, BASE-53: through a whole round no other seat learns a role."""
    game = table("base x3", roles="sdd d")
    watcher = View(game.rules, 1)
    watcher.see(game.run.log)
    while game.state.round == 1:
        assert [int(role) for role in watcher.roles] == [0, 1, 0]
        told = len(game.run.log)
        game.discard()
        watcher.see(game.run.log[told:])
    assert [int(role) for role in watcher.roles] == [0, int(game.state.roles[1]), 0], "and the next one is secret again"
