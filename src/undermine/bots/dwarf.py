"""Company at a table: a character with a temper, a mind of some level, and a voice.

Owns what a level is.  A gentle one has no beliefs and makes mistakes as people do: it forgets what it saw, overlooks
cards that would have to be turned, and believes what it is told.  A seasoned one weighs everybody's moves and words.
A sly one searches besides.  Plays from its seat's events and from what was said openly, nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final

from undermine import native
from undermine.bots.voice import Voice
from undermine.core.action import USE, card_of, verb_of, whom_of
from undermine.core.chance import Dice
from undermine.core.event import Event
from undermine.core.frame import TURN
from undermine.core.rules import Rules
from undermine.minds.belief import Belief
from undermine.minds.figures import Figures
from undermine.minds.index import hearing_of, mind_of
from undermine.minds.lore import RoundLore
from undermine.minds.mind import Mind
from undermine.minds.miner import Miner
from undermine.minds.tempers import tempers_of
from undermine.minds.thinker import Thinker
from undermine.minds.watch import Watch
from undermine.talk.character import GENTLE, PLAIN, SLY, Temper
from undermine.talk.ledger import Repute
from undermine.talk.line import Line
from undermine.talk.wish import Wish
from undermine.views.view import View

FORGETS: Final = 0.75  # what is left of what a gentle one has seen of others, a turn later
OVERLOOKS: Final = 0.25  # how often it does not think of a card of its hand, …
UNTURNED: Final = 0.5  # … or of turning it
CARELESS: Final = 0.35  # by how much it takes a card for better than it is
FEW: Final = 24  # rollouts where there is no machine code: nobody waits for half a minute
GRAIN: Final = 1 << 16


class Dwarf:
    def __init__(self, seat: int, rules: Rules, seed: int, level: str, temper: Temper = PLAIN) -> None:
        mind = mind_of(rules) if level == SLY else mind_with(rules, temper, is_careless=level == GENTLE)
        self.rules = rules
        self.watch = Watch(mind, hearing_of(rules), seat)
        self.dice = Dice(seed)
        self.is_gentle = level == GENTLE
        if isinstance(mind, Miner) and not self.is_gentle:
            self.watch.belief = Belief(hearing_of(rules), tempers_of(rules), seat, seed ^ 0xBE11EF)
        self.search = Thinker(self.watch, self.watch.belief, seed) if level == SLY and is_quick(mind) else None
        if self.search is not None and not is_native():
            self.search.rollouts = FEW
        self.voice = Voice(self.watch, rules, seat, temper, seed)

    def see(self, events: list[Event]) -> None:
        self.voice.see(events)

    def choose(self, view: View, actions: list[int]) -> int:
        if len(actions) == 1:
            return actions[0]
        self.voice.settle()
        if self.search is not None:
            return self.search.choose(actions)
        return self.watch.choose(self._noticed(view, actions) if self.is_gentle else actions, self.dice)

    def meet(self, past: Sequence[Repute]) -> None:
        self.voice.meet(past)

    def hear(self, line: Line) -> None:
        self.voice.hear(line)

    def speak(self, view: View) -> Wish | None:
        return self.voice.speak()

    def _noticed(self, view: View, actions: list[int]) -> list[int]:
        """What a gentle one thinks of in its turn; before that it has forgotten a little of what it saw."""
        if int(view.top_kind) != TURN:
            return actions
        lore = self.watch.lore
        if isinstance(lore, RoundLore):
            for seat in range(int(view.seats)):
                lore.heat[seat] *= FORGETS
        cards = {int(card_of(action)) for action in actions if verb_of(action) == USE}
        missed = {card for card in sorted(cards) if self._chance() < OVERLOOKS}
        unturned = {card for card in sorted(cards) if self._chance() < UNTURNED}
        noticed = [
            action
            for action in actions
            if verb_of(action) != USE
            or (
                int(card_of(action)) not in missed
                and not (self._is_turned(action) and int(card_of(action)) in unturned)
            )
        ]
        return noticed or actions

    def _is_turned(self, action: int) -> bool:
        return bool(self.rules.tile[card_of(action)]) and bool(whom_of(action) & 1)

    def _chance(self) -> float:
        return int(self.dice.below(GRAIN)) / GRAIN


def is_quick(mind: Mind) -> bool:
    """Whether what comes of an answer can be imagined often enough: in the Duel and alone only by machine code."""
    return mind.effort() > 0 and (is_native() or isinstance(mind, Miner))


@cache
def is_native() -> bool:
    """Whether this process runs machine code; it cannot change while it runs."""
    return native.compiled()


@lru_cache(maxsize=64)
def mind_with(rules: Rules, temper: Temper, *, is_careless: bool) -> Mind:
    """The mind of a rule set with the figures of a temper; games that are thought of as a whole have one mind."""
    usual = mind_of(rules)
    if not isinstance(usual, Miner) or (temper == PLAIN and not is_careless):
        return usual
    figures = Figures()
    figures.bold += 0.2 * temper.bold
    figures.cover *= 1.0 - 0.5 * temper.bold
    figures.calm -= 2.0 * temper.bold
    figures.doubt += 0.25 * (temper.nerve - PLAIN.nerve)
    if is_careless:
        figures.noise = CARELESS
    return Miner(rules, figures)
