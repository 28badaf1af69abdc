import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len
from rich.text import Text

from tests.draw.faces import BRIDGE, DEAD_END, DOUBLE_CURVE, faces, lit_sets
from tests.draw.test_board import mid_game
from undermine.draw import Face, Laid, Scene
from undermine.draw.art import actions, marks, pieces
from undermine.draw.glyphs import DARK_LINES, LIT_LINES, card_glyphs
from undermine.draw.scene import BACK, Alone
from undermine.draw.terminal import board_text, hand_text
from undermine.features.cave.art.pieces import beast, pawn, web

ARMS = {char: sides for table in (DARK_LINES, LIT_LINES) for sides, char in table.items()}
STEP = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}


def drawn(face: Face, lit: frozenset[str] | None = None, width: int = 7) -> list[str]:
    return ["".join(g.char for g in row) for row in card_glyphs(face, lit, width)]


def reached(rows: list[str], side: str) -> set[str]:
    """The sides of the cell that a walk along the line characters reaches from this side."""
    wide = len(rows[0])
    edge = {"N": (wide // 2, 0), "S": (wide // 2, 2), "W": (0, 1), "E": (wide - 1, 1)}
    start = edge[side]
    if side not in ARMS.get(rows[start[1]][start[0]], ""):
        return set()
    seen, todo, out = {(start, side)}, [(start, side)], {side}
    while todo:
        (x, y), came = todo.pop()
        for go in ARMS.get(rows[y][x], ""):
            if go == came:
                continue
            nx, ny = x + STEP[go][0], y + STEP[go][1]
            if not (0 <= nx < wide and 0 <= ny < 3):
                out.add(go)
            elif BACK[go] in ARMS.get(rows[ny][nx], "") and ((nx, ny), BACK[go]) not in seen:
                seen.add(((nx, ny), BACK[go]))
                todo.append(((nx, ny), BACK[go]))
    return out


@given(faces(), lit_sets(), st.sampled_from((5, 7)))
def test_each_open_side_reaches_the_edge_and_no_other(face: Face, lit: frozenset[str], width: int) -> None:
    rows = drawn(face, lit, width)
    for side in "NESW":
        assert bool(reached(rows, side)) == (side in face.open_sides)


@given(st.sampled_from(("B-NS", "B-NE", "B-NSW", "B-NESW")), st.sampled_from((5, 7)))
def test_arms_of_one_group_join(name: str, width: int) -> None:
    group = name[2:]
    for side in group:
        assert reached(drawn(Face(name, (group,)), None, width), side) == set(group)


@given(faces(), st.sampled_from((5, 7)))
def test_stubs_join_nothing(face: Face, width: int) -> None:
    rows = drawn(face, None, width)
    for side in face.stubs:
        assert reached(rows, side) == {side}


@pytest.mark.parametrize("width", [5, 7])
@pytest.mark.parametrize("face", [DOUBLE_CURVE, Face("D-dcurve", ("NE", "SW"))])
def test_double_curves_pass_each_other(face: Face, width: int) -> None:
    rows = drawn(face, None, width)
    for group in face.groups:
        assert reached(rows, group[0]) == set(group)


def test_a_bridge_goes_over() -> None:
    assert drawn(BRIDGE) == ["░░░┃░░░", "━━╸┃╺━━", "░░░┃░░░"]
    assert drawn(BRIDGE, frozenset("E")) == ["░░░│░░░", "━━╸│╺━━", "░░░│░░░"]
    assert drawn(BRIDGE) != drawn(Face("B-NESW", ("NESW",)))


def test_a_dead_end_has_a_cross_and_gaps() -> None:
    assert drawn(DEAD_END) == ["░░░╹░░░", "░░░✕░╺━", "░░░╻░░░"]
    assert drawn(DEAD_END, frozenset("N"), 5) == ["░░╹░░", "░░✕░╶", "░░╷░░"]


@pytest.mark.parametrize("colour", [True, False])
@pytest.mark.parametrize("width", [None, 120, 40])
def test_all_lines_of_a_board_are_equally_long(colour: bool, width: int | None) -> None:
    text = board_text(mid_game(), colour=colour, width=width)
    lines = text.plain.split("\n")
    assert len({cell_len(ln) for ln in lines}) == 1
    assert len(lines) == 1 + 3 * 5
    assert bool(text.spans) == colour


def test_the_board_fits_itself_to_the_width() -> None:
    wide, narrow = board_text(mid_game()), board_text(mid_game(), width=70)
    assert cell_len(narrow.plain.split("\n")[0]) <= 70 < cell_len(wide.plain.split("\n")[0])


def test_coordinates_stand_where_they_are_typed() -> None:
    scene = Scene((Laid(0, 0, Face("B-start", ("NESW",), (), ("start",)), lit=frozenset("NESW")), Laid(2, -1, None)))
    assert board_text(scene, colour=False).plain.split("\n") == [
        "      0      1      2   ",
        "                 ╔═════╗",
        "-1               ║  ?  ║",
        "                 ╚═════╝",
        "   ░░░┃░░░              ",
        " 0 ━━━H━━━              ",
        "   ░░░┃░░░              ",
    ]


def test_open_cells_notes_and_the_last_move_show_without_colour() -> None:
    laid = (Laid(0, 0, Face("B-EW", ("EW",))), Laid(1, 0, None, note="gold"), Laid(2, 0, None, note="stone"))
    plain = board_text(Scene(laid, open_cells=((3, 0),), last=(0, 0)), colour=False).plain
    for sign in ("┌░░░░░┐", "───────", "(★)", "(●)", "·  +  ·"):
        assert sign in plain
    emptied = board_text(Scene(laid, last=(1, 1)), colour=False).plain
    assert "┌     ┐" in emptied, "a rockfall leaves its corners around an empty cell"


def test_who_stands_on_a_card_stands_near_its_field() -> None:
    laid = (Laid(0, 0, Face("B-start", ("NESW",))), Laid(1, 0, Face("B-EW", ("EW",))))
    crowd = tuple(pawn(0, 0, "c", seat, "blue") for seat in range(4))
    others = (beast(0, 0, "n", "rat"), pawn(0, 0, "w", 4, "yellow"), web(1, 0, "E", 2))
    plain = board_text(Scene(laid, standing=crowd + others), colour=False).plain.split("\n")
    assert plain[1:] == ["  ░░░R░░░░░░░░░░", "0 ─401+──────##─", "  ░░░│░░░░░░░░░░"]


def test_light_is_a_colour_and_a_weight() -> None:
    def styles(lit: str) -> set[str]:
        face = Face("B-EW", ("EW",))
        text: Text = board_text(Scene((Laid(0, 0, face, lit=frozenset(lit)),)))
        return {str(s.style) for s in text.spans}

    assert any("ffc65c" in s for s in styles("EW")) and not any("ffc65c" in s for s in styles(""))


def test_an_unknown_note_is_refused() -> None:
    with pytest.raises(ValueError, match="gold, stone"):
        board_text(Scene((Laid(0, 0, None, note="silver"),)))


def test_every_mark_has_a_sign() -> None:
    for word, mark in marks().items():
        assert cell_len(mark.sign) == (1 if mark.draw else 0), word


def test_every_piece_that_is_drawn_has_a_sign() -> None:
    assert all(cell_len(piece.sign) == 1 for piece in pieces().values() if piece.drawing)
    plain = board_text(Scene((Laid(0, 0, None, piece="party"),), alone=(Alone(1, 0, "collector"),)), colour=False).plain
    assert "♪" in plain and "$" in plain
    unknown = board_text(Scene((Laid(0, 0, None, piece="unicorn"),), alone=(Alone(1, 0, "dwarf"),)), colour=False).plain
    assert "U" in unknown and "D" in unknown and "$" not in unknown, "by how the name begins"


@given(st.lists(st.one_of(faces(), st.sampled_from(sorted(actions()))), max_size=8), st.sampled_from((None, 40, 80)))
def test_any_hand_is_a_block_with_every_name(cards: list[Face | str], width: int | None) -> None:
    lines = hand_text(cards, width=width).plain.split("\n")
    assert len({cell_len(ln) for ln in lines}) == 1
    for card in cards:
        name = card if isinstance(card, str) else card.id
        assert any(name in ln for ln in lines)


def test_a_hand_shows_titles_instead_of_names() -> None:
    plain = hand_text(["map", "B-NE"], titles=["Karte", "Kurve"], colour=False).plain
    assert "Karte" in plain and "Kurve" in plain and "B-NE" not in plain
    with pytest.raises(ValueError, match="as many titles"):
        hand_text(["map"], titles=["a", "b"])


def test_a_card_that_no_feature_draws_has_its_name() -> None:
    lines = hand_text(["mountain-unicorn"], colour=False).plain.split("\n")
    assert "mountai" in lines[2] and "mountain-unicorn" in lines[4]
