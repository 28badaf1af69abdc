"""Rules texts and games for tests of numbers: all games, every module in some mix, and players who wander far."""

from __future__ import annotations

from collections.abc import Iterator

from tests.chooser import choose
from undermine.core.chance import Dice
from undermine.core.engine import is_over, legal_actions, open_game, to_act
from undermine.core.run import Run
from undermine.games import parse_rules

GAMES = ("base:cs20 x5", "expansion x6", "duel x2", "solo x1", "cave x5")
MIXES = (
    "base:de+veto+toll+chests x5",
    "base+swap-goals+treasury+direction+craftsman+tracker+detour+costume x4",
    "expansion+tracker+chests x7",
)
OTHERS = (
    "base:lt2009 x10",
    "base:de+greedy x3",
    "base+new-goals+tournament x6",
    "base+sabotaged-dwarf+party x4",
    "expansion:de x12",
    "expansion x2",
    "duel:cs-sk[trollPayment=choose] x2",
    "cave[veinOptional=true] x2",
    "cave x7",
)
ALL = (*GAMES, *MIXES, *OTHERS)


def questions(text: str, seed: str, mood: str, most: int = 10_000) -> Iterator[Run]:
    """A game question by question."""
    run, dice = open_game(parse_rules(text), seed), Dice(int(seed))
    asked = 0
    while not is_over(run.state) and asked < most:
        yield run
        assert legal_actions(run.state, to_act(run.state))
        run.apply(choose(run.state, dice, mood))
        asked += 1
