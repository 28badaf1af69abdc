"""Hints in a game alone: answers that can be given, and for nobody else."""

from __future__ import annotations

from tests.server.house import House, number, problem, words

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
        house.post(f"{table}/moves", token, hint)


def test_hints_are_for_who_plays_alone(house: House) -> None:
    token = house.guest()
    table = alone(house, token)
    problem(house.ask("GET", f"{table}/hint", house.guest()), 403, "not-seated")
    problem(house.ask("GET", f"{table}/hint"), 401, "no-token")
    duel = house.post("/api/tables", token, {"rules": "duel x2", "bots": 1, **WISH})
    problem(house.ask("GET", f"/api/tables/{duel['id']}/hint", token), 409, "no-hint")
