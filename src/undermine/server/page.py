"""Plain pages: a list of tables for people who come without a client, and the API to read.

Owns their HTML.  They load nothing from elsewhere and run no script.
"""

from __future__ import annotations

from html import escape

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin

from undermine.server.context import Context
from undermine.server.listing import listed

HEAD = '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'


@get("/plain", include_in_schema=False)
async def plain(context: NamedDependency[Context]) -> Response[bytes]:
    """For browsers without scripts."""
    return await plain_page(context)


async def plain_page(context: Context, why: str = "") -> Response[bytes]:
    """Listed tables and how to join one; `why` there is nothing better to show."""
    rows = await listed(context, 50)
    items = "".join(
        f"<li><code>{escape(row.code)}</code> {escape(row.rules)}: {'running' if row.running else 'open'}</li>"
        for row in rows
    )
    tables = f"<ul>{items}</ul>" if items else "<p>No listed table is open.</p>"
    missing = f"<p>The client for the browser was not built: {escape(why)}.</p>" if why else ""
    text = (
        f"{HEAD}<title>Undermine</title><h1>Undermine</h1>{missing}<h2>Tables</h2>"
        f"{tables}<p>Join from a terminal: <code>undermine join ADDRESS/CODE</code>. "
        f'For programs: <a href="{escape(context.settings.root_path)}/schema">the API</a>.</p></html>'
    )
    return Response(text.encode(), media_type=MediaType.HTML)


class Document(JsonRenderPlugin):
    """The OpenAPI document, written once."""

    _written = b""

    def render(self, request: Request[object, object, State], openapi_schema: dict[str, object]) -> bytes:
        self._written = self._written or super().render(request, openapi_schema)
        return self._written


class PlainPage(OpenAPIRenderPlugin):
    """The OpenAPI document as one page, written once."""

    _written = b""

    def render(self, request: Request[object, object, State], openapi_schema: dict[str, object]) -> bytes:
        """Every call with what it does, what it takes and what it answers."""
        self._written = self._written or self._write(request, openapi_schema)
        return self._written

    def _write(self, request: Request[object, object, State], openapi_schema: dict[str, object]) -> bytes:
        rows: list[str] = []
        paths = openapi_schema["paths"]
        assert isinstance(paths, dict)
        for path, calls in paths.items():
            for method, call in calls.items():
                if isinstance(call, dict):
                    rows.append(_row(method, path, call))
        context: Context = request.app.state.context()
        document = escape(context.settings.root_path + self.get_openapi_json_route(request))
        return (
            f"{HEAD}<title>Undermine: the API</title><h1>The API</h1>"
            f'<p>As a document: <a href="{document}">{document}</a></p>'
            f"<table><tr><th>call<th>does<th>body<th>answers{''.join(rows)}</table></html>"
        ).encode()


def _row(method: str, path: str, call: dict[str, object]) -> str:
    body, responses = call.get("requestBody"), call.get("responses")
    takes = _names(body["content"]) if isinstance(body, dict) else ""
    answers = ", ".join(f"{status} {_names(each.get('content'))}".strip() for status, each in responses.items()) if (
        isinstance(responses, dict)
    ) else ""  # fmt: skip
    summary = escape(str(call.get("summary", "")))
    return f"<tr><td><code>{method.upper()} {escape(path)}</code><td>{summary}<td>{escape(takes)}<td>{escape(answers)}"


def _names(content: object) -> str:
    """The types of a body, by the names that they have in the document."""
    if not isinstance(content, dict):
        return ""
    kinds = (each.get("schema", {}).get("$ref", "") for each in content.values() if isinstance(each, dict))
    return " or ".join(kind.rpartition("/")[2].rpartition("_")[2] for kind in kinds if kind)
