"""The bots by name.

Owns the list that the command line, simulations and tables offer.  Never plays.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from undermine.bots.bot import Bot
from undermine.bots.dwarf import Dwarf
from undermine.bots.hider import Hider
from undermine.bots.miner import Miner
from undermine.bots.random import Random
from undermine.bots.thinker import Thinker
from undermine.core.rules import Rules
from undermine.minds.learned import learned_mind
from undermine.talk.character import CHARACTERS, LEVELS, SEASONED, read_player, temper_of

USUAL: Final = "miner"
"""The oldest name of a bot that plays well: as a character it is the seasoned one."""

Maker: TypeAlias = Callable[[int, Rules, int], Bot]
"""(seat, rules, seed) -> a bot at the beginning of a game."""


class UnknownBot(ValueError):
    """No bot has this name; the message lists those that do."""


def _random(_seat: int, _rules: Rules, seed: int) -> Bot:
    return Random(seed)


def _miner(seat: int, rules: Rules, seed: int) -> Bot:
    return Miner(seat, rules, seed)


def _hider(seat: int, rules: Rules, seed: int) -> Bot:
    return Hider(seat, rules, seed)


def _thinker(seat: int, rules: Rules, seed: int) -> Bot:
    return Thinker(seat, rules, seed)


def _ally(seat: int, rules: Rules, seed: int) -> Bot:
    bot = Thinker(seat, rules, seed)
    bot.search.for_wins = True
    return bot


def _learned(name: str) -> Maker:
    return lambda seat, rules, seed: Miner(seat, rules, seed, learned_mind(rules, name))


def _company(level: str, character: str) -> Maker:
    temper = temper_of(character)
    return lambda seat, rules, seed: Dwarf(seat, rules, seed, level, temper)


BOTS: Final[dict[str, Maker]] = {
    **{level: _company(level, "") for level in LEVELS},
    "miner": _miner,
    "random": _random,
    "thinker": _thinker,
    "ally": _ally,
    "comrade": _learned("comrade"),
    "hider": _hider,
    "fox": _learned("fox"),
}
"""Levels for company, and bots for measurements: `miner` is the quick mind alone, `thinker` the search on top of it,
`ally` a search for the wins of its side, `comrade` a quick mind with figures learned for its team, `hider` a saboteur
who does not want to be read, `fox` one that has learned it."""


def make(name: str, seat: int, rules: Rules, seed: int) -> Bot:
    """A bot for one seat of one game; the same seed plays the same way."""
    return maker_of(name)(seat, rules, seed)


def maker_of(name: str) -> Maker:
    """By level, by character, or both: `sly`, `mica`, `mica:sly`."""
    character, level = read_player(name)
    if character and character not in CHARACTERS:
        raise UnknownBot(f"there is no character {character!r}; there are: {', '.join(CHARACTERS)}")
    if not name or (level or USUAL) not in BOTS:
        raise UnknownBot(f"there is no bot {level!r}; there are: {', '.join(BOTS)}")
    level = SEASONED if character and (level or USUAL) == USUAL else level
    return _company(level, character) if character and level in LEVELS else BOTS[level]
