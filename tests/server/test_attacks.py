"""Bad input and attack: a clear problem answer, and nothing has changed."""

from __future__ import annotations

import json
from collections.abc import Iterator

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.house import SHORT, House, Json, Line, Party, open_party, part, problem, rows, words
from undermine.core.chance import Dice
from undermine.server.guest import LIFETIME, Guests, new_code, new_table_id
from undermine.tables.entry import Came, Entry, Left, decode
from undermine.tables.refusal import Refusal


@pytest.fixture(scope="module")
def party(house: House) -> Party:
    party = open_party(house).start()
    for _ in range(4):
        party.move(Dice(4))
    return party


@pytest.fixture
def unchanged(house: House, party: Party) -> Iterator[None]:
    """The store has the same entries before and after, but for people who came and went."""
    before = _kept(house, party)
    yield
    assert _kept(house, party) == before


def _kept(house: House, party: Party) -> list[Entry]:
    entries = [decode(data) for _, data in house.inside(house.context.store.entries(party.id))]
    return [entry for entry in entries if not isinstance(entry, Came | Left)]


def move(party: Party, seat: int) -> Json:
    position = party.position(seat, 10**6)
    return {"seen": position["n"], "action": words(position, "legal")[0]}


# Moves


@pytest.mark.usefixtures("unchanged")
def test_moves_over_http(house: House, party: Party) -> None:
    seat = party.asked()
    good, path, mine = move(party, seat), f"{party.path}/moves", party.tokens[seat]
    for token in (party.tokens[(seat + 1) % 3], party.tokens[(seat + 2) % 3]):
        problem(house.ask("POST", path, token, good), 409, "not-your-turn")
    for seen in (0, 3, 10**6):
        problem(house.ask("POST", path, mine, {**good, "seen": seen}), 409, "stale")
    for action in ("", "dance", "place nothing 1,1", "\x00", "place B-NE 2,0 turned turned", "9" * 999):
        problem(house.ask("POST", path, mine, {**good, "action": action}), 422, "unreadable")
    found = house.ask("POST", path, mine, {**good, "action": "place B-NESW 7,1"})
    assert found.status_code == 409 and found.headers["content-type"] == "application/problem+json"
    problem(house.ask("POST", path, party.host, good), 403, "not-seated")
    problem(house.ask("POST", path, house.guest(), good), 403, "not-seated")
    problem(house.ask("POST", path, "", good), 401, "no-token")


@pytest.mark.usefixtures("unchanged")
def test_moves_over_the_socket(house: House, party: Party) -> None:
    seat = party.asked()
    good = {"do": "play", "id": 9, **move(party, seat)}
    with house.socket(party.id, party.tokens[seat], seen=10**6) as line:
        line.hear()

        def refused(message: object, key: str, number: int = 9) -> None:
            line.say(message)
            answer = line.until("refused")
            assert (answer["key"], answer["id"]) == (key, number), answer

        refused({**good, "seen": 1}, "stale")
        refused({**good, "action": "dance"}, "unreadable")
        bads: tuple[object, ...] = (
            {**good, "more": 1},
            {**good, "seen": -1},
            {**good, "seen": "1"},
            {**good, "seen": 1.5},
            {**good, "action": None},
            {**good, "action": "x" * 1001},
            {"do": "play"},
            {"do": "fly"},
            {"seen": 1},
            [],
            "play",
            None,
        )
        for bad in bads:
            refused(bad, "unreadable", 0)
        line.socket.send("{")
        assert line.until("refused")["key"] == "unreadable"
        line.socket.send(b"\xff\xfe\x00")
        assert line.until("refused")["key"] == "unreadable"
        line.socket.send("")
        assert line.until("refused")["key"] == "unreadable"
        refused({**good, "action": "x" * 5000}, "too-large", 0)
        refused({"do": "say", "phrase": "hurry", "arguments": ["a"] * 5, "id": 1}, "unreadable", 0)
        line.say({"do": "ping", "id": 1})
        assert line.until("done")["id"] == 1, "the socket is still good"
    other = party.tokens[(seat + 1) % 3]
    for token, key in ((other, "not-your-turn"), (party.host, "not-seated"), ("", "not-seated")):
        with house.socket(party.id, token, seen=10**6) as line:
            line.hear()
            line.say(good)
            assert line.until("refused")["key"] == key


