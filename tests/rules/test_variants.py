"""Sabotaged dwarf and tournament (docs/rules/variants.md)."""

from __future__ import annotations

from collections import Counter

import pytest

from tests import changes
from tests.scenario import Scenario, arrange, table
from undermine.core.deal import DECK, GOALS, ROLES, Deal
from undermine.core.engine import begin, is_over, open_game, scores, winners
from undermine.core.event import MOVED
from undermine.core.zone import BANK, GOLD, POOL
from undermine.games import RulesError, parse_rules
from undermine.games.deck import load

LINE = "; ".join(f"EW {x},0" for x in range(1, 7))
SABOTAGED = "base+sabotaged-dwarf[rounds=1] x5"


def refusal(text: str) -> str:
    with pytest.raises(RulesError) as caught:
        parse_rules(text)
    return str(caught.value)


def finish(text: str, roles: str, finder: int, front: dict[int, str]) -> Scenario:
    """A seat has completed the path and the gold is shared out, everybody taking the best card."""
    game = table(
        text, LINE, hands={finder: "B-EW"}, goals="NE gold NW", roles=roles, gold=[1] * 28, front=front, first=finder
    )
    game.play("place B-EW 7,0")
    return share(game)


def share(game: Scenario) -> Scenario:
    while game.state.depth and game.question() == "take":
        game.play(max(game.legal()))
    return game


def takers(game: Scenario) -> list[int]:
    return changes.takers(game.run.log, int(POOL), int(GOLD))


# The sabotaged dwarf


def test_only_with_the_base_game() -> None:
    """VAR-SAB-1, VAR-SAB-A4: not with the expansion, not with the tournament; with all numbers of players."""
    assert "base game only" in refusal("expansion+sabotaged-dwarf x5")
    assert "do not go together" in refusal("base+tournament+sabotaged-dwarf x5")
    for players in range(3, 11):
        assert parse_rules(f"base+sabotaged-dwarf x{players}").seats == players


def test_a_sabotaged_digger_is_skipped() -> None:
    """VAR-T1, VAR-SAB-2..4: four cards, taken by 0, 2, 1 and 0 again; seat 3 has a broken cart."""
    game = finish(SABOTAGED, "dddds s", 0, {3: "sabotage-cart"})
    assert [len(event[3]) for event in changes.moves(game.run.log, int(BANK), int(POOL))] == [4]
    assert takers(game) == [0, 2, 1, 0]
    assert [len(game.gold(seat)) for seat in range(5)] == [2, 1, 1, 0, 0]


def test_all_diggers_are_sabotaged() -> None:
    """VAR-T2, VAR-SAB-5: nobody gets gold."""
    front = dict.fromkeys(range(4), "sabotage-cart") | {3: "sabotage-lantern"}
    game = finish(SABOTAGED, "dddds s", 4, front)
    assert takers(game) == [] and scores(game.state) == [0] * 5 and is_over(game.state)


def test_one_digger_takes_all() -> None:
    """VAR-T3, VAR-SAB-4, VAR-SAB-7: a saboteur completed, the only clean digger takes all four."""
    front = {0: "sabotage-cart", 1: "sabotage-cart", 3: "sabotage-pickaxe"}
    assert takers(finish(SABOTAGED, "dddds s", 4, front)) == [2, 2, 2, 2]


def test_the_stack_starts_as_ever() -> None:
    """VAR-SAB-7: counter-clockwise from the nearest clean digger to the right of a saboteur who completed."""
    assert takers(finish(SABOTAGED, "dddds s", 4, {3: "sabotage-cart"})) == [2, 1, 0, 2]


def test_saboteurs_are_paid_as_ever() -> None:
    """VAR-T4, VAR-SAB-6: the gold was not found, a saboteur with a broken lantern still gets his four."""
    game = table(SABOTAGED, roles="dddds s", gold=[1] * 28, front={4: "sabotage-lantern"})
    game.pass_round()
    assert scores(game.state) == [0, 0, 0, 0, 4]


