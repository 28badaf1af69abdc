"""Talk among bots that sit in one process, with or without a person among them.

Owns who is asked, whose words are said, and that everybody hears them in the same order.  When a bot may speak
the floor says (`talk/floor.py`), by what everybody saw alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from undermine.bots.bot import Bot, Talker
from undermine.core.event import Event
from undermine.core.frame import SPECTATOR
from undermine.core.rules import Rules
from undermine.talk.floor import Floor
from undermine.talk.line import Line
from undermine.talk.wish import Wish
from undermine.views.project import project
from undermine.views.view import View


class Conversation:
    def __init__(self, rules: Rules, bots: Mapping[int, Bot], views: Mapping[int, View]) -> None:
        self.floor = Floor(rules)
        self.lines: list[Line] = []
        """All that was said."""
        self._talkers = {seat: bot for seat, bot in bots.items() if isinstance(bot, Talker)}
        self._views = views
        self._is_news = False
        """Whether everybody saw something of the last answer; of a whispered one nobody speaks."""

    def see(self, events: Iterable[Event]) -> None:
        """What came of one answer; only what everybody sees of it decides who may speak."""
        shown = [seen for event in events if (seen := project(event, SPECTATOR)) is not None]
        self._is_news = bool(shown)
        self.floor.see(shown)

    def say(self, line: Line, *, is_program: bool = False) -> None:
        """Somebody says something: all hear it."""
        self.lines.append(line)
        self.floor.hear(line, is_program=is_program)
        for bot in self._talkers.values():
            bot.hear(line)

    def go_on(self, after: int) -> list[Line]:
        """What bots say now, one after the other until nobody wants to; `after` so many events of the game."""
        said: list[Line] = []
        while self._is_news and (line := self._next(after)) is not None:
            self.say(line, is_program=True)
            said.append(line)
        return said

    def _next(self, after: int) -> Line | None:
        wishes = [(wish, seat) for seat in self.floor.called if (wish := self._wish(seat)) is not None]
        if not wishes:
            return None
        wish, seat = max(wishes, key=lambda each: each[0].weight)
        line = Line(seat, wish.phrase, wish.arguments, after)
        return line if self.floor.is_new(line) else None

    def _wish(self, seat: int) -> Wish | None:
        bot = self._talkers.get(seat)
        return bot.speak(self._views[seat]) if bot is not None and self.floor.may_speak(seat) else None
