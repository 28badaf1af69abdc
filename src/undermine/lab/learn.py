"""Learning by self-play: the figures of the quick mind, moved to where rounds of a whole team bring more.

Owns the learning.  All figures of a role are changed at once by lot, and back by as much; both are played in the same
deal with the same chance, and what the one brought more says a little of every figure.  Over thousands of pairs that
is the slope in all directions.  A step along it is taken on, and what came of the steps is judged in fresh deals.
A team plays among figures that stay as they are, so that nobody learns to please himself.

`python -m bench.learn` does it again; what it wrote is in the package as `minds/learned.json`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from math import sqrt
from random import Random
from typing import Final

from librt.vecs import vec

from undermine.bots.miner import Miner as Player
from undermine.core.action import MENU, arrange, new_menu
from undermine.core.chance import Dice, game_seed
from undermine.core.engine import fill, open_game
from undermine.core.rules import Rules
from undermine.core.run import Run
from undermine.core.state import State
from undermine.games import parse_rules
from undermine.lab.contest import open_deals
from undermine.lab.loss import Reader, log_loss
from undermine.lab.match import Match
from undermine.lab.statistics import Mean
from undermine.minds.figures import Figures
from undermine.minds.index import hearing_of
from undermine.minds.learned import changed
from undermine.minds.mind import Mind, best_of
from undermine.minds.miner import Miner

DIGGER: Final = (
    "strike",
    "idle",
    "patience",
    "look",
    "mend_me",
    "mend_friend",
    "hinder",
    "doubt",
    "clear",
    "fresh",
    "copy",
    "keep_path",
    "keep_side",
    "keep_east",
    "useless",
    "keep_dead",
    "keep_map",
    "keep_mend",
    "keep_break",
    "keep_fall",
    "nearer",
    "sideways",
    "farther",
    "dead_end",
    "clears",
    "spoils",
    "shakes",
    "passes",
    "wrongs",
    "hint",
)
SABOTEUR: Final = (
    "calm",
    "cover",
    "shame",
    "trust",
    "cheap",
    "bold",
    "given",
    "spite",
    "innocence",
    "rush",
    "busy",
    "fellow",
    "mend_self",
    "look_harm",
    "hold_fall",
    "fresh_harm",
    "hold_path",
    "hold_side",
    "hold_dead",
    "hold_map",
    "hold_mend",
    "hold_break",
    "hold_rock",
)
LEARNED: Final = {"digger": DIGGER, "saboteur": SABOTEUR}

TABLES: Final = ("base[rounds=1] x5", "base[rounds=1] x3", "base[rounds=1] x5", "base[rounds=1] x7")
REACH: Final = 0.3  # by how much of itself a figure is changed, …
LEAST: Final = 0.1  # … or of this, if it is nearly nothing
STRIDE: Final = 1.0  # length of the first step, in such changes; …
SETTLES: Final = 3.0  # … after so many steps it is half as long
LONGEST: Final = 3000  # answers

_MENU: Final = new_menu()
_WORTH: Final = vec[float]([0.0] * MENU)


@dataclass(frozen=True, slots=True)
class Deal:
    rules: Rules
    text: str  # of the seed
    state: State
    side: tuple[int, ...]  # the seats of the role that learns
    number: int


def deals(role: str, seed: str, tables: tuple[str, ...] = TABLES) -> Iterator[Deal]:
    """Open deals, of every table in turn, without end."""
    found = [(rules, open_deals(rules, seed)) for rules in map(parse_rules, tables)]
    while True:
        for rules, numbers in found:
            number = next(numbers)
            text = game_seed(seed, number)
            state = open_game(rules, text).state
            code = rules.role_names.index(role)
            side = tuple(seat for seat, held in enumerate(state.roles) if held == code)
            yield Deal(rules, text, state, side, number)


def play(deal: Deal, ours: Miner, theirs: Miner, side: tuple[int, ...], chance: int) -> State:
    """The end of a round in which some seats think with our figures and the others with theirs."""
    world = deal.state.copy()
    world.seed_quick(chance)
    world.restack(deal.state.deck)
    minds = [ours] if ours is theirs else [ours, theirs]
    number = int(world.round)
    go_on(world, minds, lambda seat: 0 if seat in side else len(minds) - 1, Dice(chance), lambda: world.round != number)
    return world


def go_on(
    world: State, minds: Sequence[Mind], whose: Callable[[int], int], dice: Dice, is_over: Callable[[], bool]
) -> None:
    """Play on until it is over or the game is; each seat thinks with one of the minds, which all hear the same."""
    rules = world.rules
    run, hearing = Run(world), hearing_of(rules)
    lores = [mind.blank() for mind in minds]
    for mind, lore in zip(minds, lores, strict=True):
        mind.heed(lore, world, 0, 0)
    actor = move = 0
    for _ in range(LONGEST):
        if not world.depth or is_over():
            break
        kind, seat = int(world.top_kind), int(world.top_seat)
        n = fill(world, _MENU)
        action = _MENU[0]
        if n > 1:
            who = whose(seat)
            arrange(_MENU, n)
            minds[who].weigh(world, lores[who], seat, _MENU, n, _WORTH)
            action = best_of(_MENU, n, _WORTH, minds[who].noise, dice)
        if not rules.frames[kind].is_whispered:
            actor, move = seat, int(hearing.of_action(kind, action))
        run.apply(action)
        if world.depth and not rules.frames[world.top_kind].is_whispered:
            for mind, lore in zip(minds, lores, strict=True):
                mind.heed(lore, world, actor, move)
            move = 0


def gold_of(deal: Deal, world: State, side: tuple[int, ...]) -> float:
    """What each of the seats earned, on average."""
    return sum(int(world.nuggets(seat)) - int(deal.state.nuggets(seat)) for seat in side) / len(side)


def hidden(deal: Deal, ours: Miner, theirs: Miner, chance: int) -> tuple[float, float]:
    """Gold of a team of saboteurs, and the log loss of a digger who weighs everybody's deeds, at a quarter and half."""
    seats = range(int(deal.rules.seats))
    minds = [ours if seat in deal.side else theirs for seat in seats]
    players = [Player(seat, deal.rules, chance + seat, minds[seat]) for seat in seats]
    digger = next(seat for seat in seats if seat not in deal.side)
    reader = Reader(digger, players[digger])
    match = Match(deal.rules, deal.text, [reader if seat == digger else players[seat] for seat in seats])
    match.play()
    if not reader.pages:
        return gold_of(deal, match.truth, deal.side), 0.0
    others = [seat for seat in seats if seat != digger]
    losses = [log_loss(reader.page(part)[0][seat], is_so=seat in deal.side) for part in (0.25, 0.5) for seat in others]
    return gold_of(deal, match.truth, deal.side), sum(losses) / len(losses)


