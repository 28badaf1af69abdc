"""Old tables: what is removed, what is not, and what is said of what is gone."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.house import SHORT, House, Party, open_party, problem
from undermine.cli.app import main
from undermine.server.hall import facts_of
from undermine.server.retention import DAY, EVERY, Keep, Retention
from undermine.store import Store
from undermine.store.cellar import Cellar

KEEP = Keep(finished=2, abandoned=5)


class Watch:
    """A clock that the test moves."""

    def __init__(self) -> None:
        self.now = 1_700_000_000.0

    def __call__(self) -> float:
        return self.now


def a_round(house: House, keep: Keep = KEEP) -> int:
    """What a worker does now and then, now."""
    context = house.context
    return house.inside(Retention(Cellar(context.store), context.hall, keep).round())


def is_there(party: Party) -> bool:
    answer = party.house.ask("GET", party.path)
    if answer.status_code == 404:
        problem(answer, 404, "no-such-table")
    return answer.status_code == 200


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    found = str(tmp_path / "t.sqlite") if request.param == "sqlite" else request.getfixturevalue("postgres_url")
    assert isinstance(found, str)
    return found


def test_finished_and_abandoned_tables_go_after_their_days(database: str) -> None:
    watch = Watch()
    with House(database, clock=watch) as house:
        over = open_party(house, SHORT).start().play_out()
        never_begun = open_party(house, SHORT, people=1, bots=False)
        in_play = open_party(house, SHORT).start()
        for party in (never_begun, in_play):
            for token in party.tokens:
                leave(party, token)
        watch.now += 2 * DAY - 1
        assert a_round(house) == 0 and is_there(over)
        watch.now += EVERY
        assert a_round(house) == 1
        assert not is_there(over) and is_there(never_begun) and is_there(in_play)
        assert house.ask("GET", f"{over.path}/games/1/record", over.host).status_code == 404
        with house.socket(over.id, over.host) as line:
            assert line.hear()["key"] == "no-such-table"
        watch.now += 3 * DAY
        assert a_round(house) == 2
        assert not is_there(never_begun) and not is_there(in_play)
        places = house.inside(house.context.store.counts())
        assert places["tables"] == 0
        mine = house.ask("GET", "/api/tables/mine", in_play.tokens[0])
        assert in_play.id not in mine.text


def leave(party: Party, token: str) -> None:
    """Come by a socket and go again, so that the table knows that nobody is there."""
    with party.house.socket(party.id, token) as line:
        line.until("hello")
    seat = party.tokens.index(token)
    for _ in range(500):
        seats = party.info()["seats"]
        assert isinstance(seats, list)
        if not seats[seat].get("present", True):
            return
        party.house.inside(asyncio.sleep(0.02))
    raise AssertionError("he is still there")


def test_off_means_off(tmp_path: Path) -> None:
    watch = Watch()
    with House(str(tmp_path / "t.sqlite"), clock=watch) as house:
        over = open_party(house, SHORT).start().play_out()
        watch.now += 9999 * DAY
        assert not Keep() and a_round(house, Keep()) == 0
        assert is_there(over)


def test_a_table_with_somebody_at_it_stays(tmp_path: Path) -> None:
    watch = Watch()
    with House(str(tmp_path / "t.sqlite"), clock=watch) as house:
        over, running = open_party(house, SHORT).start().play_out(), open_party(house, SHORT).start()
        with house.socket(over.id) as looking, house.socket(running.id, running.tokens[0]) as playing:
            looking.until("hello")
            playing.until("hello")
            watch.now += 99 * DAY
            assert a_round(house) == 0
            assert is_there(over) and is_there(running)


def test_one_that_cannot_be_read_stays(tmp_path: Path) -> None:
    watch = Watch()
    with House(str(tmp_path / "t.sqlite"), clock=watch) as house:
        party = open_party(house, SHORT).start()
        sequence = house.inside(house.context.store.sequences([party.id]))[party.id]

        async def spoil() -> None:
            async with house.context.hall.hold(party.id) as place:
                facts = facts_of(place.table)
            await house.context.store.append(party.id, sequence + 1, watch.now, b"nonsense", facts)
            house.context.hall.doubt(party.id)

        house.inside(spoil())
        watch.now += 99 * DAY
        assert a_round(house) == 0
        problem(house.ask("GET", party.path), 503, "unreadable-table")


def test_of_several_workers_one_does_it(database: str) -> None:
    watch = Watch()
    with House(database, clock=watch) as one, House(database, clock=watch) as other:
        parties = [open_party(one, SHORT).start().play_out() for _ in range(2)]
        watch.now += 3 * DAY
        assert sorted((a_round(one), a_round(other))) == [0, 2]
        watch.now += EVERY
        assert a_round(other) == 0, "its turn again, and nothing to do"
        assert not any(is_there(party) for party in parties)


def test_something_that_happened_meanwhile_is_not_removed(database: str) -> None:
    watch = Watch()
    with House(database, clock=watch) as house:
        party = open_party(house, SHORT).start()
        cellar = Cellar(house.context.store)
        (found,) = house.inside(cellar.walk("", 10))
        house.post(f"{party.path}/pause", party.host)
        assert not house.inside(cellar.remove(found.id, found.sequence))
        assert is_there(party)


def test_the_list_of_a_day_outlives_its_tables(tmp_path: Path) -> None:
    watch = Watch()
    with House(str(tmp_path / "t.sqlite"), clock=watch) as house:
        guest = house.guest()
        table = house.post("/api/daily", guest, {"name": "Ada"})
        day = str(house.get("/api/daily", guest)["day"])
        party = Party(house, str(table["id"]), "", guest, [guest]).play_out()
        assert house.get("/api/daily", guest)["state"] == "over"
        watch.now += 3 * DAY
        assert a_round(house) == 1 and not is_there(party)
        later = house.get(f"/api/daily?day={day}", guest)
        scores = later["scores"]
        assert isinstance(scores, list) and [line["name"] for line in scores] == ["Ada"]
        assert not later["table"] and not later["state"]
        assert house.ask("GET", f"{party.path}/games/1/replay", guest).status_code == 404


def test_room_is_given_back(tmp_path: Path) -> None:
    watch, file = Watch(), tmp_path / "t.sqlite"
    with House(str(file), clock=watch) as house:
        for seed in range(3):
            open_party(house, SHORT).start().play_out(seed)
        held = pages(file)
        watch.now += 3 * DAY
        assert a_round(house) == 3
        assert pages(file) < held


def pages(file: Path) -> int:
    with closing(sqlite3.connect(file)) as driver:
        return int(driver.execute("PRAGMA page_count").fetchone()[0])


def test_from_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    watch, file = Watch(), tmp_path / "t.sqlite"
    with House(str(file), clock=watch) as house:
        open_party(house, SHORT).start().play_out()
        running = open_party(house, SHORT).start()  # its people sat down and were never seen to go
    given = ["tidy", "--database", str(file)]
    assert main(given) == 2 and "--finished" in capsys.readouterr().err
    assert main([*given, "--finished", "1", "--abandoned", "1", "--dry-run"]) == 0
    assert capsys.readouterr().out == "1 tables would be removed.\n"
    assert main([*given, "--finished", "1", "--abandoned", "1", "--vacuum"]) == 0
    assert capsys.readouterr().out == "1 tables were removed.\n"

    async def left() -> dict[str, int]:
        store = await Store.open(f"sqlite:///{file}")
        try:
            return await store.sequences([running.id])
        finally:
            await store.close()

    assert list(asyncio.run(left())) == [running.id]
