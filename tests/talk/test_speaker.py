"""What somebody says follows from what he knows, what was said, and his temper."""

from __future__ import annotations

from dataclasses import replace

import pytest

from undermine.games import parse_rules
from undermine.talk.character import PLAIN, Temper
from undermine.talk.knowledge import Ending, Knowledge, Move
from undermine.talk.line import Line
from undermine.talk.listener import Heard, Listener
from undermine.talk.speaker import Moment, speak
from undermine.talk.wish import Wish

RULES = parse_rules("base x4")
CHATTY = replace(PLAIN, talk=1.0, candour=1.0)
LIAR = replace(CHATTY, guile=1.0)
NOTHING = Knowledge(
    seat=0,
    round=1,
    is_traitor=False,
    guilt=(0.0, 0.3, 0.3, 0.3),
    looks=(0.3,) * 4,
    treasure="gold",
    sights=("", "", ""),
    is_open=(False,) * 3,
    hopes=(1 / 3,) * 3,
    far=(8.0,) * 3,
    looked=(frozenset(),) * 4,
)
SAW_GOLD = replace(NOTHING, sights=("", "", "gold"), looked=(frozenset({2}), *[frozenset[int]()] * 3))
BROKE = Move(actor=2, whom=1, reason="broke", weight=0.8)


def said(known: Knowledge, temper: Temper = CHATTY, heard: list[Line] | None = None, lot: float = 0.5) -> Wish | None:
    listener = Listener(RULES, known.seat)
    for line in heard or []:
        listener.hear(line)
    return speak(Moment(RULES, known, listener.now, temper, lambda _: lot))


def words(wish: Wish | None) -> tuple[str, tuple[str, ...]]:
    assert wish is not None
    return wish.phrase, wish.arguments


def test_who_knows_nothing_and_has_no_reason_is_silent() -> None:
    assert said(NOTHING) is None


def test_an_honest_one_tells_what_he_saw() -> None:
    assert words(said(SAW_GOLD)) == ("gold-is-at", ("bottom",))
    rock = replace(SAW_GOLD, sights=("", "", "stone"))
    assert words(said(rock)) == ("rock-is-at", ("bottom",))


def test_one_may_keep_it_for_himself_until_he_is_asked() -> None:
    private = replace(CHATTY, candour=0.0)
    assert said(SAW_GOLD, private) is None
    asked = Line(1, "what-do-you-know", ("0",))
    assert words(said(SAW_GOLD, private, [asked])) == ("gold-is-at", ("bottom",))


def test_a_traitor_says_the_opposite_while_nobody_can_prove_it() -> None:
    traitor = replace(SAW_GOLD, is_traitor=True)
    assert words(said(traitor, LIAR)) == ("rock-is-at", ("bottom",))
    rock = replace(traitor, sights=("", "", "stone"))
    assert words(said(rock, LIAR)) == ("gold-is-at", ("bottom",))
    is_near = replace(traitor, far=(8.0, 8.0, 1.0))
    assert said(is_near, LIAR) is None
    is_known = Line(1, "gold-is-at", ("bottom",))
    assert said(traitor, LIAR, [is_known], lot=0.0) != Wish("rock-is-at", ("bottom",), 0.0)
    is_lost = replace(traitor, looks=(0.9, 0.3, 0.3, 0.3))
    assert said(is_lost, LIAR) is None, "nobody believes him any more"


def test_a_liar_does_not_contradict_himself() -> None:
    near = replace(SAW_GOLD, is_traitor=True, sights=("", "", "stone"), far=(8.0, 8.0, 1.0))
    assert words(said(near, LIAR)) == ("rock-is-at", ("bottom",)), "a truth that costs nothing"
    before = Line(0, "gold-is-at", ("bottom",))
    assert said(near, LIAR, [before]) is None


def test_a_traitor_without_guile_tells_only_what_costs_nothing() -> None:
    meek = replace(LIAR, guile=0.0)
    traitor = replace(SAW_GOLD, is_traitor=True)
    assert said(traitor, meek) is None
    assert words(said(replace(traitor, sights=("", "", "stone")), meek)) == ("rock-is-at", ("bottom",))


