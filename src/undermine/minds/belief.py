"""What a seat believes in a round of hidden roles: who is what, and where the gold lies.

Owns the evidence against everybody, and what follows from it for all together.  Evidence is how likely somebody does
what he did if he had this role, knew the gold to be there, and were one of several kinds of minds; his hand is dealt by
lot from the cards that are not seen.  Nobody is thought to be only of these kinds: a little of every likelihood is
a floor, and all of it is tempered, so that people who think differently are not condemned for it.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undermine.core.action import ANSWER, DISCARD, MENU, USE, card_of, new_menu, second_of, third_of, verb_of
from undermine.core.chance import Dice
from undermine.core.engine import fill
from undermine.core.frame import TURN
from undermine.core.rules import Rules
from undermine.core.state import HIDDEN, State
from undermine.core.tile import DOWN
from undermine.minds.hands import TRIES, Hands, packed
from undermine.minds.lore import RoundLore
from undermine.minds.miner import Miner
from undermine.minds.move import OTHER, Hearing
from undermine.views.sample import unseen_cards
from undermine.views.view import View

FLOOR: Final = 0.02  # chance that somebody does anything at all
ANYTHING: Final = 0.05  # … and how likely it is then
GRAIN: Final[i64] = 1 << 20

_MENU: Final[vec[i64]] = new_menu()
_WORTH: Final[vec[float]] = vec[float]([0.0] * MENU)


class Temper:
    """One kind of mind that somebody may be, how sharply it chooses, and how often there are such."""

    mind: Miner
    sharpness: float  # differences in worth by which it hardly goes
    share: float

    def __init__(self, mind: Miner, sharpness: float, share: float) -> None:
        self.mind = mind
        self.sharpness = sharpness
        self.share = share


class Belief:
    rules: Rules
    hearing: Hearing
    tempers: list[Temper]
    seat: i64
    dice: Dice
    round: i64
    heat: float  # by how much evidence counts
    roles: vec[i64]  # the roles that there are
    cards: vec[i64]  # … and how many dwarf cards of each
    golds: i64  # kind of goal that is the gold, 0 if there are several
    places: i64  # goals where it may lie, 1 if that is not asked
    evidence: vec[float]  # ((seat * tempers + temper) * roles + role) * places + place -> log likelihood
    hands: Hands  # what the others may hold
    role_chance: vec[float]  # seat * roles + role -> chance, as reckoned last
    gold_chance: vec[float]  # place -> chance
    _choice: i64  # of the answers that are seen as the move one by lot, as it was weighed last
    _weight: vec[float]  # (place * seats + seat) * roles + role -> likelihood
    _size: i64  # ways to have taken dwarf cards
    _radix: vec[i64]  # role -> step in that
    _ahead: vec[float]  # (place * (seats + 1) + seat) * size + taken -> weight of all that the seats from here may be
    _total: vec[float]  # place -> weight of it

    def __init__(self, hearing: Hearing, tempers: list[Temper], seat: int, seed: int, heat: float = 1.0) -> None:
        rules = hearing.rules
        self.rules = rules
        self.hearing = hearing
        self.tempers = tempers
        self.seat = seat
        self.dice = Dice(seed)
        self.heat = heat
        self.round = 0
        kinds = sorted({int(role) for role in rules.role_deck})
        self.roles = vec[i64](kinds)
        self.cards = vec[i64]([sum([1 for role in rules.role_deck if role == kind]) for kind in kinds])
        mind = tempers[0].mind
        golds = [kind for kind in range(len(rules.goal_names)) if mind.is_gold[kind]]
        self.golds = golds[0] if len(golds) == 1 and mind.golds == 1 else 0
        self.places = len(rules.goal_cells) if self.golds else 1
        seats = int(rules.seats)
        places = int(self.places)
        self.evidence = vec[float]([0.0] * (seats * len(tempers) * len(kinds) * places))
        self.hands = Hands(rules, len(kinds), places)
        self._choice = 0
        self.role_chance = vec[float]([0.0] * (seats * len(kinds)))
        self.gold_chance = vec[float]([0.0] * places)
        self._weight = vec[float]([0.0] * (seats * len(kinds) * places))
        size = 1
        radix: list[int] = []
        for number in self.cards:
            radix.append(size)
            size *= int(number) + 1
        self._size = size
        self._radix = vec[i64](radix)
        self._ahead = vec[float]([0.0] * (places * (seats + 1) * size))
        self._total = vec[float]([0.0] * places)

    def begin(self, number: i64) -> None:
        """A new round: nobody has done anything."""
        self.round = number
        self.hands.begin()
        for i in range(len(self.evidence)):
            self.evidence[i] = 0.0

    def forget(self, seat: i64) -> None:
        """A seat has another dwarf card now."""
        each = len(self.evidence) // self.rules.seats
        for i in range(seat * each, (seat + 1) * each):
            self.evidence[i] = 0.0

    # Evidence

    def hear(self, before: State, lore: RoundLore, actor: i64, move: i64) -> None:
        """A seat did something; the state is as it was when it was asked, as seen by ours."""
        if actor != self.seat and move == OTHER:
            self.hands.forget(actor)
        if actor == self.seat or move == 0 or move == OTHER:
            return
        kinds = len(self.roles)
        found = vec[float]([0.0] * (len(self.tempers) * kinds * self.places))
        trial = State(self.rules, before)
        pool = unseen_cards(before)
        looked = before.known[actor]
        is_turn = before.top_kind == TURN and verb_of(move) != ANSWER
        done: i64 = -1  # a place that stands for all goals that the actor has not looked at
        for place in range(self.places):
            is_blind = self.golds == 0 or not looked >> place & 1
            if is_blind and done >= 0:
                for i in range(len(self.tempers) * kinds):
                    found[i * self.places + place] = found[i * self.places + done]
                if is_turn:
                    self.hands.stand(actor, place, done)
                continue
            if is_blind:
                done = place
            if self.golds:
                trial.goals = self._suppose(before, looked, place)
            for k in range(TRIES):
                self._deal(trial, before, actor, move, pool)
                self._try(trial, lore, actor, move, place, k if is_turn else -1, found)
            if is_turn:
                self.hands.stand(actor, place, place)
        for i in range(len(found)):
            likely = (1.0 - FLOOR) * found[i] / float(TRIES) + FLOOR * ANYTHING
            self.evidence[actor * len(found) + i] += self.heat * log(likely)

    def _suppose(self, before: State, looked: i64, place: i64) -> vec[i64]:
        """What the actor has seen if the gold lies there."""
        goals = before.goals[:]
        stone: i64 = 0
        for kind in self.rules.goal_deck:
            if kind != self.golds:
                stone = kind
        for goal in range(len(goals)):
            if looked >> goal & 1 and goals[goal] == HIDDEN:
                goals[goal] = self.golds if goal == place else stone
        return goals

    def _deal(self, trial: State, before: State, actor: i64, move: i64, pool: vec[i64]) -> None:
        """A hand for the actor: what is known of it, the card that he used, and others by lot."""
        first = actor * self.rules.width
        last = first + before.held[actor]
        hands = trial.hands
        used = card_of(move) if verb_of(move) == USE else HIDDEN
        for i in range(first, last):
            hands[i] = before.hands[i]
            if hands[i] == used:
                used = HIDDEN
        m = i64(len(pool))
        k: i64 = 0
        for i in range(first, last):
            if hands[i] != HIDDEN:
                continue
            if used != HIDDEN:
                hands[i] = used
                used = HIDDEN
            else:
                j = k + self.dice.below(m - k)
                pool[k], pool[j] = pool[j], pool[k]
                hands[i] = pool[k]
                k += 1
        for i in range(first + 1, last):
            card = hands[i]
            j = i
            while j > first and hands[j - 1] > card:
                hands[j] = hands[j - 1]
                j -= 1
            hands[j] = card

    def _try(
        self, trial: State, lore: RoundLore, actor: i64, move: i64, place: i64, number: i64, found: vec[float]
    ) -> None:
        """How likely every role and temper does this with the hand that was dealt; its number, less than 0: none."""
        kinds = len(self.roles)
        n = fill(trial, _MENU)
        roles = trial.roles[:]
        for i in range(kinds):
            roles[actor] = self.roles[i]
            trial.roles = roles[:]
            last: Miner | None = None
            likely = 0.0
            kept: i64 = 0
            for k in range(len(self.tempers)):
                temper = self.tempers[k]
                if temper.mind is not last:
                    last = temper.mind
                    last.weigh(trial, lore, actor, _MENU, n, _WORTH)
                share = self._share(move, n, temper.sharpness)
                found[(k * kinds + i) * self.places + place] += share
                likely += temper.share * share
                if k == 0 and number >= 0:
                    kept = self._kept(trial, actor, move)
            if number >= 0:
                self.hands.note(actor, number, i, place, kept, likely)

    def _share(self, move: i64, n: i64, sharpness: float) -> float:
        """What share of its choices somebody makes so who goes by the worths that were weighed last."""
        top = _WORTH[0]
        for i in range(1, n):
            if _WORTH[i] > top:
                top = _WORTH[i]
        total = 0.0
        mine = 0.0
        for i in range(n):
            part = exp((_WORTH[i] - top) / sharpness)
            total += part
            if self._is_seen_as(_MENU[i], move):
                mine += part
                if mine == part or _unit(self.dice) * mine < part:
                    self._choice = _MENU[i]
        return mine / total

    def _kept(self, trial: State, actor: i64, move: i64) -> i64:
        """What is left of the hand that was dealt after the move, as it was chosen by lot last."""
        first = actor * self.rules.width
        last = first + trial.held[actor]
        if verb_of(move) == USE:
            return packed(trial.hands, first, last, card_of(move), HIDDEN, HIDDEN)
        away = self._choice
        return packed(trial.hands, first, last, card_of(away), second_of(away), third_of(away))

    def _is_seen_as(self, action: i64, move: i64) -> bool:
        if verb_of(move) == DISCARD and verb_of(action) != DISCARD:
            return False
        return self.hearing.of_action(TURN, action) == move

    # Words

    def heed_claim(self, seat: i64, goal: i64, is_gold: bool, traitor: i64, likely: vec[float]) -> None:
        """Somebody who has looked at a goal says that the gold lies there, or that it does not.

        `likely`: how likely that is, as logarithms: an honest one if it is false, if it is true, a traitor likewise.
        """
        if self.golds == 0 or seat == self.seat:
            return
        kinds = len(self.roles)
        each = len(self.tempers) * kinds * self.places
        for k in range(len(self.tempers)):
            for i in range(kinds):
                row: i64 = 2 if self.roles[i] == traitor else 0
                for place in range(self.places):
                    is_true = (place == goal) == is_gold
                    at = seat * each + (k * kinds + i) * self.places + place
                    self.evidence[at] += likely[row + (1 if is_true else 0)]

    def lean(self, seat: i64, role: i64, weight: float) -> None:
        """Somebody is rather of a role than one would think, by so much as a logarithm."""
        if seat == self.seat:
            return
        kinds = len(self.roles)
        each = len(self.tempers) * kinds * self.places
        for k in range(len(self.tempers)):
            for i in range(kinds):
                if self.roles[i] == role:
                    for place in range(self.places):
                        self.evidence[seat * each + (k * kinds + i) * self.places + place] += weight

    # What follows

    def reckon(self, view: View) -> None:
        """Who is what, and where the gold lies, by all the evidence and all that the seat knows for certain."""
        self._weigh_seats(view)
        whole = 0.0
        for place in range(self.places):
            self._total[place] = self._look_ahead(view, place) if self._is_open(view, place) else 0.0
            whole += self._total[place]
        for i in range(len(self.role_chance)):
            self.role_chance[i] = 0.0
        for place in range(self.places):
            self.gold_chance[place] = self._total[place] / whole
            if self._total[place] > 0.0:
                self._look_back(view, place, whole)

    def _is_open(self, view: View, place: i64) -> bool:
        """Whether the gold may lie there, for all that the seat has seen."""
        if self.golds == 0:
            return True
        kind = view.goals[place]
        if kind != HIDDEN:
            return kind == self.golds
        for goal in range(self.places):
            if view.goals[goal] == self.golds:
                return False
        return view.arena.code[self.rules.first_goal + place] == DOWN

    def _weigh_seats(self, view: View) -> None:
        """Place, seat and role -> likelihood, over all tempers; the greatest of a seat is 1."""
        kinds = len(self.roles)
        places = self.places
        each = len(self.tempers) * kinds * places
        for seat in range(self.rules.seats):
            top = -1.0e30
            for i in range(each):
                if self.evidence[seat * each + i] > top:
                    top = self.evidence[seat * each + i]
            for place in range(places):
                for i in range(kinds):
                    total = 0.0
                    for k in range(len(self.tempers)):
                        at = seat * each + (k * kinds + i) * places + place
                        total += self.tempers[k].share * exp(self.evidence[at] - top)
                    if view.roles[seat] != HIDDEN:
                        total = 1.0 if view.roles[seat] == self.roles[i] else 0.0
                    self._weight[(place * self.rules.seats + seat) * kinds + i] = total

    def _taken(self, view: View) -> i64:
        """The dwarf cards that are known to be nobody's."""
        taken: i64 = 0
        for i in range(len(self.roles)):
            for role in view.aside:
                if role == self.roles[i]:
                    taken += self._radix[i]
            for role in view.worn:
                if role == self.roles[i]:
                    taken += self._radix[i]
        return taken

    def _left(self, taken: i64, i: i64) -> i64:
        """How many dwarf cards of a role are left."""
        return self.cards[i] - taken // self._radix[i] % (self.cards[i] + 1)

    def _look_ahead(self, view: View, place: i64) -> float:
        """Fill in, from the last seat to the first, the weight of all that the seats from there on may be."""
        seats = self.rules.seats
        kinds = len(self.roles)
        ahead = self._ahead
        base = place * (seats + 1) * self._size
        for taken in range(self._size):
            ahead[base + seats * self._size + taken] = 1.0
        for k in range(seats):
            seat = seats - 1 - k
            row = base + seat * self._size
            weights = (place * seats + seat) * kinds
            for taken in range(self._size):
                total = 0.0
                for i in range(kinds):
                    left = self._left(taken, i)
                    weight = self._weight[weights + i]
                    if left > 0 and weight > 0.0:
                        total += float(left) * weight * ahead[row + self._size + taken + self._radix[i]]
                ahead[row + taken] = total
        return ahead[base + self._taken(view)]

    def _look_back(self, view: View, place: i64, whole: float) -> None:
        """Add to the chances of all seats what they are if the gold lies there."""
        seats = self.rules.seats
        kinds = len(self.roles)
        now = vec[float]([0.0] * self._size)
        now[self._taken(view)] = 1.0
        for seat in range(seats):
            after = vec[float]([0.0] * self._size)
            row = (place * (seats + 1) + seat) * self._size
            weights = (place * seats + seat) * kinds
            for taken in range(self._size):
                if now[taken] > 0.0:
                    for i in range(kinds):
                        left = self._left(taken, i)
                        if left > 0:
                            then = taken + self._radix[i]
                            part = now[taken] * float(left) * self._weight[weights + i]
                            after[then] += part
                            self.role_chance[seat * kinds + i] += part * self._ahead[row + self._size + then] / whole
            now = after

    def chance_of(self, seat: i64, role: i64) -> float:
        """The chance that a seat has a role."""
        for i in range(len(self.roles)):
            if self.roles[i] == role:
                return self.role_chance[seat * len(self.roles) + i]
        return 0.0

    def tell(self, view: View, lore: RoundLore) -> None:
        """Let the seat's own mind go by what is believed."""
        self.reckon(view)
        guilt = vec[float]([0.0] * int(self.rules.seats))
        role = self.tempers[0].mind.census.role
        for seat in range(self.rules.seats):
            guilt[seat] = self.chance_of(seat, role)
        lore.believer = self.seat
        lore.guilt = guilt
        lore.gold = self.gold_chance[:] if self.golds else vec[float]([])

    # Worlds

    def suppose(self, view: View, dice: Dice) -> View:
        """A view that has seen more: everybody's role and the gold, by lot as they were reckoned last."""
        place: i64 = 0
        rest = _unit(dice)
        while place < self.places - 1 and rest >= self.gold_chance[place]:
            rest -= self.gold_chance[place]
            place += 1
        while self._total[place] <= 0.0:
            place -= 1
        more = view.copy()
        if self.golds and more.goals[place] == HIDDEN:
            goals = more.goals[:]
            goals[place] = self.golds
            more.goals = goals
        more.roles = self._cast(view, place, dice)
        self.hands.deal(more, self._kinds(more), place, dice)
        return more

    def _kinds(self, view: View) -> vec[i64]:
        """Seat -> the number of its role."""
        kinds = vec[i64]([-1] * int(self.rules.seats))
        for seat in range(self.rules.seats):
            for i in range(len(self.roles)):
                if self.roles[i] == view.roles[seat]:
                    kinds[seat] = i
        return kinds

    def _cast(self, view: View, place: i64, dice: Dice) -> vec[i64]:
        seats = self.rules.seats
        kinds = len(self.roles)
        roles = view.roles[:]
        taken = self._taken(view)
        for seat in range(seats):
            row = (place * (seats + 1) + seat) * self._size
            weights = (place * seats + seat) * kinds
            rest = _unit(dice) * self._ahead[row + taken]
            chosen: i64 = -1
            for i in range(kinds):
                left = self._left(taken, i)
                if left > 0:
                    then = row + self._size + taken + self._radix[i]
                    part = float(left) * self._weight[weights + i] * self._ahead[then]
                    if part > 0.0:
                        chosen = i
                        rest -= part
                        if rest < 0.0:
                            break
            roles[seat] = self.roles[chosen]
            taken += self._radix[chosen]
        return roles


def _unit(dice: Dice) -> float:
    return float(dice.below(GRAIN)) / float(GRAIN)
