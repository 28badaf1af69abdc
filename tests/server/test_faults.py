"""Faults of the store and of what it holds: noticed, told, and in nobody's way."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.house import METRICS, SHORT, House, open_party, problem, wait_for
from undermine.server import pulse
from undermine.store import StoreError


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "t.sqlite"


@pytest.fixture
def house(file: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    monkeypatch.setattr(pulse, "FRESH", 0.0)
    monkeypatch.setattr(pulse, "HEALTHY", 0.3)
    with House(str(file)) as house:
        yield house


def spoil(file: Path, table: str, data: bytes, sequence: int) -> None:
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE entries SET data = ? WHERE table_id = ? AND sequence = ?", (data, table, sequence))
        connection.execute("UPDATE tables SET due = 1, running = 1 WHERE id = ?", (table,))
    connection.close()


@pytest.mark.parametrize("sequence", [1, 3])
def test_a_table_that_cannot_be_read_is_in_nobodys_way(
    file: Path, capfd: pytest.CaptureFixture[str], sequence: int
) -> None:
    with House(str(file)) as house:
        good, bad = open_party(house, listed=True), open_party(house, listed=True)
        name = "Mole 0"
        house.post(f"/api/tables/{good.id}/start", good.host)
        both = house.post("/api/tables", bad.tokens[0], {"rules": SHORT, "name": name, "listed": True})
    spoil(file, bad.id, b"\xc1 no entry", sequence)
    with House(str(file)) as again:
        hall = again.context.hall
        wait_for(lambda: bad.id in hall.unreadable)  # the sweep has found it, because it is due
        listed = again.ask("GET", "/api/tables").json()
        assert {row["id"] for row in listed} == {good.id, both["id"]}
        assert [row["id"] for row in again.ask("GET", "/api/mine", bad.tokens[0]).json()] == [both["id"]]
        problem(again.ask("GET", bad.path, bad.host), 503, "unreadable-table")
        problem(again.ask("POST", f"{bad.path}/start", bad.host), 503, "unreadable-table")
        with again.socket(bad.id, bad.host) as line:
            assert line.hear()["key"] == "unreadable-table"
        assert again.get(good.path)["state"] == "running"
        assert "undermine_unreadable_tables 1.0" in again.ask("GET", "/metrics", METRICS).text
        again.inside(hall._wake())
        again.inside(asyncio.sleep(0.05))
    told = [json.loads(line) for line in capfd.readouterr().err.splitlines() if bad.id in line]
    assert [line["event"] for line in told] == ["a table cannot be read and is set aside"], "told once"
    assert "no entry" not in str(told)


def test_unreadable_tables_do_not_use_up_the_sweep(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    hall = house.context.hall
    hall.unreadable |= {f"bad {number}" for number in range(250)}
    asked: list[int] = []

    async def due(_until: float, limit: int) -> list[tuple[str, float]]:
        asked.append(limit)
        return [(key, 0.0) for key in sorted(hall.unreadable)]

    monkeypatch.setattr(hall.store, "due", due)
    house.inside(hall._wake())
    assert min(asked) >= 450 and not hall.open


def test_a_locked_file_is_no_health(house: House, file: Path) -> None:
    assert house.ask("GET", "/health").status_code == 200
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    problem(house.ask("GET", "/health"), 503, "store-away")
    other.execute("COMMIT")
    other.close()
    wait_for(lambda: house.ask("GET", "/health").status_code == 200)


def test_a_full_disk_is_no_health(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def full(*_: object, **__: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    with monkeypatch.context() as patched:
        patched.setattr(house.context.store._database.writer, "run", full)
        problem(house.ask("GET", "/health"), 503, "store-away")
        assert house.ask("GET", "/api/tables").status_code == 200, "reading goes on"
    wait_for(lambda: house.ask("GET", "/health").status_code == 200)


def test_a_file_that_is_gone_is_no_health(house: House, file: Path) -> None:
    party = open_party(house)
    for each in file.parent.iterdir():
        each.unlink()
    problem(house.ask("GET", "/health"), 503, "store-away")
    problem(house.ask("POST", f"{party.path}/start", party.host), 503, "store-away")
    assert not file.exists()


def test_however_many_ask_one_is_written(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Health is for anybody, and a write is dear."""
    monkeypatch.setattr(pulse, "FRESH", 60.0)
    written: list[float] = []

    async def beat(at: float) -> None:
        written.append(at)
        if len(written) == 1:
            raise StoreError("away")
        await asyncio.sleep(0.01)

    monkeypatch.setattr(house.context.store, "beat", beat)

    async def all_at_once() -> None:
        with pytest.raises(StoreError):
            await house.context.pulse.feel()
        await asyncio.gather(*(house.context.pulse.feel() for _ in range(50)))

    house.inside(all_at_once())
    assert len(written) == 2, "a failure is asked about again at once, an answer is good for a while"
