"""What people say of tools: please mend mine, or another's; and why somebody breaks and mends."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from undermine.core.rules import Rules
from undermine.talk.phrase import HARM, HELP, HELPS, REASON, SEAT, Phrase, Talk, Vocabulary

BREAKS: Final = "sabotage-"
MENDS: Final = "repair-"


def words(rules: Rules) -> Vocabulary:
    tools = tuple(name.removeprefix(BREAKS) for name in rules.names if name.startswith(BREAKS))
    return {HELP: tools, REASON: ("broke", "mended")}


def blames(rules: Rules) -> Mapping[str, str]:
    said = {BREAKS: "broke", MENDS: "mended"}
    return {name: reason for name in rules.names for begins, reason in said.items() if name.startswith(begins)}


def pleas(rules: Rules) -> Mapping[str, str]:
    return {name: name.removeprefix(BREAKS) for name in rules.names if name.startswith(BREAKS)}


def purposes(rules: Rules) -> Mapping[str, str]:
    used = {BREAKS: HARM, MENDS: HELPS}
    return {name: purpose for name in rules.names for begins, purpose in used.items() if name.startswith(begins)}


TALK: Final = Talk(
    (Phrase("help-me", (HELP,), rank=23), Phrase("help-them", (SEAT,), rank=25)),
    words,
    blames=blames,
    pleas=pleas,
    purposes=purposes,
)