def test_repaired_in_time() -> None:
    """VAR-T5, VAR-SAB-A5: what counts is the end of the round; a tool that was mended before costs nothing."""
    game = table(
        SABOTAGED,
        LINE,
        hands={0: "repair-cart", 1: "B-EW"},
        goals="NE gold NW",
        roles="dddds s",
        front={1: "sabotage-cart"},
    )
    game.play("play repair-cart 1", "place B-EW 7,0")
    assert takers(share(game)) == [1, 0, 3, 2]


def test_a_sabotaged_completer() -> None:
    """VAR-SAB-A1: he completed by a detour; the next eligible digger in passing direction is first."""
    game = table(
        "base+detour+sabotaged-dwarf[rounds=1] x5",
        f"{LINE}; EW -1,0",
        hands={2: "detour"},
        goals="NE gold NW",
        roles="dddds s",
        front={2: "sabotage-cart"},
        first=2,
    )
    game.play("play detour 7,0")
    assert takers(share(game)) == [1, 0, 3, 1]


def test_lt_count_with_skipping() -> None:
    """VAR-SAB-A2: in lt as many cards as players, the sabotaged one skipped."""
    game = finish("base:lt2009+sabotaged-dwarf[rounds=1] x5", "dddds s", 0, {3: "sabotage-cart"})
    assert takers(game) == [0, 2, 1, 0, 2]


def test_a_sabotaged_greedy_dwarf() -> None:
    """VAR-SAB-A3: he completes by a detour and still gets four; the text restricts diggers only."""
    game = table(
        "base+greedy+detour+sabotaged-dwarf[rounds=1] x5",
        f"{LINE}; EW -1,0",
        hands={1: "detour"},
        goals="NE gold NW",
        roles="dydsd s",
        gold=[1] * 28,
        front={1: "sabotage-cart"},
        first=1,
    )
    game.play("play detour 7,0")
    assert scores(game.state) == [0, 4, 0, 0, 0]


# The tournament

ROLES_AND_HANDS = [
    (5, 1, 3, 1, 6, 36),
    (6, 2, 3, 1, 5, 36),
    (7, 2, 3, 2, 5, 31),
    (8, 3, 3, 2, 4, 34),
    (9, 3, 4, 2, 4, 30),
]


@pytest.mark.parametrize(("players", "saboteurs", "diggers", "greedy", "hand", "pile"), ROLES_AND_HANDS)
def test_the_set_up(players: int, saboteurs: int, diggers: int, greedy: int, hand: int, pile: int) -> None:
    """VAR-T6, VAR-TOURN-3..5: roles, none left over, hands, draw pile, and one path card at (4,0)."""
    rules = parse_rules(f"base+tournament x{players}")
    state = begin(rules, "set-up")
    roles = Counter(rules.role_names[int(role)] for role in state.roles)
    assert (roles["saboteur"], roles["digger"], roles["greedy"]) == (saboteurs, diggers, greedy)
    assert len(state.aside) == 0 and [len(state.hand(seat)) for seat in range(players)] == [hand] * players
    assert int(state.left) == pile and players * hand + pile == 66
    arena = state.arena
    assert int(arena.count) == int(arena.fixed) + 1
    assert rules.grid.name(arena.cell[int(arena.count)]) == "4,0"
    card = int(rules.tile_card[int(arena.code[int(arena.count)]) >> 1])
    rest = Counter([int(other) for other in list(state.deck)[:pile]])
    rest.update(other for seat in range(players) for other in state.hand(seat))
    assert rest + Counter([card]) == Counter(int(other) for other in rules.cards)
    assert sum(count for other, count in rest.items() if rules.tile[other]) == 39


def test_who_may_hold_a_tournament() -> None:
    """VAR-T6, VAR-TOURN-1: the base game for five to nine."""
    for players in (3, 4, 10):
        assert refusal(f"base+tournament x{players}") == f"tournament is for 5 to 9 players, not {players}"
    assert "base game only" in refusal("expansion+tournament x5")


def test_what_a_tournament_needs() -> None:
    """VAR-TOURN-2: no gold cards, and both greedy dwarfs, which naming them again does not double."""
    rules = parse_rules("base+tournament x7")
    assert len(rules.gold_deck) == 0 and load("championship").row("greedy").count == 2
    assert parse_rules("base+greedy+tournament x7") is rules


