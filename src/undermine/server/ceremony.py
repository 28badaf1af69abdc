"""What is asked of a browser's passkeys, and whether its answer is right: our side of WebAuthn.

Owns the calls to the library, which takes its time to be loaded, so this file is imported when the first passkey is
asked for.  Knows no guests, no store and no requests.
"""

from __future__ import annotations

import json

from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.exceptions import InvalidRegistrationResponse
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from undermine.server.wire import KeyMade, KeyUsed


class Ceremony:
    """At one house, as a browser knows it."""

    def __init__(self, host: str, origin: str) -> None:
        self.host = host
        """Its name: passkeys are bound to it."""
        self._origin = origin

    def wish_to_make(
        self, challenge: bytes, guest: str, name: str, known: list[str], seconds: float
    ) -> dict[str, object]:
        """What a browser is told so that it makes a passkey that it finds again by itself."""
        options = generate_registration_options(
            rp_id=self.host,
            rp_name="Undermine",
            user_id=guest.encode(),
            user_name=name,
            user_display_name=name,
            challenge=challenge,
            timeout=int(seconds * 1000),
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
            ),
            exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(each)) for each in known],
        )
        return _plain(options_to_json(options))

    def wish_to_use(self, challenge: bytes, seconds: float) -> dict[str, object]:
        """What a browser is told so that it lets its owner choose a passkey of this house."""
        options = generate_authentication_options(
            rp_id=self.host,
            challenge=challenge,
            timeout=int(seconds * 1000),
            user_verification=UserVerificationRequirement.PREFERRED,
        )
        return _plain(options_to_json(options))

    def check_made(self, challenge: bytes, key_id: str, made: KeyMade) -> tuple[bytes, int]:
        """The public half of a new passkey, and how often it was used; some error if anything is wrong."""
        found = verify_registration_response(
            credential=_credential(key_id, clientDataJSON=made.client_data, attestationObject=made.attestation),
            expected_challenge=challenge,
            expected_rp_id=self.host,
            expected_origin=self._origin,
        )
        if bytes_to_base64url(found.credential_id) != key_id:
            raise InvalidRegistrationResponse("the browser names another key than the device")
        return found.credential_public_key, found.sign_count

    def check_used(self, challenge: bytes, key_id: str, used: KeyUsed, public: bytes, uses: int) -> int:
        """How often a passkey was used by now; some error if anything is wrong."""
        found = verify_authentication_response(
            credential=_credential(
                key_id,
                clientDataJSON=used.client_data,
                authenticatorData=used.authenticator,
                signature=used.signature,
            ),
            expected_challenge=challenge,
            expected_rp_id=self.host,
            expected_origin=self._origin,
            credential_public_key=public,
            credential_current_sign_count=uses,
        )
        return found.new_sign_count


def _credential(key_id: str, **answer: str) -> dict[str, object]:
    return {"id": key_id, "rawId": key_id, "type": "public-key", "response": answer}


def _plain(text: str) -> dict[str, object]:
    found: dict[str, object] = json.loads(text)
    return found
