"""The Duel alone: setup, cards that strike when drawn, ends and rating."""

from __future__ import annotations

import pytest

from tests.duels import Table, row, table
from tests.scenario import kinds
from undermine.core.deal import DECK, Deal
from undermine.core.engine import open_game, scores, winners
from undermine.core.event import TOLD
from undermine.features.duel.show import colours
from undermine.games import RulesError, parse_rules
from undermine.games.solo import EDITIONS, printed_tier, tier_of
from undermine.text import LANGUAGES, Words
from undermine.text.book import write_book


def fresh(text: str = "solo x1", deck: str = "", seed: str = "solo") -> Table:
    """A game whose deck begins with these cards."""
    rules = parse_rules(text)
    rest = [int(card) for card in rules.cards]
    top = [rules.code[name] for name in deck.split()]
    for card in top:
        rest.remove(card)
    orders = {DECK: list(reversed(top + rest))} if deck else {}
    return Table(open_game(rules, seed, Deal(orders)))


CALM = "D-EW D-EW D-NS D-NS D-NW D-NE"
"""A hand in which nothing strikes."""


# Setup


def test_setup() -> None:
    """SOLO-T1, SOLO-7, SOLO-8, SOLO-12..15: 52 cards, 6 in hand, 10 aside, 36 to draw, 6 markers, 2 keys, 12 goals."""
    game = fresh(deck=CALM)
    state = game.state
    assert len(game.rules.cards) == 52 and state.held[0] == 6 and len(state.away) == 10 and state.left == 36
    assert game.markers() == 6 and len(state.stock) == 12
    keys = table("solo", "DH-blue 1,0; DH-blue 2,0; DH-blue 3,0", hands={0: "key map"})
    keys.put("key", "1,0", 0)
    assert keys.uses("key") == {"play key 2,0", "play key 3,0"}
    keys.put("key", "2,0", 0)
    assert not keys.uses("key"), "two tokens"


def test_layout() -> None:
    """SOLO-T2, SOLO-9..11, SOLO-A1, SOLO-A2, SOLO-D5: one start in the middle, seven free columns, the pyramid."""
    game = fresh()
    rules = game.rules
    assert [rules.grid.name(cell) for cell in rules.start_cells] == ["0,0"]
    cells = [rules.grid.name(cell) for cell in rules.goal_cells]
    assert cells == ["8,-2", "8,0", "8,2", "10,-1", "10,1", "12,0"]
    assert game.state.arena.count == 7


def test_one_player_one_colour() -> None:
    """SOLO-2, SOLO-6, SOLO-A10: one colour, chosen once; the other start card is not on the table."""
    for colour in ("green", "blue"):
        game = fresh(f"solo[colour={colour}] x1")
        assert colours(game.rules) == [colour] and game.seat == 0
        assert game.rules.tile_names[int(game.state.arena.code[1]) >> 1] == f"D-start-{colour}"
    with pytest.raises(RulesError):
        parse_rules("solo x2")


def test_every_turn_is_ones_own() -> None:
    """SOLO-2, SOLO-1: after the draw the same player is on turn; nobody can be sabotaged."""
    game = table("solo", hands={0: "sabotage-cart map map"}, deck="map map")
    assert not game.uses("sabotage-cart")
    game.play("discard map")
    assert game.seat == 0


def test_actions_as_with_two() -> None:
    """SOLO-3, SOLO-1: lay, play, discard two, pass; draws 1, 1, 1 and as many as passed."""
    for words, drawn in (("place H 1,0", 1), ("play map 8,0", 1), ("discard H map", 2)):
        game = table("solo", hands={0: "H map V V"}, deck="map map map")
        assert kinds(game.play(words)).count("drew") == drawn


def test_connection_is_the_same_in_both_editions() -> None:
    """SOLO-4, DUEL-D1: there is one start card only."""
    for edition in ("solo:de", "solo:cs-sk"):
        game = table(edition, "DEAD 1,0")
        assert game.why_place("H", "-1,0") == () and game.why_place("H", "2,0") == ("not-joined-own",)


def test_the_ten_cards_are_nobodys_to_see() -> None:
    """SOLO-14, SOLO-A12, SOLO-D3, SOLO-A4: set aside at random after the deal, unseen, out for the round."""
    game = fresh()
    log = [event for event in game.run.log if event[0] != TOLD]
    names = kinds(log)
    withheld = log[names.index("withheld")]
    assert withheld[1] == 0 and withheld[2] == (10,) and len(withheld[3]) == 10
    assert names[: names.index("withheld")].count("drew") == 6
    assert len({tuple(fresh(seed=str(n)).state.away) for n in range(4)}) == 4


# Cards that strike