class Learner:
    """The figures of a role on their way."""

    def __init__(
        self, role: str, seed: str, start: dict[str, float], others: list[Callable[[], Figures]], hide: float = 0.0
    ) -> None:
        self.role = role
        self.hide = hide
        self.names = LEARNED[role]
        self.seed = seed
        self.others = others
        usual = Figures()
        self.figures = {name: start.get(name, float(getattr(usual, name))) for name in self.names}
        self.scale = {name: REACH * max(LEAST / REACH, abs(value)) for name, value in self.figures.items()}
        self.random = Random(f"{seed} {role}")
        self.minds: dict[tuple[str, int], Miner] = {}

    def foe(self, rules: Rules, k: int) -> Miner:
        key = (rules.text, k)
        if key not in self.minds:
            self.minds[key] = Miner(rules, self.others[k]())
        return self.minds[key]

    def slope(self, pairs: int, step: int) -> dict[str, tuple[float, float]]:
        """Figure -> what a change of it brings in gold, and the error of that."""
        means = {name: Mean() for name in self.names}
        tables = TABLES[:1] if self.hide else TABLES
        for deal in islice(deals(self.role, f"{self.seed} step {step}", tables), pairs):
            way = {name: self.random.gauss(0.0, 1.0) for name in self.names}
            foe = self.foe(deal.rules, self.random.randrange(len(self.others)))
            chance = self.random.randrange(1 << 30)
            brought = [
                self._worth(deal, Miner(deal.rules, self._moved(way, sign)), foe, chance) for sign in (1.0, -1.0)
            ]
            for name, along in way.items():
                means[name].add((brought[0] - brought[1]) / 2.0 * along)
        return {name: (mean.mean, sqrt(mean.squares / mean.count / (mean.count - 1))) for name, mean in means.items()}

    def _worth(self, deal: Deal, mine: Miner, foe: Miner, chance: int) -> float:
        if not self.hide:
            return gold_of(deal, play(deal, mine, foe, deal.side, chance), deal.side)
        gold, loss = hidden(deal, mine, foe, chance)
        return gold + self.hide * loss

    def _moved(self, way: dict[str, float], sign: float) -> Figures:
        return changed({name: self.figures[name] + sign * along * self.scale[name] for name, along in way.items()})

    def step(self, slope: dict[str, tuple[float, float]], number: int) -> None:
        stride = STRIDE / (1.0 + number / SETTLES)
        for name, part in uphill(slope).items():
            self.figures[name] += stride * part * self.scale[name]


def uphill(slope: dict[str, tuple[float, float]]) -> dict[str, float]:
    """The way up, of length 1, each figure by how surely it matters."""
    way = {name: mean * max(0.0, 1.0 - (error / mean) ** 2) if mean else 0.0 for name, (mean, error) in slope.items()}
    length = sqrt(sum(part * part for part in way.values())) or 1.0
    return {name: part / length for name, part in way.items()}


def judge(
    role: str, ours: dict[str, float], table: str, count: int, seed: str, theirs: Callable[[], Figures] = Figures
) -> Mean:
    """What figures bring a whole team more than the usual ones do in the same fresh deals, in gold of a seat."""
    rules = parse_rules(table)
    mine, usual, foe = Miner(rules, changed(ours)), Miner(rules), Miner(rules, theirs())
    more = Mean()
    for deal in islice(deals(role, seed, (table,)), count):
        one, two = (gold_of(deal, play(deal, mind, foe, deal.side, deal.number), deal.side) for mind in (mine, usual))
        more.add(one - two)
    return more


def judge_seat(ours: dict[str, float], table: str, count: int, seed: str) -> Mean:
    """The same for one seat in any role, all others with the usual figures; the seat moves on from deal to deal."""
    rules = parse_rules(table)
    mine, usual = Miner(rules, changed(ours)), Miner(rules)
    more = Mean()
    for number in range(count):
        text = game_seed(seed, number)
        side = (number % int(rules.seats),)
        deal = Deal(rules, text, open_game(rules, text).state, side, number)
        one, two = (gold_of(deal, play(deal, mind, usual, side, number), side) for mind in (mine, usual))
        more.add(one - two)
    return more
