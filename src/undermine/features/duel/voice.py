"""The Duel in words, and the chapters that the game alone takes over from it.

Owns which sentence stands for which edition and option (docs/rules/duel.md).
"""

from __future__ import annotations

from typing import Final

from undermine.core.fact import GOLD, HARM
from undermine.core.rules import Rules
from undermine.core.state import HIDDEN
from undermine.features.duel.deck import shafts
from undermine.features.tools.voice import BREAKS, MENDS, name_tools
from undermine.notation.choice import Parts
from undermine.text.book.book import Book
from undermine.text.cards import card_key
from undermine.text.telling import Telling
from undermine.text.voice import Voice
from undermine.text.words import Words

MARKED: Final = ("card-own-door-blue", "card-own-door-green", "card-troll", "card-ladder-blue", "card-ladder-green")


def write_game(book: Book) -> None:
    book.open("aim")
    book.say("duel-aim")
    book.open("goals")
    book.say("duel-goals")
    book.say("no-border")
    book.say("duel-goal-up")
    write_goals(book)
    write_turn(book)
    book.say("hand", count=int(book.rules.hand))
    book.say("pile-empty")
    book.say("duel-no-cards")
    write_tunnels(book, "duel-own" if book.values["placeConnection"] == "own" else "duel-any")
    write_ways(book, "duel-doors", "duel-ladder", "duel-troll")
    book.say_after(
        "duel-ladder-joint" if book.has("duel-ladder-joint") else "duel-ladder",
        "duel-ladder-own" if book.is_on("ladderExclusive") else "duel-ladder-both",
    )
    book.open("duel-gold", shown(book, "card-gold-path"))
    book.say("duel-mark")
    book.say("duel-mark-other")
    book.say("duel-mark-active" if book.values["doubleGold"] == "active" else "duel-mark-opponent")
    book.say("duel-marked")
    book.say("duel-markers")
    book.open("duel-cards", actions(book))
    book.say_each("duel-sabotage", "duel-repair", "duel-key", "duel-rockfall", "cut-off-ladder", "duel-map")
    book.open("end")
    book.say("duel-end")
    write_keeping(book)
    book.open("game")
    book.say("rounds", count=int(book.rules.rounds))
    book.say("duel-first")
    if book.rules.rounds > 1:
        book.say("duel-next")
        book.say("duel-next-first")
    book.say("duel-win")
    reword_tools(book, "effect-sabotage-duel")
    book.reword("card-rockfall.effect", "effect-rockfall-duel")


def write_goals(book: Book) -> None:
    """How a goal lies; what turns it up is said before."""
    book.goals = tuple(f"goal-place-{place}" for place in range(len(book.rules.goal_cells)))
    book.worth = {shaft.name: shaft.gold for shaft in shafts("goal")}
    book.say("goal-beside")
    book.say("duel-goal-lies")


def write_turn(book: Book) -> None:
    book.open("turn")
    book.say("duel-turn")
    book.say("duel-draw")


def write_tunnels(book: Book, connection: str) -> None:
    keys = {name: card_key(book.rules, card) for name, card in book.rules.code.items() if book.rules.tile[card]}
    shapes = {key: name for name, key in reversed(keys.items()) if key not in (*MARKED, "card-gold-path")}
    book.open("tunnel", list(shapes.values())[::-1])
    book.say("tunnel")
    book.say(connection)
    book.say("upright")
    book.say("duel-two-ways")
    book.say("blind-arm")


def write_ways(book: Book, doors: str, ladder: str, troll: str) -> None:
    book.open("duel-ways", shown(book, *MARKED))
    book.say(doors, **({"colour": book.values["colour"]} if doors == "solo-doors" else {}))
    book.say(ladder)
    if book.is_on("ladderNeedsJoint"):
        book.say("duel-ladder-joint")
    book.say(troll)
    book.say("duel-bribe" if book.is_on("bribeRequiresReach") else "duel-bribe-any")
    book.say("duel-bribe-gold" if book.is_on("bribeRequiresGold") else "duel-bribe-poor")
    book.say("duel-pay" if book.values["trollPayment"] == "auto" else "duel-pay-choose")


def write_keeping(book: Book) -> None:
    """What becomes of the gold when a round is over."""
    book.say("duel-keep")
    if book.rules.rounds > 1:
        book.say("duel-goals-box" if book.values["hiddenGoals"] == "box" else "duel-goals-shuffled")


def actions(book: Book) -> list[str]:
    """Every action card once."""
    return [name for name, card in book.rules.code.items() if not book.rules.tile[card]]


def shown(book: Book, *keys: str) -> list[str]:
    """The first card in the deck for each of these names."""
    cards = {card_key(book.rules, card): name for name, card in reversed(book.rules.code.items())}
    return [cards[key] for key in keys if key in cards]


def reword_tools(book: Book, sabotage: str) -> None:
    """Breaking is for the other dwarf or for luck; mending is for oneself."""
    name_tools(book)
    for name, card in book.rules.code.items():
        if name.startswith(BREAKS):
            book.reword(f"{card_key(book.rules, card)}.effect", sabotage)
        elif name.startswith(MENDS):
            book.reword(f"{card_key(book.rules, card)}.effect", "effect-repair-own")


def label(words: Words, rules: Rules, parts: Parts) -> str:
    """Where a troll stands is seen on the board."""
    return words.say(f"answer-{parts.verb}")


def found(telling: Telling) -> None:
    """A goal is worth what lies on it."""
    nuggets = nuggets_on(telling.view.rules, telling.values[1])
    telling.paint()
    telling.entry.card = telling.view.rules.goal_names[telling.values[1]]
    telling.entry.tone = GOLD if nuggets else HARM
    telling.say("log-goal-up", count=nuggets)


def looked(telling: Telling) -> None:
    """Only who looked is told what he saw."""
    seat, _, kind = telling.values
    telling.paint()
    if seat == telling.people.me and kind != HIDDEN:
        telling.say("log-goal-looked", count=nuggets_on(telling.view.rules, kind))
    else:
        telling.say()


def ending(telling: Telling) -> None:
    telling.paint()
    telling.entry.is_ending = True
    telling.say(f"log-ending-{telling.arguments()['why']}")


def nuggets_on(rules: Rules, goal: int) -> int:
    """What a kind of goal is worth."""
    return next((shaft.gold for shaft in shafts("goal") if shaft.name == rules.goal_names[goal]), 0)


VOICE: Final = Voice(
    write_game=write_game,
    labels={"bribe": label, "done": label},
    tales={"found": found, "looked": looked, "ending": ending},
)
