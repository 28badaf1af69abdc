"""Intervals against published and hand-calculated values."""

from __future__ import annotations

from math import exp, sqrt
from statistics import fmean, stdev

import pytest
from hypothesis import given
from hypothesis import strategies as st

from undermine.lab.statistics import Estimate, Mean, Z, ratio, share


@pytest.mark.parametrize(
    ("hits", "count", "low", "high"),
    [
        # Newcombe (1998), table I, Wilson score interval without continuity correction.
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (10, 10, 0.7225, 1.0),
    ],
)
def test_wilson(hits: int, count: int, low: float, high: float) -> None:
    estimate = share(hits, count)
    assert estimate is not None
    assert estimate.value == hits / count
    assert estimate.low == pytest.approx(low, abs=5e-5)
    assert estimate.high == pytest.approx(high, abs=5e-5)


def test_nothing_counted_is_no_share() -> None:
    assert share(0, 0) is None


@given(st.integers(1, 10**6), st.data())
def test_a_share_lies_in_its_interval_and_that_in_0_to_1(count: int, data: st.DataObject) -> None:
    estimate = share(data.draw(st.integers(0, count)), count)
    assert estimate is not None and estimate.low is not None and estimate.high is not None
    assert 0 <= estimate.low <= estimate.value <= estimate.high <= 1


def mean_of(values: list[float]) -> Estimate | None:
    mean = Mean()
    for value in values:
        mean.add(value)
    return mean.estimate()


def test_mean_of_four() -> None:
    estimate = mean_of([1, 2, 3, 4])
    assert estimate is not None
    assert (estimate.value, estimate.count) == (2.5, 4)
    assert estimate.low == pytest.approx(1.2348488)
    assert estimate.high == pytest.approx(3.7651512)


def test_too_little_for_an_interval() -> None:
    assert mean_of([]) is None
    assert mean_of([3]) == Estimate(3, None, None, 1)


@given(st.lists(st.floats(-1000, 1000), min_size=2, max_size=50))
def test_a_running_mean_is_the_mean(values: list[float]) -> None:
    estimate = mean_of(values)
    assert estimate is not None and estimate.high is not None
    assert estimate.value == pytest.approx(fmean(values), abs=1e-9)
    assert estimate.high - estimate.value == pytest.approx(Z * stdev(values) / len(values) ** 0.5, abs=1e-6)


def filled(values: list[float]) -> Mean:
    mean = Mean()
    for value in values:
        mean.add(value)
    return mean


def test_times_as_much() -> None:
    """1 2 3 4 has the mean 2.5 and the squared error of it 5/12; 1 1 1 2 has 1.25 and 1/16."""
    times = ratio(filled([1, 2, 3, 4]), filled([1, 1, 1, 2]))
    assert times is not None and times.low is not None and times.high is not None
    assert times.value == pytest.approx(2)
    reach = exp(Z * sqrt(5 / 12 / 2.5**2 + 1 / 16 / 1.25**2))
    assert times.low == pytest.approx(2 / reach)
    assert times.high == pytest.approx(2 * reach)


def test_times_nothing() -> None:
    assert ratio(filled([1, 2]), filled([0, 0])) is None
    assert ratio(filled([]), filled([1, 2])) is None
    none = ratio(filled([0, 0]), filled([1, 2]))
    assert none is not None and (none.value, none.low, none.high) == (0, None, None)
    tiny = ratio(filled([1e-17, 0]), filled([1, 2]))
    assert tiny is not None and tiny.low is None
