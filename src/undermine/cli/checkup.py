"""What is well and what is not, piece by piece: the checks of `undermine doctor`.

Owns what is looked at and what is said of it.  Changes nothing but the row that is written to see whether a database
can be written to.  A check that fails by itself is a finding like any other, and the rest are made all the same.
"""

from __future__ import annotations

import ipaddress
import os
import shutil
import socket
import sqlite3
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Final, Literal, NamedTuple
from urllib.parse import urlsplit

import httpx
import msgspec
from redis import Redis
from redis.exceptions import RedisError
from sqlalchemy import Connection, Engine, create_engine, delete, func, insert, select, text
from sqlalchemy.exc import SQLAlchemyError
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

import undermine
from undermine import native
from undermine.server.invite import EVERYWHERE
from undermine.server.retention import read_table
from undermine.server.settings import THIS_MACHINE, Settings
from undermine.server.static import Client
from undermine.store import StoreError
from undermine.store.address import Address, read_address
from undermine.store.database import version_of
from undermine.store.error import first_line
from undermine.store.schema import VERSION, entries, pulse, tables

Level = Literal["ok", "note", "warning", "fault"]
"""A note is worth knowing; a warning will be trouble some day; with a fault it does not work."""

MEGABYTE: Final = 1 << 20
LITTLE_ROOM: Final = 1024 * MEGABYTE
NO_ROOM: Final = 100 * MEGABYTE
FEW_FILES: Final = 4096
"""Every socket is a file."""
LARGE_LOG: Final = 256 * MEGABYTE
READ: Final = 200
"""Tables that are read from their first entry to their last, those that were touched last."""
PATIENCE: Final = 5.0


class Finding(NamedTuple):
    area: str
    level: Level
    said: str
    help: str = ""


def examine(settings: Settings, url: str = "") -> Iterator[Finding]:
    """All findings, as they are made."""
    checks: list[tuple[str, Callable[[], Iterator[Finding]]]] = [
        ("program", _program),
        ("settings", lambda: _settings(settings)),
        ("machine", lambda: _machine(settings)),
        ("database", lambda: _database(settings)),
        ("redis", lambda: _redis(settings)),
        ("port", lambda: _port(settings)),
        ("address", lambda: _address(url)),
    ]
    for area, check in checks:
        try:
            yield from check()
        except Exception as error:
            yield Finding(area, "fault", f"could not be examined: {type(error).__name__}: {first_line(error)}")


def _program() -> Iterator[Finding]:
    version = ".".join(map(str, sys.version_info[:3]))
    yield Finding("program", "ok", f"undermine {undermine.__version__} on Python {version}")
    if native.compiled():
        yield Finding("program", "ok", f"the engine is {native.describe()}")
    else:
        helps = "bots are much slower; `make native`, or a wheel with machine code, makes it quick"
        yield Finding("program", "note", f"the engine is {native.describe()}", helps)
    client = Client.load()
    if client.why:
        yield Finding("program", "warning", f"there is no page for browsers: {client.why}", "`make build` builds it")
    else:
        yield Finding("program", "ok", "the page for browsers is built")


def _settings(settings: Settings) -> Iterator[Finding]:
    is_near = settings.host not in EVERYWHERE and _is_loopback(settings.host)
    found: list[Finding] = []
    if not settings.limits:
        level: Level = "note" if is_near else "warning"
        found.append(Finding("settings", level, "limits are off", "anybody can stop everybody; use --limits"))
    if "*" in settings.trusted_proxies.split(",") and not is_near:
        helps = "name the web server's address in --trusted-proxies, or listen on --host 127.0.0.1"
        found.append(Finding("settings", "warning", "anybody's word is taken for where a visitor comes from", helps))
    if settings.root_path and settings.trusted_proxies == "":
        helps = "--trusted-proxies 127.0.0.1 if it is on this machine"
        found.append(Finding("settings", "warning", "there is a root path, but no web server is believed", helps))
    if not is_near and settings.trusted_proxies == THIS_MACHINE:
        helps = "fine at home; for everybody put a web server with TLS in front and listen on --host 127.0.0.1"
        found.append(Finding("settings", "note", f"listens on {settings.host}, without TLS", helps))
    if settings.metrics_token and len(settings.metrics_token) < 16:
        helps = "`openssl rand -hex 16` makes a good one"
        found.append(Finding("settings", "warning", "the token for /metrics can be guessed", helps))
    if settings.redis and settings.workers == 1:
        helps = "right if there are servers on other machines; otherwise it can be left out"
        found.append(Finding("settings", "note", "there is a Redis, but one worker", helps))
    cores = os.cpu_count() or 1
    if settings.workers + settings.bot_processes > 2 * cores:
        helps = f"there are {cores} cores; more processes than that wait for each other"
        found.append(
            Finding(
                "settings", "note", f"{settings.workers} workers and {settings.bot_processes} processes for bots", helps
            )
        )
    if settings.keep_abandoned and settings.keep_finished == 0:
        helps = "--keep-finished DAYS removes those, too"
        found.append(Finding("settings", "note", "abandoned tables are removed, finished ones are not", helps))
    yield from found or [Finding("settings", "ok", "they go together")]


