"""What a designer changes of a game beyond its rules text: the hand, the dwarf cards, copies of cards, where goals lie.

Owns the changes and which of them can be played.  They are made on the drawing board, where optional modules make
theirs; so everything else (engine, views, bots) knows nothing of them.  The text of such rules is that of the game that
they vary, which makes them no game for records or tables: those are for the lab.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undermine.core.rules import Rules
from undermine.features.goals.plan import lying
from undermine.features.goals.rules import Goals
from undermine.features.gold.rules import Gold
from undermine.games.layout import check_layout
from undermine.games.lying import CELLS, read_cells
from undermine.games.option import RulesError, shorten
from undermine.games.plan import Plan
from undermine.games.rules_text import canonical_text, parse_rules, plan_of

MOST_COPIES: Final = 30
MOST_PATHS: Final = 60  # an arena has numbers for so many cards and their open ends
MOST_HAND: Final = 12
GOALS: Final = "goals"


@dataclass(frozen=True, slots=True)
class Variation:
    """Changes to a game; what is left out stays as it is."""

    hand: int | None = None
    """Cards that a hand is dealt."""
    roles: Mapping[str, int] = field(default_factory=dict)
    """Role -> how many dwarf cards of it are shuffled; those not named stay as they are."""
    cards: Mapping[str, int] = field(default_factory=dict)
    """Card, as `undermine cards list` calls it -> how many of it are in the deck."""
    goals: str = ""
    """Where the goals lie: cells as X:Y with / between them."""


def varied(text: str, variation: Variation) -> Rules:
    """The rules that a text names, changed so; RulesError says what would be right.

    >>> rules = varied("base x5", Variation(hand=4, roles={"saboteur": 1}, cards={"map": 2}, goals="6:-2/6:0/6:2"))
    >>> int(rules.hand), [rules.role_names[role] for role in rules.role_deck]
    (4, ['digger', 'digger', 'digger', 'digger', 'saboteur'])
    """
    usual = parse_rules(text)
    if variation == Variation():
        return usual
    plan = plan_of(text)
    if variation.hand is not None:
        if not 1 <= variation.hand <= MOST_HAND:
            raise RulesError(f"hand={variation.hand}: a hand has 1 to {MOST_HAND} cards")
        plan.hand = variation.hand
    if variation.goals:
        _move_goals(plan, variation.goals)
    _check_cards(plan, variation.cards, usual)
    check_layout(plan)
    rules = plan.rules(canonical_text(text))
    _count_cards(rules, variation.cards)
    if len(rules.cards) < rules.hand * rules.seats:
        needed = int(rules.hand * rules.seats)
        raise RulesError(f"{needed} cards are dealt to the hands, and there are {len(rules.cards)}")
    if variation.roles:
        _cast(rules, variation.roles)
    return rules


def _move_goals(plan: Plan, text: str) -> None:
    if not re.fullmatch(CELLS, text, re.ASCII):
        raise RulesError(
            f"{GOALS}: {shorten(text)!r} are no cells; write X:Y with / between them, such as 6:-2/6:0/6:2"
        )
    if not plan.has(Goals):
        raise RulesError(f"{GOALS}: in {plan.game} the goals lie where they lie")
    goals = plan.find(Goals)
    cells = read_cells(GOALS, text)
    if len(cells) != len(goals.cells):
        raise RulesError(f"{GOALS}: {len(goals.cells)} goals are laid, not {len(cells)}; name so many cells")
    old = next(i for i, thing in enumerate(plan.lying) if thing.cells == goals.cells)
    plan.lying[old] = lying(cells, GOALS)
    goals.cells = cells


def _check_cards(plan: Plan, cards: Mapping[str, int], usual: Rules) -> None:
    """Whether there can be so many; the table is made large enough for them."""
    for name, count in cards.items():
        if name not in usual.code:
            known = ", ".join(usual.names[1:])
            raise RulesError(f"cards: {shorten(name)!r} is no card of the deck of {usual.text}; there are: {known}")
        if not 0 <= count <= MOST_COPIES:
            raise RulesError(f"cards: {name}: there can be 0 to {MOST_COPIES} of a card, not {count}")
        card = usual.code[name]
        if usual.tile[card]:
            more = count - list(usual.cards).count(card)
            plan.paths += more
            plan.leading += more * any(len(group) > 1 for group in usual.printed[name].groups)
    if plan.paths > MOST_PATHS:
        raise RulesError(f"cards: {plan.paths} path cards are more than the table holds, which is {MOST_PATHS}")


def _count_cards(rules: Rules, cards: Mapping[str, int]) -> None:
    """Another deck, in the same order; with room on the table for the path cards that it has more of."""
    counts = Counter(int(card) for card in rules.cards)
    for name, count in cards.items():
        card = rules.code[name]
        more = count - counts[card]
        counts[card] = count
        if rules.tile[card] and more > 0:
            rules.most_tiles += more
            rules.most_slots += 4 * more
    rules.cards = vec[i64]([card for card in range(len(rules.names)) for _ in range(counts[card])])


def _cast(rules: Rules, roles: Mapping[str, int]) -> None:
    """Other dwarf cards; one for each seat, and some that nobody holds."""
    counts = dict.fromkeys(rules.role_names[1:], 0)
    for role in rules.role_deck:
        counts[rules.role_names[role]] += 1
    for name, count in roles.items():
        if name not in counts:
            raise RulesError(f"roles: {shorten(name)!r} is no role of {rules.text}; there are: {', '.join(counts)}")
        if not 0 <= count <= int(rules.seats) + 1:
            raise RulesError(f"roles: {name}: there can be 0 to {int(rules.seats) + 1} dwarf cards of it, not {count}")
        counts[name] = count
    if sum(counts.values()) < rules.seats:
        raise RulesError(f"roles: {sum(counts.values())} dwarf cards are too few for {int(rules.seats)} players")
    wages = max((len(module.wages) - 1 for module in rules.modules if isinstance(module, Gold)), default=12)
    if counts.get("saboteur", 0) > wages:
        raise RulesError(f"roles: saboteurPayout says what up to {wages} saboteurs earn; name no more of them")
    codes = [code for code, name in enumerate(rules.role_names) for _ in range(counts.get(name, 0))]
    rules.role_deck = vec[i64](codes)
    rules.spare_roles = len(codes) - rules.seats
