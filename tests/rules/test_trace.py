"""Every rule of docs/rules is cited by a test, or listed with the reason why no test can show it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
RULES = ROOT / "docs" / "rules"
COUNTS = {
    "duel.md": 134 + 41 + 25 + 17, "solo.md": 42 + 15 + 20 + 6,
    "base.md": 72 + 29 + 29 + 22, "expansion.md": 67 + 33 + 26 + 10, "championship.md": 39 + 29 + 21,
    "minis.md": 61 + 64 + 21, "variants.md": 18 + 15 + 14, "darkcave.md": 174 + 64 + 25 + 9,
}  # fmt: skip
"""How many rules, decisions, vectors and edition differences each file has."""

_ID = r"(?:[A-Z]+-(?:[A-Z0-9]+-)*[ADT]?|[EX])"
DEFINED = re.compile(rf"^(?:- |\| |\d+\. )(?:\*\*)?({_ID}\d+)\b", re.MULTILINE)
CITED = re.compile(rf"\b({_ID})(\d+)(?:\.\.(?:[A-Z0-9-]*-)?[ADT]?(\d+))?\b")


def ids_in(text: str) -> set[str]:
    """Ids that a text names, alone or as a range such as BASE-26..32."""
    found: set[str] = set()
    for prefix, first, last in CITED.findall(text):
        found |= {f"{prefix}{number}" for number in range(int(first), int(last or first) + 1)}
    return found


def defined(name: str) -> list[str]:
    if not (RULES / name).is_file():
        pytest.skip("the rules text is not part of this copy")
    return DEFINED.findall((RULES / name).read_text(encoding="utf-8"))


def listed() -> dict[str, str]:
    lines = (Path(__file__).parent / "untestable.txt").read_text(encoding="utf-8").splitlines()
    rows = [line.split(maxsplit=1) for line in lines if line and not line.startswith("#")]
    return {row[0]: row[1] for row in rows}


def docstrings() -> str:
    """The docstrings of the tests that prove rules; an id elsewhere proves nothing."""
    rooms = [ROOT / "tests" / "rules", ROOT / "tests" / "naive"]
    paths = [path for room in rooms for path in sorted(room.glob("test_*.py")) if path != Path(__file__)]
    sources = [path.read_text(encoding="utf-8") for path in paths]
    return "\n".join(text for source in sources for text in re.findall(r'"""(.*?)"""', source, re.DOTALL))


@pytest.mark.parametrize("name", COUNTS)
def test_the_rules_text_is_read_whole(name: str) -> None:
    ids = defined(name)
    assert len(ids) == len(set(ids)) == COUNTS[name]
    for prefix in {re.sub(r"\d+$", "", rule) for rule in ids}:
        numbers = sorted(int(rule.removeprefix(prefix)) for rule in ids if re.fullmatch(rf"{prefix}\d+", rule))
        assert numbers == list(range(numbers[0], numbers[0] + len(numbers))), prefix


@pytest.mark.parametrize("name", COUNTS)
def test_every_rule_is_cited_or_listed(name: str) -> None:
    cited = ids_in(docstrings())
    assert [rule for rule in defined(name) if rule not in cited and rule not in listed()] == []


def test_nothing_is_both_cited_and_listed() -> None:
    assert all(reason.strip() for reason in listed().values())
    assert sorted(ids_in(docstrings()) & listed().keys()) == []
    known = {rule for name in COUNTS for rule in defined(name)}
    assert [rule for rule in listed() if rule not in known] == []


def test_ranges_are_read() -> None:
    assert ids_in("BASE-26..28, BASE-A3..A5, CH-2016-1..3, VAR-SAB-A2 and E9") == {
        "BASE-26", "BASE-27", "BASE-28", "BASE-A3", "BASE-A4", "BASE-A5", "E9",
        "CH-2016-1", "CH-2016-2", "CH-2016-3", "VAR-SAB-A2",
    }  # fmt: skip
