"""The two sprites of a page, together and apart."""

import gzip
import json
import re
from itertools import chain
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings

from tests.draw.faces import BRIDGE, DEAD_END, DOUBLE_CURVE, SVG, faces
from tests.text.test_locales import all_rules
from undermine.draw import Face, path_card
from undermine.draw.action_card import action_name
from undermine.draw.art import actions, pieces, roles
from undermine.draw.common_sprite import FACES, common_sprite, framed_icons
from undermine.draw.game_sprite import GameArt, LyingArt, card_art, game_sprite, sprite_of, tile_art
from undermine.draw.position import tile_face
from undermine.draw.rock import FRAME
from undermine.draw.scene import ordered
from undermine.games import parse_rules

RULES = parse_rules("base x10")
LATER = (
    BRIDGE,
    DOUBLE_CURVE,
    Face("S2-lad-S", ("S",), (), ("ladder",)),
    Face("S2-blue-NS", ("NS",), (), ("door-blue",)),
    Face("S2-cr-EW+S", ("EW",), ("S",), ("crystal",)),
    Face("D-troll-NEW", ("NEW",), (), ("troll@E",)),
    Face("D-gold-EW+S", ("EW",), ("S",), ("gold1@S",)),
    Face("D-dcurve-gold", ("NW", "ES"), (), ("gold1@ES",)),
    Face("II-vein-NEW", ("NEW",), (), ("vein",)),
)


def ids(text: str) -> list[str]:
    return [e.attrib["id"] for e in ElementTree.fromstring(text).iter() if "id" in e.attrib]


def references(text: str) -> set[str]:
    return set(re.findall(r'(?:href="#|url\(#)([^")]+)', text))


def packed(text: str) -> int:
    return len(gzip.compress(text.encode()))


def drawings(text: str) -> dict[str, str]:
    """Id -> what is inside the group or symbol of that id."""
    return {m[2]: m[3] for m in re.finditer(r'<(g|symbol) id="([^"]+)"[^>]*>(.*?)</\1>(?=<(?:g|symbol) id|</)', text)}


def shapes(drawing: str) -> list[str]:
    """Every shape in the order of drawing, with what it looks like."""
    return re.findall(r"<(?:path|circle|rect|use)[^>]*>", drawing)


def test_the_four_cards_of_the_clans_look_unlike() -> None:
    """A loyal dwarf is drawn as his clan, and two saboteurs differ by the sign of theirs."""
    sprite = ElementTree.fromstring(game_sprite(parse_rules("cave x4")))
    named = [each for each in sprite.iter() if "id" in each.attrib]
    drawn = {each.attrib["id"]: b"".join(map(ElementTree.tostring, each)) for each in named}
    cards = ("blue-loyal", "yellow-loyal", "blue-saboteur", "yellow-saboteur")
    for sheet in ("role", "um-before"):
        assert len({drawn[f"{sheet}-{card}"] for card in cards}) == 4


@pytest.mark.parametrize("text", [common_sprite(), game_sprite(RULES), sprite_of(LATER, actions(), roles(), (1, 2, 3))])
def test_a_sprite_is_sound_and_without_words(text: str) -> None:
    root = ElementTree.fromstring(text)
    assert not list(root.iter(f"{SVG}text"))
    assert "style=" not in text, "a page may forbid styles in attributes"
    assert not re.search("<(filter|mask|image|foreignObject|script)", text)
    used = {c for names in re.findall(r'class="([^"]+)"', text) for c in names.split()}
    assert used <= set(re.findall(r"\.(u-[a-z0-9-]+)", text)), "every class has a rule in the same sprite"


@pytest.mark.parametrize("game", [game_sprite(RULES), sprite_of(LATER, actions(), roles(), (1, 2, 3))])
def test_two_sprites_in_a_page_share_no_id_and_find_all_they_need(game: str) -> None:
    there = [*ids(common_sprite()), *ids(game)]
    assert len(there) == len(set(there))
    assert references(common_sprite()) | references(game) <= set(there)
    assert references(common_sprite()) <= set(ids(common_sprite()))


