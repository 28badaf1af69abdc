"""The calls that everybody uses: begin, to_act, legal_actions, apply, is_over, scores, why_illegal.

Owns the edge of the engine, where lists of actions and events are made.  Loops that need speed use `Run` and a menu.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undermine.core.action import ANSWER, DISCARD, Action, arrange, card_of, new_menu, verb_of
from undermine.core.censor import forbidden
from undermine.core.deal import Deal
from undermine.core.event import Event
from undermine.core.frame import NOBODY, ROUND, TURN
from undermine.core.module import Reason
from undermine.core.rules import Rules
from undermine.core.run import Run
from undermine.core.state import State
from undermine.core.target import objection_to

_MENU: Final[vec[i64]] = new_menu()  # shared scratch, as in `arena`: the engine is for one thread of a process


def begin(rules: Rules, seed: str, deal: Deal | None = None) -> State:
    """A game at its first question."""
    return open_game(rules, seed, deal).state


def open_game(rules: Rules, seed: str, deal: Deal | None = None) -> Run:
    """A game at its first question, with the events of its set-up in the log; go on with this Run to record it."""
    state = State(rules)
    state.seed(seed)
    return start(state, True, deal)


def start(state: State, recording: bool, deal: Deal | None = None) -> Run:
    """From a blank state with its chance chosen to the first question."""
    run = Run(state, recording)
    run.fixed = deal
    run.push(ROUND, NOBODY)
    run.settle()
    return run


def to_act(state: State) -> int:
    """The seat that is asked; NOBODY when the game is over, or when a secret question is seen from outside."""
    return int(state.to_act())


def is_over(state: State) -> bool:
    return state.depth == 0


def fill(state: State, menu: vec[i64]) -> i64:
    """The legal actions of the question on top, in no particular order; how many.  For loops that need speed."""
    kind = state.top_kind
    return state.rules.asker[kind].choices(state, state.top(), menu)


def legal_actions(state: State, seat: int) -> list[Action]:
    """What a seat may answer, in canonical order without duplicates; empty for a seat that is not asked."""
    if state.depth == 0 or seat < 0 or state.to_act() != seat:
        return []
    menu = _MENU
    n = fill(state, menu)
    arrange(menu, n)
    return [int(menu[i]) for i in range(n)]


def apply(state: State, action: Action) -> list[Event]:
    """Do it and tell what happened.  The caller has checked legality; copy first to keep the state."""
    run = Run(state, True)
    run.apply(action)
    return run.log


def advance(state: State, action: Action) -> None:
    """Do it without a word: for searches and simulations."""
    run = Run(state, False)
    run.apply(action)


def scores(state: State) -> list[int]:
    """What every seat has earned so far, as far as it is seen."""
    totals: list[int] = []
    for seat in range(state.seats):
        total: i64 = 0
        for module in state.rules.hooks.score:
            total += module.score(state, seat)
        totals.append(int(total))
    return totals


def winners(state: State) -> list[int]:
    """The seats with the most gold; several share the victory (BASE-66).  Some games say otherwise."""
    if len(state.rules.hooks.victory):
        won: list[int] = []
        for seat in range(state.seats):
            for module in state.rules.hooks.victory:
                if module.victory(state, seat):
                    won.append(seat)
                    break
        return won
    totals = scores(state)
    best = max(totals)
    return [seat for seat, total in enumerate(totals) if total == best]


def why_illegal(state: State, seat: int, action: Action) -> Reason:
    """Why a seat may not do this now, as a key of the texts for people and its arguments; empty if it may."""
    if state.depth == 0:
        return ("game-over",)
    asked = to_act(state)
    if asked != seat:
        return ("not-asked",) if asked == NOBODY else ("not-your-turn", str(asked))
    if action in legal_actions(state, seat):
        return ()
    kind = state.top()[0]
    rules = state.rules
    card = card_of(action)
    plays = kind == TURN or rules.frames[kind].is_played
    if verb_of(action) == ANSWER:
        if card != kind and not (plays and rules.offers(int(card))):
            return ("answer-not-asked",)
        return (
            forbidden(state, seat, action)
            or objection_to(state, seat, action)
            or rules.asker[card].objection(state, seat, action)
        )
    if not plays:
        return ("question-first", rules.frames[kind].name)
    if not 0 < card < len(rules.names) or not state.holds(seat, card):
        return ("not-in-hand", rules.names[card] if 0 < card < len(rules.names) else str(int(card)))
    if verb_of(action) == DISCARD:
        return rules.asker[kind].objection(state, seat, action)
    return (
        forbidden(state, seat, action)
        or objection_to(state, seat, action)
        or rules.owner[card].objection(state, seat, action)
    )
