"""The check: whether a puzzle still has the one answer that it was given, in worlds that its maker did not see.

Owns what is asked of a puzzle that is there already.  It is as strict about which is best as the maker, and a little
less so about by how much: of many margins just beyond doubt some must come out smaller the second time.
"""

from __future__ import annotations

from typing import Final

from undermine.core.engine import legal_actions
from undermine.puzzles.clue import clues, verdicts
from undermine.puzzles.crowd import crowds_of
from undermine.puzzles.maker import AMONG, weighed_in
from undermine.puzzles.posed import Posed, pose
from undermine.puzzles.puzzle import Puzzle, PuzzleError, Step
from undermine.puzzles.trial import gap
from undermine.puzzles.whodunit import is_open, lead_of, traitors_of

STILL: Final = 0.2
"""Gold by which the answer must be better than the next one, in every crowd."""
AHEAD: Final = 0.15
"""By so much every observer must suspect the saboteur more than anybody else."""


def fault_of(puzzle: Puzzle, seed: int) -> str:
    """What is wrong with a puzzle; empty if it holds."""
    try:
        return _whodunit(puzzle) if puzzle.kind == "saboteur" else _moves(puzzle, seed)
    except PuzzleError as error:
        return str(error)


def laid_out(puzzle: Puzzle) -> str:
    """The same without weighing anything: whether the engine asks that seat, and all answers are accounted for."""
    for number, step in enumerate(puzzle.steps):
        posed = pose(puzzle, [each.answer for each in puzzle.steps[:number]])
        if posed.asked != puzzle.seat:
            return f"step {number + 1}: seat {posed.asked} is asked, not {puzzle.seat}"
        legal = {posed.write(action) for action in legal_actions(posed.state, puzzle.seat)}
        if legal != {step.answer, *step.costs}:
            return f"step {number + 1}: these are not the legal answers"
        if min(step.costs.values()) < STILL:
            return f"step {number + 1}: another answer is nearly as good"
    if puzzle.kind == "saboteur" and not is_open(pose(puzzle)):
        return "the round is over"
    if puzzle.kind == "saboteur" and traitors_of(pose(puzzle)) != [puzzle.seat]:
        return f"seat {puzzle.seat} is not the one saboteur"
    return ""


def _moves(puzzle: Puzzle, seed: int) -> str:
    fault = laid_out(puzzle)
    for number, step in enumerate(puzzle.steps):
        posed = pose(puzzle, [each.answer for each in puzzle.steps[:number]])
        fault = fault or _step(posed, step, seed + number)
    return fault


def _step(posed: Posed, step: Step, seed: int) -> str:
    for number, crowd in enumerate(crowds_of(posed.rules)):
        tried = weighed_in(posed, crowd, AMONG, 7_368_787 * seed + number)
        best, lead = posed.write(tried[0].action), gap(tried[0], tried[1])
        if best != step.answer:
            return f"{crowd.name}: {best} is better than {step.answer} by {lead.mean:.2f} +- {2 * lead.error:.2f}"
        if lead.mean < STILL:
            return f"{crowd.name}: {step.answer} is better only by {lead.mean:.2f} +- {2 * lead.error:.2f}"
    return ""


def _whodunit(puzzle: Puzzle) -> str:
    fault = laid_out(puzzle)
    if fault:
        return fault
    posed = pose(puzzle)
    leads = [lead_of(puzzle.seat, each) for each in verdicts(posed)]
    if min(leads) < AHEAD:
        return f"an observer suspects somebody else as much, or leads by {min(leads):.2f} only"
    return "" if clues(posed)[-1].suspicion[puzzle.seat] >= 0.5 else "nobody fair would suspect him"
