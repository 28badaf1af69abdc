"""Whose bots think next: fair between guests whatever one of them asks for, counted by a clock of the test's own."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from collections import Counter
from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.server.test_bots import new_game
from undermine.server import bot_pool
from undermine.server.bot_pool import BotFailure, BotPool, Brief, Reply, _Lane
from undermine.server.fair import SAVED, SHARE, FairQueue, Owner, Quota

HOG, GUEST = Owner("hog", "their home"), Owner("guest", "his home")


def one_process(waiting: list[Owner], whose: Owner, rounds: int) -> list[float]:
    """How long each of somebody's thoughts took, while bots of others wait all the time; each thought costs 1."""
    queue: FairQueue[Owner] = FairQueue(Quota(share=1.0, saved=10**9))
    now, begun = 0.0, 0.0
    took: list[float] = []
    for owner in waiting:
        queue.put(owner, owner)
    next_at = 0.5  # in the middle of a thought of the others
    asked = False
    while len(took) < rounds:
        assert now < 10 * rounds, "his turn never comes"
        if not asked and now >= next_at:
            queue.put(whose, whose)
            asked, begun = True, next_at
        turn = queue.take(now)
        if turn is None:
            now = max(now, next_at)
            continue
        owner = turn[0]
        now += 1.0
        queue.charge(owner, 1.0, now)
        if owner == whose:
            took.append(now - begun)
            asked, next_at = False, now + 0.5
        else:
            queue.put(owner, owner)
    return took


@pytest.mark.parametrize(
    "waiting",
    [
        pytest.param([HOG] * 500, id="one guest elsewhere"),
        pytest.param([Owner("hog", GUEST.home)] * 500, id="one guest of the same home"),
        pytest.param([Owner(f"hog {n % 100}", HOG.home) for n in range(500)], id="a hundred guests of another home"),
    ],
)
def test_five_hundred_bots_of_others_slow_somebody_down_by_no_more_than_two(waiting: list[Owner]) -> None:
    alone, beside = one_process([], GUEST, 200), one_process(waiting, GUEST, 200)
    assert set(alone) == {1.0}
    assert max(beside) <= 2 * max(alone)


@pytest.mark.parametrize("quick", [Owner("quick", HOG.home), Owner("quick", "another home")])
def test_time_is_shared_and_not_turns(quick: Owner) -> None:
    """Somebody whose bots think five times as long gets a fifth of the turns."""
    queue: FairQueue[None] = FairQueue(Quota(share=1.0, saved=10**9))
    costs, turns = {HOG: 5.0, quick: 1.0}, Counter[Owner]()
    for owner in costs:
        queue.put(owner, None)
    now = 0.0
    for _ in range(600):
        turn = queue.take(now)
        assert turn is not None
        owner, _ = turn
        turns[owner] += 1
        now += costs[owner]
        queue.charge(owner, costs[owner], now)
        queue.put(owner, None)
    assert 4.8 <= turns[quick] / turns[HOG] <= 5.2


@pytest.mark.parametrize("late", [Owner("late", HOG.home), Owner("late", "another home")])
def test_nobody_saves_up_turns_and_nobody_pays_for_when_nobody_else_wanted_any(late: Owner) -> None:
    queue: FairQueue[int] = FairQueue(Quota(share=1.0, saved=10**9))
    for _ in range(100):
        queue.put(HOG, 0)
        queue.take(0.0)
        queue.charge(HOG, 1.0, 0.0)
    for number in range(20):
        queue.put(HOG, number)
        queue.put(late, number)
    order = []
    while (turn := queue.take(0.0)) is not None:
        order.append(turn[0])
        queue.charge(turn[0], 1.0, 0.0)
    assert len(order) == 40
    for n in range(2, 41):
        assert abs(order[:n].count(HOG) - order[:n].count(late)) <= 2


@pytest.mark.parametrize("homes", [1, 100])
def test_who_is_over_the_quota_comes_when_nobody_else_waits(homes: int) -> None:
    """A hundred guests of one mind are no better than one, once they have had what each or their home may have."""
    quota = Quota()
    queue: FairQueue[int] = FairQueue(quota)
    many = [Owner(f"hog {number}", f"home {number % homes}") for number in range(100)]
    for owner in many:
        queue.charge(owner, (SAVED + 1.0) * homes / 100, now=0.0)
        queue.put(owner, 0)
    queue.charge(GUEST, SAVED - 1.0, now=0.0)
    queue.put(GUEST, 0)
    queue.put(GUEST, 1)
    assert [queue.take(0.0), queue.take(0.0)] == [(GUEST, 0), (GUEST, 1)]
    assert {turn[0] for _ in many if (turn := queue.take(0.0)) is not None} == set(many) and not len(queue)
    assert quota.is_over("home 0", 0.9 / SHARE) and not quota.is_over("home 0", 1.1 / SHARE)


