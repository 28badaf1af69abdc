"""Puzzles as a page needs them: the table as its seat sees it, the right answers, and what is said to all others.

Owns the addresses of puzzles and how one is told.  As lessons they are judged beforehand and sent at once, the same for
everybody: a puzzle needs no table, costs nothing while somebody thinks, and goes on offline.  Which one is the whodunit
of a day nobody can know before: that comes from the secret of the house, as the challenge of the day does.
"""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from litestar import Response, get
from litestar.openapi import ResponseSpec
from litestar.params import PathParameter, QueryParameter

from undermine.core.engine import legal_actions
from undermine.core.event import Event
from undermine.core.frame import SPECTATOR
from undermine.games import choices_of, parse_rules
from undermine.notation.action import read_action, write_action
from undermine.puzzles.clue import clues
from undermine.puzzles.crowd import watching
from undermine.puzzles.posed import Posed, pose
from undermine.puzzles.puzzle import Puzzle as Given
from undermine.puzzles.puzzle import cast_of, daily_puzzles, puzzle_named, puzzles
from undermine.review.reason import fault
from undermine.server import price
from undermine.server.challenge import checked_day, day_of, end_of
from undermine.server.lesson import whys_of
from undermine.server.library import KEPT, Anyone, Here, Language
from undermine.server.printing import kept_answer, printed, rendered
from undermine.server.problem import documented
from undermine.server.reader import Reader
from undermine.server.showing import plain_events
from undermine.server.speech import words_of
from undermine.server.static import PACKED
from undermine.server.wire import DayPuzzle, Position, Puzzle, PuzzleScene, PuzzleTitle
from undermine.tables.refusal import Refusal
from undermine.text import Words
from undermine.text.puzzle import clue_text, puzzle_title, right_text, solved_text, task_text, wrong_text
from undermine.views.project import project

PuzzleName = Annotated[str, PathParameter(max_length=40)]
Day = Annotated[str, QueryParameter(max_length=10, description="A day as 2026-11-16; today if it is left out.")]
ENOUGH: Final = 0.1
"""By so much suspicion of the saboteur must change for a move to be worth a word."""


@get(
    "/api/puzzles",
    summary="The puzzles by their titles",
    responses={200: ResponseSpec(list[PuzzleTitle], description="Puzzles", generate_examples=False), **documented()},
    opt={PACKED: True},
)
async def read_titles(request: Anyone, context: Here, language: Language = "") -> Response[bytes]:
    spoken = words_of(request, language).language
    packed = await rendered(request, context, ("puzzles", spoken), price.HANDBOOK, write_titles, spoken)
    return await kept_answer(request, packed, "application/json", KEPT)


@get(
    "/api/puzzles/daily",
    summary="The whodunit of a day",
    responses={200: ResponseSpec(DayPuzzle, description="It", generate_examples=False), **documented(404, 422)},
    opt={PACKED: True},
)
async def read_daily(request: Anyone, context: Here, day: Day = "", language: Language = "") -> Response[bytes]:
    today = day_of(context.clock())
    day, spoken = checked_day(day, context.clock()), words_of(request, language).language
    name = daily_puzzles()[context.challenge.pick(day, len(daily_puzzles()))].name
    key = ("puzzle of the day", spoken, day, today)
    return await printed(request, context, key, price.PUZZLE, write_daily, name, day, today, spoken)


@get(
    "/api/puzzles/{name:str}",
    summary="A puzzle, with everything that can be tried in it",
    responses={200: ResponseSpec(Puzzle, description="The puzzle", generate_examples=False), **documented(404)},
    opt={PACKED: True},
)
async def read_puzzle(request: Anyone, context: Here, name: PuzzleName, language: Language = "") -> Response[bytes]:
    if name not in puzzles():
        raise Refusal("not-found", f"there is no puzzle {name!r}", status=404)
    spoken = words_of(request, language).language
    packed = await rendered(request, context, ("puzzle", spoken, name), price.PUZZLE, write_puzzle, name, spoken)
    return await kept_answer(request, packed, "application/json", KEPT)


PUZZLES: Final = (read_titles, read_daily, read_puzzle)


def write_titles(language: str) -> bytes:
    words = Words(language)
    told = [
        PuzzleTitle(
            each.name,
            each.kind,
            each.grade,
            puzzle_title(words, each.kind, each.name),
            each.rules,
            choices_of(each.rules)[0].name,
            int(parse_rules(each.rules).seats),
            each.solved,
        )
        for each in puzzles().values()
    ]
    return msgspec.json.encode(told)


def write_puzzle(name: str, language: str) -> bytes:
    return msgspec.json.encode(told(puzzle_named(name), Words(language)))


