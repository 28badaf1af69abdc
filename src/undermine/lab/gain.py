"""What a bot that searches is worth in one seat, or in all seats of a role: one deal is a task of an experiment.

Owns the measurement.  The same deal is played once with the bot, and many times without it: that gives the plain
difference.  Every decision that leaves the quick mind's own is weighed by itself besides, by many pairs of rounds from
the true hands with a shuffled deck, quick minds in all seats, one with the answer that was chosen and one with the
quick mind's.  Summed over a round these gains have the same mean as the plain difference, and scatter less.
A bound is what the same search brings to somebody who cheats: he looks at everybody's role, at the goals, at all hands.
"""

from __future__ import annotations

import time
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import count
from typing import Final

from undermine.bots import make, maker_of
from undermine.bots.thinker import Thinker
from undermine.core.chance import Dice, bot_seed, game_seed
from undermine.core.engine import open_game
from undermine.core.event import Event
from undermine.core.rules import Rules
from undermine.core.run import Run
from undermine.core.state import State
from undermine.games import parse_rules
from undermine.lab.contest import open_deals
from undermine.lab.ledger import Header, Row, Shard
from undermine.lab.match import Match
from undermine.lab.simulate import SeriesError
from undermine.lab.statistics import Estimate, Heaps, Mean, ratio
from undermine.minds.imagined import Round
from undermine.minds.index import hearing_of, mind_of
from undermine.minds.mind import Lore
from undermine.views.view import View

CHECKS: Final = 48  # pairs of rounds for one decision
USUAL: Final = 24  # rounds of quick minds alone for one deal
MIXED: Final = 6  # games among other bots with a quick mind in the seat
QUICK: Final = "miner"

ROLES, GOALS, HANDS = "roles", "goals", "hands"
CHEATS: Final = {"": (), ROLES: (ROLES,), GOALS: (ROLES, GOALS), HANDS: (ROLES, GOALS, HANDS)}
"""What somebody knows whom a bound is measured with; the deck is hidden from all."""


def header_of(
    rules: str,
    deals: int,
    bot: str,
    others: list[str],
    seed: str,
    shard: Shard,
    *,
    is_open: bool = False,
    role: str = "",
    team: str = "",
    knows: str = "",
) -> Header:
    """So many deals, or a part of them; what cannot be measured is refused.

    With a role only deals count in which somebody has it, and the bot gets one of those seats, with a team all of them;
    else the seat moves on from deal to deal.
    """
    ready = parse_rules(rules)
    if knows not in CHEATS:
        raise SeriesError(f"nobody can know {knows!r}; there are: {', '.join(filter(None, CHEATS))}")
    if ready.rounds > 1:
        raise SeriesError("gains are of single rounds; write base[rounds=1]")
    for name in (bot, *others):
        maker_of(name)
    if not isinstance(make(bot, 0, ready, 0), Thinker):
        raise SeriesError("only a bot that searches has gains; for example thinker")
    if role and team:
        raise SeriesError("one seat of a role or all of them: name --role or --team")
    wanted = role or team
    if wanted and wanted not in ready.role_names[1:]:
        named = ", ".join(ready.role_names[1:])
        raise SeriesError(f"there is no role {wanted!r} in {ready.text}; there are: {named}")
    if is_open:
        next(open_deals(ready, seed))
    plan: Row = {"rules": ready.text, "bot": bot, "bots": others, "seed": seed, "open": is_open, "role": wanted}
    return Header("gain", {**plan, "team": bool(team), "knows": knows}, deals, shard)


def work(plan: Row, task: int) -> Row:
    """One deal."""
    rules = _rules(plan["rules"])
    number = _number(plan["rules"], plan["seed"], plan["role"], task, is_open=plan["open"])
    text = game_seed(plan["seed"], number)
    roles = [rules.role_names[int(role)] for role in open_game(rules, text).state.roles]
    seats = [seat for seat, role in enumerate(roles) if not plan["role"] or role == plan["role"]]
    if not plan["team"]:
        seats = [seats[task % len(seats)]]
    dealt = _Dealt(rules, text, seats, plan)
    return {"deal": number, "role": roles[seats[0]], **dealt.usual(), **dealt.measured()}