def test_all_that_the_art_names_is_there() -> None:
    art = card_art(RULES)
    there = {*ids(common_sprite()), *ids(game_sprite(RULES))}
    assert json.loads(json.dumps(art)) == art
    lying = [tile[way] for tile in art["tiles"].values() for way in ("upright", "turned")]
    named = {
        *(card["symbol"] for card in art["cards"].values()),
        *(lies["symbol"] for lies in lying),
        *(layer["id"] for lies in lying for layer in lies["layers"]),
        *chain.from_iterable([role["symbol"], role["icon"], *role["faces"]] for role in art["roles"].values()),
        *art["gold"].values(),
        *art["backs"].values(),
    }
    assert named <= there
    assert set(art["cards"]) == set(RULES.names[1:]) and set(art["tiles"]) == set(RULES.tile_names[1:])
    assert set(art["roles"]) == {"digger", "saboteur"} and set(art["gold"]) == {"1", "2", "3"}


def test_pieces_are_drawn_for_the_tables_that_have_them_and_for_no_other() -> None:
    """What a base table has to load does not grow with the boxes beside it."""
    rules = parse_rules("base+toll+costume+party+chests[bothSites=true] x5")
    art = card_art(rules)
    assert set(art["pieces"]) == {"collector", "costume", "party", "chest", "chest-open"}
    assert set(art["pieces"].values()) <= set(ids(game_sprite(rules)))
    assert references(game_sprite(rules)) <= {*ids(common_sprite()), *ids(game_sprite(rules))}
    assert not card_art(RULES)["pieces"] and "piece-" not in game_sprite(RULES)


def test_the_art_tells_paths_from_actions() -> None:
    cards = card_art(RULES)["cards"]
    assert {name for name, card in cards.items() if card["kind"] == "path"} == {n for n in cards if n.startswith("B-")}
    assert cards["B-NE"] == {"kind": "path", "symbol": "path-B-NE", "family": ""}
    assert cards["map"] == {"kind": "action", "symbol": "action-map", "family": "look"}


def test_the_parts_are_those_of_the_card_as_it_lies() -> None:
    tile = card_art(RULES)["tiles"]["B-d-NE"]
    assert tile["turns"] and tile["upright"]["parts"] == ["N", "E"] and tile["turned"]["parts"] == ["S", "W"]
    same = card_art(RULES)["tiles"]["B-NESW"]
    assert not same["turns"] and same["turned"] == same["upright"]


def stacked(art: LyingArt, sprite: str) -> list[str]:
    """The shapes of a card as a page stacks them."""
    there = drawings(sprite)
    return [piece for layer in art["layers"] for piece in shapes(there[layer["id"]])]


def whole(face: Face) -> list[str]:
    """The shapes of the card drawn in one, with the paints called as in a page."""
    drawing = re.sub(r"url\(#", "url(#um-", path_card(face))
    return [s for s in shapes(drawing) if "#rock-" not in s]


@settings(deadline=None, max_examples=40)
@given(faces())
def test_parts_laid_on_each_other_are_the_whole_card(face: Face) -> None:
    sprite = sprite_of([face], (), (), ())
    turned = face.turned() if tile_art(face)["turns"] else face
    for art, lies in ((tile_art(face)["upright"], face), (tile_art(face)["turned"], turned)):
        assert art["layers"][0]["id"].startswith("um-rock-")
        rock = shapes(drawings(sprite)[art["layers"][0]["id"]])
        frame = len(shapes(FRAME))
        assert rock[-frame:] + stacked(art, sprite)[len(rock) :] == whole(lies)
        assert [f'<use href="#{layer["id"]}"/>' for layer in art["layers"]] == shapes(drawings(sprite)[art["symbol"]])


@settings(deadline=None, max_examples=40)
@given(faces())
def test_every_part_has_layers_of_its_own(face: Face) -> None:
    for art in (tile_art(face)["upright"], tile_art(face)["turned"]):
        assert {layer["part"] for layer in art["layers"]} - {-1} == set(range(len(art["parts"])))
        assert art["layers"][0]["part"] == -1
        sides = ordered("".join(art["parts"]))
        assert sides in (face.open_sides, face.turned().open_sides)


