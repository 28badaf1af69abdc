"""The Duel: turns, action cards, discarding and passing."""

from __future__ import annotations

from tests.changes import looks
from tests.duels import Table, row, table
from tests.scenario import kinds
from undermine.core.event import DISCARDED
from undermine.core.zone import GOAL


def verbs(game: Table) -> set[str]:
    return {words.split()[0] for words in game.legal()}


def test_one_of_four_actions() -> None:
    """DUEL-35, DUEL-36, DUEL-75, DUEL-79: lay, play, discard two to mend, pass; draws 1, 1, 1, 1 or 2."""
    hand = "H repair-lantern map map H H"
    drawn = {"place H 1,1": 1, "play map 5,0": 1, "discard map": 1, "discard H map": 2}
    for words, number in drawn.items():
        game = table(hands={0: hand}, deck="map map map map")
        events = game.play(words)
        assert kinds(events).count("drew") == number and game.seat == 1, words
        assert game.state.left == 4 - number
    broken = table(hands={0: hand}, front={0: "sabotage-lantern"}, deck="map map map map")
    assert verbs(broken) == {"play", "shed", "discard"}
    events = broken.play("shed sabotage-lantern H map")
    assert kinds(events).count("drew") == 1 and len(broken.hand(0)) == 5


def test_an_action_is_compulsory() -> None:
    """DUEL-35, DUEL-38, DUEL-81: there is no way to do nothing, also when the pile is empty."""
    game = table(hands={0: "H map", 1: "map map"}, deck="")
    assert verbs(game) == {"place", "play", "discard"}
    game.play("discard H")
    assert game.hand(0) == ["map"] and game.seat == 1


def test_short_pile() -> None:
    """DUEL-39: with one card left of two that are due, one is drawn."""
    game = table(hands={0: "H map X", 1: "map"}, deck="V")
    game.play("discard H map")
    assert sorted(game.hand(0)) == ["V", "X"] and game.state.left == 0


def test_without_cards_one_sits_out() -> None:
    """DUEL-40, DUEL-A32, DUEL-D13: the other player goes on alone."""
    game = table(hands={0: "map", 1: "map map map"}, deck="")
    game.play("discard map")
    assert game.seat == 1
    game.play("discard map")
    assert game.seat == 1, "green has no card"
    assert game.state.round == 1


def test_discards_stay_discarded() -> None:
    """DUEL-41: an empty pile is never made anew from the discards."""
    game = table(hands={0: "map map", 1: "map map"}, deck="H")
    game.play("discard map map")
    assert game.hand(0) == ["H"] and game.state.left == 0 and len(game.pile()) == 2
    game.play("discard map", "discard H")
    assert game.state.left == 0 and len(game.pile()) == 4


def test_sabotage() -> None:
    """DUEL-56, DUEL-A30, DUEL-D10: face up before the opponent, never before oneself."""
    game = table(hands={0: "sabotage-lantern map"})
    assert game.uses("sabotage-lantern") == {"play sabotage-lantern 1"}
    assert game.why("play sabotage-lantern 0") == ("not-on-yourself",)
    game.play("play sabotage-lantern 1")
    assert game.front(1) == ["sabotage-lantern"]


def test_one_sabotage_of_each_tool() -> None:
    """DUEL-T18, DUEL-57, DUEL-58, DUEL-43: no second lantern, but a pickaxe; no paths until both are gone."""
    game = table(hands={1: "sabotage-lantern sabotage-pickaxe"}, front={0: "sabotage-lantern"}, first=1)
    assert game.why("play sabotage-lantern 0") == ("already-broken", "0")
    game.hold(0, "H repair-lantern repair-pickaxe")
    game.play("play sabotage-pickaxe 0")
    assert game.front(0) == ["sabotage-lantern", "sabotage-pickaxe"]
    assert game.why_place("H", "1,1") == ("cannot-dig",)
    game.play("play repair-lantern 0")
    game.hold(1, "map map")
    game.discard()
    assert game.why_place("H", "1,1") == ("cannot-dig",)
    game.play("play repair-pickaxe 0")
    game.discard()
    assert game.why_place("H", "1,1") == ()


def test_sabotaged_players_act() -> None:
    """DUEL-55, DUEL-58: action cards, discarding two and passing stay, path cards do not."""
    hand = "H map rockfall key sabotage-cart repair-cart"
    tiles = "H 1,1; DH-blue 1,-1"
    game = table(tiles=tiles, hands={0: hand}, front={0: "sabotage-lantern"})
    used = {words.split()[1] for words in game.legal() if words.startswith("play")}
    assert used == {"map", "rockfall", "key", "sabotage-cart"} and not game.uses("H")
    assert {"shed", "discard"} <= verbs(game)


