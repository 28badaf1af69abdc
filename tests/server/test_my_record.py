"""Your record: figures of finished games for you alone, ratings for who wants them, and going for good."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from dataclasses import replace

import pytest

from tests.server.house import House, Party, number, open_party, part, problem, rows
from undermine.server.history import Line, pointing, streaks
from undermine.server.rating import Rater, rate_game
from undermine.server.settings import Settings
from undermine.store import Result

RULES = "base:de[rounds=2] x3"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(str(tmp_path_factory.mktemp("record") / "tables.sqlite")) as house:
        yield house


@pytest.fixture(scope="module")
def played(house: House) -> Party:
    party = open_party(house, RULES, open_records=True).start().play_out()
    house.post(f"{party.path}/say", party.tokens[0], {"chat": "well dug"})
    return party


def record(house: House, token: str) -> dict[str, object]:
    return house.get("/api/me/record?language=en", token)


def test_a_finished_game_counts_for_each_person_as_the_record_tells_it(house: House, played: Party) -> None:
    info = played.info(played.tokens[0])
    story = house.get(f"{played.path}/games/1/story", played.tokens[0])
    for seat, token in enumerate(played.tokens):
        mine = record(house, token)
        assert number(mine, "games") == 1 and number(mine, "gold") == number(info, "scores", seat)
        winners = part(info, "winners")
        assert isinstance(winners, list) and number(mine, "wins", "hits") == (seat in winners)
        roles = [part(story, "rounds", at, "roles", seat) for at in range(2)]
        gold = [number(story, "rounds", at, "gold", seat) for at in range(2)]
        told = {part(line, "role"): line for line in rows(mine, "roles")}
        assert set(told) == set(roles)
        for role, line in told.items():
            assert number(line, "rounds") == roles.count(role)
            paid = [amount > 0 for was, amount in zip(roles, gold, strict=True) if was == role]
            assert number(line, "paid", "hits") == sum(paid) and number(line, "paid", "count") == len(paid)
        assert part(mine, "latest", 0, "table") == played.id and part(mine, "latest", 0, "kept") is True
        assert part(mine, "boxes", 0, "box") == "base"


def test_a_running_game_and_a_stranger_have_no_record(house: House) -> None:
    party = open_party(house, RULES).start()
    assert number(record(house, party.tokens[0]), "games") == 0
    assert house.ask("GET", "/api/me/record").status_code == 401
    assert house.ask("GET", "/api/me/export").status_code == 401
    assert house.ask("DELETE", "/api/me/everything?sure=true").status_code == 401


def test_who_watches_or_came_later_has_none(house: House, played: Party) -> None:
    assert number(record(house, played.host), "games") == 0


def test_pointing_counts_for_who_had_somebody_to_find(house: House) -> None:
    party = open_party(house, "base:de[rounds=1] x3").start().play_out()
    story = house.get(f"{party.path}/games/1/story", party.tokens[0])
    roles = [part(story, "rounds", 0, "roles", seat) for seat in range(3)]
    for seat, token in enumerate(party.tokens):
        house.post(f"{party.path}/point", token, {"whom": (seat + 1) % 3})
    for seat, token in enumerate(party.tokens):
        told = part(record(house, token), "pointing", "hits")
        if roles[seat] == "saboteur":
            assert number(told, "count") == 0
        else:
            assert number(told, "count") == 1 and number(told, "hits") == (roles[(seat + 1) % 3] == "saboteur")


def test_everything_of_mine_can_be_taken_along_and_nothing_of_others(house: House, played: Party) -> None:
    answer = house.ask("GET", "/api/me/export", played.tokens[0])
    assert "attachment" in answer.headers["content-disposition"]
    told = json.loads(answer.content)
    assert told["games"][0]["table"] == played.id and len(told["games"]) == 1
    assert [line["chat"] for line in told["tables"][0]["said"]] == ["well dug"]
    assert told["tables"][0]["names"] == ["Mole 0"]
    text = answer.text
    for token in played.tokens[1:]:
        assert house.context.guests.check(token, house.context.clock()) not in text
    assert "Mole 1" not in text


def test_many_games_and_a_table_that_cannot_be_read_keep_nobody_from_his_own(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    party = open_party(house, "base:de[rounds=1] x3").start().play_out()
    annals, store = house.context.annals, house.context.store

    async def count(_: str) -> int:
        return 100_000

    async def entries(_: str, after: int = 0) -> list[tuple[int, bytes]]:
        return [(1, b"of another time")]

    monkeypatch.setattr(annals, "count", count)
    monkeypatch.setattr(store, "entries", entries)
    told = house.get("/api/me/export", party.tokens[0])
    assert part(told, "games", 0, "table") == party.id and rows(told, "tables", 0, "said") == []


def test_a_doubt_that_comes_while_something_is_written_is_not_lost(house: House, played: Party) -> None:
    async def run() -> bool:
        hall = house.context.hall
        async with hall.hold(played.id) as place:
            hall.rewrite(played.id)
            place.is_doubtful = False  # so a writing ends
        await asyncio.sleep(0.05)
        return place.is_doubtful

    assert house.inside(run())


def test_who_goes_is_nobody_at_the_tables_of_the_others(house: House) -> None:
    party = open_party(house, RULES, open_records=True).start().play_out(3)
    house.post(f"{party.path}/say", party.tokens[1], {"chat": "my secret word"})
    running = house.post("/api/tables", party.host, {"rules": "base:de[rounds=1] x3", "pace": "none"})
    path = f"/api/tables/{running['id']}"
    house.post(f"{path}/seats/0", party.tokens[1], {"name": "Mole 1"})
    other = house.guest()
    house.post(f"{path}/seats/1", other, {"name": "Other"})
    house.post(f"{path}/seats/2/bot", party.host, {"bot": "random"})
    house.post(f"{path}/start", party.host)
    gone = house.context.guests.check(party.tokens[1], house.context.clock())
    before = record(house, party.tokens[0])
    problem(house.ask("DELETE", "/api/me/everything", party.tokens[1]), 422, "not-sure")
    answer = house.ask("DELETE", "/api/me/everything?sure=true", party.tokens[1])
    assert answer.json() == {"tables": 2} and 'undermine=""' in answer.headers["set-cookie"]
    story = house.get(f"{party.path}/games/1/story", party.tokens[0])
    assert part(story, "names") == ["Mole 0", "N. N.", "Mole 2"]
    assert "my secret word" not in house.ask("GET", party.path, party.tokens[0]).text
    seats = rows(house.get(path, other), "seats")
    assert part(seats[0], "name") == "N. N." and part(seats[0], "kind") == "bot"
    assert record(house, party.tokens[0]) == before
    assert number(record(house, party.tokens[1]), "games") == 0

    async def stored() -> bytes:
        kept = [await house.context.store.entries(key) for key in (party.id, str(running["id"]))]
        return b"".join(data for entries in kept for _, data in entries)

    data = house.inside(stored())
    assert gone.encode() not in data and b"Mole 1" not in data and b"my secret word" not in data


def test_ratings_are_for_who_wants_them_and_games_among_people(house: House) -> None:
    party = open_party(house, RULES).start()
    for seat, token in enumerate(party.tokens[:2]):
        assert house.ask("POST", "/api/me/fame", token, {"name": f"Star {seat}"}).json()["name"] == f"Star {seat}"
    party.play_out(5)
    house.inside(Rater(house.context.annals, is_on=True).round())
    rated = [part(record(house, token), "fame", "ratings") for token in party.tokens]
    assert rated[0] and rated[1] and not rated[2]
    assert sum(number(line, "rounds") for line in rows(record(house, party.tokens[0]), "fame", "ratings")) <= 2
    assert rows(house.get("/api/fame"), "roles") == []
    gone = house.ask("DELETE", "/api/me/fame", party.tokens[0]).json()
    assert gone == {"open": True, "name": "", "ratings": []}


def test_a_house_may_have_no_hall_of_fame(tmp_path_factory: pytest.TempPathFactory) -> None:
    chosen = Settings(render_processes=0, fame=False)
    with House(str(tmp_path_factory.mktemp("dim") / "tables.sqlite"), chosen=chosen) as house:
        token = house.guest()
        problem(house.ask("GET", "/api/fame"), 404, "no-fame")
        problem(house.ask("POST", "/api/me/fame", token, {"name": "Star"}), 404, "no-fame")
        assert part(record(house, token), "fame", "open") is False


RESULT = Result("t", 1, 0, "ann", "Ann", 1.0, "base x3", 3, 3, 2, won=True, rounds="[]", waits=True)


def test_a_streak_is_of_games_with_others_the_latest_first() -> None:
    won = [replace(RESULT, won=each == "w", seats=1 if each == "s" else 3) for each in "wswlwwwl"]
    assert streaks(won) == (2, 3) and streaks([]) == (0, 0)


def test_a_blind_finger_is_the_measure() -> None:
    lines = [Line("digger", 1, True, 0.25), Line("digger", 0, False, 0.5), Line("saboteur", 3)]
    told = pointing(lines)
    assert (told.hits.hits, told.hits.count, told.blind) == (1, 2, 0.375)
    assert pointing(lines, 0.3, 0.6).hits.count == 1 and pointing([]).hits.value is None


def test_whoever_wins_more_is_rated_higher_in_that_role() -> None:
    paid, bare = '[["digger",2]]', '[["saboteur",0]]'
    rows = [replace(RESULT, rounds=paid), replace(RESULT, seat=1, guest="bob", rounds=bare)]
    told = {each.guest: each for each in rate_game(rows, {}, frozenset({"ann", "bob"}))}
    assert told["ann"].role == "digger" and told["bob"].role == "saboteur"
    assert told["ann"].skill > 25 > told["bob"].skill and told["ann"].rounds == 1
    again = {("ann", "digger"): told["ann"]}
    (more,) = rate_game(rows, again, frozenset({"ann"}))
    assert more.skill > told["ann"].skill and more.doubt < told["ann"].doubt and more.rounds == 2


def test_a_round_without_a_saboteur_rates_nobody_and_a_duel_is_one_match() -> None:
    same = [replace(RESULT, rounds='[["digger",2]]'), replace(RESULT, guest="bob", rounds='[["digger",2]]')]
    assert rate_game(same, {}, frozenset({"ann", "bob"})) == []
    duel = [
        replace(each, rules="duel x2", gold=gold, rounds='[["",1],["",1]]')
        for each, gold in zip(same, (5, 2), strict=True)
    ]
    told = rate_game(duel, {}, frozenset({"ann"}))
    assert [(each.guest, each.role, each.rounds) for each in told] == [("ann", "duel", 1)]
    assert told[0].skill > 25
