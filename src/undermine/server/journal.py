"""Logs: one JSON object a line, without tokens, names, seeds, hands or addresses of people.

Owns the set-up of structlog.  What is logged is decided where it happens; query strings and headers never are.
"""

from __future__ import annotations

import logging
import sys

import structlog


def set_up() -> None:
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        cache_logger_on_first_use=True,
    )
