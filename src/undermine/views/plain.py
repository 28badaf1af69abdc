"""Views and seen events as plain data: names of the rules text instead of codes, ready for JSON.

Owns what a client of a seat gets to know, in words that docs/api.md explains.  Works from views and projected events
only, so it can tell nothing that they do not hold; `None` stands for what the seat does not know.
"""

from __future__ import annotations

from typing import Final

from undermine.core import event as e
from undermine.core.action import card_of
from undermine.core.event import Event, Ints
from undermine.core.frame import INTENT
from undermine.core.place import FIELD, NAMES, WIDTH
from undermine.core.rules import Rules
from undermine.core.state import HIDDEN
from undermine.core.target import write_use
from undermine.core.tile import DOWN, WILD
from undermine.views.shape import EventFields, Goal, Intent, Laid, Parts, PlainEvent, PlainView, SeatView
from undermine.views.show import Show, shows_of, untold, xy
from undermine.views.view import View

MECHANICAL: Final = (e.CHOSE, e.PUSHED, e.POPPED, e.REPLACED, e.BANKED, e.HID, e.STOCKED, e.SET_ASIDE, e.RAISED)
"""Events about the engine's own bookkeeping; people are told by the question instead."""


def plain_view(view: View) -> PlainView:
    """The table as the seat sees it now."""
    rules = view.rules
    me = int(view.me)
    seats = range(int(view.seats))
    shows = shows_of(rules)
    return {
        "me": me if me in seats else None,
        "round": int(view.round),
        "rounds": int(rules.rounds),
        "turn": int(view.turn),
        "deck": int(view.left),
        "discard": [_card(rules, int(view.pile[i])) for i in range(int(view.spent) - 1, -1, -1)],
        "board": _board(view, shows),
        "goals": _goals(view, shows),
        "open": [xy(rules, int(view.arena.slot_cell(i))) for i in range(int(view.arena.slots))],
        "last": xy(rules, int(view.latest)) if view.latest >= 0 else None,
        "placed": [xy(rules, int(cell)) for cell in view.trail],
        "announced": next(
            (_announced(rules, int(f[2]), int(f[3])) for f in view.frames() if f[0] == INTENT), None
        ),
        "hints": [
            {"goals": [goal for goal in range(len(view.goals)) if bits >> goal & 1], "card": _goal(rules, kind)}
            for bits, kind in view.hints
        ],
        "hand": [_card(rules, card) for card in view.hand(me)] if me in seats else [],
        "seats": _seats(view, shows),
        "roles_left": len(view.aside),
        "away": len(view.away),
        "notes": {name: int(view.notes[i]) for i, name in enumerate(rules.note_names)},
        "draws": int(view.due),
        "offer": [_card(rules, int(card)) for card in view.offer][::-1],
        **_parts(view, shows),
        "pool": [int(value) or None for value in view.pool],
        "gold_deck": len(view.bank),
        "winner": rules.side_names[int(view.winner)] if view.winner else None,
        "finder": int(view.finder) if view.finder >= 0 else None,
    }