def test_a_quota_is_one_for_all_processes_and_all_workers() -> None:
    one, two = BotPool(2), BotPool(1)
    try:
        one._note(HOG, SAVED / 2)
        one._note(HOG, SAVED / 2 + 1)
        two.charge(one.spent())
        assert all(two._quota.is_over(whose, two._clock()) for whose in HOG) and one.spent() == {}
    finally:
        one.close()
        two.close()


# In real processes


class Thread(ThreadPoolExecutor):
    """Thinks in a thread of the test."""


def test_waiting_is_not_thinking(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever waits behind others for much longer than a bot may think is answered all the same, by its own bot."""
    monkeypatch.setattr(bot_pool, "PATIENCE", (1.0, 1.0))
    game = new_game()
    best = game.legal(game.asked)[-1]

    def think(_: Brief) -> Reply:
        threading.Event().wait(0.12)
        return Reply(best)

    monkeypatch.setattr(bot_pool, "think", think)

    async def work() -> list[int | None]:
        pool = BotPool(1)
        return await asyncio.gather(*(pool.choose(f"k{i}", game, game.asked, "miner", HOG) for i in range(15)))

    with Thread(1) as thread:
        monkeypatch.setattr(_Lane, "ready", lambda _lane: thread)
        assert asyncio.run(work()) == [best] * 15


def test_a_process_that_hangs_is_replaced_and_its_bot_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """It plays as it would have: the same salt gives the same choice."""
    monkeypatch.setattr(bot_pool, "PATIENCE", (0.3, 20.0))

    async def work(*, hangs: bool) -> int | None:
        pool = BotPool(1, salt=5)
        game = new_game()
        try:
            await pool.warm_up()
            while not (found := pool.processes()):
                await asyncio.sleep(0.01)
            if hangs:
                os.kill(found[0], signal.SIGSTOP)
            choice = await pool.choose("key", game, game.asked, "random", GUEST)
            assert (pool.processes() == found) is not hangs
            return choice
        finally:
            pool.close()

    # The first patience is for the stopped process alone: a busy machine may need longer for a thought.
    hung = asyncio.run(asyncio.wait_for(work(hangs=True), 60))
    monkeypatch.setattr(bot_pool, "PATIENCE", (20.0, 20.0))
    assert hung == asyncio.run(asyncio.wait_for(work(hangs=False), 60)) is not None


def test_a_bot_that_hangs_again_fails_and_others_are_answered_between(monkeypatch: pytest.MonkeyPatch) -> None:
    assert sum(bot_pool.PATIENCE) < 10, "seconds, not half a minute"
    monkeypatch.setattr(bot_pool, "PATIENCE", (0.6, 0.6))
    game = new_game()
    first, ends = game.legal(game.asked)[0], threading.Event()
    order: list[str] = []

    def think(brief: Brief) -> Reply:
        order.append(brief.key.split("/", maxsplit=1)[0])
        if brief.key.startswith("hangs"):
            ends.wait(20)
        return Reply(first)

    monkeypatch.setattr(bot_pool, "think", think)
    threads: list[Thread] = []

    def ready(lane: _Lane) -> Thread:
        # As many threads as there would be processes: one that hangs keeps its own.
        if not threads or "hangs" in order:
            threads.append(Thread(1))
        return threads[-1]

    monkeypatch.setattr(_Lane, "ready", ready)

    async def work() -> None:
        pool = BotPool(1)
        asks = [("hangs", HOG), ("also", HOG), ("other", GUEST)]
        told = await asyncio.gather(
            *(pool.choose(key, game, game.asked, "miner", owner) for key, owner in asks), return_exceptions=True
        )
        assert isinstance(told[0], BotFailure) and told[1:] == [first, first]
        assert order == ["hangs", "other", "also", "hangs"]

    try:
        asyncio.run(asyncio.wait_for(work(), 60))
    finally:
        ends.set()
        for thread in threads:
            thread.shutdown()
