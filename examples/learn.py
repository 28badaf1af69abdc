"""A learner that fits on a page: linear, with a number for each cell and for each card, and one for the two together.

One seat learns (REINFORCE with a baseline), the others answer by chance. It takes numpy and a few minutes:

    python examples/learn.py --minutes 5 --curve curve.csv

It looks at its role and at what is legal, and at nothing else: that a card may be laid on a cell is enough to learn
where to dig.
"""

from __future__ import annotations

import argparse
import csv
import time
from math import sqrt

import numpy as np
from numpy.typing import NDArray

from undermine.envs.setting import layout_of, split
from undermine.envs.vector import Games, Seen

RULES = "duel[rounds=1] x2"
SEAT = 0
PLACES = 256
RATE = 0.02
JUDGED = 5000  # rounds in which it is compared with chance
FORGETS = 0.999  # how slowly the usual reward of a role follows what came last


class Table:
    """What every action is worth in every role; the role of one's own seat is known, those of others not."""

    def __init__(self, games: Games, seed: int = 1) -> None:
        self.rules = games.rules
        self.lots = np.random.default_rng(seed)
        layout = layout_of(self.rules)
        space, roles = layout.space, int(layout.roles)
        numbers = np.arange(int(space.size))
        # Numbers of actions go cell by cell, each with all cards that can be laid there; then come all others.
        on_board, cells = int(space.board), int(space.chart.size) + 1
        is_laid = numbers < on_board * cells
        self.cell = np.where(is_laid, numbers // on_board, cells)
        self.card = np.where(is_laid, numbers % on_board, numbers - on_board * (cells - 1))
        self.worth = np.zeros((roles, len(numbers)), np.float32)
        self.usual = np.zeros(roles)

    def roles(self, seen: Seen) -> NDArray[np.int64]:
        """Which role the seat that is asked has, in every game."""
        known: NDArray[np.int64] = split(self.rules, seen["observation"])["role"][:, 0].argmax(axis=1)
        return known

    def choose(self, seen: Seen, trace: NDArray[np.float32] | None = None) -> NDArray[np.int64]:
        """Legal answers by chance, those of a high worth more often; `trace` keeps what would make them likelier."""
        # Masks are long and thin; numpy looks through flat booleans twenty times as fast as through rows of numbers.
        place, action = np.divmod(np.flatnonzero(seen["action_mask"].view(np.bool_)), self.worth.shape[1])
        worth = self.worth[self.roles(seen)[place], action]
        first = np.flatnonzero(np.r_[True, place[1:] != place[:-1]])
        odds = np.exp(worth - np.maximum.reduceat(worth, first)[place])
        odds /= np.add.reduceat(odds, first)[place]
        # The largest of log odds plus Gumbel noise is a choice by these odds.
        lot = np.log(odds + 1e-30) + self.lots.gumbel(size=len(odds))
        best = np.maximum.reduceat(lot, first)
        chosen = action[np.flatnonzero(lot == best[place])[: len(first)]]
        if trace is not None:
            trace[place, action] -= odds
            trace[np.arange(len(first)), chosen] += 1
        return chosen

    def learn(self, roles: NDArray[np.int64], rewards: NDArray[np.float64], traces: NDArray[np.float32]) -> None:
        """Some rounds are over: what led to more than usual becomes likelier."""
        for role in np.unique(roles):
            mine = roles == role
            more = (rewards[mine] - self.usual[role]).astype(np.float32)
            push = more @ traces[mine]
            by_cell = np.bincount(self.cell, push)[self.cell]
            by_card = np.bincount(self.card, push)[self.card]
            self.worth[role] += RATE * (by_cell + by_card + push)
            keep = FORGETS ** int(mine.sum())
            self.usual[role] = keep * self.usual[role] + (1 - keep) * rewards[mine].mean()


def train(minutes: float, rounds: int, seed: int = 1) -> tuple[Table, list[tuple[int, float, float, float]]]:
    """Learn for so long, or for so many rounds; and the curve: rounds so far, nuggets of a round, its interval."""
    games = Games(RULES, PLACES, learner=SEAT)
    table = Table(games, seed)
    seen, _ = games.reset(seed=seed)
    roles = table.roles(seen)
    trace = np.zeros((PLACES, table.worth.shape[1]), np.float32)
    curve: list[tuple[int, float, float, float]] = []
    told: list[float] = []
    done, mark, end = 0, 1000, time.monotonic() + 60 * minutes
    while done < rounds and time.monotonic() < end:
        seen, rewards, ends, _, _ = games.step(table.choose(seen, trace))
        over = np.flatnonzero(ends)
        if len(over):
            table.learn(roles[over], rewards[over], trace[over])
            told += rewards[over].tolist()
            done += len(over)
            trace[over] = 0
            roles[over] = table.roles(seen)[over]
        if done >= mark:
            curve.append((done, *interval(np.array(told))))
            told, mark = [], done + max(1000, done // 8)
    return table, curve


def earned(table: Table | None, rounds: int, seed: int) -> NDArray[np.float64]:
    """The nuggets of the seat in so many rounds; by chance if there is no table."""
    games = Games(RULES, PLACES, learner=SEAT)
    seen, _ = games.reset(seed=seed)
    told: list[float] = []
    while len(told) < rounds:
        seen, rewards, ends, _, _ = games.step(games.by_chance() if table is None else table.choose(seen))
        told += rewards[ends].tolist()
    return np.array(told[:rounds])


def interval(values: NDArray[np.float64]) -> tuple[float, float, float]:
    """A mean, and between which bounds it lies with 95 % certainty."""
    reach = 1.96 * float(values.std(ddof=1)) / sqrt(len(values))
    return float(values.mean()), float(values.mean()) - reach, float(values.mean()) + reach


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--minutes", type=float, default=5.0)
    reader.add_argument("--rounds", type=int, default=10_000_000)
    reader.add_argument("--curve", default="", help="the curve as CSV into this file")
    reader.add_argument("--plot", default="", help="the curve as a picture, .svg or .png; needs matplotlib")
    asked = reader.parse_args()
    table, curve = train(asked.minutes, asked.rounds)
    # Other deals than those that it learned from.
    chance, learned = (interval(earned(each, JUDGED, seed=10_000_000)) for each in (None, table))
    for name, (mean, low, high) in (("by chance", chance), ("learned", learned)):
        print(f"{name:10}{mean:6.3f} nuggets in a round ({low:.3f} … {high:.3f})")
    if asked.curve:
        with open(asked.curve, "w", encoding="utf-8", newline="") as sink:
            csv.writer(sink, lineterminator="\n").writerows([("rounds", "nuggets", "low", "high"), *curve])
    if asked.plot:
        draw(curve, chance[0], asked.plot)


def draw(curve: list[tuple[int, float, float, float]], chance: float, path: str) -> None:
    """The curve with its intervals, and what chance earns."""
    import matplotlib as mpl  # noqa: PLC0415 - only for the picture
    from matplotlib.figure import Figure  # noqa: PLC0415

    mpl.rcParams |= {"svg.hashsalt": "undermine", "svg.fonttype": "none"}
    figure = Figure(figsize=(7, 3.2), layout="constrained")
    axes = figure.subplots()
    done, mean, low, high = (np.array(column) for column in zip(*curve, strict=True))
    axes.fill_between(done, low, high, color="#a8731c", alpha=0.25, linewidth=0)
    axes.plot(done, mean, color="#a8731c", label="the learner")
    axes.axhline(chance, color="#3d5a73", linestyle="--", label="by chance")
    axes.set_xscale("log")
    axes.set_xlabel("rounds played")
    axes.set_ylabel("nuggets in a round")
    axes.set_title(f"{RULES}, one seat learns, the others answer by chance", fontsize=9)
    axes.legend(frameon=False)
    figure.savefig(path, metadata={"Date": None} if path.endswith(".svg") else None)


if __name__ == "__main__":
    main()
