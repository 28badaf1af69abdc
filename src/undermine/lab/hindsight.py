"""Whether a review can be believed: its chances against what came of them, its mistakes against rounds played anew.

Owns the measurement, an experiment of which a task is one game.  Who sits at it is drawn by lot.  A chance that is
stated at a step is compared with how the round ended.  What was called a mistake is tried again from the true state,
once with the answer that was given, once with the best: by quick minds that play the round out, and by the game's bots.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import lru_cache
from random import Random

from librt.vecs import vec

from undermine.core.action import MENU, new_menu
from undermine.core.chance import game_seed
from undermine.core.rules import Rules
from undermine.games import parse_rules
from undermine.lab.ledger import Header, Row, Shard
from undermine.lab.simulate import check_bots
from undermine.lab.statistics import Estimate, Heaps
from undermine.review.judge import Judgement
from undermine.review.played import Played
from undermine.review.reviewer import Reviewer
from undermine.review.staged import Stage

PAIRS = 96  # fresh rounds for a mistake by quick minds, …
STAGED = 2  # … and by bots, which takes them much longer
ORDER = 0x0F0F
BINS = 10

_MENU = new_menu()
_WORTH = vec[float]([0.0] * MENU)


def header_of(rules: str, games: int, bots: list[str], seed: str, shard: Shard, *, has_mistakes: bool = True) -> Header:
    """So many games, perhaps only their chances, which takes a third of the time; what cannot be played is refused."""
    ready = parse_rules(rules)
    check_bots(ready, bots, has_talk=True)
    return Header(
        "hindsight", {"rules": ready.text, "bots": bots, "seed": seed, "mistakes": has_mistakes}, games, shard
    )


def work(plan: Row, task: int) -> Row:
    """One game, reviewed."""
    rules, seed = _rules(plan["rules"]), game_seed(plan["seed"], task)
    lots = Random(seed)
    names = [lots.choice(plan["bots"]) for _ in range(int(rules.seats))]
    stage = Stage(plan["rules"], seed, names)
    while not stage.is_over:
        stage.go()
    reviewer = _Checked(stage.played(), seed, names, has_mistakes=plan["mistakes"])
    while not reviewer.is_over:
        reviewer.go()
    review = reviewer.result()
    rounds = [
        {
            "found": bool(shown.points[-1].chance),
            "roles": shown.roles,
            "traitors": [each.seat for each in shown.unmasking if each.is_saboteur],
            "above": [point.chance for point in shown.points[:-1]],
            "known": [point.known for point in shown.points[:-1]],
            "suspicion": [point.suspicion for point in shown.points[:-1]],
        }
        for shown in review.rounds
    ]
    return {"bots": names, "rounds": rounds, "mistakes": reviewer.checked, "slips": reviewer.slips}


class _Checked(Reviewer):
    """A reviewer that tries every mistake again from the truth, or does not look for any."""

    def __init__(self, game: Played, seed: str, names: list[str], *, has_mistakes: bool) -> None:
        super().__init__(game)
        self.has_mistakes = has_mistakes
        self.dealt = seed
        self.names = names
        self.checked: list[Row] = []
        self.slips: list[tuple[int, int, float]] = []
        """(Round, seat, by how much the quick mind thought less of an answer than of its own.)"""

    def _judged(self, seat: int, actions: list[int], chosen: int) -> Judgement:
        if not self.has_mistakes:
            return Judgement("good", chosen)
        judged = super()._judged(seat, actions, chosen)
        if len(actions) > 1:
            self._note_slip(seat, actions, chosen)
        if judged.loss:
            quick = [self._again(seat, judged.best, k) - self._again(seat, chosen, k) for k in range(PAIRS)]
            staged = [self._staged(seat, judged.best, k) - self._staged(seat, chosen, k) for k in range(STAGED)]
            self.checked.append(
                {
                    "called": judged.verdict,
                    "stated": round(judged.loss, 3),
                    "quick": round(sum(quick) / PAIRS, 3),
                    "staged": round(sum(staged) / STAGED, 3),
                }
            )
        return judged

    def _note_slip(self, seat: int, actions: list[int], chosen: int) -> None:
        watch = self.company.seats[seat].watch
        for number, action in enumerate(actions):
            _MENU[number] = action
        watch.mind.weigh(watch.view, watch.lore, seat, _MENU, len(actions), _WORTH)
        worths = [float(_WORTH[number]) for number in range(len(actions))]
        self.slips.append((int(self.truth.round), seat, round(max(worths) - worths[actions.index(chosen)], 3)))

    def _again(self, seat: int, action: int, k: int) -> float:
        """What a round brings that quick minds play out from here."""
        world = self.truth.copy()
        world.seed_quick(ORDER + 7919 * k + self.next)
        world.restack(world.shuffled(world.deck[: world.left]))
        return self.prospect.play(world, self.lore.copy(), ORDER + k, action, seat).worth

    def _staged(self, seat: int, action: int, k: int) -> float:
        """What it brings if the bots of the game play on, with other cards to come."""
        stage = Stage(self.game.rules_text, self.dealt, self.names)
        for _ in range(self.next - 1):
            stage.go()
        state = stage.run.state
        number, before = int(state.round), int(state.nuggets(seat))
        stage.shuffle(ORDER + k)
        stage.go(action)
        while not stage.is_over and int(state.round) == number:
            stage.go()
        return float(int(state.nuggets(seat)) - before)


@lru_cache(maxsize=8)
def _rules(text: str) -> Rules:
    return parse_rules(text)


Stated = tuple[int, float, bool]
"""Game, what was stated, whether it came."""


@dataclass
class Hindsight:
    """What came of many games."""

    games: int
    """How many the experiment has; perhaps not all are played."""
    played: int = 0
    above: list[Stated] = field(default_factory=list)
    known: list[Stated] = field(default_factory=list)
    suspected: list[Stated] = field(default_factory=list)
    mistakes: list[tuple[int, Row]] = field(default_factory=list)

    def add(self, row: Row) -> None:
        game = row["task"]
        self.played += 1
        for shown in row["rounds"]:
            came = shown["found"]
            self.above += [(game, chance, came) for chance in shown["above"]]
            self.known += [(game, chance, came) for point in shown["known"] for chance in point]
            self.suspected += [
                (game, chance, seat in shown["traitors"])
                for point in shown["suspicion"]
                for seat, chance in enumerate(point)
            ]
        self.mistakes += [(game, each) for each in row["mistakes"]]

    def mistake(self, called: str, figure: str) -> Estimate | None:
        """The mean of a figure over the mistakes that were called so: stated, quick or staged."""
        heaps = Heaps(self.games)
        heaps.least = -1.0  # nothing keeps a loss from being a gain
        for game, each in self.mistakes:
            if each["called"] == called:
                heaps.add(game, each[figure])
        return heaps.estimate()


def brier(stated: list[Stated], games: int) -> Estimate | None:
    """The mean square of what was stated less what came; games are independent of each other, steps of one are not."""
    heaps = Heaps(games)
    for game, chance, came in stated:
        heaps.add(game, (chance - came) ** 2)
    return heaps.estimate()


def reliability(stated: list[Stated]) -> list[tuple[float, Estimate]]:
    """Bin by bin: the mean chance that was stated, and how often it came, with an interval by games within 0 to 1."""
    bins: list[list[Stated]] = [[] for _ in range(BINS)]
    for each in stated:
        bins[min(BINS - 1, int(each[1] * BINS))].append(each)
    found: list[tuple[float, Estimate]] = []
    for heap in bins:
        if heap:
            games = Heaps(1 + max(game for game, _, _ in heap))
            for game, _, came in heap:
                games.add(game, float(came))
            estimate = games.estimate()
            assert estimate is not None
            if estimate.low is not None and estimate.high is not None:
                estimate = replace(estimate, low=max(0.0, estimate.low), high=min(1.0, estimate.high))
            found.append((sum(chance for _, chance, _ in heap) / len(heap), estimate))
    return found
