"""Who may see what of each kind of event, written down from docs/rules/base.md section 12, apart from the engine.

Owns the checker of event lists (`leaks`) and of views (`Witness`).  Both tell faults in words and never heal them.
"""

from __future__ import annotations

from collections.abc import Iterable

from tests.same import pieces_of
from undermine.core import event as kinds
from undermine.core.event import ALL, NAMES, Event
from undermine.core.frame import SPECTATOR
from undermine.core.rules import Rules
from undermine.core.state import State
from undermine.views.view import View

# Kind -> how many numbers everybody sees; the first is the seat whose secret the rest is (BASE-67, BASE-70).
OWNERS = {
    kinds.CHOSE: 1, kinds.CAST: 1, kinds.DREW: 1, kinds.DISCARDED: 1, kinds.PEEKED: 2, kinds.LOOKED: 1, kinds.TOOK: 1,
    kinds.PAID: 2, kinds.HATTED: 1, kinds.INSPECTED: 2, kinds.OFFERED: 2, kinds.KEPT: 1, kinds.TRADED: 1,
    kinds.GLIMPSED: 3, kinds.SCANNED: 1, kinds.EXCHANGED: 3, kinds.RAISED: 1, kinds.SUNK: 1,
}  # fmt: skip
# Kind -> how many numbers everybody sees; the first two are the seats who share the secret.
SHARED = {kinds.SWAPPED: 2, kinds.SNATCHED: 2}
# Kind -> how many numbers everybody sees of something that nobody may look into (BASE-68); the last is a count.
NOBODYS = {
    kinds.BEGAN: 2, kinds.SET_ASIDE: 0, kinds.HID: 0, kinds.BANKED: 1, kinds.STAKED: 1, kinds.WITHHELD: 1,
    kinds.MIXED: 1, kinds.BURNT: 1, kinds.STOCKED: 1,
}  # fmt: skip
# Kind -> how many numbers everybody sees, and how many nobody does, of what lies somewhere on the table.
UNDER = {kinds.COVERED: (2, 2), kinds.UNEARTHED: (2, 1)}
# Kind -> how many numbers there are of something that happens openly (BASE-69).
PUBLIC = {
    kinds.SPENT: 2, kinds.BURIED: 1, kinds.PLACED: 2, kinds.REMOVED: 1, kinds.SHOWN: 2, kinds.FRONTED: 2,
    kinds.CLEARED: 2, kinds.TURNED: 1, kinds.PUSHED: 4, kinds.POPPED: 1, kinds.REPLACED: 4, kinds.ENDED: 2,
    kinds.FOUND: 2, kinds.NOTED: 2, kinds.EARNED: 2, kinds.HANDED: 3, kinds.OWED: 1, kinds.PUT_BACK: 1, kinds.POSTED: 3,
    kinds.WITHDRAWN: 2, kinds.OPENED: 4, kinds.FACED: 2, kinds.MOVED: 2, kinds.SHIFTED: 3, kinds.SWITCHED: 4,
    kinds.STOOD: 2, kinds.UNVEILED: 2, kinds.BOXED: 1, kinds.COLLECTED: 3, kinds.FORFEITED: 2, kinds.UNCOVERED: 3,
}  # fmt: skip
# Kinds that are public as a whole, of as many numbers as there are seats, goals or dwarf cards.
WHOLE = {kinds.UNMASKED, kinds.COUNTED, kinds.BARED}

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
    faults: list[str] = []
    ended = False
    for number, (kind, eyes, seen, secret) in enumerate(log):
        wrong = ""
        if kind == kinds.TOLD:
            wrong = _wrong_fact(rules, eyes, seen, secret)
        elif kind in OWNERS and _is_whispered(rules, kind, seen, secret):
            wrong = "" if eyes == 1 << secret[0] else "a whisper is heard by others"
        elif kind in OWNERS:
            if len(seen) != OWNERS[kind]:
                wrong = "everybody sees too much or too little"
            elif eyes != 1 << seen[0]:
                wrong = "not just its owner sees the inside"
        elif kind in SHARED:
            if len(seen) != SHARED[kind]:
                wrong = "everybody sees too much or too little"
            elif eyes != 1 << seen[0] | 1 << seen[1]:
                wrong = "not just the two see the inside"
        elif kind in UNDER:
            wrong = "" if (eyes, (len(seen), len(secret))) == (0, UNDER[kind]) else "somebody sees what nobody may"
        elif kind in NOBODYS:
            if len(seen) != NOBODYS[kind] or (seen and seen[-1] != len(secret)):
                wrong = "everybody sees more than the number"
            elif eyes != 0:
                wrong = "somebody sees the inside"
        elif kind == kinds.PUSHED and _is_whisper(rules, seen, secret):
            wrong = "" if not seen and eyes == 1 << secret[1] else "a whispered question is heard by others"
        elif kind in WHOLE:
            spare = int(rules.spare_roles) if kind == kinds.UNMASKED else 0
            number_of = len(rules.goal_cells) if kind == kinds.BARED else int(rules.seats) + spare
            wrong = "" if (eyes, len(seen), secret) == (ALL, number_of, ()) else "it is public as a whole"
        elif (eyes, len(seen), secret) != (ALL, PUBLIC[kind], ()):
            wrong = "it is public as a whole"
        if kind in {kinds.UNMASKED, kinds.BARED} and not ended:
            wrong = "the round is not over"
        if kind == kinds.ENDED:
            ended = True
        elif kind == kinds.BEGAN:
            ended = False
        if wrong:
            faults.append(f"event {number}, {NAMES[kind]}: {wrong}")
    return faults


