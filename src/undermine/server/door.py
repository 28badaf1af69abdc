"""The door of the house: a line on which a request comes, from its first byte to its answer.

Owns patience: whoever sends half a request, or does not take his answer, does not keep his line for ever.  Needs
httptools; where that is not, a web server in front has to do it.
"""

from __future__ import annotations

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from undermine.server.line import Now, Patience


class Door(HttpToolsProtocol):
    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn
        super().connection_made(transport)
        self._asks, self._takes = Patience(self.loop), Patience(self.loop)
        if Now.lines.take(self.client[0] if self.client else ""):
            self._asks.begin(Now.lines.header_seconds, transport)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._asks.end()
        self._takes.end()
        Now.lines.give_back(self.client[0] if self.client else "")
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._asks.begin(Now.lines.header_seconds, self.transport)

    def on_message_complete(self) -> None:
        self._asks.end()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        # From here on the line is the socket's, which gives it back.
        self._asks.end()
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._takes.begin(Now.lines.deaf_seconds, self.transport)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._takes.end()
