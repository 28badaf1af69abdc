"""The rules in short: which paragraphs a game needs.

Owns the list of paragraphs per game.  What an optional module changes is told by the module's own text.
"""

from __future__ import annotations

from typing import Final

from undermine.core.rules import Rules

PARAGRAPHS: Final = {
    "base": ("aim", "goals", "turn", "tunnel", "tools", "others", "end", "gold", "game"),
    "expansion": (
        "teams-aim", "goals", "teams-turn", "tunnel", "teams-paths", "tools", "others", "teams-cards", "end",
        "teams-gold", "game",
    ),
}  # fmt: skip
"""Game -> the keys behind `rules-`, in the order of reading."""


def paragraphs(rules: Rules) -> tuple[str, ...]:
    """The keys of the paragraphs of a game."""
    return PARAGRAPHS[game_name(rules)]


def game_name(rules: Rules) -> str:
    return rules.text.partition(":")[0].partition(" ")[0]
