"""What a path card is worth: cards saved on the way to the gold, or the harm that it does there and how that looks."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undermine.core.action import card_of, where_of, whom_of
from undermine.core.state import State
from undermine.minds.figures import Figures
from undermine.minds.lore import Census, RoundLore
from undermine.minds.miner import Miner
from undermine.minds.outlook import CARD, UNTRIED, Outlook, look_of_laying
from undermine.minds.survey import Survey
from undermine.minds.thought import Thought

USEFUL: Final = 0.05  # cards saved on the way to the gold
SIDE: Final = 0.04  # what an open side is worth where a card is useful
EAST: Final[i64] = 10  # the sides that lead straight to the goals
STOLEN: Final = 4.0  # what it costs that somebody else reaches it
LEAP: Final = 2.0  # more cards at once say no more


class Digging(Thought):
    census: Census
    figures: Figures

    def join(self, mind: Miner) -> None:
        self.figures = mind.figures
        self.census = mind.census
        for card in range(1, len(self.rules.names)):
            if self.rules.tile[card]:
                mind.cards[card] = self

    def use(self, look: Outlook, action: i64) -> float:
        card = card_of(action)
        code = self.rules.tile[card] + whom_of(action)
        spot = look.chart.spot[where_of(action)]
        if spot == 0:
            return self._aside(look, card, code)
        look.lay(spot, code)
        gain = look.gain()
        if gain > look.uses[card]:
            look.uses[card] = gain
        also = 0.0
        for thought in look.mind.lures:
            also += thought.lure(look)
        figures = look.figures
        if look.harms:
            return look.harm(-gain, look.look_of_laying(code)) - figures.given * look.strikes + also
        if gain + also > USEFUL:
            return gain + also + figures.strike * look.strikes + SIDE * float(look.chart.breadth[code])
        return gain + also + figures.idle

    def _aside(self, look: Outlook, card: i64, code: i64) -> float:
        """Out of the way of everything."""
        if look.uses[card] < 0.0:
            look.uses[card] = 0.0
        figures = look.figures
        if look.harms:
            return look.harm(0.0, figures.sideways + (0.0 if look.chart.leads[code] else figures.dead_end))
        return figures.idle

    def keep(self, look: Outlook, card: i64) -> float:
        chart = look.chart
        code = self.rules.tile[card]
        figures = look.figures
        if look.harms:
            if not chart.leads[code]:
                return figures.hold_dead
            return figures.hold_path - figures.hold_side * float(chart.breadth[code])
        if not chart.leads[code]:
            return figures.keep_dead
        worth = figures.keep_path + figures.keep_side * float(chart.breadth[code])
        if self.rules.tiles.sides[code] & EAST == EAST:
            worth += figures.keep_east
        use = look.uses[card]
        if use != UNTRIED and use < USEFUL:
            worth *= figures.useless
        return worth - figures.copy * float(look.copies(card) - 1)

    def harm(self, look: Outlook, actor: i64, action: i64) -> float:
        spot = look.chart.spot[where_of(action)]
        if spot == 0:
            return 0.0
        look.gauge()
        look.lay(spot, self.rules.tile[card_of(action)] + whom_of(action))
        return harm_of_digging(look, look.gain())

    def heed(self, lore: RoundLore, state: State, seat: i64, move: i64, before: Survey, now: Survey) -> None:
        if now is before:
            return  # somebody undid it
        self.laid(lore, state, seat, self.rules.tile[card_of(move)] + whom_of(move), before, now)

    def laid(self, lore: RoundLore, state: State, seat: i64, code: i64, before: Survey, now: Survey) -> None:
        """A path card was laid by a seat."""
        leads = now.chart.leads[code] != 0
        figures = self.figures
        if before.down != now.down:
            lore.note(seat, figures.nearer if leads else figures.nearer + figures.dead_end)
        else:
            lore.note(seat, look_of_laying(figures, now.down, before.plain, now.plain, leads))
        most: i64 = 0
        hidden = 0.0
        mean = 0.0
        for goal in range(lore.goals):
            if now.down >> goal & 1:
                most = max(most, before.plain[goal] - now.plain[goal])
                mean += _leap(before.plain[goal] - now.plain[goal])
                hidden += 1.0
        lore.dug[seat] += float(most) / CARD
        if state.known[seat] and hidden > 0.0:
            self._hint(lore, state, seat, before, now, mean / hidden)

    def _hint(self, lore: RoundLore, state: State, seat: i64, before: Survey, now: Survey, mean: float) -> None:
        """Whoever has looked at goals digs for a reason: towards the gold, or, as a saboteur, away from it."""
        trust = 1.0 - 2.0 * self.census.guilt(lore, state, seat)
        for goal in range(lore.goals):
            if now.down >> goal & 1:
                lore.hints[goal] += self.figures.hint * trust * (_leap(before.plain[goal] - now.plain[goal]) - mean)


def harm_of_digging(look: Outlook, gain: float) -> float:
    """What somebody's digging does against a seat: to saboteurs if it helps, to diggers if it does not."""
    if look.harms:
        return STOLEN * look.strikes + gain * look.hurry
    return STOLEN * look.strikes if look.mind.selfish[look.role] else -gain


def _leap(cost: i64) -> float:
    cards = float(cost) / CARD
    return LEAP if cards > LEAP else -LEAP if cards < -LEAP else cards


THOUGHT: Final = Digging
