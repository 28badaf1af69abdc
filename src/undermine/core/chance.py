"""Chance: the two streams of numbers that a state may own.

Owns how a seed becomes numbers.  Never touches the global `random`, the clock or the machine.
A *keyed* stream (blake2b of seed and counter) deals games that people play: nobody can guess on from what he saw.
A *quick* stream (xoroshiro64+, Blackman and Vigna) is for playouts and samples; guessing there harms nobody.
Both give the same numbers on every machine, compiled or not, and for ever: records depend on them.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from librt.strings import read_i32_le
from librt.vecs import vec
from mypy_extensions import i64

WORD: Final[i64] = 0xFFFFFFFF
BLOCK: Final[i64] = 16  # words of 32 bits in one block of the keyed stream


def key_of(seed: str) -> bytes:
    """The key of a game's stream; says nothing about the seal and the seal nothing about it."""
    return blake2b(seed.encode(), digest_size=32, person=b"undermine deal").digest()


def seal_of(seed: str) -> str:
    """What is published before the game, so that anyone can check afterwards that the seed was not changed.

    >>> seal_of("7")[:16]
    'a53038109566afa0'
    """
    return blake2b(seed.encode(), digest_size=32, person=b"undermine seal").hexdigest()


def game_seed(seed: str, number: int) -> str:
    """The seed of one game of a series: the series' own for the first, so that every command deals it alike."""
    return f"{seed}/{number}" if number else seed


def bot_seed(seed: str, seat: int) -> int:
    """The dice of a bot: fixed by the game's seed, and useless for guessing the deal."""
    return int.from_bytes(blake2b(f"{seat} {seed}".encode(), digest_size=7, person=b"undermine bot").digest(), "little")


def block_of(key: bytes, number: int) -> vec[i64]:
    """So many words of the keyed stream, by block number."""
    raw = blake2b(number.to_bytes(8, "little"), digest_size=64, key=key).digest()
    words = vec[i64]([0] * BLOCK)
    for k in range(BLOCK):
        words[k] = i64(read_i32_le(raw, 4 * k)) & WORD
    return words


def roll(a: i64, b: i64) -> tuple[i64, i64, i64]:
    """The quick stream: a word of 32 bits, and the two words that it goes on from."""
    word = (a + b) & WORD
    b ^= a
    return word, ((a << 26 | a >> 6) & WORD) ^ b ^ ((b << 9) & WORD), (b << 13 | b >> 19) & WORD


def quick_start(seed: int) -> tuple[i64, i64]:
    """The two words that a quick stream starts from; neighbouring seeds give unlike streams."""
    return _mix(i64(seed & 0xFFFFFFFF)), _mix(i64(seed >> 32 & 0xFFFFFFFF) ^ 0x9E3779B9) | 1


class Dice:
    """A quick stream of its own, for whoever plays out, samples or chooses at random."""

    a: i64
    b: i64

    def __init__(self, seed: int) -> None:
        self.a, self.b = quick_start(seed)

    def below(self, n: i64) -> i64:
        """A number in 0..n-1; n is at most 2**31."""
        word, self.a, self.b = roll(self.a, self.b)
        return (word * n) >> 32

    def shuffled(self, cards: vec[i64]) -> vec[i64]:
        """A shuffled copy."""
        new = cards[:]
        for k in range(1, len(new)):
            j = self.below(k + 1)
            new[k], new[j] = new[j], new[k]
        return new


def _mix(x: i64) -> i64:
    """A 32-bit finaliser (the one of MurmurHash3)."""
    x ^= x >> 16
    x = _times(x, 0x85EBCA6B)
    x ^= x >> 13
    x = _times(x, 0xC2B2AE35)
    return x ^ x >> 16


def _times(x: i64, factor: i64) -> i64:
    """The lowest 32 bits of a product of two such numbers, which may need 64."""
    return ((x & 0xFFFF) * factor + (((x >> 16) * factor & 0xFFFF) << 16)) & WORD
