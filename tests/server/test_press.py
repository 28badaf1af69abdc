"""What takes long is rendered elsewhere, once, and in turn."""

from __future__ import annotations

import asyncio
import gzip
import os
import threading
from collections.abc import Iterator
from multiprocessing import active_children

import pytest

from tests.server.house import PATIENCE, House, open_party, problem
from undermine.games import RulesError
from undermine.server import child
from undermine.server.library import draw_game, draw_handbook
from undermine.server.press import Press
from undermine.server.settings import Settings


def where() -> bytes:
    return f"{os.getpid()} {threading.current_thread().name}".encode()


def fail(text: str) -> bytes:
    raise RulesError(text)


def die() -> bytes:
    os._exit(3)


@pytest.fixture(scope="module")
def press() -> Iterator[Press]:
    """With a process, as servers have one."""
    press = Press(1, 1 << 20)
    yield press
    press.close()


def test_it_is_not_rendered_here(press: Press) -> None:
    packed = asyncio.run(press.print(("where",), "home", where))
    assert int(gzip.decompress(packed).split()[0]) != os.getpid()


def test_what_is_wrong_comes_back_as_it_is(press: Press) -> None:
    with pytest.raises(RulesError, match="no such game"):
        asyncio.run(press.print(("fail",), "home", fail, "no such game"))
    assert not press.has(("fail",))


def test_a_process_that_died_is_replaced(press: Press) -> None:
    with pytest.raises(RuntimeError, match="again and again"):
        asyncio.run(press.print(("die",), "home", die))
    assert asyncio.run(press.print(("after",), "home", where))


def test_who_ends_it_waits_until_its_process_is_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(child, "PATIENCE", PATIENCE)

    async def work() -> int:
        press = Press(1, 1 << 20)
        pid = int(gzip.decompress(await press.print(("where",), "home", where)).split()[0])
        await press.end()
        return pid

    assert asyncio.run(work()) not in [each.pid for each in active_children()]


def test_the_same_is_rendered_once() -> None:
    press, times = Press(0, 1 << 20), []

    def render() -> bytes:
        times.append(threading.current_thread().name)
        return b"x"

    async def work() -> None:
        found = await asyncio.gather(*(press.print(("same",), f"home {i}", render) for i in range(5)))
        found.append(await press.print(("same",), "late", render))
        assert {gzip.decompress(each) for each in found} == {b"x"}

    asyncio.run(work())
    press.close()
    assert len(times) == 1 and times[0].startswith("press"), "and not on the loop"


def test_who_goes_away_does_not_stop_it_for_others() -> None:
    press, begun, go = Press(0, 1 << 20), threading.Event(), threading.Event()

    def render() -> bytes:
        begun.set()
        go.wait(60)
        return b"x"

    async def work() -> bytes:
        first = asyncio.create_task(press.print(("same",), "a", render))
        await asyncio.to_thread(begun.wait, 60)
        second = asyncio.create_task(press.print(("same",), "b", render))
        await asyncio.sleep(0)
        first.cancel()
        go.set()
        return await second

    assert gzip.decompress(asyncio.run(work())) == b"x"
    press.close()


def test_nobodys_pile_keeps_others_waiting() -> None:
    press, order = Press(0, 1 << 20), []

    def render(who: str) -> bytes:
        order.append(who)
        return b""

    async def work() -> None:
        pile = [asyncio.create_task(press.print(("pile", i), "attacker", render, f"pile {i}")) for i in range(20)]
        await asyncio.sleep(0)
        await press.print(("one",), "player", render, "one")
        await asyncio.gather(*pile)

    asyncio.run(work())
    press.close()
    assert order.index("one") <= 2 and len(order) == 21


def test_what_is_kept_is_bounded() -> None:
    press = Press(0, 10_000)

    async def work() -> None:
        for each in range(50):
            await press.print((each,), "home", os.urandom, 1_000)
        await press.print(("large",), "home", os.urandom, 9_000)

    asyncio.run(work())
    press.close()
    kept = [each for each in range(50) if press.has((each,))]
    assert kept == list(range(50 - len(kept), 50)) and 5 <= len(kept) <= 10 and not press.has(("large",))


def test_handbooks_and_drawings_are_rendered_by_the_press(house: House) -> None:
    before = house.context.press.rendered
    for path in ("/api/handbook?rules=base%20%20x4", "/api/handbook?rules=base%20x4", "/art/game.svg?rules=base%20x4"):
        assert house.ask("GET", path).status_code == 200
    assert house.context.press.rendered == before + 2, "two spaces are one"
    assert house.ask("GET", "/art/game.svg?rules=base%20x4").content == draw_game("base x4")
    assert house.ask("GET", "/api/handbook?rules=base%20x4&language=cs").content == draw_handbook("base x4", "cs")
    problem(house.ask("GET", "/api/handbook?rules=chess%20x2"), 422, "bad-rules")


def test_the_document_of_the_api_is_written_once(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    one, page = house.ask("GET", "/schema/openapi.json").content, house.ask("GET", "/schema").content

    def again(*_: object, **__: object) -> bytes:
        raise AssertionError

    monkeypatch.setattr("litestar.openapi.plugins.encode_json", again)
    monkeypatch.setattr("undermine.server.page._row", again)
    assert house.ask("GET", "/schema/openapi.json").content == one and house.ask("GET", "/schema").content == page


def test_a_finished_game_is_told_by_a_process(tmp_path_factory: pytest.TempPathFactory) -> None:
    database = str(tmp_path_factory.mktemp("press") / "t.sqlite")
    with House(database, chosen=Settings(render_processes=1)) as house:
        party = open_party(house, open_records=True).start().play_out()
        replay = house.get(f"{party.path}/games/1/replay?seat=1", party.tokens[1])
        story = house.get(f"{party.path}/games/1/story")
        assert replay["scores"] == story["scores"] and replay["names"] == ["Mole 0", "Mole 1", "Mole 2"]
        problem(house.ask("GET", f"{party.path}/games/1/replay?seat=3"), 404, "no-such-seat")
