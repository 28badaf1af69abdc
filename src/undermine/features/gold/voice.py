"""Gold cards in words: how they are shared out."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from undermine.features.gold.rules import AS_DIGGERS, AS_PLAYERS
from undermine.text.book.book import Book
from undermine.text.telling import Telling
from undermine.text.voice import NUMBER, Voice
from undermine.text.words import Words


def write(book: Book) -> None:
    rules, draw = book.rules, book.values["goldDraw"]
    book.open("gold")
    if draw == AS_DIGGERS:
        book.say("gold-diggers")
    else:
        book.say("gold-ten" if rules.seats == 10 else "gold-players")
    book.say_each("gold-passed", "gold-saboteur-found")
    if draw == AS_PLAYERS:
        book.say("gold-again")
    most = sum(rules.role_names[role] == "saboteur" for role in rules.role_deck)
    wage = [int(each) for each in book.values["saboteurPayout"].split("/")]
    book.say("gold-wages", wages=_wages(wage, range(max(1, most - 1), most + 1)))
    book.say("gold-losers")
    if book.has("no-saboteur"):
        book.say("gold-nobody")
    book.say("gold-secret")
    if book.has("next-round"):
        book.say_after("next-round", "gold-shuffled" if book.is_on("goldShuffle") else "gold-put-back")


def _wages(wage: Sequence[int], counts: Iterable[int]) -> Callable[[Words], str]:
    """What each of so many saboteurs gets, for every number that there can be."""
    return lambda words: "; ".join(
        words.say("book-wage", count=count, nuggets=words.say("nuggets", count=wage[count - 1])) for count in counts
    )


def workers(telling: Telling) -> None:
    """Why saboteurs are paid what they are paid, or why nobody is (BASE-59, BASE-61)."""
    telling.paint()
    telling.say("log-workers" if telling.values[0] else "log-nobody-paid")


VOICE: Final = Voice(write, reasons={"no-such-gold": (NUMBER,)}, tales={"workers": workers})
