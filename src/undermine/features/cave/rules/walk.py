"""Walking: dwarfs move from field to field, pay for bridges and tunnels, turn goals up, take gold and leave the cave.

Rules CAVE-63..66, CAVE-135..159.  Owns the question for the next step, of dwarfs and of monsters that somebody leads,
and what a dwarf's step brings.  Never knows how a monster attacks.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undermine.core.action import ANSWER, act, card_of, where_of, whom_of
from undermine.core.fact import GOLD, HARM
from undermine.core.frame import NOBODY, TURN, Frame
from undermine.core.grid import FOUR
from undermine.core.module import Reason
from undermine.core.piece import NO_PIECE, cell_of, kind_of, number_of
from undermine.core.place import FIELD, WIDTH
from undermine.core.rules import Rules
from undermine.core.run import Run
from undermine.core.state import NOWHERE, State
from undermine.core.target import TURNED_CELL
from undermine.features.cave.rules.board import FIELD_OF_CARD, MOST_PLACES, SIDE_OF_CARD, STEPS, Board, Keeper
from undermine.features.cave.rules.fields import EXIT
from undermine.features.cave.rules.ground import Ground, goal_at
from undermine.features.cave.rules.turns import is_spent

MOVED: Final[i64] = 16  # in a budget: the dwarf has made a step in this turn
MET: Final[i64] = 32  # in a budget: it has come onto a monster's field
BUDGET: Final[i64] = 15
GIFT: Final[i64] = 3  # nuggets in the beginning (CAVE-32)

# What an answer to the question for a step is.
GO: Final[i64] = 0
CUT: Final[i64] = 1
STAY: Final[i64] = 2

_FOUND: Final[vec[i64]] = vec[i64]([0] * MOST_PLACES)  # scratch, as in `arena`


class Walking(Keeper):
    board: Board
    ground: Ground
    moves_on: bool  # may a dwarf go on after an axe has rid it of a monster (CAVE-A19)?
    by_card: bool  # is an axe good for every web on the dwarf's card (CAVE-A24)?
    asks_vein: bool  # may a nugget be declined (CAVE-A42)?
    at_once: bool  # CAVE-A49
    arrive: i64  # task (seat, budget | MOVED | MET): what the field brings once monsters are done
    orient: i64  # question (seat, goal, side): which way a goal comes to lie
    claim: i64  # question (seat): take the nugget and be known?
    found: i64  # fact (goal, what it is)
    lost: i64  # fact (seat): a nugget, in a tunnel
    took: i64  # fact (seat, cell): the nugget of a vein
    unveiled: i64  # fact (seat, role)
    left: i64  # fact (seat)
    scanned: i64  # fact (seat): it looked at the clan cards that are left over

    def __init__(
        self, board: Board, ground: Ground, moves_on: bool, by_card: bool, asks_vein: bool, at_once: bool
    ) -> None:
        self.board = board
        self.ground = ground
        self.moves_on = moves_on
        self.by_card = by_card
        self.asks_vein = asks_vein
        self.at_once = at_once
        self.arrive = self.orient = self.claim = 0
        self.found = self.lost = self.took = self.unveiled = self.left = self.scanned = 0

    def join(self, rules: Rules) -> None:
        self.board.move = rules.frame(self, "move")
        self.arrive = rules.frame(self, "arrive")
        self.orient = rules.frame(self, "orient")
        rules.verb("move", int(self.board.move), FIELD_OF_CARD, whom=int(GO))
        rules.verb("stay", int(self.board.move), whom=int(STAY))
        rules.verb("cut", int(self.board.move), SIDE_OF_CARD, whom=int(CUT))
        rules.verb("orient", int(self.orient), TURNED_CELL)
        self.found = rules.fact(self, "cave-found", "goal kind", weight=8)
        self.lost = rules.fact(self, "cave-lost", "seat", HARM)
        self.took = rules.fact(self, "cave-nugget", "seat cell", GOLD)
        self.unveiled = rules.fact(self, "cave-unveiled", "seat role")
        self.left = rules.fact(self, "cave-left", "seat", GOLD)
        self.scanned = rules.fact(self, "cave-scanned", "seat")
        if self.asks_vein:
            self.claim = rules.frame(self, "vein")
            rules.verb("pocket", int(self.claim), whom=1)
            rules.verb("forgo", int(self.claim), whom=0)

    def deal(self, run: Run) -> None:
        """Three nuggets for everybody (CAVE-32)."""
        for seat in range(run.state.seats):
            run.earn(seat, GIFT)

    def upkeep(self, run: Run, seat: i64) -> None:
        """A paralysed dwarf is stood up and does not move in this turn (CAVE-129)."""
        notes = run.state.notes
        lay = notes[self.board.lying] >> seat & 1
        if lay:
            run.note(self.board.lying, notes[self.board.lying] & ~(1 << seat))
        if notes[self.board.numb] != lay:
            run.note(self.board.numb, lay)
        if self.board.late != NOWHERE and notes[self.board.late]:
            run.note(self.board.late, 0)

    def closing(self, run: Run, seat: i64) -> bool:
        """Step 2 of a turn: the dwarf may move (CAVE-66)."""
        if run.state.figures[seat] != NOWHERE:
            self.ask(run, seat, seat, self.budget(run.state, seat))
        return False

    def budget(self, state: State, seat: i64) -> i64:
        """How many steps a dwarf has in its turn (CAVE-103, CAVE-129, CAVE-135, CAVE-A30)."""
        if state.notes[self.board.lying] >> seat & 1 or state.notes[self.board.numb]:
            return 0
        return STEPS + 1 if state.conditions(seat) & self.board.boots else STEPS

    def ask(self, run: Run, seat: i64, figure: i64, budget: i64) -> None:
        """The next step, unless there is nothing to choose."""
        state = run.state
        can_go = budget & BUDGET and self.board.steps(state, state.figures[figure], _FOUND) > 0
        if can_go or (figure == seat and self.cuts(state, seat, _FOUND, 0)):
            run.push(self.board.move, seat, figure, budget)

    # Questions

    def choices(self, state: State, frame: Frame, menu: vec[i64]) -> i64:
        kind = frame[0]
        if kind == self.orient:
            cell = state.arena.cell[state.rules.first_goal + frame[2]]
            codes = self.ground.ways(state, frame[2], frame[3])
            for i in range(len(codes)):
                menu[i] = act(ANSWER, kind, cell, codes[i] & 1)
            return len(codes)
        if kind == self.claim:
            menu[0] = act(ANSWER, kind, 0, 0)
            menu[1] = act(ANSWER, kind, 0, 1)
            return 2
        n: i64 = 0
        if frame[3] & BUDGET:
            n = self.board.steps(state, state.figures[frame[2]], menu)
            for i in range(n):
                menu[i] = act(ANSWER, kind, menu[i], GO)
        menu[n] = act(ANSWER, kind, 0, STAY)
        n += 1
        return self.cuts(state, frame[1], menu, n) if frame[2] == frame[1] else n

    def cuts(self, state: State, seat: i64, menu: vec[i64], n: i64) -> i64:
        """Webs that the dwarf could cut with an axe from where it stands (CAVE-105, CAVE-110)."""
        place = state.figures[seat]
        if place == NOWHERE or len(state.pieces) == 0 or not self.board.axe_of(state, seat):
            return n
        for d in range(FOUR):
            web = self.web_at(state, place, d)
            if web != NO_PIECE and self.board.axe_for(state, seat, web):
                menu[n] = act(ANSWER, self.board.move, place >> WIDTH << WIDTH | d, CUT)
                n += 1
        return n

    def web_at(self, state: State, place: i64, d: i64) -> i64:
        """The web on a side of the card, if a dwarf on this field is at it, or NO_PIECE."""
        arena = state.arena
        cell = place >> WIDTH
        port = self.board.fields.port(arena.code[arena.tile_at(cell)], d)
        if port < 0 or not (self.by_card or port == place & FIELD):
            return NO_PIECE
        return self.board.web_on(state, cell, d)

    def webs_at(self, state: State, seat: i64) -> i64:
        """Bits of the webs that a dwarf is at."""
        bits: i64 = 0
        place = state.figures[seat]
        if place != NOWHERE:
            for d in range(FOUR):
                web = self.web_at(state, place, d)
                if web != NO_PIECE:
                    bits |= 1 << self.board.token(web)
        return bits

    def leave_webs(self, run: Run, seat: i64) -> None:
        """A web that a dwarf has left is as any other when it comes back (CAVE-A22)."""
        board = self.board
        if board.late != NOWHERE and run.state.notes[board.late]:
            late = run.state.notes[board.late]
            kept = late & self.webs_at(run.state, seat)
            if kept != late:
                run.note(board.late, kept)

    def offer(self, state: State, seat: i64, menu: vec[i64], n: i64) -> i64:
        """At any time of the turn, so before a card is played, too (CAVE-105)."""
        return self.cuts(state, seat, menu, n) if state.top_kind == TURN else n

    def cut(self, run: Run, seat: i64, where: i64) -> None:
        """An axe turns a web from 2 to 1, or takes it away (CAVE-105)."""
        state = run.state
        board = self.board
        web = board.web_on(state, where >> WIDTH, where & FIELD)
        run.clear(seat, board.axe_for(state, seat, web))
        run.tell(board.axed, seat)
        late = state.notes[board.late] if board.late != NOWHERE else 0
        if late and not late >> board.token(web) & 1:
            # That was the axe laid last; those that are left lay there in time.
            run.note(board.late, 0)
        self.wear(run, web)

    def wear(self, run: Run, web: i64) -> None:
        """A web shows one round less; with none left it is gone, and its card with it (CAVE-99..101)."""
        kind = kind_of(web)
        cell = cell_of(web)
        number = number_of(web)
        run.withdraw(kind, cell)
        if number & 3 == 2:
            run.post(kind, cell, number - 1)
        else:
            run.tell(self.board.torn, cell)
            holder = self.board.holder(run.state, self.board.snares, self.board.token(web))
            run.clear(holder >> 8, holder & 255)

    def answer(self, run: Run, frame: Frame, action: i64) -> None:
        kind = frame[0]
        seat = frame[1]
        if kind == TURN:
            run.push(TURN, seat)
            self.cut(run, seat, where_of(action))
        elif kind == self.orient:
            code = self.ground.faces[run.state.goals[frame[2]]] + whom_of(action)
            self.enter_goal(run, seat, frame[2], frame[3], code)
        elif kind == self.claim:
            if whom_of(action):
                self.take(run, seat)
        elif whom_of(action) == CUT:
            self.cut(run, seat, where_of(action))
            self.ask(run, seat, frame[2], frame[3])
        elif whom_of(action) == STAY:
            if frame[2] == seat and frame[3] & MOVED:
                self.end_move(run, seat)
        elif frame[2] == seat:
            self.go(run, seat, where_of(action), frame[3] - 1 | MOVED)
        else:
            self.lead(run, seat, frame[2], where_of(action), frame[3] - 1)

    # A step of a monster

    def lead(self, run: Run, seat: i64, figure: i64, place: i64, budget: i64) -> None:
        """It stops where it meets dwarfs (CAVE-116); a face-down goal stays as it is (CAVE-119)."""
        run.stand(figure, place)
        victims = self.board.on_place(run.state, place)
        if victims:
            run.push(self.board.attack, NOBODY, figure, victims)
        else:
            self.ask(run, seat, figure, budget)

    # A step of a dwarf: CAVE-148

    def go(self, run: Run, seat: i64, place: i64, budget: i64) -> None:
        state = run.state
        goal = goal_at(state, place)
        if goal >= 0:
            run.find(goal)
            run.tell(self.found, goal, state.goals[goal])
            codes = self.ground.ways(state, goal, place & FIELD)
            if len(codes) == 0:
                # No way up leads in: the goal lies upright, the dwarf stays, and the step is spent (CAVE-A11).
                self.ground.turn_up(run, goal, self.ground.faces[state.goals[goal]])
                self.come(run, seat, budget)
            elif len(codes) == 1:
                self.enter_goal(run, seat, goal, place & FIELD, codes[0])
            else:
                run.push(self.orient, seat, goal, place & FIELD)
            return
        old = state.figures[seat]
        run.stand(seat, place)
        self.leave_webs(run, seat)
        if self.board.is_bridge(state, old, place):
            self.board.lose_card(run, seat, self.board.dropped)
            self.board.lower(run, seat, self.board.maximum)
        if self.board.is_tunnel(state, place) and state.purse[seat]:
            run.earn(seat, -1)
            run.tell(self.lost, seat)
        self.come(run, seat, budget)

    def enter_goal(self, run: Run, seat: i64, goal: i64, side: i64, code: i64) -> None:
        """The goal is turned up; whoever was inside meets the dwarf where it comes in (CAVE-149..152, CAVE-A14)."""
        self.ground.turn_up(run, goal, code)
        cell = run.state.arena.cell[run.rules.first_goal + goal]
        place = cell << WIDTH | self.board.fields.port(code, side)
        for figure in range(self.board.monster, len(run.state.figures)):
            there = run.state.figures[figure]
            if there != NOWHERE and there >> WIDTH == cell:
                run.stand(figure, place)
        run.stand(seat, place)
        self.leave_webs(run, seat)
        self.come(run, seat, MOVED)

    def come(self, run: Run, seat: i64, budget: i64) -> None:
        """Monsters on the field attack first, the last one pushed before the others (CAVE-147, CAVE-A18)."""
        state = run.state
        place = state.figures[seat]
        met = self.beasts_on(state, place)
        run.push(self.arrive, NOBODY, seat, budget | MET if met else budget)
        for k in range(2, -1, -1):
            if met >> k & 1:
                run.push(self.board.attack, NOBODY, self.board.monster + k, 1 << seat)

    def beasts_on(self, state: State, place: i64) -> i64:
        """Bits of the monsters on a place."""
        met: i64 = 0
        for k in range(3):
            if state.figures[self.board.monster + k] == place:
                met |= 1 << k
        return met

    def step(self, run: Run, frame: Frame) -> None:
        """A dwarf has arrived: the exit, a vein, and whether it goes on."""
        state = run.state
        seat = frame[2]
        budget = frame[3]
        run.pop()
        place = state.figures[seat]
        if self.board.bears(state, place) & EXIT:
            self.leave(run, seat)
            return
        if budget & MET and not (self.moves_on and not self.beasts_on(state, place)):
            budget = MOVED
        if self.at_once and is_spent(state):
            if not budget & BUDGET:
                self.end_move(run, seat)
            run.finish(state.turn, NOBODY)
            return
        if budget & BUDGET:
            self.ask(run, seat, seat, budget & ~MET)
        else:
            # Only a web can still be cut; the movement itself ends now, and once.
            self.ask(run, seat, seat, 0)
            self.end_move(run, seat)

    def end_move(self, run: Run, seat: i64) -> None:
        """A dwarf that ends its movement on a vein with a nugget takes it (CAVE-143)."""
        if self.board.has_gold(run.state, run.state.figures[seat]):
            if self.asks_vein:
                run.push(self.claim, seat)
            else:
                self.take(run, seat)

    def take(self, run: Run, seat: i64) -> None:
        """The nugget, and with it everybody knows whom the dwarf works for (CAVE-143, CAVE-144)."""
        cell = run.state.figures[seat] >> WIDTH
        run.withdraw(self.board.nugget, cell)
        run.earn(seat, 1)
        run.tell(self.took, seat, cell)
        self.show(run, seat)

    def show(self, run: Run, seat: i64) -> None:
        """The clan card lies face up from now on."""
        shown = run.state.notes[self.board.shown]
        if not shown >> seat & 1:
            run.unveil(seat)
            run.tell(self.unveiled, seat, run.state.roles[seat])
            run.note(self.board.shown, shown | 1 << seat)

    def leave(self, run: Run, seat: i64) -> None:
        """Out of the cave (CAVE-156..159)."""
        state = run.state
        order: i64 = 1
        for other in range(state.seats):
            if state.notes[self.board.left + other]:
                order += 1
        run.stand(seat, NOWHERE)
        run.tell(self.left, seat)
        run.note(self.board.left + seat, order)
        self.show(run, seat)
        if order == 1 and len(state.aside) > 0:
            run.scan(seat)
            run.tell(self.scanned, seat)
        if self.is_empty_of(state, state.roles[seat]):
            run.finish(state.turn, NOBODY)

    def is_empty_of(self, state: State, role: i64) -> bool:
        """Whether all dwarfs that work for the same clan as this one have left (CAVE-164)."""
        for other in range(state.seats):
            if works_for(state.roles[other]) == works_for(role) and not state.notes[self.board.left + other]:
                return False
        return True

    def objection(self, state: State, seat: i64, action: i64) -> Reason:
        kind = card_of(action)
        if kind == self.orient:
            return ("other-goal-turning",)
        if kind == self.claim:
            return ("not-offered",)
        what = whom_of(action)
        if what == CUT:
            if not self.board.axe_of(state, seat):
                return ("no-axe",)
            where = where_of(action)
            place = state.figures[seat]
            is_here = place != NOWHERE and where >> WIDTH == place >> WIDTH and where & FIELD < FOUR
            return ("axe-too-late",) if is_here and self.web_at(state, place, where & FIELD) else ("no-web-here",)
        if what == STAY:
            return ("not-offered",)
        frame = state.top()
        if frame[0] != self.board.move:
            return ("not-moving-yet",)
        if not frame[3] & BUDGET:
            return ("no-steps-left",)
        place = where_of(action)
        tile = state.arena.tile_at(place >> WIDTH)
        if tile == 0:
            return ("no-field-there",)
        if goal_at(state, place) < 0 and not self.board.fields.there[state.arena.code[tile]] >> (place & FIELD) & 1:
            return ("no-field-there",)
        here = state.figures[frame[2]]
        for d in range(FOUR):
            there = (here >> WIDTH) + state.arena.grid.step[d] & state.arena.grid.mask
            if there == place >> WIDTH and self.board.web_on(state, here >> WIDTH, d) != NO_PIECE:
                return ("web-in-the-way",)
        return ("not-one-step",)



def works_for(role: i64) -> i64:
    """1 for the blue, 2 for the yellow clan: loyal ones for their own, saboteurs for the other (CAVE-31)."""
    return 1 if role == 1 or role == 4 else 2
