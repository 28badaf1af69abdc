"""The HTTP part of the API, from nothing to a rematch."""

from __future__ import annotations

import pytest

from tests.server.house import METRICS, SHORT, House, Json, Party, number, open_party, problem, rows, wait_for, words
from undermine.core.chance import seal_of
from undermine.games import GAMES
from undermine.notation.audit import audit
from undermine.notation.record import read_record
from undermine.talk.character import CHARACTERS


def seats(info: Json) -> list[Json]:
    return rows(info, "seats")


@pytest.fixture(scope="module")
def finished(house: House) -> Party:
    return open_party(house).start().play_out()


def test_games(house: House) -> None:
    found = house.get("/api/games")
    assert [game["name"] for game in rows(found, "games")] == list(GAMES)
    modules = [str(module["name"]) for module in rows(found, "games", 0, "modules")]
    assert modules[0] == "greedy" and modules[-1] == "tournament" and len(modules) == 15
    assert "miner" in str(found["bots"]) and "live" in str(found["paces"])


def test_guests_need_no_body_and_stay_who_they_are(house: House) -> None:
    answer = house.http.post("/api/guests")
    assert answer.status_code == 201
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie and "samesite=lax" in cookie and "secure" not in cookie and "path=/" in cookie
    token, name = answer.json()["token"], answer.json()["id"]
    again = house.ask("POST", "/api/guests", cookie=f"undermine={token}")
    assert again.json() == {"token": "", "id": name} and "set-cookie" not in again.headers
    assert house.ask("POST", "/api/guests", token).json()["id"] == name
    assert house.ask("POST", "/api/guests", body={}).json()["id"] != name
    fresh = house.ask("POST", "/api/guests", cookie="undermine=expired")
    assert fresh.status_code == 201 and fresh.json()["token"], "an old cookie keeps nobody out"


def test_a_cookie_is_secure_behind_tls(house: House) -> None:
    answer = house.ask("POST", "/api/guests", x_forwarded_proto="https")
    assert "secure" in answer.headers["set-cookie"].lower()


def test_a_cookie_plays_as_a_token_does(house: House) -> None:
    token = house.guest()
    answer = house.ask("POST", "/api/tables", body={"rules": SHORT}, cookie=f"undermine={token}", origin=house.address)
    assert answer.status_code == 201 and answer.json()["host"] is True
    assert house.get(f"/api/tables/{answer.json()['id']}", token)["host"] is True


def test_open_find_and_list(house: House) -> None:
    party = open_party(house, people=0, listed=True)
    hidden = open_party(house, people=0)
    rows = house.ask("GET", "/api/tables").json()
    assert party.id in [row["id"] for row in rows] and hidden.id not in [row["id"] for row in rows]
    assert house.get(f"/api/codes/{party.code.lower()}")["id"] == party.id
    info = party.info()
    assert (info["host"], info["seat"], info["state"], info["game"], info["seed"]) == (False, None, "open", 0, None)
    assert party.info(party.host)["host"] is True
    assert len(house.ask("GET", "/api/tables?limit=1").json()) == 1
    assert party.code in house.http.get("/").text and hidden.code not in house.http.get("/").text


def test_mine(house: House) -> None:
    party = open_party(house, people=2)
    assert [row["id"] for row in house.ask("GET", "/api/mine", party.tokens[0]).json()] == [party.id]
    assert house.ask("GET", "/api/mine", house.guest()).json() == []


def test_the_host_changes_what_is_played_before_the_first_game(house: House) -> None:
    party = open_party(house, people=1, bots=False)
    wish = {"rules": "expansion x4", "pace": "relaxed", "listed": True, "chat": False}
    problem(house.ask("PATCH", party.path, party.tokens[0], wish), 403, "host-only")
    info = house.ask("PATCH", party.path, party.host, wish).json()
    assert (info["rules"], info["pace"], info["chat"], len(seats(info))) == ("expansion:cs20 x4", "relaxed", False, 4)
    rows = {row["id"]: row for row in house.ask("GET", "/api/tables").json()}
    assert rows[party.id]["rules"] == "expansion:cs20 x4" and rows[party.id]["faces"] == [0]
    # The plain page finds it in the store alone.
    assert f"<code>{party.code}</code> expansion:cs20 x4" in house.http.get("/plain").text
    problem(house.ask("PATCH", party.path, party.host, {"rules": "chess x2"}), 422, "bad-rules")


