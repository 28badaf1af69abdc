"""What a page gets beyond bare events: views, answers taken apart, the log, reasons, the story of a finished game."""

from __future__ import annotations

import pytest
from litestar.testing import RequestFactory

from tests.server.house import House, Line, Party, number, open_party, part, problem, rows, words
from undermine.server import invite
from undermine.server.invite import is_loopback
from undermine.server.settings import Settings
from undermine.server.speech import spoken_language
from undermine.text import Words

PAGE = {"views": True, "language": "cs"}


def play_now(house: House, **wish: object) -> Party:
    """A table that is opened, filled and started by one call, with me on the first seat."""
    token = house.guest()
    body = {"rules": "base:de[rounds=1] x3", "pace": "none", "bot_delay": 0, "name": "Ada", "bots": 2, "start": True}
    table = house.post("/api/tables", token, {**body, **wish})
    return Party(house, str(table["id"]), str(table["code"]), token, [token])


def field(of: object, name: str) -> object:
    """What stands there, or None."""
    assert isinstance(of, dict)
    return of.get(name)


def answer_until_over(line: Line, hello: object) -> list[object]:
    """Answers with the last choice until the game is over; all positions."""
    position = part(hello, "position")
    seen = [position]
    while True:
        if field(position, "asked") == 0:
            choice = rows(position, "choices")[-1]
            line.say({"do": "play", "seen": part(position, "n"), "action": choice["words"], "id": 1})
        while True:
            message = line.hear()
            if message["is"] == "news":
                position = part(message, "position")
                seen.append(position)
                break
            if message["is"] == "table" and part(message, "table", "state") == "over":
                return seen


def test_play_now_is_one_call(house: House) -> None:
    party = play_now(house)
    info = party.info(party.host)
    assert info["state"] == "running" and info["seat"] == 0 and info["host"] is True
    assert [seat["kind"] for seat in rows(info, "seats")] == ["person", "bot", "bot"]


@pytest.mark.parametrize(
    ("wish", "key"),
    [
        ({"bots": 3}, "seat-taken"),
        ({"bots": 1}, "seats-empty"),
        ({"name": " \u200b"}, "name-empty"),
        ({"bot": "stone"}, "no-such-bot"),
    ],
)
def test_what_cannot_be_furnished_is_refused_before_there_is_a_table(
    house: House, wish: dict[str, object], key: str
) -> None:
    token = house.guest()
    body = {"rules": "base x3", "name": "Ada", "bots": 2, "start": True, "listed": True, **wish}
    problem(house.ask("POST", "/api/tables", token, body), 422, key)
    assert house.ask("GET", "/api/mine", token).json() == []


def test_choices_are_the_legal_answers_taken_apart(house: House) -> None:
    party = play_now(house)
    with house.socket(party.id, party.host, **PAGE) as line:
        positions = answer_until_over(line, line.until("hello"))
    asked = [position for position in positions if field(position, "asked") == 0]
    assert len(asked) > 2
    kinds = set()
    for position in asked:
        choices = rows(position, "choices")
        assert [choice["words"] for choice in choices] == words(position, "legal")
        for choice in choices:
            kinds.add(choice["verb"])
            assert choice["label"]
            said = str(choice["words"]).split()
            assert said[0] == choice["verb"] and ("turned" in said) == choice.get("turned", False)
            if choice["verb"] == "place":
                assert choice["card"] == said[1]
                assert f"{number(choice, 'at', 0, 0)},{number(choice, 'at', 0, 1)}" == said[2]
    assert {"place", "discard"} <= kinds


def test_the_log_is_in_the_reader_s_language_and_complete(house: House) -> None:
    party = play_now(house)
    with house.socket(party.id, party.host, **PAGE) as line:
        positions = answer_until_over(line, line.until("hello"))
    log: dict[int, object] = {}
    for position in positions:
        log |= {number(entry, "n"): entry for entry in rows(position, "log")} if field(position, "log") else {}
    assert sorted(log) == list(range(len(log)))
    assert str(part(log[0], "text")).startswith(Words("cs").say("log-began", number="1"))
    with house.socket(party.id, party.host, views=True, language="de", seen=10_000) as line:
        hello = line.until("hello")
        again = rows(hello, "position", "log")
    assert len(again) == len(log), "who comes again gets the whole log, in another language if he wishes"
    assert str(again[0]["text"]).startswith(Words("de").say("log-began", number="1"))
    assert part(hello, "position", "view", "results")


