"""A ledger of all hidden things: every card as an object that remembers who has seen it since it lay out of sight.

Owns the two-sided question of views for every game: a seat knows neither more nor less of a card than who watched it
would.  The cards go from place to place with those who know them; what is stirred, or taken unseen out of several that
somebody knew, is forgotten.  Never asks a view how it came to know something, and never heals one.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from tests.changes import is_of, place_of
from tests.same import pieces_of
from tests.secrecy.audience import who
from undermine.core import event as kinds
from undermine.core.event import CROSSED, Event
from undermine.core.frame import SPECTATOR
from undermine.core.rules import Rules
from undermine.core.state import State
from undermine.core.tile import DOWN
from undermine.core.zone import (
    ASIDE,
    BANK,
    DECK,
    FIRST,
    GOAL,
    GOALS,
    GOLD,
    HAND,
    HOARDS,
    LIMBO,
    OFFER,
    PILE,
    POOL,
    ROLE,
    ROLES,
)
from undermine.views.view import View

EVERYBODY = -1
OPENLY = ("front", "known", "notes", "purse", "figures", "held", "trail")
NUMBERS = ("left", "spent", "latest", "round", "turn", "due", "winner", "finder", "depth")


@dataclass
class Card:
    """Something that has two sides: what it is, who knows that, and who might remember it but need not."""

    face: int
    eyes: int = 0
    memory: int = 0
    inside: int = 0  # what lies below it …
    deep: int = 0  # … and who knows that

    def seen(self, seat: int) -> set[int]:
        """What a view of the seat may hold in its place."""
        if knows(self.eyes, seat):
            return {self.face}
        return {0, self.face} if knows(self.memory, seat) else {0}


def knows(eyes: int, seat: int) -> bool:
    """A spectator sees what everybody sees."""
    return eyes == EVERYBODY or (seat < SPECTATOR and bool(eyes >> seat & 1))


def hidden(faces: Iterable[int], eyes: int = 0) -> list[Card]:
    return [Card(int(face), eyes) for face in faces]


@dataclass
class Ledger:
    """Goes along with the truth, event by event."""

    state: State
    zones: dict[int, list[Card]] = field(default_factory=dict)  # of whatever lies somewhere but in the deck
    pieces: dict[tuple[int, int], Card] = field(default_factory=dict)
    cells: dict[int, int] = field(default_factory=dict)  # cell -> the goal that lies there
    up: set[int] = field(default_factory=set)  # goals that lie face up
    laid: dict[int, int] = field(default_factory=dict)  # cell -> number of the tile laid there

    def __post_init__(self) -> None:
        self.zones = {zone: [] for zone in self._lists()}
        self._begin()

    @property
    def rules(self) -> Rules:
        return self.state.rules

    def _lists(self) -> list[int]:
        return [int(PILE), *range(int(FIRST), int(FIRST) + len(self.rules.zones))]

    def _all(self, kind: int) -> list[int]:
        """The zones of all seats or goals."""
        return [int(kind) + i for i in range(len(self.rules.goal_cells) if kind == GOAL else int(self.state.seats))]

    def note(self, log: Iterable[Event]) -> None:
        for kind, eyes, seen, secret in log:
            self._note(kind, eyes, seen, secret)

    def _note(self, kind: int, eyes: int, seen: tuple[int, ...], secret: tuple[int, ...]) -> None:
        if kind == kinds.BEGAN:
            self._begin()
        elif kind == kinds.MOVED:
            self._put(seen[1], self._taken(seen[0], seen[1], secret, eyes))
        elif kind == kinds.FILLED and seen[0] == GOALS:
            for zone, face in zip(self._all(int(GOAL)), secret, strict=True):
                self.zones[zone] = [Card(face)]
        elif kind == kinds.FILLED and seen[0] != DECK:
            self.zones[seen[0]] = hidden(secret)
        elif kind == kinds.SEEN:
            for zone in self._seen(seen[1]):
                for card in self.zones[zone]:
                    card.eyes |= eyes
        elif kind == kinds.DREW:
            self.zones[int(HAND) + seen[0]].append(Card(secret[0], eyes))
        elif kind == kinds.SPENT:
            self._take(self.zones[int(HAND) + seen[0]], seen[1], EVERYBODY)
        elif kind == kinds.DISCARDED:
            self.zones[int(PILE)].append(self._take(self.zones[int(HAND) + seen[0]], secret[0], eyes))
        elif kind == kinds.SWAPPED:
            one, two = int(HAND) + seen[0], int(HAND) + seen[1]
            for card in self.zones[one] + self.zones[two]:
                card.eyes |= eyes
            self.zones[one], self.zones[two] = self.zones[two], self.zones[one]
        elif kind in {kinds.BURIED, kinds.CLEARED}:
            self.zones[int(PILE)].append(Card(seen[-1], EVERYBODY))
        else:
            self._note_table(kind, eyes, seen, secret)

    def _seen(self, zone: int) -> list[int]:
        """The places that are seen together."""
        whole = {int(ROLES): int(ROLE), int(GOALS): int(GOAL), int(HOARDS): int(GOLD)}
        return self._all(whole[zone]) if zone in whole else [zone]

    def _note_table(self, kind: int, eyes: int, seen: tuple[int, ...], secret: tuple[int, ...]) -> None:
        if kind == kinds.REMOVED:
            lifted = int(self.rules.tile_card[self.laid.pop(seen[0], 0)])  # 0: it lay face down
            self.zones[seen[1]] += [Card(lifted, EVERYBODY)] if lifted else []
        elif kind == kinds.SHOWN and seen[0] in self.cells:
            self.up.add(self.cells[seen[0]])
        elif kind == kinds.SHIFTED and seen[0] in self.cells:
            self.cells[seen[1]] = self.cells.pop(seen[0])
        elif kind in {kinds.PLACED, kinds.SHOWN, kinds.SHIFTED, kinds.LAID}:
            self.laid[seen[-2]] = seen[-1] >> 1
        elif kind == kinds.EXCHANGED:
            self._exchange(int(GOAL) + seen[1], int(GOAL) + seen[2], secret[0], eyes)
        elif kind == kinds.POSTED and secret:
            card = self.pieces.setdefault((seen[0], seen[1]), Card(secret[0], inside=secret[1]))
            card.eyes |= eyes
            card.deep |= eyes if secret[1] else 0
        elif kind == kinds.WITHDRAWN:
            self.pieces.pop((seen[0], seen[1]), None)

    def _begin(self) -> None:
        for zone in self._lists():
            if zone == PILE or self.rules.zones[zone - int(FIRST)].is_round:
                self.zones[zone] = []
        for zone in self._all(int(HAND)):
            self.zones[zone] = []
        for zone in self._all(int(ROLE)) + self._all(int(GOAL)):
            self.zones[zone] = [Card(0)]
        for zone in self._all(int(GOLD)):
            self.zones.setdefault(zone, [])
        self.cells = {int(cell): goal for goal, cell in enumerate(self.rules.goal_cells)}
        self.pieces, self.up, self.laid = {}, set(), {}

    def _taken(self, source: int, target: int, faces: tuple[int, ...], eyes: int) -> list[Card]:
        """Cards leave a zone, with those who know them."""
        if source in (LIMBO, DECK):
            return hidden(faces, eyes)
        there = self.zones[source]
        if source in (OFFER, POOL) or is_of(source, HAND) or is_of(source, GOLD):
            # Picked out of several; who holds a hand sees what goes.
            owner = 1 << place_of(source) if is_of(source, HAND) else 0
            cards = [self._take(there, face, eyes | owner) for face in faces]
            for other in there:
                other.memory = 0
            return cards
        if is_of(source, ROLE) or is_of(source, GOAL):
            # Its place keeps it in name, until something else comes to lie there.
            return [Card(card.face, card.eyes | eyes) for card in there]
        first = 0 if source == ASIDE else len(there) - len(faces)
        cards = there[first : first + len(faces)]
        assert sorted(card.face for card in cards) == sorted(faces), "the ledger lost count of what lies there"
        del there[first : first + len(faces)]
        for card in cards:
            if source == PILE and target == OFFER:
                # Who saw a card lie there may remember what is offered; views do not.
                card.eyes, card.memory = eyes, card.eyes
            card.eyes |= eyes
        return cards

    def _put(self, target: int, cards: list[Card]) -> None:
        there = self.zones.get(target, [])
        if is_of(target, ROLE):
            self.zones[target] = cards
        elif target != LIMBO:
            self.zones[target] = cards + there if target == BANK else there + cards

    def _take(self, cards: list[Card], face: int, eyes: int) -> Card:
        """One of several; who did not see which can no longer tell what is left of them."""
        index = next(i for i, card in enumerate(cards) if card.face == face)
        card = cards.pop(index)
        if eyes != EVERYBODY:
            for other in cards:
                other.eyes = other.eyes & eyes if other.eyes != EVERYBODY else eyes
            return Card(face, eyes)
        card.eyes = EVERYBODY
        return card

    def _exchange(self, one: int, two: int, how: int, eyes: int) -> None:
        """Who saw what became of two goals goes on knowing them; if they only seemed to, nobody else does.

        Who knew both, or one, of goals that crossed unseen has a hint, which is no knowledge of either.
        """
        if how == CROSSED:
            self.zones[one], self.zones[two] = self.zones[two], self.zones[one]
        for card in self.zones[one] + self.zones[two]:
            if eyes != EVERYBODY:
                card.eyes = card.eyes & eyes if card.eyes != EVERYBODY else eyes

    def faults(self, view: View) -> list[str]:
        """In which fields a view holds more or less than its seat may and must know."""
        truth, me = self.state, int(view.me)
        wrong = []
        for name, zone, told in self._lying(view):
            cards = self.zones[zone]
            # What has no order is told sorted.
            is_loose = zone == POOL or is_of(zone, HAND) or is_of(zone, GOLD)
            right = sorted(card.face if knows(card.eyes, me) else 0 for card in cards)
            if not (right == sorted(told) if is_loose else _matches(cards, told, me)):
                wrong.append(name)
        wrong += [name for name in OPENLY if list(getattr(view, name)) != list(getattr(truth, name))]
        numbers = {name for name in NUMBERS if getattr(view, name) != getattr(truth, name)}
        frames = [frame for frame in truth.frames() if not self.rules.frames[frame[0]].is_whispered or frame[1] == me]
        if len(frames) != len(truth.frames()):
            numbers -= {"depth"}
        if frames != view.frames():
            wrong.append("agenda")
        wrong += sorted(numbers)
        wrong += self._faults_of_pieces(view, me)
        if list(view.arena.at) != list(truth.arena.at) or _table(view) != _table(truth):
            wrong.append("table")
        if any(view.deck) or view.key or view.drawn:
            wrong.append("deck")
        return [f"{name} of {who(me)}" for name in wrong]

    def _lying(self, state: State) -> list[tuple[str, int, list[int]]]:
        """All zones that have an inside, with what a state holds there."""
        rows = [(zone.name, int(FIRST) + i, list(map(int, state.zones[i]))) for i, zone in enumerate(self.rules.zones)]
        rows.append(("pile", int(PILE), list(map(int, state.pile))[: int(state.spent)]))
        rows += [
            (f"goal {zone - int(GOAL)}", zone, [int(state.goals[zone - int(GOAL)])]) for zone in self._all(int(GOAL))
        ]
        for seat in range(int(state.seats)):
            gold = [value for value in range(8) for _ in range(int(state.gold[seat]) >> 8 * value & 255)]
            rows.append((f"role {seat}", int(ROLE) + seat, [int(state.roles[seat])]))
            rows.append((f"hand {seat}", int(HAND) + seat, state.hand(seat)))
            rows.append((f"gold {seat}", int(GOLD) + seat, gold))
        return rows

    def _faults_of_pieces(self, view: View, me: int) -> list[str]:
        right, told = pieces_of(self.state), pieces_of(view)
        if [row[:3] for row in right] != [row[:3] for row in told]:
            return ["pieces"]
        for kind, cell, _, face, inside in told:
            card = self.pieces.get((kind, cell), Card(0))
            seen = (card.face if knows(card.eyes, me) else 0, card.inside if knows(card.deep, me) else 0)
            if (face, inside) != seen:
                return ["inside"]
        return []

    def disbelief(self) -> list[str]:
        """Where the ledger itself is not the truth: it would prove nothing then."""
        state = self.state
        wrong = []
        for name, zone, right in self._lying(state):
            faces = [card.face for card in self.zones[zone]]
            is_loose = zone == POOL or is_of(zone, HAND) or is_of(zone, GOLD)
            if (sorted(faces) != sorted(right)) if is_loose else faces != right:
                wrong.append(name)
        wrong += [
            "inside"
            for kind, cell, _, face, inside in pieces_of(state)
            if (face, inside) != (0, 0)
            and (self.pieces[kind, cell].face, self.pieces[kind, cell].inside) != (face, inside)
        ]
        down = {goal for goal in range(len(state.goals)) if state.arena.code[state.rules.first_goal + goal] == DOWN}
        return wrong + (["face up"] if down & self.up else [])


def _matches(cards: list[Card], told: list[int], me: int) -> bool:
    return len(cards) == len(told) and all(face in card.seen(me) for card, face in zip(cards, told, strict=True))


def _table(state: State) -> list[tuple[int, int]]:
    arena = state.arena
    return [(int(arena.code[tile]), int(arena.lit[tile])) for tile in range(1, int(arena.count) + 1)]