def test_seats_from_sitting_down_to_the_start(house: House) -> None:
    party = open_party(house, people=0, bots=False)
    ann, bob = house.guest(), house.guest()
    info = house.post(f"{party.path}/seats/1", ann, {"name": "Ann"})
    assert info["seat"] == 1 and seats(info)[1] == {"kind": "person", "name": "Ann", "you": True, "face": 1}
    house.post(f"{party.path}/seats/0", bob, {"name": "Bob"})
    info = house.post(f"{party.path}/seats/2/bot", party.host, {"bot": "miner"})
    bot = seats(info)[2]
    assert (bot["kind"], bot["bot"]) == ("bot", "miner")
    who = CHARACTERS[str(bot["character"])]
    assert (bot["name"], bot["face"]) == (who.name, who.face)
    assert seats(house.ask("DELETE", f"{party.path}/seats/2/bot", party.host).json())[2] == {"kind": "empty"}
    house.post(f"{party.path}/seats/2/bot", party.host, {"bot": "random", "name": "Robo"})
    info = house.post(f"{party.path}/order", party.host, {"order": [1, 0, 2]})
    assert [seat["name"] for seat in seats(info)] == ["Ann", "Bob", "Robo"]
    assert house.ask("DELETE", f"{party.path}/seats/1", bob).json()["seat"] is None
    house.post(f"{party.path}/seats/1", bob, {"name": "Bob"})
    assert house.ask("DELETE", f"{party.path}/seats/1", party.host).status_code == 200
    problem(house.ask("POST", f"{party.path}/start", party.host), 409, "seats-empty")
    house.post(f"{party.path}/seats/1", bob, {"name": "Bob"})
    info = house.post(f"{party.path}/start", party.host)
    assert (info["state"], info["game"], info["seed"]) == ("running", 1, None)
    assert len(str(info["seal"])) == 64
    info = house.ask("PATCH", f"{party.path}/seats/1", bob, {"name": "Bobby"}).json()
    assert [seat["name"] for seat in seats(info)] == ["Ann", "Bobby", "Robo"]
    problem(house.ask("PATCH", f"{party.path}/seats/1", ann, {"name": "Cid"}), 403, "not-yours")


def test_pause_and_stand_in(house: House) -> None:
    party = open_party(house).start()
    assert house.post(f"{party.path}/pause", party.host)["paused"] is True
    problem(house.ask("POST", f"{party.path}/pause", party.host), 409, "paused")
    asked = party.asked()
    position = party.position(asked, 10**6)
    body = {"seen": position["n"], "action": words(position, "legal")[0]}
    problem(house.ask("POST", f"{party.path}/moves", party.tokens[asked], body), 409, "paused")
    info = house.post(f"{party.path}/seats/{asked}/stand-in", party.tokens[asked], {"bot": "random"})
    assert seats(info)[asked]["stand_in"] == "random"
    assert party.position(asked, 10**6)["n"] == position["n"], "a pause stops bots too"
    info = house.ask("DELETE", f"{party.path}/seats/{asked}/stand-in", party.tokens[asked]).json()
    assert "stand_in" not in seats(info)[asked]
    assert house.ask("DELETE", f"{party.path}/pause", party.host).json()["paused"] is False
    assert number(house.post(f"{party.path}/moves", party.tokens[asked], body), "n") > number(position, "n")


def test_say(house: House) -> None:
    party = open_party(house)
    house.post(f"{party.path}/say", party.tokens[0], {"phrase": "trust", "arguments": ["1"]})
    house.post(f"{party.path}/say", party.tokens[1], {"chat": "hello <b>"})
    with house.socket(party.id) as line:
        said = rows(line.hear(), "said")
    assert [(each.get("phrase"), each.get("chat")) for each in said] == [("trust", None), (None, "hello <b>")]


def test_a_finished_game_can_be_read(house: House, finished: Party) -> None:
    info = finished.info()
    assert info["state"] == "over" and seal_of(str(info["seed"])) == info["seal"]
    text = house.ask("GET", f"{finished.path}/games/1/record", finished.tokens[0]).text
    record = read_record(text)
    assert record.players == ("Mole 0", "Mole 1", "Mole 2") and record.seed == info["seed"] and audit(record) is None
    problem(house.ask("GET", f"{finished.path}/games/1/record"), 403, "not-yours")
    problem(house.ask("GET", f"{finished.path}/games/1/record", house.guest()), 403, "not-yours")
    assert house.ask("GET", f"{finished.path}/games/1/record", finished.host).status_code == 200
    problem(house.ask("GET", f"{finished.path}/games/2/record", finished.host), 404, "no-such-game")


