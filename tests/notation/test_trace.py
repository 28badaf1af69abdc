from __future__ import annotations

import json
from collections import Counter

import pytest

from tests.chooser import choose
from undermine.core.chance import Dice
from undermine.core.engine import legal_actions, open_game
from undermine.core.event import Event
from undermine.core.rules import Rules
from undermine.games import parse_rules
from undermine.games.deck import load
from undermine.notation.action import read_action
from undermine.notation.position import read_position
from undermine.notation.trace import question, trace_game
from undermine.views.sample import sample
from undermine.views.view import View

FIELDS = [
    "game", "ply", "round", "seat", "ask", "rules", "board", "goals", "hands", "deck", "discard", "aside", "roles",
    "roles_aside", "front", "gold", "gold_deck", "legal", "chosen",
]  # fmt: skip


class Digger:
    """A player of the tests: decides on a table dealt from its view, and sees only what a seat sees."""

    def __init__(self, seat: int) -> None:
        self.dice = Dice(seat)
        self.seat = seat

    def see(self, events: list[Event]) -> None:
        for _, eyes, _, secret in events:
            assert not any(secret) or eyes < 0 or eyes >> self.seat & 1, "a secret of somebody else"

    def choose(self, view: View, actions: list[int]) -> int:
        assert int(view.me) == self.seat
        wish = choose(sample(view, 1), self.dice, "digging")
        return wish if wish in actions else actions[0]


def lines_of(rules: Rules, seed: str) -> list[dict[str, object]]:
    players = [Digger(seat) for seat in range(int(rules.seats))]
    return [json.loads(line) for line in trace_game(rules, seed, [*players])]


@pytest.fixture(scope="module")
def lines() -> list[dict[str, object]]:
    return lines_of(parse_rules("base:cs20[rounds=2] x4"), "3")


def test_a_line_has_the_fields_in_their_order(lines: list[dict[str, object]]) -> None:
    for line in lines:
        if "ask" in line:
            assert list(line) == FIELDS
        elif line["end"] == "round":
            assert list(line) == ["game", "end", "round", "winner", "by", "paid"]
        else:
            assert list(line) == ["game", "end", "scores", "winners"]
    assert [line.get("end", "question") for line in lines][-2:] == ["round", "game"]
    assert [line["ply"] for line in lines if "ply" in line] == list(range(len(lines) - 3))


def test_the_chosen_answer_is_legal_and_no_answer_is_listed_twice(lines: list[dict[str, object]]) -> None:
    rules = parse_rules("base:cs20[rounds=2] x4")
    for line in lines:
        if "ask" in line:
            legal = line["legal"]
            assert isinstance(legal, list)
            assert line["chosen"] in legal
            assert len(set(legal)) == len(legal)
            actions = [read_action(rules, words) for words in legal]
            assert actions == sorted(actions)


def test_every_card_is_somewhere_in_every_line(lines: list[dict[str, object]]) -> None:
    """The whole truth: all cards of the box, also the gold."""
    deck = load("base")
    full = Counter({row.id: row.count for row in deck.cards if row.family in ("path", "action")})
    for line in lines:
        if "ask" not in line:
            continue
        there: Counter[str] = Counter()
        board, front, hands = line["board"], line["front"], line["hands"]
        assert isinstance(board, list) and isinstance(front, list) and isinstance(hands, list)
        assert board[0] == {"x": 0, "y": 0, "card": "B-start", "turned": False}
        there.update(tile["card"] for tile in board[1:])
        for cards in (*front, *hands, line["deck"], line["discard"]):
            assert isinstance(cards, list)
            there.update(cards)
        assert there == full


def test_gold_goes_from_the_deck_to_the_seats(lines: list[dict[str, object]]) -> None:
    paid: list[list[int]] = [[] for _ in range(4)]
    for line in lines:
        if "ask" in line and line["ask"] == "turn":
            assert line["gold"] == [sorted(values, reverse=True) for values in paid]
        elif line.get("end") == "round":
            got = line["paid"]
            assert isinstance(got, list)
            paid = [old + new for old, new in zip(paid, got, strict=True)]
            assert (line["winner"] == "diggers") == (line["by"] is not None)
    assert lines[-1]["scores"] == [sum(values) for values in paid]


def test_diggers_win_somewhere() -> None:
    """A draft is traced: questions `take`, and what was taken is paid."""
    lines = lines_of(parse_rules("base:de[rounds=1] x4"), "3")
    takes = [line for line in lines if line.get("ask") == "take"]
    end = next(line for line in lines if line.get("end") == "round")
    assert end["winner"] == "diggers"
    assert isinstance(end["by"], int)
    assert takes
    paid = end["paid"]
    assert isinstance(paid, list)
    for line in takes:
        seat, chosen = line["seat"], line["chosen"]
        assert isinstance(seat, int) and isinstance(chosen, str)
        assert int(chosen.split()[1]) in paid[seat]


def test_piles_are_top_first_and_the_board_has_no_goals() -> None:
    state = read_position(
        "rules base x3\nboard 1,0 B-NE turned\ngoal 8,0 B-goal-stone-NE up turned\nhand 0 map\n"
        "deck B-NE rockfall\ndiscard map B-NS\ngold 1 1 3 1\ngold-deck 3 1 2\nfront 2 sabotage-cart sabotage-lantern"
    )
    actions = legal_actions(state, 0)
    line = question(state, actions, actions[0])
    assert line["deck"] == ["B-NE", "rockfall"]
    assert line["discard"] == ["map", "B-NS"]
    assert line["gold"] == [[], [3, 1, 1], []]
    assert line["gold_deck"] == [3, 1, 2]
    assert line["front"] == [[], [], ["sabotage-cart", "sabotage-lantern"]]
    assert line["board"] == [
        {"x": 0, "y": 0, "card": "B-start", "turned": False},
        {"x": 1, "y": 0, "card": "B-NE", "turned": True},
    ]
    goals = line["goals"]
    assert isinstance(goals, list)
    assert goals[1] == {"x": 8, "y": 0, "card": "B-goal-stone-NE", "up": True, "turned": True}
    assert line["ask"] == "turn"


def test_an_answer_that_is_not_legal_is_refused() -> None:
    class Cheat(Digger):
        def choose(self, view: View, actions: list[int]) -> int:
            return 1

    rules = parse_rules("base x3")
    with pytest.raises(ValueError, match="not legal"):
        list(trace_game(rules, "1", [Cheat(seat) for seat in range(3)]))


def test_the_deal_is_that_of_the_seed() -> None:
    rules = parse_rules("base x3")
    first = json.loads(next(trace_game(rules, "7/1", [Digger(seat) for seat in range(3)])))
    state = open_game(rules, "7/1").state
    assert first["hands"] == [[rules.names[card] for card in state.hand(seat)] for seat in range(3)]
