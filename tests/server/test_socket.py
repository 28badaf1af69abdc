"""The WebSocket of a table: welcome, news, resume, and several sockets of one seat."""

from __future__ import annotations

import contextlib
import json
import socket
import time

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.house import House, Json, Line, Party, number, open_party, part, rows, wait_for, words
from undermine.core.chance import Dice


def play(line: Line, position: object, number_: int = 1) -> None:
    line.say({"do": "play", "seen": part(position, "n"), "action": words(position, "legal")[0], "id": number_})


def asked_line(party: Party, lines: list[Line]) -> tuple[int, Line]:
    seat = party.asked()
    return seat, lines[seat]


def seat_of(message: Json, seat: int) -> Json:
    return rows(message, "table", "seats")[seat]


def test_welcome_before_and_in_a_game(house: House) -> None:
    party = open_party(house)
    with house.socket(party.id, party.tokens[1]) as line:
        hello = line.hear()
        assert hello["is"] == "hello" and "position" not in hello and part(hello, "table", "seat") == 1
        party.start()
        assert part(line.until("table"), "table", "state") == "running"
        news = line.until("news")
        assert number(news, "position", "n") == number(party.position(1), "n")
    with house.socket(party.id, party.tokens[1]) as line:
        hello = line.hear()
        assert part(hello, "position", "n") == part(news, "position", "n")
        assert part(hello, "position", "events") == part(news, "position", "events")


def test_a_move_is_told_to_all_and_acknowledged(house: House) -> None:
    party = open_party(house).start()
    with (
        house.socket(party.id, party.tokens[0]) as a,
        house.socket(party.id, party.tokens[1]) as b,
        house.socket(party.id, party.tokens[2]) as c,
        house.socket(party.id) as watching,
    ):
        lines = [a, b, c]
        positions = [line.hear() for line in lines]
        watching.hear()
        seat, line = asked_line(party, lines)
        assert [i for i, each in enumerate(positions) if '"legal"' in json.dumps(each)] == [seat]
        play(line, part(positions[seat], "position"), 42)
        for each in (*lines, watching):
            assert each.until("news")["position"]
        assert line.until("done") == {"is": "done", "id": 42}


def test_resume_from_seen(house: House) -> None:
    """What a seat missed comes exactly once, wherever it left off."""
    party = open_party(house).start()
    dice = Dice(3)
    for _ in range(12):
        party.move(dice)
    with house.socket(party.id, party.tokens[0], raw=True) as line:
        everything = part(line.hear(), "position", "events")
    assert isinstance(everything, list)
    for seen in (0, 1, 7, len(everything) - 1, len(everything), len(everything) + 50):
        with house.socket(party.id, party.tokens[0], raw=True, seen=seen) as line:
            position = part(line.hear(), "position")
            assert part(position, "events") == everything[seen:] and part(position, "n") == len(everything)


def test_hello_again_starts_afresh(house: House) -> None:
    party = open_party(house).start()
    with house.socket(party.id, party.tokens[0], seen=10**6) as line:
        assert part(line.hear(), "position", "events") == []
        line.say({"do": "hello", "seen": 0})
        again = line.hear()
        assert again["is"] == "hello" and len(rows(again, "position", "events")) > 5
        line.say({"do": "ping", "id": 3})
        assert line.hear() == {"is": "done", "id": 3}


def test_a_second_tab_is_the_same_seat(house: House) -> None:
    party = open_party(house).start()
    seat = party.asked()
    with house.socket(party.id, party.tokens[seat]) as one, house.socket(party.id, party.tokens[seat]) as two:
        first, second = one.hear(), two.hear()
        assert first["position"] == second["position"]
        play(two, part(second, "position"))
        assert one.until("news")["position"] == two.until("news")["position"]
        play(one, part(first, "position"))
        assert one.until("refused")["key"] in ("stale", "not-your-turn")
    with house.socket(party.id, party.tokens[seat]) as one:
        while not one.is_quiet(0.3):
            pass
        with house.socket(party.id, party.tokens[seat]) as two:
            two.hear()
        assert one.is_quiet(), "he is still here: nobody is told that he left"


def test_presence_is_told(house: House) -> None:
    party = open_party(house)
    with house.socket(party.id) as watching:
        watching.hear()
        with house.socket(party.id, party.tokens[0]) as line:
            line.hear()
        assert seat_of(watching.until("table"), 0)["present"] is False
        with house.socket(party.id, party.tokens[0]) as line:
            line.hear()
            assert "present" not in seat_of(watching.until("table"), 0)


