"""A review in words: why an answer was a mistake, what was claimed, who earned which title.

Owns the sentences of a review and the labels of answers in it.  Which figures there are, `review/` knows.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from undermine.core.event import CHOSE, Event
from undermine.core.frame import SPECTATOR
from undermine.games import parse_rules
from undermine.notation.action import read_action
from undermine.notation.choice import parts_of
from undermine.review.shape import Review, ReviewClaim, ReviewTrial, ReviewTurn
from undermine.text.choice import choice_label, place_name
from undermine.text.people import People
from undermine.text.talk import phrase_text
from undermine.text.words import Words
from undermine.views.project import project
from undermine.views.view import View

BELIEVED = 0.5
LEAST = 0.05  # gold, or chance, below which two answers are alike


def tell(review: Review, events: Sequence[Event], names: Sequence[str], words: Words) -> None:
    """Write all its texts into a review; cells without a name are told by their numbers, for no board stands beside."""
    rules = parse_rules(review.rules)
    people = People(names, SPECTATOR)
    review.names = list(names)
    view = View(rules, SPECTATOR)
    decisions = {decision.step: decision for shown in review.rounds for decision in shown.decisions}
    step = 0
    for event in events:
        if event[0] == CHOSE:
            step += 1
            decision = decisions.get(step)
            if decision is not None:
                decision.label = _label(words, people, view, decision.answer)
                decision.best_label = _label(words, people, view, decision.best)
                for tried in decision.tried:
                    tried.label = _label(words, people, view, tried.answer)
        seen = project(event, SPECTATOR)
        if seen is not None:
            view.fold(seen)
    for decision in decisions.values():
        if decision.verdict == "bluff":
            decision.text = words.say("review-bluff")
        elif decision.reason:
            decision.text = review_text(words, people, _about(review, decision.reason), decision.figures)
    for award in review.awards:
        award.text = review_text(words, people, _about(review, f"award-{award.award}"), award.figures)
    for claim in review.claims:
        claim.text = phrase_text(words, people, claim.phrase, claim.arguments)
        claim.judgement = _claim(words, people, claim)
    for turn in review.turning:
        turn.text = _turn(words, people, review, turn)
    for each in review.seats:
        counts = {name: str(getattr(each, name)) for name in ("small", "clear", "decisive")}
        lost = {"gold": gold_text(words, round(10 * each.lost)), "chance": str(round(100 * each.lost))}
        each.text = words.say(f"review-{_about(review, 'seat')}", **lost, **counts)


def tell_trial(
    trial: ReviewTrial, rules_text: str, events: Sequence[Event], names: Sequence[str], words: Words
) -> None:
    """What came of another answer, in words; the events are those before."""
    trial.given_label, trial.label = labels_of(rules_text, events, names, words, (trial.given, trial.answer))
    key = "alike"
    if abs(trial.gain) >= LEAST and abs(trial.gain) >= trial.error:
        key = "more" if trial.gain > 0 else "less"
    about = {"duel": "-duel", "clans": "-clan"}.get(trial.kind, "")
    trial.text = words.say(
        f"review-try-{key}{about}",
        name=names[trial.seat],
        gold=gold_text(words, round(10 * abs(trial.gain))),
        error=gold_text(words, round(10 * trial.error)),
        chance=str(round(100 * abs(trial.gain))),
        percent=str(round(100 * trial.error)),
    )


def labels_of(
    rules_text: str, events: Sequence[Event], names: Sequence[str], words: Words, answers: Iterable[str]
) -> list[str]:
    """What answers are called at a moment, after these events."""
    rules = parse_rules(rules_text)
    view = View(rules, SPECTATOR)
    for event in events:
        seen = project(event, SPECTATOR)
        if seen is not None:
            view.fold(seen)
    people = People(names, SPECTATOR)
    return [_label(words, people, view, answer) for answer in answers]


def _label(words: Words, people: People, view: View, answer: str) -> str:
    parts = parts_of(view.rules, read_action(view.rules, answer))
    bare = [f"{x},{y}" for x, y in parts.at if not place_name(words, view, (x, y))]
    return " · ".join([choice_label(words, people, view, parts), *bare])


def _about(review: Review, key: str) -> str:
    """What is lost in the Duel is a lead, and in the cave a chance."""
    if key in ("better-search", "award-careful", "seat"):
        return key + {"clans": "-clan", "duel": "-duel"}.get(review.kind, "")
    return key


def review_text(words: Words, people: People, key: str, figures: Iterable[tuple[str, int]]) -> str:
    """The sentence for a reason and its figures."""
    values: dict[str, str | int] = {}
    for name, value in figures:
        if name == "seat":
            values["name"] = people.name(value)
        elif name == "tenths":
            values["gold"] = gold_text(words, value)
        else:
            values[name] = value if name == "count" else str(value)
    return words.say(f"review-{key}", **values)


def gold_text(words: Words, tenths: int) -> str:
    """Nuggets with one decimal."""
    return f"{tenths // 10}{'.' if words.language == 'en' else ','}{tenths % 10}"


def _claim(words: Words, people: People, claim: ReviewClaim) -> str:
    kind = ("truth" if claim.is_true else "lie") if claim.has_looked else ("right" if claim.is_true else "wrong")
    others = [chance for seat, chance in enumerate(claim.believed) if seat != claim.seat]
    count = sum(chance > BELIEVED for chance in others)
    return words.say(f"review-claim-{kind}", name=people.name(claim.seat), count=count)


def _turn(words: Words, people: People, review: Review, turn: ReviewTurn) -> str:
    about = {"clans": "clan-", "duel": "gold-", "solo": "gold-"}.get(review.kind, "")
    key = f"turn-{about}{'luck' if turn.is_luck else 'answer'}-{'up' if turn.change > 0 else 'down'}"
    size = abs(turn.change)
    figures = [("seat", turn.seat or 0), ("count", round(100 * size)), ("tenths", round(10 * size))]
    return review_text(words, people, key, figures)
