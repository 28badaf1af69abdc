"""The reader's language: which one a request asks for, and refusals in it.

Owns the choice only; the sentences are those of `text`.  Who asks for a language that we do not speak gets English.
"""

from __future__ import annotations

from litestar import Request
from litestar.datastructures import State

from undermine.core.rules import Rules
from undermine.server.budget import Later
from undermine.tables.refusal import Refusal
from undermine.text import LANGUAGES, People, Words, reason_text
from undermine.text.words import FALLBACK


def spoken_language(wishes: str) -> str:
    """The first language of an Accept-Language header, or of a bare code, that we speak.

    >>> spoken_language("fr, cs-CZ;q=0.9, en;q=0.8"), spoken_language("lt"), spoken_language("")
    ('cs', 'lt', 'en')
    """
    for wish in wishes.split(",")[:20]:
        code = wish.partition(";")[0].strip().replace("_", "-").partition("-")[0].lower()
        if code in LANGUAGES:
            return code
    return FALLBACK


def words_of(request: Request[object, object, State], language: str = "") -> Words:
    """The words for who asks: the language that the address names, else the one that his browser wishes."""
    return Words(spoken_language(language or request.headers.get("accept-language", "")))


def refusal_text(words: Words, refusal: Refusal, rules: Rules | None = None, people: People | None = None) -> str:
    """Why it was not done; a move that is not legal is told with the reason of the engine."""
    if isinstance(refusal, Later):
        return words.say("refusal-too-much", count=refusal.seconds)
    if words.has(f"refusal-{refusal.key}"):
        return words.say(f"refusal-{refusal.key}")
    if rules is not None and people is not None and words.has(f"reason-{refusal.key}"):
        text = reason_text(words, rules, people, (refusal.key, *refusal.arguments))
        return f"{text[0].upper()}{text[1:]}."
    return refusal.detail
