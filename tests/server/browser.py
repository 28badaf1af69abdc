"""A browser that can be rung, in software, and the service of its maker on loopback.

Owns opening what was sealed, and checking who signed it, as RFC 8291 and RFC 8292 say it for the other side.  The
service takes whatever comes, and answers with the number that it is told to.
"""

from __future__ import annotations

import base64
import json
import secrets
import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Queue
from threading import Thread
from typing import NamedTuple

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
PATIENCE = 30.0


class Letter(NamedTuple):
    """What the service was given."""

    headers: dict[str, str]
    body: bytes


class Service:
    """Takes letters; `status` is what it answers."""

    def __init__(self) -> None:
        self.letters: defaultdict[str, Queue[Letter]] = defaultdict(Queue)
        """By whom they are for."""
        self.status = 201
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers.get("content-length", "0")))
                headers = {name.lower(): value for name, value in self.headers.items()}
                self.send_response(service.status)
                self.send_header("content-length", "0")
                self.end_headers()
                service.letters[self.path].put(Letter(headers, body))

            def log_message(self, format: str, *args: object) -> None:  # noqa: A002
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        self.origin = f"http://127.0.0.1:{self.server.server_port}"

    def next(self, browser: Browser) -> Letter:
        """The next one for it."""
        return self.letters[browser.path].get(timeout=PATIENCE)

    def is_quiet(self, *browsers: Browser, seconds: float = 0.3) -> bool:
        """Whether nothing comes for any of them."""
        time.sleep(seconds)
        return not any(self.letters[browser.path].qsize() for browser in browsers)


@contextmanager
def serving_letters() -> Iterator[Service]:
    service = Service()
    thread = Thread(target=service.server.serve_forever, daemon=True)
    thread.start()
    try:
        yield service
    finally:
        service.server.shutdown()
        service.server.server_close()


class Browser:
    """One that has subscribed at a service."""

    def __init__(self, origin: str) -> None:
        self.path = f"/send/{secrets.token_hex(8)}"
        self.endpoint = origin + self.path
        self.key = ec.generate_private_key(CURVE)
        self.secret = secrets.token_bytes(16)

    @property
    def public(self) -> bytes:
        return self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def subscription(self, language: str = "en") -> dict[str, str]:
        return {"endpoint": self.endpoint, "key": text(self.public), "secret": text(self.secret), "language": language}

    def read(self, letter: Letter) -> dict[str, str]:
        """What is in it; InvalidTag if it was sealed for somebody else."""
        assert letter.headers["content-encoding"] == "aes128gcm"
        salt, length = letter.body[:16], letter.body[20]
        theirs, cipher = letter.body[21 : 21 + length], letter.body[21 + length :]
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
        root = HKDF(SHA256(), 32, self.secret, b"WebPush: info\0" + self.public + theirs).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(root)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(root)
        plain = AESGCM(key).decrypt(nonce, cipher, None)
        assert plain.endswith(b"\2")
        found = json.loads(plain[:-1])
        assert isinstance(found, dict)
        return found


def signed(letter: Letter, house_key: str) -> dict[str, object]:
    """What its sender claims; InvalidSignature if that is not the house of this key."""
    kind, _, rest = letter.headers["authorization"].partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert kind == "vapid" and parts["k"] == house_key
    body, _, seal = parts["t"].rpartition(".")
    numbers = plain(seal)
    dss = encode_dss_signature(int.from_bytes(numbers[:32]), int.from_bytes(numbers[32:]))
    key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, plain(house_key))
    key.verify(dss, body.encode(), ec.ECDSA(SHA256()))
    claims = json.loads(plain(body.partition(".")[2]))
    assert isinstance(claims, dict)
    return claims


def text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def plain(data: str) -> bytes:
    return base64.urlsafe_b64decode(data + "=" * (-len(data) % 4))
