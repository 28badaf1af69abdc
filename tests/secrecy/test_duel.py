"""The Duel keeps its secrets: right audiences, honest views, and what somebody cannot know changes nothing for him."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from tests.changes import looks, moves
from tests.chooser import DIGGING, LIVELY, MIXED, RANDOM, choose
from tests.duels import Table, table
from tests.same import cards_in_play, difference
from tests.secrecy.audience import contradictions, leaks
from tests.secrecy.test_championship import told_to_all
from undermine.core.chance import Dice
from undermine.core.change import fold
from undermine.core.engine import is_over, legal_actions, open_game, to_act
from undermine.core.event import FILLED, Event
from undermine.core.frame import SPECTATOR
from undermine.core.state import State
from undermine.core.zone import GOAL, GOALS, KIND
from undermine.features.duel.rules.pyramid import Pyramid
from undermine.games import parse_rules
from undermine.views.project import project
from undermine.views.sample import sample
from undermine.views.view import views_for

TEXTS = [
    "duel x2", "duel:cs-sk x2", "solo x1", "solo:cs-sk[colour=blue,openingResolve=false] x1",
    "duel[bribeRequiresReach=false,doubleGold=opponent,ladderExclusive=true,trollPayment=choose] x2",
]  # fmt: skip


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("mood", [RANDOM, MIXED, DIGGING, LIVELY])
def test_whole_games(text: str, mood: str) -> None:
    """Folded events are the truth, views know nothing wrong, samples agree with them, all cards and goals are there."""
    rules = parse_rules(text)
    run, dice = open_game(rules, f"{text} {mood}"), Dice(len(text))
    twin, views = State(rules), views_for(rules)
    goals = sorted(int(kind) for kind in rules.goal_deck)
    told = steps = 0
    while True:
        fresh = run.log[told:]
        told = len(run.log)
        for event in fresh:
            fold(twin, event)
        for view in views:
            view.see(fresh)
        assert difference(twin, run.state) == ""
        if is_over(run.state):
            break
        steps += 1
        assert steps < 1000, "games end"
        assert cards_in_play(run.state) == sorted(int(card) for card in rules.cards)
        assert goals_in_play(run.state) == goals
        asked = to_act(run.state)
        for view in views:
            assert contradictions(view, run.state) == []
        legal = legal_actions(run.state, asked)
        assert legal_actions(views[asked], asked) == legal
        if steps % 7 == 0:
            guess = sample(views[asked], steps)
            assert legal_actions(guess, asked) == legal
            assert cards_in_play(guess) == sorted(int(card) for card in rules.cards)
            assert goals_in_play(guess) == goals
        run.apply(choose(run.state, dice, mood))
    assert leaks(rules, run.log) == []


def streams(games: Sequence[Table], seat: int, change: Callable[[Event], Event] = lambda event: event) -> set[str]:
    """What a seat saw of each game; a change of the events may plant a leak."""
    logs = [[project(change(event), seat) for event in game.run.log] for game in games]
    return {repr([event for event in log if event is not None]) for log in logs}


def alike(games: Sequence[Table], seats: Sequence[int], secret: str) -> None:
    """These seats see the same in all games; if changes of a sort told their inside they would not."""
    for seat in seats:
        assert len(streams(games, seat)) == 1, f"seat {seat}"
        leaked = streams(games, seat, lambda e: told_to_all(games[0].rules, secret, e))
        assert len(leaked) > 1, "there was something to hide"


def goals_in_play(state: State) -> list[int]:
    """All goal cards, wherever they lie."""
    kept = [state.zones[i] for i, zone in enumerate(state.rules.zones) if zone.holds == KIND]
    return sorted(int(kind) for kinds in [state.goals, *kept] for kind in kinds)


def gone_of(game: Table) -> int:
    """The zone of goals that are out of the game."""
    return int(game.rules.find(Pyramid).gone)


def test_goals_that_nobody_reached() -> None:
    """DUEL-73, DUEL-122: what a map shows is its player's; goals go back unseen."""
    games = []
    for goals in ("G0-NESW G2-NW G1-d-NW", "G3-d-NE G0-NESW G1-d-NW", "G2-NE G1-NE-blue G0-d-NEW"):
        game = table("duel", hands={0: "map", 1: "map"}, goals=goals, deck="")
        game.run.log[:] = game.run.log[:0]
        game.play("play map 5,-2", "discard map")
        games.append(game)
    assert len(streams(games, 0)) == 3
    others = [looks(game.run.log, int(GOAL)) for game in games]
    for seat in (1, SPECTATOR):
        seen = {repr([project(event, seat) for event in log]) for log in others}
        assert len(seen) == 1
    for seat in (1, SPECTATOR):
        boxed = [[project(event, seat) for event in moves(game.run.log, int(GOAL), gone_of(game))] for game in games]
        assert boxed[0] and len({repr(log) for log in boxed}) == 1


def test_hands_and_passes() -> None:
    """DUEL-21, DUEL-82, DUEL-A40: the opponent sees how many cards go, not which."""
    games = []
    for hand in ("map V H", "key H X", "rockfall X V"):
        game = table("duel", hands={0: hand}, deck="map map map map")
        game.run.log[:] = []
        first, second, _ = hand.split()
        game.play(f"discard {first} {second}")
        games.append(game)
    alike(games, (1, SPECTATOR), "discarded")
    assert len(streams(games, 0)) == 3


def test_goals_of_later_rounds() -> None:
    """DUEL-14, DUEL-124: nobody sees which goals are kept."""
    rules = parse_rules("duel x2")
    zones = {event[2][0] for event in open_game(rules, "0").log if event[0] == FILLED}
    assert zones == {GOALS, rules.find(Pyramid).stock}
    for seat in (0, 1, SPECTATOR):
        logs = [open_game(rules, str(number)).log for number in range(4)]
        seen = {repr([project(event, seat) for event in log if event[0] == FILLED]) for log in logs}
        assert len(seen) == 1
