"""New action cards: theft, hands off, prison, release, inspection, swap hats, swap hands."""

from __future__ import annotations

import pytest

from tests.changes import looks, moves
from tests.scenario import Scenario, table
from undermine.core import change
from undermine.core.event import DREW, SWAPPED, Event
from undermine.core.frame import SPECTATOR
from undermine.core.zone import ASIDE, ROLE, WORN
from undermine.views.project import project
from undermine.views.view import View, views_for


def watched(game: Scenario, *moves: str) -> tuple[list[Event], list[View]]:
    """Play, and what each seat and a spectator made of the whole game."""
    events = game.play(*moves)
    views = views_for(game.rules)
    for view in views:
        view.see(game.run.log)
    return events, views


def roles_seen(view: View) -> list[str]:
    return [view.rules.role_names[int(role)] for role in view.roles]


def test_never_two_alike_before_a_player() -> None:
    """EXP-29, EXP-A19, EXP-A20, BASE-35: one per tool, one theft, one prison."""
    front = {0: "theft", 1: "prison sabotage-cart"}
    game = table("expansion x3", hands={0: "theft prison sabotage-cart"}, front=front)
    assert not game.uses("theft") and game.why("play theft") == ("theft-lies-already",)
    assert game.uses("prison") == {"play prison 2"}
    assert game.why("play prison 1") == ("already-in-prison", "1")
    assert game.uses("sabotage-cart") == {"play sabotage-cart 2"}


def test_base_actions_keep_their_rules() -> None:
    """EXP-30: sabotage, repair, rockfall and map as in the base game."""
    cards = "sabotage-cart repair-cart rockfall map"
    for text in ("base x3", "expansion x3"):
        game = table(text, "EW 1,0", hands={0: cards}, front={2: "sabotage-cart"})
        uses = {words for card in cards.split() for words in game.uses(card)}
        assert uses == {
            "play sabotage-cart 1", "play repair-cart 2", "play rockfall 1,0", "play map 8,-2", "play map 8,0",
            "play map 8,2",
        }  # fmt: skip
    game.play("play repair-cart 2")
    assert game.front(2) == [] and game.pile() == ["sabotage-cart", "repair-cart"]


def test_theft_is_laid_before_oneself() -> None:
    """EXP-31: face up, and it stays."""
    game = table("expansion x3", hands={0: "theft"})
    assert game.uses("theft") == {"play theft"}
    _, views = watched(game, "play theft")
    assert game.front(0) == ["theft"] and game.pile() == []
    assert all(view.before(0) == game.state.before(0) for view in views)


def test_hands_off_takes_any_theft_away() -> None:
    """EXP-33: anybody's, one's own too; both cards go onto the pile; it needs a target."""
    game = table("expansion x3", hands={0: "hands-off"})
    assert not game.uses("hands-off") and game.why("play hands-off 1") == ("no-theft-there", "1")
    game = table("expansion x3", hands={0: "hands-off"}, front={0: "theft", 2: "theft"})
    assert game.uses("hands-off") == {"play hands-off 0", "play hands-off 2"}
    game.play("play hands-off 2")
    assert (game.front(2), game.pile()) == ([], ["theft", "hands-off"])
    assert game.front(0) == ["theft"]


def test_prison_bars_paths() -> None:
    """EXP-34, EXP-35, EXP-A19: before another player, who then lays none; never before oneself."""
    game = table("expansion x3", hands={0: "prison", 1: "B-EW map"})
    assert game.uses("prison") == {"play prison 1", "play prison 2"}
    assert game.why("play prison 0") == ("not-yourself",)
    game.play("play prison 1")
    assert game.front(1) == ["prison"] and game.pile() == []
    assert not game.uses("B-EW") and game.uses("map") and game.why("place B-EW 1,0") == ("in-prison",)


def test_release() -> None:
    """EXP-37: from any player, oneself too; both cards go onto the pile; it needs a target."""
    game = table("expansion x3", hands={0: "release"})
    assert not game.uses("release") and game.why("play release 1") == ("not-in-prison", "1")
    game = table("expansion x3", hands={0: "release"}, front={0: "prison", 1: "prison"})
    assert game.uses("release") == {"play release 0", "play release 1"}
    game.play("play release 0")
    assert (game.front(0), game.pile()) == ([], ["prison", "release"])
    game.play(f"discard {game.hand(1)[0]}", f"discard {game.hand(2)[0]}")
    assert any(words.startswith("place") for words in game.legal())


def test_inspection() -> None:
    """EXP-38: another player's dwarf card; only the player of the card sees it."""
    game = table("expansion x3", hands={0: "inspection"}, roles="bgs")
    assert game.uses("inspection") == {"play inspection 1", "play inspection 2"}
    assert game.why("play inspection 0") == ("not-yourself",)
    events, views = watched(game, "play inspection 2")
    assert game.pile() == ["inspection"]
    assert [roles_seen(view)[2] for view in views] == ["saboteur", "hidden", "saboteur", "hidden"]
    (seen,) = looks(events, int(ROLE))
    assert seen[1] == 1 and seen[2] == (0, ROLE + 2)


