"""Who may see what of each kind of event, written down from docs/rules/base.md section 12, apart from the engine.

Owns the checker of event lists (`leaks`) and of views (`Witness`).  Both tell faults in words and never heal them.
"""

from __future__ import annotations

from collections.abc import Iterable

from undermine.core import event as kinds
from undermine.core.event import ALL, NAMES, Event
from undermine.core.frame import SPECTATOR
from undermine.core.rules import Rules
from undermine.core.state import State
from undermine.views.view import View

# Kind -> how many numbers everybody sees; the first is the seat whose secret the rest is (BASE-67, BASE-70).
OWNERS = {
    kinds.CHOSE: 1, kinds.CAST: 1, kinds.DREW: 1, kinds.DISCARDED: 1, kinds.PEEKED: 2, kinds.LOOKED: 1, kinds.TOOK: 1,
    kinds.PAID: 2,
}  # fmt: skip
# Kind -> how many numbers everybody sees of something that nobody may look into (BASE-68); the last is a count.
NOBODYS = {kinds.BEGAN: 2, kinds.SET_ASIDE: 0, kinds.HID: 0, kinds.BANKED: 1, kinds.STAKED: 1}
# Kind -> how many numbers there are of something that happens openly (BASE-69).
PUBLIC = {
    kinds.SPENT: 2, kinds.BURIED: 1, kinds.PLACED: 2, kinds.REMOVED: 1, kinds.SHOWN: 2, kinds.FRONTED: 2,
    kinds.CLEARED: 2, kinds.TURNED: 1, kinds.PUSHED: 4, kinds.POPPED: 1, kinds.REPLACED: 4, kinds.ENDED: 2,
    kinds.FOUND: 2, kinds.BARED: 3,
}  # fmt: skip


def leaks(rules: Rules, log: Iterable[Event]) -> list[str]:
    """What is wrong with the audience of events; empty if everybody sees just what he may."""
    faults: list[str] = []
    ended = False
    for number, (kind, eyes, seen, secret) in enumerate(log):
        wrong = ""
        if kind in OWNERS and _is_whispered(rules, kind, seen, secret):
            wrong = "" if eyes == 1 << secret[0] else "a whisper is heard by others"
        elif kind in OWNERS:
            if len(seen) != OWNERS[kind]:
                wrong = "everybody sees too much or too little"
            elif eyes != 1 << seen[0]:
                wrong = "not just its owner sees the inside"
        elif kind in NOBODYS:
            if len(seen) != NOBODYS[kind] or (seen and seen[-1] != len(secret)):
                wrong = "everybody sees more than the number"
            elif eyes != 0:
                wrong = "somebody sees the inside"
        elif kind == kinds.PUSHED and _is_whisper(rules, seen, secret):
            wrong = "" if not seen and eyes == 1 << secret[1] else "a whispered question is heard by others"
        elif kind in {kinds.UNMASKED, kinds.COUNTED}:
            number_of = int(rules.seats) + (int(rules.spare_roles) if kind == kinds.UNMASKED else 0)
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


def _is_whisper(rules: Rules, seen: tuple[int, ...], secret: tuple[int, ...]) -> bool:
    frame = seen or secret
    return bool(rules.whispers[frame[0]])


def _is_whispered(rules: Rules, kind: int, seen: tuple[int, ...], secret: tuple[int, ...]) -> bool:
    """An answer to a whispered question carries the kind of the question in its action."""
    return kind == kinds.CHOSE and not seen and bool(rules.whispers[secret[1] >> 28])


class Witness:
    """Goes along with the truth and says what each view knows too much or too little of."""

    rules: Rules
    state: State
    pile: list[int]  # whose face-down discard lies there, or ALL
    peeked: set[tuple[int, int]]  # (seat, goal)
    found: set[int]
    lookers: set[int]  # who has looked at the gold laid out since somebody else took of it
    is_ended: bool

    def __init__(self, state: State) -> None:
        self.rules = state.rules
        self.state = state
        self._forget()

    def _forget(self) -> None:
        self.pile, self.peeked, self.found, self.lookers, self.is_ended = [], set(), set(), set(), False

    def note(self, log: Iterable[Event]) -> None:
        for kind, _, seen, _ in log:
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
        pile = [
            int(card) if owner in {ALL, me} else 0
            for card, owner in zip(list(truth.pile)[: int(truth.spent)], self.pile, strict=True)
        ]
        frames = [frame for frame in truth.frames() if not self.rules.whispers[frame[0]] or frame[1] == me]
        wanted: dict[str, tuple[object, object]] = {
            "hands": (hands, [view.hand(seat) for seat in seats]),
            "roles": (
                [int(truth.roles[seat]) if self.is_ended or seat == me else 0 for seat in seats],
                [int(role) for role in view.roles],
            ),
            "aside": ([int(role) if self.is_ended else 0 for role in truth.aside], [int(role) for role in view.aside]),
            "goals": (goals, [int(kind) for kind in view.goals]),
            "gold": (
                [int(truth.gold[seat]) if is_over or seat == me else counts[seat] for seat in seats],
                [int(gold) for gold in view.gold],
            ),
            "pool": (pool, [int(value) for value in view.pool]),
            "bank": ([0] * len(truth.bank), [int(value) for value in view.bank]),
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


def _faces(state: State) -> list[tuple[int, int]]:
    arena = state.arena
    return [(int(arena.code[tile]), int(arena.lit[tile])) for tile in range(1, int(arena.count) + 1)]


def who(seat: int) -> str:
    return "the spectator" if seat == SPECTATOR else f"seat {seat}"
