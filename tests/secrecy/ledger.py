"""A ledger of all hidden things: every card as an object that remembers who has seen it since it lay out of sight.

Owns the two-sided question of views for every game: a seat knows neither more nor less of a card than who watched it
would.  The cards go from place to place with those who know them; what is stirred, or taken unseen out of several that
somebody knew, is forgotten.  Never asks a view how it came to know something, and never heals one.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from tests.same import pieces_of
from tests.secrecy.audience import who
from undermine.core import event as kinds
from undermine.core.event import CROSSED, Event
from undermine.core.frame import SPECTATOR
from undermine.core.rules import Rules
from undermine.core.state import State
from undermine.core.tile import DOWN
from undermine.views.view import View

EVERYBODY = -1
OPENLY = ("front", "known", "notes", "purse", "figures", "held", "out", "trail")
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
    hands: list[list[Card]] = field(default_factory=list)
    pile: list[Card] = field(default_factory=list)
    offer: list[Card] = field(default_factory=list)
    away: list[Card] = field(default_factory=list)
    roles: list[Card] = field(default_factory=list)
    aside: list[Card] = field(default_factory=list)
    worn: list[Card] = field(default_factory=list)
    goals: list[Card] = field(default_factory=list)
    stock: list[Card] = field(default_factory=list)
    gone: list[Card] = field(default_factory=list)
    gold: list[list[Card]] = field(default_factory=list)
    pool: list[Card] = field(default_factory=list)
    bank: list[Card] = field(default_factory=list)
    pieces: dict[tuple[int, int], Card] = field(default_factory=dict)
    up: set[int] = field(default_factory=set)  # goals that lie face up
    laid: dict[int, int] = field(default_factory=dict)  # cell -> number of the tile laid there

    def __post_init__(self) -> None:
        seats = range(int(self.state.seats))
        self.hands, self.gold = [[] for _ in seats], [[] for _ in seats]
        self._begin()

    @property
    def rules(self) -> Rules:
        return self.state.rules

    def note(self, log: Iterable[Event]) -> None:
        for kind, eyes, seen, secret in log:
            self._note(kind, eyes, seen, secret)

    def _note(self, kind: int, eyes: int, seen: tuple[int, ...], secret: tuple[int, ...]) -> None:
        if kind == kinds.BEGAN:
            self._begin()
        elif kind == kinds.CAST:
            self.roles[seen[0]] = Card(secret[0], eyes)
        elif kind == kinds.SET_ASIDE:
            self.aside = hidden(secret)
        elif kind == kinds.HID:
            self.goals = hidden(secret)
        elif kind == kinds.STOCKED:
            self.stock = hidden(secret)
        elif kind == kinds.BOXED:
            for goal, card in enumerate(self.goals):
                (self.stock if seen[0] and goal not in self.up else self.gone).append(card)
        elif kind == kinds.DREW:
            self.hands[seen[0]].append(Card(secret[0], eyes))
        elif kind == kinds.SPENT:
            self._out_of_hand(seen[0], seen[1], EVERYBODY)
        elif kind == kinds.DISCARDED:
            self.pile.append(self._out_of_hand(seen[0], secret[0], eyes))
        elif kind == kinds.SNATCHED:
            self.hands[seen[0]].append(self._out_of_hand(seen[1], secret[0], eyes))
        elif kind == kinds.SWAPPED:
            one, two = self.hands[seen[0]], self.hands[seen[1]]
            for card in one + two:
                card.eyes |= eyes
            self.hands[seen[0]], self.hands[seen[1]] = two, one
        elif kind == kinds.BURIED:
            self.pile.append(Card(seen[0], EVERYBODY))
        elif kind == kinds.CLEARED:
            self.pile.append(Card(seen[1], EVERYBODY))
        elif kind == kinds.WITHHELD:
            self.away = hidden(secret)
        elif kind == kinds.BURNT:
            self.pile += hidden(secret)
        elif kind == kinds.MIXED:
            self.pile = hidden(secret)
        elif kind == kinds.OFFERED:
            self._offer(seen[1] == 1, eyes, secret)
        elif kind == kinds.KEPT:
            self._keep(seen[0], secret[0], eyes)
        elif kind == kinds.PUT_BACK:
            self.pile, self.offer = self.pile + self.offer, []
        elif kind == kinds.UNMASKED:
            for card in [*self.roles, *self.aside, *self.worn]:
                card.eyes = EVERYBODY
        elif kind == kinds.BARED:
            for card in self.goals:
                card.eyes = EVERYBODY
        elif kind == kinds.INSPECTED:
            self.roles[seen[1]].eyes |= eyes
        elif kind == kinds.UNVEILED:
            self.roles[seen[0]].eyes = EVERYBODY
        elif kind == kinds.SCANNED:
            for card in self.aside:
                card.eyes |= eyes
        elif kind in {kinds.HATTED, kinds.TRADED}:
            (self.worn if kind == kinds.HATTED else self.aside).append(self.roles[seen[0]])
            self.roles[seen[0]] = self.aside.pop(0)
            self.roles[seen[0]].eyes |= eyes
        else:
            self._note_table(kind, eyes, seen, secret)

    def _note_table(self, kind: int, eyes: int, seen: tuple[int, ...], secret: tuple[int, ...]) -> None:
        if kind == kinds.REMOVED:
            lifted = int(self.rules.tile_card[self.laid.pop(seen[0], 0)])  # 0: it lay face down
            self.pile += [Card(lifted, EVERYBODY)] if lifted else []
        elif kind == kinds.PEEKED:
            self.goals[seen[1]].eyes |= eyes
        elif kind == kinds.FOUND:
            self.goals[seen[0]].eyes = EVERYBODY
        elif kind == kinds.SHOWN:
            self.up.add(seen[0])
        elif kind in {kinds.EXCHANGED, kinds.SWITCHED}:
            self._exchange(seen[1], seen[2], (seen[3:] or secret)[0], EVERYBODY if kind == kinds.SWITCHED else eyes)
        elif kind == kinds.BANKED:
            self.bank = hidden(secret)
        elif kind == kinds.STAKED:
            keep = len(self.bank) - len(secret)
            self.bank, self.pool = self.bank[:keep], self.bank[keep:]
        elif kind in {kinds.RAISED, kinds.SUNK}:
            drawn = self.bank.pop()
            drawn.eyes |= eyes
            self.pool, self.bank = (
                ([*self.pool, drawn], self.bank) if kind == kinds.RAISED else (self.pool, [drawn, *self.bank])
            )
        elif kind == kinds.LOOKED:
            for card in self.pool:
                card.eyes |= eyes
        elif kind == kinds.TOOK:
            self.gold[seen[0]].append(self._take(self.pool, secret[0], eyes))
        elif kind == kinds.PAID:
            paid, self.pool = self.pool or hidden(secret), []
            for card in paid:
                card.eyes |= eyes
            self.gold[seen[0]] += paid
        elif kind == kinds.COUNTED:
            for card in [card for gold in self.gold for card in gold]:
                card.eyes = EVERYBODY
        elif kind == kinds.COLLECTED:
            self.gold[seen[0]].append(Card(seen[2], EVERYBODY))
        elif kind == kinds.FORFEITED:
            self._take(self.gold[seen[0]], seen[1], EVERYBODY)
        elif kind == kinds.COVERED:
            self.pieces[seen[0], seen[1]] = Card(secret[0], inside=secret[1])
        elif kind == kinds.GLIMPSED:
            self.pieces[seen[1], seen[2]].eyes |= eyes
            self.pieces[seen[1], seen[2]].deep |= eyes
        elif kind == kinds.UNCOVERED:
            self.pieces[seen[0], seen[1]].eyes = EVERYBODY
        elif kind == kinds.OPENED:
            self.pieces[seen[0], seen[1]].eyes = self.pieces[seen[0], seen[1]].deep = EVERYBODY
        elif kind == kinds.WITHDRAWN:
            self.pieces.pop((seen[0], seen[1]), None)
        elif kind in {kinds.PLACED, kinds.FACED, kinds.SHIFTED, kinds.UNEARTHED}:
            self.laid[seen[-2]] = seen[-1] >> 1

    def _begin(self) -> None:
        for hand in self.hands:
            hand.clear()
        self.roles = hidden(0 for _ in self.hands)
        self.goals = hidden(0 for _ in self.rules.goal_cells)
        self.aside = hidden(0 for _ in range(int(self.rules.spare_roles)))
        self.pile, self.offer, self.away, self.worn, self.up = [], [], [], [], set()
        self.pieces, self.laid = {}, {}

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

    def _out_of_hand(self, seat: int, face: int, eyes: int) -> Card:
        """A card leaves a hand; its owner sees it go, others who knew some of the hand do not know what is left."""
        return self._take(self.hands[seat], face, eyes if eyes == EVERYBODY else eyes | 1 << seat)

    def _offer(self, is_pile: bool, eyes: int, cards: tuple[int, ...]) -> None:
        if is_pile:
            keep = len(self.pile) - len(cards)
            self.pile, self.offer = self.pile[:keep], self.pile[keep:]
            assert [card.face for card in self.offer] == list(cards), "the ledger lost count of the discard pile"
            for card in self.offer:
                # Who saw a card lie there may remember what is offered; views do not.
                card.eyes, card.memory = eyes, card.eyes
        else:
            self.offer = hidden(cards, eyes)

    def _keep(self, seat: int, face: int, eyes: int) -> None:
        card = self._take(self.offer, face, eyes)
        self.hands[seat].append(Card(face, card.eyes))
        for other in self.offer:
            other.memory = 0

    def _exchange(self, one: int, two: int, how: int, eyes: int) -> None:
        """Who saw what became of two goals goes on knowing them; if they only seemed to, nobody else does.

        Who knew both, or one, of goals that crossed unseen has a hint, which is no knowledge of either.
        """
        if how == CROSSED:
            self.goals[one], self.goals[two] = self.goals[two], self.goals[one]
        for card in (self.goals[one], self.goals[two]):
            if eyes != EVERYBODY:
                card.eyes = card.eyes & eyes if card.eyes != EVERYBODY else eyes

    def faults(self, view: View) -> list[str]:
        """In which fields a view holds more or less than its seat may and must know."""
        truth, me = self.state, int(view.me)
        seats = range(int(truth.seats))
        rows: list[tuple[str, list[Card], list[int]]] = [
            ("roles", self.roles, list(map(int, view.roles))),
            ("aside", self.aside, list(map(int, view.aside))),
            ("worn", self.worn, list(map(int, view.worn))),
            ("goals", self.goals, list(map(int, view.goals))),
            ("stock", self.stock, list(map(int, view.stock))),
            ("gone", self.gone, list(map(int, view.gone))),
            ("bank", self.bank, list(map(int, view.bank))),
            ("offer", self.offer, list(map(int, view.offer))),
            ("away", self.away, list(map(int, view.away))),
            ("pile", self.pile, list(map(int, view.pile))[: int(view.spent)]),
        ]
        wrong = [name for name, cards, told in rows if not _matches(cards, told, me)]
        # Gold that is laid out has no order.
        if sorted(card.face if knows(card.eyes, me) else 0 for card in self.pool) != sorted(map(int, view.pool)):
            wrong.append("pool")
        for seat in seats:
            right = sorted(card.face if knows(card.eyes, me) else 0 for card in self.hands[seat])
            if right != view.hand(seat):
                wrong.append(f"hand {seat}")
            gold = sum(1 << 8 * (card.face if knows(card.eyes, me) else 0) for card in self.gold[seat])
            if gold != view.gold[seat]:
                wrong.append(f"gold {seat}")
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
        seats = range(int(state.seats))
        pairs: dict[str, tuple[list[Card], list[int]]] = {
            "roles": (self.roles, list(map(int, state.roles))),
            "aside": (self.aside, list(map(int, state.aside))),
            "worn": (self.worn, list(map(int, state.worn))),
            "goals": (self.goals, list(map(int, state.goals))),
            "stock": (self.stock, list(map(int, state.stock))),
            "gone": (self.gone, list(map(int, state.gone))),
            "pool": (sorted(self.pool, key=lambda card: card.face), sorted(map(int, state.pool))),
            "bank": (self.bank, list(map(int, state.bank))),
            "offer": (self.offer, list(map(int, state.offer))),
            "away": (self.away, list(map(int, state.away))),
            "pile": (self.pile, list(map(int, state.pile))[: int(state.spent)]),
        }
        wrong = [name for name, (cards, right) in pairs.items() if [card.face for card in cards] != right]
        wrong += [f"hand {seat}" for seat in seats if sorted(c.face for c in self.hands[seat]) != state.hand(seat)]
        wrong += [f"gold {seat}" for seat in seats if sum(1 << 8 * c.face for c in self.gold[seat]) != state.gold[seat]]
        wrong += [
            "inside"
            for kind, cell, _, face, inside in pieces_of(state)
            if (face, inside) != (0, 0)
            and (self.pieces[kind, cell].face, self.pieces[kind, cell].inside) != (face, inside)
        ]
        down = {goal for goal in range(len(self.goals)) if state.arena.code[state.rules.first_goal + goal] == DOWN}
        return wrong + (["face up"] if down & self.up else [])


def _matches(cards: list[Card], told: list[int], me: int) -> bool:
    return len(cards) == len(told) and all(face in card.seen(me) for card, face in zip(cards, told, strict=True))


def _table(state: State) -> list[tuple[int, int]]:
    arena = state.arena
    return [(int(arena.code[tile]), int(arena.lit[tile])) for tile in range(1, int(arena.count) + 1)]
