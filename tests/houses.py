"""House rules: the base game with a module exchanged or added, for tests that change a rule.

Owns how a Rules is made anew from the modules of another.  Never alters the rules that the package hands out.
"""

from __future__ import annotations

from collections.abc import Callable

from undermine.core.module import Module
from undermine.core.rules import Rules
from undermine.features.paths.rules import Paths
from undermine.games.base import EDITIONS, plan


def rebuilt(
    edition: str, players: int, change: Callable[[Module], Module] = lambda module: module, *more: Module
) -> Rules:
    """The rules of an edition with every module changed and others added behind."""
    text = f"base:{edition} x{players}"
    fresh = plan(players, EDITIONS[edition])
    fresh.modules = [*(change(module) for module in fresh.modules), *more]
    return fresh.rules(text)


def with_dead_ends_joined(edition: str, players: int) -> Rules:
    """A wrong game: all sides of every path card are joined inside."""

    def join(module: Module) -> Module:
        if not isinstance(module, Paths):
            return module
        rows = tuple((name, (sum(groups),), count) for name, groups, count in module.rows)
        return Paths(module.start_row, module.start_cell, rows)

    return rebuilt(edition, players, join)
