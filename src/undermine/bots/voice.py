"""A seat's voice: from what a mind saw and believes to what is said, and from what was said to what it believes.

Owns the way between minds and talk.  It reads its seat's own watch and the words that everybody heard, nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from math import exp, log
from typing import Final

from librt.vecs import vec

from undermine.core.action import DISCARD, USE, card_of, verb_of, whom_of
from undermine.core.engine import is_over, winners
from undermine.core.event import BEGAN, CHOSE, CLEARED, ENDED, FRONTED, MOVED, SEEN, Event
from undermine.core.rules import Rules
from undermine.core.state import HIDDEN
from undermine.core.tile import DOWN
from undermine.core.zone import GOAL, GOALS, PLACES, ROLE, ROLES
from undermine.minds.lore import NOBODY, RoundLore
from undermine.minds.miner import Miner
from undermine.minds.outlook import CARD
from undermine.minds.watch import Watch
from undermine.talk import evidence
from undermine.talk.character import Temper
from undermine.talk.knowledge import Ending, Knowledge, Move
from undermine.talk.ledger import Repute
from undermine.talk.line import Claim, Line, claim_of, named_in, sight_of
from undermine.talk.listener import Listener
from undermine.talk.phrase import PASSED, Suits, blames, deceivers, has_traitors, pleas, talks, treasure
from undermine.talk.speaker import Moment, speak
from undermine.talk.wish import Wish

FAR: Final = 9.0  # cards to a goal of which nobody knows how far it is
HIT: Final = 0.8  # what it says of somebody that he strikes whom he should help, or the other way round, as a logarithm
TRAITOR: Final = "saboteur"  # what the roles are called whom others look for
GULLIBLE: Final = 1.4  # how far a mind without beliefs takes a claim at its word, as a logarithm


class Voice:
    def __init__(self, watch: Watch, rules: Rules, seat: int, temper: Temper, seed: int) -> None:
        self.watch = watch
        self.rules = rules
        self.seat = seat
        self.temper = temper
        self.listener = Listener(rules, seat)
        self.moves: list[Move] = []
        self._seed = seed
        self._is_among_traitors = has_traitors(rules)
        self._actor = NOBODY
        self._struck: tuple[int, bool] | None = None
        """Whom the last answer struck or helped."""
        self._ending: Ending | None = None
        """The round is over, and nobody has played since."""
        self._over: Knowledge | None = None
        """What was known when it ended, if another one has begun."""
        self._winner = NOBODY
        self._proved: set[tuple[int, int]] = set()
        self._shown: set[int] = set()
        """Whose dwarf card everybody has seen in this round, and who still has it."""
        self._lies = [0] * int(rules.seats)
        """Seat -> how often it was found to have lied in this round."""

    # Seeing and hearing

    def see(self, events: list[Event]) -> None:
        """Take in what happened, as projected for this seat; the watch sees it here, too."""
        for event in events:
            kind, _, told, inside = event
            view = self.watch.view
            if kind == CHOSE and told and not view.rules.frames[view.top_kind].is_whispered:
                self.settle()
                self._actor, self._struck = told[0], None
                if self._over is not None:
                    self._ending = self._over = None
            elif kind == BEGAN and self._ending is not None:
                self.settle()
                # Whoever only looks on has nothing to say of it.
                self._over = self.knowledge() if self.seat < int(self.rules.seats) else None
                self.listener.begin()
                self.moves.clear()
                self._proved.clear()
                self._shown.clear()
                self._lies = [0] * len(self._lies)
            elif kind in (FRONTED, CLEARED):
                self._struck = told[0], kind == CLEARED
            elif kind == MOVED:
                self._shown -= {int(zone) - int(ROLE) for zone in told[:2]}
            elif kind == ENDED:
                self._winner = told[1]
            self.watch.see([event])
            if kind == SEEN and told[0] == NOBODY:
                if told[1] == ROLES:
                    self._ending = self._end(inside)
                elif told[1] >= GOAL or told[1] == GOALS:
                    self._prove()
                elif ROLE <= told[1] < ROLE + PLACES:
                    self._shown.add(told[1] - int(ROLE))

    def settle(self) -> None:
        """What was done last is weighed, and remembered as something that people may speak of.

        Not before a whispered question is answered: what comes of it belongs to the same move.
        """
        watch, lore = self.watch, self.watch.lore
        if watch.view.depth and self.rules.frames[watch.view.top_kind].is_whispered:
            return
        move = int(watch.move)
        before = list(lore.heat) if isinstance(lore, RoundLore) else []
        watch.catch_up()
        if self._actor == NOBODY:
            return
        after = list(lore.heat) if isinstance(lore, RoundLore) else []
        weight = float(after[self._actor] - before[self._actor]) if after else 0.0
        if move or self._struck is not None:
            self.moves.append(self._told(self._actor, move, weight))
        self._actor, self._struck = NOBODY, None

    def hear(self, line: Line) -> None:
        claim = claim_of(self.rules, line)
        is_new = claim is not None and self.listener.now.claims.get((line.seat, claim.goal)) != claim
        self.listener.hear(line)
        if line.seat == self.seat or not self._is_among_traitors:
            return
        if claim is not None and is_new and self._has_looked(line.seat, claim.goal):
            self._weigh_claim(line.seat, claim)
            self._prove()
        whom = named_in(line)
        if line.phrase == "accuse" and whom not in (NOBODY, self.seat, line.seat) and self.watch.belief is not None:
            guilt = self._guilt()[line.seat]
            self.watch.belief.lean(whom, self._traitor_role(), self.temper.faith * evidence.of_blame(guilt))

    def meet(self, past: Sequence[Repute]) -> None:
        self.listener.meet(past)

    def _weigh_claim(self, seat: int, claim: Claim) -> None:
        """What somebody says of a goal that he has looked at."""
        belief, lore, faith = self.watch.belief, self.watch.lore, self.temper.faith
        if claim.sight != treasure(self.rules):
            return
        repute = self.listener.repute[seat]
        if belief is not None:
            likely = [
                faith * log(evidence.of_claim(is_true=is_true, is_traitor=is_traitor, repute=repute))
                for is_traitor in (False, True)
                for is_true in (False, True)
            ]
            belief.heed_claim(seat, claim.goal, claim.is_so, self._traitor_role(), vec[float](likely))
        elif isinstance(lore, RoundLore):
            lore.hints[claim.goal] += faith * GULLIBLE * (1.0 if claim.is_so else -1.0)

    def _prove(self) -> None:
        """Whose claims are true, and whose are not, by what this seat knows now."""
        lore = self.watch.lore
        for (seat, goal), claim in self.listener.now.claims.items():
            sight = self._sight(goal)
            if seat == self.seat or not sight or (seat, goal) in self._proved or not self._has_looked(seat, goal):
                continue
            self._proved.add((seat, goal))
            self.listener.prove(seat, is_true=claim.holds(sight))
            if claim.holds(sight):
                continue
            self._lies[seat] += 1
            if self.watch.belief is not None:
                self.watch.belief.lean(seat, self._traitor_role(), evidence.CAUGHT)
            if isinstance(lore, RoundLore) and self._is_open(goal):
                lore.note(seat, evidence.CAUGHT)

    # Speaking

    def speak(self) -> Wish | None:
        """What this seat would like to say about what happened last."""
        self.settle()
        is_last = self._over is not None
        known = self._over or self.knowledge()
        heard = self.listener.before if is_last else self.listener.now
        return speak(Moment(self.rules, known, heard, self.temper, self._lot))

    def knowledge(self) -> Knowledge:
        view = self.watch.view
        seats, goals = range(int(view.seats)), range(len(self.rules.goal_cells))
        role = self.rules.role_names[int(view.roles[self.seat])]
        lies_for = self._lot(f"pose {int(view.round)}")
        poses = [word for talk in talks(self.rules) if (word := talk.poses(role, lies_for))]
        is_traitor = int(view.roles[self.seat]) in deceivers(self.rules)
        return Knowledge(
            seat=self.seat,
            round=int(view.round),
            is_traitor=is_traitor,
            guilt=self._guilt(),
            looks=self._looks(),
            treasure=treasure(self.rules),
            sights=tuple(self._sight(goal) for goal in goals),
            is_open=tuple(self._is_open(goal) for goal in goals),
            hopes=self._hopes(),
            far=self._far(),
            looked=tuple(frozenset(goal for goal in goals if self._has_looked(seat, goal)) for seat in seats),
            troubles=self._troubles(),
            moves=tuple(self.moves),
            shown=frozenset(self._shown),
            pose=poses[0] if poses and (not is_traitor or lies_for < self.temper.guile) else "",
            ending=self._ending,
            is_last=is_over(view),
        )

    # What the mind says

    def suspects(self) -> tuple[float, ...]:
        """Seat -> how likely it is a traitor, as this seat, or somebody who only looks on, believes now."""
        self.settle()
        return self._guilt()

    def hopes(self) -> tuple[float, ...]:
        """Goal -> how likely the gold lies there, likewise."""
        return self._hopes()

    def _guilt(self) -> tuple[float, ...]:
        """Seat -> how likely it is a traitor, as this seat believes."""
        watch = self.watch
        view, mind, lore = watch.view, watch.mind, watch.lore
        seats = int(view.seats)
        if not self._is_among_traitors:
            return (0.0,) * seats
        if isinstance(mind, Miner) and isinstance(lore, RoundLore):
            if watch.belief is not None:
                watch.belief.reckon(view)
                role = self._traitor_role()
                return tuple(float(watch.belief.chance_of(seat, role)) for seat in range(seats))
            chance = vec[float]([0.0] * seats)
            mind.census.suspect(lore, view, self.seat, chance)
            return tuple(float(each) for each in chance)
        return self._dealt(self.seat)

    def _looks(self) -> tuple[float, ...]:
        """Seat -> how likely it is a traitor, for who has no card of his own to know."""
        watch = self.watch
        seats = int(watch.view.seats)
        if self._is_among_traitors and isinstance(watch.mind, Miner) and isinstance(watch.lore, RoundLore):
            chance = vec[float]([0.0] * seats)
            watch.mind.census.suspect(watch.lore, watch.view, NOBODY, chance)
            return tuple(float(each) for each in chance)
        return self._dealt(NOBODY)

    def _dealt(self, observer: int) -> tuple[float, ...]:
        """The same where no mind keeps account: by the cards that a seat may have, by moves, and by proven lies."""
        view, rules = self.watch.view, self.rules
        suits, lying = self._suits(), deceivers(rules)
        found: list[float] = []
        for seat in range(int(view.seats)):
            role = int(view.roles[seat])
            if role != HIDDEN and (observer != NOBODY or seat in self._shown):
                found.append(1.0 if role in lying else 0.0)
                continue
            may = suits(view, seat) if suits is not None else frozenset(rules.role_names)
            cards = [int(card) for card in rules.role_deck if rules.role_names[card] in may]
            for other, held in enumerate(view.roles):
                if (observer != NOBODY or other in self._shown) and int(held) in cards:
                    cards.remove(int(held))
            traitors = sum(card in lying for card in cards)
            looks = sum(move.weight for move in self.moves if move.actor == seat)
            weight = traitors * exp(looks + evidence.CAUGHT * self._lies[seat])
            found.append(weight / (weight + len(cards) - traitors) if weight else 0.0)
        return tuple(found)

    def _hopes(self) -> tuple[float, ...]:
        belief, goals = self.watch.belief, range(len(self.rules.goal_cells))
        if belief is not None and belief.golds:
            belief.reckon(self.watch.view)
            return tuple(float(chance) for chance in belief.gold_chance)
        wanted = treasure(self.rules)
        if any(self._sight(goal) == wanted for goal in goals):
            return tuple(float(self._sight(goal) == wanted) for goal in goals)
        hidden = [goal for goal in goals if not self._sight(goal)]
        return tuple(1.0 / len(hidden) if goal in hidden else 0.0 for goal in goals)

    def _far(self) -> tuple[float, ...]:
        lore, goals = self.watch.lore, range(len(self.rules.goal_cells))
        if isinstance(lore, RoundLore) and lore.survey is not None:
            return tuple(float(lore.survey.plain[goal]) / CARD for goal in goals)
        return tuple(FAR for _ in goals)

    # What the view says

    def _sight(self, goal: int) -> str:
        return sight_of(self.rules, int(self.watch.view.goals[goal]))

    def _is_open(self, goal: int) -> bool:
        return int(self.watch.view.arena.code[int(self.rules.first_goal) + goal]) != DOWN

    def _has_looked(self, seat: int, goal: int) -> bool:
        return bool(int(self.watch.view.known[seat]) >> goal & 1)

    def _troubles(self) -> tuple[str, ...]:
        """What one asks others to help with; whoever is to play sees first what he can do himself."""
        if int(self.watch.view.top_seat) == self.seat:
            return ()
        asked = pleas(self.rules)
        lying = (self.rules.names[card] for card in self.watch.view.before(self.seat))
        return tuple(asked[name] for name in lying if name in asked)

    def _traitor_role(self) -> int:
        return next((role for role, name in enumerate(self.rules.role_names) if name == TRAITOR), NOBODY)

    def _told(self, actor: int, move: int, weight: float) -> Move:
        card, verb = int(card_of(move)), int(verb_of(move))
        reason = (
            PASSED if verb == DISCARD else blames(self.rules).get(self.rules.names[card], "") if verb == USE else ""
        )
        names_seat = verb == USE and bool(self.watch.hearing.names_seat[card])
        whom = int(whom_of(move)) if move and names_seat else NOBODY
        is_help = False
        if self._struck is not None and names_seat:
            whom, is_help = self._struck
            is_help = is_help or not reason  # what nobody is blamed for is a gift
        if not isinstance(self.watch.lore, RoundLore):
            weight = self._looks_of(actor, whom, is_help=is_help)
        return Move(actor, whom, reason if weight > 0.0 else "", weight, is_help)

    def _looks_of(self, actor: int, whom: int, *, is_help: bool) -> float:
        """What a move to somebody says of the actor, by the side that everybody sees him on."""
        suits = self._suits()
        if suits is None or whom in (NOBODY, actor):
            return 0.0
        view = self.watch.view
        is_fellow = suits(view, actor) == suits(view, whom)
        return -HIT if is_fellow == is_help else HIT

    def _suits(self) -> Suits | None:
        return next((talk.suits for talk in talks(self.rules) if talk.suits is not None), None)

    def _end(self, roles: Sequence[int]) -> Ending:
        lying = deceivers(self.rules)
        traitors = tuple(int(role) in lying for role in roles)
        view = self.watch.view
        if is_over(view) and int(self.rules.rounds) == 1 and not isinstance(self.watch.mind, Miner):
            has_won = self.seat in winners(view)
        else:
            # Whoever only looks on has no side.
            has_won = self.seat < len(traitors) and traitors[self.seat] == (self._winner < 0)
        return Ending(traitors, has_won)

    def _lot(self, matter: str) -> float:
        """A number for a matter, the same whenever it is asked in this game."""
        digest = blake2b(f"{self._seed} {matter}".encode(), digest_size=4).digest()
        return int.from_bytes(digest, "big") / 2**32
