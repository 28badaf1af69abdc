"""Names of cards, goals, roles and tools in words.

Owns the way from the names of the rules to the keys of the texts.  A path card is called by its shape: people say
`curve`, and see which one it is.
"""

from __future__ import annotations

from undermine.core.card_row import NOTHING
from undermine.core.rules import Rules
from undermine.core.tile import WILD
from undermine.talk.line import sight_of
from undermine.text.book import write_book
from undermine.text.words import Words

STRAIGHTS = (0b0101, 0b1010)
SHAPES = {1: "dead-end", 2: "curve", 3: "t-junction", 4: "crossing"}


def card_key(rules: Rules, card: int) -> str:
    """The key of a card's texts; 0 is a card that the reader does not know."""
    code = int(rules.tile[card])
    if code:
        return tile_key(rules, code)
    name = rules.names[card].replace("+", "-")
    # Where there are several piles, an action card is called without the one that it comes from.
    return f"card-{name.partition('-')[2] if rules.printed.get(name, NOTHING).pile else name}"


def tile_key(rules: Rules, code: int) -> str:
    """The key of a card that lies on the table, by its tile code; face-down cards and sites have no shape."""
    if rules.tiles.sides[code] & WILD:
        return f"card-{rules.tile_names[code >> 1]}"
    called = rules.printed.get(rules.tile_names[code >> 1], NOTHING).called
    if called:
        return f"card-{called}"
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


def card_name(words: Words, rules: Rules, card: int) -> str:
    return words.say(card_key(rules, card))


def card_object(words: Words, rules: Rules, card: int) -> str:
    """The card as the object of a sentence: `a curve`."""
    return words.say(f"{card_key(rules, card)}.object")


def card_effect(words: Words, rules: Rules, card: int) -> str:
    """What a card does at this table, in one sentence."""
    return write_book(rules.text).say_text(words, f"{card_key(rules, card)}.effect")


def cards_called(rules: Rules, *keys: str) -> list[str]:
    """A card for each of these keys, the last in the deck that is called so; none for a key that no card has."""
    cards = {card_key(rules, card): name for name, card in rules.code.items()}
    return [cards[key] for key in keys if key in cards]


def goal_name(words: Words, rules: Rules, goal: int) -> str:
    """The goal by its place: the top one, the middle one, the bottom one."""
    return words.say(goal_key(rules, goal))


def goal_key(rules: Rules, goal: int) -> str:
    """The key of a goal's name."""
    return write_book(rules.text).goals[goal]


def goal_sight(rules: Rules, kind: int) -> str:
    """What a goal shows, as sentences choose by it: gold, stone or what else its row says."""
    return sight_of(rules, kind) or "stone"


def chest_key(rules: Rules, content: int) -> str:
    """The key of what a chest does."""
    return f"chest-{rules.content_names[content].lower()}"


def role_name(words: Words, rules: Rules, role: int) -> str:
    return words.say(f"role-{rules.role_names[role]}")


def is_sabotage(rules: Rules, card: int) -> bool:
    """Whether a card that lies before a seat breaks a tool."""
    return rules.names[card] in write_book(rules.text).tools


def tool_of(rules: Rules, card: int) -> str:
    """The tool that a card lying before a seat has broken."""
    return write_book(rules.text).tools[rules.names[card]]
