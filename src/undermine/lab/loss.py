"""How well roles are read: the log loss of what a seat believes of the others, at a quarter, half and three quarters.

Owns the measurement.  Nothing is known better than by the number of cards at a loss of about 0.67 with five players; 0
is certainty.  Fractions of a round are of its real length, so they are known only afterwards.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import log
from typing import Final

from librt.vecs import vec

from undermine.bots import make
from undermine.bots.miner import Miner
from undermine.core.chance import bot_seed, game_seed
from undermine.core.event import Event
from undermine.core.frame import TURN
from undermine.games import parse_rules
from undermine.lab.contest import SABOTEUR, deals_of
from undermine.lab.match import Match
from undermine.lab.simulate import SeriesError
from undermine.lab.statistics import Estimate, Heaps
from undermine.minds.belief import Belief
from undermine.minds.index import hearing_of
from undermine.minds.lore import RoundLore
from undermine.minds.tempers import tempers_of
from undermine.views.view import View

PARTS: Final = (0.25, 0.5, 0.75)
LEAST: Final = 1e-4  # nobody is surer than that


@dataclass(frozen=True, slots=True)
class Loss:
    """Log loss per other seat that a digger looks at, and how many seats those were."""

    believed: dict[float, Estimate | None]  # part of the round -> by likelihoods
    suspected: dict[float, Estimate | None]  # … by the quick mind's own suspicion


def measure_loss(rules_text: str, deals: int, others: list[str], seed: str, *, is_open: bool) -> Loss:
    """One seat looks on at the others and plays as a quick mind; it moves on from deal to deal."""
    rules = parse_rules(rules_text)
    if rules.rounds > 1 or SABOTEUR not in rules.role_names:
        raise SeriesError("roles are read in single rounds with saboteurs; write base[rounds=1]")
    wanted = rules.role_names.index(SABOTEUR)
    numbers = list(deals_of(rules, seed, deals, is_open=is_open))
    size = max(numbers, default=0) + 1
    believed = {part: Heaps(size) for part in PARTS}
    suspected = {part: Heaps(size) for part in PARTS}
    for number in numbers:
        text = game_seed(seed, number)
        seats = int(rules.seats)
        seat = number % seats
        reader = Reader(seat, Miner(seat, rules, bot_seed(text, seat)))
        bots = [make(others[k % len(others)], k, rules, bot_seed(text, k)) for k in range(seats)]
        bots[seat] = reader
        match = Match(rules, text, bots)
        roles = [int(role) for role in match.truth.roles]
        match.play()
        if roles[seat] == wanted or not reader.pages:
            continue
        for part in PARTS:
            page = reader.page(part)
            for other in range(seats):
                if other != seat:
                    for heaps, chances in ((believed, page[0]), (suspected, page[1])):
                        heaps[part].add(number, log_loss(chances[other], is_so=roles[other] == wanted))
    return Loss(
        {part: heaps.estimate() for part, heaps in believed.items()},
        {part: heaps.estimate() for part, heaps in suspected.items()},
    )


def log_loss(chance: float, *, is_so: bool) -> float:
    chance = min(1 - LEAST, max(LEAST, chance))
    return -log(chance if is_so else 1 - chance)


class Reader:
    """A quick mind that notes what it believes before every turn of its own."""

    def __init__(self, seat: int, bot: Miner) -> None:
        rules = bot.watch.view.rules
        self.bot = bot
        self.watch = bot.watch
        self.belief = Belief(hearing_of(rules), tempers_of(rules), seat, seat)
        self.watch.belief = self.belief
        self.pages: list[tuple[list[float], list[float]]] = []

    def page(self, part: float) -> tuple[list[float], list[float]]:
        """What was believed and suspected of everybody after a part of the round, which is over now."""
        return self.pages[min(len(self.pages) - 1, int(part * len(self.pages)))]

    def see(self, events: list[Event]) -> None:
        self.bot.see(events)

    def choose(self, view: View, actions: list[int]) -> int:
        choice = self.bot.choose(view, actions)
        if view.top()[0] == TURN:
            seats = int(view.seats)
            census = self.belief.tempers[0].mind.census
            lore = self.watch.lore
            assert isinstance(lore, RoundLore)
            self.belief.reckon(view)
            chance = vec[float]([0.0] * seats)
            census.suspect(lore, view, view.me, chance)
            self.pages.append(([self.belief.chance_of(other, census.role) for other in range(seats)], list(chance)))
        return choice
