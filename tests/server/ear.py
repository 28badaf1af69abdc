"""Somebody who only listens: a socket of one seat, or of a spectator, that keeps every byte it gets and resumes.

Owns the comparison of what was heard with what the seat may see of the true events.
"""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import dataclass, field

import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.house import House, Json, part
from undermine.core.engine import legal_actions, to_act
from undermine.core.event import Event
from undermine.core.fact import named
from undermine.core.rules import Rules
from undermine.notation.action import write_action
from undermine.server.reader import Reader
from undermine.server.wire import Position, SeatInfo, TableInfo
from undermine.text import Words
from undermine.views.plain import plain_event
from undermine.views.project import project
from undermine.views.view import View

TABLE = set(TableInfo.__struct_fields__)
SEAT = set(SeatInfo.__struct_fields__)
POSITION = set(Position.__struct_fields__)
READ = {"view", "choices", "log", "ended"}
"""What only comes with views."""


@dataclass
class Ear:
    table: str
    seat: int
    token: str
    raw: bool
    seen: int = 0
    is_over: bool = False
    frames: list[bytes] = field(default_factory=list)
    socket: ClientConnection | None = None

    def come(self, house: House) -> None:
        url = f"ws://127.0.0.1:{house.port}/api/tables/{self.table}/live"
        opening = connect(url, proxy=None, compression=None, max_size=1 << 22, max_queue=None, close_timeout=1)
        self.socket = opening.__enter__()
        hello = {"do": "hello", "token": self.token, "seen": self.seen, "raw": self.raw, "views": not self.raw}
        self.socket.send(json.dumps(hello))

    def listen(self, timeout: float) -> None:
        """Everything that comes until it is quiet for so long, or until the game is over."""
        assert self.socket is not None
        with suppress(TimeoutError, ConnectionClosed):
            while True:
                data = bytes(self.socket.recv(timeout, decode=False))
                self.frames.append(data)
                message = json.loads(data)
                if "position" in message:
                    self.seen = message["position"]["n"]
                if "table" in message:
                    self.is_over = message["table"]["state"] == "over"
                    if self.is_over:
                        return

    def go(self) -> None:
        if self.socket is not None:
            self.listen(0.01)
            self.socket.__exit__(None, None, None)
            self.socket = None


class Truth:
    """What one seat may know, from the true events."""

    def __init__(self, rules: Rules, names: list[str], events: list[Event], seat: int) -> None:
        self.rules = rules
        self.seat = seat
        self.shown = [seen for event in events if (seen := project(event, seat)) is not None]
        self.views: list[View] = []
        self.read: list[Json] = []
        """After so many events: what a page of this seat is told."""
        reader = Reader(rules, names, seat, Words("en"))
        log: dict[int, object] = {}
        for event in [None, *self.shown]:
            if event is not None:
                reader.hear([event])
            self.views.append(reader.view.copy())
            log |= {entry.n: _json(entry) for entry in reader.news()}
            choices = _json(reader.choices(legal_actions(reader.view, seat)))
            view, ended = _json(reader.plain()), _json(reader.ended)
            self.read.append({"view": view, "choices": choices, "log": dict(log), "ended": ended})

    def check(self, position: Json, *, raw: bool, since: int) -> None:
        """A position is what the seat's own view gives, and nothing else."""
        assert set(position) <= POSITION - (READ if raw else set())
        n = position["n"]
        assert isinstance(n, int) and n <= len(self.shown)
        news = self.shown[since:n]
        events = _json([named(self.rules, event) for event in news]) if raw else _plain(self.rules, news)
        assert position["events"] == events
        view = self.views[n]
        asked = to_act(view)
        assert position.get("asked", -1) == asked
        assert position.get("question", "") == (self.rules.frame_names[int(view.top()[0])] if view.depth else "")
        legal = [write_action(self.rules, action) for action in legal_actions(view, self.seat)]
        assert position.get("legal", []) == legal
        if raw:
            return
        read = self.read[n]
        assert position["view"] == read["view"]
        assert position.get("choices", []) == read["choices"]
        assert position.get("ended") in (None, read["ended"])
        log = read["log"]
        assert isinstance(log, dict)
        entries = position.get("log", [])
        assert isinstance(entries, list)
        for entry in entries:
            assert entry == log[entry["n"]]


def _json(value: object) -> object:
    return json.loads(msgspec.json.encode(value))


def _plain(rules: Rules, events: list[Event]) -> object:
    found = [plain for event in events if (plain := plain_event(rules, event)) is not None]
    return _json(found)


def check_frames(ear: Ear, truth: Truth) -> int:
    """Every message that an ear got, from the first byte on; how many positions there were."""
    checked = 0
    seen = 0
    for frame in ear.frames:
        message = json.loads(frame)
        kind = message["is"]
        if kind in ("hello", "table"):
            check_table(part(message, "table"))
        if "position" in message:
            truth.check(message["position"], raw=ear.raw, since=seen)
            seen = message["position"]["n"]
            checked += 1
        allowed = {
            "hello": {"is", "now", "table", "position", "said"},
            "news": {"is", "position"},
            "table": {"is", "table", "due"},
            "said": {"is", "seat", "at", "phrase", "arguments", "chat"},
        }
        assert set(message) <= allowed[kind], message
    assert seen == len(truth.shown), "nothing is missing at the end"
    return checked


def check_table(table: object) -> None:
    """A table tells everybody the same things, and those of a finished game only when it is over."""
    assert isinstance(table, dict) and set(table) == TABLE
    over = table["state"] == "over"
    for name in ("seed", "scores", "winners"):
        assert (table[name] is not None) == over
    for seat in table["seats"]:
        assert set(seat) <= SEAT
