"""What a person typed: a command in his language or in English, or a move in short or in full notation.

Owns the short forms.  The full notation is `notation`'s, and what is legal is the engine's.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from undermine.core.action import DISCARD, USE, act, card_of, verb_of, whom_of
from undermine.core.rules import Rules
from undermine.core.target import verb_of_card
from undermine.features.rounds.rules import Rounds
from undermine.notation.action import read_action
from undermine.notation.error import NotationError
from undermine.text import People, Words
from undermine.views.view import View

COMMANDS: Final = ("role", "why", "log", "help", "hint", "rules", "save", "quit", "say", "discard")
ONLINE: Final = (
    "role", "why", "log", "help", "rules", "quit", "discard",
    "say", "table", "sit", "bot", "unbot", "start", "rematch", "pause", "resume",
)  # fmt: skip
SHORT: Final = {"?": "help", "q": "quit", "exit": "quit", "d": "discard", "h": "help"}
TURNED: Final = ("t", "turn", "turned", "r")
TOOLS: Final = ("pickaxe", "lantern", "cart")


@dataclass(frozen=True)
class Typed:
    """A command with what followed it; without a command it is a move or a number."""

    command: str
    words: list[str]


def read_typed(words: Words, line: str, commands: tuple[str, ...] = COMMANDS) -> Typed:
    """Split a line and find its command, if it begins with one."""
    parts = line.split()
    if not parts:
        return Typed("", [])
    first = parts[0].casefold()
    local = {words.say(f"command-{command}").casefold(): command for command in commands}
    command = first if first in commands else SHORT.get(first) or local.get(first, "")
    return Typed(command, parts[1:] if command else parts)


def card_in_hand(view: View, word: str) -> int:
    """The card with this number in the hand, from 1; 0 if there is none, or if the reader only watches."""
    hand = view.hand(view.me) if view.me < view.seats else []
    return hand[int(word) - 1] if is_number(word) and 0 < int(word) <= len(hand) else 0


def is_number(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) < 4


def read_move(view: View, words: Words, people: People, parts: list[str], legal: list[int]) -> int:
    """The action that was typed, legal or not; NotationError if the words tell none.

    `3 2,0` is card 3 of the hand on a cell, turned if it only fits so; `3 Mia` is card 3 on a player.
    """
    if not parts:
        raise NotationError("an action is missing")
    rules = view.rules
    verb, rest = parts[0].casefold(), parts[1:]
    if verb in ("place", "play", "discard", *rules.verbs):
        card = card_in_hand(view, rest[0]) if rest and verb not in rules.verbs else 0
        named = [rules.names[card], *rest[1:]] if card else rest
        if names_cards(rules, verb):
            named = [
                *rest[:1],
                *(rules.names[card_in_hand(view, word)] if is_number(word) else word for word in rest[1:]),
            ]
        return read_action(rules, " ".join([verb, *_full(view, words, people, named)]))
    card = card_in_hand(view, verb) or _card_by_name(view, parts[0])
    if not card:
        raise NotationError  # there is nothing in it that could be put right
    name = rules.names[card]
    use = verb_of_card(rules, card)
    given = _full(view, words, people, rest)
    if "+" in name and len(given) == 1:
        return _only_tool(view, card, given[0], legal)
    action = read_action(rules, " ".join([use, name, *given]))
    if action not in legal and rules.tile[card] and action ^ 1 in legal and len(rest) == 1:
        return action ^ 1
    return action


def names_cards(rules: Rules, verb: str) -> bool:
    """Whether an answer names a card that lies there and then cards of the hand, by name or by number."""
    return verb in rules.verbs and rules.verbs[verb].target.usage().startswith("CARD CARD")


def off_table(rules: Rules, parts: list[str]) -> str:
    """The first of these words that is a cell beyond the table; empty if there is none."""
    half = int(rules.grid.centre)
    for word in parts:
        cell = re.fullmatch(r"(-?\d+),(-?\d+)", word, re.ASCII)
        if cell and any(len(number) > 5 or not -half <= int(number) < half for number in cell.groups()):
            return word
    return ""


def discard_of(view: View, parts: list[str]) -> int:
    """The action that puts up to three cards away, by their numbers or names; 0 if the words tell none."""
    cards = sorted(card_in_hand(view, part) or _card_by_name(view, part) for part in parts)
    if not 0 < len(cards) <= most_discards(view.rules) or not cards[0] or _is_said_twice(parts):
        return 0
    cards += [0, 0]
    return int(act(DISCARD, cards[0], cards[1] << 8 | cards[2], 0))


def most_discards(rules: Rules) -> int:
    """How many cards may be put away at once."""
    return next(int(module.passes) for module in rules.modules if isinstance(module, Rounds))


def _is_said_twice(parts: list[str]) -> bool:
    """Whether a number of the hand comes twice; two cards of one name have two numbers."""
    numbers = [part for part in parts if is_number(part)]
    return len(numbers) > len(set(numbers))


def _card_by_name(view: View, word: str) -> int:
    return {name.casefold(): card for name, card in view.rules.code.items()}.get(word.casefold(), 0)


def _full(view: View, words: Words, people: People, parts: list[str]) -> list[str]:
    """Short words after a card in full: a card's number, a player's name, a tool's name, `t`."""
    tools = {words.say(f"tool-{tool}").casefold(): tool for tool in TOOLS}
    cards = {name.casefold(): name for name in view.rules.code}
    full = []
    i = 0
    while i < len(parts):
        low = parts[i].casefold()
        if i and low in TURNED:
            full.append("turned")
            i += 1
            continue
        seat, used = read_name(people, parts[i:])
        full.append(str(seat) if used else tools.get(low) or cards.get(low) or parts[i])
        i += max(used, 1)
    return full


def read_name(people: People, parts: list[str]) -> tuple[int, int]:
    """The seat whose name the words begin with, and how many words that took; 0 words if it is nobody's, or of several.

    The first words of a name are enough if nobody else's begins with them; a number is a seat, never a name.
    """
    names = [name.casefold() for name in people.names]
    for used in range(len(parts), 0, -1):
        said = " ".join(parts[:used]).casefold()
        if is_number(said):
            continue
        fits = [seat for seat, name in enumerate(names) if name == said or name.startswith(f"{said} ")]
        if len(fits) == 1:
            return fits[0], used
    return 0, 0


def _only_tool(view: View, card: int, seat: str, legal: list[int]) -> int:
    """A card for two tools on somebody who has only one of them broken."""
    whom = view.rules.read_seat(seat)
    fits = [a for a in legal if card_of(a) == card and verb_of(a) == USE and whom_of(a) == whom]
    if len(fits) > 1:
        raise NotationError("both tools are broken; say which one")
    name = view.rules.names[card]
    first = name.partition("-")[2].partition("+")[0]
    return fits[0] if fits else read_action(view.rules, f"play {name} {whom} {first}")
