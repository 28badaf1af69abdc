"""A finished game gone through once more, step by step, until there is a review of it.

Owns the order of the work, so that it can be done in slices and its progress told.  The truth is folded from the events
of the game; the same game and seed give the same review.
"""

from __future__ import annotations

import zlib
from typing import Final

from undermine import native
from undermine.core.chance import Dice
from undermine.core.change import fold
from undermine.core.engine import legal_actions, start
from undermine.core.frame import TURN
from undermine.core.rules import Rules
from undermine.core.state import State
from undermine.minds.index import mind_of
from undermine.notation.action import write_action
from undermine.review import effort as efforts
from undermine.review.above import Above, Odds
from undermine.review.awards import awards_of, is_traitor, seats_of, turning_of
from undermine.review.company import Company
from undermine.review.effort import Effort
from undermine.review.judge import Judge, Judgement, reckon
from undermine.review.played import Played, Step
from undermine.review.prospect import Ending, Prospect
from undermine.review.reason import fault, praise
from undermine.review.shape import (
    Review,
    ReviewClaim,
    ReviewDecision,
    ReviewPoint,
    ReviewRound,
    ReviewTrust,
    ReviewTry,
    ReviewUnmasking,
)  # fmt: skip
from undermine.talk.line import claim_of, sight_of

USUAL: Final = 3  # times as many rounds for the chance before anything is dealt, which is told but once
WINDOW: Final = 4  # points whose worlds count for what a seat could know now
CLEAR: Final = 0.75  # who is suspected so much, and stays so, is seen through
RELIEF: Final = 0.05  # by so much less a saboteur must be suspected for a bluff


