"""What a study found: every measure of every cell of its design with a 95 % interval, and how two variations differ.

Owns the measures, in words and in numbers.  The games of one task are a heap in the sense of `statistics`, for they are
the same deals in all variations.  Never plays and never draws.
"""

from __future__ import annotations

import csv
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from io import StringIO
from typing import Final

from undermine.lab.ledger import Header, Row
from undermine.lab.statistics import Estimate, Heaps, difference, share
from undermine.lab.study import rules_of

SIDE, GOLD, LENGTH, DRAMA, CARDS = "who wins", "by how much", "length", "drama", "cards"


@dataclass(frozen=True, slots=True)
class Measure:
    """Something that is measured: its key, its chapter, what it is and what it means."""

    key: str
    chapter: str
    title: str
    about: str
    is_share: bool = False


DRAMAS: Final = (
    Measure("turns", LENGTH, "turns in a round", "How many turns the players of a round take, all together."),
    Measure("questions", LENGTH, "decisions in a game", "How often somebody is asked in a whole game."),
    Measure(
        "leads",
        DRAMA,
        "changes of the lead in a round",
        "A side leads while it would win at least two of three rounds if quick minds played on from here with the rest"
        " of the deck shuffled. The lead changes when another side leads than the last one that did.",
    ),
    Measure(
        "late",
        DRAMA,
        "decided after",
        "The part of a round's turns after which the side that won stayed at nine chances in ten or better. 100 %: it"
        " was open to the last turn.",
        True,
    ),
    Measure(
        "suspicions",
        DRAMA,
        "changes of suspicion in a round",
        "How often somebody else becomes the one whom a watcher with no dwarf card of his own suspects most.",
    ),
    Measure(
        "seen_through",
        DRAMA,
        "saboteur seen through",
        "Rounds with a saboteur at whose end the most suspected one is a saboteur.",
        True,
    ),
    Measure(
        "overtaken",
        DRAMA,
        "games turned in the last round",
        "Games whose winner did not have the most gold before the last round.",
        True,
    ),
    Measure("spread", DRAMA, "nuggets between first and last", "At the end of a game; the less, the closer it was."),
)


class Cell:
    """One cell of the design: a variation, the bots at the table, and how many play."""

    def __init__(self, told: Row, blocks: int) -> None:
        self.variation: str = told["variation"]
        self.bots = ", ".join(told["bots"])
        self.players: int = told["players"]
        self.rules = rules_of(told)
        self.text = str(told["rules"])
        self.games = self.unfinished = self.rounds = self.watched = 0
        self.blocks = blocks
        self.heaps: dict[str, Heaps] = {}
        self.hits: dict[str, int] = {}
        self.decided = [0] * 10
        self.cards: dict[str, list[int]] = {}
        """Card -> played, put away; and while it was watched closely played, decisive."""

    def add(self, block: int, row: Row) -> None:
        self.games += row["games"]
        self.unfinished += row["unfinished"]
        rounds = row["rounds"]
        self.rounds += rounds
        finished = row["games"] - row["unfinished"]
        for side, name in enumerate(self.rules.side_names):
            if len(self.rules.side_names) > 1:
                self._add(f"won {name}", block, row["won"][side], rounds)
        for role, (seats, gold) in row["gold"].items():
            self._add(f"gold {role}", block, gold, seats)
        for key in ("turns", "suspicions"):
            self._add(key, block, row[key], rounds)
        for key in ("overtaken", "spread"):
            self._add(key, block, row[key], finished)
        self._add("questions", block, row["questions"], row["games"])
        self._add("seen_through", block, *row["seen_through"])
        seen = row["watched"]
        self.watched += seen["rounds"]
        self._add("leads", block, seen["leads"], seen["rounds"])
        self._add("late", block, seen["late"], seen["rounds"])
        self.decided = [one + two for one, two in zip(self.decided, seen["decided"], strict=True)]
        for at, cards in ((0, row["cards"]), (2, seen["cards"])):
            for card, counts in cards.items():
                sums = self.cards.setdefault(card, [0, 0, 0, 0])
                sums[at] += counts[0]
                sums[at + 1] += counts[1]

    def _add(self, key: str, block: int, total: float, count: int) -> None:
        heaps = self.heaps.setdefault(key, Heaps(self.blocks, is_few=True))
        if total < 0:
            heaps.least = -1.0  # gold may be lost
        heaps.add_all(block, total, count)

    def estimate(self, measure: Measure) -> Estimate | None:
        heaps = self.heaps.get(measure.key)
        if heaps is None:
            return None
        if measure.is_share and measure.key != "late":
            return share(int(sum(heaps.sums)), sum(heaps.counts))
        return heaps.estimate()

    def played(self, card: str) -> Estimate | None:
        """How often a card is played in a round."""
        plays = self.cards.get(card, [0, 0, 0, 0])[0]
        return Estimate(plays / self.rounds, None, None, self.rounds) if self.rounds else None

    def wasted(self, card: str) -> Estimate | None:
        """Of the cards that left a hand, the share that was put away unused."""
        plays, thrown, _, _ = self.cards.get(card, [0, 0, 0, 0])
        return share(thrown, plays + thrown)

    def decisive(self, card: str) -> Estimate | None:
        """The share of plays that were decisive."""
        _, _, tried, turned = self.cards.get(card, [0, 0, 0, 0])
        return share(turned, tried)


