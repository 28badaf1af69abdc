"""The checkers of audiences catch what is planted: they are tests of the tests."""

from __future__ import annotations

from tests.chooser import DIGGING, MIXED, RANDOM, choose
from tests.secrecy.audience import (
    NOBODYS,
    OWNERS,
    PUBLIC,
    SECRETS,
    SEEING,
    SHARED,
    UNDER,
    WHOLE,
    Witness,
    leaks,
)
from tests.text.test_locales import all_rules
from undermine.core import event as kinds
from undermine.core.chance import Dice
from undermine.core.engine import is_over, open_game
from undermine.core.event import ALL, Event
from undermine.core.frame import SPECTATOR
from undermine.core.rules import Rules
from undermine.core.run import Run
from undermine.games import parse_rules
from undermine.views.project import project
from undermine.views.view import View, views_for


def whole_game(text: str, seed: int, mood: str) -> tuple[Rules, Run]:
    rules = parse_rules(text)
    run, dice = open_game(rules, str(seed)), Dice(seed)
    while not is_over(run.state):
        run.apply(choose(run.state, dice, mood))
    return rules, run


def test_every_kind_of_event_has_an_audience() -> None:
    named = set(OWNERS) | set(SHARED) | set(NOBODYS) | set(UNDER) | set(PUBLIC) | WHOLE
    assert named | {kinds.TOLD} == set(range(1, len(kinds.NAMES)))
    facts = {fact.name: int(fact.hidden) for rules in all_rules() for fact in rules.facts[1:]}
    assert {name: hidden for name, hidden in facts.items() if hidden} == SECRETS
    assert set(SEEING) <= set(SECRETS)


def test_no_leak_in_whole_games() -> None:
    """BASE-67..70: and all kinds of events of the base game come up."""
    seen: set[int] = set()
    for seed, mood in enumerate((DIGGING, MIXED, MIXED)):
        rules, run = whole_game("base:lt2009 x5", seed, mood)
        assert leaks(rules, run.log) == []
        seen |= {event[0] for event in run.log}
    assert seen >= set(range(1, kinds.FOUND + 1)) - {kinds.POPPED}


def test_wrong_audiences_are_caught() -> None:
    """Whatever event gets other eyes, or tells its inside, is named."""
    rules, run = whole_game("base:cs20 x4", 3, DIGGING)

    def caught(changed: Event, number: int) -> bool:
        log = [*run.log[:number], changed, *run.log[number + 1 :]]
        return [fault.split(",")[0] for fault in leaks(rules, log)] == [f"event {number}"]

    secrets = [number for number, event in enumerate(run.log) if event[3]]
    first_of_kind = {run.log[number][0]: number for number in reversed(secrets)}
    assert len(first_of_kind) >= 11
    for number in {*first_of_kind.values(), *secrets[::17]}:
        kind, eyes, seen, secret = run.log[number]
        assert caught((kind, ALL, seen, secret), number)
        assert caught((kind, eyes ^ 1 << 3, seen, secret), number)
        assert caught((kind, eyes, seen + secret, ()), number)
        assert caught((kind, eyes, (*seen, secret[0]), secret), number)


def test_early_unmasking_is_caught() -> None:
    """BASE-53: roles and goals are shown when the round is over, not before."""
    rules, run = whole_game("base:cs20 x4", 3, DIGGING)
    shown = next(event for event in run.log if event[0] == kinds.UNMASKED)
    turn = next(number for number, event in enumerate(run.log) if event[0] == kinds.TURNED)
    assert leaks(rules, [*run.log[:turn], shown, *run.log[turn:]])


def test_secrets_in_a_view_are_caught() -> None:
    """BASE-67, BASE-68: a view that was told too much is noticed, whichever event told it."""
    rules = parse_rules("base x5")
    told = {kinds.DREW: "hands", kinds.CAST: "roles", kinds.BANKED: "bank", kinds.HID: "goals"}
    later = {kinds.DISCARDED: "pile", kinds.PEEKED: "goals"}
    for steps, leaking in ((0, told), (40, later)):
        run, dice = open_game(rules, "views"), Dice(5)
        for _ in range(steps):
            run.apply(choose(run.state, dice, RANDOM))
        witness = Witness(run.state)
        witness.note(run.log)
        for seat in (2, SPECTATOR):
            for kind, field in leaking.items():
                view = View(rules, seat)
                for event in run.log:
                    seen = event if event[0] == kind else project(event, seat)
                    if seen is not None:
                        view.fold(seen)
                assert [fault.split()[0] for fault in witness.faults(view)] == [field], kinds.NAMES[kind]


def test_a_view_that_missed_something_is_caught() -> None:
    """BASE-69: knowing too little is a fault as well."""
    rules, run = parse_rules("base x5"), open_game(parse_rules("base x5"), "views")
    dice = Dice(5)
    for _ in range(25):
        run.apply(choose(run.state, dice, MIXED))
    witness = Witness(run.state)
    witness.note(run.log)
    blind = View(rules, 2)
    for event in run.log:
        hidden = project(event, 4)
        if hidden is not None:
            blind.fold(hidden)
    assert "hands of seat 2" in witness.faults(blind) and "roles of seat 2" in witness.faults(blind)
    assert [witness.faults(view) for view in _seen(rules, run)] == [[]] * 6


def _seen(rules: Rules, run: Run) -> list[View]:
    views = views_for(rules)
    for view in views:
        view.see(run.log)
    return views
