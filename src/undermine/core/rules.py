"""A tuple of modules made ready: who owns which card, frame and verb, and what there is in the game.

Owns the codes of one rule set.  Never knows a module by name.
"""

from __future__ import annotations

from typing import Final, TypeVar

from librt.vecs import append, vec
from mypy_extensions import i64

from undermine.core.arena import SLOT
from undermine.core.card_row import CardRow
from undermine.core.condition import new_bit
from undermine.core.fact import HERE, Fact
from undermine.core.frame import KINDS, LED, ROUND, TURN, FrameKind
from undermine.core.grid import Grid
from undermine.core.hooks import Hooks
from undermine.core.module import Module
from undermine.core.piece import PieceKind
from undermine.core.target import ANYBODY, NONE, TURNED_CELL, Target, Verb
from undermine.core.tile import Gate, Tiles
from undermine.core.zone import FIRST, HAND, LIMBO, Zone, house_zones

CARDS: Final = 256  # codes of cards fit into eight bits

M = TypeVar("M", bound=Module)


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
    targets: list[Target]  # card -> what it is used on
    conditions: vec[i64]  # card -> what it does to the seat it lies before, as bits
    bar_reasons: dict[int, str]  # condition -> why its seat lays no paths, as a key of the texts for people
    tile: vec[i64]  # card -> its upright tile code, 0 if it is no path
    tile_card: vec[i64]  # tile number -> card, 0 if none
    tile_names: list[str]  # tile number -> card name
    printed: dict[str, CardRow]  # name of a card -> its row in the deck, of which no rule asks while a game runs
    role_names: list[str]  # role -> name; 0: hidden
    role_deck: vec[i64]  # the roles that are dealt in a round
    spare_roles: i64  # how many of them nobody gets
    zones: list[Zone]  # plain lists of cards besides deck, pile and hands
    note_names: list[str]  # numbers that modules keep openly
    note_starts: vec[i64]  # what they are at the beginning of a round
    side_names: list[str]  # side that can win a round -> name; 0: none
    asker: vec[Module]  # frame kind -> module
    frames: vec[FrameKind]
    rounds: i64  # how many are played
    facts: vec[Fact]  # what features tell; 0: nothing
    hooks: Hooks
    verbs: dict[str, Verb]  # by the word that begins an answer
    pieces: list[PieceKind]  # kinds of pieces; 0: none
    content_names: list[str]  # what may lie below a face-down piece -> name; 0: hidden
    site_cells: vec[i64]  # cells of face-down cards that stay for the round, besides goals
    has_tokens: bool  # is gold paid in tokens?
    keeps_trail: bool  # does a card ask which path cards were placed last?
    figure_names: list[str]  # figures that stand on places
    figure_starts: vec[i64]  # where they stand when a round begins

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
        self.most_tiles = self.most_slots = 0
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
        self.targets = [NONE]
        self.conditions = vec[i64]([0] * CARDS)
        self.bar_reasons = {}
        self.tile = vec[i64]([0] * CARDS)
        self.tile_card = vec[i64]([0] * CARDS)
        self.tile_names = ["hidden"]
        self.printed = {}
        self.role_names = ["hidden"]
        self.role_deck = vec[i64]([])
        self.spare_roles = 0
        self.zones = house_zones()
        self.note_names = []
        self.note_starts = vec[i64]([])
        self.side_names = ["none"]
        self.asker = vec[Module]([nobody] * KINDS)
        self.frames = vec[FrameKind]([FrameKind(name, False, name == "intent", False) for name in ("", *LED)])
        self.rounds = 1
        self.facts = vec[Fact]([Fact(nobody, "", "")])
        self.verbs = {}
        self.keeps_trail = False
        self.pieces = [PieceKind("none", nobody, False)]
        self.content_names = ["hidden"]
        self.site_cells = vec[i64]([])
        self.has_tokens = False
        self.figure_names = []
        self.figure_starts = vec[i64]([])
        self.hooks = Hooks(modules)
        for module in modules:
            module.join(self)
        assert self.asker[TURN] is not nobody, "a game needs a module that leads the turns"
        self.first_goal = len(self.start_cells) + 1
        paths = sum([1 for card in self.cards if self.tile[card]])
        self.most_tiles += self.first_goal + len(self.goal_cells) + len(self.site_cells) + paths
        self.most_slots += 4 * len(self.start_cells) + 3 * len(self.goal_cells)
        most = max(self.most_tiles, self.most_slots)
        assert most < SLOT, "a cell of the arena tells tiles and slots apart by one byte"
        assert self.most_tiles < 63 or not any(self.tiles.bears), "an arena keeps tiles in sight as bits of one number"

    def find(self, kind: type[M]) -> M:
        """The module of this kind, for files of its own feature and of those built on it; KeyError if there is none."""
        for module in self.modules:
            if isinstance(module, kind):
                return module
        raise KeyError(kind.__name__)

    def card(self, module: Module, name: str, count: int, target: Target = NONE, condition: int = 0) -> int:
        """A kind of card, so many times in the deck; what it is used on, what it does to who has it before him.

        Its code.
        """
        code = len(self.names)
        assert code < CARDS, "too many kinds of cards"
        self.names.append(name)
        self.code[name] = code
        self.owner = append(self.owner, module)
        self.conditions[code] = condition
        self.targets.append(target)
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
        clings: bool = False,
    ) -> int:
        """A path card, so many times in the deck.  Its code.

        One from which light comes may be laid anywhere, unless it `clings` to open ends as others do.
        """
        code = self.card(module, name, count, TURNED_CELL)
        number = self.face(name, groups, source, walls, gates, mark)
        # Each takes the open end that it is laid to and brings its other sides.
        ends = sum([self.tiles.sides[2 * number] >> d & 1 for d in range(4)])
        self.most_slots += count * (ends if source and not clings else max(0, ends - 2))
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

    def piece(self, module: Module, name: str, opens: bool = False) -> int:
        """A kind of piece that stands or lies on cells, and may open the gates of a card.  Its code."""
        self.pieces.append(PieceKind(name, module, opens))
        return len(self.pieces) - 1

    def hidden_piece(self, module: Module, name: str, faces: list[int], contents: list[str], laid: int) -> int:
        """A kind of piece that lies face down: path cards that are never in the deck, with something below each.

        So many are laid; each takes no open end, brings three when it is turned up, and leaves an empty cell when it
        goes.  Its code.
        """
        code = self.piece(module, name)
        self.pieces[code].faces = vec[i64](faces)
        first = len(self.content_names)
        self.pieces[code].contents = vec[i64]([first + i for i in range(len(contents))])
        self.content_names += contents
        self.most_tiles += laid
        self.most_slots += 4 * laid
        return code

    @property
    def piece_names(self) -> list[str]:
        """Kind of piece -> name; 0: none."""
        return [kind.name for kind in self.pieces]

    @property
    def hides_pieces(self) -> bool:
        """Whether any piece lies face down."""
        return any([kind.hides() for kind in self.pieces])

    def site(self, cell: int) -> None:
        """A cell taken by something that any side may touch, through which no tunnel leads, and that stays."""
        self.site_cells = append(self.site_cells, i64(cell))

    def mute_face(self, name: str) -> int:
        """What lies on a site once light has reached it.  Its tile number."""
        number = self.tiles.add_mute()
        self.tile_names.append(name)
        assert len(self.tile_names) == number + 1
        return number

    def role(self, name: str) -> int:
        self.role_names.append(name)
        return len(self.role_names) - 1

    def side(self, name: str) -> int:
        """A party that can win a round."""
        self.side_names.append(name)
        return len(self.side_names) - 1

    def lead(self, module: Module) -> None:
        """The module that leads the turns: the matters that every game has are its own."""
        for kind in range(TURN, ROUND + 1):
            self.asker[kind] = module

    def frame(self, module: Module, name: str, whisper: bool = False, limbo: bool = False, plays: bool = False) -> int:
        """A kind of pending matter.  Its code."""
        kind = len(self.frames)
        assert kind < KINDS, "too many kinds of frames"
        self.frames = append(self.frames, FrameKind(name, whisper, limbo, plays))
        self.asker[kind] = module
        return kind

    @property
    def frame_names(self) -> list[str]:
        """Frame kind -> name."""
        return [frame.name for frame in self.frames]

    def condition(self, bars_paths: bool = False, bars_gold: bool = False, reason: str = "cannot-dig") -> int:
        """A bit for something that a card does to the seat it lies before, and why that seat then lays no paths."""
        bit = new_bit(list(self.bar_reasons), bars_paths, bars_gold)
        self.bar_reasons[bit] = reason
        return bit

    def zone(self, name: str, holds: str, is_round: bool = True) -> int:
        """A place of a module where cards lie, one upon the other, for a round or for the game.  Its code."""
        self.zones.append(Zone(name, holds, is_round))
        assert FIRST + len(self.zones) <= HAND, "too many zones"
        return int(FIRST) + len(self.zones) - 1

    def zone_named(self, name: str) -> int:
        """The code of a zone; LIMBO if there is none."""
        for i in range(len(self.zones)):
            if self.zones[i].name == name:
                return int(FIRST) + i
        return int(LIMBO)

    def note(self, name: str, start: int = 0) -> int:
        """A number that a module keeps openly, and what it is when a round begins.  Its index."""
        self.note_names.append(name)
        self.note_starts = append(self.note_starts, i64(start))
        return len(self.note_names) - 1

    def fact(
        self,
        module: Module,
        name: str,
        fields: str = "",
        tone: str = "",
        where: int = HERE,
        tally: str = "",
        weight: int = 0,
    ) -> int:
        """Something that a module tells with `run.tell`: the types of its fields, secret ones behind a bar.

        Its sentence is `log-NAME`.  What several modules tell is declared by each of them alike.  Its number.
        """
        new = Fact(module, name, fields, tone, where, tally, weight)
        for number in range(1, len(self.facts)):
            if self.facts[number].name == name:
                assert self.facts[number].is_like(new), f"{name} is declared otherwise by another module"
                return number
        self.facts = append(self.facts, new)
        return len(self.facts) - 1

    def fact_number(self, name: str) -> int:
        """The number of a fact; ValueError if no module of this game tells it."""
        for number in range(1, len(self.facts)):
            if self.facts[number].name == name:
                return number
        raise ValueError(f"nobody tells {name!r} in {self.text}")

    def verb(self, word: str, kind: int, target: Target = NONE, whom: int = ANYBODY) -> None:
        """An answer that begins with this word is one to questions of this kind, or something offered.

        Verbs of one kind are told apart by `whom`, which then stands in the answer for a person.
        """
        self.verbs[word] = Verb(word, kind, target, whom)

    def offers(self, kind: int) -> bool:
        """Whether answers of this kind may be offered to a seat before it announces a card."""
        if not 0 < kind < len(self.frames):
            return False
        for module in self.hooks.offer:
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
