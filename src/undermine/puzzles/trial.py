"""Answers tried against each other: what each brings on average, in worlds that the seat could be in.

Owns the comparison.  Every answer is tried in the same worlds with the same chance, so that differences are those of
the answers; after each stage only the best ones are tried further.  Never decides what is enough for a puzzle.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from undermine.core.chance import Dice
from undermine.minds.watch import Watch
from undermine.review.judge import error_of
from undermine.review.prospect import SEEDS, Prospect

ALL: Final = 1 << 20


@dataclass(slots=True)
class Trial:
    """An answer, and what the round brought with it in one world after the other."""

    action: int
    worths: list[float] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)

    @property
    def mean(self) -> float:
        return sum(self.worths) / len(self.worths)


@dataclass(frozen=True, slots=True)
class Gap:
    """By how much one answer is better than another."""

    mean: float
    error: float
    chance: float
    """… as chance that the round brings gold."""

    @property
    def least(self) -> float:
        """What is beyond doubt of it."""
        return self.mean - 2.0 * self.error


def gap(better: Trial, other: Trial) -> Gap:
    """Over the worlds in which both were tried."""
    n = min(len(better.worths), len(other.worths))
    more = [one - two for one, two in zip(better.worths[:n], other.worths[:n], strict=True)]
    won = [one - two for one, two in zip(better.wins[:n], other.wins[:n], strict=True)]
    return Gap(sum(more) / n, error_of(more), sum(won) / n)


def compare(
    prospect: Prospect, watch: Watch, actions: list[int], stages: tuple[tuple[int, int], ...], dice: Dice
) -> list[Trial]:
    """The answers, the best first.  A stage: so many worlds, for so many of the best."""
    trials = [Trial(action) for action in actions]
    seat = int(watch.view.me)
    for worlds, kept in stages:
        trials.sort(key=_promise, reverse=True)
        for _ in range(worlds):
            world = prospect.from_seat(watch, dice)
            seed = int(dice.below(SEEDS))
            for trial in trials[:kept]:
                end = prospect.play(world.copy(), watch.lore.copy(), seed, trial.action, seat)
                trial.worths.append(end.worth)
                trial.wins.append(float(end.has_won))
    return sorted(trials, key=_promise, reverse=True)


def _promise(trial: Trial) -> tuple[int, float]:
    """Whoever came further was better."""
    return (len(trial.worths), trial.mean) if trial.worths else (0, 0.0)
