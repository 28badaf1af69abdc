"""The admin page over the API: links that are good once, acts that are written down, and nothing for anybody else."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.house import House, Json, Line, Party, done, open_party, part, problem, rows, wait_for
from undermine.cli import main
from undermine.core.chance import Dice
from undermine.server.browser import POLICY
from undermine.server.caller import COME_AGAIN
from undermine.server.office import ADMIN_COOKIE, LINK_SECONDS, SESSION_SECONDS, new_link
from undermine.server.static import Client, Piece
from undermine.store import Store

START = 1_900_000_000.0


class Clock:
    now = START

    def __call__(self) -> float:
        self.now += 0.001  # so that acts have an order
        return self.now


@pytest.fixture(scope="module")
def clock() -> Clock:
    return Clock()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, clock: Clock) -> Iterator[House]:
    page = Client({"index.html": Piece("index.html", b"<h1>the page</h1>", {}, '"tag"')})
    with House(str(tmp_path_factory.mktemp("admin") / "t.sqlite"), clock=clock, client=page) as house:
        yield house


def link(house: House, who: str = "ada") -> str:
    return house.inside(new_link(house.context.store, who, house.context.clock()))


def enter(house: House, word: str) -> httpx.Response:
    return house.ask("POST", "/api/admin/enter", "", {"word": word})


def session(house: House, who: str = "ada") -> str:
    answer = enter(house, link(house, who))
    assert done(answer) == {"who": who}
    return f"{ADMIN_COOKIE}={answer.cookies[ADMIN_COOKIE]}"


def look(house: House, cookie: str) -> Json:
    return done(house.ask("GET", "/api/admin", cookie=cookie))


def act(house: House, cookie: str, path: str, body: object = None) -> Json:
    return done(house.ask("POST", f"/api/admin/{path}", "", body, cookie=cookie))


def kinds(info: Json) -> list[object]:
    return [each["kind"] for each in rows(info, "acts")]


def is_cut_off(line: Line) -> bool:
    """Whatever else is heard: in the end the server hangs up, and whoever it is may come again."""
    try:
        while True:
            line.hear()
    except ConnectionClosed as closed:
        return closed.rcvd is not None and closed.rcvd.code == COME_AGAIN


ACTS = [
    ("tables/KEY/close", None),
    ("tables/KEY/chat", {"on": False}),
    ("guests/0123456789abcdef01234567/block", {"on": True}),
    ("chat", {"on": False}),
    ("notice", {"text": "hello", "language": "en"}),
    ("leave", None),
]


def test_a_link_is_good_once(house: House) -> None:
    word = link(house)
    with ThreadPoolExecutor(6) as many:
        asked = [many.submit(house.http.post, "/api/admin/enter", json={"word": word}) for _ in range(6)]
    assert sorted(each.result().status_code for each in asked) == [200, 404, 404, 404, 404, 404]
    problem(enter(house, word), 404, "not-found")
    problem(enter(house, "x" * 43), 404, "not-found")
    problem(enter(house, ""), 404, "not-found")


def test_a_link_is_good_for_minutes_and_the_newest_of_a_name_counts(house: House, clock: Clock) -> None:
    old, new = link(house, "eva"), link(house, "eva")
    problem(enter(house, old), 404, "not-found")
    clock.now += LINK_SECONDS
    problem(enter(house, new), 404, "not-found")


def test_the_session_is_a_cookie_that_nothing_else_sees_and_that_ends(house: House, clock: Clock) -> None:
    answer = enter(house, link(house, "tom"))
    said = answer.headers["set-cookie"]
    assert "HttpOnly" in said and "samesite=strict" in said.lower() and f"Max-Age={int(SESSION_SECONDS)}" in said
    assert "Path=/" in said and "Secure" not in said and answer.headers["cache-control"] == "no-store"
    cookie = said.partition(";")[0]
    assert look(house, cookie)["who"] == "tom"
    clock.now += SESSION_SECONDS
    problem(house.ask("GET", "/api/admin", cookie=cookie), 404, "not-found")
    behind_tls = house.ask("POST", "/api/admin/enter", "", {"word": link(house)}, x_forwarded_proto="https")
    assert "Secure" in behind_tls.headers["set-cookie"]


def test_whoever_leaves_is_out_and_a_new_session_of_a_name_ends_the_old(house: House) -> None:
    first = session(house)
    second = session(house)
    problem(house.ask("GET", "/api/admin", cookie=first), 404, "not-found")
    answer = house.ask("POST", "/api/admin/leave", cookie=second)
    assert "Max-Age=0" in answer.headers["set-cookie"]
    problem(house.ask("GET", "/api/admin", cookie=second), 404, "not-found")


@pytest.mark.parametrize(("path", "body"), ACTS)
def test_without_a_session_there_is_nothing(house: House, path: str, body: object) -> None:
    party = open_party(house)
    word = link(house)
    address = f"/api/admin/{path.replace('KEY', party.id)}"
    tries = [
        {},
        {"cookie": f"{ADMIN_COOKIE}=x"},
        {"cookie": f"{ADMIN_COOKIE}={word}"},  # a link is no session
        {"cookie": f"{ADMIN_COOKIE}={party.host}"},  # and neither is the token of a guest
        {"cookie": f"{ADMIN_COOKIE}={'x' * 3000}"},
    ]
    for headers in tries:
        problem(house.ask("POST", address, "", body, **headers), 404, "not-found")
        problem(house.ask("GET", "/api/admin", "", **headers), 404, "not-found")
    problem(house.ask("POST", address, party.host, body), 404, "not-found")
    assert party.info()["state"] == "open" and house.get("/api/house")["notice"] is None


@pytest.mark.parametrize(("path", "body"), [*ACTS, ("enter", {"word": "x"})])
@pytest.mark.parametrize("headers", [{"origin": "https://evil.example"}, {"sec_fetch_site": "cross-site"}])
def test_a_foreign_page_does_nothing(house: House, path: str, body: object, headers: dict[str, str]) -> None:
    """Not even with the cookie, should a browser ever send it along."""
    cookie = session(house)
    before = kinds(look(house, cookie))
    answer = house.ask("POST", f"/api/admin/{path}", "", body, cookie=cookie, **headers)
    problem(answer, 403, "foreign-page")
    problem(house.ask("GET", "/api/admin", cookie=cookie, **headers), 403, "foreign-page")
    assert kinds(look(house, cookie)) == before


def test_the_page_does_not_exist_for_others(house: House) -> None:
    person = {"accept": "text/html"}
    assert house.ask("GET", "/admin", **person).status_code == 404
    problem(house.ask("GET", "/admin"), 404, "not-found")
    answer = house.ask("GET", "/admin", cookie=session(house), **person)
    assert answer.status_code == 200 and b"the page" in answer.content
    assert answer.headers["content-security-policy"].startswith(POLICY)
    assert "admin" not in house.ask("GET", "/schema/openapi.json").text


def test_what_is_seen_of_tables_and_guests_and_nothing_of_a_game(house: House, clock: Clock) -> None:
    party = open_party(house, "base:de x5", people=3, listed=False).start()
    dice = Dice(5)
    while party.asked() < 3:  # then it is a bot's turn, whose clock stands still
        party.move(dice)
    cookie = session(house)
    with house.socket(party.id, party.tokens[0]) as line, house.socket(party.id, house.guest()) as onlooker:
        line.until("hello")
        onlooker.until("hello")
        clock.now += 30
        info = look(house, cookie)
    table = next(each for each in rows(info, "tables") if each["id"] == party.id)
    said = {name: table[name] for name in ("state", "seats", "people", "bots", "onlookers", "chat", "rules", "code")}
    assert said == {
        "state": "running",
        "seats": 5,
        "people": 3,
        "bots": 2,
        "onlookers": 1,
        "chat": True,
        "rules": "base:de x5",
        "code": party.code,
    }
    names = {name for guest in rows(info, "guests") for name in guest["names"]}  # type: ignore[attr-defined]
    assert {"Mole 0", "Mole 1", "Mole 2"} <= names
    worker = rows(info, "workers")[0]
    assert worker["sockets"] == 2 and isinstance(worker["moves"], int)
    assert worker["waiting"] == 0

    async def secret() -> list[str]:
        async with house.context.hall.hold(party.id) as place:
            game = place.table.games[-1]
            return [game.seed, *game.rules.names]

    text = json.dumps(info)
    hidden = house.inside(secret())
    assert not [each for each in hidden if f'"{each}"' in text], "no card and no seed"
    assert set(table) == {
        *("id", "code", "rules", "opened_at", "touched_at", "state", "host", "host_name", "seats", "people", "bots"),
        *("onlookers", "chat", "hushed"),
    }, "what is added here must not be a secret of a game"


def test_a_closed_table_is_closed_for_everybody(house: House) -> None:
    party = open_party(house, listed=True).start()
    cookie = session(house)
    with house.socket(party.id, party.tokens[0]) as line:
        line.until("hello")
        act(house, cookie, f"tables/{party.id}/close")
        while True:
            told = part(line.until("table"), "table", "state")
            if told == "closed":
                break
    assert party.info()["state"] == "closed" and party.info()["seed"] is None
    problem(house.ask("POST", f"{party.path}/start", party.host), 403, "table-closed")
    problem(house.ask("POST", f"{party.path}/seats/0", house.guest(), {"name": "New"}), 403, "table-closed")
    seat = party.asked()
    body = {"seen": 0, "action": "pass"}
    problem(house.ask("POST", f"{party.path}/moves", party.tokens[seat], body), 403, "table-closed")
    problem(house.ask("GET", f"{party.path}/games/1/record", party.tokens[0]), 409, "game-runs")
    with house.socket(party.id, party.tokens[1]) as line:
        assert line.until("refused")["key"] == "table-closed"
    assert party.id not in [row["id"] for row in house.ask("GET", "/api/tables").json()]
    assert house.ask("GET", "/api/mine", party.tokens[0]).json() == []
    info = look(house, cookie)
    assert party.id not in [table["id"] for table in rows(info, "tables")]
    assert rows(info, "acts")[0]["kind"] == "close" and rows(info, "acts")[0]["about"] == party.id
    problem(house.ask("POST", f"/api/admin/tables/{party.id}/close", cookie=cookie), 403, "table-closed")
    problem(house.ask("POST", "/api/admin/tables/nothing/close", cookie=cookie), 404, "no-such-table")


def test_a_blocked_guest_is_told_so_and_has_no_seat(house: House) -> None:
    party = open_party(house).start()
    bad, good = party.tokens[0], party.tokens[1]
    guest = str(house.get("/api/me", bad)["id"])
    code = str(house.post("/api/me/code", bad)["code"])
    cookie = session(house)
    with house.socket(party.id, bad) as line:
        line.until("hello")
        info = act(house, cookie, f"guests/{guest}/block", {"on": True})
        assert is_cut_off(line)
    assert next(each for each in rows(info, "guests") if each["id"] == guest)["blocked"] is True
    seats = rows(party.info(good), "seats")
    assert seats[0]["kind"] == "bot", "a bot plays on"
    for method, path, body in (
        ("GET", "/api/me", None),
        ("GET", party.path, None),
        ("POST", "/api/guests", None),
        ("POST", "/api/tables", {"rules": "base x5"}),
        ("POST", "/api/me/code", None),
    ):
        problem(house.ask(method, path, bad, body), 403, "blocked")
    said = problem(house.ask("GET", "/api/me", bad, accept_language="cs"), 403, "blocked")
    assert said["detail"] != problem(house.ask("GET", "/api/me", bad), 403, "blocked")["detail"]
    problem(house.ask("POST", "/api/me/again", "", {"code": code}), 403, "blocked")
    with house.socket(party.id, bad) as line:
        assert line.until("refused")["key"] == "blocked"
    with house.socket(party.id, bad, views=True, language="cs") as line:
        assert line.until("refused")["detail"] == said["detail"], "the page's language, not the browser's"
    assert house.get("/api/me", good)["id"]
    act(house, cookie, f"guests/{guest}/block", {"on": False})
    assert house.get("/api/me", bad)["id"] == guest
    assert kinds(look(house, cookie))[:2] == ["unblock", "block"]


def test_chat_of_a_table_and_of_the_house(house: House) -> None:
    party, other = open_party(house), open_party(house)
    cookie = session(house)
    say = {"chat": "hello"}

    def chat(at: Party, key: str = "") -> None:
        answer = house.ask("POST", f"{at.path}/say", at.tokens[0], say)
        if key:
            problem(answer, 403, key)
        else:
            done(answer)
        house.post(f"{at.path}/say", at.tokens[0], {"phrase": "not-me"})

    act(house, cookie, f"tables/{party.id}/chat", {"on": False})
    chat(party, "chat-hushed")
    chat(other)
    assert party.info()["chat"] is False
    act(house, cookie, f"tables/{party.id}/chat", {"on": True})
    chat(party)
    assert act(house, cookie, "chat", {"on": False})["chat"] is False
    chat(other, "chat-hushed")
    with house.socket(other.id, other.tokens[0]) as line:
        line.until("hello")
        line.say({"do": "say", "chat": "hello", "id": 4})
        assert line.until("refused")["key"] == "chat-hushed"
    assert act(house, cookie, "chat", {"on": True})["chat"] is True
    chat(other)
    assert kinds(look(house, cookie))[:4] == ["chat", "hush", "table-chat", "table-hush"]


def test_a_notice_is_told_everywhere_until_it_is_taken_away(house: House) -> None:
    cookie = session(house)
    assert house.get("/api/house") == {"notice": None, "app": True}
    act(house, cookie, "notice", {"text": " Restart\u202e at <b>noon</b> ", "language": "en"})
    first = part(house.get("/api/house"), "notice")
    assert isinstance(first, dict)
    assert first["text"] == "Restart at <b>noon</b>" and first["language"] == "en"
    act(house, cookie, "notice", {"text": "V poledne restart", "language": "cs"})
    second = part(house.get("/api/house"), "notice")
    assert isinstance(second, dict) and second["language"] == "cs" and second["id"] != first["id"]
    bad = house.ask("POST", "/api/admin/notice", "", {"text": "x", "language": "xx"}, cookie=cookie)
    problem(bad, 422, "no-such-language")
    info = act(house, cookie, "notice", {"text": "", "language": "en"})
    assert house.get("/api/house") == {"notice": None, "app": True}
    assert [each["text"] for each in rows(info, "acts")][:3] == ["", "V poledne restart", "Restart at <b>noon</b>"]


def test_a_table_that_cannot_be_read_is_shown_as_such(house: House) -> None:
    party = open_party(house)
    house.context.hall.unreadable.add(party.id)
    cookie = session(house)
    table = next(each for each in rows(look(house, cookie), "tables") if each["id"] == party.id)
    assert table["state"] == "unreadable" and table["host"] == house.get("/api/me", party.host)["id"]
    house.context.hall.unreadable.discard(party.id)


def test_the_command_line_gives_a_link(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    database = str(tmp_path / "t.sqlite")
    assert main(["admin", "--database", database]) == 2, "there is no house yet"
    capsys.readouterr()
    with House(database) as house:
        options = ["--database", database, "--name", "Ada  L", "--address", "https://mine.example/mine/"]
        assert main(["admin", *options]) == 0
        address, words = capsys.readouterr().out.strip().splitlines()
        assert address.startswith("https://mine.example/mine/admin#") and "Ada L" in words
        cookie = f"{ADMIN_COOKIE}={enter(house, address.partition('#')[2]).cookies[ADMIN_COOKIE]}"
        info = look(house, cookie)
        assert info["who"] == "Ada L" and kinds(info) == ["enter", "link"]
    assert main(["admin", "--database", database, "--root-path", "/mine", "--port", "99"]) == 0
    assert capsys.readouterr().out.startswith("http://127.0.0.1:99/mine/admin#")


def test_an_order_is_known_to_other_workers(postgres_url: str, redis_url: str) -> None:
    async def make(url: str) -> str:
        store = await Store.open(url, migrate=False)
        try:
            return await new_link(store, "ada", time.time())
        finally:
            await store.close()

    with House(postgres_url, redis=redis_url) as one, House(postgres_url, redis=redis_url) as two:
        word = asyncio.run(make(postgres_url))
        cookie = f"{ADMIN_COOKIE}={enter(two, word).cookies[ADMIN_COOKIE]}"
        problem(enter(one, word), 404, "not-found")
        party = open_party(one)
        bad = party.tokens[0]
        guest = str(one.get("/api/me", bad)["id"])
        look(one, cookie)
        wait_for(lambda: len(rows(look(one, cookie), "workers")) == 2)
        act(two, cookie, "notice", {"text": "hello", "language": "lt"})
        wait_for(lambda: part(one.get("/api/house"), "notice") is not None)
        with one.socket(party.id, bad) as line:
            line.until("hello")
            act(two, cookie, f"guests/{guest}/block", {"on": True})
            assert is_cut_off(line)
        problem(one.ask("GET", "/api/me", bad), 403, "blocked")
        act(two, cookie, f"tables/{party.id}/close")
        wait_for(lambda: party.info(house=one)["state"] == "closed")
