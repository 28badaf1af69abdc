"""Tools in words: breaking and mending."""

from __future__ import annotations

from typing import Final

from undermine.text.book.book import Book
from undermine.text.cards import tool_of
from undermine.text.telling import Telling
from undermine.text.voice import SEAT, Voice

BREAKS: Final = "sabotage-"
MENDS: Final = "repair-"


def write(book: Book) -> None:
    name_tools(book)
    book.open("tools", [name for name in book.rules.names if name.startswith((BREAKS, MENDS))])
    book.say("broken")
    book.say("break-anybody" if book.is_on("sabotageSelf") else "break-others")
    book.say_each("break-once", "repair", "repair-two")
    if book.is_on("sabotageSelf"):
        for card in book.tools:
            book.reword(f"card-{card}.effect", "effect-sabotage-anybody")


def name_tools(book: Book) -> None:
    """Which card breaks which tool, and which cards mend it."""
    book.tools = {name: name.removeprefix(BREAKS) for name in book.rules.names if name.startswith(BREAKS)}
    mending = [(name, name.removeprefix(MENDS).split("+")) for name in book.rules.names if name.startswith(MENDS)]
    book.cures |= {card: [name for name, tools in mending if tool in tools] for card, tool in book.tools.items()}


def tool(telling: Telling) -> None:
    """The tool that a card breaks, in the forms that a sentence may need."""
    say = telling.words.say
    key = f"tool-{tool_of(telling.view.rules, telling.values[2])}"
    telling.paint()
    telling.say(tool=say(key), object=say(f"{key}.object"), yours=say(f"{key}.yours"), own=say(f"{key}.own"))


VOICE: Final = Voice(
    write,
    reasons={"already-broken": (SEAT,), "nothing-to-mend": (SEAT,)},
    tales={"broke": tool, "mended": tool},
)