def test_a_finished_game_can_be_replayed_from_any_seat(house: House, finished: Party) -> None:
    path = f"{finished.path}/games/1/replay"
    above = house.get(path, finished.host)
    one = house.get(f"{path}?seat=1", finished.host)
    assert above["names"] == ["Mole 0", "Mole 1", "Mole 2"] and above["scores"] == finished.info()["scores"]
    steps, mine = above["steps"], one["steps"]
    assert isinstance(steps, list) and isinstance(mine, list) and len(steps) == len(mine) > 20
    assert all(None not in hand for hand in steps[0]["hands"]) and "hands" not in mine[0]
    assert mine[0]["view"]["hand"] == steps[0]["hands"][1]
    assert {step["chosen"]["action"] is None for step in mine[1:] if step["chosen"]["seat"] != 1} == {True}
    assert all(step["chosen"]["action"] for step in steps[1:])
    problem(house.ask("GET", f"{path}?seat=3", finished.host), 404, "no-such-seat")


def test_records_for_all_by_the_hosts_choice(house: House) -> None:
    party = open_party(house, open_records=True).start()
    problem(house.ask("GET", f"{party.path}/games/1/record"), 409, "game-runs")
    party.play_out()
    assert read_record(house.ask("GET", f"{party.path}/games/1/record").text).seed == party.info()["seed"]
    assert house.ask("GET", f"{party.path}/games/1/replay").status_code == 200


def test_a_rematch_and_who_may_read_what_was_before(house: House) -> None:
    party = open_party(house).start().play_out()
    leaver = party.tokens[0]
    assert house.ask("DELETE", f"{party.path}/seats/0", leaver).status_code == 200
    newcomer = house.guest()
    house.post(f"{party.path}/seats/0", newcomer, {"name": "New"})
    info = house.post(f"{party.path}/start", party.host)
    assert (info["game"], info["state"], info["seed"]) == (2, "running", None)
    text = house.ask("GET", f"{party.path}/games/1/record", leaver).text
    assert "player 0 Mole 0" in text, "the record names those who played it, and they may read it"
    problem(house.ask("GET", f"{party.path}/games/2/record", leaver), 409, "game-runs")
    assert number(party.position(1), "n") < 200


def test_health_metrics_and_pages(house: House) -> None:
    health = house.get("/health")
    assert set(health) == {"status", "version"} and health["status"] == "well"
    for token in ("", "wrong", house.guest()):
        problem(house.ask("GET", "/metrics", token), 404, "not-found")
    metrics = house.ask("GET", "/metrics", METRICS)
    assert "undermine_open_tables" in metrics.text and "# TYPE undermine_moves_total counter" in metrics.text
    page = house.http.get("/schema")
    assert page.status_code == 200 and "POST /api/tables/{key}/moves" in page.text
    assert "http" not in page.text.replace("http-equiv", "").partition("<h1>")[0], "nothing is loaded from elsewhere"
    for answer in (page, house.http.get("/"), metrics):
        assert "default-src 'self'" in answer.headers["content-security-policy"]
        assert answer.headers["x-content-type-options"] == "nosniff"


def test_bots_play_a_whole_game_by_themselves(house: House) -> None:
    party = open_party(house, people=0).start()
    wait_for(lambda: party.info()["state"] == "over")


def test_company_is_chosen_when_a_table_is_opened(house: House) -> None:
    """By character, by level or both; whoever is not named is chosen by the house, and nobody is there twice."""
    host = house.guest()
    wish: Json = {"rules": "base x5", "name": "Ona", "bots": 4, "bot": "gentle", "company": ["mica:sly", "opal", "sly"]}
    table = house.post("/api/tables", host, wish)
    told = [(seat.get("character"), seat.get("bot")) for seat in seats(table)[1:]]
    assert told[:2] == [("mica", "sly"), ("opal", "miner")] and [bot for _, bot in told[2:]] == ["sly", "gentle"]
    assert len({character for character, _ in told}) == 4
    for wrong, key in (
        ({"company": ["mica"] * 5}, "no-such-bot"),
        ({"company": ["mica", "mica:sly"]}, "name-taken"),
        ({"company": ["mica"], "name": "MICA"}, "name-taken"),
        ({"company": ["nobody:sly"]}, "no-such-bot"),
    ):
        problem(house.ask("POST", "/api/tables", host, {**wish, **wrong}), 422, key)
    games = house.get("/api/games")
    assert games["levels"] == ["gentle", "seasoned", "sly"]
    assert len(rows(games, "characters")) == 12
    assert rows(games, "characters")[0] == {"character": "flint", "name": "Flint", "face": 12, "temper": "hothead"}


def test_the_host_switches_the_talk_of_bots(house: House) -> None:
    party = open_party(house)
    assert party.info(party.host)["bots_talk"] is True
    assert house.ask("DELETE", f"{party.path}/bots-talk", party.host).json()["bots_talk"] is False
    problem(house.ask("POST", f"{party.path}/bots-talk", party.tokens[1]), 403, "host-only")
    assert house.post(f"{party.path}/bots-talk", party.host, {})["bots_talk"] is True
