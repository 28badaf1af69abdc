"""Every rule of docs/rules/base.md is cited by a test, or listed with the reason why no test can show it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
RULES = ROOT / "docs" / "rules" / "base.md"
DEFINED = re.compile(r"^(?:- |\| |\d+\. )(?:\*\*)?(BASE-[AT]?\d+|E\d+)\b", re.MULTILINE)
CITED = re.compile(r"\b(BASE-[AT]?|E)(\d+)(?:\.\.(?:BASE-)?[AT]?(\d+))?\b")


def ids_in(text: str) -> set[str]:
    """Ids that a text names, alone or as a range such as BASE-26..32."""
    found: set[str] = set()
    for prefix, first, last in CITED.findall(text):
        found |= {f"{prefix}{number}" for number in range(int(first), int(last or first) + 1)}
    return found


def defined() -> list[str]:
    if not RULES.is_file():
        pytest.skip("the rules text is not part of this copy")
    return DEFINED.findall(RULES.read_text(encoding="utf-8"))


def listed() -> dict[str, str]:
    lines = (Path(__file__).parent / "untestable.txt").read_text(encoding="utf-8").splitlines()
    rows = [line.split(maxsplit=1) for line in lines if line and not line.startswith("#")]
    return {row[0]: row[1] for row in rows}


def docstrings() -> str:
    """The docstrings of the tests that prove rules; an id elsewhere proves nothing."""
    rooms = [ROOT / "tests" / "rules", ROOT / "tests" / "naive"]
    sources = [path.read_text(encoding="utf-8") for room in rooms for path in sorted(room.glob("test_[!t]*.py"))]
    return "\n".join(text for source in sources for text in re.findall(r'"""(.*?)"""', source, re.DOTALL))


def test_the_rules_text_is_read_whole() -> None:
    ids = defined()
    assert len(ids) == len(set(ids)) == 72 + 29 + 29 + 21
    for prefix, last in (("BASE-", 72), ("BASE-A", 29), ("BASE-T", 29), ("E", 21)):
        assert {f"{prefix}{number}" for number in range(1, last + 1)} <= set(ids)


def test_every_rule_is_cited_or_listed() -> None:
    cited = ids_in(docstrings())
    assert [rule for rule in defined() if rule not in cited and rule not in listed()] == []


def test_nothing_is_both_cited_and_listed() -> None:
    assert all(reason.strip() for reason in listed().values())
    assert sorted(ids_in(docstrings()) & listed().keys()) == []
    assert [rule for rule in listed() if rule not in defined()] == []


def test_ranges_are_read() -> None:
    assert ids_in("BASE-26..28, BASE-A3..A5 and E9") == {
        "BASE-26", "BASE-27", "BASE-28", "BASE-A3", "BASE-A4", "BASE-A5", "E9",
    }  # fmt: skip
