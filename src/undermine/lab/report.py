"""The report of a study: one HTML file that explains itself, with plots inside and nothing to load.

Owns what stands where and how numbers are told.  The numbers come as they are; the same findings give the same text.
Two variations are compared side by side by a script over numbers that stand in the file; everything else needs none.
"""

from __future__ import annotations

import json
from html import escape
from importlib.resources import files
from itertools import combinations
from string import Template
from typing import Any, Final

from undermine import __version__
from undermine.lab.findings import CARDS, DRAMA, GOLD, LENGTH, SIDE, Cell, Findings, Measure
from undermine.lab.plots import colour_of, draw_cards, draw_measures, draw_moments
from undermine.lab.statistics import Estimate

INTROS: Final = {
    SIDE: "The share of rounds that each side wins. Half and half is a fair fight; people may enjoy another one.",
    GOLD: "Winning pays by role: this is what a seat of each role takes home from a round, lost rounds included.",
    LENGTH: "How long it takes.",
    DRAMA: "Whether it stays open, and whether anybody can tell who is who.",
    CARDS: "What becomes of the cards of a hand: played, put away unused (wasted), and, of those played, how many"
    " turned the round: some side's chance was at least 30 points another one after it.",
}
NAMES: Final = (
    "A path card is called by the sides to which its tunnels lead (N, E, S, W, as it lies upright); d means that it is"
    " a dead end."
)
TWO: Final = 2  # sides between whom half and half is fair


def report_of(findings: Findings) -> str:
    """The whole page."""
    page = Template(files("undermine.lab").joinpath("report.html").read_text(encoding="utf-8"))
    plan = findings.plan
    chapters = {name: _chapter(findings, name) for name in (SIDE, GOLD, LENGTH, DRAMA)}
    if findings.cards():
        chapters[CARDS] = _card_chapter(findings)
    told = [name for name, text in chapters.items() if text]
    return page.substitute(
        title=escape(plan["title"]),
        about=escape(plan["about"]),
        played=escape(_played(findings)),
        contents=" · ".join(f'<a href="#{_anchor(name)}">{escape(name)}</a>' for name in told),
        glance=_glance(findings),
        variations=_variations(findings),
        chapters="\n".join(chapters[name] for name in told),
        version=escape(__version__),
        data=json.dumps(_data(findings), separators=(",", ":")).replace("<", "\\u003c"),
    )


def _anchor(name: str) -> str:
    return name.replace(" ", "-")


def _played(findings: Findings) -> str:
    games = sum(cell.games for cell in findings.cells)
    rounds = sum(cell.rounds for cell in findings.cells)
    watched = sum(cell.watched for cell in findings.cells)
    unfinished = sum(cell.unfinished for cell in findings.cells)
    tables = "; ".join(findings.tables)
    ended = f"{unfinished:,} did not end and are counted nowhere else." if unfinished else "All of them ended."
    closely = f" In {watched:,} of these rounds every turn was judged by playing on from it." if watched else ""
    return (
        f"{games:,} games of {rounds:,} rounds were played by bots ({tables}), seed {findings.plan['seed']}, "
        f"{findings.plan['games']:,} in each cell of the design. {ended}{closely}"
    )


def _variations(findings: Findings) -> str:
    rows = []
    for told in findings.plan["variations"]:
        mine = [each for each in findings.plan["cells"] if each["variation"] == told["name"]]
        texts = list(dict.fromkeys(each["rules"].rpartition(" x")[0] for each in mine))
        changes = list(dict.fromkeys(_changes(each) for each in mine))
        what = "<br>".join(escape(each) for each in changes if each) or "as in the box"
        code = ", ".join(f"<code>{escape(text)}</code>" for text in texts)
        name = f'<i style="background:{colour_of(findings, told["name"])}"></i>{escape(told["name"])}'
        about = f"<p>{escape(told['about'])}</p>" if told["about"] else ""
        rows.append([name, code, f"{about}{what}"])
    return _table(["variation", "rules", "what is changed"], rows)


def _changes(cell: dict[str, Any]) -> str:
    parts = []
    if "hand" in cell:
        parts.append(f"hand of {cell['hand']}")
    for key, words in (("roles", "dwarf cards"), ("cards", "cards")):
        if key in cell:
            parts.append(f"{words} " + ", ".join(f"{count} {name}" for name, count in cell[key].items()))
    if "goals" in cell:
        parts.append(f"goals at {cell['goals']}")
    return f"with {cell['players']}: " + ", ".join(parts) if parts else ""


# At a glance


