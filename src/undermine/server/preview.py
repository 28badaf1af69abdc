"""What a link looks like where it is sent: a picture and a few words (Open Graph).

Owns the tags that a page gets for that.  They say what kind of table it is, by its box and its seats, and never who
sits there or how a game stands: whoever has the address may read them, and messengers keep them.
"""

from __future__ import annotations

from functools import lru_cache
from html import escape
from typing import Final

from undermine.games import parse_rules
from undermine.server.static import PAGE, Client, Piece
from undermine.text import Words

HOME_PICTURE: Final = "base"
SIZE: Final = (1200, 630)
"""Of every picture, as messengers like them."""
BEFORE: Final = b"</head>"
KEPT: Final = 64
"""Pages with their tags; hosts, languages and kinds of tables are few."""


def picture_of(game: str) -> str:
    """The file of the picture of a box."""
    return f"icons/link-{game}.jpg"


def tags_of(words: Words, rules_text: str, home: str, client: Client) -> str:
    """The tags of the page of a table, or of any other if `rules_text` is empty; the house stands at `home`."""
    title, about, game = "Undermine", f"{words.say('web-pitch')} {words.say('web-pitch-lie')}", HOME_PICTURE
    if rules_text:
        seats = int(parse_rules(rules_text).seats)
        game = rules_text.replace(":", " ").replace("+", " ").replace("[", " ").split()[0]
        box = words.say(f"game-{game}") if words.has(f"game-{game}") else game
        title, about = f"Undermine · {box}", words.say("online-preview", count=seats)
    shown = game if picture_of(game) in client.pieces else HOME_PICTURE
    said = {"og:site_name": "Undermine", "og:type": "website", "og:title": title, "og:description": about}
    if picture_of(shown) in client.pieces:
        width, height = (str(side) for side in SIZE)
        said |= {"og:image": f"{home}/{picture_of(shown)}", "og:image:width": width, "og:image:height": height}
        said |= {"twitter:card": "summary_large_image"}
    return "".join(f'<meta property="{escape(name)}" content="{escape(value)}" />' for name, value in said.items())


def tagged(client: Client, tags: str) -> Piece:
    """The page with these tags in its head."""
    return _tagged(client.pieces[PAGE].whole, tags)


@lru_cache(KEPT)
def _tagged(page: bytes, tags: str) -> Piece:
    return Piece.of_page(page.replace(BEFORE, tags.encode() + BEFORE, 1))
