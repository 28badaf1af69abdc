"""Action cards in general, Sabotage and Repair (docs/rules/base.md section 7)."""

from __future__ import annotations

import pytest

from tests.scenario import table
from undermine.core.engine import legal_actions, why_illegal

TOOLS = ("pickaxe", "lantern", "cart")
PAIRS = ("pickaxe+lantern", "pickaxe+cart", "lantern+cart")


def test_action_cards_end_on_the_pile() -> None:
    """BASE-33: played openly and resolved at once; all but Sabotage go to the discard pile."""
    game = table(
        tiles="EW 1,0",
        hands={0: "rockfall", 1: "map", 2: "repair-cart", 3: "sabotage-cart"},
        front={0: "sabotage-cart"},
    )
    game.play("play rockfall 1,0", "play map 8,0", "play repair-cart 0")
    assert game.pile() == ["B-EW", "rockfall", "map", "sabotage-cart", "repair-cart"]
    game.play("play sabotage-cart 0")
    assert len(game.pile()) == 5 and game.front(0) == ["sabotage-cart"]


def test_sabotage_lies_before_another_player() -> None:
    """BASE-34, BASE-A11, E5: on any other player, never on yourself; it stays there."""
    game = table(hands={0: "sabotage-cart"})
    assert game.uses("sabotage-cart") == {f"play sabotage-cart {seat}" for seat in (1, 2, 3, 4)}
    assert game.why("play sabotage-cart 0") == ("not-on-yourself",)
    game.play("play sabotage-cart 3")
    for _ in range(12):
        game.discard()
    assert game.front(3) == ["sabotage-cart"]


@pytest.mark.parametrize("text", ["base:lt2009 x5", "base:cs20[sabotageSelf=true] x5"])
def test_sabotage_on_yourself(text: str) -> None:
    """E5, BASE-A11: the Lithuanian text says only "a player", so there it is allowed, as by the option."""
    game = table(text, hands={0: "sabotage-cart"})
    game.play("play sabotage-cart 0")
    assert game.front(0) == ["sabotage-cart"]
    assert table("base:de x5", hands={0: "sabotage-cart"}).why("play sabotage-cart 0") == ("not-on-yourself",)


def test_one_sabotage_per_tool() -> None:
    """BASE-T17, BASE-35: a second broken lantern is illegal, the other tools are legal, a fourth card never is."""
    game = table(
        hands={0: "sabotage-lantern sabotage-cart", 1: "sabotage-cart", 3: "sabotage-pickaxe"},
        front={2: "sabotage-lantern"},
    )
    assert game.why("play sabotage-lantern 2") == ("already-broken", "2")
    assert game.may("play sabotage-cart 2")
    game.play("play sabotage-cart 2")
    assert game.why("play sabotage-cart 2") == ("already-broken", "2")
    game.discard()
    game.discard()
    game.play("play sabotage-pickaxe 2")
    assert game.front(2) == ["sabotage-lantern", "sabotage-cart", "sabotage-pickaxe"]
    all_three = " ".join(f"sabotage-{tool}" for tool in TOOLS)
    last = table(hands={0: all_three}, front={2: all_three})
    assert not [words for words in last.legal() if words.startswith("play sabotage") and words.endswith(" 2")]
    assert {words.split()[2] for words in last.legal() if words.startswith("play sabotage")} == {"1", "3", "4"}


@pytest.mark.parametrize("tool", TOOLS)
def test_repair_of_one_tool(tool: str) -> None:
    """BASE-37, BASE-39, E19: it takes away a card of its tool, before anybody; both go to the discard pile."""
    others = [other for other in TOOLS if other != tool]
    game = table(hands={0: f"repair-{tool}"}, front={0: f"sabotage-{tool}", 2: f"sabotage-{tool} sabotage-{others[0]}"})
    assert game.uses(f"repair-{tool}") == {f"play repair-{tool} 0", f"play repair-{tool} 2"}
    assert game.why(f"play repair-{tool} 1") == ("nothing-to-mend", "1")
    game.play(f"play repair-{tool} 2")
    assert game.front(2) == [f"sabotage-{others[0]}"] and game.front(0) == [f"sabotage-{tool}"]
    assert game.pile() == [f"sabotage-{tool}", f"repair-{tool}"]


