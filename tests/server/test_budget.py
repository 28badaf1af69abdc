"""What everybody may cost: counted in cost, not in requests, and by a clock of our own."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest

from tests.server.house import SHORT, Clock, House, Party, number, open_party, problem
from undermine.server import budget as module
from undermine.server import price
from undermine.server.budget import Budget, Later, Payer
from undermine.server.guest import new_code
from undermine.server.settings import Settings
from undermine.text import LANGUAGES

FAMILY = Settings(budget_guest="400/10 seconds; 600/minute", budget_address="1000/10 seconds")


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is held in these tests, and everything is counted exactly."""
    monkeypatch.setattr(module, "HELD", 0.0)
    monkeypatch.setattr(module, "LUMP", 1)


def spent(budget: Budget, payer: Payer, each: int = price.LOOK, most: int = 10_000) -> int:
    """How much somebody gets for all that he can pay."""

    async def work() -> int:
        total = 0
        while total < most:
            try:
                await budget.pay(payer, each)
            except Later:
                break
            total += each
        return total

    return asyncio.run(work())


def refusal(budget: Budget, payer: Payer, cost: int) -> Later:
    with pytest.raises(Later) as caught:
        asyncio.run(budget.pay(payer, cost))
    return caught.value


def test_dear_work_is_had_less_often_than_cheap_work() -> None:
    long_game = price.replay(1500)
    assert long_game == 190
    assert spent(Budget(FAMILY, Clock(100.0)), Payer("home", "ann"), long_game) == 2 * long_game
    assert spent(Budget(FAMILY, Clock(100.0)), Payer("home", "ann"), price.LOOK) == 400
    assert spent(Budget(FAMILY, Clock(100.0)), Payer("home", "ann"), price.MESSAGE) == 400


def test_what_comes_over_http_and_over_sockets_is_one_budget() -> None:
    budget = Budget(FAMILY, Clock(100.0))
    ann = [Payer("home", "ann"), Payer("home", "ann", "socket 1"), Payer("elsewhere", "ann", "socket 2")]
    assert sum(spent(budget, each, 10, 150) for each in ann) == 400


def test_everybody_at_an_address_shares_a_wide_budget() -> None:
    clock = Clock(100.0)
    budget = Budget(FAMILY, clock)
    assert [spent(budget, Payer("school", pupil)) for pupil in "abc"] == [400, 400, 200]
    assert spent(budget, Payer("home", "d")) == 400
    clock.now += 10
    assert spent(budget, Payer("school", "e")) == 400, "time goes by"


def test_a_hundred_guests_are_no_more_than_their_address() -> None:
    budget = Budget(FAMILY, Clock(100.0))
    assert sum(spent(budget, Payer("school", f"pupil {i}"), 20) for i in range(100)) <= 1000


def test_an_address_of_ipv6_is_what_a_subscriber_has() -> None:
    budget = Budget(FAMILY, Clock(100.0))
    assert sum(spent(budget, Payer(f"2001:db8::{i:x}", f"guest {i}"), 50) for i in range(1, 50)) == 1000
    assert spent(budget, Payer("2001:db8:0:1::1", "other")) == 400


def test_a_socket_has_a_budget_of_its_own() -> None:
    budget = Budget(Settings(budget_socket="100/10 seconds"), Clock(100.0))
    assert spent(budget, Payer("home", "ann", "one"), 10) == 100
    assert spent(budget, Payer("home", "ann", "two"), 10) == 100


def test_who_is_refused_pays_nothing() -> None:
    budget = Budget(FAMILY, Clock(100.0))
    spent(budget, Payer("school", "a"))
    spent(budget, Payer("school", "b"))
    spent(budget, Payer("school", "c"))
    ann = Payer("school", "ann")
    assert spent(budget, ann) == 0, "the address has nothing left"
    assert spent(budget, Payer("home", "ann")) == 400, "so nothing was taken from the guest"


def test_it_is_told_when_to_come_again() -> None:
    clock = Clock(100.0)
    budget = Budget(FAMILY, clock)
    ann = Payer("home", "ann")
    spent(budget, ann)
    clock.now += 3
    late = refusal(budget, ann, 1)
    assert (late.seconds, late.arguments, late.status) == (7, ("7",), 429)
    assert late.detail == "that was too much at once; come again in 7 seconds"
    clock.now += 7
    assert spent(budget, ann) == 200, "what is left of the minute"
    assert refusal(budget, ann, 1).seconds == 50


