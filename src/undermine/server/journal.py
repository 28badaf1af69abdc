"""Logs: one JSON object a line, without tokens, names, seeds, hands or addresses of people.

Owns the set-up of structlog and how a fault of ours is told: its kind and its place, never its message, which may hold
a position.  What is logged is decided where it happens; query strings and headers never are.
"""

from __future__ import annotations

import logging
import sys
from pathlib import Path
from traceback import extract_tb

import structlog


def set_up() -> None:
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.JSONRenderer(),
        ],
        logger_factory=_to_errors,
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
    )


def _to_errors(*_: object) -> structlog.PrintLogger:
    """Where errors go when something is logged, not when this was set up: whoever exchanges the stream may close it."""
    return structlog.PrintLogger(sys.stderr)


def where(error: BaseException) -> dict[str, str]:
    """What kind of error it is and the way to it, innermost first."""
    frames = reversed(extract_tb(error.__traceback__))
    way = [f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in frames]
    return {"error": type(error).__name__, "at": " < ".join(way[:6])}