@lru_cache(maxsize=8)
def _rules(text: str) -> Rules:
    return parse_rules(text)


@lru_cache(maxsize=4)
def _numbers(text: str, seed: str, role: str, *, is_open: bool) -> tuple[Iterable[int], list[int]]:
    rules = _rules(text)
    numbers = open_deals(rules, seed) if is_open else count()
    return (n for n in numbers if not role or role in _held(rules, seed, n)), []


def _number(text: str, seed: str, role: str, task: int, *, is_open: bool) -> int:
    """The deal of a task, by its number in the series."""
    numbers, found = _numbers(text, seed, role, is_open=is_open)
    while len(found) <= task:
        found.append(next(iter(numbers)))
    return found[task]


def _held(rules: Rules, seed: str, number: int) -> set[str]:
    return {rules.role_names[int(role)] for role in open_game(rules, game_seed(seed, number)).state.roles}


class _Dealt:
    """One deal with the seats that are looked at."""

    def __init__(self, rules: Rules, text: str, seats: list[int], plan: Row) -> None:
        self.rules = rules
        self.text = text
        self.seats = seats
        self.plan = plan
        self.start = open_game(rules, text).state
        self.others = [plan["bots"][k % len(plan["bots"])] for k in range(int(rules.seats))]

    def usual(self) -> Row:
        """Nuggets of a seat with a quick mind, and how often it has any; the mean of many rounds."""
        if set(self.others) == {QUICK}:
            ends = [_play_on(self.start, mind_of(self.rules).blank(), -1, n) for n in range(USUAL)]
        else:
            ends = [self._match(QUICK, n)[0].truth for n in range(MIXED)]
        gold = sum(self._gold(end) for end in ends) / len(ends)
        return {"usual": gold, "usually": sum(self._gold(end) > 0 for end in ends) / len(ends)}

    def measured(self) -> Row:
        """The same with the bot, and what its decisions were worth."""
        match, watched = self._match(self.plan["bot"], 0)
        gold = self._gold(match.truth)
        changed = [each for bot in watched for each in bot.changed]
        seconds = [each for bot in watched for each in bot.seconds]
        share = {"gain": 0.0, "gained": 0.0}
        if set(self.others) == {QUICK}:
            share = {"gain": sum(bot.gain for bot in watched), "gained": sum(bot.won for bot in watched)}
        spent = {"left": sum(changed), "choices": len(changed), "seconds": round(sum(seconds), 4)}
        return {"gold": gold, "won": int(gold > 0), **share, **spent}

    def _gold(self, state: State) -> float:
        """Nuggets of a seat, on average over those that are looked at."""
        return sum(int(state.nuggets(seat) - self.start.nuggets(seat)) for seat in self.seats) / len(self.seats)

    def _match(self, name: str, number: int) -> tuple[Match, list[_Watched]]:
        """One game with the named bot in the seats that are looked at; `number` is whose dice the others use."""
        rules, text = self.rules, self.text
        seed = game_seed(text, number)
        bots = [make(each, seat, rules, bot_seed(seed, seat)) for seat, each in enumerate(self.others)]
        watched: list[_Watched] = []
        for seat in self.seats:
            bot = make(name, seat, rules, bot_seed(seed, seat))
            if isinstance(bot, Thinker):
                bot = _Watched(bot, CHEATS[self.plan["knows"]])
                watched.append(bot)
            bots[seat] = bot
        match = Match(rules, text, bots)
        for each in watched:
            each.match = match
        match.play()
        return match, watched


