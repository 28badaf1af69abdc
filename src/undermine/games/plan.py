"""A game on the drawing board: its modules in the order of their hooks, the hand, what lies on the table.

Owns what an optional module may change before the rules are made.  Never knows what a module does.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeAlias, TypeVar

from undermine.core.grid import Grid
from undermine.core.module import Module
from undermine.core.rules import Rules
from undermine.games.deck import Deck, cards_of
from undermine.games.lying import Lying

if TYPE_CHECKING:
    from undermine.games.layout import Layout

Values: TypeAlias = Mapping[str, str]
"""Option key -> value, complete."""

M = TypeVar("M", bound=Module)


@dataclass(slots=True)
class Plan:
    game: str
    players: int
    values: Values
    """Of the game and of all modules that are added."""
    modules: list[Module]
    hand: int
    paths: int
    """How many path cards there are; the table must hold all of them in one line."""
    walkers: int = 1
    kept: int = 0
    """Walkers whose light is kept at all times; 0: all."""
    edition: str = ""
    """Whose words count where an added card meets a rule that the editions word differently."""
    leading: int = 0
    """How many path cards lead on from one side to another; counted where something can be laid out of reach."""
    lying: list[Lying] = field(default_factory=list)
    checks: list[Callable[[Layout], None]] = field(default_factory=list)
    """What features mind about a layout whose cells are sound, each with a RulesError; they come before the ways."""
    last_checks: list[Callable[[Layout], None]] = field(default_factory=list)
    """… and what can be told only when there is a way to everything that is sought."""

    decks: list[Deck] = field(default_factory=list)
    """Whose rows its cards are; what is printed on them is kept in the rules."""

    def cards(self, feature: str) -> Deck:
        """The cards that a feature brings."""
        deck = cards_of(feature)
        self.decks.append(deck)
        return deck

    def find(self, kind: type[M]) -> M:
        """The one module of this kind, to be set or asked; KeyError if the game has none."""
        for module in self.modules:
            if isinstance(module, kind):
                return module
        raise KeyError(kind.__name__)

    def has(self, kind: type[Module]) -> bool:
        """Whether there is a module of this kind."""
        return any(isinstance(module, kind) for module in self.modules)

    def add(self, *modules: Module) -> None:
        """More modules, behind the others: their cards come last in the deck, their hooks are called last."""
        self.modules += modules

    def add_before(self, other: Module, module: Module) -> None:
        """A module whose hooks are called before those of another."""
        self.modules.insert(self.modules.index(other), module)

    def exchange(self, old: Module, new: Module) -> None:
        """Another module in the place of one."""
        self.modules[self.modules.index(old)] = new

    def is_on(self, key: str) -> bool:
        """Whether a flag among the options is set."""
        return self.values[key] == "true"

    def rules(self, text: str) -> Rules:
        """Ready to be played; a plan is for one Rules, for modules keep the codes that they were given."""
        rules = Rules(text, tuple(self.modules), self.players, self.hand, Grid(self.paths), self.walkers, self.kept)
        rules.printed = {row.id: row for deck in self.decks for row in deck.cards}
        return rules
