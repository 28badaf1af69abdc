"""Random play to the end, in one compiled loop: for measurements, statistics and searches.

Owns no rules.  Uniform over the full legal list.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from undermine.core.action import new_menu
from undermine.core.chance import Dice
from undermine.core.engine import fill, start
from undermine.core.rules import Rules
from undermine.core.run import Run
from undermine.core.state import State


def playout(run: Run, menu: vec[i64], dice: Dice) -> i64:
    """From here to the end of the game; how many actions."""
    state = run.state
    steps: i64 = 0
    while state.depth:
        n = fill(state, menu)
        run.apply(menu[dice.below(n)])
        steps += 1
    return steps


def play_on(state: State, menu: vec[i64], dice: Dice) -> list[int]:
    """From here to the end of the game; the actions that were chosen."""
    run = Run(state, False)
    chosen: list[int] = []
    while state.depth:
        action = menu[dice.below(fill(state, menu))]
        chosen.append(int(action))
        run.apply(action)
    return chosen


def play_many(rules: Rules, games: i64, seed: int, recording: bool) -> tuple[int, int, int]:
    """Whole games at random: actions, events, and a checksum of the scores."""
    menu = new_menu()
    blank = State(rules)
    dice = Dice(seed)
    steps: i64 = 0
    events: i64 = 0
    check: i64 = 0
    for g in range(games):
        state = blank.copy()
        state.seed_quick(seed * 1000003 + g)
        run = start(state, recording)
        steps += playout(run, menu, dice)
        events += run.tape.count
        for seat in range(state.seats):
            check = (check * 31 + state.nuggets(seat)) & 0xFFFFFFF
    return int(steps), int(events), int(check)


def copies(state: State, number: i64) -> int:
    """So many copies of a state."""
    for k in range(number):
        state.copy()
    return int(number)


def expand(state: State, number: i64) -> int:
    """Copy, list, apply one: a step of a tree search."""
    menu = new_menu()
    for k in range(number):
        run = Run(state.copy())
        n = fill(run.state, menu)
        run.apply(menu[k % n])
    return int(number)


def play_with_copies(rules: Rules, games: i64, seed: int) -> int:
    """Whole games at random with one copy per action."""
    menu = new_menu()
    blank = State(rules)
    dice = Dice(seed)
    steps: i64 = 0
    for g in range(games):
        state = blank.copy()
        state.seed_quick(seed * 1000003 + g)
        start(state, False)
        while state.depth:
            state = state.copy()
            n = fill(state, menu)
            Run(state).apply(menu[dice.below(n)])
            steps += 1
    return int(steps)
