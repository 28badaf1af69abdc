"""Sharing the gold (docs/rules/base.md section 10)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tests.changes import fills, is_of, looks, moves, place_of, sort_of
from tests.scenario import Scenario, table
from undermine.core import change
from undermine.core.engine import scores
from undermine.core.event import BEGAN, ENDED, FILLED, MOVED, Event
from undermine.core.state import State
from undermine.core.zone import BANK, POOL
from undermine.core.zone import GOLD as HOARD
from undermine.features.gold.rules import Gold
from undermine.games import parse_rules
from undermine.text import Chronicle, People, Words
from undermine.views.project import project
from undermine.views.sample import sample
from undermine.views.view import View, views_for

LINE = "; ".join(f"EW {x},0" for x in range(1, 7))
EDITIONS = ("cs20", "de", "lt2009")


def win(text: str, roles: str, finder: int, gold: tuple[int, ...] = ()) -> Scenario:
    """The diggers have just won: a seat has laid the last card."""
    game = table(text, LINE, hands={finder: "B-EW"}, goals="NE gold NW", roles=roles, gold=gold, first=finder)
    game.play("place B-EW 7,0")
    return game


def draft(game: Scenario) -> list[tuple[int, int]]:
    """Everybody takes the best card there is; who took what, in order."""
    while game.state.depth and game.question() == "take":
        game.play(max(game.legal()))
    return [(place_of(event[2][1]), event[3][0]) for event in moves(game.run.log, int(POOL), int(HOARD))]


@pytest.mark.parametrize(
    ("text", "roles", "cards"),
    [
        ("base:cs20 x7", "dddddss s", 5),
        ("base:de x7", "dddddss s", 5),
        ("base:lt2009 x5", "dsdsd d", 5),
        ("base:cs20 x5", "dsdsd d", 3),
        ("base:de x5", "ddddss"[:5] + " s", 4),
        ("base:lt2009 x9", "dddddddss s", 9),
        ("base:cs20 x3", "ddd s", 3),
    ],
)
def test_how_many_gold_cards(text: str, roles: str, cards: int) -> None:
    """BASE-T21, BASE-55, E11: as many as diggers hold a dwarf card, in lt as many as play."""
    game = win(text, roles, 0)
    assert [len(event[3]) for event in moves(game.run.log, int(BANK), int(POOL))] == [cards]
    assert len(draft(game)) == cards


def test_ten_players_share_nine() -> None:
    """BASE-T24, BASE-55, E11, E17: lt with ten players takes nine cards; de and cs20 as many as diggers."""
    assert len(draft(win("base:lt2009 x10", "ddddddsssd s", 0))) == 9
    assert len(draft(win("base:cs20 x10", "ddddddsssd s", 0))) == 7


@pytest.mark.parametrize("edition", ["cs20", "de"])
def test_stack_goes_counter_clockwise(edition: str) -> None:
    """BASE-T22, BASE-56, BASE-58: 2, 0, 4 take one each of the cards 3, 2, 1; saboteurs get nothing."""
    game = win(f"base:{edition} x5", "dsdsd d", 2, (3, 2, 1, *[1] * 20))
    assert game.seat == 2 and game.legal() == {"take 1", "take 2", "take 3"}
    assert draft(game) == [(2, 3), (0, 2), (4, 1)]
    assert [game.gold(seat) for seat in range(5)] == [[2], [], [3], [], [1]]


def test_stack_goes_round_again() -> None:
    """BASE-T22, BASE-56, BASE-A21, E11: in lt five cards go to three diggers in the same order again."""
    game = win("base:lt2009 x5", "dsdsd d", 2, (3, 2, 1, 1, 2, *[1] * 20))
    assert draft(game) == [(2, 3), (0, 2), (4, 2), (2, 1), (0, 1)]
    assert [sum(game.gold(seat)) for seat in range(5)] == [3, 0, 4, 0, 2]


@pytest.mark.parametrize("edition", EDITIONS)
def test_saboteur_completes_the_path(edition: str) -> None:
    """BASE-T23, BASE-57, BASE-54, BASE-58, BASE-A17, E12: diggers win all the same; the nearest to the right begins."""
    game = win(f"base:{edition} x5", "dsdsd d", 3)
    assert [event[2] for event in game.run.log if event[0] == ENDED] == [(1, 3)]
    assert [seat for seat, _ in draft(game)][:3] == [2, 0, 4]
    assert game.gold(1) == game.gold(3) == []


def test_lt_without_a_saboteur() -> None:
    """BASE-A22: n cards for n diggers, one each."""
    game = win("base:lt2009 x4", "dddd s", 1)
    assert [seat for seat, _ in draft(game)] == [1, 0, 3, 2]


def test_gold_is_chosen_in_secret() -> None:
    """BASE-55, BASE-56, BASE-62, BASE-69: only who has the stack sees it, and what he keeps only he knows."""
    game = win("base:cs20 x5", "dsdsd d", 2)
    draft(game)
    assert [event[1] for event in moves(game.run.log, int(BANK), int(POOL))] == [0]
    assert [(event[1], event[2][0]) for event in looks(game.run.log, int(POOL))] == [(1 << s, s) for s in (2, 0, 4)]
    for event in moves(game.run.log, int(POOL), int(HOARD)):
        taker = place_of(event[2][1])
        assert event[1] == 1 << taker and event[2][3] == 0
        assert all(project(event, seat) == (MOVED, 0, event[2], (0,)) for seat in range(5) if seat != taker)


def test_one_card_of_choice() -> None:
    """BASE-56: the first may also keep the worst; exactly one card leaves the stack each time."""
    game = win("base:cs20 x5", "dsdsd d", 2, (3, 2, 1, *[1] * 20))
    game.play("take 1")
    assert (game.seat, game.legal()) == (0, {"take 2", "take 3"})
    game.play("take 3")
    assert [game.gold(seat) for seat in range(5)] == [[3], [], [1], [], [2]]


PAYOUT = [
    (1, "base:{} x3", "sdd d", {"cs20": 4, "de": 4, "lt2009": 4}),
    (2, "base:{} x5", "sdsdd d", {"cs20": 3, "de": 3, "lt2009": 3}),
    (3, "base:{} x8", "sdsdsddd d", {"cs20": 2, "de": 3, "lt2009": 3}),
    (4, "base:{} x10", "ssssdddddd d", {"cs20": 2, "de": 2, "lt2009": 2}),
]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("saboteurs", "text", "roles", "wages"), PAYOUT)
def test_saboteurs_are_paid(edition: str, saboteurs: int, text: str, roles: str, wages: dict[str, int]) -> None:
    """BASE-T25, BASE-59, BASE-58, E13: by their number, by edition; diggers get nothing."""
    game = table(text.format(edition), roles=roles)
    game.pass_round()
    wage = wages[edition]
    assert scores(game.state) == [wage if role == "s" else 0 for role in roles.removesuffix(" d")]
    assert sum(scores(game.state)) == wage * saboteurs


def test_payout_is_an_option() -> None:
    """E13: the switch is visible to users."""
    game = table("base:cs20[saboteurPayout=4/3/3/2] x8", roles="sdsdsddd d")
    game.pass_round()
    assert scores(game.state) == [3, 0, 3, 0, 3, 0, 0, 0]


def payments(events: list[Event]) -> list[Event]:
    """Gold cards that somebody got as his wage."""
    return [event for event in events if event[0] == MOVED and is_of(event[2][1], int(HOARD)) and event[2][0] != POOL]


def paid(gold: tuple[int, ...], wage: int, seed: str = "pay") -> tuple[list[int], list[int]]:
    """What the one saboteur got from this gold deck, and the deck that was left, top first."""
    text = f"base:lt2009[saboteurPayout={wage}/1/1/1] x3"
    game = table(text, roles="sdd d", gold=gold, seed=seed)
    events = game.pass_round()
    (payment,) = payments(events)
    # What was paid short of the wage is for the saboteur alone to know.
    assert place_of(payment[2][1]) == 0 and payment[2][3] == (wage if sum(payment[3]) == wage else 0)
    return list(payment[3]), bank_of(game)


def bank_of(game: Scenario | State) -> list[int]:
    """The gold deck, top first; 0 where it is not known."""
    state = game.state if isinstance(game, Scenario) else game
    return [int(value) for value in reversed(list(state.bank))]


def test_exact_draw() -> None:
    """BASE-T26, BASE-60, E14: what is too much goes under the deck, until the amount is exact."""
    assert paid((2, 3, 1, 1), 3) == ([2, 1], [1, 3])
    assert paid((3, 2, 2, 1, 1), 4) == ([3, 1], [1, 2, 2])
    assert paid((1, 1, 1, 1, 3), 4) == ([1, 1, 1, 1], [3])


@pytest.mark.parametrize("edition", EDITIONS)
def test_exact_draw_in_every_edition(edition: str) -> None:
    """E14, BASE-60: the same procedure everywhere."""
    game = table(f"base:{edition} x3", roles="sdd d", gold=(3, 2, 2, 1, 1))
    game.pass_round()
    assert game.gold(0) == [1, 3]


def test_stalled_draw() -> None:
    """BASE-T27, BASE-A18: a draw that would never end is taken back; then the fewest cards, or the most below."""
    assert paid((2, 2, 2, 3), 3) == ([3], [2, 2, 2])
    assert paid((2, 2, 2), 3) == ([2], [2, 2])
    assert paid((3, 3), 2) == ([], [3, 3])


def test_stalled_draw_by_lot() -> None:
    """BASE-A18: of several payments with equally few cards one is drawn by lot."""
    # Top first 1, 2 are kept, then nothing fits the last nugget; both 2+2 and 1+3 are worth 4.
    got = Counter(tuple(sorted(paid((1, 2, 2, 3), 4, str(seed))[0])) for seed in range(30))
    assert got.keys() == {(2, 2), (1, 3)} and min(got.values()) > 5


def test_stalled_draw_takes_the_fewest() -> None:
    """BASE-A18: the fewest cards that are exact, whatever the plain draw had kept."""
    assert sorted(paid((3, 3, 2, 2, 2), 7)[0]) == [2, 2, 3]
    assert sorted(paid((3, 3, 2, 2, 2, 3), 9)[0]) == [3, 3, 3]
    assert sorted(paid((2, 2, 3, 3, 3), 8)[0]) == [2, 3, 3]


def test_payment_never_exceeds_the_wage() -> None:
    """BASE-A18, BASE-60: for any small gold deck the payment is exact if some cards are, else the most below."""
    for deck in ((2, 2, 3), (3, 3, 1), (2, 1, 2), (3, 2), (1,), (2, 3, 3, 2), (3, 1, 3, 1)):
        for wage in range(1, 8):
            sums = {sum(cards) for k in range(len(deck) + 1) for cards in combinations(deck, k)}
            best = max(value for value in sums if value <= wage)
            got, left = paid(deck, wage)
            assert sum(got) == best and Counter(got) + Counter(left) == Counter(deck), (deck, wage)


def test_order_of_payment() -> None:
    """BASE-A19, BASE-60: clockwise from the seat that begins the next round, each drawing for himself."""
    game = table("base:cs20 x5", roles="dsdsd d", gold=(3, 1, 1, 1, 1))
    events = game.pass_round()
    assert game.seat == 2, "the last turn was seat 1's"
    assert [(place_of(event[2][1]), event[2][3], event[3]) for event in payments(events)] == [
        (3, 3, (3,)),
        (1, 3, (1, 1, 1)),
    ]


@pytest.mark.parametrize("text", ["base:cs20 x4", "base:de x4", "base:lt2009 x4", "base x3"])
def test_no_saboteur_in_play(text: str) -> None:
    """BASE-T28, BASE-61: the only saboteur card is left over and the gold is not found: nobody gets gold."""
    players = int(text[-1])
    game = table(text, roles="d" * players + " s")
    events = game.pass_round()
    assert [event[2] for event in events if event[0] == ENDED] == [(2, -1)]
    assert not payments(events)
    assert scores(game.state) == [0] * players


def test_gold_lasts_for_three_rounds() -> None:
    """BASE-A20: at most nine cards leave the gold deck in a round, so 28 are enough for three."""
    for edition in EDITIONS:
        for players in range(3, 11):
            rules = parse_rules(f"base:{edition} x{players}")
            diggers = [int(role) for role in rules.role_deck].count(1)
            most = 9 if edition == "lt2009" and players == 10 else players if edition == "lt2009" else diggers
            assert most <= 9 and 3 * most <= len(rules.gold_deck)


def test_gold_runs_out_with_more_rounds() -> None:
    """BASE-A20: then what is left is handed out in the usual order, down to nothing."""
    short = win("base:cs20 x5", "dsdsd d", 0, (3, 1))
    assert draft(short) == [(0, 3), (4, 1)] and short.state.round == 2
    short.pass_round()
    assert (sum(scores(short.state)), short.state.round) == (4, 3), "nothing is left to be paid"
    long = table("base:lt2009[rounds=9] x10", LINE, hands={0: "B-EW"}, goals="NE gold NW", roles="ddddddsssd s")
    change.fill(long.state, BANK, vec[i64]([]))
    long.play("place B-EW 7,0")
    assert draft(long) == [] and long.state.round == 2


KEPT, SUNK, PAID = "gold-deck to drawn-gold", "gold-deck to gold-deck", "drawn-gold to gold"
REST = (1,) * 13 + (2,) * 7 + (3,) * 3
GOLD = (2, 3, 1, 2, 1, *REST)  # top first; a wage of three is 2 and 1, a 3 goes under; the next is 2 and 1


@pytest.mark.parametrize("edition", ["de", "lt2009"])
def test_the_gold_deck_is_not_shuffled(edition: str) -> None:
    """BASE-A24, E22, BASE-19, BASE-60: the next round goes on with the deck as it is, what was too much lowest."""
    game = table(f"base:{edition} x5", roles="dsdsd d", gold=GOLD)
    events = game.pass_round()
    assert game.state.round == 2 and bank_of(game) == [*REST, 3]
    assert not fills(events, int(BANK))


@pytest.mark.parametrize("edition", EDITIONS)
def test_shuffling_the_gold_deck_is_an_option(edition: str) -> None:
    """BASE-A24, E22: both ways in every edition; a shuffled deck is in another order, with the same cards."""
    kept = table(f"base:{edition}[goldShuffle=false] x5", roles="dsdsd d", gold=GOLD)
    kept.pass_round()
    assert bank_of(kept) == [*REST, 3]
    orders = set()
    for seed in range(4):
        mixed = table(f"base:{edition}[goldShuffle=true] x5", roles="dsdsd d", gold=GOLD, seed=str(seed))
        mixed.pass_round()
        assert sorted(bank_of(mixed)) == sorted([*REST, 3])
        orders.add(tuple(bank_of(mixed)))
    assert len(orders) == 4


def test_knowledge_moves_with_a_gold_card() -> None:
    """BASE-A24, BASE-60, BASE-68, BASE-69: who put a card under knows it, wherever it goes; others know how many."""
    rest = (1,) * 15 + (2,) * 7 + (3,) * 2
    game = table("base:de x5", roles="dsdsd d", gold=(2, 3, 1, 3, *rest))
    events = game.pass_round()
    drawn = [(sort_of(game.rules, event), event[1], event[3]) for event in events if event[0] == MOVED][:6]
    first, second = [place_of(event[2][1]) for event in payments(events)]
    assert {first, second} == {1, 3} and drawn == [
        (KEPT, 1 << first, (2,)), (SUNK, 1 << first, (3,)), (KEPT, 1 << first, (1,)), (PAID, 1 << first, (2, 1)),
        (KEPT, 1 << second, (3,)), (PAID, 1 << second, (3,)),
    ]  # fmt: skip
    assert [event[2][3] for event in payments(events)] == [3, 3]
    assert bank_of(game) == [*rest, 3]
    views = views_for(game.rules)
    for view in views:
        view.see(game.run.log)
    assert [bank_of(view) for view in views] == [[0] * 24 + [3 if seat == first else 0] for seat in range(6)]
    for seed in range(20):
        assert bank_of(sample(views[first], seed))[-1] == 3
    assert {bank_of(sample(views[0], seed))[-1] for seed in range(60)} == {1, 2, 3}


def test_known_gold_that_is_laid_out_or_paid() -> None:
    """BASE-A24, BASE-68: a card that somebody put under is known to him among those shared, and when it is paid."""
    rules = parse_rules("base:de x5")
    seat = View(rules, 1)
    bank, pool, hoard, drawn = int(BANK), int(POOL), int(HOARD), int(rules.find(Gold).drawn)
    begun = [(int(BEGAN), 0, (1, 67), (0,) * 67), (int(FILLED), 0, (bank, 4), (0,) * 4)]
    put = [(int(MOVED), 1 << 1, (bank, bank, 1, 0), (3,)), (int(MOVED), 1 << 1, (bank, bank, 1, 0), (2,))]
    for event in [*begun, *put]:
        seat.fold(event)
    assert bank_of(seat) == [0, 0, 3, 2]
    shared = seat.copy()
    shared.fold((int(MOVED), 0, (bank, pool, 3, 0), (0,) * 3))
    assert sorted(map(int, shared.pool)) == [0, 0, 3] and bank_of(shared) == [2]
    for taker in (0, 2, 4):
        shared.fold((int(MOVED), 0, (pool, hoard + taker, 1, 0), (0,)))
    assert shared.shares == (((0, 2, 4), (0, 0, 3)),)
    paid_to = seat.copy()
    for target in (bank, bank, drawn):
        paid_to.fold((int(MOVED), 0, (bank, target, 1, 0), (0,)))
    paid_to.fold((int(MOVED), 0, (drawn, hoard + 3, 1, 3), (0,)))
    assert bank_of(paid_to) == [2, 0, 0] and int(paid_to.gold[3]) == 1 << 24 and paid_to.wages == ()


def test_a_deck_that_somebody_went_through_is_shuffled() -> None:
    """BASE-A24, BASE-A18: after a stalled draw nobody knows the order of the gold deck any more."""
    text = "base:lt2009[saboteurPayout=4/1/1/1] x3"
    orders = set()
    for seed in range(12):
        # A 3 is kept, and no card is worth the one nugget that is missing; then two 2s are picked out.
        game = table(text, roles="sdd d", gold=(3, 3, 2, 2, 2), seed=str(seed))
        events = game.pass_round()
        golden = [sort for event in events if "gold" in (sort := sort_of(game.rules, event))]
        assert golden == ["limbo to gold", "filled gold-deck"]
        assert game.gold(0) == [2, 2] and sorted(bank_of(game)) == [2, 3, 3]
        orders.add(tuple(bank_of(game)))
    assert len(orders) == 3


def test_what_is_told_of_a_card_put_under() -> None:
    """BASE-A24, BASE-69: the log tells its player which card it was, and the others that there was one."""
    game = table("base:de x5", roles="dsdsd d", gold=GOLD)
    events = game.pass_round()
    (sunk,) = moves(events, int(BANK), int(BANK))
    payer = sunk[1].bit_length() - 1
    for me in (payer, 0):
        tale = Chronicle(Words("en"), People(list("ABCDE"), me), View(game.rules, me))
        for event in game.run.log:
            seen = project(event, me)
            if seen is not None:
                tale.hear(seen)
        told = [line for entry in tale.told() for line in entry.sentences if "under the gold deck" in line]
        assert len(told) == 1 and ("3 nuggets" in told[0]) == (me == payer)
