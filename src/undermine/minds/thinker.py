"""A mind that searches: it imagines what comes of answers, and leaves the quick mind's only for a clearly better one.

Owns the search.  Worlds are dealt by what the seat believes; in each of them every candidate is tried with the same
chance, and the round is played out by the quick mind in all seats.  Half of the candidates are dropped again and again.
What is left must be better than the quick mind's own answer by more than the error of that estimate.
The search ends after so many answers imagined, never by the clock: a seed finds the same answer on every machine.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undermine.core.action import ANSWER, DISCARD, MENU, card_of, new_menu, verb_of
from undermine.core.chance import Dice
from undermine.core.run import Run
from undermine.core.state import State
from undermine.minds.belief import Belief
from undermine.minds.imagined import Round
from undermine.minds.mind import Mind
from undermine.minds.watch import Watch
from undermine.views.sample import sample

ROLLOUTS: Final = 400
CANDIDATES: Final[i64] = 8
PATHS: Final[i64] = 4  # candidates of one kind: placements, …
OTHERS: Final[i64] = 2  # … and anything else
GATE: Final = 1.0  # standard errors
PRIOR: Final = 0.03  # gold that a unit of the quick mind's worth stands for
FEWEST: Final[i64] = 4  # worlds between two droppings
WIN: Final = 1.5  # what a won round counts for who searches for wins
SEEDS: Final[i64] = 1 << 30
MANY: Final[i64] = 64

_MENU: Final[vec[i64]] = new_menu()
_WORTH: Final[vec[float]] = vec[float]([0.0] * MENU)


class Thinker:
    watch: Watch
    swift: Mind  # who plays in all seats of an imagined round
    belief: Belief | None  # none in games where all that is hidden is cards
    dice: Dice
    rollouts: i64  # at most, for one decision
    effort: i64  # answers imagined in them, at most
    gate: float
    for_wins: bool  # does it search for the wins of its side, or for its own gold?
    count: i64  # how many candidates there are
    home: i64  # what the quick mind would do
    action: vec[i64]  # candidate -> what it is; the first one is the quick mind's own choice
    worth: vec[float]  # candidate -> the quick mind's worth
    gain: vec[float]  # candidate -> sum of what it brought more than the first one
    square: vec[float]
    tries: vec[i64]
    spent: i64  # rollouts of the last decision, …
    answers: i64  # … and the answers imagined in them
    lead: float  # by how much the best other candidate was better then, …
    error: float  # … and how sure that is

    def __init__(self, watch: Watch, belief: Belief | None, seed: int) -> None:
        self.watch = watch
        self.swift = watch.mind.swift()
        self.belief = belief
        self.dice = Dice(seed)
        self.rollouts = ROLLOUTS
        self.effort = watch.mind.effort()
        self.gate = GATE
        self.for_wins = False
        self.count = self.spent = self.answers = self.home = 0
        self.lead = self.error = 0.0
        self.action = vec[i64]([0] * int(MANY))
        self.worth = vec[float]([0.0] * int(MANY))
        self.gain = vec[float]([0.0] * int(MANY))
        self.square = vec[float]([0.0] * int(MANY))
        self.tries = vec[i64]([0] * int(MANY))

    def choose(self, actions: list[int]) -> int:
        """What the seat answers that is asked."""
        home = self.watch.choose(actions, self.dice)
        self.home = home
        self.spent = self.answers = 0
        self.lead = self.error = 0.0
        if len(actions) == 1 or self.effort == 0:
            return home
        self._gather(actions, home)
        return int(self.search()) if self.count > 1 else home

    def _gather(self, actions: list[int], home: int) -> None:
        """The candidates: what the quick mind thinks best of every kind."""
        watch = self.watch
        n = i64(len(actions))
        for i in range(n):
            _MENU[i] = actions[i]
        watch.mind.weigh(watch.view, watch.lore, watch.view.me, _MENU, n, _WORTH)
        self.action[0] = home
        self.count = 1
        for i in range(n):
            if _MENU[i] == home:
                self.worth[0] = _WORTH[i]
                _WORTH[i] = -1.0e30
        while self.count < CANDIDATES:
            best: i64 = -1
            for i in range(n):
                if _WORTH[i] > -1.0e29 and (best < 0 or _WORTH[i] > _WORTH[best]):
                    best = i
            if best < 0:
                return
            if self._has_room(_MENU[best]):
                self.action[self.count] = _MENU[best]
                self.worth[self.count] = _WORTH[best]
                self.count += 1
            _WORTH[best] = -1.0e30

    def _has_room(self, action: i64) -> bool:
        """Whether there are not yet enough candidates of its kind."""
        rules = self.watch.view.rules
        kind = self._kind(action)
        same: i64 = 0
        for i in range(1, self.count):
            if self._kind(self.action[i]) == kind:
                same += 1
        is_path = verb_of(action) < DISCARD and rules.tile[card_of(action)] != 0
        return same < (PATHS if is_path else MANY if verb_of(action) == ANSWER else OTHERS)

    def _kind(self, action: i64) -> i64:
        """What kind of action this is: a placement, a pass, an answer, or the use of a certain card."""
        verb = verb_of(action)
        if verb == DISCARD:
            return -1
        if verb == ANSWER:
            return -2
        card = card_of(action)
        return 0 if self.watch.view.rules.tile[card] else card

    def search(self) -> i64:
        """The first candidate, or one that is clearly better."""
        alive = vec[i64]([i for i in range(1, int(self.count))])
        left = i64(len(alive))
        for i in range(self.count):
            self.gain[i] = self.square[i] = 0.0
            self.tries[i] = 0
        stages = _halvings(left)
        for stage in range(stages):
            worlds = self.rollouts // stages // (left + 1)
            for k in range(max(FEWEST, worlds)):
                if k >= FEWEST and self.answers >= self.effort * (stage + 1) // stages:
                    break
                self._imagine(alive, left)
            self._rank(alive, left)
            left = (left + 1) // 2
        best = alive[0]
        n = float(self.tries[best])
        self.lead = self._mean(best)
        spread = self.square[best] - self.gain[best] * self.gain[best] / n
        self.error = (max(0.0, spread) / max(1.0, n - 1.0) / n) ** 0.5
        return self.action[best if self.lead > 0.0 and self.lead > self.gate * self.error else 0]

    def _imagine(self, alive: vec[i64], left: i64) -> None:
        """Deal a world and try every candidate that is left in it."""
        view = self.watch.view
        seed = self.dice.below(SEEDS)
        if self.belief is not None:
            view = self.belief.suppose(view, self.dice)
        world = sample(view, int(seed))
        first = self._try(world, self.action[0], seed)
        for i in range(left):
            candidate = alive[i]
            more = self._try(world, self.action[candidate], seed) - first
            self.gain[candidate] += more
            self.square[candidate] += more * more
            self.tries[candidate] += 1
        self.spent += left + 1

    def _try(self, world: State, action: i64, seed: i64) -> float:
        """What the seat gets out of the round if it does this now."""
        watch = self.watch
        mind = self.swift
        state = world.copy()
        seat = watch.view.me
        number = state.round
        imagined = Round(Run(state), watch.lore.copy(), watch.hearing)
        imagined.apply(mind, action)
        self.answers += imagined.play(mind, Dice(int(seed)), number, mind.horizon())
        if self.for_wins:
            return WIN if state.nuggets(seat) > world.nuggets(seat) else 0.0
        return mind.value(state, imagined.lore, seat)

    def _mean(self, candidate: i64) -> float:
        return self.gain[candidate] / float(self.tries[candidate]) + PRIOR * (self.worth[candidate] - self.worth[0])

    def _rank(self, alive: vec[i64], left: i64) -> None:
        """The best candidates first."""
        for i in range(1, left):
            candidate = alive[i]
            j: i64 = i
            while j > 0 and self._mean(alive[j - 1]) < self._mean(candidate):
                alive[j] = alive[j - 1]
                j -= 1
            alive[j] = candidate


def _halvings(left: i64) -> i64:
    """How often candidates are tried until one of so many is left."""
    stages: i64 = 1
    while left > 1:
        left = (left + 1) // 2
        stages += 1
    return stages
