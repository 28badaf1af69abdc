"""What can be chosen, with numbers: the places and targets of a card, the answers to a question.

Owns the labels of legal actions.  Takes them from the legal list of the reader's view; invents none.
"""

from __future__ import annotations

from dataclasses import dataclass

from undermine.cli.terminal.board import Spot
from undermine.core.action import USE, card_of, verb_of, where_of, whom_of
from undermine.core.target import write_answer, write_use
from undermine.draw.glyphs import LIT_LINES
from undermine.text import People, Words, goal_name
from undermine.text.cards import card_name, tile_key
from undermine.views.view import View


@dataclass(frozen=True)
class Choice:
    action: int
    label: str
    spot: Spot | None = None  # the cell that it is about, if there is one


def uses_of(view: View, words: Words, people: People, legal: list[int], card: int) -> list[Choice]:
    """The ways to use a card of the hand, without discarding it."""
    actions = [action for action in legal if verb_of(action) == USE and card_of(action) == card]
    if view.rules.tile[card]:
        return [_place(view, words, actions, action) for action in actions]
    return [_play(view, words, people, action) for action in actions]


def answers(view: View, words: Words, people: People, legal: list[int]) -> list[Choice]:
    """The answers to a question that is not a turn."""
    question = view.rules.frame_names[view.top()[0]]
    choices = []
    for action in legal:
        where = int(where_of(action))
        if verb_of(action) == USE:
            choices.append(_place(view, words, legal, action))
        elif question == "take":
            alike = sum(1 for card in view.pool if card == where)
            choices.append(Choice(action, words.say("nuggets", count=where) + (f" (×{alike})" if alike > 1 else "")))
        elif question == "orient":
            way = words.say("menu-turned" if whom_of(action) else "menu-upright")
            face = line_of(view, _upright(view, where) + int(whom_of(action)))
            choices.append(Choice(action, f"{face} {way}", _spot(view, where)))
        else:
            verb, *rest = write_answer(view.rules, action).split()
            choices.append(_worded(view, words, people, action, _said(words, verb, is_all=not rest), rest))
    return choices


def _said(words: Words, verb: str, *, is_all: bool) -> list[str]:
    """How an answer begins; one that names nothing else says at least its verb."""
    keys = (f"answer-{verb}", f"choice-{verb}") if is_all else (f"answer-{verb}",)
    return [words.say(key) for key in keys if words.has(key)][:1] or ([verb] if is_all else [])


def _worded(view: View, words: Words, people: People, action: int, said: list[str], rest: list[str]) -> Choice:
    """An action by the words of its notation: a number is a seat, a cell a goal or a place, others cards, tools.

    A field of a cell (`1,0:n`) is called as it is typed, for a board of characters has no other name for it.
    """
    rules = view.rules
    spots: list[Spot] = []
    labels: list[str] = []
    for word in rest:
        place, _, field = word.partition(":")
        x, comma, y = place.partition(",")
        if comma:
            cell = rules.read_cell(place)
            spots.append((int(x), int(y)))
            goal = int(view.arena.tile_at(cell)) - int(rules.first_goal)
            is_goal = not field and 0 <= goal < len(view.goals)
            labels.append(goal_name(words, rules, goal) if is_goal else word)
        elif word.isdigit() and int(word) < int(view.seats):
            labels.append(people.name(int(word)))
        elif words.has(f"menu-{word}"):
            labels.append(words.say(f"menu-{word}"))
        elif word in rules.code:
            labels.append(card_name(words, rules, rules.code[word]))
        else:
            labels.append(words.say(f"tool-{word}") if words.has(f"tool-{word}") else word)
    text = ": ".join(part for part in (" ".join(said), ", ".join(labels)) if part)
    return Choice(action, text, spots[0] if len(spots) == 1 else None)


def marks_of(choices: list[Choice]) -> dict[Spot, str]:
    """The numbers for the board; a cell where a card fits both ways has two."""
    marks: dict[Spot, str] = {}
    for number, choice in enumerate(choices, 1):
        if choice.spot:
            marks[choice.spot] = f"{marks[choice.spot]}/{number}" if choice.spot in marks else str(number)
    return marks


def has_both_ways(choices: list[Choice]) -> bool:
    spots = [choice.spot for choice in choices if choice.spot]
    return len(spots) != len(set(spots))


def _place(view: View, words: Words, actions: list[int], action: int) -> Choice:
    rules = view.rules
    cell = where_of(action)
    code = int(rules.tile[card_of(action)]) + int(whom_of(action))
    both = (action ^ 1) in actions
    way = f" {words.say('menu-turned' if whom_of(action) else 'menu-upright')}" if both else ""
    return Choice(action, f"{line_of(view, code)} {rules.grid.name(cell)}{way}", _spot(view, int(cell)))


def line_of(view: View, code: int) -> str:
    """The card as one character, as it lies."""
    sides = int(view.rules.tiles.sides[code])
    return LIT_LINES["".join(side for i, side in enumerate("NESW") if sides >> i & 1)]


def _upright(view: View, cell: int) -> int:
    """The code of the card that is being turned up on a cell: a goal, or one that the question tells."""
    goal = int(view.arena.tile_at(cell)) - int(view.rules.first_goal)
    if goal >= len(view.goals):
        return int(view.top()[3])
    return 2 * view.rules.tile_names.index(view.rules.goal_names[view.goals[goal]])


def _play(view: View, words: Words, people: People, action: int) -> Choice:
    """An action card, told apart by what its words name: a goal, a laid card, a seat."""
    rules = view.rules
    name = rules.names[card_of(action)]
    where = int(where_of(action))
    whom = int(whom_of(action))
    if name == "rockfall":
        if whom:
            return Choice(action, words.say("menu-nothing"))
        code = int(view.arena.code[view.arena.tile_at(where)])
        return Choice(action, f"{rules.grid.name(where)} {words.say(tile_key(rules, code))}", _spot(view, where))
    rest = write_use(rules, action).split()[2:]
    return _worded(view, words, people, action, [] if rest else [card_name(words, rules, card_of(action))], rest)


def _spot(view: View, cell: int) -> Spot:
    grid = view.rules.grid
    return int(grid.x(cell)), int(grid.y(cell))
