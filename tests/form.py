"""How much is played by chance on which form of the engine.

The compiled form is fast and is what people run: there everything is played in full.  The interpreted form has the same
sources, so it is asked every written example of a rule, but only a third of the games that chance makes: a rule that is
wrong is found on the compiled form already, and a difference between the forms does not hide in one game of many.
"""

from __future__ import annotations

import os

from hypothesis import settings

IS_SLOW = os.environ.get("UNDERMINE_INTERPRETED", "") not in {"", "0"}


def some(number: int) -> int:
    """So many games; a third of them, but at least one, on the slow form."""
    return -(-number // 3) if IS_SLOW else number


def examples(number: int) -> settings:
    """So many examples of a property; a third of them on the slow form."""
    return settings(max_examples=some(number))
