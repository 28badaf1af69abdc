"""What a miner makes of what it sees: where the gold may lie, and that a round ends its memories."""

from __future__ import annotations

from tests.bots.stage import Stage
from undermine.bots import make
from undermine.bots.chart import chart_of
from undermine.bots.memory import Memory
from undermine.bots.miner import Miner
from undermine.core.chance import bot_seed
from undermine.games import parse_rules
from undermine.lab.match import Match

HAND = "B-EW B-EW B-NESW B-NS B-NE B-NW"
ROLES = "d s d d s d"


def memory_of(stage: Stage) -> Memory:
    memory = Memory(chart_of(stage.game.rules), stage.seat)
    memory.see(stage.events())
    return memory


def test_unknown_goals_are_equally_likely() -> None:
    assert [round(chance, 6) for chance in memory_of(Stage(HAND, ROLES)).gold()] == [0.333333] * 3


def test_a_stone_seen_is_out_and_gold_seen_is_certain() -> None:
    assert memory_of(Stage(HAND, ROLES, peeked=(0,))).gold() == [0, 0.5, 0.5]
    assert memory_of(Stage(HAND, ROLES, peeked=(1,))).gold() == [0, 1, 0]
    assert memory_of(Stage(HAND, ROLES, peeked=(0, 2))).gold() == [0, 1, 0]


def test_a_goal_turned_up_is_out() -> None:
    way = "EW 1,0; EW 2,0; EW 3,0; EW 4,0; EW 5,0; EW 6,0"
    stage = Stage(HAND, ROLES, way, goals="gold NE NW", seat=1, first=0, hands={0: "B-EW"}, before=("place B-EW 7,0",))
    assert memory_of(stage).gold() == [0.5, 0, 0.5]


def test_whoever_looked_and_then_digs_gives_a_hint() -> None:
    stage = Stage(
        HAND,
        ROLES,
        "NESW 1,0; NESW 2,0; NESW 3,0",
        seat=2,
        first=0,
        hands={0: "map B-NS", 1: "B-d-N B-d-E", 3: "B-d-NS B-d-NE", 4: "B-d-NW B-d-EW"},
        before=(
            "play map 8,2", "discard B-d-N", "discard B-NS", "discard B-d-NS", "discard B-d-NW",
            "place B-NS 3,1", "discard B-d-E",
        ),
    )  # fmt: skip
    gold = memory_of(stage).gold()
    assert gold[2] > gold[0]
    assert gold[2] > gold[1]


def test_a_new_round_is_a_new_memory() -> None:
    rules = parse_rules("base[rounds=2] x5")
    match = Match(rules, "again", [make("miner", seat, rules, bot_seed("again", seat)) for seat in range(5)])
    heats: list[list[float]] = []
    bot = match.bots[0]
    assert isinstance(bot, Miner)
    while len(match.rounds) == 1:
        match.play(match.questions + 1)
        heats.append(bot.memory.suspicion.heat)
    assert any(heats[-2])
    assert not any(heats[-1])
    assert bot.memory.tunnels.far == (9, 7, 9)
