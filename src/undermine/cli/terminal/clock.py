"""How much time the person who is asked has left, by the server's clock.

Owns that figure.  Whatever the server tells brings it: news of the game, and changes of the table.
"""

from __future__ import annotations

import time

from undermine.cli.terminal.table_page import BOT
from undermine.client.lobby import Lobby
from undermine.core.engine import to_act
from undermine.server.wire import TableInfo
from undermine.views.view import View


class Clock:
    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self._due: float | None = None

    def set(self, due: float | None) -> None:
        """News have come; `due` is when the table goes on by itself."""
        self._due = due

    def left(self, table: TableInfo, view: View | None) -> str:
        """`1:25`, or nothing if nobody's time runs; bots need no clock."""
        if self._due is None or view is None or table.state != "running" or table.paused:
            return ""
        asked = to_act(view)
        seat = table.seats[asked] if 0 <= asked < len(table.seats) else None
        if seat is None or seat.kind == BOT or seat.stand_in:
            return ""
        seconds = max(0, int(self._due - time.time() - self._lobby.clock_ahead))
        hours, minutes = divmod(seconds // 60, 60)
        return f"{hours}:{minutes:02}:{seconds % 60:02}" if hours else f"{minutes}:{seconds % 60:02}"
