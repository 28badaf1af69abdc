"""A finished game looked back at: its lines, its judgement, and that nobody is judged by what he could not know."""

from functools import cache

import msgspec
import pytest

from undermine.core.engine import legal_actions
from undermine.review.effort import Effort
from undermine.review.played import Played
from undermine.review.reviewer import Reviewer, review_of
from undermine.review.shape import Review
from undermine.review.staged import stage
from undermine.text import LANGUAGES, Words
from undermine.text.review import tell

FEW = Effort(above=3, known=1, first=2, second=2, check=6, candidates=3)
NAMES = ["Ada", "Bert", "Cara", "Dan", "Eve", "Fay"]


@cache
def played(rules: str) -> Played:
    return stage(rules, "looked back at", ["miner"])


@cache
def reviewed(rules: str) -> bytes:
    return msgspec.json.encode(review_of(played(rules), FEW))


def review(rules: str) -> Review:
    return msgspec.json.decode(reviewed(rules), type=Review)


KINDS = {
    "base[rounds=2] x4": "roles",
    "expansion[rounds=1] x6": "roles",
    "duel[rounds=1] x2": "duel",
    "solo[rounds=1] x1": "solo",
}


@pytest.mark.parametrize("rules", KINDS)
def test_every_step_has_a_point_and_every_answer_a_judgement(rules: str) -> None:
    found = review(rules)
    answers = len(played(rules).choices)
    assert found.kind == KINDS[rules]
    assert found.steps == answers + 1
    for shown in found.rounds:
        assert [point.step for point in shown.points] == list(range(shown.first, shown.last + 1))
    decisions = [decision for shown in found.rounds for decision in shown.decisions]
    assert [decision.step for decision in decisions] == list(range(1, answers + 1))
    assert [decision.seat for decision in decisions] == [seat for seat, _, _ in played(rules).choices]


@pytest.mark.parametrize("rules", KINDS)
def test_luck_and_answers_add_up_to_what_changed(rules: str) -> None:
    for shown in review(rules).rounds:
        if shown.points[0].chance is None:
            continue
        for before, now in zip(shown.points, shown.points[1:], strict=False):
            assert before.chance is not None and now.chance is not None
            assert now.by_answer + now.by_luck == pytest.approx(now.chance - before.chance, abs=0.003)


def test_a_round_ends_with_what_came_of_it() -> None:
    for shown in review("base[rounds=2] x4").rounds:
        assert shown.points[-1].chance == float(shown.side == "diggers")
        assert shown.points[-1].known == [shown.points[-1].chance] * 4


def test_beliefs_are_of_what_a_seat_could_know() -> None:
    for shown in review("base[rounds=2] x4").rounds:
        for point in shown.points[:-1]:
            for seat, row in enumerate(point.beliefs):
                assert row[seat] == float(shown.roles[seat] == "saboteur"), "everybody knows his own card"
        first = shown.points[0]
        assert len(set(first.suspicion)) == 1, "before anybody has done anything all look alike"


def test_where_nobody_hides_nobody_is_suspected() -> None:
    for rules in ("duel[rounds=1] x2", "solo[rounds=1] x1"):
        for point in review(rules).rounds[0].points:
            assert (point.chance, point.known, point.suspicion, point.beliefs) == (None, [], [], [])


def test_a_judgement_asks_nothing_but_the_seat() -> None:
    """The same seat gets the same judgement, wherever the gold lies and whatever the others hold."""
    game = played("base[rounds=2] x4")
    seat, action, _ = game.choices[5]
    judged: list[tuple[str, float, int]] = []
    for mixed in (False, True):
        reviewer = Reviewer(game, FEW)
        for _ in range(6):
            reviewer.go()
        actions = legal_actions(reviewer.truth, seat)
        if mixed:
            truth = reviewer.truth
            truth.seed_quick(1)
            truth.goals, truth.hands, truth.roles = (
                truth.shuffled(each) for each in (truth.goals, truth.hands, truth.roles)
            )
        found = reviewer._judged(seat, actions, action)
        judged.append((found.verdict, found.loss, found.best))
    assert judged[0] == judged[1]


def test_the_same_game_gives_the_same_review() -> None:
    rules = "base[rounds=2] x4"
    assert msgspec.json.encode(review_of(played(rules), FEW)) == reviewed(rules)


def test_a_mistake_stands_out_of_its_error() -> None:
    for rules in KINDS:
        for shown in review(rules).rounds:
            for decision in shown.decisions:
                if decision.verdict in ("small", "clear", "decisive"):
                    assert decision.loss + 0.01 >= 2 * decision.error - 0.01
                    assert decision.best != decision.answer
                    assert decision.reason
                else:
                    assert decision.loss == 0.0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rules", KINDS)
def test_everything_is_said(rules: str, language: str) -> None:
    found, game = review(rules), played(rules)
    tell(found, game.events, NAMES[: int(game.rules.seats)], Words(language))
    for shown in found.rounds:
        for decision in shown.decisions:
            assert decision.label and decision.best_label
            assert bool(decision.text) == (decision.verdict in ("small", "clear", "decisive", "bluff"))
    texts = [each.text for each in found.seats] + [each.text for each in found.awards]
    assert all(texts + [each.text for each in found.turning] + [each.text for each in found.claims])
