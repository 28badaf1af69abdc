"""Settings of a game that the rules text can name: what values they take, and how a bad one is refused.

Owns reading and checking of values.  Never knows what a setting does.
"""

from __future__ import annotations

import re
from dataclasses import dataclass


class RulesError(ValueError):
    """A rules text that names no game we can play; the message says what would be right."""


@dataclass(frozen=True, slots=True)
class Option:
    """A setting, its allowed values as one pattern, and the pattern in words."""

    key: str
    pattern: str
    values: str
    about: str

    def check(self, value: str) -> str:
        """The value, if it is allowed."""
        if not re.fullmatch(self.pattern, value, re.ASCII):
            raise RulesError(f"{self.key}={shorten(value)}: the value must be {self.values}")
        return value


def flag(key: str, about: str) -> Option:
    return Option(key, "true|false", "true or false", about)


def choice(key: str, about: str, *values: str) -> Option:
    return Option(key, "|".join(map(re.escape, values)), " or ".join(values), about)


def shorten(text: str) -> str:
    """As much of what somebody wrote as a sentence of one line can bear."""
    plain = "".join(letter if letter.isprintable() else "�" for letter in text[:60])
    return plain if len(text) <= 60 else plain[:59] + "…"
