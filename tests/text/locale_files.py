"""The Fluent files taken apart, and the keys that the program asks for; for the tests of both.

Owns the reading only: what has to agree with what is said in the tests.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import undermine
from undermine.text.translation import entries
from undermine.text.words import sources

ROOT = Path(undermine.__file__).parent
WEB = ROOT.parents[1] / "web"
TEXT, CLI = ROOT / "text", ROOT / "cli"
SPEAKERS = (
    TEXT,
    CLI / "terminal",
    CLI / "play.py",
    CLI / "host.py",
    ROOT / "server" / "preview.py",
    ROOT / "server" / "film.py",
)
VOICES = ("*/voice.py", "*/voice/*.py")

# A key in a script of the page: between quotes, or in a template with parts to be filled in.
QUOTED = r"""(["'])(?P<plain>[a-z][a-z0-9.-]*)\1|`(?P<made>(?:[a-z0-9.-]|\$\{[^{}`]*\})+)`"""


@dataclass(frozen=True)
class Sentence:
    """A message (`key`) or a form of one (`key.form`)."""

    key: str
    pattern: ftl.Pattern


def sentences(language: str) -> list[Sentence]:
    """All sentences of a language; junk in a file is an error."""
    found: list[Sentence] = []
    for place, text in sources(language):
        for entry in FluentParser().parse(text).body:
            assert not isinstance(entry, ftl.Junk), (place, entry.content)
            if isinstance(entry, ftl.Message):
                assert entry.value is not None, (language, entry.id.name)
                found.append(Sentence(entry.id.name, entry.value))
                found += [Sentence(f"{entry.id.name}.{form.id.name}", form.value) for form in entry.attributes]
    return found


def keys(language: str) -> list[str]:
    return [sentence.key for sentence in sentences(language)]


def keys_of_features(language: str, *features: str) -> list[str]:
    """The keys of what lies in the folders of these features."""
    places = {f"features/{feature}/words/{language}.ftl" for feature in features}
    return [entry.key for entry in entries(language).values() if entry.place in places]


def comments(language: str) -> dict[str, str]:
    """Message -> the comment above it; empty if there is none."""
    return {
        entry.id.name: (entry.comment.content or "") if entry.comment else ""
        for _, text in sources(language)
        for entry in FluentParser().parse(text).body
        if isinstance(entry, ftl.Message)
    }


def placeables(pattern: ftl.Pattern, chosen: tuple[str, ...] = ()) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Every variable that is printed, with the variables by which the variant around it is selected."""
    for element in pattern.elements:
        if isinstance(element, ftl.Placeable):
            inner = element.expression
            if isinstance(inner, ftl.SelectExpression):
                assert isinstance(inner.selector, ftl.VariableReference)
                for variant in inner.variants:
                    yield from placeables(variant.value, (*chosen, inner.selector.id.name))
            else:
                assert isinstance(inner, ftl.VariableReference), "terms, functions and literals are not used"
                yield inner.id.name, chosen


def selections(pattern: ftl.Pattern) -> Iterator[tuple[str, list[str]]]:
    """Every selector with the keys of its variants."""
    for element in pattern.elements:
        if isinstance(element, ftl.Placeable) and isinstance(element.expression, ftl.SelectExpression):
            select = element.expression
            assert isinstance(select.selector, ftl.VariableReference)
            yield select.selector.id.name, [_variant_key(variant) for variant in select.variants]
            for variant in select.variants:
                yield from selections(variant.value)


def _variant_key(variant: ftl.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ftl.Identifier) else str(variant.key.value)


def speaking_files() -> list[Path]:
    rooms = (file for place in SPEAKERS for file in ([place] if place.is_file() else place.glob("*.py")))
    return sorted((*rooms, *(file for pattern in VOICES for file in (ROOT / "features").glob(pattern))))


def asked_keys() -> set[str]:
    """What `say` is called with, as regular expressions: constants, f-strings, and both arms of a condition."""
    asked: set[str] = set()
    for file in speaking_files():
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args and _is_say(node.func):
                asked |= set(_texts(node.args[0]))
    return asked


def page_files() -> list[Path]:
    """The scripts and pages of the browser client, without their tests."""
    files = (file for file in (WEB / "src").rglob("*") if file.suffix in {".svelte", ".ts"})
    return sorted(file for file in files if not file.name.endswith(".test.ts"))


def keys_the_page_asks() -> set[str]:
    """What `t` is called with on the page, as regular expressions."""
    return _page_keys(rf"\bt\(\s*(?:{QUOTED})")


def keys_the_page_mentions() -> set[str]:
    """Every text of the page that could be a key, as regular expressions; keys also travel through variables."""
    return _page_keys(QUOTED)


def keys_of_the_page() -> set[str]:
    """What the page carries, as its build says: whole files of the house, and of features keys that begin so."""
    files, beginnings = [*_listed("FILES"), *_listed("VOLUMES")], tuple(_listed("KEYS"))
    return {
        entry.key
        for entry in entries("en").values()
        if entry.place.removeprefix("locales/en/").removesuffix(".ftl") in files
        or (entry.place.startswith("features/") and entry.key.startswith(beginnings))
    }


def _listed(name: str) -> list[str]:
    """A list of texts in the build of the page's words."""
    build = (WEB / "tools" / "words.ts").read_text(encoding="utf-8")
    listed = re.search(rf"^const {name} = \[([^\]]*)\];$", build, re.MULTILINE)
    assert listed, f"web/tools/words.ts has no line `const {name} = [...];`"
    return [each.strip().strip('"') for each in listed[1].split(",") if each.strip()]


def mentioned_keys() -> set[str]:
    """Every text in the program that could be a key, as regular expressions; keys also travel through variables."""
    mentioned: set[str] = set()
    for file in (*speaking_files(), *sorted((TEXT / "book").glob("*.py"))):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant | ast.JoinedStr):
                mentioned |= set(_texts(node))
    return mentioned


def _page_keys(pattern: str) -> set[str]:
    found: set[str] = set()
    for file in page_files():
        for match in re.finditer(pattern, file.read_text(encoding="utf-8")):
            parts = re.split(r"\$\{[^}]*\}", match["plain"] or match["made"])
            found.add("[a-z0-9-]+".join(map(re.escape, parts)))
    return found


def _is_say(function: ast.expr) -> bool:
    """A sentence is said by words; a book is told keys without their beginning, and has tests of its own."""
    if isinstance(function, ast.Attribute):
        return function.attr == "say" and not (isinstance(function.value, ast.Name) and function.value.id == "book")
    return isinstance(function, ast.Name) and function.id == "say"


def _texts(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.IfExp):
        yield from _texts(node.body)
        yield from _texts(node.orelse)
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield re.escape(node.value)
    elif isinstance(node, ast.JoinedStr):
        parts = [re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[a-z0-9-]+" for part in node.values]
        yield "".join(parts)
