"""Puzzles in words: what is to be found, what a wrong answer costs and why, why the right one is right.

Owns the sentences.  What a puzzle is and what its figures mean, `puzzles/` knows.
"""

from __future__ import annotations

from collections.abc import Mapping

from undermine.core.rules import Rules
from undermine.text.advice import advice_text
from undermine.text.cards import role_name
from undermine.text.people import People
from undermine.text.review import gold_text, review_text
from undermine.text.words import Words


def puzzle_title(words: Words, kind: str, name: str) -> str:
    """Its kind and its number: `Find the move 7`."""
    number = name.rpartition("-")[2].lstrip("0") or "0"
    return words.say("puzzle-title", kind=words.say(f"puzzle-kind-{kind}"), number=number)


def task_text(words: Words, rules: Rules, kind: str, role: int, steps: int) -> str:
    """What is to be done, and who one is, if one is somebody in secret."""
    said = [words.say(f"puzzle-task-{kind}")]
    if kind == "move" and len(rules.role_names) > 1:
        said.append(words.say("puzzle-role", role=role_name(words, rules, role)))
    if steps > 1:
        said.append(words.say("puzzle-steps", count=steps))
    return " ".join(said)


def right_text(words: Words, people: People, reason: str, figures: Mapping[str, int]) -> str:
    return advice_text(words, people, reason, figures.items())


def wrong_text(words: Words, people: People, cost: float, fault: str, figures: Mapping[str, int]) -> str:
    """What an answer costs, and what is wrong with it if that can be said."""
    said = words.say("puzzle-cost", gold=gold_text(words, max(1, round(10 * cost))))
    return f"{said} {review_text(words, people, fault, figures.items())}" if fault else said


def clue_text(words: Words, people: People, number: int, seat: int, reason: str, chances: tuple[float, float]) -> str:
    """What a move told about somebody: how suspected he was before and after it."""
    before, after = (str(round(100 * chance)) for chance in chances)
    values = {"number": str(number), "name": people.name(seat), "before": before, "after": after}
    if not reason:
        return words.say("puzzle-clue", **values)
    return words.say("puzzle-clue-because", reason=words.say(f"because-{reason}"), **values)


def solved_text(words: Words, solved: Mapping[str, float]) -> str:
    rates = {level: str(round(100 * rate)) for level, rate in solved.items() if level != "random"}
    return words.say("puzzle-solved", **rates)


def grade_text(words: Words, grade: int) -> str:
    return words.say(f"puzzle-grade-{grade}")