def _glance(findings: Findings) -> str:
    """Who wins by players and variation, and what differs from the first variation beyond chance."""
    parts = []
    sides = findings.sides[-1:] if len(findings.sides) == TWO else findings.sides or findings.gold
    for measure in sides:
        for bots in findings.tables:
            where = f", {bots} at the table" if len(findings.tables) > 1 else ""
            parts.append(f"<h3>{escape(measure.title + where)}</h3>{_matrix(findings, measure, bots)}")
    if any(measure.is_share for measure in sides):
        tints = "Clear is an even fight, a tint says who has more of it." if len(findings.sides) == TWO else ""
        parts.append(f"<p><small>{tints} The interval of a cell stands below, and when one points at it.</small></p>")
    if len(findings.variations) > 1:
        parts.append(_compared(findings))
    return "\n".join(parts)


def _matrix(findings: Findings, measure: Measure, bots: str) -> str:
    rows = []
    for name in findings.variations:
        row = [f'<i style="background:{colour_of(findings, name)}"></i>{escape(name)}']
        for players in findings.players:
            estimate = findings.cell(name, bots, players).estimate(measure)
            tint = _tint(estimate, is_fight=len(findings.sides) == TWO) if measure.is_share else ""
            row.append(f'<span class="heat"{tint}>{_short(estimate, measure)}</span>')
        rows.append(row)
    return _table(["players", *(str(players) for players in findings.players)], rows, "matrix")


def _short(estimate: Estimate | None, measure: Measure) -> str:
    """A number as short as it can be; its interval below."""
    if estimate is None:
        return ""
    form = _whole if measure.is_share else "{:.2f}".format
    if estimate.low is None or estimate.high is None:
        return form(estimate.value)
    return f"{form(estimate.value)}<small>{form(estimate.low)}…{form(estimate.high)}</small>"


def _whole(share: float) -> str:
    return f"{100 * share:.0f}"


def _tint(estimate: Estimate | None, *, is_fight: bool) -> str:
    if estimate is None:
        return ""
    far = estimate.value - 0.5 if is_fight else estimate.value / 2
    ink = "196,132,29" if far < 0 else "79,134,176"
    return f' style="background:rgba({ink},{1.1 * abs(far):.2f})"'


def _compared(findings: Findings) -> str:
    """By how much every other variation differs from the first, where chance does not explain it."""
    first, others = findings.variations[0], findings.variations[1:]
    where = [(bots, players) for bots in findings.tables for players in findings.players]
    rows = []
    for measure in findings.measures():
        row = [escape(measure.title)]
        for other in others:
            gaps = [findings.difference(findings.cell(first, *at), findings.cell(other, *at), measure) for at in where]
            row.append(_told_gaps([gap for gap in gaps if gap is not None], measure))
        rows.append(row)
    columns = [f"{other} against {first}" for other in others]
    about = (
        f"By how much each variation has more or less than <em>{escape(first)}</em>: from the smallest to the largest"
        " of the differences that chance does not explain, and in how many of the cells there is one. Of those that"
        " do not exist one in twenty looks like that, so a single one means little."
    )
    return f"<h3>What makes a difference</h3><p>{about}</p>{_table(['', *columns], rows)}"


def _told_gaps(gaps: list[Estimate], measure: Measure) -> str:
    sure = [gap.value for gap in gaps if gap.low is not None and gap.high is not None and gap.low * gap.high > 0]
    if not gaps:
        return ""
    count = f"<small>{len(sure)} of {len(gaps)}</small>"
    if not sure:
        return f"<span class=same>nothing {count}</span>"
    form = "{:+.0f} pt".format if measure.is_share else "{:+.2f}".format
    ends = [form(100 * each if measure.is_share else each).replace("-", "−") for each in (min(sure), max(sure))]
    kind = "more" if min(sure) > 0 else "less" if max(sure) < 0 else "mixed"
    return f"<span class={kind}>{' … '.join(dict.fromkeys(ends))}</span> {count}"


# Chapters


