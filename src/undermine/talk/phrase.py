"""Phrases: things to say at the table that arrive in each reader's language.

Owns which phrases there are and which of them mean something at exactly one table: those of the house, and what each
feature brings (`TALK` in its `talk.py`).  Nobody speaks of goals, tools or traitors that a game does not have.
Never knows a sentence: `text/talk.py` says them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from types import MappingProxyType
from typing import Final, TypeAlias

from undermine.core.rules import Rules
from undermine.core.state import State
from undermine.features.index import declared, in_play

SEAT: Final = "seat"  # what an argument of a phrase is about
PLACE: Final = "place"  # a goal, by where it lies
HELP: Final = "help"  # what keeps somebody from digging
REASON: Final = "reason"  # why somebody is suspected
THING: Final = "thing"  # what a goal shows
ROLE: Final = "role"

SHOWS: Final = "shows"
DENIES: Final = "denies"
LIED: Final = "lied"  # a reason at every table where words are weighed
HARM: Final = "harm"  # what somebody uses a card for: against another, …
HELPS: Final = "helps"  # … for him, …
LOOK: Final = "look"  # … to see what is hidden, …
FALL: Final = "fall"  # … or to open and close ways
PASSED: Final = "passed"  # the reason of who puts cards away

Vocabulary: TypeAlias = Mapping[str, tuple[str, ...]]
"""What an argument is about -> the words that it may be."""
Suits: TypeAlias = Callable[[State, int], frozenset[str]]
"""A state as somebody sees it, and a seat -> the roles that it may have."""
NOTHING: Final[Vocabulary] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Phrase:
    name: str
    about: tuple[str, ...] = ()
    """What its arguments are about, each one of something else."""
    shows: str = ""
    """Said of a goal: what it shows, by the word in its row of the deck."""
    denies: str = ""
    """Said of a goal: what it does not show."""
    admits: str = ""
    """Said when all is over: what one said of a goal that showed the opposite, SHOWS or DENIES."""
    poses: bool = False
    """Said of oneself: on whose side one is."""
    for_all: bool = False
    """It means something also where nobody needs to find out whom to trust."""
    rank: int = 50
    """How far from the first one it stands where all are listed."""


@dataclass(frozen=True, slots=True)
class Talk:
    """What a feature gives people to say."""

    phrases: tuple[Phrase, ...] = ()
    words: Callable[[Rules], Vocabulary] = lambda _: NOTHING
    """Words that arguments may be at such a table."""
    places: Callable[[Rules], tuple[str, ...]] | None = None
    """Where each goal lies, in one word; of several features that say it the last one is right."""
    deceives: tuple[str, ...] = ()
    """Roles that have reason to deceive those whom they seem to help."""
    suits: Suits | None = None
    """The roles that a seat may have, for what everybody sees; any, if nobody says it."""
    poses: Callable[[str, float], str] = lambda _role, _lot: ""
    """What somebody of a role says that he is: a word for the phrases that say so, or another text for those without
    one; nothing: he does not say it."""
    blames: Callable[[Rules], Mapping[str, str]] = lambda _: {}
    """Card -> the reason that its use gives to suspect somebody, if it does harm."""
    excuses: tuple[str, ...] = ()
    """Reasons to suspect somebody that a bad hand excuses."""
    pleas: Callable[[Rules], Mapping[str, str]] = lambda _: {}
    """Card that lies before a seat -> what that seat asks help for."""
    purposes: Callable[[Rules], Mapping[str, str]] = lambda _: {}
    """Card -> what it is used for, where somebody is told why he should."""


COMMON: Final = (
    Phrase("trust", (SEAT,), rank=20),
    Phrase("distrust", (SEAT,), rank=21),
    Phrase("accuse", (SEAT, REASON), rank=22),
    Phrase("what-do-you-know", (SEAT,), rank=24),
    Phrase("believe", (SEAT,), rank=30),
    Phrase("doubt", (SEAT,), rank=31),
    Phrase("why", (SEAT,), rank=32),
    Phrase("not-me", rank=33),
    Phrase("no-choice", rank=34),
    Phrase("well-dug", (SEAT,), for_all=True, rank=60),
    Phrase("thanks", for_all=True, rank=61),
    Phrase("sorry", for_all=True, rank=62),
    Phrase("hurry", for_all=True, rank=63),
    Phrase("good-game", for_all=True, rank=70),
    Phrase("wrong", (SEAT,), rank=71),
    Phrase("caught", rank=72),
    Phrase("got-away", rank=73),
)
"""What belongs to no feature."""


@dataclass(frozen=True, slots=True)
class Argument:
    """What an argument of a phrase may be at one table; a seat by its number."""

    about: str
    words: tuple[str, ...]


Offer: TypeAlias = Mapping[str, tuple[Argument, ...]]
"""Phrase -> its arguments, in the order in which they are listed."""


@cache
def phrases() -> dict[str, Phrase]:
    """All phrases by name, also those that a table does not offer: somebody said them at another one."""
    ours = (phrase for talk in declared("talk", "TALK", Talk).values() for phrase in talk.phrases)
    return {phrase.name: phrase for phrase in sorted((*COMMON, *ours), key=lambda phrase: phrase.rank)}


@lru_cache(maxsize=64)
def offer(rules: Rules) -> Offer:
    """What can be said at a table."""
    if rules.seats < 2:
        return MappingProxyType({})
    known = _vocabulary(rules)
    named = {phrase.name for talk in talks(rules) for phrase in talk.phrases} | {phrase.name for phrase in COMMON}
    found = {
        name: tuple(Argument(about, known.get(about, ())) for about in phrase.about)
        for name, phrase in phrases().items()
        if name in named and (phrase.for_all or has_traitors(rules))
    }
    said = {name: arguments for name, arguments in found.items() if all(each.words for each in arguments)}
    return MappingProxyType(said)


@lru_cache(maxsize=64)
def deceivers(rules: Rules) -> frozenset[int]:
    """The roles of this game that have reason to deceive others."""
    named = {role for talk in talks(rules) for role in talk.deceives}
    return frozenset(int(role) for role in rules.role_deck if rules.role_names[role] in named)


def has_traitors(rules: Rules) -> bool:
    """Whether people must find out whom to trust."""
    return bool(deceivers(rules))


@lru_cache(maxsize=64)
def treasure(rules: Rules) -> str:
    """What goals are looked for, in the word of their rows; nothing where nobody speaks of it."""
    return next((phrases()[name].shows for name in offer(rules) if phrases()[name].shows), "")


@lru_cache(maxsize=64)
def blames(rules: Rules) -> Mapping[str, str]:
    """Card -> the reason that its use gives to suspect somebody."""
    return {card: reason for talk in talks(rules) for card, reason in talk.blames(rules).items()}


@lru_cache(maxsize=64)
def excuses(rules: Rules) -> frozenset[str]:
    """Reasons to suspect somebody that a bad hand excuses."""
    return frozenset(reason for talk in talks(rules) for reason in talk.excuses)


@lru_cache(maxsize=64)
def pleas(rules: Rules) -> Mapping[str, str]:
    """Card that lies before a seat -> what that seat asks help for."""
    return {card: word for talk in talks(rules) for card, word in talk.pleas(rules).items()}


@lru_cache(maxsize=64)
def purposes(rules: Rules) -> Mapping[str, str]:
    """Card -> what it is used for."""
    return {card: purpose for talk in talks(rules) for card, purpose in talk.purposes(rules).items()}


@lru_cache(maxsize=64)
def places(rules: Rules) -> tuple[str, ...]:
    """Where each goal lies, in one word; nothing where nobody speaks of goals."""
    said = [talk.places(rules) for talk in talks(rules) if talk.places is not None]
    return said[-1] if said else ()


def talks(rules: Rules) -> list[Talk]:
    """What the features of a game give people to say."""
    return [talk for feature, talk in declared("talk", "TALK", Talk).items() if feature in in_play(rules)]


def _vocabulary(rules: Rules) -> dict[str, tuple[str, ...]]:
    known: dict[str, tuple[str, ...]] = {
        SEAT: tuple(str(seat) for seat in range(int(rules.seats))),
        PLACE: places(rules),
    }
    for talk in talks(rules):
        for about, words in talk.words(rules).items():
            known[about] = known.get(about, ()) + words
    known[REASON] = (*known.get(REASON, ()), LIED)
    return known
