"""The judge of decisions: what an answer cost its player against the best one, by what he could know.

Owns the words for mistakes and when they may be said.  Candidates are tried in worlds dealt from the seat's beliefs,
all of them with the same chance.  What looks better than the answer that was given is weighed once more in fresh
worlds, so that the luckiest of many candidates is not taken for the best; and what stands out of its error there is
weighed a last time, for the words and figures that are told.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import sqrt
from typing import Final, NamedTuple

from librt.vecs import vec

from undermine.core.action import ANSWER, DISCARD, MENU, card_of, new_menu, verb_of
from undermine.core.chance import Dice
from undermine.minds.lore import RoundLore
from undermine.minds.watch import Watch
from undermine.review.effort import Effort
from undermine.review.prospect import SEEDS, Prospect
from undermine.review.shape import Verdict

SURE: Final = 2.0  # standard errors by which a loss must stand out
LIKELY: Final = 0.7  # … and a gain in the first worlds, to be weighed again
TURNS: Final = 0.2  # chance to win that a decisive mistake costs
PRIOR: Final = 0.03  # gold that a unit of the quick mind's worth stands for


class Scale(NamedTuple):
    """What a mistake must cost to be called so."""

    small: float
    clear: float
    decisive: float


IN_GOLD: Final = Scale(0.1, 0.3, 0.6)
IN_CHANCE: Final = Scale(0.05, 0.12, 0.25)
"""In the cave, where clans win or lose."""


@dataclass(slots=True)
class Tried:
    """A candidate and what it brought more than the answer that was given."""

    action: int
    worth: float
    gains: list[float] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)

    @property
    def mean(self) -> float:
        return sum(self.gains) / len(self.gains) if self.gains else 0.0

    @property
    def error(self) -> float:
        return error_of(self.gains)


@dataclass(frozen=True, slots=True)
class Judgement:
    verdict: Verdict
    best: int
    loss: float = 0.0
    error: float = 0.0
    chance_loss: float = 0.0
    tried: tuple[Tried, ...] = ()


class Judge:
    def __init__(self, prospect: Prospect, effort: Effort) -> None:
        self.prospect = prospect
        self.effort = effort
        self.scale = IN_CHANCE if prospect.kind == "clans" else IN_GOLD

    def judge(self, watch: Watch, actions: list[int], chosen: int, dice: Dice) -> Judgement:
        """The watch is that of the seat that was asked, brought up to date."""
        if len(actions) == 1:
            return Judgement("only", chosen)
        given, *others = self._gather(watch, actions, chosen)
        self._try(watch, given, others, self.effort.first, dice)
        others.sort(key=lambda each: -self._promise(each, given))
        self._try(watch, given, others[: (len(others) + 1) // 2], self.effort.second, dice)
        others.sort(key=lambda each: -self._promise(each, given))
        best = others[0]
        tried = tuple(others)
        if best.mean < self.scale.small / 2 or best.mean < LIKELY * best.error:
            return Judgement("good", chosen, tried=tried)
        check = Tried(best.action, best.worth)
        self._try(watch, given, [check], self.effort.check, dice)
        if not self._stands_out(check):
            best.gains, best.wins = check.gains, check.wins
            return Judgement("good", chosen, tried=tried)
        last = Tried(best.action, best.worth)
        self._try(watch, given, [last], 2 * self.effort.check, dice)
        best.gains, best.wins = last.gains, last.wins
        return self._verdict(last, chosen, tried)

    def _gather(self, watch: Watch, actions: list[int], chosen: int) -> list[Tried]:
        """What was answered, then what the quick mind thinks best of every kind."""
        menu, worth = new_menu(), vec[float]([0.0] * MENU)
        for number, action in enumerate(actions):
            menu[number] = action
        watch.mind.weigh(watch.view, watch.lore, watch.view.me, menu, len(actions), worth)
        weighed = {action: float(worth[number]) for number, action in enumerate(actions)}
        found = [Tried(chosen, weighed.pop(chosen, 0.0))]
        kinds: dict[int, int] = {}
        for action in sorted(weighed, key=lambda each: -weighed[each]):
            kind = self._kind(watch, action)
            if kinds.get(kind, 0) < (3 if kind == 0 else 2 if kind > 0 else 1 if kind == -1 else MENU):
                kinds[kind] = kinds.get(kind, 0) + 1
                found.append(Tried(action, weighed[action]))
            if len(found) > self.effort.candidates:
                break
        return found

    def _kind(self, watch: Watch, action: int) -> int:
        verb = verb_of(action)
        if verb in (DISCARD, ANSWER):
            return -1 if verb == DISCARD else -2
        card = int(card_of(action))
        return 0 if watch.view.rules.tile[card] else card

    def _promise(self, candidate: Tried, given: Tried) -> float:
        return candidate.mean + PRIOR * (candidate.worth - given.worth)

    def _try(self, watch: Watch, given: Tried, others: list[Tried], worlds: int, dice: Dice) -> None:
        seat = int(watch.view.me)
        for _ in range(worlds):
            world = self.prospect.from_seat(watch, dice)
            seed = int(dice.below(SEEDS))
            first = self.prospect.play(world.copy(), watch.lore.copy(), seed, given.action, seat)
            for each in others:
                then = self.prospect.play(world.copy(), watch.lore.copy(), seed, each.action, seat)
                each.gains.append(then.worth - first.worth)
                each.wins.append(then.won - first.won)

    def _stands_out(self, best: Tried) -> bool:
        return best.mean >= self.scale.small and best.mean >= SURE * best.error

    def _verdict(self, best: Tried, chosen: int, tried: tuple[Tried, ...]) -> Judgement:
        if not self._stands_out(best):
            return Judgement("good", chosen, tried=tried)
        scale = self.scale
        loss, error = best.mean, best.error
        sure = loss - error
        chance = sum(best.wins) / len(best.wins)
        verdict: Verdict = "small"
        if sure >= scale.clear:
            verdict = "clear"
        if sure >= scale.decisive or (sure >= scale.clear and chance - error_of(best.wins) >= TURNS):
            verdict = "decisive"
        return Judgement(verdict, best.action, loss, error, chance, tried)


def reckon(watch: Watch) -> None:
    """What the seat believes, for worlds and for its own mind."""
    belief, lore = watch.belief, watch.lore
    if belief is not None and isinstance(lore, RoundLore):
        belief.tell(watch.view, lore)


def error_of(values: list[float]) -> float:
    """The standard error of their mean."""
    n = len(values)
    if n < 2:
        return 0.0
    mean = sum(values) / n
    return sqrt(sum((each - mean) ** 2 for each in values) / (n - 1) / n)
