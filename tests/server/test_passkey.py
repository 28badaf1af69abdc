"""Passkeys over the API: made, used on another device, listed, removed; and all ways in which they must not work."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest
from webauthn.helpers import bytes_to_base64url

from tests.server.authenticator import Device, plain
from tests.server.house import Clock, House, Json, done, open_party, part, problem, rows
from undermine.server.passkey import MOST, SECONDS

HOST, ORIGIN = "mine.example", "https://mine.example"
TLS = {"host": HOST, "x_forwarded_proto": "https", "origin": ORIGIN}
"""What our page by TLS sends, through a web server in front that is trusted."""


@pytest.fixture(scope="module")
def clock() -> Clock:
    return Clock()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, clock: Clock) -> Iterator[House]:
    with House(str(tmp_path_factory.mktemp("passkey") / "t.sqlite"), clock=clock) as house:
        yield house


def ask(house: House, path: str, token: str = "", body: object = None, **headers: str) -> httpx.Response:
    return house.ask("POST", f"/api/me/passkeys{path}", token, body, **{**TLS, **headers})


def device() -> Device:
    return Device(ORIGIN, HOST, secrets.token_bytes(20))


def begin(house: House, token: str) -> Json:
    return done(ask(house, "/begin", token, {"name": "Ada"}))


def wish(house: House) -> Json:
    return done(ask(house, "/ask"))


def made(house: House, token: str) -> Device:
    """A device that has a passkey of this guest."""
    new = device()
    done(ask(house, "", token, new.make(begin(house, token))))
    return new


def who(house: House, token: str) -> str:
    return str(house.get("/api/me", token)["id"])


def test_a_seat_is_found_again_with_a_passkey(house: House) -> None:
    party = open_party(house).start()
    mine = party.tokens[0]
    options = begin(house, mine)
    assert part(options, "rp", "id") == HOST and part(options, "user", "name") == "Ada"
    assert plain(str(part(options, "user", "id"))) == who(house, mine)
    assert part(options, "authenticatorSelection", "residentKey") == "required"
    phone = device()
    listed = done(ask(house, "", mine, phone.make(options)))
    (key,) = rows(listed, "passkeys")
    assert (key["id"], key["name"], key["used_at"], listed["why_not"]) == (phone.name, "Phone", None, "")

    # The cookie is lost, or this is another device: nobody is anybody here.
    answer = ask(house, "/again", "", phone.use(wish(house)))
    token = str(done(answer)["token"])
    assert token != mine and who(house, token) == who(house, mine) and house.get(party.path, token)["seat"] == 0
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie and "Secure" in cookie and answer.headers["cache-control"] == "no-store"
    (key,) = rows(done(house.ask("GET", "/api/me/passkeys", token, **TLS)), "passkeys")
    assert key["used_at"] is not None
    assert part(begin(house, mine), "excludeCredentials", 0, "id") == phone.name, "no device makes a second one"


def test_an_answer_is_good_once(house: House) -> None:
    phone = made(house, house.guest())
    said = phone.use(wish(house))
    with ThreadPoolExecutor(4) as many:
        named = {name.replace("_", "-"): value for name, value in TLS.items()}
        tries = [many.submit(house.http.post, "/api/me/passkeys/again", json=said, headers=named) for _ in range(4)]
    assert sorted(each.result().status_code == 200 for each in tries) == [False, False, False, True]
    answer = ask(house, "/again", "", said)
    assert answer.status_code in (409, 422) and answer.json()["key"] in ("passkey-late", "passkey-wrong")
    # Nor is it for devices that do not count.
    still = device()
    mine = house.guest()
    done(ask(house, "", mine, still.make(begin(house, mine))))
    said = still.use(wish(house), counts=False)
    done(ask(house, "/again", "", said))
    problem(ask(house, "/again", "", said), 409, "passkey-late")


def test_what_was_made_is_kept_once(house: House) -> None:
    mine = house.guest()
    said = device().make(begin(house, mine))
    done(ask(house, "", mine, said))
    problem(ask(house, "", mine, said), 409, "passkey-late")


def test_a_challenge_is_good_for_two_minutes(house: House, clock: Clock) -> None:
    mine = house.guest()
    phone = made(house, mine)
    options, new = wish(house), begin(house, mine)
    clock.now += SECONDS
    problem(ask(house, "/again", "", phone.use(options)), 409, "passkey-late")
    problem(ask(house, "", mine, device().make(new)), 409, "passkey-late")
    done(ask(house, "/again", "", phone.use(wish(house))))


def test_challenges_that_are_not_ours_or_not_for_this(house: House) -> None:
    mine, other = house.guest(), house.guest()
    phone = made(house, mine)
    ours = plain(str(wish(house)["challenge"]))
    later = ours.split(".")
    later[1] = f"{int(later[1], 16) + 9999:x}"
    forged = ["", "nonsense", ours[:-1], ours + "0", ".".join(later), bytes_to_base64url(secrets.token_bytes(32))]
    for text in forged:
        said = phone.use({"challenge": bytes_to_base64url(text.encode())})
        problem(ask(house, "/again", "", said), 422, "passkey-wrong")
    # One that was given to make a passkey lets nobody in, and the other way round; nor is another's good for me.
    problem(ask(house, "/again", "", phone.use(begin(house, mine))), 422, "passkey-wrong")
    options = begin(house, mine)
    problem(
        ask(house, "", mine, device().make({**options, "challenge": wish(house)["challenge"]})),
        422,
        "passkey-wrong",
    )
    problem(ask(house, "", other, device().make(options)), 422, "passkey-wrong")


def test_another_guests_passkey(house: House) -> None:
    mine, eve = house.guest(), house.guest()
    phone = made(house, mine)
    # Not hers to see, to remove, or to register as her own.
    assert rows(done(house.ask("GET", "/api/me/passkeys", eve, **TLS)), "passkeys") == []
    problem(house.ask("DELETE", f"/api/me/passkeys/{phone.name}", eve, **TLS), 404, "passkey-unknown")
    thief = Device(ORIGIN, HOST, phone.id)
    problem(ask(house, "", eve, thief.make(begin(house, eve))), 409, "passkey-known")
    # Nor does her key sign under my key's name, or hers say that it is mine.
    problem(ask(house, "/again", "", thief.use(wish(house))), 422, "passkey-wrong")
    hers = made(house, eve)
    hers.guest = phone.guest
    problem(ask(house, "/again", "", hers.use(wish(house))), 422, "passkey-wrong")
    assert done(ask(house, "/again", "", phone.use(wish(house))))["id"] == who(house, mine)


def test_a_removed_passkey_lets_nobody_in(house: House) -> None:
    mine = house.guest()
    phone = made(house, mine)
    listed = done(house.ask("DELETE", f"/api/me/passkeys/{phone.name}", mine, **TLS))
    assert listed["passkeys"] == []
    problem(ask(house, "/again", "", phone.use(wish(house))), 404, "passkey-unknown")


def test_a_copied_device_is_noticed(house: House) -> None:
    """Whose counter falls behind is not the only one who has the key."""
    phone = made(house, house.guest())
    done(ask(house, "/again", "", phone.use(wish(house))))
    phone.uses = 0
    problem(ask(house, "/again", "", phone.use(wish(house))), 422, "passkey-wrong")


def test_pages_of_others(house: House) -> None:
    mine = house.guest()
    phone = made(house, mine)
    for headers in ({"origin": "https://evil.example"}, {"sec_fetch_site": "cross-site"}):
        problem(ask(house, "/again", "", phone.use(wish(house)), **headers), 403, "foreign-page")
        problem(ask(house, "/begin", mine, {"name": ""}, **headers), 403, "foreign-page")
    # What was signed for a page that only looks like ours, and what a key of another house signed.
    phone.origin = "https://mine.example.evil.example"
    problem(ask(house, "/again", "", phone.use(wish(house))), 422, "passkey-wrong")
    phone.origin, phone.host = ORIGIN, "evil.example"
    problem(ask(house, "/again", "", phone.use(wish(house))), 422, "passkey-wrong")
    # A passkey of one name of this house is none of another.
    phone = made(house, mine)
    elsewhere = {"host": "other.example", "origin": "https://other.example"}
    phone.origin, phone.host = "https://other.example", "other.example"
    said = phone.use(done(ask(house, "/ask", **elsewhere)))
    problem(ask(house, "/again", "", said, **elsewhere), 404, "passkey-unknown")


@pytest.mark.parametrize(
    ("headers", "key"),
    [
        ({"x_forwarded_proto": "http", "origin": "http://mine.example"}, "passkey-no-tls"),
        ({"host": "10.0.0.7", "origin": "https://10.0.0.7"}, "passkey-no-domain"),
        ({"host": "[::1]:8765", "origin": "https://[::1]:8765"}, "passkey-no-domain"),
        ({"host": "127.0.0.1:80", "origin": "http://127.0.0.1:80", "x_forwarded_proto": "http"}, "passkey-no-domain"),
    ],
)
def test_where_there_can_be_none_it_is_said_in_words(house: House, headers: dict[str, str], key: str) -> None:
    mine = house.guest()
    for path, body in (("/begin", {"name": ""}), ("/ask", None)):
        problem(ask(house, path, mine, body, **headers), 409, key)
    info = done(house.ask("GET", "/api/me/passkeys", mine, **{**TLS, **headers, "accept_language": "de"}))
    assert "Passkeys brauchen" in str(info["why_not"])


def test_on_this_machine_a_name_will_do(house: House) -> None:
    mine = house.guest()
    here = {"host": f"localhost:{house.port}", "origin": f"http://localhost:{house.port}", "x_forwarded_proto": "http"}
    phone = Device(here["origin"], "localhost", secrets.token_bytes(20))
    done(ask(house, "", mine, phone.make(done(ask(house, "/begin", mine, {"name": ""}, **here))), **here))
    assert done(ask(house, "/again", "", phone.use(done(ask(house, "/ask", **here))), **here))["id"] == who(house, mine)


def test_nobody_has_passkeys_without_end_and_strangers_have_none(house: House) -> None:
    mine = house.guest()
    options = begin(house, mine)
    for _ in range(MOST):
        made(house, mine)
    problem(ask(house, "/begin", mine, {"name": ""}), 409, "passkey-many")
    problem(ask(house, "", mine, device().make(options)), 409, "passkey-many")
    problem(ask(house, "/begin", "", {"name": ""}), 401, "no-token")
    problem(ask(house, "", "", device().make(options)), 401, "no-token")


def test_bytes_that_mean_nothing(house: House) -> None:
    mine = house.guest()
    options = begin(house, mine)
    good = device().make(options)
    made_of = good["made"]
    assert isinstance(made_of, dict)
    for broken in ("", "!!", "AAAA", "é", bytes_to_base64url(b"[" * 900)):
        for field in made_of:
            said = {**good, "made": {**made_of, field: broken}}
            problem(ask(house, "", mine, said), 422, "passkey-wrong")
        problem(ask(house, "", mine, {**good, "id": broken}), 422, "passkey-wrong")
    phone = made(house, mine)
    said = phone.use(wish(house))
    used = said["used"]
    assert isinstance(used, dict)
    for field in ("client_data", "authenticator", "signature", "guest"):
        problem(ask(house, "/again", "", {**said, "used": {**used, field: "AA!A"}}), 422, "passkey-wrong")
    problem(ask(house, "/again", "", {**said, "id": "AAAA"}), 404, "passkey-unknown")


def test_any_worker_takes_the_answer_to_a_challenge_of_another(postgres_url: str, redis_url: str) -> None:
    with House(postgres_url, redis=redis_url) as one, House(postgres_url, redis=redis_url) as two:
        mine = one.guest()
        phone = device()
        done(ask(two, "", mine, phone.make(begin(one, mine))))
        said = phone.use(wish(two), counts=False)
        assert done(ask(one, "/again", "", said))["id"] == who(two, mine)
        problem(ask(two, "/again", "", said), 409, "passkey-late")
