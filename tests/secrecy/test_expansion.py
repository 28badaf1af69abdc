"""Secrets of the expansion: who knows whose dwarf card and which cards of a hand, and what nobody learns."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from tests.changes import looks, moves, place_of
from tests.chooser import LIVELY, RANDOM, choose
from tests.scenario import Scenario, table
from tests.secrecy.audience import Witness, contradictions, leaks
from tests.secrecy.test_championship import alike
from undermine.core import event as kinds
from undermine.core.chance import Dice
from undermine.core.engine import is_over, legal_actions, open_game, to_act
from undermine.core.event import Event
from undermine.core.frame import SPECTATOR
from undermine.core.state import State
from undermine.core.zone import AWAY, DECK, ROLE, WORN
from undermine.games import parse_rules
from undermine.views.view import View, views_for


class Insider(Witness):
    """A witness who also keeps account of inspections, swapped hats and swapped hands."""

    given: int = 0  # how many cards the seat that is asked has besides the one that it plays

    def __init__(self, state: State) -> None:
        self.watchers = [*range(int(state.seats)), SPECTATOR]
        super().__init__(state)

    def _forget(self) -> None:
        super()._forget()
        self.seen: set[tuple[int, int]] = {(seat, seat) for seat in range(int(self.state.seats))}
        self.worn: list[set[int]] = []  # who knows each dwarf card that was put away
        self.cards: dict[tuple[int, int], list[int]] = {}  # (who, whose hand) -> cards known to be in it

    def note(self, log: Iterable[Event]) -> None:
        for event in log:
            super().note([event])
            kind, _, seen, secret = event
            if looks([event], int(ROLE)):
                self.seen.add((seen[0], place_of(seen[1])))
            elif moves([event], int(ROLE), int(WORN)):
                whom = place_of(seen[0])
                self.worn.append({who for who in self.watchers if (who, whom) in self.seen})
                self.seen = {(who, whose) for who, whose in self.seen if whose != whom} | {(whom, whom)}
            elif kind == kinds.SWAPPED:
                self._swapped(seen[0], seen[1], list(secret))
            elif kind == kinds.SPENT:
                for who in self.watchers:
                    if seen[1] in self.cards.get((who, seen[0]), []):
                        self.cards[who, seen[0]].remove(seen[1])
            elif kind == kinds.DISCARDED:
                for who in self.watchers:
                    self.cards[who, seen[0]] = []

    def _swapped(self, one: int, other: int, cards: list[int]) -> None:
        """The two know what they gave; a third one who knew something of a hand knows where it went."""
        for who in self.watchers:
            pair = self.cards.get((who, one), []), self.cards.get((who, other), [])
            self.cards[who, other], self.cards[who, one] = list(pair[0]), list(pair[1])
        self.cards[one, other] = cards[: self.given]
        self.cards[other, one] = cards[self.given :]

    def wanted_hand(self, me: int, seat: int) -> list[int]:
        truth = self.state.hand(seat)
        if me == seat:
            return truth
        known = sorted(self.cards.get((me, seat), []))
        return [0] * (len(truth) - len(known)) + known

    def faults_of(self, view: View) -> list[str]:
        """As `faults`, with what the expansion makes known."""
        me = int(view.me)
        seats = range(int(self.state.seats))
        found = [fault for fault in self.faults(view) if fault.split()[0] not in ("hands", "roles", "aside")]
        found += [f"hand {seat} of {me}" for seat in seats if view.hand(seat) != self.wanted_hand(me, seat)]
        known = [int(self.state.roles[seat]) if self.is_ended or (me, seat) in self.seen else 0 for seat in seats]
        found += ["roles"] if known != [int(role) for role in view.roles] else []
        worn = [
            int(role) if self.is_ended or me in who else 0 for role, who in zip(self.state.worn, self.worn, strict=True)
        ]
        found += ["worn"] if worn != [int(role) for role in view.worn] else []
        aside = [int(role) if self.is_ended else 0 for role in self.state.aside]
        found += ["aside"] if aside != [int(role) for role in view.aside] else []
        found += ["away"] if any(view.away) or len(view.away) != len(self.state.away) else []
        return found


@pytest.mark.parametrize("players", range(2, 13))
@pytest.mark.parametrize("mood", [LIVELY, RANDOM])
def test_views_know_what_they_may_and_must(players: int, mood: str) -> None:
    """EXP-8, EXP-10, EXP-38, EXP-39, EXP-41, EXP-A15: field by field at every question, for all seats in turn."""
    rules = parse_rules(f"expansion[rounds=1] x{players}")
    run, dice, views = open_game(rules, f"{players} {mood}"), Dice(players), views_for(rules)
    insider = Insider(run.state)
    told = step = 0
    while True:
        fresh = run.log[told:]
        told = len(run.log)
        insider.note(fresh)
        for view in views:
            view.see(fresh)
        if is_over(run.state):
            break
        asked = to_act(run.state)
        for view in {views[asked], views[step % len(views)], views[-1]}:
            assert insider.faults_of(view) == []
            assert contradictions(view, run.state) == []
        assert legal_actions(views[asked], asked) == legal_actions(run.state, asked)
        insider.given = len(run.state.hand(asked)) - 1
        run.apply(choose(run.state, dice, mood))
        step += 1
    assert leaks(rules, run.log) == []


def after(*moves: str, **setting: str) -> Scenario:
    """A game of four in which seat 0 begins."""
    hands = {0: setting.get("mine", "map"), 1: setting.get("theirs", "B-NS")}
    front = {0: "theft"} if "front" in setting else {}
    game = table("expansion x4", hands=hands, roles=setting.get("roles", "bgcp"), front=front)
    game.play(*moves)
    return game


def test_inspected_roles() -> None:
    """EXP-38: whatever the card shows, the others see the same; and the player himself sees the difference."""
    games = [after("play inspection 1", mine="inspection", roles=roles) for roles in ("bgcp", "bscp", "bocp")]
    alike(games, (2, 3, SPECTATOR), "role seen")
    with pytest.raises(AssertionError):
        alike(games, (0,))


def test_new_hats() -> None:
    """EXP-39, EXP-A15: neither dwarf card is seen by anybody else, not even by who played the card."""
    games = [after("play swap-hats 1", mine="swap-hats", roles=roles) for roles in ("bgcp s", "bgcp o", "bscp g")]
    alike(games, (0, 2, 3, SPECTATOR), "aside to role", "role to worn")


def test_swapped_hands() -> None:
    """EXP-41: others see that hands were swapped, not which cards."""
    games = [
        after("play swap-hands 1", mine=f"swap-hands {mine}", theirs=theirs)
        for mine, theirs in (("map", "B-NS"), ("rockfall", "B-EW"))
    ]
    alike(games, (2, 3, SPECTATOR), "swapped", "drew")


def test_cards_put_away() -> None:
    """EXP-13, EXP-19, X5: several cards passed or shed are as secret as one."""
    passes = [after(f"discard {cards}", mine=cards) for cards in ("map rockfall theft", "prison release inspection")]
    alike(passes, (1, 2, 3, SPECTATOR), "discarded", "chose")
    sheds = [after(f"shed theft {cards}", mine=cards, front="theft") for cards in ("map rockfall", "prison release")]
    alike(sheds, (1, 2, 3, SPECTATOR), "discarded", "chose")


def test_cards_that_are_out() -> None:
    """EXP-8: nobody sees which ten cards are missing, not even from what is dealt."""
    games = []
    for swapped in (False, True):
        game = table("expansion x3", hands={0: "map"}, roles="bgc")
        log = [
            (*event[:3], event[3][::-1] if swapped and moves([event], int(DECK), int(AWAY)) else event[3])
            for event in game.run.log
        ]
        game.run.log = log
        games.append(game)
    alike(games, (0, 1, 2, SPECTATOR), "deck to away")