def test_why_not(house: House) -> None:
    party = play_now(house, rules="base:de[rounds=1,firstPlayer=0] x3")
    with house.socket(party.id, party.host, **PAGE) as line:
        position = part(line.until("hello"), "position")
        card = next(str(choice["card"]) for choice in rows(position, "choices") if choice["verb"] == "place")
        line.say({"do": "why", "action": f"place {card} 5,1", "id": 3})
        told = line.hear()
        assert told == {"is": "why", "id": 3, "text": Words("cs").say("reason-touches-nothing").capitalize() + "."}
        line.say({"do": "why", "action": rows(position, "choices")[0]["words"], "id": 4})
        assert line.hear()["text"] == Words("cs").say("say-may")
        line.say({"do": "why", "action": "fly away", "id": 5})
        refused = line.hear()
        assert refused["key"] == "unreadable" and refused["detail"] == Words("cs").say("refusal-unreadable")
    with house.socket(party.id, party.host) as line:
        line.until("hello")
        line.say({"do": "why", "action": "discard map", "id": 6})
        assert line.hear()["key"] == "no-game", "reasons need views"


def test_an_illegal_move_is_refused_in_the_reader_s_language(house: House) -> None:
    party = play_now(house, rules="base:de[rounds=1,firstPlayer=0] x3")
    with house.socket(party.id, party.host, **PAGE) as line:
        position = part(line.until("hello"), "position")
        card = next(str(choice["card"]) for choice in rows(position, "choices") if choice["verb"] == "place")
        line.say({"do": "play", "seen": part(position, "n"), "action": f"place {card} 5,1", "id": 3})
        refused = line.hear()
    assert refused["key"] == "touches-nothing"
    assert str(refused["detail"])[1:] == Words("cs").say("reason-touches-nothing")[1:] + "."


def test_refusals_over_http_follow_the_browser(house: House) -> None:
    missing = house.ask("GET", "/api/codes/XXXXX", house.guest(), accept_language="lt")
    assert missing.json()["detail"] == Words("lt").say("refusal-no-such-code")
    plain = house.ask("GET", "/api/codes/XXXXX", house.guest())
    assert plain.json()["detail"] == "there is no table with this code"


def test_my_tables_say_who_plays_and_whose_turn_it_is(house: House) -> None:
    party = play_now(house, rules="base:de[rounds=1,firstPlayer=0] x3", listed=True)
    (row,) = house.ask("GET", "/api/mine", party.host).json()
    assert row["names"][0] == "Ada" and len(row["names"]) == 3
    assert row["your_turn"] is True and row["state"] == "running"
    listed = [each for each in house.ask("GET", "/api/tables").json() if each["id"] == party.id]
    assert listed and listed[0]["your_turn"] is False


