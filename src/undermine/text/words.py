"""Sentences by key in the language of the reader, from the Fluent files of the house and of its features.

Owns loading, falling back to English and choosing a language.  What belongs to one feature lies in its folder
(`features/toll/words/en.ftl`), everything else in `locales`; a key tells nothing of where it lies.
Never knows games: it gets a key and plain values.
Whole numbers are counted things and need plurals, so they come in under names that end in `count`, and only there;
a number that is a label (a round, a cell) comes in as text.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

from undermine.features.index import features, folder, foreign

LANGUAGES: Final = ("en", "cs", "sk", "de", "lt")
FALLBACK: Final = "en"
FILES: Final = (
    "cards", "reasons", "table", "handbook", "phrases", "online", "web", "play", "tales", "admin", "after", "app",
    "review", "puzzles", "book",
)  # fmt: skip
"""What lies in `locales`, for each language."""
KEPT: Final = 1 << 14
"""Sentences that are remembered: five at a table are told the same, and most labels come again."""


class UnknownLanguage(ValueError):
    """A language that we have no words in."""


class UnknownText(LookupError):
    """A key without a sentence, or a sentence without the values that it needs: a mistake in the program."""


class Words:
    """The sentences of one language.

    >>> Words("en").say("nuggets", count=1), Words("cs").say("nuggets", count=5)
    ('1 nugget', '5 valounů')
    """

    language: str

    def __init__(self, language: str = FALLBACK) -> None:
        self.language = _known(language)

    def has(self, key: str) -> bool:
        """Whether there is a sentence (`key`) or a form of it (`key.form`)."""
        return _find(self.language, key) is not None

    def say(self, key: str, /, **values: str | int) -> str:
        """The sentence for a key; `key.form` is another form of it, such as a card's name as an object."""
        return _say(self.language, key, tuple(values.items()))


def language_of(wish: str | None, environment: Mapping[str, str]) -> str:
    """What was asked for; else what the environment says, if we speak it; else English.

    >>> language_of(None, {"LANG": "cs_CZ.UTF-8"}), language_of(None, {"LANG": "C"}), language_of("de", {})
    ('cs', 'en', 'de')
    """
    if wish is not None:
        return _known(wish)
    said = next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), "")
    code = _code(said)
    return code if code in LANGUAGES else FALLBACK


def sources(language: str) -> Iterator[tuple[str, str]]:
    """Where each Fluent file of a language lies in the package, and its text: the house's, then those of features."""
    for name in FILES:
        file = files("undermine") / "locales" / language / f"{name}.ftl"
        yield f"locales/{language}/{name}.ftl", file.read_text(encoding="utf-8")
    for feature in features():
        file = folder(feature) / "words" / f"{language}.ftl"
        if file.is_file():
            yield f"features/{feature}/words/{language}.ftl", file.read_text(encoding="utf-8")


def source_from_outside(language: str) -> str:
    """The Fluent text of all features from outside, each in English if it does not speak the language.

    For the page, which has the words of all others from when it was built.
    """
    texts: list[str] = []
    for feature in foreign():
        spoken = [folder(feature) / "words" / f"{each}.ftl" for each in (language, FALLBACK)]
        texts += [file.read_text(encoding="utf-8") for file in spoken if file.is_file()][:1]
    return "\n".join(texts)


def _code(name: str) -> str:
    """`lt` of `lt_LT.UTF-8` or `lt-LT`."""
    return name.replace("-", "_").partition("_")[0].partition(".")[0].lower()


def _known(language: str) -> str:
    code = _code(language)
    if code not in LANGUAGES:
        raise UnknownLanguage(f"no words in the language {language!r}; there are: {', '.join(LANGUAGES)}")
    return code


@lru_cache(maxsize=len(LANGUAGES))
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for _, text in sources(language):
        bundle.add_resource(FluentResource(text))
    return bundle


@lru_cache(maxsize=KEPT)
def _find(language: str, key: str) -> tuple[FluentBundle, Pattern] | None:
    name, _, form = key.partition(".")
    for each in dict.fromkeys((language, FALLBACK)):
        bundle = _bundle(each)
        if bundle.has_message(name):
            message = bundle.get_message(name)
            pattern = message.attributes.get(form) if form else message.value
            if pattern is not None:
                return bundle, pattern
    return None


@lru_cache(maxsize=KEPT)
def _say(language: str, key: str, values: tuple[tuple[str, str | int], ...]) -> str:
    for name, value in values:
        if isinstance(value, int) and not name.endswith("count"):
            raise UnknownText(f"{key}: {name}={value} is a number; name it …count, or pass a label as text")
    found = _find(language, key)
    if found is None:
        raise UnknownText(f"there is no text {key!r} in {language!r} nor in {FALLBACK!r}")
    bundle, pattern = found
    text, errors = bundle.format_pattern(pattern, dict(values))
    if errors:
        raise UnknownText(f"{key} in {language!r}: {'; '.join(map(str, errors))}")
    return str(text)
