"""Monsters: rat, crawler and goblin are lured onto a den, led along the ways, and attack (CAVE-106..131).

Owns their cards, the attack and the axes that avert it.  The steps themselves belong to walking.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from undermine.core.action import ANSWER, USE, act, card_of, where_of, whom_of
from undermine.core.fact import ASIDE, HARM, HELP
from undermine.core.frame import NOBODY, Frame
from undermine.core.module import Reason
from undermine.core.place import WIDTH
from undermine.core.rules import Rules
from undermine.core.run import Run
from undermine.core.state import FRONT, NOWHERE, State
from undermine.core.target import A_SPOT, aim
from undermine.features.cave.rules.board import CRAWLER, RAT, Board, Field, Keeper
from undermine.features.cave.rules.fields import DEN
from undermine.features.cave.rules.walk import Walking

Row: TypeAlias = tuple[str, int, int, int]  # card name, how many, pile, which monster

REACH: Final[vec[i64]] = vec[i64]([3, 4, 5])  # fields that a monster moves (CAVE-113)
IN_PLAY: Final[i64] = 1  # whom of a card that moves a monster which is on the table already


class Den(Field):
    """Where a monster appears, or none for one that stands there already."""

    def usage(self) -> str:
        return "[X,Y:F]"

    def write(self, rules: Rules, action: i64) -> list[str]:
        return [] if whom_of(action) else super().write(rules, action)

    def read(self, rules: Rules, words: list[str]) -> i64:
        return super().read(rules, words) if words else aim(0, IN_PLAY)

    def room(self, rules: Rules) -> tuple[int, int]:
        return A_SPOT, 1


class Monsters(Keeper):
    board: Board
    walking: Walking
    rows: tuple[Row, ...]
    pounces: bool  # does a monster attack dwarfs on the den where it appears (CAVE-A16)?
    axe: i64  # question (seat, monster)
    lured: i64  # fact (seat, card)
    gone: i64  # fact (monster)
    bitten: i64  # facts (seat, the monster's card)
    paralysed: i64
    robbed: i64

    def __init__(self, board: Board, walking: Walking, rows: tuple[Row, ...], pounces: bool) -> None:
        self.board = board
        self.walking = walking
        self.rows = rows
        self.pounces = pounces
        self.axe = self.lured = self.gone = self.bitten = self.paralysed = self.robbed = 0

    def join(self, rules: Rules) -> None:
        for name, count, pile, which in self.rows:
            card = rules.card(self, name, count, Den())
            self.board.pile[card] = pile
            self.board.beasts[card] = which + 1
        self.board.attack = rules.frame(self, "attack")
        self.axe = rules.frame(self, "axe")
        rules.verb("axe", int(self.axe), whom=1)
        rules.verb("endure", int(self.axe), whom=0)
        self.lured = rules.fact(self, "cave-lured", "seat card", HARM)
        self.gone = rules.fact(self, "cave-gone", "figure", HELP, ASIDE)
        self.bitten = rules.fact(self, "cave-bitten", "seat card", HARM, ASIDE)
        self.paralysed = rules.fact(self, "cave-paralysed", "seat card", HARM, ASIDE)
        self.robbed = rules.fact(self, "cave-robbed", "seat card", HARM, ASIDE)

    def upkeep(self, run: Run, seat: i64) -> None:
        """Monsters whose card lies before this seat leave the table (CAVE-121)."""
        cards = run.state.front[seat] & FRONT
        while cards:
            beast = self.board.beasts[cards & 255]
            if beast:
                self.banish(run, self.board.monster + beast - 1)
            cards >>= 8

    def banish(self, run: Run, figure: i64) -> None:
        """A monster returns to the bank, its card is discarded (CAVE-107, CAVE-121)."""
        holder = self.board.holder(run.state, self.board.beasts, figure - self.board.monster)
        run.stand(figure, NOWHERE)
        run.tell(self.gone, figure)
        run.clear(holder >> 8, holder & 255)

    def options(self, state: State, seat: i64, card: i64, menu: vec[i64], n: i64) -> i64:
        """Any den, or where it stands already (CAVE-111, CAVE-122)."""
        if state.figures[self.board.monster + self.board.beasts[card] - 1] != NOWHERE:
            menu[n] = act(USE, card, 0, IN_PLAY)
            return n + 1
        arena = state.arena
        for tile in range(1, arena.count + 1):
            field = self.board.field_with(arena.code[tile], DEN)
            if field >= 0:
                menu[n] = act(USE, card, arena.cell[tile] << WIDTH | field, 0)
                n += 1
        return n

    def play(self, run: Run, seat: i64, action: i64) -> None:
        state = run.state
        card = card_of(action)
        which = self.board.beasts[card] - 1
        figure = self.board.monster + which
        holder = self.board.holder(state, self.board.beasts, which)
        if holder != NOWHERE:
            run.clear(holder >> 8, holder & 255)
        run.front(seat, card)
        run.tell(self.lured, seat, card)
        if not whom_of(action):
            run.stand(figure, where_of(action))
            victims = self.board.on_place(state, where_of(action))
            if victims and self.pounces:
                run.push(self.board.attack, NOBODY, figure, victims)
                return
        self.walking.ask(run, seat, figure, REACH[which])

    # Attacks

    def step(self, run: Run, frame: Frame) -> None:
        """Whoever is attacked and has an axe is asked, the player on turn first (CAVE-A21); then it strikes."""
        state = run.state
        figure = frame[2]
        victims = frame[3] & 255
        for k in range(state.seats):
            seat = (state.turn + k) % state.seats
            if victims >> seat & 1 and not frame[3] >> (8 + seat) & 1 and self.board.axe_of(state, seat):
                run.replace(self.board.attack, NOBODY, figure, frame[3] | 1 << (8 + seat))
                run.push(self.axe, seat, figure)
                return
        run.pop()
        for k in range(state.seats):
            seat = (state.turn + k) % state.seats
            if victims >> seat & 1:
                self.strike(run, seat, figure - self.board.monster)

    def strike(self, run: Run, seat: i64, which: i64) -> None:
        """A card and the maximum, the next turn's movement, or a nugget (CAVE-126..131)."""
        card = self.board.holder(run.state, self.board.beasts, which) & 255 if run.recording else 0
        if which == RAT:
            if self.board.lose_card(run, seat, 0):
                run.tell(self.bitten, seat, card)
                self.board.lower(run, seat, self.board.weakened)
        elif which == CRAWLER:
            lying = run.state.notes[self.board.lying]
            if not lying >> seat & 1:
                run.note(self.board.lying, lying | 1 << seat)
                run.tell(self.paralysed, seat, card)
        elif run.state.purse[seat]:
            run.earn(seat, -1)
            run.tell(self.robbed, seat, card)

    def choices(self, state: State, frame: Frame, menu: vec[i64]) -> i64:
        menu[0] = act(ANSWER, self.axe, 0, 0)
        menu[1] = act(ANSWER, self.axe, 0, 1)
        return 2

    def answer(self, run: Run, frame: Frame, action: i64) -> None:
        """An axe averts the attack from all (CAVE-106, CAVE-107, CAVE-109)."""
        if whom_of(action):
            run.pop()
            run.clear(frame[1], self.board.axe_of(run.state, frame[1]))
            run.tell(self.board.axed, frame[1])
            self.banish(run, frame[2])

    def objection(self, state: State, seat: i64, action: i64) -> Reason:
        card = card_of(action)
        if state.top()[0] == self.axe:
            return ("not-offered",)
        in_play = state.figures[self.board.monster + self.board.beasts[card] - 1] != NOWHERE
        if whom_of(action):
            return ("not-offered",) if in_play else ("not-in-play", state.rules.names[card])
        return ("already-in-play", state.rules.names[card]) if in_play else ("no-den-there",)
