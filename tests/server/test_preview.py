"""What a link shows where it is sent: what kind of table it is, and nothing else."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import httpx
import pytest

from tests.server.house import House, open_party
from undermine.server.preview import picture_of
from undermine.server.static import Client
from undermine.text import LANGUAGES, Words

PUBLIC = Path(__file__).parents[2] / "web" / "public"
PAGE = '<!doctype html><html><head><title>Undermine</title></head><body><script src="./a.js"></script></body></html>'


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Client:
    folder = tmp_path_factory.mktemp("static")
    (folder / "icons").mkdir()
    (folder / "index.html").write_text(PAGE)
    for game in ("base", "duel"):
        (folder / picture_of(game)).write_bytes(b"a picture of " + game.encode())
    return Client.load(folder)


@pytest.fixture(scope="module")
def house(client: Client, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    database = tmp_path_factory.mktemp("previewed") / "tables.sqlite"
    with House(str(database), client=client) as house:
        yield house


def seen(house: House, path: str, language: str = "en", **headers: str) -> dict[str, str]:
    answer = house.http.get(path, headers={"accept-language": language, **headers})
    assert answer.status_code == 200
    found = re.findall(r'<meta property="([^"]+)" content="([^"]*)" />', answer.text.partition("</head>")[0])
    return {name: unescape(value) for name, value in found}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_link_says_what_kind_of_table_it_is(house: House, language: str) -> None:
    """In the language of whoever looks; with the picture of the box, by an address that works anywhere."""
    party = open_party(house, "duel x2", 2)
    said, words = seen(house, f"/t/{party.id}", language), Words(language)
    assert words.say("game-duel") in said["og:title"] and said["og:description"] == words.say("online-preview", count=2)
    picture = httpx.get(said["og:image"], trust_env=False)
    assert picture.content == b"a picture of duel" and picture.headers["content-type"].startswith("image/jpeg")


def test_a_link_says_nothing_else(house: House) -> None:
    """Neither who sits there nor whether they play: before, in and after a game the tags are the same."""
    party = open_party(house, "base[rounds=1] x3")
    before = seen(house, f"/t/{party.id}")
    party.start().play_out()
    assert seen(house, f"/t/{party.id}") == seen(house, f"/t/{party.id}/rules") == before
    assert set(before) == {
        *("og:site_name", "og:type", "og:title", "og:description", "og:image", "og:image:width", "og:image:height"),
        "twitter:card",
    }


def test_other_pages_show_the_house(house: House) -> None:
    """And so do tables that do not exist: whoever tries addresses learns nothing that the API would not tell."""
    code = open_party(house, "duel x2", 2).code
    assert seen(house, "/") == seen(house, "/t/nowhere") == seen(house, f"/{code}")


def test_every_box_has_a_picture() -> None:
    """Small enough for any messenger."""
    sizes = [(PUBLIC / picture_of(game)).stat().st_size for game in ("base", "expansion", "duel", "solo", "cave")]
    assert max(sizes) < 150_000