def test_the_card_in_the_middle() -> None:
    """VAR-TOURN-A1, VAR-TOURN-A2, VAR-TOURN-4: any path card, turned or not, by chance."""
    rules = parse_rules("base+tournament x5")
    names, turns = set(), set()
    for seed in range(300):
        state = begin(rules, str(seed))
        code = int(state.arena.code[int(state.arena.count)])
        names.add(rules.tile_names[code >> 1])
        if rules.tile_names[code >> 1] == "B-NE":
            turns.add(code & 1)
    assert names == {row.id for row in load("base").rows("path")} and turns == {0, 1}


def test_a_new_card_every_round() -> None:
    """VAR-TOURN-A6: the next round has another card in the middle."""
    game = Scenario(open_game(parse_rules("base+tournament x5"), "rounds"))
    seen = []
    for number in (1, 2, 3):
        assert game.state.round == number
        seen.append(int(game.state.arena.code[int(game.state.arena.fixed) + 1]))
        game.pass_round()
    assert len(set(seen)) > 1 and is_over(game.state)


def tournament(
    players: int,
    roles: str,
    *,
    centre: str = "B-EW",
    hands: dict[int, str] | None = None,
    more: str = "",
    first: int = 0,
) -> Scenario:
    """A tournament with this card in the middle: it is the lowest path card of the deck."""
    rules = parse_rules(f"base{more}+tournament[rounds=1] x{players}")
    rest = [int(card) for card in rules.cards]
    middle = rules.code[centre]
    rest.remove(middle)
    wanted = {seat: [rules.code[name] for name in cards.split()] for seat, cards in (hands or {}).items()}
    for cards in wanted.values():
        for card in cards:
            rest.remove(card)
    order: list[int] = []
    for seat in range(players):
        hand = wanted.get(seat, [])
        while len(hand) < int(rules.hand):
            hand.append(rest.pop(0))
        order += hand
    letters = {"d": "digger", "s": "saboteur", "y": "greedy"}
    orders = {
        DECK: list(reversed([*order, *rest, middle])),
        ROLES: [rules.role_names.index(letters[letter]) for letter in roles],
        GOALS: [rules.goal_names.index(name) for name in ("B-goal-stone-NE", "B-goal-gold", "B-goal-stone-NW")],
    }
    return Scenario(open_game(rules, "tournament", Deal(orders, first)))


def complete(players: int, roles: str, finder: int, more: str = "") -> list[int]:
    game = tournament(players, roles, hands={finder: "B-EW"}, more=more, first=finder)
    game.lay("EW 1,0; EW 2,0; EW 3,0; EW 5,0; EW 6,0")
    game.play("place B-EW 7,0")
    return scores(game.state)


def test_a_digger_completes() -> None:
    """VAR-T7, VAR-TOURN-6, VAR-TOURN-10: three for him, two for every other digger, seven in all."""
    assert complete(5, "dydsd", 0) == [3, 0, 2, 0, 2]


def test_a_saboteur_completes() -> None:
    """VAR-T8, VAR-TOURN-7: the four diggers get two each, nobody else any."""
    assert complete(9, "ddddsssyy", 4) == [2, 2, 2, 2, 0, 0, 0, 0, 0]


def test_a_greedy_dwarf_completes() -> None:
    """VAR-T9, VAR-TOURN-8, VAR-TOURN-A5: four for him, nothing for the second greedy dwarf and all others."""
    assert complete(7, "dddyyss", 3) == [0, 0, 0, 4, 0, 0, 0]


@pytest.mark.parametrize(
    ("players", "roles", "total", "each"),
    [(5, "dddsy", 4, 4), (6, "dddssy", 6, 3), (7, "dddssyy", 6, 3), (8, "dddsssyy", 9, 3), (9, "ddddsssyy", 9, 3)],
)
@pytest.mark.parametrize("edition", ["cs20", "de"])
def test_saboteurs_win(players: int, roles: str, total: int, each: int, edition: str) -> None:
    """VAR-T10, VAR-TOURN-9, VAR-TOURN-10, VAR-TOURN-A10: three each, four for the only one, in every edition."""
    game = tournament(players, roles)
    if edition != "cs20":
        rules = parse_rules(f"base:{edition}+tournament[rounds=1] x{players}")
        game = Scenario(arrange(rules, "", {}, roles, "", (), {}, 0, "saboteurs"))
    game.pass_round()
    totals = scores(game.state)
    assert sum(totals) == total and {totals[seat] for seat in range(players) if roles[seat] == "s"} == {each}
    assert "saboteurPayout means nothing with tournament" in refusal("base+tournament[saboteurPayout=1/1/1/1] x5")


