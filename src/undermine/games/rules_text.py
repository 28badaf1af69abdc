"""The rules text: `base:de+veto[rounds=1] x5` <-> Rules.

Owns the grammar GAME[:EDITION][+MODULE…]['[' KEY=VALUE{,KEY=VALUE} ']'] xPLAYERS and which of it is allowed.
The canonical text names the edition always, modules in the order of EXTRAS, and an option only where it differs from
the edition or from the default of its module.  A module from outside is named with its version, `+lucky-find@1.0`, so
that a game can be told from one by other rules of the same name.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from undermine.core.rules import Rules
from undermine.features.index import declared, foreign
from undermine.games.base import BASE
from undermine.games.cave import CAVE
from undermine.games.duel import DUEL
from undermine.games.expansion import EXPANSION
from undermine.games.extra import Extra, ModuleInfo
from undermine.games.game import Game
from undermine.games.layout import check_layout
from undermine.games.option import Option, RulesError, shorten
from undermine.games.plan import Plan, Values
from undermine.games.solo import SOLO

GAMES: Final[dict[str, Game]] = {game.name: game for game in (BASE, EXPANSION, DUEL, SOLO, CAVE)}

EXTRAS: Final[dict[str, Extra]] = {}
"""Every optional module; its order is the order of the canonical text, of the hooks and of the cards."""

VERSIONS: Final[dict[str, str]] = {}
"""Module from outside -> its version."""


def _gather() -> None:
    for feature, extra in declared("plan", "EXTRA", Extra).items():
        if extra.name in EXTRAS or not re.fullmatch("[a-z]+(-[a-z]+)*", extra.name, re.ASCII):
            wanted = "a name of its own, of small letters with - between words"
            raise RulesError(f"the feature {feature} brings a module {shorten(extra.name)!r}; it needs {wanted}")
        EXTRAS[extra.name] = extra
        if feature in foreign():
            VERSIONS[extra.name] = foreign()[feature].version


_gather()

_GRAMMAR: Final = re.compile(
    r"(?P<game>[a-z]+)(:(?P<edition>[a-z0-9-]+))?(?P<modules>(\+[a-z-]+(@[0-9A-Za-z.-]+)?)*)(\[(?P<options>[^\[\]]*)\])?"
    r"(\s+x(?P<players>\d{1,3}))?",
    re.ASCII,
)
_SHAPE: Final = "GAME[:EDITION][+MODULE...][[KEY=VALUE,...]] xPLAYERS, for example base:cs20 x5"


def parse_rules(text: str) -> Rules:
    """The rules that a text names; the same object for the same canonical text.

    >>> parse_rules("base x5").text
    'base:cs20 x5'
    >>> parse_rules("base:de+tracker+veto[sabotageSelf=true,rounds=3] x4").text
    'base:de+veto+tracker[sabotageSelf=true] x4'
    """
    return _made(canonical_text(text))


@lru_cache(maxsize=256)
def _made(canonical: str) -> Rules:
    # Kept by the canonical text alone: kept by every spelling, the rules of one table would be two objects
    # as soon as one of its spellings was forgotten.
    plan = plan_of(canonical)
    check_layout(plan)
    return plan.rules(canonical)


def plan_of(text: str) -> Plan:
    """The game that a rules text names, on the drawing board with all its modules."""
    _, game, edition, extras, players, values = _read(text)
    plan = game.plan(players, values)
    plan.edition = edition
    for extra in extras:
        extra.add(plan)
    return plan


@lru_cache(maxsize=1024)
def canonical_text(text: str) -> str:
    """The one spelling of a rules text."""
    return _read(text)[0]


def choices_of(text: str) -> tuple[Game, list[Extra], Values]:
    """The game that a rules text names, the modules added to it, and the value of every option."""
    _, game, _, extras, _, values = _read(text)
    return game, extras, values


def edition_of(text: str) -> str:
    """The edition that a rules text names, or the default of its game.

    >>> edition_of("base x5"), edition_of("duel:cs-sk x2")
    ('cs20', 'cs-sk')
    """
    return canonical_text(text).partition(":")[2].partition(" ")[0].partition("+")[0].partition("[")[0]


def game_of(name: str) -> Game:
    if name not in GAMES:
        raise RulesError(f"there is no game {shorten(name)!r}; there are: {', '.join(GAMES)}")
    return GAMES[name]


def extras_of(game: Game) -> list[Extra]:
    """The modules that can be added to a game, in canonical order."""
    return [extra for extra in EXTRAS.values() if game.name in extra.games]


def modules_of(game: Game) -> list[ModuleInfo]:
    """The modules that can be added to a game, as plain data for pages and help: what each is, takes and excludes."""
    extras = extras_of(game)
    return [
        {
            "name": extra.name,
            "title": extra.title,
            "about": extra.about,
            "box": extra.box,
            "icon": extra.icon,
            "players": (max(game.players[0], extra.players[0]), min(game.players[-1], extra.players[-1])),
            "options": [
                {"key": option.key, "values": option.values, "about": option.about, "default": default}
                for option, default in extra.options
            ],
            "excludes": [
                {"name": other.name, "why": clash.why, "unless": clash.unless}
                for other in extras
                if other is not extra and (clash := extra.clash(other)) is not None
            ],
            "beside": {other: dict(values) for other, values in extra.beside.items()},
            "holds": list(extra.holds),
            "voids": [{"key": key, "why": why} for key, why in extra.voids.items()],
        }
        for extra in extras
    ]


def _read(text: str) -> tuple[str, Game, str, list[Extra], int, Values]:
    match = _GRAMMAR.fullmatch(text.strip())
    if match is None:
        raise RulesError(f"{shorten(text)!r} is no rules text; write {_SHAPE}")
    game = game_of(match["game"])
    edition = match["edition"] or game.default_edition
    if edition not in game.editions:
        raise RulesError(f"{game.name} has no edition {shorten(edition)!r}; there are: {', '.join(game.editions)}")
    extras = _read_extras(game, match["modules"].split("+")[1:])
    if match["players"] is None:
        most = f" … x{game.players[-1]}" if len(game.players) > 1 else ""
        raise RulesError(f"say how many play: {game.name} x{game.players[0]}{most}")
    players = int(match["players"])
    if players not in game.players:
        raise RulesError(f"{game.name} is for {_bounds(game.players)}, not {players}")
    for extra in extras:
        if players not in extra.players:
            raise RulesError(f"{extra.name} is for {_bounds(extra.players)}, not {players}")
    standard = dict(game.editions[edition])
    for extra in extras:
        standard |= {option.key: default for option, default in extra.options}
    for extra in extras:
        for other in extras:
            standard |= extra.beside.get(other.name, {})
    values = standard | _read_options(game, extras, match["options"])
    _check_clashes(extras, values)
    changed = [f"{key}={value}" for key, value in sorted(values.items()) if standard[key] != value]
    added = "".join(f"+{_named(extra)}" for extra in extras)
    canonical = f"{game.name}:{edition}{added}{'[' + ','.join(changed) + ']' if changed else ''} x{players}"
    return canonical, game, edition, extras, players, values


def _named(extra: Extra) -> str:
    """A module as the canonical text names it."""
    return f"{extra.name}@{VERSIONS[extra.name]}" if extra.name in VERSIONS else extra.name


def _bounds(players: range) -> str:
    """`3 to 10 players`, `2 players`, `1 player`."""
    if len(players) > 1:
        return f"{players[0]} to {players[-1]} players"
    return f"{players[0]} player{'s' if players[0] > 1 else ''}"


def _read_extras(game: Game, words: Sequence[str]) -> list[Extra]:
    """The modules named, in canonical order, without those that another of them holds already."""
    names = [word.partition("@")[0] for word in words]
    for name, version in zip(names, [word.partition("@")[2] for word in words], strict=True):
        if version:
            _check_version(name, version)
        if name not in EXTRAS:
            known = ", ".join(extra.name for extra in extras_of(game))
            can = f"there are: {known}" if known else "it has none"
            raise RulesError(f"{shorten(name)!r} is no module of {game.name}; {can}")
        extra = EXTRAS[name]
        if game.name not in extra.games:
            raise RulesError(f"{name} cannot be added to {game.name}: {extra.only or _only(extra)}")
        if names.count(name) > 1:
            raise RulesError(f"the module {name} is named twice")
    held = {inner for name in names for inner in EXTRAS[name].holds}
    return [extra for extra in EXTRAS.values() if extra.name in names and extra.name not in held]


def _check_version(name: str, version: str) -> None:
    """Whether rules that came from outside are here, and are the same."""
    if name not in EXTRAS:
        known = "install it, or name its folder: undermine --features FOLDER"
        raise RulesError(f"{shorten(name)} {shorten(version)} comes from outside and is not here; {known}")
    if name not in VERSIONS:
        raise RulesError(f"{name} comes with the program and has no version of its own; write +{name}")
    if version != VERSIONS[name]:
        raise RulesError(f"this is a game with {name} {shorten(version)}; here is {name} {VERSIONS[name]}")


def _only(extra: Extra) -> str:
    return f"it goes with {' and '.join(extra.games)} only"


def _read_options(game: Game, extras: Sequence[Extra], text: str | None) -> dict[str, str]:
    """The options named, each once, with allowed values."""
    mine = {option.key: option for extra in extras for option, _ in extra.options}
    named: dict[str, str] = {}
    for part in text.split(",") if text is not None else ():
        key, equals, value = part.strip().partition("=")
        if key in game.fixed:
            raise RulesError(f"{key} has only one value in every edition ({game.fixed[key]}); leave it out")
        option: Option | None = mine.get(key) or game.option(key)
        if option is None or not equals:
            raise _unknown_option(game, extras, key, part.strip())
        for extra in extras:
            if key in extra.voids:
                raise RulesError(f"{key} means nothing with {extra.name}: {extra.voids[key]}; leave it out")
        if key in named:
            raise RulesError(f"the option {key} is named twice")
        named[key] = option.check(value)
    return named


def _unknown_option(game: Game, extras: Sequence[Extra], key: str, part: str) -> RulesError:
    for extra in EXTRAS.values():
        if extra not in extras and any(option.key == key for option, _ in extra.options):
            return RulesError(f"{key} is an option of the module {extra.name}, which is not part of this game")
    known = ", ".join([option.key for option in game.options] + [o.key for extra in extras for o, _ in extra.options])
    return RulesError(f"{shorten(part)!r} is no option of {game.name}; write KEY=VALUE with one of: {known}")


def _check_clashes(extras: Sequence[Extra], values: Values) -> None:
    for i, one in enumerate(extras):
        for two in extras[:i]:
            clash = one.clash(two)
            if clash is not None and not (clash.unless and values.get(clash.unless) == "true"):
                unless = f"; {clash.unless}=true allows both" if clash.unless else ""
                raise RulesError(f"{two.name} and {one.name} do not go together: {clash.why}{unless}")
