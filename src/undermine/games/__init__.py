"""The boxes: which modules and which deck make a game, and for how many players."""

from undermine.games.game import Game
from undermine.games.option import RulesError
from undermine.games.rules_text import GAMES, canonical_text, choices_of, game_of, parse_rules

__all__ = ["GAMES", "Game", "RulesError", "canonical_text", "choices_of", "game_of", "parse_rules"]
