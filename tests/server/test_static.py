"""The built client over HTTP: addresses, packings, caches, the policy, and nothing else of the disk."""

from __future__ import annotations

import doctest
import gzip
import json
import random
import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.server.house import House, open_party, problem
from undermine.server import browser, guest, static
from undermine.server.budget import Budget
from undermine.server.settings import Settings
from undermine.server.static import Client

PAGE = b"<!doctype html><title>Undermine</title>" + b"<p>rock</p>" * 60
SCRIPT = b"export const gold = 1;\n" * 60
SECRET = b"the token of somebody else"
BROTLI = b"packed by brotli, as far as a server can tell"
NO_APP = Settings(render_processes=0, offline_app=False)
HTML = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A client as the build leaves it, with things around and in it that are not to be served."""
    above = tmp_path_factory.mktemp("package")
    (above / "secret.txt").write_bytes(SECRET)
    folder = above / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "icons").mkdir()
    (folder / ".vite").mkdir()
    (folder / ".vite" / "manifest.json").write_bytes(SECRET)
    (folder / "_web.json").write_bytes(SECRET)
    for name, data in (("index.html", PAGE), ("assets/index-A1b2.js", SCRIPT)):
        (folder / name).write_bytes(data)
        (folder / f"{name}.gz").write_bytes(gzip.compress(data))
        (folder / f"{name}.br").write_bytes(BROTLI)
    (folder / "assets" / "grenze.woff2").write_bytes(b"wOF2")
    (folder / "sw.js").write_bytes(SCRIPT)
    (folder / "manifest.webmanifest").write_bytes(b'{"name": "Undermine"}')
    (folder / "favicon.svg").write_bytes(b"<svg xmlns='http://www.w3.org/2000/svg'/>")
    (folder / "icons" / "icon-192.png").write_bytes(b"\x89PNG")
    return folder


@pytest.fixture(scope="module")
def site(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    database = str(tmp_path_factory.mktemp("site") / "tables.sqlite")
    with House(database, limits=True, client=Client.load(folder)) as house:
        yield house


def get(site: House, path: str, **headers: str) -> httpx.Response:
    named = {"accept-encoding": "identity", **{name.replace("_", "-"): value for name, value in headers.items()}}
    return site.http.get(path, headers=named)


ADDRESSES = (
    *("/", "/new", "/new?rules=base:de%20x5", "/join", "/join/KXQ4TA", "/t/Ab-_1", "/t/Ab-_1/replay/2", "/rules"),
    *("/rules/base:de", "/mine", "/watch", "/learn", "/KXQ4TA", "/kxq4ta"),
)


@pytest.mark.parametrize("path", ADDRESSES)
def test_every_address_of_the_client_is_its_page(site: House, path: str) -> None:
    answer = get(site, path)
    assert (answer.status_code, answer.content) == (200, PAGE)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", ADDRESSES)
def test_without_a_client_the_plain_page_says_why(path: str, house: House) -> None:
    answer = get(house, path)
    assert answer.status_code == 200 and answer.headers["content-type"] == "text/html; charset=utf-8"
    assert "was not built: this house has none." in answer.text and "undermine join" in answer.text


def test_the_plain_page_is_there_for_browsers_without_scripts(site: House) -> None:
    listed = open_party(site, people=0, listed=True)
    answer = get(site, "/plain")
    assert listed.code in answer.text and "not built" not in answer.text


def test_the_api_is_not_shadowed(site: House) -> None:
    for path in ("/api", "/api/", "/api/nothing", "/api/tables/none/nothing", "/api/KXQ4TA", "/apiary", "/t", "/rulez"):
        problem(get(site, path), 404, "not-found")
    for path in ("/api", "/api/nothing", "/assets/nothing.js", "/icons/nothing.png"):
        problem(get(site, path, **HTML), 404, "not-found")
    problem(get(site, "/api/codes/KXQ4TA"), 404, "no-such-code")
    assert get(site, "/health").json()["status"] == "well"
    assert "POST /api/tables" in get(site, "/schema", **HTML).text
    assert get(site, "/schema/openapi.json").json()["info"]["title"] == "Undermine"
    assert "/{name}" not in get(site, "/schema/openapi.json").json()["paths"]
    problem(site.http.post("/new"), 405, "wrong-method")


@pytest.mark.parametrize("path", ["/joim", "/SCHEMA", "/t", "/a/b/c", "/KXQ4TA/more", "/%00", "/..%2fsecret.txt"])
def test_a_person_who_mistypes_an_address_gets_the_page_and_a_program_a_problem(site: House, path: str) -> None:
    answer = get(site, path, **HTML)
    assert (answer.status_code, answer.content) == (404, PAGE)
    assert "connect-src 'self' ws://" in answer.headers["content-security-policy"]
    problem(get(site, path), 404, "not-found")


def test_pieces_with_a_hash_may_be_kept_for_ever(site: House) -> None:
    script, font = get(site, "/assets/index-A1b2.js"), get(site, "/assets/grenze.woff2")
    assert (script.content, font.content) == (SCRIPT, b"wOF2")
    assert script.headers["content-type"] == "text/javascript; charset=utf-8"
    assert font.headers["content-type"] == "font/woff2"
    for answer in (script, font):
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert answer.headers["x-content-type-options"] == "nosniff"
    assert "vary" in script.headers and "vary" not in font.headers


def test_files_that_browsers_look_for(site: House) -> None:
    for path, kind in (
        ("/manifest.webmanifest", "application/manifest+json"),
        ("/favicon.svg", "image/svg+xml"),
        ("/icons/icon-192.png", "image/png"),
    ):
        answer = get(site, path)
        assert answer.status_code == 200 and answer.headers["content-type"] == kind
        assert answer.headers["cache-control"] == "public, max-age=3600"
    problem(get(site, "/favicon.ico"), 404, "not-found")
    problem(get(site, "/index.html"), 404, "not-found")


def test_the_worker_is_asked_for_every_time_and_can_be_sent_away(site: House, folder: Path, tmp_path: Path) -> None:
    answer = get(site, "/sw.js")
    assert answer.content == SCRIPT and answer.headers["cache-control"] == "no-cache"
    assert get(site, "/api/house").json()["app"] is True
    with House(str(tmp_path / "none.sqlite"), client=Client.load(folder), chosen=NO_APP) as none:
        leaving = get(none, "/sw.js")
        assert leaving.content == b"self.leaving = true;\n" + SCRIPT and leaving.headers["cache-control"] == "no-cache"
        assert leaving.headers["etag"] != answer.headers["etag"]
        assert get(none, "/api/house").json()["app"] is False


@pytest.mark.parametrize(
    ("accepted", "packing"),
    [
        ("gzip, deflate, br", "br"),
        ("gzip, deflate", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("br;q=0.0, gzip; q=0", ""),
        ("*", "br"),
        ("*;q=0", ""),
        ("identity", ""),
        ("", ""),
        ("brotli, gzipped", ""),
    ],
)
def test_the_packing_is_one_that_the_browser_takes(site: House, accepted: str, packing: str) -> None:
    with site.http.stream("GET", "/assets/index-A1b2.js", headers={"accept-encoding": accepted}) as answer:
        data = b"".join(answer.iter_raw())
        assert answer.headers.get("content-encoding", "") == packing
        assert answer.headers["vary"] == "accept-encoding"
    assert data == {"br": BROTLI, "gzip": gzip.compress(SCRIPT, mtime=_time_in(data)), "": SCRIPT}[packing]


def _time_in(data: bytes) -> int:
    return int.from_bytes(data[4:8], "little")


def test_what_the_browser_has_is_not_sent_again(site: House) -> None:
    first = get(site, "/")
    again = get(site, "/new", if_none_match=f'"other", {first.headers["etag"]}')
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == first.headers["etag"] and again.headers["cache-control"] == "no-cache"
    assert get(site, "/", if_none_match='W/"other"').status_code == 200


def test_the_policy_allows_nothing_inline_and_no_other_host(site: House) -> None:
    said = get(site, "/", host="mine.example:8765").headers["content-security-policy"]
    rules = {rule.split()[0]: rule.split()[1:] for rule in said.split(";")}
    assert rules["default-src"] == ["'self'"] and rules["img-src"] == ["'self'", "data:"]
    assert rules["connect-src"] == ["'self'", "ws://mine.example:8765", "wss://mine.example:8765"]
    assert not {"script-src", "style-src", "font-src"} & set(rules), "these follow default-src"
    assert "unsafe" not in said and "*" not in said


@pytest.mark.parametrize("host", ["a; script-src *", "a b", "*", "", "a\tb", "ex ample:1", "[::1]; x", "a:123456", "é"])
def test_a_host_that_is_none_stays_out_of_the_policy(host: str) -> None:
    assert browser.page_policy(host) == browser.POLICY


def test_large_answers_of_the_api_are_packed_and_small_ones_are_not(site: House) -> None:
    with site.http.stream("GET", "/schema/openapi.json", headers={"accept-encoding": "gzip"}) as answer:
        data = b"".join(answer.iter_raw())
        assert answer.headers["content-encoding"] == "gzip"
    assert len(data) < 30_000 and json.loads(gzip.decompress(data))["info"]["title"] == "Undermine"
    games = get(site, "/api/games", accept_encoding="gzip")
    assert (games.headers.get("content-encoding") == "gzip") == (len(games.content) >= 1024)
    small = site.http.get("/health", headers={"accept-encoding": "gzip"})
    assert "content-encoding" not in small.headers
    unpacked = site.http.get("/schema/openapi.json", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in unpacked.headers and len(unpacked.content) > 3 * len(data)


def test_drawings_and_the_handbook_are_packed_once(site: House) -> None:
    for path in ("/art/common.svg", "/art/game.svg?rules=base%20x5", "/api/handbook?rules=base%20x5"):
        with site.http.stream("GET", path, headers={"accept-encoding": "gzip, br"}) as answer:
            data = b"".join(answer.iter_raw())
            assert answer.headers["content-encoding"] == "gzip" and "accept-encoding" in answer.headers["vary"]
        assert gzip.decompress(data) == get(site, path).content
        assert len(data) < len(get(site, path).content) / 2


def test_files_are_paid_by_the_address_alone(site: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """A page is many files, and strangers at one address share a narrow budget."""
    paid: list[str] = []
    borrow = Budget._borrow

    async def watched(self: Budget, purse: tuple[str, str], price: int) -> None:
        paid.append(purse[0])
        await borrow(self, purse, price)

    monkeypatch.setattr(Budget, "_borrow", watched)
    site.context.budget._credits.clear()  # what others have borrowed and not spent
    for path in ("/", "/assets/index-A1b2.js", "/KXQ4TA", "/art/common.svg"):
        assert {get(site, path).status_code for _ in range(60)} == {200}
    assert set(paid) == {"address"}
    assert {get(site, "/api/games").status_code for _ in range(30)} == {200} and "stranger" in paid


def test_the_plain_page_is_counted(tmp_path: Path) -> None:
    few = Settings(budget_stranger="20/minute")
    with House(str(tmp_path / "tables.sqlite"), limits=True, chosen=few) as house:
        assert [get(house, "/").status_code for _ in range(11)] == [200] * 10 + [429]


def test_asking_for_the_head_alone(site: House) -> None:
    for path in ("/", "/KXQ4TA", "/assets/index-A1b2.js", "/icons/icon-192.png"):
        head, whole = site.http.head(path, headers={"accept-encoding": "identity"}), get(site, path)
        assert (head.status_code, head.content) == (200, b"")
        assert (
            head.headers["content-length"] == str(len(whole.content)) and head.headers["etag"] == whole.headers["etag"]
        )


# Ways out of the folder


def raw(site: House, target: bytes) -> bytes:
    """Asked byte by byte: a client library would tidy the address up first."""
    with socket.create_connection(("127.0.0.1", site.port), timeout=60) as line:
        line.sendall(b"GET " + target + b" HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n")
        answer = b""
        while data := line.recv(65_536):
            answer += data
    return answer


CLIMBS = [
    *(b"/assets/../../secret.txt", b"/assets/..%2f..%2fsecret.txt", b"/assets/%2e%2e/%2e%2e/secret.txt"),
    *(b"/assets/..%5c..%5csecret.txt", b"/assets/..%252f..%252fsecret.txt", b"/assets//../secret.txt"),
    *(b"/../secret.txt", b"/..%2fsecret.txt", b"/icons/..%2f..%2fsecret.txt", b"//secret.txt", b"/assets//etc/passwd"),
    *(b"/_web.json", b"/.vite/manifest.json", b"/assets/../_web.json", b"/assets/..%2f.vite/manifest.json"),
    *(b"/assets/index-A1b2.js.gz", b"/index.html.br", b"/assets/", b"/assets", b"/assets/%00", b"/icons/"),
]


@pytest.mark.parametrize("target", CLIMBS)
def test_nothing_outside_the_client_is_given(site: House, target: bytes) -> None:
    answer = raw(site, target)
    assert answer.split(b" ", 2)[1] in (b"404", b"400"), answer[:200]
    assert SECRET not in answer and b"root:" not in answer


STEPS = st.sampled_from(
    ["..", ".", "", "%2e%2e", "%2f", "%5c", "\\", "assets", "icons", "t", "secret.txt", "_web.json"]
)


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(steps=st.lists(STEPS | st.text("%./\\~:;?#abc019", min_size=1, max_size=8), max_size=8))
def test_no_address_climbs_out(site: House, steps: list[str]) -> None:
    answer = raw(site, ("/" + "/".join(steps)).encode())
    assert SECRET not in answer
    assert answer.split(b" ", 2)[1] in (b"200", b"400", b"404"), answer[:200]
    if answer.split(b" ", 2)[1] == b"200":
        body = answer.partition(b"\r\n\r\n")[2]
        assert PAGE in body or SCRIPT in body or b"was not" in body or b"<h1>Undermine" in body


# The files themselves


def test_a_folder_that_is_not_there_is_no_client(tmp_path: Path) -> None:
    client = Client.load(tmp_path / "none")
    assert not client.is_whole and client.why == "it is not part of this installation"


@pytest.mark.parametrize("text", ['{"why": "no Node.js"}', "{", "[]", '{"why": ""}'])
def test_a_client_that_could_not_be_built_says_why(tmp_path: Path, text: str) -> None:
    (tmp_path / static.MANIFEST).write_text(text)
    client = Client.load(tmp_path)
    assert not client.is_whole
    assert client.why == ("no Node.js" if "Node" in text else "it is not part of this installation")


def test_the_examples_in_the_sources_are_true() -> None:
    for module in (static, browser, guest):
        found = doctest.testmod(module)
        assert found.attempted and not found.failed


@pytest.mark.parametrize("path", ["/", "/nowhere/at/all", "/nowhere", "/admin"])
def test_a_large_page_is_packed_once(tmp_path: Path, path: str) -> None:
    """Also where it answers for an address that leads nowhere; httpx unpacks once, as browsers do."""
    page = PAGE + random.Random(1).randbytes(4000).hex().encode()
    (tmp_path / "static").mkdir()
    (tmp_path / "static" / "index.html").write_bytes(page)
    with House(str(tmp_path / "t.sqlite"), client=Client.load(tmp_path / "static")) as house:
        answer = house.http.get(path, headers={**HTML, "accept-encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip" and answer.content == page
