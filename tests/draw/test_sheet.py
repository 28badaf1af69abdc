import re
from itertools import combinations
from random import Random

import pytest

from tests.draw.faces import BRIDGE, SVG, parsed
from undermine.draw import Face, Picture, card_svg, hand_svg, sprite, style, symbol_of
from undermine.draw.art import actions, marks, roles
from undermine.draw.dwarfs import DWARFS, PEOPLE
from undermine.draw.icons import breakable, icons
from undermine.features.duel.art import TOKENS
from undermine.talk.character import CHARACTERS, PEOPLE_FACES

ROLES = ("digger", "saboteur", "greedy", "blue", "green", "yellow", "boss", "profiteer", "geologist")
PATHS = [
    *(f"B-{sides}" for sides in ("NS", "EW", "NE", "NW", "NES", "NEW", "NESW")),
    *(f"B-d-{sides}" for sides in ("N", "E", "NS", "EW", "NE", "NW", "NES", "NEW", "NESW")),
    *("B-start", "B-goal-gold", "B-goal-stone-NE", "B-goal-stone-NW"),
]
ACTIONS = [
    *("sabotage-pickaxe", "sabotage-lantern", "sabotage-cart", "repair-pickaxe", "repair-lantern", "repair-cart"),
    *("repair-pickaxe+lantern", "repair-pickaxe+cart", "repair-lantern+cart", "rockfall", "map"),
    *("theft", "hands-off", "prison", "release", "inspection", "swap-hats", "swap-hands", "key", "veto"),
    *("swap-goals", "treasury", "direction", "craftsman", "tracker", "detour", "greedy"),
    *("secret", "boots", "axe", "web", "hand-swap", "rat", "crawler", "goblin"),
]
OTHERS = [
    *roles(),
    *(f"role-{role}-{i % 12}" for i, role in enumerate(roles())),
    *("gold-1", "gold-2", "gold-3", "back-card", "back-goal", "back-role", "back-gold", "action-greedy"),
    *(f"dwarf-{i}" for i in range(24)),
    *(f"icon-{i}" for i in icons()),
    *(f"icon-broken-{t}" for t in breakable()),
    "icon-nugget",
]


@pytest.mark.parametrize("name", [*PATHS, *ACTIONS, *OTHERS])
def test_every_name_is_a_sound_small_document_without_words(name: str) -> None:
    svg = card_svg(name)
    root = parsed(svg)
    assert not list(root.iter(f"{SVG}text"))
    assert "var(" not in svg, "a file on its own holds plain colours"
    assert len(svg) < 40_000


def test_the_list_of_actions_is_complete() -> None:
    assert sorted(actions()) == sorted(ACTIONS)


@pytest.mark.parametrize(
    "name", ["", "B-XY", "sabotage-ladder", "repair-cart+pickaxe", "role-king", "gold-x", "back-x"]
)
def test_an_unknown_name_says_what_would_be_right(name: str) -> None:
    with pytest.raises(ValueError, match=r"B-d-NES.*repair-pickaxe\+lantern.*digger.*back-goal"):
        card_svg(name)


@pytest.mark.parametrize(
    ("name", "right"), [("gold-4", "1, 2 or 3"), ("dwarf-24", "0 to 23"), ("role-boss-99", "0 to 23")]
)
def test_a_number_out_of_range_says_the_range(name: str, right: str) -> None:
    with pytest.raises(ValueError, match=right):
        card_svg(name)


def test_titles_are_escaped_and_stay_words() -> None:
    title = '</text><script id="x"/> & url(#pool)'
    root = parsed(card_svg("map", title=title))
    assert [e.text for e in root.iter(f"{SVG}text")] == [title]


def test_two_documents_in_one_page_share_no_ids_and_no_classes() -> None:
    one, two = card_svg("B-NE"), card_svg(BRIDGE, lit=frozenset("N"))
    for pattern in (r' id="([^"]+)"', r'class="([^"]+)"'):
        assert not (set(re.findall(pattern, one)) & set(re.findall(pattern, two)) - {"lit", "dark"})


