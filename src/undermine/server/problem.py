"""Refusals and mistakes over HTTP: one kind of answer, RFC 9457, without inner details.

Owns how errors look, and how the OpenAPI document tells of them.  Never tells a secret or a traceback.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

import structlog
from litestar import Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import ResponseSpec

from undermine.games import RulesError
from undermine.server.budget import Later
from undermine.server.journal import where
from undermine.server.speech import refusal_text, words_of
from undermine.server.wire import Problem
from undermine.store import StoreError
from undermine.tables.refusal import Refusal

log = structlog.get_logger()

MEDIA_TYPE: Final = "application/problem+json"

KEYS: Final = {
    400: ("malformed", "the request cannot be read"),
    401: ("no-token", "say who you are: POST /api/guests gives a token"),
    403: ("not-yours", "this is not for you"),
    404: ("not-found", "there is nothing at this address"),
    405: ("wrong-method", "this address does not take that method"),
    409: ("refused", "not now"),
    413: ("too-large", "the request is too large"),
    415: ("wrong-content-type", "send JSON as application/json"),
    422: ("bad-value", "a value cannot be used"),
    429: ("too-often", "that was too much at once; the header Retry-After says in how many seconds to come again"),
    503: ("store-away", "the tables cannot be reached right now; try again in a moment"),
}
"""Status -> key and words where nothing better is known."""


def documented(*statuses: int) -> dict[int, ResponseSpec]:
    """Problems for the OpenAPI document: those of every call, and the given ones."""
    return {
        status: ResponseSpec(Problem, description=KEYS[status][1], media_type=MEDIA_TYPE, generate_examples=False)
        for status in sorted({400, 401, 403, 413, 415, 429, 503, *statuses})
    }


def answer(
    status: int, key: str, detail: str, arguments: tuple[str, ...] = (), headers: dict[str, str] | None = None
) -> Response[Problem]:
    problem = Problem("about:blank", key.replace("-", " "), status, detail, key, list(arguments))
    return Response(problem, status_code=status, media_type=MEDIA_TYPE, headers=headers)


def refused(request: Request[object, object, State], error: Exception) -> Response[Problem]:
    """For who names a language the detail is in it; programs that name none get ours."""
    assert isinstance(error, Refusal)
    detail = refusal_text(words_of(request), error) if "accept-language" in request.headers else error.detail
    headers = (
        {"retry-after": error.arguments[0] if isinstance(error, Later) else "1"}
        if error.status == 429
        else {"www-authenticate": "Bearer"}
        if error.status == 401
        else {}
    )
    return answer(error.status, error.key, detail, error.arguments, headers)


def bad_rules(_request: Request[object, object, State], error: Exception) -> Response[Problem]:
    """Rules that cannot be read are told in the words of the room `games`."""
    return answer(422, "bad-rules", str(error))


def http_problem(request: Request[object, object, State], error: Exception) -> Response[Problem]:
    assert isinstance(error, HTTPException)
    if error.status_code not in KEYS:
        return crashed(request, error)
    key, detail = KEYS[error.status_code]
    if isinstance(error.extra, list):
        places = (f"{each.get('key', 'body')}: {each.get('message')}" for each in error.extra if isinstance(each, dict))
        detail = f"{detail}: {'; '.join(places)}"[:300]
    return answer(error.status_code, key, detail, headers=error.headers)


def too_deep(request: Request[object, object, State], error: Exception) -> Response[Problem]:
    """A body that is nested without end; logged as well, should the depth ever be a fault of ours."""
    log.warning("too deep", route=request.scope.get("path_template", ""), **where(error))
    return answer(400, "malformed", "the request cannot be read: it is nested too deeply")


def store_away(_request: Request[object, object, State], error: Exception) -> Response[Problem]:
    log.error("store", error=str(error))
    return answer(503, *KEYS[503], headers={"retry-after": "1"})


def crashed(request: Request[object, object, State], error: Exception) -> Response[Problem]:
    log.error("crash", route=request.scope.get("path_template", ""), **where(error))
    return answer(500, "crash", "something went wrong here")


Handler: TypeAlias = Callable[[Request[object, object, State], Exception], Response[Problem]]

HANDLERS: Final[dict[int | type[Exception], Handler]] = {
    Refusal: refused,
    RulesError: bad_rules,
    StoreError: store_away,
    HTTPException: http_problem,
    RecursionError: too_deep,
    Exception: crashed,
}
