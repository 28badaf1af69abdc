"""A visit at somebody's table: the lobby, the game, the talk, and the way back.

Owns the course of a visit: what came from the server is shown, what is typed is done.  It plays a seat for the client's
socket, which resumes by itself; the desk it shows is made from the seat's projected events alone.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from contextlib import suppress

from rich.console import Console, RenderableType
from rich.text import Text

from undermine.cli.terminal.clock import Clock
from undermine.cli.terminal.desk import Desk
from undermine.cli.terminal.errand import ERRANDS, Errands, refusal_text
from undermine.cli.terminal.lines import Lines
from undermine.cli.terminal.page import page_of
from undermine.cli.terminal.screen import CHALK, HARM, asked_line, show_page
from undermine.cli.terminal.table_page import (
    about_seats,
    ask_text,
    farewell,
    has_stand_in,
    names_at,
    place_of,
    status_of,
    table_parts,
)
from undermine.cli.terminal.talk import spoken_text
from undermine.cli.terminal.typed import ONLINE, Typed, read_typed
from undermine.client.lobby import Lobby, ServerRefusal
from undermine.client.seat import SeatClient
from undermine.core.engine import to_act
from undermine.core.event import Event
from undermine.notation.action import write_action
from undermine.server.wire import Spoken, TableInfo
from undermine.text import People, Words
from undermine.views.view import View

TICK = 1.0
TALK = 6
"""Lines of talk on the page of a table."""


class Leaving(Exception):
    """The person goes, or the input has ended."""


class Visit:
    def __init__(
        self,
        lobby: Lobby,
        table: TableInfo,
        name: str,
        words: Words,
        console: Console,
        way_back: str,
        *,
        colour: bool,
    ) -> None:
        self.words = words
        self.console = console
        self.table = table
        self.desk: Desk | None = None
        self.lines = Lines(console, self._wake_up, self._again)
        self.client = SeatClient(lobby.address, table.id, lobby.token, self, stays=True, on_link=self._link_changed)
        self._lobby = lobby
        self._way_back = way_back
        self._errands = Errands(lobby, words, name)
        self._colour = colour
        self._names = names_at(words, table)
        self._people = People(self._names, place_of(table))
        self._news: deque[Event | str] = deque()  # what happened or was said, and has not been shown yet
        self._said: deque[str] = deque(maxlen=TALK)
        self._seen: View | None = None  # the client's view: another one is another game
        self._answer: asyncio.Future[str] | None = None
        self._is_new_question = False
        self._is_open = False  # is a question on the desk?
        self._rung = (0, 0)  # game and number of events when the bell rang last
        self._page: Callable[[], None] | None = None  # a page that stays until Enter
        self._was_end_shown = False
        self._remarks: list[str] = []  # what is said above the question until the next line is typed
        self._clock = Clock(lobby)
        self._is_stale = True
        self._wake = asyncio.Event()

    async def run(self) -> None:
        """Until the person leaves; ServerRefusal if there is no way back to this table."""
        socket = asyncio.create_task(self.client.play())
        socket.add_done_callback(lambda _: self._wake_up())
        try:
            with self.lines:
                while not socket.done():
                    self._wake.clear()
                    await self._go_on()
                    await self._wait()
                socket.result()
        except Leaving:
            self.console.print()
            for line in farewell(self.words, self.table, self._way_back):
                self.console.print(Text(line, CHALK), soft_wrap=True)
        finally:
            socket.cancel()
            with suppress(asyncio.CancelledError, ServerRefusal):
                await socket

    async def _wait(self) -> None:
        try:
            async with asyncio.timeout(TICK):
                await self._wake.wait()
        except TimeoutError:
            if self.lines.is_live:
                self.lines.show(self._prompt())

    async def _go_on(self) -> None:
        """Show what happened, then do what was typed, line by line."""
        while True:
            self._catch_up()
            self._draw()
            if not self._may_read():
                return
            if has_stand_in(self.table) and not self.lines.is_live:
                await self._take_back()
                continue
            line = self.lines.waiting.popleft()
            if self._is_left_over(line):
                continue
            self.lines.echo(line)
            await self._obey(line)

    # What the client tells (it calls these from the loop)

    def see(self, view: View, events: list[Event]) -> None:
        self._clock.set(self.client.due)
        if view is not self._seen:
            self._seen = view
            self._sit_down(view, events)
        else:
            self._news.extend(events)
        self._again()

    async def choose(self, view: View, actions: list[int], words: list[str]) -> str | None:
        mine: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self._answer = mine
        self._is_new_question = True
        self._again()
        try:
            return await mine
        finally:
            if self._answer is mine:
                self._answer = None

    def table_changed(self, table: TableInfo) -> None:
        self._clock.set(self.client.due)
        self._take_table(table)

    def heard(self, spoken: Spoken) -> None:
        # Told now: later somebody else may sit there.
        text = spoken_text(self.words, self._people, spoken)
        self._said.append(text)
        if self.desk is not None:
            self._news.append(text)
        self._again()

    def refused(self, key: str, detail: str) -> None:
        if key != "stale":
            self._remarks.append(refusal_text(self.words, key, detail))
        self._again()

    def _sit_down(self, view: View, events: list[Event]) -> None:
        """Another game, or another seat in it: what happened before is not shown step by step."""
        self._people = People(self._names, place_of(self.table))
        own = View(view.rules, int(view.me))
        rounds = int(view.rules.rounds)
        self.desk = Desk(self.words, self._people, own, self.console, rounds, colour=self._colour)
        self.desk.screen.about = about_seats(self.words, self.table)
        self._news.clear()
        self._page = None
        self._was_end_shown = False
        self._is_open = False
        for event in events:
            self.desk.chronicle.hear(event)

    def _take_table(self, table: TableInfo) -> None:
        if table.sequence < self.table.sequence:
            return
        self.table = table
        self._names[:] = names_at(self.words, table)
        if self._people.me != place_of(table):
            self._people = People(self._names, place_of(table))
        if self.desk is not None:
            self.desk.screen.about = about_seats(self.words, table)
        self._again()

    def _link_changed(self) -> None:
        """A terminal shows it in its place; a transcript has a line for it, but not for the first connection."""
        is_linked = self.client.is_linked
        if not self.lines.is_live and (self.client.reconnects or not is_linked):
            self.console.print(Text(self.words.say("online-back" if is_linked else "online-lost"), HARM))
        self._again()

    def _wake_up(self) -> None:
        self._wake.set()

    def _again(self) -> None:
        """The screen is not as it should be any more."""
        self._is_stale = True
        self._wake.set()

    # What is shown

    def _catch_up(self) -> None:
        """Take in what happened; the end of a round stays on the screen before the next one begins."""
        desk = self.desk
        if desk is None:
            return
        while self._news and self._page is None:
            news = self._news[0]
            if isinstance(news, str):
                desk.chronicle.overhear(news)
            elif desk.ends_round(news) and not self._was_end_shown:
                self._was_end_shown = True
                if self.lines.is_live:
                    self._page = lambda: desk.draw_ending([])
                    self._is_stale = True
                    break
                desk.draw_ending([])
                continue
            else:
                desk.hear(news)
                self._was_end_shown = False
            self._news.popleft()
        if self._is_open and not desk.is_asked:
            # Somebody answered for this seat.
            desk.end_answer()
            self._is_open = False
        if self._is_new_question and desk.is_asked and not self._news:
            self._is_new_question = False
            self._is_open = True
            desk.begin_answer()
            self._is_stale = True
            if self.lines.is_live and self._rung != (self.client.game, self.client.seen):
                self._rung = (self.client.game, self.client.seen)
                self.console.bell()

    def _draw(self) -> None:
        """A terminal shows every change; a pipe gets a screen when a line is wanted."""
        if not self._is_stale or not (self.lines.is_live or self._wants_line):
            return
        self._is_stale = False
        desk = self.desk
        if self._page is not None:
            self._page()
            for part in self._status():
                self.console.print(part)
            self.console.print(asked_line(self.words.say("say-enter")))
        elif desk is None or self.table.state == "open":
            parts = table_parts(self.words, self.table, self._lobby.address.server, self._talk())
            asked = asked_line(ask_text(self.words, self.table))
            show_page(self.console, self.words.say("online-title"), [*parts, *self._status(), asked])
        elif desk.is_over:
            asked = asked_line(ask_text(self.words, self.table))
            desk.draw_game_over([Text(), *self._talk(), *self._status(), asked])
        elif desk.is_asked:
            desk.draw_question(self._status())
        else:
            desk.draw_waiting(self._status())
        self.lines.show(self._prompt())

    def _status(self) -> list[RenderableType]:
        """How things stand beside the game, and what there is to say."""
        is_piped = not self.lines.is_live
        told = status_of(
            self.words,
            self.table,
            is_lost=bool(self.client.reconnects) and not self.client.is_linked,
            is_wanted=self._page is not None and self._is_wanted,
            time_left=self._clock.left(self.table, self.client.view) if is_piped and self._is_my_turn else "",
        )
        return [*told, *(Text(remark, f"bold {CHALK}") for remark in self._remarks)]

    def _talk(self) -> list[RenderableType]:
        return [Text(f"• {text}", CHALK) for text in self._said]

    def _prompt(self) -> str:
        left = self._clock.left(self.table, self.client.view) if self.lines.is_live else ""
        return f"{left} > " if left else "> "

    # What is typed

    @property
    def _is_my_turn(self) -> bool:
        """Whether an answer would be heard: none was sent yet, and everything that happened has been shown."""
        is_open = self._answer is not None and not self._answer.done()
        return is_open and self.desk is not None and self.desk.is_asked and not self._news

    @property
    def _is_wanted(self) -> bool:
        """Whether the table waits for this seat, though it may not have been shown yet."""
        view = self.client.view
        return view is not None and self.table.state == "running" and to_act(view) == self.table.seat

    @property
    def _wants_line(self) -> bool:
        """Whether there is something to answer: in a game a question, else whatever the person likes to do."""
        if not self.client.is_linked or self._news:
            return False
        if self.table.state == "running":
            return self._is_my_turn or self.table.seat is None or self.table.paused
        return self.table.state == "open" or (self.desk is not None and self.desk.is_over)

    def _may_read(self) -> bool:
        """A person types when he likes.  A pipe has everything at once: its lines wait until they are wanted."""
        if not self.lines.waiting:
            return False
        if self.lines.is_live:
            return True
        line = self.lines.waiting[0]
        if not self._wants_line:
            return has_stand_in(self.table) and line is not None
        if self.table.state == "running" and self.table.seat is None:
            return line is not None
        # Moves that come before the game are kept for it.
        return self.table.state != "open" or line is None or bool(read_typed(self.words, line, ONLINE).command)

    def _is_left_over(self, line: str | None) -> bool:
        """Moves that a pipe still has when the game is over are nobody's."""
        if self.lines.is_live or self.table.state != "over" or line is None:
            return False
        return read_typed(self.words, line, ONLINE).command in ("", "discard")

    async def _obey(self, line: str | None) -> None:
        if line is None:
            raise Leaving
        self._remarks = []
        self._is_stale = True
        if self.desk is not None:
            self.desk.notes = []
        if self._page is not None:
            self._page = None
            if not line.strip():
                return
            self._catch_up()
        typed = read_typed(self.words, line, ONLINE)
        if typed.command == "quit":
            raise Leaving
        if has_stand_in(self.table) and typed.command not in ERRANDS:
            await self._take_back()
        elif self._show_page(typed):
            pass
        elif typed.command in ERRANDS:
            await self._send(typed)
        elif self.desk is not None and self.table.state == "running":
            self._play(self.desk, typed)
        elif typed.words or typed.command not in ("", "table"):
            unknown = " ".join(typed.words)[:60] or typed.command
            self._remark(self.words.say("say-unknown", words=unknown, command=self.words.say("command-help")))

    async def _send(self, typed: Typed) -> None:
        table, remark = await self._errands.run(typed, self.table, self._people)
        if table is not None:
            self._take_table(table)
        self._remark(remark)

    async def _take_back(self) -> None:
        table, remark = await self._errands.take_back(self.table)
        if table is not None:
            self.table_changed(table)
        self._remark(remark)

    def _remark(self, text: str) -> None:
        """Say it, unless the status says it already."""
        if text and (self.client.is_linked or text != self.words.say("online-lost")):
            self._remarks.append(text)

    def _play(self, desk: Desk, typed: Typed) -> None:
        """A move, or a question about one."""
        is_move = typed.command == "discard" or (not typed.command and bool(typed.words))
        if is_move and not self._is_my_turn:
            if self.client.is_linked:
                self._remarks.append(self.words.say("online-not-your-turn"))
            return
        action = desk.read(typed)
        if action and self._answer is not None:
            self._answer.set_result(write_action(desk.view.rules, action))
            desk.end_answer()
            self._is_open = False

    def _show_page(self, typed: Typed) -> bool:
        """Pages to read: they stay until Enter on a terminal, and are printed into a pipe."""
        server = self._lobby.address.server
        page = page_of(typed, self.words, self._people, self.table, server, self._talk(), self.desk)
        if page is None:
            return False
        title, parts = page
        if self.lines.is_live:
            self._page = lambda: show_page(self.console, title, parts)
        else:
            show_page(self.console, title, parts)
        return True
