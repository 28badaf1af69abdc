"""How fast the engine is: random playouts and the steps of a tree search, in this form and in the interpreted one.

Owns the measurements.  Never asserts a speed: machines are noisy, so compare figures of one run only.
`python -m undermine.lab.bench` measures the form that runs and prints JSON; that is how the other form is asked.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Final

from undermine import native
from undermine.core import playout
from undermine.core.chance import Dice
from undermine.core.engine import advance, begin, legal_actions, start, to_act
from undermine.core.rules import Rules
from undermine.core.state import State
from undermine.games import parse_rules
from undermine.lab.match import BOUND
from undermine.minds.imagined import Round
from undermine.minds.index import hearing_of, mind_of

FIGURES: Final = {
    "off": ("playouts, recording off", "moves/s"),
    "on": ("playouts, recording on", "moves/s"),
    "copies": ("playouts, one copy per move", "moves/s"),
    "expand": ("copy + legal list + apply", "per s"),
    "stepped": ("stepped from Python, list of actions", "moves/s"),
    "copy": ("one copy", "µs"),
    "mind": ("an answer of the quick mind, played", "µs"),
}
"""Figure -> what it is and its unit."""

REPEATS: Final = 5
SEED: Final = 7


def measure(text: str, seconds: float) -> dict[str, float]:
    """The figures of the form that runs, each the best of several runs that take about so long together."""
    rules = parse_rules(text)
    position = _middle(rules)
    # Sizes are doubled until one run is long enough for the clock; the best of several is the least disturbed.
    budget = seconds / (len(FIGURES) * (REPEATS + 2))
    return {
        "off": _rate(lambda size: playout.play_many(rules, size, SEED, False)[0], budget),
        "on": _rate(lambda size: playout.play_many(rules, size, SEED, True)[0], budget),
        "copies": _rate(lambda size: playout.play_with_copies(rules, size, SEED), budget),
        "expand": _rate(lambda size: playout.expand(position, size), budget),
        "stepped": _rate(lambda size: _stepped(rules, size), budget),
        "copy": 1e6 / _rate(lambda size: playout.copies(position, size), budget),
        "mind": 1e6 / _rate(lambda size: _minded(rules, size), budget),
    }


def measure_interpreted(text: str, seconds: float) -> dict[str, float]:
    """The same in a process of its own that runs the sources as plain Python."""
    command = [sys.executable, "-m", "undermine.lab.bench", text, str(seconds)]
    result = subprocess.run(
        command, env={**os.environ, "UNDERMINE_INTERPRETED": "1"}, capture_output=True, text=True, check=False
    )
    if result.returncode:
        raise OSError(f"the interpreted measurement failed: {result.stderr.strip().splitlines()[-1:]}")
    figures: dict[str, float] = json.loads(result.stdout)
    return figures


def _middle(rules: Rules) -> State:
    """A position in the middle of a round: tunnels, broken tools, discards."""
    state = begin(rules, "bench")
    dice = Dice(SEED)
    while state.left > len(rules.cards) // 4:
        actions = legal_actions(state, to_act(state))
        advance(state, actions[int(dice.below(len(actions)))])
    return state


def _stepped(rules: Rules, games: int) -> int:
    """A loop in plain Python around the list of legal actions, as a bot author would write it."""
    dice = Dice(SEED)
    steps = 0
    for game in range(games):
        state = State(rules)
        state.seed_quick(game)
        run = start(state, False)
        while state.depth:
            actions = legal_actions(state, to_act(state))
            run.apply(actions[dice.below(len(actions))])
            steps += 1
    return steps


def _minded(rules: Rules, games: int) -> int:
    """Whole games of quick minds; how many answers were chosen and played."""
    mind = mind_of(rules)
    answers = 0
    for game in range(games):
        state = State(rules)
        state.seed_quick(game)
        table = Round(start(state, False), mind.blank(), hearing_of(rules))
        answers += int(table.play_out(mind, [Dice(SEED + seat) for seat in range(int(rules.seats))], BOUND))
    return answers


def _rate(work: Callable[[int], int], budget: float) -> float:
    """Units of work per second of processor time."""
    size = 1
    while True:
        seconds, units = _timed(work, size)
        if seconds >= budget / 2:
            break
        size *= 2
    best = units / seconds
    for _ in range(REPEATS):
        seconds, units = _timed(work, size)
        best = max(best, units / seconds)
    return best


def _timed(work: Callable[[int], int], size: int) -> tuple[float, int]:
    begun = time.process_time()
    units = work(size)
    return max(time.process_time() - begun, 1e-9), units


if __name__ == "__main__":
    json.dump({**measure(sys.argv[1], float(sys.argv[2])), "compiled": float(native.compiled())}, sys.stdout)
