"""Several people at one table, each in a browser and a language of their own."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Hall, Visits
from tests.browser.player import Player
from tests.browser.visitor import DESKTOP, PHONE, Visitor
from undermine.text import Words

RULES = "base:de[rounds=1] x5"


def sit(page: Page, words: Words) -> None:
    """Take the first free seat of the lobby."""
    page.get_by_role("button", name=words.say("web-lobby-sit")).first.click()
    page.get_by_role("button", name=words.say("web-lobby-stand")).first.wait_for()


@pytest.mark.long
def test_two_people_meet_talk_and_play_with_three_bots(hall: Hall, visit: Visits) -> None:
    """A host with a mouse in English, a guest with a phone in Lithuanian who comes by the code."""
    english, lithuanian = Words("en"), Words("lt")
    host, guest = visit(), visit(language="lt", size=PHONE, touch=True)
    token = hall.guest()
    host.become(token)
    table = hall.open_table(RULES, token, bots=3)
    page = host.open(f"/t/{table['id']}")
    other = guest.open(f"/{table['code']}")
    other.wait_for_url(f"**/t/{table['id']}")
    sit(page, english)
    sit(other, lithuanian)
    page.get_by_role("button", name=english.say("web-lobby-start")).first.click()
    for each in (page, other):
        each.locator("ol.hand").wait_for()
    host.understand()

    page.get_by_role("button", name=english.say("tales-more")).click()
    page.get_by_role("button", name=english.say("phrase-not-me")).first.click()
    expect(page.get_by_text(english.say("phrase-not-me")).first).to_be_visible()
    expect(other.get_by_text(lithuanian.say("phrase-not-me")).first).to_be_attached()

    players = [Player(host, 5), Player(guest, 6, "lt")]
    until = time.monotonic() + 240
    over = {0: False, 1: False}
    while not all(over.values()):
        assert time.monotonic() < until, [player.state() for player in players]
        for i, player in enumerate(players):
            over[i] = over[i] or player.go_on()
    scores = hall.ask("GET", f"/api/tables/{table['id']}", token)["scores"]
    assert isinstance(scores, list) and len(scores) == 5


def test_words_on_a_phone_never_lie_over_what_is_asked(hall: Hall, visit: Visits) -> None:
    """Eight sit in two rows; whoever spoke last has a bubble, whole and in the window, wherever he sits."""
    host, other = hall.guest(), hall.guest()
    table = hall.open_table("base:de[firstPlayer=0] x9", host, bots=0, name="Ada")
    path = f"/api/tables/{table['id']}"
    tokens = {seat: other if seat == 1 else hall.guest() for seat in range(1, 9)}
    for seat, token in tokens.items():
        hall.ask("POST", f"{path}/seats/{seat}", token, {"name": f"Dwarf {seat}"})
    hall.ask("POST", f"{path}/start", host)
    reader = visit(language="lt", size=(360, 780), touch=True)
    reader.become(host)
    page = reader.open(f"/t/{table['id']}")
    page.locator("ol.hand").wait_for()
    reader.understand()
    ribbon = page.locator(".ribbon").bounding_box()
    assert ribbon is not None
    for seat in (1, 4, 5, 8):
        hall.ask("POST", f"{path}/say", tokens[seat], {"phrase": "distrust", "arguments": [str((seat + 1) % 9)]})
        bubble = page.locator(f"li:has([data-seat='{seat}']) > .bubble")
        bubble.wait_for()
        expect(page.locator(".seats .bubble")).to_have_count(1)
        box = bubble.bounding_box()
        assert box is not None
        assert box["x"] >= 0 and box["x"] + box["width"] <= 360 and box["y"] >= 0, box
        assert box["y"] + box["height"] <= ribbon["y"], box


def test_a_spectator_sees_the_board_and_no_hand(hall: Hall, visit: Visits) -> None:
    token = hall.guest()
    table = hall.open_table("base:de[rounds=1] x3", token, bots=2, name="Ada", start=False)
    hall.ask("POST", f"/api/tables/{table['id']}/start", token)
    watching: Visitor = visit()
    page = watching.open(f"/t/{table['id']}")
    expect(page.get_by_text(Words("en").say("play-watching"))).to_be_visible()
    assert page.locator("ol.hand li").count() == 0
    assert page.locator("[data-seat]").count() == 3


def test_another_name_in_the_middle_of_a_game(hall: Hall, visit: Visits) -> None:
    """Chosen among the settings; everybody at the table sees it, and what happens next is told of the new name."""
    say = Words("en").say
    token = hall.guest()
    table = hall.open_table("base:de[rounds=1] x3", token, bots=2, name="Ada", start=False)
    hall.ask("POST", f"/api/tables/{table['id']}/start", token)
    visitor, watching = visit(), visit()
    visitor.become(token)
    other = watching.open(f"/t/{table['id']}")
    expect(other.locator("[data-seat='0']")).to_contain_text("Ada")
    page = visitor.open(f"/t/{table['id']}")
    page.locator("ol.hand").wait_for()
    visitor.understand()
    page.get_by_role("button", name=say("play-menu")).click()
    page.get_by_role("button", name=say("play-settings")).click()
    page.get_by_label(say("web-name"), exact=True).fill("Grace")
    page.keyboard.press("Enter")
    expect(other.locator("[data-seat='0']")).to_contain_text("Grace")
    expect(page.locator(".toasts:popover-open")).to_contain_text("Grace")
    page.keyboard.press("Escape")
    player = Player(visitor)
    while not player.turns:
        player.go_on()
    expect(other.locator(".log")).to_contain_text("Grace")


def test_the_log_stays_at_its_end_however_fast_it_grows(hall: Hall, visit: Visits) -> None:
    """News between the asking for a frame and the frame itself are no scrolling of the reader's."""
    token = hall.guest()
    table = hall.open_table("base:de[rounds=1] x3", token, bots=2, name="Ada", start=False)
    hall.ask("POST", f"/api/tables/{table['id']}/start", token)
    page = visit().open(f"/t/{table['id']}")
    page.locator(".log li").first.wait_for()
    page.evaluate("window.held = []; window.requestAnimationFrame = (call) => held.push(call)")
    hall.ask("POST", f"/api/tables/{table['id']}/seats/0/stand-in", token, {})
    page.locator(".log li").nth(24).wait_for(state="attached")
    box = page.locator(".log .scroll")
    assert box.evaluate("(each) => each.scrollHeight - each.scrollTop - each.clientHeight") > 60
    for _ in range(2):  # the first one tells how high the box is
        box.dispatch_event("scroll")
    expect(page.locator(".log .chip")).to_have_count(0)


