"""Bots at tables: in processes of their own, with a seat's eyes only; replaced when they die; stand-ins for people."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from concurrent.futures import Executor, ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.server.house import House, Json, number, open_party, part, rows, wait_for, words
from undermine import native
from undermine.bots.quiet import quietest
from undermine.core.engine import legal_actions
from undermine.core.event import Event
from undermine.server import bot_pool
from undermine.server.bot_pool import BotFailure, BotPool, Brief, Reply, _Lane
from undermine.server.fair import Owner
from undermine.tables.entry import Moved, Started, decode, events_of
from undermine.tables.live import Live, deal
from undermine.tables.pace import PACES, Pace
from undermine.talk.line import Line
from undermine.views.project import project
from undermine.views.view import View

RULES = "base:de[rounds=1] x3"
OWNER = Owner("guest", "home")


def new_game(seed: str = "7") -> Live:
    game = Live(1, RULES, seed, [], set())
    game.take_in(*deal(RULES, seed))
    return game


async def play(pool: BotPool, game: Live, bot: str, moves: int) -> list[int]:
    chosen: list[int] = []
    while not game.is_over and len(chosen) < moves:
        choice = await pool.choose("key", game, game.asked, bot, OWNER)
        assert choice is not None
        game.take_in(*game.try_out(choice))
        chosen.append(choice)
    return chosen


def test_bots_think_elsewhere_and_the_loop_goes_on() -> None:
    async def work() -> None:
        pool = BotPool(1, salt=1)
        try:
            ticks = 0
            game = new_game()
            thinking = asyncio.create_task(play(pool, game, "miner", 12))
            while not thinking.done():
                await asyncio.sleep(0.002)
                ticks += 1
            assert len(thinking.result()) == 12 and ticks > 12
            assert pool.processes() and os.getpid() not in pool.processes()
        finally:
            pool.close()

    asyncio.run(asyncio.wait_for(work(), 60))


def test_machine_code_is_used_as_soon_as_it_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a new process, which reads the game again; who is still thinking in the old one finishes there."""
    built_at, is_ready = 1, False
    monkeypatch.setattr(native, "built_at", lambda: built_at)
    monkeypatch.setattr(native, "is_ready", lambda: is_ready)

    async def work() -> None:
        nonlocal built_at, is_ready
        pool = BotPool(1, salt=5)
        try:
            game = new_game()
            await play(pool, game, "random", 4)
            (old,) = pool.processes()
            built_at = 2  # a build that was not for us
            await play(pool, game, "random", 1)
            assert pool.processes() == [old]
            built_at, is_ready = 3, True
            asks = (pool.choose(f"k{i}", game, game.asked, "random", OWNER) for i in range(2))
            both = await asyncio.gather(*asks)
            assert None not in both and old not in pool.processes() and len(pool.processes()) == 1
            await play(pool, game, "random", 4)
            (new,) = pool.processes()
            built_at = 4  # machine code is not left for other machine code: the server itself has not changed
            await play(pool, game, "random", 3)
            assert pool.processes() == [new]
        finally:
            pool.close()

    asyncio.run(asyncio.wait_for(work(), 60))


def test_a_process_that_died_is_replaced() -> None:
    """Its bots read the game again and play as they would have: the same salt gives the same choices."""

    async def work(*, kills: bool) -> list[int]:
        pool = BotPool(1, salt=5)
        try:
            game = new_game()
            chosen = await play(pool, game, "random", 6)
            if kills:
                (pid,) = pool.processes()
                os.kill(pid, signal.SIGKILL)
                # Two bots notice at the same time.
                asks = (pool.choose(f"k{i}", game, game.asked, "random", OWNER) for i in range(2))
                both = await asyncio.gather(*asks)
                assert None not in both and pool.processes() != [pid]
            return chosen + await play(pool, game, "random", 6)
        finally:
            pool.close()

    async def main() -> None:
        undisturbed, disturbed = await work(kills=False), await work(kills=True)
        assert undisturbed[:6] == disturbed[:6] and len(disturbed) == 12

    asyncio.run(asyncio.wait_for(main(), 60))


def brief(key: str, seat: int, bot: str, since: int, news: list[Event]) -> Brief:
    """What a process is told of a seat that is to answer, where nobody has said anything."""
    return Brief(bot_pool.ACT, key, RULES, seat, bot, 5, since, news, 0, [], [])


class Spy(ThreadPoolExecutor):
    """Thinks in a thread, so that a test sees what a bot is given."""


