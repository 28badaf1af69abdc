"""A bot before a position: what its seat would have seen of it, and what it answers.

Owns the way from a set-up game to a bot.  Tiles and broken tools are put there through a recording Run, so the bot
hears of them as of everything else; the truth stays behind.
"""

from __future__ import annotations

from collections.abc import Mapping

from tests.scenario import CS20_5, Scenario, find_shape, table
from tests.words import action_of, word
from undermine.bots import Bot, make
from undermine.core.engine import legal_actions
from undermine.core.event import Event
from undermine.core.zone import GOAL
from undermine.views.project import project
from undermine.views.view import View

SEEDS = range(12)  # a bot is noisy: what a test claims holds for all of these


class Stage:
    """One seat, asked for the first time in a game that was set up."""

    def __init__(
        self,
        hand: str,
        roles: str,
        tiles: str = "",
        *,
        seat: int = 0,
        text: str = CS20_5,
        goals: str = "NE gold NW",
        front: Mapping[int, str] | None = None,
        hands: Mapping[int, str] | None = None,
        first: int | None = None,
        before: tuple[str, ...] = (),
        peeked: tuple[int, ...] = (),
    ) -> None:
        """The seat's hand and everybody's roles; `before` is played first, by the seats from `first` on."""
        begins = seat if first is None else first
        self.game: Scenario = table(text, hands={**(hands or {}), seat: hand}, roles=roles, goals=goals, first=begins)
        self.seat = seat
        run = self.game.run
        for tile in filter(None, (part.strip() for part in tiles.split(";"))):
            shape, cell = tile.split()
            name, turned = find_shape(run.rules, shape)
            run.place(run.rules.read_cell(cell), run.rules.tile[run.rules.code[name]] + turned)
        for whom, cards in (front or {}).items():
            for name in cards.split():
                run.front(whom, run.rules.code[name])
        for goal in peeked:
            run.see(seat, GOAL + goal)
        for words in before:
            run.apply(action_of(run.rules, words))
        assert self.game.seat == seat, "the seat has to be the one that is asked"

    def events(self) -> list[Event]:
        return [seen for event in self.game.run.log if (seen := project(event, self.seat)) is not None]

    def view(self) -> View:
        view = View(self.game.rules, self.seat)
        for event in self.events():
            view.fold(event)
        return view

    def bot(self, seed: int, name: str = "miner") -> Bot:
        bot = make(name, self.seat, self.game.rules, seed)
        bot.see(self.events())
        return bot

    def choices(self) -> set[str]:
        """What the miner answers, over all seeds."""
        view = self.view()
        legal = legal_actions(view, self.seat)
        return {word(view.rules, self.bot(seed).choose(view, list(legal))) for seed in SEEDS}
