"""How exciting a game was: who was suspected, which side led, which card turned it, what became of every card.

Owns the definitions.  A game that was played is gone through once more, answer by answer, by the rules alone.  Who is
suspected is what the quick mind says that everybody sees.  A side's chance is how often it wins when quick minds play
the round out from here with the rest of the deck shuffled; that is dear, so it is asked for a few games only.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Final

from librt.vecs import vec

from undermine.core.action import DISCARD, USE, card_of, second_of, third_of, verb_of
from undermine.core.chance import Dice
from undermine.core.engine import begin
from undermine.core.frame import TURN
from undermine.core.rules import Rules
from undermine.core.run import Run
from undermine.core.state import State
from undermine.minds.imagined import Round
from undermine.minds.index import hearing_of, mind_of
from undermine.minds.lore import NOBODY, RoundLore
from undermine.minds.mind import Lore
from undermine.minds.miner import Miner

PLAYED_OUT: Final = 32  # rounds for one chance
CHECKED: Final = 64  # … where a card may have been decisive
AHEAD: Final = 2 / 3  # whose chance is so high leads
DECIDED: Final = 0.9  # … and from here on, if it stays so, has as good as won
DECISIVE: Final = 0.3  # a card after which a side's chance is so much another one
DOUBT: Final = 0.05  # so much more than the one before somebody must be suspected to take his place
BOUND: Final = 2000  # answers that an imagined round may take

Chances = tuple[float, ...]
"""Side -> how likely it wins; 0: nobody does."""


@dataclass(slots=True)
class Watched:
    """What was seen of one game."""

    played: Counter[int] = field(default_factory=Counter)
    """Card -> how often it was played …"""
    thrown: Counter[int] = field(default_factory=Counter)
    """… and put away unused."""
    suspicions: list[int] = field(default_factory=list)
    """Round -> how often somebody else became the most suspected."""
    seen_through: list[bool] = field(default_factory=list)
    """Round with a saboteur -> whether the most suspected at its end was one."""
    leads: list[int] = field(default_factory=list)
    """Round that was watched closely -> how often the lead changed."""
    decided: list[float] = field(default_factory=list)
    """… after which part of its turns it was decided."""
    tried: Counter[int] = field(default_factory=Counter)
    """Card -> how often it was played while somebody watched closely …"""
    decisive: Counter[int] = field(default_factory=Counter)
    """… and how often that was decisive."""


def watch(rules: Rules, seed: str, answers: list[int], *, closely: bool) -> Watched:
    """Go through a game once more."""
    watcher = _Watcher(rules, seed, closely=closely and len(rules.side_names) > 2)
    for answer in answers:
        watcher.go(answer)
    return watcher.told


class _Watcher:
    def __init__(self, rules: Rules, seed: str, *, closely: bool) -> None:
        self.rules = rules
        self.mind = mind_of(rules)
        state = begin(rules, seed)
        self.round = Round(Run(state), self.mind.blank(), hearing_of(rules))
        self.mind.heed(self.round.lore, state, 0, 0)
        self.closely = closely
        self.told = Watched()
        self.chance = vec[float]([0.0] * int(rules.seats))
        self.watches_roles = isinstance(self.mind, Miner) and self.mind.census.role > 0
        self._new_round()

    def _new_round(self) -> None:
        self.number = int(self.round.state.round)
        self.suspect = NOBODY
        self.changes = 0
        self.roles = [int(role) for role in self.round.state.roles]
        self.points: list[Chances] = []
        self.moves: list[tuple[int, State, Lore]] = []
        """Card that was played on each turn, and the table before it; 0: none."""

    def go(self, answer: int) -> None:
        state = self.round.state
        kind = state.top_kind
        verb, card = int(verb_of(answer)), int(card_of(answer))
        is_turn = kind == TURN or self.rules.frames[kind].is_played
        if is_turn and verb == DISCARD:
            self.told.thrown.update(int(each) for each in (card, second_of(answer), third_of(answer)) if each)
        elif is_turn and verb == USE:
            self.told.played[card] += 1
        if self.closely and kind == TURN:
            before = state.copy()
            self.points.append(self._chances(before, self.round.lore, PLAYED_OUT))
            self.moves.append((card if verb == USE else 0, before, self.round.lore.copy()))
        self.round.apply(self.mind, answer)
        if state.depth == 0 or state.round != self.number:
            self._end_round()
        elif self.watches_roles and state.top_kind == TURN:
            self._suspect()

    # Suspicion

    def _suspect(self) -> None:
        """Who is suspected most now, as everybody sees it."""
        lore = self.round.lore
        assert isinstance(self.mind, Miner) and isinstance(lore, RoundLore)
        state = self.round.state
        self.roles = [int(role) for role in state.roles]
        self.mind.census.suspect(lore, state, NOBODY, self.chance)
        most = max(range(len(self.chance)), key=lambda seat: self.chance[seat])
        least = min(self.chance)
        before = self.chance[self.suspect] if self.suspect != NOBODY else least
        if most != self.suspect and self.chance[most] > before + DOUBT:
            self.changes += self.suspect != NOBODY
            self.suspect = most

    # The lead

    def _chances(self, state: State, lore: Lore, times: int) -> Chances:
        won = [0] * len(self.rules.side_names)
        for k in range(times):
            world = state.copy()
            world.seed_quick(7919 * k + 31 * len(self.points) + times)
            world.restack(world.shuffled(world.deck[: world.left]))
            imagined = Round(Run(world), lore.copy(), hearing_of(self.rules))
            imagined.play(self.mind, Dice(k), state.round, BOUND)
            won[world.winner] += 1
        return tuple(number / times for number in won)

    def _end_round(self) -> None:
        told = self.told
        state = self.round.state
        told.suspicions.append(self.changes)
        if self.watches_roles:
            assert isinstance(self.mind, Miner)
            role = int(self.mind.census.role)
            if role in self.roles:
                told.seen_through.append(self.suspect != NOBODY and self.roles[self.suspect] == role)
        if self.closely and self.points:
            winner = int(state.winner)
            ended = tuple(float(side == winner) for side in range(len(self.rules.side_names)))
            told.leads.append(_lead_changes(self.points))
            late = max((k + 1 for k, point in enumerate(self.points) if point[winner] < DECIDED), default=0)
            told.decided.append(late / len(self.points))
            self._weigh_moves([*self.points, ended])
        if state.depth:
            self._new_round()

    def _weigh_moves(self, points: list[Chances]) -> None:
        """Which cards were decisive: what looks so is asked again, with fresh rounds."""
        for k, (card, before, lore) in enumerate(self.moves):
            if not card:
                continue
            self.told.tried[card] += 1
            if _swing(points[k], points[k + 1]) < DECISIVE:
                continue
            one = self._chances(before, lore, CHECKED)
            last = k + 1 == len(self.moves)
            two = points[k + 1] if last else self._chances(self.moves[k + 1][1], self.moves[k + 1][2], CHECKED)
            self.told.decisive[card] += _swing(one, two) >= DECISIVE


def _swing(one: Chances, two: Chances) -> float:
    return max(abs(a - b) for a, b in zip(one, two, strict=True))


def _lead_changes(points: list[Chances]) -> int:
    """How often a side that was behind took the lead."""
    leaders = [side for point in points for side, chance in enumerate(point) if chance >= AHEAD]
    return sum(one != two for one, two in pairwise(leaders))