def test_a_bot_gets_the_events_of_its_seat_what_was_said_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    given: dict[int, list[Event]] = {}
    told: dict[int, list[Line]] = {}

    def think(brief: Brief) -> Reply:
        seen, heard = given.setdefault(brief.seat, []), told.setdefault(brief.seat, [])
        assert (len(seen), len(heard)) == (brief.since, brief.heard), "only what is new travels"
        assert brief.past == ([] if seen else game.past)
        heard += brief.lines
        seen += brief.news
        view = View(game.rules, brief.seat)
        for event in seen:
            view.fold(event)
        game.hear(Line(brief.seat, "hurry"), is_program=True)
        return Reply(legal_actions(view, brief.seat)[0])

    spy = Spy(1)
    monkeypatch.setattr(bot_pool, "think", think)
    monkeypatch.setattr(_Lane, "ready", lambda _lane: spy)
    game = new_game()
    asyncio.run(play(BotPool(1), game, "miner", 40))
    spy.shutdown()
    assert set(given) == {0, 1, 2}
    for seat, seen in given.items():
        shown = [event for each in game.events if (event := project(each, seat)) is not None]
        assert seen == shown[: len(seen)] and len(seen) > 50
        lines = told[seat]
        assert [line.words for line in lines] == [("hurry", ())] * len(lines) and len(lines) > 30
        # Between the events of its own seat where it was said, and counted by them.
        assert all(0 < line.after <= len(shown) for line in lines)
        assert [line.after for line in lines] == sorted(line.after for line in lines)


@pytest.mark.parametrize("bot", ["random", "miner"])
def test_a_bot_answers_for_its_own_seat_alone(bot: str) -> None:
    """Asked for any seat, a process answers with what that seat may do, and not at all for one that is not asked."""
    game, asked = new_game(), set()
    sent: dict[int, int] = {}
    for _ in range(9):
        for seat in range(3):
            news = game.since(seat, sent.get(seat, 0))
            reply = bot_pool.think(brief(f"{bot}/{seat}", seat, bot, sent.get(seat, 0), news))
            sent[seat] = game.count(seat)
            assert (reply.action in game.legal(seat)) is (seat == game.asked)
            assert seat == game.asked or reply == Reply()
            if seat == game.asked:
                assert reply.action is not None
                answer = reply.action
        asked.add(game.asked)
        assert bot_pool.think(brief(f"{bot}/{game.asked}", game.asked, bot, 0, [])).has_forgotten
        sent.pop(game.asked)
        game.take_in(*game.try_out(answer))
    assert asked == {0, 1, 2}