def test_the_opening_hand_strikes() -> None:
    """SOLO-16, SOLO-A3, SOLO-25: sabotage is laid out, a rockfall finds nothing; both are replaced."""
    deck = "sabotage-cart rockfall D-EW D-EW D-NS D-NS"
    game = fresh(deck=deck)
    assert game.front(0) == ["sabotage-cart"] and "rockfall" in game.pile()
    assert game.state.held[0] == 6 and not {"sabotage-cart", "rockfall"} & set(game.hand(0))
    kept = fresh("solo[openingResolve=false] x1", deck)
    assert {"sabotage-cart", "rockfall"} < set(kept.hand(0)) and kept.front(0) == []


def test_kept_cards_of_the_opening_hand() -> None:
    """SOLO-A3: without resolving, a sabotage can only be discarded, a rockfall takes the card laid last."""
    game = table("solo", hands={0: "H sabotage-cart rockfall rockfall"}, openingResolve="false", deck="map map map")
    assert not game.uses("sabotage-cart") and not game.uses("rockfall")
    game.play("place H 1,0")
    game.hold(0, "H rockfall sabotage-cart")
    game.play("place H 2,0")
    assert game.uses("rockfall") == {"play rockfall 2,0"} and game.why("play rockfall 1,0") == (
        "rockfall-takes-latest",
    )
    game.play("play rockfall 2,0")
    assert game.shown("2,0") == "" and game.may("discard sabotage-cart")


def drawing(
    pile: str, hand: str = "map map map map map map", tiles: str = "", front: str = "", replace: str = "true"
) -> Table:
    """A table on which the next card drawn is seen at once."""
    game = table("solo", tiles, hands={0: hand}, deck=pile, front={0: front}, replaceAll=replace)
    for words in tiles.split(";"):
        if words.strip():
            cell = game.rules.read_cell(words.split()[1])
            assert cell in game.state.trail
    return game


def test_drawn_sabotage() -> None:
    """SOLO-T4, SOLO-17: laid before the player at once, a replacement is drawn."""
    game = drawing("sabotage-lantern H map")
    game.play("discard map")
    assert game.front(0) == ["sabotage-lantern"] and len(game.hand(0)) == 6 and "H" in game.hand(0)
    assert game.state.left == 1


def test_a_second_lantern() -> None:
    """SOLO-T5, SOLO-18, SOLO-19: without effect onto the pile, replaced."""
    game = drawing("sabotage-lantern key map", front="sabotage-lantern")
    game.play("discard map")
    assert game.front(0) == ["sabotage-lantern"] and "sabotage-lantern" in game.pile() and "key" in game.hand(0)


def test_a_second_lantern_without_replacement() -> None:
    """SOLO-T6, SOLO-A5: with the option only a sabotage that stays is replaced."""
    game = drawing("sabotage-lantern key map", front="sabotage-lantern", replace="false")
    game.play("discard map")
    assert len(game.hand(0)) == 5 and game.state.left == 2
    laid = drawing("sabotage-cart key map", replace="false")
    laid.play("discard map")
    assert len(laid.hand(0)) == 6 and laid.front(0) == ["sabotage-cart"]
    rock = drawing("rockfall key map", tiles="H 1,0", replace="false")
    rock.play("discard map")
    assert len(rock.hand(0)) == 5 and rock.shown("1,0") == ""


def test_a_rockfall_takes_the_latest_plain_card() -> None:
    """SOLO-T7, SOLO-22..24, SOLO-26, SOLO-A14: gold and trolls stay, and so do markers."""
    game = drawing("rockfall key", tiles="H 1,0; GH 2,0; TR 3,0")
    game.put("claim", "2,0", 0)
    game.play("discard map")
    assert game.shown("1,0") == "" and game.shown("2,0") == "EW" and game.shown("3,0") == "NEW"
    assert game.pieces("claim") == {"2,0": 0} and sorted(game.pile()) == ["H", "map", "rockfall"]


def test_the_order_of_laying() -> None:
    """SOLO-24, SOLO-A14: by the turns in which cards were laid; a goal that was turned up is no laid card."""
    game = table("solo", row("H", 1, 6, 0), hands={0: "H NW map"}, goals="g-V g-X0", deck="map rockfall key key")
    game.play("place H 7,0")
    assert game.is_up("8,0")
    game.play("discard map")
    assert game.shown("7,0") == "" and game.is_up("8,0")


def test_two_rockfalls() -> None:
    """SOLO-T8, SOLO-24, SOLO-A8: the latest that still lies, one after the other."""
    game = drawing("rockfall rockfall key", tiles="H 1,0; H 2,0; H 3,0")
    game.play("discard map")
    assert game.shown("3,0") == "" and game.shown("2,0") == "" and game.shown("1,0") == "EW"


