"""What the story is spared: chapters on special cards are not asked of what happens in every turn."""

from __future__ import annotations

import pytest

from undermine.core.chance import Dice
from undermine.core.event import Event
from undermine.tables.live import Live, deal
from undermine.text import Chronicle, People, Words
from undermine.text.chronicle import COMMON
from undermine.views.view import View


class Asking(Chronicle):
    """Asks them all the same."""

    asked = 0

    def hear(self, event: Event) -> None:
        if event[0] in COMMON:
            assert self._chapters(event) == []
            self.asked += 1
        super().hear(event)


@pytest.mark.parametrize(
    "rules", ["base x4", "expansion x4", "duel x2", "solo x1", "cave x3", "base+toll x4", "base+chests x4"]
)
def test_chapters_have_nothing_to_say_of_what_happens_in_every_turn(rules: str) -> None:
    game, dice = Live(1, rules, "7", [], set()), Dice(7)
    game.take_in(*deal(rules, "7"))
    for _ in range(60):
        if not game.is_over:
            actions = game.legal(game.asked)
            game.take_in(*game.try_out(actions[int(dice.below(len(actions)))]))
    names = [f"Mole {seat}" for seat in range(int(game.rules.seats))]
    story = Asking(Words("en"), People(names, 0), View(game.rules, 0))
    for event in game.since(0, 0):
        story.hear(event)
    assert story.asked > 60
