"""A book while it is written: chapters, their sentences, and what is worded otherwise at this table.

Owns the order of reading and the way in which a feature changes a sentence.  Knows no rule.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Final, TypeAlias, TypedDict, TypeVar

from undermine.core.module import Module
from undermine.core.rules import Rules
from undermine.games import choices_of, edition_of
from undermine.games.plan import Values
from undermine.text.words import Words

CHAPTERS: Final = (
    *("aim", "goals", "turn", "tunnel", "new-tunnels", "tools", "others", "new-actions"),
    *("end", "winning", "gold", "game"),
)
"""The chapters to which several features write, in the order of reading; those of one feature stand between them."""
OVER: Final = "end"
"""The first chapter of what comes when a round is over."""

M = TypeVar("M", bound=Module)

Argument: TypeAlias = str | int | Callable[[Words], str]
"""Of a sentence; what has to be said in the reader's language itself is a function of the words."""


class Paragraph(TypedDict):
    """A chapter as it is read."""

    key: str
    title: str
    lines: list[str]
    cards: list[str]


class Rating(TypedDict):
    """How a result is rated: from so many nuggets on, these words."""

    least: int
    reach: str
    words: str
    note: str


@dataclass(slots=True)
class Line:
    """A sentence: its key behind `book-`, and its arguments."""

    key: str
    arguments: dict[str, Argument]

    def say(self, words: Words) -> str:
        said = {name: value(words) if callable(value) else value for name, value in self.arguments.items()}
        return words.say(f"book-{self.key}", **said)


@dataclass(slots=True)
class Chapter:
    name: str
    title: str
    """The key of its title."""
    cards: list[str]
    """The cards that are shown beside it."""
    lines: list[Line] = field(default_factory=list)


class Book:
    """What authors ask: `rules`, `values` of all options, `extras`.  What they write: chapters, lines and names."""

    rules: Rules
    values: Values
    edition: str
    extras: tuple[str, ...]
    """The optional modules of this table, in canonical order."""
    chapters: list[Chapter]
    reworded: dict[str, str]
    """Key of a text (`card-map.effect`, `role-boss.task`) -> the key of the one that holds here."""
    goals: tuple[str, ...]
    """The key of each goal's name, which tells its place."""
    tools: dict[str, str]
    """Card that breaks a tool -> the tool."""
    cures: dict[str, list[str]]
    """Card that lies before a seat -> the cards that take it away."""
    worth: dict[str, int]
    """Face of a goal -> how many nuggets it shows, where they can be taken."""
    lists: defaultdict[str, list[str]]
    """Keys of names that several features gather for one sentence."""
    ratings: Callable[[Words], list[Rating]] | None
    """How a result is rated, where there is nobody to beat."""

    def __init__(self, rules: Rules) -> None:
        _, extras, values = choices_of(rules.text)
        self.rules = rules
        self.values = values
        self.edition = edition_of(rules.text)
        self.extras = tuple(extra.name for extra in extras)
        self.chapters = []
        self.reworded = {}
        self.goals = ()
        self.tools = {}
        self.cures = {}
        self.worth = {}
        self.lists = defaultdict(list)
        self.ratings = None

    def is_on(self, option: str) -> bool:
        """Whether a flag among the options is set."""
        return self.values[option] == "true"

    def find(self, kind: type[M]) -> M:
        """The one module of this kind, to be asked how it was set up."""
        return next(module for module in self.rules.modules if isinstance(module, kind))

    # Writing

    def open(self, name: str, cards: Iterable[str] = (), *, title: str = "", before: str = "") -> None:
        """A chapter, new or not; what is said next stands at its end, and these cards beside it."""
        chapter = self._chapter(name)
        if chapter is None:
            chapter = Chapter(name, title or f"chapter-{name}", [])
            self.chapters.insert(self._place(name, before), chapter)
        chapter.cards += cards
        self._open = chapter

    def open_module(self, name: str, cards: Iterable[str] = ()) -> None:
        """The chapter of an optional module, before what comes when a round is over."""
        self.open(name, cards, title=f"module-{name}", before=OVER)

    def say(self, key: str, **arguments: Argument) -> None:
        """A sentence at the end of the chapter that is open."""
        assert not self.has(key), f"{key} is said twice"
        self._open.lines.append(Line(key, arguments))

    def say_each(self, *keys: str) -> None:
        """Sentences without arguments, one after the other."""
        for key in keys:
            self.say(key)

    def has(self, key: str) -> bool:
        return any(line.key == key for chapter in self.chapters for line in chapter.lines)

    def say_after(self, old: str, *keys: str, **arguments: Argument) -> None:
        """Sentences behind another one, wherever that stands."""
        chapter, at = self._find(old)
        chapter.lines[at + 1 : at + 1] = [Line(key, arguments) for key in keys]

    def say_before(self, old: str, *keys: str, **arguments: Argument) -> None:
        """Sentences before another one, wherever that stands."""
        chapter, at = self._find(old)
        chapter.lines[at:at] = [Line(key, arguments) for key in keys]

    def replace(self, old: str, key: str, **arguments: Argument) -> None:
        """Another sentence in the place of one that does not hold here."""
        chapter, at = self._find(old)
        chapter.lines[at] = Line(key, arguments)

    def drop(self, key: str) -> None:
        """A sentence that does not hold here."""
        chapter, at = self._find(key)
        del chapter.lines[at]

    def reword(self, key: str, other: str) -> None:
        """Another text for a card's effect, a role's task, a piece, or the end of a round."""
        self.reworded[key] = other

    # Reading

    def at_this_table(self, key: str) -> str:
        """The key of the text that holds here in the place of another, mostly the same."""
        return self.reworded.get(key, key)

    def say_text(self, words: Words, key: str) -> str:
        """The text of a card, a role or a piece as it holds here."""
        return words.say(self.at_this_table(key))

    def read(self, words: Words) -> list[Paragraph]:
        """All chapters that say something, as plain data."""
        return [
            {
                "key": chapter.name,
                "title": words.say(chapter.title),
                "lines": [line.say(words) for line in chapter.lines],
                "cards": list(chapter.cards),
            }
            for chapter in self.chapters
            if chapter.lines
        ]

    def verdict(self, words: Words, nuggets: int) -> str:
        """What is said of a result that is rated; empty where none is."""
        ratings = self.ratings(words) if self.ratings else []
        return next((rating["words"] for rating in reversed(ratings) if nuggets >= rating["least"]), "")

    def _place(self, name: str, before: str) -> int:
        """Where a new chapter goes: before another one, or before those of CHAPTERS that come later."""
        later = (before,) if before else CHAPTERS[CHAPTERS.index(name) + 1 :] if name in CHAPTERS else ()
        return next((at for at, chapter in enumerate(self.chapters) if chapter.name in later), len(self.chapters))

    def _chapter(self, name: str) -> Chapter | None:
        return next((chapter for chapter in self.chapters if chapter.name == name), None)

    def _find(self, key: str) -> tuple[Chapter, int]:
        for chapter in self.chapters:
            for at, line in enumerate(chapter.lines):
                if line.key == key:
                    return chapter, at
        raise KeyError(f"no sentence {key!r} in the book of {self.rules.text}")
