"""Gold diggers and saboteurs in words."""

from __future__ import annotations

from collections import Counter
from typing import Final

from undermine.text.book import write_book
from undermine.text.book.book import Book
from undermine.text.book.parts import roles
from undermine.text.cards import role_name
from undermine.text.telling import Telling
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


def ended(telling: Telling) -> None:
    """Which side won, and by whom."""
    rules = telling.view.rules
    telling.paint()
    telling.entry.is_ending = True
    telling.say(write_book(rules.text).at_this_table(f"log-ended-{rules.side_names[telling.values[0]]}"))


def unmasked(telling: Telling) -> None:
    """Who was what, and what nobody was."""
    words, view = telling.words, telling.view
    telling.paint()
    telling.entry.is_roll = True
    held = [int(role) for role in view.roles]
    for role in sorted(set(held)):
        names = ", ".join(telling.people.name(seat) for seat, other in enumerate(held) if other == role)
        telling.say("log-were", role=words.say(f"role-{view.rules.role_names[role]}.many"), names=names)
    spare = Counter(role_name(words, view.rules, role) for role in sorted(int(role) for role in view.aside))
    if spare:
        left = ", ".join(f"{name} × {count}" if count > 1 else name for name, count in spare.items())
        telling.say("log-left-over", role=left)


VOICE: Final = Voice(write, tales={"ended": ended, "unmasked": unmasked})
