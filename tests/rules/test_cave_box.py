"""What is in the box of the Dark Cave, and how a game is set up."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.cave import cave, cave_rules
from tests.changes import moves, place_of
from undermine.core.engine import open_game
from undermine.core.event import NOTED
from undermine.core.place import FIELD, NAMES
from undermine.core.zone import AWAY, DECK, LIMBO, ROLE
from undermine.features.cave.deck import shape_of
from undermine.features.cave.rules.fields import BRIDGE, DEN, EXIT, LADDER, MARKS, TUNNEL, VEIN
from undermine.features.cave.rules.ways import board_of
from undermine.games import RulesError, parse_rules
from undermine.games.cave import OPTIONS
from undermine.games.deck import check, load, parse
from undermine.views.project import project

BOX = load("cave")
PILES = ("I", "II", "III")


def count(family: str, pile: str = "", mark: str = "") -> int:
    return sum(
        row.count for row in BOX.rows(family) if (not pile or row.pile == pile) and (not mark or mark in row.marks)
    )


def test_paths_and_actions_by_pile() -> None:
    """CAVE-1, CAVE-2, CAVE-4, CAVE-6, CAVE-D5: 19, 17, 14 path cards and 10, 10, 12 action cards."""
    assert [count("path", pile) for pile in PILES] == [19, 17, 14]
    assert [count("action", pile) for pile in PILES] == [10, 10, 12]
    assert [count("path", pile) + count("action", pile) for pile in PILES] == [29, 27, 26]
    dwarf_cards, overviews = 8, 5
    assert sum(row.count for row in BOX.cards) + dwarf_cards + overviews == 110


def test_other_cards() -> None:
    """CAVE-3, CAVE-8: a start, four goals, ten clan cards, of each clan three loyal and two saboteurs."""
    assert (count("start"), count("goal"), count("dwarf")) == (1, 4, 10)
    assert {row.id: row.count for row in BOX.rows("dwarf")} == {
        "blue-loyal": 3, "blue-saboteur": 2, "yellow-loyal": 3, "yellow-saboteur": 2,
    }  # fmt: skip


def test_special_cards() -> None:
    """CAVE-9..16: the totals that are printed, and the rest."""
    assert [count("path", mark=mark) for mark in ("den", "ladder", "bridge", "tunnel", "vein")] == [9, 4, 4, 5, 2]
    assert count("start", mark="ladder") == 1
    assert sorted(row.marks for row in BOX.rows("goal")) == [("den",), ("exit",), ("ladder",), ("vein",)]
    assert sum(row.count for row in BOX.rows("path") if not row.marks) == 26


def test_action_cards() -> None:
    """CAVE-17: nine kinds."""
    kinds = Counter[str]()
    for row in BOX.rows("action"):
        kinds[row.id.partition("-")[2]] += row.count
    assert kinds == {
        "secret": 5, "rockfall": 3, "hand-swap": 2, "web": 3, "boots": 3, "axe": 3, "rat": 5, "crawler": 4, "goblin": 4,
    }  # fmt: skip


def test_the_engine_deals_the_box() -> None:
    """CAVE-1, CAVE-2, CAVE-9..13: what is shuffled is what the deck file says."""
    rules = parse_rules("cave x5")
    names = Counter(rules.names[card] for card in rules.cards)
    assert names == {row.id: row.count for row in (*BOX.rows("path"), *BOX.rows("action"))}


def test_figures_and_tokens() -> None:
    """CAVE-5, CAVE-18: a figure per player, three monsters, three webs that belong to one card each."""
    rules, board = cave_rules(8)
    assert rules.figure_names == [*(f"dwarf-{seat}" for seat in range(8)), "rat", "crawler", "goblin"]
    assert [name for name in rules.piece_names if name.startswith("web")] == ["web-A", "web-B", "web-C"]
    cards = [rules.names[card] for card in range(256) if board.snares[card]]
    assert cards == ["I-web", "II-web", "III-web"]
    assert [int(board.snares[rules.code[card]]) for card in cards] == [1, 2, 3]


# Fields


def test_fields_by_level() -> None:
    """CAVE-40..42, CAVE-44..47, CAVE-A4, CAVE-A5: one field; one per arm, all joined; one per arm and one inside."""
    for row in BOX.rows("path"):
        if row.marks and row.marks[0] in ("bridge", "tunnel"):
            continue
        marks, ports, links = shape_of(row)
        arms = row.sides.lower()
        pairs = {frozenset(pair) for pair in links}
        if row.pile == "I":
            assert set(marks) == {"c"} == set(ports.values()) and not pairs
        elif row.pile == "II":
            assert set(marks) == set(arms) == set(ports.values())
            assert pairs == {frozenset((a, b)) for a in arms for b in arms if a != b}
        else:
            assert set(marks) == {*arms, "c"} and set(ports.values()) == set(arms)
            assert pairs == {frozenset((arm, "c")) for arm in arms}


def test_a_deck_file_with_a_wrong_way_is_refused() -> None:
    """CAVE-43, CAVE-44: the check counts the fields between any two sides; tunnels do not count."""
    text = (
        'box = "cave"\ntitle = "X"\n[totals]\npath = 1\n[[card]]\nid = "II-NS"\nfamily = "path"\npile = "II"\n'
        'count = 1\ngroups = ["NS"]\nstubs = []\nmarks = []\nfields = {}\nports = {}\nlinks = {}\n'
        'confidence = "single"\nsource = "s"\n'
    )

    def problems(fields: str, ports: str, links: str) -> list[str]:
        return check(parse(text.format(fields, ports, links), "x.toml"))

    assert problems('["n", "s"]', '["N n", "S s"]', '["n s"]') == []
    assert "there are 1 fields" in problems('["c"]', '["N c", "S c"]', "[]")[0]
    assert "there are 3 fields" in problems('["n", "s", "c"]', '["N n", "S s"]', '["n c", "s c"]')[0]
    assert "there are 0 fields" in problems('["n", "s", "t tunnel"]', '["N n", "S s"]', '["n t", "s t"]')[0]
    assert "ports" in problems('["n", "s"]', '["N n"]', '["n s"]')[0]
    assert "unknown 'lake'" in problems('["n lake", "s"]', '["N n", "S s"]', '["n s"]')[0]
    more = text.partition("[[card]]")[2].replace('"II-NS"', '"II-EW"').format("[]", "[]", "[]")
    both = parse(text.format('["n"]', "[]", "[]") + "[[card]]" + more, "x.toml")
    assert any(problem.startswith("II-EW: no fields") for problem in check(both))


def test_features_sit_on_one_field() -> None:
    """CAVE-49, CAVE-A7: in the middle, or on the first arm of a card of level II; a half turn takes it along."""
    rules = parse_rules("cave x3")
    fields = board_of(rules).fields
    for row in BOX.rows("path"):
        if row.marks and row.marks[0] in ("den", "ladder", "vein"):
            mark = int(MARKS[row.marks[0]])
            first = row.groups[0][0].lower() if row.pile == "II" else "c"
            for turned in (0, 1):
                code = int(rules.tile[rules.code[row.id]]) + turned
                bearing = [NAMES[f] for f in range(16) if fields.bears[code << 4 | f] & mark]
                away = {"n": "s", "e": "w", "s": "n", "w": "e", "c": "c"}[first]
                assert bearing == [away if turned else first]


def test_a_card_is_turned_where_that_changes_a_field() -> None:
    """CAVE-49, CAVE-A2, CAVE-A7: a straight with a ladder at one end can lie two ways, a plain one cannot."""
    game = cave(3, hands={0: "II-lad-EW II-EW III-lad-NS II-tun-NWES II-tun-NESW"})
    both = {f"{cell}{turned}" for cell in ("1,0", "-1,0") for turned in ("", " turned")}
    assert game.uses("II-lad-EW") == {f"place II-lad-EW {way}" for way in both}
    assert game.uses("II-EW") == {"place II-EW 1,0", "place II-EW -1,0"}
    assert game.uses("III-lad-NS") == {"place III-lad-NS 0,1", "place III-lad-NS 0,-1"}
    assert len(game.uses("II-tun-NWES")) == 8 and len(game.uses("II-tun-NESW")) == 4


def test_bridges_and_tunnels() -> None:
    """CAVE-50, CAVE-51, CAVE-A59: two ways apart, the wooden one from N to S; two curves and a tunnel between them."""
    for row in BOX.rows("path"):
        if not row.marks or row.marks[0] not in ("bridge", "tunnel"):
            continue
        marks, ports, links = shape_of(row)
        mark = int(BRIDGE if row.marks[0] == "bridge" else TUNNEL)
        bearing = {name for name, bits in marks.items() if bits & mark}
        if mark == BRIDGE:
            wooden = {ports["N"], ports["S"]} | ({"v"} if row.pile == "III" else set())
            assert bearing == wooden and not wooden & {ports["E"], ports["W"]}
            assert not any((one in bearing) != (two in bearing) for one, two in links)
        else:
            assert bearing == {"t"}
            ends = {one if two == "t" else two for one, two in links if "t" in (one, two)}
            first = {group[0].lower() for group in row.groups}
            assert ends == ({"a", "b"} if row.pile != "II" else first)


def test_start_and_goals() -> None:
    """CAVE-52, CAVE-53, CAVE-A3: the start is one field with a ladder; goals have entries and the feature inside."""
    (start,) = BOX.rows("start")
    assert shape_of(start) == ({"c": int(LADDER)}, dict.fromkeys("NESW", "c"), [])
    shapes = {row.marks[0]: shape_of(row) for row in BOX.rows("goal")}
    assert {mark: "".join(shape[1]) for mark, shape in shapes.items()} == {
        "exit": "NESW", "ladder": "NE", "den": "NW", "vein": "NEW",
    }  # fmt: skip
    for mark, bit in (("exit", EXIT), ("ladder", LADDER), ("den", DEN), ("vein", VEIN)):
        marks, ports, links = shapes[mark]
        assert [name for name, bits in marks.items() if bits & int(bit)] == ["c"]
        assert set(ports.values()) == set(marks) - {"c"} and {frozenset(p) for p in links} == {
            frozenset((port, "c")) for port in ports.values()
        }


def test_a_goal_that_cannot_be_entered_is_refused() -> None:
    """CAVE-A11: the check wants N or S, and E or W."""
    text = (
        'box = "cave"\ntitle = "X"\nmarks = ["den"]\n[totals]\ngoal = 1\n[[card]]\nid = "g"\nfamily = "goal"\n'
        'count = 1\ngroups = ["NS"]\nstubs = []\nmarks = ["den"]\n'
        'fields = ["n", "s", "c den"]\nports = ["N n", "S s"]\nlinks = ["n c", "s c"]\n'
        'confidence = "single"\nsource = "s"\n'
    )
    assert any("CAVE-A11" in problem for problem in check(parse(text, "x.toml")))


def test_dead_ends() -> None:
    """CAVE-48, CAVE-A6: an arm that leads nowhere is a field to stand on; two of them are two fields."""
    game = cave(3, "I-double-blind 1,0; I-EW 2,0", hands={0: "I-secret"})
    game.play("play I-secret 1")
    assert "1,0:w" in game.steps()
    game.walk("1,0:w")
    assert game.steps() == {"0,0:c"}
    assert all(not row.stubs for row in BOX.cards)


# Set-up


@pytest.mark.parametrize(
    ("players", "pile", "bank", "far", "aside"),
    [(2, 57, 40, 4, 0), (3, 52, 37, 4, 1), (4, 47, 34, 4, 0), (5, 42, 31, 4, 3),
     (6, 37, 28, 3, 2), (7, 32, 25, 3, 1), (8, 27, 22, 3, 0)],
)  # fmt: skip
def test_the_table_of_deals(players: int, pile: int, bank: int, far: int, aside: int) -> None:
    """CAVE-T1, CAVE-20..24, CAVE-30, CAVE-32, CAVE-34, CAVE-35, CAVE-38, CAVE-D6, CAVE-D7: the table."""
    game = cave(players)
    state = open_game(game.rules, "deal").state
    assert int(state.left) == pile
    assert len(state.aside) == aside and len(state.away) == 15
    cells = {game.rules.grid.name(cell) for cell in game.rules.goal_cells}
    assert cells == {f"{x},{y}" for x in (-far, far) for y in (-far, far)}
    assert 46 - game.nuggets() == bank and game.purses() == [3] * players
    # The shortest chain of cards from the start to a goal: all cells on the way but those two.
    assert 2 * far - 1 == {4: 7, 3: 5}[far] and far == {9: 4, 7: 3}[2 * far + 1]
    assert all(game.where(seat) == "0,0:c" for seat in range(players))
    backs = [[int(board_of(game.rules).pile[card]) for card in state.hand(seat)] for seat in range(players)]
    ones = 5 if players <= 4 else 4 if players <= 6 else 3
    assert all(sorted(hand) == [1] * ones + [2] * (5 - ones) for hand in backs)


@pytest.mark.parametrize("players", range(2, 9))
def test_three_piles_in_one(players: int) -> None:
    """CAVE-33, CAVE-34, CAVE-36, CAVE-T1: five of each pile are out, III lies at the bottom and I on top."""
    rules = parse_rules(f"cave x{players}")
    run = open_game(rules, "piles")
    state = run.state
    backs = [int(board_of(rules).pile[state.deck[i]]) for i in range(int(state.left))]
    assert backs == sorted(backs, reverse=True)
    assert Counter(int(board_of(rules).pile[card]) for card in state.away) == {1: 5, 2: 5, 3: 5}
    assert 1 not in backs if players in (6, 8) else 1 in backs
    assert backs.count(3) == 21
    (event,) = moves(run.log, int(DECK), int(AWAY))
    assert event[1] == 0, "nobody sees them"
    orders = {tuple(open_game(rules, str(seed)).state.deck) for seed in range(4)}
    assert len(orders) == 4


def test_the_start_card() -> None:
    """CAVE-19, CAVE-37: it lies face up in the middle; the discard pile is empty."""
    game = cave(4)
    assert game.shown("0,0") == "NESW" and game.state.spent == 0
    assert all(game.shown(cell) == "" for cell in ("4,4", "-4,4", "4,-4", "-4,-4"))


def test_goals_are_shuffled() -> None:
    """CAVE-20: each goal comes to lie in each corner."""
    rules = parse_rules("cave x3")
    laid = [open_game(rules, str(seed)).state.goals for seed in range(60)]
    seen = {(corner, int(kind)) for goals in laid for corner, kind in enumerate(goals)}
    assert len(seen) == 16


@pytest.mark.parametrize(
    ("players", "used"),
    [(2, {"blue-loyal": 1, "yellow-loyal": 1}), (3, {"blue-loyal": 2, "blue-saboteur": 2}),
     (4, {"blue-loyal": 2, "blue-saboteur": 2}),
     (5, {"blue-loyal": 3, "blue-saboteur": 1, "yellow-loyal": 3, "yellow-saboteur": 1}),
     (8, {"blue-loyal": 3, "blue-saboteur": 1, "yellow-loyal": 3, "yellow-saboteur": 1})],
)  # fmt: skip
def test_clan_cards(players: int, used: dict[str, int]) -> None:
    """CAVE-25..28, CAVE-30: which are used; everybody gets one by chance, the others stay aside."""
    rules = parse_rules(f"cave x{players}")
    dealt = set()
    for seed in range(30):
        state = open_game(rules, str(seed)).state
        names = [rules.role_names[role] for role in (*state.roles, *state.aside)]
        assert Counter(names) == used
        dealt.add(tuple(state.roles))
    assert len(dealt) > 1


def test_three_players_of_one_clan() -> None:
    """CAVE-T2, CAVE-7, CAVE-A55: all dwarfs are of the clan that the host chose; somebody works for each clan."""
    for clan, number in (("blue", 1), ("yellow", 2)):
        rules = parse_rules(f"cave[clan={clan}] x3")
        for seed in range(12):
            run = open_game(rules, str(seed))
            clans = [seen[1] for kind, _, seen, _ in run.log if kind == NOTED and "clan-" in rules.note_names[seen[0]]]
            assert clans == [number] * 3
            loyal = [rules.role_names[role].endswith("loyal") for role in run.state.roles]
            assert any(loyal) and not all(loyal)
    eight = parse_rules("cave x8")
    names = [eight.role_names[role] for role in open_game(eight, "7").state.roles]
    assert Counter(name.partition("-")[0] for name in names) == {"blue": 4, "yellow": 4}


def test_the_clan_is_public_and_loyalty_is_not() -> None:
    """CAVE-28, CAVE-29: the back of a clan card is seen by all, the face by its player."""
    rules = parse_rules("cave x5")
    run = open_game(rules, "backs")
    for event in moves(run.log, int(LIMBO), int(ROLE)):
        if event:
            seat, role = place_of(event[2][1]), event[3][0]
            assert project(event, seat) == event
            assert all(project(event, other) == (event[0], 0, event[2], (0,)) for other in range(5) if other != seat)
            notes = [e for e in run.log if e[0] == NOTED and rules.note_names[e[2][0]] == f"clan-{seat}"]
            assert [e[2][1] for e in notes] == [1 + (role - 1) // 2] and project(notes[0], 63) == notes[0]


def test_who_begins() -> None:
    """CAVE-39, CAVE-A1: by lot or the seat that was chosen; then clockwise."""
    rules = parse_rules("cave x5")
    assert {int(open_game(rules, str(seed)).state.turn) for seed in range(40)} == set(range(5))
    chosen = parse_rules("cave[firstPlayer=3] x5")
    assert {int(open_game(chosen, str(seed)).state.turn) for seed in range(10)} == {3}
    game = cave(4, first=2)
    seats = []
    for _ in range(5):
        seats.append(game.seat)
        game.pass_turn()
    assert seats == [2, 3, 0, 1, 2]
    with pytest.raises(RulesError, match="seats 0 to 4"):
        parse_rules("cave[firstPlayer=5] x5")


def test_players_and_options() -> None:
    """CAVE-7: 2 to 8 players; every option of the rules text has its values."""
    for players in (1, 9):
        with pytest.raises(RulesError, match="2 to 8"):
            parse_rules(f"cave x{players}")
    assert len(OPTIONS) == 13
    for option in OPTIONS:
        if option.key != "firstPlayer":
            for value in option.values.split(" or "):
                parse_rules(f"cave[{option.key}={value}] x4")
            with pytest.raises(RulesError, match=option.key):
                parse_rules(f"cave[{option.key}=perhaps] x4")


def test_fields_are_named_by_sides() -> None:
    """CAVE-43: the first four names are sides, so a place fits into an action."""
    assert NAMES[:4] == "nesw" and len(NAMES) == FIELD + 1 == 16