class Findings:
    """All cells of a study."""

    def __init__(self, header: Header) -> None:
        self.plan = header.plan
        blocks = header.tasks // len(self.plan["cells"])
        self.cells = [Cell(told, blocks) for told in self.plan["cells"]]
        sides = _names([cell.rules.side_names[1:] for cell in self.cells])
        roles = _names([[*cell.rules.role_names[1:], "all"] for cell in self.cells])
        self.sides = [
            Measure(f"won {side}", SIDE, f"rounds won by {side}", f"Rounds that the {side} won.", True)
            for side in sides
        ]
        self.gold = [
            Measure(f"gold {role}", GOLD, f"nuggets of a {role}", "What such a seat earns in a round, on average.")
            for role in roles
        ]

    @property
    def variations(self) -> list[str]:
        return [each["name"] for each in self.plan["variations"]]

    @property
    def tables(self) -> list[str]:
        """The tables of bots."""
        return list(dict.fromkeys(cell.bots for cell in self.cells))

    @property
    def players(self) -> list[int]:
        return sorted({cell.players for cell in self.cells})

    def add(self, row: Row) -> None:
        block, which = divmod(row["task"], len(self.cells))
        self.cells[which].add(block, row)

    def cell(self, variation: str, bots: str, players: int) -> Cell:
        return next(
            cell for cell in self.cells if (cell.variation, cell.bots, cell.players) == (variation, bots, players)
        )

    def measures(self) -> list[Measure]:
        """Those of which anything is known."""
        every = [*self.sides, *self.gold, *DRAMAS]
        return [each for each in every if any(cell.estimate(each) is not None for cell in self.cells)]

    def difference(self, one: Cell, two: Cell, measure: Measure) -> Estimate | None:
        """How much more the second has than the first, on the same deals."""
        if measure.key not in one.heaps or measure.key not in two.heaps:
            return None
        return difference(two.heaps[measure.key], one.heaps[measure.key])

    def cards(self) -> list[str]:
        """The cards that anybody held, in the order of the decks."""
        known = _names([cell.rules.names[1:] for cell in self.cells])
        return [card for card in known if any(card in cell.cards for cell in self.cells)]

    def csv(self) -> str:
        """All numbers, one to a line."""
        text = StringIO()
        writer = csv.writer(text, lineterminator="\n")
        writer.writerow(["variation", "bots", "players", "rules", "measure", "card", "value", "low", "high", "counted"])
        for cell in self.cells:
            start = [cell.variation, cell.bots, cell.players, cell.text]
            for name, card, estimate in self._lines(cell):
                if estimate is not None:
                    numbers = [_exact(each) for each in (estimate.value, estimate.low, estimate.high)]
                    writer.writerow([*start, name, card, *numbers, estimate.count])
        return text.getvalue()

    def _lines(self, cell: Cell) -> Iterator[tuple[str, str, Estimate | None]]:
        for measure in self.measures():
            yield measure.key, "", cell.estimate(measure)
        for card in self.cards():
            yield "played", card, cell.played(card)
            yield "wasted", card, cell.wasted(card)
            yield "decisive", card, cell.decisive(card)


def gather(header: Header, rows: Iterable[Row]) -> Findings:
    """What a study found, from its rows in order."""
    findings = Findings(header)
    for row in rows:
        findings.add(row)
    return findings


def _names(lists: Iterable[list[str]]) -> list[str]:
    return list(dict.fromkeys(name for names in lists for name in names))


def _exact(number: float | None) -> str:
    """So many digits that nothing depends on the machine's last one."""
    return "" if number is None else f"{number:.6f}"
