"""The mini expansions in words.

Owns what each of them adds to the book of a game and what it changes there (docs/rules/minis.md).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undermine.text.book.book import Book

AUTHORS: Final[dict[str, Callable[[Book], None]]] = {}
"""Optional module -> who writes what it changes."""
