"""Every fact has its sentence, and every sentence of the log its fact."""

from __future__ import annotations

import re
from pathlib import Path

import undermine
from tests.text.locale_files import keys
from tests.text.test_locales import all_rules
from undermine.text.voice import tales_of

SOURCE = Path(undermine.__file__).parent


def test_every_fact_is_told() -> None:
    known = set(keys("en"))
    untold = {
        fact.name
        for rules in all_rules()
        for fact in rules.facts[1:]
        if f"log-{fact.name}" not in known and fact.name not in tales_of(rules)
    }
    assert not untold


def test_every_sentence_of_the_log_is_of_a_fact_or_named_in_a_voice() -> None:
    facts = {f"log-{fact.name}" for rules in all_rules() for fact in rules.facts[1:]}
    voices = "\n".join(path.read_text(encoding="utf-8") for path in SOURCE.glob("features/*/voice*/*.py"))
    voices += "\n".join(path.read_text(encoding="utf-8") for path in SOURCE.glob("features/*/voice.py"))
    said = set(re.findall(r'"(log-[a-z-]+)"', voices))
    sides = {f"log-ended-{side}" for rules in all_rules() for side in rules.side_names}
    endings = {f"log-ending-{why}" for why in ("goals", "markers", "cards")}
    logged = {key.partition(".")[0] for key in keys("en") if key.startswith("log-")}
    assert logged - facts - said - sides - endings == set()
