"""A seat's client: it plays, resumes by itself, starts afresh where it must, and never asks in a hurry."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.server.house import House, Party, number, open_party, rows, wait_for
from undermine.client.address import read_address
from undermine.client.bot import BotPlayer
from undermine.client.lobby import ServerRefusal
from undermine.client.seat import SeatClient
from undermine.core.chance import Dice
from undermine.core.event import Event
from undermine.server.wire import TableInfo
from undermine.views.plain import plain_view
from undermine.views.view import View

EXAMPLE = Path(__file__).parents[2] / "docs" / "example_bot.py"


class Watcher(BotPlayer):
    """Plays by chance and remembers what it was told."""

    def __init__(self, seed: int = 1, *, plays: bool = True) -> None:
        super().__init__("random", seed)
        self.views: list[View] = []
        self.refusals: list[str] = []
        self.asked = 0
        self.tables: list[TableInfo] = []
        self.plays = plays

    def see(self, view: View, events: list[Event]) -> None:
        super().see(view, events)
        if view not in self.views:
            self.views.append(view)

    async def choose(self, view: View, actions: list[int], words: list[str]) -> str | None:
        self.asked += 1
        return await super().choose(view, actions, words) if self.plays else None

    def table_changed(self, table: TableInfo) -> None:
        self.tables.append(table)

    def refused(self, key: str, detail: str) -> None:
        self.refusals.append(key)


def seen_alike(view: View, told: object) -> bool:
    """Whether a view folded here is the one that a page is told, which also has the rounds that are over."""
    assert isinstance(told, dict)
    return plain_view(view) == {name: value for name, value in told.items() if name != "results"}


def client(party: Party, seat: int, player: BotPlayer, *, stays: bool = False) -> SeatClient:
    address = read_address(party.house.address)
    return SeatClient(address, party.id, party.tokens[seat] if seat >= 0 else "", player, stays=stays)


def test_a_whole_game(house: House) -> None:
    party = open_party(house).start()
    players = [Watcher(seed) for seed in range(3)]

    async def play() -> list[TableInfo]:
        spectator = client(party, -1, Watcher())
        playing = [client(party, seat, player) for seat, player in enumerate(players)]
        return list(await asyncio.wait_for(asyncio.gather(*(each.play() for each in (*playing, spectator))), 180))

    ends = asyncio.run(play())
    assert {end.seed for end in ends} == {party.info()["seed"]}
    for seat, player in enumerate(players):
        assert len(player.views) == 1 and player.asked > 3 and not player.refusals
        assert plain_view(player.views[0])["seats"] == rows(party.position(seat), "view", "seats")


async def stop(playing: asyncio.Task[TableInfo]) -> None:
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)


async def until(happens: object, seconds: float = 10) -> None:
    assert callable(happens)
    end = time.monotonic() + seconds
    while not happens():
        assert time.monotonic() < end
        await asyncio.sleep(0.01)


def test_it_stays_for_a_rematch_and_takes_another_seat(house: House) -> None:
    """What was seen of another game, or from another seat, is dropped; the view is built anew."""
    party = open_party(house)
    player = Watcher(plays=False)

    async def play() -> None:
        seat = client(party, 0, player, stays=True)
        playing = asyncio.create_task(seat.play())
        await until(lambda: seat.is_linked)
        await asyncio.to_thread(party.start)
        await until(lambda: seat.view is not None)
        await asyncio.to_thread(party.play_out)
        await until(lambda: seat.info is not None and seat.info.state == "over")
        await asyncio.to_thread(house.post, f"{party.path}/order", party.host, {"order": [1, 0, 2]})
        party.tokens[0], party.tokens[1] = party.tokens[1], party.tokens[0]
        await asyncio.to_thread(party.start)
        await until(lambda: seat.game == 2 and seat.view is not None and int(seat.view.me) == 1)
        await asyncio.to_thread(party.move, Dice(1))
        await until(lambda: seat.seen == number(party.position(1), "n"))
        assert seat.view is not None and seen_alike(seat.view, party.position(1)["view"])
        assert seat.reconnects == 0
        await stop(playing)

    asyncio.run(play())


def test_a_rematch_began_while_it_was_away(house: House) -> None:
    party = open_party(house).start()
    player = Watcher(plays=False)

    async def play() -> None:
        seat = client(party, 0, player, stays=True)
        playing = asyncio.create_task(seat.play())
        await until(lambda: seat.view is not None)
        await stop(playing)
        await asyncio.to_thread(party.play_out)
        await asyncio.to_thread(party.start)
        playing = asyncio.create_task(seat.play())
        await until(lambda: seat.game == 2 and seat.view is not None)
        await until(lambda: seat.seen == number(party.position(0), "n"))
        assert seat.view is not None and seen_alike(seat.view, party.position(0)["view"])
        await stop(playing)

    asyncio.run(play())


def test_a_pause_makes_nobody_hurry(house: House) -> None:
    """Refused because of a pause it waits; when the game goes on it is asked again."""
    party = open_party(house, people=1).start()
    house.post(f"{party.path}/pause", party.host)
    player = Watcher()

    async def play() -> None:
        playing = asyncio.create_task(client(party, 0, player).play())
        await asyncio.sleep(0.5)
        assert player.asked <= 2 and player.refusals in ([], ["paused"])
        await asyncio.to_thread(house.ask, "DELETE", f"{party.path}/pause", party.host)
        await asyncio.wait_for(playing, 60)

    asyncio.run(play())
    assert party.info()["state"] == "over"


def test_one_who_is_refused_asks_ever_more_slowly(house: House) -> None:
    class Stubborn(Watcher):
        async def choose(self, view: View, actions: list[int], words: list[str]) -> str | None:
            self.asked += 1
            return "dance"

    party = open_party(house).start()
    player = Stubborn()

    async def play() -> None:
        playing = asyncio.create_task(client(party, party.asked(), player).play())
        await asyncio.sleep(0.8)
        await stop(playing)

    asyncio.run(play())
    assert 2 <= len(player.refusals) <= 6 and set(player.refusals) == {"unreadable"}


def test_a_player_that_fails_is_told(house: House) -> None:
    class Failing(Watcher):
        async def choose(self, view: View, actions: list[int], words: list[str]) -> str | None:
            raise RuntimeError("no idea")

    party = open_party(house).start()
    playing = client(party, party.asked(), Failing()).play()
    with pytest.raises(RuntimeError, match="no idea"):
        asyncio.run(asyncio.wait_for(playing, 60))


def test_no_way_in(house: House) -> None:
    party = open_party(house)
    address = read_address(house.address)
    with pytest.raises(ServerRefusal, match="not known here"):
        asyncio.run(asyncio.wait_for(SeatClient(address, party.id, "wrong", Watcher()).play(), 60))
    with pytest.raises(ServerRefusal, match="no such table"):
        asyncio.run(asyncio.wait_for(SeatClient(address, "nowhere", "", Watcher()).play(), 60))


def test_a_server_that_is_away_is_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first attempts fail, each after a longer wait; nothing is raised."""
    waits: list[float] = []
    real = asyncio.sleep

    async def sleep(seconds: float) -> None:
        waits.append(seconds)
        await real(0)

    monkeypatch.setattr("undermine.client.seat.asyncio.sleep", sleep)

    async def play() -> None:
        lost = SeatClient(read_address("http://127.0.0.1:9"), "x", "", Watcher())
        playing = asyncio.create_task(lost.play())
        while len(waits) < 8:
            await real(0.01)
        await stop(playing)

    asyncio.run(play())
    assert waits[0] <= 0.2 and 2.4 <= waits[7] <= 5.0 and not tmp_path.joinpath("x").exists()


def test_the_example_bot_plays_a_whole_game_against_miners(house: House) -> None:
    """docs/example_bot.py as a program of its own, with nothing of ours."""
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) <= 60
    party = open_party(house, people=0, bots=False)
    for seat in (0, 2):
        house.post(f"{party.path}/seats/{seat}/bot", party.host, {"bot": "miner"})
    command = [
        sys.executable,
        "-S",
        "-c",
        f"import sys; sys.path[:0] = {[p for p in sys.path if 'site-packages' in p]!r}; "
        f"sys.argv = ['x', {house.address!r}, {party.code!r}, 'Blind Mole']; exec(open({str(EXAMPLE)!r}).read())",
    ]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=dict(os.environ)
    ) as bot:
        wait_for(lambda: rows(party.info(), "seats")[1]["kind"] == "person")
        party.start()
        out, err = bot.communicate(timeout=120)
    assert not err and out.strip() == str(party.info()["scores"])