def plain_event(rules: Rules, event: Event) -> PlainEvent | None:
    """What happened, for people; None for the engine's own bookkeeping."""
    kind, _, o, s = event
    if kind == e.PUSHED and o and o[0] == INTENT:
        intent = _announced(rules, o[2], o[3])
        return {"what": "announced", "seat": intent["seat"], "card": intent["card"], "action": intent["action"]}
    if kind == e.TOLD:
        return _plain_fact(rules, o, s)
    if kind in MECHANICAL:
        return None
    out: PlainEvent = {"what": e.NAMES[kind]}
    if kind == e.BEGAN:
        out |= {"round": o[0], "cards": o[1]}
    elif kind == e.CAST:
        out |= {"seat": o[0], "role": _role(rules, s[0])}
    elif kind in (e.DREW, e.DISCARDED):
        out |= {"seat": o[0], "card": _card(rules, s[0])}
    elif kind in (e.SPENT, e.FRONTED, e.CLEARED):
        out |= {"seat": o[0], "card": _card(rules, o[1])}
    elif kind == e.BURIED:
        out |= {"card": _card(rules, o[0])}
    elif kind == e.PLACED:
        out |= {"at": xy(rules, o[0]), "card": rules.tile_names[o[1] >> 1], "turned": bool(o[1] & 1)}
    elif kind == e.REMOVED:
        out |= {"at": xy(rules, o[0])}
    elif kind == e.FOUND:
        # Where chests can move goals away, the goal's place is in the view.
        at = None if rules.hides_pieces else xy(rules, int(rules.goal_cells[o[0]]))
        out |= {"goal": o[0], "at": at, "card": _goal(rules, o[1])}
    elif kind == e.SHOWN:
        out |= {"goal": o[0], "turned": bool(o[1] & 1)}
    elif kind == e.PEEKED:
        out |= {"seat": o[0], "goal": o[1], "card": _goal(rules, s[0])}
    elif kind == e.TURNED:
        out |= {"seat": o[0]}
    elif kind == e.STAKED:
        out |= {"cards": o[0]}
    elif kind == e.LOOKED:
        out |= {"seat": o[0], "gold": [value or None for value in s]}
    elif kind in (e.TOOK, e.SUNK):
        out |= {"seat": o[0], "gold": s[0] or None}
    elif kind == e.PAID:
        out |= {"seat": o[0], "amount": o[1], "gold": [value or None for value in s]}
    elif kind == e.ENDED:
        out |= {"side": rules.side_names[o[0]], "finder": o[1] if o[1] >= 0 else None}
    elif kind == e.UNMASKED:
        seats = int(rules.seats)
        out |= {"roles": [_role(rules, r) for r in o[:seats]], "aside": [_role(rules, r) for r in o[seats:]]}
    elif kind == e.BARED:
        out |= {"goals": [_goal(rules, goal) for goal in o]}
    elif kind == e.COUNTED:
        out |= {"gold": [sum((counts >> 8 * value & 255) * value for value in range(1, 7)) for counts in o]}
    elif kind == e.NOTED:
        out |= {"note": rules.note_names[o[0]], "value": o[1]}
    elif kind == e.WITHHELD:
        out |= {"cards": o[0]}
    elif kind == e.EARNED:
        out |= {"seat": o[0], "amount": o[1]}
    elif kind == e.HANDED:
        out |= {"seat": o[0], "whom": o[1], "amount": o[2]}
    elif kind == e.HATTED:
        out |= {"seat": o[0], "role": _role(rules, s[0])}
    elif kind == e.INSPECTED:
        out |= {"seat": o[0], "whom": o[1], "role": _role(rules, s[0])}
    elif kind == e.SWAPPED:
        out |= {"seat": o[0], "whom": o[1], "cards": [_card(rules, card) for card in s]}
    else:
        out = {**out, **_plain_rare(rules, event)}
    return out


def _plain_fact(rules: Rules, o: Ints, s: Ints) -> PlainEvent:
    """A fact by its name, each field under the name of its type; the second seat is `whom`."""
    fact = rules.facts[o[0]]
    out: PlainEvent = {"what": "told", "fact": fact.name}
    for part, value in zip(reversed(fact.fields()), reversed(o[1:] + s), strict=True):
        kind = part.type
        if kind == "seat":
            if "seat" in out:
                out["whom"] = out["seat"]
            out["seat"] = value
        elif kind == "anybody":
            out["finder"] = value if value >= 0 else None
        elif kind == "cell":
            out["at"] = xy(rules, value)
        elif kind == "place":
            out = {**out, **_place(rules, value)}
        elif kind == "card":
            out["card"] = _card(rules, value)
        elif kind == "tile":
            out |= {"card": _face(rules, value), "turned": bool(value & 1)}
        elif kind == "face":
            out["card"] = _face(rules, value)
        elif kind == "goal":
            if "goal" in out:
                out["goals"] = [value, out["goal"]]
            out["goal"] = value
        elif kind == "kind":
            out["card"] = _goal(rules, value)
        elif kind == "role":
            out["role"] = _role(rules, value)
        elif kind == "side":
            out["side"] = rules.side_names[value]
        elif kind == "count":
            out["amount"] = value
        elif kind == "value":
            out["gold"] = value or None
        elif kind == "number":
            out["number"] = value
        elif kind == "content":
            out["chest"] = _content(rules, value)
        elif kind == "figure":
            out["figure"] = rules.figure_names[value]
        else:
            out["word"] = part.words[value - 1] if value else None
    return out