def test_replay_and_story_agree_with_the_game(house: House) -> None:
    party = open_party(house, rules="base:de[rounds=2] x3").start()
    house.post(f"{party.path}/say", party.tokens[0], {"phrase": "distrust", "arguments": ["1"]})
    house.post(f"{party.path}/say", party.tokens[0], {"chat": "just between us"})
    party.play_out(4)
    path = f"{party.path}/games/1"
    problem(house.ask("GET", f"{path}/story"), 403, "not-yours")
    story = house.get(f"{path}/story?language=de", party.host)
    info = party.info(party.host)
    assert story["scores"] == info["scores"] and story["winners"] == info["winners"]
    gold = [part(each, "gold") for each in rows(story, "rounds")]
    assert [sum(number(each, seat) for each in gold) for seat in range(3)] == story["scores"]
    replay = house.get(f"{path}/replay?seat=-1&language=de", party.host)
    steps = rows(replay, "steps")
    events = [str(event["what"]) for step in steps for event in rows(step, "events")]
    tallies = rows(story, "tallies")
    events += [f"told {event['fact']}" for step in steps for event in rows(step, "events") if "fact" in event]
    named = (("paths", "placed"), ("discarded", "discarded"), ("broke", "fronted"), ("looked", "told looked"))
    for tally, what in named:
        assert sum(number(seat, tally) for seat in tallies) == events.count(what), tally
    for point in rows(story, "turning"):
        assert point["text"] and 0 < number(point, "step") < len(steps)
    log = [entry for step in steps for entry in rows(step, "log")]
    assert log and all(entry["text"] for entry in log)
    said = {"seat": 0, "phrase": "distrust", "arguments": ["1"]}
    assert [rows(step, "said") for step in steps] == [[said], *([] for _ in steps[1:])]
    assert [(seat["said"], seat["lied"]) for seat in tallies] == [(1, 0), (0, 0), (0, 0)]
    record = str(house.ask("GET", f"{path}/record", party.host).text)
    assert "\n0: distrust 1\n" in record and "between us" not in record
    own = house.get(f"{path}/replay?seat=1", party.host)
    hidden = [part(step, "view", "hand") for step in rows(own, "steps")]
    assert all(None not in hand for hand in hidden if isinstance(hand, list)), "a seat knows its own hand"
    assert all(part(step, "view", "seats", 0, "role") is None for step in rows(own, "steps")[:5])


def test_the_board_of_the_round_before_is_kept_for_looking_back(house: House) -> None:
    party = play_now(house, rules="base:de[rounds=2] x3", rest=60)
    with house.socket(party.id, party.host, **PAGE) as line:
        position = part(line.until("hello"), "position")
        line.say({"do": "ready", "id": 8})
        while field(position, "ended") is None:
            if field(position, "asked") == 0:
                action = rows(position, "choices")[-1]["words"]
                line.say({"do": "play", "seen": part(position, "n"), "action": action, "id": 1})
            position = part(line.until("news"), "position")
        assert number(position, "ended", "round") == 1 and number(position, "view", "round") == 2
        assert rows(position, "ended", "results") and part(position, "ended", "seats", 1, "role") is not None
        resting = part(line.until("table"), "table", "resting")
        assert part(resting, "ready") == []
        with house.socket(party.id, party.host, **PAGE) as other:
            assert part(other.until("hello"), "position", "ended") == part(position, "ended")
        line.say({"do": "ready", "id": 9})
        assert part(line.until("table"), "table", "resting") is None


def test_an_invitation_has_an_address_that_others_can_use(house: House) -> None:
    party = play_now(house)
    assert house.get(f"{party.path}/invite") == {"address": f"{house.address}/{party.code}", "code": party.code}
    drawn = house.ask("GET", f"{party.path}/qr.svg")
    assert drawn.headers["content-type"].startswith("image/svg+xml") and drawn.text.startswith("<svg")
    assert is_loopback("localhost") and is_loopback("[::1]") and not is_loopback("192.168.1.2")


@pytest.mark.parametrize(
    ("listening", "opened_at", "told"),
    [
        ("0.0.0.0", "http://localhost:8765", "http://192.168.7.9:8765/CODE"),
        ("0.0.0.0", "http://mine.example", "http://mine.example/CODE"),
        ("127.0.0.1", "http://127.0.0.1:8765", "http://127.0.0.1:8765/CODE"),
    ],
)
def test_who_opened_the_page_on_the_server_tells_the_address_in_the_network(
    listening: str, opened_at: str, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(invite, "local_addresses", lambda: ["192.168.7.9"])
    scheme, _, rest = opened_at.partition("://")
    server, _, port = rest.partition(":")
    request = RequestFactory(server=server, port=int(port or 80)).get("/")
    assert scheme == "http" and invite.address_of(request, Settings(host=listening), "CODE") == told


@pytest.mark.parametrize("wish", ["", "xx", "*", ";;;", "en-GB", "q=1,,"])
def test_who_wishes_nothing_that_we_speak_gets_english(wish: str) -> None:
    assert spoken_language(wish) == "en"
