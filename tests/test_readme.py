from __future__ import annotations

import doctest
import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
README = ROOT / "README.md"


def test_the_examples_are_true() -> None:
    text = "\n".join(re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.S))
    test = doctest.DocTestParser().get_doctest(text, {}, "README", str(README), 0)
    assert len(test.examples) > 5
    said: list[str] = []
    assert doctest.DocTestRunner(verbose=False).run(test, out=said.append).failed == 0, "".join(said)


def test_every_link_leads_somewhere() -> None:
    pages = [README, *(ROOT / "docs").glob("*.md")]
    for page in pages:
        for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8")):
            assert (page.parent / target).exists(), f"{page.name}: {target}"


def test_rules_texts_are_accepted() -> None:
    from undermine.games import parse_rules

    text = README.read_text(encoding="utf-8")
    named = re.findall(r"^(base\S* x\d+)", text, re.M)
    assert len(named) >= 3
    for rules in named:
        parse_rules(rules)
