"""The window for a veto on the wire: the same bytes at the same times, whether or not somebody holds the card."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import pytest

from tests.scenario import table
from tests.server.house import METRICS, House, Line
from undermine.core.frame import SPECTATOR
from undermine.games import canonical_text
from undermine.tables.entry import FORM, BotSat, Entry, Opened, Sat, Started, written
from undermine.tables.live import Live
from undermine.tables.table import Table

RULES = canonical_text("base:cs20+veto[rounds=1] x3")
START = 1_900_000_000.0
FIRST = "B-EW B-NS B-NE B-NW B-NES B-NEW"
SECOND = "B-EW B-NS B-NE B-NW B-NES B-NEW"
THIRD = "B-EW B-NS B-NE B-NW B-NES"


@dataclass
class Clock:
    now: float = START

    def __call__(self) -> float:
        return self.now


@pytest.fixture(scope="module")
def houses(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[House, House, Clock]]:
    clock = Clock()
    folder: Path = tmp_path_factory.mktemp("window")
    with House(str(folder / "one"), clock=clock) as one, House(str(folder / "other"), clock=clock) as other:
        yield one, other, clock


def heard(
    house: House, clock: Clock, key: str, me: int, card: str, reply: tuple[float, str] | None
) -> list[list[bytes]]:
    """What a seat hears while seat 0 announces a card; seat 2 has `card` in its hand and may reply at a time."""
    deal = table(RULES, hands={0: FIRST, 1: SECOND, 2: f"{THIRD} {card}"}, roles="dsd d", goals="NE gold NW")
    clock.now = START
    tokens = [house.guest() for _ in range(3)]
    guests = [house.context.guests.check(token, START) for token in tokens]
    opened = Opened(START, RULES, "host", f"C-{key}", "live", 60.0)
    assert house.inside(house.context.hall.create(key, opened))
    entries: list[Entry] = [Sat(START, seat, guests[seat], f"Mole {seat}") for seat in range(3)]
    entries.append(
        Started(
            START, 1, "the deal is given", written(deal.state.rules, tuple(deal.run.log)), int(deal.state.drawn), FORM
        )
    )
    lines: list[Line] = []
    with ExitStack() as stack:
        for entry in entries:
            house.inside(house.context.hall.do(key, partial(_given, entry)))
        token = tokens[me] if me != SPECTATOR else ""
        for hello in ({"raw": True}, {"views": True}):
            line = stack.enter_context(house.socket(key, token, **hello))
            line.hear()
            lines.append(line)
        house.inside(house.context.hall.do(key, partial(_answer, 0, "place B-EW 1,0")))
        for tenth in range(1, 42):
            clock.now = START + tenth / 10
            if reply is not None and reply[0] == tenth / 10:
                house.inside(house.context.hall.do(key, partial(_answer, 2, reply[1])))
            house.inside(house.context.hall.go_on(key))
            for line in lines:
                line.say({"do": "ping", "id": tenth})
                while line.until("done")["id"] != tenth:
                    pass
    return [line.heard for line in lines]


def _given(entry: Entry, _table: Table, _at: float) -> Entry:
    return entry


def _answer(seat: int, words: str, at_table: Table, at: float) -> Entry:
    game = at_table.game
    assert game is not None
    return at_table.submit(at, seat, game.count(seat), words)


@pytest.mark.parametrize("me", [0, 1, SPECTATOR])
@pytest.mark.parametrize("reply", [None, (0.1, "let"), (2.0, "let"), (3.9, "let")])
def test_the_same_bytes_at_the_same_times(
    houses: tuple[House, House, Clock], me: int, reply: tuple[float, str] | None
) -> None:
    """Pings mark every tenth of a second in what is heard, so a message that came earlier would be seen."""
    one, other, clock = houses
    key = f"window-{me}-{reply[0] if reply else 'none'}"
    held = heard(one, clock, key, me, "veto", reply)
    free = heard(other, clock, key, me, "map", None)
    assert held == free
    assert any(b"announced" in message for message in held[1]) and any(b'"placed"' in message for message in held[1])


def test_no_counter_tells_of_a_secret_answer(houses: tuple[House, House, Clock]) -> None:
    """Who lets a card pass writes an entry that only his seat hears of: it shows in no figure of the server."""
    house, _, clock = houses
    deal = table(RULES, hands={0: FIRST, 1: SECOND, 2: f"{THIRD} veto"}, roles="dsd d", goals="NE gold NW")
    clock.now = START
    guests = [house.context.guests.check(house.guest(), START) for _ in range(3)]
    hall = house.context.hall
    assert house.inside(hall.create("figures", Opened(START, RULES, "host", "FIGURE", "live", 60.0)))
    entries: list[Entry] = [Sat(START, seat, guests[seat], f"Mole {seat}") for seat in range(3)]
    entries.append(
        Started(
            START, 1, "the deal is given", written(deal.state.rules, tuple(deal.run.log)), int(deal.state.drawn), FORM
        )
    )
    for entry in entries:
        house.inside(hall.do("figures", partial(_given, entry)))

    def figures() -> list[str]:
        answers = [house.ask("GET", "/health"), house.ask("GET", "/metrics", METRICS), house.ask("GET", "/api/tables")]
        assert all(answer.is_success for answer in answers)
        return [answer.text for answer in answers]

    house.inside(hall.do("figures", partial(_answer, 0, "place B-EW 1,0")))
    before, stored = figures(), hall.open["figures"].table.sequence
    house.inside(hall.do("figures", partial(_answer, 2, "let")))
    assert hall.open["figures"].table.sequence == stored + 1 and figures() == before


def test_a_veto_is_heard_at_once(houses: tuple[House, House, Clock]) -> None:
    """The comparison can fail: a veto is told when it is said."""
    one, other, clock = houses
    assert heard(one, clock, "window-veto", 0, "veto", (1.0, "veto")) != heard(
        other, clock, "window-veto", 0, "map", None
    )


def test_a_slow_bot_delays_nothing(houses: tuple[House, House, Clock], monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that holds the veto and thinks too long has let the card pass; the effect comes at its time."""
    house, _, clock = houses
    hall = house.context.hall
    deal = table(RULES, hands={0: FIRST, 1: SECOND, 2: f"{THIRD} veto"}, roles="dsd d", goals="NE gold NW")
    clock.now = START
    guests = [house.context.guests.check(house.guest(), START) for _ in range(2)]
    assert house.inside(hall.create("slow-bot", Opened(START, RULES, "host", "SLOW", "live", 1.0)))
    entries: list[Entry] = [Sat(START, seat, guests[seat], f"Mole {seat}") for seat in range(2)]
    entries.append(BotSat(START, 2, "miner", "Slow"))
    entries.append(
        Started(
            START, 1, "the deal is given", written(deal.state.rules, tuple(deal.run.log)), int(deal.state.drawn), FORM
        )
    )
    for entry in entries:
        house.inside(hall.do("slow-bot", partial(_given, entry)))
    asked: list[int] = []

    async def think(_key: str, game: Live, seat: int, _bot: str, _guest: str) -> int | None:
        asked.append(seat)
        while game.is_waiting:
            await asyncio.sleep(0.005)
        return None

    monkeypatch.setattr(hall.bots, "choose", think)
    house.inside(hall.do("slow-bot", partial(_answer, 0, "place B-EW 1,0")))
    clock.now = START + 1.0
    thinking = asyncio.run_coroutine_threadsafe(hall.go_on("slow-bot"), house.loop)
    while not asked:
        time.sleep(0.005)
    clock.now = START + 4.0
    house.inside(hall.go_on("slow-bot"))
    thinking.result(10)
    game = hall.open["slow-bot"].table.game
    assert asked == [2] and game is not None and not game.is_waiting and game.asked == 1
