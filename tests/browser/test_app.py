"""The page as an app: opens without a network, says when there is a new version, calls whoever is away, and goes."""

from __future__ import annotations

import http.client
import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Hall
from tests.browser.serving import serving
from tests.browser.test_connection import OPEN
from tests.browser.visitor import KNOWS
from tests.server.browser import Browser as Device
from tests.server.browser import serving_letters, text
from undermine.text import Words

ROOT = "/mine"
PATIENCE = 200
"""Seconds for all books; every lesson is played through for them."""
LATER = 3_000
"""Milliseconds by which the page's clock is moved on: between two of the books it waits for less."""
ADDRESSES = """async () => {
  const found = [];
  for (const name of await caches.keys()) for (const { url } of await (await caches.open(name)).keys()) found.push(url);
  return found;
}"""
WORKS = (
    "async () => Boolean((await navigator.serviceWorker.ready).active) && Boolean(navigator.serviceWorker.controller)"
)
GONE = "async () => !(await caches.keys()).length && !(await navigator.serviceWorker.getRegistrations()).length"
say = Words("en").say


class Front:
    """A web server in front that shows the house under a path, can be away, and can have a newer page."""

    def __init__(self, house: str) -> None:
        self.house = house
        self.is_away = False
        self.is_newer = False
        front = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_GET(self) -> None:
                front.pass_on(self)

            do_POST = do_GET  # noqa: N815

            def log_message(self, format: str, *args: object) -> None:  # noqa: A002
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        self.url = f"http://localhost:{self.server.server_port}{ROOT}"

    def pass_on(self, request: BaseHTTPRequestHandler) -> None:
        if self.is_away or not request.path.startswith(ROOT):
            request.close_connection = True
            return
        body = request.rfile.read(int(request.headers.get("content-length", "0")))
        line = http.client.HTTPConnection(urlsplit(self.house).netloc, timeout=60)
        kept = {
            name: value
            for name, value in request.headers.items()
            if name.lower() not in {"accept-encoding", "if-none-match"}
        }
        line.request(request.command, request.path.removeprefix(ROOT), body, kept)
        answer = line.getresponse()
        data = answer.read()
        if self.is_newer and request.path == f"{ROOT}/sw.js":
            data = data.replace(b'const VERSION = "', b'const VERSION = "n')
        request.send_response(answer.status)
        for name, value in answer.getheaders():
            if name.lower() not in {"content-length", "transfer-encoding", "connection", "date", "server"}:
                request.send_header(name, value)
        request.send_header("content-length", str(len(data)))
        request.end_headers()
        request.wfile.write(data)
        line.close()


@contextmanager
def fronted(database: Path, *more: str) -> Iterator[Front]:
    with serving(database, 0, "--root-path", ROOT, *more) as (url, _):
        front = Front(url)
        thread = Thread(target=front.server.serve_forever, daemon=True)
        thread.start()
        try:
            yield front
        finally:
            front.server.shutdown()
            front.server.server_close()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """Somebody whose browser may have a worker."""
    context = browser.new_context(locale="en", reduced_motion="reduce", viewport={"width": 390, "height": 844})
    context.set_default_timeout(30_000)
    context.add_init_script(KNOWS)
    yield context.new_page()
    context.close()


def kept(page: Page) -> list[str]:
    found: list[str] = page.evaluate(ADDRESSES)
    return found


@pytest.mark.long
def test_without_a_network(hall: Hall, page: Page, tmp_path: Path) -> None:
    """The page, the rules and a lesson that was never opened before; no secret is kept, and nothing of the admin's."""
    with fronted(tmp_path / "app.sqlite") as front:
        page.clock.install()
        page.goto(f"{front.url}/")
        page.wait_for_function(WORKS)
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until and not page.evaluate("localStorage.getItem('undermine.books')"):
            page.clock.fast_forward(LATER)
            page.wait_for_timeout(150)
        assert page.evaluate("localStorage.getItem('undermine.books')"), kept(page)
        page.goto(f"{front.url}/me")
        page.locator("h1").wait_for()
        found = [urlsplit(url).path.removeprefix(ROOT) for url in kept(page)]
        assert "/" in found and "/api/lessons/cave" in found and "/api/games" in found
        assert not [path for path in found if path.startswith("/api/") and not path.startswith(PUBLIC)]
        assert not [path for path in found if "Admin" in path or "admin" in path]

        front.is_away = True
        page.goto(f"{front.url}/learn")
        expect(page.get_by_text(say("app-offline"))).to_be_visible()
        page.get_by_role("status").get_by_role("link", name=say("app-rules")).click()
        page.locator("main h2").first.wait_for()
        assert not page.locator(".trouble").count(), "what is here is shown without a complaint"
        page.goto(f"{front.url}/learn/duel/duel-gold")
        page.locator("main.scene .board").first.wait_for()
        page.locator("ol.hand").wait_for(state="attached")
        front.is_away = False