def test_light_spilled_on_rock_lies_below_every_floor_and_planks_above() -> None:
    names = [layer["id"] for layer in tile_art(BRIDGE)["upright"]["layers"]]
    kinds = ["spill" if "-spill" in n else "above" if "-above" in n else "body" for n in names[1:]]
    assert kinds == ["spill", "spill", "body", "body", "above"]
    planks = tile_art(BRIDGE)["upright"]["layers"][-1]
    assert tile_art(BRIDGE)["upright"]["parts"][planks["part"]] == "NS"


def test_light_is_chosen_by_a_class_and_changes_no_shape() -> None:
    text = game_sprite(RULES)
    for name in ("lit", "dark"):
        assert re.search(rf"\.{name}\{{[^}}]*--t-f2:#[0-9a-f]+", text)
    assert "var(--t-f2," in text and 'class="dark"' not in text and 'class="lit"' not in text


def test_cards_that_are_hewn_alike_share_their_layers() -> None:
    one = sprite_of([DEAD_END], (), (), ())
    many = sprite_of([DEAD_END, *(Face(f"X-{i}", (), DEAD_END.stubs) for i in range(6))], (), (), ())
    assert packed(many) < packed(one) + 3_000


def test_sizes_for_the_first_view_of_a_table() -> None:
    """The sprite of the base game at most 90 kB packed, and far less together with the common one."""
    assert packed(game_sprite(RULES)) <= 45_000
    assert packed(common_sprite()) <= 15_000
    assert packed(json.dumps(card_art(RULES))) <= 3_000


def test_sprites_do_not_change_from_run_to_run() -> None:
    game_sprite.cache_clear()
    common_sprite.cache_clear()
    first = game_sprite(RULES), common_sprite()
    game_sprite.cache_clear()
    common_sprite.cache_clear()
    assert (game_sprite(RULES), common_sprite()) == first


def test_icons_and_faces_have_the_ids_that_are_told() -> None:
    there = set(ids(common_sprite()))
    assert {f"icon-{name}" for name in framed_icons()} | {f"dwarf-{i}" for i in range(FACES)} <= there
    assert FACES == 24
    wanted = "nugget bot away clock crown eye hint turn map menu log speech sound mute settings pause play fit zoom-in"
    wanted += " zoom-out qr share copy trophy check cross question offline role-digger role-saboteur broken-pickaxe"
    assert set(wanted.split()) <= set(framed_icons())


def test_signs_take_the_colour_of_the_text() -> None:
    clock = drawings(common_sprite())["icon-clock"]
    assert set(re.findall(r'class="([^"]+)"', clock)) == {"u-sign"}
    assert ".u-sign{fill:currentColor}" in common_sprite()


def test_a_card_of_a_later_step_shows_its_action() -> None:
    text = sprite_of((), ("II-rockfall", "rockfall"), (), ())
    assert drawings(text)["action-II-rockfall"] == drawings(text)["action-rockfall"]


def test_what_no_feature_draws_has_its_name() -> None:
    text = sprite_of((), ("dance",), ("king",), (), ("unicorn",))
    drawn = drawings(text)
    assert ">dance</text>" in drawn["action-dance"] and ">unicorn</text>" in drawn["piece-unicorn"]
    assert {"role-king", "role-king-0"} <= set(drawn), "somebody, and the page says who"
    assert "style=" not in text, "a page may forbid styles in attributes"


def test_everything_in_our_boxes_is_drawn_by_a_feature() -> None:
    for rules in all_rules():
        named = {action_name(name) for code, name in enumerate(rules.names) if code and not rules.tile[code]}
        assert named <= set(actions()), rules.text
        assert set(rules.role_names[1:]) <= set(roles()), rules.text
        assert set(rules.piece_names[1:]) <= set(pieces()), rules.text


def test_marks_come_from_the_rows_of_the_deck() -> None:
    assert tile_face(RULES, RULES.tile_names.index("B-start")).marks == ("start",)
    art: GameArt = card_art(RULES)
    assert any(layer["id"].startswith("um-marks-") for layer in art["tiles"]["B-start"]["upright"]["layers"])
