"""Whodunits: the first answers of a round, after which somebody fair knows who the saboteur is.

Owns when there is one.  Exactly one saboteur plays, all observers (`clue`) suspect him most in the end and nobody else
nearly as much, and he was not obvious from the beginning.
"""

from __future__ import annotations

from itertools import product
from typing import Final
from zlib import crc32

from undermine.bots.dwarf import Dwarf
from undermine.bots.registry import make
from undermine.core.frame import TURN
from undermine.puzzles.clue import Clue, clues, verdicts
from undermine.puzzles.game import Game
from undermine.puzzles.grade import grade_of, seen
from undermine.puzzles.posed import Posed, pose
from undermine.puzzles.puzzle import LEVELS, Puzzle
from undermine.review.awards import is_traitor

SHOWN: Final = 12
"""Answers."""
LEAD: Final = 0.25
"""By so much every observer suspects him more than anybody else."""
GUILTY: Final = 0.75
"""So much the fairest of them suspects him, …"""
INNOCENT: Final = 0.5
"""… and nobody else as much as that."""
HIDDEN: Final = 4
"""After so many answers he was not known yet."""
TRIES: Final = 2


def whodunit_of(game: Game, name: str) -> Puzzle | None:
    """The whodunit that a game begins with, if it does."""
    if len(game.moves) < SHOWN:
        return None
    puzzle = Puzzle(name, "saboteur", game.rules, game.seed, game.moves[:SHOWN], 0, {}, 1)
    posed = pose(puzzle)
    traitors = traitors_of(posed)
    if len(traitors) != 1 or not is_open(posed):
        return None
    seat, told = traitors[0], clues(posed)
    if not is_solvable(seat, told) or not holds(posed, seat):
        return None
    rates = solved(posed, seat)
    return Puzzle(name, "saboteur", game.rules, game.seed, puzzle.moves, seat, rates, grade_of(rates))


def is_open(posed: Posed) -> bool:
    """Whether the first round goes on, so that nobody has shown who he is."""
    return posed.asked >= 0 and int(posed.state.round) == 1 and int(posed.state.top_kind) == TURN


def traitors_of(posed: Posed) -> list[int]:
    rules = posed.rules
    return [seat for seat, role in enumerate(posed.state.roles) if is_traitor(rules.role_names[int(role)])]


def is_solvable(seat: int, told: list[Clue]) -> bool:
    """Whether the clues lead to him, and not at once; whoever breaks tools twice needs no detective."""
    last = told[-1].suspicion
    others = [chance for other, chance in enumerate(last) if other != seat]
    is_open = all(clue.suspicion[seat] < GUILTY for clue in told[: HIDDEN + 1])
    return last[seat] >= GUILTY and max(others) < INNOCENT and is_open


def holds(posed: Posed, seat: int) -> bool:
    """Whether all observers agree."""
    return all(lead_of(seat, each) >= LEAD for each in verdicts(posed))


def lead_of(seat: int, suspicion: tuple[float, ...]) -> float:
    return suspicion[seat] - max(chance for other, chance in enumerate(suspicion) if other != seat)


def solved(posed: Posed, seat: int) -> dict[str, float]:
    """Level -> how often a bot that sits there and is honest would point at him, over all moments of the game."""
    rules = posed.rules
    seats = [other for other in range(int(rules.seats)) if other != seat]
    parts = list(posed.parts())
    lot = crc32(posed.puzzle.seed.encode())
    found = {"random": round(1.0 / len(seats), 3)}
    for level in LEVELS[1:]:
        right = asked = 0
        for me, number in product(seats, range(TRIES)):
            bot = make(level, me, rules, lot + number)
            assert isinstance(bot, Dwarf), "levels are those of company"
            bot.see(seen(parts[0], me))
            for part in parts[1:]:
                bot.see(seen(part, me))
                suspects = bot.voice.suspects()
                pointed = max((suspects[other], other) for other in range(int(rules.seats)) if other != me)
                right += pointed[1] == seat
                asked += 1
        found[level] = round(right / asked, 3)
    return found
