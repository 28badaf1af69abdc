"""Pages to read during a visit: help, rules, phrases, the table, the log.

Owns which command shows which page.  Their contents come from those who know them.
"""

from __future__ import annotations

from typing import TypeAlias

from rich.console import RenderableType

from undermine.cli.terminal.desk import MOVES_HELP, Desk, help_parts, rules_lines
from undermine.cli.terminal.table_page import table_parts
from undermine.cli.terminal.talk import phrase_table
from undermine.cli.terminal.typed import Typed
from undermine.games import parse_rules
from undermine.server.wire import TableInfo
from undermine.text import People, Words

Page: TypeAlias = tuple[str, list[RenderableType]]  # title and contents

GAME_HELP = (*MOVES_HELP, "say", "table", "pause", "resume", "quit")
TABLE_HELP = ("say", "table", "sit", "bot", "unbot", "start", "rematch", "rules", "quit")


def page_of(
    typed: Typed,
    words: Words,
    people: People,
    table: TableInfo,
    server: str,
    talk: list[RenderableType],
    desk: Desk | None,
) -> Page | None:
    """The page that a command asks for; None if it asks for none.  Between games the table is on the screen anyway."""
    if typed.command == "help":
        keys = GAME_HELP if table.state == "running" else TABLE_HELP
        return words.say("help-title"), help_parts(words, keys, desk.view.rules if desk is not None else None)
    if typed.command == "say" and not typed.words:
        return words.say("online-phrases"), [phrase_table(words, people, parse_rules(table.rules))]
    if typed.command == "table" and table.state != "open":
        return words.say("online-title"), table_parts(words, table, server, talk)
    if typed.command == "rules":
        return words.say("rules-title"), rules_lines(words, table.rules)
    return desk.page(typed.command) if desk is not None else None
