import pytest
from hypothesis import given

from tests.draw.faces import faces
from undermine.draw import Face, Laid, Scene, named_face
from undermine.draw.scene import split_mark


@given(faces())
def test_two_half_turns_change_nothing(face: Face) -> None:
    assert face.turned().turned().parts == face.parts


@given(faces())
def test_every_open_side_belongs_to_one_part(face: Face) -> None:
    assert sorted("".join(face.parts)) == sorted(face.open_sides)


def test_marks_turn_with_their_arms() -> None:
    face = Face("D", ("NEW",), ("S",), ("door-green@N", "gold1@ES", "den"))
    assert face.turned().marks == ("door-green@S", "gold1@NW", "den")


@pytest.mark.parametrize(
    ("name", "groups", "stubs", "marks"),
    [
        ("B-NE", ("NE",), (), ()),
        ("B-d-NES", (), ("N", "E", "S"), ()),
        ("D-NS+W", ("NS",), ("W",), ()),
        ("B-start", ("NESW",), (), ("start",)),
        ("B-goal-gold", ("NESW",), (), ("gold",)),
        ("B-goal-stone-NW", ("NW",), (), ("stone",)),
        ("S2-bridge", ("NS", "EW"), (), ()),
    ],
)
def test_names_that_tell_the_shape(
    name: str, groups: tuple[str, ...], stubs: tuple[str, ...], marks: tuple[str, ...]
) -> None:
    assert named_face(name) == Face(name, groups, stubs, marks)


@pytest.mark.parametrize("name", ["map", "rockfall", "digger", "repair-pickaxe+cart", "B-", "B-EN", "gold-1", ""])
def test_other_names_are_no_path_cards(name: str) -> None:
    assert named_face(name) is None


@pytest.mark.parametrize(
    ("groups", "stubs"), [(("NX",), ()), (("NE", "ES"), ()), (("N",), ("N",)), ((), ("NE",)), (("NN",), ())]
)
def test_impossible_faces_are_refused(groups: tuple[str, ...], stubs: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="no side appears twice"):
        Face("bad", groups, stubs)


def test_a_mark_stands_on_an_arm_or_in_the_middle() -> None:
    assert split_mark("troll@W") == ("troll", "W")
    with pytest.raises(ValueError, match="NESW"):
        split_mark("troll@left")


def test_the_used_part_of_the_table() -> None:
    scene = Scene((Laid(0, 0, None), Laid(3, -1, None)), open_cells=((-1, 0),), last=(0, 2))
    assert list(scene.columns()) == [-1, 0, 1, 2, 3]
    assert list(scene.rows()) == [-1, 0, 1, 2]
    assert list(Scene(()).columns()) == [0]
