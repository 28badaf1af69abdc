"""Who sees the same is shown the same, rendered once; who sees something else is not."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterable
from pathlib import Path

import msgspec
import pytest

from tests.server.test_hall import KEY, answer, fill, run
from undermine.core.event import Event
from undermine.core.frame import SPECTATOR
from undermine.server import eyes
from undermine.server.budget import Budget, Payer
from undermine.server.caller import Caller
from undermine.server.hall import Hall
from undermine.server.reader import Reader
from undermine.server.settings import Settings
from undermine.server.wire import Hello, ServerMessage, write_message
from undermine.tables.table import Table
from undermine.text import Words


def come(hall: Hall, guest: str, language: str = "en", *, views: bool = True) -> Caller:
    place = hall.open[KEY]
    hello = Hello(views=views, raw=not views, language=language)
    caller = Caller(hall, place, hello, Budget(Settings(limits=False), hall.clock), Payer("here", guest))
    caller.welcome(place.table, 0)
    place.listeners.add(caller)
    return caller


def heard(caller: Caller) -> list[bytes]:
    out = []
    while not caller.queue.empty():
        out.append(caller.queue.get_nowait())
    return out


def test_onlookers_share_one_reader_and_one_message(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[ServerMessage] = []

    def write(message: ServerMessage) -> bytes:
        written.append(message)
        return write_message(message)

    monkeypatch.setattr(eyes, "write_message", write)

    async def work(hall: Hall) -> None:
        place = await fill(hall)
        crowd = [come(hall, f"onlooker {n}") for n in range(20)]
        others = [come(hall, f"Zuschauer {n}", "de") for n in range(5)]
        programs = [come(hall, f"program {n}", views=False) for n in range(5)]
        assert len({id(caller._eyes) for caller in [*crowd, *others, *programs]}) == 3
        for caller in [*crowd, *others, *programs]:
            heard(caller)
        for _ in range(6):
            written.clear()
            await hall.do(KEY, answer)
            assert len(written) == 3, "one for each way of looking"
            for group in (crowd, others, programs):
                told = [heard(caller) for caller in group]
                assert len(told[0]) == 1 and all(each[0] is told[0][0] for each in told)
        written.clear()
        await hall.do(KEY, lambda table, at: table.pause(at, "host"))
        assert len(written) == 1 and all(len(heard(caller)) == 1 for caller in [*crowd, *others, *programs])
        assert place.table.paused

    run(tmp_path, work)


def test_two_tabs_share_and_two_seats_do_not(tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        await fill(hall)
        tabs = [come(hall, "g0"), come(hall, "g0")]
        other, onlooker = come(hall, "g1"), come(hall, "nobody")
        assert tabs[0]._eyes is tabs[1]._eyes
        assert len({id(caller._eyes) for caller in (tabs[0], other, onlooker)}) == 3
        for caller in (*tabs, other, onlooker):
            heard(caller)
        await hall.do(KEY, answer)
        (mine,), (again,), (yours,), (public,) = (heard(caller) for caller in (*tabs, other, onlooker))
        assert mine is again
        for data, seat in ((mine, 0), (yours, 1), (public, None)):
            assert json.loads(data)["position"]["view"]["me"] == seat
        await hall.do(KEY, lambda table, at: table.stand(at, "g1"))
        assert other._eyes is onlooker._eyes, "who has left the seat looks on"

    run(tmp_path, work)


def test_who_comes_later_is_told_what_a_reader_of_his_own_would_tell(tmp_path: Path) -> None:
    """Also what comes after it: the log goes on where the welcome ended."""

    async def work(hall: Hall) -> None:
        place = await fill(hall)
        early = come(hall, "early")
        for _ in range(5):
            await hall.do(KEY, answer)
        late = come(hall, "late")
        assert late._eyes is early._eyes
        log = {entry["n"]: entry for entry in json.loads(heard(late)[0])["position"]["log"]}
        for _ in range(5):
            assert log == fresh(place.table)
            await hall.do(KEY, answer)
            news = json.loads(heard(late)[0])["position"]
            log |= {entry["n"]: entry for entry in news["log"]}
        assert log == fresh(place.table) and len(log) > 8

    def fresh(table: Table) -> dict[int, object]:
        game = table.game
        assert game is not None
        reader = Reader(game.rules, game.names, SPECTATOR, Words("en"))
        reader.hear(game.since(SPECTATOR, 0))
        return {entry.n: json.loads(msgspec.json.encode(entry)) for entry in reader.news()}

    run(tmp_path, work)


def test_eyes_that_failed_are_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever looked through them is cut off and comes again; nobody gets half of a story."""

    async def work(hall: Hall) -> None:
        await fill(hall)
        first, second = come(hall, "first"), come(hall, "second")
        with monkeypatch.context() as patch:
            patch.setattr(Reader, "plain", lambda _: 1 // 0)
            await hall.do(KEY, answer)
        await hall.do(KEY, answer)
        assert first.closed.done() and second.closed.done()
        again = come(hall, "first")
        assert again._eyes is not first._eyes
        heard(again)
        await hall.do(KEY, answer)
        assert len(heard(again)) == 1

    run(tmp_path, work)


def test_a_long_game_is_read_a_little_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Others have their turn while somebody's eyes see it for the first time, and only the first who comes waits."""
    monkeypatch.setattr(eyes, "AT_ONCE", 5)
    most: list[int] = []
    hear = Reader.hear

    def watched(self: Reader, events: Iterable[Event]) -> None:
        news = list(events)
        most.append(len(news))
        hear(self, news)

    async def work(hall: Hall) -> None:
        place = await fill(hall)
        for _ in range(20):
            await hall.do(KEY, answer)
        game = place.table.game
        assert game is not None
        turns, done = 0, asyncio.Event()

        async def tick() -> None:
            nonlocal turns
            while not done.is_set():
                turns += 1
                await asyncio.sleep(0)

        ticking = asyncio.create_task(tick())
        monkeypatch.setattr(Reader, "hear", watched)
        await place.gallery.open_slowly(game, SPECTATOR, raw=False, language="en")
        done.set()
        await ticking
        assert max(most) == 5 and sum(most) == game.count(SPECTATOR) and turns >= len(most) - 1
        heard_before = len(most)
        assert place.gallery.are_open(game, SPECTATOR, raw=False, language="en")
        assert not place.gallery.are_open(game, SPECTATOR, raw=False, language="de")
        one, two = come(hall, "a"), come(hall, "b")
        assert one._eyes is two._eyes and len(most) == heard_before

    run(tmp_path, work)


def test_who_comes_again_is_told_what_happened_meanwhile(tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        place = await fill(hall)
        game = place.table.game
        assert game is not None
        await place.gallery.open_slowly(game, SPECTATOR, raw=False, language="en")
        for _ in range(4):
            await hall.do(KEY, answer)
        place.gallery.catch_up(game, SPECTATOR, raw=False, language="en")
        kept = place.gallery.eyes(game, SPECTATOR, raw=False, language="en").position(place.table, game, 0)
        fresh = eyes.Gallery().eyes(game, SPECTATOR, raw=False, language="en").position(place.table, game, 0)
        assert msgspec.json.encode(kept) == msgspec.json.encode(fresh)

    run(tmp_path, work)
