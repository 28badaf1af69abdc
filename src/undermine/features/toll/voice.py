"""The tunnel toll in words."""

from __future__ import annotations

from typing import Final

from undermine.text.book.book import Book
from undermine.text.telling import like
from undermine.text.voice import Voice


def write(book: Book) -> None:
    book.open_module("toll")
    book.say_each("toll-start", "toll-place", "toll-once", "toll-pay", "toll-ask", "toll-gone")
    if "detour" in book.extras:
        book.say("toll-detour")
    if "tracker" in book.extras and not book.is_on("trackerAllowSingle"):
        book.say("toll-tracker")
    if "veto" in book.extras:
        book.say("toll-veto")


VOICE: Final = Voice(write, tales={"gained": like("earned")})