def _plain_rare(rules: Rules, event: Event) -> EventFields:
    """What only the optional boxes do with cards offered and with pieces on cells."""
    kind, _, o, s = event
    if kind == e.OWED:
        return {"draws": o[0]}
    if kind == e.OFFERED:
        return {"seat": o[0], "from": ("deck", "discard")[o[1]], "cards": [_card(rules, card) for card in s][::-1]}
    if kind == e.KEPT:
        return {"seat": o[0], "card": _card(rules, s[0])}
    if kind == e.PUT_BACK:
        return {"seat": o[0]}
    if kind in (e.MIXED, e.BURNT):
        return {"cards": o[0]}
    if kind == e.SNATCHED:
        return {"seat": o[0], "whom": o[1], "card": _card(rules, s[0])}
    if kind == e.TRADED:
        return {"seat": o[0], "role": _role(rules, s[0])}
    if kind == e.POSTED:
        return {"piece": rules.piece_names[o[0]], "at": xy(rules, o[1]), "number": o[2]}
    if kind in (e.COVERED, e.WITHDRAWN):
        return {"piece": rules.piece_names[o[0]], "at": xy(rules, o[1])}
    if kind == e.GLIMPSED:
        card, chest = _face(rules, s[0]), _content(rules, s[1])
        return {"seat": o[0], "piece": rules.piece_names[o[1]], "at": xy(rules, o[2]), "card": card, "chest": chest}
    if kind == e.OPENED:
        card, chest = _face(rules, o[2]), _content(rules, o[3])
        return {"piece": rules.piece_names[o[0]], "at": xy(rules, o[1]), "card": card, "chest": chest}
    if kind == e.UNCOVERED:
        return {"piece": rules.piece_names[o[0]], "at": xy(rules, o[1]), "card": rules.tile_names[o[2] >> 1]}
    if kind == e.FACED:
        return {"at": xy(rules, o[0]), "card": rules.tile_names[o[1] >> 1], "turned": bool(o[1] & 1)}
    if kind == e.STOOD:
        return {"figure": rules.figure_names[o[0]], **_place(rules, o[1])}
    if kind == e.UNVEILED:
        return {"seat": o[0], "role": _role(rules, o[1])}
    if kind == e.SCANNED:
        return {"seat": o[0], "roles": [_role(rules, role) for role in s]}
    if kind == e.MOVED:
        return {"goal": o[0], "at": xy(rules, o[1])}
    if kind in (e.EXCHANGED, e.SWITCHED):
        how = o[3] if kind == e.SWITCHED else s[0]
        return {"seat": o[0], "goals": [o[1], o[2]], "crossed": how == e.CROSSED if how != HIDDEN else None}
    if kind == e.UNEARTHED:
        return {"at": xy(rules, o[0]), "card": rules.tile_names[o[1] >> 1], "turned": bool(o[1] & 1)}
    if kind == e.BOXED:
        return {"kept": bool(o[0])}
    if kind == e.COLLECTED:
        return {"seat": o[0], "at": xy(rules, o[1]), "amount": o[2]}
    if kind == e.FORFEITED:
        return {"seat": o[0], "amount": o[1]}
    if kind == e.SHIFTED:
        card = rules.tile_names[o[2] >> 1]
        return {"from": xy(rules, o[0]), "at": xy(rules, o[1]), "card": card, "turned": bool(o[2] & 1)}
    raise ValueError(f"no plain words for events of kind {e.NAMES[kind]}")


