"""What people say of tunnels: where one is missing, and which of them help nobody."""

from __future__ import annotations

from typing import Final

from undermine.core.rules import Rules
from undermine.talk.phrase import REASON, Phrase, Talk, Vocabulary


def words(rules: Rules) -> Vocabulary:
    """Dead ends are spoken of where the deck has any."""
    groups = (rules.tiles.groups[int(rules.tile[card]) >> 1] for card in range(1, len(rules.names)) if rules.tile[card])
    blind = any(not any(group.bit_count() > 1 for group in each) for each in groups)
    return {REASON: ("dead-end", "detour") if blind else ("detour",)}


TALK: Final = Talk((Phrase("close-the-gap", rank=26),), words)
