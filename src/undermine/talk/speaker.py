"""What somebody says at a moment: a pure function of what he knows and believes, of what was said, and of his temper.

Owns the decision.  Honest dwarfs tell what they saw, accuse whom they suspect and stand by whom they trust; traitors
lie where it pays, turn suspicion on others and own up when all is over.  Chance is a lot drawn by name, so that the
same moment gives the same words; nothing is read that is not in `Knowledge` and `Heard`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final, TypeAlias

from undermine.core.rules import Rules
from undermine.talk.character import Temper
from undermine.talk.knowledge import Knowledge, Move
from undermine.talk.line import claim_of, named_in, words_for
from undermine.talk.listener import Heard
from undermine.talk.phrase import DENIES, LIED, PASSED, SHOWS, excuses, offer, phrases, places
from undermine.talk.wish import Wish

Lot: TypeAlias = Callable[[str], float]
"""The name of a matter -> a number from 0 to 1 that is drawn for it, always the same."""

NEED: Final = 0.78  # what a wish must weigh for somebody who never talks, …
EASE: Final = 0.5  # … and so much less for who always does
MOOD: Final = 0.12  # by how much chance moves a wish

CLAIM: Final = 0.55  # to say what one saw below a goal
TREASURE: Final = 0.25  # … more if it is what all look for
ASKED: Final = 0.35  # … if somebody asked
DISPUTED: Final = 0.3  # … if somebody said the opposite
KNOWN: Final = -0.3  # … if somebody else said the same
UNMASK: Final = 1.05  # to call a lie a lie
DEFEND: Final = 0.8
ACCUSE: Final = 0.5  # … and more by how sure one is
AGAIN: Final = -0.15  # … less every time of the same one
ECHO: Final = -0.15  # … if somebody else has given the reason, so that it is only agreed, …
CHORUS: Final = -0.3  # … and for everybody who has just spoken against the same one
LATELY: Final = 3  # reproaches that are still in everybody's ears
BLAME: Final = 0.45  # a traitor: to turn suspicion on somebody who looks guilty, …
GUILTY: Final = 0.3  # … so guilty at least
PLEA: Final = 0.55
THANKS: Final = 0.6
WHY: Final = 0.5
BELIEVE: Final = 0.3
DOUBT: Final = 0.45
STAND_BY: Final = 0.4
INNOCENT: Final = 0.15  # so likely somebody may be a traitor whom one stands by
PRAISE: Final = 0.28
GRAVE: Final = 0.2  # the weight of a move that is worth a word
IDLE: Final = 2  # turns after which somebody has done nothing but put cards away
HELPFUL: Final = -0.4  # the weight of a move that deserves praise
POSE: Final = 0.3
SURE: Final = 0.9  # a goal that is as good as known
LEAD: Final = 0.35
LIE: Final = 0.6
NEAR: Final = 2.5  # cards to a goal that will soon show who lied about it
HOPELESS: Final = 0.75  # who looks so guilty is not believed any more
ADMIT: Final = 1.0
APOLOGY: Final = 0.8
BOAST: Final = 0.5
FAREWELL: Final = 0.4


@dataclass(frozen=True, slots=True)
class Moment:
    """Everything that words may depend on."""

    rules: Rules
    known: Knowledge
    heard: Heard
    temper: Temper
    lot: Lot


def speak(moment: Moment) -> Wish | None:
    """What is said, if anything is worth it."""
    said = [wish for wish in _thoughts(moment) if _can_be_said(moment, wish)]
    if not said:
        return None
    best = max(said, key=lambda wish: wish.weight)
    return best if best.weight >= NEED - EASE * moment.temper.talk else None


def _thoughts(moment: Moment) -> Iterator[Wish]:
    """All that crosses somebody's mind, each raised or lowered a little by chance."""
    known = moment.known
    if known.ending is not None:
        found = _last_words(moment)
    else:
        found = _lies(moment) if known.is_traitor else _truths(moment)
    for phrase, arguments, weight in found:
        mood = MOOD * (2.0 * moment.lot(f"mood {phrase} {len(moment.heard.said)} {len(known.moves)}") - 1.0)
        yield Wish(phrase, arguments, weight + mood)


def _can_be_said(moment: Moment, wish: Wish) -> bool:
    """At this table, and not twice."""
    wanted = offer(moment.rules).get(wish.phrase)
    if wanted is None or len(wanted) != len(wish.arguments):
        return False
    fits = all(word in argument.words for argument, word in zip(wanted, wish.arguments, strict=True))
    return fits and not moment.heard.has_said(wish.phrase, wish.arguments)


# Honest words


def _truths(moment: Moment) -> Iterator[Wish]:
    yield from _tell(moment)
    yield from _unmask(moment)
    yield from _suspect(moment)
    yield from _answer(moment)
    yield from _manners(moment)
    known, heard = moment.known, moment.heard
    for line in heard.blamed[-1:]:
        whom = named_in(line)
        if whom >= 0 and known.guilt[whom] < INNOCENT:
            yield Wish("trust", (str(whom),), STAND_BY)
    for goal, hope in enumerate(known.hopes):
        is_news = not known.is_open[goal] and goal not in known.looked[known.seat] and not _is_told(moment, goal)
        if hope > SURE and is_news:
            yield Wish("dig-to", _place(moment, goal), LEAD)


