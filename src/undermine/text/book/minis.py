"""The mini expansions in words.

Owns what each of them adds to the book of a game and what it changes there (docs/rules/minis.md).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undermine.text.book.book import Book
from undermine.text.words import Words

SITES: Final = {"costume": "card-costume", "party": "card-party", "chests": "piece-chest"}
"""Module -> what it lays into the mine, which a card may reach together with a goal."""


def write_toll(book: Book) -> None:
    book.open("toll", title="module-toll", before="end")
    for key in ("toll-start", "toll-place", "toll-once", "toll-pay", "toll-ask", "toll-gone"):
        book.say(key)
    if "detour" in book.extras:
        book.say("toll-detour")
    if "tracker" in book.extras and not book.is_on("trackerAllowSingle"):
        book.say("toll-tracker")
    if "veto" in book.extras:
        book.say("toll-veto")


def write_costume(book: Book) -> None:
    book.open("costume", title="module-costume", before="end")
    book.say("costume-place")
    if book.game == "base":
        book.say("costume-left")
        book.replace("role-left", "costume-role-left")
    else:
        book.say("costume-pile")
    _say_order(book)


def write_party(book: Book) -> None:
    book.open("party", title="module-party", before="end")
    book.say("party-place")
    book.say("party-deal")
    _say_order(book)


def write_new_goals(book: Book) -> None:
    book.replace("goals", "new-goals-laid")
    after = "new-goals-laid"
    for key in ("new-goals-bag", "new-goals-dragon", "new-goals-spider"):
        book.say_after(after, key)
        after = key
    book.replace("stone-tunnel", "new-goals-tunnel")
    book.replace("two-goals", "new-goals-two")
    book.replace("end", "new-goals-end")


def write_chests(book: Book) -> None:
    book.open("chests", title="module-chests", before="end")
    book.say("chests-laid")
    book.say("chests-open")
    for name in book.rules.content_names[1:]:
        book.say(f"chest-{name.lower()}")
    if book.game == "base" and "tournament" not in book.extras:
        book.replace("chest-gold1", "chest-gold1-card")
    book.say("chests-two")
    book.say("chests-cards")
    _say_order(book)
    may = "" if book.is_on("rockfallMustRemove") else "-may"
    book.reword("card-rockfall.effect", f"effect-rockfall-chests{may}")
    book.reword("card-map.effect", "effect-map-chests")


def _say_order(book: Book) -> None:
    """What comes first if a card reaches a goal as well; once, however many of them there are."""
    names = [SITES[extra] for extra in book.extras if extra in SITES]

    def sites(words: Words) -> str:
        return ", ".join(words.say(name) for name in names)

    key = "site-first" if book.is_on("siteBeforeGoal") else "site-last"
    if not book.has(key):
        after = "new-goals-two" if book.has("new-goals-two") else "two-goals"
        book.say_after(after, key, sites=sites)


AUTHORS: Final[dict[str, Callable[[Book], None]]] = {
    "toll": write_toll,
    "costume": write_costume,
    "party": write_party,
    "new-goals": write_new_goals,
    "chests": write_chests,
}
"""Optional module -> who writes what it changes."""
