"""The rules text: `base:de[rounds=1] x5` <-> Rules.

Owns the grammar GAME[:EDITION][+MODULE…]['[' KEY=VALUE{,KEY=VALUE} ']'] xPLAYERS and which of it is allowed.
The canonical text names the edition always and an option only where it differs from the edition.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from undermine.core.rules import Rules
from undermine.games.base import BASE
from undermine.games.game import Game
from undermine.games.option import RulesError

GAMES: Final[dict[str, Game]] = {game.name: game for game in (BASE,)}

_GRAMMAR: Final = re.compile(
    r"(?P<game>[a-z]+)(:(?P<edition>[a-z0-9-]+))?(?P<modules>(\+[a-z-]+)*)(\[(?P<options>[^\[\]]*)\])?"
    r"(\s+x(?P<players>\d{1,3}))?",
    re.ASCII,
)
_SHAPE: Final = "GAME[:EDITION][+MODULE...][[KEY=VALUE,...]] xPLAYERS, for example base:cs20 x5"


@lru_cache(maxsize=256)
def parse_rules(text: str) -> Rules:
    """The rules that a text names; the same object for the same canonical text.

    >>> parse_rules("base x5").text
    'base:cs20 x5'
    >>> parse_rules("base:de[sabotageSelf=true,rounds=3] x4").text
    'base:de[sabotageSelf=true] x4'
    """
    canonical, game, players, values = _read(text)
    return parse_rules(canonical) if canonical != text else game.build(canonical, players, values)


def canonical_text(text: str) -> str:
    """The one spelling of a rules text."""
    return _read(text)[0]


def choices_of(text: str) -> tuple[Game, dict[str, str]]:
    """The game that a rules text names, and the value of every option."""
    _, game, _, values = _read(text)
    return game, values


def game_of(name: str) -> Game:
    if name not in GAMES:
        raise RulesError(f"there is no game {name!r}; there are: {', '.join(GAMES)}")
    return GAMES[name]


def _read(text: str) -> tuple[str, Game, int, dict[str, str]]:
    match = _GRAMMAR.fullmatch(text.strip())
    if match is None:
        raise RulesError(f"{_shorten(text)!r} is no rules text; write {_SHAPE}")
    game = game_of(match["game"])
    edition = match["edition"] or game.default_edition
    if edition not in game.editions:
        raise RulesError(f"{game.name} has no edition {edition!r}; there are: {', '.join(game.editions)}")
    for module in match["modules"].split("+")[1:]:
        raise RulesError(f"{_shorten(module)!r} cannot be added: the {game.title.lower()} has no modules here")
    if match["players"] is None:
        raise RulesError(f"say how many play: {game.name} x{game.players[0]} … x{game.players[-1]}")
    players = int(match["players"])
    if players not in game.players:
        raise RulesError(f"{game.name} is for {game.players[0]} to {game.players[-1]} players, not {players}")
    standard = game.editions[edition]
    values = dict(standard)
    named: set[str] = set()
    for part in (match["options"] or "").split(",") if match["options"] is not None else ():
        key, equals, value = part.strip().partition("=")
        if key in game.fixed:
            raise RulesError(f"{key} has only one value in every edition ({game.fixed[key]}); leave it out")
        option = game.option(key)
        if option is None or not equals:
            known = ", ".join(option.key for option in game.options)
            what = _shorten(part.strip())
            raise RulesError(f"{what!r} is no option of {game.name}; write KEY=VALUE with one of: {known}")
        if key in named:
            raise RulesError(f"the option {key} is named twice")
        named.add(key)
        values[key] = option.check(value)
    changed = [f"{key}={value}" for key, value in sorted(values.items()) if standard[key] != value]
    canonical = f"{game.name}:{edition}{'[' + ','.join(changed) + ']' if changed else ''} x{players}"
    return canonical, game, players, values


def _shorten(text: str) -> str:
    return text if len(text) <= 60 else text[:59] + "…"
