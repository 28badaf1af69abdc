"""What is in the box of the expansion, how a round is set up, and how rounds follow one another."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.changes import moves
from tests.scenario import kinds, table
from undermine.core import event as happening
from undermine.core.engine import open_game, scores, to_act, winners
from undermine.core.zone import AWAY, DECK
from undermine.games import RulesError, parse_rules
from undermine.games.deck import load
from undermine.views.view import views_for

BOX = load("expansion")


def counts(family: str) -> Counter[str]:
    return Counter({row.id: row.count for row in BOX.rows(family)})


def test_path_cards() -> None:
    """EXP-1: 30 path cards, of which 14 are special; crystals are on others than those."""
    rows = BOX.rows("path")
    assert BOX.count("path") == 30
    marked = Counter(mark for row in rows for mark in row.marks for _ in range(row.count))
    assert (marked["ladder"], marked["door-blue"], marked["door-green"]) == (4, 3, 3)
    assert (BOX.row("S2-bridge").count, BOX.row("S2-dcurve").count) == (2, 2)
    assert all(len(row.marks) <= 1 for row in rows), "a crystal is on no door and on no ladder"
    assert 30 - 2 - 2 - 4 - 3 - 3 == 16


def test_action_cards() -> None:
    """EXP-2, EXP-A24: the box states 21, 20 are named; the one that nobody knows is in the data and never dealt."""
    named = {"theft": 4, "hands-off": 3, "prison": 3, "release": 4, "inspection": 2, "swap-hats": 2, "swap-hands": 2}
    assert counts("action") == Counter(named) + Counter({"unidentified-21st": 1})
    assert BOX.totals["action"] == 21 == sum(named.values()) + 1
    rules = parse_rules("expansion x5")
    assert "unidentified-21st" not in rules.names
    dealt = Counter(rules.names[card] for card in rules.cards)
    assert {name: dealt[name] for name in named} == named


def test_dwarfs() -> None:
    """EXP-3: 15 dwarf cards."""
    assert counts("dwarf") == Counter(blue=4, green=4, boss=1, profiteer=1, geologist=2, saboteur=3)
    rules = parse_rules("expansion x5")
    assert Counter(rules.role_names[role] for role in rules.role_deck) == counts("dwarf")


def test_gold_is_tokens() -> None:
    """EXP-4, EXP-64, EXP-A25, X2: no gold cards; purses are numbers, everybody counts along."""
    game = table("expansion[rounds=1] x4", roles="ssss"[:3] + "p", goals="NE gold NW")
    assert len(game.rules.gold_deck) == 0 and game.purses() == [0, 0, 0, 0]
    game.pass_round()
    assert game.purses() == [2, 2, 2, 0]
    for view in views_for(game.rules):
        view.see(game.run.log)
        assert [int(nuggets) for nuggets in view.purse] == [2, 2, 2, 0]
    game.run.earn(0, 500)  # a bank of 33 tokens would be empty
    assert game.purses()[0] == 502


def test_base_cards_are_used_but_not_its_dwarfs_and_gold() -> None:
    """EXP-5: 40 playable path cards, start and goals, 27 action cards of the base game."""
    base, rules = load("base"), parse_rules("expansion x5")
    dealt = Counter(rules.names[card] for card in rules.cards)
    for row in (*base.rows("path"), *base.rows("action")):
        assert dealt[row.id] == row.count
    assert rules.goal_names[1:] == [row.id for row in base.rows("goal")]
    assert "digger" not in rules.role_names and not list(rules.gold_deck)
    assert len(rules.cards) == 40 + 27 + 30 + 20


def test_players() -> None:
    """EXP-6: 2 to 12."""
    for players in range(2, 13):
        assert parse_rules(f"expansion x{players}").seats == players
    for players in (1, 13):
        with pytest.raises(RulesError, match="2 to 12"):
            parse_rules(f"expansion x{players}")


def test_start_and_goals_lie_as_in_the_base_game() -> None:
    """EXP-7: the same cells, the same kinds of goals, in any order."""
    rules, base = parse_rules("expansion x5"), parse_rules("base x5")
    names = [rules.grid.name(cell) for cell in (*rules.start_cells, *rules.goal_cells)]
    assert names == [base.grid.name(cell) for cell in (*base.start_cells, *base.goal_cells)]
    seen = {tuple(open_game(rules, str(seed)).state.goals) for seed in range(30)}
    assert len(seen) == 6


@pytest.mark.parametrize("players", range(2, 13))
def test_set_up(players: int) -> None:
    """EXP-8, EXP-9, EXP-11, EXP-A24, EXP-T26: ten cards aside, six in every hand, the rest is the pile."""
    state = open_game(parse_rules(f"expansion x{players}"), "set-up").state
    assert len(state.away) == 10
    assert [len(state.hand(seat)) for seat in range(players)] == [6] * players
    assert state.left == 107 - 6 * players
    assert len(state.aside) == 15 - players


def test_cards_aside_are_seen_by_nobody() -> None:
    """EXP-8: the top ten of the shuffled deck; the order of the deck is nobody's."""
    run = open_game(parse_rules("expansion x3"), "aside")
    began = next(event for event in run.log if event[0] == happening.BEGAN)
    (withheld,) = moves(run.log, int(DECK), int(AWAY))
    assert withheld[1] == 0 and withheld[2][2] == 10
    assert withheld[3] == began[3][-10:], "the deck is written bottom first"
    for view in views_for(run.rules):
        view.see(run.log)
        assert [int(card) for card in view.away] == [0] * 10


