"""The review of a finished game as plain data.

Owns the types, for the page, the command line and the store alike.  Figures are of no language; what is said in words
(`text`, `label`) is empty until `text/review.py` has told it.  Steps are those of a replay: 0 is the set-up.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

ReviewKind = Literal["roles", "clans", "duel", "solo"]
Verdict = Literal["only", "good", "bluff", "small", "clear", "decisive"]

Chance = Annotated[float, Meta(description="0 to 1.")]


class ReviewPoint(Struct):
    """How things stood after a step."""

    step: int
    seat: Annotated[int | None, Meta(description="Who answered; null: the set-up.")]
    chance: Annotated[
        float | None, Meta(description="True chance, from above: the gold is found, or the first clan wins; 0 to 1.")
    ]
    error: Annotated[float, Meta(description="Standard error of that, or of the gold where there is no chance.")]
    known: Annotated[list[float], Meta(description="Seat -> the same chance as that seat could know it; may be empty.")]
    gold: Annotated[list[float], Meta(description="Seat -> gold to be expected when the round is over, from above.")]
    by_answer: Annotated[
        float, Meta(description="Change since the point before that the answer brought: of the chance, or of the gold.")
    ]
    by_luck: Annotated[float, Meta(description="Change that the cards brought which came of it.")]
    suspicion: Annotated[list[float], Meta(description="Seat -> how suspected by a fair observer; may be empty.")]
    beliefs: Annotated[
        list[list[float]], Meta(description="Who -> whom -> chance that this is a saboteur; may be empty.")
    ]
    answer_error: Annotated[float, Meta(description="Standard error of what the answer brought.")] = 0.0
    luck_error: Annotated[float, Meta(description="Standard error of what the cards brought.")] = 0.0


class ReviewTry(Struct):
    """Another answer that was tried in imagined rounds."""

    answer: str
    gain: Annotated[float, Meta(description="Gold that it brings more than what was answered.")]
    error: float
    label: str = ""


class ReviewDecision(Struct):
    """An answer, judged by what its player could know."""

    step: int
    round: int
    seat: int
    question: str
    answer: str
    verdict: Annotated[
        Verdict, Meta(description="only: nothing else could be done; small, clear and decisive are mistakes.")
    ]
    loss: Annotated[float, Meta(description="Gold lost against the best answer; 0 if that is not beyond doubt.")]
    error: Annotated[float, Meta(description="Standard error of the loss.")]
    chance_loss: Annotated[float, Meta(description="The same as chance that the player's own side wins.")]
    best: Annotated[str, Meta(description="The best answer; the given one if none is clearly better.")]
    reason: Annotated[str, Meta(description="Which sentence the text is.")]
    figures: Annotated[list[tuple[str, int]], Meta(description="What the sentence is made of.")]
    tried: list[ReviewTry]
    label: Annotated[str, Meta(description="What was answered, in words.")] = ""
    best_label: str = ""
    text: Annotated[str, Meta(description="Why, in one sentence.")] = ""


class ReviewUnmasking(Struct):
    """When somebody was seen through, as a fair observer could."""

    seat: int
    role: str
    step: Annotated[int | None, Meta(description="From here on it was clear; null: never.")]
    peak: Annotated[float, Meta(description="The highest suspicion of the round.")]
    peak_step: int
    is_saboteur: bool


class ReviewTrust(Struct):
    """Whom a seat suspected most and least when the round ended."""

    seat: int
    suspects: int | None
    suspicion: float
    trusts: int | None
    trust: Annotated[float, Meta(description="Chance that the trusted one is honest, as this seat saw it.")]
    is_right: Annotated[bool | None, Meta(description="Whether the suspect was a saboteur; null: there was none.")]


class ReviewRound(Struct):
    round: int
    first: Annotated[int, Meta(description="The step that dealt it.")]
    last: int
    side: Annotated[str, Meta(description="Who won it; empty where there are no sides.")]
    roles: list[str]
    usual: Annotated[float | None, Meta(description="The chance before any card was dealt.")]
    deal: Annotated[float, Meta(description="What the deal changed: luck.")]
    points: list[ReviewPoint]
    decisions: list[ReviewDecision]
    unmasking: list[ReviewUnmasking]
    trust: list[ReviewTrust]


class ReviewClaim(Struct):
    """What somebody said of a goal, against the truth."""

    step: int
    round: int
    seat: int
    phrase: str
    arguments: list[str]
    goal: int
    has_looked: bool
    is_true: bool
    believed: Annotated[list[float], Meta(description="Seat -> how likely it held the claim to be true then.")]
    text: Annotated[str, Meta(description="What was said, as it was said.")] = ""
    judgement: Annotated[str, Meta(description="Whether it was true, and how many believed it.")] = ""


class ReviewSeat(Struct):
    """A player's game in figures."""

    seat: int
    answers: int
    lost: Annotated[float, Meta(description="Gold lost by mistakes.")]
    luck: Annotated[float, Meta(description="What the cards changed for the own side, as chances or gold, summed.")]
    skill: Annotated[float, Meta(description="What the player's answers changed for the own side, summed.")]
    small: int
    clear: int
    decisive: int
    bluffs: int
    text: str = ""


class ReviewAward(Struct):
    """A title that somebody earned."""

    award: Annotated[str, Meta(description="liar, nose, wronged, careful, lucky, unlucky.")]
    seat: int
    figures: list[tuple[str, int]]
    text: str = ""


class ReviewTurn(Struct):
    """A moment at which the game turned."""

    step: int
    round: int
    seat: int | None
    change: Annotated[float, Meta(description="Of the true chance, or of the gold.")]
    is_luck: bool
    text: str = ""


class Review(Struct):
    """A finished game looked back at."""

    rules: str
    kind: ReviewKind
    steps: int
    sides: list[str]
    rounds: list[ReviewRound]
    claims: list[ReviewClaim]
    seats: list[ReviewSeat]
    awards: list[ReviewAward]
    turning: list[ReviewTurn]
    playouts: Annotated[int, Meta(description="Rounds imagined for it.")]
    names: list[str] = []
    faces: list[int] = []


class ReviewTrial(Struct):
    """Another answer against the one that was given, both tried in the same worlds."""

    step: int
    seat: int
    kind: ReviewKind
    given: str
    answer: str
    chance_given: Annotated[
        float | None,
        Meta(description="True chance after what was answered, from above; null where there are no sides."),
    ]
    chance: Annotated[float | None, Meta(description="The same after the other answer.")]
    gold_given: Annotated[
        float, Meta(description="Gold that the player may expect after what was answered, from above.")
    ]
    gold: Annotated[float, Meta(description="The same after the other answer.")]
    above_error: Annotated[float, Meta(description="Standard error of the difference from above.")]
    gain: Annotated[
        float,
        Meta(
            description="Gold that the other answer brings more, as the player could know it; in the Duel of lead,"
            " in the cave of the chance to win."
        ),
    ]
    error: Annotated[float, Meta(description="Standard error of that.")]
    chance_gain: Annotated[float, Meta(description="The same as chance that the player's own side wins.")]
    worlds: Annotated[int, Meta(description="Worlds that were imagined for either.")]
    given_label: str = ""
    label: str = ""
    text: Annotated[str, Meta(description="The same in one sentence.")] = ""
