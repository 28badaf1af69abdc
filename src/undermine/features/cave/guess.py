"""Hidden cards of the cave: everybody sees the backs of cards, and of which clan a dwarf is.

Owns how hands, the layers of the deck and what stays in the box are dealt to agree with these.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from undermine.core.state import HIDDEN, State
from undermine.core.zone import AWAY
from undermine.features.cave.rules.board import Board
from undermine.features.cave.rules.clans import BLUE, YELLOW
from undermine.features.cave.rules.walk import works_for
from undermine.features.cave.rules.ways import board_of
from undermine.views.guess import Guess


class HiddenCards(Guess):
    def deal(self, state: State, unseen: vec[i64]) -> bool:
        """By backs: hands, then what stays in the box, then the deck; the pile gets the rest."""
        board = board_of(state.rules)
        rest = [[card for card in unseen if board.pile[card] == back] for back in range(4)]
        for seat in range(state.seats):
            _deal_hand(state, board, seat, rest)
        away = state.away[:]
        for i in range(len(away)):
            if away[i] == HIDDEN:
                away[i] = rest[board.boxed[i]].pop()
        state.lay(AWAY, away)
        deck = vec[i64]([])
        for i in range(0, len(board.layers), 2):
            for k in range(board.layers[i + 1]):
                if len(deck) < state.left:
                    deck = append(deck, rest[board.layers[i]].pop())
        state.deck = deck
        over = [card for cards in rest for card in cards]
        for i in range(state.spent):
            if state.pile[i] == HIDDEN:
                state.pile[i] = u8(over.pop())
        assert not over, "what is left over lies on the pile"
        return True

    def suits(self, state: State, seat: i64, role: i64) -> bool:
        board = board_of(state.rules)
        return board.clan_of[role] == state.notes[board.clan + seat]

    def is_possible(self, state: State) -> bool:
        """While the game goes on, somebody of each side is still in the cave (CAVE-164)."""
        if state.round == 0 or state.depth == 0 or state.winner:
            return True
        board = board_of(state.rules)
        inside: i64 = 0
        for seat in range(state.seats):
            if not state.notes[board.left + seat]:
                inside |= 1 << works_for(state.roles[seat])
        return inside == 1 << BLUE | 1 << YELLOW


def _deal_hand(state: State, board: Board, seat: i64, rest: list[list[i64]]) -> None:
    """The hidden cards of a hand have the backs that those seen leave of what everybody counts (CAVE-A62)."""
    hands = state.hands
    told = int(state.notes[board.backs + seat])
    wanted = [0, told % 10, told // 10 % 10, told // 100]
    first = seat * state.rules.width
    last = first + state.held[seat]
    for i in range(first, last):
        if hands[i] != HIDDEN:
            wanted[board.pile[hands[i]]] -= 1
    backs = [back for back in range(1, 4) for k in range(wanted[back])]
    for i in range(first, last):
        if hands[i] == HIDDEN:
            hands[i] = rest[backs.pop()].pop()
    cards = sorted([int(hands[i]) for i in range(first, last)])
    for i in range(first, last):
        hands[i] = cards[i - first]


GUESS: Final = HiddenCards()