def test_a_message_that_is_far_too_large_ends_the_socket(house: House, party: Party) -> None:
    with house.socket(party.id, seen=10**6) as line:
        line.hear()
        line.socket.send("x" * 70_000)
        with pytest.raises(ConnectionClosed) as caught:
            line.hear()
        assert caught.value.rcvd is not None and caught.value.rcvd.code == 1009


def test_nonsense_without_end_ends_the_socket(house: House, party: Party) -> None:
    with house.socket(party.id, seen=10**6) as line:
        line.hear()
        with pytest.raises(ConnectionClosed) as caught:
            _nonsense(line)
        assert caught.value.rcvd is not None and caught.value.rcvd.code == 4400


def _nonsense(line: Line) -> None:
    for _ in range(200):
        line.socket.send("nonsense")
        line.hear()


# The first message


@pytest.mark.parametrize(
    ("first", "key"),
    [
        ("", "unreadable"),
        ("{", "unreadable"),
        ('{"do": "ping"}', "no-hello"),
        ('{"do": "hello", "seen": -1}', "unreadable"),
        ('{"do": "hello", "token": "guessed"}', "bad-token"),
        ('{"do": "hello", "token": "1.2.3"}', "bad-token"),
        ('{"do": "hello", "token": 5}', "unreadable"),
        ("x" * 5000, "too-large"),
    ],
)
def test_a_bad_hello(house: House, party: Party, first: str, key: str) -> None:
    with connect(f"ws://127.0.0.1:{house.port}{party.path}/live", proxy=None) as socket:
        socket.send(first)
        assert json.loads(socket.recv(5))["key"] == key
        with pytest.raises(ConnectionClosed) as caught:
            socket.recv(5)
        assert caught.value.rcvd is not None and caught.value.rcvd.code == 4403


def test_a_client_that_says_nothing(house: House, party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("undermine.server.socket.PATIENCE", 0.1)
    with connect(f"ws://127.0.0.1:{house.port}{party.path}/live", proxy=None) as socket:
        assert json.loads(socket.recv(5))["key"] == "no-hello"


# Who is asking


@pytest.mark.usefixtures("unchanged")
def test_tokens(house: House, party: Party) -> None:
    real = party.tokens[0]
    when, chance, seal = real.split(".")
    wrong = [
        "x",
        "..",
        f"{when}.{chance}.",
        f"{when}.{chance}.{seal[:-1]}{'0' if seal[-1] != '0' else '1'}",
        f"{when}.{chance}x.{seal}",
        f"{int(when, 16) + 1:x}.{chance}.{seal}",
        f"{when}.{chance}.{seal.upper()}" if seal.upper() != seal else "x",
        "a" * 300,
        Guests(b"another secret").issue(house.context.clock()),
    ]
    for token in wrong:
        problem(house.ask("GET", party.path, token), 401, "bad-token")
        problem(house.ask("POST", f"{party.path}/start", token), 401, "bad-token")
        assert house.ask("GET", party.path, token).headers["www-authenticate"] == "Bearer"
    old = house.context.guests.issue(house.context.clock() - LIFETIME - 10)
    problem(house.ask("POST", f"{party.path}/start", old), 401, "old-token")
    for headers in ({}, {"authorization": "Basic abc"}, {"authorization": real}):
        problem(house.ask("POST", f"{party.path}/start", **headers), 401, "no-token")


def test_a_table_knows_a_guest_by_a_hash_only(house: House, party: Party) -> None:
    kept = b"".join(data for _, data in house.inside(house.context.store.entries(party.id)))
    for token in (*party.tokens, party.host):
        assert token.encode() not in kept and token.split(".")[1].encode() not in kept
        assert house.context.guests.check(token, house.context.clock()).encode() in kept


@pytest.mark.usefixtures("unchanged")
def test_foreign_seats(house: House, party: Party) -> None:
    """What belongs to another, or to the host, is refused to everybody else."""
    mine, other = party.tokens[0], party.tokens[1]
    path = party.path
    for method, where, body in (
        ("POST", "start", None),
        ("POST", "pause", None),
        ("DELETE", "pause", None),
        ("POST", "order", {"order": [0, 1, 2]}),
        ("POST", "seats/1/bot", {}),
        ("DELETE", "seats/1/bot", None),
        ("DELETE", "seats/1", None),
    ):
        problem(house.ask(method, f"{path}/{where}", mine, body), 403, "host-only")
        problem(house.ask(method, f"{path}/{where}", "", body), 401, "no-token")
    problem(house.ask("POST", f"{path}/seats/1/stand-in", mine, {}), 403, "not-yours")
    problem(house.ask("DELETE", f"{path}/seats/1/stand-in", mine), 403, "not-yours")
    problem(house.ask("POST", f"{path}/seats/0", other, {"name": "Thief"}), 409, "seat-taken")
    problem(house.ask("POST", f"{path}/say", party.host, {"chat": "psst"}), 403, "not-seated")
    problem(house.ask("POST", f"{path}/seats/9", house.guest(), {"name": "Ann"}), 404, "no-such-seat")


@pytest.mark.usefixtures("unchanged")
def test_cookies_of_a_foreign_page(house: House, party: Party) -> None:
    cookie = f"undermine={party.host}"
    for origin in ("https://evil.example", "null", f"http://127.0.0.1:{house.port}.evil.example", "http://127.0.0.1"):
        answer = house.ask("POST", f"{party.path}/pause", cookie=cookie, origin=origin)
        problem(answer, 403, "foreign-page")
        with connect(
            f"ws://127.0.0.1:{house.port}{party.path}/live",
            proxy=None,
            additional_headers={"cookie": cookie, "origin": origin},
        ) as socket:
            socket.send('{"do": "hello"}')
            assert json.loads(socket.recv(5))["key"] == "foreign-page"
    problem(house.ask("POST", "/api/guests", cookie=cookie, origin="https://evil.example"), 403, "foreign-page")
    with connect(
        f"ws://127.0.0.1:{house.port}{party.path}/live",
        proxy=None,
        additional_headers={"cookie": f"undermine={party.tokens[0]}", "origin": house.address},
    ) as socket:
        socket.send('{"do": "hello", "seen": 1000000}')
        assert json.loads(socket.recv(5))["table"]["seat"] == 0


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"origin": "http://["},
        {"sec_fetch_site": "cross-site"},
        {"sec_fetch_site": "same-site"},
    ],
)
def test_a_foreign_page_changes_nothing_even_without_a_cookie(house: House, headers: dict[str, str]) -> None:
    """A browser keeps the cookie from such a request, so the answer would be a new one in place of the old."""
    answer = house.ask("POST", "/api/guests", **headers)
    problem(answer, 403, "foreign-page")
    assert "set-cookie" not in answer.headers
    problem(house.ask("POST", "/api/tables", house.guest(), {"rules": SHORT}, **headers), 403, "foreign-page")


