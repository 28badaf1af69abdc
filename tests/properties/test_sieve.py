"""A module that sieves a whole menu at once takes out what it forbids action by action, neither more nor less."""

from __future__ import annotations

import pytest

from tests.chooser import LIVELY, choose
from undermine.core.action import DISCARD, USE, act, new_menu
from undermine.core.chance import Dice
from undermine.core.engine import is_over, open_game, to_act
from undermine.core.module import Module
from undermine.core.state import PIECE, State
from undermine.games import parse_rules


def everything(state: State) -> list[int]:
    """Uses of every card on every cell where a card lies or a piece stands, and discards."""
    cells = {int(state.arena.cell[tile]) for tile in range(1, int(state.arena.count) + 1)}
    cells |= {int(state.pieces[i + 1]) for i in range(0, len(state.pieces), int(PIECE))}
    cards = range(1, len(state.rules.names))
    uses = [int(act(USE, card, cell, 0)) for card in cards for cell in sorted(cells)]
    return uses + [int(act(DISCARD, card, 0, 0)) for card in cards]


@pytest.mark.parametrize(("text", "seed"), [("base+toll x4", "a"), ("base+chests x4", "b")])
def test_a_sieve_is_what_is_forbidden(text: str, seed: str) -> None:
    """MINI-CHEST-10, MINI-TOLL-5: the quick way forbids what the reasons say."""
    run, dice = open_game(parse_rules(text), seed), Dice(4)
    state, menu, taken = run.state, new_menu(), set[str]()
    assert len(state.rules.censors) == text.count("+")
    while not is_over(state):
        seat = to_act(state)
        actions = everything(state)
        for module in state.rules.censors:
            found = []
            for sieve in (type(module).sieve, Module.sieve):
                for i, action in enumerate(actions):
                    menu[i] = action
                n = sieve(module, state, seat, menu, 5, len(actions))
                found.append([int(menu[i]) for i in range(n)])
            assert found[0] == found[1]
            assert found[0][:5] == actions[:5], "what stands before the first one stays"
            if len(found[0]) < len(actions):
                taken.add(type(module).__name__)
        run.apply(choose(state, dice, LIVELY))
    assert len(taken) == len(state.rules.censors), "each of them has forbidden something"
