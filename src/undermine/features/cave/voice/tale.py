"""What happens in the Dark Cave, where a sentence needs more than the fields of its fact."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from undermine.core.fact import GOLD, LIGHT
from undermine.core.state import HIDDEN
from undermine.features.rockfall.voice import removed
from undermine.features.roles.voice import ended, unmasked
from undermine.text.cards import goal_sight, role_name
from undermine.text.telling import Telling, like
from undermine.text.voice import Tale

GOLDEN: Final = ("exit", "vein")


def found(telling: Telling) -> None:
    kind = telling.values[1]
    telling.paint()
    telling.entry.card = telling.view.rules.goal_names[kind]
    telling.entry.tone = GOLD if goal_sight(telling.view.rules, kind) in GOLDEN else LIGHT
    telling.say(seen=_sight(telling, kind))


def looked(telling: Telling) -> None:
    telling.paint()
    telling.say(seen=_sight(telling, telling.values[2]))


def scanned(telling: Telling) -> None:
    """The first one out sees the clan cards that nobody has."""
    roles = [int(role) for role in telling.view.aside]
    telling.paint()
    telling.say(roles=", ".join(role_name(telling.words, telling.view.rules, role) for role in roles if role != HIDDEN))


def treasure(telling: Telling) -> None:
    """What a clan saved, and by how many rivals that counts."""
    _, saved, rivals, worth = telling.values
    say = telling.words.say
    telling.paint()
    telling.say(saved=say("nuggets", count=saved), rivals=say("rivals", count=rivals), value=str(worth))


def _sight(telling: Telling, kind: int) -> str:
    return telling.words.say(f"legend-{goal_sight(telling.view.rules, kind)}") if kind != HIDDEN else ""


TALES: Final[Mapping[str, Tale]] = {
    "ended": ended,
    "unmasked": unmasked,
    "removed": removed,
    "cave-found": found,
    "cave-looked": looked,
    "cave-scanned": scanned,
    "cave-treasure": treasure,
    "cave-weakened": like("cave-maximum"),
}
