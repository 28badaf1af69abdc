"""The HTTP half of a client: become a guest, open or find a table, sit down, start.

Owns the calls.  A refusal of the server is raised as ServerRefusal with its one line.
"""

from __future__ import annotations

import time
from contextlib import suppress
from email.utils import parsedate_to_datetime
from http.cookiejar import DefaultCookiePolicy
from types import TracebackType
from urllib.parse import quote

import httpx
import msgspec

from undermine.client.address import Address
from undermine.server.wire import GuestInfo, Problem, TableInfo


class ServerRefusal(ValueError):
    """The server said no; nothing was changed."""

    def __init__(self, key: str, detail: str) -> None:
        super().__init__(detail)
        self.key = key


def connect_to(address: Address) -> httpx.AsyncClient:
    """Connections to a server; several guests of one process may share them, so cookies are not kept."""
    http = httpx.AsyncClient(base_url=address.server, timeout=20, trust_env=False)
    http.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))
    return http


class Lobby:
    """One guest at one server."""

    def __init__(self, address: Address, token: str = "", http: httpx.AsyncClient | None = None) -> None:
        self.address = address
        self.token = token
        self.clock_ahead = 0.0
        """How far the server's clock is ahead of ours, to a second."""
        self._owned = http is None
        self._http = http if http is not None else connect_to(address)

    async def __aenter__(self) -> Lobby:
        return self

    async def __aexit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _trace: TracebackType | None
    ) -> None:
        if self._owned:
            await self._http.aclose()

    async def become_guest(self) -> str:
        """Take a token, unless there is one."""
        if not self.token:
            answer = await self._call("POST", "/api/guests")
            self.token = msgspec.json.decode(answer, type=GuestInfo).token
        return self.token

    async def open_table(self, **choices: object) -> TableInfo:
        return await self._table("POST", "/api/tables", choices)

    async def find(self, code_or_id: str) -> TableInfo:
        """By id or by short code."""
        safe = quote(code_or_id, safe="")
        return await self._table("GET", f"/api/codes/{safe}" if len(code_or_id) <= 8 else f"/api/tables/{safe}")

    async def sit(self, table: str, seat: int, name: str, word: str = "") -> TableInfo:
        """On an empty seat, or on a bot's in a running game with the word that the host gave for it."""
        return await self._table("POST", f"/api/tables/{table}/seats/{seat}", {"name": name, "word": word})

    async def seat_bot(self, table: str, seat: int, bot: str = "miner", name: str = "") -> TableInfo:
        return await self._table("POST", f"/api/tables/{table}/seats/{seat}/bot", {"bot": bot, "name": name})

    async def unseat_bot(self, table: str, seat: int) -> TableInfo:
        return await self._table("DELETE", f"/api/tables/{table}/seats/{seat}/bot")

    async def take_back(self, table: str, seat: int) -> TableInfo:
        """Play again after a bot stood in."""
        return await self._table("DELETE", f"/api/tables/{table}/seats/{seat}/stand-in")

    async def pause(self, table: str) -> TableInfo:
        return await self._table("POST", f"/api/tables/{table}/pause")

    async def resume(self, table: str) -> TableInfo:
        return await self._table("DELETE", f"/api/tables/{table}/pause")

    async def say(self, table: str, *, phrase: str = "", arguments: tuple[str, ...] = (), chat: str = "") -> TableInfo:
        body = {"phrase": phrase, "arguments": arguments, "chat": chat}
        return await self._table("POST", f"/api/tables/{table}/say", body)

    async def start(self, table: str) -> TableInfo:
        return await self._table("POST", f"/api/tables/{table}/start")

    async def record(self, table: str, game: int) -> str:
        return (await self._call("GET", f"/api/tables/{table}/games/{game}/record")).decode()

    async def _table(self, method: str, path: str, body: object = None) -> TableInfo:
        return msgspec.json.decode(await self._call(method, path, body), type=TableInfo)

    async def _call(self, method: str, path: str, body: object = None) -> bytes:
        headers = {"content-type": "application/json"}
        if self.token:
            headers["authorization"] = f"Bearer {self.token}"
        try:
            answer = await self._http.request(
                method, path, content=None if body is None else msgspec.json.encode(body), headers=headers
            )
        except httpx.HTTPError as error:
            raise OSError(f"{self.address.server} does not answer: {type(error).__name__}") from error
        with suppress(KeyError, ValueError):
            self.clock_ahead = parsedate_to_datetime(answer.headers["date"]).timestamp() + 0.5 - time.time()
        if answer.is_success:
            return answer.content
        try:
            problem = msgspec.json.decode(answer.content, type=Problem)
        except msgspec.DecodeError:
            raise ServerRefusal("http", f"the server answered {answer.status_code}") from None
        raise ServerRefusal(problem.key, problem.detail)