def test_our_own_page_and_programs_are_no_foreign_pages(house: House) -> None:
    for headers in ({}, {"origin": house.address}, {"sec_fetch_site": "same-origin"}, {"sec_fetch_site": "none"}):
        assert house.ask("POST", "/api/guests", **headers).status_code == 201
    assert house.ask("GET", "/api/games", origin="https://evil.example").status_code == 200, "who looks"


def test_a_foreign_page_gets_no_socket(house: House, party: Party) -> None:
    address = f"ws://127.0.0.1:{house.port}{party.path}/live"
    with connect(address, proxy=None, additional_headers={"origin": "https://evil.example"}) as socket:
        socket.send('{"do": "hello"}')
        assert json.loads(socket.recv(5))["key"] == "foreign-page"


def test_nobody_on_the_way_keeps_what_is_private(house: House, party: Party) -> None:
    guest = party.tokens[0]
    for method, path in (
        ("GET", party.path),
        ("GET", f"{party.path}/position"),
        ("GET", "/api/mine"),
        ("GET", "/api/daily"),
        ("GET", f"{party.path}/qr.svg"),
        ("POST", "/api/guests"),
        ("POST", f"{party.path}/moves"),
        ("GET", "/api/tables/nowhere"),
        ("GET", "/api/nothing"),
        ("GET", "/health"),
    ):
        answer = house.ask(method, path, guest)
        assert answer.headers["cache-control"] == "no-store", path
        assert "strict-transport-security" not in answer.headers
    assert house.ask("GET", "/art/common.svg").headers["cache-control"] != "no-store", "this is the same for everybody"


def test_behind_tls_one_comes_by_tls_only(house: House) -> None:
    for path in ("/api/games", "/art/common.svg", "/api/nothing"):
        answer = house.ask("GET", path, x_forwarded_proto="https")
        assert answer.headers["strict-transport-security"] == "max-age=31536000"


# Addresses


