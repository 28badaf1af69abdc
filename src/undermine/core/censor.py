"""What modules forbid though the owner of a card would allow it: tolls, bans.

Owns the sieve.  Never knows why something is forbidden; that is the business of the module that does.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undermine.core.module import Reason
from undermine.core.state import State

_ONE: Final[vec[i64]] = vec[i64]([0])  # scratch: a menu of one action


def forbidden(state: State, seat: i64, action: i64) -> Reason:
    """Why some module forbids an action; empty if none does."""
    for module in state.rules.hooks.sieve:
        _ONE[0] = action
        if module.sieve(state, seat, _ONE, 0, 1) == 0:
            return module.objection(state, seat, action)
    return ()


def censored(state: State, seat: i64, menu: vec[i64], first: i64, n: i64) -> i64:
    """Take what is forbidden out of a menu, from the action `first` on; how many are left."""
    for module in state.rules.hooks.sieve:
        n = module.sieve(state, seat, menu, first, n)
    return n
