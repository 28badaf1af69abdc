"""A server on loopback for tests: one worker in a thread of this process, reached over real sockets.

Owns starting and stopping it, and short words for what clients do.  Never reaches into a table, except where a test of
the inside asks for it with `inside`.
"""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from types import TracebackType
from typing import TypeVar

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from undermine.core.chance import Dice
from undermine.notation.action import write_action
from undermine.server.app import create_app
from undermine.server.context import Context
from undermine.server.settings import Settings
from undermine.server.static import Client

Result = TypeVar("Result")
Json = dict[str, object]

SHORT = "base:de[rounds=1] x3"
PATIENCE = 60.0
"""Seconds until something has not happened: a machine may be very busy, and waiting costs nothing if it is not."""
METRICS = "only-for-figures"
"""The token that shows the figures of a house."""


class Clock:
    """A time that goes on when a test says so."""

    def __init__(self, now: float = 1_900_000_000.0) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now


class House:
    """One worker.  Several of them on one database and one Redis are several workers."""

    def __init__(
        self,
        database: str,
        *,
        redis: str = "",
        limits: bool = False,
        clock: Callable[[], float] = time.time,
        ticks: Callable[[], float] | None = None,
        client: Client | None = None,
        metrics_token: str = METRICS,
        chosen: Settings | None = None,
    ) -> None:
        # Whether a client was built here must make no difference, so there is none unless a test brings one.
        files = client or Client(why="this house has none")
        settings = replace(
            chosen or Settings(render_processes=0),
            host="127.0.0.1",
            database=database,
            redis=redis,
            limits=limits,
            metrics_token=metrics_token,
        )
        # A test that brings a clock moves the tables by it, too.
        app = create_app(settings, clock, files, ticks or (time.monotonic if clock is time.time else clock))
        config = uvicorn.Config(
            app,
            host="127.0.0.1",
            port=0,
            http="undermine.server.door:Door",
            ws="undermine.server.line:Line",
            ws_max_size=65_536,
            ws_per_message_deflate=False,
            log_config=None,
            timeout_graceful_shutdown=3,
        )
        self.app = app
        self.tap: list[tuple[str, bytes]] | None = None
        """If it is there: what everybody was answered over HTTP."""
        self._server = uvicorn.Server(config)
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread = threading.Thread(target=self._run, name="house")

    def __enter__(self) -> House:
        self._thread.start()
        while not self._server.started:
            assert self._thread.is_alive(), "the server did not start"
            time.sleep(0.005)
        self.port = int(self._server.servers[0].sockets[0].getsockname()[1])
        self.address = f"http://127.0.0.1:{self.port}"
        self.http = httpx.Client(base_url=self.address, timeout=PATIENCE, trust_env=False)
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _trace: TracebackType | None
    ) -> None:
        self.http.close()
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()

    def _run(self) -> None:
        async def serve() -> None:
            self._loop = asyncio.get_running_loop()
            await self._server.serve()

        asyncio.run(serve())

    @property
    def context(self) -> Context:
        context = self.app.state.context()
        assert isinstance(context, Context)
        return context

    @property
    def loop(self) -> asyncio.AbstractEventLoop:
        """The server's own loop."""
        assert self._loop is not None
        return self._loop

    def inside(self, work: Coroutine[object, object, Result]) -> Result:
        """Do something on the server's own loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    # Clients

    def ask(self, method: str, path: str, token: str = "", body: object = None, **headers: str) -> httpx.Response:
        if token:
            headers["authorization"] = f"Bearer {token}"
        self.http.cookies.clear()  # a client is who its test says
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        answer = self.http.request(method, path, json=body, headers=named)
        if self.tap is not None:
            self.tap.append((token, answer.content))
        return answer

    def get(self, path: str, token: str = "") -> Json:
        return done(self.ask("GET", path, token))

    def post(self, path: str, token: str = "", body: object = None) -> Json:
        return done(self.ask("POST", path, token, body))

    def guest(self) -> str:
        return str(self.post("/api/guests")["token"])

    @contextmanager
    def socket(self, table: str, token: str = "", **hello: object) -> Iterator[Line]:
        """A conversation that has begun with a hello."""
        url = f"ws://127.0.0.1:{self.port}/api/tables/{table}/live"
        with connect(url, proxy=None, compression=None, max_size=1 << 22, max_queue=None, close_timeout=2) as socket:
            line = Line(socket)
            line.say({"do": "hello", "token": token, **hello})
            yield line


class Line:
    """A socket of a client, message by message; everything that was heard is kept."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[bytes] = []

    def say(self, message: object) -> None:
        self.socket.send(json.dumps(message))

    def hear(self, timeout: float = PATIENCE) -> Json:
        data = self.socket.recv(timeout, decode=False)
        self.heard.append(bytes(data))
        message = json.loads(data)
        assert isinstance(message, dict)
        return message

    def until(self, kind: str, timeout: float = PATIENCE) -> Json:
        """The next message of a kind; what comes before it is passed over."""
        while True:
            message = self.hear(timeout)
            if message["is"] == kind:
                return message

    def is_quiet(self, seconds: float = 0.2) -> bool:
        try:
            self.hear(seconds)
        except TimeoutError:
            return True
        return False


