"""What happened, told to one seat: projected events go in, sentences come out.

Owns the story of a game as its reader may know it, one entry per deed.  Takes every event into the reader's view,
because a sentence needs what lay there before.  Never sees an event that was not projected for this reader, unless
the game is over and is told from above.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from undermine.core import event as happening
from undermine.core.change import fold
from undermine.core.event import Event
from undermine.core.frame import INTENT, NOBODY
from undermine.core.state import HIDDEN
from undermine.features.index import in_play
from undermine.text.book import write_book
from undermine.text.cards import card_object, goal_key, goal_sight, is_sabotage, role_name, tile_key, tool_of
from undermine.text.duels import duels, is_alone, is_ending, struck
from undermine.text.duels import is_told as is_told_by_duels
from undermine.text.grotto import attacker, grotto, has_gone, is_axe, monster_card, tone
from undermine.text.mini import is_told as is_told_by_mini
from undermine.text.mini import mini
from undermine.text.people import People
from undermine.text.rivalry import rivalry
from undermine.text.special import special
from undermine.text.words import Words
from undermine.views.view import View


@dataclass
class Entry:
    """The sentences about one deed, and whose deed it was."""

    round: int
    actor: int
    sentences: list[str] = field(default_factory=list)
    card: str = ""  # the card that it is about, by its name in the rules
    cell: int = -1  # the cell that it is about
    tone: str = ""  # how it is meant: gold, harm, help, light, end
    is_ending: bool = False  # does it tell how a round ended?
    is_roll: bool = False  # does it tell who was what?

    @property
    def text(self) -> str:
        return " ".join(self.sentences)


@dataclass(frozen=True)
class RoundResult:
    """How a round ended and who was what in it."""

    number: int
    winner: str
    finder: int
    roles: tuple[int, ...]
    aside: tuple[int, ...]  # the dwarf cards that nobody had


NEW_ENTRY: Final = frozenset(
    map(
        int,
        (
            happening.BEGAN,
            happening.ENDED,
            happening.UNMASKED,
            happening.STAKED,
            happening.TOOK,
            happening.PAID,
            happening.SUNK,
        ),
    )
)
"""Besides every answer: what is told by itself."""

AFTERWARDS: Final = (happening.EARNED, happening.NOTED)
"""When all is over in the cave: who gives gold back, and what the treasure of each clan is worth."""

FRAMES: Final = frozenset(map(int, (happening.CHOSE, happening.PUSHED, happening.POPPED, happening.REPLACED)))
"""Before it a monster of the cave has struck, or strikes at once."""

HITS: Final = frozenset(map(int, (happening.DISCARDED, happening.NOTED, happening.EARNED)))
"""What a monster does."""

STRIKES: Final = frozenset(map(int, (happening.FRONTED, happening.REMOVED, happening.BURIED)))
"""What may come of a card that strikes when it is drawn."""

COMMON: Final = frozenset(
    map(int, (happening.CHOSE, happening.TURNED, happening.DREW, happening.PLACED, happening.DISCARDED))
)
"""What happens in every turn of every game: no chapter on special cards has anything to say of it, so none is asked."""

LIGHTING: Final = (happening.PLACED, happening.REMOVED)
"""After it cards may have light that had none, or none that had."""

TONES: Final[dict[int, str]] = {
    int(happening.FRONTED): "harm",
    int(happening.CLEARED): "help",
    int(happening.REMOVED): "harm",
    int(happening.BEGAN): "end",
    int(happening.ENDED): "end",
    int(happening.UNMASKED): "end",
    int(happening.STAKED): "gold",
    int(happening.TOOK): "gold",
    int(happening.PAID): "gold",
    int(happening.SUNK): "gold",
}


class Chronicle:
    words: Words
    people: People
    view: View
    entries: list[Entry]
    results: list[RoundResult]
    new_card: int  # the card that the reader drew last, or HIDDEN

    def __init__(
        self,
        words: Words,
        people: People,
        view: View,
        *,
        cells: bool = True,
        from_above: bool = False,
        begun: bool = False,
    ) -> None:
        """With `cells` a sentence names the cell; a reader who sees the place marked needs no numbers.

        `from_above` is for games that are over: the reader hears events as they were, not as a seat saw them.
        With a `begun` one the view stands in the middle of a round, and its cards have been dealt.
        """
        self.cells = cells
        self.from_above = from_above
        self.words = words
        self.people = people
        self.view = view
        self.rules = view.rules
        self.entries = []
        self.results = []
        self.new_card = int(HIDDEN)
        self._spent = (int(NOBODY), int(HIDDEN))  # a card that was shown and has not had its effect yet
        self._dealing = not begun
        self._is_ended = False  # is the round over and paid out?
        self._discards = 0  # cards that were put away since the last answer
        self._is_staked = False  # gold was laid out and nobody has looked at it yet
        self._announced = ""  # what was said of a card that waits for a veto
        self._is_drawn = False  # was a card drawn since the last answer?
        self._struck = int(HIDDEN)  # a card that takes effect by itself, because it was drawn
        self._monster = ""  # the monster of the cave that strikes now
        self._is_axed = False  # was an axe used since the last answer?

    def hear(self, event: Event) -> None:
        """Tell an event that was projected for the reader, and take it into his view."""
        kind, _, o, s = event
        if kind == happening.CHOSE:
            self._discards = 0
        if kind in (happening.CHOSE, happening.DREW):
            self._is_drawn = kind == happening.DREW
        if kind == happening.CHOSE and o:
            # An answer given in secret is no deed of its own: what comes of it belongs to the deed that it was about.
            self._open(o[0], self.view.round)
        elif is_ending(self.view, event):
            self._open(NOBODY, self.view.round)
            self.entries[-1].is_ending = True
        elif kind == happening.SPENT and self._strikes(o[1]):
            self._open(NOBODY, self.view.round)
            self._struck = o[1]
        elif kind in NEW_ENTRY or (
            self._is_ended and kind in (AFTERWARDS if self.rules.figure_names else (happening.EARNED,))
        ):
            self._open(NOBODY, o[0] if kind == happening.BEGAN else self.view.round)
        if self.rules.figure_names:
            self._attend(event)
        lit = self._lit_cards() if kind in LIGHTING else 0
        before = self._chapters(event) if kind not in COMMON else []
        if not is_told_by_duels(self.view, event):
            before += self._sentences_before(kind, o, s)
        if self._struck != HIDDEN and kind in STRIKES:
            before = struck(self.words, self.view, self._struck, event)
        is_told = is_told_by_mini(self.view, kind, o, is_ended=self._is_ended) or is_told_by_duels(self.view, event)
        if self.rules.figure_names:
            own = grotto(
                self.words,
                self.people,
                self.view,
                self._spent,
                event,
                is_ended=self._is_ended,
                monster=self._monster,
            )
            if own is not None:
                before, is_told = own, True
        if self.from_above:
            fold(self.view, event)
        else:
            self.view.fold(event)
        after = self._sentences_after(kind, o, s, lit)
        if kind == happening.BURIED and "duel" in in_play(self.rules):
            self._spent = (int(NOBODY), int(HIDDEN))
        if self._struck != HIDDEN and kind in STRIKES:
            self._spent = (int(NOBODY), int(HIDDEN))
            self._struck = int(HIDDEN)
        told = [*before, *(after if not is_told else ())]
        if self._announced and told and kind != happening.DREW:
            self._release(kind)
        if kind == happening.PUSHED and o and o[0] == INTENT:
            self._announced = told[0]
        if told:
            self.entries[-1].sentences += told
        if self.entries:
            self._picture(self.entries[-1], kind, o, s)

    def _chapters(self, event: Event) -> list[str]:
        """What the optional cards say of an event."""
        return [
            *special(self.words, self.people, self.view, self._spent, event, cells=self.cells),
            *rivalry(self.words, self.people, self.view, self._spent, event),
            *mini(self.words, self.people, self.view, event, cells=self.cells),
            *duels(self.words, self.people, self.view, event, cells=self.cells),
        ]

    def _attend(self, event: Event) -> None:
        """In the cave monsters strike and leave by themselves: nobody's deed, whoever answered last."""
        kind, _, o, _ = event
        if kind == happening.CHOSE:
            self._is_axed = False
        elif kind == happening.CLEARED:
            self._is_axed |= is_axe(self.rules, o[1])
        if kind in FRAMES or self._is_axed:
            if self._monster and kind != happening.CHOSE and self.entries[-1].actor == NOBODY:
                self._open(self.entries[-2].actor, self.view.round)
            self._monster = attacker(self.view, event)
        elif self._monster and kind in HITS and self.entries[-1].actor != NOBODY:
            self._open(NOBODY, self.view.round)
            self.entries[-1].card, self.entries[-1].tone = monster_card(self.view, self._monster), "harm"
        elif has_gone(self.view, event) and self.entries[-1].actor != NOBODY:
            self._open(NOBODY, self.view.round)

    def _release(self, kind: int) -> None:
        """A card that had its effect needs no announcement any more; one that was vetoed does."""
        sentences = self.entries[-1].sentences
        if kind != happening.SPENT and sentences and sentences[-1] == self._announced:
            sentences.pop()
        self._announced = ""

    def told(self) -> list[Entry]:
        """The entries that say something."""
        return [entry for entry in self.entries if entry.sentences]

    def overhear(self, text: str) -> None:
        """Put down what somebody said at the table; it is no part of a deed."""
        self.entries.append(Entry(int(self.view.round), int(NOBODY), [text]))

    def _strikes(self, card: int) -> bool:
        """Whether a card is shown because it was drawn, not because somebody plays it."""
        return is_alone(self.view) and (self._dealing or (self._is_drawn and self.new_card == card))

    def _open(self, actor: int, number: int) -> None:
        self.entries.append(Entry(int(number), int(actor)))

    def _sentences_before(self, kind: int, o: tuple[int, ...], s: tuple[int, ...]) -> list[str]:
        """What can only be told as long as the view is as it was."""
        words, rules, people = self.words, self.rules, self.people
        if kind == happening.REMOVED:
            actor = self._spent[0]
            code = int(self.view.arena.code[self.view.arena.tile_at(o[0])])
            card = words.say(f"{tile_key(rules, code)}.object")
            return [self._at_cell("log-removed", actor, card, o[0])]
        if kind == happening.DISCARDED and not self._monster:
            self._discards += 1
            if s[0] == HIDDEN and self._discards > 1:
                self.entries[-1].sentences.pop()
                return [words.say("log-discarded-more", name=people.name(o[0]), count=self._discards)]
            card = card_object(words, rules, s[0]) if s[0] != HIDDEN else ""
            return [words.say("log-discarded", **self._actor(o[0]), card=card)]
        if kind == happening.PEEKED:
            seen = "unknown" if s[0] == HIDDEN else goal_sight(rules, s[0])
            goal = words.say(f"{goal_key(rules, o[1])}.object")
            return [words.say("log-looked", **self._actor(o[0]), goal=goal, seen=seen)]
        if kind == happening.BURIED and o[0] == self._spent[1] and rules.names[o[0]] == "rockfall":
            # The card went onto the pile without any effect: it took nothing away.
            return [words.say("log-removed-nothing", **self._actor(self._spent[0]))]
        if kind in (happening.FRONTED, happening.CLEARED) and is_sabotage(rules, o[1]) and self._spent[0] != NOBODY:
            key = "log-broke" if kind == happening.FRONTED else "log-mended"
            tool = f"tool-{tool_of(rules, o[1])}"
            return [
                words.say(
                    key,
                    deed=people.deed(self._spent[0], o[0]),
                    actor=people.name(self._spent[0]),
                    target=people.name(o[0]),
                    tool=words.say(tool),
                    object=words.say(f"{tool}.object"),
                    yours=words.say(f"{tool}.yours"),
                    own=words.say(f"{tool}.own"),
                )
            ]
        return []

    def _sentences_after(self, kind: int, o: tuple[int, ...], s: tuple[int, ...], lit: int) -> list[str]:
        words, rules = self.words, self.rules
        if kind in (happening.SPENT, happening.DISCARDED) and o[0] == self.people.me:
            self.new_card = int(HIDDEN)
        if kind == happening.SPENT:
            self._spent = (o[0], o[1])
            return []
        if kind in (happening.FRONTED, happening.CLEARED, happening.REMOVED, happening.PEEKED, happening.PLACED):
            actor = self._spent[0]
            self._spent = (int(NOBODY), int(HIDDEN))
            if kind == happening.PLACED:
                card = words.say(f"{tile_key(rules, o[1])}.object")
                laid = self._at_cell("log-laid", actor, card, o[0])
                back = self._lit_cards() - lit - 1
                return [laid, words.say("log-light-back", count=back)] if back > 0 else [laid]
            if kind == happening.REMOVED:
                gone = lit - self._lit_cards() - 1
                return [words.say("log-light-lost", count=gone)] if gone > 0 else []
            return []
        if kind == happening.DREW:
            # Who sees everything still has no hand of his own: "you drew" is said to the seat that drew.
            if self._dealing or s[0] == HIDDEN or o[0] != self.people.me:
                return []
            self.new_card = s[0]
            return [words.say("log-drew", card=card_object(words, rules, s[0]))]
        if kind == happening.FOUND:
            return [words.say("log-found", goal=words.say(goal_key(rules, o[0])), seen=goal_sight(rules, o[1]))]
        if kind == happening.BEGAN:
            self._dealing = True
            self._is_ended = False
            self.new_card = int(HIDDEN)
            return [words.say("log-began", round=str(o[0]))]
        if kind == happening.TURNED:
            if self._dealing:
                self._dealing = False
                return [words.say("log-first", **self._actor(o[0]))]
            return []
        return self._about_gold(kind, o, s)

    def _picture(self, entry: Entry, kind: int, o: tuple[int, ...], s: tuple[int, ...]) -> None:
        """What a page shows beside the sentence, and in which tone it is said."""
        entry.tone = TONES.get(kind, entry.tone)
        if kind == happening.NOTED and entry.is_ending:
            entry.tone = "end"
        elif kind == happening.SPENT:
            entry.card = self.rules.names[o[1]]
        elif kind == happening.DISCARDED and s[0] != HIDDEN:
            entry.card = self.rules.names[s[0]]
        elif kind in (happening.PLACED, happening.REMOVED):
            entry.cell = o[0]
        elif kind == happening.PEEKED:
            entry.cell = int(self.view.arena.cell[self.rules.first_goal + o[1]])
        elif kind == happening.FOUND:
            entry.cell = int(self.view.arena.cell[self.rules.first_goal + o[0]])
            entry.card = self.rules.goal_names[o[1]]
            entry.tone = "gold" if goal_sight(self.rules, o[1]) in ("gold", "bag") else "harm"
        elif kind in (happening.POSTED, happening.OPENED, happening.WITHDRAWN, happening.MOVED):
            entry.cell = o[1]
        elif kind == happening.PUSHED and o and self.rules.frame_names[o[0]] == "pay":
            entry.cell = o[3]
        elif kind in (happening.FACED, happening.GLIMPSED):
            entry.cell = o[0] if kind == happening.FACED else o[2]
        if self.rules.figure_names:
            entry.tone = tone(self.rules, kind, o) or entry.tone

    def _at_cell(self, key: str, actor: int, card: str, cell: int) -> str:
        if self.cells:
            return self.words.say(key, **self._actor(actor), card=card, cell=self.rules.grid.name(cell))
        return self.words.say(f"{key}.shown", **self._actor(actor), card=card)

    def _about_gold(self, kind: int, o: tuple[int, ...], s: tuple[int, ...]) -> list[str]:
        words = self.words
        if kind == happening.ENDED:
            self.entries[-1].is_ending = self._is_ended = True
            side = self.rules.side_names[o[0]]
            return [words.say(write_book(self.rules.text).at_this_table(f"log-ended-{side}"), **self._actor(o[1]))]
        if kind == happening.UNMASKED:
            view = self.view
            roles = tuple(int(role) for role in view.roles)
            side = self.rules.side_names[view.winner]
            aside = tuple(int(role) for role in view.aside)
            self.results.append(RoundResult(int(view.round), side, int(view.finder), roles, aside))
            self.entries[-1].is_roll = True
            self.entries[-1].sentences += self._roll(roles, aside)
            if side == "saboteurs":
                self._open(NOBODY, view.round)
                return [self._wages(roles)]
            return []
        if kind == happening.STAKED:
            self._is_staked = o[0] > 0
            return [words.say("log-staked", count=o[0])]
        if kind == happening.LOOKED and self._is_staked:
            self._is_staked = False
            names = self.rules.note_names
            which = names.index("direction") if "direction" in names else -1
            is_reversed = which >= 0 and self.view.notes[which] < 0
            return [words.say("log-chooser-left" if is_reversed else "log-chooser", **self._actor(o[0]))]
        if kind == happening.TOOK:
            return [words.say("log-took", **self._actor(o[0]), count=s[0])]
        if kind == happening.SUNK:
            return [words.say("log-sunk", **self._actor(o[0]), count=s[0])]
        if kind == happening.PAID:
            is_greedy = self.rules.role_names[self.view.roles[o[0]]] == "greedy"
            return [words.say("log-paid-greedy" if is_greedy else "log-paid", **self._actor(o[0]), count=o[1])]
        return []

    def _roll(self, roles: tuple[int, ...], aside: tuple[int, ...]) -> list[str]:
        """Who was what, and what nobody was."""
        lines = []
        for role in sorted(set(roles)):
            names = ", ".join(self.people.name(seat) for seat, other in enumerate(roles) if other == role)
            title = self.words.say(f"role-{self.rules.role_names[role]}.many")
            lines.append(self.words.say("log-were", role=title, names=names))
        spare = Counter(role_name(self.words, self.rules, role) for role in sorted(aside))
        left = ", ".join(f"{name} × {count}" if count > 1 else name for name, count in spare.items())
        return [*lines, self.words.say("log-left-over", role=left)] if left else lines

    def _wages(self, roles: tuple[int, ...]) -> str:
        """Why saboteurs are paid what they are paid, or why nobody is (BASE-59, BASE-61)."""
        workers = sum(1 for role in roles if self.rules.role_names[role] == "saboteur")
        return self.words.say("log-workers", count=workers) if workers else self.words.say("log-nobody-paid")

    def _actor(self, seat: int) -> dict[str, str]:
        """The person of a sentence; one who is not there reads like somebody else without a name."""
        return {"who": self.people.who(seat), "name": self.people.name(seat) if seat >= 0 else ""}

    def _lit_cards(self) -> int:
        arena = self.view.arena
        return sum(1 for tile in range(1, int(arena.count) + 1) if arena.lit[tile])
