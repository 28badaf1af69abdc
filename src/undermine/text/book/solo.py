"""The game alone in words.

Owns which sentence stands for which edition and option (docs/rules/solo.md); what is as in the Duel is written there.
"""

from __future__ import annotations

from undermine.text.book.book import Book
from undermine.text.book.duel import (
    actions,
    reword_tools,
    shown,
    write_goals,
    write_keeping,
    write_tunnels,
    write_turn,
    write_ways,
)


def write_solo(book: Book) -> None:
    book.open("aim")
    book.say("solo-aim")
    book.say("solo-rating")
    book.open("goals")
    book.say("solo-goals")
    book.say("no-border")
    book.say("solo-goal-up")
    write_goals(book)
    write_turn(book)
    book.say("solo-hand", count=int(book.rules.hand))
    book.say("pile-empty")
    write_tunnels(book, "solo-own")
    write_ways(book, "solo-doors", "solo-ladder", "solo-troll")
    book.open("duel-gold", shown(book, ("card-gold-path",)))
    for key in ("duel-mark", "duel-marked", "solo-markers"):
        book.say(key)
    book.open("solo-draw", [name for name in actions(book) if name.startswith("sabotage-") or name == "rockfall"])
    for key in ("solo-aside", "solo-sabotage", "solo-broken", "solo-rockfall", "cut-off-ladder"):
        book.say(key)
    book.say("solo-replace-all" if book.is_on("replaceAll") else "solo-replace-some")
    book.say("solo-opening" if book.is_on("openingResolve") else "solo-opening-kept")
    book.open("duel-cards", [name for name in actions(book) if name.startswith("repair-") or name in ("key", "map")])
    for key in ("duel-repair", "duel-key", "solo-map"):
        book.say(key)
    book.open("end")
    book.say("solo-end")
    write_keeping(book)
    book.open("game")
    book.say("rounds", count=int(book.rules.rounds))
    if book.rules.rounds > 1:
        book.say("duel-next")
    book.say("solo-result")
    kept = "" if book.is_on("openingResolve") else "-kept"
    reword_tools(book, f"effect-sabotage-solo{kept}")
    book.reword("card-rockfall.effect", f"effect-rockfall-solo{kept}")
    other = "blue" if book.values["colour"] == "green" else "green"
    book.reword(f"card-ladder-{other}.effect", "effect-ladder-nowhere")
