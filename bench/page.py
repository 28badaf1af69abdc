"""How quick the browser client is in a real Chromium: run `bench/page`.

Prints figures; asserts nothing.  Owns the measuring inside the page: what a person waits for from *Play now* to a hand
of cards, the frames while a busy board is dragged, and the time from a message's arrival to the picture that shows it.
"""

from __future__ import annotations

import argparse
import json
import statistics
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, Page, WebSocketRoute, sync_playwright
from rich.console import Console
from rich.table import Table
from tests.browser.conftest import ARGUMENTS, chromium
from tests.browser.serving import serving

WATCH = """
const Plain = WebSocket;
window.drawn = [];
window.WebSocket = class extends Plain {
  constructor(...given) {
    super(...given);
    this.addEventListener('message', ({ data }) => {
      if (typeof data !== 'string' || !data.includes('"is":"news"')) return;
      const came = performance.now();
      const seen = new MutationObserver(() => {
        seen.disconnect();
        requestAnimationFrame(() => setTimeout(() => window.drawn.push(performance.now() - came)));
      });
      seen.observe(document.body, { subtree: true, childList: true, attributes: true });
    });
  }
};
"""
"""From a message's arrival to the frame after the first change that it made to the page."""

PLAY = "button.play"
LOOK = 1_000
"""Milliseconds for which a newcomer looks at the home page before pressing."""

FRAMES = """() => {
  window.frames_seen = [];
  let last = performance.now();
  const count = (now) => {
    window.frames_seen.push(now - last);
    last = now;
    window.counting = requestAnimationFrame(count);
  };
  window.counting = requestAnimationFrame(count);
}"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=7, help="how often *Play now* is pressed")
    parser.add_argument("--throttle", type=float, default=4.0, help="how much slower the processor is made for that")
    parser.add_argument("--cards", type=int, default=60, help="cards on the busy board")
    parser.add_argument("--events", type=int, default=60, help="messages whose drawing is timed")
    chosen = parser.parse_args()
    table = Table("part", "figure", "value")
    with (
        tempfile.TemporaryDirectory(prefix="um") as name,
        serving(Path(name) / "tables.sqlite") as (url, _),
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        waits = [play_now(browser, url, chosen.throttle) for _ in range(chosen.times)]
        table.add_row(f"Play now, processor {chosen.throttle:g} x slower", "s to a hand, best / median / worst",
                      f"{min(waits):.2f} / {statistics.median(waits):.2f} / {max(waits):.2f}")  # fmt: skip
        frames, cards = pan(browser, url, chosen.cards)
        table.add_row(f"dragging a board of {cards} cards", "frames/s", f"{1000 / statistics.mean(frames):.1f}")
        table.add_row("", "ms a frame, median / p95", f"{statistics.median(frames):.1f} / {late(frames):.1f}")
        drawn = events(browser, url, chosen.events)
        table.add_row(f"{len(drawn)} messages of a game", "ms to the picture, median / p95 / worst",
                      f"{statistics.median(drawn):.0f} / {late(drawn):.0f} / {max(drawn):.0f}")  # fmt: skip
        browser.close()
    Console().print(table)


def play_now(browser: Browser, url: str, throttle: float) -> float:
    """Seconds from the press on the home page to a table with a hand, by somebody who was never here."""
    context = browser.new_context(base_url=url, locale="en", viewport={"width": 1280, "height": 800})
    page = context.new_page()
    page.goto("/")
    page.locator(PLAY).first.wait_for()
    page.wait_for_timeout(LOOK)
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": throttle})
    begun = time.perf_counter()
    page.locator(PLAY).first.click()
    page.locator("ol.hand .card-button").nth(5).wait_for()
    took = time.perf_counter() - begun
    context.close()
    return took


def pan(browser: Browser, url: str, cards: int) -> tuple[list[float], int]:
    """Milliseconds between frames while a hand drags the board, and how many cards lay on it."""
    context = browser.new_context(base_url=url, locale="en", viewport={"width": 1280, "height": 800})
    page = context.new_page()
    page.route_web_socket("**/live", lambda socket: _fill(socket, cards))
    _sit_down(page)
    page.wait_for_timeout(1500)
    shown = page.evaluate("document.querySelectorAll('.world svg.cell').length")
    page.mouse.move(640, 300)
    page.mouse.down()
    page.evaluate(FRAMES)
    for step in range(120):
        page.mouse.move(640 + 2 * (step % 60), 300 + (step % 40))
    frames: list[float] = page.evaluate("() => { cancelAnimationFrame(window.counting); return window.frames_seen; }")
    page.mouse.up()
    context.close()
    return frames[2:], int(shown)


def events(browser: Browser, url: str, wanted: int) -> list[float]:
    """Milliseconds from the arrival of a message to the picture that shows it, while bots play."""
    context = browser.new_context(base_url=url, locale="en", viewport={"width": 1280, "height": 800})
    context.add_init_script(WATCH)
    page = context.new_page()
    _sit_down(page)
    until = time.monotonic() + 60
    drawn: list[float] = []
    while len(drawn) < wanted and time.monotonic() < until:
        if page.locator(".ribbon.mine").count() and page.locator("button.pass").count():
            page.keyboard.press("1")
            page.keyboard.press("d")
        page.wait_for_timeout(200)
        drawn = page.evaluate("window.drawn")
    context.close()
    return drawn


def _sit_down(page: Page) -> None:
    page.goto("/")
    page.locator(PLAY).first.click()
    page.locator("ol.hand .card-button").nth(5).wait_for()


def _fill(socket: WebSocketRoute, cards: int) -> None:
    """Let the page believe that so many cards lie on the table; rules have no say in a picture."""
    server = socket.connect_to_server()

    def hear(data: str | bytes) -> None:
        message = json.loads(data)
        view = message.get("position", {}).get("view")
        if view:
            board = view["board"]
            start = board[0]
            taken = {tuple(each["at"]) for each in [*board, *view["goals"]]}
            free = [(x, y) for x in range(8) for y in range(-4, 5) if (x, y) not in taken]
            board.extend({**start, "at": list(cell)} for cell in free[: cards - len(taken)])
        socket.send(json.dumps(message))

    server.on_message(hear)


def late(found: list[float]) -> float:
    return sorted(found)[int(len(found) * 0.95)]


if __name__ == "__main__":
    main()
