"""Who may see what of each kind of event, written down from docs/rules/base.md section 12, apart from the engine.

Owns the checker of event lists (`leaks`) and of views (`Witness`).  Both tell faults in words and never heal them.
"""

from __future__ import annotations

from collections.abc import Iterable

from tests.changes import is_of, kind_of_zone, place_of
from tests.same import pieces_of
from undermine.core import event as kinds
from undermine.core.event import ALL, NAMES, Event
from undermine.core.frame import NOBODY, SPECTATOR
from undermine.core.rules import Rules
from undermine.core.state import State
from undermine.core.zone import BANK, GOAL, GOLD, PLACES, POOL
from undermine.features.swap_goals.rules import SwapGoals
from undermine.views.view import View

# Kind -> how many numbers everybody sees; the first is the seat whose secret the rest is (BASE-67, BASE-70).
OWNERS = {kinds.CHOSE: 1, kinds.DREW: 1, kinds.DISCARDED: 1}
# Kind -> how many numbers there are of something that happens openly (BASE-69).
PUBLIC = {
    kinds.SPENT: 2, kinds.BURIED: 1, kinds.PLACED: 2, kinds.REMOVED: 2, kinds.SHOWN: 2, kinds.FRONTED: 2,
    kinds.CLEARED: 2, kinds.TURNED: 1, kinds.PUSHED: 4, kinds.POPPED: 1, kinds.REPLACED: 4, kinds.ENDED: 2,
    kinds.NOTED: 2, kinds.EARNED: 2, kinds.DRAWS_DUE: 1, kinds.POSTED: 3, kinds.WITHDRAWN: 2, kinds.SHIFTED: 3,
    kinds.STOOD: 2, kinds.LAID: 2,
}  # fmt: skip

# Kind -> how many numbers everybody sees of what has an inside that depends on where it is.
SIZES = {kinds.MOVED: 4, kinds.FILLED: 2, kinds.SEEN: 2, kinds.POSTED: 3, kinds.BEGAN: 2, kinds.SWAPPED: 2}

# Who sees cards that go from one zone to another: nobody, everybody, whoever gets or gives them, or one seat alone.
NO_ONE, EVERYONE, TAKER, BOTH, ON_TURN, PAYEE = "no one", "everyone", "taker", "both", "seat on turn", "payee"
MOVES = {
    ("limbo", "role"): TAKER, ("aside", "role"): TAKER, ("role", "aside"): NO_ONE, ("role", "worn"): NO_ONE,
    ("goal", "stock"): NO_ONE, ("goal", "gone"): NO_ONE,
    ("deck", "away"): NO_ONE, ("deck", "pile"): NO_ONE, ("deck", "offer"): ON_TURN, ("pile", "offer"): ON_TURN,
    ("offer", "hand"): TAKER, ("offer", "pile"): ON_TURN, ("hand", "hand"): BOTH,
    ("gold-deck", "pool"): NO_ONE, ("pool", "gold"): TAKER, ("gold-deck", "drawn-gold"): PAYEE,
    ("gold-deck", "gold-deck"): PAYEE, ("drawn-gold", "gold"): TAKER, ("limbo", "gold"): TAKER,
    ("gold", "limbo"): EVERYONE,
}  # fmt: skip
# What may be looked at by one seat, by everybody (at the very end all gold), and by everybody when a round is over.
LOOKED_AT = ("role", "goal", "pool", "aside")
REVEALED = ("role", "goal", "hoards")
REVEALED_AT_END = ("roles", "goals", "aside", "worn")

# Fact -> how many of its fields are secret; all others are told to everybody.
SECRETS = {
    "drew": 1, "discarded": 1, "discarded-more": 3, "looked": 1, "took": 1, "sunk": 1, "paid": 1, "paid-greedy": 1,
    "inspected": 1, "swapped-hats": 1, "exchanged": 1, "kept": 1, "glimpsed": 2, "snatched": 1, "traded": 1,
    "recast": 1, "cave-looked": 1,
}  # fmt: skip
# Fact -> which of its fields are the seats that see the secret, where it is not the first one alone.
SEEING = {"swapped-hats": (1,), "snatched": (0, 1)}


def leaks(rules: Rules, log: Iterable[Event]) -> list[str]:
    """What is wrong with the audience of events; empty if everybody sees just what he may."""
    auditor = Auditor(rules)
    faults: list[str] = []
    for number, event in enumerate(log):
        wrong = auditor.wrong(event)
        if wrong:
            faults.append(f"event {number}, {NAMES[event[0]]}: {wrong}")
    return faults