FAKE = """([endpoint, key, secret]) => {
  const plain = (written) => written.replaceAll('-', '+').replaceAll('_', '/');
  const bytes = (written) => Uint8Array.from(atob(plain(written)), (each) => each.charCodeAt(0)).buffer;
  let made = null;
  PushManager.prototype.getSubscription = async () => made;
  PushManager.prototype.subscribe = async ({ applicationServerKey }) => (made = {
    endpoint,
    options: { applicationServerKey: applicationServerKey.buffer },
    getKey: (name) => bytes(name === 'auth' ? secret : key),
    unsubscribe: async () => ((made = null), true),
  });
}"""
"""There is no maker of browsers here, so what its service would give is given."""
SHOWN = (
    "async () => (await (await navigator.serviceWorker.ready).getNotifications()).map(({title, body}) => [title, body])"
)
MINE = "async () => (await (await fetch('/api/me/bells')).json()).bells.length"
WISH = {"rules": "base:de[firstPlayer=0] x3", "pace": "day", "name": "Ada", "bots": 2, "start": True, "bot_delay": 0}


@pytest.mark.long
def test_somebody_who_is_away_is_rung(hall: Hall, page: Page, tmp_path: Path) -> None:
    """Asked for in the settings; from the server by way of a service to the worker, which shows it and leads there."""
    with (
        serving_letters() as service,
        serving(tmp_path / "app.sqlite", 0, "--push-services", service.origin) as (url, _),
    ):
        assert hall.url
        page.context.grant_permissions(["notifications"], origin=url)
        device = Device(service.origin)
        page.add_init_script(f"({FAKE})({json.dumps([device.endpoint, text(device.public), text(device.secret)])})")
        page.goto(f"{url}/")
        page.wait_for_function(WORKS)
        page.get_by_role("button", name=say("web-settings")).click()
        switch = page.get_by_role("switch", name=say("app-bell"))
        switch.check(force=True)
        page.wait_for_function(f"({MINE})().then((count) => count === 1)")
        expect(switch).to_be_checked()
        table = page.evaluate(OPEN, WISH)
        page.goto(f"{url}/t/{table['id']}")
        page.locator("ol.hand").wait_for(state="attached")
        page.goto(f"{url}/rules")
        told = device.read(service.next(device))
        assert told["table"] == table["id"]

        protocol = page.context.new_cdp_session(page)
        found: list[dict[str, str]] = []
        protocol.on("ServiceWorker.workerRegistrationUpdated", lambda event: found.extend(event["registrations"]))
        protocol.send("ServiceWorker.enable")
        while not found:
            page.wait_for_timeout(20)
        ring = {"origin": url, "registrationId": found[-1]["registrationId"], "data": json.dumps(told)}
        protocol.send("ServiceWorker.deliverPushMessage", ring)
        page.wait_for_function(f"({SHOWN})().then((all) => all.length)")
        assert page.evaluate(SHOWN) == [[say("app-turn"), say("app-turn-where", code=table["code"])]]

        page.get_by_role("button", name=say("web-settings")).click()
        page.get_by_role("switch", name=say("app-bell")).uncheck(force=True)
        page.wait_for_function(f"({MINE})().then((count) => count === 0)")


PUBLIC = ("/api/games", "/api/handbook", "/api/lessons")


@pytest.mark.long
def test_a_new_version_says_so_and_a_house_may_want_none(hall: Hall, page: Page, tmp_path: Path) -> None:
    database = tmp_path / "app.sqlite"
    with fronted(database) as front:
        page.goto(f"{front.url}/")
        page.wait_for_function(WORKS)
        pieces = kept(page)
        front.is_newer = True
        page.evaluate("async () => (await navigator.serviceWorker.getRegistration()).update()")
        told = page.get_by_text(say("app-update"))
        expect(told).to_be_visible()
        with page.expect_navigation():
            page.get_by_role("button", name=say("app-reload")).click()
        page.wait_for_function("async () => (await caches.keys()).length <= 2")
        assert any(" n" in name for name in page.evaluate("caches.keys()"))
        expect(told).to_have_count(0)
        assert len(kept(page)) >= len(pieces) - 5
        port = front.server.server_port
        with serving(database.with_name("none.sqlite"), 0, "--root-path", ROOT, "--no-offline-app") as (url, _):
            front.house = url
            page.goto(f"http://localhost:{port}{ROOT}/")
            page.wait_for_function(GONE)
