"""A link between the store and a PostgreSQL that can be cut, also in the middle of a commit."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from sqlalchemy.engine import URL, make_url

BEFORE = "before"
AFTER = "after"


class Link:
    """Passes bytes on, both ways, until it is told otherwise."""

    def __init__(self, server: URL) -> None:
        self._server = server
        self._open = asyncio.Event()
        self._open.set()
        self._writers: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self.at_commit = ""
        """BEFORE: the next COMMIT does not reach the server.  AFTER: it does, but nobody hears the answer."""
        self.was_cut = asyncio.Event()
        self._flows: set[asyncio.Event] = set()

    def shut(self) -> None:
        """Cut all connections; new ones get no answer until `let_through`."""
        self._open.clear()
        for writer in self._writers:
            writer.close()

    def freeze(self) -> None:
        """The server keeps the connections that there are, but hears nothing more on them; new ones are good."""
        for flow in self._flows:
            flow.clear()

    def let_through(self) -> None:
        self._open.set()

    async def connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        self._writers.add(writer)
        try:
            await self._open.wait()
            host = self._server.query.get("host", self._server.host)
            assert isinstance(host, str)
            if host.startswith("/"):
                there = await asyncio.open_unix_connection(f"{host}/.s.PGSQL.{self._server.port or 5432}")
            else:
                there = await asyncio.open_connection(host, self._server.port or 5432)
            self._writers.add(there[1])
            back = asyncio.ensure_future(_pass(there[0], writer))
            await self._pass_on(reader, there, back)
            await back
        except (ConnectionError, asyncio.CancelledError):
            pass
        finally:
            writer.close()
            self._tasks.discard(task)

    async def _pass_on(
        self,
        reader: asyncio.StreamReader,
        there: tuple[asyncio.StreamReader, asyncio.StreamWriter],
        back: asyncio.Task[None],
    ) -> None:
        answers, server = there
        flow = asyncio.Event()
        flow.set()
        self._flows.add(flow)
        while data := await reader.read(65536):
            await flow.wait()
            if self.at_commit and b"COMMIT\0" in data:
                back.cancel()
                with suppress(asyncio.CancelledError):
                    await back
                if self.at_commit == AFTER:
                    server.write(data)
                    await answers.read(65536)
                self.at_commit = ""
                self.shut()
                self.was_cut.set()
                return
            server.write(data)
        server.close()

    async def end(self) -> None:
        self.shut()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


async def _pass(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(ConnectionError):
        while data := await reader.read(65536):
            writer.write(data)
    writer.close()


@asynccontextmanager
async def linked(url: str, folder: Path) -> AsyncIterator[tuple[Link, str]]:
    """The link, and the URL of the same database through it."""
    there = make_url(url)
    link = Link(there)
    server = await asyncio.start_unix_server(link.connected, folder / ".s.PGSQL.5432")
    try:
        here = there.set(host=None, port=None, query={"host": str(folder)})
        yield link, here.render_as_string(hide_password=False)
    finally:
        server.close()
        await link.end()