def test_a_rockfall_without_a_card() -> None:
    """SOLO-T9, SOLO-25, SOLO-27, SOLO-A7: discarded without effect, replaced."""
    game = drawing("rockfall key")
    game.play("discard map")
    assert "rockfall" in game.pile() and "key" in game.hand(0) and game.state.left == 0
    firm = drawing("rockfall key", tiles="GH 1,0")
    firm.play("discard map")
    assert firm.shown("1,0") == "EW"


def test_a_key_on_a_removed_door() -> None:
    """SOLO-26, DUEL-71: the token is in the supply again."""
    game = drawing("rockfall key", tiles="DH-blue 1,0")
    game.put("key", "1,0", 0)
    game.play("discard map")
    assert game.pieces("key") == {}


def test_cards_are_resolved_one_by_one() -> None:
    """SOLO-T10, SOLO-29: two due, four drawn."""
    game = drawing("sabotage-pickaxe rockfall X V map", tiles="H 1,0")
    game.play("discard map map")
    assert {"X", "V"} < set(game.hand(0)) and len(game.hand(0)) == 6 and game.state.left == 1
    assert game.front(0) == ["sabotage-pickaxe"] and game.shown("1,0") == ""


def test_the_pile_runs_out() -> None:
    """SOLO-T11, SOLO-A6: nothing more is drawn, the hand stays smaller."""
    game = drawing("rockfall", hand="map map")
    game.play("discard map")
    assert game.hand(0) == ["map"] and game.state.left == 0


def test_sabotage_alone() -> None:
    """SOLO-T12, SOLO-20, SOLO-A13, DUEL-76: no paths; discarding two mends, repair and passing stay."""
    hand = "H H map map key repair-cart"
    game = table("solo", hands={0: hand}, front={0: "sabotage-cart"}, deck="V V V")
    assert game.why_place("H", "1,0") == ("cannot-dig",)
    assert game.may("play repair-cart 0") and game.may("discard H")
    game.play("shed sabotage-cart H map")
    assert len(game.hand(0)) == 5 and game.front(0) == []
    last = table("solo", hands={0: "H"}, front={0: "sabotage-cart"}, deck="")
    assert last.legal() == {"discard H"}


def test_what_is_never_in_the_hand() -> None:
    """SOLO-21, SOLO-28, SOLO-30: over whole games the hand has paths, repairs, keys and maps only."""
    for seed in ("a", "b", "c"):
        game = fresh(seed=seed)
        while game.state.depth:
            assert not any(name.startswith(("sabotage", "rockfall")) for name in game.hand(0))
            game.discard()


# Doors, ladders, trolls, gold


def test_doors_alone() -> None:
    """SOLO-T13, SOLO-31: own doors are free, others closed until a key."""
    game = table("solo", "DH-blue 1,0", hands={0: "key H"}, deck="map map")
    assert game.why_place("H", "2,0") == ("not-joined-own",)
    game.play("play key 1,0")
    assert game.why_place("H", "2,0") == ()
    assert table("solo", "DH-green 1,0").why_place("H", "2,0") == ()
    assert table("solo", "DH-green 1,0", colour="blue").why_place("H", "2,0") == ("not-joined-own",)


def test_ladders_alone() -> None:
    """SOLO-T14, SOLO-32, SOLO-33, SOLO-A9: one's own joins the start, the other one joins only its neighbours."""
    tiles = "DEAD 1,0"
    own = table("solo", tiles)
    assert own.why_place("L-green", "2,0") == () and own.why_place("L-blue", "2,0") == ()
    own.lay("L-green 2,0")
    assert own.reach(0, "2,0") == "EW"
    other = table("solo", tiles + "; L-blue 2,0")
    assert other.reach(0, "2,0") == ""
    joined = table("solo", "H 1,0; L-blue 2,0; H 3,0")
    assert joined.reach(0, "3,0") == "EW"
    assert table("solo", "GH 1,0").why_place("L-blue", "2,0") == ("beside-gold",)
    assert table("solo", row("H", 1, 6, 0)).why_place("L-blue", "7,0") == ("beside-goal",)


def test_seven_cards_to_a_goal() -> None:
    """SOLO-T3, SOLO-9, DUEL-83: six would not suffice."""
    game = table("solo", row("H", 1, 5, 0), hands={0: "H H"}, goals="g-V g-X", deck="map map map")
    game.play("place H 6,0")
    assert not game.is_up("8,0")
    game.play("place H 7,0")
    assert game.is_up("8,0") and game.pieces("claim") == {"8,0": 0}


def test_trolls_and_payment_alone() -> None:
    """SOLO-T20, SOLO-34, SOLO-37, DUEL-119: 2 and 3 marked, one troll: the 2 is given up."""
    game = table("solo", "TR 1,0", goals="g-X g-ES", hands={0: "map"}, deck="")
    for cell in ("8,-2", "8,0"):
        game.turn_up(cell)
        game.put("claim", cell, 0)
    game.put("bribe", "1,0", 0)
    game.play("discard map")
    assert game.gold(0) == [3]


