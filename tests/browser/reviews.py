"""Takes the pictures of reviews for the documents: `python -m tests.browser.reviews [BOX …]`, into docs/pictures.

Owns which games are looked back at.  Bots play one of each box on a server of its own, and the server reviews it.
"""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path

from tests.browser.pictures import DESK, HAND, Camera
from tests.browser.serving import serving
from tests.browser.visitor import Visitor
from undermine.text import Words

GAMES = {
    "base": "base:cs20[rounds=1] x5",
    "expansion": "expansion[rounds=1] x5",
    "duel": "duel x2",
    "solo": "solo x1",
}
PATIENCE = 600.0
WORDS = Words("en")
TO_TOP = "(heading) => heading.closest('section').scrollIntoView({block: 'start'})"


def review(camera: Camera, box: str) -> None:
    hall = camera.hall
    host = hall.guest()
    seats = int(GAMES[box].rpartition("x")[2])
    wish = {"rules": GAMES[box], "pace": "none", "bot_delay": 0, "bots": seats, "bot": "miner", "start": True}
    path = f"/api/tables/{hall.ask('POST', '/api/tables', host, wish)['id']}"
    end = time.monotonic() + PATIENCE
    while hall.ask("GET", path, host)["state"] != "over" and time.monotonic() < end:
        time.sleep(0.5)
    told = hall.ask("GET", f"{path}/games/1/review", host)
    while told["state"] != "ready" and time.monotonic() < end:
        time.sleep(1)
        told = hall.ask("GET", f"{path}/games/1/review", host)
    found = told["review"]
    assert isinstance(found, dict), f"{box}: no review"
    turning = found["turning"]
    step = turning[0]["step"] if turning else found["steps"] // 2
    for name, size in (("", DESK), ("-phone", HAND)):
        visitor = camera.visitor("en", size)
        visitor.become(host)
        page = visitor.open(f"{path.replace('/api/tables', '/t')}/review/1?step={step}")
        page.get_by_role("slider").wait_for(timeout=60_000)
        camera.take(page, f"review-{box}{name}")
        if box == "base":
            what_if(camera, visitor, name)
        page.close()


def what_if(camera: Camera, visitor: Visitor, name: str) -> None:
    """Another answer is tried; on a phone somebody plays on from there."""
    page = visitor.page
    page.get_by_role("button", name=WORDS.say("after-try-go")).click()
    page.get_by_role("columnheader", name=WORDS.say("after-try-other")).wait_for(timeout=60_000)
    page.get_by_role("heading", name=WORDS.say("after-what-if"), exact=True).evaluate(TO_TOP)
    if not name:
        camera.take(page, "what-if")
        return
    page.get_by_role("button", name=WORDS.say("after-what-if-go")).click()
    page.locator("main.scene.looking").wait_for(timeout=60_000)
    visitor.understand()
    camera.take(page, f"what-if{name}")


def main(wanted: list[str]) -> None:
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder) / "tables.sqlite", 0, "--no-limits") as (url, _):
        camera = Camera(url)
        try:
            for box in wanted or list(GAMES):
                review(camera, box)
        finally:
            camera.close()


if __name__ == "__main__":
    main(sys.argv[1:])
