"""A device with passkeys, in software: makes keys and signs with them as a browser would, or as it never would.

Owns the bytes of WebAuthn as far as a test needs them (attestation "none", ES256).
"""

from __future__ import annotations

import json
import struct
from dataclasses import dataclass, field
from hashlib import sha256

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, encode_cbor

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


def client_data(kind: str, challenge: str, origin: str) -> bytes:
    return json.dumps({"type": kind, "challenge": challenge, "origin": origin, "crossOrigin": False}).encode()


@dataclass
class Device:
    """One passkey on one device."""

    origin: str
    host: str
    id: bytes = b"one key of one device"
    guest: str = ""
    uses: int = 0
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))

    @property
    def name(self) -> str:
        return bytes_to_base64url(self.id)

    def make(self, options: dict[str, object]) -> dict[str, object]:
        """The answer to a wish that a passkey be made."""
        user = options["user"]
        assert isinstance(user, dict)
        self.guest = str(user["id"])
        said = client_data("webauthn.create", str(options["challenge"]), self.origin)
        point = self.key.public_key().public_numbers()
        public = encode_cbor({1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")})
        attested = bytes(16) + struct.pack(">H", len(self.id)) + self.id + public
        data = self._data(PRESENT | VERIFIED | ATTESTED) + attested
        attestation = encode_cbor({"fmt": "none", "attStmt": {}, "authData": data})
        made = {"client_data": bytes_to_base64url(said), "attestation": bytes_to_base64url(attestation)}
        return {"id": self.name, "made": made, "name": "Phone"}

    def use(self, options: dict[str, object], *, counts: bool = True) -> dict[str, object]:
        """The answer to a wish that a passkey be used."""
        self.uses += counts
        said = client_data("webauthn.get", str(options["challenge"]), self.origin)
        data = self._data(PRESENT | VERIFIED)
        signature = self.key.sign(data + sha256(said).digest(), ec.ECDSA(SHA256()))
        used = {
            "client_data": bytes_to_base64url(said),
            "authenticator": bytes_to_base64url(data),
            "signature": bytes_to_base64url(signature),
            "guest": self.guest,
        }
        return {"id": self.name, "used": used}

    def _data(self, flags: int) -> bytes:
        return sha256(self.host.encode()).digest() + struct.pack(">BI", flags, self.uses)


def plain(text: str) -> str:
    """What stands in base64url."""
    return base64url_to_bytes(text).decode()
