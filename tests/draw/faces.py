"""Random faces and the few questions all tests of drawings ask."""

import re
from xml.etree import ElementTree

from hypothesis import strategies as st

from undermine.draw import Face
from undermine.draw.scene import SIDES

SVG = "{http://www.w3.org/2000/svg}"

BRIDGE = Face("S2-bridge", ("NS", "EW"))
DOUBLE_CURVE = Face("S2-dcurve", ("NW", "ES"))
DEAD_END = Face("B-d-NES", (), ("N", "E", "S"))


@st.composite
def faces(draw: st.DrawFn) -> Face:
    """Any way to deal the four sides to groups, stubs and rock."""
    groups: dict[int, str] = {}
    stubs: list[str] = []
    for side in SIDES:
        fate = draw(st.sampled_from(("rock", "stub", 0, 1)))
        if fate == "stub":
            stubs.append(side)
        elif isinstance(fate, int):
            groups[fate] = groups.get(fate, "") + side
    return Face(f"X-{draw(st.integers(0, 99))}", tuple(groups.values()), tuple(stubs))


def lit_sets() -> st.SearchStrategy[frozenset[str]]:
    return st.frozensets(st.sampled_from(SIDES))


def parsed(svg: str) -> ElementTree.Element:
    """The document, after checking that its ids are unique and that every reference finds one."""
    root = ElementTree.fromstring(svg)
    ids = [e.attrib["id"] for e in root.iter() if "id" in e.attrib]
    assert len(ids) == len(set(ids)), "an id appears twice"
    wanted = {e.attrib["href"].removeprefix("#") for e in root.iter() if "href" in e.attrib}
    wanted |= {m[1] for e in root.iter() for v in e.attrib.values() if (m := re.fullmatch(r"url\(#(.+)\)", v))}
    assert wanted <= set(ids), f"missing: {wanted - set(ids)}"
    return root


def light(svg: str) -> dict[str, set[str]]:
    """Part of the card -> the classes of its elements."""
    out: dict[str, set[str]] = {}
    for e in parsed(svg).iter(f"{SVG}g"):
        if "data-sides" in e.attrib:
            out.setdefault(e.attrib["data-sides"], set()).add(e.attrib.get("class", ""))
    return out
