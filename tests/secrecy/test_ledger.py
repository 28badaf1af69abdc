"""Views know what they may and must in every game, and the ledger notices when they do not."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.cave import wander
from tests.changes import sort_of
from tests.chooser import DIGGING, LIVELY, MIXED, RANDOM, choose
from tests.scenario import Scenario, table
from tests.secrecy.audience import EVERYONE, LOOKED_AT, MOVES
from tests.secrecy.ledger import Ledger
from undermine.core.action import Action
from undermine.core.chance import Dice
from undermine.core.change import fold
from undermine.core.engine import is_over, open_game, to_act
from undermine.core.event import ALL, EXCHANGED, Event
from undermine.core.frame import SPECTATOR
from undermine.core.run import Run
from undermine.core.state import State
from undermine.games import EXTRAS, parse_rules
from undermine.views.project import project
from undermine.views.view import View, views_for

CARDS = "swap-goals+treasury+veto+direction+craftsman+tracker+detour"
GAMES = [
    "base:cs20 x5", "base:lt2009 x4", "base:de x10", "expansion:cs20 x6", "expansion:de x9", "expansion x2",
    "duel:de x2", "duel:cs-sk x2", "solo:de x1", "solo:cs-sk x1", "cave x2", "cave x5", "cave x8",
    *(f"{extra.games[0]}+{name} x5" for name, extra in EXTRAS.items()),
    "base+swap-goals[goalSwapSecret=false] x5", f"base+{CARDS} x6", f"expansion+{CARDS} x5",
    "base+toll+costume+party+new-goals+chests[bothSites=true] x5", "expansion+toll+costume+new-goals+chests x4",
    f"base+chests+new-goals+{CARDS} x5", "base+greedy+swap-goals+chests+toll[goalSwapSecret=false] x7",
]  # fmt: skip
MOODS = (LIVELY, MIXED, DIGGING, RANDOM)


def next_action(state: State, dice: Dice, mood: str) -> Action:
    return wander(state, dice) if state.rules.text.startswith("cave") else choose(state, dice, mood)


def played(text: str, seed: str, mood: str, rounds: int = 1) -> Iterator[tuple[Run, list[Event]]]:
    """A game at each of its questions and at its end, with what happened since the last one."""
    run, dice = open_game(parse_rules(text), seed), Dice(sum(map(ord, text + seed)))
    told = 0
    while True:
        fresh = run.log[told:]
        told = len(run.log)
        yield run, fresh
        if is_over(run.state) or run.state.round > rounds:
            return
        run.apply(next_action(run.state, dice, mood))


@pytest.mark.parametrize("text", GAMES)
def test_views_know_what_they_may_and_must(text: str) -> None:
    """BASE-67..70, EXP-65, CH-A29, MINI-CHEST-A19, DUEL-124, CAVE-86: each view, field by field, at every question."""
    mood = MOODS[sum(map(ord, text)) % len(MOODS)]
    views: list[View] = []
    ledger = None
    for number, (run, fresh) in enumerate(played(text, f"ledger {text}", mood, rounds=2)):
        if ledger is None:
            ledger, views = Ledger(run.state), views_for(run.rules)
        ledger.note(fresh)
        for view in views:
            view.see(fresh)
        assert ledger.disbelief() == []
        asked = to_act(run.state)
        for view in {views[asked], views[number % len(views)], views[-1]}:
            assert ledger.faults(view) == [], (number, run.rules.text)


TEXTS = (
    "base+chests x6",
    "cave x3",
    "expansion x6",
    "base+costume x5",
    "duel:de x2",
    "duel:cs-sk x2",
    f"base+{CARDS} x5",
    "base:lt2009 x4",
)
# Neither the answer itself, of which only the consequences count, nor the order of the deck is kept by any view.
SECRETS = sorted(
    {f"{source} to {target}" for (source, target), eyes in MOVES.items() if eyes != EVERYONE}
    | {f"{name} seen" for name in LOOKED_AT}
    | {"filled goals", "filled aside", "filled gold-deck", "filled stock", "filled pile"}
    | {"drew", "discarded", "swapped", "exchanged", "posted", "pushed"}
)
KNOWN = {"exchanged"}  # seen only by who knew one of the goals; see the tests of exchanged goals
# Cards that leave a place with those who know them: who is not told which knows it all the same.
CARRIED = {"drawn-gold to gold", "offer to pile"}


@pytest.fixture(scope="module")
def secrets() -> dict[str, list[tuple[Run, int]]]:
    """Sort -> some places in logs where it kept something secret; games are played until there is one of each."""
    found: dict[str, list[tuple[Run, int]]] = {sort: [] for sort in SECRETS}
    for number in range(30 * len(TEXTS)):
        *_, (run, _) = played(TEXTS[number % len(TEXTS)], f"planted {number}", LIVELY)
        for place, event in enumerate(run.log):
            if event[3] and event[1] != ALL:
                seen = found.get(sort_of(run.rules, event))
                if seen is not None and len(seen) < 3:
                    seen.append((run, place))
        if all(found.values()):
            return found
    raise AssertionError(f"never seen: {[sort for sort, seen in found.items() if not seen]}")


def faults_if(run: Run, place: int, seat: int, told: Event | None) -> list[str]:
    """What the ledger says of a view after it was told one event of the log otherwise."""
    end = place + 1
    truth, view = State(run.rules), View(run.rules, seat)
    ledger = Ledger(truth)
    for number, event in enumerate(run.log[:end]):
        fold(truth, event)
        seen = told if number == place else project(event, seat)
        if seen is not None:
            view.fold(seen)
    ledger.note(run.log[:end])
    return ledger.faults(view)


@pytest.mark.parametrize("sort", SECRETS)
def test_the_ledger_catches_what_is_planted(sort: str, secrets: dict[str, list[tuple[Run, int]]]) -> None:
    """Whatever sort of change tells a seat too much, or its owner too little, is noticed in a view."""
    caught = {"too much": 0, "too little": 0}
    for run, place in secrets[sort]:
        event = run.log[place]
        seats = [*range(int(run.rules.seats)), SPECTATOR]
        owners = [seat for seat in seats if seat != SPECTATOR and event[1] >> seat & 1]
        for seat in seats:
            told = project(event, seat)
            assert faults_if(run, place, seat, told) == []
            if seat in owners:
                blind = project(event, SPECTATOR)
                caught["too little"] += _notices(run, place, seat, blind)
            else:
                caught["too much"] += _notices(run, place, seat, event)
    assert caught["too much"] > 0
    is_nobodys = all(run.log[place][1] == 0 for run, place in secrets[sort])
    assert caught["too little"] > 0 or is_nobodys or sort in KNOWN | CARRIED


def exchanged(answer: str, *, is_secret: bool) -> tuple[Scenario, list[View]]:
    """Seats 0 and 1 have looked at the upper goal, 1 at the middle one too; then 0 takes up both."""
    game = table(
        f"base+swap-goals[goalSwapSecret={str(is_secret).lower()}] x5", goals="gold NE NW", roles="dsdsd d",
        hands={0: "map swap-goals", 1: "map map", 2: "map", 3: "map"},
    )  # fmt: skip
    ledger, views = Ledger(game.state), views_for(game.rules)
    game.play("play map 8,-2", "play map 8,-2", "discard map", "discard map", *(f"discard {game.hand(4)[0]}",))
    game.play(f"discard {game.hand(0)[0]}", "play map 8,0")
    while game.seat != 0:
        game.discard()
    game.play("play swap-goals 8,-2 8,0", answer)
    ledger.note(game.run.log)
    for view in views:
        view.see(game.run.log)
        assert ledger.faults(view) == []
    return game, views


def goals_of(view: View) -> list[str]:
    return [view.rules.goal_names[int(kind)].removeprefix("B-goal-").removeprefix("stone-") for kind in view.goals]


def hints_of(view: View) -> set[tuple[int, str]]:
    return {
        (bits, view.rules.goal_names[kind].removeprefix("B-goal-").removeprefix("stone-")) for bits, kind in view.hints
    }


@pytest.mark.parametrize(
    ("answer", "first", "second"),
    [("exchange", ["hidden", "gold", "hidden"], ["NE", "gold", "hidden"]),
     ("leave", ["gold", "hidden", "hidden"], ["gold", "NE", "hidden"])],
)  # fmt: skip
def test_goals_exchanged_in_the_open(answer: str, first: list[str], second: list[str]) -> None:
    """CH-2017-3, CH-A29: an open exchange takes along what a seat has seen; who saw nothing knows nothing."""
    game, views = exchanged(answer, is_secret=False)
    assert [event[1] for event in game.run.log if event[0] == EXCHANGED] == [ALL]
    assert [goals_of(view) for view in views] == [first, second, *[["hidden"] * 3] * 4]
    assert [hints_of(view) for view in views] == [set()] * 6


@pytest.mark.parametrize("answer", ["exchange", "leave"])
def test_goals_exchanged_in_secret(answer: str) -> None:
    """CH-2017-3, CH-A29: only who did it goes on knowing; who knew both knows that they are still these two."""
    _, views = exchanged(answer, is_secret=True)
    mine = ["hidden", "gold", "hidden"] if answer == "exchange" else ["gold", "hidden", "hidden"]
    assert [goals_of(view) for view in views] == [mine, *[["hidden"] * 3] * 5]
    assert [hints_of(view) for view in views] == [set(), {(3, "gold"), (3, "NE")}, *[set()] * 4]


def _notices(run: Run, place: int, seat: int, told: Event | None) -> bool:
    """A view that cannot go on with what it was told is noticed as well."""
    try:
        return bool(faults_if(run, place, seat, told))
    except (AssertionError, IndexError):
        return True
