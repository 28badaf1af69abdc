"""α-Rank: which strategies a population comes back to when each generation copies what did better.

Owns the formula (Omidshafiei and others, 2019) for one population and a matrix of how often each beats each.
"""

from __future__ import annotations

from math import expm1
from typing import Final

from undermine.extra import needing

with needing("lab", "undermine league"):
    import numpy as np
    from numpy.typing import NDArray

SELECTION: Final = 20.0  # how strongly the better one is copied
POPULATION: Final = 50
STEADY: Final = 1e-12  # mixes in a little of everything, so that there is one answer when nobody beats anybody


def alpha_rank(wins: NDArray[np.float64]) -> NDArray[np.float64]:
    """The share of time that a population spends with each strategy; `wins[i, j]`: how often i beats j.

    >>> alpha_rank(np.array([[0.5, 0.9], [0.1, 0.5]])).round(3).tolist()
    [1.0, 0.0]
    >>> alpha_rank(np.full((3, 3), 0.5)).round(3).tolist()
    [0.333, 0.333, 0.333]
    """
    size = len(wins)
    if size == 1:
        return np.ones(1)
    steps = np.zeros((size, size))
    for old in range(size):
        for new in range(size):
            if new != old:
                steps[old, new] = _takes_over(wins[new, old] - wins[old, new]) / (size - 1)
        steps[old, old] = 1 - steps[old].sum()
    steps = (1 - STEADY) * steps + STEADY / size
    # The distribution that a step leaves as it is: its equations, and that it adds up to 1.
    equations = np.vstack([steps.T - np.eye(size), np.ones(size)])
    solved = np.linalg.lstsq(equations, np.append(np.zeros(size), 1.0), rcond=None)[0]
    shares: NDArray[np.float64] = np.clip(solved, 0, None)
    return shares / float(shares.sum())


def _takes_over(better: float) -> float:
    """How likely one newcomer takes over a population that it does better in by so much."""
    if abs(better) < 1e-9:
        return 1 / POPULATION
    exponent = SELECTION * better
    if exponent < -14:  # then even the ratio is nothing that a number can hold
        return 0.0
    return expm1(-exponent) / expm1(-POPULATION * exponent)