def test_the_caller_may_choose_the_prefix() -> None:
    assert 'id="mine-rock-' in card_svg("B-NE", prefix="mine-")


def test_every_class_has_a_rule() -> None:
    everything = sprite([*PATHS, *ACTIONS, *OTHERS, BRIDGE])
    used = {c for names in re.findall(r'class="([^"]+)"', everything) for c in names.split()}
    known = set(re.findall(r"\.(u-[a-z0-9-]+)", style()))
    assert used <= known


def test_dark_rules_come_with_both_kinds_of_style() -> None:
    assert ".dark{--" in style() and "var(--t-f0,#93561d)" in style()
    assert "g.dark .u-floor0{fill:#0c0f14}" in style(concrete=True)


def test_a_sprite_holds_each_symbol_once_and_all_it_needs() -> None:
    text = sprite(["B-NE", "B-NE", "map", BRIDGE, Picture(BRIDGE, lit=frozenset("N"))])
    parsed(text)
    names = [i for i in re.findall(r'<symbol id="([^"]+)"', text) if not i.startswith("rock")]
    assert names == ["path-B-NE", "action-map", "path-S2-bridge", "path-S2-bridge-lit-NS"]


def test_a_turned_card_that_lies_alike_is_the_same_symbol() -> None:
    assert symbol_of(Picture("B-NESW", turned=True)) == symbol_of("B-NESW")
    assert symbol_of(Picture("B-NE", turned=True)).id == "path-B-NE-turned"


def test_a_hand_is_a_row() -> None:
    svg = hand_svg(["B-NE", Face("S2-lad", ("S",), (), ("ladder",)), "map", "map"], titles=["", "", "Map", "Map"])
    root = parsed(svg)
    assert len([e for e in root.iter(f"{SVG}use") if "width" in e.attrib and "rock" not in str(e.attrib)]) == 4
    assert len(list(root.iter(f"{SVG}text"))) == 1, "equal cards share one drawing"
    with pytest.raises(ValueError, match="as many titles"):
        hand_svg(["map"], titles=["a", "b"])
    parsed(hand_svg([]))


def test_no_two_dwarfs_share_a_hat_or_a_beard() -> None:
    """Nobody shares a hat; beards and marks tell apart people on the one hand, characters on the other."""
    assert len(DWARFS) == PEOPLE + len(CHARACTERS) and PEOPLE == PEOPLE_FACES
    assert all(a.hat != b.hat for a, b in combinations(DWARFS, 2))
    for dozen in (DWARFS[:PEOPLE], DWARFS[PEOPLE:]):
        assert all(a.beard != b.beard for a, b in combinations(dozen, 2))
    assert len({who.mark for who in DWARFS[PEOPLE:]}) == len(CHARACTERS)


def test_roles_differ_by_more_than_colour() -> None:
    def shapes(role: str) -> list[str]:
        return re.findall(r' d="([^"]+)"', symbol_of(f"role-{role}-3").body)

    for a, b in combinations(ROLES, 2):
        assert shapes(a) != shapes(b)


def _drawn(word: str) -> str:
    draw = marks()[word].draw
    assert draw
    return draw(Random(0), 50, 70)


@pytest.mark.parametrize("thing", ["door", "ladder", "start", "token"])
def test_the_two_colours_differ_without_colour(thing: str) -> None:
    """In grey: everything is drawn alike, and blue still has shapes that green has not, and the other way round."""
    drawings = [
        TOKENS[f"token-{colour}"] if thing == "token" else _drawn(f"{thing}-{colour}") for colour in ("blue", "green")
    ]
    blue, green = (
        {re.sub(' class="[^"]+"| fill="[^"]+"', "", each) for each in re.findall("<[^/][^>]+>", drawing)}
        for drawing in drawings
    )
    assert blue - green and green - blue
