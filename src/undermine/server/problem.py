"""Refusals and mistakes over HTTP: one kind of answer, RFC 9457, without inner details.

Owns how errors look.  Never tells a secret or a traceback.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

import structlog
from litestar import Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.status_codes import HTTP_500_INTERNAL_SERVER_ERROR

from undermine.server.wire import Problem
from undermine.store import StoreError
from undermine.tables.refusal import Refusal

log = structlog.get_logger()


def answer(status: int, key: str, detail: str, arguments: tuple[str, ...] = ()) -> Response[Problem]:
    problem = Problem("about:blank", key.replace("-", " "), status, detail, key, list(arguments))
    return Response(problem, status_code=status, media_type="application/problem+json")


def refused(_request: Request[object, object, State], error: Exception) -> Response[Problem]:
    assert isinstance(error, Refusal)
    return answer(error.status, error.key, error.detail, error.arguments)


def bad_value(_request: Request[object, object, State], error: Exception) -> Response[Problem]:
    """The engine's and the parsers' refusals are ValueErrors with one line for people."""
    return answer(422, "bad-value", str(error))


def http_problem(_request: Request[object, object, State], error: Exception) -> Response[Problem]:
    assert isinstance(error, HTTPException)
    detail = error.detail if error.status_code < HTTP_500_INTERNAL_SERVER_ERROR else "something went wrong here"
    if error.extra:
        detail = f"{detail}: {error.extra}"[:300]
    return answer(error.status_code, "http", detail)


def store_away(_request: Request[object, object, State], error: Exception) -> Response[Problem]:
    log.error("store", error=str(error))
    return answer(503, "store-away", "the tables cannot be reached right now; try again in a moment")


def crashed(request: Request[object, object, State], error: Exception) -> Response[Problem]:
    log.error("crash", path=request.url.path, error=type(error).__name__, exc_info=error)
    return answer(500, "crash", "something went wrong here")


Handler: TypeAlias = Callable[[Request[object, object, State], Exception], Response[Problem]]

HANDLERS: Final[dict[int | type[Exception], Handler]] = {
    Refusal: refused,
    StoreError: store_away,
    HTTPException: http_problem,
    ValueError: bad_value,
    Exception: crashed,
}
