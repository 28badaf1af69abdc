"""The base game in words.  Its chapters are written apart, because the expansion takes most of them over.

Owns which sentence stands for which edition and option (docs/rules/base.md).
"""

from __future__ import annotations

from typing import Final

from undermine.text.book.book import Book
from undermine.text.book.parts import roles, wages
from undermine.text.cards import card_key

STONES: Final = {
    "joinThenBestFit": "stone-join",
    "joinLastCard": "stone-last-card",
    "fitElseActiveChooses": "stone-fit",
}
TOOLS: Final = ("pickaxe", "lantern", "cart")


def write_base(book: Book) -> None:
    book.open("aim")
    book.say("aim")
    book.say("roles", roles=roles(book.rules))
    book.say("role-left")
    if is_digger_alone(book):
        book.say("no-saboteur")
    book.say("talk")
    write_goals(book)
    book.open("turn")
    book.say("turn")
    book.say("draw")
    write_hand(book)
    write_tunnels(book)
    write_tools(book)
    write_rockfall_and_map(book)
    write_end(book)
    book.say("winners")
    _write_gold(book)
    write_rounds(book)
    if book.rules.rounds > 1:
        book.say_after("next-round", "gold-shuffled" if book.is_on("goldShuffle") else "gold-put-back")


def is_digger_alone(book: Book) -> bool:
    """Whether the dwarf card left over may be the only saboteur."""
    rules = book.rules
    return sum(rules.role_names[role] == "saboteur" for role in rules.role_deck) == 1


def write_goals(book: Book) -> None:
    book.open("goals", book.rules.goal_names[1:])
    book.say("goals")
    book.say("no-border")
    book.say("goal-reached")
    book.say("goal-beside")
    book.say(STONES[book.values["stoneOrientation"]])
    book.say("stone-tunnel")
    book.say("two-goals")


def write_hand(book: Book) -> None:
    """Behind what a turn is: cards in hand, an empty pile."""
    book.say("hand", count=int(book.rules.hand))
    book.say("pile-empty")
    book.say("discard-pile")
    book.say("no-cards")


def write_tunnels(book: Book) -> None:
    keys = {name: card_key(book.rules, card) for name, card in book.rules.code.items() if book.rules.tile[card]}
    dead = [name for name, key in keys.items() if key == "card-dead-end"]
    book.open("tunnel", [*[name for name in keys if name not in dead][:4], *dead[:2]])
    book.say("tunnel")
    book.say("tunnel-joined")
    book.say("upright")
    book.say("dead-end")


def write_tools(book: Book) -> None:
    book.open("tools", [name for name in book.rules.names if name.startswith(("sabotage-", "repair-"))])
    book.say("broken")
    book.say("break-anybody" if book.is_on("sabotageSelf") else "break-others")
    book.say("break-once")
    book.say("repair")
    book.say("repair-two")
    if book.is_on("sabotageSelf"):
        for tool in TOOLS:
            book.reword(f"card-sabotage-{tool}.effect", "effect-sabotage-anybody")


def write_rockfall_and_map(book: Book) -> None:
    book.open("others", [name for name in ("rockfall", "map") if name in book.rules.code])
    book.say("rockfall")
    if not book.is_on("rockfallMustRemove"):
        book.say("rockfall-nothing")
        book.reword("card-rockfall.effect", "effect-rockfall-may")
    book.say("cut-off")
    book.say("map")


def write_end(book: Book) -> None:
    book.open("end")
    book.say("end")
    book.say("roles-shown")


def _write_gold(book: Book) -> None:
    rules, players = book.rules, int(book.rules.seats)
    book.open("gold")
    if book.values["goldDraw"] == "diggers":
        book.say("gold-diggers")
    elif players == 10:
        book.say("gold-ten")
    else:
        book.say("gold-players")
    book.say("gold-passed")
    book.say("gold-saboteur-found")
    if book.values["goldDraw"] == "players":
        book.say("gold-again")
    most = sum(rules.role_names[role] == "saboteur" for role in rules.role_deck)
    wage = [int(each) for each in book.values["saboteurPayout"].split("/")]
    book.say("gold-wages", wages=wages(wage, range(max(1, most - 1), most + 1)))
    book.say("gold-losers")
    if is_digger_alone(book):
        book.say("gold-nobody")
    book.say("gold-secret")


def write_rounds(book: Book) -> None:
    """How the game goes on after a round, and how it ends."""
    first = book.values["firstPlayer"]
    book.open("game")
    book.say("rounds", count=int(book.rules.rounds))
    if first == "random":
        book.say("first-by-lot")
    else:
        book.say("first-seat", seat=str(int(first) + 1))
    if book.rules.rounds > 1:
        book.say("next-round")
        book.say("next-first")
    book.say("most-gold")
