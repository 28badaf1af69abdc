"""Names of cards, goals, roles and tools in words.

Owns the way from the names of the rules to the keys of the texts.  A path card is called by its shape: people say
`curve`, and see which one it is.
"""

from __future__ import annotations

from functools import lru_cache

from undermine.core.rules import Rules
from undermine.core.tile import WILD
from undermine.games.deck import boxes, load
from undermine.text.words import Words

STRAIGHTS = (0b0101, 0b1010)
CALLED = ("ladder", "door-blue", "door-green", "crystal")
CALLED_IN_CAVE = {
    "den": "den", "vein": "vein", "ladder": "cave-ladder", "bridge": "cave-bridge", "tunnel": "cave-tunnel",
}  # fmt: skip
CORNERS = ("goal-north-west", "goal-north-east", "goal-south-west", "goal-south-east")
SIGHTS = ("bag", "dragon", "spider", "exit", "ladder", "den", "vein")
CALLED_IN_DUELS = {
    "door-blue": "own-door-blue", "door-green": "own-door-green", "troll": "troll", "gold1": "gold-path",
    "ladder-blue": "ladder-blue", "ladder-green": "ladder-green",
}  # fmt: skip
SHAPES = {1: "dead-end", 2: "curve", 3: "t-junction", 4: "crossing"}


def card_key(rules: Rules, card: int) -> str:
    """The key of a card's texts; 0 is a card that the reader does not know."""
    code = int(rules.tile[card])
    if code:
        return tile_key(rules, code)
    name = rules.names[card].replace("+", "-")
    # Where there are several piles, an action card is called without the one that it comes from.
    return f"card-{name.partition('-')[2] if rules.card_backs[card] else name}"


def tile_key(rules: Rules, code: int) -> str:
    """The key of a card that lies on the table, by its tile code; face-down cards and sites have no shape."""
    if rules.tiles.sides[code] & WILD:
        return f"card-{rules.tile_names[code >> 1]}"
    mark = _marked().get(rules.tile_names[code >> 1])
    if mark is not None:
        return f"card-{mark}"
    groups = rules.tiles.groups[code >> 1]
    joined = [group for group in groups if group.bit_count() > 1]
    if not joined:
        return "card-dead-end"
    if len(joined) > 1:
        return "card-bridge" if set(joined) == set(STRAIGHTS) else "card-double-curve"
    if len(groups) > 1:
        return "card-blind-arm"
    if groups[0] in STRAIGHTS:
        return "card-straight"
    return f"card-{SHAPES[groups[0].bit_count()]}"


@lru_cache(maxsize=1)
def _marked() -> dict[str, str]:
    """Path cards that are called by what stands on them, not by their shape."""
    rows = (row for box in boxes() if box != "duel" for row in load(box).rows("path"))
    duels = ((row.id, mark.partition("@")[0]) for row in load("duel").rows("path") for mark in row.marks)
    return (
        {row.id: mark for row in rows for mark in row.marks if mark in CALLED}
        | {name: CALLED_IN_DUELS[mark] for name, mark in duels}
        | {row.id: CALLED_IN_CAVE[mark] for row in load("cave").rows("path") for mark in row.marks}
    )


def card_name(words: Words, rules: Rules, card: int) -> str:
    return words.say(card_key(rules, card))


def card_object(words: Words, rules: Rules, card: int) -> str:
    """The card as the object of a sentence: `a curve`."""
    return words.say(f"{card_key(rules, card)}.object")


def goal_name(words: Words, rules: Rules, goal: int) -> str:
    """The goal by its place: the top one, the middle one, the bottom one."""
    return words.say(goal_key(rules, goal))


def goal_key(rules: Rules, goal: int) -> str:
    """Goals lie in one column, from top to bottom; those of the Duel in a pyramid, of the cave in corners."""
    if rules.figure_names:
        return CORNERS[goal]
    if rules.stocks_goals:
        return f"goal-place-{goal}"
    last = len(rules.goal_cells) - 1
    if goal in (0, last):
        return "goal-bottom" if goal else "goal-top"
    middle = last // 2
    return "goal-middle" if last < 4 or goal == middle else "goal-upper" if goal < middle else "goal-lower"


def is_gold(rules: Rules, kind: int) -> bool:
    """Whether a kind of goal is the treasure, or one of several."""
    name = rules.goal_names[kind]
    return name.endswith("gold") or (rules.stocks_goals and not name.startswith("G0"))


def goal_sight(rules: Rules, kind: int) -> str:
    """What a goal shows, as sentences choose by it: gold, stone or one of SIGHTS."""
    if is_gold(rules, kind):
        return "gold"
    name = rules.goal_names[kind]
    return next((sight for sight in SIGHTS if f"-{sight}" in name), "stone")


def chest_key(rules: Rules, content: int) -> str:
    """The key of what a chest does."""
    return f"chest-{rules.content_names[content].lower()}"


def role_name(words: Words, rules: Rules, role: int) -> str:
    return words.say(f"role-{rules.role_names[role]}")


def is_sabotage(rules: Rules, card: int) -> bool:
    """Whether a card that lies before a seat breaks a tool."""
    return rules.names[card].startswith("sabotage-")


def tool_of(rules: Rules, card: int) -> str:
    """The tool that a card lying before a seat has broken."""
    return rules.names[card].removeprefix("sabotage-")
