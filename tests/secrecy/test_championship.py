"""Twins over the championship cards and the variants: what a seat cannot know never changes what it sees."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pytest

from tests.changes import fills, sort_of
from tests.chooser import DIGGING, MIXED, RANDOM, choose
from tests.scenario import Scenario, table
from tests.secrecy.audience import contradictions, leaks
from undermine.core.chance import Dice
from undermine.core.engine import is_over, legal_actions, open_game, to_act
from undermine.core.event import ALL, Event
from undermine.core.frame import SPECTATOR
from undermine.core.rules import Rules
from undermine.core.zone import DECK
from undermine.games import parse_rules
from undermine.views.project import project
from undermine.views.view import views_for

LINE = "; ".join(f"EW {x},0" for x in range(1, 7))
TEXTS = [
    "base+greedy x5", "base+swap-goals x4", "base:de+treasury x5", "base+veto x6", "base:lt2009+direction x5",
    "base+craftsman x3", "base+tracker x5", "base+detour x7", "base+sabotaged-dwarf x4", "base+tournament x7",
    "base+swap-goals+treasury+veto+direction+craftsman+tracker+detour+tournament x6",
    "expansion+swap-goals+treasury+veto+direction+craftsman+tracker+detour x5",
]  # fmt: skip


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("mood", [RANDOM, MIXED, DIGGING])
def test_whole_rounds(text: str, mood: str) -> None:
    """Right audiences, honest views, and a seat's own view is enough to know what it may do."""
    rules = parse_rules(text)
    run, dice, views = open_game(rules, f"{text} {mood}"), Dice(len(text)), views_for(rules)
    told = 0
    while not is_over(run.state) and run.state.round == 1:
        fresh = run.log[told:]
        told = len(run.log)
        for view in views:
            view.see(fresh)
        asked = to_act(run.state)
        assert legal_actions(views[asked], asked) == legal_actions(run.state, asked)
        for view in {views[asked], views[int(dice.below(len(views)))], views[-1]}:
            assert contradictions(view, run.state) == []
        run.apply(choose(run.state, dice, mood))
    assert leaks(rules, run.log) == []


def streams(games: Sequence[Scenario], seat: int, change: Callable[[Event], Event] = lambda event: event) -> set[str]:
    """The different streams that a seat saw of these games; a change of the events may plant a leak."""
    seen = [[project(change(event), seat) for event in game.run.log] for game in games]
    return {repr([event for event in log if event is not None]) for log in seen}


def alike(games: Sequence[Scenario], seats: Sequence[int], *secrets: str) -> None:
    """These seats see the same in all games; if a change of one of these sorts told its inside they would not."""
    for seat in seats:
        assert len(streams(games, seat)) == 1, f"seat {seat}"
        for secret in secrets:
            leaked = streams(games, seat, partial(told_to_all, games[0].rules, secret))
            assert len(leaked) > 1, f"there was something to hide in {secret}"


def told_to_all(rules: Rules, sort: str, event: Event) -> Event:
    """An event of this sort with its inside told to all."""
    return (event[0], ALL, event[2] + event[3], ()) if sort_of(rules, event) == sort else event


def test_exchanged_goals() -> None:
    games = []
    for answer in ("exchange", "leave"):
        game = table("base+swap-goals x5", hands={0: "swap-goals"}, goals="gold NE NW", roles="dsdsd d")
        game.play("play swap-goals 8,-2 8,0", answer)
        games.append(game)
    alike(games, (1, 2, 3, 4, SPECTATOR), "exchanged", "chose")


def test_cards_of_the_treasury() -> None:
    """What was put away face down, and which of it was fetched, is known to those alone who did it."""
    games = []
    for discarded, fetched in (("map", "map"), ("rockfall", "rockfall"), ("map", "B-NS")):
        hands = {4: f"{discarded} B-NS", 0: "treasury", 3: "B-NS"}
        game = table("base+treasury x5", hands=hands, roles="dsdsd d", goals="NE gold NW", first=3)
        game.play("discard B-NS", f"discard {discarded}", "play treasury", f"fetch {fetched}")
        games.append(game)
    alike(games, (1, 2, SPECTATOR), "pile to offer", "offer to hand")


def test_who_could_have_said_veto() -> None:
    """Whether seat 1 or seat 2 held it and let the card pass."""
    games = []
    for holder in (1, 2):
        hands = {0: "B-EW", 1: "B-NS B-NS", 2: "B-NS B-NS"} | {holder: "veto B-NS"}
        game = table("base+veto x5", hands=hands, roles="dsdsd d", goals="NE gold NW")
        game.play("place B-EW 1,0", "let")
        games.append(game)
    alike(games, (0, 3, 4, SPECTATOR))
    told = streams(games, 0, lambda e: (e[0], ALL, e[3], ()) if not e[2] and e[3] else e)
    assert len(told) > 1, "a whisper that is heard by all tells who was asked"


def test_the_place_of_the_card_in_the_middle() -> None:
    """Where in the deck it lay is nobody's to know: all cards below it would be no path cards."""
    rules = parse_rules("base+tournament x5")
    run = open_game(rules, "centre")
    (event,) = fills(run.log, int(DECK))
    assert event[2] == (DECK, len(rules.cards) - 1) and all(event[3])
    for seat in (0, 4, SPECTATOR):
        shown = project(event, seat)
        assert shown is not None and not any(shown[3])


@pytest.mark.parametrize("finder", [0, 1, 3])
def test_roles_stay_hidden_with_a_greedy_dwarf(finder: int) -> None:
    """Until the round ends nothing tells a greedy dwarf from a digger."""
    games = []
    for roles in ("dydsd s", "dddsy s", "ddysd s"):
        game = table("base+greedy x5", LINE, hands={finder: "B-EW B-EW"}, roles=roles, goals="NE gold NW", first=finder)
        game.play("discard B-EW")
        games.append(game)
    watchers = [seat for seat in (0, 3, SPECTATOR) if seat != finder]
    alike(games, watchers, "limbo to role")
