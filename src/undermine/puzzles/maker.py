"""The maker: games looked through for moments with one right answer, and those weighed again with care.

Owns what counts as a puzzle.  First all moments of a round that is still open are looked at with little effort; the few
that are left are weighed in many fresh worlds, and in every crowd (`crowd`).  What is kept has one answer that is
better than every other one by a margin that is beyond doubt among all kinds of players.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from librt.vecs import vec

from undermine.bots.advice import why
from undermine.core.action import MENU, new_menu
from undermine.core.chance import Dice
from undermine.core.engine import legal_actions, to_act
from undermine.core.frame import TURN
from undermine.minds.watch import Watch
from undermine.notation.action import write_action
from undermine.puzzles.crowd import USUAL, Crowd, crowds_of, prospect_in, show, watching
from undermine.puzzles.game import Game
from undermine.puzzles.grade import grade_of, solved
from undermine.puzzles.posed import Posed, pose
from undermine.puzzles.puzzle import Kind, Puzzle, Step
from undermine.puzzles.trial import ALL, Gap, Trial, compare, gap
from undermine.review.reason import praise

FEWEST: Final = 5
"""So many answers there must be to choose from."""
MARGIN: Final = 0.3
"""Gold that the next best answer must cost among the usual players: what reviews call clear; …"""
SURE: Final = 0.18
"""… so much of it beyond doubt; …"""
KEPT: Final = 0.08
"""… and so much beyond doubt in every other crowd."""
CERTAIN: Final = 95
"""Hundredths."""
LONGEST: Final = 3
"""Answers of one who digs alone."""

CANDIDATES: Final = 14
FIRST_GLANCE: Final = ((8, ALL),)
SECOND_GLANCE: Final = ((24, ALL),)
LOOK: Final = ((24, ALL), (24, 12), (100, 5), (250, 3))
AMONG: Final = ((12, ALL), (24, 10), (80, 5), (160, 3))


@dataclass(frozen=True)
class Weighed:
    """What a question is worth as a puzzle."""

    trials: list[Trial]
    lead: Gap
    among: dict[str, Gap]
    """Crowd -> by how much the same answer is better there than every other one."""

    @property
    def holds(self) -> bool:
        is_clear = self.lead.mean >= MARGIN and self.lead.least >= SURE
        return is_clear and min(each.least for each in self.among.values()) >= KEPT


def cut(game: Game, name: str, *, has_obvious: bool = False) -> Iterator[Puzzle]:
    """The puzzles in a game, one after the other; also those that everybody sees at once, if they are wanted."""
    whole = Puzzle(name, "move", game.rules, game.seed, [], 0, {}, 1)
    posed = pose(whole)
    kind: Kind = "alone" if int(posed.rules.seats) == 1 else "move"
    seats = [watching(posed.rules, seat, posed.events) for seat in range(int(posed.rules.seats))]
    last = 0
    for number, words in enumerate(game.moves):
        seat, known = posed.asked, len(posed.events)
        if posed.state.round > 1:
            return
        if int(posed.state.top_kind) == TURN and number >= last and glanced(posed, seats[seat]):
            puzzle = Puzzle(f"{name}-{number}", kind, game.rules, game.seed, game.moves[:number], seat, {}, 1)
            found = made_of(puzzle) if has_obvious or not is_obvious(posed, seats[seat]) else None
            if found is not None:
                last = number + len(found.steps)
                yield found
        posed.run.apply(posed.read(words))
        for watch in seats:
            show(watch, posed.events[known:])


def made_of(puzzle: Puzzle) -> Puzzle | None:
    """The puzzle that a moment is, with its answers and its grade; None if it is none."""
    steps: list[Step] = []
    rates: dict[str, float] = {}
    most = LONGEST if puzzle.kind == "alone" else 1
    while len(steps) < most:
        posed = pose(puzzle, [step.answer for step in steps])
        if to_act(posed.state) != puzzle.seat or int(posed.state.top_kind) != TURN:
            break
        step = _step(posed, len(steps))
        if step is None:
            break
        each = solved(posed, step.answer)
        rates = {level: round(rates.get(level, 1.0) * rate, 3) for level, rate in each.items()}
        steps.append(step)
    if not steps:
        return None
    return Puzzle(
        puzzle.name, puzzle.kind, puzzle.rules, puzzle.seed, puzzle.moves, puzzle.seat, rates, grade_of(rates), steps
    )


def _step(posed: Posed, number: int) -> Step | None:
    """The answer to a question that has one, and what the others cost."""
    if not glanced(posed, watching(posed.rules, posed.asked, posed.events)):
        return None
    weighed = weigh(posed, number)
    if weighed is None or not weighed.holds:
        return None
    rules, best = posed.rules, weighed.trials[0]
    watch = watching(rules, posed.asked, posed.events)
    actions = [trial.action for trial in weighed.trials]
    worlds = len(best.worths)
    reason, figures = praise(watch, sorted(actions), best.action, weighed.lead.mean, worlds)
    costs = {write_action(rules, trial.action): round(gap(best, trial).mean, 2) for trial in weighed.trials[1:]}
    return Step(write_action(rules, best.action), reason.removeprefix("better-"), dict(figures), costs)


def is_obvious(posed: Posed, watch: Watch) -> bool:
    """Whether there is nothing to think about: the quick mind lays the card that reaches gold of which it knows."""
    actions = legal_actions(posed.state, posed.asked)
    reason, figures = why(watch, watch.view, actions, _best(watch, actions)[0])
    return reason == "reach" and dict(figures)["chance"] >= CERTAIN


def glanced(posed: Posed, watch: Watch) -> bool:
    """Whether a question may have one right answer, at little cost: by what the quick mind thinks best."""
    seat = posed.asked
    actions = legal_actions(posed.state, seat)
    if len(actions) < FEWEST:
        return False
    prospect, dice = prospect_in(posed.rules, USUAL), Dice(len(posed.events))
    tried = compare(prospect, watch, _best(watch, actions)[:CANDIDATES], FIRST_GLANCE, dice)
    if gap(tried[0], tried[1]).mean < MARGIN / 2:
        return False
    tried = compare(prospect, watch, [each.action for each in tried[:4]], SECOND_GLANCE, dice)
    return gap(tried[0], tried[1]).mean >= MARGIN


def _best(watch: Watch, actions: list[int]) -> list[int]:
    """The answers in the order of what the quick mind thinks of them."""
    menu, worth = new_menu(), vec[float]([0.0] * MENU)
    for number, action in enumerate(actions):
        menu[number] = action
    watch.mind.weigh(watch.view, watch.lore, watch.view.me, menu, len(actions), worth)
    return [action for _, action in sorted(zip(worth, actions, strict=False), reverse=True)]


def weigh(posed: Posed, seed: int = 0) -> Weighed | None:
    """All answers to a question in many worlds; None if not the same one is best among all kinds of players."""
    among: dict[str, Gap] = {}
    trials: list[Trial] = []
    lead: Gap | None = None
    for number, crowd in enumerate(crowds_of(posed.rules)):
        tried = weighed_in(posed, crowd, LOOK if crowd == USUAL else AMONG, 1_000_003 * seed + number)
        best, second = tried[0], tried[1]
        if lead is None:
            trials, lead = tried, gap(best, second)
            if lead.mean < MARGIN or lead.least < SURE:
                return None
        elif best.action != trials[0].action:
            return None
        among[crowd.name] = gap(best, second)
        if among[crowd.name].least < KEPT:
            return None
    assert lead is not None, "there is always the usual crowd"
    return Weighed(trials, lead, among)


def weighed_in(posed: Posed, crowd: Crowd, stages: tuple[tuple[int, int], ...], seed: int) -> list[Trial]:
    """All answers to a question in worlds of one crowd, the best first."""
    seat = posed.asked
    watch = watching(posed.rules, seat, posed.events, crowd, seed)
    actions = legal_actions(posed.state, seat)
    return compare(prospect_in(posed.rules, crowd), watch, actions, stages, Dice(seed + len(posed.events)))
