"""The powder keg in words: its chapter of the rules.  Facts need no code; what a blast darkens is told with it."""

from __future__ import annotations

from typing import Final

from powder_keg.rules import FUSE, KEG
from undermine.features.rockfall.voice import removed
from undermine.text.book.book import Book
from undermine.text.voice import Voice


def write(book: Book) -> None:
    book.open_module(KEG, [KEG])
    book.say_each("keg-light", "keg-one")
    book.say("keg-fuse", count=int(FUSE))
    book.say_each("keg-stamp", "keg-gone")


VOICE: Final = Voice(write, tales={"keg-blown": removed})