def test_a_bot_plays_for_nobody_when_the_game_is_over(hall: Hall, visit: Visits) -> None:
    say = Words("en").say
    token = hall.guest()
    table = hall.open_table("base:de[rounds=1] x3", token, bots=2, name="Ada", start=False)
    hall.ask("POST", f"/api/tables/{table['id']}/start", token)
    visitor = visit()
    visitor.become(token)
    page = visitor.open(f"/t/{table['id']}")
    page.locator("ol.hand").wait_for()
    visitor.understand()
    hall.ask("POST", f"/api/tables/{table['id']}/seats/0/stand-in", token, {})
    page.locator("dialog.ending[open]").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("button", name=say("tales-how-ended")).wait_for()
    expect(page.get_by_text(say("play-stand-in"))).to_have_count(0)


def test_long_names_leave_the_board_alone(hall: Hall, visit: Visits) -> None:
    """Ten people whose names are as long as names may be: the seats stay in their column, the start card beside it."""
    tokens = [hall.guest() for _ in range(10)]
    table = hall.open_table("base x10", tokens[0], name="W" * 20)
    for seat in range(1, 10):
        hall.ask("POST", f"/api/tables/{table['id']}/seats/{seat}", tokens[seat], {"name": f"{'W' * 19}{seat}"})
    hall.ask("POST", f"/api/tables/{table['id']}/start", tokens[0])
    visitor = visit()
    visitor.become(tokens[0])
    page = visitor.open(f"/t/{table['id']}")
    page.locator("ol.hand").wait_for()
    visitor.understand()
    seats = [box for seat in page.locator("ul.seats [data-seat]").all() if (box := seat.bounding_box())]
    assert len(seats) == 9 and max(box["x"] + box["width"] for box in seats) < DESKTOP[0] / 4
    name = page.locator(".me .name")
    assert name.evaluate("(name) => name.scrollWidth <= name.clientWidth")


def test_the_host_of_a_large_table_has_its_code_in_sight(hall: Hall, visit: Visits) -> None:
    """On a phone ten seats are three screens high; the code that others need comes before them."""
    token = hall.guest()
    table = hall.open_table("base x10", token, name="Ada")
    host, guest = visit(size=PHONE, touch=True), visit(size=PHONE, touch=True)
    host.become(token)
    expect(host.open(f"/t/{table['id']}").get_by_text(str(table["code"]), exact=True)).to_be_in_viewport()
    page = guest.open(f"/t/{table['id']}")
    expect(page.get_by_label(Words("en").say("web-join-name"))).to_be_in_viewport()
    expect(page.get_by_role("button", name=Words("en").say("web-lobby-sit")).first).to_be_in_viewport()