def _wrong_fact(rules: Rules, eyes: int, seen: tuple[int, ...], secret: tuple[int, ...]) -> str:
    name = rules.facts[seen[0]].name
    if (len(seen) - 1, len(secret)) != (rules.facts[seen[0]].size, SECRETS.get(name, 0)):
        return f"of {name} everybody is told too much or too little"
    owners = SEEING.get(name, (0,))
    if secret and any(rules.facts[seen[0]].opens[i].type != "seat" for i in owners):
        return f"nobody is there to see what is secret of {name}"
    wanted = sum(1 << seen[1 + i] for i in owners) if secret else ALL
    return "" if eyes == wanted else f"the secret of {name} is told to the wrong ones"


def _is_whisper(rules: Rules, seen: tuple[int, ...], secret: tuple[int, ...]) -> bool:
    frame = seen or secret
    return rules.frames[frame[0]].is_whispered


def _is_whispered(rules: Rules, kind: int, seen: tuple[int, ...], secret: tuple[int, ...]) -> bool:
    """An answer to a whispered question carries the kind of the question in its action."""
    return kind == kinds.CHOSE and not seen and rules.frames[secret[1] >> 28].is_whispered


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
        for kind, _, seen, secret in log:
            self._note_gold(kind, seen, secret)
            if kind == kinds.BEGAN:
                self._forget()
            elif kind == kinds.DISCARDED:
                self.pile.append(seen[0])
            elif kind in {kinds.BURIED, kinds.CLEARED, kinds.REMOVED}:
                self.pile.append(ALL)
            elif kind == kinds.PEEKED:
                self.peeked.add((seen[0], seen[1]))
            elif kind == kinds.FOUND:
                self.found.add(seen[0])
            elif kind == kinds.ENDED:
                self.is_ended = True
            elif kind == kinds.LOOKED:
                self.lookers.add(seen[0])
            elif kind == kinds.TOOK:
                self.lookers &= {seen[0]}

    def _note_gold(self, kind: int, seen: tuple[int, ...], secret: tuple[int, ...]) -> None:
        """Knowledge moves with the card: who drew a gold card and put it under knows it wherever it goes (BASE-A24)."""
        if kind == kinds.BANKED:
            self.bank = [(value, set()) for value in secret]
        elif kind == kinds.STAKED:
            cut = len(self.bank) - seen[0]
            self.bank, self.pool = self.bank[:cut], self.bank[cut:]
        elif kind == kinds.TOOK:
            self.pool = [(value, set()) for value, _ in self.pool[1:]]
        elif kind == kinds.RAISED:
            self.drawn.append(self.bank.pop())
        elif kind == kinds.SUNK:
            value, eyes = self.bank.pop()
            self.bank.insert(0, (value, eyes | {seen[0]}))
        elif kind == kinds.PAID:
            for value, eyes in self.drawn:
                for seat in eyes - {seen[0]}:
                    self.paid[seat, seen[0]] = self.paid.get((seat, seen[0]), 0) + (1 << 8 * value) - 1
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
        "aside": (list(map(int, view.aside)), list(map(int, truth.aside))),
        "worn": (list(map(int, view.worn)), list(map(int, truth.worn))),
        "goals": (list(map(int, view.goals)), list(map(int, truth.goals))),
        "offer": (list(map(int, view.offer)), list(map(int, truth.offer))),
        "bank": (list(map(int, view.bank)), list(map(int, truth.bank))),
        "stock": (list(map(int, view.stock)), list(map(int, truth.stock))),
        "gone": (list(map(int, view.gone)), list(map(int, truth.gone))),
        "pieces": ([n for piece in pieces_of(view) for n in piece], [n for piece in pieces_of(truth) for n in piece]),
        "pile": (list(map(int, view.pile))[: int(view.spent)], list(map(int, truth.pile))[: int(truth.spent)]),
    }
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
    public = ("purse", "notes", "front", "known", "held", "out")
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
