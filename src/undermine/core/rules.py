"""A tuple of modules made ready: who owns which card, frame and verb, and who listens to which hook.

Owns the codes of one rule set.  Never knows a module by name.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from undermine.core.arena import SLOT
from undermine.core.fields import Fields
from undermine.core.frame import KINDS
from undermine.core.grid import Grid
from undermine.core.module import Module
from undermine.core.printed import Printed
from undermine.core.tile import Gate, Tiles

CARDS: Final = 256  # codes of cards fit into eight bits


class Rules:
    """What a game is played by.  Made once; shared by all its states."""

    text: str  # the rules text that makes it again
    modules: tuple[Module, ...]
    seats: i64
    hand: i64  # cards dealt to a hand
    width: i64  # room in a hand
    grid: Grid
    tiles: Tiles
    most_tiles: i64
    most_slots: i64
    start_cells: vec[i64]
    start_codes: vec[i64]
    goal_cells: vec[i64]
    first_goal: i64  # tile index of goal 0
    goal_names: list[str]  # kind -> card name; 0: hidden
    goal_deck: vec[i64]  # the goal kinds that are laid in a round
    gold_deck: vec[i64]  # values of the gold cards
    cards: vec[i64]  # the deck before shuffling
    names: list[str]  # card -> name
    code: dict[str, int]  # name -> card
    owner: vec[Module]  # card -> module
    lone: vec[i64]  # card -> 1 if it could lay a path card where no light stands (`Module.lays`)
    condition: vec[i64]  # card -> what it does to the seat it lies before
    conditions: int
    bars_paths: i64  # conditions under which a seat may not lay paths
    bars_gold: i64  # conditions under which a seat gets no gold
    bar_reasons: list[str]  # condition -> why it does not, as a key of the texts for people
    tile: vec[i64]  # card -> its upright tile code, 0 if it is no path
    tile_card: vec[i64]  # tile number -> card, 0 if none
    tile_names: list[str]  # tile number -> card name
    printed: dict[str, Printed]  # name of a path, start or goal card -> what its row says of its look
    role_names: list[str]  # role -> name; 0: hidden
    role_deck: vec[i64]  # the roles that are dealt in a round
    note_names: list[str]  # numbers that modules keep openly
    note_starts: vec[i64]  # what they are at the beginning of a round
    spare_roles: i64
    side_names: list[str]  # side that can win a round -> name; 0: none
    asker: vec[Module]  # frame kind -> module
    frame_names: list[str]
    whispers: vec[i64]  # frame kind -> 1 if only the seat asked knows of the question
    limbo: vec[i64]  # frame kind -> 1 if its b is the action of an announced card that lies nowhere yet
    plays: vec[i64]  # frame kind -> 1 if the question is answered by using a card, as a turn is
    silence: dict[int, int]  # frame kind -> the answer of somebody who lets his time run out
    window: int  # milliseconds that everybody has to interrupt an announced card; 0: nothing can
    turn_kind: i64
    close_kind: i64
    intent_kind: i64  # the task (seat, action) of a card that was announced and lies nowhere yet
    over_kind: i64  # the task that ends a round
    first_kind: i64  # the task that a game begins with
    rounds: i64  # how many are played
    verbs: dict[str, int]  # word that begins an answer -> frame kind
    counting: set[str]  # the verbs whose bare numbers are amounts; everywhere else in an action they are seats
    orient_kind: i64  # question (seat, tile less the first goal's, upright code): which way a card comes to lie
    sure_goals: vec[i64]  # the goal kinds that are among those laid in every round
    piece_names: list[str]  # kind of piece -> name; 0: none
    piece_owner: vec[Module]
    piece_opens: vec[i64]  # kind of piece -> 1 if gates are open on the card where it lies
    content_names: list[str]  # what may lie below a face-down card -> name; 0: hidden
    site_cells: vec[i64]  # cells of face-down cards that stay for the round, besides goals
    reserved_cells: vec[i64]  # cells that something laid later in the set-up needs
    colours: list[str]  # seat -> its colour, which everybody sees; empty if seats have none
    open_gold: bool  # do gold cards lie face up before their owners?
    stocks_goals: bool  # are goal cards that are not laid kept for later rounds?
    supply: dict[str, int]  # things that may run out in a round -> how many there are
    has_tokens: bool  # is there gold in tokens beside gold cards?
    cover_faces: vec[i64]  # upright codes of the face-down path cards that may be laid at the set-up
    cover_contents: vec[i64]  # what may lie below them
    cover_kind: i64  # what kind of piece they are
    covers: i64  # how many of them are laid
    offerers: vec[Module]
    pleaders: vec[Module]
    censors: vec[Module]
    gates: vec[Module]
    lifters: vec[Module]
    closers: vec[Module]
    revealers: vec[Module]
    keeps_trail: bool  # does a card ask which path cards were placed last?
    direction: i64  # the note that says which way the turns go, 1 clockwise or -1; -1 if nothing can turn them
    fields: Fields  # what cards are divided into, empty if nobody walks over them
    figure_names: list[str]  # figures that stand on places
    figure_starts: vec[i64]  # where they stand when a round begins
    clings: bool  # is every card laid to an open end, those from which light comes too?
    loose_ends: i64  # open ends that cards taken away may leave besides
    card_backs: vec[i64]  # card -> which back it has, 0 if all are alike
    backs_note: i64  # the first of the notes, one per seat, that count a hand by backs, a decimal digit each; -1: none
    layers: vec[i64]  # cards of which back lie in the deck once all is dealt, from the bottom: back, number, …
    away_backs: vec[i64]  # the backs of the cards that are out for the round, as they lie
    role_backs: vec[i64]  # role -> which back its card has, 0 if all are alike
    role_back_note: i64  # the first of the notes, one per seat, that tell the back of a dwarf card; -1: none
    keepers: vec[Module]
    victors: vec[Module]
    judges: vec[Module]
    dealers: vec[Module]
    interrupters: vec[Module]
    watchers: vec[Module]
    enders: vec[Module]
    scorers: vec[Module]

    def __init__(
        self, text: str, modules: tuple[Module, ...], seats: int, hand: int, grid: Grid, walkers: int = 1, kept: int = 0
    ) -> None:
        nobody = Module()
        self.text = text
        self.modules = modules
        self.seats = seats
        self.hand = hand
        self.width = hand + 2
        self.grid = grid
        self.tiles = Tiles(walkers, kept)
        self.start_cells = vec[i64]([])
        self.start_codes = vec[i64]([])
        self.goal_cells = vec[i64]([])
        self.goal_names = ["hidden"]
        self.goal_deck = vec[i64]([])
        self.gold_deck = vec[i64]([])
        self.cards = vec[i64]([])
        self.names = ["hidden"]
        self.code = {}
        self.owner = vec[Module]([nobody])
        self.lone = vec[i64]([0] * CARDS)
        self.condition = vec[i64]([0] * CARDS)
        self.conditions = 0
        self.bars_paths = 0
        self.bars_gold = 0
        self.bar_reasons = []
        self.tile = vec[i64]([0] * CARDS)
        self.tile_card = vec[i64]([0] * CARDS)
        self.tile_names = ["hidden"]
        self.printed = {}
        self.role_names = ["hidden"]
        self.role_deck = vec[i64]([])
        self.spare_roles = 0
        self.note_names = []
        self.note_starts = vec[i64]([])
        self.side_names = ["none"]
        self.asker = vec[Module]([nobody] * KINDS)
        self.frame_names = [""]
        self.whispers = vec[i64]([0] * KINDS)
        self.limbo = vec[i64]([0] * KINDS)
        self.plays = vec[i64]([0] * KINDS)
        self.silence = {}
        self.window = 0
        self.turn_kind = 0
        self.close_kind = 0
        self.intent_kind = 0
        self.over_kind = 0
        self.first_kind = 0
        self.rounds = 1
        self.verbs = {}
        self.counting = set()
        self.keeps_trail = False
        self.direction = -1
        self.orient_kind = 0
        self.sure_goals = vec[i64]([])
        self.piece_names = ["none"]
        self.piece_owner = vec[Module]([nobody])
        self.piece_opens = vec[i64]([0])
        self.colours = []
        self.open_gold = False
        self.stocks_goals = False
        self.supply = {}
        self.content_names = ["hidden"]
        self.site_cells = vec[i64]([])
        self.reserved_cells = vec[i64]([])
        self.has_tokens = False
        self.cover_faces = vec[i64]([])
        self.cover_contents = vec[i64]([])
        self.cover_kind = 0
        self.covers = 0
        self.offerers = _listeners(modules, "offer")
        self.pleaders = _listeners(modules, "plead")
        self.censors = _listeners(modules, "forbids")
        self.gates = _listeners(modules, "entering")
        self.lifters = _listeners(modules, "lifted")
        self.closers = _listeners(modules, "closing")
        self.revealers = _listeners(modules, "revealed")
        self.fields = Fields()
        self.figure_names = []
        self.figure_starts = vec[i64]([])
        self.away_backs = vec[i64]([])
        self.clings = False
        self.loose_ends = 0
        self.card_backs = vec[i64]([0] * CARDS)
        self.backs_note = -1
        self.layers = vec[i64]([])
        self.role_backs = vec[i64]([0] * CARDS)
        self.role_back_note = -1
        self.keepers = _listeners(modules, "upkeep")
        self.victors = _listeners(modules, "victory")
        self.judges = _listeners(modules, "possible")
        self.dealers = _listeners(modules, "deal")
        self.interrupters = _listeners(modules, "interrupt")
        self.watchers = _listeners(modules, "reached")
        self.enders = _listeners(modules, "end_round")
        self.scorers = _listeners(modules, "score")
        for module in modules:
            module.join(self)
        assert self.turn_kind and self.close_kind and self.first_kind, "a game needs a module that knows turns"
        self.first_goal = len(self.start_cells) + 1
        paths = sum([1 for card in self.cards if self.tile[card]])
        self.most_tiles = self.first_goal + len(self.goal_cells) + len(self.site_cells) + self.covers + paths
        # Each tile takes the open end that it is laid to and brings its other sides; sources bring all of theirs.
        # A face-down card takes none, brings three when it is turned up, and leaves an empty cell when it goes.
        slots = 4 * len(self.start_cells) + 3 * len(self.goal_cells) + 4 * self.covers
        for card in self.cards:
            code = self.tile[card]
            ends = sum([self.tiles.sides[code] >> d & 1 for d in range(4)]) if code else 0
            slots += ends if self.tiles.source[code] and not self.clings else max(0, ends - 2)
        slots += int(self.loose_ends)
        self.most_slots = slots
        assert self.most_tiles < SLOT and slots < SLOT, "a cell of the arena tells tiles and slots apart by one byte"
        assert self.most_tiles < 63 or not any(self.tiles.bears), "an arena keeps tiles in sight as bits of one number"

    def card(self, module: Module, name: str, count: int, condition: int = 0) -> int:
        """A kind of card, so many times in the deck.  Its code."""
        code = len(self.names)
        assert code < CARDS, "too many kinds of cards"
        self.names.append(name)
        self.code[name] = code
        self.owner = append(self.owner, module)
        self.condition[code] = condition
        self.lone[code] = 1 if _overrides(module, "lays") else 0
        for k in range(count):
            self.cards = append(self.cards, i64(code))
        return code

    def path(
        self,
        module: Module,
        name: str,
        groups: tuple[int, ...],
        count: int,
        source: int = 0,
        walls: int = 0,
        gates: tuple[Gate, ...] = (),
        mark: int = 0,
    ) -> int:
        """A path card, so many times in the deck.  Its code."""
        code = self.card(module, name, count)
        number = self.face(name, groups, source, walls, gates, mark)
        self.tile[code] = 2 * number
        self.tile_card[number] = code
        if gates:
            self.tile_card[number + 1] = code
        return code

    def face(
        self,
        name: str,
        groups: tuple[int, ...],
        source: int = 0,
        walls: int = 0,
        gates: tuple[Gate, ...] = (),
        mark: int = 0,
    ) -> int:
        """What a card shows on the table.  Its tile number; the next one is the same card with its gates open."""
        number = self.tiles.add(groups, source, walls, gates, mark)
        self.tile_names.append(name)
        assert len(self.tile_names) == number + 1
        if gates:
            everybody = (1 << int(self.tiles.walkers)) - 1
            self.tiles.add(groups, source, walls, tuple([(one, two, everybody) for one, two, _ in gates]), mark)
            self.tile_names.append(name)
            self.tiles.join_gates(number, number + 1)
        return number

    def start(self, name: str, groups: tuple[int, ...], cell: int, source: int = 0) -> int:
        """A card that lies face up from the beginning and from which light comes, for all walkers or for some."""
        number = self.face(name, groups, source or (1 << int(self.tiles.walkers)) - 1)
        self.start_cells = append(self.start_cells, i64(cell))
        self.start_codes = append(self.start_codes, i64(2 * number))
        return number

    def goal(self, name: str) -> int:
        """A kind of goal card.  Its code."""
        self.goal_names.append(name)
        return len(self.goal_names) - 1

    def figure(self, name: str, start: int = -1) -> int:
        """A figure that walks over fields, and the place where it begins.  Its number."""
        self.figure_names.append(name)
        self.figure_starts = append(self.figure_starts, i64(start))
        return len(self.figure_names) - 1

    def piece(self, module: Module, name: str, opens: int = 0) -> int:
        """A kind of piece that stands or lies on cells, and may open the gates of a card.  Its code."""
        self.piece_names.append(name)
        self.piece_opens = append(self.piece_opens, i64(opens))
        self.piece_owner = append(self.piece_owner, module)
        return len(self.piece_names) - 1

    def site(self, cell: int) -> None:
        """A cell taken by something that any side may touch, through which no tunnel leads, and that stays."""
        self.site_cells = append(self.site_cells, i64(cell))

    def reserve(self, cell: int) -> None:
        """A cell on which nothing that lies by lot may come to lie."""
        self.reserved_cells = append(self.reserved_cells, i64(cell))

    def mute_face(self, name: str) -> int:
        """What lies on a site once light has reached it.  Its tile number."""
        number = self.tiles.add_mute()
        self.tile_names.append(name)
        assert len(self.tile_names) == number + 1
        return number

    def cover(self, name: str, groups: tuple[int, ...]) -> int:
        """A path card that is laid face down at the set-up and is never in the deck.  Its upright code."""
        code = 2 * self.face(name, groups)
        self.cover_faces = append(self.cover_faces, i64(code))
        return code

    def has_covers(self, kind: i64) -> bool:
        """Whether pieces of this kind are face-down path cards with something below them."""
        return kind == self.cover_kind

    def content(self, name: str) -> int:
        """Something that lies below such a card.  Its code."""
        self.content_names.append(name)
        code = len(self.content_names) - 1
        self.cover_contents = append(self.cover_contents, i64(code))
        return code

    def role(self, name: str) -> int:
        self.role_names.append(name)
        return len(self.role_names) - 1

    def side(self, name: str) -> int:
        """A party that can win a round."""
        self.side_names.append(name)
        return len(self.side_names) - 1

    def frame(self, module: Module, name: str, whisper: int = 0, limbo: int = 0, plays: int = 0) -> int:
        """A kind of pending matter.  Its code."""
        kind = len(self.frame_names)
        assert kind < KINDS, "too many kinds of frames"
        self.frame_names.append(name)
        self.asker[kind] = module
        self.whispers[kind] = whisper
        self.limbo[kind] = limbo
        self.plays[kind] = plays
        return kind

    def new_condition(self, bars_paths: int, reason: str = "cannot-dig", bars_gold: int = 0) -> int:
        """A bit for something that a card does to the seat it lies before, and why that seat then lays no paths."""
        self.bar_reasons.append(reason)
        bit = 1 << self.conditions
        self.conditions += 1
        if bars_paths:
            self.bars_paths |= bit
        if bars_gold:
            self.bars_gold |= bit
        return bit

    def note(self, name: str, start: int = 0) -> int:
        """A number that a module keeps openly, and what it is when a round begins.  Its index."""
        self.note_names.append(name)
        self.note_starts = append(self.note_starts, i64(start))
        return len(self.note_names) - 1

    def verb(self, word: str, kind: int, counts: bool = False) -> None:
        """An answer that begins with this word belongs to the questions of this kind.

        A bare number behind it is a seat, as everywhere in actions, unless the verb `counts`.
        """
        self.verbs[word] = kind
        if counts:
            self.counting.add(word)

    def offers(self, kind: int) -> bool:
        """Whether answers of this kind may be offered to a seat on turn."""
        return self._is_of(kind, self.offerers) or self.pleads(kind)

    def pleads(self, kind: int) -> bool:
        """Whether answers of this kind may be offered to a seat before it announces any card of its turn."""
        return self._is_of(kind, self.pleaders)

    def _is_of(self, kind: int, modules: vec[Module]) -> bool:
        if not 0 < kind < len(self.frame_names):
            return False
        for module in modules:
            if module is self.asker[kind]:
                return True
        return False

    def read_cell(self, word: str) -> int:
        """A cell written as X,Y."""
        x, comma, y = word.partition(",")
        if not comma or not _is_number(x) or not _is_number(y):
            raise ValueError(f"{word!r} is no cell; write X,Y such as 3,-1")
        return self.grid.cell(int(x), int(y))

    def read_seat(self, word: str) -> int:
        """A seat written as its number."""
        if not _is_number(word) or not 0 <= int(word) < self.seats:
            raise ValueError(f"{word!r} is no seat; write a number from 0 to {int(self.seats) - 1}")
        return int(word)

    def goal_at(self, cell: i64) -> i64:
        """The goal that lies on a cell at the beginning of a round, -1 if there is none."""
        for goal in range(len(self.goal_cells)):
            if self.goal_cells[goal] == cell:
                return goal
        return -1


def _is_number(word: str) -> bool:
    """A short whole number in plain digits; int() alone would also read `1_0` and other scripts."""
    digits = word[1:] if word.startswith("-") else word
    return 0 < len(digits) < 5 and digits.isascii() and digits.isdigit()


def _listeners(modules: tuple[Module, ...], hook: str) -> vec[Module]:
    """The modules that really override a hook, in order."""
    return vec[Module]([module for module in modules if _overrides(module, hook)])


def _overrides(module: Module, hook: str) -> bool:
    return getattr(type(module), hook) is not getattr(Module, hook)
