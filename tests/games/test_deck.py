"""Decks as data: the base box as it lies in the file, and the strictness of the reader."""

from __future__ import annotations

import json
from dataclasses import replace
from importlib.resources import files

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from undermine.core.card_row import CardRow
from undermine.core.grid import SIDE_NAMES
from undermine.games.deck import (
    CONFIDENCES,
    FAMILIES,
    Deck,
    DeckError,
    boxes,
    cards_of,
    check,
    load,
    parse,
)

BASE = load("base")
TEXT = files("undermine.decks").joinpath("base.toml").read_text(encoding="utf-8")


def counts(family: str) -> dict[str, int]:
    return {row.id: row.count for row in BASE.rows(family)}


def shapes(family: str) -> dict[str, int]:
    """How many cards there are of a shape written like `NS/EW+N`."""
    return {"/".join(row.groups) + "".join("+" + stub for stub in row.stubs): row.count for row in BASE.rows(family)}


@pytest.mark.parametrize("box", boxes())
def test_every_box_is_in_order(box: str) -> None:
    deck = load(box)
    assert deck.box == box
    assert check(deck) == []
    assert all(row.source.strip() and row.confidence in CONFIDENCES for row in deck.cards)


def test_path_cards() -> None:
    """BASE-1: 44 path cards: one start card, three goal cards, 40 to play."""
    assert (BASE.count("start"), BASE.count("goal"), BASE.count("path")) == (1, 3, 40)
    assert shapes("start") == {"NESW": 1}
    through = {"NS": 4, "EW": 3, "NE": 5, "NW": 4, "NES": 5, "NEW": 5, "NESW": 5}
    dead_ends = ("+N", "+E", "+N+S", "+E+W", "+N+E", "+N+W", "+N+E+S", "+N+E+W", "+N+E+S+W")
    assert shapes("path") == through | dict.fromkeys(dead_ends, 1)


def test_goal_cards() -> None:
    """BASE-2: one goal hides the gold, two hide stone."""
    marks = [mark for row in BASE.rows("goal") for mark in row.marks * row.count]
    assert sorted(marks) == ["gold", "stone", "stone"]
    assert shapes("goal") == {"NESW": 1, "NE": 1, "NW": 1}


def test_action_cards() -> None:
    """BASE-3: 27 action cards of four families: sabotage, repair, rockfall, map."""
    assert BASE.count("action") == 27
    sabotage = {"sabotage-pickaxe": 3, "sabotage-lantern": 3, "sabotage-cart": 3}
    repair_one = {"repair-pickaxe": 2, "repair-lantern": 2, "repair-cart": 2}
    repair_two = {"repair-pickaxe+lantern": 1, "repair-pickaxe+cart": 1, "repair-lantern+cart": 1}
    assert counts("action") == sabotage | repair_one | repair_two | {"rockfall": 3, "map": 6}


def test_gold_cards() -> None:
    """BASE-4: 28 gold cards, with 44 nuggets on them."""
    assert BASE.count("gold") == 28
    assert counts("gold") == {"gold-1": 16, "gold-2": 8, "gold-3": 4}


def test_dwarf_cards() -> None:
    """BASE-5: 11 dwarf cards: 7 gold diggers and 4 saboteurs."""
    assert counts("dwarf") == {"digger": 7, "saboteur": 4}


def test_half_turn() -> None:
    assert BASE.row("B-NE").turned().groups == ("SW",)
    assert BASE.row("B-NW").turned().groups == ("ES",)
    assert BASE.row("B-d-NEW").turned().sides == "ESW"
    for row in BASE.cards:
        assert row.turned().turned() == row


def test_a_bridge_that_a_half_turn_does_not_change_is_found_again() -> None:
    curves = CardRow("x", "path", 1, ("NW", "ES"), (), (), "single", "test")
    assert curves.turned().groups == ("ES", "NW")
    twins = replace(BASE, cards=(*BASE.cards, curves, replace(curves, id="y", groups=("ES", "NW"))))
    assert any(problem.startswith("y: the same shape as x") for problem in check(twins))


def test_a_source_stands_alone() -> None:
    """A row is shown without the head of its file."""
    assert not [row.id for row in BASE.cards if "above" in row.source]


def test_unknown_box_names_the_known_ones() -> None:
    for name in ("atlantis", "../base", ""):
        with pytest.raises(ValueError, match=r"there are: .*base"):
            load(name)


