"""How many action sequences there are from a fixed deal, and in which order: pins the legal lists and their order.

Owns the count, its checksum and the lines in which both are kept.  Never samples: every sequence is played.
"""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import blake2b

from undermine.core.engine import advance, begin, legal_actions, to_act
from undermine.core.rules import Rules
from undermine.core.state import State
from undermine.games import RulesError, parse_rules
from undermine.notation.action import write_action
from undermine.notation.error import NotationError, bounded, quote
from undermine.notation.word import read_number

DEEPEST = 9


@dataclass(frozen=True, slots=True)
class Count:
    """Sequences of so many actions from the first question of a seed's deal."""

    rules: str
    seed: str
    depth: int
    nodes: int
    checksum: str

    def __str__(self) -> str:
        return f"{self.rules} | {self.seed} | {self.depth} | {self.nodes} | {self.checksum}"


def perft(rules: Rules, seed: str, depth: int) -> Count:
    """Count all sequences; the checksum is over the words of all legal lists that end one, in the order met.

    >>> print(perft(parse_rules("base x3"), "1", 1).nodes)
    23
    """
    digest = blake2b(digest_size=8, person=b"undermine perft")
    words: dict[int, bytes] = {}
    nodes = 0
    waiting = [(begin(rules, seed), depth)]
    while waiting:
        state, left = waiting.pop()
        actions = legal_actions(state, to_act(state))
        if left > 1:
            # Last in, first out: pushed backwards, they are met in canonical order.
            waiting += [(_after(state, action), left - 1) for action in reversed(actions)]
            continue
        nodes += len(actions)
        for action in actions:
            if action not in words:
                words[action] = write_action(rules, action).encode() + b"\n"
            digest.update(words[action])
        digest.update(b"\n")
    return Count(rules.text, seed, depth, nodes, digest.hexdigest())


def read_counts(text: str) -> list[Count]:
    """Lines `rules | seed | depth | nodes | checksum`; blank ones and those that begin with # are skipped."""
    counts: list[Count] = []
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        parts = [part.strip() for part in line.split("|")]
        try:
            if len(parts) != 5 or not all(parts):
                raise NotationError(f"{quote(line)}: write rules | seed | depth | nodes | checksum")
            rules, seed, depth, nodes, checksum = parts
            numbers = read_number(depth, 1, DEEPEST), read_number(nodes, 0, 1 << 60)
            counts.append(Count(parse_rules(rules).text, seed, *numbers, checksum))
        except (NotationError, RulesError) as error:
            raise NotationError(f"line {number}: {bounded(error)}") from None
    return counts


def _after(state: State, action: int) -> State:
    new = state.copy()
    advance(new, action)
    return new
