"""Are two states the same, field by field?  Owns the list of what a state is made of; never changes one."""

from __future__ import annotations

from undermine.core.action import card_of
from undermine.core.arena import Arena
from undermine.core.piece import cell_of, content_of, face_of, kind_of, number_of
from undermine.core.state import State
from undermine.core.zone import CARD, VALUE

VECTORS = ("held", "front", "known", "roles", "goals", "gold", "purse", "notes", "trail", "pieces", "figures")
NUMBERS = ("seats", "round", "turn", "left", "spent", "latest", "winner", "finder", "depth", "due")
CHANCE = ("key", "drawn", "dice_a", "dice_b")


def difference(one: State, other: State) -> str:
    """The first field in which two states differ, chance apart; empty if there is none."""
    for name in VECTORS:
        if list(getattr(one, name)) != list(getattr(other, name)):
            return name
    for number, zone in enumerate(one.rules.zones):
        if list(one.zones[number]) != list(other.zones[number]):
            return zone.name
    for name in NUMBERS:
        if getattr(one, name) != getattr(other, name):
            return name
    if [one.hand(seat) for seat in range(int(one.seats))] != [other.hand(seat) for seat in range(int(one.seats))]:
        return "hands"
    if list(one.deck)[: int(one.left)] != list(other.deck)[: int(other.left)]:
        return "deck"
    if list(one.pile)[: int(one.spent)] != list(other.pile)[: int(other.spent)]:
        return "pile"
    if one.frames() != other.frames():
        return "agenda"
    return arena_difference(one.arena, other.arena)


def arena_difference(one: Arena, other: Arena) -> str:
    """The same for the table; the order of slots is part of it, as legal lists are found through them."""
    for name in ("count", "fixed", "slots", "reached", "places", "marks_a", "marks_b", "marks_c"):
        if getattr(one, name) != getattr(other, name):
            return f"arena.{name}"
    if list(one.at) != list(other.at):
        return "arena.at"
    for name in ("cell", "code", "lit"):
        upto = int(one.count) + 1
        if list(getattr(one, name))[1:upto] != list(getattr(other, name))[1:upto]:
            return f"arena.{name}"
    if list(one.slot)[: int(one.slots)] != list(other.slot)[: int(other.slots)]:
        return "arena.slot"
    return ""


def chance_difference(one: State, other: State) -> str:
    """Whether both would draw the same numbers from here on."""
    return next((name for name in CHANCE if getattr(one, name) != getattr(other, name)), "")


def cards_in_play(state: State) -> list[int]:
    """Every playing card of the truth, wherever it is, ascending; one that was announced lies nowhere yet."""
    arena = state.arena
    cards = [card for seat in range(int(state.seats)) for card in state.hand(seat)]
    cards += [card for seat in range(int(state.seats)) for card in state.before(seat)]
    cards += [int(card) for card in list(state.deck)[: int(state.left)]]
    cards += [int(card) for card in list(state.pile)[: int(state.spent)]]
    zones = [state.zones[number] for number, zone in enumerate(state.rules.zones) if zone.holds == CARD]
    cards += [int(card) for cards_there in zones for card in cards_there]
    cards += [int(card_of(frame[3])) for frame in state.frames() if state.rules.frames[int(frame[0])].is_limbo]
    tiles = range(int(arena.fixed) + 1, int(arena.count) + 1)
    cards += [int(state.rules.tile_card[int(arena.code[tile]) >> 1]) for tile in tiles]
    # Path cards of chests are no playing cards: they are never drawn and never discarded (MINI-CHEST-A13).
    return sorted(card for card in cards if card)


def gold_in_play(state: State) -> list[int]:
    """Every gold card of the truth, ascending."""
    zones = [state.zones[number] for number, zone in enumerate(state.rules.zones) if zone.holds == VALUE]
    cards = [int(value) for values in zones for value in values]
    for counts in state.gold:
        cards += [value for value in range(8) for _ in range(int(counts) >> 8 * value & 255)]
    return sorted(cards)


def pieces_of(state: State) -> list[tuple[int, int, int, int, int]]:
    """What stands or lies on cells: kind, cell, number, face, content."""
    parts = (kind_of, cell_of, number_of, face_of, content_of)
    rows = [[int(part(piece)) for part in parts] for piece in state.pieces]
    return [(kind, cell, number, face, content) for kind, cell, number, face, content in rows]
