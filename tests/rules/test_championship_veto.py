"""Veto (docs/rules/championship.md section 5): an interrupt in another's turn that nobody else hears of."""

from __future__ import annotations

import pytest

from tests.changes import takers
from tests.scenario import Scenario, kinds, table
from undermine.core import change
from undermine.core.engine import to_act
from undermine.core.event import Event
from undermine.core.frame import NOBODY, SPECTATOR
from undermine.core.zone import GOLD, LIMBO
from undermine.views.project import project
from undermine.views.view import View

LINE = "; ".join(f"EW {x},0" for x in range(1, 7))
ALL = "base+swap-goals+treasury+veto+direction+craftsman+tracker+detour"


def test_a_veto_on_a_winning_card() -> None:
    """CH-T9, CH-2019-1, CH-2019-2, CH-2019-3: no reveal, both cards discarded, both draw, play goes on."""
    game = table("base+veto x5", LINE, hands={0: "B-EW", 2: "veto"}, goals="NE gold NW", roles="dsdsd d")
    game.play("place B-EW 7,0")
    assert game.seat == 2 and game.legal() == {"veto", "let"}
    left = game.state.left
    events = game.play("veto")
    assert "goal shown" not in kinds(events) and game.shown("7,0") == ""
    assert game.pile() == ["B-EW", "veto"]
    assert [event[2] for event in events if kinds([event]) == ["drew"]] == [(0,), (2,)], "the seat on turn draws first"
    assert len(game.hand(0)) == len(game.hand(2)) == 6 and game.state.left == left - 2
    assert game.seat == 1 and game.state.round == 1


@pytest.mark.parametrize(("left", "hands"), [(1, (6, 5)), (0, (5, 5))])
def test_an_almost_empty_draw_pile(left: int, hands: tuple[int, int]) -> None:
    """CH-T10, CH-2019-4: the last card goes to the seat on turn; without any nobody draws."""
    game = table("base+veto x5", hands={0: "B-EW", 2: "veto"})
    game.state.left = left
    game.play("place B-EW 1,0", "veto")
    assert (len(game.hand(0)), len(game.hand(2))) == hands


def test_nothing_to_veto() -> None:
    """CH-T11, CH-2019-5: not asked for a pass, for two discarded cards, or for a toll collector."""
    game = table("base+veto x5", hands={2: "veto"})
    game.discard()
    assert game.seat == 1
    option_c = table("expansion+veto x5", hands={0: "map map", 2: "veto"}, front={0: "sabotage-cart"})
    shed = sorted(words for words in option_c.legal() if words.split()[0] not in ("discard", "play", "place"))
    assert shed, "option C is offered"
    option_c.play(shed[0])
    assert option_c.seat != 2
    toll = table("base+veto+toll x5", hands={2: "veto"})
    posts = sorted(words for words in toll.legal() if words.split()[0] not in ("discard", "play", "place"))
    assert posts, "a collector can be posted"
    toll.play(posts[0])
    assert toll.seat != 2


def test_not_in_your_own_turn() -> None:
    """CH-2019-6: in your own turn you can only discard it, and nobody asks you about your own card."""
    game = table("base+veto x5", hands={0: "veto B-EW"})
    assert game.uses("veto") == set() and game.may("discard veto")
    assert game.why("play veto") == ("only-in-anothers-turn",)
    game.play("place B-EW 1,0")
    assert game.seat == 1 and game.shown("1,0") == "EW"


def test_let_it_pass() -> None:
    """CH-2019-1: whoever lets a card pass keeps the veto, and the card takes effect."""
    game = table("base+veto x5", hands={0: "B-EW", 2: "veto"})
    game.play("place B-EW 1,0", "let")
    assert game.shown("1,0") == "EW" and "veto" in game.hand(2) and game.seat == 1


