"""The turning points of a finished game as one picture, to be sent to others.

Owns which moments these are where nobody names them: the weightiest of its story.  Shows the table from above, so it is
for games that are over, and not for a challenge that others still play.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Final

import msgspec
from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import PathParameter, QueryParameter

from undermine.core.frame import SPECTATOR
from undermine.draw.position import scene_of
from undermine.draw.scene import Scene
from undermine.draw.strip import strip_svg
from undermine.server import price
from undermine.server.challenge import is_sealed
from undermine.server.context import Context
from undermine.server.history import box_of, named
from undermine.server.identity import guest_of
from undermine.server.printing import answer, rendered
from undermine.server.problem import documented
from undermine.server.reader import Reader
from undermine.server.record import Told, afterwards, finished_game, steps_of
from undermine.server.speech import words_of
from undermine.server.static import PACKED
from undermine.server.story import story_of
from undermine.server.wire import Story
from undermine.tables.refusal import Refusal
from undermine.text import Words

PANELS: Final = 4

Here = NamedDependency[Context]
Anyone = Request[object, object, State]
Key = Annotated[str, PathParameter(max_length=40, description="The id of a table.")]
Number = Annotated[int, PathParameter(ge=1, le=1_000_000, description="Which game of the table; the first is 1.")]
Steps = Annotated[str, QueryParameter(max_length=40, description="Up to four steps as 3,17,20; else where it turned.")]
Language = Annotated[str, QueryParameter(max_length=40, description="Language of the texts; else Accept-Language.")]


@get(
    "/api/tables/{key:str}/games/{number:int}/strip.svg",
    summary="The turning points of a finished game as one picture",
    tags=["table"],
    media_type="image/svg+xml",
    responses=documented(404, 409, 422),
    opt={PACKED: True},
)
async def strip(
    request: Anyone, context: Here, key: Key, number: Number, steps: Steps = "", language: Language = ""
) -> Response[bytes]:
    guest = guest_of(request, context)
    async with context.hall.hold(key) as place:
        game = finished_game(place.table, number, guest)
        if is_sealed(place.table, context.clock()):
            raise Refusal("sealed-day", "the cards of this day are shown when the day is over")
    wanted = read_steps(steps, len(game.choices) + 1)
    spoken = words_of(request, language).language
    name = ("strip", key, number, wanted, spoken, tuple(game.names), afterwards(game))
    cost = price.story(len(game.events)) + (price.story(len(game.events)) if not wanted else 0)
    packed = await rendered(request, context, name, cost, strip_of, Told.of(game), wanted, spoken)
    return await answer(request, packed, {}, "image/svg+xml")


def read_steps(text: str, count: int) -> tuple[int, ...]:
    """Steps of a game with so many; Refusal if they are none.

    >>> read_steps("20,3,3", 30), read_steps("", 30)
    ((3, 20), ())
    """
    words = text.split(",") if text else []
    if not all(word.isascii() and word.isdigit() and int(word) < count for word in words) or len(words) > PANELS:
        raise Refusal("no-such-step", f"name up to {PANELS} steps from 0 to {count - 1}, as 3,17,20", text, status=422)
    return tuple(sorted({int(word) for word in words}))


def strip_of(game: Told, steps: tuple[int, ...], language: str) -> bytes:
    words = Words(language)
    if not steps:
        told = msgspec.json.decode(story_of(game, language), type=Story)
        # Those of the end are what everybody talks about.
        steps = tuple(point.step for point in told.turning[-PANELS:]) or (len(game.choices),)
    reader = Reader(game.rules, game.names, SPECTATOR, words, from_above=True)
    panels: list[tuple[Scene, str, str]] = []
    for number, (_, events) in enumerate(steps_of(game)):
        reader.hear(events)
        said = " ".join(entry.text for entry in reader.news())
        if number in steps:
            over = words.say("after-strip-over", round=str(int(reader.view.round)), step=str(number + 1))
            # Where cards could be laid is of no interest any more.
            panels.append((replace(scene_of(reader.view), open_cells=()), over, said))
    title = f"Undermine · {named(words, 'game', box_of(game.rules_text))}"
    return strip_svg(title, panels).encode()
