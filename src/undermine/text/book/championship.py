"""The championship cards in words.

Owns what each of them adds to the book of a game and what it changes there (docs/rules/championship.md).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undermine.features.veto.plan import LAST_CARD_COUNTS
from undermine.text.book.book import Book


def write_greedy(book: Book) -> None:
    book.say_after("aim", "greedy-aim")
    if book.is_on("greedyTakesAll"):
        book.replace("winners", "winners-greedy")
        payment = "greedy-alone"
    else:
        book.replace("winners", "winners-greedy-shared")
        payment = "greedy-shared"
        book.reword("role-greedy.task", "task-greedy-shared")
        book.reword("log-ended-greedy", "log-ended-greedy-shared")
        book.reword("side-greedy.won", "side-greedy.shared")
    # Diggers are counted in every edition (docs/rules/championship.md, section 10).
    for key in ("gold-players", "gold-ten"):
        if book.has(key):
            book.replace(key, "gold-diggers")
            book.drop("gold-again")
    book.say_after("gold-saboteur-found", payment)
    book.say_after(payment, "greedy-nothing")


def write_swap_goals(book: Book) -> None:
    _open(book, "swap-goals")
    book.say("swap-goals")
    if book.is_on("goalSwapSecret"):
        book.say("swap-goals-secret")
    else:
        book.say("swap-goals-open")
        book.reword("card-swap-goals.effect", "effect-swap-goals-open")


def write_treasury(book: Book) -> None:
    _open(book, "treasury")
    book.say("treasury")
    book.say("treasury-secret")


def write_veto(book: Book) -> None:
    _open(book, "veto")
    book.say("veto")
    book.say("veto-draw")
    book.say("veto-not")
    if "tracker" in book.extras:
        book.say("veto-tracker")
    if book.edition == LAST_CARD_COUNTS and book.has("next-first"):
        book.say("veto-last")
    book.say("veto-window", seconds=f"{int(book.values['vetoWindowMs']) / 1000:g}")


def write_direction(book: Book) -> None:
    _open(book, "direction")
    book.say("direction")
    # Only the cards of the base game go round; tokens are paid out (CH-A17, VAR-TOURN-A8).
    if book.has("gold-passed") and "tournament" not in book.extras:
        book.say("direction-gold")
    if book.has("next-first"):
        follows = book.is_on("nextStarterFollowsDirection")
        book.replace("next-first", "next-first-onwards" if follows else "next-first-either")


def write_craftsman(book: Book) -> None:
    _open(book, "craftsman")
    book.say("craftsman")


def write_tracker(book: Book) -> None:
    _open(book, "tracker")
    if book.is_on("trackerAllowSingle"):
        book.say("tracker-single")
        book.reword("card-tracker.effect", "effect-tracker-single")
    else:
        book.say("tracker")
    book.say("tracker-draw")


def write_detour(book: Book) -> None:
    _open(book, "detour")
    book.say("detour")
    book.say("detour-finder")
    book.say("detour-barred" if book.is_on("sabotageBlocksDetour") else "detour-broken")


def _open(book: Book, name: str) -> None:
    """The chapter of a card, before what comes when a round is over."""
    book.open(name, [name], title=f"module-{name}", before="end")


AUTHORS: Final[dict[str, Callable[[Book], None]]] = {
    "greedy": write_greedy,
    "swap-goals": write_swap_goals,
    "treasury": write_treasury,
    "veto": write_veto,
    "direction": write_direction,
    "craftsman": write_craftsman,
    "tracker": write_tracker,
    "detour": write_detour,
}
"""Optional module -> who writes what it changes."""