def test_sitting_down_changes_what_a_socket_sees(house: House) -> None:
    """A spectator that sits down, and a player that leaves, get everything anew with other eyes."""
    party = open_party(house, people=2).start()
    house.post(f"{party.path}/pause", party.host)
    stranger = house.guest()
    with house.socket(party.id, stranger, views=True) as line:
        assert part(line.hear(), "position", "view", "hand") == []
        word = house.post(f"{party.path}/seats/2/offer", party.host)["word"]
        assert part(line.until("table"), "table", "seats", 2, "take") == "word"
        house.post(f"{party.path}/seats/2", stranger, {"name": "Late", "word": word})
        assert part(line.until("table"), "table", "seat") == 2
        position = part(line.until("news"), "position")
        assert len(words(position, "view", "hand")) > 3 and part(position, "view", "me") == 2
        house.ask("DELETE", f"{party.path}/seats/2", stranger)
        assert part(line.until("table"), "table", "seat") is None
        position = part(line.until("news"), "position")
        assert part(position, "view", "hand") == [] and part(position, "view", "me") is None
        house.ask("DELETE", f"{party.path}/pause", party.host)


def test_views_and_raw_events_are_kept_up_to_date(house: House) -> None:
    party = open_party(house).start()
    dice = Dice(9)
    with house.socket(party.id, party.tokens[1], views=True, raw=True) as line:
        line.hear()
        for _ in range(6):
            party.move(dice)
            news = part(line.until("news"), "position")
        assert part(news, "view") == part(party.position(1), "view")
        assert isinstance(part(news, "events", 0, 3), list)


def test_a_pause_puts_the_question_again(house: House) -> None:
    party = open_party(house, pace="live").start()
    seat = party.asked()
    with house.socket(party.id, party.tokens[seat]) as line:
        position = part(line.hear(), "position")
        house.post(f"{party.path}/pause", party.host)
        paused = line.until("table")
        assert part(paused, "table", "paused") is True and "due" not in paused
        play(line, position)
        assert line.until("refused")["key"] == "paused"
        house.ask("DELETE", f"{party.path}/pause", party.host)
        resumed = line.until("table")
        assert isinstance(resumed["due"], float) and resumed["due"] > time.time() + 60
        again = part(line.until("news"), "position")
        assert part(again, "events") == [] and part(again, "legal") == part(position, "legal")
        play(line, again)
        assert line.until("done")


def test_a_rematch_is_told(house: House) -> None:
    party = open_party(house).start().play_out()
    with house.socket(party.id, party.tokens[0]) as line:
        hello = line.hear()
        assert part(hello, "table", "state") == "over" and part(hello, "table", "scores")
        party.start()
        changed = line.until("table")
        assert part(changed, "table", "game") == 2 and part(changed, "table", "seed") is None
        assert number(line.until("news"), "position", "n") < number(hello, "position", "n")


def test_the_end_is_told_with_scores_and_seed(house: House) -> None:
    party = open_party(house).start()
    with house.socket(party.id) as watching:
        watching.hear()
        party.play_out()
        while True:
            table = watching.until("table")
            if part(table, "table", "state") == "over":
                break
        assert part(table, "table", "seed") and number(table, "table", "scores", 2) >= 0


def test_talk(house: House) -> None:
    party = open_party(house)
    with house.socket(party.id, party.tokens[0]) as a, house.socket(party.id) as watching:
        a.hear(), watching.hear()
        a.say({"do": "say", "phrase": "distrust", "arguments": ["2"], "id": 5})
        said = watching.hear()
        assert (said["is"], said["seat"], said["phrase"], said["arguments"]) == ("said", 0, "distrust", ["2"])
        assert a.until("done")["id"] == 5
        watching.say({"do": "say", "chat": "psst", "id": 6})
        assert watching.hear()["key"] == "not-seated"


def test_a_slow_client_is_cut_off_and_nobody_waits(house: House) -> None:
    """A client that does not read fills its own queue and is closed; the others do not notice."""
    party = open_party(house).start()
    url = f"ws://127.0.0.1:{house.port}/api/tables/{party.id}/live"
    place = house.context.hall.open[party.id]
    with socket.create_connection(("127.0.0.1", house.port)) as plain:
        plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        with connect(url, proxy=None, max_queue=1, compression=None, sock=plain) as slow:
            slow.send('{"do": "hello", "views": true}')
            wait_for(lambda: bool(place.listeners))
            with contextlib.suppress(ConnectionClosed):
                for _ in range(3000):
                    slow.send('{"do": "hello", "seen": 0}')
            with house.socket(party.id) as quick:
                quick.hear()
                party.move(Dice(1))
                assert quick.until("news", 2)
            wait_for(lambda: not place.listeners)
            slow.close_socket()


def test_sockets_are_counted(house: House) -> None:
    party = open_party(house)
    before = house.context.hall.callers
    with house.socket(party.id) as line:
        line.hear()
        assert house.context.hall.callers == before + 1
    wait_for(lambda: house.context.hall.callers == before)
    with connect(f"ws://127.0.0.1:{house.port}/api/tables/{party.id}/live", proxy=None):
        pass  # gone without a word
    with house.socket("x" * 41) as line:
        assert line.hear()["key"] == "no-such-table"
        with pytest.raises(ConnectionClosed):
            line.hear()
    assert house.context.hall.callers == before
