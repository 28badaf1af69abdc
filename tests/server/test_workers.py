"""Several workers on one PostgreSQL and one Redis: any of them serves any table, and nothing forks."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field

import httpx
import msgspec
import pytest
import redis
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.server.house import House, Party, open_party, part, rows, wait_for, words
from tests.services import Servers, new_database
from undermine.core.chance import Dice
from undermine.core.fact import NamedEvent, named
from undermine.notation.audit import audit
from undermine.notation.record import read_record
from undermine.tables.entry import Moved, Started, decode
from undermine.views.project import project


@pytest.fixture(scope="module")
def pair(servers: Servers) -> Iterator[tuple[House, House]]:
    with (
        new_database(servers.postgres()) as url,
        House(url, redis=servers.redis()) as one,
        House(url, redis=servers.redis()) as two,
    ):
        yield one, two


@dataclass
class Rover:
    """Plays a seat by chance and comes again at random moments, now to this worker, now to that one."""

    party: Party
    seat: int
    houses: tuple[House, ...]
    dice: random.Random
    events: list[NamedEvent] = field(default_factory=list)
    comings: int = 0
    acknowledged: int = 0
    is_over: bool = False

    async def play(self) -> None:
        while not self.is_over:
            self.comings += 1
            house = self.dice.choice(self.houses)
            url = f"ws://127.0.0.1:{house.port}{self.party.path}/live"
            try:
                async with connect(url, proxy=None, compression=None, close_timeout=1) as socket:
                    hello = {
                        "do": "hello",
                        "token": self.party.tokens[self.seat],
                        "seen": len(self.events),
                        "raw": True,
                    }
                    await socket.send(json.dumps(hello))
                    for _ in range(self.dice.randrange(4, 25)):
                        await self._hear(json.loads(await socket.recv()), socket.send)
                        if self.is_over:
                            break
                    if self.dice.random() < 0.5:
                        socket.transport.abort()
            except (ConnectionClosed, OSError):
                await asyncio.sleep(0.01)

    async def _hear(self, message: dict[str, object], send: object) -> None:
        assert callable(send)
        if "position" in message:
            position = message["position"]
            self.events += msgspec.convert(part(position, "events"), list[NamedEvent])
            assert part(position, "n") == len(self.events), "nothing is lost and nothing comes twice"
            if isinstance(position, dict) and position.get("legal"):
                action = self.dice.choice(words(position, "legal"))
                await send(json.dumps({"do": "play", "seen": len(self.events), "action": action, "id": 1}))
        elif message["is"] == "done":
            self.acknowledged += 1
        elif message["is"] == "refused":
            assert message["key"] in ("stale", "not-your-turn"), message
        if "table" in message:
            self.is_over = part(message, "table", "state") == "over" and bool(self.events)


def test_one_game_through_two_workers(pair: tuple[House, House]) -> None:
    """Five clients that reconnect at random: the same record from both, no fork, nothing lost or doubled."""
    party = open_party(pair[0], "base:de[rounds=2] x5", people=5).start()
    rovers = [Rover(party, seat, pair, random.Random(seat)) for seat in range(5)]

    async def play() -> None:
        await asyncio.wait_for(asyncio.gather(*(rover.play() for rover in rovers)), 180)

    asyncio.run(play())
    assert sum(rover.comings for rover in rovers) > 25
    texts = [house.ask("GET", f"{party.path}/games/1/record", party.host).text for house in pair]
    assert texts[0] == texts[1]
    record = read_record(texts[0])
    assert audit(record) is None
    found = pair[0].inside(pair[0].context.store.entries(party.id))
    assert [sequence for sequence, _ in found] == list(range(1, len(found) + 1))
    entries = [entry for _, data in found if isinstance(entry := decode(data), Started | Moved)]
    log = [named(record.rules, event) for event in record.log]
    assert [event for entry in entries for event in entry.events] == log
    assert len(entries) - 1 == len(record.actions) >= sum(rover.acknowledged for rover in rovers) > 40
    for rover in rovers:
        seen = [shown for event in record.log if (shown := project(event, rover.seat)) is not None]
        assert rover.events == [named(record.rules, event) for event in seen]


def test_a_seat_comes_to_the_other_worker_in_mid_turn(pair: tuple[House, House]) -> None:
    one, two = pair
    party = open_party(one).start()
    party.move(Dice(1))
    seat = party.asked()
    other = (seat + 1) % 3
    with one.socket(party.id, party.tokens[seat]) as line:
        position = part(line.hear(), "position")
    with one.socket(party.id, party.tokens[other], seen=10**6) as watching:
        watching.hear()
        with two.socket(party.id, party.tokens[seat], seen=part(position, "n")) as line:
            again = part(line.hear(), "position")
            assert part(again, "events") == [] and part(again, "legal") == part(position, "legal")
            line.say({"do": "play", "seen": part(again, "n"), "action": words(again, "legal")[0], "id": 1})
            assert line.until("done")
            assert part(watching.until("news"), "position", "asked") == other


def test_presence_across_workers(pair: tuple[House, House]) -> None:
    """A seat with a socket at each worker that loses one of them is still there."""
    one, two = pair
    party = open_party(one)
    with two.socket(party.id, party.tokens[0]) as here:
        here.hear()
        with one.socket(party.id, party.tokens[0]) as there:
            there.hear()
        wait_for(lambda: rows(party.info(house=two), "seats")[0].get("present", True) is True)
        while not here.is_quiet(0.3):
            pass
        assert rows(party.info(house=two), "seats")[0].get("present", True) is True
        assert rows(party.info(house=one), "seats")[0].get("present", True) is True
    wait_for(lambda: rows(party.info(house=one), "seats")[0].get("present", True) is False)


def test_bots_and_clocks_are_let_go_on_by_one_of_them(pair: tuple[House, House]) -> None:
    """People at both workers, bots between them: each bot's move is made once, and without a race."""
    one, two = pair
    party = open_party(one, people=1).start()
    with one.socket(party.id, party.tokens[0]), two.socket(party.id):
        dice, moves = Dice(3), 0
        while party.info()["state"] == "running" and moves < 12:
            wait_for(lambda: party.position(-1, 10**6, raw=True).get("asked", 0) == 0)
            if party.info()["state"] == "running":
                party.move(dice, pair[moves % 2])
                moves += 1
        house_told = [house.context.hall.open[party.id] for house in pair]
        wait_for(lambda: house_told[0].told == house_told[1].told)
        rereads = [house.context.hall.open[party.id].reread for house in pair]
        assert sum(rereads) <= 3, "nobody wrote in vain again and again"


