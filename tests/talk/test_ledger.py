"""A lie is what somebody said who had looked, and what turned up otherwise."""

from __future__ import annotations

import pytest

from tests.talk.test_floor import happening
from undermine.core import event as e
from undermine.core.event import Event
from undermine.core.frame import NOBODY
from undermine.core.rules import Rules
from undermine.core.zone import GOAL, GOALS
from undermine.games import parse_rules
from undermine.talk.ledger import Ledger, Repute
from undermine.talk.line import Claim, Line, claim_of

RULES = parse_rules("base x5")
GOLD = RULES.goal_names.index("B-goal-gold")
STONE = RULES.goal_names.index("B-goal-stone-NE")


def shown(zone: int, *kinds: int) -> Event:
    """Everybody sees what lies there."""
    return int(e.SEEN), e.ALL, (int(NOBODY), zone), kinds


def ledger(*looked: tuple[int, int]) -> Ledger:
    book = Ledger(RULES)
    book.see([happening(e.SEEN, seat, int(GOAL) + goal) for seat, goal in looked])
    return book


def test_what_a_line_claims() -> None:
    new, cave = parse_rules("base+new-goals x5"), parse_rules("cave x5")
    cases: list[tuple[Rules, Line, Claim | None]] = [
        (RULES, Line(0, "gold-is-at", ("middle",)), Claim(1, "gold", is_so=True)),
        (RULES, Line(0, "rock-is-at", ("bottom",)), Claim(2, "gold", is_so=False)),
        (new, Line(0, "sight-at", ("spider", "lower")), Claim(3, "gold", is_so=False)),
        (cave, Line(0, "no-exit-at", ("north-east",)), Claim(1, "exit", is_so=False)),
        (RULES, Line(0, "gold-is-at", ("upper",)), None),
        (RULES, Line(0, "gold-is-at"), None),
        (RULES, Line(0, "hurry"), None),
        (RULES, Line(0, "of-another-house", ("top",)), None),
    ]
    for rules, line, claim in cases:
        assert claim_of(rules, line) == claim


@pytest.mark.parametrize(("phrase", "kind", "is_true"), [
    ("gold-is-at", GOLD, True), ("gold-is-at", STONE, False), ("rock-is-at", GOLD, False), ("rock-is-at", STONE, True),
])  # fmt: skip
def test_a_claim_is_proved_when_the_goal_is_turned_up(phrase: str, kind: int, *, is_true: bool) -> None:
    book = ledger((2, 0))
    book.hear(Line(2, phrase, ("top",)))
    book.see([shown(int(GOAL) + 1, STONE)])
    assert book.repute[2] == Repute()
    book.see([shown(int(GOAL) + 0, kind)])
    assert book.repute[2] == (Repute(1, 0) if is_true else Repute(0, 1)) and not book.open
    book.see([shown(int(GOALS), kind, STONE, STONE)])
    assert book.repute[2] in (Repute(1, 0), Repute(0, 1)), "once"


def test_who_has_not_looked_may_guess() -> None:
    book = ledger((2, 1))
    book.hear(Line(2, "gold-is-at", ("top",)))
    book.hear(Line(3, "gold-is-at", ("top",)))
    book.see([shown(int(GOALS), STONE, GOLD, STONE)])
    assert book.repute == [Repute()] * 5


def test_who_corrects_himself_in_time_has_not_lied() -> None:
    book = ledger((2, 0))
    book.hear(Line(2, "gold-is-at", ("top",)))
    book.hear(Line(2, "rock-is-at", ("top",)))
    book.see([shown(int(GOALS), STONE, GOLD, STONE)])
    assert book.repute[2] == Repute(1, 0)


def test_goals_that_were_taken_up_prove_nothing() -> None:
    book = ledger((2, 0), (3, 2))
    book.hear(Line(2, "gold-is-at", ("top",)))
    book.hear(Line(3, "gold-is-at", ("bottom",)))
    book.see([happening(e.EXCHANGED, 4, 0, 1)])
    book.hear(Line(2, "gold-is-at", ("top",)))
    book.see([shown(int(GOALS), STONE, GOLD, STONE)])
    assert book.repute[2] == Repute() and book.repute[3] == Repute(0, 1)


def test_a_new_round_begins_with_new_goals() -> None:
    book = ledger((2, 0))
    book.hear(Line(2, "gold-is-at", ("top",)))
    book.see([happening(e.BEGAN, 2, 60), shown(int(GOALS), STONE, GOLD, STONE)])
    assert book.repute[2] == Repute()
