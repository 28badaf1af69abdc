"""What does not depend on a table: the handbook of rules in words, the drawings for a page, words from outside.

Owns their addresses and how long a browser may keep them.  Everything here is open to anybody.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Final, ParamSpec

import msgspec
from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import PathParameter, QueryParameter

from undermine.draw.common_sprite import common_sprite
from undermine.draw.game_sprite import GameArt, card_art, game_sprite
from undermine.draw.scenes import SCENES
from undermine.games import parse_rules
from undermine.server import price
from undermine.server.context import Context
from undermine.server.press import Key
from undermine.server.printing import kept_answer, rendered
from undermine.server.problem import documented
from undermine.server.speech import words_of
from undermine.server.static import PACKED
from undermine.tables.refusal import Refusal
from undermine.text import LANGUAGES, Words
from undermine.text.handbook import HandbookWords, handbook
from undermine.text.words import source_from_outside

SVG: Final = "image/svg+xml"
KEPT: Final = "public, max-age=0, must-revalidate"
"""A browser asks again, and is told in a few bytes that nothing has changed."""

Given = ParamSpec("Given")
Here = NamedDependency[Context]
Anyone = Request[object, object, State]
RulesText = Annotated[str, QueryParameter(max_length=400, description="Rules text, for example `base:de x5`.")]
Language = Annotated[str, QueryParameter(max_length=40, description="Language of the texts; else Accept-Language.")]
SceneName = Annotated[str, PathParameter(max_length=40)]
WordsName = Annotated[str, PathParameter(max_length=40)]


class Handbook(HandbookWords):
    """Everything about rules that a client shows, in words and pictures."""

    art: GameArt


@get(
    "/api/handbook",
    summary="Cards, roles, questions and rules of a rules text, in words",
    responses={200: ResponseSpec(Handbook, description="The handbook", generate_examples=False), **documented(422)},
    opt={PACKED: True},
)
async def read_handbook(request: Anyone, context: Here, rules: RulesText, language: Language = "") -> Response[bytes]:
    text, spoken = _spaced(rules), words_of(request, language).language
    return await _kept(request, context, ("handbook", text, spoken), "application/json", draw_handbook, text, spoken)


@get("/art/common.svg", include_in_schema=False, opt={PACKED: True, price.SHARED: True})
async def common_art(request: Anyone, context: Here) -> Response[bytes]:
    return await _kept(request, context, ("common",), SVG, draw_common)


@get("/art/game.svg", include_in_schema=False, opt={PACKED: True})
async def game_art(request: Anyone, context: Here, rules: RulesText) -> Response[bytes]:
    text = _spaced(rules)
    return await _kept(request, context, ("game", text), SVG, draw_game, text)


@get("/art/scene/{name:str}", include_in_schema=False, opt={PACKED: True, price.SHARED: True})
async def scene_art(request: Anyone, context: Here, name: SceneName) -> Response[bytes]:
    scene = name.removesuffix(".svg")
    if scene not in SCENES:
        raise Refusal("not-found", f"there is no scene {scene!r}; there are: {', '.join(SCENES)}", status=404)
    return await _kept(request, context, ("scene", scene), SVG, draw_scene, scene)


@get("/words/{name:str}", include_in_schema=False, opt={PACKED: True, price.SHARED: True})
async def words_from_outside(request: Anyone, context: Here, name: WordsName) -> Response[bytes]:
    language = name.removesuffix(".ftl")
    if language not in LANGUAGES:
        raise Refusal("not-found", f"no words in {language!r}; there are: {', '.join(LANGUAGES)}", status=404)
    return await _kept(request, context, ("words", language), "text/plain", write_words, language)


LIBRARY: Final = (read_handbook, common_art, game_art, scene_art, words_from_outside)


def draw_handbook(rules_text: str, language: str) -> bytes:
    rules = parse_rules(rules_text)
    told: Handbook = {**handbook(rules, Words(language)), "art": card_art(rules)}
    return msgspec.json.encode(told)


def draw_common() -> bytes:
    return common_sprite().encode()


def draw_game(rules_text: str) -> bytes:
    return game_sprite(parse_rules(rules_text)).encode()


def write_words(language: str) -> bytes:
    return source_from_outside(language).encode()


def draw_scene(name: str) -> bytes:
    draw: Callable[[], str] = SCENES[name]
    return draw().encode()


def _spaced(rules_text: str) -> str:
    """The same however it is spaced; everything else about it is found out where it is rendered."""
    return " ".join(rules_text.split())


async def _kept(
    request: Anyone,
    context: Context,
    key: Key,
    media_type: str,
    draw: Callable[Given, bytes],
    *args: Given.args,
    **kwargs: Given.kwargs,
) -> Response[bytes]:
    packed = await rendered(request, context, key, price.HANDBOOK, draw, *args, **kwargs)
    return await kept_answer(request, packed, media_type, KEPT)
