"""Hints where only bots play against somebody: answers that can be given, with a reason, and for nobody else."""

from __future__ import annotations

import pytest

from tests.server.house import House, number, problem, wait_for, words

WISH = {"pace": "none", "bot_delay": 0, "name": "Ada", "start": True}


def alone(house: House, token: str) -> str:
    return f"/api/tables/{house.post('/api/tables', token, {'rules': 'solo[rounds=1] x1', **WISH})['id']}"


def test_a_hint_is_an_answer_that_can_be_given(house: House) -> None:
    """Hint after hint: each is legal for whoever has seen as much."""
    token = house.guest()
    table = alone(house, token)
    for _ in range(12):
        hint = house.get(f"{table}/hint", token)
        position = house.get(f"{table}/position", token)
        assert number(hint, "seen") == number(position, "n") and hint["action"] in words(position, "legal")
        assert str(hint["reason"]).endswith(".")
        house.post(f"{table}/moves", token, {"seen": hint["seen"], "action": hint["action"]})


@pytest.mark.parametrize(("rules", "bots"), [("base[rounds=1] x4", 3), ("duel x2", 1)])
def test_against_bots_a_hint_says_why(house: House, rules: str, bots: int) -> None:
    token = house.guest()
    table = f"/api/tables/{house.post('/api/tables', token, {'rules': rules, 'bots': bots, **WISH})['id']}"
    wait_for(lambda: "legal" in house.get(f"{table}/position", token))
    hint = house.get(f"{table}/hint", token)
    position = house.get(f"{table}/position", token)
    assert hint["action"] in words(position, "legal") and str(hint["reason"]).endswith(".")
    house.post(f"{table}/moves", token, {"seen": hint["seen"], "action": hint["action"]})


def test_hints_are_for_who_plays_against_bots_alone(house: House) -> None:
    token = house.guest()
    table = alone(house, token)
    problem(house.ask("GET", f"{table}/hint", house.guest()), 403, "not-seated")
    problem(house.ask("GET", f"{table}/hint"), 401, "no-token")
    wish = {key: value for key, value in WISH.items() if key != "start"}
    duel = house.post("/api/tables", token, {"rules": "duel x2", **wish})["id"]
    other = house.guest()
    house.post(f"/api/tables/{duel}/seats/1", other, {"name": "Ben"})
    house.post(f"/api/tables/{duel}/start", token, {})
    problem(house.ask("GET", f"/api/tables/{duel}/hint", token), 409, "no-hint")
    problem(house.ask("GET", f"/api/tables/{duel}/hint", other), 409, "no-hint")
