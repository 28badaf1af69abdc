"""Non-interference: what a seat cannot know never changes what it sees."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.changes import looks, moves, sort_of
from tests.chooser import DIGGING, MIXED, RANDOM
from tests.scenario import table
from tests.secrecy.twins import Twins, make_twins
from undermine.core import event as kinds
from undermine.core.event import ALL, Event
from undermine.core.frame import SPECTATOR
from undermine.core.zone import BANK, POOL
from undermine.views.project import project

EDITIONS = ("cs20", "de", "lt2009")


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("players", "mood"), [(3, MIXED), (5, MIXED), (8, RANDOM), (10, DIGGING)])
def test_hidden_cards_roles_goals_and_gold(edition: str, players: int, mood: str) -> None:
    """BASE-13, BASE-44, BASE-45, BASE-67..70: until roles are shown, everything hidden may be otherwise."""
    seen: Counter[str] = Counter()
    for seed in range(8):
        me = SPECTATOR if seed == 7 else seed % players
        twins = make_twins(f"base:{edition} x{players}", me, seed, mood, to_the_end=False)
        one, other = twins.streams()
        assert one == other
        seen += Counter(twins.unlike) + Counter(steps=twins.steps, unlike=twins.unlike_steps, events=twins.saw)
    assert seen["deck"] > 100 and seen["gold"] > 50 and seen["roles"] > 4 and seen["goals"] > 1, seen
    assert seen["steps"] > 80 and seen["unlike"] > 15 and seen["events"] > 400, seen


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [4, 6, 10])
def test_hidden_gold_in_the_draft(edition: str, players: int) -> None:
    """BASE-55, BASE-56, BASE-62: to the end of the round, with other gold before others and in the deck."""
    seen: Counter[str] = Counter()
    for seed in range(40):
        me = SPECTATOR if seed % 5 == 4 else seed % players
        twins = make_twins(f"base:{edition} x{players}", me, 100 + seed, DIGGING, to_the_end=True)
        drafted = moves(twins.one, int(BANK), int(POOL))
        if not drafted:
            continue  # saboteurs are paid in as many cards as it takes, which all may count (BASE-69)
        one, other = twins.streams()
        assert one == other, (seed, me)
        seen += Counter(twins.unlike) + Counter(drafts=1, unlike=twins.unlike_steps)
    assert seen["drafts"] > 15 and seen["gold"] > 100 and seen["unlike"] > 40, seen


def test_questions_of_the_draft_do_not_tell_of_gold() -> None:
    """BASE-56, BASE-62: whether the cards are all alike or all different, the others see the same."""
    streams = []
    for gold in ((1, 1, 1), (3, 2, 1), (2, 2, 3)):
        tiles = "; ".join(f"EW {x},0" for x in range(1, 7))
        game = table("base x5", tiles, hands={2: "B-EW"}, goals="NE gold NW", roles="dsdsd d", first=2, gold=gold * 4)
        game.play("place B-EW 7,0")
        while game.question() == "take":
            game.play(min(game.legal()))
        ends = [k for k, event in enumerate(game.run.log) if event[0] == kinds.BEGAN]
        streams.append([project(event, 1) for event in game.run.log[: ends[1]]])
        assert len(looks([event for event in streams[-1] if event is not None], int(POOL))) == 3
    assert streams[0] == streams[1] == streams[2]


def twins_with(sort: str) -> Twins:
    """Twins in whose games something of this sort happens to a seat that is not the one who looks."""
    for seed in range(60):
        to_the_end = "pool" in sort
        twins = make_twins("base:de x5", 0, seed, DIGGING if to_the_end else MIXED, to_the_end=to_the_end)
        hidden = [k for k, event in enumerate(twins.one) if sort_of(twins.rules, event) == sort and not event[1] & 1]
        if any(twins.one[k] != twins.other[k] for k in hidden):
            return twins
    raise AssertionError("no such twins")


SECRET_SORTS = (
    "drew", "discarded", "limbo to role", "filled aside", "filled goals", "began", "filled gold-deck", "goal seen",
    "pool to gold", "pool seen", "gold-deck to pool", "chose",
)  # fmt: skip


@pytest.mark.parametrize("sort", SECRET_SORTS)
def test_planted_leaks_are_caught(sort: str) -> None:
    """BASE-67, BASE-68: an event that is shown to all, or tells its inside openly, makes the twins unlike."""
    twins = twins_with(sort)

    def show(event: Event) -> Event:
        return (event[0], ALL, event[2], event[3]) if sort_of(twins.rules, event) == sort else event

    def tell(event: Event) -> Event:
        return (event[0], event[1], event[2] + event[3], ()) if sort_of(twins.rules, event) == sort else event

    one, other = twins.streams()
    assert one == other
    for leak in (show, tell):
        one, other = twins.streams(leak)
        assert one != other
