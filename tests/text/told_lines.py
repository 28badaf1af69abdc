"""The sentences of a book, one after the other."""

from __future__ import annotations

from undermine.text import Words
from undermine.text.book import write_book


def lines(text: str, language: str = "en") -> list[str]:
    """What the book of a rules text says."""
    words = Words(language)
    return [line.say(words) for chapter in write_book(text).chapters for line in chapter.lines]
