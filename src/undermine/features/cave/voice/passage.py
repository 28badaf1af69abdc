"""Ways through a cave in words: where a field is, how many steps lead there, and what they cost.

Owns the fields that a page lights while somebody moves.  Works from the reader's view; never decides which way is
taken.
"""

from __future__ import annotations

from undermine.core.place import FIELD, NAMES, WIDTH
from undermine.features.cave.rules.fields import EXIT, MARKS
from undermine.features.cave.rules.ways import Way, board_of, is_face_down, meets, ways
from undermine.features.cave.show import budget, mover
from undermine.text.choice import place_name
from undermine.text.people import People
from undermine.text.voice import Passage
from undermine.text.words import Words
from undermine.views.view import View

TOLD = ("den", "ladder", "vein")


def passages(words: Words, people: People, view: View) -> list[Passage]:
    """Where the figure that this seat moves can go, and what that costs; found in the view, as everything."""
    figure = mover(view)
    if figure is None:
        return []
    number = view.rules.figure_names.index(figure)
    found = list(ways(view, number, budget(view)).values())
    # A step may cost what a longer way there saves; who goes step by step has to know it.
    found += [
        way
        for way in ways(view, number, min(1, budget(view))).values()
        if not any(way.places == each.places for each in found)
    ]
    return [_passage(words, people, view, number, way) for way in found]


def _passage(words: Words, people: People, view: View, figure: int, way: Way) -> Passage:
    grid, names = view.rules.grid, view.rules.figure_names
    place = way.places[-1]
    cell = place >> int(WIDTH)
    return Passage(
        at=[int(grid.x(cell)), int(grid.y(cell))],
        field=NAMES[place & int(FIELD)],
        label=way_label(words, people, view, figure, way),
        steps=[f"move {grid.name(step >> int(WIDTH))}:{NAMES[step & int(FIELD)]}" for step in way.places],
        cards=way.cards,
        nuggets=way.nuggets,
        meets=[names[other] for other in meets(view, figure, place)],
    )


def way_label(words: Words, people: People, view: View, figure: int, way: Way) -> str:
    """`curve, upper field, 2 steps, costs a hand card`."""
    place = way.places[-1]
    said = [place_label(words, view, place), words.say("way-steps", count=len(way.places))]
    if way.cards:
        said.append(words.say("way-cards", count=way.cards))
    if way.nuggets:
        said.append(words.say("way-nuggets", count=way.nuggets))
    names = view.rules.figure_names
    whom = [
        people.name(other) if other < view.seats else words.say(f"card-{names[other]}")
        for other in meets(view, figure, place)
    ]
    if whom:
        said.append(words.say("way-meets", whom=", ".join(whom)))
    if figure < view.seats:
        if is_face_down(view, place):
            said.append(words.say("way-goal"))
        elif board_of(view.rules).bears(view, place) & EXIT:
            said.append(words.say("way-exit"))
    return ", ".join(part for part in said if part)


def place_label(words: Words, view: View, place: int) -> str:
    """The card and the field on it; of a face-down goal nobody knows the fields."""
    grid = view.rules.grid
    cell = place >> int(WIDTH)
    card = place_name(words, view, (int(grid.x(cell)), int(grid.y(cell))))
    if is_face_down(view, place):
        return card
    bears = int(board_of(view.rules).bears(view, place))
    marks = [words.say(f"legend-{mark}") for mark in TOLD if bears & int(MARKS[mark])]
    key = f"field-{NAMES[place & int(FIELD)]}"
    return ", ".join(part for part in (card, words.say(key) if words.has(key) else "", *marks) if part)
