"""The championship cards, slowly: written from docs/rules/championship.md alone, on top of the naive base game.

Owns what those cards change: an announced card waits for the Veto, turns may go the other way round, a turn may place
two cards or draw none.  Chance is told to it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import combinations

from tests.naive.game import Ask, NaiveGame
from tests.naive.tunnels import Cell, Laid, placements

GREEDY_WAGE = 4


@dataclass
class NaiveChampionship(NaiveGame):
    direction: int = 1  # -1: the other way round (CH-2020-1)
    trail: list[Cell] = field(default_factory=list)  # cells where players placed cards, last placed last
    waiting: tuple[str, ...] = ()  # the card that was announced, as it was said
    active: int = -1  # whose turn it is while somebody else, or something else, is asked
    is_tracking: bool = False  # is a Tracker under way …
    tracks: int = 0  # … and how many path cards may it still place?
    due: int = 1  # cards to draw when the turn ends
    shown: list[str] = field(default_factory=list)  # discards to choose from, top last

    def deal(
        self, hands: list[list[str]], deck: list[str], roles: list[str], goals: dict[Cell, str], bank: list[int]
    ) -> None:
        super().deal(hands, deck, roles, goals, bank)
        self.direction, self.trail, self.due, self.is_tracking = 1, [], 1, False

    # What may be answered

    def legal(self) -> set[str]:
        match self.ask.what:
            case "veto":
                return {"veto", "let"}
            case "exchange":
                return {"exchange", "leave"}
            case "fetch":
                return {f"fetch {card}" for card in self.shown}
            case "track":
                return self.digs(self.ask.seat)
        return super().legal()

    def digs(self, seat: int) -> set[str]:
        """The placements of a seat's path cards."""
        return placements(self.board, {card for card in self.hands[seat] if card.startswith("B-")})

    def plays(self, card: str) -> set[str]:
        match card:
            case "veto":
                return set()  # CH-2019-6
            case "swap-goals":
                down = sorted((cell for cell in self.goals if self.board[cell] is None), key=lambda cell: cell[::-1])
                return {f"play swap-goals {a},{b} {c},{d}" for (a, b), (c, d) in combinations(down, 2)}
            case "treasury":
                return {"play treasury"} if self.pile else set()
            case "direction":
                return {"play direction"}
            case "craftsman":
                return {f"play craftsman {who} {tool}" for who in range(self.players) for tool in self.broken(who)}
            case "tracker":
                return {"play tracker"} if self.may_track() else set()
            case "detour":
                return self.detours()
        return super().plays(card)

    def may_track(self) -> bool:
        """CH-2022-3, CH-A18: a way to place two, with all goals staying as they lie."""
        return not self.front[self.ask.seat] and any(self.goes_on(words) for words in self.digs(self.ask.seat))

    def goes_on(self, words: str) -> bool:
        """Whether another path card could be placed after this one."""
        _, card, cell, *turned = words.split()
        rest = list(self.hands[self.ask.seat])
        rest.remove(card)
        after = {**self.board, _cell(cell): Laid(card, turned=bool(turned))}
        return bool(placements(after, {other for other in rest if other.startswith("B-")}))

    def detours(self) -> set[str]:
        """CH-2023-1, CH-2023-2, CH-A21: the card placed last, taken off the table first, to any other cell."""
        if not self.trail:
            return set()
        old = self.trail[-1]
        moved = self.board[old]
        assert moved is not None
        without = {cell: card for cell, card in self.board.items() if cell != old}
        places = [words.removeprefix(f"place {moved.name} ") for words in placements(without, {moved.name})]
        return {f"play detour {place}" for place in places if _cell(place.split()[0]) != old}

    # What comes of it

    def play(self, words: str) -> None:
        verb, *rest = words.split()
        if verb in ("veto", "let"):
            self.answer(is_veto=verb == "veto")
        elif verb in ("exchange", "leave"):
            self.swap(is_crossed=verb == "exchange")
        elif verb == "fetch":
            self.fetch(rest[0])
        elif verb in ("place", "play"):
            self.announce(words)
        else:
            super().play(words)

    def announce(self, words: str) -> None:
        """CH-A8: card and target are shown, and whoever else holds the Veto may say so before anything happens."""
        self.active = self.ask.seat
        self.hands[self.active].remove(words.split()[1])
        holders = [seat for seat in range(self.players) if seat != self.active and "veto" in self.hands[seat]]
        self.waiting = tuple(words.split())
        if holders:
            self.ask = Ask("veto", holders[0])
        else:
            self.take_effect()

    def answer(self, *, is_veto: bool) -> None:
        """CH-2019-2..4: the card has no effect; the one on turn draws a card, then the other."""
        holder, self.ask = self.ask.seat, Ask("turn", self.active)
        if not is_veto:
            self.take_effect()
            return
        self.pile.append(self.waiting[1])
        if self.is_tracking:
            self.pile.append("tracker")
        self.hands[holder].remove("veto")
        self.pile.append("veto")
        self.is_tracking = False
        self.draw(self.active)
        self.draw(holder)
        if not any(self.hands) and self.edition == "cs20":
            self.ask = Ask("turn", holder)  # CH-A14: he has played the last card of the round
        self.pass_on()

    def take_effect(self) -> None:
        verb, card, *rest = self.waiting
        self.ask = Ask("turn", self.active)
        if verb == "place":
            self.tracks -= self.is_tracking
            self.board[_cell(rest[0])] = Laid(card, turned=len(rest) > 1)
            self.last = _cell(rest[0])
            self.trail.append(self.last)
            self.look_for_goals()
            return
        match card:
            case "swap-goals":
                self.ask = Ask("exchange", self.active)
            case "treasury":
                self.pile, self.shown = self.pile[:-5], self.pile[-5:]
                self.due = 0
                self.ask = Ask("fetch", self.active)
            case "direction":
                self.direction = -self.direction
                self.finish(card)
            case "craftsman":
                self.front[int(rest[0])].remove(f"sabotage-{rest[1]}")
                self.pile.append(f"sabotage-{rest[1]}")
                self.finish(card)
            case "tracker":
                self.is_tracking, self.tracks, self.due = True, 2, 2
                self.ask = Ask("track", self.active)
            case "detour":
                self.detour(_cell(rest[0]), turned=len(rest) > 1)
            case _:
                if card == "rockfall" and rest[0] != "nothing":
                    self.trail.remove(_cell(rest[0]))
                self.hands[self.active].append(card)
                super().use(verb, card, *rest)

    def finish(self, card: str) -> None:
        self.pile.append(card)
        self.end_turn()

    def swap(self, *, is_crossed: bool) -> None:
        one, two = (_cell(word) for word in self.waiting[2:])
        if is_crossed:
            self.goals[one], self.goals[two] = self.goals[two], self.goals[one]
        self.finish("swap-goals")

    def fetch(self, card: str) -> None:
        """CH-2018-1..4, CH-A7: one into the hand, the others back as they lay, the Treasury on top of them."""
        self.shown.remove(card)
        self.hands[self.ask.seat].append(card)
        self.pile += self.shown
        self.finish("treasury")

    def detour(self, cell: Cell, *, turned: bool) -> None:
        moved = self.board.pop(self.trail.pop())
        assert moved is not None
        self.board[cell] = Laid(moved.name, turned)
        self.last = cell
        self.trail.append(cell)
        self.pile.append("detour")
        self.look_for_goals()

    def draw(self, seat: int) -> None:
        if self.deck:
            self.hands[seat].append(self.deck.pop(0))

    def end_turn(self) -> None:
        """A Tracker goes on if it can; else cards are drawn."""
        seat = self.ask.seat
        if self.is_tracking:
            if self.tracks and self.digs(seat):
                self.ask = Ask("track", seat)
                return
            self.due -= self.tracks  # CH-A19: what could not be placed is not drawn
            self.is_tracking = False
            self.pile.append("tracker")
        for _ in range(self.due):
            self.draw(seat)
        self.pass_on()

    def pass_on(self) -> None:
        """The next one who has cards is asked, whichever way round it goes (CH-2020-1)."""
        seat, self.due = self.ask.seat, 1
        following = [(seat + self.direction * k) % self.players for k in range(1, self.players + 1)]
        holders = [other for other in following if self.hands[other]]
        if holders:
            self.ask = Ask("turn", holders[0])
        else:
            self.end_round(finder=None)

    # The end of a round

    def end_round(self, finder: int | None) -> None:
        """CH-2016-3, CH-2016-6: a Greedy Dwarf who finds the gold is the only one to get any."""
        if finder is None or self.roles[finder] != "greedy":
            super().end_round(finder)
            return
        self.starter = (self.ask.seat + 1) % self.players
        self.winner, self.owed = "greedy", [finder]
        self.share()

    def wage(self) -> int:
        return GREEDY_WAGE if self.winner == "greedy" else super().wage()

    def draft_order(self, finder: int, cards: int) -> list[int]:
        """CH-2020-2, CH-A16: passed on the way that turns do not go."""
        ring = [(finder - self.direction * k) % self.players for k in range(self.players)]
        diggers = [seat for seat in ring if self.roles[seat] == "digger"]
        return [diggers[k % len(diggers)] for k in range(cards)] if diggers else []


def _cell(word: str) -> Cell:
    x, y = word.split(",")
    return int(x), int(y)
