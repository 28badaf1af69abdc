"""The game alone in words.

Owns which sentence stands for which edition and option (docs/rules/solo.md); what is as in the Duel is written there.
"""

from __future__ import annotations

from typing import Final

from undermine.features.duel.voice import (
    actions,
    reword_tools,
    shown,
    write_goals,
    write_keeping,
    write_tunnels,
    write_turn,
    write_ways,
)
from undermine.features.rockfall.voice import removed
from undermine.features.tools.voice import BREAKS, MENDS
from undermine.games.solo import TIERS, printed_tier
from undermine.text.book.book import Book, Rating
from undermine.text.voice import Voice
from undermine.text.words import Words


def write_game(book: Book) -> None:
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
    book.open("duel-gold", shown(book, "card-gold-path"))
    book.say_each("duel-mark", "duel-marked", "solo-markers")
    book.open("solo-draw", [name for name in actions(book) if name.startswith(BREAKS) or name == "rockfall"])
    book.say_each("solo-aside", "solo-sabotage", "solo-broken", "solo-rockfall", "cut-off-ladder")
    book.say("solo-replace-all" if book.is_on("replaceAll") else "solo-replace-some")
    book.say("solo-opening" if book.is_on("openingResolve") else "solo-opening-kept")
    book.open("duel-cards", [name for name in actions(book) if name.startswith(MENDS) or name in ("key", "map")])
    book.say_each("duel-repair", "duel-key", "solo-map")
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
    book.ratings = lambda words: ratings(words, book.edition)


def ratings(words: Words, edition: str) -> list[Rating]:
    """The tiers of a result, lowest first, as the edition prints them (SOLO-40, SOLO-41)."""
    bounds = (0, *TIERS)
    out: list[Rating] = []
    for tier, least in enumerate(bounds, 1):
        most = bounds[tier] - 1 if tier < len(bounds) else None
        printed = next(nuggets for nuggets in range(least, least + 2) if printed_tier(edition, nuggets))
        reach = (
            words.say("rating-nuggets-more", least=str(printed))
            if most is None
            else words.say("rating-nuggets", least=str(printed), most=str(most))
        )
        note = words.say("rating-gap") if printed != least else ""
        out.append({"least": least, "reach": reach, "words": words.say(f"verdict-{tier}"), "note": note})
    return out


VOICE: Final = Voice(write_game=write_game, tales={"struck-rockfall": removed})
