"""Nonsense by the thousand: requests made from the OpenAPI document, and socket frames near the valid ones.

Whatever comes, the answer fits the document, nothing fails inside, and the table is as it was.
"""

from __future__ import annotations

import json
from contextlib import ExitStack
from itertools import product
from typing import Protocol, cast

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.core.result import Ok
from schemathesis.core.transport import Response
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from websockets.exceptions import ConnectionClosed

from tests.server.house import House, Line, Party, open_party
from undermine.core.chance import Dice
from undermine.tables.entry import Came, Entry, Left, Said, decode

QUICK = settings(
    max_examples=8,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)


@pytest.fixture
def party(house: House) -> Party:
    party = open_party(house).start()
    for _ in range(3):
        party.move(Dice(2))
    return party


class Case(Protocol):
    """The part of a made-up request that is used here."""

    path_parameters: dict[str, object] | None

    def call(self, *, base_url: str, headers: dict[str, str]) -> Response: ...
    def validate_response(self, response: Response, *, checks: list[object]) -> None: ...


class Operation(Protocol):
    """A call of the document."""

    label: str

    def as_strategy(self, generation_mode: GenerationMode) -> st.SearchStrategy[Case]: ...


def operations(house: House) -> list[Operation]:
    document = house.http.get("/schema/openapi.json").json()
    results = list(schemathesis.openapi.from_dict(document).get_all_operations())
    found: list[Operation] = [cast(Operation, result.ok()) for result in results if isinstance(result, Ok)]
    assert len(found) == len(results)
    return found


def without_arguments(house: House) -> set[str]:
    """Calls that take nothing, so there is nothing to be wrong."""
    document = house.http.get("/schema/openapi.json").json()
    return {
        f"{method.upper()} {path}"
        for path, calls in document["paths"].items()
        for method, call in calls.items()
        if not call.get("parameters") and "requestBody" not in call
    }


def test_the_document_is_whole(house: House) -> None:
    assert len(operations(house)) >= 22
    document = house.http.get("/schema/openapi.json").json()
    for path, calls in document["paths"].items():
        for method, call in calls.items():
            assert {"400", "401", "413", "415", "429", "503"} <= set(call["responses"]), (method, path)
            assert call["summary"]


@pytest.mark.filterwarnings("ignore:Do not use the `random` module inside strategies")
def test_requests_from_the_document(house: House, party: Party, capfd: pytest.CaptureFixture[str]) -> None:
    """Real and wrong tables, hosts, players and strangers."""
    tokens = ("", party.host, party.tokens[0], house.guest(), "wrong.token.x")
    takes_nothing = without_arguments(house)
    asked = 0
    modes = (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)
    for operation, mode in product(operations(house), modes):
        if mode is GenerationMode.NEGATIVE and operation.label in takes_nothing:
            continue

        @QUICK
        @given(case=operation.as_strategy(mode), token=st.sampled_from(tokens), real=st.booleans())
        def check(case: Case, token: str, real: bool) -> None:
            nonlocal asked
            if real and case.path_parameters and "key" in case.path_parameters:
                case.path_parameters["key"] = party.id
            headers = {"authorization": f"Bearer {token}"} if token else {}
            house.http.cookies.clear()
            answer = case.call(base_url=house.address, headers=headers)
            asked += 1
            assert answer.status_code < 500, answer.text
            if answer.status_code not in (404, 405):
                case.validate_response(
                    answer,
                    checks=[status_code_conformance, content_type_conformance, response_schema_conformance],
                )
            if answer.status_code >= 400:
                assert answer.headers["content-type"] == ["application/problem+json"]

        check()
    assert asked > 100
    assert '"crash"' not in capfd.readouterr().err


# Frames

VALID: list[dict[str, object]] = [
    {"do": "hello", "seen": 0, "token": "", "raw": True, "views": False},
    {"do": "play", "seen": 40, "action": "place B-NE 2,0 turned", "id": 7},
    {"do": "say", "phrase": "distrust", "arguments": ["1"], "chat": "", "id": 8},
    {"do": "ping", "id": 9},
]
scraps = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=12),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=6,
)


@st.composite
def near_valid(draw: st.DrawFn) -> str:
    """A valid message with something changed, added or missing."""
    message = dict(draw(st.sampled_from(VALID)))
    for _ in range(draw(st.integers(1, 2))):
        name = draw(st.sampled_from([*message, "extra", "do", "id"]))
        if draw(st.booleans()):
            message[name] = draw(scraps)
        else:
            message.pop(name, None)
    text = json.dumps(message)
    return text[: draw(st.integers(0, len(text)))] if draw(st.integers(0, 5)) == 0 else text


frames = st.one_of(near_valid(), scraps.map(json.dumps), st.text(max_size=60), st.binary(max_size=60))


def kept(house: House, party: Party) -> list[Entry]:
    """What the table is, but for people who came, went or spoke."""
    entries = [decode(data) for _, data in house.inside(house.context.store.entries(party.id))]
    return [entry for entry in entries if not isinstance(entry, Came | Left | Said)]


class Callers:
    """A player who is not asked, and a spectator: whatever they send, no move of theirs can be good."""

    def __init__(self, house: House, party: Party, stack: ExitStack) -> None:
        self.house, self.party, self.stack = house, party, stack
        self.tokens = (party.tokens[(party.asked() + 1) % 3], "")
        self.lines = [self.come(0), self.come(1)]

    def come(self, which: int) -> Line:
        return self.stack.enter_context(self.house.socket(self.party.id, self.tokens[which]))

    def send(self, frame: str | bytes, which: int, number: int) -> None:
        """The connection stays sane: the next message is answered."""
        line = self.lines[which]
        try:
            line.socket.send(frame)
            line.say({"do": "ping", "id": number})
            while (answer := line.hear()) != {"is": "done", "id": number}:
                assert answer["is"] in ("hello", "done", "refused", "said", "table"), answer
        except ConnectionClosed as closed:
            # After so much nonsense the server hangs up, as it should; come again.
            code = closed.rcvd.code if closed.rcvd is not None else 0
            if code != 4400:
                raise
            self.lines[which] = self.come(which)


def test_frames(house: House, party: Party, capfd: pytest.CaptureFixture[str]) -> None:
    """No message breaks the next one, and the table is as it was."""
    before = kept(house, party)
    with ExitStack() as stack:
        callers = Callers(house, party, stack)

        @settings(QUICK, max_examples=250)
        @given(frame=frames, which=st.integers(0, 1), number=st.integers(1, 10**6))
        def check(frame: str | bytes, which: int, number: int) -> None:
            callers.send(frame, which, number)

        check()
    assert kept(house, party) == before
    err = capfd.readouterr().err
    assert "Traceback" not in err and '"a socket failed"' not in err
