"""Nicknames and chat: what people may write, and what it becomes.

Owns the cleaning.  Markup is no danger here (it is never read as markup), but signs that turn the direction of text,
controls, and names that only look like another one are.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from typing import Final

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
    if _has_pile(clean):
        raise Refusal("name-marks", "a nickname has at most two marks on a letter", status=422)
    return clean


def checked_text(text: str) -> str:
    """A line of chat."""
    clean = _MARKS.sub(r"\1", _clean(text))
    if not clean:
        raise Refusal("text-empty", "there is nothing to say in that", status=422)
    if len(clean) > LONGEST_TEXT:
        raise Refusal("text-long", f"a line has at most {LONGEST_TEXT} letters", str(LONGEST_TEXT), status=422)
    return clean


def is_same_name(one: str, other: str) -> bool:
    """Whether two nicknames would be taken for each other when told aloud."""
    return one.casefold() == other.casefold()


def looks_like(one: str, other: str) -> bool:
    """Whether two nicknames would be taken for each other when read: paypal and раураl, Ilya and lIya, corn and com."""
    if _skeleton(one).casefold() == _skeleton(other).casefold():
        return True
    return _skeleton(one.casefold()) == _skeleton(other.casefold())


def _skeleton(name: str) -> str:
    """What is left of a name for the eye (Unicode, technical standard 39): alike signs become the same one."""
    signs = "".join(_prototype(sign) for sign in unicodedata.normalize("NFD", name))
    return unicodedata.normalize("NFD", signs)


@cache
def _prototype(sign: str) -> str:
    """The sign that stands for all that look like this one."""
    # A megabyte of data that only a server needs.
    from confusable_homoglyphs.confusables import confusables_data  # noqa: PLC0415

    alike = [str(each["c"]).strip("\u200e") for each in confusables_data.get(sign, ())]
    # The data is a star: one stands for all and knows them, the others know that one alone.  Of two either may be it.
    if len(alike) != 1:
        return sign
    is_pair = len(confusables_data.get(alike[0], ())) == 1
    return min(sign, alike[0]) if is_pair else alike[0]


def _has_pile(name: str) -> bool:
    """Whether three marks stand one over the other, in any script; they grow into the lines of others."""
    marks = 0
    for sign in name:
        marks = marks + 1 if unicodedata.category(sign) in ("Mn", "Me") else 0
        if marks > 2:
            return True
    return False


def _clean(text: str) -> str:
    """NFKC, white space folded, and without controls, direction marks, surrogates, private and blank signs."""
    folded = " ".join(unicodedata.normalize("NFKC", text).split())
    visible = "".join(sign for sign in folded if not _is_unseen(sign))
    bare = " ".join(visible.split())
    return bare if any(sign.isalnum() for sign in bare) else ""


def _is_unseen(sign: str) -> bool:
    return unicodedata.category(sign).startswith("C") or any(ord(sign) in signs for signs in _BLANK)


_BLANK: Final = (
    range(0x034F, 0x0350), range(0x115F, 0x1161), range(0x17B4, 0x17B6), range(0x180B, 0x1810), range(0x2800, 0x2801),
    range(0x3164, 0x3165), range(0xFE00, 0xFE10), range(0xFFA0, 0xFFA1), range(0xE0100, 0xE01F0),
)  # fmt: skip
"""Letters and marks that show nothing: with them two unlike names look alike, or a name looks empty."""
_MARK: Final = "[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff]"
_MARKS: Final = re.compile(f"({_MARK}{{2}}){_MARK}+")
"""Marks piled on a letter; more than two of them grow into the lines of others."""
