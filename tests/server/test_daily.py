"""The challenge of the day: one deal for all, sealed while it can be played, one counted game for each guest."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.house import House, number, part, problem, rows, words
from undermine.core.chance import seal_of
from undermine.server.challenge import RULES, day_of, end_of
from undermine.tables.live import deal
from undermine.tables.table import open_table

NOON = 1_800_000_000.0 - 1_800_000_000.0 % 86_400 + 43_200
DAY = 86_400.0


class Clock:
    def __init__(self) -> None:
        self.now = NOON

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def day(tmp_path_factory: pytest.TempPathFactory, clock: Clock) -> Iterator[House]:
    with House(str(tmp_path_factory.mktemp("day") / "tables.sqlite"), clock=clock) as house:
        yield house


def begin(house: House, token: str, name: str = "Ada") -> str:
    return str(house.post("/api/daily", token, {"name": name})["id"])


def play_out(house: House, token: str, table: str) -> int:
    """Put away as much as possible until the game is over; the score."""
    path = f"/api/tables/{table}"
    position = house.get(f"{path}/position", token)
    while True:
        legal = words(position, "legal") if "legal" in position else []
        if not legal:
            break
        away = [action for action in legal if action.startswith("discard")] or legal
        action = max(away, key=lambda each: len(each.split()))
        position = house.post(f"{path}/moves", token, {"seen": number(position, "n"), "action": action})
    info = house.get(path, token)
    assert info["state"] == "over" and info["seed"] is None
    return number(info, "scores", 0)


def hand(house: House, token: str, table: str) -> object:
    position = house.get(f"/api/tables/{table}/position", token)
    return part(position, "view", "hand")


def test_everybody_has_the_same_cards_and_nobody_is_told_the_seed(day: House) -> None:
    ann, bob = day.guest(), day.guest()
    tables = [begin(day, ann, "Ann"), begin(day, bob, "Bob")]
    assert tables[0] != tables[1]
    assert hand(day, ann, tables[0]) == hand(day, bob, tables[1])
    today = day.get("/api/daily", ann)
    info = day.get(f"/api/tables/{tables[0]}", ann)
    assert today["seal"] == info["seal"] and today["seed"] is None and info["seed"] is None
    assert today["table"] == tables[0] and today["state"] == "running" and info["day"] == today["day"]


@pytest.mark.parametrize("done", [0, 1])
def test_a_table_that_was_half_made_is_finished(day: House, clock: Clock, done: int) -> None:
    """Whoever lost the connection, or his server, between opening and starting plays all the same."""
    ann = day.guest()
    guest = day.context.guests.check(ann, clock())
    key = day.context.challenge.table_id(day_of(clock()), guest)
    hall = day.context.hall
    assert day.inside(hall.create(key, open_table(clock(), guest, "HALFCODE", RULES, "none", day_of(clock()))))
    if done:
        day.inside(hall.do(key, lambda table, at: table.sit(at, guest, 0, "Ann")))
    assert begin(day, ann) == key and day.get("/api/daily", ann)["state"] == "running"
    assert begin(day, ann) == key and len(hall.open[key].table.games) == 1


def test_who_comes_again_goes_on_at_the_same_table(day: House) -> None:
    """Nobody looks at the cards, leaves, and begins anew knowing them."""
    ann = day.guest()
    assert begin(day, ann) == begin(day, ann, "Other")


def test_the_first_finished_game_counts_once(day: House, clock: Clock) -> None:
    ann = day.guest()
    table = begin(day, ann, "Ann")
    score = play_out(day, ann, table)
    first = day.get("/api/daily", ann)
    assert [(line["name"], line["score"], line["you"]) for line in rows(first, "scores")] == [("Ann", score, True)]
    assert part(first, "yours", "score") == score and part(first, "yours", "tier") == 1
    clock.now += 60
    day.post(f"/api/tables/{table}/start", ann)
    play_out(day, ann, table)
    again = day.get("/api/daily", ann)
    assert rows(again, "scores") == rows(first, "scores") and again["table"] == table


def test_a_rematch_deals_the_same_cards(day: House) -> None:
    ann, bob = day.guest(), day.guest()
    table = begin(day, ann)
    play_out(day, ann, table)
    day.post(f"/api/tables/{table}/start", ann)
    assert hand(day, ann, table) == hand(day, bob, begin(day, bob))


def test_what_lay_face_down_is_shown_when_the_day_is_over(day: House, clock: Clock) -> None:
    ann = day.guest()
    table = begin(day, ann)
    play_out(day, ann, table)
    path = f"/api/tables/{table}/games/1"
    problem(day.ask("GET", f"{path}/record", ann), 409, "sealed-day")
    problem(day.ask("GET", f"{path}/replay?seat=-1", ann), 409, "sealed-day")
    problem(day.ask("GET", f"{path}/review", ann), 409, "sealed-day")
    own = day.get(f"{path}/replay?seat=0", ann)
    assert own["seed"] == ""
    sealed = day.get("/api/daily", ann)
    clock.now += DAY
    past = day.get(f"/api/daily?day={sealed['day']}", ann)
    assert past["seal"] == sealed["seal"] == seal_of(str(past["seed"]))
    assert str(past["seed"]) in day.ask("GET", f"{path}/record", ann).text
    assert rows(day.get(f"{path}/replay?seat=-1", ann), "steps")
    events, _ = deal("solo x1", str(past["seed"]))
    assert events
    tomorrow = day.get("/api/daily", ann)
    assert tomorrow["day"] != past["day"] and tomorrow["seal"] != past["seal"] and not rows(tomorrow, "scores")


def test_what_is_finished_after_the_day_does_not_count(day: House, clock: Clock) -> None:
    ann = day.guest()
    table = begin(day, ann)
    today = str(day.get("/api/daily", ann)["day"])
    clock.now = end_of(today) + 1
    play_out(day, ann, table)
    assert not rows(day.get(f"/api/daily?day={today}", ann), "scores")


def test_no_help_is_counted(day: House, clock: Clock) -> None:
    """A bot's hints are refused, and a game in which a bot has answered is not counted."""
    ann = day.guest()
    table = begin(day, ann)
    problem(day.ask("GET", f"/api/tables/{table}/hint", ann), 409, "no-hint-today")
    day.post(f"/api/tables/{table}/seats/0/stand-in", ann, {"bot": "random"})
    while day.get(f"/api/tables/{table}", ann)["state"] != "over":
        clock.now += 2
        day.inside(day.context.hall.go_on(table))
    assert not rows(day.get("/api/daily", ann), "scores")


@pytest.mark.parametrize("wrong", ["2027-01-16", "yesterday", "2027-1-1", "2026-02-30"])
def test_only_days_that_have_begun_are_told(day: House, wrong: str) -> None:
    assert day_of(NOON) == "2027-01-15"
    problem(day.ask("GET", f"/api/daily?day={wrong}"), 404, "no-such-day")