class Auditor:
    """Goes along with what happened and knows as much of the table as its audience depends on."""

    rules: Rules
    is_ended: bool
    on_turn: int
    payee: int  # who sees the gold that is being drawn for a wage
    pieces: set[tuple[int, int]]

    def __init__(self, rules: Rules) -> None:
        self.rules, self.is_ended, self.on_turn, self.payee, self.pieces = rules, False, 0, 0, set()

    def wrong(self, event: Event) -> str:
        """What is wrong with the audience of the next event."""
        kind, eyes, seen, secret = event
        if kind == kinds.ENDED:
            self.is_ended = True
        elif kind == kinds.BEGAN:
            self.is_ended, self.pieces = False, set()
        elif kind == kinds.TURNED:
            self.on_turn = seen[0]
        if kind == kinds.TOLD:
            return _wrong_fact(self.rules, eyes, seen, secret)
        if kind in SIZES and len(seen) != SIZES[kind]:
            return "everybody sees too much or too little"
        if kind == kinds.MOVED:
            return self._wrong_move(eyes, seen, secret)
        if kind == kinds.SEEN:
            return self._wrong_look(eyes, seen)
        if kind == kinds.POSTED and secret:
            return self._wrong_piece(eyes, seen, secret)
        if kind in {kinds.BEGAN, kinds.FILLED}:
            if seen[1] != len(secret):
                return "everybody sees more than the number"
            return "somebody sees the inside" if eyes else ""
        if kind == kinds.SWAPPED:
            return "" if eyes == 1 << seen[0] | 1 << seen[1] else "not just the two see the inside"
        if kind == kinds.EXCHANGED:
            wanted = 1 << seen[0] if self.rules.find(SwapGoals).is_secret else ALL
            return "" if (eyes, len(seen), len(secret)) == (wanted, 3, 1) else "not just who may see the exchange does"
        if kind in OWNERS:
            return _wrong_owner(self.rules, event)
        if kind == kinds.PUSHED and self.rules.frames[(seen or secret)[0]].is_whispered:
            return "" if not seen and eyes == 1 << secret[1] else "a whispered question is heard by others"
        return "" if (eyes, len(seen), secret) == (ALL, PUBLIC[kind], ()) else "it is public as a whole"

    def _wrong_move(self, eyes: int, seen: tuple[int, ...], secret: tuple[int, ...]) -> str:
        source, target, number, worth = seen
        kind = (kind_of_zone(self.rules, source), kind_of_zone(self.rules, target))
        if number != len(secret):
            return "everybody sees another number of cards"
        if worth and (kind not in {("drawn-gold", "gold"), ("limbo", "gold")} or worth != sum(secret)):
            return "a worth is told that is none"
        who = MOVES[kind]
        if self.rules.text.startswith(("duel", "solo")) and kind == ("limbo", "gold"):
            who = EVERYONE  # with a path card that lies there for everybody to see
        if who == PAYEE:
            # Who it is shows when he is paid; until then it is one and the same seat.
            is_right = eyes > 0 and eyes & (eyes - 1) == 0 and self.payee in (0, eyes)
            self.payee = eyes
            return "" if is_right else "not just one seat sees gold being drawn"
        if kind == ("drawn-gold", "gold"):
            payee, self.payee = self.payee, 0
            if payee != eyes:
                return "somebody else saw the gold being drawn"
        wanted = {
            NO_ONE: 0,
            EVERYONE: ALL,
            TAKER: 1 << target % int(PLACES),
            BOTH: 1 << target % int(PLACES) | 1 << source % int(PLACES),
            ON_TURN: 1 << self.on_turn,
        }[who]
        return "" if eyes == wanted else f"of {kind[0]} to {kind[1]}, {who} should see the cards"

    def _wrong_look(self, eyes: int, seen: tuple[int, ...]) -> str:
        seat, zone = seen
        name = kind_of_zone(self.rules, zone)
        if seat != NOBODY:
            return "" if eyes == 1 << seat and name in LOOKED_AT else "not just who looks sees it"
        if name in REVEALED_AT_END and not self.is_ended:
            return "the round is not over"
        return "" if eyes == ALL and name in REVEALED + REVEALED_AT_END else "not everybody sees what is shown to all"

    def _wrong_piece(self, eyes: int, seen: tuple[int, ...], secret: tuple[int, ...]) -> str:
        kind, cell, number = seen
        if (kind, cell) not in self.pieces:
            self.pieces.add((kind, cell))
            return "" if eyes == 0 else "somebody sees what is laid face down"
        if eyes == ALL:
            return "" if number or secret[1] == 0 else "everybody sees below a card that is only turned up"
        return "" if eyes == 1 << self.on_turn else "not just who looks sees below a card"


