import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.draw.faces import BRIDGE, SVG, faces, lit_sets, parsed
from undermine.draw import Face, Laid, Scene, board_svg, named_face
from undermine.draw.geometry import WIDTH
from undermine.draw.scene import Placed, Stand
from undermine.features.cave.art.pieces import beast, pawn, web

SHAPES = (
    *("start", "EW", "NESW", "EW", "ESW", "NW", "NES", "ES", "EW", "d-NW", "ES", "d-W", "NS", "NW", "NE", "NES"),
    *("NE", "ESW", "SW", "NE", "goal-stone-NW", "NS", "NEW", "d-NESW", "NSW"),
)


def mid_game() -> Scene:
    laid = [
        Laid(i % 8, i // 8, named_face(f"B-{shape}"), turned=i % 3 == 0, lit=frozenset("NE" if i % 4 else ""))
        for i, shape in enumerate(SHAPES)
    ]
    laid += [Laid(9, -1, None), Laid(9, 1, None, note="gold", caption="only <you>"), Laid(9, 3, None, note="stone")]
    return Scene(tuple(laid), open_cells=((8, 0), (-1, 0)), last=(1, 0), labels=True)


def test_a_game_in_the_middle_is_sound_and_not_too_large() -> None:
    svg = board_svg(mid_game(), label="Round 2")
    root = parsed(svg)
    assert len(svg) < 700_000
    texts = [e.text for e in root.iter(f"{SVG}text")]
    assert "only <you>" in texts and "-1" in texts and "9" in texts
    assert len([e for e in root.iter(f"{SVG}use") if e.attrib.get("width") == "101"]) == len(SHAPES) + 3


def test_equal_cards_in_equal_light_are_drawn_once() -> None:
    face = named_face("B-EW")
    one = board_svg(Scene((Laid(0, 0, face),)))
    many = board_svg(Scene(tuple(Laid(x, 0, face, turned=x % 2 == 1) for x in range(20))))
    assert len(many) < len(one) + 4_000


def test_every_card_overlaps_its_cell_by_one_unit() -> None:
    pattern = r'translate\((-?\d+) (-?\d+)\)" clip-path="url\(#\w+-cell\)"><use href="#[^"]+" width="(\d+)"'
    uses = re.findall(pattern, board_svg(mid_game()))
    assert ("0", "0", "101") in uses and {w for _, _, w in uses} == {"101"}
    assert {(int(x) / 100, int(y) / 140) for x, y, _ in uses} == {(c.x, c.y) for c in mid_game().laid}


def test_signs_appear_only_when_asked_for() -> None:
    bare = board_svg(Scene((Laid(0, 0, BRIDGE),)))
    for sign in ("open", "last", "label", "slip"):
        assert not re.search(rf'class="\w+-{sign}"', bare)
        assert re.search(rf'class="\w+-{sign}"', board_svg(mid_game()))


def test_an_unknown_note_names_the_known_ones() -> None:
    with pytest.raises(ValueError, match="gold, stone"):
        board_svg(Scene((Laid(0, 0, None, note="silver"),)))


def test_an_empty_table_is_a_table() -> None:
    parsed(board_svg(Scene(())))


@settings(deadline=None, max_examples=15)
@given(st.lists(st.tuples(st.integers(-9, 9), st.integers(-9, 9), faces(), st.booleans(), lit_sets()), max_size=6))
def test_any_table_is_sound(cards: list[tuple[int, int, Face, bool, frozenset[str]]]) -> None:
    laid = tuple(Laid(x, y, face, turned=turned, lit=lit) for x, y, face, turned, lit in cards)
    svg = board_svg(Scene(laid, labels=True))
    parsed(svg)
    assert svg == board_svg(Scene(laid, labels=True))


def test_pieces_are_drawn_where_they_stand() -> None:
    """What no feature draws bears its name, and is not taken for something else."""
    collector, unknown = (board_svg(Scene((), placed=(Placed(2, 1, name),))) for name in ("collector", "unicorn"))
    assert ">unicorn</text>" in unknown and ">unicorn</text>" not in collector
    assert "translate(200 140)" in unknown
    chest = board_svg(Scene((Laid(0, 0, None, piece="chest"),)))
    assert chest != board_svg(Scene((Laid(0, 0, None),))) != collector


def test_figures_and_webs_are_drawn_on_their_card() -> None:
    face = Face("DC-NS", ("NS",), (), (), (Stand("n", 50, 40), Stand("s", 50, 100)))
    standing = (
        pawn(1, 0, "n", 0, "blue"),
        pawn(1, 0, "n", 1, "yellow"),
        web(1, 0, "S", 2),
        beast(1, 0, "s", "goblin"),
    )
    svg = board_svg(Scene((Laid(1, 0, face),), standing=standing))
    bare = board_svg(Scene((Laid(1, 0, face),)))
    pattern = r"translate\(([\d.]+) [\d.]+\) scale\(0\.(?:46|5)\)"
    places = re.findall(pattern, svg)
    assert len(places) == len(standing) and not re.findall(pattern, bare)
    across = [float(x) for x in places]
    assert across[0] != across[1], "two on one field stand beside each other"
    assert all(WIDTH < x < 2 * WIDTH for x in across)
    assert parsed(svg) is not None
