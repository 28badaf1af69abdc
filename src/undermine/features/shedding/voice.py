"""Getting rid of what lies before oneself, in words."""

from __future__ import annotations

from typing import Final

from undermine.core.rules import Rules
from undermine.notation.choice import Parts
from undermine.text.book.book import Book
from undermine.text.cards import card_name, card_object
from undermine.text.voice import Voice
from undermine.text.words import Words


def write(book: Book) -> None:
    book.replace("turn", "turn-four")
    book.replace("draw", "draw-one")
    book.say_after("draw-one", "shed", "pass", "turn-next")
    book.replace("broken", "broken-shed")


def label(words: Words, rules: Rules, parts: Parts) -> str:
    """Two cards of the hand for one that lies there: a list of the three would not tell which is which."""
    assert parts.card is not None
    cards = ", ".join(card_object(words, rules, rules.code[card]) for card in parts.more)
    return words.say("choice-shed", title=card_name(words, rules, rules.code[parts.card]), cards=cards)


VOICE: Final = Voice(write, labels={"shed": label})
