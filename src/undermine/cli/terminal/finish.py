"""The end of a round and the end of the game: who was what, what rule applied, who has how much.

Owns those two pages.  Like every page they are made from the seat's view and chronicle, which know at that moment
what everybody knows.
"""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from undermine.cli.terminal.screen import BRASS, CHALK, DIM, HARM, Screen
from undermine.core.engine import scores, winners
from undermine.text import Chronicle, role_name
from undermine.text.book import write_book


def round_parts(screen: Screen) -> list[RenderableType]:
    """The table as it lies, the roles, and how the gold was shared."""
    return [screen.board(), *story_parts(screen.chronicle)]


def story_parts(chronicle: Chronicle) -> list[RenderableType]:
    """The roles of the round that ended with the card left over (BASE-A29), and everything told since."""
    if not chronicle.results:
        return []
    result = chronicle.results[-1]
    words, people = chronicle.words, chronicle.people
    roles = Table.grid(padding=(0, 2, 0, 0))
    for seat, role in enumerate(result.roles):
        is_saboteur = chronicle.rules.role_names[role] == "saboteur"
        name = role_name(words, chronicle.rules, role)
        roles.add_row(Text(people.name(seat), CHALK), Text(name, HARM if is_saboteur else BRASS))
    for role in result.aside:
        roles.add_row(Text(words.say("finish-left-over"), DIM), Text(role_name(words, chronicle.rules, role), DIM))
    told = chronicle.told()
    first = max(i for i, entry in enumerate(told) if entry.is_ending)
    lines = [Text(f"• {entry.text}", CHALK) for entry in told[first:] if not entry.is_roll]
    return [Text(), roles, Text(), *lines]


def game_parts(chronicle: Chronicle) -> list[RenderableType]:
    """The standings, and who was what in each round."""
    words, people, view = chronicle.words, chronicle.people, chronicle.view
    totals = scores(view)
    best = winners(view)
    table = Table(title=Text(words.say("finish-total"), BRASS), title_justify="left", header_style=DIM, box=None)
    table.add_column(words.say("finish-place"), justify="right")
    table.add_column(words.say("table-name"))
    table.add_column(words.say("finish-nuggets"), justify="right")
    for result in chronicle.results:
        won = words.say(f"finish-{result.winner}")
        table.add_column(Text(f"{words.say('finish-round-short', round=str(result.number))}\n{won}", DIM))
    for seat in sorted(range(len(totals)), key=lambda seat: (-totals[seat], seat)):
        place = 1 + sum(1 for total in totals if total > totals[seat])
        style = BRASS if seat in best else CHALK
        roles = [_role(chronicle, result.roles[seat], found=result.finder == seat) for result in chronicle.results]
        table.add_row(Text(f"{place}.", DIM), Text(people.name(seat), style), Text(str(totals[seat]), style), *roles)
    return [table, Text(), Text(winners_text(chronicle, best), f"bold {CHALK}")]


def winners_text(chronicle: Chronicle, best: list[int]) -> str:
    words, people = chronicle.words, chronicle.people
    verdict = write_book(chronicle.rules.text).verdict(words, scores(chronicle.view)[0])
    if verdict:
        return verdict
    if not best:
        return words.say("finish-no-winner")
    if len(best) > 1:
        return words.say("finish-tied", names=", ".join(people.name(seat) for seat in best))
    return words.say("finish-winner", who=people.who(best[0]), name=people.name(best[0]))


def _role(chronicle: Chronicle, role: int, *, found: bool) -> Text:
    """The role of a seat in a round; whoever found the gold has a star."""
    is_saboteur = chronicle.rules.role_names[role] == "saboteur"
    name = role_name(chronicle.words, chronicle.rules, role)
    return Text(f"{name} ★" if found else name, HARM if is_saboteur else CHALK)
