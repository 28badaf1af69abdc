"""The expansion in words.

Owns which sentence stands for which edition and option (docs/rules/expansion.md).  What holds as in the base game is
taken from its author.
"""

from __future__ import annotations

from typing import Final

from undermine.text.book.base import (
    write_end,
    write_goals,
    write_hand,
    write_rockfall_and_map,
    write_rounds,
    write_tools,
    write_tunnels,
)
from undermine.text.book.book import Book
from undermine.text.book.parts import roles
from undermine.text.cards import card_key

NEW_TUNNELS: Final = ("bridge", "double-curve", "blind-arm", "ladder", "door-blue", "door-green", "crystal")
NEW_ACTIONS: Final = ("prison", "release", "theft", "hands-off", "inspection", "swap-hats", "swap-hands")


def write_expansion(book: Book) -> None:
    book.open("aim")
    book.say("aim-teams")
    book.say("loners")
    book.say("roles", roles=roles(book.rules))
    book.say("roles-left", count=int(book.rules.spare_roles))
    book.say("talk")
    write_goals(book)
    _write_turn(book)
    write_tunnels(book)
    book.replace("tunnel-joined", "tunnel-joined-ladder")
    _write_new_tunnels(book)
    write_tools(book)
    book.replace("broken", "broken-shed")
    write_rockfall_and_map(book)
    book.replace("cut-off", "cut-off-ladder")
    _write_new_actions(book)
    write_end(book)
    _write_winners(book)
    _write_gold(book)
    write_rounds(book)
    if book.has("next-round"):
        book.replace("next-round", "next-round-aside")


def _write_turn(book: Book) -> None:
    book.open("turn")
    book.say("turn-four")
    book.say("draw-one")
    book.say("shed")
    book.say("pass")
    book.say("turn-next")
    write_hand(book)
    book.say_after("hand", "cards-aside")
    book.replace("pile-empty", "pile-short")
    book.replace("no-cards", "skipped")


def _write_new_tunnels(book: Book) -> None:
    keys = {card_key(book.rules, card): name for name, card in book.rules.code.items()}
    book.open("new-tunnels", [keys[f"card-{kind}"] for kind in NEW_TUNNELS])
    book.say("two-tunnels")
    book.say("blind-arm")
    book.say("ladder")
    book.say("ladder-where")
    book.say("door")
    book.say("crystal")


def _write_new_actions(book: Book) -> None:
    book.open("new-actions", NEW_ACTIONS)
    book.say("prison")
    book.say("release")
    book.say("theft")
    book.say("hands-off")
    book.say("inspection")
    book.say("swap-hats")
    if book.values["swapHandsDraw"] == "both":
        book.say("swap-hands-both")
        book.reword("card-swap-hands.effect", "effect-swap-hands-both")
    else:
        book.say("swap-hands")


def _write_winners(book: Book) -> None:
    book.open("winning")
    book.say("team-way")
    book.say("win-team")
    book.say("win-other-team")
    book.say("win-both")
    book.say("win-boss")
    book.say(f"shut-out-{book.values['blockedRule']}")
    book.say("win-saboteurs")
    book.say("win-profiteer")
    book.say("win-role")
    book.say("win-free")


def _write_gold(book: Book) -> None:
    book.open("gold")
    book.say("shares")
    book.say("shares-less")
    book.say("crystals")
    if book.is_on("prisonTakesCrystals"):
        book.say("prison-gold")
    else:
        book.say("prison-crystals")
        book.reword("card-prison.effect", "effect-prison-crystals")
    book.say("thefts")
    book.say("thefts-whom")
    book.say("gold-open")