def test_unknown_row() -> None:
    with pytest.raises(KeyError):
        BASE.row("B-?")


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('id = "B-NS"', 'id = "B-NS"\ncolour = "red"', "t.toml: B-NS: unknown 'colour'"),
        ('id = "B-NS"', "", "t.toml: card 1: id: missing"),
        ('id = "B-EW"', 'id = "B-NS"', "t.toml: B-NS: id: listed twice"),
        ('id = "B-EW"', "id = 7", "t.toml: card 2: id: is not a text"),
        ("count = 4", "count = 0", "t.toml: B-NS: count: 0 is less than 1"),
        ("count = 4", "count = true", "t.toml: B-NS: count: is not a whole number"),
        ("count = 4", 'count = "4"', "t.toml: B-NS: count: is not a whole number"),
        ('groups = ["NS"]', 'groups = "NS"', "t.toml: B-NS: groups: is not a list"),
        ('groups = ["NS"]', "groups = [5]", "t.toml: B-NS: groups: is not a list of texts"),
        ('groups = ["NS"]', 'groups = ["NX"]', "t.toml: B-NS: groups: 'NX' is not letters of N E S W"),
        ('groups = ["NS"]', 'groups = ["SN"]', "t.toml: B-NS: groups: 'SN' is not letters of N E S W"),
        ('groups = ["NS"]', 'groups = ["NN"]', "t.toml: B-NS: groups: 'NN' is not letters of N E S W"),
        ('groups = ["NS"]', 'groups = [""]', "t.toml: B-NS: groups: '' is not letters of N E S W"),
        ('groups = ["NS"]', 'groups = ["NS", "SW"]', "t.toml: B-NS: groups: side S is used twice"),
        ('stubs = ["N"]', 'stubs = ["NE"]', "t.toml: B-d-N: stubs: 'NE' is not one letter"),
        ('groups = ["NS"]\nstubs = []', 'groups = ["NS"]\nstubs = ["S"]', "t.toml: B-NS: stubs: side S is used twice"),
        ('marks = ["gold"]', 'marks = ["golden"]', "t.toml: B-goal-gold: marks: unknown 'golden'"),
        ('marks = ["gold"]', 'marks = ["gold", "gold"]', "t.toml: B-goal-gold: marks: a mark is listed twice"),
        ('family = "start"', 'family = "begin"', "t.toml: B-start: family: unknown 'begin'"),
        ('confidence = "rulebook"', 'confidence = "sure"', "t.toml: digger: confidence: unknown 'sure'"),
        ('source = "rulebooks"', 'source = " "', "t.toml: digger: source: is not a text, or is empty"),
        ("[totals]", "[totals]\nwagon = 1", "t.toml: totals: unknown 'wagon'"),
        ("path = 40", "path = 40.0", "t.toml: totals: path: is not a whole number"),
        ("[totals]", "[sums]", "t.toml: unknown 'sums'"),
        ('box = "base"', "box = 1", "t.toml: box: is not a text"),
        ('title = "Base game"', "", "t.toml: title: missing"),
        ("[totals]", "[totals", "t.toml: "),
        ("path = 40", "path = " + "9" * 5000, "t.toml: "),
    ],
)
def test_malformed_file_is_refused_with_its_place(old: str, new: str, message: str) -> None:
    assert old in TEXT
    with pytest.raises(DeckError) as caught:
        parse(TEXT.replace(old, new, 1), "t.toml")
    assert str(caught.value).startswith(message)


@pytest.mark.parametrize("text", ["", "card = 1", "card = [1]", 'card = []\ntotals = 3\nbox = "b"\ntitle = "t"'])
def test_other_documents_are_refused(text: str) -> None:
    with pytest.raises(DeckError):
        parse(text, "t.toml")


def test_deep_nesting_is_refused() -> None:
    with pytest.raises(DeckError):
        parse("card = " + "[" * 100_000, "t.toml")


def changed(card_id: str, row: CardRow) -> Deck:
    return replace(BASE, cards=tuple(row if old.id == card_id else old for old in BASE.cards))


@pytest.mark.parametrize(
    ("card_id", "row", "problem"),
    [
        ("B-NS", replace(BASE.row("B-NS"), count=3), "path: the box states 40 cards, the rows add up to 39"),
        ("B-NS", replace(BASE.row("B-NS"), groups=("N", "S")), "B-NS: group N joins nothing; make it a stub"),
        ("B-NS", replace(BASE.row("B-NS"), groups=()), "B-NS: no open side"),
        ("B-NW", replace(BASE.row("B-NW"), groups=("SW",)), "B-NW: the same shape as B-NE"),
        ("B-d-E", replace(BASE.row("B-d-E"), stubs=("S",)), "B-d-E: the same shape as B-d-N"),
        ("map", replace(BASE.row("map"), stubs=("N",)), "map: a card of the family action has no sides"),
        ("B-start", replace(BASE.row("B-start"), marks=()), "B-start: the mark start belongs to the start card"),
        ("B-goal-gold", replace(BASE.row("B-goal-gold"), marks=()), "B-goal-gold: a goal without a mark"),
    ],
)
def test_check_finds(card_id: str, row: CardRow, problem: str) -> None:
    assert any(found.startswith(problem) for found in check(changed(card_id, row)))