@pytest.mark.parametrize(
    ("card", "play"),
    [
        ("map", "play map 8,0"),
        ("rockfall", "play rockfall 6,0"),
        ("sabotage-cart", "play sabotage-cart 1"),
        ("repair-lantern", "play repair-lantern 4"),
        ("B-EW", "place B-EW 7,0"),
        ("swap-goals", "play swap-goals 8,-2 8,0"),
        ("treasury", "play treasury"),
        ("direction", "play direction"),
        ("craftsman", "play craftsman 4 lantern"),
        ("detour", "play detour -1,0"),
    ],
)
def test_the_window_comes_before_any_effect(card: str, play: str) -> None:
    """CH-A8, CH-A11: announced, but nothing has happened yet; a vetoed card is void, one is drawn."""
    tiles = LINE if card != "detour" else "EW 1,0; EW 2,0"
    game = table(
        f"{ALL} x5",
        tiles,
        hands={0: card, 2: "veto", 4: "map"},
        goals="gold NE NW",
        front={4: "sabotage-lantern"},
        first=4,
    )
    game.play("discard map")
    before = (list(game.state.goals), int(game.state.spent), int(game.state.arena.count), list(game.state.front))
    events = game.play(play)
    assert game.seat == 2 and kinds(events) == ["chose", "spent", "pushed", "pushed"]
    assert (
        list(game.state.goals),
        int(game.state.spent),
        int(game.state.arena.count),
        list(game.state.front),
    ) == before
    assert not game.state.known[0] and not len(game.state.offer)
    game.play("veto")
    assert game.pile()[-2:] == [card, "veto"] and len(game.hand(0)) == 6 and game.seat == 1
    assert list(game.state.front) == before[3] and not game.state.known[0]


def test_a_vetoed_exchange_of_hands() -> None:
    """CH-A11: swap hands is void; the seat on turn draws one card and the other seat none."""
    game = table("expansion+veto x5", hands={0: "swap-hands", 2: "veto"})
    theirs = game.hand(1)
    game.play("play swap-hands 1")
    game.play("veto")
    assert game.hand(1) == theirs and len(game.hand(0)) == len(game.hand(2)) == 6


def test_no_veto_on_a_veto() -> None:
    """CH-A9: a veto is not announced, so nobody is asked about it."""
    game = table("base+veto x5", hands={0: "B-EW", 2: "veto"})
    events = game.play("place B-EW 1,0", "veto")
    assert kinds(events).count("pushed") == 2 and game.question() == "turn"


def tracking() -> Scenario:
    game = table("base+veto+tracker x5", hands={0: "tracker B-EW B-EW map map map", 2: "veto"})
    game.play("play tracker")
    return game


def test_a_tracker_can_be_vetoed_three_times() -> None:
    """CH-A10: a window after the tracker and after each of its cards; any veto ends the turn, one card is drawn."""
    whole = tracking()
    whole.play("veto")
    assert whole.pile() == ["tracker", "veto"] and len(whole.hand(0)) == 6 and whole.seat == 1
    first = tracking()
    first.play("let", "place B-EW 1,0", "veto")
    assert first.pile() == ["B-EW", "tracker", "veto"] and len(first.hand(0)) == 5 and first.shown("1,0") == ""
    second = tracking()
    second.play("let", "place B-EW 1,0", "let", "place B-EW 2,0")
    assert second.seat == 2
    second.play("veto")
    assert second.shown("1,0") == "EW" and second.shown("2,0") == "" and second.seat == 1
    assert len(second.hand(0)) == 4 and second.state.due == 1


def test_a_sabotaged_player_may_veto() -> None:
    """CH-A13: a veto is no path card."""
    game = table("base+veto x5", hands={0: "B-EW", 2: "veto"}, front={2: "sabotage-cart"})
    game.play("place B-EW 1,0")
    assert game.seat == 2 and game.legal() == {"veto", "let"}


def last_cards(text: str, hands: dict[int, str]) -> Scenario:
    """Nothing is left to draw, and all that anybody holds are these cards."""
    game = table(text, hands=hands, roles="dsdsd d" if text.startswith("base") else "bgosg")
    game.state.left = 0
    for seat in range(5):
        spare = game.hand(seat)
        for name in hands.get(seat, "").split():
            spare.remove(name)
        for name in spare:
            change.spend(game.state, seat, game.rules.code[name])
    return game


