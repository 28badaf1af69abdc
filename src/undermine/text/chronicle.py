"""What happened, told to one seat: projected events go in, sentences come out.

Owns the story of a game as its reader may know it.  Facts are told, each by its feature; changes are taken into the
reader's view.  Never sees an event that was not projected for this reader, unless the game is over and is told from
above.
"""

from __future__ import annotations

from dataclasses import dataclass

from undermine.core.change import fold
from undermine.core.event import BEGAN, CHOSE, DISCARDED, PLACED, REMOVED, SEEN, SPENT, TOLD, Event
from undermine.core.fact import ALONE, ASIDE, HERE
from undermine.core.frame import NOBODY
from undermine.core.state import HIDDEN
from undermine.core.zone import ROLES
from undermine.text.people import People
from undermine.text.telling import Entry, Telling, lit_cards, told_fact
from undermine.text.voice import tales_of
from undermine.text.words import Words
from undermine.views.view import View


@dataclass(frozen=True)
class RoundResult:
    """How a round ended and who was what in it."""

    number: int
    winner: str
    finder: int
    roles: tuple[int, ...]
    aside: tuple[int, ...]  # the dwarf cards that nobody had


class Chronicle:
    words: Words
    people: People
    view: View
    entries: list[Entry]
    results: list[RoundResult]
    new_card: int  # the card that the reader drew last, or HIDDEN

    def __init__(
        self,
        words: Words,
        people: People,
        view: View,
        *,
        cells: bool = True,
        from_above: bool = False,
    ) -> None:
        """With `cells` a sentence names the cell; a reader who sees the place marked needs no numbers.

        `from_above` is for games that are over: the reader hears events as they were, not as a seat saw them.
        """
        self.cells = cells
        self.from_above = from_above
        self.words = words
        self.people = people
        self.view = view
        self.rules = view.rules
        self.entries = []
        self.results = []
        self.new_card = int(HIDDEN)
        self._tales = tales_of(self.rules)
        self._played = ""  # a card that was shown and of which nothing was told yet
        self._light = 0  # cards that had light before the last one was laid or taken away
        self._is_aside = False  # was nobody's doing told last, between what somebody does?
        self._fleeting = ""  # what was told until more is told

    def hear(self, event: Event) -> None:
        """Tell what was projected for the reader if it is a fact, else take it into his view."""
        kind, _, o, _ = event
        if kind == TOLD:
            self._tell(event)
            return
        if kind == CHOSE and o:
            # An answer given in secret is no move of its own: what comes of it belongs to the move that it was about.
            self._open(o[0])
        elif kind in (PLACED, REMOVED):
            self._light = lit_cards(self.view)
        elif kind == SPENT:
            self._played = self.rules.names[o[1]]
        if kind == BEGAN or (kind in (SPENT, DISCARDED) and o[0] == self.people.me):
            self.new_card = int(HIDDEN)
        if self.from_above:
            fold(self.view, event)
        else:
            self.view.fold(event)
        if kind == SEEN and o[1] == ROLES:
            self._close_round()

    def told(self) -> list[Entry]:
        """The entries that say something."""
        return [entry for entry in self.entries if entry.sentences]

    def overhear(self, text: str) -> None:
        """Put down what somebody said at the table; it is no part of a move."""
        self.entries.append(Entry(int(self.view.round), int(NOBODY), [text]))

    def part(self) -> None:
        """Put down that a game that was left goes on from here as a what if."""
        self.overhear(self.words.say("online-what-if-log"))

    def _open(self, actor: int) -> None:
        self.entries.append(Entry(int(self.view.round), actor))
        self._played = ""
        self._is_aside = False

    def _tell(self, event: Event) -> None:
        fact, values = told_fact(self.view, event)
        entry = self._entry_for(fact.where, values[0] if fact.size and fact.opens[0].type == "seat" else NOBODY)
        told = len(entry.sentences)
        telling = Telling(self.words, self.people, self.view, fact, values, entry, self._light, self.cells)
        tale = self._tales.get(fact.name)
        if tale is not None:
            tale(telling)
        else:
            telling.paint()
            if self.words.has(f"log-{fact.name}"):
                telling.say()
        if self._played:
            entry.card, self._played = self._played, ""
        if telling.new_card != HIDDEN:
            self.new_card = telling.new_card
        if len(entry.sentences) > told:
            self._take_back(telling, told)

    def _entry_for(self, where: int, seat: int) -> Entry:
        """The entry that a fact belongs to: the open one, or a new one."""
        played = self._played
        if not self.entries or where == ALONE or (where == ASIDE and not self._is_aside):
            self._open(int(NOBODY))
        elif where == HERE and self._is_aside:
            self._open(seat)
        self._is_aside = where == ASIDE
        self._played = played
        return self.entries[-1]

    def _take_back(self, telling: Telling, told: int) -> None:
        """What was told until more is told goes, unless it is to be kept."""
        sentences = telling.entry.sentences
        if self._fleeting and not telling.keeps and told and sentences[told - 1] == self._fleeting:
            del sentences[told - 1]
        self._fleeting = telling.fleeting

    def _close_round(self) -> None:
        view = self.view
        roles, aside = (tuple(int(role) for role in roles) for roles in (view.roles, view.aside))
        winner = self.rules.side_names[view.winner]
        self.results.append(RoundResult(int(view.round), winner, int(view.finder), roles, aside))