def test_gold_alone() -> None:
    """SOLO-35, DUEL-107: marked as soon as it is connected, also if a rockfall cuts it off later."""
    game = table("solo", "H 1,0", hands={0: "GH map"}, deck="rockfall map map")
    game.play("place GH 2,0")
    assert game.pieces("claim") == {"2,0": 0} and game.shown("1,0") == ""
    game.stack("")
    game.hold(0, "map")
    game.play("discard map")
    assert game.gold(0) == [1]


# Ends and rating


def test_the_sixth_marker() -> None:
    """SOLO-T15, SOLO-36, SOLO-A11, SOLO-7: gold or troll, the sixth marker ends the round at once."""
    tiles = row("GH", 20, 23, 5) + "; TR 25,5"
    for card, cell in (("GH", "1,0"), ("TR", "1,0")):
        game = table("solo", tiles, hands={0: f"{card} map"}, deck="map map map")
        for x in range(20, 24):
            game.put("claim", f"{x},5", 0)
        game.put("bribe", "25,5", 0)
        game.play(f"place {card} {cell}")
        if card == "TR":
            assert game.state.round == 1
            game.play(f"bribe {cell}")
        assert game.state.round == 2


def test_other_ends() -> None:
    """SOLO-T16, SOLO-36: an empty pile with an empty hand, or six goals."""
    game = table("solo", hands={0: "map"}, deck="")
    game.play("discard map")
    assert game.state.round == 2
    goals = table("solo", row("H", 1, 6, 0), hands={0: "H map"}, goals="g-V g-X0", deck="map map map")
    for cell in ("8,-2", "8,2", "10,-1", "10,1", "12,0"):
        goals.turn_up(cell)
    goals.play("place H 7,0")
    assert goals.state.round == 2


def test_a_new_round() -> None:
    """SOLO-T17, SOLO-38, SOLO-15: 2 gold paths taken: 50 cards, 6 in hand, 10 others aside, 34 to draw."""
    game = table("solo", "D-bridge-gold 1,0; D-gold-EW+S 2,0", hands={0: "map"}, deck="", openingResolve="false")
    first = list(game.state.away)
    game.put("claim", "1,0", 0)
    game.put("claim", "2,0", 0)
    game.play("discard map")
    state = game.state
    assert state.round == 2 and state.held[0] == 6 and len(state.away) == 10 and state.left == 34
    assert list(state.away) != first and game.markers() == 6


def test_three_rounds_and_the_result() -> None:
    """SOLO-5, SOLO-39, SOLO-A15, SOLO-D2: three rounds, then the nuggets kept are the result."""
    game = table("solo", gold={0: "3 2"})
    for _ in range(3):
        game.stack("")
        game.hold(0, "map")
        game.play("discard map")
    assert game.state.depth == 0 and scores(game.state) == [5] and winners(game.state) == [0]


@pytest.mark.parametrize(
    ("gold", "tier"), [(0, 1), (14, 1), (15, 2), (19, 2), (20, 3), (21, 3), (24, 3), (25, 4), (30, 4)]
)
def test_rating(gold: int, tier: int) -> None:
    """SOLO-T18, SOLO-40, SOLO-D1: four tiers."""
    assert tier_of(gold) == tier == printed_tier("de", gold)


def test_the_gap_in_the_other_table() -> None:
    """SOLO-T19, SOLO-41, SOLO-D1: cs and sk print no line for 20; we take tier 3."""
    assert printed_tier("cs-sk", 20) == 0 and tier_of(20) == 3
    assert [printed_tier("cs-sk", gold) for gold in (14, 15, 19, 21, 24, 25)] == [1, 2, 2, 3, 3, 4]


def test_editions() -> None:
    """SOLO-D6, DUEL-D5: the editions differ in what becomes of hidden goals."""
    de, cs = EDITIONS["de"], EDITIONS["cs-sk"]
    assert {key for key in cs if cs[key] != de[key]} == {"hiddenGoals"}
    for edition, again in (("solo:de", False), ("solo:cs-sk", True)):
        game = table(edition, hands={0: "map"}, deck="")
        first = {int(kind) for kind in game.state.goals}
        game.play("discard map")
        there = {int(kind) for kind in [*game.state.goals, *game.state.stock]}
        assert (first <= there) == again


@pytest.mark.parametrize("language", LANGUAGES)
def test_verdicts(language: str) -> None:
    """SOLO-42, SOLO-D4: every tier has its own words, the same for all results of the tier."""
    words = Words(language)
    said = [write_book("solo x1").verdict(words, gold) for gold in (0, 14, 15, 19, 20, 24, 25, 30)]
    assert said[::2] == said[1::2] and len(set(said)) == 4
