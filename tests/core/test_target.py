"""A card says its target once: that brings its words, in both directions, and what is wrong with a target by itself."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tests.houses import rebuilt
from tests.scenario import arrange
from tests.words import action_of, word
from undermine.core.action import ANSWER, USE, act
from undermine.core.engine import legal_actions, why_illegal
from undermine.core.frame import TURN, Frame
from undermine.core.module import Module, Reason
from undermine.core.rules import Rules
from undermine.core.run import Run
from undermine.core.state import State
from undermine.core.target import CARD, CELL, GOAL, NONE, OTHER, SEAT, TURNED_CELL, Target, read_use
from undermine.notation.action import read_action
from undermine.notation.choice import parts_of
from undermine.notation.error import NotationError

TARGETS = {"none": NONE, "seat": SEAT, "other": OTHER, "cell": CELL, "turn": TURNED_CELL, "goal": GOAL, "card": CARD}


class Cards(Module):
    """A card for every target there is, none of which can be used, and something that is offered."""

    def __init__(self) -> None:
        self.kind = 0
        self.answers: list[tuple[int, int]] = []

    def join(self, rules: Rules) -> None:
        for name, target in TARGETS.items():
            rules.card(self, f"x-{name}", 1, target)
        self.kind = rules.frame(self, "ask")
        rules.verb("yes", self.kind, CARD, whom=1)
        rules.verb("no", self.kind, whom=0)

    def offer(self, state: State, seat: i64, menu: vec[i64], n: i64) -> i64:
        menu[n] = act(ANSWER, self.kind, 0, 0)
        return n + 1

    def answer(self, run: Run, frame: Frame, action: i64) -> None:
        self.answers.append((int(frame[0]), int(action)))

    def objection(self, state: State, seat: i64, action: i64) -> Reason:
        return ("mine",)


def table() -> tuple[Rules, State, Cards]:
    cards = Cards()
    rules = rebuilt("cs20", 4, lambda module: module, cards)
    hand = " ".join(f"x-{name}" for name in ("none", "seat", "other", "cell", "goal", "card"))
    return rules, arrange(rules, "", {0: hand}, "ddsd d", "NE gold NW", (), {}, 0, "target").state, cards


@pytest.mark.parametrize(
    "words",
    [
        "play x-none", "play x-seat 3", "play x-other 0", "play x-cell 4,-2", "play x-turn 4,-2",
        "play x-turn -1,0 turned", "play x-goal 8,0", "play x-card map", "yes map", "no",
    ],
)  # fmt: skip
def test_words_read_back(words: str) -> None:
    rules, _, _ = table()
    assert word(rules, action_of(rules, words)) == words
    parts = parts_of(rules, read_action(rules, words))
    assert parts.seats == [int(item) for item in words.split() if item.isdecimal()]
    assert len(parts.at) == words.count(",") and parts.turned == words.endswith("turned")


@pytest.mark.parametrize(
    ("words", "right"),
    [
        ("play x-none 1", "write play x-none"), ("play x-seat", "write play x-seat SEAT"), ("play x-seat 9", "0 to 3"),
        ("play x-cell 1", "X,Y"), ("play x-turn 1,0 upside", "write play x-turn X,Y [turned]"),
        ("yes", "write yes CARD"), ("yes gnome", "gnome"), ("no map", "write no"),
    ],
)  # fmt: skip
def test_what_words_should_be(words: str, right: str) -> None:
    rules, _, _ = table()
    with pytest.raises(NotationError, match=r"write|is no|there is") as caught:
        read_action(rules, words)
    assert right in str(caught.value)


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("play x-seat 0", ("mine",)), ("play x-other 0", ("not-yourself",)), ("play x-other 1", ("mine",)),
        ("play x-goal 8,0", ("mine",)), ("play x-goal 1,0", ("no-goal-there",)), ("play x-none", ("mine",)),
        ("play x-turn 1,0", ("not-in-hand", "x-turn")),
    ],
)  # fmt: skip
def test_common_objections_come_before_those_of_the_owner(words: str, reason: Reason) -> None:
    rules, state, _ = table()
    assert why_illegal(state, 0, action_of(rules, words)) == reason


def test_nobody_sits_there() -> None:
    rules, state, _ = table()
    action = int(act(USE, rules.code["x-seat"], 0, 7))
    assert why_illegal(state, 0, action) == ("no-such-seat", "7")


def test_what_is_offered_is_answered_like_a_question() -> None:
    """Its owner is told what was asked: the turn."""
    rules, state, cards = table()
    action = action_of(rules, "no")
    assert action in legal_actions(state, 0) and why_illegal(state, 0, action_of(rules, "yes map")) == ("mine",)
    Run(state).apply(action)
    assert cards.answers == [(int(TURN), action)]


class Nothing(Target):
    """A target of a house rule that nobody compiled."""

    def usage(self) -> str:
        return "NOTHING"

    def write(self, rules: Rules, action: i64) -> list[str]:
        return ["nothing"]

    def read(self, rules: Rules, words: list[str]) -> i64:
        if words != ["nothing"]:
            raise ValueError
        return 0


def test_a_target_of_ones_own() -> None:
    class Idle(Module):
        def join(self, rules: Rules) -> None:
            rules.card(self, "idle", 1, Nothing())

    rules = rebuilt("cs20", 3, lambda module: module, Idle())
    assert word(rules, action_of(rules, "play idle nothing")) == "play idle nothing"
    with pytest.raises(ValueError, match="write play idle NOTHING"):
        read_use(rules, rules.code["idle"], [])
