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
    assert read_address("https://a:1/x").sockets == "wss://a:1" and read_address("a:1/x").sockets == "ws://a:1"
