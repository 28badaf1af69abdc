"""What modules forbid though the owner of a card would allow it: tolls, bans.

Owns the sieve.  Never knows why something is forbidden; that is the business of the module that does.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from undermine.core.module import Reason
from undermine.core.state import State


def forbidden(state: State, seat: i64, action: i64) -> Reason:
    """Why some module forbids an action; empty if none does."""
    for module in state.rules.censors:
        reason = module.forbids(state, seat, action)
        if reason:
            return reason
    return ()


def censored(state: State, seat: i64, menu: vec[i64], first: i64, n: i64) -> i64:
    """Take what is forbidden out of a menu, from the action `first` on; how many are left."""
    for module in state.rules.censors:
        n = module.sieve(state, seat, menu, first, n)
    return n
