"""A bot of ours at somebody's server: it sees what its seat is sent and answers."""

from __future__ import annotations

from undermine.bots.registry import make
from undermine.core.event import Event
from undermine.notation.action import write_action
from undermine.server.wire import Spoken, TableInfo
from undermine.views.view import View


class BotPlayer:
    def __init__(self, bot: str, seed: int) -> None:
        self._name = bot
        self._seed = seed
        self._view: View | None = None

    def see(self, view: View, events: list[Event]) -> None:
        if view is not self._view:
            self._view = view
            self._mind = make(self._name, int(view.me), view.rules, self._seed)
        self._mind.see(events)

    async def choose(self, view: View, actions: list[int], words: list[str]) -> str | None:
        return write_action(view.rules, self._mind.choose(view, actions))

    def table_changed(self, table: TableInfo) -> None:
        pass

    def heard(self, spoken: Spoken) -> None:
        pass

    def refused(self, key: str, detail: str) -> None:
        pass
