"""Clues: what somebody fair who only looks on makes of every answer, and whom he suspects in the end.

Owns the measure of whodunits.  He has no seat, sees what all see, and weighs what was done by what people of every role
would have done.  Several such observers must agree before a whodunit has a solution: some draw half as much from the
same evidence, some are dealt other hands when they imagine those of others, and one knows nothing but rules of thumb.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from librt.vecs import vec

from undermine.bots.voice import Voice
from undermine.core.frame import SPECTATOR
from undermine.minds.lore import NOBODY, RoundLore
from undermine.minds.miner import Miner
from undermine.notation.record import choice_of
from undermine.puzzles.crowd import CROWDS, USUAL, Crowd, watching
from undermine.puzzles.posed import Posed
from undermine.talk.character import PLAIN
from undermine.views.project import project

OBSERVERS: Final = tuple(each for each in CROWDS if not each.figures and not each.is_careless)
SEEDS: Final = (0, 104_729, 1_299_709)
"""Of the hands that observers imagine."""


@dataclass(frozen=True)
class Clue:
    """After an answer: who gave it, what was to be held against him, and how suspected everybody is now."""

    seat: int
    reason: str
    """In the words of accusations; empty if there was nothing."""
    suspicion: tuple[float, ...]


def clues(posed: Posed, crowd: Crowd = USUAL, seed: int = 0) -> list[Clue]:
    """The set-up, which is nobody's answer, then one clue for every answer in their order."""
    voice = Voice(watching(posed.rules, SPECTATOR, [], crowd, seed), posed.rules, SPECTATOR, PLAIN, seed)
    found: list[Clue] = []
    for number, part in enumerate(posed.parts()):
        known = len(voice.moves)
        voice.see([seen for event in part if (seen := project(event, SPECTATOR)) is not None])
        suspicion = tuple(round(each, 3) for each in voice.suspects())
        seat = choice_of(part[0])[0] if number else int(NOBODY)
        reasons = [move.reason for move in voice.moves[known:] if move.actor == seat]
        found.append(Clue(seat, reasons[-1] if reasons else "", suspicion))
    return found


def verdicts(posed: Posed) -> list[tuple[float, ...]]:
    """What each of the observers thinks in the end: seat -> how suspected."""
    found = [clues(posed, crowd, seed)[-1].suspicion for crowd in OBSERVERS for seed in SEEDS]
    return [*found, by_thumb(posed)]


def by_thumb(posed: Posed) -> tuple[float, ...]:
    """What follows from rules of thumb alone: who helps, who harms, who digs towards the goals."""
    watch = watching(posed.rules, SPECTATOR, posed.events)
    mind, lore = watch.mind, watch.lore
    assert isinstance(mind, Miner) and isinstance(lore, RoundLore), "whodunits are of games with hidden roles"
    chance = vec[float]([0.0] * int(posed.rules.seats))
    mind.census.suspect(lore, watch.view, NOBODY, chance)
    return tuple(round(float(each), 3) for each in chance)
