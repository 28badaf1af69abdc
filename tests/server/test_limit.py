from __future__ import annotations

import pytest

from undermine.server import limit
from undermine.server.limit import ADDRESS, GUEST, STRANGER, Bucket, Limiter, Rate
from undermine.tables.refusal import Refusal


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


def allowed(limiter: Limiter, address: str, guest: str = "", most: int = 5000) -> int:
    for number in range(most):
        try:
            limiter.count(address, guest)
        except Refusal:
            return number
    return most


def test_a_bucket_fills_again() -> None:
    bucket = Bucket(Rate(2, 3), 0)
    assert [bucket.take(0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(1) for _ in range(3)] == [True, True, False]
    assert bucket.take(1.5) and not bucket.take(0.5) and bucket.is_full(100)


def test_guests_do_not_share_the_strangers_limit() -> None:
    limiter = Limiter(Clock())
    assert allowed(limiter, "home") == STRANGER.burst
    for guest in ("mother", "father", "child"):
        assert allowed(limiter, "home", guest) == GUEST.burst
    assert allowed(limiter, "elsewhere") == STRANGER.burst


def test_an_address_has_a_wide_limit_of_its_own() -> None:
    clock = Clock()
    limiter = Limiter(clock)
    total = sum(allowed(limiter, "school", f"pupil {number}") for number in range(30))
    assert total == ADDRESS.burst
    assert allowed(limiter, "home", "pupil 29x") == GUEST.burst
    clock.now += 1
    assert allowed(limiter, "school", "new") == min(ADDRESS.per_second, GUEST.burst)


def test_what_is_remembered_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limit, "MOST", 50)
    clock = Clock()
    limiter = Limiter(clock)
    for number in range(500):
        limiter.count(f"address {number}", "")
        clock.now += 1
    assert len(limiter._buckets) <= 52
