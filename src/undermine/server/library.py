"""What does not depend on a table: the handbook of rules in words, and the drawings for a page.

Owns their addresses and how long a browser may keep them.  Everything here is open to anybody.
"""

from __future__ import annotations

import gzip
from collections.abc import Callable
from functools import lru_cache
from hashlib import blake2b
from typing import Annotated, Final

import msgspec
from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.openapi import ResponseSpec
from litestar.params import PathParameter, QueryParameter

from undermine.draw.common_sprite import common_sprite
from undermine.draw.game_sprite import GameArt, card_art, game_sprite
from undermine.draw.scenes import SCENES
from undermine.games import parse_rules
from undermine.server import price
from undermine.server.problem import documented
from undermine.server.speech import words_of
from undermine.server.static import PACKED, accepts
from undermine.tables.refusal import Refusal
from undermine.text import Words
from undermine.text.handbook import HandbookWords, handbook

SVG: Final = "image/svg+xml"
KEPT: Final = "public, max-age=0, must-revalidate"
"""A browser asks again, and is told in a few bytes that nothing has changed."""
RULES: Final = 64
"""Rules whose handbooks and drawings are kept ready."""

Anyone = Request[object, object, State]
RulesText = Annotated[str, QueryParameter(max_length=400, description="Rules text, for example `base:de x5`.")]
Language = Annotated[str, QueryParameter(max_length=40, description="Language of the texts; else Accept-Language.")]
SceneName = Annotated[str, PathParameter(max_length=40)]


class Handbook(HandbookWords):
    """Everything about rules that a client shows, in words and pictures."""

    art: GameArt


@get(
    "/api/handbook",
    summary="Cards, roles, questions and rules of a rules text, in words",
    sync_to_thread=False,
    responses={200: ResponseSpec(Handbook, description="The handbook", generate_examples=False), **documented(422)},
    opt={PACKED: True},
)
def read_handbook(request: Anyone, rules: RulesText, language: Language = "") -> Response[bytes]:
    text = parse_rules(rules).text
    return _kept(request, _handbook(text, words_of(request, language).language), "application/json")


@get("/art/common.svg", include_in_schema=False, sync_to_thread=False, opt={PACKED: True, price.SHARED: True})
def common_art(request: Anyone) -> Response[bytes]:
    return _kept(request, _common(), SVG)


@get("/art/game.svg", include_in_schema=False, sync_to_thread=False, opt={PACKED: True})
def game_art(request: Anyone, rules: RulesText) -> Response[bytes]:
    return _kept(request, _game(parse_rules(rules).text), SVG)


@get("/art/scene/{name:str}", include_in_schema=False, sync_to_thread=False, opt={PACKED: True, price.SHARED: True})
def scene_art(request: Anyone, name: SceneName) -> Response[bytes]:
    scene = name.removesuffix(".svg")
    if scene not in SCENES:
        raise Refusal("not-found", f"there is no scene {scene!r}; there are: {', '.join(SCENES)}", status=404)
    return _kept(request, _scene(scene), SVG)


LIBRARY: Final = (read_handbook, common_art, game_art, scene_art)


@lru_cache(maxsize=RULES)
def _handbook(rules_text: str, language: str) -> bytes:
    rules = parse_rules(rules_text)
    told: Handbook = {**handbook(rules, Words(language)), "art": card_art(rules)}
    return msgspec.json.encode(told)


@lru_cache(maxsize=1)
def _common() -> bytes:
    return common_sprite().encode()


@lru_cache(maxsize=RULES)
def _game(rules_text: str) -> bytes:
    return game_sprite(parse_rules(rules_text)).encode()


@lru_cache(maxsize=RULES)
def _scene(name: str) -> bytes:
    draw: Callable[[], str] = SCENES[name]
    return draw().encode()


@lru_cache(maxsize=4 * RULES)
def _packed(data: bytes) -> bytes:
    """Packed once, not for everybody who asks."""
    return gzip.compress(data, 9, mtime=0)


def _kept(request: Anyone, data: bytes, media_type: str) -> Response[bytes]:
    tag = f'W/"{blake2b(data, digest_size=12).hexdigest()}"'
    headers = {"etag": tag, "cache-control": KEPT, "vary": "accept-language, accept-encoding"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=media_type)
    if accepts(request.headers.get("accept-encoding", ""), "gzip"):
        return Response(_packed(data), headers={**headers, "content-encoding": "gzip"}, media_type=media_type)
    return Response(data, headers=headers, media_type=media_type)
