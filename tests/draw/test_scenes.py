"""Scenes and the icons of the app."""

import gzip
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings

from tests.draw.faces import SVG, faces, parsed
from undermine.draw import Face
from undermine.draw.app_icon import APP_ICONS
from undermine.draw.dwarfs import DWARFS
from undermine.draw.scenes import SCENES
from undermine.draw.scenes.figures import HANDS, figure
from undermine.draw.scenes.mine import dig_mine, face_of
from undermine.draw.style import painted

LIMITS = {"hero": 40_000, "hero-narrow": 40_000}
PUBLIC = Path(__file__).parents[2] / "web" / "public"


@pytest.mark.parametrize("name", sorted(SCENES))
def test_a_scene_is_a_sound_document_of_its_own(name: str) -> None:
    svg = SCENES[name]()
    root = parsed(svg)
    assert not list(root.iter(f"{SVG}text")) and not list(root.iter(f"{SVG}title"))
    assert not re.search("<(filter|mask|image|foreignObject|script|animate)", svg)
    assert "<style" not in svg and "class=" not in svg, "a page may forbid styles that are not its own"
    assert "var(" not in svg and "currentColor" not in svg, "an image takes no colours from the page"
    assert len(gzip.compress(svg.encode())) <= LIMITS.get(name, 25_000)
    assert svg == SCENES[name](), "a scene always looks the same"


def test_the_scenes_that_pages_ask_for() -> None:
    boxes = {f"box-{box}" for box in ("base", "expansion", "duel", "solo", "cave")}
    assert boxes | {"hero", "hero-narrow", "vein", "wall", "lobby", "offline", "lost"} == set(SCENES)


def test_scenes_in_one_page_share_no_ids() -> None:
    seen: set[str] = set()
    for draw in SCENES.values():
        ids = {e.attrib["id"] for e in ElementTree.fromstring(draw()).iter() if "id" in e.attrib}
        assert not ids & seen
        seen |= ids


def test_a_mine_is_one_shape_so_that_light_does_not_add_up_where_cells_meet() -> None:
    cells = {(0, 0): "EW", (1, 0): "EW", (2, 0): "NW+e"}
    for layer in ("spill0", "rim1", "wall", "floor0"):
        for lit in (True, False):
            look = painted(f'<path class="u-{layer}"/>', lit=lit).removesuffix("/>")
            assert dig_mine(cells, lit=lit).count(look + " ") == 1


@settings(deadline=None, max_examples=30)
@given(faces())
def test_a_cell_is_written_as_its_sides(face: Face) -> None:
    text = "|".join(face.groups) + "+" + "".join(face.stubs).lower()
    assert face_of(text).parts == face.parts


@pytest.mark.parametrize("pose", sorted(HANDS))
def test_every_dwarf_can_take_every_pose(pose: str) -> None:
    drawn = {figure(who, pose) for who in DWARFS}
    assert len(drawn) == len(DWARFS)


@pytest.mark.parametrize("name", sorted(APP_ICONS))
def test_the_icons_in_the_repository_are_there_and_of_their_size(name: str) -> None:
    draw, size = APP_ICONS[name]
    root = parsed(draw())
    assert not list(root.iter(f"{SVG}text"))
    there = (PUBLIC / name).read_bytes()
    if size:
        assert there.startswith(b"\x89PNG") and there[16:24] == size.to_bytes(4, "big") * 2
    else:
        assert there.decode() == draw(), "run web/tools/icons.py"


def test_the_calling_favicon_is_the_other_one_with_a_spot() -> None:
    quiet, calling = APP_ICONS["favicon.svg"][0](), APP_ICONS["favicon-turn.svg"][0]()
    assert calling.startswith(quiet.removesuffix("</svg>\n")) and calling.count("<circle") > quiet.count("<circle")


def test_painted_drawings_look_as_their_classes_say() -> None:
    assert painted('<path class="u-floor0" d="M0 0"/>') == '<path fill="#93561d" d="M0 0"/>'
    assert painted('<path class="u-floor0" d="M0 0"/>', lit=False) == '<path fill="#0c0f14" d="M0 0"/>'
    assert painted('<g class="u-rock0 u-joint"/>').startswith('<g fill="#303846" stroke="#303846" stroke-width=".35"')