def _tell(moment: Moment) -> Iterator[Wish]:
    """What one saw below a goal, unless one would rather keep it."""
    known, heard = moment.known, moment.heard
    for goal in sorted(known.looked[known.seat]):
        sight = known.sights[goal]
        is_private = moment.lot(f"keep {known.round} {goal}") >= moment.temper.candour
        if not sight or known.is_open[goal] or (is_private and not heard.asked):
            continue
        weight = CLAIM + (TREASURE if sight == known.treasure else 0.0) + (ASKED if heard.asked else 0.0)
        others = [claim for (seat, where), claim in heard.claims.items() if where == goal and seat != known.seat]
        if any(not claim.holds(sight) for claim in others):
            weight += DISPUTED
        elif others:
            weight += KNOWN
        yield Wish(*words_for(moment.rules, goal, sight), weight)


def _unmask(moment: Moment) -> Iterator[Wish]:
    """What others said of goals that one knows better, or as well."""
    known = moment.known
    for (seat, goal), claim in moment.heard.claims.items():
        sight = known.sights[goal]
        if seat == known.seat or not sight:
            continue
        if claim.holds(sight):
            yield Wish("believe", (str(seat),), BELIEVE)
        elif goal in known.looked[seat]:
            first = _accuser(moment, seat, LIED)
            if first < 0:
                yield Wish("accuse", (str(seat), LIED), UNMASK)
            elif not known.is_open[goal]:
                # Two who looked stand against one.
                yield Wish("believe", (str(first),), UNMASK + _chorus(moment, seat))
        else:
            yield Wish("doubt", (str(seat),), DOUBT)


def _suspect(moment: Moment) -> Iterator[Wish]:
    """Whom one holds for a traitor, and for what."""
    known, nerve = moment.known, moment.temper.nerve
    for seat, guilt in enumerate(known.guilt):
        if seat == known.seat or seat in known.shown or guilt < nerve:
            continue
        weight = ACCUSE + guilt - nerve + AGAIN * _blamed(moment, seat)
        reason = _worst(known, seat)
        first = _accuser(moment, seat, reason)
        if reason and first < 0:
            yield Wish("accuse", (str(seat), reason), weight + _chorus(moment, seat))
        elif reason and known.guilt[first] < INNOCENT and moment.lot(f"agree {seat} {first}") < moment.temper.faith:
            yield Wish("believe", (str(first),), weight + ECHO + _chorus(moment, seat))
        elif reason or any(move.actor == seat and move.weight > 0.0 for move in known.moves):
            yield Wish("distrust", (str(seat),), weight + AGAIN + _chorus(moment, seat))


# What everybody says


def _answer(moment: Moment) -> Iterator[Wish]:
    """Whoever is put on the spot defends himself, and may well answer in kind."""
    known = moment.known
    if known.seat in known.shown:
        return
    for line in moment.heard.against[-1:]:
        reason = line.arguments[1] if line.phrase == "accuse" and len(line.arguments) > 1 else ""
        excuse = "no-choice" if line.phrase == "why" or reason in excuses(moment.rules) else "not-me"
        yield Wish(excuse, (), DEFEND)
        if known.guilt[line.seat] >= moment.temper.nerve and line.seat not in known.shown:
            yield Wish("distrust", (str(line.seat),), DEFEND)


def _manners(moment: Moment) -> Iterator[Wish]:
    """Pleas, thanks, praise, and who one is."""
    known = moment.known
    for trouble in known.troubles:
        yield Wish("help-me", (trouble,), PLEA)
    for move in known.moves[-1:]:
        if move.whom == known.seat != move.actor:
            yield Wish("thanks", (), THANKS) if move.is_help else Wish("why", (str(move.actor),), WHY)
        elif move.weight <= HELPFUL and move.actor != known.seat:
            yield Wish("well-dug", (str(move.actor),), PRAISE)
    if known.pose and known.seat not in known.shown:
        for name in offer(moment.rules):
            if phrases()[name].poses:
                yield Wish(name, (known.pose,) if phrases()[name].about else (), POSE)


# Lies


def _lies(moment: Moment) -> Iterator[Wish]:
    yield from _mislead(moment)
    yield from _deflect(moment)
    yield from _answer(moment)
    yield from _manners(moment)


