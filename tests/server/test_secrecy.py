"""Secrecy on the wire: every byte that a seat or a spectator gets is what its own eyes may see."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.ear import Ear, Truth, check_frames, check_table
from tests.server.house import House, Party, open_party, problem, rows, wait_for
from undermine.core.chance import Dice
from undermine.core.event import CAST, Event
from undermine.core.frame import SPECTATOR
from undermine.server.guest import new_seed
from undermine.tables.entry import HandedOver, Moved, Started, decode, events_of
from undermine.tables.live import Live
from undermine.views.project import project

RULES = "base:de[rounds=2] x5"


def play(houses: list[House], party: Party, ears: list[Ear], dice: Dice) -> int:
    """Play by chance through all workers; ears come and go.  How often they came again."""
    comings = 0
    turns = 0
    while True:
        info = party.info(house=houses[int(dice.below(len(houses)))])
        if info["state"] == "over":
            return comings
        for ear in ears:
            if dice.below(100) < 6:
                ear.go()
                ear.come(houses[int(dice.below(len(houses)))])
                comings += 1
        asked = party.position(-1, 10**6, raw=True).get("asked")
        if not isinstance(asked, int) or asked >= len(party.tokens):
            continue  # a bot thinks, or it is over
        turns += 1
        if turns in (4, 9, 15):
            where = f"{party.path}/seats/{asked}/stand-in"
            houses[0].post(where, party.host, {"bot": "random"})
            wait_for(partial(_moved_on, party, asked))
            houses[0].ask("DELETE", where, party.tokens[asked])
            continue
        if dice.below(6) == 0:
            _pry(houses[int(dice.below(len(houses)))], party, asked)
        _move(houses[int(dice.below(len(houses)))], party, asked, dice)


def _moved_on(party: Party, seat: int) -> bool:
    return party.position(-1, 10**6, raw=True).get("asked") != seat


def _move(house: House, party: Party, seat: int, dice: Dice) -> None:
    position = house.get(f"{party.path}/position?seen=1000000&raw=true", party.tokens[seat])
    legal = position.get("legal")
    if isinstance(legal, list) and legal:
        body = {"seen": position["n"], "action": legal[int(dice.below(len(legal)))]}
        house.ask("POST", f"{party.path}/moves", party.tokens[seat], body)


def _pry(house: House, party: Party, asked: int) -> None:
    """What somebody curious tries while the game runs."""
    curious = party.tokens[(asked + 1) % len(party.tokens)]
    for token in ("", curious, party.host):
        for what in ("games/1/record", "games/1/replay", "games/1/replay?seat=0"):
            problem(house.ask("GET", f"{party.path}/{what}", token), 409, "game-runs")
    problem(
        house.ask("POST", f"{party.path}/moves", curious, {"seen": 0, "action": "discard map"}), 409, "not-your-turn"
    )
    house.ask("POST", f"{party.path}/moves", party.tokens[asked], {"seen": 0, "action": "discard map"})
    house.ask("POST", f"{party.path}/seats/{asked}", curious, {"name": "Curious"})
    house.ask("GET", f"{party.path}/position", curious)
    for path in ("/health", "/metrics", "/", "/api/tables", "/api/games", party.path):
        house.ask("GET", path)


def check(houses: list[House], rules: str = RULES) -> None:
    party = open_party(houses[0], rules, people=4, listed=True)
    spectator = len(party.tokens)
    ears = [Ear(party.id, seat, token, raw) for seat, token in enumerate(party.tokens) for raw in (True, False)]
    ears += [Ear(party.id, SPECTATOR, token, raw) for token in ("", party.host) for raw in (True, False)]
    assert len(ears) == 2 * spectator + 4
    for ear in ears:
        ear.come(houses[0])
    for house in houses:
        house.tap = []
    party.start()
    comings = play(houses, party, ears, Dice(11))
    for ear in ears:
        if not ear.is_over:
            ear.listen(5)
        ear.go()
    entries = [decode(data) for _, data in houses[0].inside(houses[0].context.store.entries(party.id))]
    names = [str(seat["name"]) for seat in rows(party.info(), "seats")]
    game, started = _game(rules, names, [entry for entry in entries if isinstance(entry, Started | Moved)])
    assert sum(isinstance(entry, HandedOver) for entry in entries) >= 1 and comings > 10
    truths = {seat: Truth(game.rules, game.names, game.events, seat) for seat in (0, 1, 2, 3, SPECTATOR)}
    checked = sum(check_frames(ear, truths[ear.seat]) for ear in ears)
    assert checked > 500
    bodies = [(token, body) for house in houses for token, body in house.tap or ()]
    seats = {token: seat for seat, token in enumerate(party.tokens)}
    for token, body in bodies:
        answer = json.loads(body) if body[:1] == b"{" else {}
        if "events" in answer and "view" in answer:
            truths[seats.get(token, SPECTATOR)].check(answer, raw=False, since=0)
        elif "seal" in answer:
            check_table(answer)
    _no_seed(started, [body for _, body in bodies], ears)
    for house in houses:
        house.tap = None


def _game(rules: str, names: list[str], entries: list[Started | Moved]) -> tuple[Live, Started]:
    started = entries[0]
    assert isinstance(started, Started)
    live = Live(1, rules, started.seed, names, set())
    for entry in entries:
        live.take_in(events_of(live.rules, entry), entry.drawn)
    assert live.is_over
    return live, started


def _no_seed(started: Started, bodies: list[bytes], ears: list[Ear]) -> None:
    """The seed is told with the end of the game and not before, in no place."""
    seed = started.seed.encode()
    told = [frame for ear in ears for frame in ear.frames if seed in frame]
    assert len(told) >= len(ears) and all(b'"state":"over"' in frame for frame in told)
    assert all(b'"state":"over"' in body for body in bodies if seed in body)


def test_one_worker(house: House) -> None:
    check([house])


def test_two_workers(postgres_url: str, redis_url: str) -> None:
    with House(postgres_url, redis=redis_url) as one, House(postgres_url, redis=redis_url) as two:
        check([one, two], "base:cs20[rounds=1] x5")


def test_a_planted_leak_is_caught(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """If the roles of others were sent as they are, the comparison would say so."""

    def leaky(event: Event, seat: int) -> Event | None:
        return event if event[0] == CAST else project(event, seat)

    monkeypatch.setattr("undermine.tables.live.project", leaky)
    monkeypatch.setattr("undermine.server.showing.project", leaky)
    with pytest.raises(AssertionError) as caught:
        check([house], "base:de[rounds=1] x5")
    assert str(caught.traceback[-1].path).endswith("ear.py"), "the comparison has found it, not something else"
    house.tap = None


def test_seeds_are_long_and_never_alike() -> None:
    seeds = {new_seed() for _ in range(100)}
    assert len(seeds) == 100 and all(len(seed) == 32 for seed in seeds)


def test_the_log_of_a_game_tells_nothing(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """Structured logs of a whole game, with faults in it: no token, seed, name, hand or role."""
    with House(str(tmp_path / "t.sqlite")) as house:
        party = open_party(house, people=3).start()
        dice = Dice(5)
        for _ in range(5):
            party.move(dice)
        house.ask("GET", party.path, "wrong.token.here")
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("undermine.server.eyes.position_of", _fail)
            house.ask("GET", f"{party.path}/position", party.tokens[0])
            with house.socket(party.id, party.tokens[1]) as line:
                line.hear()
                patch.undo()
                patch.setattr("undermine.server.eyes.news_of", _fail)
                party.move(dice)
                with pytest.raises(ConnectionClosed):
                    line.until("news")
        party.play_out()
        seed = str(party.info()["seed"])
        tokens = [*party.tokens, party.host]
    told = capfd.readouterr().err
    lines = [json.loads(line) for line in told.splitlines() if line.startswith("{")]
    assert {line["event"] for line in lines} >= {"crash"} and all("error" in line for line in lines)
    for secret in (seed, party.id, "Mole", "B-NESW", "saboteur", *tokens, *(token.split(".")[1] for token in tokens)):
        assert secret not in told, secret


def _fail(*_: object, **__: object) -> None:
    raise AssertionError("Mole 1 is a saboteur and holds B-NESW")