def test_repair() -> None:
    """DUEL-59, DUEL-60, DUEL-62, DUEL-A31: one's own matching sabotage only; both cards go onto the pile."""
    game = table(hands={0: "repair-lantern map"}, front={0: "sabotage-lantern", 1: "sabotage-lantern"})
    assert game.uses("repair-lantern") == {"play repair-lantern 0"}
    assert game.why("play repair-lantern 1") == ("mends-own-only",)
    game.play("play repair-lantern 0")
    assert game.front(0) == [] and sorted(game.pile()) == ["repair-lantern", "sabotage-lantern"]
    other = table(hands={0: "repair-lantern map"}, front={0: "sabotage-cart"})
    assert not other.uses("repair-lantern") and other.may("discard repair-lantern")
    assert not table(hands={0: "repair-lantern map"}).uses("repair-lantern")


def test_two_symbols_mend_one() -> None:
    """DUEL-T19, DUEL-61, DUEL-60: the player chooses which of the two goes away."""
    front = {0: "sabotage-lantern sabotage-pickaxe"}
    game = table(hands={0: "repair-pickaxe+lantern map"}, front=front)
    assert game.uses("repair-pickaxe+lantern") == {
        "play repair-pickaxe+lantern 0 lantern", "play repair-pickaxe+lantern 0 pickaxe",
    }  # fmt: skip
    game.play("play repair-pickaxe+lantern 0 pickaxe")
    assert game.front(0) == ["sabotage-lantern"]
    assert sorted(game.pile()) == ["repair-pickaxe+lantern", "sabotage-pickaxe"]


def test_a_key_opens_a_door() -> None:
    """DUEL-63, DUEL-66, DUEL-A20, DUEL-D4: a token on a door of the other colour, near or far; the card goes away."""
    game = table(tiles="H 1,-1; DH-blue 2,-1; H 3,-1", hands={0: "key map"})
    game.play("play key 2,-1")
    assert game.pieces("key") == {"2,-1": 0} and game.pile() == ["key"]
    game.lay("X 0,0")
    assert game.reach(0, "3,-1") == "EW" and game.reach(1, "3,-1") == "EW"


def test_which_doors_a_key_opens() -> None:
    """DUEL-67, DUEL-A21: face up, of the other colour, without a key, and with a token left."""
    tiles = "DH-blue 1,1; DH-green 1,-1; H 2,1; DH-blue 3,1"
    game = table(tiles=tiles, hands={0: "key map"}, goals="g-V g-pocket-blue")
    assert game.uses("key") == {"play key 1,1", "play key 3,1"}
    assert game.why("play key 1,-1") == ("own-door",)
    assert game.why("play key 2,1") == ("no-door-there",)
    assert game.why("play key 5,0") == ("no-door-there",), "a hidden goal tells nothing"
    game.put("key", "1,1", 0)
    assert game.why("play key 1,1") == ("door-open",)
    game.turn_up("5,0")
    assert game.uses("key") == {"play key 3,1", "play key 5,0"}
    game.put("key", "1,-1", 1)
    assert game.uses("key") == set() and game.why("play key 3,1") == ("no-key-left",)


def test_a_key_brings_gold() -> None:
    """DUEL-T10, DUEL-63..67, DUEL-36: token laid, gold marked at once, one card drawn, the door stays open."""
    tiles = "X 0,2; " + row("H", 1, 4, 2)
    game = table(tiles=tiles, hands={0: "key map"}, goals="g-V g-V g-pocket-blue", deck="H map map")
    game.turn_up("5,2")
    assert game.reach(0, "5,2") == "W" and game.reach(1, "5,2") == "" and game.markers() == 8
    game.play("play key 5,2")
    assert game.pieces("key") == {"5,2": 0} and game.pieces("claim") == {"5,2": 0} and game.markers() == 7
    assert game.pile() == ["key"] and sorted(game.hand(0)) == ["H", "map"]
    game.hold(1, "rockfall map")
    game.play("play rockfall 1,2")
    assert game.pieces("key") == {"5,2": 0}, "open until the end of the round"


def test_a_key_on_own_gold_of_the_opponent() -> None:
    """DUEL-65, DUEL-A39: the owner of the door needs no key; who has none does not get at the pocket."""
    tiles = "X 0,-2; " + row("H", 1, 4, -2)
    game = table(tiles=tiles, goals="g-pocket-blue", hands={1: "map map"}, first=1)
    game.turn_up("5,-2")
    game.hold(1, "DEAD map")
    game.play("place DEAD 0,-3")
    assert game.pieces("claim") == {"5,-2": 1}


