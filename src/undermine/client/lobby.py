"""The HTTP half of a client: become a guest, open or find a table, sit down, start.

Owns the calls.  A refusal of the server is raised as ServerRefusal with its one line.
"""

from __future__ import annotations

from types import TracebackType

import httpx
import msgspec

from undermine.client.address import Address
from undermine.server.wire import GuestInfo, Problem, TableInfo


class ServerRefusal(ValueError):
    """The server said no; nothing was changed."""

    def __init__(self, key: str, detail: str) -> None:
        super().__init__(detail)
        self.key = key


class Lobby:
    """One guest at one server."""

    def __init__(self, address: Address, token: str = "") -> None:
        self.address = address
        self.token = token
        self._http = httpx.AsyncClient(base_url=address.server, timeout=20, trust_env=False)

    async def __aenter__(self) -> Lobby:
        return self

    async def __aexit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _trace: TracebackType | None
    ) -> None:
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
        path = f"/api/codes/{code_or_id}" if len(code_or_id) <= 8 else f"/api/tables/{code_or_id}"
        return await self._table("GET", path)

    async def sit(self, table: str, seat: int, name: str) -> TableInfo:
        return await self._table("POST", f"/api/tables/{table}/seats/{seat}", {"name": name})

    async def seat_bot(self, table: str, seat: int, bot: str = "miner") -> TableInfo:
        return await self._table("POST", f"/api/tables/{table}/seats/{seat}/bot", {"bot": bot})

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
        if answer.is_success:
            return answer.content
        try:
            problem = msgspec.json.decode(answer.content, type=Problem)
        except msgspec.DecodeError:
            raise ServerRefusal("http", f"the server answered {answer.status_code}") from None
        raise ServerRefusal(problem.key, problem.detail)
