"""What a bot would like to say, and how much it wants to.

Owns the form only; `talk/speaker.py` finds it.
"""

from __future__ import annotations

from typing import NamedTuple


class Wish(NamedTuple):
    phrase: str
    arguments: tuple[str, ...]
    weight: float
    """Of several who are called the one speaks who wants to most."""
