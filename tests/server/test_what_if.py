"""What if: playing on from a step of a finished game, and trying another answer there."""

from __future__ import annotations

import time
from pathlib import Path
from urllib.parse import quote

import pytest

from tests.server.house import House, Json, Party, part, problem, rows, words
from tests.server.test_reading import PAGE, answer_until_over, play_now
from undermine.core.event import CHOSE
from undermine.core.frame import SPECTATOR
from undermine.notation.audit import audit
from undermine.notation.record import Record, read_record
from undermine.server.settings import Settings
from undermine.views.project import project

PATIENCE = 60.0
WISH = {"step": 7, "seat": 0, "name": "Ada", "bot": "gentle", "bot_delay": 0}


@pytest.fixture
def finished(house: House) -> Party:
    """A game of three that its host has played to the end."""
    party = play_now(house)
    with house.socket(party.id, party.host, **PAGE) as line:
        answer_until_over(line, line.hear())
    return party


def game(party: Party) -> str:
    return f"/api/tables/{party.id}/games/1"


def begin(party: Party, **wish: object) -> Json:
    return party.house.post(f"{game(party)}/what-if", party.host, {**WISH, **wish})


def record_of(house: House, table: str, token: str) -> Record:
    return read_record(house.ask("GET", f"/api/tables/{table}/games/1/record", token).text)


def seen(record: Record, seat: int, answers: int) -> list[object]:
    """What a seat saw of the first answers, and what came of them."""
    found: list[object] = []
    for event in record.log:
        answers -= event[0] == CHOSE
        if answers < 0:
            break
        found += [shown] if (shown := project(event, seat)) is not None else []
    return found


def play_to_the_end(house: House, table: str, token: str) -> None:
    with house.socket(table, token, **PAGE) as line:
        answer_until_over(line, line.hear())


def test_cards_as_they_were_go_on_and_the_record_is_that_of_one_game(house: House, finished: Party) -> None:
    first = record_of(house, finished.id, finished.host)
    info = begin(finished)
    assert info["what_if"] == {"step": 7, "seat": 0, "cards": "as-they-were", "table": finished.id, "game": 1}
    assert info["state"] == "running" and info["seat"] == 0 and info["listed"] is False
    table = str(info["id"])
    play_to_the_end(house, table, finished.host)
    record = record_of(house, table, finished.host)
    assert record.what_if == (7, 0, "as-they-were") and record.seed == first.seed
    assert record.actions[:7] == first.actions[:7]
    assert seen(record, 1, 7) == seen(first, 1, 7)
    assert audit(record) is None, "seed and answers give the same game"


def test_dealt_anew_the_seat_has_seen_the_same_and_others_hold_something_else(house: House, finished: Party) -> None:
    first = record_of(house, finished.id, finished.host)
    differ = 0
    for seat in range(3):
        info = begin(finished, seat=seat, cards="anew", step=9)
        table = str(info["id"])
        assert info["seat"] == seat and part(info, "what_if", "cards") == "anew"
        play_to_the_end_at(house, table, finished.host, seat)
        record = record_of(house, table, finished.host)
        assert seen(record, seat, 9) == seen(first, seat, 9)
        assert seen(record, SPECTATOR, 9) == seen(first, SPECTATOR, 9)
        differ += seen(record, (seat + 1) % 3, 9) != seen(first, (seat + 1) % 3, 9)
        assert record.deal and record.chances[-1].after == 9
        assert audit(record) is None, "what the head of the record says gives the same game"
    assert differ == 3


def play_to_the_end_at(house: House, table: str, token: str, seat: int) -> None:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        position = house.get(f"/api/tables/{table}/position", token)
        if position.get("legal"):
            assert position["asked"] == seat
            wish = {"seen": position["n"], "action": words(position, "legal")[-1]}
            house.post(f"/api/tables/{table}/moves", token, wish)
        elif house.get(f"/api/tables/{table}", token)["state"] == "over":
            return
        time.sleep(0.01)
    raise AssertionError("this game does not end")


