"""The puzzles that ship: each is laid out by the engine, has one answer, and that is what the engine finds, too.

`undermine puzzles check` weighs them anew with care; here it is done with as little as shows a broken one.
"""

from __future__ import annotations

import pytest

from undermine.core.chance import Dice
from undermine.core.engine import is_over, legal_actions
from undermine.core.frame import SPECTATOR
from undermine.games import canonical_text
from undermine.notation.position import read_position, write_position
from undermine.puzzles.check import laid_out
from undermine.puzzles.clue import by_thumb, clues
from undermine.puzzles.crowd import USUAL, prospect_in, watching
from undermine.puzzles.grade import grade_of
from undermine.puzzles.posed import pose
from undermine.puzzles.puzzle import KINDS, LEVELS, Puzzle, daily_puzzles, puzzles
from undermine.puzzles.trial import ALL, compare, gap
from undermine.puzzles.whodunit import SHOWN, lead_of
from undermine.text import LANGUAGES, People, Words
from undermine.text.puzzle import clue_text, right_text
from undermine.views.view import View

LISTED = list(puzzles().values())
EVERY = [*LISTED, *daily_puzzles()]
MOVES = [each for each in LISTED if each.kind != "saboteur"]
WHODUNITS = [each for each in EVERY if each.kind == "saboteur"]
WORLDS = 48


def named(puzzle: Puzzle) -> str:
    return puzzle.name


@pytest.mark.parametrize("puzzle", EVERY, ids=named)
def test_it_is_laid_out_by_the_engine(puzzle: Puzzle) -> None:
    assert laid_out(puzzle) == ""
    assert canonical_text(puzzle.rules) == puzzle.rules
    posed = pose(puzzle)
    assert not is_over(posed.state)
    view = posed.view(SPECTATOR if puzzle.kind == "saboteur" else puzzle.seat)
    seen = read_position(write_position(view))
    assert isinstance(seen, View) and write_position(seen) == write_position(view)
    if puzzle.kind != "saboteur":
        assert legal_actions(seen, puzzle.seat) == legal_actions(posed.state, puzzle.seat)
        assert puzzle.steps


@pytest.mark.parametrize("puzzle", EVERY, ids=named)
def test_its_grade_is_what_bots_found(puzzle: Puzzle) -> None:
    assert tuple(puzzle.solved) == LEVELS
    assert grade_of(puzzle.solved) == puzzle.grade
    assert all(0.0 <= rate <= 1.0 for rate in puzzle.solved.values())


@pytest.mark.parametrize("puzzle", MOVES, ids=named)
def test_the_engine_finds_the_answer_better_than_those_that_come_next(puzzle: Puzzle) -> None:
    for number, step in enumerate(puzzle.steps):
        posed = pose(puzzle, [each.answer for each in puzzle.steps[:number]])
        watch = watching(posed.rules, puzzle.seat, posed.events)
        nearest = sorted(step.costs, key=lambda answer: step.costs[answer])[:2]
        actions = [posed.read(words) for words in (step.answer, *nearest)]
        right, *others = actions
        tried = compare(prospect_in(posed.rules, USUAL), watch, actions, ((WORLDS, ALL),), Dice(number))
        by_action = {trial.action: trial for trial in tried}
        assert all(gap(by_action[right], by_action[other]).mean > 0.0 for other in others), tried


@pytest.mark.parametrize("puzzle", WHODUNITS, ids=named)
def test_somebody_fair_points_at_the_saboteur(puzzle: Puzzle) -> None:
    posed = pose(puzzle)
    told = clues(posed)
    assert len(puzzle.moves) == SHOWN == len(told) - 1
    assert lead_of(puzzle.seat, told[-1].suspicion) > 0.0
    assert lead_of(puzzle.seat, by_thumb(posed)) > 0.0, "rules of thumb agree"
    assert told[1].suspicion[puzzle.seat] < 0.75, "not known from the beginning"


def test_there_are_enough_of_every_kind_and_grade() -> None:
    kinds = {kind: [each for each in LISTED if each.kind == kind] for kind in KINDS}
    assert len({each.name for each in EVERY}) == len(EVERY)
    assert len({(each.rules, each.seed) for each in EVERY}) == len(EVERY), "each from a game of its own"
    assert kinds["move"] and kinds["saboteur"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_is_said_in_every_language(language: str) -> None:
    words = Words(language)
    for puzzle in MOVES:
        people = People([f"N{seat}" for seat in range(12)], puzzle.seat)
        for step in puzzle.steps:
            assert right_text(words, people, step.reason, step.figures).endswith(".")
    reasons = {clue.reason for puzzle in WHODUNITS[:12] for clue in clues(pose(puzzle))}
    for reason in reasons:
        assert clue_text(words, People(["A"], 9), 1, 0, reason, (0.1, 0.9))
