"""docs/rules/minis.md, parts B and C: the costume store and the tunnel party."""

from __future__ import annotations

from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tests.changes import moves, place_of, takers
from tests.scenario import Scenario, kinds, table
from undermine.core.frame import SPECTATOR
from undermine.core.zone import ASIDE, LIMBO, ROLE
from undermine.games import RulesError, parse_rules
from undermine.views.view import View

TO_THE_SITE = "EW 1,0; EW 2,0; EW 3,0; SW 4,0"  # one straight downwards is missing to the cell 4,2
AROUND = f"{TO_THE_SITE}; NESW 0,1; NESW 0,2; EW 1,2; EW 2,2"  # and one to the east, from the other side
VISIT = "place B-NS 4,1"
SITES = ["costume", "party"]


def store(text: str = "base+costume x5", roles: str = "dsdsd d", hand: str = "B-NS") -> Scenario:
    return table(text, TO_THE_SITE, hands={0: hand}, roles=roles)


def role(game: Scenario, seat: int) -> str:
    return game.roles()[seat]


def aside(game: Scenario) -> list[str]:
    return [game.rules.role_names[int(role)] for role in game.state.aside]


def seen(game: Scenario, seat: int) -> View:
    view = View(game.rules, seat)
    view.see(game.run.log)
    return view


def test_the_first_visitor_changes_his_dwarf_card() -> None:
    """MINI-T7, MINI-COST-2, MINI-COST-3, MINI-COST-5: at once, with the card left over; nothing for a second."""
    game = table("base+costume x5", AROUND, hands={0: "B-NS", 1: "B-EW"}, roles="dsddd s")
    events = game.play(VISIT)
    assert kinds(events)[:7] == ["chose", "spent", "placed", "shown", "role to aside", "aside to role", "drew"]
    assert role(game, 0) == "saboteur" and aside(game) == ["digger"]
    before = game.roles()
    assert kinds(game.play("place B-EW 3,2"))[:4] == ["chose", "spent", "placed", "drew"], "from the west"
    assert game.roles() == before and aside(game) == ["digger"]


def test_the_store_is_open_again_in_the_next_round() -> None:
    """MINI-COST-1, MINI-COST-5: it lies there from the beginning of every round, once for each."""
    game = store("base+costume[rounds=2] x3", roles="ddd s")
    game.play(VISIT)
    assert role(game, 0) == "saboteur"
    game.pass_round()
    assert game.state.round == 2
    game.lay(TO_THE_SITE)
    before = aside(game)
    game.lay("NS 4,1")
    seat, old = game.seat, role(game, game.seat)
    events = game.play(next(words for words in sorted(game.legal()) if words.startswith("place")))
    assert "aside to role" in kinds(events) and role(game, seat) == before[0] and aside(game) == [old]


def test_only_the_visitor_sees_the_new_card() -> None:
    """MINI-COST-6: others know that he has changed, and nothing of either card."""
    game = store(roles="dsddd s")
    game.play(VISIT)
    (event,) = moves(game.run.log, int(ASIDE), int(ROLE))
    assert event[1] == 1, "the eyes of seat 0"
    mine, other = seen(game, 0), seen(game, 1)
    assert game.rules.role_names[int(mine.roles[0])] == "saboteur"
    assert [game.rules.role_names[int(card)] for card in mine.aside] == ["digger"]
    assert other.roles[0] == 0 and list(other.aside) == [0] and seen(game, SPECTATOR).roles[0] == 0


def test_in_the_expansion_the_old_card_goes_under_the_pile() -> None:
    """MINI-T8, MINI-COST-4: the top card is taken, the old one is the last of the pile."""
    game = store("expansion+costume x3", roles="gbs")
    names = game.rules.role_names
    game.state.lay(ASIDE, vec[i64]([names.index("boss"), names.index("blue")]))
    game.play(VISIT)
    assert role(game, 0) == "boss" and aside(game) == ["blue", "green"]


def test_swap_hats_takes_the_pile_as_it_lies() -> None:
    """MINI-COST-A10: first what lay under the card taken, and the card put back at last."""
    game = table("expansion+costume x3", TO_THE_SITE, hands={0: "B-NS", 1: "swap-hats", 2: "swap-hats"}, roles="gbs")
    names = game.rules.role_names
    game.state.lay(ASIDE, vec[i64]([names.index("boss"), names.index("blue")]))
    game.play(VISIT, "play swap-hats 1", "play swap-hats 2")
    assert game.roles() == ["boss", "blue", "green"] and aside(game) == []


