"""World championship cards in general, and the greedy dwarf (docs/rules/championship.md sections 1, 2)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from tests import changes
from tests.scenario import Scenario, kinds, table
from undermine.core.engine import begin
from undermine.core.zone import BANK, GOLD, POOL
from undermine.games import EXTRAS, RulesError, parse_rules
from undermine.games.deck import load
from undermine.games.rules_text import extras_of, game_of

ACTIONS = ("swap-goals", "treasury", "veto", "direction", "craftsman", "tracker", "detour")
LINE = "; ".join(f"EW {x},0" for x in range(1, 7))
SEATS = "dydsd s"  # CH-T2: seat 1 greedy, seat 3 saboteur


def test_nine_cards() -> None:
    """CH-GEN-1: two greedy dwarfs and one card of every other year."""
    rows = {row.id: (row.family, row.count) for row in load("championship").cards}
    assert rows.pop("greedy") == ("dwarf", 2)
    assert rows == dict.fromkeys(ACTIONS, ("action", 1))


def test_any_mix_goes_with_base_and_expansion_but_not_the_greedy_dwarf() -> None:
    """CH-GEN-2: each alone or with any other; the greedy dwarf with the base game only."""
    for game in ("base", "expansion"):
        for some in [(name,) for name in ACTIONS] + list(combinations(ACTIONS, 2)) + [ACTIONS]:
            text = f"{game}:cs20+{'+'.join(some)} x5"
            assert parse_rules(text).text == text
    assert "greedy" in {extra.name for extra in extras_of(game_of("base"))}
    with pytest.raises(RulesError, match=r"greedy cannot be added to expansion: .*base game only"):
        parse_rules("expansion+greedy x5")


def test_action_cards_are_in_the_deck_and_the_dwarf_is_among_the_roles() -> None:
    """CH-GEN-3: seven cards more to be shuffled and dealt; the greedy dwarf is dealt as a role."""
    rules = parse_rules(f"base+{'+'.join(ACTIONS)} x5")
    plain = parse_rules("base x5")
    deck = Counter(rules.names[int(card)] for card in rules.cards)
    assert deck - Counter(plain.names[int(card)] for card in plain.cards) == Counter(ACTIONS)
    rules = parse_rules("base+greedy x5")
    assert len(rules.cards) == 67 and "greedy" in [rules.role_names[int(role)] for role in rules.role_deck]
    with_away = parse_rules(f"expansion+{'+'.join(ACTIONS)} x5")
    states = [begin(with_away, str(seed)) for seed in range(12)]
    assert all(len(state.away) == 10 for state in states), "ten cards are put away …"
    away = {with_away.names[int(card)] for state in states for card in state.away}
    assert away & set(ACTIONS), "… after the special ones were shuffled in"


def test_deck_sizes() -> None:
    """CH-GEN-5, CH-T21: 74 cards in the base game; 124 less 10 with the expansion, 42 left for twelve players."""
    everything = "+".join(ACTIONS)
    assert len(parse_rules(f"base+{everything} x5").cards) == 74
    assert len(parse_rules(f"expansion+{everything} x12").cards) == 124
    game = table(f"expansion:cs20+{everything} x12")
    assert len(game.state.away) == 10 and game.state.left == 124 - 10 - 72 == 42


@pytest.mark.parametrize("players", range(3, 11))
def test_hands_do_not_change(players: int) -> None:
    """CH-GEN-6: as many cards as without them."""
    assert parse_rules(f"base+{'+'.join(ACTIONS)} x{players}").hand == parse_rules(f"base x{players}").hand


def test_played_like_any_action_card() -> None:
    """CH-GEN-4: one card, one draw, and after its effect it lies on the discard pile."""
    game = table("base+direction+craftsman x5", hands={0: "direction", 4: "craftsman"}, front={1: "sabotage-cart"})
    left = game.state.left
    game.play("play direction")
    assert game.pile() == ["direction"] and len(game.hand(0)) == 6 and game.state.left == left - 1
    game.play("play craftsman 1 cart")
    assert game.pile() == ["direction", "sabotage-cart", "craftsman"] and len(game.hand(4)) == 6


@pytest.mark.parametrize(("players", "roles"), [(3, (1, 2, 1)), (5, (2, 3, 1)), (9, (3, 6, 1)), (10, (4, 6, 1))])
def test_one_digger_makes_room(players: int, roles: tuple[int, int, int]) -> None:
    """CH-T1, CH-2016-1, CH-2016-2, CH-A27: one greedy dwarf for one digger, one card left over."""
    rules = parse_rules(f"base+greedy x{players}")
    names = Counter(rules.role_names[int(role)] for role in rules.role_deck)
    assert (names["saboteur"], names["digger"], names["greedy"]) == roles
    assert rules.spare_roles == 1 and len(rules.role_deck) == players + 1
    left_over = set()
    for seed in range(60):
        game = table(rules.text, seed=str(seed))
        left_over.add(rules.role_names[int(game.state.aside[0])])
    assert left_over == {"digger", "saboteur", "greedy"}


def found(finder: int, options: str = "", roles: str = SEATS, edition: str = "cs20") -> Scenario:
    game = table(
        f"base:{edition}+greedy{options} x5",
        LINE,
        hands={finder: "B-EW"},
        goals="NE gold NW",
        roles=roles,
        gold=(3, 2, 1, *[1] * 20),
        first=finder,
    )
    game.play("place B-EW 7,0")
    while game.state.depth and game.question() == "take":
        game.play(max(game.legal()))
    return game


def takers(game: Scenario) -> list[int]:
    return changes.takers(game.run.log, int(POOL), int(GOLD))


def golds(game: Scenario) -> list[int]:
    return [sum(game.gold(seat)) for seat in range(5)]


def test_the_greedy_dwarf_finds_the_gold() -> None:
    """CH-T2, CH-2016-3, CH-2016-6, CH-A1, CH-A2: four nuggets drawn as a saboteur's wage, nothing for all others."""
    game = found(1)
    assert golds(game) == [0, 4, 0, 0, 0]
    assert game.rules.side_names[int(game.state.winner)] == "greedy" and game.state.finder == 1
    assert sorted(game.gold(1)) == [1, 3], "3 first, then 2 is too much and goes under, then 1"


