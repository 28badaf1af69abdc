"""Plain data: every field of the table and every kind of event, as its owner, another seat and a spectator get it.

Positions are told event by event in words, so that they hold whatever the rules of play make of them.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TypeAlias

import pytest

from undermine.core.event import NAMES
from undermine.core.frame import SPECTATOR
from undermine.games import parse_rules
from undermine.notation.action import read_action
from undermine.notation.event import read_event
from undermine.views.plain import MECHANICAL, plain_event, plain_view
from undermine.views.project import project
from undermine.views.view import View

Plain: TypeAlias = dict[str, object]
W = int(SPECTATOR)  # who watches


def view_of(text: str, story: str, me: int) -> View:
    """What a seat knows after a story, told as `event; event`."""
    view = View(parse_rules(text), me)
    for words in story.replace("\n", "; ").split("; "):
        seen = project(read_event(view.rules, words), me) if words.strip() else None
        if seen is not None:
            view.fold(seen)
    return view


def seat(
    cards: int = 0, role: str | None = None, *, front: str = "", gold_cards: int = 0, tokens: int = 0,
    gold: int | None = 0, looked: list[int] | None = None, **more: object,
) -> Plain:  # fmt: skip
    return {
        "cards": cards, "role": role, "front": front.split(), "gold_cards": gold_cards, "tokens": tokens,
        "gold": gold, "looked": looked or [], **more,
    }  # fmt: skip


def goals(*cells: tuple[int, int], known: dict[int, str] | None = None, up: int = -1, reach: int = 0) -> list[Plain]:
    """Goals face down; what is known of some, and one that lies face up and turned."""
    return [
        {
            "at": list(cell), "card": (known or {}).get(n), "up": n == up, "turned": n == up, "lit": "",
            **({"reach": [""] * reach} if reach else {}),
        }
        for n, cell in enumerate(cells)
    ]  # fmt: skip


def card(x: int, y: int, name: str, lit: str = "", *, turned: bool = False, **more: object) -> Plain:
    return {"at": [x, y], "card": name, "turned": turned, "lit": lit, **more}


STILL: Plain = {
    "round": 1, "rounds": 3, "discard": [], "last": None, "placed": [], "announced": None, "hints": [], "away": 0,
    "notes": {}, "draws": 1, "offer": [], "collectors": [], "sites": [], "chests": [], "pool": [], "gold_deck": 0,
    "winner": None, "finder": None,
}  # fmt: skip
"""What is the same at most tables."""


@dataclass
class Position:
    """A story, and what the first of some seats has of it; of the others, what differs."""

    text: str
    story: str
    first: int
    all: Plain
    others: dict[int, Plain]


THREE = ((8, -2), (8, 0), (8, 2))
BASE = Position(
    "base x3",
    """pushed round nobody; began 2 9 | map*9; cast 0 digger; cast 1 saboteur; cast 2 digger; set-aside saboteur
    hid B-goal-gold B-goal-stone-NE B-goal-stone-NW; banked 6 | 3 2 1 1 2 1
    drew 0 B-EW; drew 0 B-NE; drew 1 map; drew 1 B-NW; drew 2 rockfall; drew 2 map; turned 0
    chose 0 place B-EW 1,0; spent 0 B-EW; placed 1,0 B-EW; turned 1
    chose 1 play map 8,0; spent 1 map; peeked 1 8,0 B-goal-stone-NE; buried map; turned 2
    chose 2 discard rockfall; discarded 2 rockfall; fronted 0 sabotage-cart; fronted 0 sabotage-lantern; turned 0
    chose 0 place B-NE 1,1; spent 0 B-NE; placed 1,1 B-NE turned; paid 1 3 | 1 2; staked 2 | 1 2; looked 2 | 1 2
    took 2 2; found 8,-2 B-goal-gold; shown 8,-2 B-goal-gold turned; ended diggers 2; turned 1""",
    1,
    {
        "me": 1, "round": 2, "turn": 1, "deck": 3, "discard": [None, "map"],
        "board": [card(0, 0, "B-start", "NESW"), card(1, 0, "B-EW", "EW"), card(1, 1, "B-NE", turned=True)],
        "goals": goals(*THREE, known={0: "B-goal-gold", 1: "B-goal-stone-NE"}, up=0),
        "open": [[0, -1], [-1, 0], [0, 1], [2, 0]], "last": [1, 1], "hand": ["B-NW"],
        "seats": [
            seat(front="sabotage-cart sabotage-lantern"),
            seat(1, "saboteur", gold_cards=2, gold=3, looked=[1]),
            seat(1, gold_cards=1, gold=None),
        ],
        "roles_left": 1, "pool": [None], "gold_deck": 4, "winner": "diggers", "finder": 2,
    },
    {
        2: {
            "me": 2, "discard": ["rockfall", "map"], "goals": goals(*THREE, known={0: "B-goal-gold"}, up=0),
            "hand": ["map"], "pool": [1],
            "seats": [
                seat(front="sabotage-cart sabotage-lantern"),
                seat(1, gold_cards=2, gold=None, looked=[1]),
                seat(1, "digger", gold_cards=1, gold=2),
            ],
        },
        W: {
            "me": None, "goals": goals(*THREE, known={0: "B-goal-gold"}, up=0), "hand": [],
            "seats": [
                seat(front="sabotage-cart sabotage-lantern"),
                seat(1, gold_cards=2, gold=None, looked=[1]),
                seat(1, gold_cards=1, gold=None),
            ],
        },
    },
)  # fmt: skip

EXPANSION = Position(
    "expansion x4",
    """pushed round nobody; began 1 40 | map*40; cast 0 blue; cast 1 boss; cast 2 saboteur; cast 3 green
    set-aside profiteer geologist*10; hid B-goal-stone-NW B-goal-gold B-goal-stone-NE; withheld 10 | map*10
    drew 0 S2-blue-EW; drew 1 prison; drew 2 theft; drew 3 map; turned 3
    chose 3 play map 8,2; fronted 2 prison; fronted 2 theft; earned 0 4; handed 0 3 1; noted thieves 5
    hatted 1 profiteer; inspected 3 1 profiteer; turned 2
    chose 2 place S2-lad-S 0,1; placed 1,0 S2-blue-EW; placed 2,0 S2-green-EW; placed 0,1 S2-lad-S turned
    removed 0,1; ended both 3; turned 0""",
    3,
    {
        "me": 3, "turn": 0, "deck": 26, "discard": ["S2-lad-S"],
        "board": [card(0, 0, "B-start", "NESW"), card(1, 0, "S2-blue-EW", "EW"), card(2, 0, "S2-green-EW", "EW")],
        "goals": goals(*THREE), "open": [[0, -1], [0, 1], [-1, 0], [3, 0]], "hand": ["map"],
        "seats": [
            seat(1, tokens=3, gold=3), seat(1, "profiteer"), seat(1, front="prison theft"),
            seat(1, "green", tokens=1, gold=1),
        ],
        "roles_left": 10, "away": 10, "notes": {"thieves": 5}, "winner": "both", "finder": 3,
    },
    {
        1: {
            "me": 1, "hand": ["prison"],
            "seats": [
                seat(1, tokens=3, gold=3), seat(1, "profiteer"), seat(1, front="prison theft"),
                seat(1, tokens=1, gold=1),
            ],
        },
        W: {
            "me": None, "hand": [],
            "seats": [seat(1, tokens=3, gold=3), seat(1), seat(1, front="prison theft"), seat(1, tokens=1, gold=1)],
        },
    },
)  # fmt: skip

SIX = ((5, -2), (5, 0), (5, 2), (7, -1), (7, 1), (9, 0))
DUEL = Position(
    "duel x2",
    """pushed round nobody; stocked 12 | G0-NESW*12; began 3 20 | map*20
    hid G1-NE-blue G2-NW G1-d-NW G3-d-NE G2-NE G0-NESW; drew 0 key; drew 1 map; drew 1 D-EW; turned 1
    chose 1 play map 5,-2; peeked 1 5,-2 G1-NE-blue; placed 1,0 D-EW; placed 2,0 D-blue-NESW; posted key 2,0 0
    placed 3,0 D-gold-EW+S; posted claim 3,0 1; placed 1,1 D-troll-NESW; posted bribe 1,1 0; fronted 1 sabotage-cart
    collected 0 3,0 1; collected 0 5,2 3; placed 1,-1 D-EW; noted ending 1; turned 0""",
    1,
    {
        "me": 1, "round": 3, "turn": 0, "deck": 17,
        "board": [
            card(0, -1, "D-start-blue", "NESW", reach=["", "NESW"]),
            card(0, 1, "D-start-green", "NESW", reach=["NESW", ""]),
            card(1, 0, "D-EW", reach=["", ""]), card(2, 0, "D-blue-NESW", reach=["", ""]),
            card(1, 1, "D-troll-NESW", "NESW", reach=["NESW", ""]), card(1, -1, "D-EW", "EW", reach=["", "EW"]),
        ],
        "goals": goals(*SIX, known={0: "G1-NE-blue"}, reach=2),
        "open": [[0, -2], [1, 2], [0, 0], [-1, -1], [-1, 1], [0, 2], [2, 1], [2, -1]],
        "last": [1, -1], "hand": ["D-EW", "map"],
        "seats": [
            seat(1, gold_cards=2, gold=4, colour="green", values=[3, 1]),
            seat(2, front="sabotage-cart", looked=[0], colour="blue", values=[]),
        ],
        "roles_left": 0, "notes": {"ending": 1},
        "markers": [{"at": [3, 0], "on": "gold", "seat": 1}, {"at": [1, 1], "on": "troll", "seat": 0}],
        "keys": [{"at": [2, 0], "seat": 0}], "markers_left": 6, "keys_left": 1, "goals_left": 12,
    },
    {
        0: {"me": 0, "goals": goals(*SIX, reach=2), "hand": ["key"]},
        W: {"me": None, "goals": goals(*SIX, reach=2), "hand": []},
    },
)  # fmt: skip

SOLO = Position(
    "solo x1",
    """pushed round nobody; stocked 10 | G0-NESW*10; began 1 20 | map*20; withheld 3 | map*3
    drew 0 key; drew 0 D-EW; drew 0 map; turned 0; chose 0 place D-EW 1,0; placed 1,0 D-EW; noted ending 2""",
    0,
    {
        "me": 0, "turn": 0, "deck": 14,
        "board": [card(0, 0, "D-start-green", "NESW", reach=["NESW"]), card(1, 0, "D-EW", "EW", reach=["EW"])],
        "goals": goals((8, -2), (8, 0), (8, 2), (10, -1), (10, 1), (12, 0), reach=1),
        "open": [[0, -1], [-1, 0], [0, 1], [2, 0]], "last": [1, 0], "placed": [[1, 0]],
        "hand": ["D-EW", "map", "key"], "seats": [seat(3, colour="green", values=[])],
        "roles_left": 0, "away": 3, "notes": {"ending": 2},
        "markers": [], "keys": [], "markers_left": 6, "keys_left": 2, "goals_left": 10,
    },
    {W: {"me": None, "hand": []}},
)  # fmt: skip

CORNERS = ((-4, -4), (4, -4), (-4, 4), (4, 4))
CAVE = Position(
    "cave x3",
    """pushed round nobody; began 1 67 | I-NS*67; cast 0 blue-loyal; cast 1 blue-saboteur; cast 2 blue-loyal
    set-aside blue-saboteur; hid DC-exit DC-goal-den DC-goal-vein DC-goal-ladder; withheld 15 | I-NS*15
    noted clan-0 1; noted clan-1 1; noted clan-2 2; noted hand-max-0 5; noted hand-max-1 4; noted hand-max-2 3
    noted backs-0 21; noted backs-1 300; noted backs-2 3; drew 0 I-secret; drew 0 II-NS; drew 1 I-axe
    stood dwarf-0 1,0:c; stood dwarf-1 0,0:c; noted paralysed 2; noted clan-cards-shown 4; unveiled 2 blue-loyal
    noted left-2 1; stood dwarf-2 off; earned 0 6; placed 1,0 I-EW; placed 2,0 II-vein-NEW; posted nugget 2,0 1
    placed 0,1 III-vein-NES; posted nugget 0,1 1; posted web-B 1,0 6; fronted 1 II-web; fronted 1 II-rat
    fronted 0 III-boots; fronted 1 I-axe; stood rat 2,0:c
    peeked 0 -4,-4 DC-exit; turned 0; chose 0 play I-secret 1; inspected 0 1 blue-saboteur; pushed move 0 0 3""",
    0,
    {
        "me": 0, "rounds": 1, "turn": 0, "deck": 49,
        "board": [card(0, 0, "DC-start", "NESW"), card(1, 0, "I-EW", "EW"), card(2, 0, "II-vein-NEW", "NEW"),
                  card(0, 1, "III-vein-NES", "NES")],
        "goals": goals(*CORNERS, known={0: "DC-exit"}),
        "open": [[0, -1], [-1, 0], [3, 0], [2, -1], [1, 1], [0, 2]], "last": [0, 1], "hand": ["II-NS", "I-secret"],
        "seats": [
            seat(2, "blue-loyal", front="III-boots", tokens=6, gold=6, looked=[0]),
            seat(1, "blue-saboteur", front="II-web II-rat I-axe"), seat(0, "blue-loyal"),
        ],
        "roles_left": 1, "away": 15,
        "notes": {
            "clan-0": 1, "clan-1": 1, "clan-2": 2, "hand-max-0": 5, "hand-max-1": 4, "hand-max-2": 3, "backs-0": 21,
            "backs-1": 300, "backs-2": 3, "left-0": 0, "left-1": 0, "left-2": 1, "paralysed": 2, "numb": 0,
            "clan-cards-shown": 4, "treasure-blue": -1, "treasure-yellow": -1, "proposed": 0,
        },
        "cave": {
            "clan": ["blue", "blue", "yellow"],
            "figures": [
                {"seat": 0, "x": 1, "y": 0, "field": "c", "down": False},
                {"seat": 1, "x": 0, "y": 0, "field": "c", "down": True},
            ],
            "out": [2], "nuggets": [6, 0, 0], "bank": 38,
            "veins": [{"x": 2, "y": 0, "field": "n", "nuggets": 1}, {"x": 0, "y": 1, "field": "c", "nuggets": 1}],
            "monsters": [{"kind": "rat", "x": 2, "y": 0, "field": "c", "owner": 1}],
            "webs": [{"x": 1, "y": 0, "side": "E", "rounds": 2, "owner": 1, "token": "B"}],
            "hand_max": [5, 4, 3], "equipment": [["III-boots"], ["I-axe"], []], "revealed": [2], "budget": 3,
            "backs": [{"I": 1, "II": 2, "III": 0}, {"I": 0, "II": 0, "III": 3}, {"I": 3, "II": 0, "III": 0}],
            "piles": {"I": 6, "II": 22, "III": 21}, "top": "I", "mover": "dwarf-0",
        },
    },
    {
        1: {
            "me": 1, "goals": goals(*CORNERS), "hand": ["I-axe"],
            "seats": [
                seat(2, front="III-boots", tokens=6, gold=6, looked=[0]),
                seat(1, "blue-saboteur", front="II-web II-rat I-axe"), seat(0, "blue-loyal"),
            ],
        },
        W: {
            "me": None, "goals": goals(*CORNERS), "hand": [],
            "seats": [
                seat(2, front="III-boots", tokens=6, gold=6, looked=[0]), seat(1, front="II-web II-rat I-axe"),
                seat(0, "blue-loyal"),
            ],
        },
    },
)  # fmt: skip


def chest(x: int, y: int, face: str | None = None, inside: str | None = None, *, opened: bool = False) -> Plain:
    return {"at": [x, y], "opened": opened, "card": face, "chest": inside}


OPENED = chest(6, 0, "T-NESW", "gold1", opened=True)
MINIS = Position(
    "base+toll+costume+party+chests[bothSites=true] x4",
    """pushed round nobody; began 1 30 | map*30; cast 0 digger; cast 1 saboteur; cast 2 digger; cast 3 digger
    set-aside digger; hid B-goal-gold B-goal-stone-NE B-goal-stone-NW; posted costume 4,2 0; posted party 4,-2 0
    covered chest 2,1 T-EW takeCard; covered chest 6,0 T-NESW gold1; covered chest 3,-1 T-NEW mapBan
    drew 0 map; drew 1 map; turned 2; chose 2 play map 2,1; glimpsed 2 chest 2,1 T-EW takeCard
    opened chest 6,0 T-NESW gold1; faced 6,0 T-NESW; posted collector 1,0 3; faced 4,2 costume; traded 1 digger
    noted map-ban 1; noted collectors 1; owed 2; earned 2 1; moved 8,2 9,2; offered 2 deck | map B-EW rockfall""",
    2,
    {
        "me": 2, "turn": 2, "deck": 25, "board": [card(0, 0, "B-start", "NESW"), card(6, 0, "T-NESW")],
        "goals": goals((8, -2), (8, 0), (9, 2)), "open": [[0, -1], [1, 0], [0, 1], [-1, 0]], "hand": [],
        "seats": [seat(1), seat(1), seat(0, "digger", tokens=1, gold=1), seat()], "roles_left": 1,
        "notes": {"collectors": 1, "asked-to-pay": 0, "pledge": 0, "map-ban": 1, "errands": 0}, "draws": 2,
        "offer": ["map", "B-EW", "rockfall"], "collectors": [{"at": [1, 0], "owner": 3}],
        "sites": [{"kind": "costume", "at": [4, 2], "used": True}, {"kind": "party", "at": [4, -2], "used": False}],
        "chests": [chest(2, 1, "T-EW", "takeCard"), OPENED, chest(3, -1)],
    },
    {
        1: {
            "me": 1, "hand": ["map"], "seats": [seat(1), seat(1, "digger"), seat(tokens=1, gold=1), seat()],
            "offer": [None] * 3, "chests": [chest(2, 1), OPENED, chest(3, -1)],
        },
        W: {
            "me": None, "seats": [seat(1), seat(1), seat(tokens=1, gold=1), seat()],
            "offer": [None] * 3, "chests": [chest(2, 1), OPENED, chest(3, -1)],
        },
    },
)  # fmt: skip

CARDS_TEXT = "base+veto+swap-goals+treasury+detour+direction x4"
CARDS = Position(
    CARDS_TEXT,
    f"""pushed round nobody; began 1 30 | map*30; cast 0 digger; cast 1 saboteur; cast 2 digger; cast 3 digger
    set-aside digger; hid B-goal-gold B-goal-stone-NE B-goal-stone-NW; drew 0 sabotage-cart; drew 1 veto; drew 2 map
    drew 3 treasury; turned 2; chose 2 play map 8,0; peeked 2 8,0 B-goal-stone-NE; exchanged 3 8,-2 8,0 crossed
    placed 1,0 B-EW; placed 0,1 B-NS; shifted 0,1 -1,0 B-EW; noted direction -1; turned 0
    chose 0 play sabotage-cart 3; spent 0 sabotage-cart
    pushed intent nobody 0 {read_action(parse_rules(CARDS_TEXT), "play sabotage-cart 3")}""",
    2,
    {
        "me": 2, "turn": 0, "deck": 26,
        "board": [card(0, 0, "B-start", "NESW"), card(1, 0, "B-EW", "EW"), card(-1, 0, "B-EW", "EW")],
        "goals": goals(*THREE), "open": [[0, -1], [0, 1], [2, 0], [-2, 0]], "last": [-1, 0],
        "placed": [[1, 0], [-1, 0]],
        "announced": {"seat": 0, "card": "sabotage-cart", "action": "play sabotage-cart 3"},
        "hints": [{"goals": [0, 1], "card": "B-goal-stone-NE"}], "hand": ["map"],
        "seats": [seat(), seat(1), seat(1, "digger"), seat(1)], "roles_left": 1, "notes": {"direction": -1},
    },
    {
        1: {"me": 1, "hints": [], "hand": ["veto"], "seats": [seat(), seat(1, "saboteur"), seat(1), seat(1)]},
        W: {"me": None, "hints": [], "hand": [], "seats": [seat(), seat(1), seat(1), seat(1)]},
    },
)  # fmt: skip

POSITIONS = {
    "base": BASE, "expansion": EXPANSION, "duel": DUEL, "solo": SOLO, "cave": CAVE, "minis": MINIS, "cards": CARDS,
}  # fmt: skip


@pytest.mark.parametrize("name", POSITIONS)
def test_every_field_of_the_table(name: str) -> None:
    """BASE-67..70: all of it, nothing else, and for each pair of eyes what it may see."""
    position = POSITIONS[name]
    first = STILL | position.all
    for me, differs in {position.first: {}, **position.others}.items():
        found = plain_view(view_of(position.text, position.story, me))
        wanted = first | differs
        assert {key: found.get(key) for key in wanted} == wanted, me
        assert set(found) == set(wanted)
        json.dumps(found)


def test_gold_that_is_only_counted_has_no_worth() -> None:
    """A seat's gold is told as soon as all its cards are known, tokens and cards together."""
    story = BASE.story + "; counted - 2+1 2"
    for me in (0, 1, W):
        seats = plain_view(view_of(BASE.text, story, me))["seats"]
        assert [(each["gold"], each["gold_cards"]) for each in seats] == [(0, 0), (3, 2), (2, 1)]


