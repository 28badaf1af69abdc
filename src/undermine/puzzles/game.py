"""A game to be looked through for puzzles: how it was dealt, and what was answered in it.

Owns the two ways to come by one: from a record of a game that people played, and from bots.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Final

from undermine.notation.action import write_action
from undermine.notation.record import Record
from undermine.puzzles.puzzle import PuzzleError
from undermine.review.staged import stage

PLAYERS: Final = ("seasoned", "miner", "gentle", "hider", "fox", "comrade")
"""Of these the players of a simulated game are drawn: people are not all of one kind either."""


@dataclass(frozen=True)
class Game:
    rules: str
    seed: str
    moves: list[str]


def simulated(rules: str, seed: str) -> Game:
    """A game of bots, drawn by lot; the same seed is the same game."""
    lots = random.Random(seed)
    played = stage(rules, seed, [lots.choice(PLAYERS) for _ in range(12)], has_talk=False)
    return Game(played.rules_text, seed, [write_action(played.rules, action) for _, action, _ in played.choices])


def recorded(record: Record) -> Game:
    """The game of a record; PuzzleError if its seed was not released, or cards were dealt by hand."""
    if record.seed is None or record.deal or record.later or record.chances:
        raise PuzzleError("a puzzle is told by the seed of its game, and this record has none")
    return Game(record.rules.text, record.seed, [write_action(record.rules, action) for _, action in record.actions])