def test_a_lie_is_called_one_only_of_who_has_looked() -> None:
    lie = Line(3, "rock-is-at", ("bottom",))
    both = replace(SAW_GOLD, looked=(frozenset({2}), frozenset[int](), frozenset[int](), frozenset({2})))
    told = Line(0, "gold-is-at", ("bottom",))
    assert words(said(both, heard=[lie])) == told.words, "what is there comes first"
    assert words(said(both, heard=[told, lie])) == ("accuse", ("3", "lied"))
    assert words(said(SAW_GOLD, heard=[told, lie])) == ("doubt", ("3",))


def test_an_accusation_has_a_reason_that_weighs_something() -> None:
    known = replace(NOTHING, guilt=(0.0, 0.0, 0.95, 0.3), moves=(BROKE,))
    assert words(said(known)) == ("accuse", ("2", "broke"))
    once = replace(known, moves=(Move(2, reason="passed", weight=0.1),))
    assert words(said(once)) == ("distrust", ("2",))
    again = replace(known, moves=once.moves * 2)
    assert words(said(again)) == ("accuse", ("2", "passed"))
    assert said(replace(known, guilt=(0.0, 0.0, CHATTY.nerve - 0.01, 0.3))) is None


def test_a_traitor_turns_suspicion_on_who_looks_guilty_anyway() -> None:
    known = replace(NOTHING, is_traitor=True, guilt=(1.0, 0.0, 0.0, 0.0), looks=(0.4, 0.2, 0.8, 0.2), moves=(BROKE,))
    assert words(said(known, LIAR)) == ("accuse", ("2", "broke"))
    assert said(replace(known, guilt=(1.0, 0.0, 1.0, 0.0)), LIAR) is None, "a fellow is spared"


def test_a_reproach_that_was_heard_already_is_agreed_with_in_other_words() -> None:
    """In his own words, or by standing by whoever said it, if one trusts him; and less readily."""
    known = replace(NOTHING, guilt=(0.0, 0.0, 1.0, 0.3), moves=(BROKE,))
    first = Line(1, "accuse", ("2", "broke"))
    alone, second = said(known), said(known, heard=[first])
    assert words(second) == ("believe", ("1",))
    assert alone is not None and second is not None and second.weight < alone.weight
    stranger = replace(known, guilt=(0.0, 0.3, 1.0, 0.3))
    assert words(said(stranger, heard=[first])) == ("distrust", ("2",)), "whom one does not trust one does not back"
    lie = Line(3, "rock-is-at", ("bottom",))
    both = replace(SAW_GOLD, looked=(frozenset({2}), frozenset[int](), frozenset[int](), frozenset({2})))
    heard = [Line(0, "gold-is-at", ("bottom",)), lie, Line(1, "accuse", ("3", "lied"))]
    assert words(said(both, heard=heard)) == ("believe", ("1",)), "who knows it as well backs who said it"
    guilty = replace(NOTHING, is_traitor=True, guilt=(1.0, 0.0, 0.0, 0.0), looks=(0.4, 0.2, 0.9, 0.2), moves=(BROKE,))
    assert words(said(guilty, LIAR, [first])) == ("distrust", ("2",))


def test_nobody_speaks_of_whose_card_lies_face_up() -> None:
    """Neither is he accused, nor has he anything to deny or to swear."""
    known = replace(NOTHING, guilt=(0.0, 0.0, 0.95, 0.3), moves=(BROKE,))
    assert words(said(known)) == ("accuse", ("2", "broke"))
    assert said(replace(known, shown=frozenset({2}))) is None
    blamed = [Line(1, "accuse", ("0", "broke"))]
    assert words(said(NOTHING, heard=blamed)) == ("not-me", ())
    assert said(replace(NOTHING, shown=frozenset({0})), heard=blamed) is None
    cave = parse_rules("cave x4")
    sworn = replace(NOTHING, pose="loyal", treasure="exit", sights=("",) * 4, is_open=(False,) * 4, hopes=(0.25,) * 4)
    moments = [
        Moment(cave, each, Heard(), CHATTY, lambda _: 0.5) for each in (sworn, replace(sworn, shown=frozenset({0})))
    ]
    assert words(speak(moments[0])) == ("loyal", ()) and speak(moments[1]) is None


