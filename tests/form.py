"""How much is played by chance, from which seeds, and on which form of the engine.

The compiled form is fast and is what people run: there everything is played in full.  The interpreted form has the same
sources, so it is asked every written example of a rule, but only a third of the games that chance makes: a rule that is
wrong is found on the compiled form already, and a difference between the forms does not hide in one game of many.

The usual run plays the same games every time, so that a failure is a change of ours.  `make test-long` plays many times
as many (UNDERMINE_LONG) from a seed of its own (UNDERMINE_SEED), which it prints; a failure names it, too.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager

from hypothesis import settings

IS_SLOW = os.environ.get("UNDERMINE_INTERPRETED", "") not in {"", "0"}
LONG = int(os.environ.get("UNDERMINE_LONG", "") or 0)  # how many times as much as usual; 0: as usual
SEED = int(os.environ.get("UNDERMINE_SEED", "") or 0)  # 0: the games of every day


def some(number: int) -> int:
    """So many games; a third of them, but at least one, on the slow form; many times as many in a long run."""
    number *= LONG or 1
    return -(-number // 3) if IS_SLOW else number


def turned(number: int) -> int:
    """A seed of a game: the number itself, or in a run with a seed of its own another one that follows from both."""
    return number if SEED == 0 else number ^ SEED * 0x9E3779B1 % 2**40


@contextmanager
def named() -> Iterator[None]:
    """Whatever fails in here says how to play the same again."""
    try:
        yield
    except Exception as error:
        error.add_note(f"the same again: UNDERMINE_SEED={SEED} UNDERMINE_LONG={LONG}")
        raise


def examples(number: int) -> settings:
    """So many examples of a property; a third of them on the slow form."""
    return settings(max_examples=some(number))
