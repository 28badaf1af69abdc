"""A full state that agrees with all that a view knows: what is not seen is dealt out by chance.

Owns determinisation.  Never looks at a truth.  Uniform over hidden cards, roles and goals; gold that this seat passed
on goes to those who took it, gold paid openly in worth is dealt so that the worth is right, and gold that this seat put
under the gold deck lies there.
"""

from __future__ import annotations

from functools import lru_cache

from librt.vecs import vec
from mypy_extensions import i64, u8

from undermine.core.action import card_of
from undermine.core.chance import Dice
from undermine.core.piece import cell_of, content_of, face_of, kind_of, number_of, piece_of
from undermine.core.rules import CARDS, Rules
from undermine.core.state import HIDDEN, State
from undermine.core.tile import DOWN
from undermine.core.zone import CARD, DWARF, FIRST, KIND, VALUE
from undermine.views.guess import Guess, guesses_of
from undermine.views.view import View


def sample(view: View, seed: int) -> State:
    """Deal the hidden things anew; the state goes on with a quick stream of chance."""
    state = State(view.rules, view)
    state.seed_quick(seed)
    dice = Dice(seed ^ 0x5EED)
    _deal_cards(state, dice)
    _deal_roles(state, dice)
    _deal_goals(state, view, dice)
    _deal_gold(state, view, dice)
    _deal_pieces(state, dice)
    return state


def unseen_cards(state: State) -> vec[i64]:
    """The cards that a view does not see, ascending: in hands, in the deck and face down on the pile.

    A card just announced was shown.
    """
    rules = state.rules
    count = vec[i64]([0] * CARDS)
    for card in rules.cards:
        count[card] += 1
    arena = state.arena
    for tile in range(arena.fixed + 1, arena.count + 1):
        count[rules.tile_card[arena.code[tile] >> 1]] -= 1
    for seat in range(state.seats):
        for card_before in state.before(seat):
            count[card_before] -= 1
        first = seat * rules.width
        for i in range(first, first + state.held[seat]):
            count[state.hands[i]] -= 1
    for i in range(state.spent):
        count[i64(state.pile[i])] -= 1
    for zone in zones_of(rules, CARD):
        for card in state.lying(zone):
            count[card] -= 1
    for frame in state.frames():
        if rules.frames[frame[0]].is_limbo:
            count[card_of(frame[3])] -= 1
    unseen = vec[i64]([0] * len(rules.cards))
    n: i64 = 0
    for code in range(1, len(rules.names)):
        assert count[code] >= 0, "a view knows more of a card than there are"
        for k in range(count[code]):
            unseen[n] = code
            n += 1
    return unseen[:n]


def _deal_cards(state: State, dice: Dice) -> None:
    rules = state.rules
    unseen = dice.shuffled(unseen_cards(state))
    n = i64(len(unseen))
    for guess in guesses_of(rules):
        if guess.deal(state, unseen):
            return
    for seat in range(state.seats):
        n = _fill_hand(state, seat, unseen, n)
    for i in range(state.spent):
        if state.pile[i] == HIDDEN:
            n -= 1
            state.pile[i] = u8(unseen[n])
    n = _fill_zones(state, CARD, unseen, n)
    assert n == state.left, "what is left over is the deck"
    state.deck = unseen[:n]


def _fill_zones(state: State, holds: str, unseen: vec[i64], n: i64) -> i64:
    """Deal what is hidden in the zones of a kind from the end of the unseen ones; how many of those are left."""
    for zone in zones_of(state.rules, holds):
        cards, n = _filled(state.lying(zone), unseen, n)
        state.lay(zone, cards)
    return n


def _filled(cards: vec[i64], unseen: vec[i64], n: i64) -> tuple[vec[i64], i64]:
    """Some cards with the hidden ones dealt from the end of the unseen ones, and how many of those are left."""
    new = cards[:]
    for i in range(len(new)):
        if new[i] == HIDDEN:
            n -= 1
            new[i] = unseen[n]
    return new, n


