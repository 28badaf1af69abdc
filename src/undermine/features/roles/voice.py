"""Gold diggers and saboteurs in words."""

from __future__ import annotations

from typing import Final

from undermine.text.book.book import Book
from undermine.text.book.parts import roles
from undermine.text.voice import Voice


def write(book: Book) -> None:
    rules = book.rules
    book.open("aim")
    book.say("aim")
    book.say("roles", roles=roles(rules))
    book.say("role-left")
    if sum(rules.role_names[role] == "saboteur" for role in rules.role_deck) == 1:
        book.say("no-saboteur")
    book.say("talk")
    book.open("end")
    book.say_each("roles-shown", "winners")


VOICE: Final = Voice(write)
