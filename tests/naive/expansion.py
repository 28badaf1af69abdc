"""The expansion, slowly: written from docs/rules/expansion.md alone, on top of the naive base game.

Owns what the expansion changes: passes, shedding, new cards, winners, shares, thefts.  Chance is told to it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import combinations

from tests.naive.game import Ask, NaiveGame
from tests.naive.tunnels import OPPOSITE, STEP, lit_ports, neighbour, placements

BARS = ("prison", "sabotage")
PRISON_TAKES_CRYSTALS = {"cs20": True, "de": False}
SHARES = {1: 5, 2: 4, 3: 3, 4: 2}


@dataclass
class NaiveExpansion(NaiveGame):
    rule: str = "cs20"  # who wins behind doors of both colours
    draws_for: str = "otherOnly"  # after hands were swapped
    away: list[str] = field(default_factory=list)
    hats: list[str] = field(default_factory=list)  # dwarf cards that nobody had, top first
    worn: list[str] = field(default_factory=list)
    purse: list[int] = field(default_factory=list)
    thefts: list[int] = field(default_factory=list)  # who played a Theft, in this order
    thieves: list[int] = field(default_factory=list)  # who is still to steal

    def deal_round(self, away: list[str], hats: list[str]) -> None:
        """What the expansion deals besides."""
        self.away, self.hats, self.worn, self.thefts = away, hats, [], []
        self.purse = self.purse or [0] * self.players

    def legal(self) -> set[str]:
        """EXP-13: a path, an action, two cards for one before you, or a pass with one to three."""
        if self.ask.what == "steal":
            victims = [who for who in range(self.players) if who != self.ask.seat and self.purse[who] > 0]
            return {f"steal {who}" for who in victims} | {"steal nobody"}
        if self.ask.what != "turn":
            return super().legal()
        seat = self.ask.seat
        hand = self.hands[seat]
        words = {f"discard {named(some)}" for count in (1, 2, 3) for some in combinations(hand, count)}
        words |= {f"shed {card} {named(some)}" for card in self.front[seat] for some in combinations(hand, 2)}
        paths = {card for card in hand if card.startswith(("B-", "S2-"))}
        if not any(card.startswith(BARS) for card in self.front[seat]):
            words |= placements(self.board, paths)
        for card in set(hand) - paths:
            words |= self.plays(card)
        return words

    def plays(self, card: str) -> set[str]:
        seats = range(self.players)
        me = self.ask.seat
        targets = {
            "theft": None,
            "hands-off": [who for who in seats if "theft" in self.front[who]],
            "prison": [who for who in seats if who != me and "prison" not in self.front[who]],
            "release": [who for who in seats if "prison" in self.front[who]],
            "inspection": [who for who in seats if who != me],
            "swap-hats": list(seats) if self.hats else [],
            "swap-hands": [who for who in seats if who != me],
        }
        if card not in targets:
            return super().plays(card)
        whom = targets[card]
        if whom is None:
            return set() if "theft" in self.front[me] else {"play theft"}
        return {f"play {card} {who}" for who in whom}

    def broken(self, seat: int) -> set[str]:
        return {card.removeprefix("sabotage-") for card in self.front[seat] if card.startswith("sabotage-")}

    def play(self, words: str) -> None:
        verb, *rest = words.split()
        seat = self.ask.seat
        if verb == "steal":
            if rest[0] != "nobody":
                self.purse[int(rest[0])] -= 1
                self.purse[seat] += 1
            self.share()
        elif verb == "discard":
            for card in rest:
                self.throw(seat, card)
            self.draw(seat, len(rest))
            self.pass_on()
        elif verb == "shed":
            for card in rest[1:]:
                self.throw(seat, card)
            self.front[seat].remove(rest[0])
            self.pile.append(rest[0])
            self.draw(seat, 1)
            self.pass_on()
        elif verb == "play" and self.act(seat, *rest):
            self.pass_on()
        else:
            super().play(words)

    def act(self, seat: int, card: str, *rest: str) -> bool:
        """A new action card; False if it is one of the base game."""
        lies_before = {"theft": str(seat), "prison": rest[0] if rest else ""}
        taken = {"hands-off": "theft", "release": "prison"}
        if card not in (*lies_before, *taken, "inspection", "swap-hats", "swap-hands"):
            return False
        self.hands[seat].remove(card)
        whom = int(lies_before.get(card) or rest[0])
        if card in lies_before:
            self.front[whom].append(card)
            if card == "theft":
                self.thefts.append(seat)
        else:
            if card in taken:
                self.front[whom].remove(taken[card])
                self.pile.append(taken[card])
            elif card == "swap-hats":
                self.worn.append(self.roles[whom])
                self.roles[whom] = self.hats.pop(0)
            elif card == "swap-hands":
                self.hands[seat], self.hands[whom] = self.hands[whom], self.hands[seat]
            self.pile.append(card)
        if card == "swap-hands":
            self.draw(seat, int(self.draws_for == "both"))
            self.draw(whom, 1)
        else:
            self.draw(seat, 1)
        return True

    def throw(self, seat: int, card: str) -> None:
        self.hands[seat].remove(card)
        self.pile.append(card)

    def draw(self, seat: int, cards: int) -> None:
        for _ in range(cards):
            if self.deck:
                self.hands[seat].append(self.deck.pop(0))

    def end_turn(self) -> None:
        self.draw(self.ask.seat, 1)
        self.pass_on()

    def pass_on(self) -> None:
        """To the next player with cards, clockwise (EXP-15, EXP-44)."""
        seat = self.ask.seat
        following = [(seat + k) % self.players for k in range(1, self.players + 1)]
        holders = [other for other in following if self.hands[other]]
        if holders:
            self.ask = Ask("turn", holders[0])
        else:
            self.end_round(finder=None)

    def end_round(self, finder: int | None) -> None:
        self.starter = (self.ask.seat + 1) % self.players
        free = [seat for seat in range(self.players) if "prison" not in self.front[seat]]
        winners = self.winners(free, finder)
        each = SHARES.get(len(winners), 1)
        for seat in winners:
            self.purse[seat] += max(0, each - {"boss": 1, "profiteer": 2}.get(self.roles[seat], 0))
        paid = free if PRISON_TAKES_CRYSTALS[self.edition] else range(self.players)
        geologists = [seat for seat in paid if self.roles[seat] == "geologist"]
        crystals = sum(1 for card in self.board.values() if card is not None and card.name.startswith("S2-cr-"))
        for seat in geologists:
            self.purse[seat] += crystals // len(geologists)
        usable = [seat for seat in free if "theft" in self.front[seat]]
        if usable:
            latest = next(seat for seat in reversed(self.thefts) if seat in usable)
            self.thieves = [
                (latest + k) % self.players for k in range(self.players) if (latest + k) % self.players in usable
            ]
        self.share()

    def winners(self, free: list[int], finder: int | None) -> list[int]:
        """The pseudo-code of section 8."""

        def members(*roles: str) -> list[int]:
            return [seat for seat in free if self.roles[seat] in roles]

        if finder is None:
            return members("saboteur", "profiteer")
        role = self.roles[finder]
        reach = {"blue": self.reaches("green"), "green": self.reaches("blue")}
        other = {"blue": "green", "green": "blue"}
        if role in other:
            teams = [role] if reach[role] else [other[role]] if reach[other[role]] else []
        else:
            teams = [team for team in reach if reach[team]]
        if teams:
            return members(*teams, "boss", "profiteer")
        if self.rule == "cs20":
            return members("boss", "profiteer") if role in ("boss", "profiteer") else []
        if self.rule == "de":
            if members("boss"):
                return members("boss", "profiteer")
            return members("profiteer") if role == "profiteer" else []
        return members("boss", "profiteer")

    def reaches(self, shut: str) -> bool:
        """Whether the gold is reached while doors of a colour are shut (EXP-46)."""
        gold = next(cell for cell, name in self.goals.items() if name == "B-goal-gold")
        lit = lit_ports(self.board, shut)
        return any((neighbour(gold, side), OPPOSITE[side]) in lit for side in STEP)

    def share(self) -> None:
        """The next thief who finds somebody to rob, or the next round."""
        while self.thieves:
            seat = self.thieves.pop(0)
            if any(self.purse[who] for who in range(self.players) if who != seat):
                self.ask = Ask("steal", seat)
                return
        self.ask = Ask("deal" if self.round < 3 else "over")


def named(cards: tuple[str, ...]) -> str:
    return " ".join(cards)
