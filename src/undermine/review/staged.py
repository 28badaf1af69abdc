"""A game that bots play to be looked back at: measurements and puzzles are made of such games.

Owns the loop.  Every bot gets what its seat sees and what all hear, as at a table.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from undermine.bots.conversation import Conversation
from undermine.bots.registry import make
from undermine.core.chance import bot_seed
from undermine.core.engine import is_over, legal_actions, open_game, to_act
from undermine.core.event import CHOSE
from undermine.games import parse_rules
from undermine.notation.record import choice_of
from undermine.review.above import other_order
from undermine.review.played import Played
from undermine.views.project import project
from undermine.views.view import View

BOUND = 5000  # answers


class Stage:
    """A game, answer by answer; bots are seated in turn."""

    def __init__(self, rules_text: str, seed: str, names: list[str], *, has_talk: bool = True) -> None:
        self.rules = parse_rules(rules_text)
        seats = range(int(self.rules.seats))
        self.bots = [make(names[seat % len(names)], seat, self.rules, bot_seed(seed, seat)) for seat in seats]
        self.views = [View(self.rules, seat) for seat in seats]
        self.talk = Conversation(self.rules, dict(enumerate(self.bots)), dict(enumerate(self.views)))
        self.has_talk = has_talk
        self.run = open_game(self.rules, seed)
        self._told = 0
        self._show()

    @property
    def is_over(self) -> bool:
        return is_over(self.run.state)

    def go(self, action: int | None = None) -> None:
        """The bot that is asked answers, or has this answer put into its mouth."""
        asked = to_act(self.run.state)
        choice = self.bots[asked].choose(self.views[asked], legal_actions(self.views[asked], asked))
        self.run.apply(choice if action is None else action)
        self._show()

    def shuffle(self, seed: int) -> None:
        """From now on other cards come."""
        state = self.run.state
        state.restack(vec[i64](other_order(state, seed)))

    def played(self) -> Played:
        log = list(self.run.log)
        choices = [(*choice_of(event), number) for number, event in enumerate(log) if event[0] == CHOSE]
        return Played(self.rules.text, log, choices, list(self.talk.lines))

    def _show(self) -> None:
        events = list(self.run.log[self._told :])
        self._told += len(events)
        for seat, bot in enumerate(self.bots):
            seen = [part for event in events if (part := project(event, seat)) is not None]
            for part in seen:
                self.views[seat].fold(part)
            bot.see(seen)
        if self.has_talk:
            self.talk.see(events)
            self.talk.go_on(self._told)


def stage(rules_text: str, seed: str, names: list[str], *, has_talk: bool = True) -> Played:
    """To the end."""
    told = Stage(rules_text, seed, names, has_talk=has_talk)
    for _ in range(BOUND):
        if told.is_over:
            break
        told.go()
    return told.played()
