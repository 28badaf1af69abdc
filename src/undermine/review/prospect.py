"""What a round may still lead to: rounds played out by quick minds from the truth, or from what a seat could know.

Owns what counts as found, and the worth of an ending to a seat.  From above everything is known but the order of the
deck, so that what is drawn is luck and what is answered is not.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, sqrt
from typing import Final

from undermine.core.chance import Dice
from undermine.core.rules import Rules
from undermine.core.run import Run
from undermine.core.state import State
from undermine.minds.imagined import Round
from undermine.minds.index import hearing_of, mind_of
from undermine.minds.mind import Lore
from undermine.minds.miner import Miner
from undermine.minds.watch import Watch
from undermine.review.shape import ReviewKind
from undermine.views.sample import sample

LOST: Final = ("none", "saboteurs", "profiteer", "nobody")
"""Sides that win when the gold is not found."""
AHEAD: Final = 24  # answers that are imagined in the cave, …
SURE: Final = 1.95  # … and the lead there for every pair of rivals that makes the odds e to one: read off 280 games
BOUND: Final = 2000  # answers that an imagined round may take
SEEDS: Final = 1 << 30


@dataclass(frozen=True, slots=True)
class Ending:
    """How a round ended, or how things stood when it was not followed any further."""

    chance: float
    """That the gold is found, or that the first clan wins: 1 or 0, or between them what cannot be told yet."""
    gold: tuple[float, ...]
    worth: float = 0.0
    """To the seat that was asked for, …"""
    won: float = 0.0
    """… and how likely its side won."""

    @property
    def has_won(self) -> bool:
        return self.won > 0.5


class Prospect:
    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.mind = mind_of(rules)
        self.swift = self.mind.swift()
        self.hearing = hearing_of(rules)
        self.kind: ReviewKind = kind_of(rules)
        self.played = 0

    def outcome(self, side: int) -> float:
        """What the line shows when a side has won; in the cave nobody's win is half of one."""
        if self.kind == "clans":
            return 0.5 if side == 0 else 1.0 if side == 1 else 0.0
        return float(self.rules.side_names[side] not in LOST)

    def from_seat(self, watch: Watch, dice: Dice) -> State:
        """A world that a seat could be in, by what it believes; what that is must have been reckoned before."""
        view = watch.view
        if watch.belief is not None:
            view = watch.belief.suppose(view, dice)
        return sample(view, int(dice.below(SEEDS)))

    def choice(self, world: State, lore: Lore, dice: Dice) -> int:
        """What the quick mind answers next."""
        return int(Round(Run(world), lore, self.hearing).choose(self.swift, dice))

    def play(self, world: State, lore: Lore, seed: int, action: int = -1, seat: int = -1) -> Ending:
        """To the end of the round, from an answer on if that is not -1; the world and the lore are used up."""
        return self.play_on(world, lore, Dice(seed), action, seat)

    def play_on(self, world: State, lore: Lore, dice: Dice, action: int = -1, seat: int = -1) -> Ending:
        """The same with dice that were rolled before."""
        number, mind = world.round, self.swift
        imagined = Round(Run(world), lore, self.hearing)
        before = int(world.nuggets(seat)) if seat >= 0 else 0
        if action >= 0:
            imagined.apply(mind, action)
        imagined.play(mind, dice, number, AHEAD if self.kind == "clans" else BOUND)
        self.played += 1
        chance = self._chance(world, lore)
        gold = tuple(float(world.nuggets(each)) for each in range(int(self.rules.seats)))
        if seat < 0:
            return Ending(chance, gold)
        if self.kind == "clans":
            won = chance if self.is_for(world, seat) else 1.0 - chance
            return Ending(chance, gold, won, won)
        won = float(gold[seat] > before)
        if self.kind == "duel":
            more = gold[seat] - sum(each for other, each in enumerate(gold) if other != seat)
            return Ending(chance, gold, more, won)
        return Ending(chance, gold, gold[seat], won)

    def _chance(self, world: State, lore: Lore) -> float:
        """How it ended; in the cave, where a game is too long to be played out each time, how the clans stand."""
        if self.kind != "clans" or world.depth == 0:
            return self.outcome(int(world.winner))
        ahead = self.mind.value(world, lore, 0)
        blue = sum(self.is_for(world, seat) for seat in range(int(self.rules.seats)))
        pairs = max(1, blue * (int(self.rules.seats) - blue))
        return 1.0 / (1.0 + exp((-ahead if self.is_for(world, 0) else ahead) / SURE / sqrt(pairs)))

    def is_for(self, state: State, seat: int) -> bool:
        """Whether a seat wants what the line shows: the gold found, or the first clan to win."""
        name = self.rules.role_names[int(state.roles[seat])]
        if self.kind == "clans":
            return name.startswith("blue") != name.endswith("saboteur")
        return not (isinstance(self.mind, Miner) and self.mind.harmful[state.roles[seat]])


def kind_of(rules: Rules) -> ReviewKind:
    if isinstance(mind_of(rules), Miner):
        return "roles"
    if len(rules.role_names) > 1:
        return "clans"
    return "solo" if int(rules.seats) == 1 else "duel"
