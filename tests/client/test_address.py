from __future__ import annotations

import pytest

from undermine.client.address import Address, AddressError, read_address


@pytest.mark.parametrize(
    ("text", "server", "table"),
    [
        ("http://127.0.0.1:8765/KXQ4TA", "http://127.0.0.1:8765", "KXQ4TA"),
        ("127.0.0.1:8765/KXQ4TA/", "http://127.0.0.1:8765", "KXQ4TA"),
        ("https://dig.example", "https://dig.example", ""),
        ("http://[::1]:8765/api/tables/abcdefghijklmnop", "http://[::1]:8765", "abcdefghijklmnop"),
        ("localhost", "http://localhost", ""),
        ("https://host/mine/KXQ4TA", "https://host/mine", "KXQ4TA"),
        ("https://host/games/mine/", "https://host/games/mine", ""),
        ("https://host/mine/t/aB-9_xyz/rules", "https://host/mine", "aB-9_xyz"),
        ("https://host/t/t/aB-9_xyz", "https://host/t", "aB-9_xyz"),
        ("https://host/join/kxq4ta", "https://host", "kxq4ta"),
    ],
)
def test_what_people_paste(text: str, server: str, table: str) -> None:
    assert read_address(text) == Address(server, table)


@pytest.mark.parametrize(
    "text", ["", "http://", "ftp://host/x", "http://host:99999999/x", "http://:8765/", "host:port/x"]
)
def test_what_leads_nowhere(text: str) -> None:
    with pytest.raises(AddressError, match=r"is no address; write http://HOST:PORT/CODE"):
        read_address(text)


def test_sockets() -> None:
    assert read_address("https://a:1/KXQ4TA").sockets == "wss://a:1"
    assert read_address("a:1/mine/KXQ4TA").sockets == "ws://a:1/mine"