def _announced(rules: Rules, seat: int, action: int) -> Intent:
    """A card that was shown with its target and has no effect yet."""
    card = int(card_of(action))
    return {"seat": seat, "card": rules.names[card], "action": write_use(rules, action)}


def _parts(view: View, shows: tuple[Show, ...]) -> Parts:
    """What the features of the game tell of the table; the lists of pieces are told in every game."""
    parts: Parts = {"collectors": [], "sites": [], "chests": []}
    for show in shows:
        show.view(view, parts)
    others = untold(view)
    if others:
        parts["pieces"] = others
    return parts


def _seats(view: View, shows: tuple[Show, ...]) -> list[SeatView]:
    rules = view.rules
    out: list[SeatView] = []
    for seat in range(int(view.seats)):
        gold = int(view.gold[seat])
        shown: SeatView = {
            "cards": int(view.held[seat]),
            "front": [rules.names[card] for card in view.before(seat)],
            "role": _role(rules, int(view.roles[seat])),
            "gold_cards": _gold_cards(gold),
            "tokens": int(view.purse[seat]),
            "gold": int(view.nuggets(seat)) if not gold & 255 else None,
            "looked": [goal for goal in range(len(view.goals)) if view.known[seat] >> goal & 1],
        }
        for show in shows:
            show.seat(view, seat, shown)
        out.append(shown)
    return out


def _board(view: View, shows: tuple[Show, ...]) -> list[Laid]:
    rules = view.rules
    arena = view.arena
    goals = range(int(rules.first_goal), int(rules.first_goal) + len(view.goals))
    out: list[Laid] = []
    for tile in range(1, int(arena.count) + 1):
        if tile in goals or arena.tiles.sides[arena.code[tile]] & WILD:
            continue
        laid: Laid = {
            "at": xy(rules, int(arena.cell[tile])),
            "card": rules.tile_names[int(arena.code[tile]) >> 1],
            "turned": bool(arena.code[tile] & 1),
            "lit": _sides(_any_light(view, tile)),
        }
        for show in shows:
            show.tile(view, tile, laid)
        out.append(laid)
    return out


def _goals(view: View, shows: tuple[Show, ...]) -> list[Goal]:
    rules = view.rules
    arena = view.arena
    out: list[Goal] = []
    for number in range(len(view.goals)):
        tile = int(rules.first_goal) + number
        goal: Goal = {
            "at": xy(rules, int(arena.cell[tile])),
            "card": _goal(rules, int(view.goals[number])),
            "up": arena.code[tile] != DOWN,
            "turned": bool(arena.code[tile] & 1),
            "lit": _sides(_any_light(view, tile)),
        }
        for show in shows:
            show.tile(view, tile, goal)
        out.append(goal)
    return out


def _any_light(view: View, tile: int) -> int:
    """The sides that somebody's light has reached."""
    bits = int(view.arena.lit[tile])
    while bits >> 4:
        bits = bits & 15 | bits >> 4
    return bits


def _sides(bits: int) -> str:
    return "".join(side for i, side in enumerate("NESW") if bits >> i & 1)


def _gold_cards(counts: int) -> int:
    return sum(counts >> 8 * value & 255 for value in range(7))


def _place(rules: Rules, place: int) -> EventFields:
    """A field of a card; nothing of it if the figure is off the table."""
    if place < 0:
        return {"at": None, "field": None}
    return {"at": xy(rules, place >> int(WIDTH)), "field": NAMES[place & int(FIELD)]}


def _card(rules: Rules, card: int) -> str | None:
    return rules.names[card] if card != HIDDEN else None


def _role(rules: Rules, role: int) -> str | None:
    return rules.role_names[role] if role != HIDDEN else None


def _goal(rules: Rules, kind: int) -> str | None:
    return rules.goal_names[kind] if kind != HIDDEN else None


def _face(rules: Rules, code: int) -> str | None:
    return rules.tile_names[code >> 1] if code else None


def _content(rules: Rules, content: int) -> str | None:
    return rules.content_names[content] if content else None