def _fill_hand(state: State, seat: i64, unseen: vec[i64], n: i64) -> i64:
    """Give a hand its hidden cards from the end of the unseen ones; how many of those are left."""
    hands = state.hands
    first = seat * state.rules.width
    last = first + state.held[seat]
    for i in range(first, last):
        if hands[i] == HIDDEN:
            n -= 1
            hands[i] = unseen[n]
    for i in range(first + 1, last):
        card = hands[i]
        j: i64 = i
        while j > first and hands[j - 1] > card:
            hands[j] = hands[j - 1]
            j -= 1
        hands[j] = card
    return n


def _deal_roles(state: State, dice: Dice) -> None:
    """Whoever is not known holds one of the dwarf cards that are not known, so that no feature finds it impossible."""
    guesses = guesses_of(state.rules)
    roles = state.roles
    zones = state.zones[:]
    for attempt in range(1000):
        state.roles = roles
        state.zones = zones[:]
        _cast(state, dice, guesses)
        if _is_possible(state, guesses):
            return


def _is_possible(state: State, guesses: tuple[Guess, ...]) -> bool:
    for guess in guesses:
        if not guess.is_possible(state):
            return False
    return True


def _cast(state: State, dice: Dice, guesses: tuple[Guess, ...]) -> None:
    roles = state.roles[:]
    rest = dice.shuffled(_not_seen(state, state.rules.role_deck, roles, DWARF))
    n = i64(len(rest))
    for seat in range(len(roles)):
        if roles[seat] == HIDDEN and n > 0:
            n -= 1
            for guess in guesses:
                _bring_up(guess, state, seat, rest, n)
            roles[seat] = rest[n]
    _fill_zones(state, DWARF, rest, n)
    state.roles = roles


def _bring_up(guess: Guess, state: State, seat: i64, rest: vec[i64], last: i64) -> None:
    """Let a dwarf card that could be this seat's be the next."""
    i = last
    while i > 0 and not guess.suits(state, seat, rest[i]):
        i -= 1
    rest[i], rest[last] = rest[last], rest[i]


def _deal_goals(state: State, view: View, dice: Dice) -> None:
    """By lot among the ways that agree with what every round has and with what an exchange left of old looks."""
    guesses = guesses_of(state.rules)
    rest = _not_seen(state, state.rules.goal_deck, state.goals, KIND)
    seen = state.goals
    while True:
        goals = seen[:]
        rest = dice.shuffled(rest)
        n = i64(len(rest))
        for goal in range(len(goals)):
            if goals[goal] == HIDDEN and n > 0:
                n -= 1
                goals[goal] = rest[n]
                assert state.arena.code[state.rules.first_goal + goal] == DOWN, "a goal turned up is known to all"
        state.goals = goals
        if _agrees(view, goals) and _is_possible(state, guesses):
            _fill_zones(state, KIND, rest, n)
            return


def _agrees(view: View, goals: vec[i64]) -> bool:
    if view.round == 0:
        return True
    for bits, hint in view.hints:
        if not _lies(goals, bits, i64(hint)):
            return False
    return True


def _lies(goals: vec[i64], bits: i64, kind: i64) -> bool:
    """Whether a goal of this kind is among those of a set."""
    for goal in range(len(goals)):
        if bits >> goal & 1 and goals[goal] == kind:
            return True
    return False


def _deal_gold(state: State, view: View, dice: Dice) -> None:
    """Hidden gold lies before others, among what is laid out, and in the gold deck."""
    gold = state.gold[:]
    counts = vec[i64]([0] * 8)
    for value in state.rules.gold_deck:
        counts[value] += 1
    for seat in range(state.seats):
        for value in range(1, 7):
            counts[value] -= gold[seat] >> 8 * value & 255
    for zone in zones_of(state.rules, VALUE):
        for value in state.lying(zone):
            if value != HIDDEN:
                counts[value] -= 1
    for takers, values in view.shares:
        shuffled = dice.shuffled(vec[i64](values))
        for i in range(len(shuffled)):
            if shuffled[i] != HIDDEN:
                counts[shuffled[i]] -= 1
                gold[takers[i]] += (1 << 8 * shuffled[i]) - 1
    for wage in view.wages:
        seat = i64(wage[0])
        for value in _cards_worth(counts, wage[1], wage[2], dice):
            counts[value] -= 1
            gold[seat] += (1 << 8 * value) - 1
    unseen = vec[i64]([0] * len(state.rules.gold_deck))
    n: i64 = 0
    for value in range(1, 7):
        for k in range(counts[value]):
            unseen[n] = value
            n += 1
    unseen = dice.shuffled(unseen[:n])
    for seat in range(state.seats):
        for k in range(gold[seat] & 255):
            n -= 1
            gold[seat] += (1 << 8 * unseen[n]) - 1
    n = _fill_zones(state, VALUE, unseen, n)
    assert n == 0, "what is left over is the gold deck"
    state.gold = gold


