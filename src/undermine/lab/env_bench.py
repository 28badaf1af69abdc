"""How fast the environments are, beside well-known ones in the same run.

Owns the measurements.  Never asserts a speed: machines are noisy, so compare figures of one run only.  All agents
answer by chance, and what chance costs is part of every figure alike.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from undermine.extra import needing

with needing("gym", "undermine bench --env"):
    import numpy as np
    from numpy.typing import NDArray

    from undermine.envs import aec
    from undermine.envs.vector import Games

PLACES: Final = 1000
SEED: Final = 7
REPEATS: Final = 5


@dataclass(frozen=True, slots=True)
class Figure:
    """One environment: how many answers of agents it takes in a second of processor time, and who asks for them."""

    name: str
    about: str
    rate: float | None
    """None: it is not installed here."""


def measure(rules: str, seconds: float) -> list[Figure]:
    """All figures, each the best of several runs that take about so long together."""
    works: list[tuple[str, str, Callable[[], Callable[[float], int]]]] = [
        (f"{rules}, {PLACES:,} games at once", "Gymnasium, observation and mask", lambda: _many(rules, PLACES)),
        (f"{rules}, 64 games at once", "Gymnasium, observation and mask", lambda: _many(rules, 64)),
        (f"{rules}, raw", "PettingZoo", lambda: _alternating(aec.raw_env(rules))),
        (f"{rules}, with all checks", "PettingZoo", lambda: _alternating(aec.env(rules))),
        (f"{rules}, explicit chance", "OpenSpiel, in Python", lambda: _spiel({"rules": rules})),
        ("connect four, raw", "PettingZoo's own", lambda: _alternating(_classic("connect_four_v3").raw_env())),
        ("connect four", "PettingZoo's own", lambda: _alternating(_classic("connect_four_v3").env())),
        ("hanabi, raw", "PettingZoo's own", lambda: _alternating(_classic("hanabi_v5").raw_env())),
        ("hanabi", "PettingZoo's own", lambda: _alternating(_classic("hanabi_v5").env())),
        ("tic-tac-toe", "OpenSpiel's own, in Python", lambda: _spiel(None)),
    ]
    budget = seconds / len(works) / REPEATS
    return [Figure(name, about, _best(make, budget)) for name, about, make in works]


def _best(make: Callable[[], Callable[[float], int]], budget: float) -> float | None:
    try:
        work = make()
    except (ImportError, OSError):
        return None
    work(budget / 4)
    best = 0.0
    for _ in range(REPEATS):
        begun = time.process_time()
        steps = work(budget)
        best = max(best, steps / (time.process_time() - begun))
    return best


def _many(rules: str, places: int) -> Callable[[float], int]:
    games = Games(rules, places)
    games.reset(seed=SEED)

    def work(budget: float) -> int:
        end = time.process_time() + budget
        steps = 0
        while time.process_time() < end:
            games.step(games.by_chance())
            steps += places
        return steps

    return work


def _alternating(env: Any) -> Callable[[float], int]:
    """As PettingZoo measures itself: every agent looks, and answers by chance among what is legal."""
    env.reset(seed=SEED)

    def work(budget: float) -> int:
        end = time.process_time() + budget
        steps = 0
        while time.process_time() < end:
            for _ in env.agent_iter():
                seen, _, ended, cut, _ = env.last()
                env.step(None if ended or cut else random.choice(_legal(seen["action_mask"])))
                steps += 1
            env.reset()
        return steps

    return work


def _legal(mask: NDArray[Any]) -> list[int]:
    """What is legal; numpy looks through booleans many times as fast as through small numbers, which masks are."""
    flags = mask.view(np.bool_) if mask.itemsize == 1 else mask
    legal: list[int] = flags.nonzero()[0].tolist()
    return legal


def _spiel(parameters: dict[str, str] | None) -> Callable[[float], int]:
    import pyspiel  # noqa: PLC0415 - it may be missing

    if parameters is None:
        # OpenSpiel's games in Python are known once their module is loaded; all of them at once want more packages.
        import open_spiel.python.games.tic_tac_toe  # noqa: F401, PLC0415 - loaded for what it registers

        game = pyspiel.load_game("python_tic_tac_toe")
    else:
        from undermine.envs import spiel  # noqa: PLC0415

        game = pyspiel.load_game(spiel.NAME, parameters)

    def work(budget: float) -> int:
        end = time.process_time() + budget
        steps = 0
        while time.process_time() < end:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(random.randrange(len(state.chance_outcomes())))
                else:
                    state.apply_action(random.choice(state.legal_actions()))
                steps += 1
        return steps

    return work


def _classic(name: str) -> Any:
    from importlib import import_module  # noqa: PLC0415

    module = import_module(f"pettingzoo.classic.{name}")
    module.raw_env().reset()  # what it needs besides is asked for only now
    return module
