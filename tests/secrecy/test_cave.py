"""Twin games in the Dark Cave: unlike in what a seat cannot know, and the same in what it sees."""

from __future__ import annotations

from tests.cave import Cave, cave
from tests.changes import sort_of
from tests.secrecy.audience import leaks
from undermine.core.frame import SPECTATOR
from undermine.views.project import project

HANDS = ("I-NS I-EW I-NE I-NW I-NESW", "I-secret I-boots I-axe I-web I-rockfall")
MINE = "I-NES I-NEW I-den-NES I-den-NEW I-den-NESW"


def streams(games: list[Cave], seat: int) -> list[bytes]:
    """What a seat saw of each game, as bytes."""
    seen = [[project(event, seat) for event in game.run.log] for game in games]
    return [repr([event for event in log if event is not None]).encode() for log in seen]


def alike(games: list[Cave], seats: tuple[int, ...], secret: str) -> None:
    """The games differ in a sort of change, and these seats cannot tell them apart."""
    truths = [[event for event in game.run.log if sort_of(game.rules, event) == secret] for game in games]
    assert all(truths) and len({repr(truth) for truth in truths}) == len(games), "the twins are the same"
    for seat in seats:
        assert len(set(streams(games, seat))) == 1, f"seat {seat} can tell them apart"
    for game in games:
        assert leaks(game.rules, game.run.log) == []


def test_looks_at_goals() -> None:
    """CAVE-86: who looked where is public, what was seen is not."""
    games = []
    for goals in ("exit den ladder vein", "den exit ladder vein", "vein den ladder exit"):
        game = cave(3, hands={0: "I-secret"}, goals=goals)
        game.play("play I-secret -4,-4")
        games.append(game)
    alike(games, (1, 2, SPECTATOR), "goal seen")
    assert len(set(streams(games, 0))) == 3


def test_looks_at_clan_cards() -> None:
    """CAVE-29, CAVE-86: loyalty stays between the looker and the owner."""
    games = []
    for clans in ("bl bs bl bs", "bl bl bs bs"):
        game = cave(3, hands={0: "I-secret"}, clans=clans)
        game.play("play I-secret 1")
        games.append(game)
    alike(games, (SPECTATOR,), "role seen")
    assert len(set(streams(games, 0))) == 2


def test_cards_bitten_off() -> None:
    """CAVE-126, CAVE-138, CAVE-A62: others see the back of a lost card, never its face."""
    games = []
    for hand in (*HANDS, "I-NE I-NE I-tun I-bridge I-NW"):
        game = cave(3, "I-den 1,0; I-EW 2,0", hands={0: "I-rat", 1: hand, 2: MINE}, seed="bite")
        game.put(dwarf_1="2,0:c")
        game.play("play I-rat 1,0:c", "move 2,0:c", "stay")
        games.append(game)
    alike(games, (2, SPECTATOR), "discarded")


def test_swapped_hands() -> None:
    """CAVE-94: the two know the cards, the others their backs."""
    games = []
    for hand in HANDS:
        game = cave(3, hands={0: "II-hand-swap", 1: hand, 2: MINE})
        game.play("play II-hand-swap 1")
        games.append(game)
    alike(games, (2, SPECTATOR), "swapped")


def test_the_cards_aside() -> None:
    """CAVE-159: the first one out sees them, nobody else."""
    games = []
    for clans in ("bl yl ys bl yl bl bs yl", "bl yl ys bl yl yl bl bs"):
        game = cave(5, hands={0: "I-secret"}, goals="vein ladder den exit", clans=clans)
        game.show_goal("4,4")
        game.put(dwarf_0="4,4:w")
        game.play("play I-secret 1", "move 4,4:c")
        games.append(game)
    alike(games, (1, 2, 3, 4, SPECTATOR), "aside seen")
    assert len(set(streams(games, 0))) == 2
