"""Intervals against published and hand-calculated values."""

from __future__ import annotations

from math import exp, sqrt
from statistics import fmean, stdev

import pytest
from hypothesis import given
from hypothesis import strategies as st

from undermine.lab.statistics import Estimate, Heaps, Mean, Z, difference, ratio, share


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


def test_what_is_never_negative_is_not_so_on_average() -> None:
    """One of three has earned something; where gold can be lost, an average may be a loss."""
    for estimate in (mean_of([0, 0, 3]), heaped([0], [0], [3]).estimate()):
        assert estimate and estimate.low == 0 and estimate.high == pytest.approx(1 + Z)
    for estimate in (mean_of([0, -1, 4]), heaped([0], [-1], [4]).estimate()):
        assert estimate and estimate.low is not None and estimate.low < 0


def test_too_little_for_an_interval() -> None:
    assert mean_of([]) is None
    assert mean_of([3]) == Estimate(3, None, None, 1)


@given(st.lists(st.floats(-1000, 1000), min_size=2, max_size=50))
def test_a_running_mean_is_the_mean(values: list[float]) -> None:
    estimate = mean_of(values)
    assert estimate is not None and estimate.high is not None
    assert estimate.value == pytest.approx(fmean(values), abs=1e-9)
    assert estimate.high - estimate.value == pytest.approx(Z * stdev(values) / len(values) ** 0.5, abs=1e-6)


def heaped(*heaps: list[float]) -> Heaps:
    filled = Heaps(len(heaps))
    for number, values in enumerate(heaps):
        for value in values:
            filled.add(number, value)
    return filled


def one_by_one(values: list[float]) -> Heaps:
    return heaped(*([value] for value in values))


@given(st.lists(st.integers(-9, 9), min_size=2, max_size=30))
def test_heaps_of_one_value_each_are_a_plain_mean(values: list[float]) -> None:
    heaps, plain = one_by_one(values).estimate(), mean_of(values)
    assert heaps and plain and heaps.low is not None and plain.low is not None
    assert (heaps.value, heaps.low, heaps.count) == pytest.approx((plain.value, plain.low, plain.count))


def test_what_comes_in_a_heap_is_no_independent_evidence() -> None:
    """Two heaps of 1 1 1 and 3 3 3 tell no more than 1 and 3: the mean is 2, its error 1."""
    estimate = heaped([1, 1, 1], [3, 3, 3]).estimate()
    assert estimate and estimate.value == 2 and estimate.count == 6
    assert estimate.low == pytest.approx(2 - Z) and estimate.high == pytest.approx(2 + Z)


def test_too_few_heaps_for_an_interval() -> None:
    assert heaped([]).estimate() is None
    assert heaped([], [1, 3]).estimate() == Estimate(2.0, None, None, 2)
    assert ratio(heaped([1, 3], []), heaped([1, 1], [])) == Estimate(2.0, None, None, 2)


def test_few_heaps_have_the_intervals_of_student() -> None:
    """Three heaps of 1, 2 and 3: the mean is 2, its error the root of 1/3, and Student's 4.30 for two degrees."""
    few = Heaps(3, is_few=True)
    for heap, value in enumerate([1, 2, 3]):
        few.add_all(heap, 10 * value, 10)
    estimate = few.estimate()
    assert estimate and estimate.high is not None and estimate.count == 30
    assert (estimate.high - 2) * 3**0.5 == pytest.approx(4.303, rel=0.04)
    more = difference(few, heaped([1, 1], [1, 1], [1, 1]))
    assert more and more.value == 1 and more.high == pytest.approx(estimate.high - 1)


def test_times_as_much() -> None:
    """2 4 are 3 on average, 1 3 are 2: the logarithm changes by 1/3 - 1/4 in either heap, once up and once down."""
    times = ratio(one_by_one([2, 4]), one_by_one([1, 3]))
    assert times is not None and times.low is not None and times.high is not None
    assert times.value == pytest.approx(1.5)
    reach = exp(Z * sqrt(2 * 2 * (2 / 6 - 1 / 4) ** 2))
    assert times.low == pytest.approx(1.5 / reach)
    assert times.high == pytest.approx(1.5 * reach)


def test_what_both_have_in_common_cancels_out() -> None:
    times = ratio(one_by_one([2, 4, 12]), one_by_one([1, 2, 6]))
    assert times is not None
    assert (times.value, times.low, times.high) == pytest.approx((2, 2, 2))


def test_times_nothing() -> None:
    assert ratio(one_by_one([1, 2]), one_by_one([0, 0])) is None
    assert ratio(heaped([], []), one_by_one([1, 2])) is None
    none = ratio(one_by_one([0, 0]), one_by_one([1, 2]))
    assert none is not None and (none.value, none.low, none.high) == (0, None, None)
    tiny = ratio(one_by_one([1e-17, 0]), one_by_one([1, 2]))
    assert tiny is not None and tiny.low is None
