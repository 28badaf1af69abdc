"""The base game, slowly: an obvious engine on names and lists, written from docs/rules/base.md alone.

Owns the course of a game.  Chance is not its business: deals and lots are told to it, and it says what is possible.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from tests.naive import wages
from tests.naive.tunnels import Board, Cell, Laid, new_board, placements, reached, removable, stone_turns

TURNING = {"cs20": "joinThenBestFit", "de": "joinLastCard", "lt2009": "fitElseActiveChooses"}
MAY_REMOVE_NOTHING = {"cs20": False, "de": True, "lt2009": True}
SHUFFLES_GOLD = {"cs20": True, "de": False, "lt2009": False}
SABOTAGE_SELF = {"cs20": False, "de": False, "lt2009": True}


@dataclass
class Ask:
    """What is waited for: an answer of a seat, or (seat -1) payments, the next deal, or nothing any more."""

    what: str  # turn, first, orient, take, pay, deal, over
    seat: int = -1
    goals: tuple[Cell, ...] = ()


@dataclass
class NaiveGame:
    edition: str
    players: int
    round: int = 0
    hands: list[list[str]] = field(default_factory=list)
    deck: list[str] = field(default_factory=list)  # top first
    pile: list[str] = field(default_factory=list)
    front: list[list[str]] = field(default_factory=list)
    roles: list[str] = field(default_factory=list)
    goals: dict[Cell, str] = field(default_factory=dict)
    board: Board = field(default_factory=new_board)
    gold: list[list[int]] = field(default_factory=list)
    bank: list[int] = field(default_factory=list)  # top first
    is_bank_mixed: bool = True  # is its order not known, for it was shuffled?
    pool: list[int] = field(default_factory=list)
    picks: list[int] = field(default_factory=list)  # seats that will still take from the pool
    owed: list[int] = field(default_factory=list)  # saboteurs still to be paid, in order
    winner: str = ""
    starter: int = -1
    last: Cell | None = None  # where the latest path card was placed
    ask: Ask = field(default_factory=lambda: Ask("deal"))

    def deal(
        self, hands: list[list[str]], deck: list[str], roles: list[str], goals: dict[Cell, str], bank: list[int]
    ) -> None:
        """A round begins with what chance gave (BASE-12..19, BASE-64, BASE-A24)."""
        assert self.ask.what == "deal"
        is_same = self.round == 0 or sorted(bank) == sorted(self.bank)
        assert bank == self.bank or (is_same and (self.is_bank_mixed or SHUFFLES_GOLD[self.edition]))
        self.round += 1
        self.is_bank_mixed = False
        self.hands, self.deck, self.roles, self.goals, self.bank = hands, deck, roles, goals, bank
        self.pile, self.front, self.board = [], [[] for _ in range(self.players)], new_board()
        self.gold = self.gold or [[] for _ in range(self.players)]
        self.ask = Ask("turn", self.starter)

    def broken(self, seat: int) -> set[str]:
        return {card.removeprefix("sabotage-") for card in self.front[seat]}

    def legal(self) -> set[str]:
        if self.ask.what == "first":
            return {f"first {x},{y}" for x, y in self.ask.goals}
        if self.ask.what == "orient":
            ((x, y),) = self.ask.goals
            return {f"orient {x},{y}", f"orient {x},{y} turned"}
        if self.ask.what == "take":
            return {f"take {value}" for value in self.pool}
        assert self.ask.what == "turn"
        hand = set(self.hands[self.ask.seat])
        words = {f"discard {card}" for card in hand}
        paths = {card for card in hand if card.startswith("B-")}
        if not self.front[self.ask.seat]:
            words |= placements(self.board, paths)
        for card in hand - paths:
            words |= self.plays(card)
        return words

    def plays(self, card: str) -> set[str]:
        """The uses of an action card (section 7)."""
        seats = range(self.players)
        kind, _, rest = card.partition("-")
        if kind == "sabotage":
            others = [who for who in seats if who != self.ask.seat or SABOTAGE_SELF[self.edition]]
            return {f"play {card} {who}" for who in others if rest not in self.broken(who)}
        if kind == "repair":
            tools = rest.split("+")
            mends = [(who, tool) for who in seats for tool in tools if tool in self.broken(who)]
            return {f"play {card} {who}" + (f" {tool}" if len(tools) > 1 else "") for who, tool in mends}
        if kind == "rockfall":
            words = {f"play rockfall {x},{y}" for x, y in removable(self.board)}
            return words | {"play rockfall nothing"} if MAY_REMOVE_NOTHING[self.edition] else words
        return {f"play map {x},{y}" for x, y in self.goals if self.board[x, y] is None}

    def play(self, words: str) -> None:
        verb, *rest = words.split()
        if verb == "first":
            self.reveal(_cell(rest[0]))
        elif verb == "orient":
            self.show_stone(_cell(rest[0]), turned=len(rest) > 1)
        elif verb == "take":
            self.take(int(rest[0]))
        else:
            self.use(verb, *rest)

    def use(self, verb: str, card: str, *rest: str) -> None:
        """The one card of a turn (BASE-21)."""
        seat = self.ask.seat
        self.hands[seat].remove(card)
        kind, _, what = card.partition("-")
        if verb == "discard":
            self.pile.append(card)
        elif verb == "place":
            self.board[_cell(rest[0])] = Laid(card, turned=len(rest) > 1)
            self.last = _cell(rest[0])
            self.look_for_goals()
            return
        elif kind == "sabotage":
            self.front[int(rest[0])].append(card)
        elif kind == "repair":
            sabotage = "sabotage-" + (rest[1] if len(rest) > 1 else what)
            self.front[int(rest[0])].remove(sabotage)
            self.pile += [sabotage, card]
        elif kind == "rockfall":
            if rest[0] != "nothing":
                gone = self.board.pop(_cell(rest[0]))
                assert gone is not None
                self.pile.append(gone.name)
            self.pile.append(card)
        else:
            self.pile.append(card)
        self.end_turn()

    def look_for_goals(self) -> None:
        """Reveal what is reached, as long as something is (BASE-46, BASE-51, BASE-A5, BASE-A9)."""
        found = sorted(reached(self.board))
        if len(found) > 1:
            self.ask = Ask("first", self.ask.seat, tuple(found))
        elif found:
            self.reveal(found[0])
        else:
            self.end_turn()

    def reveal(self, goal: Cell) -> None:
        name = self.goals[goal]
        if name == "B-goal-gold":
            self.board[goal] = Laid(name)
            self.end_round(finder=self.ask.seat)
            return
        turns = stone_turns(self.board, goal, name, TURNING[self.edition], self.last)
        if len(turns) == 2:
            self.ask = Ask("orient", self.ask.seat, (goal,))
        else:
            self.show_stone(goal, turned=turns.pop())

    def show_stone(self, goal: Cell, *, turned: bool) -> None:
        self.board[goal] = Laid(self.goals[goal], turned)
        self.look_for_goals()

    def end_turn(self) -> None:
        """Draw, and the next player to the left who has cards (BASE-22, BASE-23, BASE-25, BASE-52)."""
        seat = self.ask.seat
        if self.deck:
            self.hands[seat].append(self.deck.pop(0))
        following = [(seat + k) % self.players for k in range(1, self.players + 1)]
        holders = [other for other in following if self.hands[other]]
        if holders:
            self.ask = Ask("turn", holders[0])
        else:
            self.end_round(finder=None)

    def end_round(self, finder: int | None) -> None:
        self.starter = (self.ask.seat + 1) % self.players
        self.winner = "saboteurs" if finder is None else "diggers"
        if finder is None:
            clockwise = [(self.starter + k) % self.players for k in range(self.players)]
            self.owed = [seat for seat in clockwise if self.roles[seat] == "saboteur"]
        else:
            number = wages.cards_shared(self.edition, self.roles)
            self.pool, self.bank = self.bank[:number], self.bank[number:]
            self.picks = self.draft_order(finder, number)
        self.share()

    def draft_order(self, finder: int, cards: int) -> list[int]:
        return wages.draft_order(self.roles, finder, cards)

    def wage(self) -> int:
        return wages.wage(self.edition, self.roles)

    def share(self) -> None:
        """What comes next after a pick or a payment; the last gold card is no choice."""
        if len(self.pool) == 1:
            self.gold[self.picks.pop(0)].append(self.pool.pop())
        if self.pool:
            self.ask = Ask("take", self.picks[0])
        elif self.owed:
            self.ask = Ask("pay")
        else:
            self.ask = Ask("deal" if self.round < 3 else "over")

    def take(self, value: int) -> None:
        self.pool.remove(value)
        self.gold[self.picks.pop(0)].append(value)
        self.share()

    def pay(self, seat: int, cards: list[int]) -> None:
        """A saboteur got these cards; they must be what the rules allow."""
        assert self.ask.what == "pay" and self.owed[0] == seat, (seat, self.owed)
        amount = self.wage()
        assert sorted(cards) in wages.payments(self.bank, amount), (cards, amount, self.bank)
        plain = wages.plain_draw(self.bank, amount)
        if plain is not None:
            self.bank = plain[1]
        else:
            for card in cards:
                self.bank.remove(card)
            self.is_bank_mixed = True
        self.owed.pop(0)
        self.gold[seat] += cards
        self.share()


def _cell(word: str) -> Cell:
    x, y = word.split(",")
    return int(x), int(y)
