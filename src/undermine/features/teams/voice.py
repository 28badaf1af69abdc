"""Two teams, their doors, and who belongs to neither, in words."""

from __future__ import annotations

from typing import Final

from undermine.features.roles.voice import ended, unmasked
from undermine.text.book.book import Book
from undermine.text.book.parts import roles
from undermine.text.cards import cards_called
from undermine.text.voice import Voice


def write(book: Book) -> None:
    book.open("aim")
    book.say_each("aim-teams", "loners")
    book.say("roles", roles=roles(book.rules))
    book.say("roles-left", count=int(book.rules.spare_roles))
    book.say("talk")
    book.open("new-tunnels", cards_called(book.rules, "card-door-blue", "card-door-green"))
    book.say("door")
    book.open("end")
    book.say("roles-shown")
    book.open("winning")
    book.say_each("team-way", "win-team", "win-other-team", "win-both", "win-boss")
    book.say(f"shut-out-{book.values['blockedRule']}")
    book.say_each("win-saboteurs", "win-profiteer", "win-role")


VOICE: Final = Voice(write, tales={"ended": ended, "unmasked": unmasked})