def write_daily(name: str, day: str, today: str, language: str) -> bytes:
    return msgspec.json.encode(DayPuzzle(day, today, end_of(day), told(puzzle_named(name), Words(language))))


def told(puzzle: Given, words: Words) -> Puzzle:
    """A puzzle in a language."""
    posed = pose(puzzle)
    rules, cast = posed.rules, cast_of(puzzle, int(posed.rules.seats))
    is_whodunit = puzzle.kind == "saboteur"
    names, faces = [each.name for each in cast], [each.face for each in cast]
    if not is_whodunit:
        names[puzzle.seat] = words.say("web-lobby-you")
    telling = _Telling(posed, names, words)
    scenes = telling.whodunit() if is_whodunit else telling.moves()
    role = int(posed.state.roles[puzzle.seat]) if len(posed.state.roles) else 0
    return Puzzle(
        name=puzzle.name,
        kind=puzzle.kind,
        grade=puzzle.grade,
        rules=puzzle.rules,
        title=puzzle_title(words, puzzle.kind, puzzle.name),
        task=task_text(words, rules, puzzle.kind, role, len(puzzle.steps)),
        names=names,
        faces=faces,
        seat=None if is_whodunit else puzzle.seat,
        guilty=puzzle.seat if is_whodunit else None,
        scenes=scenes,
        reasons=list(telling.reasons),
        told=list(telling.said),
        solved=solved_text(words, puzzle.solved),
    )


class _Telling:
    """One reader of a puzzle, scene by scene."""

    def __init__(self, posed: Posed, names: list[str], words: Words) -> None:
        self.posed = posed
        self.puzzle = posed.puzzle
        self.words = words
        self.me = int(SPECTATOR) if posed.puzzle.kind == "saboteur" else posed.puzzle.seat
        self.reader = Reader(posed.rules, names, self.me, words)
        self.reasons: dict[str, int] = {}
        self.said: dict[str, int] = {}
        self._seen = 1

    def moves(self) -> list[PuzzleScene]:
        """The question, and what came of every right answer."""
        scenes: list[PuzzleScene] = []
        posed, known, said = self.posed, 0, ""
        for number, step in enumerate(self.puzzle.steps, 1):
            scene = PuzzleScene(self._position(posed, posed.events[known:], is_asked=True), said=said)
            scene.wanted[step.answer] = number
            scene.whys = whys_of(self.reader, scene.position, self.me, self.reasons)
            watch = watching(posed.rules, self.me, posed.events)
            for answer, cost in step.costs.items():
                reason, figures = fault(watch, read_action(posed.rules, answer))
                text = wrong_text(self.words, self.reader.people, cost, reason, dict(figures))
                scene.costs[answer] = self.said.setdefault(text, len(self.said))
            scenes.append(scene)
            known = len(posed.events)
            said = right_text(self.words, self.reader.people, step.reason, step.figures)
            posed = pose(self.puzzle, [each.answer for each in self.puzzle.steps[:number]])
        scenes.append(PuzzleScene(self._position(posed, posed.events[known:], is_asked=False), said=said))
        return scenes

    def whodunit(self) -> list[PuzzleScene]:
        """The deal, then the table after every move."""
        scenes: list[PuzzleScene] = []
        found, guilty = clues(self.posed), self.puzzle.seat
        for number, (part, clue) in enumerate(zip(self.posed.parts(), found, strict=True)):
            scene = PuzzleScene(self._position(self.posed, part, is_asked=False), suspicion=list(clue.suspicion))
            before, now = found[max(0, number - 1)].suspicion[guilty], clue.suspicion[guilty]
            if clue.seat == guilty and abs(now - before) >= ENOUGH:
                people = self.reader.people
                scene.said = clue_text(self.words, people, number, guilty, clue.reason, (before, now))
            scenes.append(scene)
        return scenes

    def _position(self, posed: Posed, events: list[Event], *, is_asked: bool) -> Position:
        seen = [shown for event in events if (shown := project(event, self.me)) is not None]
        self.reader.hear(seen)
        self._seen += len(seen)
        legal = legal_actions(posed.state, self.me) if is_asked else []
        return Position(
            n=self._seen,
            events=plain_events(posed.rules, seen),
            asked=posed.asked if is_asked else None,
            question=posed.rules.frame_names[int(posed.state.top_kind)] if is_asked else "",
            legal=[write_action(posed.rules, action) for action in legal],
            view=self.reader.plain(),
            choices=self.reader.choices(legal),
            ways=self.reader.passages() if legal else [],
            log=self.reader.news(),
        )
