"""The house under a path of its host: `https://host/mine/…` instead of `https://host/…`.

Owns taking that path off what comes in, before anything else sees it, so that all addresses in this room are those of a
house at the root.  What goes out and names an address (page, cookie, invitation) asks for the root where it is made. A
web server in front may pass the whole path on or take the root off itself.
"""

from __future__ import annotations

from typing import cast

from litestar import Litestar
from litestar._openapi.plugin import OpenAPIPlugin
from litestar.types import ASGIApp, Receive, Scope, Send

from undermine.server.app import create_app
from undermine.server.line import Lines, Now
from undermine.server.settings import Settings


class Rooted:
    """An application that is reached under `root`, "/mine"."""

    def __init__(self, app: ASGIApp, root: str) -> None:
        self._app = app
        self._root = root

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            # `app_root_path` is what Litestar puts before the path in a request's base_url; it does not route by it.
            rooted = {**scope, "path": inside(scope["path"], self._root), "app_root_path": self._root}
            scope = cast("Scope", rooted)
        await self._app(scope, receive, send)


def inside(path: str, root: str) -> str:
    """The path without the root; one that does not begin with it is as it is.

    >>> [inside(path, "/mine") for path in ("/mine/t/x", "/mine", "/mine/mine", "/miner", "/health")]
    ['/t/x', '/', '/mine', '/miner', '/health']
    """
    return path.removeprefix(root) or "/" if (path + "/").startswith(root + "/") else path


def create_served() -> Litestar | Rooted:
    """What uvicorn calls in every worker process, with settings from the environment."""
    settings = Settings.from_environment()
    Now.lines = Lines(settings)
    app = create_app(settings)
    # A quarter of a second of work that would otherwise be the first reader's, on the loop, while others play.
    app.plugins.get(OpenAPIPlugin).provide_openapi_schema()
    return Rooted(app, settings.root_path) if settings.root_path else app