def test_a_digger_finds_the_gold() -> None:
    """CH-T3, CH-2016-4, CH-2016-5: three cards for three diggers, 2, 0, 4; the greedy dwarf is passed over."""
    game = found(2)
    assert takers(game) == [2, 0, 4] and golds(game) == [2, 0, 3, 0, 1]
    assert [len(event[3]) for event in changes.moves(game.run.log, int(BANK), int(POOL))] == [3]


def test_a_saboteur_finds_the_gold() -> None:
    """CH-T4, CH-2016-4: order 2, 0, 4; neither the greedy dwarf nor the saboteur gets any."""
    game = found(3)
    assert takers(game) == [2, 0, 4] and golds(game)[1] == golds(game)[3] == 0


def test_nobody_finds_the_gold() -> None:
    """CH-T4, CH-2016-4: the only saboteur gets four, the greedy dwarf nothing."""
    game = table("base+greedy[rounds=1] x5", roles=SEATS, gold=[1] * 28)
    events = game.pass_round()
    assert golds(game) == [0, 0, 0, 4, 0] and "limbo to gold" in kinds(events)


def test_greedy_takes_all_can_be_switched_off() -> None:
    """CH-A1: with greedyTakesAll=false the diggers share as after a saboteur, nearest to the right first."""
    game = found(1, "[greedyTakesAll=false]")
    assert takers(game) == [0, 4, 2] and golds(game)[1] == 4 and golds(game)[3] == 0


def test_lt_counts_diggers_with_a_greedy_dwarf() -> None:
    """CH-2016-5: the greedy dwarf is no digger and in no edition a reason for more gold cards."""
    assert len(takers(found(2, edition="lt2009"))) == 3
    with pytest.raises(RulesError, match="goldDraw means nothing with greedy"):
        parse_rules("base:lt2009+greedy[goldDraw=players] x5")


def test_every_module_says_what_it_is() -> None:
    for extra in EXTRAS.values():
        assert extra.title and extra.about and extra.box in ("championship", "minis", "variants")
