"""The plain page: a list of tables for people who come without a client."""

from __future__ import annotations

from html import escape

from litestar import MediaType, get

from undermine.server.context import Context


@get("/", include_in_schema=False, media_type=MediaType.HTML)
async def home(context: Context) -> str:
    """Listed tables and how to join one."""
    rows = await context.store.listed(50)
    items = "".join(
        f"<li><code>{escape(row.code)}</code> {escape(row.rules)}: {'running' if row.running else 'open'}</li>"
        for row in rows
    )
    tables = f"<ul>{items}</ul>" if items else "<p>No listed table is open.</p>"
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        "<title>Undermine</title><h1>Undermine</h1><h2>Tables</h2>"
        f"{tables}<p>Join from a terminal: <code>undermine join ADDRESS/CODE</code>. "
        'For programs: <a href="/schema">the API</a>.</p></html>'
    )
