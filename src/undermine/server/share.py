"""A share with its uncertainty."""

from __future__ import annotations

from math import sqrt
from typing import Final

from undermine.server.wire import Share

Z: Final = 1.959963984540054
"""The normal distribution keeps 95 % between -Z and Z."""


def share(hits: int, count: int) -> Share:
    """With Wilson's interval, which stays within 0..1 and is right for few and for extreme counts.

    >>> share(8, 10)
    Share(hits=8, count=10, value=0.8, low=0.4902, high=0.9433)
    >>> share(0, 0)
    Share(hits=0, count=0, value=None, low=None, high=None)
    """
    if not count:
        return Share(hits, count, None, None, None)
    part = hits / count
    spread = Z * Z / count
    centre = (part + spread / 2) / (1 + spread)
    reach = Z * sqrt(part * (1 - part) / count + spread / (4 * count)) / (1 + spread)
    low = 0.0 if hits == 0 else centre - reach
    high = 1.0 if hits == count else centre + reach
    return Share(hits, count, round(part, 4), round(low, 4), round(high, 4))