def _machine(settings: Settings) -> Iterator[Finding]:
    folder = _folder(settings)
    room = shutil.disk_usage(folder)
    said = f"{room.free // MEGABYTE} MB of {room.total // MEGABYTE} MB are free at {folder}"
    level: Level = "fault" if room.free < NO_ROOM else "warning" if room.free < LITTLE_ROOM else "ok"
    helps = "" if level == "ok" else "make room, or `undermine tidy --finished 30 --abandoned 30 --vacuum`"
    yield Finding("machine", level, said, helps)
    if sys.platform != "win32":
        import resource  # noqa: PLC0415

        files, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        if files < FEW_FILES:
            helps = "`ulimit -n 65536`, or LimitNOFILE=65536 in the unit"
            yield Finding("machine", "warning", f"a process may have {files} files open; each socket is one", helps)
    if time.time() < 1_700_000_000:
        helps = "set it: the challenge of the day and all times depend on it"
        yield Finding("machine", "fault", f"the clock says {time.strftime('%Y-%m-%d')}", helps)


def _database(settings: Settings) -> Iterator[Finding]:
    try:
        address = read_address(settings.store_url)
    except StoreError as error:
        yield Finding("database", "fault", str(error))
        return
    if address.is_sqlite:
        path = Path(str(address.url.database))
        if not path.exists():
            yield Finding("database", "ok", f"there is no {address.name} yet; the first start makes it")
            return
        yield from _file(path)
    patience = {"timeout": 2} if address.is_sqlite else {"connect_timeout": 5, "options": "-c lock_timeout=5s"}
    engine = create_engine(address.url, hide_parameters=True, connect_args=patience)
    try:
        with engine.connect() as connection:
            yield from _inside(address, connection)
            is_ours = version_of(connection) == VERSION
        if is_ours:
            yield from _written(engine)
    except SQLAlchemyError as error:
        said = address.clean(first_line(error))
        yield Finding("database", "fault", f"cannot read the {address.name}: {said}", "is it there, and is it yours?")
    finally:
        engine.dispose()


def _file(path: Path) -> Iterator[Finding]:
    state = path.stat()
    if sys.platform != "win32" and state.st_mode & 0o077:
        helps = f"`chmod 600 {path}`: whoever reads it can be any guest"
        yield Finding("database", "warning", f"{path} can be read by others than its owner", helps)
    if sys.platform != "win32" and state.st_uid != os.geteuid():
        helps = "run this as the user who runs the server"
        yield Finding("database", "note", f"{path} belongs to another user (number {state.st_uid})", helps)
    if not os.access(path, os.W_OK) or not os.access(path.parent, os.W_OK):
        helps = "SQLite writes files beside it, too, so the folder must be writable as well"
        yield Finding("database", "fault", f"{path} or its folder cannot be written to", helps)
    log = path.with_name(path.name + "-wal")
    if log.exists() and log.stat().st_size > LARGE_LOG:
        helps = "somebody reads for a long time, a backup for example; it is used again afterwards"
        yield Finding("database", "note", f"its log has {log.stat().st_size // MEGABYTE} MB", helps)
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", 2, uri=True)) as driver:
            said = [str(line[0]) for line in driver.execute("PRAGMA quick_check(3)")]
    except sqlite3.Error as error:
        said = [str(error)]
    if said != ["ok"]:
        helps = "stop the server, keep the file, and restore the last backup into a new one"
        yield Finding("database", "fault", f"{path} is damaged: {said[0]}", helps)


