"""Numbers with their uncertainty: shares and means, each with a 95 % interval.

Owns the formulas, as pure functions of sums.  Never knows what was counted.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, sqrt
from typing import Final

Z: Final = 1.959963984540054  # the normal distribution keeps 95 % between -Z and Z

NOTHING: Final = 1e-6  # smaller means are none: gold may be lost, and sums come out not quite even


@dataclass(frozen=True, slots=True)
class Estimate:
    """A number and the interval around it; without an interval where there is too little to tell."""

    value: float
    low: float | None
    high: float | None
    count: int


def share(hits: int, count: int) -> Estimate | None:
    """A share with Wilson's interval, which stays within 0..1 and works for few and for extreme counts.

    >>> estimate = share(8, 10)
    >>> f"{estimate.value:.3f} in {estimate.low:.3f}..{estimate.high:.3f}"
    '0.800 in 0.490..0.943'
    """
    if count == 0:
        return None
    part = hits / count
    spread = Z * Z / count
    centre = (part + spread / 2) / (1 + spread)
    reach = Z * sqrt(part * (1 - part) / count + spread / (4 * count)) / (1 + spread)
    # At the two ends the formula is exact only on paper.
    low = 0.0 if hits == 0 else centre - reach
    high = 1.0 if hits == count else centre + reach
    return Estimate(part, low, high, count)


class Mean:
    """A running mean: values one by one, in a steady way (Welford)."""

    def __init__(self) -> None:
        self.count = 0
        self.mean = 0.0
        self.squares = 0.0  # sum of squared distances from the mean

    def add(self, value: float) -> None:
        self.count += 1
        step = value - self.mean
        self.mean += step / self.count
        self.squares += step * (value - self.mean)

    def estimate(self) -> Estimate | None:
        """The mean with the interval of the normal approximation; None if nothing was added."""
        if self.count == 0:
            return None
        if self.count == 1:
            return Estimate(self.mean, None, None, 1)
        reach = Z * sqrt(self.squares / (self.count - 1) / self.count)
        return Estimate(self.mean, self.mean - reach, self.mean + reach, self.count)


def ratio(one: Mean, two: Mean) -> Estimate | None:
    """How many times the first mean is the second one; None where the second is nothing.

    The interval is that of the logarithm, as if the two were independent: where both were measured on the same deals it
    is rather too wide.  Without one if the first is nothing, for then there is no logarithm.
    """
    if min(one.count, two.count) == 0 or two.mean < NOTHING:
        return None
    value, count = one.mean / two.mean, min(one.count, two.count)
    if one.mean < NOTHING or count == 1:
        return Estimate(value, None, None, count)
    spread = sum(part.squares / (part.count - 1) / part.count / part.mean**2 for part in (one, two))
    reach = exp(Z * sqrt(spread))
    return Estimate(value, value / reach, value * reach, count)
