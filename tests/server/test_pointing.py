"""Who is it?  Pointing over the wire, and in the story of a game; and a screen that only looks on."""

from __future__ import annotations

from tests.server.house import House, open_party, part, problem, rows, wait_for
from undermine.server.story import _suspicion
from undermine.server.wire import Finger, PointedAt


def test_fingers_are_told_and_kept(house: House) -> None:
    party = open_party(house)
    assert part(party.info(party.host), "pointing") is None
    party.start().play_out()
    onlooker = house.guest()
    with house.socket(party.id, party.tokens[0]) as line, house.socket(party.id, onlooker) as outside:
        hello = line.until("hello")
        assert part(hello, "table", "pointing", "round") == 1
        line.say({"do": "point", "whom": 2, "id": 5})
        assert part(line.until("table"), "table", "pointing", "fingers") == [{"seat": 0, "whom": 2}]
        outside.say({"do": "point", "whom": 1, "id": 6})
        assert outside.until("done")["id"] == 6
        line.say({"do": "point", "whom": 0, "id": 7})
        assert line.until("refused")["key"] == "not-at-yourself"
    house.post(f"{party.path}/point", party.tokens[1], {"whom": 2})
    pointing = part(party.info(party.host), "pointing")
    assert part(pointing, "fingers") == [{"seat": 0, "whom": 2}, {"seat": 1, "whom": 2}]
    assert part(pointing, "onlookers") == [0, 1, 0]
    story = house.get(f"{party.path}/games/1/story", party.host)
    assert rows(story, "pointing") == rows(house.get(f"{party.path}/games/1/replay", party.host), "pointing")
    assert part(rows(story, "pointing")[0], "fingers") == part(pointing, "fingers")
    problem(house.ask("POST", f"{party.path}/point", "", {"whom": 2}), 401, "no-token")


def test_the_most_trusted_liar_and_the_sharpest_eye() -> None:
    roles = {1: ["digger", "saboteur", "digger", "digger"], 2: ["saboteur", "digger", "digger", "saboteur"]}
    told = [
        PointedAt(1, [Finger(0, 1), Finger(1, 0), Finger(2, 0)], [0] * 4),
        PointedAt(2, [Finger(1, 3), Finger(2, 3), Finger(0, 1)], [0] * 4),
    ]
    assert _suspicion(told, roles) == ([0], [0, 1, 2]), "two trusted the first one; three saw through somebody once"
    assert _suspicion([], roles) == ([], [])


def test_a_screen_looks_on_whoever_opened_it(house: House) -> None:
    """It gets what a spectator gets, may do nothing, and does not make its owner present."""
    party = open_party(house, people=2).start()
    with house.socket(party.id, party.tokens[0], views=True, watch=True) as screen:
        hello = screen.until("hello")
        assert part(hello, "table", "seat") is None and part(hello, "table", "host") is False
        assert part(hello, "position", "view", "me") is None and part(hello, "position", "view", "hand") == []
        drawn = [event for event in rows(hello, "position", "events") if event["what"] in {"drew", "cast"}]
        assert drawn and all(event.get("card") is None and event.get("role") is None for event in drawn)
        move = {"do": "play", "seen": 0, "action": "discard map"}
        for message in (move, {"do": "ready"}, {"do": "say", "chat": "x"}):
            screen.say({**message, "id": 3})
            assert screen.until("refused")["key"] == "not-seated"
        screen.say({"do": "point", "whom": 1, "id": 4})
        assert screen.until("refused")["key"] == "no-token"
        with house.socket(party.id, party.tokens[0]) as line:
            line.until("hello")
        # When the last page of the seat is gone, nobody sits there, whatever screens there are.
        wait_for(lambda: rows(party.info(), "seats")[0].get("present") is False)