def test_repair_of_a_cart() -> None:
    """BASE-T18, BASE-37, BASE-38: only what is broken can be mended; a card of two tools mends exactly one."""
    hand = "repair-cart repair-pickaxe repair-lantern repair-lantern+cart repair-pickaxe+lantern"
    game = table(hands={0: hand}, front={3: "sabotage-cart"})
    assert game.uses("repair-cart") == {"play repair-cart 3"}
    assert game.uses("repair-pickaxe") == game.uses("repair-lantern") == game.uses("repair-pickaxe+lantern") == set()
    assert game.uses("repair-lantern+cart") == {"play repair-lantern+cart 3 cart"}
    game.play("play repair-lantern+cart 3 cart")
    assert game.front(3) == []


@pytest.mark.parametrize("pair", PAIRS)
def test_two_tool_repair_mends_one(pair: str) -> None:
    """BASE-T18, BASE-38: with both tools broken the player of the card chooses one; never two go."""
    first, second = pair.split("+")
    for tool, left in ((first, second), (second, first)):
        game = table(hands={0: f"repair-{pair}"}, front={3: f"sabotage-{first} sabotage-{second}"})
        assert game.uses(f"repair-{pair}") == {f"play repair-{pair} 3 {first}", f"play repair-{pair} 3 {second}"}
        game.play(f"play repair-{pair} 3 {tool}")
        assert game.front(3) == [f"sabotage-{left}"]
        assert game.pile() == [f"sabotage-{tool}", f"repair-{pair}"]


def test_repair_is_no_prevention() -> None:
    """BASE-T19, BASE-39: nobody has a broken pickaxe, so it cannot be mended."""
    game = table(hands={0: "repair-pickaxe repair-pickaxe+cart"}, front={1: "sabotage-lantern"})
    assert game.uses("repair-pickaxe") == game.uses("repair-pickaxe+cart") == set()
    assert game.why("play repair-pickaxe 1") == ("nothing-to-mend", "1")
    assert game.may("discard repair-pickaxe")


def test_with_a_broken_lantern() -> None:
    """BASE-T20, BASE-36, BASE-31: no path, but all else; and mending yourself is the whole turn."""
    hand = "B-EW map rockfall sabotage-cart repair-lantern B-NESW"
    game = table(tiles="EW 1,0", hands={0: hand}, front={0: "sabotage-lantern"})
    assert not [words for words in game.legal() if words.startswith("place")]
    assert game.why("place B-EW 2,0") == ("cannot-dig",)
    for words in ("play map 8,0", "play rockfall 1,0", "play sabotage-cart 1", "play repair-lantern 0", "discard B-EW"):
        assert game.may(words)
    game.play("play repair-lantern 0")
    assert game.front(0) == [] and game.seat == 1
    assert legal_actions(game.state, 0) == []
    assert why_illegal(game.state, 0, game.placement("B-EW", "2,0", 0)) == ("not-your-turn", "1")
    for _ in range(4):
        game.discard()
    assert game.may("place B-EW 2,0")


@pytest.mark.parametrize("tool", TOOLS)
def test_any_broken_tool_stops_digging(tool: str) -> None:
    """BASE-36: whichever tool it is, and as long as one is left."""
    game = table(hands={0: "B-EW", 1: f"repair-{tool}"}, front={0: "sabotage-cart sabotage-lantern sabotage-pickaxe"})
    assert not game.uses("B-EW")
    game.discard()
    game.play(f"play repair-{tool} 0")
    for _ in range(3):
        game.discard()
    assert len(game.front(0)) == 2 and not [words for words in game.legal() if words.startswith("place")]
