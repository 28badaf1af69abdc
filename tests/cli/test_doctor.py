"""`undermine doctor`: it finds what is broken, says what would help, and is quiet about what is well."""

from __future__ import annotations

import json
import shutil
import socket
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.house import SHORT, House, open_party
from undermine.cli.app import main
from undermine.server.settings import Settings


@pytest.fixture(autouse=True)
def own_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    for name in Settings().to_environment():
        monkeypatch.setenv(name, "")
        monkeypatch.delenv(name)
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        monkeypatch.setenv("UNDERMINE_PORT", str(probe.getsockname()[1]))
    monkeypatch.setenv("UNDERMINE_HOST", "127.0.0.1")


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with a finished game and a running one; nobody changes it."""
    path = tmp_path_factory.mktemp("played") / "t.sqlite"
    with House(str(path)) as house:
        open_party(house, SHORT).start().play_out()
        open_party(house, SHORT).start()
    return path


@pytest.fixture
def file(played: Path, tmp_path: Path) -> Path:
    """The same for one test alone."""
    assert [each.name for each in played.parent.iterdir()] == ["t.sqlite"], "a store that is closed is one file"
    return Path(shutil.copy(played, tmp_path))


class Told:
    def __init__(self, capsys: pytest.CaptureFixture[str], *words: str) -> None:
        self.code = main(["doctor", "--json", *words])
        self.findings: list[dict[str, str]] = json.loads(capsys.readouterr().out)

    def of(self, level: str, area: str = "") -> str:
        """What is said on a level, with what would help."""
        wanted = [each for each in self.findings if each["level"] == level and area in ("", each["area"])]
        return " / ".join(f"{each['said']} -> {each['help']}" for each in wanted)


def change(file: Path, statement: str, *values: object) -> None:
    with closing(sqlite3.connect(file)) as driver:
        driver.execute(statement, values)
        driver.commit()


def test_all_is_well(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = Told(capsys, "--database", str(file))
    assert told.code == 0 and told.of("fault") == ""
    assert "2 tables" in told.of("ok", "database") and "writes in" in told.of("ok", "database")
    assert all(set(each) == {"area", "level", "said", "help"} for each in told.findings)
    assert all(each["help"] for each in told.findings if each["level"] != "ok"), "whoever complains knows what helps"


def test_for_people(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["doctor", "--database", str(file)]) == 0
    out = capsys.readouterr().out
    assert "ok      database" in out and "faults" not in out.replace("0 faults", "")


def test_a_database_that_is_not_there_yet(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = Told(capsys, "--database", str(tmp_path / "new.sqlite"))
    assert told.code == 0 and "the first start makes it" in told.of("ok")
    assert not (tmp_path / "new.sqlite").exists(), "whoever looks makes nothing"


def test_others_may_read_the_file(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.chmod(0o644)
    told = Told(capsys, "--database", str(file))
    assert told.code == 0 and "chmod 600" in told.of("warning")
    assert file.stat().st_mode & 0o777 == 0o644, "whoever looks changes nothing"


def test_a_file_that_somebody_holds(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with closing(sqlite3.connect(file, isolation_level=None)) as driver:
        driver.execute("BEGIN IMMEDIATE")
        told = Told(capsys, "--database", str(file))
    assert told.code == 1 and "cannot be written to: database is locked" in told.of("fault", "database")


def test_damage(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = bytearray(file.read_bytes())
    data[len(data) // 2 : len(data) // 2 + 4096] = bytes(4096)
    file.write_bytes(data)
    told = Told(capsys, "--database", str(file))
    assert told.code == 1 and "backup" in told.of("fault", "database")


def test_no_database(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "t.txt").write_text("this is no database " * 100)
    told = Told(capsys, "--database", str(tmp_path / "t.txt"))
    assert told.code == 1 and "not a database" in told.of("fault", "database")
    told = Told(capsys, "--database", "postgresql://me:hush@127.0.0.1:1/none")
    assert told.code == 1 and "PostgreSQL database none at 127.0.0.1:1" in told.of("fault", "database")
    assert "hush" not in json.dumps(told.findings)


def test_a_lost_entry(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    change(file, "DELETE FROM entries WHERE rowid = (SELECT max(rowid) FROM entries)")
    told = Told(capsys, "--database", str(file))
    assert told.code == 1 and "entries are missing at tables" in told.of("fault", "database")


def test_a_table_that_cannot_be_read(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    change(file, "UPDATE entries SET data = ? WHERE rowid = (SELECT max(rowid) FROM entries)", b"nonsense")
    told = Told(capsys, "--database", str(file))
    assert told.code == 0 and "1 tables cannot be read" in told.of("warning", "database")


def test_versions(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    change(file, "UPDATE store_version SET version_num = '0001'")
    assert "brings it up to date" in Told(capsys, "--database", str(file)).of("note", "database")
    change(file, "UPDATE store_version SET version_num = '9999'")
    told = Told(capsys, "--database", str(file))
    assert told.code == 1 and "newer" in told.of("fault", "database")


def test_a_clock_that_is_behind(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    change(file, "UPDATE tables SET touched_at = touched_at + 7200")
    assert "behind what the tables know" in Told(capsys, "--database", str(file)).of("warning", "database")


def test_postgresql_and_redis(postgres_url: str, redis_url: str, capsys: pytest.CaptureFixture[str]) -> None:
    with House(postgres_url) as house:
        open_party(house, SHORT).start()
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("UNDERMINE_REDIS", redis_url)
        patch.setenv("UNDERMINE_WORKERS", "2")
        told = Told(capsys, "--database", postgres_url)
    assert told.of("fault") == "" and "answers in" in told.of("ok", "redis")
    assert "1 tables" in told.of("ok", "database") and "writes in" in told.of("ok", "database")


@pytest.mark.parametrize(
    ("settings", "level", "said"),
    [
        ({"WORKERS": "2"}, "fault", "several workers need --database postgresql"),
        ({"PORT": "many"}, "fault", "a whole number is needed"),
        ({"LIMITS": "0", "HOST": "0.0.0.0"}, "warning", "limits are off"),
        ({"TRUSTED_PROXIES": "*", "HOST": "0.0.0.0"}, "warning", "anybody's word is taken"),
        ({"ROOT_PATH": "/mine", "TRUSTED_PROXIES": ""}, "warning", "no web server is believed"),
        ({"METRICS_TOKEN": "hush"}, "warning", "can be guessed"),
        ({"HOST": "0.0.0.0"}, "note", "without TLS"),
        ({"KEEP_ABANDONED": "3"}, "note", "finished ones are not"),
        ({"REDIS": "redis://127.0.0.1:1/0"}, "fault", "does not answer"),
    ],
)
def test_settings_that_do_not_go_together(
    file: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    settings: dict[str, str],
    level: str,
    said: str,
) -> None:
    assert said not in Told(capsys, "--database", str(file)).of(level)
    for name, value in settings.items():
        monkeypatch.setenv(f"UNDERMINE_{name}", value)
    told = Told(capsys, "--database", str(file))
    assert said in told.of(level) and told.code == (level == "fault")
    assert "hush" not in json.dumps(told.findings)


def test_a_port_that_somebody_else_has(
    file: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        monkeypatch.setenv("UNDERMINE_PORT", str(taken.getsockname()[1]))
        taken.listen()
        taken.settimeout(0)
        monkeypatch.setattr("undermine.cli.checkup.PATIENCE", 0.2)
        told = Told(capsys, "--database", str(file))
    assert told.code == 1 and "another --port" in told.of("fault", "port")


def test_a_server_that_runs_is_seen_from_inside_and_outside(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with House(str(tmp_path / "t.sqlite")) as house:
        monkeypatch.setenv("UNDERMINE_PORT", str(house.port))
        told = Told(capsys, "--database", str(tmp_path / "t.sqlite"), "--url", house.address)
        assert told.code == 0 and "is well" in told.of("ok", "port")
        assert "sockets get through" in told.of("ok", "address")
        elsewhere = Told(capsys, "--database", str(tmp_path / "t.sqlite"), "--url", f"{house.address}/mine")
        assert elsewhere.code == 1 and "--root-path" in elsewhere.of("fault", "address")