def _wrong_owner(rules: Rules, event: Event) -> str:
    """Something of a seat, or its answer to a question that was whispered."""
    kind, eyes, seen, secret = event
    if kind == kinds.CHOSE and not seen and rules.frames[secret[1] >> 28].is_whispered:
        return "" if eyes == 1 << secret[0] else "a whisper is heard by others"
    if len(seen) != OWNERS[kind]:
        return "everybody sees too much or too little"
    return "" if eyes == 1 << seen[0] else "not just its owner sees the inside"


def _wrong_fact(rules: Rules, eyes: int, seen: tuple[int, ...], secret: tuple[int, ...]) -> str:
    name = rules.facts[seen[0]].name
    if (len(seen) - 1, len(secret)) != (rules.facts[seen[0]].size, SECRETS.get(name, 0)):
        return f"of {name} everybody is told too much or too little"
    owners = SEEING.get(name, (0,))
    if secret and any(rules.facts[seen[0]].opens[i].type != "seat" for i in owners):
        return f"nobody is there to see what is secret of {name}"
    wanted = sum(1 << seen[1 + i] for i in owners) if secret else ALL
    return "" if eyes == wanted else f"the secret of {name} is told to the wrong ones"


class Witness:
    """Goes along with the truth and says what each view knows too much or too little of."""

    rules: Rules
    state: State
    pile: list[int]  # whose face-down discard lies there, or ALL
    peeked: set[tuple[int, int]]  # (seat, goal)
    found: set[int]
    lookers: set[int]  # who has looked at the gold laid out since somebody else took of it
    is_ended: bool
    bank: list[tuple[int, set[int]]]  # the gold deck, top last: value, and who has put it under (BASE-A24)
    pool: list[tuple[int, set[int]]]  # the same of gold laid out; nobody knows any more after somebody took of it
    drawn: list[tuple[int, set[int]]]  # the same of gold drawn by whoever is being paid
    paid: dict[tuple[int, int], int]  # (who knows it, whose it is) -> gold cards, as a state counts them

    def __init__(self, state: State) -> None:
        self.rules = state.rules
        self.state = state
        self.bank, self.pool, self.drawn, self.paid = [], [], [], {}
        self._forget()

    def _forget(self) -> None:
        self.pile, self.peeked, self.found, self.lookers, self.is_ended = [], set(), set(), set(), False

    def note(self, log: Iterable[Event]) -> None:
        for event in log:
            kind, _, seen, secret = event
            if kind == kinds.MOVED:
                self._note_gold(seen)
            elif kind == kinds.FILLED and seen[0] == BANK:
                self.bank = [(value, set()) for value in secret]
            elif kind == kinds.SEEN:
                self._note_look(seen[0], seen[1])
            elif kind == kinds.BEGAN:
                self._forget()
            elif kind == kinds.DISCARDED:
                self.pile.append(seen[0])
            elif kind in {kinds.BURIED, kinds.CLEARED, kinds.REMOVED}:
                self.pile.append(ALL)
            elif kind == kinds.ENDED:
                self.is_ended = True
            elif kind == kinds.TOLD and self.rules.facts[seen[0]].name == "sunk":
                self.bank[0][1].add(seen[1])

    def _note_look(self, seat: int, zone: int) -> None:
        if zone == POOL:
            self.lookers.add(seat)
        elif is_of(zone, GOAL) and seat == NOBODY:
            self.found.add(place_of(zone))
        elif is_of(zone, GOAL):
            self.peeked.add((seat, place_of(zone)))

    def _note_gold(self, seen: tuple[int, ...]) -> None:
        """Knowledge moves with the card: who drew a gold card and put it under knows it wherever it goes (BASE-A24)."""
        source, target, number, _ = seen
        if target == POOL:
            cut = len(self.bank) - number
            self.bank, self.pool = self.bank[:cut], self.bank[cut:]
        elif source == POOL:
            self.lookers &= {place_of(target)}
            self.pool = [(value, set()) for value, _ in self.pool[1:]]
        elif source == target == BANK:
            self.bank.insert(0, self.bank.pop())
        elif source == BANK:
            self.drawn.append(self.bank.pop())
        elif is_of(target, GOLD):
            owner = place_of(target)
            for value, eyes in self.drawn:
                for seat in eyes - {owner}:
                    self.paid[seat, owner] = self.paid.get((seat, owner), 0) + (1 << 8 * value) - 1
            self.drawn = []

    def faults(self, view: View) -> list[str]:
        """In which fields a view is not what its seat may and must know."""
        truth, me = self.state, int(view.me)
        seats = range(int(truth.seats))
        hands = [truth.hand(seat) if seat == me else [0] * len(truth.hand(seat)) for seat in seats]
        goals = [
            int(kind) if self.is_ended or goal in self.found or (me, goal) in self.peeked else 0
            for goal, kind in enumerate(truth.goals)
        ]
        counts = [sum(int(gold) >> 8 * value & 255 for value in range(8)) for gold in truth.gold]
        is_over = truth.depth == 0
        pool = [int(value) if me in self.lookers else 0 for value in truth.pool]
        if me not in self.lookers:
            pool = sorted(value if me in eyes else 0 for value, eyes in self.pool)
        pile = [
            int(card) if owner in {ALL, me} else 0
            for card, owner in zip(list(truth.pile)[: int(truth.spent)], self.pile, strict=True)
        ]
        frames = [frame for frame in truth.frames() if not self.rules.frames[frame[0]].is_whispered or frame[1] == me]
        wanted: dict[str, tuple[object, object]] = {
            "hands": (hands, [view.hand(seat) for seat in seats]),
            "roles": (
                [int(truth.roles[seat]) if self.is_ended or seat == me else 0 for seat in seats],
                [int(role) for role in view.roles],
            ),
            "aside": ([int(role) if self.is_ended else 0 for role in truth.aside], [int(role) for role in view.aside]),
            "goals": (goals, [int(kind) for kind in view.goals]),
            "gold": (
                [
                    int(truth.gold[seat]) if is_over or seat == me else counts[seat] + self.paid.get((me, seat), 0)
                    for seat in seats
                ],
                [int(gold) for gold in view.gold],
            ),
            "pool": (pool, [int(value) for value in view.pool]),
            "bank": ([value if me in eyes else 0 for value, eyes in self.bank], [int(value) for value in view.bank]),
            "deck": ([0] * len(truth.deck), [int(card) for card in view.deck]),
            "left": (truth.left, view.left),
            "pile": (pile, [int(card) for card in list(view.pile)[: int(view.spent)]]),
            "front": (list(truth.front), list(view.front)),
            "known": (list(truth.known), list(view.known)),
            "table": (list(truth.arena.at), list(view.arena.at)),
            "faces": (_faces(truth), _faces(view)),
            "agenda": (frames, view.frames()),
            "turn": ((truth.round, truth.turn), (view.round, view.turn)),
            "chance": ((b"", 0), (view.key, view.drawn)),
        }
        return [f"{name} of {who(me)}" for name, (right, seen) in wanted.items() if right != seen]


