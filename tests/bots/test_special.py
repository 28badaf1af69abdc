"""A miner and the championship cards: it uses them for its side, and vetoes what hurts it."""

from __future__ import annotations

from tests.bots.stage import Stage
from undermine.bots import make
from undermine.core.engine import is_over, legal_actions, open_game, to_act
from undermine.games import parse_rules
from undermine.views.project import project
from undermine.views.view import views_for

LINE = "; ".join(f"EW {x},0" for x in range(1, 7))
VETO = "base+veto x5"


def test_a_saboteur_vetoes_the_last_card() -> None:
    stage = Stage(
        "veto", "dsdsd d", LINE, seat=1, text=VETO, hands={0: "B-EW"}, first=0, peeked=(1,), before=("place B-EW 7,0",)
    )
    assert stage.choices() == {"veto"}


def test_a_digger_lets_the_last_card_pass() -> None:
    stage = Stage(
        "veto", "dsdsd d", LINE, seat=2, text=VETO, hands={0: "B-EW"}, first=0, peeked=(1,), before=("place B-EW 7,0",)
    )
    assert stage.choices() == {"let"}


def test_a_digger_vetoes_a_rockfall_near_the_gold() -> None:
    stage = Stage(
        "veto", "dsdsd d", LINE, seat=2, text=VETO, hands={1: "rockfall"}, first=1, before=("play rockfall 1,0",)
    )
    assert stage.choices() == {"veto"}


def test_the_gold_is_brought_nearer_or_farther() -> None:
    """With the tunnel before the middle goal and the gold known at the top, a digger exchanges, a saboteur leaves."""
    for seat, words in ((0, "exchange"), (1, "leave")):
        stage = Stage(
            "swap-goals",
            "dsdsd d",
            LINE,
            seat=seat,
            text="base+swap-goals x5",
            goals="gold NE NW",
            peeked=(0, 1),
            before=("play swap-goals 8,-2 8,0",),
        )
        assert stage.choices() == {words}, seat


def test_a_saboteur_carries_the_gold_away() -> None:
    stage = Stage(
        "swap-goals",
        "dsdsd d",
        LINE,
        seat=1,
        text="base+swap-goals x5",
        goals="NE gold NW",
        peeked=(1,),
        before=("play swap-goals 8,-2 8,0",),
    )
    assert stage.choices() == {"exchange"}


def test_a_detour_that_finds_the_gold() -> None:
    stage = Stage("detour map", "dsdsd d", f"{LINE}; EW -1,0", text="base+detour x5", peeked=(1,))
    assert stage.choices() == {"play detour 7,0"}


def test_a_greedy_dwarf_takes_the_gold_himself_and_leaves_it_to_nobody() -> None:
    stage = Stage("B-EW B-NS B-NS", "ydsdd s", LINE, text="base+greedy x5", peeked=(1,))
    assert stage.choices() == {"place B-EW 7,0"}
    short = "; ".join(f"EW {x},0" for x in range(1, 6))
    waits = Stage("B-EW B-d-N map map", "ydsdd s", short, text="base+greedy x5", peeked=(1,))
    assert "place B-EW 6,0" not in waits.choices(), "the next seat would take it"
    digs = Stage("B-EW B-d-N map map", "ddsdy s", short, text="base+greedy x5", peeked=(1,))
    assert digs.choices() == {"place B-EW 6,0"}


def test_a_treasury_brings_the_best_card() -> None:
    stage = Stage(
        "treasury",
        "dsdsd d",
        text="base+treasury x5",
        hands={3: "B-d-N B-NS", 4: "B-NESW"},
        first=3,
        before=("discard B-d-N", "discard B-NESW", "play treasury"),
    )
    assert stage.choices() == {"fetch B-NESW"}


def test_miners_play_whole_games_with_all_of_them() -> None:
    """Every card and every question comes up, and every answer is legal."""
    text = "base+greedy+swap-goals+treasury+veto+direction+craftsman+tracker+detour[rounds=1] x5"
    rules = parse_rules(text)
    asked: set[str] = set()
    for seed in range(6):
        run, views = open_game(rules, str(seed)), views_for(rules)[:5]
        minds = [make("miner", seat, rules, seed) for seat in range(5)]
        told = 0
        while not is_over(run.state):
            for view, mind in zip(views, minds, strict=True):
                seen = [e for event in run.log[told:] if (e := project(event, int(view.me))) is not None]
                for event in seen:
                    view.fold(event)
                mind.see(seen)
            told = len(run.log)
            seat = to_act(run.state)
            legal = legal_actions(views[seat], seat)
            choice = minds[seat].choose(views[seat], legal)
            assert choice in legal
            asked.add(rules.frame_names[int(run.state.top()[0])])
            run.apply(choice)
    assert {"turn", "veto", "exchange", "fetch", "track"} <= asked, asked