@pytest.mark.parametrize(
    ("text", "first"),
    [("base:cs20", 3), ("expansion:cs20", 3), ("base:de", 1), ("base:lt2009", 1), ("expansion:de", 1)],
)
def test_who_begins_after_a_veto(text: str, first: int) -> None:
    """CH-A14, E16: the veto is the last card; its player has played it (cs20), or else the last turn counts."""
    game = last_cards(f"{text}+veto x5", {0: "B-EW", 2: "veto"})
    game.play("place B-EW 1,0", "veto")
    assert game.state.round == 2 and game.seat == first


def test_who_begins_after_others_drew_last() -> None:
    """CH-A14: only who plays a veto as the last card; a card after it, a swap of hands or a pass is no veto."""
    later = last_cards("base+veto x5", {0: "B-EW", 1: "map", 2: "veto"})
    later.play("place B-EW 1,0", "veto", "discard map")
    assert later.state.round == 2 and later.seat == 2
    swap = last_cards("expansion+veto x5", {0: "swap-hands"})
    swap.play("play swap-hands 3")
    assert swap.state.round == 2 and swap.seat == 1
    passed = last_cards("base+veto x5", {0: "veto"})
    passed.play("discard veto")
    assert passed.state.round == 2 and passed.seat == 1


def test_saboteurs_are_paid_from_the_vetoer_on() -> None:
    """CH-A14, BASE-A19: payment goes clockwise from the seat that begins the next round."""
    game = last_cards("base+veto x5", {0: "B-EW", 2: "veto"})
    events = game.play("place B-EW 1,0", "veto")
    assert takers(events, int(LIMBO), int(GOLD)) == [3, 1]


def test_nobody_learns_who_was_asked() -> None:
    """CH-A12: whether seat 1, seat 2 or nobody holds it and lets the card pass, all others see the same."""
    streams: list[list[list[Event]]] = []
    for holder in (1, 2, None):
        hands = {0: "B-EW", 1: "B-NS B-NS", 2: "B-NS B-NS"} | ({holder: "veto B-NS"} if holder is not None else {})
        game = table("base+veto x5", hands=hands, roles="dsdsd d", goals="NE gold NW")
        game.play("place B-EW 1,0")
        if holder is not None:
            assert game.seat == holder
            for seat in (0, 3, 4, SPECTATOR):
                view = View(game.rules, seat)
                view.see(game.run.log)
                assert to_act(view) == NOBODY
            game.play("let")
        shown = [[project(event, seat) for event in game.run.log] for seat in (0, 3, 4, SPECTATOR)]
        streams.append([[event for event in stream if event is not None] for stream in shown])
    assert streams[0] == streams[1]
    assert [kinds(stream) for stream in streams[2]] == [kinds(stream) for stream in streams[0]]


def test_the_window_is_open_while_a_veto_may_be_in_a_hand() -> None:
    """CH-A12: it stops when the veto was played openly, and is back after a treasury that may have fetched it."""
    game = table(
        "base+treasury+veto x5", hands={0: "B-EW", 1: "treasury", 2: "veto"}, roles="dsdsd d", goals="NE gold NW"
    )
    veto = game.rules.hooks.interrupt[0]
    assert veto.window(seen(game)) == 4000
    game.play("place B-EW 1,0", "veto")
    assert not veto.window(seen(game))
    game.play("play treasury", "fetch B-EW")
    assert veto.window(seen(game)), "nobody else knows what was fetched"


def test_a_discarded_veto_keeps_the_window_open() -> None:
    """CH-A12: a veto that was passed face down may still be in somebody's hand, for all that others know."""
    game = table("base+veto x5", hands={0: "veto"})
    game.play("discard veto")
    assert game.rules.hooks.interrupt[0].window(seen(game))


def seen(game: Scenario) -> View:
    view = View(game.rules, SPECTATOR)
    view.see(game.run.log)
    return view
