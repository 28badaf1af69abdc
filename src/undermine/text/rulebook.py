"""The rules in short: which paragraphs a game needs.

Owns the list of paragraphs per game.  What an optional module changes is told by the module's own text.
"""

from __future__ import annotations

import re
from typing import Final

PARAGRAPHS: Final = {
    "base": ("aim", "goals", "turn", "tunnel", "tools", "others", "end", "gold", "game"),
    "expansion": (
        "teams-aim", "goals", "teams-turn", "tunnel", "teams-paths", "tools", "others", "teams-cards", "end",
        "teams-gold", "game",
    ),
    "duel": ("duel-aim", "duel-turn", "duel-paths", "duel-gold", "duel-cards", "duel-end"),
    "solo": ("solo-aim", "duel-turn", "duel-paths", "duel-gold", "duel-cards", "solo-draw", "solo-end"),
    "cave": ("cave-aim", "cave-turn", "cave-paths", "cave-cards", "cave-goals", "cave-end"),
}  # fmt: skip
"""Game -> the keys behind `rules-`, in the order of reading."""
REPLACED: Final = {"new-goals": "goals"}
"""Module -> the paragraph of the game that its own text stands for."""


def paragraphs(text: str) -> tuple[str, ...]:
    """The keys of the paragraphs of the game that a rules text names."""
    gone = [REPLACED[extra] for extra in extras_in(text) if extra in REPLACED]
    return tuple(key for key in PARAGRAPHS[re.split("[^a-z]", text, maxsplit=1)[0]] if key not in gone)


def extras_in(text: str) -> list[str]:
    """The optional modules that a rules text names, in its order."""
    return re.findall(r"\+([a-z-]+)", text)
