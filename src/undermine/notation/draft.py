"""A position in the making: what was said about it, and how it becomes a State or a View.

Owns the defaults: what is not said lies where it lies at the beginning of a round, cards that are left make the deck in
canonical order, and in a view they are hidden.  Never reads or writes text.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from librt.vecs import vec
from mypy_extensions import i64, u8

from undermine.core import change
from undermine.core.action import card_of
from undermine.core.chance import BLOCK, block_of
from undermine.core.event import Ints
from undermine.core.frame import CLOSE, NOBODY, TURN
from undermine.core.piece import piece_of
from undermine.core.rules import Rules
from undermine.core.state import FRAMES, HIDDEN, NOWHERE, State
from undermine.notation.error import NotationError
from undermine.views.show import keeps_goals
from undermine.views.view import View


@dataclass(slots=True)
class Draft:
    """What a position says; None, or no entry, where it says nothing.  Piles are top first."""

    rules: Rules
    me: int | None = None
    round: int = 1
    turn: int = 0
    board: dict[int, int] = field(default_factory=dict)  # cell -> tile code, in the order laid
    goals: dict[int, tuple[int, int]] = field(default_factory=dict)  # goal -> kind, tile code or 0 if face down
    hands: dict[int, list[int]] = field(default_factory=dict)
    front: dict[int, list[int]] = field(default_factory=dict)
    known: dict[int, int] = field(default_factory=dict)
    gold: dict[int, int] = field(default_factory=dict)
    roles: list[int] | None = None
    aside: list[int] | None = None
    worn: list[int] = field(default_factory=list)
    away: list[int] = field(default_factory=list)
    notes: dict[int, int] = field(default_factory=dict)
    pieces: list[tuple[int, int, int, int, int]] = field(default_factory=list)  # kind, cell, number, face, content
    figures: dict[int, int] = field(default_factory=dict)  # figure -> place
    moved: dict[int, int] = field(default_factory=dict)  # goal -> cell
    visited: list[int] = field(default_factory=list)  # cells of sites
    offer: list[int] = field(default_factory=list)
    stock: list[int] | None = None  # goal cards kept for later rounds; what is left of them if nothing is said
    gone: list[int] = field(default_factory=list)
    out: list[int] = field(default_factory=list)
    due: int = 1
    purses: dict[int, int] = field(default_factory=dict)
    deck: list[int] | None = None
    discard: list[int] = field(default_factory=list)
    gold_deck: list[int] | None = None
    pool: list[int] = field(default_factory=list)
    wages: list[Ints] = field(default_factory=list)
    shares: list[tuple[Ints, Ints]] = field(default_factory=list)
    stack: Ints = ()
    takers: Ints = ()
    hints: list[tuple[int, int]] = field(default_factory=list)
    latest: int = int(NOWHERE)
    trail: list[int] | None = None  # cells of the cards that players placed; all of the board if nothing is said
    winner: int = 0
    finder: int = int(NOBODY)
    agenda: list[Ints] | None = None
    keyed: tuple[bytes, int] | None = None  # key of the stream, words drawn
    quick: tuple[int, int] | None = None  # where the quick stream stands

    def seen_cards(self) -> list[int]:
        """All cards that lie somewhere else than in the deck; path cards of chests are none."""
        laid = [int(self.rules.tile_card[code >> 1]) for code in self.board.values()]
        cards = [card for card in laid if card] + self.discard + self.away + self.offer + self.out
        for some in (*self.hands.values(), *self.front.values()):
            cards += some
        # A card that was announced and lies nowhere yet is told by the matter that waits for it.
        return cards + [int(card_of(frame[3])) for frame in self.agenda or [] if self.rules.frames[frame[0]].is_limbo]

    def seen_gold(self) -> list[int]:
        """All gold cards that lie somewhere else than in the gold deck."""
        return self.pool + [card for packed in self.gold.values() for card in _gold_cards(packed)]


def seen_by(draft: Draft, seat: int) -> View:
    """What a seat sees of a position that is told as it is: its own cards, what lies open, goals it has looked at."""
    _complete(draft)
    draft.me = seat
    known = draft.known.get(seat, 0)
    asked = draft.agenda[-1][1] if draft.agenda else int(NOBODY)
    for goal, (kind, code) in draft.goals.items():
        draft.goals[goal] = (kind if code or known >> goal & 1 else int(HIDDEN), code)
    for other, cards in draft.hands.items():
        draft.hands[other] = cards if other == seat else _hidden(cards)
    for other, packed in draft.gold.items():
        draft.gold[other] = packed if other == seat or not len(draft.rules.gold_deck) else len(_gold_cards(packed))
    draft.roles = [role if other == seat else int(HIDDEN) for other, role in enumerate(draft.roles or [])]
    draft.aside, draft.worn, draft.away = _hidden(draft.aside), _hidden(draft.worn), _hidden(draft.away)
    draft.deck, draft.gold_deck, draft.stock = _hidden(draft.deck), _hidden(draft.gold_deck), _hidden(draft.stock)
    draft.discard = _hidden(draft.discard)
    if asked != seat:
        draft.offer, draft.pool = _hidden(draft.offer), _hidden(draft.pool)
    # What lies face down has something below it until it is opened, which its number says.
    hides = [draft.rules.pieces[kind].hides() and not number for kind, _, number, _, _ in draft.pieces]
    draft.pieces = [
        (kind, cell, number, 0, 0) if hidden else (kind, cell, number, face, content)
        for hidden, (kind, cell, number, face, content) in zip(hides, draft.pieces, strict=True)
    ]
    draft.keyed = draft.quick = None
    view = build(draft)
    assert isinstance(view, View), "a draft that says whose it is becomes a view"
    return view


def build(draft: Draft, *, strict: bool = False) -> State:
    """The position; with `strict` refused unless every card of the game is there exactly once."""
    _complete(draft)
    if strict:
        _check(draft)
    rules = draft.rules
    state = State(rules) if draft.me is None else View(rules, draft.me)
    if isinstance(state, View):
        state.wages = tuple(draft.wages)
        state.shares = tuple(draft.shares)
        state.stack, state.takers = draft.stack, draft.takers
        state.hints = tuple(draft.hints)
    change.begin(state, draft.round, _vec(draft.deck)[::-1])
    state.turn = draft.turn
    _lay(state, draft)
    for seat in range(int(rules.seats)):
        for i, card in enumerate(sorted(draft.hands.get(seat, []))):
            state.hands[seat * int(rules.width) + i] = card
        state.held[seat] = len(draft.hands.get(seat, []))
        for card in draft.front.get(seat, []):
            change.front(state, seat, card)
    for i, card in enumerate(reversed(draft.discard)):
        state.pile[i] = u8(card)
    state.spent = len(draft.discard)
    state.latest = draft.latest
    if rules.keeps_trail:
        state.trail = _vec(list(draft.board) if draft.trail is None else draft.trail)
    state.known = vec[i64]([draft.known.get(seat, 0) for seat in range(int(rules.seats))])
    state.gold = vec[i64]([draft.gold.get(seat, 0) for seat in range(int(rules.seats))])
    state.roles = _vec(draft.roles)
    state.aside = _vec(draft.aside)
    state.worn = _vec(draft.worn)
    state.away = _vec(draft.away)[::-1]
    for note, value in draft.notes.items():
        change.note(state, note, value)
    for figure, place in draft.figures.items():
        change.stand(state, figure, place)
    state.due = draft.due
    state.offer = _vec(draft.offer)[::-1]
    state.stock = _vec(draft.stock)
    state.gone = _vec(draft.gone)
    state.out = _vec(draft.out)
    state.pieces = _vec([int(piece_of(*piece)) for piece in draft.pieces])
    state.purse = vec[i64]([draft.purses.get(seat, 0) for seat in range(int(rules.seats))])
    state.bank = _vec(draft.gold_deck)[::-1]
    state.pool = _vec(draft.pool)
    state.winner = draft.winner
    state.finder = draft.finder
    for kind, seat, a, b in draft.agenda or []:
        change.push(state, kind, seat, a, b)
    if draft.quick is not None:
        state.dice_a, state.dice_b = draft.quick
    if draft.keyed is not None:
        state.key, state.drawn = draft.keyed
        if state.drawn:
            state.words = block_of(state.key, int(state.drawn - 1) // int(BLOCK))
    return state


def _complete(draft: Draft) -> None:
    """Say everything that was not said."""
    rules = draft.rules
    hide = draft.me is not None
    cells = range(len(rules.goal_cells))
    used = [kind for kind, _ in draft.goals.values()] + draft.gone + (draft.stock or [])
    kinds = _rest(rules.goal_deck, used, hide=hide)
    for goal in cells:
        if goal not in draft.goals:
            draft.goals[goal] = (kinds.pop(0) if kinds else int(HIDDEN), 0)
    if draft.stock is None:
        draft.stock = kinds if keeps_goals(rules) else []
    roles = _rest(rules.role_deck, (draft.roles or []) + (draft.aside or []) + draft.worn, hide=hide)
    left = int(rules.spare_roles) - len(draft.worn)
    if draft.roles is None:
        draft.roles = _padded(roles, int(rules.seats))
        roles = roles[int(rules.seats) :]
    if draft.aside is None:
        draft.aside = _padded(roles, left)
    if len(draft.aside) != left:
        raise NotationError(f"aside: {len(draft.aside)} roles; there must be {left}")
    if draft.deck is None:
        draft.deck = _rest(rules.cards, draft.seen_cards(), hide=hide)
    if draft.gold_deck is None:
        draft.gold_deck = _rest(rules.gold_deck, draft.seen_gold(), hide=hide)
    if draft.agenda is None:
        close = (int(CLOSE), int(NOBODY), draft.turn, int(NOBODY))
        draft.agenda = [close, (int(TURN), draft.turn, 0, 0)]
    if len(draft.agenda) > FRAMES:
        raise NotationError(f"an agenda has room for {FRAMES} matters, not {len(draft.agenda)}")


def _check(draft: Draft) -> None:
    """Every card exactly once; of those that a view does not see only their number."""
    rules = draft.rules
    kinds = [kind for kind, _ in draft.goals.values()]
    _compare("cards", rules.cards, draft.seen_cards() + (draft.deck or []), rules.names)
    if keeps_goals(rules):
        _compare("goal cards", rules.goal_deck, kinds + draft.gone + (draft.stock or []), rules.goal_names)
    else:
        _compare("goal cards", rules.goal_deck, kinds, rules.goal_names, len(rules.goal_cells))
    if len(rules.role_deck):
        roles = (draft.roles or []) + (draft.aside or []) + draft.worn
        _compare("roles", rules.role_deck, roles, rules.role_names)
    values = [str(value) for value in range(8)]
    if len(rules.gold_deck) or rules.has_tokens:  # else they are path cards and goals that somebody has taken
        _compare("gold cards", rules.gold_deck, draft.seen_gold() + (draft.gold_deck or []), values)


def _compare(what: str, full: vec[i64], there: list[int], names: list[str], number: int = -1) -> None:
    have, want = Counter(there), Counter(int(card) for card in full)
    for card in sorted(have):
        if card != HIDDEN and have[card] > want[card]:
            raise NotationError(f"there are {have[card]} {what} {names[card]}, the game has {want[card]}")
    number = len(full) if number < 0 else number
    if len(there) != number:
        raise NotationError(f"there are {len(there)} {what}, the game has {number}")


def _lay(state: State, draft: Draft) -> None:
    """The table: first what was laid, then the goals that are face up."""
    rules = draft.rules
    try:
        for goal, cell in draft.moved.items():
            _refuse_taken(state, cell)
            change.move(state, goal, cell)
        for cell, code in draft.board.items():
            _refuse_taken(state, cell)
            if code:
                state.own().lay(cell, code)
            else:
                state.own().cover(cell)
        for kind, cell, _, _, _ in draft.pieces:
            if cell in draft.visited:
                state.own().show(state.arena.tile_at(cell), 2 * rules.tile_names.index(rules.pieces[kind].name))
        for goal, (_, code) in draft.goals.items():
            if code:
                state.own().show(rules.first_goal + goal, code)
        for kind, cell, _, _, _ in draft.pieces:
            if rules.pieces[kind].opens:
                tile = state.arena.tile_at(cell)
                if not tile or not state.arena.tiles.opened[state.arena.code[tile]]:
                    name = rules.pieces[kind].name
                    raise NotationError(f"{rules.grid.name(cell)}: there is nothing that a {name} opens")
                state.own().unbar(tile)
    except IndexError:
        raise NotationError("the board has more open ends than these rules have room for; lay fewer cards") from None
    state.goals = vec[i64]([draft.goals[goal][0] for goal in range(len(rules.goal_cells))])


def _refuse_taken(state: State, cell: int) -> None:
    if state.arena.tile_at(cell):
        raise NotationError(f"{state.rules.grid.name(cell)}: a card lies there already")


def _rest(full: vec[i64], used: list[int], *, hide: bool) -> list[int]:
    """What is left of a deck, in its order; hidden to a view."""
    if hide:
        return [int(HIDDEN)] * max(0, len(full) - len(used))
    gone = Counter(used)
    rest: list[int] = []
    for card in full:
        if gone[int(card)] > 0:
            gone[int(card)] -= 1
        else:
            rest.append(int(card))
    # Cards that are hidden even here stand for some of the rest; cards used too often took the place of others.
    return rest


def _padded(cards: list[int], count: int) -> list[int]:
    return (cards + [int(HIDDEN)] * count)[:count]


def _hidden(cards: list[int] | None) -> list[int]:
    return [int(HIDDEN)] * len(cards or [])


def _gold_cards(packed: int) -> list[int]:
    return [value for value in range(8) for _ in range(packed >> 8 * value & 255)]


def _vec(cards: list[int] | None) -> vec[i64]:
    return vec[i64](cards or [])
