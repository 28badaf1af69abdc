"""Many games at once: indices in, rows, masks, rewards and ends out, all in blocks that are handed out without a copy.

Owns the blocks and the order of things in one step.  Blocks stay where they are for the life of a batch, and what is
written into them is seen at once by whoever looks at them.
"""

from __future__ import annotations

from typing import Final

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i64, u8

from undermine.core.chance import Dice, game_seed
from undermine.core.frame import NOBODY
from undermine.encode.layout import Layout
from undermine.encode.stage import Stage, new_block

ANYBODY: Final = -1  # every seat is asked for an answer from outside


class Batch:
    layout: Layout
    stages: list[Stage]
    rows: vec[u8]
    masks: vec[u8]
    finals: vec[u8]  # rows of games that ended with the last step, as they were then
    seats: vec[i64]  # place -> the seat that is asked
    rewards: vec[float]  # place -> of the seat that answered, or of the learner
    all_rewards: vec[float]  # place * seats + seat -> of the last step
    has_rewards: vec[u8]  # place -> 1 if some of these are not nought
    is_over: vec[u8]  # place -> 1 if a game ended with the last step
    chosen: vec[i64]  # place -> the index of a legal answer, made by `choose_by_chance`
    learner: i64  # the only seat that is asked from outside, the others answer by chance; ANYBODY: all are
    seeds: list[str]  # place -> what its first game was dealt from
    games: vec[i64]  # place -> how many games there were before this one
    dice: Dice

    def __init__(self, layout: Layout, places: int, reward: int, learner: int = ANYBODY) -> None:
        seats = int(layout.rules.seats)
        self.layout = layout
        self.rows = new_block(places, int(layout.size))
        self.masks = new_block(places, int(layout.space.size))
        self.finals = new_block(places, int(layout.size))
        self.stages = [Stage(layout, self.rows, self.masks, place, reward) for place in range(places)]
        self.seats = vec[i64]([0] * places)
        self.rewards = vec[float]([0.0] * places)
        self.all_rewards = vec[float]([0.0] * (places * seats))
        self.has_rewards = vec[u8]([0] * places)
        self.is_over = vec[u8]([0] * places)
        self.chosen = vec[i64]([0] * places)
        self.learner = learner
        self.seeds = []
        self.games = vec[i64]([0] * places)
        self.dice = Dice(0)

    def begin(self, seeds: list[str], dice: int) -> None:
        """New games everywhere, dealt from these seeds, and later ones from `SEED/1`, `SEED/2` and so on."""
        self.dice = Dice(dice)
        self.seeds = seeds
        for place in range(len(self.stages)):
            self.games[place] = 0
            self.rewards[place] = 0.0
            self.is_over[place] = 0
            self.has_rewards[place] = 0
            self._begin(place)
        for k in range(len(self.all_rewards)):
            self.all_rewards[k] = 0.0

    def step(self, indices: bytes) -> None:
        """An answer in every game, eight bytes each, the lowest first; one that is over begins anew, and its first
        question is shown.
        """
        places: i64 = len(self.stages)
        if len(indices) != 8 * places:
            raise ValueError(f"{int(places)} games take {int(places)} answers, not {len(indices) // 8}")
        for place in range(places):
            self._step(place, read_i64_le(indices, 8 * place))

    def choose_by_chance(self) -> None:
        """The index of a legal answer for every game into `chosen`."""
        chosen = self.chosen
        dice = self.dice
        place: i64 = 0
        for stage in self.stages:
            chosen[place] = stage.index[dice.below(stage.count)]
            place += 1

    def _begin(self, place: i64) -> None:
        stage = self.stages[place]
        stage.begin(game_seed(self.seeds[place], int(self.games[place])))
        if self.learner != ANYBODY:
            while stage.asked() != self.learner:
                if stage.asked() == NOBODY:  # nobody ever asked the learner
                    self.games[place] += 1
                    stage.begin(game_seed(self.seeds[place], int(self.games[place])))
                else:
                    stage.play_by_chance(self.dice)
        self.seats[place] = stage.asked()
        stage.observe()

    def _step(self, place: i64, index: i64) -> None:
        stage = self.stages[place]
        seats = self.layout.rules.seats
        first = place * seats
        seat = stage.asked()
        if self.has_rewards[place]:
            for k in range(seats):
                self.all_rewards[first + k] = 0.0
            self.has_rewards[place] = 0
        stage.step(index)
        self._note(stage, place)
        while self.learner != ANYBODY and stage.asked() != self.learner and stage.asked() != NOBODY:
            stage.play_by_chance(self.dice)
            self._note(stage, place)
        self.rewards[place] = self.all_rewards[first + seat]
        if stage.asked() == NOBODY:
            stage.observe_for(seat)
            self._keep(place)
            self.is_over[place] = 1
            self.games[place] += 1
            self._begin(place)
        else:
            self.is_over[place] = 0
            self.seats[place] = stage.asked()
            stage.observe()

    def _note(self, stage: Stage, place: i64) -> None:
        if stage.is_rewarded:
            first = place * self.layout.rules.seats
            for k in range(len(stage.rewards)):
                self.all_rewards[first + k] += stage.rewards[k]
            self.has_rewards[place] = 1

    def _keep(self, place: i64) -> None:
        """The last row of a game that is over."""
        rows = self.rows
        finals = self.finals
        first = place * self.layout.size
        for k in range(first, first + self.layout.size):
            finals[k] = rows[k]
