"""The time for a veto on the page: everybody sees what was announced, only the holder is asked, and nobody can tell."""

from __future__ import annotations

import json
import time
from dataclasses import dataclass

from playwright.sync_api import Page, WebSocket, expect

from tests.browser.conftest import Hall, Visits
from tests.browser.player import Player
from tests.browser.visitor import Visitor

VETO, LET = ".tray [data-answer='veto']", ".tray [data-answer='let']"
TELLING = {"asked", "question", "legal", "choices"}


@dataclass
class Frame:
    at: float
    position: dict[str, object]


@dataclass
class Seated:
    """Two people at a table: one plays a card, the other holds the veto."""

    actor: Visitor
    holder: Visitor
    heard: list[Frame]
    """What the actor's page was told of the game."""


def dealt(hall: Hall, window: int) -> tuple[str, list[str], int]:
    """A table where one of two people holds the veto and the other one is on turn; tables are dealt until it is so."""
    for _ in range(200):
        tokens = [hall.guest(), hall.guest()]
        rules = f"base+veto[firstPlayer=0,vetoWindowMs={window}] x3"
        wish = {"rules": rules, "pace": "none", "bot_delay": 0}
        place = f"/api/tables/{hall.ask('POST', '/api/tables', tokens[0], wish)['id']}"
        for seat, token in enumerate(tokens):
            hall.ask("POST", f"{place}/seats/{seat}", token, {"name": f"P{seat}"})
        hall.ask("POST", f"{place}/seats/2/bot", tokens[0], {"bot": "random"})
        hall.ask("POST", f"{place}/start", tokens[0])
        for seat, token in enumerate(tokens):
            position = hall.ask("GET", f"{place}/position?seen=0", token)
            if "drew" not in str(position) or "'card': 'veto'" not in str(position["events"]):
                continue
            if seat == 0:
                # A card that is put away is not announced, so the holder has had his turn and the other one is next.
                legal = position["legal"]
                assert isinstance(legal, list)
                away = next(words for words in legal if words.startswith("discard") and words != "discard veto")
                hall.ask("POST", f"{place}/moves", token, {"seen": position["n"], "action": away})
            return place.removeprefix("/api/tables/"), tokens, seat
    raise AssertionError("nobody was dealt the veto in 200 games")


def seated(hall: Hall, visit: Visits, window: int) -> Seated:
    table, tokens, holding = dealt(hall, window)
    actor, holder = visit(), visit()
    heard: list[Frame] = []

    def listen(socket: WebSocket) -> None:
        def hear(data: str | bytes) -> None:
            frame = json.loads(data)
            if frame["is"] == "news":
                heard.append(Frame(time.time(), frame["position"]))

        socket.on("framereceived", hear)

    actor.page.on("websocket", listen)
    for visitor, token in ((actor, tokens[1 - holding]), (holder, tokens[holding])):
        visitor.become(token)
        visitor.open(f"/t/{table}").locator("ol.hand").wait_for()
        visitor.understand()
    return Seated(actor, holder, heard)


def announce(actor: Visitor) -> None:
    """Lay a tunnel, as far as the actor can do that alone."""
    player = Player(actor)
    while not actor.page.locator(".announced").count():
        if player.state() == "mine":
            player.press(player.any(actor.page.locator("ol.hand li:not(.idle) .card-button")))
            player.point()
        actor.page.wait_for_timeout(40)


def is_waiting(frame: Frame) -> bool:
    view = frame.position["view"]
    return isinstance(view, dict) and view["announced"] is not None


def answers(page: Page) -> int:
    return page.locator(".tray [data-answer]").count()


def test_the_holder_says_veto_by_a_key(hall: Hall, visit: Visits) -> None:
    here = seated(hall, visit, 60_000)
    announce(here.actor)
    expect(here.holder.page.locator(".announced")).to_contain_text("plays")
    expect(here.holder.page.locator(VETO)).to_be_visible()
    expect(here.holder.page.locator(LET)).to_be_visible()
    assert not answers(here.actor.page), "nothing is asked of who cannot object"
    here.holder.page.keyboard.press("v")
    for visitor in (here.actor, here.holder):
        expect(visitor.page.locator(".announced")).to_have_count(0)
        expect(visitor.page.locator(".panel-room")).to_contain_text("said veto to")
    first = next(n for n, frame in enumerate(here.heard) if is_waiting(frame))
    events = here.heard[first + 1].position["events"]
    assert isinstance(events, list)
    assert not {"placed", "fronted", "peeked"} & {event["what"] for event in events}, "the card has no effect"


def test_nobody_can_tell_that_somebody_lets_it_pass(hall: Hall, visit: Visits) -> None:
    here = seated(hall, visit, 6_000)
    announce(here.actor)
    here.holder.page.locator(LET).click()
    expect(here.holder.page.locator(LET)).to_have_count(0)
    first = next(n for n, frame in enumerate(here.heard) if is_waiting(frame))
    until = time.monotonic() + 60
    while len(here.heard) < first + 2 and time.monotonic() < until:
        here.actor.page.wait_for_timeout(50)
    window, after = here.heard[first : first + 2]
    assert not TELLING & window.position.keys(), "to others the table looks as if nobody were asked"
    due = window.position["due"]
    assert isinstance(due, float)
    assert after.at > due - 0.1, "nothing is heard before the time is over, whatever the holder says"
    last = after.position["log"]
    assert isinstance(last, list)
    assert "wants to play" not in last[0]["text"], "a card that passed is told by what it did"
