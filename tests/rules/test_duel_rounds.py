"""The Duel: ends of a round, collecting and paying, new rounds, the end of the game."""

from __future__ import annotations

from tests.changes import moves
from tests.duels import Table, row, table
from tests.scenario import kinds
from undermine.core import change
from undermine.core.engine import scores, winners
from undermine.core.event import NOTED
from undermine.core.tile import DOWN
from undermine.core.zone import GOAL
from undermine.features.duel.rules.trolls import cheapest, payments


def end_now(game: Table) -> None:
    """The seat on turn passes with the last card of the round."""
    game.stack("")
    game.hold(1 - game.seat, "")
    game.hold(game.seat, "map")
    game.play("discard map")


def ending(game: Table) -> list[int]:
    """Why rounds were over, in order: 1 goals, 2 markers, 3 cards."""
    note = game.rules.note_names.index("ending")
    return [event[2][1] for event in game.run.log if event[0] == NOTED and event[2][0] == note]


# Ends of a round


def test_all_goals_are_up() -> None:
    """DUEL-113, DUEL-116, DUEL-A29: the sixth goal ends the round, after its gold was marked and before any draw."""
    game = table(tiles="X 0,0; " + row("H", 1, 3, 0), hands={0: "H map"}, goals="g-V g-X")
    for cell in ("5,-2", "5,2", "7,-1", "7,1", "9,0"):
        game.turn_up(cell)
    events = game.play("place H 4,0")
    assert ending(game) == [1] and game.state.round == 2
    names = kinds(events)
    assert "posted" in names[: names.index("ended") if "ended" in names else names.index("goal to elsewhere")]
    assert "drew" not in names[: names.index("goal to elsewhere")] and game.gold(0) == [2]


def test_all_markers_lie() -> None:
    """DUEL-T23, DUEL-114, DUEL-116: the eighth marker ends the round at once, nobody draws."""
    game = table(tiles=row("GH", 10, 16, 5), hands={0: "GH map"})
    for x in range(10, 17):
        game.put("claim", f"{x},5", 1)
    events = game.play("place GH 1,1")
    names = kinds(events)
    assert ending(game) == [2] and "drew" not in names[: names.index("goal to elsewhere")]
    assert game.gold(0) == [1] and game.gold(1) == [1] * 7


def test_a_bribe_may_take_the_last_marker() -> None:
    """DUEL-114, DUEL-116: markers on trolls count, and no action follows."""
    game = table(tiles=row("GH", 10, 16, 5) + "; TR 1,1", hands={0: "H map"})
    for x in range(10, 17):
        game.put("claim", f"{x},5", 0)
    game.play("bribe 1,1")
    assert ending(game) == [2] and game.state.round == 2 and game.gold(0) == [1] * 6


def test_no_cards_are_left() -> None:
    """DUEL-T24, DUEL-115, DUEL-40: pile and both hands empty."""
    game = table(hands={0: "map", 1: ""}, deck="")
    game.play("discard map")
    assert ending(game) == [3] and game.state.round == 2
    more = table(hands={0: "map", 1: "map"}, deck="")
    more.play("discard map")
    assert ending(more) == [] and more.seat == 1


def test_no_bribe_after_the_last_card() -> None:
    """DUEL-116: the last card was used, the round is over; nobody is asked about trolls."""
    game = table(tiles="TR 1,1", hands={0: "H", 1: ""}, deck="")
    game.play("place H 2,1")
    assert ending(game) == [3] and game.state.round == 2


# Collecting and paying


def test_collecting() -> None:
    """DUEL-117, DUEL-123: everybody takes his marked cards, path cards and goals, and keeps them."""
    game = table(tiles="GH 1,1; GH 1,-1", goals="g-X g-ES")
    game.turn_up("5,-2")
    game.turn_up("5,0")
    for cell, seat in (("1,1", 0), ("1,-1", 1), ("5,-2", 1), ("5,0", 0)):
        game.put("claim", cell, seat)
    end_now(game)
    assert game.gold(0) == [1, 3] and game.gold(1) == [1, 2] and scores(game.state) == [4, 3]
    assert [game.rules.names[int(card)] for card in out_of(game)] == ["GH", "GH"]


def test_debts_are_added() -> None:
    """DUEL-T12, DUEL-118, DUEL-A17, DUEL-A18, DUEL-102: 1, 2 and 3 against two trolls: the 2 is given."""
    game = table(tiles="TR 1,1; TR 2,1", gold={0: "1 2 3"})
    for cell in ("1,1", "2,1"):
        game.put("bribe", cell, 0)
    end_now(game)
    assert game.gold(0) == [1, 3] and game.gold(1) == []


