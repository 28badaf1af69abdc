"""The Dark Cave in words.

Owns which sentence stands for which option and number of players (docs/rules/darkcave.md).  The game has one edition
and one deal, so nothing here speaks of rounds.
"""

from __future__ import annotations

from typing import Final

from undermine.games.cave import hand_of
from undermine.text.book.book import Book
from undermine.text.book.parts import roles

CORNERS: Final = ("goal-north-west", "goal-north-east", "goal-south-west", "goal-south-east")
HANDS: Final = {5: "cave-hand-one", 4: "cave-hand-two", 3: "cave-hand-three"}
"""Cards of pile I in a dealt hand -> the sentence."""


def write_game(book: Book) -> None:
    _write_clans(book)
    _write_setup(book)
    _write_turn(book)
    _write_paths(book)
    _write_places(book)
    _write_goals(book)
    _write_tricks(book)
    _write_webs_and_gear(book)
    _write_monsters(book)
    _write_end(book)


def _write_clans(book: Book) -> None:
    players = int(book.rules.seats)
    book.open("aim")
    if players == 2:
        book.say("cave-aim-two")
        book.say("cave-two-loyal")
        for clan in ("blue", "yellow"):
            book.reword(f"role-{clan}-loyal.task", "task-cave-two")
        return
    book.say("cave-aim")
    book.say("cave-cards", roles=roles(book.rules))
    book.say("cave-back")
    book.say("cave-work")
    if players <= 4:
        book.say("cave-one-clan")
    if book.rules.spare_roles:
        book.say("cave-left-over", count=int(book.rules.spare_roles))


def _write_setup(book: Book) -> None:
    rules, first = book.rules, book.values["firstPlayer"]
    book.goals = CORNERS
    book.open("cave-setup")
    book.say("cave-start")
    book.say("cave-corners")
    book.say("cave-distance", count=int(rules.grid.x(rules.goal_cells[-1])))
    book.say("cave-nuggets")
    book.say("cave-piles")
    book.say(HANDS[hand_of(int(rules.seats))])
    book.say("cave-backs")
    if first == "random":
        book.say("cave-first-by-lot")
    else:
        book.say("cave-first-seat", seat=str(int(first) + 1))


def _write_turn(book: Book) -> None:
    book.open("turn")
    book.say_each("cave-turn", "cave-then-move", "cave-then-draw")
    if book.values["handLimit"] == "cap_draw":
        book.say("cave-maximum")
        book.say("cave-nothing-to-lose")
    else:
        book.say("cave-no-maximum")
    if book.values["handLimitFloor"] == "1":
        book.say("cave-last-card")
        if book.has("cave-maximum"):
            book.say("cave-maximum-floor")
    book.say("cave-pile-empty")
    book.say("cave-no-cards")


def _write_paths(book: Book) -> None:
    book.open("cave-paths", ("I-NESW", "II-NEW", "III-NE"))
    book.say_each("cave-lay", "cave-fit", "cave-upright", "cave-anywhere", "cave-beside-goal")


def _write_places(book: Book) -> None:
    """Where a dwarf goes, and what it finds there."""
    book.open("cave-moves")
    book.say_each("cave-steps", "cave-levels", "cave-own")
    book.open("cave-places", ("I-lad-NE", "I-bridge", "I-tun", "II-vein-NEW"))
    book.say_each("cave-ladders", "cave-bridge", "cave-bridge-price", "cave-tunnel", "cave-vein")
    book.say("cave-vein-card" if book.values["veinRange"] == "card" else "cave-vein-field")
    if book.is_on("veinOptional"):
        book.say("cave-vein-may")
        book.reword("card-vein.effect", "effect-vein-may")
    else:
        book.say("cave-vein-must")


def _write_goals(book: Book) -> None:
    book.open("cave-goals", book.rules.goal_names[1:])
    book.say("cave-goal-found")
    book.say("cave-goal-single" if book.values["goalFields"] == "single" else "cave-goal-inside")
    book.say("cave-goal-turned")
    book.say("cave-exit")
    if book.rules.spare_roles:
        book.say("cave-first-out", count=int(book.rules.spare_roles))
    if book.rules.seats > 2:
        book.say("cave-outside")


def _write_tricks(book: Book) -> None:
    book.open("cave-tricks", ("I-secret", "I-rockfall", "II-hand-swap"))
    book.say("cave-secret")
    book.say("cave-rockfall")
    book.reword("card-rockfall.effect", "effect-rockfall-cave")
    book.say_each("cave-rockfall-takes", "cave-cut-off", "cave-swap", "cave-swap-draw")


def _write_webs_and_gear(book: Book) -> None:
    book.open("cave-webs", ("I-web", "I-boots", "I-axe"))
    book.say_each("cave-web", "cave-web-time", "cave-web-past", "cave-gear", "cave-boots", "cave-axe")
    book.say("cave-axe-card" if book.values["axeWebRange"] == "card" else "cave-axe-port")
    book.say("cave-axes")
    book.say("cave-axe-now" if book.is_on("freshAxeCuts") else "cave-axe-later")


def _write_monsters(book: Book) -> None:
    book.open("cave-monsters", ("I-den-NESW", "I-rat", "II-crawler", "II-goblin"))
    book.say_each("cave-lure", "cave-lead", "cave-free", "cave-meets")
    book.say("cave-den-attacks" if book.is_on("spawnAttacks") else "cave-den-spares")
    book.say("cave-met-goes-on" if book.is_on("moveOnAfterAxe") else "cave-met")
    book.say_each("cave-beside", "cave-rat", "cave-crawler", "cave-goblin", "cave-leaves", "cave-again")


def _write_end(book: Book) -> None:
    is_duel = book.rules.seats == 2
    book.open("cave-end")
    book.say("cave-end-two" if is_duel else "cave-end")
    book.say("cave-end-cards" if book.values["endOnLastCard"] == "immediate" else "cave-end-turn")
    if book.values["handLimitFloor"] == "0":
        book.say("cave-end-skipped")
    if book.values["earlyEnd"] == "vote":
        book.say("cave-vote")
    if not is_duel:
        book.say_each("cave-shown", "cave-treasure", "cave-winners", "cave-tie")
    book.say("cave-nobody-out")
