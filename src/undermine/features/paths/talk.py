"""What people say of tunnels: where one is missing, and which of them help nobody."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from undermine.core.rules import Rules
from undermine.talk.phrase import REASON, Phrase, Talk, Vocabulary


def words(rules: Rules) -> Vocabulary:
    """Dead ends are spoken of where the deck has any."""
    return {REASON: tuple(sorted(set(blames(rules).values())))}


def blames(rules: Rules) -> Mapping[str, str]:
    """What a path card does wrong, if it does."""
    groups = {
        name: rules.tiles.groups[int(rules.tile[card]) >> 1] for name, card in rules.code.items() if rules.tile[card]
    }
    leads_on = {name: any(group.bit_count() > 1 for group in each) for name, each in groups.items()}
    return {name: "detour" if leads else "dead-end" for name, leads in leads_on.items()}


TALK: Final = Talk((Phrase("close-the-gap", rank=26),), words, blames=blames, excuses=("dead-end", "detour"))