def test_credit_is_taken_in_lumps(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that a move does not ask what all workers count."""
    monkeypatch.setattr(module, "LUMP", 50)
    budget = Budget(Settings(), Clock(100.0))
    taken: list[int] = []
    hit = budget._hit

    async def watched(purse: tuple[str, str], amount: int) -> None:
        taken.append(amount)
        await hit(purse, amount)

    monkeypatch.setattr(budget, "_hit", watched)
    assert spent(budget, Payer("home", "ann"), price.WRITE, 48) == 48
    assert taken == [50, 50], "one of the guest, one of the address"
    assert spent(budget, Payer("home", "ann"), price.WRITE) == 2000 - 48


def test_limits_can_be_off() -> None:
    assert spent(Budget(Settings(limits=False), Clock(100.0)), Payer("home"), 1000, 50_000) == 50_000


def test_what_is_remembered_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST", 50)
    clock = Clock(100.0)
    budget = Budget(Settings(), clock)
    for each in range(300):
        spent(budget, Payer(f"address {each}"), 10, 10)
        clock.now += each % 2
    assert len(budget.counts) <= 50 and len(budget._credits) <= 51


def test_rare_things_are_counted_one_by_one() -> None:
    clock = Clock(100.0)
    budget = Budget(Settings(), clock)

    def had(what: str, payer: Payer, most: int = 2000) -> int:
        async def work() -> int:
            for times in range(most):
                try:
                    await budget.count(what, payer)
                except Later:
                    return times
            return most

        return asyncio.run(work())

    assert had("guesses", Payer("home")) == 10 and had("guesses", Payer("elsewhere")) == 10
    assert had("guesses", Payer("home", "ann")) == 0, "whoever it is"
    assert [had("tables", Payer("school", f"pupil {i}")) for i in range(7)] == [40] * 5 + [0] * 2
    assert [had("bots", Payer("school", f"pupil {i}")) for i in range(7)] == [240] * 5 + [0] * 2
    clock.now += 3600
    assert had("tables", Payer("school", "pupil 1")) == 40


# Several workers


def test_workers_share_budgets_through_redis(redis_url: str) -> None:
    settings = replace(FAMILY, redis=redis_url)

    async def work() -> tuple[int, int]:
        one, two = Budget(settings, time.time, "um-budget"), Budget(settings, time.time, "um-budget")
        ann, got = Payer("home", "ann"), 0
        for worker in (one, two, one, two, one, two):
            with suppress(Later):
                await worker.pay(ann, 100)
                got += 100
        other = Budget(settings, time.time, "um-elsewhere")
        await other.pay(ann, 100)
        for each in (one, two, other):
            await each.close()
        return got, one.refused + two.refused

    assert asyncio.run(work()) == (400, 2)


def test_nobody_waits_for_a_redis_that_is_away() -> None:
    clock = Clock(100.0)
    budget = Budget(replace(FAMILY, redis="redis://127.0.0.1:1/0"), clock, "um-budget")
    assert spent(budget, Payer("home", "ann"), 100) == 400


# Over the wire

WIDE = "1000000/10 seconds"
"""For an address, so that nobody stands in line."""


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[House, Party, Clock]]:
    """A finished game, and limits from then on."""
    clock = Clock(100.0)
    database = str(tmp_path_factory.mktemp("budget") / "t.sqlite")
    with House(database) as house:
        played = open_party(house, open_records=True).start().play_out()
    chosen = Settings(
        render_processes=0,
        budget_address=WIDE,
        budget_guest="600/10 seconds",
        budget_stranger="300/10 seconds",
        budget_socket="100/10 seconds",
    )
    with House(database, limits=True, clock=clock, chosen=chosen) as house:
        yield house, Party(house, played.id, played.code, played.host, played.tokens), clock


@pytest.fixture
def later(hall: tuple[House, Party, Clock]) -> tuple[House, Party]:
    """All budgets are whole again, and nothing is left of what others have asked for."""
    house, party, clock = hall
    clock.now += 3600

    async def forget() -> None:
        house.context.hall.open.clear()
        house.context.press._kept.clear()

    house.inside(forget())
    house.context.press.rendered = 0
    return house, party


def asked(house: House, path: str, token: str) -> int:
    """How often it is answered before it is refused."""
    for times in range(400):
        answer = house.ask("GET", path, token)
        if answer.status_code == 429:
            found = problem(answer, 429, "too-often")
            assert answer.headers["retry-after"] == "10" and found["arguments"] == ["10"]
            assert found["detail"] == "that was too much at once; come again in 10 seconds"
            return times
        assert answer.status_code == 200, answer.text
    return 400


def test_a_replay_costs_what_it_takes(later: tuple[House, Party]) -> None:
    house, party = later
    party.info(party.tokens[1])
    cost = price.LOOK + price.replay(len(house.context.hall.open[party.id].table.games[0].events))
    kinds = [f"{party.path}/games/1/replay?seat={seat}&language={each}" for seat in range(3) for each in LANGUAGES]
    answers = [house.ask("GET", kind, party.tokens[0]).status_code for kind in kinds]
    assert answers == [200] * (600 // cost) + [429] * (len(kinds) - 600 // cost) and 429 in answers
    rendered = house.context.press.rendered
    assert rendered == 600 // cost, "who was refused made no work"


def test_a_replay_that_is_kept_costs_no_more_than_a_look(later: tuple[House, Party]) -> None:
    house, party = later
    path = f"{party.path}/games/1/replay"
    whole = house.ask("GET", path, party.tokens[1])
    rendered = house.context.press.rendered
    assert asked(house, path, party.tokens[0]) == 600 // price.LOOK
    assert house.context.press.rendered == rendered
    assert house.ask("GET", path, party.tokens[2], accept_encoding="identity").json() == whole.json()


def test_handbooks_and_drawings_of_rules_that_nobody_asked_for_cost_what_they_take(later: tuple[House, Party]) -> None:
    house, party = later
    calls = ("/api/handbook?rules=base%20x{}&language=lt", "/art/game.svg?rules=base%20x{}")
    paths = [call.format(people) for call in calls for people in range(3, 11)]
    most = 600 // (price.LOOK + price.HANDBOOK)
    answers = [house.ask("GET", path, party.tokens[0]).status_code for path in paths]
    assert answers == [200] * most + [429] * (len(paths) - most) and house.context.press.rendered == most > 8
    assert house.ask("GET", paths[-1], party.tokens[1]).status_code == 200


def test_a_position_costs_what_it_takes(later: tuple[House, Party]) -> None:
    house, party = later
    party.info(party.tokens[1])
    events = len(house.context.hall.open[party.id].table.games[0].events)
    first, next_ones = (price.LOOK + price.position(events, is_read=is_read) for is_read in (False, True))
    path = f"{party.path}/position"
    assert asked(house, path, party.tokens[0]) in {1 + (600 - first) // next_ones, 600 // next_ones}
    assert 600 // next_ones < 600 // price.LOOK // 2


def test_looking_costs_little(later: tuple[House, Party]) -> None:
    house, party = later
    assert asked(house, party.path, party.tokens[0]) == 600 // price.LOOK


def test_the_family_next_door_goes_on(later: tuple[House, Party]) -> None:
    house, party = later
    assert asked(house, "/api/games", "") == 300 // price.LOOK
    assert house.ask("GET", party.path, party.tokens[0]).status_code == 200
    words = house.ask("GET", "/api/games", accept_language="cs").json()["detail"]
    assert words == "To bylo moc najednou; pokračuj za 10 sekund."


def test_codes_are_not_found_by_trying(later: tuple[House, Party]) -> None:
    house, _ = later
    codes = [house.ask("GET", f"/api/codes/{new_code()}").status_code for _ in range(20)]
    assert codes == [404] * 15 + [429] * 5


def test_a_hello_is_paid_for_like_everything_else(later: tuple[House, Party]) -> None:
    house, party = later
    with house.socket(party.id, party.tokens[0], views=True) as line:
        assert line.hear()["is"] == "hello"
        answers = []
        for _ in range(40):
            line.say({"do": "hello", "views": True})
            answers.append(line.hear())
        refused = [answer for answer in answers if answer["is"] == "refused"]
        events = len(house.context.hall.open[party.id].table.games[0].events)
        assert 0 < len(answers) - len(refused) <= 100 // price.position(events, is_read=True) < len(answers)
        assert {(answer["key"], str(answer["arguments"])) for answer in refused} == {("too-often", "['10']")}


def test_a_socket_that_was_refused_goes_on_later(hall: tuple[House, Party, Clock], later: tuple[House, Party]) -> None:
    house, party = later
    with house.socket(party.id, party.tokens[0], seen=10**6) as line:
        line.hear()
        for each in range(150):
            line.say({"do": "ping", "id": each})
        kinds: list[object] = []
        while len(kinds) < 150:
            kinds += [kind for kind in (line.hear()["is"],) if kind in ("done", "refused")]
        assert 80 < kinds.count("done") < 100 and kinds[-50:] == ["refused"] * 50
        hall[2].now += 10
        line.say({"do": "ping", "id": 1000})
        assert number(line.hear(), "id") == 1000


def test_who_cannot_pay_for_his_welcome_may_come_again(later: tuple[House, Party]) -> None:
    """Not as somebody who may not come in: pages and programs come again by themselves after this."""
    house, party = later
    asked(house, "/api/games", party.tokens[0])
    with house.socket(party.id, party.tokens[0]) as line:
        assert line.hear()["key"] == "too-often"
        with pytest.raises(Exception, match="4503"):
            line.hear()


def test_one_who_is_refused_does_not_hold_the_table(
    later: tuple[House, Party], monkeypatch: pytest.MonkeyPatch
) -> None:
    house, party = later
    party.info(party.tokens[1])
    guest = house.context.guests.check(party.tokens[0], house.context.clock())
    # Enough for four looks, which are paid before it is known what is looked at.
    house.inside(house.context.budget.pay(Payer("127.0.0.1", guest), 600 - 4 * price.LOOK))

    async def held(_: Later) -> None:
        locks.append(house.context.hall.open[party.id].lock.locked())

    locks: list[bool] = []
    monkeypatch.setattr(Later, "hold", held)
    # A position is cheap if the game is short or somebody has read it lately; it comes last, when nothing is left.
    for path in ("games/1/replay?seat=2&language=lt", "games/1/story", "games/1/record", "position"):
        problem(house.ask("GET", f"{party.path}/{path}", party.tokens[0]), 429, "too-often")
    assert locks == [False] * 4


def test_a_new_table_costs_what_is_seated_at_it(later: tuple[House, Party]) -> None:
    house, _ = later
    guest = house.guest()
    body = {"rules": SHORT, "bots": 3, "start": True}
    for _ in range(600 // (price.WRITE + price.furnishing(4))):
        house.post("/api/tables", guest, body)
    problem(house.ask("POST", "/api/tables", guest, body), 429, "too-often")


def test_tables_and_bots_of_a_guest(tmp_path: Path) -> None:
    chosen = Settings(render_processes=0, guest_tables="2/hour", guest_bots="4/hour")
    with House(str(tmp_path / "t.sqlite"), limits=True, chosen=chosen) as house:
        guest, other = house.guest(), house.guest()
        one = house.post("/api/tables", guest, {"rules": SHORT, "bots": 3})
        problem(house.ask("POST", "/api/tables", guest, {"rules": SHORT, "bots": 2}), 429, "too-often")
        problem(house.ask("POST", "/api/tables", guest, {"rules": SHORT}), 429, "too-often")
        house.ask("DELETE", f"/api/tables/{one['id']}/seats/0/bot", guest)
        assert house.ask("POST", f"/api/tables/{one['id']}/seats/0/bot", guest, {}).status_code == 200
        house.ask("DELETE", f"/api/tables/{one['id']}/seats/0/bot", guest)
        late = house.ask("POST", f"/api/tables/{one['id']}/seats/0/bot", guest, {})
        problem(late, 429, "too-often")
        assert 3000 < int(late.headers["retry-after"]) <= 3600
        house.post("/api/tables", other, {"rules": SHORT, "bots": 3})


def test_the_tables_of_one_guest_do_not_fill_the_list(tmp_path: Path) -> None:
    with House(str(tmp_path / "t.sqlite")) as house:
        quiet, loud = house.guest(), house.guest()
        mine = house.post("/api/tables", quiet, {"rules": SHORT, "listed": True})["id"]
        loud_ones = [house.post("/api/tables", loud, {"rules": SHORT, "listed": True})["id"] for _ in range(60)]
        told = [row["id"] for row in house.ask("GET", "/api/tables").json()]
        assert told == [*reversed(loud_ones[-3:]), mine]
        assert len(house.ask("GET", "/api/tables?limit=2").json()) == 2
        assert house.ask("GET", "/plain").text.count("<li>") == 4


def test_a_budget_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"^--budget-guest much: write it as 2000/10 seconds"):
        Settings(budget_guest="much").checked()
