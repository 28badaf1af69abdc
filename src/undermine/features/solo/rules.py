"""The Duel alone: sabotage and rockfall strike when they are drawn, ten cards lie aside (SOLO-12..30).

Owns what a drawn card does by itself.  Everything else is as in the Duel.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undermine.core.fact import ALONE, HARM
from undermine.core.frame import CLOSE, Frame
from undermine.core.rules import Rules
from undermine.core.run import Run
from undermine.core.state import NOWHERE
from undermine.features.duel.rules.claims import Claims
from undermine.features.duel.rules.firm_rockfall import FirmRockfall
from undermine.features.duel.rules.mine import Mine
from undermine.features.duel.rules.rounds import Duel
from undermine.features.duel.rules.trolls import Trolls
from undermine.features.tools.rules import Tools

ASIDE: Final[i64] = 10


class Solo(Duel):
    tools: Tools
    rockfall: FirmRockfall
    strikes_at_once: bool  # do such cards of the opening hand strike (SOLO-A3)?
    replaces_all: bool  # is every struck card replaced (SOLO-A5)?
    broken: i64  # facts (seat, card): a tool is broken, or was already
    again: i64
    buried: i64  # fact (cell, card): what the rockfall took away
    spared: i64  # fact: it found nothing

    def __init__(
        self,
        rounds: int,
        mine: Mine,
        claims: Claims,
        trolls: Trolls,
        tools: Tools,
        rockfall: FirmRockfall,
        keeps_goals: bool = False,
        strikes_at_once: bool = True,
        replaces_all: bool = True,
    ) -> None:
        super().__init__(rounds, mine, claims, trolls, keeps_goals)
        self.tools = tools
        self.rockfall = rockfall
        self.strikes_at_once = strikes_at_once
        self.replaces_all = replaces_all
        self.broken = self.again = self.buried = self.spared = 0

    def join(self, rules: Rules) -> None:
        super().join(rules)
        self.broken = rules.fact(self, "struck-tool", "seat card", HARM, ALONE)
        self.again = rules.fact(self, "struck-again", "seat card", "", ALONE)
        self.buried = rules.fact(self, "struck-rockfall", "cell tile", HARM, ALONE, weight=2)
        self.spared = rules.fact(self, "struck-nothing", "", "", ALONE)

    def begin(self, run: Run, first: i64) -> None:
        """Six cards, then ten aside, then what strikes of the six (SOLO-14, SOLO-16, SOLO-A4)."""
        first = self.set_up(run)
        for k in range(run.rules.hand):
            run.draw(first)
        run.withhold(ASIDE)
        if self.strikes_at_once:
            for card in run.state.hand(first):
                if self.strikes(card):
                    self.strike(run, first, card, 0)
        run.is_dealt = True
        run.turn(first)
        run.tell(self.leads, first)

    def step(self, run: Run, frame: Frame) -> None:
        if frame[0] != CLOSE:
            super().step(run, frame)
            return
        for k in range(run.state.due):
            self.draw_one(run, frame[2], self.drew)
        self.pass_on(run, frame[2])

    def draw_one(self, run: Run, seat: i64, fact: i64) -> None:
        """One card that is due (SOLO-29); what is drawn is told, if at all, by a fact of the turns."""
        state = run.state
        if state.left:
            card = state.deck[state.left - 1]
            run.draw(seat, fact)
            if self.strikes(card):
                self.strike(run, seat, card, fact)

    def strikes(self, card: i64) -> bool:
        return self.tools.breaks[card] != 0 or card == self.rockfall.card

    def strike(self, run: Run, seat: i64, card: i64, fact: i64) -> None:
        """A drawn card takes effect by itself, and another one is drawn for it (SOLO-17..19, SOLO-22..27)."""
        state = run.state
        run.spend(seat, card)
        tool = self.tools.breaks[card]
        is_laid = tool != 0 and not state.front[seat] & tool
        if is_laid:
            run.front(seat, card)
            run.tell(self.broken, seat, card)
        else:
            if tool:
                run.tell(self.again, seat, card)
            else:
                self.fall(run)
            run.bury(card)
        if is_laid or self.replaces_all:
            self.draw_one(run, seat, fact)

    def fall(self, run: Run) -> None:
        """The rockfall takes what was laid last, if there is anything that it can take (SOLO-22..25)."""
        cell = self.rockfall.latest(run.state)
        if cell == NOWHERE:
            run.tell(self.spared)
            return
        code = run.state.arena.code[run.state.arena.tile_at(cell)]
        run.remove(cell)
        run.tell(self.buried, cell, code)
        run.lifted(cell)