def test_without_a_pile_nothing_changes() -> None:
    """MINI-COST-A9: no card to take, no exchange; it was a visit all the same."""
    game = store("expansion+costume x3", roles="gbs")
    game.state.lay(ASIDE, vec[i64]([]))
    events = game.play(VISIT)
    assert "shown" in kinds(events) and "aside to role" not in kinds(events) and role(game, 0) == "green"


@pytest.mark.parametrize("site", SITES)
def test_where_it_lies_is_a_setting(site: str) -> None:
    """MINI-COST-1, MINI-COST-A1, MINI-PARTY-1, MINI-PARTY-A1: 4,2 unless the host says otherwise, of any size."""
    rules = parse_rules(f"base+{site} x5")
    assert [rules.grid.name(cell) for cell in rules.site_cells] == ["4,2"]
    wide = f"base:cs20+{site}[{site}Cell=4:2/5:2] x5"
    assert [parse_rules(wide).grid.name(cell) for cell in parse_rules(wide).site_cells] == ["4,2", "5,2"]
    assert parse_rules(wide).text == wide
    game = store(wide)
    assert game.state.arena.tile_at(game.rules.read_cell("5,2"))
    assert kinds(game.play(VISIT)).count("shown") == 2, "all of it is visited at once"
    for cells in ("8:0", "0:0", "4:2/4:2"):
        with pytest.raises(RulesError, match=f"{site}Cell"):
            parse_rules(f"base+{site}[{site}Cell={cells}] x5")


@pytest.mark.parametrize("site", SITES)
def test_any_side_may_touch_it_but_only_a_tunnel_leads_to_it(site: str) -> None:
    """MINI-COST-A2, MINI-PARTY-A1: like a hidden goal; rock beside it is no visit."""
    game = store(f"base+{site} x5", hand="B-NE")
    events = game.play("place B-NE 4,1")
    assert "shown" not in kinds(events)
    assert game.can_lay("EW", "5,1"), "rock beside the card above is what counts"


@pytest.mark.parametrize("site", SITES)
def test_no_tunnel_leads_through_it(site: str) -> None:
    """MINI-COST-A3, MINI-PARTY-A1: neither before nor after the visit."""
    game = store(f"base+{site} x5")
    assert not game.can_lay("NS", "4,3")
    game.play(VISIT)
    assert game.why_not_lay("NS", "4,3") == ("touches-nothing",)
    assert game.why_not_lay("NS", "4,2") == ("cell-taken",)


@pytest.mark.parametrize("site", SITES)
def test_nothing_can_be_done_to_it(site: str) -> None:
    """MINI-COST-A4, MINI-PARTY-A1: no rockfall, map, swap of goals or detour has it for a target, visited or not."""
    hands = {0: "rockfall map swap-goals detour", 1: "B-NS"}
    game = table(f"base+swap-goals+detour+{site} x5", TO_THE_SITE, hands=hands)
    for _ in range(2):
        targets = {word for words in game.legal() for word in words.split()[2:] if words.startswith("play")}
        assert "8,0" in targets and "4,2" not in targets
        assert game.why("play rockfall 4,2") == ("stays-for-the-round",)
        assert game.why("play map 4,2") == ("no-goal-there",)
        game.play(f"discard {next(card for card in game.hand(0) if card not in hands[0].split())}")
        if game.may(VISIT):
            game.play(VISIT)
        while game.seat:
            game.discard()
    assert game.state.arena.code[game.state.arena.tile_at(game.rules.read_cell("4,2"))], "it was visited"


def both_reached(text: str) -> Scenario:
    """Seat 0, a digger, lays one card that reaches the site on 7,1 and the gold on 8,0; a saboteur card is aside."""
    tiles = "; ".join(f"EW {x},0" for x in range(1, 7))
    return table(text, tiles, hands={0: "B-NESW"}, roles="ddsdd s", goals="NE gold NW")


def test_the_store_comes_before_the_gold() -> None:
    """MINI-COST-A5: the exchange first, so a saboteur finds the gold and the diggers share it; or not, by option."""
    game = both_reached("base+costume[costumeCell=7:1] x5")
    events = kinds(game.play("place B-NESW 7,0"))
    assert events.index("aside to role") < events.index("goal shown")
    assert game.roles() == ["saboteur", "digger", "saboteur", "digger", "digger"] and game.state.winner == 1
    assert game.seat == 4, "the nearest digger to the right of the finder chooses first"
    other = both_reached("base+costume[costumeCell=7:1,siteBeforeGoal=false] x5")
    events = kinds(other.play("place B-NESW 7,0"))
    assert "goal shown" in events and "aside to role" not in events and other.seat == 0