@pytest.mark.parametrize("host", ["a" * 300, "a" * 5000, "mine:99999", "mine:99999999", "[", "x@y", "<b>"])
def test_hosts_that_cannot_be(house: House, party: Party, host: str) -> None:
    for path in (f"{party.path}/qr.svg", f"{party.path}/invite", "/api/games"):
        assert house.ask("GET", path, host=host).status_code == 400
    assert house.ask("GET", "/no/such/page", host=host, accept="text/html").status_code in (400, 404)


@pytest.mark.usefixtures("unchanged")
def test_bodies_without_a_floor(house: House, party: Party) -> None:
    deep = b"[" * 7000 + b"]" * 7000
    for path in (f"{party.path}/seats/0", f"{party.path}/moves", "/api/tables"):
        for body in (deep, b"[" * 9000, b'{"name":' * 1900, b'{"name": "A", "more": ' + deep + b"}"):
            headers = {"authorization": f"Bearer {party.tokens[0]}", "content-type": "application/json"}
            problem(house.http.post(path, content=body, headers=headers), 400, "malformed")
    with house.socket(party.id, party.tokens[0]) as line:
        line.hear()
        for message in ("[" * 4000, '{"more": ' + "[" * 2000 + "]" * 2000 + ', "do": "ping"}', '{"do":' * 600):
            line.socket.send(message)
            assert line.until("refused")["key"] == "unreadable"


def test_unknown_tables(house: House, party: Party) -> None:
    guest = house.guest()
    close = party.id[:-1] + ("A" if party.id[-1] != "A" else "B")
    for key in ("1", "2", "0", "x", close, party.id.swapcase(), "a" * 40, "..", "%00", "'; drop table tables; --"):
        path = str(httpx.URL("http://x").copy_with(path=f"/api/tables/{key}").raw_path, "ascii")
        answer = house.ask("GET", path, guest)
        assert answer.status_code in (404, 400) and answer.headers["content-type"] == "application/problem+json"
    problem(house.ask("GET", "/api/tables/1", guest), 404, "no-such-table")
    problem(house.ask("GET", f"/api/tables/{'a' * 41}", guest), 400, "malformed")
    problem(house.ask("POST", "/api/tables/1/moves", guest, {"seen": 0, "action": "x"}), 404, "no-such-table")
    problem(house.ask("GET", "/api/codes/AAAAAA"), 404, "no-such-code")
    with house.socket("1", guest) as line:
        assert line.hear()["key"] == "no-such-table"
    assert "1" not in house.context.hall.open and close not in house.context.hall.open, "nothing is kept of them"


def test_addresses_and_codes_cannot_be_counted() -> None:
    ids = [new_table_id() for _ in range(200)]
    assert len(set(ids)) == 200 and all(len(each) == 16 for each in ids)
    assert len({each[:2] for each in ids}) > 100, "neighbours have nothing in common"
    codes = [new_code() for _ in range(200)]
    assert len(set(codes)) == 200 and all(
        len(each) == 6 and not set(each) & set("0O1IL5S8B2Z") - {"L"} for each in codes
    )


# Requests


@pytest.mark.usefixtures("unchanged")
def test_requests_that_cannot_be_read(house: House, party: Party) -> None:
    seat = f"{party.path}/seats/0"
    guest = house.guest()
    bearer = {"authorization": f"Bearer {guest}"}
    as_json = {**bearer, "content-type": "application/json"}

    def post(path: str, content: bytes, headers: dict[str, str]) -> httpx.Response:
        return house.http.post(path, content=content, headers=headers)

    for content in (
        b"",
        b"{",
        b"[]",
        b"null",
        b'"x"',
        b'{"name": 5}',
        b"{}",
        b'{"name": "A", "age": 5}',
        b"\xff",
        b"1" * 99,
    ):
        problem(post(seat, content, as_json), 400, "malformed")
    problem(post(seat, b'{"name": "' + b"a" * 201 + b'"}', as_json), 400, "malformed")
    problem(post(seat, b'{"name": "' + b"a" * 100 + b'"}', as_json), 422, "name-long")
    for kind in (
        "text/plain",
        "application/x-www-form-urlencoded",
        "multipart/form-data; boundary=x",
        "application/xml",
    ):
        problem(post(seat, b'{"name": "A"}', {**bearer, "content-type": kind}), 415, "wrong-content-type")
    problem(post(seat, b'{"name": "A"}', bearer), 415, "wrong-content-type")
    problem(post(seat, b'{"name": "' + b"a" * 20_000 + b'"}', as_json), 413, "too-large")
    stream = house.http.post(seat, content=iter([b"a" * 9_000] * 4), headers=as_json)
    problem(stream, 413, "too-large")
    for path in (f"{party.path}/seats/12", f"{party.path}/seats/-1", f"{party.path}/position?seen=-1"):
        assert house.ask("GET" if "position" in path else "POST", path, guest, None).status_code in (400, 404)
    problem(house.ask("GET", f"{party.path}/position?seen=x"), 400, "malformed")
    problem(house.ask("GET", "/api/tables?limit=101"), 400, "malformed")
    problem(house.ask("GET", "/nothing"), 404, "not-found")
    problem(house.ask("GET", f"{party.path}/live"), 405, "wrong-method")
    for method, path in (
        ("PUT", party.path),
        ("PATCH", "/api/tables"),
        ("DELETE", "/api/tables"),
        ("GET", f"{party.path}/moves"),
    ):
        problem(house.ask(method, path, guest), 405, "wrong-method")


