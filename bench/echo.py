"""The bare broadcast that the server is compared with: rooms by path, every text goes to everybody in the room."""

from __future__ import annotations

from collections import defaultdict

from litestar import Litestar, WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

rooms: defaultdict[str, set[WebSocket[object, object, State]]] = defaultdict(set)


@websocket("/{room:str}")
async def echo(socket: WebSocket[object, object, State], room: str) -> None:
    """One client."""
    await socket.accept()
    rooms[room].add(socket)
    try:
        while True:
            text = await socket.receive_data("text")
            for other in tuple(rooms[room]):
                await other.send_data(text, "text")
    except (WebSocketDisconnect, RuntimeError):
        rooms[room].discard(socket)


app = Litestar([echo], logging_config=None)
