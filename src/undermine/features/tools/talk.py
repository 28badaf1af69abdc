"""What people say of tools: please mend mine, or another's; and why somebody breaks and mends."""

from __future__ import annotations

from typing import Final

from undermine.core.rules import Rules
from undermine.talk.phrase import HELP, REASON, SEAT, Phrase, Talk, Vocabulary

BREAKS: Final = "sabotage-"


def words(rules: Rules) -> Vocabulary:
    tools = tuple(name.removeprefix(BREAKS) for name in rules.names if name.startswith(BREAKS))
    return {HELP: tools, REASON: ("broke", "mended")}


TALK: Final = Talk((Phrase("help-me", (HELP,), rank=23), Phrase("help-them", (SEAT,), rank=25)), words)
