"""How others find this server and a table: the address to tell, also as a QR code.

Owns the choice of the address.  Who opened the page on the server's own machine gets the address in the local network,
for nobody else can do anything with a loopback address.  Asks nobody outside.
"""

from __future__ import annotations

import io
import ipaddress
import socket
from typing import Final

import segno
from litestar import Request
from litestar.datastructures import State

from undermine.server.settings import Settings

EVERYWHERE: Final = ("0.0.0.0", "::", "")
"""Listening on all of a machine's addresses."""


def address_of(request: Request[object, object, State], settings: Settings, code: str) -> str:
    """The address of a table by its code, as another person must type it."""
    url = request.base_url
    host = url.hostname or "127.0.0.1"
    if is_loopback(host) and settings.host in EVERYWHERE:
        found = local_addresses()
        if found:
            port = f":{url.port}" if url.port else ""
            return f"{url.scheme}://{found[0]}{port}{settings.root_path}/{code}"
    return f"{str(url).rstrip('/')}/{code}"


def qr_svg(text: str) -> str:
    """A QR code as an SVG document that takes the size it is given."""
    out = io.BytesIO()
    segno.make(text, micro=False, error="m").save(out, kind="svg", xmldecl=False, omitsize=True, border=2, light="#fff")
    return out.getvalue().decode()


def is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return host == "localhost"


def local_addresses() -> list[str]:
    """What this machine is called in its network; asks nobody outside."""
    try:
        found = socket.gethostbyname_ex(socket.gethostname())[2]
    except OSError:
        return []
    return [address for address in found if not address.startswith("127.")]