def test_the_middle_is_reached_by_a_path() -> None:
    """VAR-T11, VAR-TOURN-A3: nothing joins it before the network does; then the network runs through it."""
    game = tournament(5, "dddsy")
    assert not game.can_lay("EW", "3,0") and not game.can_lay("EW", "5,0")
    assert game.why_not_lay("EW", "5,0") == ("not-joined",)
    game.dig("EW 1,0;EW 2,0;EW 3,0")
    assert game.can_lay("EW", "5,0") and game.lit("4,0") == "EW"


def test_the_middle_must_be_matched() -> None:
    """VAR-T12, VAR-TOURN-A3: a straight card against its rock is illegal, a curve beside it legal."""
    game = tournament(5, "dddsy", centre="B-NS")
    game.dig("EW 1,0;EW 2,0")
    assert not game.can_lay("EW", "3,0") and game.why_not_lay("EW", "3,0") == ("tunnel-into-rock", "E")
    assert game.can_lay("SW", "3,0")


def test_rockfall_and_detour_on_the_middle() -> None:
    """VAR-TOURN-A4: a rockfall may take it away; a detour does not move it, for no player placed it."""
    game = tournament(5, "dddsy", hands={0: "rockfall detour"}, more="+detour")
    assert game.may("play rockfall 4,0") and game.uses("detour") == set()
    assert game.why("play detour 1,0") == ("nothing-placed",)


def test_championship_cards_may_be_added() -> None:
    """VAR-TOURN-A7: off unless they are named; named they are shuffled in."""
    assert len(parse_rules("base+tournament x5").cards) == 67
    assert len(parse_rules("base+veto+tracker+tournament x5").cards) == 69


def test_direction_does_not_change_the_wages() -> None:
    """VAR-TOURN-A8: nothing is passed around, so a change of direction changes nothing about gold."""
    game = tournament(5, "dydsd", hands={0: "B-EW"}, more="+direction")
    game.lay("EW 1,0; EW 2,0; EW 3,0; EW 5,0; EW 6,0")
    game.run.note(game.rules.note_names.index("direction"), -1)
    game.play("place B-EW 7,0")
    assert scores(game.state) == [3, 0, 2, 0, 2] == complete(5, "dydsd", 0, "+direction")


def test_ties_share_the_victory() -> None:
    """VAR-TOURN-A9: two saboteurs with the same gold win together."""
    game = tournament(6, "dddssy")
    game.pass_round()
    assert winners(game.state) == [3, 4]


def test_all_pass() -> None:
    """VAR-T13, VAR-TOURN-11: five players, 66 turns, seat 0 is last and seat 1 begins the next of three rounds."""
    rules = parse_rules("base+tournament[firstPlayer=0] x5")
    game = Scenario(open_game(rules, "pass"))
    order = []
    while game.state.round == 1:
        order.append(game.seat)
        game.discard()
    assert len(order) == 66 and order[-1] == 0 and game.seat == 1
    while not is_over(game.state):
        game.discard()
    assert game.state.round == 3


def test_no_costume_store() -> None:
    """VAR-T14: no dwarf card is left over, so there is nothing to change into."""
    assert "no dwarf card is left over" in refusal("base+costume+tournament x5")


def test_gold_is_never_paid_in_cards() -> None:
    """VAR-TOURN-2, VAR-TOURN-6: wages are tokens; no gold card is ever staked or paid."""
    game = tournament(5, "dddsy")
    game.pass_round()
    assert not any(event[0] == MOVED and {POOL, BANK} & set(event[2][:2]) for event in game.run.log)
    assert all(not cards for cards in (game.gold(seat) for seat in range(5)))