def test_one_side_may_lead_to_a_ladder() -> None:
    deck = changed("B-NS", replace(BASE.row("B-NS"), groups=("S",), marks=("ladder",)))
    assert check(deck) == ["B-NS: group S joins nothing; make it a stub"]
    assert check(replace(deck, ways_out=frozenset({"ladder"}))) == []


def test_a_box_of_several_files() -> None:
    """The cards of a feature lie with it; the box is all of them, the rows of a family together."""
    box = load("minis")
    assert [row.id for row in cards_of("chests").rows("path")] == [row.id for row in box.rows("path")]
    assert [row.family for row in box.cards] == sorted((row.family for row in box.cards), key=FAMILIES.index)
    assert (box.title, box.totals) == ("Mini expansions", {"path": 7, "goal": 8, "chest": 10})
    with pytest.raises(KeyError):
        cards_of("toll")


def test_every_word_of_a_row_is_said_somewhere_else_in_its_file() -> None:
    """A mark is declared before rows bear it; one that may name its place says so."""
    for wrong in ('marks = ["gold@N"]', 'marks = ["troll"]'):
        with pytest.raises(DeckError, match=r"t.toml: B-goal-gold: marks"):
            parse(TEXT.replace('marks = ["gold"]', wrong, 1), "t.toml")
    placed = TEXT.replace('marks = ["start", "gold", "stone"]', 'marks = ["start", "gold@", "stone"]', 1)
    assert parse(placed.replace('marks = ["gold"]', 'marks = ["gold@N"]', 1), "t.toml").row("B-goal-gold").marks == (
        "gold@N",
    )


def test_check_wants_a_total_for_every_family() -> None:
    assert check(replace(BASE, totals={"path": 40, "start": 1, "goal": 3, "action": 27, "gold": 28})) == [
        "dwarf: the box states 0 cards, the rows add up to 11"
    ]


def parse_or_refuse(text: str) -> None:
    try:
        deck = parse(text, "any.toml")
    except DeckError:
        return
    check(deck)
    for row in deck.cards:
        assert row.sides == "".join(side for side in SIDE_NAMES if side in row.sides)
        assert row.turned().turned() == row


@settings(deadline=None)
@given(st.text())
def test_any_text_is_a_deck_or_refused(text: str) -> None:
    parse_or_refuse(text)


@settings(deadline=None)
@given(st.integers(0, len(TEXT)), st.integers(0, 40), st.text(max_size=20) | st.sampled_from(TEXT.splitlines()))
def test_any_damage_is_a_deck_or_refused(start: int, length: int, patch: str) -> None:
    parse_or_refuse(TEXT[:start] + patch + TEXT[start + length :])


SIDE_TEXTS = st.text(alphabet="NESWX", max_size=4)
VALUES = st.one_of(
    st.integers(-2, 5),
    st.booleans(),
    st.sampled_from(["path", "goal", "gold", "single", "id"]),
    st.lists(SIDE_TEXTS | st.integers(0, 1), max_size=3),
    st.lists(SIDE_TEXTS, max_size=3),
)
KEYS = ("id", "family", "count", "groups", "stubs", "marks", "confidence", "source")


@settings(deadline=None)
@given(st.lists(st.dictionaries(st.sampled_from([*KEYS, "other"]), VALUES, max_size=2), max_size=3))
def test_any_row_is_a_card_or_refused(changes: list[dict[str, object]]) -> None:
    """Rows that are right but for a few values: the reader gets past the first key."""
    lines = ['box = "b"', 'title = "t"', "[totals]"]
    for number, change in enumerate(changes):
        row: dict[str, object] = {"id": f"x{number}", "family": "path", "count": 1, "groups": ["NE"], "stubs": ["S"]}
        row |= {"marks": [], "confidence": "single", "source": "s", **change}
        lines += ["[[card]]", *(f"{key} = {json.dumps(value)}" for key, value in row.items())]
    parse_or_refuse("\n".join(lines))