def test_it_counts_for_nothing(house: House, finished: Party) -> None:
    before = house.get("/api/me/record", finished.host)
    table = str(begin(finished)["id"])
    play_to_the_end(house, table, finished.host)
    assert house.get("/api/me/record", finished.host) == before
    mine = {
        row["id"]: row["what_if"] for row in rows({"rows": house.ask("GET", "/api/mine", finished.host).json()}, "rows")
    }
    assert mine == {finished.id: False, table: True}
    assert house.ask("GET", "/api/tables", finished.host).json() == []


def test_a_rematch_goes_on_from_the_same_step(house: House, finished: Party) -> None:
    table = str(begin(finished, cards="anew")["id"])
    play_to_the_end(house, table, finished.host)
    first = record_of(house, table, finished.host)
    house.post(f"/api/tables/{table}/start", finished.host)
    play_to_the_end(house, table, finished.host)
    second = read_record(house.ask("GET", f"/api/tables/{table}/games/2/record", finished.host).text)
    assert second.chances == first.chances and seen(second, 1, 7) == seen(first, 1, 7)


def test_a_what_if_of_a_what_if(house: House, finished: Party) -> None:
    table = str(begin(finished, cards="anew")["id"])
    play_to_the_end(house, table, finished.host)
    first = record_of(house, table, finished.host)
    for step in (3, 9):
        for cards in ("as-they-were", "anew"):
            wish = {**WISH, "step": step, "cards": cards, "seat": 1}
            info = house.post(f"/api/tables/{table}/games/1/what-if", finished.host, wish)
            play_to_the_end_at(house, str(info["id"]), finished.host, 1)
            record = record_of(house, str(info["id"]), finished.host)
            assert audit(record) is None
            assert seen(record, 1, step) == seen(first, 1, step)


def test_others_watch_and_are_told_no_more_than_at_any_table(house: House, finished: Party) -> None:
    info = begin(finished)
    table, stranger = str(info["id"]), house.guest()
    told = house.get(f"/api/tables/{table}", stranger)
    assert part(told, "what_if", "table") == "" and part(told, "what_if", "game") == 0
    watched = house.get(f"/api/tables/{table}/position", stranger)
    assert part(watched, "view", "hand") == []
    problem(house.ask("POST", f"/api/tables/{table}/seats/1", stranger, {"name": "Eve"}), 403, "what-if-alone")
    problem(house.ask("POST", f"/api/tables/{table}/seats/1/offer", finished.host), 403, "what-if-alone")
    play_to_the_end(house, table, finished.host)
    assert house.get(f"/api/tables/{table}", stranger)["seed"] is None
    assert house.get(f"/api/tables/{table}", finished.host)["seed"] is not None
    problem(house.ask("GET", f"/api/tables/{table}/games/1/record", stranger), 403, "not-yours")
    problem(house.ask("POST", f"/api/tables/{table}/order", finished.host, {"order": [1, 0, 2]}), 403, "what-if-alone")


def test_only_who_may_look_back_may_play_on_or_try(house: House) -> None:
    party = play_now(house)
    wish = f"{game(party)}/what-if"
    problem(house.ask("POST", wish, party.host, WISH), 409, "game-runs")
    problem(house.ask("GET", f"{game(party)}/answers?step=1", party.host), 409, "game-runs")
    problem(house.ask("GET", f"{game(party)}/try?step=1&answer=x", party.host), 409, "game-runs")
    with house.socket(party.id, party.host, **PAGE) as line:
        answer_until_over(line, line.hear())
    stranger = house.guest()
    problem(house.ask("POST", wish, stranger, WISH), 403, "not-yours")
    problem(house.ask("GET", f"{game(party)}/answers?step=1", stranger), 403, "not-yours")
    problem(house.ask("GET", f"{game(party)}/try?step=1&answer=x", stranger), 403, "not-yours")


