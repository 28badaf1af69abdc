"""The review of a finished game through the API: refused while it could spoil, made once, kept."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

import pytest

from tests.server.house import House, part, problem, rows
from tests.server.test_reading import PAGE, answer_until_over, play_now
from undermine.review.played import Played
from undermine.server.bot_pool import BotPool
from undermine.server.budget import Later
from undermine.server.fair import Owner
from undermine.server.piece import Piece
from undermine.server.reviewing import KEPT, WAITING, Desk
from undermine.store import Reviews

PATIENCE = 120.0


def ask(house: House, path: str, token: str) -> dict[str, object]:
    """Until it is ready."""
    until = time.monotonic() + PATIENCE
    while True:
        found = house.get(path, token)
        if found["state"] == "ready":
            return found
        assert found["state"] == "working" and found["review"] is None
        assert time.monotonic() < until, "a review takes too long"
        time.sleep(0.3)


def test_a_review_is_made_when_the_game_is_over(house: House) -> None:
    party = play_now(house)
    path = f"/api/tables/{party.id}/games/1/review"
    problem(house.ask("GET", path, party.host), 409, "game-runs")
    problem(house.ask("GET", f"/api/tables/{party.id}/games/2/review", party.host), 404, "no-such-game")
    with house.socket(party.id, party.host, **PAGE) as line:
        answer_until_over(line, line.hear())
    found = ask(house, f"{path}?language=cs", party.host)
    review = part(found, "review")
    assert part(review, "kind") == "roles" and part(review, "names", 0) == "Ada"
    replay = house.get(f"/api/tables/{party.id}/games/1/replay?seat=-1", party.host)
    assert part(review, "steps") == len(rows(replay, "steps"))
    again = house.get(f"{path}?language=de", party.host)
    assert again["state"] == "ready", "what was made is kept"
    assert part(again, "review", "rounds", 0, "points") == part(review, "rounds", 0, "points")
    problem(house.ask("GET", path, house.guest()), 403, "not-yours")


class Slow(BotPool):
    """Gives every review in three pieces, and notes how many are in the making."""

    def __init__(self) -> None:
        self.step: dict[str, int] = {}
        self.most = 0

    async def work(self, key: str, owner: Owner, chore: Callable[[], object]) -> object:
        await asyncio.sleep(0)
        step = self.step[key] = self.step.get(key, 0) + 1
        self.most = max(self.most, len(self.step))
        if step < 3:
            return Piece(step, step / 3)
        del self.step[key]
        return Piece(step, 1.0, b"review")


class Shelf(Reviews):
    def __init__(self) -> None:
        self.kept: list[str] = []

    async def keep(self, table: str, game: int, form: int, data: bytes) -> bool:
        self.kept.append(table)
        return True


def test_no_more_reviews_are_made_at_once_than_are_remembered_and_nobody_waits_for_too_many() -> None:
    game = Played("duel x2", [], [], [])

    async def run() -> None:
        bots, shelf = Slow(), Shelf()
        desk, greedy = Desk(bots, shelf), Owner("ann", "home")
        for number in range(WAITING):
            assert desk.make(f"ann {number}", 1, game, greedy) == 0.0
        with pytest.raises(Later):
            desk.check_room(greedy)
        assert desk.make("ann 0", 1, game, greedy) == 0.0, "what is in the making is no new one"
        for number in range(2 * KEPT):
            desk.make(f"other {number}", 1, game, Owner(f"guest {number}", f"house {number}"))
        while desk._work:
            await asyncio.sleep(0)
        assert bots.most == KEPT and len(set(shelf.kept)) == WAITING + 2 * KEPT
        assert shelf.kept[-1] == f"ann {WAITING - 1}", "others do not wait for all of one's"
        desk.check_room(greedy)

    asyncio.run(run())
