"""A lesson: a position in which one thing is to be done.  Read from the `lessons.toml` of the features.

Owns the shape of that file and the order of the lessons.  A lesson is data: whoever brings a feature writes a position,
the answers that are wanted, and sentences (`lesson-NAME` in its words: a title, `.task`, `.nudge` for a legal answer
that is not wanted, `.done`).  Never judges an answer; `rehearsal` does, with the engine.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources.abc import Traversable
from typing import Final

import msgspec

from undermine.features.index import declared, features, folder
from undermine.games import GAMES, Extra, canonical_text, choices_of

FILE: Final = "lessons.toml"
NAMES: Final = ("Mia", "Jakub", "Nora", "Grit", "Ilja", "Ruta")
"""Who else sits at the table of a lesson, from seat 1 on; the reader has seat 0."""


class LessonError(ValueError):
    """A file of lessons that is not as it should be."""


class Step(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """One answer of the reader, and what others do after it."""

    wanted: list[str]
    """Answers in words, any of them is right."""
    others: list[str] = []
    """What the other seats answer then, one after the other."""


class Refused(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What a beginner might try, and the reason that the engine gives for refusing it."""

    answer: str
    because: str


class Written(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A lesson as its file has it."""

    name: str
    order: int
    """Its place among those of its shelf."""
    position: str
    steps: list[Step]
    refused: Refused
    """A wrong answer at the beginning; it proves that the position teaches what it is meant to."""
    before: list[str] = []
    """What others did before the reader is asked, from the position on; the log tells it."""
    points: bool = True
    """Whether arrows show the answer from the beginning; where finding it is the lesson they wait to be asked."""


class _File(msgspec.Struct, forbid_unknown_fields=True):
    lesson: list[Written]


@dataclass(frozen=True, slots=True)
class Lesson:
    feature: str
    shelf: str
    """A box (`base`, `cave`) or a kind of extras (`minis`)."""
    written: Written
    rules: str
    """The canonical rules text."""

    @property
    def name(self) -> str:
        return self.written.name

    @property
    def key(self) -> str:
        """Of its sentences."""
        return f"lesson-{self.name}"


@cache
def lessons() -> dict[str, tuple[Lesson, ...]]:
    """Shelf -> its lessons in order; boxes first, then kinds of extras."""
    found: dict[str, list[Lesson]] = {name: [] for name in GAMES}
    names: set[str] = set()
    for feature in features():
        for written in read_lessons(folder(feature) / FILE):
            if written.name in names:
                raise LessonError(f"{feature}: there are two lessons {written.name!r}")
            names.add(written.name)
            lesson = _placed(feature, written)
            found.setdefault(lesson.shelf, []).append(lesson)
    return {shelf: tuple(sorted(some, key=lambda each: each.written.order)) for shelf, some in found.items() if some}


def read_lessons(file: Traversable) -> list[Written]:
    """The lessons of one file, none if there is no file."""
    if not file.is_file():
        return []
    try:
        return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), _File).lesson
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise LessonError(f"{file}: {error}") from error


def _placed(feature: str, written: Written) -> Lesson:
    """A lesson on its shelf: that of the extra it teaches, else the box that is played."""
    key, _, text = written.position.strip().split("\n", 1)[0].partition(" ")
    if key != "rules":
        raise LessonError(f"{feature}: the position of {written.name!r} begins with its rules, such as: rules base x4")
    extra = declared("plan", "EXTRA", Extra).get(feature)
    return Lesson(feature, extra.box if extra else choices_of(text)[0].name, written, canonical_text(text))
