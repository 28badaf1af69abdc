"""Rounds and turns in words."""

from __future__ import annotations

from typing import Final

from undermine.core.state import HIDDEN
from undermine.features.rounds.rules import Rounds
from undermine.text.book.book import Book
from undermine.text.cards import card_object
from undermine.text.telling import Telling
from undermine.text.voice import Voice


def write(book: Book) -> None:
    rounds = book.find(Rounds)
    book.open("turn")
    book.say_each("turn", "draw")
    book.say("hand", count=int(book.rules.hand))
    if rounds.withheld:
        book.say("cards-aside")
    book.say_each("pile-short" if rounds.passes > 1 else "pile-empty", "discard-pile", "no-cards")
    book.open("end")
    book.say("end")
    book.open("game")
    book.say("rounds", count=int(book.rules.rounds))
    first = book.values["firstPlayer"]
    if first == "random":
        book.say("first-by-lot")
    else:
        book.say("first-seat", seat=str(int(first) + 1))
    if book.rules.rounds > 1:
        book.say_each("next-round-aside" if rounds.withheld else "next-round", "next-first")
    book.say("most-gold")


def drew(telling: Telling) -> None:
    """What somebody drew is told to him alone, and who sees everything has no hand of his own."""
    seat, card = telling.values
    if seat == telling.people.me and card != HIDDEN:
        telling.say()
        telling.new_card = card
        telling.keeps = True


def passed(telling: Telling) -> None:
    """Cards that are seen are named one by one."""
    _, count, *cards = telling.values
    telling.paint()
    if not any(cards):
        telling.say()
        return
    for card in cards[:count]:
        telling.entry.card = telling.view.rules.names[card]
        telling.say("log-discarded", card=card_object(telling.words, telling.view.rules, card))


VOICE: Final = Voice(write, tales={"drew": drew, "discarded-more": passed})
