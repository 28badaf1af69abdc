"""Everybody at the table once more, each with what he could know: seats, and a fair observer who has none.

Owns what each of them believes at every step.  They get projected events and the words that all heard, nothing else.
"""

from __future__ import annotations

from undermine.bots.voice import Voice
from undermine.core.frame import SPECTATOR
from undermine.core.rules import Rules
from undermine.minds.belief import Belief
from undermine.minds.index import hearing_of, mind_of
from undermine.minds.miner import Miner
from undermine.minds.tempers import tempers_of
from undermine.minds.watch import Watch
from undermine.review.played import Step
from undermine.talk.character import PLAIN
from undermine.talk.phrase import has_traitors
from undermine.views.project import project


class Company:
    def __init__(self, rules: Rules, seed: int) -> None:
        self.rules = rules
        self.has_traitors = has_traitors(rules)
        self.seats = [voice_of(rules, seat, seed) for seat in range(int(rules.seats))]
        self.observer = voice_of(rules, SPECTATOR, seed)

    def see(self, step: Step) -> None:
        """What happened and what was said, in its order."""
        for voice in (*self.seats, self.observer):
            seen_by(voice, step)

    def suspicion(self) -> list[float]:
        """Seat -> how suspected it is by the fair observer; empty where nobody is to be suspected."""
        return _rounded(self.observer.suspects()) if self.has_traitors else []

    def beliefs(self) -> list[list[float]]:
        """Who -> whom -> chance that he is a traitor."""
        return [_rounded(voice.suspects()) for voice in self.seats] if self.has_traitors else []


def seen_by(voice: Voice, step: Step) -> None:
    """What of a step a seat saw and heard, in its order."""
    done = 0
    for after, line in [*step.lines, (len(step.events), None)]:
        seen = [shown for event in step.events[done:after] if (shown := project(event, voice.seat)) is not None]
        done = max(done, after)
        if seen:
            voice.see(seen)
        if line is not None:
            voice.hear(line)


def voice_of(rules: Rules, seat: int, seed: int) -> Voice:
    mind = mind_of(rules)
    watch = Watch(mind, hearing_of(rules), seat)
    if isinstance(mind, Miner):
        watch.belief = Belief(hearing_of(rules), tempers_of(rules), seat, seed ^ seat ^ 0xBE11EF)
    return Voice(watch, rules, seat, PLAIN, seed)


def _rounded(chances: tuple[float, ...]) -> list[float]:
    return [round(chance, 3) for chance in chances]
