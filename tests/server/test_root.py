"""A house under a path of its host, and whose word about visitors it takes."""

from __future__ import annotations

import doctest
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.browser.serving import now_runs, serving
from undermine.server import root
from undermine.server.guest import COOKIE
from undermine.server.static import Client

SAID = {"x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.7"}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    """Under /mine, behind a web server that is not on this machine."""
    database = tmp_path_factory.mktemp("rooted") / "tables.sqlite"
    now_runs("rooted", database)
    with serving(database, 0, "--root-path", "/mine", "--trusted-proxies", "10.9.8.7") as (url, _):
        assert url.endswith("/mine"), "what is announced can be opened"
        with httpx.Client(base_url=url.removesuffix("/mine"), timeout=60, trust_env=False) as http:
            yield http


def test_the_path_is_taken_off_what_comes_in() -> None:
    assert doctest.testmod(root).failed == 0


@pytest.mark.parametrize("path", ["/mine/health", "/health"])
def test_both_kinds_of_web_servers_are_understood(house: httpx.Client, path: str) -> None:
    """One that passes the whole path on, and one that takes the root off itself."""
    assert house.get(path).json()["status"] == "well"


@pytest.mark.parametrize("path", ["/mine/schema", "/mine/plain"])
def test_plain_pages_link_inside_the_house(house: httpx.Client, path: str) -> None:
    page = house.get(path)
    links = [part.partition('"')[0] for part in page.text.split('href="')[1:]]
    assert page.is_success and links
    for link in links:
        assert "/mine/schema" in link and house.get(link).is_success


def test_a_cookie_is_for_the_house_alone(house: httpx.Client) -> None:
    said = house.post("/mine/api/guests").headers["set-cookie"].lower()
    assert f"{COOKIE}=" in said and "path=/mine;" in f"{said};"


def test_a_stranger_is_not_believed(house: httpx.Client) -> None:
    """Who is not a trusted web server cannot say that TLS was used; who is, can."""
    house.cookies.clear()
    assert "secure" not in house.post("/mine/api/guests", headers=SAID).headers["set-cookie"].lower()


def test_this_machine_is_believed_unless_told_otherwise(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite"
    now_runs("believed", database)
    with serving(database) as (url, _):
        said = httpx.post(f"{url}/api/guests", headers=SAID, timeout=60, trust_env=False).headers["set-cookie"].lower()
        assert "secure" in said and "path=/;" in f"{said};"


def test_the_page_is_told_where_it_stands(tmp_path: Path) -> None:
    page = '<meta name="root" content="./" /><script src="./assets/a.js"></script><a href="https://elsewhere">./</a>'
    (tmp_path / "index.html").write_text(page)
    (tmp_path / "index.html.br").write_bytes(b"the page as it was")
    told = Client.load(tmp_path, "/mine").pieces["index.html"]
    assert told.whole.decode() == page.replace('"./', '"/mine/') and "br" not in told.packed
    at_the_root = Client.load(tmp_path).pieces["index.html"]
    assert at_the_root.whole.decode() == page.replace('"./', '"/') and at_the_root.tag != told.tag
