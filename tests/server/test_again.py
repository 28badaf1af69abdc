"""Being oneself on another device: codes and phrases, and what nobody gets by trying."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.server.house import Clock, House, open_party, problem
from undermine.server.again import WORDS, new_code, new_phrase


@pytest.fixture(scope="module")
def clock() -> Clock:
    return Clock()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, clock: Clock) -> Iterator[House]:
    with House(str(tmp_path_factory.mktemp("again") / "t.sqlite"), clock=clock) as house:
        yield house


def who(house: House, token: str) -> str:
    return str(house.get("/api/me", token)["id"])


def again(house: House, **said: str) -> str:
    return str(house.post("/api/me/again", "", said)["token"])


def test_a_seat_is_found_again_on_another_device(house: House) -> None:
    party = open_party(house).start()
    mine = party.tokens[0]
    code = house.post("/api/me/code", mine)
    answer = house.ask("POST", "/api/me/again", "", {"code": code["code"]})
    token = str(answer.json()["token"])
    assert token != mine and who(house, token) == who(house, mine)
    assert f"undermine={token}" in answer.headers["set-cookie"] and "HttpOnly" in answer.headers["set-cookie"]
    assert answer.headers["cache-control"] == "no-store"
    assert house.get(party.path, token)["seat"] == 0 and house.get(party.path, mine)["seat"] == 0, "both are him"
    assert [row["id"] for row in house.ask("GET", "/api/mine", token).json()] == [party.id]


def test_a_code_is_good_once(house: House) -> None:
    code = str(house.post("/api/me/code", house.guest())["code"])
    with ThreadPoolExecutor(6) as many:
        asked = [many.submit(house.http.post, "/api/me/again", json={"code": code}) for _ in range(6)]
    assert sorted(each.result().status_code for each in asked) == [200, 404, 404, 404, 404, 404]
    problem(house.ask("POST", "/api/me/again", "", {"code": code}), 404, "wrong-code")


def test_a_code_is_good_for_two_minutes(house: House, clock: Clock) -> None:
    early, late = house.guest(), house.guest()
    codes = [str(house.post("/api/me/code", token)["code"]) for token in (early, late)]
    clock.now += 119
    assert who(house, again(house, code=f" {codes[0].lower()[:4]}-{codes[0][4:]} ")) == who(house, early)
    clock.now += 1
    problem(house.ask("POST", "/api/me/again", "", {"code": codes[1]}), 404, "wrong-code")


def test_a_new_code_takes_the_place_of_the_old(house: House) -> None:
    mine = house.guest()
    old, new = (str(house.post("/api/me/code", mine)["code"]) for _ in range(2))
    problem(house.ask("POST", "/api/me/again", "", {"code": old}), 404, "wrong-code")
    assert who(house, again(house, code=new)) == who(house, mine)


def test_the_address_of_a_code_tells_it_to_no_server(house: House) -> None:
    found = house.post("/api/me/code", house.guest())
    assert str(found["address"]).endswith(f"/me#{found['code']}") and str(found["qr"]).startswith("<svg")


def test_a_phrase_brings_a_lost_cookie_back_and_stays(house: House) -> None:
    mine = house.guest()
    assert house.get("/api/me", mine)["phrase"] is False
    phrase = str(house.post("/api/me/phrase", mine)["phrase"])
    assert house.get("/api/me", mine)["phrase"] is True
    for written in (phrase, phrase.upper(), phrase.replace(" ", " - ") + "."):
        assert who(house, again(house, phrase=written)) == who(house, mine)
    other = str(house.post("/api/me/phrase", mine)["phrase"])
    problem(house.ask("POST", "/api/me/again", "", {"phrase": phrase}), 404, "wrong-phrase")
    assert who(house, again(house, phrase=other)) == who(house, mine)
    problem(house.ask("POST", "/api/me/again", "", {"phrase": " ".join(other.split()[:5])}), 404, "wrong-phrase")


def test_what_is_neither(house: House) -> None:
    for body in ({}, {"code": "", "phrase": ""}, {"code": "A", "phrase": "b"}):
        problem(house.ask("POST", "/api/me/again", "", body), 422, "code-or-phrase")
    for path in ("/api/me/code", "/api/me/phrase"):
        problem(house.ask("POST", path), 401, "no-token")
    problem(house.ask("GET", "/api/me"), 401, "no-token")
    problem(house.ask("POST", "/api/me/again", "", {"code": "!!!"}), 404, "wrong-code")
    foreign = house.ask("POST", "/api/me/again", "", {"code": new_code()}, origin="https://evil.example")
    problem(foreign, 403, "foreign-page")


def test_only_hashes_are_stored(tmp_path: Path) -> None:
    with House(str(tmp_path / "t.sqlite")) as house:
        mine = house.guest()
        phrase, code = house.post("/api/me/phrase", mine)["phrase"], house.post("/api/me/code", mine)["code"]
    stored = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    for secret in (str(phrase), str(phrase).replace(" ", ""), str(code), mine):
        assert secret.encode() not in stored


def test_nobody_tries_for_long(tmp_path: Path) -> None:
    with House(str(tmp_path / "t.sqlite"), limits=True) as house:
        mine = house.guest()
        code = house.post("/api/me/code", mine)["code"]
        answers = [house.ask("POST", "/api/me/again", house.guest(), {"code": new_code()}) for _ in range(14)]
        assert [answer.status_code for answer in answers[:10]] == [404] * 10
        problem(answers[-1], 429, "too-often")
        problem(house.ask("POST", "/api/me/again", "", {"code": code}), 429, "too-often")


def test_phrases_are_words_that_everybody_can_say() -> None:
    phrases = {new_phrase() for _ in range(50)}
    assert len(phrases) == 50
    assert all(len(phrase.split()) == WORDS and phrase.isascii() and phrase.islower() for phrase in phrases)
    assert len({phrase.split()[0] for phrase in phrases}) > 40


def test_a_token_names_nobody_else(house: House, clock: Clock) -> None:
    """A guest's id in a token counts only under the seal."""
    victim, mine = house.guest(), house.guest()
    when, chance, seal = mine.split(".")
    for token in (f"{when}.{chance}.{who(house, victim)}.{seal}", f"{when}.{who(house, victim)}.{seal}"):
        problem(house.ask("GET", "/api/me", token), 401, "bad-token")
    assert house.context.guests.check(house.context.guests.issue(clock(), "somebody"), clock()) == "somebody"
