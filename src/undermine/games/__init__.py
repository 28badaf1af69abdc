"""The boxes: which modules and which deck make a game, and for how many players."""

from undermine.games.extra import Clash, Extra
from undermine.games.game import Game
from undermine.games.option import RulesError
from undermine.games.rules_text import (
    EXTRAS,
    GAMES,
    canonical_text,
    choices_of,
    edition_of,
    extras_of,
    game_of,
    modules_of,
    parse_rules,
)
from undermine.games.variation import Variation, varied

__all__ = [
    "EXTRAS",
    "GAMES",
    "Clash",
    "Extra",
    "Game",
    "RulesError",
    "Variation",
    "canonical_text",
    "choices_of",
    "edition_of",
    "extras_of",
    "game_of",
    "modules_of",
    "parse_rules",
    "varied",
]