def test_the_party_comes_before_the_gold() -> None:
    """MINI-PARTY-A3: the same order, by the same option."""
    game = both_reached("base+party[partyCell=7:1] x5")
    events = kinds(game.play("place B-NESW 7,0"))
    assert events.index("limbo to role") < events.index("goal shown")
    other = both_reached("base+party[partyCell=7:1,siteBeforeGoal=false] x5")
    events = kinds(other.play("place B-NESW 7,0"))
    assert "goal shown" in events and "limbo to role" not in events[: events.index("ended")]


def test_what_does_not_go_together() -> None:
    """MINI-COST-A6, MINI-COST-A7: no store in the tournament; store and party only if the host allows it."""
    with pytest.raises(RulesError, match="costume and tournament do not go together"):
        parse_rules("base+costume+tournament x5")
    with pytest.raises(RulesError, match="costume and party do not go together: there is one postcard"):
        parse_rules("base+costume+party x5")
    rules = parse_rules("base+costume+party[bothSites=true] x5")
    assert [rules.grid.name(cell) for cell in rules.site_cells] == ["4,2", "4,-2"]


def test_whoever_acts_is_the_visitor() -> None:
    """MINI-COST-A8: also by a detour, and by a chest's path card that his tunnel has turned up."""
    game = table("base+detour+costume x5", f"{TO_THE_SITE}", hands={0: "B-NS", 1: "detour"}, roles="dsdsd d")
    game.play("place B-NS -1,0") if game.may("place B-NS -1,0") else game.play("place B-NS 0,1")
    events = game.play("play detour 4,1")
    assert takers(events, int(ASIDE), int(ROLE)) == [1]
    game = table(
        "base+costume+chests x5", TO_THE_SITE.replace("; SW 4,0", ""), hands={0: "B-NE", 2: "B-NE"}, roles="dsdsd d",
        chests={"4,1": "T-NS gold1"},
    )  # fmt: skip
    events = game.play("place B-NE 4,0 turned")
    assert kinds(events).index("posted") < kinds(events).index("aside to role")
    assert takers(events, int(ASIDE), int(ROLE)) == [0]


# The party


def party(roles: str = "ssddd d", seed: str = "scenario", front: dict[int, str] | None = None) -> Scenario:
    return table("base+party x5", TO_THE_SITE, hands={0: "B-NS"}, roles=roles, seed=seed, front=front)


def test_the_party_shuffles_everybodys_card() -> None:
    """MINI-T9, MINI-PARTY-2, MINI-PARTY-4: the same cards among the players, the one left over untouched."""
    orders = set()
    for seed in range(12):
        game = party(seed=str(seed))
        game.play(VISIT)
        assert Counter(game.roles()) == {"saboteur": 2, "digger": 3} and aside(game) == ["digger"]
        orders.add(tuple(game.roles()))
    assert len(orders) > 4, "they are dealt at random"


def test_everybody_sees_his_own_new_card() -> None:
    """MINI-PARTY-3, MINI-PARTY-A5: and nobody another's, nor who had it before."""
    game = party()
    fresh = game.play(VISIT)
    dealt = moves(fresh, int(LIMBO), int(ROLE))
    assert [(event[1], place_of(event[2][1])) for event in dealt] == [(1 << seat, seat) for seat in range(5)]
    for seat in range(5):
        view = seen(game, seat)
        assert [int(role) for role in view.roles] == [int(game.state.roles[seat]) if s == seat else 0 for s in range(5)]


def test_the_new_cards_count() -> None:
    """MINI-PARTY-3: the round is paid by the cards of the end."""
    game = party()
    game.play(VISIT)
    saboteurs = [seat for seat in range(5) if role(game, seat) == "saboteur"]
    game.pass_round()
    assert [seat for seat in range(5) if game.gold(seat)] == saboteurs


def test_a_party_happens_once_and_must() -> None:
    """MINI-PARTY-5, MINI-PARTY-1: nobody is asked; a second tunnel to it does nothing."""
    game = table("base+party x5", AROUND, hands={0: "B-NS", 1: "B-EW"}, roles="ssddd d")
    game.play(VISIT)
    assert game.question() == "turn" and game.seat == 1
    before = game.roles()
    assert "limbo to role" not in kinds(game.play("place B-EW 3,2")) and game.roles() == before


def test_the_same_card_may_come_back() -> None:
    """MINI-PARTY-A2: chance does not spare anybody his old card."""
    kept = 0
    for seed in range(20):
        game = party(seed=str(seed))
        before = game.roles()
        game.play(VISIT)
        kept += role(game, 0) == before[0]
    assert 0 < kept < 20


def test_cards_before_players_stay() -> None:
    """MINI-PARTY-A4: broken tools do not change hands."""
    game = party(front={1: "sabotage-cart", 3: "sabotage-lantern"})
    game.play(VISIT)
    assert [game.front(seat) for seat in range(5)] == [[], ["sabotage-cart"], [], ["sabotage-lantern"], []]