def test_swap_hats() -> None:
    """EXP-39, EXP-40, EXP-A15, X7: any player takes a card that nobody had; the old one does not come back."""
    game = table("expansion x3", hands={0: "swap-hats", 1: "swap-hats"}, roles="bgs p c")
    assert game.uses("swap-hats") == {"play swap-hats 0", "play swap-hats 1", "play swap-hats 2"}
    events, views = watched(game, "play swap-hats 2")
    assert game.roles() == ["blue", "green", "profiteer"] and game.pile() == ["swap-hats"]
    assert [game.rules.role_names[int(role)] for role in game.state.worn] == ["saboteur"]
    assert len(game.state.aside) == 11
    assert [roles_seen(view)[2] for view in views] == ["hidden", "hidden", "profiteer", "hidden"]
    (hatted,) = moves(events, int(ASIDE), int(ROLE))
    assert hatted[1] == 1 << 2 and project(hatted, 0) == (hatted[0], 0, (ASIDE, ROLE + 2, 1, 0), (0,))
    game.play("play swap-hats 2")
    assert game.roles()[2] == "boss"
    worn = [game.rules.role_names[int(role)] for role in game.state.worn]
    assert worn == ["saboteur", "profiteer"] and len(game.state.aside) == 10


def test_an_inspection_becomes_outdated() -> None:
    """EXP-A15, EXP-40: who had looked knows which card was put away, and no longer what the player is."""
    game = table("expansion x3", hands={0: "inspection", 1: "swap-hats"}, roles="bgs p")
    _, views = watched(game, "play inspection 2", "play swap-hats 2")
    assert roles_seen(views[0]) == ["blue", "hidden", "hidden"]
    assert [game.rules.role_names[int(role)] for role in views[0].worn] == ["saboteur"]
    assert [int(role) for role in views[1].worn] == [0]


def test_swap_hats_needs_a_hat() -> None:
    """EXP-A14: with no dwarf card left it cannot be played; twelve players have three cards left over."""
    game = table("expansion x12", hands={0: "swap-hats"})
    assert len(game.state.aside) == 3 and len(game.uses("swap-hats")) == 12
    game.run.move_top(ASIDE, WORN, 3, 0)
    assert not game.uses("swap-hats") and game.why("play swap-hats 1") == ("no-hat-left",)


def test_swap_hands() -> None:
    """EXP-41..43, EXP-A12, EXP-T24: all cards change owners but the card itself; the other one draws."""
    mine = "swap-hands map map rockfall B-EW B-NS"
    for left in (5, 0):
        game = table("expansion x3", hands={0: mine, 1: "theft prison release B-NE"})
        for card in game.state.hand(1)[4:]:
            change.spend(game.state, 1, card)
        given = game.hand(1)
        assert len(given) == 4
        game.state.left = left
        events = game.play("play swap-hands 1")
        assert game.pile() == ["swap-hands"] and game.hand(0) == given
        assert len(game.hand(1)) == (6 if left else 5)
        assert not {"map", "rockfall", "B-EW", "B-NS"} - set(game.hand(1))
        assert [event[2][0] for event in events if event[0] == DREW] == ([1] if left else [])
        assert game.seat == 1


def test_swap_hands_may_draw_for_both() -> None:
    """EXP-A12: with swapHandsDraw=both the player of the card draws first, then the other."""
    game = table("expansion[swapHandsDraw=both] x3", hands={0: "swap-hands"})
    events = game.play("play swap-hands 1")
    assert [event[2][0] for event in events if event[0] == DREW] == [0, 1]
    assert [len(game.hand(seat)) for seat in (0, 1)] == [7, 6]
    for _ in range(3):
        game.discard()
    assert len(game.hand(0)) == 7


def test_swap_hands_with_nothing() -> None:
    """EXP-A13: an empty hand on either side is no obstacle; who gets cards takes turns again."""
    game = table("expansion x3", hands={0: "swap-hands"})
    for card in game.state.hand(0)[:-1]:
        change.spend(game.state, 0, card)
    assert game.hand(0) == ["swap-hands"]
    game.state.left = 0
    theirs = game.hand(1)
    game.play("play swap-hands 1")
    assert game.hand(0) == theirs and game.hand(1) == []
    assert game.seat == 2, "seat 1 has no cards now"
    game.discard()
    assert game.seat == 0
    with pytest.raises(AssertionError):
        game.play("play swap-hands 0")


def test_swapped_hands_are_known_to_the_two_only() -> None:
    """EXP-41: face down; the two know what they gave and got, the others only how many."""
    game = table("expansion x4", hands={0: "swap-hands map", 1: "theft"})
    before = [game.state.hand(0), game.state.hand(1)]
    events, views = watched(game, "play swap-hands 1")
    swapped = next(event for event in events if event[0] == SWAPPED)
    before[0].remove(game.rules.code["swap-hands"])
    assert swapped[1] == 0b11 and swapped[3] == (*before[0], *before[1])
    assert views[0].hand(0) == before[1] and views[0].hand(1) == [0, *before[0]], "and one that was drawn"
    assert views[1].hand(0) == before[1]
    for view in (views[2], views[3], views[4]):
        assert set(view.hand(0)) | set(view.hand(1)) == {0}
    assert project(swapped, SPECTATOR) == (swapped[0], 0, (0, 1), (0,) * len(swapped[3]))


def test_what_a_view_knows_of_a_given_hand_fades() -> None:
    """EXP-41, BASE-45: shown cards leave the hand that is known; after a card put away face down nothing is sure."""
    game = table("expansion x3", hands={0: "swap-hands map rockfall B-EW"})
    _, (mine, *_) = watched(game, "play swap-hands 1")
    told = len(game.run.log)
    game.play("play map 8,0")
    mine.see(game.run.log[told:])
    assert game.rules.code["map"] not in mine.hand(1) and game.rules.code["rockfall"] in mine.hand(1)
    assert len(mine.hand(1)) == len(game.hand(1))
    told = len(game.run.log)
    game.discard()
    game.discard()
    game.play(f"discard {game.hand(1)[0]}")
    mine.see(game.run.log[told:])
    assert set(mine.hand(1)) == {0}