@pytest.mark.parametrize(
    ("body", "status", "key"),
    [
        ({"rules": "chess x2"}, 422, "bad-rules"),
        ({"rules": "base:de x99"}, 422, "bad-rules"),
        ({"rules": ""}, 422, "bad-rules"),
        ({"rules": "base[rounds=1000000] x5"}, 422, "bad-rules"),
        ({"rules": SHORT, "pace": "slow"}, 422, "no-such-pace"),
        ({"rules": SHORT, "bot_delay": -1}, 400, "malformed"),
        ({"rules": SHORT, "bot_delay": 1e9}, 400, "malformed"),
        ({"rules": SHORT, "listed": "yes"}, 400, "malformed"),
        ({"rules": "a" * 401}, 400, "malformed"),
        ({"rules": SHORT, "seed": "mine"}, 400, "malformed"),
        ({}, 400, "malformed"),
    ],
)
def test_tables_that_cannot_be_opened(house: House, body: Json, status: int, key: str) -> None:
    before = house.inside(house.context.store.counts())
    problem(house.ask("POST", "/api/tables", house.guest(), body), status, key)
    assert house.inside(house.context.store.counts()) == before


def test_names(house: House) -> None:
    """Markup is only text, directions and controls are gone, and what is empty or too long is refused."""
    party = open_party(house, people=0, bots=False)
    guest = house.guest()
    for name in ("", "   ", "\u202e\u202c", "\u200b", "\u3164"):
        problem(house.ask("POST", f"{party.path}/seats/0", guest, {"name": name}), 422, "name-empty")
    problem(house.ask("POST", f"{party.path}/seats/0", guest, {"name": "a" * 25}), 422, "name-long")
    info = house.post(f"{party.path}/seats/0", guest, {"name": "\u202e<img src=x>\x07\u2066"})
    assert rows(info, "seats")[0]["name"] == "<img src=x>"
    problem(house.ask("POST", f"{party.path}/seats/1/bot", party.host, {"bot": "hal"}), 422, "no-such-bot")
    problem(house.ask("POST", f"{party.path}/seats/1/bot", party.host, {"name": "\u202e"}), 422, "name-empty")
    problem(house.ask("POST", f"{party.path}/seats/1", house.guest(), {"name": "<IMG src=x>"}), 409, "name-taken")


# Too many


def test_talk_without_end(house: House) -> None:
    party = open_party(house)
    answers = [house.ask("POST", f"{party.path}/say", party.tokens[0], {"phrase": "hurry"}) for _ in range(10)]
    assert [answer.status_code for answer in answers] == [200] * 8 + [429] * 2
    problem(answers[-1], 429, "too-often")


def test_a_fault_of_ours_tells_nothing(house: House, party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise AssertionError("the hand is B-NESW, the seed is 12345")

    monkeypatch.setattr("undermine.server.routes.table_info", fail)
    answer = house.ask("GET", party.path)
    assert answer.json()["key"] == "crash" and answer.status_code == 500
    assert "12345" not in answer.text and "NESW" not in answer.text
    monkeypatch.undo()
    monkeypatch.setattr("undermine.server.caller.table_info", fail)
    with house.socket(party.id) as line:
        answer_ = line.hear()
        assert answer_["key"] == "crash" and "12345" not in str(answer_)


def test_refusals_are_one_line() -> None:
    refusal = Refusal("key", "detail", "one", status=403)
    assert (refusal.key, refusal.detail, refusal.arguments, refusal.status) == ("key", "detail", ("one",), 403)
    assert str(refusal) == "detail" and part({"a": [1]}, "a", 0) == 1
