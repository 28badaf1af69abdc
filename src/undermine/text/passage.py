"""Ways through a cave in words: where a field is, how many steps lead there, and what they cost.

Owns the sentences of the fields that a page lights while somebody moves.  Works from the reader's view; never decides
which way is taken.
"""

from __future__ import annotations

from undermine.core.fields import EXIT, FIELD, MARKS, NAMES, WIDTH
from undermine.games.passages import Way, board_of, is_face_down, meets
from undermine.text.choice import place_name
from undermine.text.people import People
from undermine.text.words import Words
from undermine.views.view import View

TOLD = ("den", "ladder", "vein")


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