def _mislead(moment: Moment) -> Iterator[Wish]:
    """The opposite of what one saw, where nobody can say at once that it is a lie; else a truth that costs nothing."""
    known, heard, guile = moment.known, moment.heard, moment.temper.guile
    if known.looks[known.seat] > HOPELESS:
        return
    for goal in sorted(known.looked[known.seat]):
        sight = known.sights[goal]
        if not sight or known.is_open[goal] or (known.seat, goal) in heard.claims:
            continue  # whoever has lied sticks to it
        others = [claim for (seat, where), claim in heard.claims.items() if where == goal and seat != known.seat]
        is_treasure = sight == known.treasure
        weight = LIE + (ASKED if heard.asked else 0.0)
        if moment.lot(f"lie {known.round} {goal}") < guile and known.far[goal] > NEAR:
            if not any(claim.holds(sight) for claim in others) and (is_treasure or not _has_promised(moment, goal)):
                yield Wish(*words_for(moment.rules, goal, "" if is_treasure else known.treasure), weight)
        elif not is_treasure and moment.lot(f"keep {known.round} {goal}") < moment.temper.candour:
            yield Wish(*words_for(moment.rules, goal, sight), weight + (KNOWN if others else 0.0))
    for (seat, goal), claim in heard.claims.items():
        if seat != known.seat and known.sights[goal] == known.treasure and claim.holds(known.treasure):
            yield Wish("doubt", (str(seat),), DOUBT * (0.5 + guile))


def _deflect(moment: Moment) -> Iterator[Wish]:
    """Accuse somebody who looks guilty anyway, before others look at oneself."""
    known, guile = moment.known, moment.temper.guile
    for seat, looks in enumerate(known.looks):
        is_fair_game = seat != known.seat and seat not in known.shown and known.guilt[seat] < 0.5 and looks >= GUILTY
        reason = _worst(known, seat) if is_fair_game else ""
        if not reason:
            continue
        weight = BLAME + guile * (looks - GUILTY) + AGAIN * _blamed(moment, seat) + _chorus(moment, seat)
        if _accuser(moment, seat, reason) < 0:
            yield Wish("accuse", (str(seat), reason), weight)
        else:
            yield Wish("distrust", (str(seat),), weight + ECHO)


# When a round is over


def _last_words(moment: Moment) -> Iterator[Wish]:
    known, heard, ending = moment.known, moment.heard, moment.known.ending
    assert ending is not None, "a round is over"
    for line in heard.said:
        claim = claim_of(moment.rules, line)
        sight = known.sights[claim.goal] if claim is not None and known.is_traitor else ""
        if claim is not None and sight and not claim.holds(sight):
            admits = SHOWS if claim.is_so else DENIES
            for phrase in phrases().values():
                if phrase.admits == admits and phrase.name in offer(moment.rules):
                    yield Wish(phrase.name, _place(moment, claim.goal), ADMIT)
        whom = named_in(line)
        if line.phrase in ("accuse", "distrust") and whom >= 0 and not ending.traitors[whom] and not known.is_traitor:
            yield Wish("wrong", (str(whom),), APOLOGY)
    if known.is_traitor:
        is_seen = known.looks[known.seat] > 0.5
        if ending.has_won and not is_seen:
            yield Wish("got-away", (), BOAST)
        elif not ending.has_won and is_seen:
            yield Wish("caught", (), BOAST)
    yield Wish("good-game", (), FAREWELL + (0.3 if known.is_last else -0.2))


# Looking things up


def _place(moment: Moment, goal: int) -> tuple[str, ...]:
    named = places(moment.rules)
    return (named[goal],) if goal < len(named) else ("",)


def _is_told(moment: Moment, goal: int) -> bool:
    """Whether somebody said that the treasure lies there."""
    claims = moment.heard.claims.items()
    return any(where == goal and claim.holds(moment.known.treasure) for (_, where), claim in claims)


def _has_promised(moment: Moment, goal: int) -> bool:
    """Whether one has said that the treasure lies elsewhere: nobody believes who finds it twice."""
    mine = [(where, claim) for (seat, where), claim in moment.heard.claims.items() if seat == moment.known.seat]
    return any(where != goal and claim.holds(moment.known.treasure) for where, claim in mine)


def _worst(known: Knowledge, seat: int) -> str:
    """What speaks most against somebody: a move that weighs something, or that he did nothing else at all."""
    moves: list[Move] = [move for move in known.moves if move.actor == seat]
    grave = [move for move in moves if move.reason and move.weight >= GRAVE and move.reason != PASSED]
    if grave:
        return max(grave, key=lambda move: move.weight).reason
    return PASSED if len(moves) >= IDLE and all(move.reason == PASSED for move in moves) else ""


def _blamed(moment: Moment, seat: int) -> int:
    """How often one has spoken against somebody."""
    return sum(line.phrase in ("accuse", "distrust") and named_in(line) == seat for line in moment.heard.said)


def _accuser(moment: Moment, seat: int, reason: str) -> int:
    """Who of the others has said so of somebody; -1 if nobody has: the same words twice tell nobody anything."""
    said = (line.seat for line in moment.heard.blamed if line.arguments == (str(seat), reason))
    return next(said, -1)


def _chorus(moment: Moment, seat: int) -> float:
    """What it takes off that the whole table is after somebody already."""
    lately = moment.heard.blamed[-LATELY:]
    return CHORUS * sum(line.phrase in ("accuse", "distrust") and named_in(line) == seat for line in lately)