class _Watched:
    """A bot that searches, and what every one of its answers is worth."""

    def __init__(self, bot: Thinker, knows: tuple[str, ...]) -> None:
        self.bot = bot
        self.knows = knows
        self.match: Match | None = None
        self.gain = self.won = 0.0
        self.changed: list[int] = []
        self.seconds: list[float] = []

    def see(self, events: list[Event]) -> None:
        self.bot.see(events)

    def choose(self, view: View, actions: list[int]) -> int:
        began = time.process_time()
        choice = self._cheat(view, actions) if self.knows else self.bot.choose(view, actions)
        if len(actions) > 1:
            self.seconds.append(time.process_time() - began)
            self.changed.append(choice != self.bot.search.home)
        if len(actions) > 1 and choice != self.bot.search.home:
            assert self.match is not None
            self._check(self.match.truth, int(view.me), choice, int(self.bot.search.home))
        return choice

    def _cheat(self, view: View, actions: list[int]) -> int:
        """Choose with a look at the truth, which is forgotten at once: what is seen later was not seen before."""
        assert self.match is not None
        truth, mine = self.match.truth, self.bot.watch.view
        honest = mine.roles, mine.goals, mine.known, mine.hands
        mine.roles = truth.roles[:]
        if GOALS in self.knows:
            mine.goals = truth.goals[:]
            known = mine.known[:]
            known[mine.me] = (1 << len(truth.goals)) - 1
            mine.known = known
        if HANDS in self.knows:
            mine.hands = truth.hands[:]
        choice = self.bot.choose(view, actions)
        mine.roles, mine.goals, mine.known, mine.hands = honest
        return choice

    def _check(self, truth: State, seat: int, choice: int, home: int) -> None:
        for k in range(CHECKS):
            world = truth.copy()
            world.seed_quick(k * 7919 + len(self.seconds))
            deck = world.shuffled(world.deck[: world.left])
            world.restack(deck)
            before = int(world.nuggets(seat))
            ends = (_play_on(world, self.bot.watch.lore, action, k) for action in (choice, home))
            more, usual = (int(end.nuggets(seat)) for end in ends)
            self.gain += (more - usual) / CHECKS
            self.won += ((more > before) - (usual > before)) / CHECKS


def _play_on(state: State, lore: Lore, action: int, number: int) -> State:
    """The end of the round as quick minds play it, from an answer on if that is not -1."""
    rules = state.rules
    mind = mind_of(rules)
    world = state.copy()
    if action < 0:
        world.seed_quick(number)
        world.restack(state.deck)
    imagined = Round(Run(world), lore.copy(), hearing_of(rules))
    mind.heed(imagined.lore, world, 0, 0)
    if action >= 0:
        imagined.apply(mind, action)
    imagined.play(mind, Dice(number), state.round, 0)
    return world


@dataclass(frozen=True, slots=True)
class Gain:
    """What a search brought in one role."""

    deals: int
    usual: Estimate | None  # nuggets of the quick mind in a round
    gold: Estimate | None  # the same of the bot
    plain: Estimate | None  # how many more in the same deal
    times: Estimate | None  # times as much
    usually: Estimate | None  # rounds that paid the quick mind
    won: Estimate | None  # the same of the bot
    oftener: Estimate | None  # how much more often in the same deal
    summed: Estimate | None  # nuggets more, by decisions
    left: Estimate | None  # share of the decisions that leave the quick mind's
    seconds: Estimate | None  # of processor time for a decision


@dataclass
class Gains:
    """What deals came to, role by role."""

    rows: dict[str, list[Row]] = field(default_factory=dict)

    def add(self, row: Row) -> None:
        self.rows.setdefault(row["role"], []).append(row)

    def result(self) -> dict[str, Gain]:
        return {role: self._of(rows) for role, rows in sorted(self.rows.items())}

    def _of(self, rows: list[Row]) -> Gain:
        gold, usual = Heaps(len(rows)), Heaps(len(rows))
        for number, row in enumerate(rows):
            gold.add(number, row["gold"])
            usual.add(number, row["usual"])
        left, seconds = Heaps(len(rows)), Heaps(len(rows))
        for number, row in enumerate(rows):
            left.add_all(number, row["left"], row["choices"])
            seconds.add_all(number, row["seconds"], row["choices"])
        return Gain(
            deals=len(rows),
            usual=_mean(row["usual"] for row in rows),
            gold=_mean(row["gold"] for row in rows),
            plain=_mean(row["gold"] - row["usual"] for row in rows),
            times=ratio(gold, usual),
            usually=_mean(row["usually"] for row in rows),
            won=_mean(row["won"] for row in rows),
            oftener=_mean(row["won"] - row["usually"] for row in rows),
            summed=_mean(row["gain"] for row in rows),
            left=left.estimate(),
            seconds=seconds.estimate(),
        )


def _mean(values: Iterable[float]) -> Estimate | None:
    mean = Mean()
    for value in values:
        mean.add(value)
    return mean.estimate()