def test_bad_wishes_are_refused_in_words(house: House, finished: Party) -> None:
    path, host = f"{game(finished)}/what-if", finished.host
    last = len(rows(house.get(f"{game(finished)}/replay?seat=-1", host), "steps")) - 1
    problem(house.ask("POST", path, host, {**WISH, "step": last}), 409, "step-is-over")
    problem(house.ask("POST", path, host, {**WISH, "step": last + 1}), 404, "no-such-step")
    problem(house.ask("POST", path, host, {**WISH, "seat": 3}), 404, "no-such-seat")
    problem(house.ask("POST", path, host, {**WISH, "bot": "nobody"}), 422, "no-such-bot")
    problem(house.ask("POST", path, host, {**WISH, "name": " "}), 422, "name-empty")
    assert house.ask("POST", path, host, {**WISH, "cards": "new"}).status_code in (400, 422)
    problem(house.ask("GET", f"{game(finished)}/answers?step={last + 1}", host), 404, "no-such-step")
    problem(house.ask("GET", f"{game(finished)}/try?step=1&answer=fly", host), 422, "unreadable")


def test_another_answer_is_tried(house: House, finished: Party) -> None:
    asked = house.get(f"{game(finished)}/answers?step=5&language=cs", finished.host)
    answers = [str(row["answer"]) for row in rows(asked, "answers")]
    assert asked["given"] in answers and all(row["label"] for row in rows(asked, "answers"))
    other = next(each for each in answers if each != asked["given"])
    path = f"{game(finished)}/try?step=5&answer={quote(other)}&language=de"
    until = time.monotonic() + PATIENCE
    while (found := house.get(path, finished.host))["state"] == "working":
        assert found["trial"] is None and time.monotonic() < until
        time.sleep(0.05)
    trial = found["trial"]
    assert isinstance(trial, dict) and trial["answer"] == other and trial["given"] == asked["given"]
    assert 0 <= trial["chance"] <= 1 and 0 <= trial["chance_given"] <= 1 and trial["text"] and trial["label"]
    assert house.get(path, finished.host) == found, "what was found is remembered"
    wrong = "discard X" if "discard X" in answers else "play map 99,99"
    assert house.ask("GET", f"{game(finished)}/try?step=5&answer={quote(wrong)}", finished.host).status_code == 422


def test_what_runs_goes_on_when_the_server_starts_again(tmp_path: Path) -> None:
    address = str(tmp_path / "tables.sqlite")
    with House(address) as house:
        party = play_now(house)
        with house.socket(party.id, party.host, **PAGE) as line:
            answer_until_over(line, line.hear())
        table = str(begin(party, cards="anew")["id"])
    with House(address) as house:
        assert part(house.get(f"/api/tables/{table}", party.host), "what_if", "cards") == "anew"
        play_to_the_end(house, table, party.host)
        assert audit(record_of(house, table, party.host)) is None


def test_it_counts_among_the_tables_and_bots_of_a_guest(tmp_path: Path) -> None:
    chosen = Settings(render_processes=0, guest_tables="3/hour", guest_bots="6/hour")
    with House(str(tmp_path / "tables.sqlite"), limits=True, chosen=chosen) as house:
        party = play_now(house)
        with house.socket(party.id, party.host, **PAGE) as line:
            answer_until_over(line, line.hear())
        begin(party)
        begin(party)
        problem(house.ask("POST", f"{game(party)}/what-if", party.host, WISH), 429, "too-often")


def test_today_is_not_played_again_before_it_is_over(house: House) -> None:
    host = house.guest()
    table = house.post("/api/daily", host, {"name": "Ada"})
    play_to_the_end_at(house, str(table["id"]), host, 0)
    path = f"/api/tables/{table['id']}/games/1"
    problem(house.ask("POST", f"{path}/what-if", host, WISH), 409, "sealed-day")
    problem(house.ask("GET", f"{path}/answers?step=1", host), 409, "sealed-day")
    problem(house.ask("GET", f"{path}/try?step=1&answer=x", host), 409, "sealed-day")
