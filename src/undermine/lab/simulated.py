"""A series of games as an experiment: one task is one game.

Owns what is written down of a game, and reading it back.  The same seeds and seats as in `simulate`, so a series is the
same whether it is written down or not.
"""

from __future__ import annotations

from dataclasses import asdict
from functools import lru_cache

from undermine.bots import maker_of
from undermine.core.rules import Rules
from undermine.games import parse_rules
from undermine.lab.ledger import Header, Row, Shard
from undermine.lab.match import Game, Round, play_game


def header_of(rules: str, games: int, bots: list[str], seed: str, shard: Shard) -> Header:
    """A series of games, or a part of it; what cannot be played is refused."""
    for name in bots:
        maker_of(name)
    plan = {"rules": parse_rules(rules).text, "bots": bots, "seed": seed}
    return Header("simulate", plan, games, shard)


def work(plan: Row, task: int) -> Row:
    """One game."""
    return asdict(play_game(_rules(plan["rules"]), plan["bots"], plan["seed"], task))


def game_of(row: Row) -> Game:
    """A game as it was written down."""
    told = {key: value for key, value in row.items() if key != "task"}
    told["rounds"] = [
        Round(**{**part, "roles": tuple(part["roles"]), "gold": tuple(part["gold"])}) for part in told["rounds"]
    ]
    for key in ("bots", "scores", "winners", "given"):
        told[key] = tuple(told[key])
    return Game(**told)


@lru_cache(maxsize=8)
def _rules(text: str) -> Rules:
    return parse_rules(text)