def _deal_pieces(state: State, dice: Dice) -> None:
    """Pieces that lie face down, and what is below them, are some of those that nobody has opened."""
    for kind in range(1, len(state.rules.pieces)):
        if state.rules.pieces[kind].hides():
            _deal_hidden(state, kind, dice)


def _deal_hidden(state: State, kind: i64, dice: Dice) -> None:
    pieces = state.pieces[:]
    faces = vec[i64]([face_of(piece) for piece in pieces if kind_of(piece) == kind])
    contents = vec[i64]([content_of(piece) for piece in pieces if kind_of(piece) == kind])
    none = vec[i64]([])
    faces = dice.shuffled(_rest(state.rules.pieces[kind].faces, faces, none))
    contents = dice.shuffled(_rest(state.rules.pieces[kind].contents, contents, none))
    n = i64(len(faces))
    k = i64(len(contents))
    for i in range(len(pieces)):
        piece = pieces[i]
        if kind_of(piece) != kind:
            continue
        # A card that is being turned up is known before what lies below it.
        face = face_of(piece)
        content = content_of(piece)
        if face == HIDDEN:
            n -= 1
            face = faces[n]
        if content == HIDDEN:
            k -= 1
            content = contents[k]
        pieces[i] = piece_of(kind, cell_of(piece), number_of(piece), face, content)
    state.pieces = pieces


def _cards_worth(counts: vec[i64], amount: int, cards: int, dice: Dice) -> list[i64]:
    """So many gold cards of exactly this worth, by lot among the cards that are not seen."""
    ways: list[tuple[int, list[i64]]] = []
    total = 0
    for threes in range(cards + 1):
        twos = amount - 3 * threes - (cards - threes)
        ones = cards - threes - twos
        if twos < 0 or ones < 0:
            continue
        weight = _ways(int(counts[1]), ones) * _ways(int(counts[2]), twos) * _ways(int(counts[3]), threes)
        if weight:
            total += weight
            ways.append((total, [i64(1)] * ones + [i64(2)] * twos + [i64(3)] * threes))
    if not ways:
        return []  # other hidden gold took what this wage was made of: worth is then only roughly right
    pick = int(dice.below(min(total, 0x7FFFFFFF)))
    for bound, values in ways:
        if pick < bound:
            return values
    return ways[-1][1]


def _ways(have: int, take: int) -> int:
    """How many ways to take some of these cards."""
    if take > have:
        return 0
    ways = 1
    for i in range(take):
        ways = ways * (have - i) // (i + 1)
    return ways


def _not_seen(state: State, full: vec[i64], seen: vec[i64], holds: str) -> vec[i64]:
    """The cards of a small deck that are neither among these nor seen in a zone of their kind."""
    rest = _rest(full, seen, vec[i64]([]))
    for zone in zones_of(state.rules, holds):
        rest = _rest(rest, state.lying(zone), vec[i64]([]))
    return rest


@lru_cache(maxsize=1024)
def zones_of(rules: Rules, holds: str) -> list[int]:
    """The zones of a kind, the last one first: those of features, then those of the house."""
    return [int(FIRST) + i for i in range(len(rules.zones) - 1, -1, -1) if rules.zones[i].holds == holds]


def _rest(full: vec[i64], seen: vec[i64], more: vec[i64]) -> vec[i64]:
    """The cards of a small deck that are not among those seen."""
    rest = [int(card) for card in full]
    for card in seen:
        if card != HIDDEN:
            rest.remove(int(card))
    for card in more:
        if card != HIDDEN:
            rest.remove(int(card))
    return vec[i64](rest)
