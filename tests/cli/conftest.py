"""Servers in this process deal what they always deal."""

from __future__ import annotations

from tests.server.dealing import deals, deals_of_the_file

__all__ = ["deals", "deals_of_the_file"]
