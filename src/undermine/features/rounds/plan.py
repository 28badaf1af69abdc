"""Rounds on the drawing board: how many there are and who begins.

Owns the options; which of their values an edition has is said in the boxes.
"""

from __future__ import annotations

from typing import Final

from undermine.features.rounds.rules import RANDOM
from undermine.games.option import Option, RulesError
from undermine.games.plan import Values

ROUNDS: Final = Option("rounds", r"[1-9]", "a number from 1 to 9", "how many rounds are played; the books say 3")


def first_player(digits: str = r"\d", about: str = "who begins the first round") -> Option:
    return Option("firstPlayer", f"random|{digits}", "random or a seat number", about)


def first_of(players: int, values: Values) -> int:
    """The seat that begins, or RANDOM."""
    first = RANDOM if values["firstPlayer"] == "random" else int(values["firstPlayer"])
    if first >= players:
        raise RulesError(f"firstPlayer={first}: there are only seats 0 to {players - 1}")
    return first
