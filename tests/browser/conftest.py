"""The ground of the browser tests: a real server in a process, a real Chromium, visitors who are watched.

Where there is no browser or no built client these tests are skipped with a sentence; UNDERMINE_BROWSER=require, which
.ci/run sets, makes that an error.  UNDERMINE_CHROMIUM names a browser that is not on PATH.
"""

from __future__ import annotations

import os
import shutil
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Protocol

import httpx
import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.serving import now_runs, serving
from tests.browser.visitor import DESKTOP, Visitor
from tests.processes import kill, ours
from undermine.server.static import Client

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
ARGUMENTS = [
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"),
    *("--disable-component-update", "--disable-sync", "--disable-dev-shm-usage"),
]
HERE = Path(__file__).parent
MOST = 290.0
"""Seconds for a test."""
# A page on a busy machine takes its time; what is as it should be is not waited for.
expect.set_options(timeout=30_000)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(pytest.mark.browser)
    # A long test that begins last would leave the other worker idle.
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


def _miss(what: str) -> None:
    if os.environ.get("UNDERMINE_BROWSER") == "require":
        pytest.fail(f"UNDERMINE_BROWSER=require, but {what}", pytrace=False)
    pytest.skip(what)


def chromium() -> str:
    """The browser of this machine; empty if there is none."""
    named = os.environ.get("UNDERMINE_CHROMIUM")
    found = (shutil.which(name) for name in ([named] if named else NAMES))
    return next((path for path in found if path), "")


# Package scope, because Playwright keeps an event loop running in this thread while it is there; tests elsewhere start
# loops of their own.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    path = chromium()
    if not path:
        named = os.environ.get("UNDERMINE_CHROMIUM")
        where = f"UNDERMINE_CHROMIUM={named} is not there" if named else f"none of {', '.join(NAMES)} is on PATH"
        _miss(f"no Chromium was found: {where}; install one (Debian: apt-get install chromium)")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield browser
        browser.close()


class Hall:
    """A server in a process of its own, and short words for what a test prepares over the API."""

    def __init__(self, url: str, database: Path) -> None:
        self.url = url
        self.database = database
        self.http = httpx.Client(base_url=url, timeout=60, trust_env=False)

    def guest(self) -> str:
        """The token of a new guest; `Visitor.become` takes it."""
        self.http.cookies.clear()
        return str(self.ask("POST", "/api/guests")["token"])

    def ask(self, method: str, path: str, token: str = "", body: object = None) -> dict[str, object]:
        """What the API answers; anything but success is a mistake of the test."""
        headers = {"authorization": f"Bearer {token}"} if token else {}
        self.http.cookies.clear()
        answer = self.http.request(method, path, json=body, headers=headers)
        assert answer.is_success, f"{method} {path}: {answer.text}"
        found = answer.json()
        assert isinstance(found, dict)
        return found

    def open_table(self, rules: str, host: str = "", *, bots: int = 0, **choices: object) -> dict[str, object]:
        """A table with quick bots on its last seats; the host's token is that of a new guest unless it is given."""
        token = host or self.guest()
        table = self.ask("POST", "/api/tables", token, {"rules": rules, "pace": "none", "bot_delay": 0, **choices})
        seats = table["seats"]
        assert isinstance(seats, list)
        for seat in range(len(seats) - bots, len(seats)):
            self.ask("POST", f"/api/tables/{table['id']}/seats/{seat}/bot", token, {"bot": "random"})
        return self.ask("GET", f"/api/tables/{table['id']}", token)


@pytest.fixture(scope="package")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    """The server of one test process, on a free port and a database of its own."""
    client = Client.load()
    if not client.is_whole:
        _miss(f"the browser client was not built: {client.why}; `make browser` builds it")
    database = tmp_path_factory.mktemp("hall") / "tables.sqlite"
    with serving(database) as (url, _):
        hall = Hall(url, database)
        yield hall
        hall.http.close()


@pytest.fixture(autouse=True)
def _deals(hall: Hall, request: pytest.FixtureRequest) -> None:
    """Every run of a test meets the same deals, whatever ran before it."""
    now_runs(request.node.name, hall.database)


@pytest.fixture(autouse=True)
def _ends() -> Iterator[None]:
    """A test that waits for a page for ever fails, and so does not keep all others waiting.

    What a page is asked by a script has no limit of time; when its process is gone, whoever waits is told.
    """
    timer = threading.Timer(MOST, _kill_pages)
    timer.start()
    yield
    timer.cancel()


def _kill_pages() -> None:
    for process in ours(b"--type=renderer"):
        kill(process)


class Visits(Protocol):
    """Makes visitors: `visit(language="cs", size=PHONE, touch=True)`."""

    def __call__(
        self, *, language: str = "en", size: tuple[int, int] = DESKTOP, touch: bool = False, new: bool = False
    ) -> Visitor: ...


@pytest.fixture
def visit(browser: Browser, hall: Hall) -> Iterator[Visits]:
    """Any number of people in browsers of their own.  The test fails if anything went wrong on any page of theirs."""
    visitors: list[Visitor] = []

    def visit(
        *, language: str = "en", size: tuple[int, int] = DESKTOP, touch: bool = False, new: bool = False
    ) -> Visitor:
        visitor = Visitor(browser, hall.url, language=language, size=size, touch=touch, new=new)
        visitors.append(visitor)
        return visitor

    yield visit
    faults = [fault for visitor in visitors for fault in visitor.done()]
    assert not faults, "\n".join(faults)


@pytest.fixture
def visitor(visit: Callable[[], Visitor]) -> Visitor:
    """One person at a desk, in English."""
    return visit()
