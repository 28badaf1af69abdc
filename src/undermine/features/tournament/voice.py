"""The tournament in words: greedy dwarfs are part of it, and its wages stand for all gold cards."""

from __future__ import annotations

from typing import Final

from undermine.features.gold.voice import workers
from undermine.text.book.book import Book
from undermine.text.voice import Voice


def write(book: Book) -> None:
    book.say_after("aim", "greedy-aim")
    book.replace("role-left", "tournament-dealt")
    if book.has("no-saboteur"):
        book.drop("no-saboteur")
    book.say_after(
        "new-goals-spider" if book.has("new-goals-spider") else "goals", "tournament-centre", "tournament-centre-joined"
    )
    if "detour" in book.extras:
        book.say_after("tournament-centre-joined", "tournament-centre-detour")
    book.replace("winners", "winners-greedy")
    book.open("gold")
    book.say_each("tournament-gold", "tournament-gold-saboteur", "tournament-gold-greedy")
    saboteurs = sum(book.rules.role_names[role] == "saboteur" for role in book.rules.role_deck)
    book.say("tournament-wage" if saboteurs > 1 else "tournament-wage-single")
    book.say("tournament-open")


VOICE: Final = Voice(write, tales={"workers": workers})
