"""A game as plain JSON that anybody can check: per question the whole truth, all legal answers and the one chosen.

Owns the fields of a trace, in their order.  It is made from a full State, so it is never shown to players.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Protocol

from undermine.core.engine import is_over, legal_actions, open_game, scores, to_act, winners
from undermine.core.event import BEGAN, EARNED, ENDED, MOVED, SEEN, Event
from undermine.core.frame import NOBODY
from undermine.core.rules import Rules
from undermine.core.state import State
from undermine.core.tile import DOWN, WILD
from undermine.core.zone import GOLD, HOARDS, PLACES
from undermine.notation.action import write_action
from undermine.notation.word import values_of
from undermine.views.project import project
from undermine.views.shape import Spot
from undermine.views.show import Line, lists, shows_of, spot, untold
from undermine.views.view import View, views_for


class Player(Protocol):
    """Who answers for a seat; as the bots do."""

    def see(self, events: list[Event]) -> None:
        """What happened, as projected for the seat."""

    def choose(self, view: View, actions: list[int]) -> int:
        """One of the legal actions."""


def trace_game(rules: Rules, seed: str, players: list[Player], game: int = 0) -> Iterator[str]:
    """The lines of one game, which is played while they are read; each seat chooses by its view alone."""
    run = open_game(rules, seed)
    state = run.state
    views = views_for(rules)[: int(rules.seats)]
    rounds = Rounds(game, int(rules.seats))
    ply = 0
    told = 0
    while True:
        fresh = run.log[told:]
        told = len(run.log)
        for event in fresh:
            yield from map(_text, rounds.see(rules, event))
        if is_over(state):
            break
        for view, player in zip(views, players, strict=True):
            shown = [seen for seen in (project(event, int(view.me)) for event in fresh) if seen is not None]
            for event in shown:
                view.fold(event)
            player.see(shown)
        seat = to_act(state)
        actions = legal_actions(state, seat)
        chosen = players[seat].choose(views[seat], list(actions))
        if chosen not in actions:
            raise ValueError(f"seat {seat} chose an action that is not legal")
        yield _text({"game": game, "ply": ply, **question(state, actions, chosen)})
        run.apply(chosen)
        ply += 1
    yield _text({"game": game, "end": "game", "scores": scores(state), "winners": winners(state)})


class Rounds:
    """What was paid since a round began; a line when it is over."""

    def __init__(self, game: int, seats: int) -> None:
        self.game = game
        self.round = 0
        self.won = ("", -1)
        self.paid: list[list[int]] = [[] for _ in range(seats)]

    def see(self, rules: Rules, event: Event) -> list[Line]:
        """Take in an event; the line of the round that it closes, if it does."""
        kind, _, opened, secret = event
        if kind == MOVED:
            if GOLD <= opened[1] < GOLD + PLACES:
                self.paid[opened[1] - int(GOLD)] += secret
            elif GOLD <= opened[0] < GOLD + PLACES:
                self.paid[opened[0] - int(GOLD)] += [-value for value in secret]
        elif kind == EARNED:
            self.paid[opened[0]].append(opened[1])
        elif kind == ENDED:
            self.won = (rules.side_names[opened[0]], opened[1])
        elif kind == BEGAN or (kind == SEEN and opened[1] == HOARDS):
            lines = [self._line()] if self.round else []
            self.round = opened[0] if kind == BEGAN else 0
            self.paid = [[] for _ in self.paid]
            return lines
        return []

    def _line(self) -> Line:
        winner, finder = self.won
        by = None if finder == NOBODY else finder
        return {
            "game": self.game, "end": "round", "round": self.round, "winner": winner, "by": by, "paid": self.paid,
        }  # fmt: skip


def question(state: State, actions: list[int], chosen: int) -> Line:
    """The question on top in plain words: everything there is, the legal answers and the one chosen."""
    rules = state.rules
    seats = range(int(rules.seats))
    names = rules.names
    return {
        "round": int(state.round),
        "seat": to_act(state),
        "ask": rules.frame_names[state.top()[0]],
        "rules": rules.text,
        "board": _board(state),
        "goals": _goals(state),
        "hands": [[names[card] for card in state.hand(seat)] for seat in seats],
        "deck": [names[state.deck[i]] for i in range(int(state.left) - 1, -1, -1)],
        "discard": [names[int(state.pile[i])] for i in range(int(state.spent) - 1, -1, -1)],
        "aside": [names[card] for card in state.away][::-1],
        "roles": [rules.role_names[role] for role in state.roles],
        "roles_aside": [rules.role_names[role] for role in state.aside],
        **_extras(state),
        **({"roles_worn": [rules.role_names[role] for role in state.worn]} if len(state.worn) else {}),
        "front": [[names[card] for card in state.before(seat)] for seat in seats],
        "gold": [_gold(state, seat) for seat in seats],
        "gold_deck": [int(value) for value in state.bank][::-1],
        "legal": [write_action(rules, action) for action in actions],
        "chosen": write_action(rules, chosen),
    }


def _gold(state: State, seat: int) -> int | list[int]:
    """The values of gold cards, or one number where gold is in tokens."""
    return int(state.nuggets(seat)) if state.rules.has_tokens else values_of(int(state.gold[seat]))


def _extras(state: State) -> Line:
    """What only some games have, where there is any of it."""
    rules = state.rules
    out: Line = {}
    if rules.has_tokens and len(rules.gold_deck):
        out["gold_cards"] = [values_of(int(counts)) for counts in state.gold]
    shows = shows_of(rules)
    if any(show.pieces() for show in shows):
        out |= {name: [] for name in lists()}
    for show in shows:
        show.trace(state, out)
    if others := untold(state):
        out["pieces"] = others
    if state.due != 1:
        out["due"] = int(state.due)
    if len(state.offer):
        out["offer"] = [rules.names[card] for card in state.offer][::-1]
    return out


def _board(state: State) -> list[Line]:
    """The start, then the laid path cards; the goals have a field of their own."""
    arena = state.arena
    first = int(state.rules.first_goal)
    goals = range(first, first + len(state.rules.goal_cells))
    rows: list[Line] = []
    for tile in range(1, int(arena.count) + 1):
        code = int(arena.code[tile])
        if tile not in goals and not state.rules.tiles.sides[code] & WILD:
            rows.append({**_at(state, tile), "card": state.rules.tile_names[code >> 1], "turned": bool(code & 1)})
    return rows


def _goals(state: State) -> list[Line]:
    rules = state.rules
    rows: list[Line] = []
    for goal, kind in enumerate(state.goals):
        tile = int(rules.first_goal) + goal
        code = int(state.arena.code[tile])
        card: Line = {"card": rules.goal_names[kind], "up": code != DOWN, "turned": code != DOWN and bool(code & 1)}
        rows.append({**_at(state, tile), **card})
    return rows


def _at(state: State, tile: int) -> Spot:
    return spot(state.rules, int(state.arena.cell[tile]))


def _text(line: Line) -> str:
    return json.dumps(line, ensure_ascii=False, separators=(",", ":"))