def test_no_change() -> None:
    """DUEL-T13, DUEL-119, DUEL-A16, DUEL-D14: a 3 for one troll; who has nothing pays nothing, now or later."""
    game = table(tiles="TR 1,1; TR 2,1", gold={0: "3"})
    game.put("bribe", "1,1", 0)
    game.put("bribe", "2,1", 1)
    end_now(game)
    assert game.gold(0) == [] and game.gold(1) == []
    change.gild(game.state, 1, 1, 1)
    end_now(game)
    assert game.gold(1) == [1], "nothing is carried over"


def test_who_has_too_little_gives_everything() -> None:
    """DUEL-A18: two trolls, one nugget."""
    game = table(tiles="TR 1,1; TR 2,1", gold={0: "1"})
    for cell in ("1,1", "2,1"):
        game.put("bribe", cell, 0)
    end_now(game)
    assert game.gold(0) == []


def test_old_gold_pays() -> None:
    """DUEL-A19, DUEL-118: everything before the player, of this round and of earlier ones."""
    game = table(tiles="TR 1,1; GH 2,1", gold={0: "2"})
    game.put("bribe", "1,1", 0)
    game.put("claim", "2,1", 0)
    end_now(game)
    assert game.gold(0) == [2], "the exact card of this round is the cheapest"
    older = table(tiles="TR 1,1", gold={0: "1"})
    older.put("bribe", "1,1", 0)
    end_now(older)
    assert older.gold(0) == []


def test_the_cheapest_payment() -> None:
    """DUEL-A18: the smallest sum that covers the debt, then the fewest cards."""

    def paid(ones: int, twos: int, threes: int, debt: int) -> tuple[int, int, int]:
        way = int(cheapest(payments(ones << 8 | twos << 16 | threes << 24, debt)))
        return way & 15, way >> 4 & 15, way >> 8

    assert paid(1, 1, 1, 2) == (0, 1, 0)
    assert paid(2, 1, 0, 2) == (0, 1, 0)
    assert paid(0, 2, 1, 2) == (0, 1, 0)
    assert paid(0, 2, 1, 3) == (0, 0, 1)
    assert paid(0, 2, 0, 3) == (0, 2, 0)
    assert paid(0, 0, 2, 1) == (0, 0, 1)
    assert paid(1, 2, 1, 4) == (1, 0, 1)


def test_the_debtor_may_choose() -> None:
    """DUEL-A18: with the option any set that covers the debt and from which no card could be kept."""
    game = table(tiles="TR 1,1; TR 2,1", gold={0: "1 1 2 3"}, trollPayment="choose")
    for cell in ("1,1", "2,1"):
        game.put("bribe", cell, 0)
    end_now(game)
    assert game.question() == "give" and game.seat == 0
    assert game.legal() == {"give 2", "give 3", "give 1 1"}
    assert game.why("give 3 1") == ("not-a-payment",)
    game.play("give 3")
    assert game.gold(0) == [1, 1, 2] and game.state.round == 2
    single = table(tiles="TR 1,1", gold={0: "3 3"}, trollPayment="choose")
    single.put("bribe", "1,1", 0)
    end_now(single)
    assert single.gold(0) == [3], "one way only is no question"


def test_paid_cards_are_out_of_the_game() -> None:
    """DUEL-120, DUEL-125, DUEL-D6: a gold path card given to a troll is not shuffled in again."""
    game = table(tiles="TR 1,1; D-gold-EW+S 2,1")
    game.put("bribe", "1,1", 0)
    game.put("claim", "2,1", 0)
    end_now(game)
    assert game.gold(0) == [] and [game.rules.names[int(card)] for card in out_of(game)] == ["D-gold-EW+S"]
    assert "D-gold-EW+S" not in every_card(game) and len(every_card(game)) == 51


def lying(game: Table, zone: str) -> list[int]:
    return [int(card) for card in game.state.lying(game.rules.zone_named(zone))]


def out_of(game: Table) -> list[int]:
    """Path cards that are out of the game."""
    return lying(game, "out")


def every_card(game: Table) -> list[str]:
    state = game.state
    cards = [*state.hand(0), *state.hand(1), *(int(card) for card in list(state.deck)[: int(state.left)])]
    return [game.rules.names[card] for card in cards]


# New rounds


