"""Lessons as a page needs them: the table, what can be answered, what each answer leads to, why the rest is refused.

Owns the addresses of lessons and how a rehearsal is told.  Everything is judged beforehand by the engine and sent at
once, the same for everybody: so a lesson needs no table, costs nothing while somebody takes it, and goes on offline.
"""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from litestar import Response, get
from litestar.openapi import ResponseSpec
from litestar.params import PathParameter

from undermine.core.event import Event
from undermine.lessons.lesson import NAMES, lessons
from undermine.lessons.lesson import Lesson as Given
from undermine.lessons.rehearsal import READER, Rehearsal, Scene, rehearse
from undermine.notation.action import write_action
from undermine.server import price
from undermine.server.library import KEPT, Anyone, Here, Language
from undermine.server.printing import kept_answer, rendered
from undermine.server.problem import documented
from undermine.server.reader import Reader
from undermine.server.showing import plain_events
from undermine.server.speech import words_of
from undermine.server.static import PACKED
from undermine.server.wire import Lesson, LessonScene, LessonSet, LessonShelf, LessonTitle, Position
from undermine.tables.refusal import Refusal
from undermine.text import Words

ShelfName = Annotated[str, PathParameter(max_length=40)]
AROUND: Final = 1
"""So many cells around the table can be pointed at."""


@get(
    "/api/lessons",
    summary="The lessons of all boxes, by their titles",
    responses={200: ResponseSpec(list[LessonShelf], description="Shelves", generate_examples=False), **documented()},
    opt={PACKED: True},
)
async def read_titles(request: Anyone, context: Here, language: Language = "") -> Response[bytes]:
    spoken = words_of(request, language).language
    packed = await rendered(request, context, ("lessons", spoken), price.HANDBOOK, write_titles, spoken)
    return await kept_answer(request, packed, "application/json", KEPT)


@get(
    "/api/lessons/{shelf:str}",
    summary="The lessons of a box, with everything that can be tried in them",
    responses={200: ResponseSpec(LessonSet, description="The lessons", generate_examples=False), **documented(404)},
    opt={PACKED: True},
)
async def read_shelf(request: Anyone, context: Here, shelf: ShelfName, language: Language = "") -> Response[bytes]:
    if shelf not in lessons():
        raise Refusal("not-found", f"there are no lessons {shelf!r}; there are: {', '.join(lessons())}", status=404)
    spoken = words_of(request, language).language
    packed = await rendered(request, context, ("lessons", spoken, shelf), price.LESSONS, write_shelf, shelf, spoken)
    return await kept_answer(request, packed, "application/json", KEPT)


LESSONS: Final = (read_titles, read_shelf)


def write_titles(language: str) -> bytes:
    words = Words(language)
    told = [
        LessonShelf(shelf, [LessonTitle(each.name, each.feature, words.say(each.key)) for each in some])
        for shelf, some in lessons().items()
    ]
    return msgspec.json.encode(told)


def write_shelf(shelf: str, language: str) -> bytes:
    words = Words(language)
    return msgspec.json.encode(LessonSet(shelf, [told(rehearse(each), words) for each in lessons()[shelf]]))


def told(rehearsal: Rehearsal, words: Words) -> Lesson:
    """A lesson in a language."""
    lesson: Given = rehearsal.lesson
    names = [words.say("web-lobby-you"), *NAMES[: int(rehearsal.rules.seats) - 1]]
    reasons: dict[str, int] = {}
    scenes: list[LessonScene] = []
    _tell(rehearsal, names, words, [], rehearsal.first, scenes, reasons)
    title, task, nudge, done = (words.say(f"{lesson.key}{form}") for form in ("", ".task", ".nudge", ".done"))
    return Lesson(
        lesson.name, lesson.feature, lesson.rules, title, task, nudge, done, lesson.written.points, names, scenes,
        list(reasons),
    )  # fmt: skip


def _tell(
    rehearsal: Rehearsal,
    names: list[str],
    words: Words,
    before: list[list[Event]],
    scene: Scene,
    scenes: list[LessonScene],
    reasons: dict[str, int],
) -> int:
    """Add a scene and all that follow it; the number of it."""
    reader = Reader(rehearsal.rules, names, READER, words, begun=rehearsal.view.copy())
    for events in before:
        reader.hear(events)
    reader.news()
    reader.hear(scene.events)
    heard = [*before, scene.events]
    position = Position(
        n=1 + sum(len(events) for events in heard),
        events=plain_events(rehearsal.rules, scene.events),
        asked=scene.asked if scene.asked >= 0 else None,
        question=scene.question,
        legal=[write_action(rehearsal.rules, action) for action in scene.legal],
        view=reader.plain(),
        choices=reader.choices(scene.legal),
        ways=reader.passages() if scene.legal else [],
        log=reader.news(),
    )
    told = LessonScene(position, whys=whys_of(reader, position, READER, reasons) if scene.legal else {})
    number = len(scenes)
    scenes.append(told)
    for answer, then in scene.wanted.items():
        told.wanted[answer] = _tell(rehearsal, names, words, heard, then, scenes, reasons)
    return number


def whys_of(reader: Reader, position: Position, me: int, reasons: dict[str, int]) -> dict[str, int]:
    """Why each card of a hand cannot go wherever it might be pointed to."""
    rules, arena, view = reader.rules, reader.view.arena, reader.view
    grid = rules.grid
    laid = [int(arena.cell[tile]) for tile in range(1, int(arena.count) + 1)]
    xs, ys = [int(grid.x(cell)) for cell in laid], [int(grid.y(cell)) for cell in laid]
    cells = [
        f"{x},{y}"
        for x in range(min(xs) - AROUND, max(xs) + AROUND + 1)
        for y in range(min(ys) - AROUND, max(ys) + AROUND + 1)
    ]
    seats = [str(seat) for seat in range(int(rules.seats))]
    legal = set(position.legal)
    found: dict[str, int] = {}
    for card in sorted(set(view.hand(me))):
        name = rules.names[card]
        if rules.tile[card]:
            wishes = [f"place {name} {cell}{turned}" for cell in cells for turned in ("", " turned")]
        else:
            wishes = [f"play {name} {target}" for target in [*cells, *seats]]
        for wish in wishes:
            if wish not in legal:
                try:
                    text = reader.why(me, wish)
                except Refusal:
                    continue  # no move at all: the page says what the card wants
                found[wish] = reasons.setdefault(text, len(reasons))
    return found