def _chapter(findings: Findings, name: str) -> str:
    measures = [measure for measure in findings.measures() if measure.chapter == name]
    if not measures:
        return ""
    parts = [f'<h2 id="{_anchor(name)}">{escape(name.capitalize())}</h2>', f"<p>{escape(INTROS[name])}</p>"]
    parts.append(f"<figure>{draw_measures(findings, measures)}</figure>")
    if name not in {SIDE, GOLD}:
        told = "".join(f"<dt>{escape(each.title)}</dt><dd>{escape(each.about)}</dd>" for each in measures)
        parts.append(f"<dl>{told}</dl>")
    if name == DRAMA and (drawing := draw_moments(findings)):
        parts.append("<p>When rounds are decided, as shares of the rounds that were watched closely:</p>")
        parts.append(f"<figure>{drawing}</figure>")
    has_tables = len(findings.tables) > 1
    head = ["variation", *(["bots"] if has_tables else []), "players", *(each.title for each in measures)]
    rows = []
    for cell in findings.cells:
        start = [escape(cell.variation), *([escape(cell.bots)] if has_tables else []), str(cell.players)]
        rows.append([*start, *(_shown(cell.estimate(each), each) for each in measures)])
    parts.append(f"<details><summary>The numbers</summary>{_table(head, rows)}</details>")
    return "\n".join(parts)


def _card_chapter(findings: Findings) -> str:
    players = findings.players[len(findings.players) // 2]
    bots = findings.tables[0]
    cells = [findings.cell(name, bots, players) for name in findings.variations]
    head = ["card", *(f"{what} ({cell.variation})" for what in ("played", "wasted", "decisive") for cell in cells)]
    rows = []
    for card in findings.cards():
        played = [f"{estimate.value:.2f}" if (estimate := cell.played(card)) else "" for cell in cells]
        shares = [_percent(which(cell, card)) for which in (Cell.wasted, Cell.decisive) for cell in cells]
        rows.append([escape(card), *played, *shares])
    about = f"Here with {players} players ({escape(bots)}); above, any two variations and any number of players."
    return "\n".join(
        [
            f'<h2 id="{_anchor(CARDS)}">Cards</h2>',
            f"<p>{escape(INTROS[CARDS])} {about} {NAMES}</p>",
            f"<figure>{draw_cards(findings, cells)}</figure>",
            f"<details><summary>The numbers</summary>{_table(head, rows)}</details>",
        ]
    )


# Tables and numbers


def _table(head: list[str], rows: list[list[str]], kind: str = "") -> str:
    top = "".join(f"<th scope=col>{escape(each)}</th>" for each in head)
    body = "\n".join(
        f"<tr><th scope=row>{row[0]}</th>" + "".join(f"<td>{each}</td>" for each in row[1:]) + "</tr>" for row in rows
    )
    name = f' class="{kind}"' if kind else ""
    return f"<div class=wide><table{name}><thead><tr>{top}</tr></thead><tbody>\n{body}\n</tbody></table></div>"


def _shown(estimate: Estimate | None, measure: Measure) -> str:
    if estimate is None:
        return ""
    form = "{:.1%}" if measure.is_share else "{:.2f}"
    if estimate.low is None or estimate.high is None:
        return form.format(estimate.value)
    between = f"{form.format(estimate.low)} … {form.format(estimate.high)}"
    return f"{form.format(estimate.value)} <small>{between}</small>"


def _percent(estimate: Estimate | None) -> str:
    return "" if estimate is None else f"{estimate.value:.1%}"


# What the comparison reads


def _data(findings: Findings) -> dict[str, Any]:
    """Values of every cell, the difference of every two variations, and what becomes of cards."""
    measures = findings.measures()
    cards = findings.cards()
    values: dict[str, Any] = {}
    differences: dict[str, Any] = {}
    held: dict[str, Any] = {}
    for bots in findings.tables:
        for players in findings.players:
            cells = [findings.cell(name, bots, players) for name in findings.variations]
            for number, cell in enumerate(cells):
                key = f"{bots}|{players}|{number}"
                values[key] = [_plain(cell.estimate(each)) for each in measures]
                held[key] = [
                    [_bare(which(card)) for which in (cell.played, cell.wasted, cell.decisive)] for card in cards
                ]
            for (one, left), (two, right) in combinations(enumerate(cells), 2):
                gaps = [_plain(findings.difference(left, right, each)) for each in measures]
                differences[f"{bots}|{players}|{one}|{two}"] = gaps
    return {
        "variations": findings.variations,
        "colours": [colour_of(findings, name) for name in findings.variations],
        "tables": findings.tables,
        "players": findings.players,
        "measures": [[each.title, each.is_share, each.chapter] for each in measures],
        "values": values,
        "differences": differences,
        "cards": cards,
        "held": held,
    }


def _plain(estimate: Estimate | None) -> list[float | None] | None:
    if estimate is None:
        return None
    return [None if each is None else round(each, 4) for each in (estimate.value, estimate.low, estimate.high)]


def _bare(estimate: Estimate | None) -> float | None:
    return None if estimate is None else round(estimate.value, 3)
