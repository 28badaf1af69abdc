"""A visitor in a real browser, watched for everything that must never happen on our pages.

Owns one browser context with its page, and what is held against it: errors on the console (a broken policy is one),
exceptions, requests to any other origin, answers of a crashed server.  `done` tells the faults.
"""

from __future__ import annotations

import re
from contextlib import suppress
from pathlib import Path
from typing import TypedDict
from urllib.parse import urlsplit

from playwright.sync_api import Browser, ConsoleMessage, Error, Page, Request, Response

from undermine.server.guest import COOKIE

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
DESKTOP = (1280, 800)
PHONE = (390, 844)
PATIENCE = 30_000
"""Milliseconds that a page may take for anything; this machine may be busy."""


KNOWS = """try {
  if (!localStorage.getItem("undermine.settings")) localStorage.setItem("undermine.settings",
    JSON.stringify({coach: false, opened: ["base", "expansion", "duel", "solo", "cave"]}));
} catch { /* a page that keeps nothing */ }"""
"""Somebody who has played before: no coach comes by himself, and no box is new."""


HURRIES = """(() => {
  const ask = globalThis.fetch;
  globalThis.fetch = (address, wish) => ask(address, String(address).endsWith("/api/tables") && wish?.method === "POST"
    ? {...wish, body: JSON.stringify({...JSON.parse(wish.body ?? "{}"), bot_delay: 0})} : wish);
})();"""
"""Bots at tables that a page opens answer at once; everything else about the request is the page's."""


STILL = """() => Promise.all(document.getAnimations()
  .filter((each) => Number.isFinite(each.effect.getComputedTiming().endTime))
  .filter((each) => each.effect.target?.checkVisibility({contentVisibilityAuto: true}))
  .map((each) => each.finished.catch(() => null)))"""
"""Until everything that moves has arrived, but for what moves for ever: words that fade in have no contrast yet.

What is not drawn, a table under its ending for example, never arrives."""


BEYOND = """(width) => document.documentElement.scrollWidth <= width ? []
  : [`the page: ${document.documentElement.scrollWidth} px`, ...[...document.body.querySelectorAll("*")]
    .filter((each) => each.getBoundingClientRect().right > width + 0.5)
    .map((each) => `${each.localName}.${each.getAttribute("class")}: ${(each.textContent ?? "").trim().slice(0, 40)}`),
  ]"""
"""What makes the page wider than its window; a phone's own width of a page that is too wide is that of the page."""


class Broken(TypedDict):
    """A rule of axe that is broken, as far as it is told here."""

    id: str
    help: str
    nodes: list[dict[str, object]]


class Visitor:
    """One person with a browser of his own: cookies, storage and all."""

    def __init__(
        self,
        browser: Browser,
        home: str,
        *,
        language: str = "en",
        size: tuple[int, int] = DESKTOP,
        touch: bool = False,
        trusting: bool = False,
        lively: bool = False,
        new: bool = False,
    ) -> None:
        """A `trusting` one takes any certificate, a `lively` one wants things to move, a `new` one has never played."""
        self.home = home
        self.asked: list[str] = []
        """Every address that was requested, in order."""
        self._faults: list[str] = []
        self._forgiven: list[str] = []
        self.context = browser.new_context(
            base_url=home,
            locale=language,
            viewport={"width": size[0], "height": size[1]},
            has_touch=touch,
            is_mobile=touch,
            reduced_motion="no-preference" if lively else "reduce",
            service_workers="block",
            ignore_https_errors=trusting,
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.on("request", self._on_request)
        self.context.on("response", self._on_response)
        self.context.on("console", self._on_console)
        self.context.on("weberror", lambda error: self._faults.append(f"exception: {error.error}"))
        self.context.on("page", lambda page: page.on("websocket", lambda socket: self._on_socket(socket.url)))
        # Not by a route: with one, nothing that a page needs would be kept from one page to the next.
        self.context.add_init_script(HURRIES)
        if not new:
            self.context.add_init_script(KNOWS)
        self.page: Page = self.context.new_page()

    def open(self, path: str = "/") -> Page:
        """Go to an address of the server and wait until the first heading is there."""
        self.page.goto(self.home + path)
        self.page.locator("h1").first.wait_for(state="attached")
        return self.page

    def understand(self) -> None:
        """Look at who one is, if the table that is open shows that now; a game may be tested from there on."""
        while self.page.locator("main.scene.looking").count():
            self.page.locator("dialog.who button.play").click()
            self.page.wait_for_timeout(20)

    def become(self, token: str) -> None:
        """Be the guest of a token that was got over the API."""
        self.context.add_cookies([{"name": COOKIE, "value": token, "url": self.home}])

    def forgive(self, pattern: str) -> None:
        """A fault that this test provokes; a browser calls every answer 4xx an error."""
        self._forgiven.append(pattern)

    def broken_rules(self, *, without: tuple[str, ...] = ()) -> list[str]:
        """What axe-core finds against the accessibility of the page as it is now."""
        if not AXE.is_file():
            raise FileNotFoundError("axe-core is not installed; `make lint` or `npm ci` in web/ does that")
        # Not by a script tag: the policy of the page would refuse it, as it should.
        self.page.evaluate(AXE.read_text(encoding="utf-8") + "\n;undefined")
        # Something may begin to fade in while axe looks; what is wrong is still wrong once that has arrived.
        found = self._axe() and self._axe()
        return [
            f"{rule['id']}: {rule['help']}: {node.get('html')}"
            for rule in found
            if rule["id"] not in without
            for node in rule["nodes"]
        ]

    def _axe(self) -> list[Broken]:
        self.page.evaluate(STILL)
        found: list[Broken] = self.page.evaluate("async () => (await axe.run()).violations")
        return found

    def too_wide(self) -> list[str]:
        """What reaches beyond the window of the page as it is now."""
        window = self.page.viewport_size
        assert window is not None
        beyond: list[str] = self.page.evaluate(BEYOND, window["width"])
        return beyond

    @property
    def faults(self) -> list[str]:
        """What has gone wrong so far, but for what is forgiven."""
        return [fault for fault in self._faults if not any(re.search(each, fault) for each in self._forgiven)]

    def done(self) -> list[str]:
        """Close the browser; what went wrong meanwhile."""
        with suppress(Error):  # closed, crashed or on the way elsewhere; what it said before counts all the same
            self.page.evaluate("0")  # whatever the page has said has arrived then
        self.context.close()
        return self.faults

    def _on_request(self, request: Request) -> None:
        self.asked.append(request.url)
        self._check_origin(request.url)

    def _on_socket(self, url: str) -> None:
        self.asked.append(url)
        self._check_origin(url)

    def _check_origin(self, url: str) -> None:
        """Data and blob addresses never leave the browser."""
        address = urlsplit(url)
        if address.scheme in {"http", "https", "ws", "wss"} and address.netloc != urlsplit(self.home).netloc:
            self._faults.append(f"a request to another origin: {url}")

    def _on_response(self, response: Response) -> None:
        if response.status >= 500:
            self._faults.append(f"the server failed: {response.status} {response.url}")

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "assert"}:
            self._faults.append(f"{message.type}: {message.text} ({message.location.get('url', '')})")