def test_roles_are_dealt_secretly() -> None:
    """EXP-10, EXP-11: everybody knows his own dwarf card only, and nobody those left over; all are shown at the end."""
    game = table("expansion x5", roles="bgcps")
    views = views_for(game.rules)
    for view in views:
        view.see(game.run.log)
        known = [game.rules.role_names[int(role)] for role in view.roles if role]
        assert known == ([game.roles()[int(view.me)]] if view.me < 5 else [])
        assert not any(view.aside)
    told = len(game.run.log)
    game.pass_round()
    ends = [k for k, event in enumerate(game.run.log) if event[0] == happening.BEGAN][1]
    for view in views:
        view.see(game.run.log[told:ends])
        assert all(view.roles) and all(view.aside)


def test_who_begins() -> None:
    """EXP-12: anybody, or whom the host names; then clockwise."""
    assert {to_act(open_game(parse_rules("expansion x4"), str(seed)).state) for seed in range(40)} == {0, 1, 2, 3}
    game = table("expansion[firstPlayer=11] x12", first=-1)
    seats = []
    for _ in range(4):
        seats.append(game.seat)
        game.discard()
    assert seats == [11, 0, 1, 2]
    with pytest.raises(RulesError, match="seats 0 to 4"):
        parse_rules("expansion[firstPlayer=5] x5")


def test_a_new_round_is_set_up_anew() -> None:
    """EXP-65, EXP-66: all is shuffled, ten others set aside, dwarfs dealt; gold is kept; left of the last."""
    game = table("expansion x3", roles="ssp", front={0: "theft prison", 1: "prison"})
    game.run.earn(2, 4)
    aside, roles = list(game.state.away), game.roles()
    log = game.pass_round()
    last = next(event for event in reversed(log) if event[0] == happening.DISCARDED)[2][0]
    state = game.state
    assert state.round == 2 and game.seat == (last + 1) % 3
    assert (len(state.away), state.left, state.spent) == (10, 107 - 18, 0)
    assert list(state.away) != aside
    assert [game.front(seat) for seat in range(3)] == [[], [], []] and list(state.notes) == [0]
    assert len(state.aside) == 12 and len(state.worn) == 0
    assert game.purses() == [0, 0, 4 + 3]
    seen = {tuple(game.roles())}
    for seed in range(6):
        again = table("expansion x3", roles="ssp", seed=str(seed))
        again.pass_round()
        seen.add(tuple(again.roles()))
    assert seen != {tuple(roles)}


def test_three_rounds_and_the_richest_wins() -> None:
    """EXP-67: most gold wins, ties share the victory."""
    game = table("expansion x3", roles="bgp")
    for _ in range(3):
        assert game.state.depth
        game.pass_round()
    assert game.state.depth == 0 and kinds(game.run.log).count("began") == 3
    totals = scores(game.state)
    assert totals == game.purses() and winners(game.state) == [k for k in range(3) if totals[k] == max(totals)]
    for seat in range(3):
        game.run.earn(seat, max(totals) - totals[seat])
    assert winners(game.state) == [0, 1, 2]


def test_editions() -> None:
    """X1, X2, X8: the blocked rule differs, and what the base game's editions differ in; the cards do not."""
    cs20, de = parse_rules("expansion:cs20 x5"), parse_rules("expansion:de x5")
    assert parse_rules("expansion:de[blockedRule=de] x5") is de
    assert list(cs20.cards) == list(de.cards) and cs20.names == de.names
    for key in ("goldDraw=players", "saboteurPayout=4/3/3/2", "bank=32"):
        with pytest.raises(RulesError):
            parse_rules(f"expansion[{key}] x5")
    with pytest.raises(RulesError, match="lt2009"):
        parse_rules("expansion:lt2009 x5")
    for text, may in (("expansion:cs20 x3", False), ("expansion:de x3", True)):
        game = table(text, "EW 1,0", hands={0: "rockfall"})
        assert game.may("play rockfall nothing") == may
