"""A series of games as an experiment: one task is one game.

Owns what is written down of a game, and reading it back.  The same seeds and seats as in `simulate`, so a series is the
same whether it is written down or not.
"""

from __future__ import annotations

from dataclasses import asdict
from functools import lru_cache

from undermine.core.rules import Rules
from undermine.games import parse_rules
from undermine.lab.ledger import Header, Row, Shard
from undermine.lab.match import Game, Round, play_game
from undermine.lab.simulate import check_bots


def header_of(rules: str, games: int, bots: list[str], seed: str, shard: Shard, *, has_talk: bool = False) -> Header:
    """A series of games, or a part of it; what cannot be played is refused."""
    ready = parse_rules(rules)
    check_bots(ready, bots, has_talk=has_talk)
    plan: Row = {"rules": ready.text, "bots": bots, "seed": seed}
    if has_talk:
        plan["talk"] = True
    return Header("simulate", plan, games, shard)


def work(plan: Row, task: int) -> Row:
    """One game."""
    return asdict(play_game(_rules(plan["rules"]), plan["bots"], plan["seed"], task, has_talk=plan.get("talk", False)))


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