def test_a_pool_refuses_what_a_seat_that_is_not_asked_says(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also if it would be legal for the seat that is."""
    game = new_game()
    monkeypatch.setattr(bot_pool, "think", lambda _: Reply(game.legal(game.asked)[0]))
    with Spy(1) as spy:
        monkeypatch.setattr(_Lane, "ready", lambda _lane: spy)
        for seat in range(3):
            work = BotPool(1).choose("k", game, seat, "random", OWNER)
            if seat == game.asked:
                assert asyncio.run(work) == game.legal(seat)[0]
            else:
                with pytest.raises(BotFailure):
                    asyncio.run(work)


@pytest.mark.parametrize("answer", [123456789, -2, None])
def test_a_bot_that_answers_nonsense(monkeypatch: pytest.MonkeyPatch, answer: int | None) -> None:
    monkeypatch.setattr(bot_pool, "think", lambda _: Reply(answer))
    with Spy(1) as spy:
        monkeypatch.setattr(_Lane, "ready", lambda _lane: spy)
        with pytest.raises(BotFailure):
            asyncio.run(BotPool(1).choose("k", (game := new_game()), game.asked, "miner", OWNER))


def test_a_bot_that_never_answers_or_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "PATIENCE", (0.05, 0.05))

    def choose(pool: Executor) -> None:
        monkeypatch.setattr(_Lane, "ready", lambda _lane: pool)
        asyncio.run(BotPool(1).choose("k", (game := new_game()), game.asked, "miner", OWNER))

    with Spy(1) as spy:
        monkeypatch.setattr(bot_pool, "think", lambda *_: time.sleep(0.3))
        with pytest.raises(BotFailure, match="no answer"):
            choose(spy)
    with Spy(1) as spy:
        monkeypatch.setattr(bot_pool, "think", lambda *_: int("a secret"))
        with pytest.raises(BotFailure, match=r"^ValueError$"):
            choose(spy)


def test_a_process_that_forgot_is_told_again() -> None:
    bot_pool._MEMORY.clear()
    game = new_game()
    seat, news = game.asked, game.since(game.asked, 0)
    assert bot_pool.think(brief("k", seat, "random", len(news), [])).has_forgotten
    assert bot_pool.think(brief("k", seat, "random", 0, news)).action in game.legal(seat)
    assert bot_pool.think(brief("k", seat, "random", 0, news)).has_forgotten
    bot_pool._MEMORY.clear()


# At a table


def seat(info: Json, number_: int) -> Json:
    return rows(info, "seats")[number_]


def test_a_game_outlives_its_bots(house: House) -> None:
    """The process in which bots think is killed in the middle of a game of bots."""
    party = open_party(house, "base:de x3", people=0).start()
    wait_for(lambda: number(party.position(-1, 10**6, raw=True), "n") > 60)
    for pid in house.context.hall.bots.processes():
        os.kill(pid, signal.SIGKILL)
    wait_for(lambda: party.info()["state"] == "over")


def test_a_bot_that_fails_answers_quietly_and_never_by_chance(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: object) -> int:
        raise BotFailure("it does not feel like it")

    monkeypatch.setattr(BotPool, "choose", fail)
    with House(str(tmp_path / "t.sqlite")) as house:
        party = open_party(house, people=0).start()
        wait_for(lambda: party.info()["state"] == "over")
        found = house.inside(house.context.store.entries(party.id))
    game, moves = None, 0
    for entry in (decode(data) for _, data in found):
        if isinstance(entry, Started):
            game = Live(1, RULES, entry.seed, [], set())
            game.take_in(events_of(game.rules, entry), entry.drawn)
        elif isinstance(entry, Moved):
            assert game is not None and entry.action == quietest(game.legal(entry.seat))
            game.take_in(events_of(game.rules, entry), entry.drawn)
            moves += 1
    assert game is not None and game.is_over and moves > 20


def test_out_of_time_a_bot_stands_in_until_the_person_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PACES, "live", Pace("live", 0.4, 0.2))
    with House(str(tmp_path / "t.sqlite")) as house:
        party = open_party(house, people=2, pace="live", bot_delay=0.05).start()
        with house.socket(party.id, party.tokens[0]) as line, house.socket(party.id, party.tokens[1]) as other:
            line.hear(), other.hear()
            while True:
                info = part(line.until("table"), "table")
                assert isinstance(info, dict)
                if seat(info, 0).get("stand_in"):
                    break
            assert seat(info, 0) == {"kind": "person", "name": "Mole 0", "stand_in": "miner", "you": True}
            before = number(party.position(0), "n")
            wait_for(lambda: number(party.position(0), "n") > before + 3)
            answer = house.ask("DELETE", f"{party.path}/seats/0/stand-in", party.tokens[0])
            assert "stand_in" not in seat(answer.json(), 0)


def test_an_absent_person_is_played_for_and_gets_the_seat_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PACES, "live", Pace("live", 60.0, 0.2))
    with House(str(tmp_path / "t.sqlite")) as house:
        party = open_party(house, people=1, pace="live").start()
        with house.socket(party.id, party.tokens[0]) as line:
            line.hear()
        wait_for(lambda: bool(seat(party.info(), 0).get("stand_in")))
        assert seat(party.info(), 0)["present"] is False
        with house.socket(party.id, party.tokens[0]) as line:
            line.hear()
            wait_for(lambda: not seat(party.info(), 0).get("stand_in"))
            if party.info()["state"] == "running":
                wait_for(lambda: party.info()["state"] == "over" or party.asked() == 0)
                position = party.position(0, 10**6)
                if position.get("legal"):
                    body = {"seen": position["n"], "action": words(position, "legal")[0]}
                    assert house.ask("POST", f"{party.path}/moves", party.tokens[0], body).status_code == 200


def test_a_pause_stops_bots_in_the_middle_of_a_thought(house: House) -> None:
    party = open_party(house, "base:de x3", people=0, bot_delay=0.02).start()
    wait_for(lambda: number(party.position(-1, 10**6, raw=True), "n") > 45)
    house.post(f"{party.path}/pause", party.host)
    before = number(party.position(-1, 10**6, raw=True), "n")
    time.sleep(0.3)
    assert number(party.position(-1, 10**6, raw=True), "n") == before
    house.ask("DELETE", f"{party.path}/pause", party.host)
    wait_for(lambda: number(party.position(-1, 10**6, raw=True), "n") > before)
    house.post(f"{party.path}/pause", party.host)
