"""Two games that differ only in what a seat cannot know give that seat the same bytes, by socket and by HTTP."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from pathlib import Path

import pytest

from tests.chooser import MIXED
from tests.secrecy.twins import make_twins
from tests.server.house import House, Line
from undermine.core.event import CHOSE, Event
from undermine.core.frame import SPECTATOR
from undermine.games import canonical_text, parse_rules
from undermine.notation.record import choice_of
from undermine.tables.entry import FORM, Came, Entry, HandedOver, Left, Moved, Opened, Said, Sat, Started, written
from undermine.tables.table import Table

PLAYERS = 4
RULES = canonical_text(f"base:de x{PLAYERS}")
KEY = "the-same-table-1"
NOW = 1_900_000_000.0


@pytest.fixture(scope="module")
def houses(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[House]]:
    with ExitStack() as stack:
        folder: Path = tmp_path_factory.mktemp("twins")
        yield [stack.enter_context(House(str(folder / name), clock=lambda: NOW)) for name in ("one", "other")]


@dataclass
class Heard:
    lines: list[Line]
    bodies: list[bytes]


def entries_of(log: list[Event], tokens: list[str]) -> list[Entry]:
    """A table at which this game is played, with people who come and go and bots that stand in."""
    rules = parse_rules(RULES)
    entries: list[Entry] = [Sat(NOW, seat, tokens[seat], f"Mole {seat}") for seat in range(PLAYERS)]
    starts = [index for index, event in enumerate(log) if event[0] == CHOSE] + [len(log)]
    entries.append(
        Started(NOW, 1, "the same seed, for the deal is given", written(rules, tuple(log[: starts[0]])), 0, FORM)
    )
    for number, (start, end) in enumerate(pairwise(starts)):
        seat, action = choice_of(log[start])
        if number % 7 == 3:
            entries += [Left(NOW, seat), HandedOver(NOW, seat, "miner", "away")]
        events, by = written(rules, tuple(log[start:end])), "miner" if number % 7 == 3 else ""
        entries.append(Moved(NOW, seat, action, events, 0, by, form=FORM))
        if number % 7 == 3:
            entries.append(Came(NOW, seat))
        if number % 5 == 0:
            entries.append(Said(NOW, seat, "trust", (str((seat + 1) % PLAYERS),)))
    return entries


def play(house: House, key: str, log: list[Event], me: int) -> Heard:
    """Let the game happen at a table while the seat listens, comes again, asks and gets refusals."""
    tokens = [house.guest() for _ in range(PLAYERS)]
    guests = [house.context.guests.check(token, NOW) for token in tokens]
    token = tokens[me] if me != SPECTATOR else ""
    opened = Opened(NOW, RULES, "host", f"C{key[-5:]}", "live", 60.0)
    assert house.inside(house.context.hall.create(key, opened))
    heard = Heard([], [])
    house.tap = []
    with ExitStack() as stack:
        for hello in ({"raw": True}, {"views": True}):
            line = stack.enter_context(house.socket(key, token, **hello))
            line.hear()
            heard.lines.append(line)
        for number, entry in enumerate(entries_of(log, guests)):
            house.inside(house.context.hall.do(key, partial(_given, entry)))
            if number % 10 == 9:
                _ask(house, key, token, stack, heard)
        for line in heard.lines:
            line.say({"do": "ping", "id": 99})
            while line.until("done")["id"] != 99:
                pass
    heard.bodies = [body for _, body in house.tap]
    house.tap = None
    return heard


def _given(entry: Entry, _table: Table, _at: float) -> Entry:
    return entry


def _ask(house: House, key: str, token: str, stack: ExitStack, heard: Heard) -> None:
    path = f"/api/tables/{key}"
    for where in ("position", "position?raw=true", "position?seen=20", "games/1/record", "games/1/replay?seat=1", ""):
        house.ask("GET", f"{path}/{where}".rstrip("/"), token)
    position = json.loads(house.ask("GET", f"{path}/position?seen=1000000", token).content)
    if token:
        for words in ("discard map", "discard B-NESW", "place B-NESW 2,0", "map 1", "dance", "play map middle"):
            if words not in position.get("legal", []):
                for seen in (position.get("n", 0), 0):
                    house.ask("POST", f"{path}/moves", token, {"seen": seen, "action": words})
    line = stack.enter_context(house.socket(key, token, raw=True, seen=position.get("n", 0) // 2))
    line.hear()
    line.say({"do": "play", "seen": 0, "action": "discard map", "id": 1})
    line.until("refused")  # before anything else happens, so that the order is always the same
    heard.lines.append(line)


@pytest.mark.parametrize("me", [0, 3, SPECTATOR])
def test_the_same_bytes(houses: list[House], me: int) -> None:
    twins = make_twins(f"base:de x{PLAYERS}", me, 40 + me, MIXED, to_the_end=False)
    assert twins.one != twins.other and sum(twins.unlike.values()) > 20
    one, other = (
        play(house, f"{KEY}-{me}", log, me) for house, log in zip(houses, (twins.one, twins.other), strict=True)
    )
    assert len(one.lines) == len(other.lines) > 3
    for a, b in zip(one.lines, other.lines, strict=True):
        assert a.heard == b.heard
    assert [body for body in one.bodies if b'"token"' not in body] == [
        body for body in other.bodies if b'"token"' not in body
    ]
    assert sum(len(line.heard) for line in one.lines) > 100 and len(one.bodies) > 20


def test_another_seat_sees_the_difference(houses: list[House]) -> None:
    """The comparison can fail: the same two games are unlike for somebody who may know more."""
    twins = make_twins(f"base:de x{PLAYERS}", 0, 40, MIXED, to_the_end=False)
    one, other = (
        play(house, f"{KEY}-else", log, 2) for house, log in zip(houses, (twins.one, twins.other), strict=True)
    )
    assert [line.heard for line in one.lines] != [line.heard for line in other.lines]
