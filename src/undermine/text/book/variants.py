"""The two variants in words.

Owns what each of them changes in the book of the base game (docs/rules/variants.md).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undermine.text.book.book import Book

SHARED_GOLD: Final = (
    "gold-diggers", "gold-players", "gold-ten", "gold-passed", "gold-saboteur-found", "gold-again", "gold-wages",
    "gold-losers", "gold-nobody", "gold-secret", "gold-shuffled", "gold-put-back",
)  # fmt: skip
"""What the base game says about gold, and the tournament does not."""


def write_sabotaged_dwarf(book: Book) -> None:
    if book.has("gold-again"):
        book.drop("gold-again")
    book.say_after("gold-saboteur-found", "sabotaged-dwarf")
    book.say_after("sabotaged-dwarf", "sabotaged-first")
    book.say_after("sabotaged-first", "sabotaged-all")
    book.say_after("gold-wages", "sabotaged-saboteurs")


def write_tournament(book: Book) -> None:
    """Greedy dwarfs are part of it, and its wages stand for all gold of the base game."""
    book.say_after("aim", "greedy-aim")
    book.replace("role-left", "tournament-dealt")
    if book.has("no-saboteur"):
        book.drop("no-saboteur")
    book.say_after("new-goals-spider" if book.has("new-goals-spider") else "goals", "tournament-centre")
    book.say_after("tournament-centre", "tournament-centre-joined")
    if "detour" in book.extras:
        book.say_after("tournament-centre-joined", "tournament-centre-detour")
    book.replace("winners", "winners-greedy")
    book.drop(*(key for key in SHARED_GOLD if book.has(key)))
    book.turn_to("gold")
    for key in ("tournament-gold", "tournament-gold-saboteur", "tournament-gold-greedy"):
        book.say(key)
    saboteurs = sum(book.rules.role_names[role] == "saboteur" for role in book.rules.role_deck)
    book.say("tournament-wage" if saboteurs > 1 else "tournament-wage-single")
    book.say("tournament-open")


AUTHORS: Final[dict[str, Callable[[Book], None]]] = {
    "sabotaged-dwarf": write_sabotaged_dwarf,
    "tournament": write_tournament,
}
"""Optional module -> who writes what it changes."""
