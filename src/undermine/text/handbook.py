"""The handbook of a table: its cards, roles, questions and rules in the reader's language, as plain data.

Owns what a client is given of it.  Which sentences of the rules hold at a table is said in `text/book`.  Knows nothing
of a game in play.
"""

from typing import Literal, NotRequired, TypedDict

from undermine.core.condition import BARS_PATHS
from undermine.core.rules import Rules
from undermine.features.index import features, in_play
from undermine.games import choices_of
from undermine.text.book import Book, write_book
from undermine.text.book.book import Paragraph, Rating
from undermine.text.cards import card_key, goal_key, goal_sight
from undermine.text.talk import PhraseWords, phrase_book
from undermine.text.words import Words

SIDE_WORDS = (("N", 1), ("E", 2), ("S", 4), ("W", 8))


class CardWords(TypedDict):
    """A card in words; a path has the sides that it leads to, a sabotage the tool that it breaks.

    `bars`: whoever it lies before lays no tunnels; `cured_by`: the cards that take it away again.
    """

    name: str
    object: str
    short: str
    effect: str
    kind: Literal["path", "action"]
    title: str
    sides: NotRequired[str]
    tool: NotRequired[str]
    bars: NotRequired[bool]
    cured_by: NotRequired[list[str]]


class GoalWords(TypedDict):
    name: str
    object: str
    place: str


class FaceWords(TypedDict):
    """What lies on the table from the beginning; some goals show nuggets that can be taken."""

    name: str
    is_gold: bool
    is_rock: bool
    nuggets: NotRequired[int]


class RoleWords(TypedDict):
    """A role in words, how many of its cards are shuffled, and whether it is one that the others look for."""

    name: str
    task: str
    many: str
    count: int
    saboteur: bool


class SideWords(TypedDict):
    name: str
    won: str


class ToolWords(TypedDict):
    tool: str
    card: str
    name: str


class PieceWords(TypedDict):
    name: str
    effect: str


class QuestionWords(TypedDict):
    """How a seat is asked, and how others are told of it."""

    ask: str
    other: str


class HandbookWords(TypedDict):
    """Everything about rules that a client shows in words."""

    rules: str
    game: str
    features: list[str]
    title: str
    players: int
    rounds: int
    cards: dict[str, CardWords]
    goals: list[GoalWords]
    faces: dict[str, FaceWords]
    roles: dict[str, RoleWords]
    sides: dict[str, SideWords]
    tools: list[ToolWords]
    pieces: dict[str, PieceWords]
    questions: dict[str, QuestionWords]
    phrases: list[PhraseWords]
    paragraphs: list[Paragraph]
    gold: list[int]
    ratings: list[Rating]


def handbook(rules: Rules, words: Words) -> HandbookWords:
    """Everything about these rules that a client shows in words."""
    game, _, _ = choices_of(rules.text)
    book = write_book(rules.text)
    return {
        "rules": rules.text,
        "game": game.name,
        "features": [feature for feature in features() if feature in in_play(rules)],
        "title": words.say(f"game-{game.name}"),
        "players": int(rules.seats),
        "rounds": int(rules.rounds),
        "cards": {rules.names[card]: _card(words, book, card) for card in range(1, len(rules.names))},
        "goals": [_goal(words, book, goal) for goal in range(len(rules.goal_cells))],
        "faces": _faces(words, book),
        "roles": {role: _role(words, book, number, role) for number, role in enumerate(rules.role_names) if number},
        "sides": {
            side: {"name": words.say(f"side-{side}"), "won": book.say_text(words, f"side-{side}.won")}
            for side in rules.side_names[1:]
        },
        "tools": [{"tool": tool, "card": card, "name": words.say(f"tool-{tool}")} for card, tool in book.tools.items()],
        "pieces": {
            piece: {"name": words.say(key), "effect": book.say_text(words, f"{key}.effect")}
            for piece in rules.piece_names[1:]
            for key in (f"piece-{piece}", f"card-{piece}")
            if words.has(key)
        },
        "questions": {
            kind: {"ask": words.say(f"question-{kind}"), "other": words.say(f"question-{kind}.other", name="{name}")}
            for kind in rules.frame_names
            if words.has(f"question-{kind}")
        },
        "phrases": phrase_book(words, rules),
        "paragraphs": book.read(words),
        "gold": sorted({int(value) for value in rules.gold_deck}),
        "ratings": book.ratings(words) if book.ratings else [],
    }


def _card(words: Words, book: Book, card: int) -> CardWords:
    rules = book.rules
    key = card_key(rules, card)
    name = words.say(key)
    out: CardWords = {
        "name": name,
        "object": book.say_text(words, f"{key}.object"),
        "short": book.say_text(words, f"{key}.short"),
        "effect": book.say_text(words, f"{key}.effect"),
        "kind": "path" if rules.tile[card] else "action",
        "title": name[0].upper() + name[1:],
    }
    if rules.tile[card]:
        sides = int(rules.tiles.sides[rules.tile[card]])
        out["sides"] = ", ".join(words.say(f"way-{side.lower()}") for side, bit in SIDE_WORDS if sides & bit)
    elif rules.names[card] in book.tools:
        out["tool"] = book.tools[rules.names[card]]
    if rules.conditions[card] & BARS_PATHS:
        out["bars"] = True
    if rules.names[card] in book.cures:
        out["cured_by"] = book.cures[rules.names[card]]
    return out


def _goal(words: Words, book: Book, goal: int) -> GoalWords:
    key = goal_key(book.rules, goal)
    there = book.say_text(words, f"{key}.object")
    return {"name": words.say(key), "object": there, "place": key.removeprefix("goal-")}


def is_saboteur(role: str) -> bool:
    """Whether a role, by its name, works in secret against those whom its bearer seems to help."""
    return role.endswith("saboteur")


def _role(words: Words, book: Book, number: int, role: str) -> RoleWords:
    key = f"role-{role}"
    task, many = (book.say_text(words, f"{key}.{form}") for form in ("task", "many"))
    count = sum(int(each) == number for each in book.rules.role_deck)
    return {"name": words.say(key), "task": task, "many": many, "count": count, "saboteur": is_saboteur(role)}


def _faces(words: Words, book: Book) -> dict[str, FaceWords]:
    """What lies on the table from the beginning: start cards, and goals when they are turned up."""
    rules = book.rules
    out: dict[str, FaceWords] = {
        rules.tile_names[int(code) >> 1]: {
            "name": words.say("legend-start"),
            "is_gold": False,
            "is_rock": False,
        }
        for code in rules.start_codes
    }
    for kind, name in enumerate(rules.goal_names[1:], 1):
        sight = goal_sight(rules, kind)
        out[name] = {
            "name": words.say("legend-rock" if sight == "stone" else f"legend-{sight}"),
            "is_gold": sight == "gold",
            "is_rock": sight == "stone",
        }
        if name in book.worth:
            out[name]["nuggets"] = book.worth[name]
    return out
