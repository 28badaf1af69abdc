"""Nicknames and chat: what people may write, and what it becomes.

Owns the cleaning.  Markup is no danger here (it is never read as markup), but signs that turn the direction of text,
controls, and names that only look like another one are.
"""

from __future__ import annotations

import unicodedata

from undermine.tables.refusal import Refusal

LONGEST_NAME = 24
LONGEST_TEXT = 280


def checked_name(name: str) -> str:
    """A nickname: one line of visible signs, in normal form."""
    clean = _clean(name)
    if not clean:
        raise Refusal("name-empty", "a nickname needs at least one letter or digit", status=422)
    if len(clean) > LONGEST_NAME:
        raise Refusal("name-long", f"a nickname has at most {LONGEST_NAME} letters", str(LONGEST_NAME), status=422)
    return clean


def checked_text(text: str) -> str:
    """A line of chat."""
    clean = _clean(text)
    if not clean:
        raise Refusal("text-empty", "there is nothing to say in that", status=422)
    if len(clean) > LONGEST_TEXT:
        raise Refusal("text-long", f"a line has at most {LONGEST_TEXT} letters", str(LONGEST_TEXT), status=422)
    return clean


def _clean(text: str) -> str:
    """NFKC, white space folded, and without controls, direction marks, surrogates and private signs (class C)."""
    folded = " ".join(unicodedata.normalize("NFKC", text).split())
    visible = "".join(sign for sign in folded if not unicodedata.category(sign).startswith("C"))
    return visible.strip() if any(sign.isalnum() for sign in visible) else ""
