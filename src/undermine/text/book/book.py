"""A book while it is written: chapters, their sentences, and what is worded otherwise at this table.

Owns the order of reading and the way in which a module changes a sentence.  Knows no rule.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias, TypedDict

from undermine.core.rules import Rules
from undermine.games import choices_of, edition_of
from undermine.games.plan import Values
from undermine.text.words import Words

Argument: TypeAlias = str | int | Callable[[Words], str]
"""Of a sentence; what has to be said in the reader's language itself is a function of the words."""


class Paragraph(TypedDict):
    """A chapter as it is read."""

    key: str
    title: str
    lines: list[str]
    cards: list[str]


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
    """What authors ask: `rules`, `values` of all options, `game`, `extras`.  What they write: chapters and lines."""

    rules: Rules
    values: Values
    game: str
    edition: str
    extras: tuple[str, ...]
    """The optional modules of this table, in canonical order."""
    chapters: list[Chapter]
    reworded: dict[str, str]
    """Key of a text (`card-map.effect`, `role-boss.task`) -> the key of the one that holds here."""

    def __init__(self, rules: Rules) -> None:
        game, extras, values = choices_of(rules.text)
        self.rules = rules
        self.values = values
        self.game = game.name
        self.edition = edition_of(rules.text)
        self.extras = tuple(extra.name for extra in extras)
        self.chapters = []
        self.reworded = {}

    def is_on(self, option: str) -> bool:
        """Whether a flag among the options is set."""
        return self.values[option] == "true"

    # Writing

    def open(self, name: str, cards: Sequence[str] = (), *, title: str = "", before: str = "") -> None:
        """A new chapter, at the end or before another one; what is said next stands in it."""
        chapter = Chapter(name, title or f"chapter-{name}", list(cards))
        at = self.chapters.index(self._chapter(before)) if before else len(self.chapters)
        self.chapters.insert(at, chapter)
        self._open = chapter

    def turn_to(self, name: str) -> None:
        """What is said next stands at the end of this chapter."""
        self._open = self._chapter(name)

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

    def say_after(self, old: str, key: str, **arguments: Argument) -> None:
        """A sentence behind another one, wherever that stands."""
        chapter, at = self._find(old)
        chapter.lines.insert(at + 1, Line(key, arguments))

    def replace(self, old: str, key: str, **arguments: Argument) -> None:
        """Another sentence in the place of one that does not hold here."""
        chapter, at = self._find(old)
        chapter.lines[at] = Line(key, arguments)

    def drop(self, *keys: str) -> None:
        """Sentences that do not hold here."""
        for key in keys:
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

    def _chapter(self, name: str) -> Chapter:
        return next(chapter for chapter in self.chapters if chapter.name == name)

    def _find(self, key: str) -> tuple[Chapter, int]:
        for chapter in self.chapters:
            for at, line in enumerate(chapter.lines):
                if line.key == key:
                    return chapter, at
        raise KeyError(f"no sentence {key!r} in the book of {self.rules.text}")
