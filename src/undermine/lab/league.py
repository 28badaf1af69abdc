"""A league: every bot against every other on the same deals, in every seat, until the order is certain.

Owns what a meeting of two bots is, the ratings, and when enough was played.  Two bots share a table in turn, and play
the same deal once more with their seats exchanged: so each has had the cards, the seats and the roles of the other.  A
deal is a heap in the sense of `statistics`: intervals are found by drawing whole deals again (bootstrap).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, pairwise
from typing import Final

from undermine.bots import maker_of
from undermine.core.chance import bot_seed, game_seed
from undermine.core.rules import Rules
from undermine.extra import needing
from undermine.games import parse_rules
from undermine.lab.ledger import Header, Row, Shard
from undermine.lab.match import Game, play_game
from undermine.lab.rank import alpha_rank
from undermine.lab.simulate import SeriesError

with needing("lab", "undermine league"):
    import numpy as np
    from numpy.typing import NDArray
    from openskill.models import PlackettLuce

BLOCK: Final = 25  # deals after which it is asked whether the order is certain
LEAST: Final = 50  # deals before that: of fewer, deals drawn again say little of others
DRAWN: Final = 400  # times that deals are drawn again
DOUBT: Final = 0.025  # share of them that may have two neighbours the other way round


@dataclass(frozen=True, slots=True)
class Span:
    """A number with its 95 % interval."""

    value: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Place:
    """How one bot did."""

    bot: str
    points: Span  # of a meeting: 1 for more gold than the other on a deal, 0.5 for as much
    alpha: Span  # share of α-rank
    skill: float  # openskill: the mean …
    doubt: float  # … and how far off it may be
    gold: dict[str, tuple[float, int]]  # by role, of all rules: nuggets of a seat in a round, and how many seats


@dataclass(frozen=True, slots=True)
class Table:
    """A league as it stands."""

    rules: list[str]
    seed: str
    deals: int
    is_certain: bool
    places: list[Place]  # the best first
    wins: list[list[float]]  # points of each against each, in the order of the places


def header_of(rules: list[str], bots: list[str], deals: int, seed: str, shard: Shard) -> Header:
    """A league of so many deals at most; what cannot be played is refused."""
    if len(set(bots)) < 2 or len(set(bots)) != len(bots):
        raise SeriesError("a league needs at least two bots, each named once; for example --bots miner,random")
    for name in bots:
        maker_of(name)
    if not rules:
        raise SeriesError("say by which rules; for example base:de x5")
    plan = {"rules": [parse_rules(text).text for text in rules], "bots": bots, "seed": seed}
    return Header("league", plan, deals * _per_deal(plan), shard)


def _per_deal(plan: Row) -> int:
    """How many tasks a deal is: every pair of bots by all rules."""
    return len(plan["rules"]) * len(plan["bots"]) * (len(plan["bots"]) - 1) // 2


def meeting_of(plan: Row, task: int) -> tuple[int, str, tuple[int, int]]:
    """Deal, rules and the two bots of a task; all meetings of a deal follow each other."""
    pairs = list(combinations(range(len(plan["bots"])), 2))
    deal, rest = divmod(task, _per_deal(plan))
    rules, pair = divmod(rest, len(pairs))
    return deal, plan["rules"][rules], pairs[pair]


def work(plan: Row, task: int) -> Row:
    """One meeting: a deal with the two in turn around the table, and again with their seats exchanged."""
    deal, text, pair = meeting_of(plan, task)
    rules = _rules(text)
    seed = game_seed(f"{plan['seed']} {text}", deal)
    names = [plan["bots"][which] for which in pair]
    gold: list[list[float]] = [[], []]
    roles: list[dict[str, list[float]]] = [{}, {}]
    for turn in range(2):
        table = [names[turn], names[1 - turn]] if rules.seats > 1 else [names[turn]]
        # Game 0 of a series has its bots in the order of the list, and is dealt from the seed itself.
        game = play_game(rules, table, seed, 0)
        for seat in range(int(rules.seats)):
            which = (seat + turn) % 2 if rules.seats > 1 else turn
            _note(rules, game, seat, gold[which], roles[which])
    return {"gold": [sum(each) / len(each) for each in gold], "roles": roles}


def _note(rules: Rules, game: Game, seat: int, gold: list[float], roles: dict[str, list[float]]) -> None:
    gold.append(game.scores[seat] - game.given[seat])
    for part in game.rounds:
        role = rules.role_names[part.roles[seat]] if part.roles[seat] else "all"
        sums = roles.setdefault(role, [0, 0])
        sums[0] += 1
        sums[1] += part.gold[seat]


class Standings:
    """A league, meeting by meeting."""

    def __init__(self, plan: Row) -> None:
        self.plan = plan
        self.bots: list[str] = plan["bots"]
        self.per_deal = _per_deal(plan)
        self.points: list[NDArray[np.float64]] = []  # deal -> points of each against each
        self.model = PlackettLuce()
        self.ratings = {name: self.model.rating(name=name) for name in self.bots}
        self.roles: dict[str, dict[str, list[float]]] = {name: {} for name in self.bots}
        self.meetings = 0

    def add(self, row: Row) -> None:
        """The meeting that comes next."""
        _, _, (one, two) = meeting_of(self.plan, self.meetings)
        if self.meetings % self.per_deal == 0:
            self.points.append(np.zeros((len(self.bots), len(self.bots))))
        self.meetings += 1
        first, second = row["gold"]
        share = 0.5 if first == second else float(first > second)
        times = len(self.plan["rules"])
        self.points[-1][one, two] += share / times
        self.points[-1][two, one] += (1 - share) / times
        names = [self.bots[one], self.bots[two]]
        rated = self.model.rate([[self.ratings[name]] for name in names], scores=[first, second])
        for name, (rating,), told in zip(names, rated, row["roles"], strict=True):
            self.ratings[name] = rating
            for role, (count, gold) in told.items():
                sums = self.roles[name].setdefault(role, [0, 0])
                sums[0] += count
                sums[1] += gold

    @property
    def deals(self) -> int:
        """Deals that all have played."""
        return self.meetings // self.per_deal

    def table(self) -> Table:
        """How it stands after the last whole deal."""
        points = np.array(self.points[: self.deals])
        if not len(points):
            raise SeriesError("no deal was played yet")
        means = points.mean(axis=0)
        drawn = self._drawn(points)
        order = self._order(means)
        scores = np.array([_score(each) for each in drawn])
        alphas = np.array([alpha_rank(_whole(each)) for each in drawn])
        alpha = alpha_rank(_whole(means))
        places = [
            Place(
                bot=self.bots[k],
                points=_span(float(_score(means)[k]), scores[:, k]),
                alpha=_span(float(alpha[k]), alphas[:, k]),
                skill=float(self.ratings[self.bots[k]].mu),
                doubt=float(self.ratings[self.bots[k]].sigma),
                gold={role: (gold / count, int(count)) for role, (count, gold) in self.roles[self.bots[k]].items()},
            )
            for k in order
        ]
        wins = [[float(_whole(means)[i, j]) for j in order] for i in order]
        rules, seed = self.plan["rules"], self.plan["seed"]
        is_certain = self.deals >= LEAST and _is_certain(scores, order)
        return Table(rules, seed, self.deals, is_certain, places, wins)

    def is_certain(self) -> bool:
        """Whether the order would hardly change if other deals had come; asked after every so many deals."""
        if self.meetings % (BLOCK * self.per_deal) or self.deals < LEAST:
            return False
        points = np.array(self.points[: self.deals])
        scores = np.array([_score(each) for each in self._drawn(points)])
        return _is_certain(scores, self._order(points.mean(axis=0)))

    def _order(self, means: NDArray[np.float64]) -> list[int]:
        return [int(k) for k in np.argsort(-_score(means), kind="stable")]

    def _drawn(self, points: NDArray[np.float64]) -> NDArray[np.float64]:
        """The means of deals drawn again and again, with repetition; by lots that the seed fixes."""
        lots = np.random.default_rng(bot_seed(self.plan["seed"], len(points)))
        picks = lots.integers(0, len(points), (DRAWN, len(points)))
        return np.array([points[pick].mean(axis=0) for pick in picks])


def until_certain(rows: Iterable[Row], standings: Standings) -> Iterator[int]:
    """Take in meetings until the order is certain or all were played; how many there are after each."""
    for row in rows:
        standings.add(row)
        yield standings.meetings
        if standings.is_certain():
            return


def _score(points: NDArray[np.float64]) -> NDArray[np.float64]:
    """The points of a meeting with anybody."""
    score: NDArray[np.float64] = points.sum(axis=1) / (len(points) - 1)
    return score


def _whole(points: NDArray[np.float64]) -> NDArray[np.float64]:
    """Against itself a bot has half of the points."""
    return points + 0.5 * np.eye(len(points))


def _is_certain(scores: NDArray[np.float64], order: list[int]) -> bool:
    """Whether neighbours keep their order however the deals are drawn."""
    doubts = [float((scores[:, better] <= scores[:, worse]).mean()) for better, worse in pairwise(order)]
    return max(doubts) <= DOUBT


def _span(value: float, drawn: NDArray[np.float64]) -> Span:
    low, high = np.percentile(drawn, [2.5, 97.5])
    return Span(value, min(value, float(low)), max(value, float(high)))


@lru_cache(maxsize=16)
def _rules(text: str) -> Rules:
    return parse_rules(text)
