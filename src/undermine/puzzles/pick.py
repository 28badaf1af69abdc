"""The pick: a varied set out of many puzzles.

Owns what is varied: games, reasons and grades take turns, and of those that are alike the one with more to think about
comes first.  Never looks at a position.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from undermine.puzzles.puzzle import Puzzle


def picked(some: Iterable[Puzzle], count: int, called: str = "") -> list[Puzzle]:
    """So many of them, the easy ones first, named by their kind and number; of one game at most one."""
    shelves: dict[tuple[str, str, int], list[Puzzle]] = {}
    for puzzle in sorted(some, key=_ease):
        shelves.setdefault(_shelf(puzzle), []).append(puzzle)
    chosen: list[Puzzle] = []
    games: set[tuple[str, str]] = set()
    while len(chosen) < count and any(shelves.values()):
        for shelf in sorted(shelves):
            while shelves[shelf]:
                puzzle = shelves[shelf].pop(0)
                if (puzzle.rules, puzzle.seed) not in games:
                    games.add((puzzle.rules, puzzle.seed))
                    chosen.append(puzzle)
                    break
    chosen = sorted(chosen[:count], key=_order)
    width = max(2, len(str(count)))
    names = (f"{called or each.kind}-{number:0{width}}" for number, each in enumerate(chosen, 1))
    return [msgspec.structs.replace(each, name=name) for each, name in zip(chosen, names, strict=True)]


def _order(puzzle: Puzzle) -> tuple[int, bool, float, str]:
    """Easy ones first, and those of the box that everybody knows."""
    return puzzle.grade, not puzzle.rules.startswith("base"), -puzzle.solved["gentle"], puzzle.name


def _shelf(puzzle: Puzzle) -> tuple[str, str, int]:
    return puzzle.rules, puzzle.steps[0].reason if puzzle.steps else "", puzzle.grade


def _ease(puzzle: Puzzle) -> tuple[int, float, str]:
    """Longer ones first, then those that bots find less often."""
    return -len(puzzle.steps), sum(puzzle.solved.values()), puzzle.name