def test_goals_of_a_round_are_gone() -> None:
    """DUEL-121, DUEL-122, DUEL-124, DUEL-D5, DUEL-A33: six new ones; in de the hidden ones are out, unseen."""
    game = table(goals="G0-NESW G2-NW G1-d-NW G3-d-NE G1-NE-blue G2-NE")
    first = {int(kind) for kind in game.state.goals}
    game.turn_up("5,-2")
    end_now(game)
    state = game.state
    assert set(lying(game, "gone")) == first and not first & {*map(int, state.goals), *lying(game, "stock")}
    assert all(state.arena.code[tile] == DOWN for tile in range(3, 9))
    boxed = moves(game.run.log, int(GOAL), game.rules.zone_named("gone"))
    assert len(boxed) == 6 and all(event[1] == 0 for event in boxed), "nobody sees what they were"


def test_hidden_goals_come_again() -> None:
    """DUEL-D5: in cs and sk goals that stayed face down are mixed with the unused ones."""
    game = table("duel:cs-sk", goals="G0-NESW G2-NW G1-d-NW G3-d-NE G1-NE-blue G2-NE")
    shown = int(game.state.goals[0])
    hidden = {int(kind) for kind in list(game.state.goals)[1:]}
    game.turn_up("5,-2")
    end_now(game)
    state = game.state
    assert lying(game, "gone") == [shown]
    assert hidden <= {*map(int, state.goals), *lying(game, "stock")}


def test_three_rounds_use_all_goals() -> None:
    """DUEL-A33, DUEL-14: 6 + 6 + 6 are all 18, each once."""
    from undermine.core.engine import open_game
    from undermine.games import parse_rules

    game = Table(open_game(parse_rules("duel x2"), "goals"))
    seen: list[int] = []
    for _ in range(3):
        seen += [int(kind) for kind in game.state.goals]
        end_now(game)
    assert sorted(seen) == list(range(1, 19))


def test_everything_is_shuffled_in_again() -> None:
    """DUEL-T25, DUEL-125..129, DUEL-131: 2 gold paths taken: 50 cards, 38 to draw; sabotage is gone; blue begins."""
    tiles = "D-bridge-gold 1,1; D-gold-EW+S 1,-1; D-dcurve-gold 0,2; D-EW 2,1"
    game = table(tiles=tiles, front={0: "sabotage-lantern", 1: "sabotage-cart"}, gold={0: "2 2", 1: "3 1"})
    game.put("claim", "1,1", 0)
    game.put("claim", "1,-1", 1)
    end_now(game)
    state = game.state
    assert scores(state) == [5, 5] and game.seat == 1
    assert [int(held) for held in state.held] == [6, 6] and state.left == 38 and len(every_card(game)) == 50
    assert game.front(0) == [] and game.front(1) == [] and len(state.pieces) == 0
    names = every_card(game)
    assert names.count("sabotage-lantern") == 2 and "D-dcurve-gold" in names and names.count("D-EW") == 4
    assert state.arena.count == 8, "only starts and goals lie"


def test_markers_and_keys_return() -> None:
    """DUEL-128, DUEL-64: all of them are in the supply when a new round begins."""
    game = table(tiles="GH 1,1; TR 2,1; DH-blue 3,1")
    game.put("claim", "1,1", 0)
    game.put("bribe", "2,1", 1)
    game.put("key", "3,1", 0)
    end_now(game)
    assert game.markers() == 8 and game.pieces("key") == {}


def test_who_begins() -> None:
    """DUEL-130, DUEL-131: who has less gold; blue if both have as much."""
    for gold, first in (({0: "1"}, 1), ({1: "1"}, 0), ({}, 1), ({0: "3", 1: "2 1"}, 1), ({0: "2", 1: "3"}, 0)):
        game = table(gold=gold)
        end_now(game)
        assert game.seat == first, gold


def test_payment_counts_for_who_begins() -> None:
    """DUEL-130, DUEL-118: gold is compared after the trolls were paid."""
    game = table(tiles="TR 1,1", gold={0: "3", 1: "2"})
    game.put("bribe", "1,1", 0)
    end_now(game)
    assert scores(game.state) == [0, 2] and game.seat == 0


def test_the_winner() -> None:
    """DUEL-132, DUEL-133, DUEL-134, DUEL-A34: most gold after three rounds; equal gold is a draw of both."""
    for gold, best in (({0: "3"}, [0]), ({1: "2 2", 0: "3"}, [1]), ({0: "1 1", 1: "2"}, [0, 1])):
        game = table(gold=gold)
        for _ in range(3):
            end_now(game)
        assert game.state.depth == 0 and winners(game.state) == best
