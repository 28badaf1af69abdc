"""Behind a web server with TLS, at the root of its host and under a path: the files of deploy/, played in a browser."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import Hall
from tests.browser.fronting import SERVERS, fronting, program
from tests.browser.player import Player
from tests.browser.serving import now_runs, serving
from tests.browser.visitor import Visitor
from undermine.server.guest import COOKIE
from undermine.server.invite import qr_svg

ASK = "async (address) => (await fetch(address)).text()"


@pytest.fixture(params=[(name, root) for name in SERVERS for root in ("", "/mine")], ids="".join)
def house(request: pytest.FixtureRequest, hall: Hall, tmp_path: Path) -> Iterator[str]:
    """The outer address of a house behind a web server, path included."""
    name, root = request.param
    if not program(name) or not shutil.which("openssl"):
        pytest.skip(f"{name} or openssl is not installed (Debian: apt-get install nginx-light openssl caddy)")
    assert hall.url  # without a client there is nothing to see, and that is said there
    database = tmp_path / "tables.sqlite"
    now_runs(request.node.name, database)
    with (
        serving(database, 0, *(["--root-path", root] if root else [])) as (inner, _),
        fronting(name, urlsplit(inner).netloc, tmp_path, sub_path=bool(root)) as outer,
    ):
        yield outer + root


def test_a_house_behind_a_web_server_is_whole(browser: Browser, house: str) -> None:
    visitor = Visitor(browser, house, trusting=True)
    page = visitor.open("/")
    page.locator("main .play").first.click()
    page.wait_for_url(f"{house}/t/*")
    player = Player(visitor)
    while player.turns < 3:
        assert not player.go_on()

    # A page that is loaded at a table finds its pieces and its seat.
    table = page.url.removeprefix(f"{house}/t/")
    page.reload()
    page.locator("ol.hand li").first.wait_for()
    visitor.understand()
    page.locator("a.brand").first.click()
    page.wait_for_url(f"{house}/")

    # What others are told leads here.
    root = urlsplit(house).path
    invite = page.evaluate("async (address) => (await fetch(address)).json()", f"{root}/api/tables/{table}/invite")
    assert invite["address"] == f"{house}/{invite['code']}"
    picture = page.evaluate(ASK, f"{root}/api/tables/{table}/qr.svg")
    assert picture == qr_svg(invite["address"])
    friend = Visitor(browser, house, trusting=True)
    friend.open(f"/{invite['code'].lower()}").wait_for_url(f"{house}/t/{table}")

    # The cookie is for this house alone, and travels by TLS only.
    (cookie,) = (each for each in visitor.context.cookies() if each.get("name") == COOKIE)
    assert (cookie.get("path"), cookie.get("secure"), cookie.get("httpOnly")) == (root or "/", True, True)

    # Nothing was asked for outside, sockets included.
    asked, socket = [*visitor.asked, *friend.asked], house.replace("https://", "wss://")
    assert not [url for url in asked if not url.startswith((f"{house}/", f"{socket}/", "data:"))]
    assert any(url.startswith(f"{socket}/api/tables/") for url in asked)
    assert not [*visitor.done(), *friend.done()]
