from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tests.words import action_of
from undermine.core.deal import GOALS, Deal
from undermine.core.engine import legal_actions, open_game, to_act
from undermine.core.frame import SPECTATOR
from undermine.core.place import NAMES, WIDTH
from undermine.core.rules import Rules
from undermine.core.run import Run
from undermine.core.state import NOWHERE
from undermine.draw.position import card_picture, scene_of, tile_face, view_svg
from undermine.draw.scene import Face, Laid, named_face
from undermine.features.cave.art.pieces import beast, pawn, web
from undermine.games import parse_rules
from undermine.views.view import View, views_for

RULES = parse_rules("base x3")


def opened(moves: list[str]) -> tuple[Run, list[View]]:
    """A game whose middle goal is gold, with moves that need no card in hand; what each seat sees of it."""
    deal = Deal({GOALS: [RULES.goal_names.index(f"B-goal-{name}") for name in ("stone-NE", "gold", "stone-NW")]})
    run = open_game(RULES, "3", deal)
    for words in moves:
        card = RULES.code[words.split()[1]]
        _deal_in(run, card)
        action = action_of(RULES, words)
        assert action in legal_actions(run.state, to_act(run.state)), words
        run.apply(action)
    views = views_for(RULES)
    for view in views:
        view.see(run.log)
    return run, views


def _deal_in(run: Run, card: int) -> None:
    """Exchange the first card in hand of the seat on turn for the one wanted, by events that everybody folds."""
    seat = to_act(run.state)
    if not run.state.holds(seat, card):
        run.discard(seat, run.state.hand(seat)[0])
        while run.state.deck[run.state.left - 1] != card:
            deck = [int(code) for code in run.state.deck[: run.state.left]]
            deck.insert(0, deck.pop())
            run.state.deck = vec[i64](deck)
        run.draw(seat)


def laid_at(view: View, x: int, y: int) -> Laid:
    return next(card for card in scene_of(view).laid if (card.x, card.y) == (x, y))


def test_dwarfs_monsters_and_webs_stand_where_everybody_sees_them() -> None:
    rules = parse_rules("cave x3")
    run = open_game(rules, "3")
    south = rules.grid.cell(0, 0) << WIDTH | NAMES.index("s")
    run.stand(1, south)
    run.stand(2, NOWHERE)
    run.stand(rules.figure_names.index("goblin"), south)
    run.post(rules.piece_names.index("web-B"), rules.grid.cell(0, 0), 4 * "NESW".index("E") + 2)
    view = View(rules, SPECTATOR)
    view.see(run.log)
    assert scene_of(view).standing == (
        pawn(0, 0, "c", 0, "blue"),
        pawn(0, 0, "s", 1, "blue"),
        beast(0, 0, "s", "goblin"),
        web(0, 0, "E", 2),
    )


def test_the_start_the_goals_and_the_open_cells() -> None:
    _, views = opened([])
    scene = scene_of(views[0])
    assert [(card.x, card.y) for card in scene.laid] == [(0, 0), (8, -2), (8, 0), (8, 2)]
    assert scene.laid[0].face == named_face("B-start") and scene.laid[0].lit == frozenset("NESW")
    assert all(card.face is None and card.note == "" for card in scene.laid[1:])
    assert scene.open_cells == ((-1, 0), (0, -1), (0, 1), (1, 0))
    assert scene.last is None and not scene.labels


def test_a_turned_card_is_lit_as_it_lies_and_is_the_last() -> None:
    """The curve {N,E} turned joins west to south."""
    _, views = opened(["place B-NE 1,0 turned"])
    card = laid_at(views[1], 1, 0)
    assert card.turned and card.lit == frozenset("SW") and card.face == named_face("B-NE")
    assert scene_of(views[1]).last == (1, 0)
    assert (1, 1) in scene_of(views[1]).open_cells


def test_a_dead_end_is_lit_on_the_side_that_light_reaches() -> None:
    _, views = opened(["place B-d-EW 1,0"])
    card = laid_at(views[0], 1, 0)
    assert card.lit == frozenset("W") and card.face == Face("B-d-EW", (), ("E", "W"))


def test_what_is_cut_off_is_dark() -> None:
    _, views = opened(["place B-EW 1,0", "place B-NESW 2,0", "play rockfall 1,0"])
    assert laid_at(views[2], 2, 0).lit == frozenset()
    assert scene_of(views[2]).last == (2, 0)


def test_a_note_is_for_the_seat_that_looked_only() -> None:
    """BASE-44: the second look is by the second seat on turn."""
    run, views = opened(["play map 8,0", "play map 8,2"])
    first = (to_act(run.state) - 2) % 3
    second = (first + 1) % 3
    notes = {int(view.me): [card.note for card in scene_of(view).laid[1:]] for view in views}
    assert notes.pop(first) == ["", "gold", ""]
    assert notes.pop(second) == ["", "", "stone"]
    assert all(seen == ["", "", ""] for seen in notes.values()) and len(notes) == 2


def test_pictures_of_cards_in_hand() -> None:
    assert card_picture(RULES, RULES.code["B-d-NE"]) == Face("B-d-NE", (), ("N", "E"))
    assert card_picture(RULES, RULES.code["map"]) == "map"


def test_faces_are_those_of_the_rules() -> None:
    """The picture of every tile has exactly its groups, whatever its name says."""
    for number in range(1, len(RULES.tile_names)):
        face = tile_face(RULES, number)
        told = named_face(RULES.tile_names[number])
        assert told is not None
        assert (sorted(face.groups), sorted(face.stubs), face.marks) == (
            sorted(told.groups),
            sorted(told.stubs),
            told.marks,
        )


def test_a_view_shows_itself_as_a_picture() -> None:
    _, views = opened(["place B-NE 1,0 turned"])
    picture = views[0]._repr_svg_()
    assert picture == view_svg(views[0]) and picture.startswith("<svg") and '-label"' in picture


def test_rules_that_are_another_object_draw_the_same() -> None:
    other: Rules = parse_rules("base:de x4")
    assert tile_face(other, other.tile_names.index("B-NES")) == named_face("B-NES")
