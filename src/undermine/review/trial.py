"""Another answer at a step of a finished game: the chances after it, and what it would have brought its player.

Owns the worlds in which it is tried.  Both answers are tried in the same ones: from above everything is known but the
order of the deck, and from the seat's place as much as it believed.  The same question gives the same figures.
"""

from __future__ import annotations

import zlib
from typing import Final

from undermine.core.chance import Dice
from undermine.core.change import fold
from undermine.core.engine import legal_actions
from undermine.core.state import State
from undermine.notation.action import write_action
from undermine.review.above import Above
from undermine.review.company import seen_by, voice_of
from undermine.review.effort import Effort
from undermine.review.judge import error_of, reckon
from undermine.review.played import Played
from undermine.review.prospect import SEEDS, Ending, Prospect
from undermine.review.reviewer import usual_effort
from undermine.review.shape import ReviewTrial

BATCH: Final = 8  # worlds of a slice, above and below
TIMES: Final = 4  # times as many worlds as what looks like a mistake is weighed in


class Asked:
    """A game before one of its answers: who was asked what, and could say what."""

    def __init__(self, game: Played, step: int) -> None:
        if not 1 <= step <= len(game.choices):
            raise ValueError(f"step {step}: there are answers 1 to {len(game.choices)}")
        self.game = game
        self.rules = game.rules
        self.step = step
        self.seat, self.given, before = game.choices[step - 1]
        self.truth = State(self.rules)
        for event in game.events[:before]:
            fold(self.truth, event)
        self.legal = legal_actions(self.truth, self.seat)

    @property
    def question(self) -> str:
        return self.rules.frame_names[int(self.truth.top_kind)]

    @property
    def answers(self) -> list[str]:
        return [write_action(self.rules, action) for action in self.legal]


class Trial:
    """One other answer, tried a few worlds at a time."""

    def __init__(self, game: Played, step: int, action: int, effort: Effort | None = None) -> None:
        self.asked = asked = Asked(game, step)
        self.action = action
        self.prospect = Prospect(asked.rules)
        self.kind = self.prospect.kind
        worlds = TIMES * (effort or usual_effort(game)).check
        self.batches = max(1, worlds // BATCH)
        self.done = 0
        self.seed = zlib.crc32(f"{game.rules_text} {step} {action}".encode())
        self._now: list[Ending] = []
        self._then: list[Ending] = []
        self._gains: list[float] = []
        self._wins: list[float] = []
        self._follow()

    @property
    def is_over(self) -> bool:
        return self.done == self.batches

    def _follow(self) -> None:
        """What the seat saw and heard, and what everybody could hear of the round."""
        asked, prospect = self.asked, self.prospect
        self.voice = voice_of(asked.rules, asked.seat, self.seed)
        self.lore = prospect.mind.blank()
        truth, actor, move = State(asked.rules), 0, 0
        for number, step in zip(range(asked.step), asked.game.steps(), strict=False):
            kind, before = truth.top_kind, int(truth.round)
            if number and not asked.rules.frames[kind].is_whispered:
                actor, move = step.seat, int(prospect.hearing.of_action(kind, step.action))
            for event in step.events:
                fold(truth, event)
            seen_by(self.voice, step)
            if int(truth.round) != before:
                prospect.mind.heed(self.lore, truth, actor, move)
            elif not asked.rules.frames[truth.top_kind].is_whispered:
                prospect.mind.heed(self.lore, truth, actor, move)
                move = 0
        if not asked.rules.frames[int(asked.truth.top_kind)].is_whispered:
            self.voice.settle()
        reckon(self.voice.watch)

    def go(self) -> None:
        """A few worlds more."""
        asked, seed = self.asked, self.seed + 1_000_003 * self.done
        above = Above(self.prospect, BATCH, seed)
        above.begin(asked.truth)
        above.look(asked.truth, self.lore)
        self._now += above.answered(asked.truth, self.lore, asked.given).ends
        self._then += above.answered(asked.truth, self.lore, self.action).ends
        dice, watch = Dice(seed), self.voice.watch
        for _ in range(BATCH):
            world = self.prospect.from_seat(watch, dice)
            luck = int(dice.below(SEEDS))
            one = self.prospect.play(world.copy(), watch.lore.copy(), luck, asked.given, asked.seat)
            two = self.prospect.play(world, watch.lore.copy(), luck, self.action, asked.seat)
            self._gains.append(two.worth - one.worth)
            self._wins.append(two.won - one.won)
        self.done += 1

    def result(self) -> ReviewTrial:
        assert self.is_over, "a trial is told when it is finished"
        asked, rules, seat = self.asked, self.asked.rules, self.asked.seat
        has_sides = self.kind in ("roles", "clans")
        figures = [[end.chance if has_sides else end.gold[seat] for end in ends] for ends in (self._now, self._then)]
        more = [then - now for now, then in zip(*figures, strict=True)]
        return ReviewTrial(
            step=asked.step,
            seat=seat,
            kind=self.kind,
            given=write_action(rules, asked.given),
            answer=write_action(rules, self.action),
            chance_given=round(_mean(figures[0]), 3) if has_sides else None,
            chance=round(_mean(figures[1]), 3) if has_sides else None,
            gold_given=round(_mean([end.gold[seat] for end in self._now]), 2),
            gold=round(_mean([end.gold[seat] for end in self._then]), 2),
            above_error=round(error_of(more), 3),
            gain=round(_mean(self._gains), 2),
            error=round(error_of(self._gains), 2),
            chance_gain=round(_mean(self._wins), 3),
            worlds=len(self._gains),
        )


def _mean(values: list[float]) -> float:
    return sum(values) / len(values)


def trial_of(game: Played, step: int, action: int, effort: Effort | None = None) -> ReviewTrial:
    """All of it at once."""
    trial = Trial(game, step, action, effort)
    while not trial.is_over:
        trial.go()
    return trial.result()
