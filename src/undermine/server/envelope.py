"""A message for a browser that is not here: sealed so that it alone can read it, and signed by this house.

Owns the two forms: RFC 8291, which the browser's maker carries without reading it, and RFC 8292, which says who sends.
Knows no network.  Loaded when somebody is rung first.
"""

from __future__ import annotations

import json
import secrets
from base64 import urlsafe_b64encode
from typing import Final

from cryptography.exceptions import InvalidKey
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE: Final = ec.SECP256R1()
ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
RECORD: Final = 4096
LENGTH: Final = 320
"""Bytes of every message, so that nobody reads from its length what it says."""
GOOD_FOR: Final = 43_200
"""Seconds for which a signature is good; a day is the most that it may be."""


def key_of(secret: bytes) -> ec.EllipticCurvePrivateKey:
    """The key of a house, made of 32 bytes of chance."""
    return ec.derive_private_key(int.from_bytes(secret) % (ORDER - 1) + 1, CURVE)


def public(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def is_point(key: bytes) -> bool:
    """Whether a browser's key can be one."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, key)
    except (ValueError, InvalidKey):
        return False
    return len(key) == 65


def sealed(
    text: bytes, theirs: bytes, secret: bytes, own: ec.EllipticCurvePrivateKey | None = None, salt: bytes = b""
) -> bytes:
    """The text for whoever has the other half of `theirs`; `own` and `salt` are made anew for every message."""
    own = own or ec.generate_private_key(CURVE)
    salt = salt or secrets.token_bytes(16)
    mine = public(own)
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
    root = _derived(secret, shared, b"WebPush: info\0" + theirs + mine, 32)
    key = _derived(salt, root, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(salt, root, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4) + bytes((len(mine),)) + mine
    return head + AESGCM(key).encrypt(nonce, text + b"\2", None)


def padded(text: bytes) -> bytes:
    """As long as every other; a browser skips what follows the end of JSON.

    >>> len(padded(b"{}")) == LENGTH
    True
    """
    return text.ljust(LENGTH)


def signature(key: ec.EllipticCurvePrivateKey, audience: str, house: str, now: float) -> str:
    """The header that says who rings, good for one maker of browsers and some hours."""
    claims = {"aud": audience, "exp": int(now) + GOOD_FOR, "sub": house}
    body = ".".join(text_of(json.dumps(each).encode()) for each in ({"typ": "JWT", "alg": "ES256"}, claims))
    r, s = decode_dss_signature(key.sign(body.encode(), ec.ECDSA(SHA256())))
    return f"vapid t={body}.{text_of(r.to_bytes(32) + s.to_bytes(32))}, k={text_of(public(key))}"


def _derived(salt: bytes, material: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(material)


def text_of(data: bytes) -> str:
    """Bytes as base64url, as browsers write them."""
    return urlsafe_b64encode(data).decode().rstrip("=")