def contradictions(view: View, truth: State) -> list[str]:
    """Where a view believes something that is not so; it may know less than it could, but never anything wrong."""
    seats = range(int(truth.seats))
    pairs: dict[str, tuple[list[int], list[int]]] = {
        "roles": (list(map(int, view.roles)), list(map(int, truth.roles))),
        "goals": (list(map(int, view.goals)), list(map(int, truth.goals))),
        "pieces": ([n for piece in pieces_of(view) for n in piece], [n for piece in pieces_of(truth) for n in piece]),
        "pile": (list(map(int, view.pile))[: int(view.spent)], list(map(int, truth.pile))[: int(truth.spent)]),
    }
    for number, zone in enumerate(truth.rules.zones):
        if not zone.is_sorted:  # where what is hidden would come first
            pairs[zone.name] = (list(map(int, view.zones[number])), list(map(int, truth.zones[number])))
    faults = [
        name
        for name, (seen, right) in pairs.items()
        if len(seen) != len(right) or any(a not in (0, b) for a, b in zip(seen, right, strict=True))
    ]
    for seat in seats:
        mine, right = view.hand(seat), truth.hand(seat)
        known = [card for card in mine if card]
        if len(mine) != len(right) or any(known.count(card) > right.count(card) for card in known):
            faults.append(f"hand {seat}")
        if seat == view.me and mine != right:
            faults.append("own hand")
    public = ("purse", "notes", "front", "known", "held")
    faults += [name for name in public if list(getattr(view, name)) != list(getattr(truth, name))]
    numbers = ("left", "spent", "due", "round", "turn", "latest")
    faults += [name for name in numbers if getattr(view, name) != getattr(truth, name)]
    if list(view.arena.at) != list(truth.arena.at) or _faces(view) != _faces(truth):
        faults.append("table")
    if any(view.deck) or view.key:
        faults.append("what nobody may know")
    return [f"{fault} of {who(int(view.me))}" for fault in faults]


def _faces(state: State) -> list[tuple[int, int]]:
    arena = state.arena
    return [(int(arena.code[tile]), int(arena.lit[tile])) for tile in range(1, int(arena.count) + 1)]


def who(seat: int) -> str:
    return "the spectator" if seat == SPECTATOR else f"seat {seat}"
