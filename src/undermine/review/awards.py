"""What comes of a whole review: every player's sums, titles that were earned, and the moments at which the game turned.

Owns the definitions.  Reads the review and nothing else.
"""

from __future__ import annotations

from typing import Final

from undermine.review.shape import Review, ReviewAward, ReviewPoint, ReviewRound, ReviewSeat, ReviewTurn

TURNS: Final = 8
LEAST: Final = 0.08  # chance that must change for a turning point, …
GOLD: Final = 0.5  # … or gold
HIDDEN: Final = 0.5  # a good liar is suspected less than this by the honest
WRONGED: Final = 0.4  # somebody honest who was suspected so much is to be pitied
BETTER: Final = 0.02  # Brier score by which a nose must be better than blind chance


def seats_of(review: Review, seats: int) -> list[ReviewSeat]:
    found = [ReviewSeat(seat, 0, 0.0, 0.0, 0.0, 0, 0, 0, 0) for seat in range(seats)]
    for shown in review.rounds:
        for decision in shown.decisions:
            each = found[decision.seat]
            each.answers += decision.verdict != "only"
            each.lost += decision.loss
            each.small += decision.verdict == "small"
            each.clear += decision.verdict == "clear"
            each.decisive += decision.verdict == "decisive"
            each.bluffs += decision.verdict == "bluff"
        for point in shown.points:
            for each in found:
                sign = _sign(review, shown, point, each.seat)
                each.luck += sign * point.by_luck
                each.skill += sign * point.by_answer * (point.seat == each.seat)
        for each in found:
            sign = 0.0 if review.kind in ("duel", "solo") else side_of(review, shown, each.seat)
            each.luck += sign * shown.deal
    for each in found:
        each.lost, each.luck, each.skill = round(each.lost, 2), round(each.luck, 2), round(each.skill, 2)
    return found


def _sign(review: Review, shown: ReviewRound, point: ReviewPoint, seat: int) -> float:
    """What a change is to a seat: where there are no sides, it is told of the gold of the one who answered."""
    if review.kind in ("duel", "solo"):
        return 1.0 if point.seat == seat else 0.0
    return side_of(review, shown, seat)


def side_of(review: Review, shown: ReviewRound, seat: int) -> float:
    """1 for who wants what the line shows, -1 for who is against it."""
    if not shown.roles:
        return 0.0
    role = shown.roles[seat]
    if review.kind == "clans":
        return 1.0 if role.startswith("blue") != role.endswith("saboteur") else -1.0
    return -1.0 if is_traitor(role) else 1.0


def is_traitor(role: str) -> bool:
    return role.endswith("saboteur")


def awards_of(review: Review) -> list[ReviewAward]:
    found: list[ReviewAward] = []
    seats = range(len(review.seats))
    hidden: dict[int, list[float]] = {}
    blamed: dict[int, list[float]] = {}
    missed: dict[int, list[float]] = {}
    blind: dict[int, list[float]] = {}
    for shown in review.rounds:
        if not shown.unmasking:
            continue
        traitors = [each.seat for each in shown.unmasking if each.is_saboteur]
        honest = [seat for seat in seats if seat not in traitors]
        points = shown.points[:-1] or shown.points
        for seat in traitors:
            looks = [point.beliefs[other][seat] for point in points for other in honest]
            hidden.setdefault(seat, []).append(sum(looks) / len(looks) if looks else 1.0)
        for seat in honest:
            blamed.setdefault(seat, []).append(sum(point.suspicion[seat] for point in points) / len(points))
            others = [other for other in seats if other != seat]
            if traitors and others:
                missed.setdefault(seat, []).append(_brier(points, seat, others, traitors))
                blind.setdefault(seat, []).append(_brier(points[:1], seat, others, traitors))
    if hidden:
        seat, least = _least(hidden)
        if least < HIDDEN:
            found.append(ReviewAward("liar", seat, [("seat", seat), ("chance", round(100 * least))]))
    if missed:
        gained = {each: [_mean(missed[each]) - _mean(blind[each])] for each in missed}
        seat, less = _least(gained)
        if less < -BETTER:
            found.append(ReviewAward("nose", seat, [("seat", seat), ("chance", round(-100 * less))]))
    if blamed:
        seat, least = _least({seat: [-each for each in values] for seat, values in blamed.items()})
        if -least >= WRONGED:
            found.append(ReviewAward("wronged", seat, [("seat", seat), ("chance", round(-100 * least))]))
    played = [each for each in review.seats if each.answers]
    if len(played) > 1:
        careful = min(played, key=lambda each: each.lost / each.answers)
        figures = [("seat", careful.seat), ("tenths", round(10 * careful.lost)), ("chance", round(100 * careful.lost))]
        found.append(ReviewAward("careful", careful.seat, figures))
        lucky = max(played, key=lambda each: each.luck)
        if lucky.luck > 0:
            found.append(ReviewAward("lucky", lucky.seat, [("seat", lucky.seat)]))
    return found


def _brier(points: list[ReviewPoint], seat: int, others: list[int], traitors: list[int]) -> float:
    """How far from the truth a seat's beliefs were on average."""
    off = [(point.beliefs[seat][other] - (other in traitors)) ** 2 for point in points for other in others]
    return sum(off) / len(off)


def _mean(values: list[float]) -> float:
    return sum(values) / len(values)


def _least(values: dict[int, list[float]]) -> tuple[int, float]:
    means = {seat: _mean(each) for seat, each in values.items()}
    seat = min(means, key=lambda each: means[each])
    return seat, means[seat]


def turning_of(review: Review) -> list[ReviewTurn]:
    """The moments at which most changed, in their order; of one that did both, what changed more is told."""
    least = GOLD if review.kind in ("duel", "solo") else LEAST
    found: list[ReviewTurn] = []
    for shown in review.rounds:
        for point in shown.points:
            is_luck = abs(point.by_luck) > abs(point.by_answer)
            change = point.by_luck if is_luck else point.by_answer
            error = point.luck_error if is_luck else point.answer_error
            if abs(change) >= max(least, 2 * error):
                found.append(ReviewTurn(point.step, shown.round, point.seat, change, is_luck))
    found.sort(key=lambda each: -abs(each.change))
    return sorted(found[:TURNS], key=lambda each: each.step)