@dataclass
class Party:
    """A table with a host, people on the first seats and bots on the others."""

    house: House
    id: str
    code: str
    host: str
    tokens: list[str] = field(default_factory=list)

    @property
    def path(self) -> str:
        return f"/api/tables/{self.id}"

    def info(self, token: str = "", house: House | None = None) -> Json:
        return (house or self.house).get(self.path, token)

    def position(self, seat: int, seen: int = 0, *, raw: bool = False) -> Json:
        token = self.tokens[seat] if seat >= 0 else ""
        return self.house.get(f"{self.path}/position?seen={seen}&raw={str(raw).lower()}", token)

    def start(self) -> Party:
        self.house.post(f"{self.path}/start", self.host)
        return self

    def asked(self) -> int:
        seat = self.position(-1, 1_000_000, raw=True).get("asked")
        assert isinstance(seat, int)
        return seat

    def move(self, dice: Dice, house: House | None = None) -> Json:
        """The person who is asked answers by chance, over HTTP."""
        seat = self.asked()
        position = self.position(seat, 1_000_000, raw=True)
        legal = words(position, "legal")
        body = {"seen": position["n"], "action": legal[int(dice.below(len(legal)))]}
        return (house or self.house).post(f"{self.path}/moves", self.tokens[seat], body)

    def play_out(self, seed: int = 1) -> Party:
        """The same to the end of the game, but not over the wire: what counts is that it is over."""
        self.house.inside(self._play_out(Dice(seed)))
        return self

    async def _play_out(self, dice: Dice) -> None:
        hall = self.house.context.hall
        while True:
            async with hall.hold(self.id) as place:
                game = place.table.game
                if game is None or game.is_over:
                    return
                seat, seen, legal = game.asked, game.count(game.asked), game.legal(game.asked)
                words = write_action(game.rules, legal[int(dice.below(len(legal)))])
            await hall.do(self.id, lambda table, at: table.submit(at, seat, seen, words))  # noqa: B023 - at once


def open_party(house: House, rules: str = SHORT, people: int = 3, *, bots: bool = True, **choices: object) -> Party:
    host = house.guest()
    body = {"rules": rules, "pace": "none", "bot_delay": 0, **choices}
    table = house.post("/api/tables", host, body)
    party = Party(house, str(table["id"]), str(table["code"]), host)
    for seat in range(people):
        token = house.guest()
        house.post(f"{party.path}/seats/{seat}", token, {"name": f"Mole {seat}"})
        party.tokens.append(token)
    for seat in range(people, len(rows(table, "seats")) if bots else 0):
        house.post(f"{party.path}/seats/{seat}/bot", host, {"bot": "random"})
    return party


def part(found: object, *way: str | int) -> object:
    """What stands there in an answer, step by step."""
    for step in way:
        if isinstance(step, str):
            assert isinstance(found, dict)
            found = found[step]
        else:
            assert isinstance(found, list)
            found = found[step]
    return found


def number(found: object, *way: str | int) -> int:
    value = part(found, *way)
    assert isinstance(value, int)
    return value


def words(found: object, *way: str | int) -> list[str]:
    value = part(found, *way)
    assert isinstance(value, list) and all(isinstance(each, str) for each in value)
    return value


def rows(found: object, *way: str | int) -> list[Json]:
    value = part(found, *way)
    assert isinstance(value, list) and all(isinstance(each, dict) for each in value)
    return value


def done(answer: httpx.Response) -> Json:
    assert answer.is_success, answer.text
    found = answer.json()
    assert isinstance(found, dict)
    return found


def problem(answer: httpx.Response, status: int, key: str) -> Json:
    """It is a problem document of this status and key."""
    assert answer.headers["content-type"] == "application/problem+json", answer.text
    found = answer.json()
    assert isinstance(found, dict)
    assert (answer.status_code, found["status"], found["key"]) == (status, status, key), answer.text
    assert set(found) == {"type", "title", "status", "detail", "key", "arguments"}
    assert isinstance(found["detail"], str) and found["detail"] and "\n" not in found["detail"]
    assert "Traceback" not in answer.text and "/undermine/" not in answer.text
    return found


def wait_for(happens: Callable[[], bool], seconds: float = PATIENCE) -> None:
    end = time.monotonic() + seconds
    while not happens():
        assert time.monotonic() < end, "it did not happen in time"
        time.sleep(0.02)
