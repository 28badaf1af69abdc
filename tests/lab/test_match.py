"""One game between bots, and the account of it."""

from __future__ import annotations

import pytest

from undermine.bots import Bot, make
from undermine.core.chance import bot_seed
from undermine.core.event import Event
from undermine.games import parse_rules
from undermine.lab.match import Game, Match, play_game, seating
from undermine.views.view import View


def game_of(text: str, number: int = 0) -> Game:
    return play_game(parse_rules(text), ["miner"], "account", number)


@pytest.mark.parametrize("text", ["base x3", "base:de x6", "base:lt2009 x10"])
def test_the_account_adds_up(text: str) -> None:
    game = game_of(text)
    rules = parse_rules(text)
    assert game.is_complete and len(game.rounds) == 3
    assert tuple(map(sum, zip(*(part.gold for part in game.rounds), strict=True))) == game.scores
    assert game.winners == tuple(seat for seat, gold in enumerate(game.scores) if gold == max(game.scores))
    assert game.questions >= sum(part.turns for part in game.rounds)
    for part in game.rounds:
        earning = {rules.role_names[role] for role, gold in zip(part.roles, part.gold, strict=True) if gold}
        assert earning <= {rules.side_names[part.winner].removesuffix("s")}
        assert 0 < part.turns <= len(rules.cards)


def test_players_who_only_pass_last_the_whole_deck() -> None:
    """BASE-T2: 67 cards, 67 turns."""

    class Passing:
        def see(self, events: list[Event]) -> None: ...

        def choose(self, view: View, actions: list[int]) -> int:
            return next(action for action in actions if action >> 24 & 15 == 1)

    match = Match(parse_rules("base[rounds=1] x5"), "pass", [Passing() for _ in range(5)])
    match.play()
    assert [part.turns for part in match.rounds] == [67]
    assert match.rounds[0].winner == 2


def test_an_illegal_answer_is_refused() -> None:
    class Cheat:
        def see(self, events: list[Event]) -> None: ...

        def choose(self, view: View, actions: list[int]) -> int:
            return max(actions) + 1

    bots: list[Bot] = [Cheat() for _ in range(3)]
    with pytest.raises(RuntimeError, match="not legal"):
        Match(parse_rules("base x3"), "cheat", bots).play()


def test_a_game_cut_short_is_not_complete() -> None:
    rules = parse_rules("base x3")
    match = Match(rules, "short", [make("random", seat, rules, seat) for seat in range(3)])
    match.play(bound=10)
    game = match.result(0, ("random",) * 3)
    assert not game.is_complete and game.questions == 10


def test_every_bot_sits_everywhere() -> None:
    names = ["a", "b", "c"]
    seats = [seating(names, 5, game) for game in range(3)]
    assert all({seats[game][seat] for game in range(3)} == set(names) for seat in range(5))


def test_bots_of_one_game_have_dice_of_their_own() -> None:
    seeds = {bot_seed(f"1/{game}", seat) for game in range(50) for seat in range(10)}
    assert len(seeds) == 500