def _inside(address: Address, connection: Connection) -> Iterator[Finding]:
    version = version_of(connection)
    if version is None:
        yield Finding("database", "ok", f"the {address.name} is empty; the first start fills it")
        return
    if version != VERSION:
        if version > VERSION:
            helps = "use the undermine that wrote it, or restore a backup from before"
            yield Finding("database", "fault", f"the {address.name} was written by a newer undermine", helps)
        else:
            helps = "`undermine backup` first; the next start brings it up to date"
            yield Finding("database", "note", f"the {address.name} has version {version} of {VERSION}", helps)
        return
    held = connection.execute(select(func.count()).select_from(tables)).scalar()
    rows = connection.execute(select(func.count()).select_from(entries)).scalar()
    size = _size(address, connection)
    yield Finding("database", "ok", f"the {address.name}: {held} tables, {rows} entries, {size // MEGABYTE} MB")
    yield from _gaps(connection)
    latest = connection.execute(select(func.max(tables.c.touched_at))).scalar()
    if latest is not None and latest > time.time() + 60:
        helps = "set the clock; the server waits for nobody, but shows wrong times"
        said = f"the clock is {latest - time.time():.0f} s behind what the tables know"
        yield Finding("database", "warning", said, helps)
    if not address.is_sqlite:
        yield from _postgres(connection)
    broken = list(_unreadable(connection))
    if broken:
        helps = "they are set aside and in nobody's way; a backup from before may have them whole"
        yield Finding("database", "warning", f"{len(broken)} tables cannot be read: {', '.join(broken[:5])}", helps)


def _size(address: Address, connection: Connection) -> int:
    if address.is_sqlite:
        return Path(str(address.url.database)).stat().st_size
    return int(connection.execute(text("SELECT pg_database_size(current_database())")).scalar() or 0)


def _gaps(connection: Connection) -> Iterator[Finding]:
    """A table whose entries are not those that it counts has lost one."""
    counted = (
        select(entries.c.table_id, func.count().label("held"), func.max(entries.c.sequence).label("last"))
        .group_by(entries.c.table_id)
        .subquery()
    )
    question = (
        select(tables.c.id)
        .outerjoin(counted, counted.c.table_id == tables.c.id)
        .where((func.coalesce(counted.c.held, 0) != tables.c.sequence) | (counted.c.last != tables.c.sequence))
        .limit(5)
    )
    lost = list(connection.execute(question).scalars())
    if lost:
        helps = "restore the last backup into another database and compare"
        yield Finding("database", "fault", f"entries are missing at tables {', '.join(lost)}", helps)


def _unreadable(connection: Connection) -> Iterator[str]:
    latest = select(tables.c.id).order_by(tables.c.touched_at.desc()).limit(READ)
    for table in connection.execute(latest).scalars().all():
        found = connection.execute(
            select(entries.c.sequence, entries.c.data).where(entries.c.table_id == table).order_by(entries.c.sequence)
        )
        try:
            read_table([(sequence, bytes(data)) for sequence, data in found])
        # Whatever it is, it is what the server will meet.
        except Exception:
            yield table


def _postgres(connection: Connection) -> Iterator[Finding]:
    ahead = float(connection.execute(text("SELECT extract(epoch FROM clock_timestamp())")).scalar() or 0) - time.time()
    if abs(ahead) > 5:
        helps = "let both keep their time by NTP"
        yield Finding("database", "warning", f"PostgreSQL's clock is {ahead:+.0f} s from ours", helps)
    most = int(connection.execute(text("SHOW max_connections")).scalar() or 0)
    used = int(connection.execute(text("SELECT count(*) FROM pg_stat_activity")).scalar() or 0)
    if used > 0.8 * most:
        helps = "each worker takes five; raise max_connections"
        yield Finding("database", "warning", f"{used} of {most} connections are taken", helps)
    if connection.execute(text("SHOW synchronous_commit")).scalar() == "off":
        helps = "acknowledged moves can be lost in a crash; set it on"
        yield Finding("database", "warning", "synchronous_commit is off", helps)


def _written(engine: Engine) -> Iterator[Finding]:
    """Whether something can be written right now."""
    begun = time.perf_counter()
    try:
        with engine.begin() as connection:
            connection.execute(delete(pulse).where(pulse.c.id == 1))
            connection.execute(insert(pulse).values(id=1, at=time.time()))
    except SQLAlchemyError as error:
        helps = "is the disk full, is the file locked, may this user write?"
        yield Finding("database", "fault", f"cannot be written to: {first_line(error)}", helps)
    else:
        yield Finding("database", "ok", f"writes in {1000 * (time.perf_counter() - begun):.0f} ms")