class Reviewer:
    def __init__(self, game: Played, effort: Effort | None = None, seed: int = 0) -> None:
        self.game = game
        self.rules: Rules = game.rules
        self.seed = zlib.crc32(f"{game.rules_text} {len(game.events)}".encode(), seed)
        self.prospect = Prospect(self.rules)
        self.kind = self.prospect.kind
        self.effort = effort or usual_effort(game)
        self.judge = Judge(self.prospect, self.effort)
        self.above = Above(self.prospect, self.effort.above, self.seed)
        self.company = Company(self.rules, self.seed)
        self.truth = State(self.rules)
        self.lore = self.prospect.mind.blank()
        self.steps = list(game.steps())
        self.next = 0
        self.rounds: list[ReviewRound] = []
        self.claims: list[ReviewClaim] = []
        self._worlds: list[list[list[float]]] = []
        """Point of this round -> seat -> how it ended in worlds that it could be in."""
        self._odds = Odds(())
        self._usual: float | None = None
        self._actor = self._move = 0

    @property
    def done(self) -> float:
        return self.next / len(self.steps)

    @property
    def is_over(self) -> bool:
        return self.next == len(self.steps)

    def go(self) -> None:
        """One step more."""
        number, step = self.next, self.steps[self.next]
        if number == 0:
            self._follow(step)
            self.prospect.mind.heed(self.lore, self.truth, 0, 0)
            self._open_round(number)
        else:
            self._answer(number, step)
        self.next += 1

    def result(self) -> Review:
        assert self.is_over, "a review is told when it is finished"
        review = Review(
            rules=self.game.rules_text,
            kind=self.kind,
            steps=len(self.steps),
            sides=list(self.rules.side_names[1:]),
            rounds=self.rounds,
            claims=self.claims,
            seats=[],
            awards=[],
            turning=[],
            playouts=self.prospect.played,
        )
        review.seats = seats_of(review, int(self.rules.seats))
        review.awards = awards_of(review)
        review.turning = turning_of(review)
        return review

    # One answer

    def _answer(self, number: int, step: Step) -> None:
        truth, company = self.truth, self.company
        round_now, seat = int(truth.round), step.seat
        question, roles = self.rules.frame_names[int(truth.top_kind)], [int(role) for role in truth.roles]
        watch = company.seats[seat].watch
        if not self.rules.frames[int(truth.top_kind)].is_whispered:
            company.seats[seat].settle()
        reckon(watch)
        actions = legal_actions(truth, seat)
        # In the cave a turn is many small steps of a figure; only what opens one is weighed.
        is_weighed = self.kind != "clans" or int(truth.top_kind) == TURN
        judged = self._judged(seat, actions, step.action) if is_weighed else Judgement("good", step.action)
        decision = self._decision(number, round_now, seat, question, step.action, judged, actions)
        is_free = is_weighed and len(actions) > 1
        answered = self.above.answered(truth, self.lore, step.action) if is_free else self._odds
        suspected = company.suspicion()
        self._hear_of(step)
        self._follow(step)
        self._note_claims(number, round_now, step)
        ended = int(truth.round) != round_now or truth.depth == 0
        if not ended and not self.rules.frames[truth.top_kind].is_whispered:
            self.prospect.mind.heed(self.lore, truth, self._actor, self._move)
            self._move = 0
        before, current = self._odds, self.rounds[-1]
        current.decisions.append(decision)
        if ended:
            gold = tuple(float(truth.nuggets(each)) for each in range(int(self.rules.seats)))
            self._odds = Odds((Ending(self.prospect.outcome(int(truth.winner)), gold),))
        elif self.kind != "clans" or int(truth.top_kind) == TURN:
            self._odds = self.above.look(truth, self.lore)
        point = self._point(number, seat, before, answered)
        if ended:
            # The next round may have been dealt; what was believed is what was believed before all was shown.
            point.suspicion, point.beliefs = current.points[-1].suspicion, current.points[-1].beliefs
        current.points.append(point)
        if suspected and not ended and decision.verdict == "good" and is_traitor(self.rules.role_names[roles[seat]]):
            decision.verdict = "bluff" if suspected[seat] - point.suspicion[seat] >= RELIEF else "good"
        if ended:
            self._close_round(current, number, roles)
            if truth.depth:
                self.prospect.mind.heed(self.lore, truth, self._actor, self._move)
                self._open_round(number)

    def _hear_of(self, step: Step) -> None:
        kind = self.truth.top_kind
        if not self.rules.frames[kind].is_whispered:
            self._actor, self._move = step.seat, int(self.prospect.hearing.of_action(kind, step.action))

    def _follow(self, step: Step) -> None:
        for event in step.events:
            fold(self.truth, event)
        self.company.see(step)

    def _judged(self, seat: int, actions: list[int], chosen: int) -> Judgement:
        return self.judge.judge(self.company.seats[seat].watch, actions, chosen, Dice(self._stream(1)))

    def _decision(
        self, number: int, round_now: int, seat: int, question: str, chosen: int, judged: Judgement, actions: list[int]
    ) -> ReviewDecision:
        reason: str = ""
        figures: tuple[tuple[str, int], ...] = ()
        if judged.loss:
            watch = self.company.seats[seat].watch
            reason, figures = fault(watch, chosen)
            if not reason:
                reason, figures = praise(watch, actions, judged.best, judged.loss, 2 * self.effort.check)
        tried = [
            ReviewTry(write_action(self.rules, each.action), round(each.mean, 2), round(each.error, 2))
            for each in judged.tried
        ]
        return ReviewDecision(
            step=number,
            round=round_now,
            seat=seat,
            question=question,
            answer=write_action(self.rules, chosen),
            verdict=judged.verdict,
            loss=round(judged.loss, 2),
            error=round(judged.error, 2),
            chance_loss=round(judged.chance_loss, 2),
            best=write_action(self.rules, judged.best),
            reason=reason,
            figures=list(figures),
            tried=tried,
        )

    # Chances

    def _point(self, number: int, seat: int | None, before: Odds, answered: Odds) -> ReviewPoint:
        now = self._odds
        has_sides = self.kind in ("roles", "clans")
        whose = -1 if has_sides else seat or 0
        by_answer, answer_error = answered.change(before, whose)
        by_luck, luck_error = now.change(answered, whose)
        return ReviewPoint(
            step=number,
            seat=seat,
            chance=round(now.chance, 3) if has_sides else None,
            error=round(now.error(-1 if has_sides else 0), 3),
            known=self._known(now) if has_sides else [],
            gold=[round(each, 2) for each in now.gold],
            by_answer=round(by_answer, 3),
            by_luck=round(by_luck, 3),
            suspicion=self.company.suspicion(),
            beliefs=self.company.beliefs(),
            answer_error=round(answer_error, 3),
            luck_error=round(luck_error, 3),
        )

    def _known(self, now: Odds) -> list[float]:
        """Seat -> the chance as it could know it: the worlds of the last few points together."""
        truth = self.truth
        if truth.depth == 0 or int(truth.round) != self.rounds[-1].round:
            return [now.chance for _ in self.company.seats]
        if self.kind == "clans" and int(truth.top_kind) != TURN:
            return list(self.rounds[-1].points[-1].known)
        row: list[list[float]] = []
        for seat, voice in enumerate(self.company.seats):
            if not self.rules.frames[truth.top_kind].is_whispered:
                voice.settle()
            reckon(voice.watch)
            dice = Dice(self._stream(2) + seat)
            found: list[float] = []
            for _ in range(self.effort.known):
                world = self.prospect.from_seat(voice.watch, dice)
                lore = voice.watch.lore.copy()
                found.append(self.prospect.play(world, lore, int(dice.below(1 << 30))).chance)
            row.append(found)
        self._worlds.append(row)
        recent = self._worlds[-WINDOW:]
        return [
            round(sum(sum(each[seat]) for each in recent) / (len(recent) * self.effort.known), 3)
            for seat in range(len(row))
        ]

    def _stream(self, matter: int) -> int:
        return (self.seed * 31 + self.next * 1_000_003 + matter * 97) % (1 << 40)

    # Rounds

    def _open_round(self, number: int) -> None:
        self._worlds = []
        if not self.rounds:
            self._usual = self._find_usual()
        usual = self._usual
        self.above.begin(self.truth)
        self._odds = self.above.look(self.truth, self.lore)
        deal = 0.0 if usual is None else self._odds.chance - usual
        shown = ReviewRound(
            round=int(self.truth.round),
            first=number,
            last=number,
            side="",
            roles=[],
            usual=None if usual is None else round(usual, 3),
            deal=round(deal, 3),
            points=[],
            decisions=[],
            unmasking=[],
            trust=[],
        )
        self.rounds.append(shown)
        shown.points.append(self._point(number, None, self._odds, self._odds))

    def _find_usual(self) -> float | None:
        """The chance before any card is dealt."""
        if self.kind != "roles":
            return 0.5 if self.kind == "clans" else None
        number, found = USUAL * self.effort.above, 0.0
        for k in range(number):
            world = State(self.rules)
            world.seed_quick(self._stream(3) + k)
            start(world, False)
            lore = self.prospect.mind.blank()
            self.prospect.mind.heed(lore, world, 0, 0)
            found += self.prospect.play(world, lore, k).chance
        return found / number

    def _close_round(self, shown: ReviewRound, number: int, roles: list[int]) -> None:
        names = [self.rules.role_names[role] for role in roles]
        shown.last = number
        shown.side = self.rules.side_names[int(self.truth.winner)] if len(self.rules.side_names) > 1 else ""
        shown.roles = names
        if not self.company.has_traitors:
            return
        # What is shown when a round is over is no longer a suspicion.
        points = shown.points[:-1] or shown.points
        for seat, name in enumerate(names):
            line = [point.suspicion[seat] for point in points]
            peak = max(range(len(line)), key=lambda k: line[k])
            late = max((k + 1 for k, each in enumerate(line) if each < CLEAR), default=0)
            is_one = is_traitor(name)
            step = points[late].step if is_one and late < len(points) else None
            shown.unmasking.append(ReviewUnmasking(seat, name, step, line[peak], points[peak].step, is_one))
        shown.trust = [_trust(seat, points[-1].beliefs[seat], names) for seat in range(len(names))]

    # Words

    def _note_claims(self, number: int, round_now: int, step: Step) -> None:
        for _, line in step.lines:
            claim = claim_of(self.rules, line)
            if claim is None or int(self.truth.round) != round_now:
                continue
            sight = sight_of(self.rules, int(self.truth.goals[claim.goal]))
            is_true = claim.holds(sight)
            hopes = [voice.hopes() for voice in self.company.seats]
            believed = [
                round(each[claim.goal] if claim.is_so else 1.0 - each[claim.goal], 2) if claim.goal < len(each) else 0.0
                for each in hopes
            ]
            looked = bool(int(self.truth.known[line.seat]) >> claim.goal & 1)
            words = line.phrase, list(line.arguments)
            said = ReviewClaim(number, round_now, line.seat, *words, claim.goal, looked, is_true, believed)
            self.claims.append(said)


def _trust(seat: int, beliefs: list[float], names: list[str]) -> ReviewTrust:
    others = [each for each in range(len(beliefs)) if each != seat]
    if not others:
        return ReviewTrust(seat, None, 0.0, None, 0.0, None)
    most, least = max(others, key=lambda each: beliefs[each]), min(others, key=lambda each: beliefs[each])
    there = any(is_traitor(names[each]) for each in others)
    is_right = is_traitor(names[most]) if there else None
    return ReviewTrust(seat, most, beliefs[most], least, round(1.0 - beliefs[least], 3), is_right)


def usual_effort(game: Played) -> Effort:
    if not native.compiled():
        return efforts.PLAIN
    return efforts.effort_for(mind_of(game.rules), len(game.choices), int(game.rules.rounds))


def review_of(game: Played, effort: Effort | None = None) -> Review:
    """The whole review at once."""
    reviewer = Reviewer(game, effort)
    while not reviewer.is_over:
        reviewer.go()
    return reviewer.result()
