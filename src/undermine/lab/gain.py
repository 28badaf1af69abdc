"""What a search is worth, with less luck: every decision that leaves the quick mind's own is weighed by itself.

Owns the summed gain.  At such a decision many pairs of rounds are played out from the true hands with a shuffled deck,
quick minds in all seats, one with the answer that was chosen and one with the quick mind's.  Summed over a round these
gains have the same mean as the plain difference to a round of the quick mind, and scatter less.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Final

from undermine.bots import Bot, make
from undermine.bots.miner import Miner
from undermine.bots.thinker import Thinker
from undermine.core.chance import Dice, bot_seed, game_seed
from undermine.core.engine import open_game
from undermine.core.event import Event
from undermine.core.rules import Rules
from undermine.core.run import Run
from undermine.core.state import State
from undermine.games import parse_rules
from undermine.lab.contest import deals_of
from undermine.lab.match import Match
from undermine.lab.simulate import SeriesError
from undermine.lab.statistics import Estimate, Mean
from undermine.minds.imagined import Round
from undermine.minds.index import hearing_of, mind_of
from undermine.minds.mind import Lore
from undermine.views.view import View

CHECKS: Final = 48  # pairs of rounds for one decision
USUAL: Final = 24  # rounds of the quick mind for one deal


@dataclass(frozen=True, slots=True)
class Gain:
    """What a search brought in one role."""

    usual: Estimate | None  # nuggets of the quick mind in a round
    plain: Estimate | None  # more than that in the same deal
    summed: Estimate | None  # the same by decisions
    won: Estimate | None  # rounds that paid more often, by decisions
    left: Estimate | None  # share of the decisions that leave the quick mind's
    seconds: Estimate | None  # of processor time for a decision


class _Tally:
    def __init__(self) -> None:
        self.usual, self.plain, self.summed, self.won, self.left, self.seconds = (Mean() for _ in range(6))

    def result(self) -> Gain:
        parts = (self.usual, self.plain, self.summed, self.won, self.left, self.seconds)
        return Gain(*(part.estimate() for part in parts))


def measure_gain(rules_text: str, deals: int, bot: str, seed: str, *, is_open: bool) -> dict[str, Gain]:
    """Role -> what the search of a bot brings in one seat among quick minds; the seat moves on from deal to deal."""
    rules = parse_rules(rules_text)
    if rules.rounds > 1:
        raise SeriesError("gains are of single rounds; write base[rounds=1]")
    tallies: dict[int, _Tally] = {}
    for number in deals_of(rules, seed, deals, is_open=is_open):
        text = game_seed(seed, number)
        seat = number % int(rules.seats)
        role = int(open_game(rules, text).state.roles[seat])
        _measure(rules, text, seat, bot, tallies.setdefault(role, _Tally()))
    return {rules.role_names[role]: tally.result() for role, tally in sorted(tallies.items())}


def _measure(rules: Rules, text: str, seat: int, name: str, tally: _Tally) -> None:
    start = open_game(rules, text).state
    given = int(start.nuggets(seat))
    usual = sum(_play_on(start, mind_of(rules).blank(), seat, -1, n) for n in range(USUAL)) / USUAL - given
    watched = _Watched(make(name, seat, rules, bot_seed(text, seat)))
    bots: list[Bot] = [Miner(other, rules, bot_seed(text, other)) for other in range(int(rules.seats))]
    bots[seat] = watched
    watched.match = Match(rules, text, bots)
    watched.match.play()
    tally.usual.add(usual)
    tally.plain.add(int(watched.match.truth.nuggets(seat)) - given - usual)
    tally.summed.add(watched.gain)
    tally.won.add(watched.won)
    for changed in watched.changed:
        tally.left.add(changed)
    for seconds in watched.seconds:
        tally.seconds.add(seconds)


class _Watched:
    """A bot that searches, and what every one of its answers is worth."""

    def __init__(self, bot: object) -> None:
        if not isinstance(bot, Thinker):
            raise SeriesError("only a bot that searches has gains; for example thinker")
        self.bot = bot
        self.match: Match | None = None
        self.gain = self.won = 0.0
        self.changed: list[int] = []
        self.seconds: list[float] = []

    def see(self, events: list[Event]) -> None:
        self.bot.see(events)

    def choose(self, view: View, actions: list[int]) -> int:
        began = time.process_time()
        choice = self.bot.choose(view, actions)
        if len(actions) > 1:
            self.seconds.append(time.process_time() - began)
            self.changed.append(choice != self.bot.search.home)
        if len(actions) > 1 and choice != self.bot.search.home:
            assert self.match is not None
            self._check(self.match.truth, int(view.me), choice, int(self.bot.search.home))
        return choice

    def _check(self, truth: State, seat: int, choice: int, home: int) -> None:
        for k in range(CHECKS):
            world = truth.copy()
            world.seed_quick(k * 7919 + len(self.seconds))
            deck = world.shuffled(world.deck[: world.left])
            world.deck = deck
            before = int(world.nuggets(seat))
            more, usual = (_play_on(world, self.bot.watch.lore, seat, action, k) for action in (choice, home))
            self.gain += (more - usual) / CHECKS
            self.won += ((more > before) - (usual > before)) / CHECKS


def _play_on(state: State, lore: Lore, seat: int, action: int, number: int) -> int:
    """What a seat has when quick minds have played the round out, from an answer on if that is not -1."""
    rules = state.rules
    mind = mind_of(rules)
    world = state.copy()
    if action < 0:
        world.seed_quick(number)
        world.deck = state.deck
    imagined = Round(Run(world), lore.copy(), hearing_of(rules))
    mind.heed(imagined.lore, world, 0, 0)
    if action >= 0:
        imagined.apply(mind, action)
    imagined.play(mind, Dice(number), state.round, 0)
    return int(world.nuggets(seat))
