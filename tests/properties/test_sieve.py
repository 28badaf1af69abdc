"""A module that sieves a whole menu at once takes out what it forbids one by one, and says why."""

from __future__ import annotations

import pytest

from tests.chooser import LIVELY, choose
from tests.same import pieces_of
from undermine.core.action import DISCARD, USE, act, new_menu
from undermine.core.censor import forbidden
from undermine.core.chance import Dice
from undermine.core.engine import is_over, open_game, to_act
from undermine.core.module import Module
from undermine.core.state import State
from undermine.games import parse_rules


def everything(state: State) -> list[int]:
    """Uses of every card on every cell where a card lies or a piece stands, and discards."""
    cells = {int(state.arena.cell[tile]) for tile in range(1, int(state.arena.count) + 1)}
    cells |= {cell for _, cell, *_ in pieces_of(state)}
    cards = range(1, len(state.rules.names))
    uses = [int(act(USE, card, cell, 0)) for card in cards for cell in sorted(cells)]
    return uses + [int(act(DISCARD, card, 0, 0)) for card in cards]


REASONS = {"map-banned", "toll-unpaid"}


@pytest.mark.parametrize(("text", "seed"), [("base+toll x4", "a"), ("base+chests x4", "b")])
def test_a_sieve_takes_out_what_is_forbidden(text: str, seed: str) -> None:
    """MINI-CHEST-10, MINI-TOLL-5: of a whole menu it leaves what it leaves one by one, and it has a reason."""
    run, dice = open_game(parse_rules(text), seed), Dice(4)
    state, menu, taken = run.state, new_menu(), set[str]()
    censors = state.rules.hooks.sieve
    assert len(censors) == text.count("+")
    while not is_over(state):
        seat = to_act(state)
        actions = everything(state)
        for module in censors:
            for i, action in enumerate(actions):
                menu[i] = action
            n = module.sieve(state, seat, menu, 5, len(actions))
            found = [int(menu[i]) for i in range(n)]
            assert found == actions[:5] + [action for action in actions[5:] if is_left(module, state, seat, action)]
            for action in set(actions) - set(found):
                reason = forbidden(state, seat, action)[0]
                assert reason in REASONS
                taken.add(reason)
        run.apply(choose(state, dice, LIVELY))
    assert len(taken) == len(censors), "each of them has forbidden something"


def is_left(module: Module, state: State, seat: int, action: int) -> bool:
    """By a sieve of this action alone."""
    one = new_menu()
    one[0] = action
    return bool(module.sieve(state, seat, one, 0, 1))
