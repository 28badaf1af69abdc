"""What the roles of the expansion are after.

Blue and green dig for their own colour, the boss for any; saboteurs and the profiteer want the gold to stay where it
is, geologists too, for then more crystals are laid.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undermine.core.action import card_of, where_of, whom_of
from undermine.core.card_row import NOTHING
from undermine.core.rules import CARDS, Rules
from undermine.features.paths.mind import USEFUL
from undermine.features.teams.rules import (
    BLUE,
    BLUE_WALKER,
    BOSS,
    GEOLOGIST,
    GREEN,
    GREEN_WALKER,
    PROFITEER,
    SABOTEUR,
)
from undermine.minds.miner import EAGER, FRESH, Miner
from undermine.minds.outlook import CARD, UNTRIED, Outlook
from undermine.minds.thought import Thought

CRYSTAL: Final = 1.3  # a nugget for geologists
GLITTER: Final = 0.4  # to lay a crystal for a geologist who may be among the others
BORED: Final = 0.3  # how much a geologist cares for the rest of the mine
SHUNS: Final = 2.0  # … and for the round to go on
FIX: Final = 0.35  # to shut the other team out
GIFT: Final = 3.0  # to find the gold for the other team
DROSS: Final = 0.05  # what a card in hand is worth that will not be needed
SPARED: Final = 0.5  # what is left to a geologist of the worth of a path card without a crystal
USELESS: Final = 0.3  # what is left of the worth of a path card that leads nowhere, …
USELESS_YET: Final = 0.7  # … while the gold is far
NEAR: Final = 5.0
HOPELESS: Final = 0.8  # how much less the mine is worth where the gold is out of reach
SOON: Final = 0.15  # so much of the round must be over before anybody can judge it
HUNT: Final = 0.15  # what a fresh card is worth more while we look for a certain one
SHAME: Final = 1.0  # to put three cards away at once says much, so looks count for more than in the base game
FRESH_HARM: Final = 0.1  # three cards can be put away at once, so one of them is worth less


class Rivals(Thought):
    crystal: vec[i64]  # card -> 1 if it shows one
    door: vec[i64]  # card -> the role for which it has a door
    special: vec[i64]  # card -> 1 if it is no card of the base game, and not laid
    theft: i64

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.crystal = vec[i64]([0] * CARDS)
        self.door = vec[i64]([0] * CARDS)
        self.theft = rules.code.get("theft", 0)
        for card in range(1, len(rules.names)):
            marks = rules.printed.get(rules.names[card], NOTHING).marks
            self.crystal[card] = 1 if "crystal" in marks else 0
            self.door[card] = BLUE if "door-blue" in marks else GREEN if "door-green" in marks else 0

    def join(self, mind: Miner) -> None:
        for role in (SABOTEUR, PROFITEER, GEOLOGIST):
            mind.harmful[role] = 1
        mind.figures.shame = max(mind.figures.shame, SHAME)
        mind.figures.fresh_harm = min(mind.figures.fresh_harm, FRESH_HARM)
        mind.walker[BLUE] = BLUE_WALKER
        mind.walker[GREEN] = GREEN_WALKER
        for role in (BLUE, GREEN, BOSS, PROFITEER, GEOLOGIST, SABOTEUR):
            mind.tempers[role] = self

    def temper(self, look: Outlook, action: i64, worth: float) -> float:
        card = card_of(action)
        if not self.rules.tile[card]:
            return worth
        if look.role == GEOLOGIST:
            return (CRYSTAL if self.crystal[card] else BORED * worth) - SHUNS * look.strikes
        if self.crystal[card]:
            worth -= GLITTER
        if look.role == BLUE or look.role == GREEN:
            worth -= GIFT * self._given(look, action)
            if self.door[card] == look.role and worth > 0.0:
                worth += FIX
        return worth

    def _given(self, look: Outlook, action: i64) -> float:
        """The chance that a card finds the gold for those who pass the doors that we do not."""
        everybody = look.mind.charts[0]
        spot = everybody.spot[where_of(action)]
        if spot == 0:
            return 0.0
        table = look.lore.table(everybody, look.state)
        code = self.rules.tile[card_of(action)] + whom_of(action)
        got: i64 = self.rules.tiles.sides[code] if everybody.source[code] else 0
        for d in range(4):
            if table.light[spot] >> d & 1:
                got |= everybody.link[code << 2 | d ^ 2]
        given = 0.0
        for d in range(4):
            if got >> d & 1:
                for goal in range(everybody.goals):
                    if table.goal[goal] == spot + everybody.step[d] and not look.hit >> goal & 1:
                        given += look.gold[goal] if table.down >> goal & 1 else 0.0
        return given

    def prize(self, look: Outlook, card: i64, worth: float) -> float:
        """Cards of the mine are worth less, the less there is still to win in it."""
        if not self._is_of_the_mine(card):
            return worth
        if look.role == GEOLOGIST:
            return CRYSTAL if self.crystal[card] else SPARED * worth if self.rules.tile[card] else DROSS
        if self.rules.tile[card] and look.best_use != UNTRIED and look.uses[card] < USEFUL:
            worth *= USELESS if look.away < NEAR else USELESS_YET
        return worth * (1.0 - HOPELESS * out_of_reach(look))

    def _is_of_the_mine(self, card: i64) -> bool:
        """Whether a card is one of those that the base game has, or is laid."""
        return self.rules.names[card].startswith(("B-", "S2-", "sabotage-", "repair-", "rockfall", "map"))

    def fresh(self, look: Outlook) -> float:
        """It may be a theft, or a card that leads on."""
        worth = FRESH
        if self.theft and not look.copies(self.theft) and int(self.theft) not in look.state.before(look.seat):
            worth += HUNT
        return worth + HUNT if self._seeks(look) else worth

    def eager(self, look: Outlook) -> float:
        return 1.0 if self._seeks(look) else EAGER

    def _seeks(self, look: Outlook) -> bool:
        """Whether any other hand is better: path cards can be laid, and none of the hand leads on.

        Not for geologists: three cards put away turn after turn bring them hardly more crystals, and tell who they are.
        """
        return look.role != GEOLOGIST and look.best_use != UNTRIED and look.best_use < USEFUL


def out_of_reach(look: Outlook) -> float:
    """How sure it is that the gold will not be found: by how far all have come in the part of the round that is over.

    0 to 1; at the beginning nobody can tell.
    """
    state = look.state
    rules = look.rules
    whole = len(rules.cards) - len(state.away) - rules.hand * rules.seats
    over = 1.0 - float(state.left) / float(max(1, whole))
    if over < SOON:
        return 0.0
    come = -look.away
    for goal in range(look.chart.goals):
        come += look.gold[goal] * float(look.lore.start[goal]) / CARD
    still = come / over * (1.0 - over) + float(state.held[look.seat]) / 3.0
    short = (look.away - still) / 3.0
    return 0.0 if short < 0.0 else 1.0 if short > 1.0 else short


THOUGHT: Final = Rivals
