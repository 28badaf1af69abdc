"""A feature is named in its folder and nowhere else: other rooms know no card of it, no piece, no question.

Of the base game the house may speak; games list what is in a box.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import undermine
from tests.text.test_locales import all_rules
from undermine.core.rules import Rules
from undermine.games import parse_rules
from undermine.text.translation import entries

ROOT = Path(undermine.__file__).parent
ROOMS = (
    "core", "views", "minds", "notation", "games", "talk", "tables", "text", "draw", "bots", "lab", "server", "client",
    "store", "cli",
)  # fmt: skip
BASE = "base x5"
EVERYDAY = {
    "blue": "a colour",
    "done": "an answer of the server",
    "gained": "what something brought more",
    "green": "a colour",
    "key": "of a dictionary, of a store",
    "leave": "leaves of a plant; to leave a seat",
    "look": "how something looks; to look at something",
    "mixed": "of several kinds",
    "move": "an answer, as players call it; a kind of puzzle",
    "nobody": "no seat",
    "nugget": "gold anywhere",
    "push": "to push a cart, in a picture",
    "secret": "what nobody may know",
    "web": "the page in a browser",
}
"""Words that mean other things, too -> what."""
STILL = {
    "core/event.py": "changes are named as facts are, until they are closed",
    "games/cave.py": "the list of what is in the box",
    "games/expansion.py": "the same",
    "games/deck.py": "a family of cards is a word of deck files, such as path and goal",
    "views/plain.py": "what travels has one contract: lists that are told in every game",
    "views/shape.py": "the contract",
    "draw/scenes/figures.py": "a scene of the house shows whom it likes",
}
"""File -> why it names features all the same."""


def things(rules: Rules) -> set[str]:
    """Names of action cards, pieces, roles, figures, notes, questions, tasks, facts and the verbs of answers."""
    cards = {name for code, name in enumerate(rules.names) if code and not rules.tile[code]}
    bare = {name.partition("-")[2] for name in cards if name[0] == "I"}
    lying = {*rules.piece_names[1:], *rules.role_names[1:], *rules.figure_names, *rules.content_names[1:]}
    facts = {fact.name for fact in rules.facts[1:]}
    return cards | bare | lying | facts | {*rules.note_names, *rules.frame_names[1:], *rules.verbs}


def foreign_names() -> set[str]:
    """Everything that belongs to a feature outside the base game."""
    every: set[str] = set().union(*(things(rules) for rules in all_rules()))
    return every - things(parse_rules(BASE)) - EVERYDAY.keys()


def spoken(file: Path) -> Iterator[str]:
    """The texts in a file that are no docstrings."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    told = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
            yield node.value


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_names_nothing_of_a_feature(room: str) -> None:
    names = foreign_names()
    assert {"collector", "chest", "veto", "prison", "rat", "boss", "map-ban", "beg", "moveGoal"} <= names
    found = {
        str(file.relative_to(ROOT)): sorted(named)
        for file in (ROOT / room).rglob("*.py")
        if (named := names & set(spoken(file)))
    }
    assert {file: named for file, named in found.items() if file not in STILL} == {}
    mine = {file for file in STILL if file.startswith(f"{room}/")}
    assert mine <= found.keys(), "an exception that is not needed any more"


@pytest.mark.parametrize("role", ["guess", "show"])
def test_what_is_found_by_the_index_knows_its_own_folder(role: str) -> None:
    files = list((ROOT / "features").glob(f"*/{role}.py"))
    assert len(files) > 1
    for file in files:
        homes = {
            node.module.split(".")[2]
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
            if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("undermine.features.")
        }
        assert homes <= {file.parent.name}, file


def test_the_words_of_the_house_are_of_no_feature() -> None:
    """Cards, pieces, modules, what happened and the rules lie with features; a box has its name and its players."""
    house = [entry.key for entry in entries("en").values() if entry.place.startswith("locales/")]
    begun = ("card-", "piece-", "module-", "chest-", "log-", "book-", "effect-", "task-", "web-module-", "web-option-")
    told = {key for key in house if key.startswith(begun) and not key.startswith("card-hidden")}
    assert told == {"web-module-clash", "web-module-players"}, "how modules are offered"
