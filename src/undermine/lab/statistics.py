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
        self.least = 0.0

    def add(self, value: float) -> None:
        self.count += 1
        self.least = min(self.least, value)
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
        return Estimate(self.mean, _floor(self.mean - reach, self.least), self.mean + reach, self.count)


def _floor(low: float, least: float) -> float:
    """The mean of what never was below nothing is not below it; the approximation does not know that."""
    return low if least < 0 else max(0.0, low)


def _student(freedom: int) -> float:
    """How far Student's distribution reaches for 95 %: few heaps say little of how much they scatter.

    By the expansion in 1/freedom, which from two degrees on is off by 3 % at most.

    >>> [round(_student(freedom), 2) for freedom in (2, 4, 10, 1000)]
    [4.17, 2.77, 2.23, 1.96]
    """
    if freedom == 1:
        return 12.706
    z, n = Z, freedom
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
    )


class Heaps:
    """Values that came heap by heap: those of one heap belong together, as all seats of one deal do.

    The heaps are independent of each other, the values within one need not be; so intervals go by heaps. Where there
    are but a few large ones, their scatter is not well known either, and intervals are those of Student.
    """

    def __init__(self, heaps: int, *, is_few: bool = False) -> None:
        self.is_few = is_few
        self.sums = [0.0] * heaps
        self.counts = [0] * heaps
        self.least = 0.0

    def add(self, heap: int, value: float) -> None:
        self.least = min(self.least, value)
        self.add_all(heap, value, 1)

    def add_all(self, heap: int, total: float, count: int) -> None:
        """So many values at once, none of them below nothing unless `add` was told of such."""
        self.sums[heap] += total
        self.counts[heap] += count

    def estimate(self) -> Estimate | None:
        """The mean of all values; None if nothing was added.

        >>> heaps = Heaps(2)
        >>> for heap, value in [(0, 1), (0, 5), (1, 3), (1, 3)]:
        ...     heaps.add(heap, value)
        >>> heaps.estimate()
        Estimate(value=3.0, low=3.0, high=3.0, count=4)
        """
        count = sum(self.counts)
        if count == 0:
            return None
        mean = sum(self.sums) / count
        heaps = sum(1 for n in self.counts if n)
        if heaps == 1:
            return Estimate(mean, None, None, count)
        squares = sum((total - mean * n) ** 2 for total, n in zip(self.sums, self.counts, strict=True))
        far = _student(heaps - 1) if self.is_few else Z
        reach = far * sqrt(squares * heaps / (heaps - 1)) / count
        return Estimate(mean, _floor(mean - reach, self.least), mean + reach, count)


def ratio(one: Heaps, two: Heaps) -> Estimate | None:
    """How many times the first mean is the second one; None where the second is nothing.

    Heaps of the same number belong together, so what both have in common cancels out.  The interval is that of the
    logarithm, by its differential.  Without one if the first is nothing, for then there is no logarithm.
    """
    heaps = sum(1 for n, m in zip(one.counts, two.counts, strict=True) if n or m)
    count, counts = sum(one.counts), sum(two.counts)
    if not count or not counts or sum(two.sums) / counts < NOTHING:
        return None
    total, totals = sum(one.sums), sum(two.sums)
    value = total / count / (totals / counts)
    if total / count < NOTHING or heaps == 1:
        return Estimate(value, None, None, min(count, counts))
    parts = zip(one.sums, one.counts, two.sums, two.counts, strict=True)
    squares = sum((a / total - n / count - b / totals + m / counts) ** 2 for a, n, b, m in parts)
    reach = exp(Z * sqrt(squares * heaps / (heaps - 1)))
    return Estimate(value, value / reach, value * reach, min(count, counts))


def difference(one: Heaps, two: Heaps) -> Estimate | None:
    """How much more the first mean is than the second one.

    Heaps of the same number belong together, so what both have in common cancels out.  The interval is Student's.

    >>> one, two = Heaps(3), Heaps(3)
    >>> for heap, value in enumerate([4, 6, 8]):
    ...     one.add(heap, value)
    ...     two.add(heap, value - 3)
    >>> difference(one, two)
    Estimate(value=3.0, low=3.0, high=3.0, count=3)
    """
    count, counts = sum(one.counts), sum(two.counts)
    if not count or not counts:
        return None
    mean, other = sum(one.sums) / count, sum(two.sums) / counts
    parts = list(zip(one.sums, one.counts, two.sums, two.counts, strict=True))
    heaps = sum(1 for _, n, _, m in parts if n or m)
    if heaps == 1:
        return Estimate(mean - other, None, None, min(count, counts))
    squares = sum(((a - mean * n) / count - (b - other * m) / counts) ** 2 for a, n, b, m in parts)
    reach = _student(heaps - 1) * sqrt(squares * heaps / (heaps - 1))
    return Estimate(mean - other, mean - other - reach, mean - other + reach, min(count, counts))
