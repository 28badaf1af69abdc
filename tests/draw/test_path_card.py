import re

import pytest
from hypothesis import given, settings

from tests.draw.faces import BRIDGE, DEAD_END, DOUBLE_CURVE, faces, light, lit_sets, parsed
from undermine.draw import Face, card_svg, path_card
from undermine.draw.art import marks
from undermine.draw.centreline import arm, group_lines
from undermine.draw.geometry import EDGE, HALF_WIDTH, chance
from undermine.draw.marks import is_drawn
from undermine.draw.scene import split_mark
from undermine.games.deck import boxes, load


@settings(deadline=None, max_examples=60)
@given(faces(), lit_sets())
def test_any_face_is_a_sound_drawing_and_each_part_has_its_own_light(face: Face, lit: frozenset[str]) -> None:
    assert light(card_svg(face, lit=lit)) == {part: {"lit"} if lit & set(part) else {"dark"} for part in face.parts}


@settings(deadline=None, max_examples=40)
@given(faces(), lit_sets())
def test_a_turned_card_is_drawn_from_its_turned_sides(face: Face, lit: frozenset[str]) -> None:
    assert path_card(face, turned=True, lit=lit) == path_card(face.turned(), lit=lit)
    assert "rotate" not in path_card(face, turned=True)


@pytest.mark.parametrize(
    ("face", "lit", "bright", "black"),
    [
        (BRIDGE, "N", {"NS"}, {"EW"}),
        (BRIDGE, "W", {"EW"}, {"NS"}),
        (DOUBLE_CURVE, "E", {"ES"}, {"NW"}),
        (DEAD_END, "E", {"E"}, {"N", "S"}),
        (Face("mix", ("NSW",), ("E",)), "E", {"E"}, {"NSW"}),
    ],
)
def test_half_lit_cards(face: Face, lit: str, bright: set[str], black: set[str]) -> None:
    seen = light(card_svg(face, lit=frozenset(lit)))
    assert {part for part, kinds in seen.items() if kinds == {"lit"}} == bright
    assert {part for part, kinds in seen.items() if kinds == {"dark"}} == black


def test_the_planks_of_a_bridge_share_the_light_of_north_and_south() -> None:
    drawn = path_card(BRIDGE, lit=frozenset("E"))
    around = re.findall(r'<g class="(\w+)" data-sides="(\w+)"><path class="u-shadow"', drawn)
    assert around == [("dark", "NS")]


def test_without_a_word_on_light_the_surroundings_decide() -> None:
    assert light(card_svg(BRIDGE)) == {"NS": {""}, "EW": {""}}


def test_light_changes_no_shape() -> None:
    def shapes(drawn: str) -> list[str]:
        return sorted(re.findall(r' d="([^"]+)"', drawn))

    assert shapes(path_card(BRIDGE, lit=frozenset("N"))) == shapes(path_card(BRIDGE, lit=frozenset("E")))


def test_rock_is_dimmed_only_where_no_light_comes() -> None:
    assert "u-night" in path_card(DEAD_END, lit=frozenset("W"))
    assert "u-night" not in path_card(DEAD_END, lit=frozenset("N"))


def test_the_same_card_always_looks_the_same() -> None:
    assert path_card(DEAD_END) == path_card(DEAD_END)
    assert path_card(DEAD_END) != path_card(Face("other", (), DEAD_END.stubs))


@pytest.mark.parametrize("group", ["NS", "EW", "NE", "SW", "NESW"])
def test_tunnels_cross_the_edge_exactly_so_that_neighbours_join(group: str) -> None:
    r = chance(group)
    lines = [*group_lines(group, r, 0.74), *(arm(s, 30, r) for s in group)]
    crossings = {p for ln in lines for p in ln.ribbon(HALF_WIDTH, r, 2.4)}
    for side in group:
        x, y = EDGE[side]
        along = (HALF_WIDTH, 0) if side in "NS" else (0, HALF_WIDTH)
        for sign in (-1, 1):
            wanted = (x + sign * along[0], y + sign * along[1])
            assert min(abs(px - wanted[0]) + abs(py - wanted[1]) for px, py in crossings) < 1e-6


@pytest.mark.parametrize("word", sorted(word for word in marks() if is_drawn(word)))
@pytest.mark.parametrize("place", ["", "@N", "@EW"])
def test_every_mark_can_be_drawn(word: str, place: str) -> None:
    plain = card_svg(Face("X", ("NESW",)))
    drawn = card_svg(Face("X", ("NESW",), (), (word + place,)))
    parsed(drawn)
    assert len(drawn) > len(plain)


def test_marks_that_differ_in_meaning_differ_in_shape() -> None:
    def outlines(word: str) -> str:
        return re.sub(r'class="[^"]*"', "", path_card(Face("X", ("NS",), (), (word,))))

    assert outlines("door-blue") != outlines("door-green")
    assert outlines("ladder-blue") != outlines("ladder-green")


def test_words_that_the_shape_shows_by_itself() -> None:
    assert not is_drawn("bridge") and not is_drawn("gold0") and is_drawn("gold1")
    assert path_card(Face("X", (), ("N", "S"), ("gold0",))) == path_card(Face("X", (), ("N", "S")))


def test_a_mark_that_no_feature_draws_has_its_name() -> None:
    assert ">unicorn</text>" in path_card(Face("X", ("NS",), (), ("unicorn",)))


def test_every_mark_of_our_decks_is_drawn() -> None:
    """A word that is mistyped would be drawn plainly and might be overlooked."""
    told = {split_mark(mark)[0] for name in boxes() for row in load(name).cards for mark in row.marks}
    assert told <= set(marks()) and len(told) > 20