def test_the_first_seat_may_find_the_gold() -> None:
    story = BASE.story.replace("ended diggers 2", "ended diggers 0")
    assert [plain_view(view_of(BASE.text, story, me))["finder"] for me in (0, 1, W)] == [0, 0, 0]


def test_nobody_moves_in_the_cave() -> None:
    """Only who is asked to move has moves left."""
    for story in (CAVE.story.replace("pushed move 0 0 3", "pushed turn 0 0 3"), "pushed round nobody; popped"):
        cave = plain_view(view_of(CAVE.text, story, 0))["cave"]
        assert (cave["budget"], cave["mover"]) == (0, None)


# Events: rules, the event in words, what its owner gets, and what everybody else does if that is something else.
EVENTS: list[tuple[str, str, Plain | None, Plain | None]] = [
    ("base x3", "told laid 2 3,-1 B-NE turned",
     {"fact": "laid", "seat": 2, "at": [3, -1], "card": "B-NE", "turned": True}, None),
    ("base x3", "told drew 1 map", {"fact": "drew", "seat": 1, "card": "map"},
     {"fact": "drew", "seat": 1, "card": None}),
    ("base x3", "told broke 1 2 sabotage-cart",
     {"fact": "broke", "seat": 1, "whom": 2, "card": "sabotage-cart"}, None),
    ("base x3", "told looked 1 8,2 B-goal-gold", {"fact": "looked", "seat": 1, "goal": 2, "card": "B-goal-gold"},
     {"fact": "looked", "seat": 1, "goal": 2, "card": None}),
    ("base x3", "told took 1 3", {"fact": "took", "seat": 1, "gold": 3}, {"fact": "took", "seat": 1, "gold": None}),
    ("base x3", "told staked 2", {"fact": "staked", "amount": 2}, None),
    ("base x3", "told began 2", {"fact": "began", "number": 2}, None),
    ("base x3", "told ended saboteurs nobody", {"fact": "ended", "side": "saboteurs", "finder": None}, None),
    ("base x3", "told ended diggers 0", {"fact": "ended", "side": "diggers", "finder": 0}, None),
    ("base+direction x3", "told direction reversed", {"fact": "direction", "word": "reversed"}, None),
    ("base+swap-goals x3", "told exchanged 1 8,-2 8,2 crossed",
     {"fact": "exchanged", "seat": 1, "goal": 0, "goals": [0, 2], "word": "crossed"},
     {"fact": "exchanged", "seat": 1, "goal": 0, "goals": [0, 2], "word": None}),
    ("base+chests x3", "told glimpsed 1 3,1 T-NE noDraw",
     {"fact": "glimpsed", "seat": 1, "at": [3, 1], "card": "T-NE", "chest": "noDraw"},
     {"fact": "glimpsed", "seat": 1, "at": [3, 1], "card": None, "chest": None}),
    ("expansion x3", "told swapped-hats 1 2 boss @2",
     {"fact": "swapped-hats", "seat": 1, "whom": 2, "role": "boss"},
     {"fact": "swapped-hats", "seat": 1, "whom": 2, "role": None}),
    ("cave x3", "told cave-gone rat", {"fact": "cave-gone", "figure": "rat"}, None),
    ("base x3", "began 2 3 | map*3", {"round": 2, "cards": 3}, None),
    ("base x3", "cast 1 saboteur", {"seat": 1, "role": "saboteur"}, {"seat": 1, "role": None}),
    ("base x3", "drew 2 map", {"seat": 2, "card": "map"}, {"seat": 2, "card": None}),
    ("base x3", "spent 2 map", {"seat": 2, "card": "map"}, None),
    ("base x3", "discarded 1 B-NE", {"seat": 1, "card": "B-NE"}, {"seat": 1, "card": None}),
    ("base x3", "buried rockfall", {"card": "rockfall"}, None),
    ("base x3", "placed 3,-1 B-NE turned", {"at": [3, -1], "card": "B-NE", "turned": True}, None),
    ("base x3", "placed 3,-1 B-NE", {"at": [3, -1], "card": "B-NE", "turned": False}, None),
    ("base x3", "removed 2,1", {"at": [2, 1]}, None),
    ("base x3", "shown 8,2 B-goal-stone-NE turned", {"goal": 2, "turned": True}, None),
    ("base x3", "shown 8,0 B-goal-gold", {"goal": 1, "turned": False}, None),
    ("base x3", "shown 8,2 B-goal-stone-NW", {"goal": 2, "turned": False}, None),
    ("base x3", "shown 8,2 B-goal-stone-NE", {"goal": 2, "turned": False}, None),
    ("base x3", "fronted 2 sabotage-cart", {"seat": 2, "card": "sabotage-cart"}, None),
    ("base x3", "cleared 2 sabotage-cart", {"seat": 2, "card": "sabotage-cart"}, None),
    ("base x3", "peeked 1 8,2 B-goal-gold", {"seat": 1, "goal": 2, "card": "B-goal-gold"},
     {"seat": 1, "goal": 2, "card": None}),
    ("base x3", "turned 2", {"seat": 2}, None),
    ("base x3", "staked 2 | 3 1", {"cards": 2}, None),
    ("base x3", "looked 1 | 1 3", {"seat": 1, "gold": [1, 3]}, {"seat": 1, "gold": [None, None]}),
    ("base x3", "took 1 3", {"seat": 1, "gold": 3}, {"seat": 1, "gold": None}),
    ("base:de x3", "sunk 1 3", {"seat": 1, "gold": 3}, {"seat": 1, "gold": None}),
    ("base x3", "paid 2 4 | 3 1", {"seat": 2, "amount": 4, "gold": [3, 1]},
     {"seat": 2, "amount": 4, "gold": [None, None]}),
    ("base x3", "ended diggers 2", {"side": "diggers", "finder": 2}, None),
    ("base x3", "ended saboteurs nobody", {"side": "saboteurs", "finder": None}, None),
    ("base x3", "ended diggers 0", {"side": "diggers", "finder": 0}, None),
    ("base x3", "unmasked digger saboteur digger saboteur",
     {"roles": ["digger", "saboteur", "digger"], "aside": ["saboteur"]}, None),
    ("base x3", "bared B-goal-stone-NE B-goal-gold B-goal-stone-NW",
     {"goals": ["B-goal-stone-NE", "B-goal-gold", "B-goal-stone-NW"]}, None),
    ("base x3", "counted 3+1 - 2+2+1", {"gold": [4, 0, 5]}, None),
    ("base x3", "found 8,-2 B-goal-gold", {"goal": 0, "at": [8, -2], "card": "B-goal-gold"}, None),
    ("base+chests x4", "found 8,-2 B-goal-gold", {"goal": 0, "at": None, "card": "B-goal-gold"}, None),
    ("expansion x4", "noted thieves 6", {"note": "thieves", "value": 6}, None),
    ("expansion x4", "withheld 2 | map prison", {"cards": 2}, None),
    ("expansion x4", "earned 3 2", {"seat": 3, "amount": 2}, None),
    ("expansion x4", "handed 3 1 2", {"seat": 3, "whom": 1, "amount": 2}, None),
    ("expansion x4", "hatted 2 boss", {"seat": 2, "role": "boss"}, {"seat": 2, "role": None}),
    ("expansion x4", "inspected 2 0 boss", {"seat": 2, "whom": 0, "role": "boss"},
     {"seat": 2, "whom": 0, "role": None}),
    ("expansion x4", "swapped 3 1 | map prison theft @1,3",
     {"seat": 3, "whom": 1, "cards": ["map", "prison", "theft"]}, {"seat": 3, "whom": 1, "cards": [None] * 3}),
    ("base+chests x4", "owed 2", {"draws": 2}, None),
    ("base+chests x4", "offered 2 deck | map B-EW", {"seat": 2, "from": "deck", "cards": ["map", "B-EW"]},
     {"seat": 2, "from": "deck", "cards": [None, None]}),
    ("base+treasury x4", "offered 1 pile | B-EW map", {"seat": 1, "from": "discard", "cards": ["B-EW", "map"]},
     {"seat": 1, "from": "discard", "cards": [None, None]}),
    ("base+chests x4", "kept 3 map", {"seat": 3, "card": "map"}, {"seat": 3, "card": None}),
    ("base+chests x4", "put-back 3", {"seat": 3}, None),
    ("base+chests x4", "mixed 2 | map B-NE", {"cards": 2}, None),
    ("base+chests x4", "burnt 3 | map*3", {"cards": 3}, None),
    ("base+chests x4", "snatched 3 1 map @1,3", {"seat": 3, "whom": 1, "card": "map"},
     {"seat": 3, "whom": 1, "card": None}),
    ("base+costume x4", "traded 3 saboteur", {"seat": 3, "role": "saboteur"}, {"seat": 3, "role": None}),
    ("base+toll x4", "posted collector 2,1 3", {"piece": "collector", "at": [2, 1], "number": 3}, None),
    ("base+chests x4", "covered chest 2,1 T-EW takeCard", {"piece": "chest", "at": [2, 1]}, None),
    ("base+chests x4", "withdrawn chest 2,1", {"piece": "chest", "at": [2, 1]}, None),
    ("base+chests x4", "glimpsed 2 chest 3,1 T-EW takeCard",
     {"seat": 2, "piece": "chest", "at": [3, 1], "card": "T-EW", "chest": "takeCard"},
     {"seat": 2, "piece": "chest", "at": [3, 1], "card": None, "chest": None}),
    ("base+chests x4", "uncovered chest 3,1 T-NEW", {"piece": "chest", "at": [3, 1], "card": "T-NEW"}, None),
    ("base+chests x4", "opened chest 3,1 T-NEW gold1",
     {"piece": "chest", "at": [3, 1], "card": "T-NEW", "chest": "gold1"}, None),
    ("base+chests x4", "faced 3,1 T-NEW turned", {"at": [3, 1], "card": "T-NEW", "turned": True}, None),
    ("base+chests x4", "moved 8,2 9,2", {"goal": 2, "at": [9, 2]}, None),
    ("base+swap-goals x4", "exchanged 2 8,-2 8,2 crossed", {"seat": 2, "goals": [0, 2], "crossed": True},
     {"seat": 2, "goals": [0, 2], "crossed": None}),
    ("base+swap-goals x4", "exchanged 2 8,-2 8,2 stayed", {"seat": 2, "goals": [0, 2], "crossed": False},
     {"seat": 2, "goals": [0, 2], "crossed": None}),
    ("base+swap-goals x4", "switched 1 8,0 8,2 crossed", {"seat": 1, "goals": [1, 2], "crossed": True}, None),
    ("base+swap-goals x4", "switched 1 8,0 8,2 stayed", {"seat": 1, "goals": [1, 2], "crossed": False}, None),
    ("base+tournament x5", "unearthed 4,0 B-NE turned 7", {"at": [4, 0], "card": "B-NE", "turned": True}, None),
    ("base+detour x4", "shifted 0,-1 2,1 B-NW turned",
     {"from": [0, -1], "at": [2, 1], "card": "B-NW", "turned": True}, None),
    ("base+detour x4", "shifted 0,-1 2,1 B-NS",
     {"from": [0, -1], "at": [2, 1], "card": "B-NS", "turned": False}, None),
    ("base+detour x4", "shifted 0,-1 2,1 B-EW",
     {"from": [0, -1], "at": [2, 1], "card": "B-EW", "turned": False}, None),
    ("duel x2", "boxed 1", {"kept": True}, None),
    ("duel x2", "boxed 0", {"kept": False}, None),
    ("duel x2", "collected 1 5,2 3", {"seat": 1, "at": [5, 2], "amount": 3}, None),
    ("duel x2", "forfeited 1 2", {"seat": 1, "amount": 2}, None),
    ("cave x3", "stood rat 1,-2:n", {"figure": "rat", "at": [1, -2], "field": "n"}, None),
    ("cave x3", "stood dwarf-2 off", {"figure": "dwarf-2", "at": None, "field": None}, None),
    ("cave x3", "unveiled 1 blue-saboteur", {"seat": 1, "role": "blue-saboteur"}, None),
    ("cave x3", "scanned 1 | blue-loyal blue-saboteur", {"seat": 1, "roles": ["blue-loyal", "blue-saboteur"]},
     {"seat": 1, "roles": [None, None]}),
]  # fmt: skip


