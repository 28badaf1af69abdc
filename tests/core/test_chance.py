"""Chance: both streams, pinned by literal numbers.  Records depend on them, so these numbers never change."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b, sha256

from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from undermine.core.chance import Dice, block_of, key_of, quick_start, roll, seal_of
from undermine.core.engine import open_game
from undermine.core.event import TOLD
from undermine.core.state import State
from undermine.games import parse_rules


def state_with(seed: str) -> State:
    state = State(parse_rules("base x5"))
    state.seed(seed)
    return state


def test_quick_stream_is_pinned() -> None:
    dice = Dice(0)
    assert [int(dice.below(1 << 31)) for _ in range(6)] == [
        1231361927, 641405364, 648676352, 1881118793, 1307974683, 989501255,
    ]  # fmt: skip
    dice = Dice(12345678901234)
    assert [int(dice.below(100)) for _ in range(12)] == [55, 12, 68, 58, 50, 10, 92, 5, 77, 98, 15, 8]


def test_keyed_stream_is_pinned() -> None:
    state = state_with("7")
    assert [int(state.below(1 << 31)) for _ in range(6)] == [
        907429811, 797066870, 681335489, 124524645, 413307115, 84378092,
    ]  # fmt: skip
    assert [int(state.below(100)) for _ in range(20)] == [
        63, 10, 19, 20, 20, 32, 58, 79, 32, 52, 26, 15, 24, 40, 76, 22, 53, 6, 40, 61,
    ]  # fmt: skip


def test_shuffles_are_pinned() -> None:
    state = state_with("7")
    ten = vec[i64](list(range(10)))
    assert [int(card) for card in state.shuffled(vec[i64]([1, 1, 1, 1, 2, 2]))] == [2, 2, 1, 1, 1, 1]
    assert [int(card) for card in state.shuffled(ten)] == [4, 6, 7, 1, 3, 8, 5, 9, 2, 0]
    state.seed_quick(7)
    assert [int(card) for card in state.shuffled(ten)] == [2, 1, 4, 5, 7, 6, 3, 8, 0, 9]
    assert [int(card) for card in ten] == list(range(10)), "a shuffle is a copy"


def test_key_and_seal_are_pinned() -> None:
    assert key_of("7").hex() == "19671cf21097b0af9fc0085c9c13d31b95d8aea167d6604174772ec21936b53e"
    assert seal_of("7") == "a53038109566afa0a1dbbd70e796199bfa52371b6c5af17f1f434043b29556de"


def test_a_deal_is_pinned() -> None:
    """The whole set-up of a game from its seed: beginner, deck, roles, goals and gold, event by event."""
    run = open_game(parse_rules("base:cs20 x5"), "7")
    assert (int(run.state.turn), [int(kind) for kind in run.state.goals]) == (2, [2, 3, 1])
    names = [run.rules.names[card] for card in run.state.hand(0)]
    assert names == ["B-NES", "B-NESW", "B-d-NE", "repair-pickaxe", "repair-pickaxe+lantern", "rockfall"]
    changes = [event for event in run.log if event[0] != TOLD]
    assert sha256(repr(changes).encode()).hexdigest()[:16] == "2c374838468c8119"


def test_keyed_stream_is_blake2b() -> None:
    """Seed to key to blocks of 16 words, low byte first; a number below n is the high part of word times n."""
    key = blake2b(b"any seed", digest_size=32, person=b"undermine deal").digest()
    words = []
    for block in range(3):
        raw = blake2b(block.to_bytes(8, "little"), digest_size=64, key=key).digest()
        words += [int.from_bytes(raw[i : i + 4], "little") for i in range(0, 64, 4)]
    assert [int(word) for block in range(3) for word in block_of(key, block)] == words
    state = state_with("any seed")
    assert [int(state.below(37)) for _ in words] == [word * 37 >> 32 for word in words]


@given(st.integers(0, 2**32 - 1), st.integers(0, 2**32 - 1))
def test_quick_stream_is_xoroshiro64(a: int, b: int) -> None:
    word, after_a, after_b = roll(a, b)
    assert int(word) == (a + b) % 2**32
    mixed = a ^ b
    assert int(after_a) == ((a << 26 | a >> 6) ^ mixed ^ mixed << 9) % 2**32
    assert int(after_b) == (mixed << 13 | mixed >> 19) % 2**32


@given(st.integers(0, 2**64 - 1), st.integers(1, 300))
def test_numbers_stay_below(seed: int, n: int) -> None:
    dice, state = Dice(seed), state_with(str(seed))
    assert all(0 <= dice.below(n) < n for _ in range(20))
    assert all(0 <= state.below(n) < n for _ in range(20))


def test_neighbouring_seeds_are_unlike() -> None:
    starts = {quick_start(seed) for seed in range(1000)}
    assert len(starts) == 1000
    firsts = Counter(int(Dice(seed).below(10)) for seed in range(1000))
    assert len(firsts) == 10 and max(firsts.values()) < 150


def test_shuffles_are_fair() -> None:
    """Every order of three comes up about as often."""
    dice, state = Dice(5), state_with("fair")
    three = vec[i64]([1, 2, 3])
    for shuffled in (dice.shuffled, state.shuffled):
        orders = Counter(tuple(int(card) for card in shuffled(three)) for _ in range(3000))
        assert len(orders) == 6 and all(400 < count < 600 for count in orders.values())