def _redis(settings: Settings) -> Iterator[Finding]:
    if not settings.redis:
        return
    try:
        with closing(Redis.from_url(settings.redis, socket_connect_timeout=2, socket_timeout=2)) as redis:
            begun = time.perf_counter()
            redis.ping()
            yield Finding("redis", "ok", f"answers in {1000 * (time.perf_counter() - begun):.1f} ms")
    except (RedisError, OSError, ValueError) as error:
        said = f"does not answer: {type(error).__name__}"
        yield Finding("redis", "fault", said, "workers hear of each other's moves a second late; is it running?")


def _port(settings: Settings) -> Iterator[Finding]:
    near = "127.0.0.1" if settings.host in EVERYWHERE else settings.host
    place = f"{near}:{settings.port}"
    try:
        with socket.create_connection((near, settings.port), 2):
            pass
    except OSError:
        if 0 < settings.port < 1024 and hasattr(os, "geteuid") and os.geteuid() != 0:
            helps = "take a port from 1024 on, and let a web server in front have 443"
            yield Finding("port", "warning", f"port {settings.port} is for the superuser only", helps)
        else:
            yield Finding("port", "ok", f"nobody listens on {place}; `undermine serve` can")
        return
    try:
        answer = httpx.get(f"http://{place}{settings.root_path}/health", timeout=PATIENCE, trust_env=False)
        told = answer.json()
        ours = isinstance(told, dict) and told.get("version")
    except (httpx.HTTPError, ValueError):
        ours = None
    if ours:
        level: Level = "ok" if ours == undermine.__version__ else "note"
        helps = "" if level == "ok" else "start it anew: `kill -HUP`, or `systemctl reload undermine`"
        yield Finding("port", level, f"undermine {ours} listens on {place} and is well", helps)
    else:
        helps = "is it a server of ours that is not well? its log tells; otherwise take another --port"
        yield Finding("port", "fault", f"something listens on {place} that does not say that it is well", helps)


def _address(url: str) -> Iterator[Finding]:
    """The house as a visitor finds it, through whatever is in front."""
    if not url:
        return
    base = url.rstrip("/")
    try:
        answer = httpx.get(f"{base}/health", timeout=PATIENCE, trust_env=False)
        told = answer.json()
    except (httpx.HTTPError, ValueError) as error:
        said = f"{base}/health does not answer as it should: {type(error).__name__}"
        yield Finding("address", "fault", said, "is the web server up, and does it pass the path on as it came?")
        return
    if not isinstance(told, dict) or told.get("status") != "well":
        if answer.status_code == 503:
            yield Finding("address", "fault", f"{base} is there and not well", "the log of the server tells why")
            return
        helps = "with a path, the same one must be in --root-path and in the web server's file"
        yield Finding("address", "fault", f"{base} is not a house of ours", helps)
        return
    yield Finding("address", "ok", f"{base} shows undermine {told.get('version', '?')}")
    page = httpx.get(f"{base}/", timeout=PATIENCE, trust_env=False)
    is_safe = urlsplit(base).scheme == "https"
    if is_safe and "strict-transport-security" not in page.headers:
        helps = "name the web server in --trusted-proxies, and let it say X-Forwarded-Proto"
        yield Finding("address", "warning", "the server does not know that visitors come by TLS", helps)
    if not is_safe:
        yield Finding("address", "note", "visitors come without TLS", "a web server in front can have it: deploy/")
    yield from _sockets(base)


def _sockets(base: str) -> Iterator[Finding]:
    """No table has this name: to be told so is to have been heard."""
    try:
        live = f"{base.replace('http', 'ws', 1)}/api/tables/none/live"
        with connect(live, proxy=None, open_timeout=PATIENCE, close_timeout=1) as line:
            line.send('{"do": "hello"}')
            heard = msgspec.json.decode(line.recv(PATIENCE), type=dict[str, object])
    except (WebSocketException, OSError, TimeoutError, msgspec.MsgspecError) as error:
        helps = "let connections be upgraded: the headers Upgrade and Connection must be passed on"
        yield Finding("address", "fault", f"sockets do not get through: {type(error).__name__}", helps)
        return
    if heard.get("key") == "no-such-table":
        yield Finding("address", "ok", "sockets get through")
    else:
        yield Finding("address", "warning", f"a socket was told {heard.get('key', 'something odd')!r}", "see its log")


def _is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def _folder(settings: Settings) -> Path:
    """Where something is written: beside the file, or wherever the logs of a server go."""
    path = (
        Path(settings.store_url.removeprefix("sqlite:///")).absolute().parent if not settings.is_postgres else Path("/")
    )
    return path if path.is_dir() else Path.cwd()