def test_nobody_joins_in_when_two_have_just_accused_the_same_one() -> None:
    known = replace(NOTHING, guilt=(0.0, 0.0, 0.95, 0.3), moves=(BROKE,))
    chorus = [Line(1, "distrust", ("2",)), Line(3, "accuse", ("2", "rockfall"))]
    alone, second = said(known), said(known, heard=chorus[:1])
    assert alone is not None and second is not None
    assert second.weight < alone.weight - 0.2
    assert said(known, heard=chorus) is None
    meanwhile = [Line(1, "distrust", ("3",)), Line(3, "distrust", ("1",)), Line(1, "doubt", ("3",))]
    assert words(said(known, heard=[*chorus, *meanwhile])) == ("accuse", ("2", "broke"))


def test_nobody_finds_the_treasure_twice() -> None:
    rock = replace(
        SAW_GOLD, is_traitor=True, sights=("", "stone", "stone"), looked=(frozenset({1, 2}), *NOTHING.looked[1:])
    )
    assert words(said(rock, LIAR)) == ("gold-is-at", ("middle",))
    assert said(rock, LIAR, [Line(0, "gold-is-at", ("middle",))]) is None


def test_pleas_thanks_and_answers() -> None:
    assert words(said(replace(NOTHING, troubles=("cart",)))) == ("help-me", ("cart",))
    mended = Move(actor=2, whom=0, is_help=True)
    assert words(said(replace(NOTHING, moves=(mended,)))) == ("thanks", ())
    broken = Move(actor=2, whom=0, weight=0.5)
    assert words(said(replace(NOTHING, moves=(broken,)))) == ("why", ("2",))
    assert words(said(NOTHING, heard=[Line(1, "accuse", ("0", "broke"))])) == ("not-me", ())
    assert words(said(NOTHING, heard=[Line(1, "accuse", ("0", "dead-end"))])) == ("no-choice", ())


def test_nothing_is_said_twice_in_a_round() -> None:
    told = Line(0, "gold-is-at", ("bottom",))
    assert said(SAW_GOLD, heard=[told]) is None


@pytest.mark.parametrize(
    ("sight", "lie", "owns"), [("gold", "rock-is-at", "hid-gold"), ("stone", "gold-is-at", "hid-rock")]
)
def test_a_liar_owns_up_when_all_is_over(sight: str, lie: str, owns: str) -> None:
    ending = Ending((True, False, False, False), has_won=True)
    over = replace(SAW_GOLD, is_traitor=True, sights=("", "", sight), ending=ending)
    assert words(said(over, LIAR, [Line(0, lie, ("bottom",))])) == (owns, ("bottom",))


def test_who_accused_the_wrong_one_is_sorry() -> None:
    over = replace(NOTHING, ending=Ending((False, True, False, False), has_won=False))
    assert words(said(over, heard=[Line(0, "accuse", ("2", "broke"))])) == ("wrong", ("2",))
    right = said(over, heard=[Line(0, "accuse", ("1", "broke"))])
    assert right is None or right.phrase == "good-game"


def test_the_quiet_say_less_than_the_chatty() -> None:
    quiet = replace(CHATTY, talk=0.0)
    plea = replace(NOTHING, troubles=("cart",))
    assert said(plea) is not None and said(plea, quiet) is None


def test_a_proven_lie_is_remembered_over_rounds() -> None:
    listener = Listener(RULES, 0)
    before = listener.credit(1)
    listener.prove(1, is_true=False)
    listener.begin()
    assert listener.now == Heard() and listener.credit(1) < before < listener.credit(2) + 0.01