def test_rockfall() -> None:
    """DUEL-68, DUEL-69: any plain path card, anybody's; both cards onto the pile."""
    game = table(tiles="H 1,1; H 1,-1; L-blue 2,-1; DH-blue 2,1", hands={0: "rockfall map"})
    assert game.uses("rockfall") == {f"play rockfall {cell}" for cell in ("1,1", "1,-1", "2,-1", "2,1")}
    game.play("play rockfall 1,-1")
    assert game.shown("1,-1") == "" and sorted(game.pile()) == ["H", "rockfall"]


def test_what_no_rockfall_takes() -> None:
    """DUEL-T17, DUEL-70, DUEL-72: starts, goals, gold and trolls stay; without another card it cannot be played."""
    game = table(tiles="GH 1,1; TR 2,1; H 3,1", hands={0: "rockfall map"}, goals="g-V g-X")
    game.turn_up("5,0")
    assert game.uses("rockfall") == {"play rockfall 3,1"}
    assert game.why("play rockfall 1,1") == ("rockfall-stays",)
    assert game.why("play rockfall 2,1") == ("rockfall-stays",)
    assert game.why("play rockfall 0,1") == ("stays-for-the-round",)
    assert game.why("play rockfall 5,0") == ("stays-for-the-round",)
    bare = table(tiles="GH 1,1; TR 2,1", hands={0: "rockfall map"})
    assert not bare.uses("rockfall") and bare.why("play rockfall 7,7") == ("nothing-to-remove",)
    bare.put("bribe", "2,1", 0)
    assert not bare.uses("rockfall"), "a bribed troll stays too"


def test_a_key_comes_back() -> None:
    """DUEL-71, DUEL-A22: the token of a removed door is in the supply again."""
    game = table(tiles="H 1,1; DH-blue 2,1; DH-blue 3,1", hands={0: "rockfall key key"})
    game.put("key", "2,1", 0)
    game.play("play rockfall 2,1")
    assert game.pieces("key") == {} and sorted(game.pile()) == ["DH-blue", "rockfall"]


def test_maps() -> None:
    """DUEL-73, DUEL-74: one hidden goal, for its player alone; it stays where it is, the map is discarded."""
    game = table(hands={0: "map H"}, goals="g-V g-X g-W")
    game.turn_up("5,0")
    assert game.uses("map") == {f"play map {cell}" for cell in ("5,-2", "5,2", "7,-1", "7,1", "9,0")}
    assert game.why("play map 5,0") == ("goal-face-up",)
    events = game.play("play map 5,2")
    (peeked,) = looks(events, int(GOAL))
    assert peeked[1] == 1 << 0 and game.rules.goal_names[peeked[3][0]] == "g-W"
    assert not game.is_up("5,2") and game.pile() == ["map"]


def test_discarding_two() -> None:
    """DUEL-T20, DUEL-75..78: two cards for one sabotage of one's choice; the hand stays smaller."""
    hand = "H H map map key V"
    game = table(hands={0: hand, 1: "map map"}, front={0: "sabotage-cart sabotage-lantern"}, deck="H H H H")
    game.play("shed sabotage-lantern key map")
    assert len(game.hand(0)) == 5 and game.front(0) == ["sabotage-cart"]
    assert "sabotage-lantern" in game.pile() and len(game.pile()) == 3
    game.discard()
    game.play("discard H")
    assert len(game.hand(0)) == 5
    assert table(hands={0: hand}).legal() == {words for words in table(hands={0: hand}).legal() if "shed" not in words}
    one = table(hands={0: "H"}, front={0: "sabotage-cart"})
    assert verbs(one) == {"discard"} and one.why("shed sabotage-cart H H") == ("needs-two-cards",)


def test_discards_are_secret() -> None:
    """DUEL-82, DUEL-A40, DUEL-D11: passed cards and those of action C lie face down."""
    game = table(hands={0: "H map key V"}, front={0: "sabotage-cart"})
    events = game.play("shed sabotage-cart H map")
    game.hold(1, "map H V")
    events += game.play("discard map H")
    thrown = [event for event in events if event[0] == DISCARDED]
    assert len(thrown) == 4 and all(event[1] == 1 << event[2][0] for event in thrown)


def test_passing() -> None:
    """DUEL-79..81, DUEL-D12: one or two cards, as many drawn; with one card only one; never three."""
    game = table(hands={0: "H map V"}, deck="X X X")
    passes = {words for words in game.legal() if words.startswith("discard")}
    assert passes == {"discard H", "discard map", "discard V", "discard H map", "discard H V", "discard V map"}
    assert game.why("discard H V map") == ("passes-too-many",)
    game.play("discard H V")
    assert sorted(game.hand(0)) == ["X", "X", "map"]
    one = table(hands={0: "H"})
    assert {words for words in one.legal() if words.startswith("discard")} == {"discard H"}
