"""A finished game in figures: how the rounds went, who was what, what everybody did, and where it turned.

Owns what counts as a turning point.  Which facts count, and for what, their features say.  Reads the whole truth, so it
is for games that are over.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

import msgspec

from undermine.core import event as e
from undermine.core.fact import Fact
from undermine.core.frame import SPECTATOR
from undermine.server.reader import Reader
from undermine.server.record import Told, steps_of
from undermine.server.wire import PointedAt, Story, Tallies, TurningPoint
from undermine.text import Words
from undermine.text.handbook import is_saboteur
from undermine.text.telling import lit_cards, told_fact

TALLIES: Final = ("paths", "broke", "mended", "removed", "looked", "discarded")
"""What is counted of a seat; features say which of their facts count for what."""
TURNING_POINTS: Final = 9


def story_of(game: Told, language: str) -> bytes:
    """The story as it is sent."""
    seats = range(int(game.rules.seats))
    reader = Reader(game.rules, game.names, SPECTATOR, Words(language), from_above=True)
    tallies = [dict.fromkeys(TALLIES, 0) for _ in seats]
    owned = [[0 for _ in seats]]
    turning: list[tuple[int, TurningPoint]] = []
    lit = 0
    for number, (chosen, events) in enumerate(steps_of(game)):
        for event in events:
            # The last event of the play in a round; what is paid afterwards belongs to it.
            if event[0] == e.BEGAN and reader.view.round:
                owned.append([int(reader.view.nuggets(seat)) for seat in seats])
            reader.hear([event])
            if event[0] != e.TOLD:
                continue
            fact, values = told_fact(reader.view, event)
            light, lit = lit_cards(reader.view) - lit, lit_cards(reader.view)
            weight = _weight(fact, abs(light))
            if weight:
                turning.append((weight, TurningPoint(number, int(reader.view.round), None, "")))
            if chosen is not None and fact.tally in TALLIES:
                tallies[chosen[0]][fact.tally] += _number(fact, values)
        entries = reader.news()
        for _, point in turning:
            if point.step == number and not point.text:
                point.seat = chosen[0] if chosen is not None else None
                point.text = next((entry.text for entry in entries if entry.seat is not None), "")
    owned.append([int(reader.view.nuggets(seat)) for seat in seats])
    results = reader.plain()["results"]
    liars, eyes = _suspicion(game.pointing, {result["round"]: result["roles"] for result in results})
    story = Story(
        rules=game.rules_text,
        names=list(game.names),
        faces=list(game.faces),
        scores=game.scores,
        winners=game.winners,
        rounds=[
            {**result, "gold": [now - before for before, now in zip(owned[i], owned[i + 1], strict=True)]}
            for i, result in enumerate(results)
        ],
        tallies=[
            Tallies(**counts, said=sum(line.seat == seat for line in game.lines), lied=game.lies[seat])
            for seat, counts in enumerate(tallies)
        ],
        turning=_weightiest(turning),
        pointing=game.pointing,
        liars=liars,
        eyes=eyes,
    )
    return msgspec.json.encode(story)


def _suspicion(pointing: list[PointedAt], roles: dict[int, list[str]]) -> tuple[list[int], list[int]]:
    """Saboteurs whom the most honest players trusted, and who saw through most of them; both may be nobody."""
    trusted: Counter[int] = Counter()
    seen: Counter[int] = Counter()
    for told in pointing:
        saboteurs = {seat for seat, role in enumerate(roles.get(told.round, [])) if is_saboteur(role)}
        for finger in told.fingers:
            if finger.seat in saboteurs:
                continue  # who is one himself has nobody to see through
            seen[finger.seat] += finger.whom in saboteurs
            for liar in saboteurs - {finger.whom}:
                trusted[liar] += 1
    return _most(trusted), _most(seen)


def _most(counts: Counter[int]) -> list[int]:
    best = max(counts.values(), default=0)
    return sorted(seat for seat, count in counts.items() if count == best and best)


def _weight(fact: Fact, light: int) -> int:
    """A fact weighs what its feature says, or as much as there are cards whose light came or went with it.

    A card that is laid is lit itself, so only what it takes along counts.
    """
    return max(fact.weight, light if light > 1 else 0) if fact.weight or fact.tally else 0


def _number(fact: Fact, values: tuple[int, ...]) -> int:
    """How many cards a fact is about, one if it does not say."""
    counts = [value for field, value in zip(fact.fields(), values, strict=True) if field.type == "count"]
    return counts[0] if counts else 1


def _weightiest(turning: list[tuple[int, TurningPoint]]) -> list[TurningPoint]:
    """The weightiest moments in their order, one for each step."""
    by_step: dict[int, tuple[int, TurningPoint]] = {}
    for weight, point in turning:
        if point.text and weight > by_step.get(point.step, (0, point))[0]:
            by_step[point.step] = (weight, point)
    best = sorted(by_step.values(), key=lambda each: -each[0])[:TURNING_POINTS]
    return sorted((point for _, point in best), key=lambda point: point.step)