@pytest.mark.parametrize(("text", "words", "owner", "others"), EVENTS, ids=[f"{row[1]} {row[0]}" for row in EVENTS])
def test_every_kind_of_event(text: str, words: str, owner: Plain | None, others: Plain | None) -> None:
    rules = parse_rules(text)
    event = read_event(rules, words)
    name = {"what": words.split(maxsplit=1)[0]}
    for me in (*range(int(rules.seats)), W):
        seen = project(event, me)
        assert seen is not None
        wanted = owner if others is None or (me != W and event[1] >> me & 1) else others
        assert wanted is not None and plain_event(rules, seen) == name | wanted, me


def test_bookkeeping_is_not_told() -> None:
    """And every kind of event is either told above or is bookkeeping; a card that is announced is told."""
    rules = parse_rules(CARDS_TEXT)
    action = read_action(rules, "play sabotage-cart 3")
    told = {words.split()[0] for _, words, _, _ in EVENTS}
    assert told | {NAMES[kind] for kind in MECHANICAL} == set(NAMES[1:])
    for words in (
        "chose 1 discard map", "pushed turn 1", "popped", "replaced turn 1", "banked 2 | 3 1", "hid B-goal-gold",
        "set-aside digger", "raised 1 2",
    ):  # fmt: skip
        assert plain_event(rules, read_event(rules, words)) is None
    assert plain_event(parse_rules("duel x2"), read_event(parse_rules("duel x2"), "stocked 1 | G0-NESW")) is None
    assert plain_event(rules, read_event(rules, f"pushed intent nobody 2 {action}")) == {
        "what": "announced", "seat": 2, "card": "sabotage-cart", "action": "play sabotage-cart 3",
    }  # fmt: skip
