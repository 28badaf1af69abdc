"""A seat's reading of a game: its view and the story in words, kept up to date event by event.

Owns what a page needs beyond the bare events: the table as plain data, the log in the reader's language, and legal
answers taken apart.  Is fed projected events only, so it can tell nothing that the seat may not know; a game that is
over may be told from above.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import convert

from undermine.core import event as e
from undermine.core.engine import why_illegal
from undermine.core.event import Event
from undermine.core.frame import SPECTATOR
from undermine.core.rules import Rules
from undermine.notation.action import read_action
from undermine.notation.choice import parts_of
from undermine.server.wire import Announced, Choice, LogEntry, Passage
from undermine.server.wire import View as TableView
from undermine.tables.refusal import Refusal
from undermine.text import Chronicle, People, Words, reason_text
from undermine.text.choice import choice_label
from undermine.text.telling import Entry
from undermine.text.voice import voices_of
from undermine.views.plain import plain_view
from undermine.views.shape import Intent
from undermine.views.view import View


class Reader:
    def __init__(
        self,
        rules: Rules,
        names: Sequence[str],
        seat: int,
        words: Words,
        *,
        from_above: bool = False,
        begun: View | None = None,
    ) -> None:
        """From the beginning of a game, or from a view in the middle of it that is `begun`."""
        self.rules = rules
        self.words = words
        self.people = People(names, seat)
        view = View(rules, min(seat, SPECTATOR)) if begun is None else begun
        self.chronicle = Chronicle(words, self.people, view, cells=False, from_above=from_above)
        self.ended: TableView | None = None
        """The table as it was when the last round ended."""
        self._closed = 0
        """So many entries of the chronicle have been told as they stay."""
        self._told = (0, "")
        """The number in the log of the entry after those, and what was told of it."""
        self._lead = -1
        """Events until a what if begins, if one does."""

    @property
    def view(self) -> View:
        return self.chronicle.view

    def begins_after(self, events: int) -> None:
        """A what if: so many events are from the game that was left; the log says where it goes on."""
        self._lead = events

    def hear(self, events: Iterable[Event]) -> None:
        for event in events:
            if self._lead == 0:
                self._begin()
            self._lead -= 1
            if event[0] == e.BEGAN and self.view.round:
                self.ended = self.plain()
            self.chronicle.hear(event)
        if self._lead == 0:
            self._begin()

    def _begin(self) -> None:
        self._lead = -1
        self.chronicle.part()

    def plain(self) -> TableView:
        """The table as the seat sees it, with the rounds that are over."""
        names = self.rules.role_names
        plain = plain_view(self.view)
        return {
            **plain,
            "announced": self._aim(plain["announced"]) if plain["announced"] is not None else None,
            "results": [
                {
                    "round": result.number,
                    "side": result.winner,
                    "finder": result.finder if result.finder >= 0 else None,
                    "roles": [names[role] for role in result.roles],
                    "aside": [names[role] for role in result.aside],
                }
                for result in self.chronicle.results
            ],
        }

    def _aim(self, intent: Intent) -> Announced:
        """What a card that was announced is meant for, and what that is called."""
        parts = parts_of(self.rules, read_action(self.rules, intent["action"]))
        label = choice_label(self.words, self.people, self.view, parts)
        return {**intent, "label": label, "at": parts.at, "turned": parts.turned, "seats": parts.seats}

    def news(self) -> list[LogEntry]:
        """The entries of the log that are new or say something else than when this was asked before."""
        entries = self.chronicle.entries
        out: list[LogEntry] = []
        number, text = self._told
        for at in range(self._closed, len(entries)):
            entry = entries[at]
            if entry.sentences:
                if at > self._closed or entry.text != text:
                    out.append(self._entry(number, entry))
                number, text = number + 1, entry.text
        if entries:
            # Only the last entry can still change.
            last = entries[-1]
            self._closed = len(entries) - 1
            self._told = (number - 1, last.text) if last.sentences else (number, "")
        return out

    def log(self) -> list[LogEntry]:
        """All entries of the log, as they are now."""
        return [self._entry(n, entry) for n, entry in enumerate(self.chronicle.told())]

    def choices(self, actions: list[int]) -> list[Choice]:
        out = []
        for action in actions:
            parts = parts_of(self.rules, action)
            label = choice_label(self.words, self.people, self.view, parts)
            at = [list(cell) for cell in parts.at]
            row = (parts.words, parts.verb, label, parts.card, at, parts.turned, parts.seats, parts.value, parts.more)
            out.append(Choice(*row, field=parts.field, side=parts.side))
        return out

    def passages(self) -> list[Passage]:
        """Where the figure that this seat moves can go, and what that costs; found in the view, as everything."""
        told = (voice.passages for voice in voices_of(self.rules))
        found = [each for passages in told if passages for each in passages(self.words, self.people, self.view)]
        return [convert(each, Passage, from_attributes=True) for each in found]

    def why(self, seat: int, action: str) -> str:
        """Why an action is not possible, as a sentence; found in the view, so it tells nothing new."""
        try:
            code = read_action(self.rules, action)
        except ValueError as error:
            raise Refusal("unreadable", str(error), status=422) from error
        reason = why_illegal(self.view, seat, code)
        if not reason:
            return self.words.say("say-may")
        text = reason_text(self.words, self.rules, self.people, reason)
        return f"{text[0].upper()}{text[1:]}."

    def _entry(self, n: int, entry: Entry) -> LogEntry:
        grid = self.rules.grid
        at = [int(grid.x(entry.cell)), int(grid.y(entry.cell))] if entry.cell >= 0 else None
        actor = entry.actor if entry.actor >= 0 else None
        return LogEntry(n, entry.round, actor, entry.text, entry.card or None, at, entry.tone)