def test_what_redis_loses_is_found_in_the_store(pair: tuple[House, House], redis_url: str) -> None:
    """Everybody's connection to Redis is cut while a game goes on: the other worker hears of it all the same."""
    one, two = pair
    party = open_party(one).start()
    with two.socket(party.id, seen=10**6) as watching:
        watching.hear()
        with redis.Redis.from_url(redis_url) as client:
            for kind in ("pubsub", "normal"):
                client.execute_command("CLIENT", "KILL", "TYPE", kind, "SKIPME", "yes")
        party.move(Dice(1))
        assert watching.until("news")
        party.move(Dice(1))
        assert watching.until("news")


def test_a_token_is_good_at_every_worker(pair: tuple[House, House]) -> None:
    one, two = pair
    token = one.guest()
    table = two.post("/api/tables", token, {"rules": "base x5"})
    assert one.get(f"/api/tables/{table['id']}", token)["host"] is True


def test_the_challenge_of_the_day_is_one_at_all_workers(pair: tuple[House, House]) -> None:
    """Who begins at two workers at once has one table, one game and one deal."""
    tokens = [pair[0].guest() for _ in range(4)]

    def begin(token: str, house: House) -> str:
        with httpx.Client(base_url=house.address, timeout=60, trust_env=False) as http:
            headers = {"authorization": f"Bearer {token}"}
            answer = http.post("/api/daily", json={"name": "Mole"}, headers=headers)
            assert answer.status_code == 200, answer.text
            return str(answer.json()["id"])

    with ThreadPoolExecutor(8) as crowd:
        asked = [(token, crowd.submit(begin, token, house)) for token in tokens for house in pair]
        tables = {(token, found.result(20)) for token, found in asked}
    assert len(tables) == len(tokens)
    days = [house.get("/api/daily", tokens[0]) for house in pair]
    assert part(days[0], "seal") == part(days[1], "seal") and part(days[0], "table") == part(days[1], "table") != ""
    for _, table in tables:
        entries = [decode(data) for _, data in pair[1].inside(pair[1].context.store.entries(table))]
        assert sum(isinstance(entry, Started) for entry in entries) == 1
