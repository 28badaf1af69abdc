"""The Dark Cave, slowly: written from docs/rules/darkcave.md alone, on names, dictionaries and lists.

Owns its own fields, read off the card names by the templates of section 3, and the course of a game without the vote of
CAVE-A51.  Chance is not its business: deals, and cards that are lost unseen, are told to it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations
from typing import TypeAlias

Cell: TypeAlias = tuple[int, int]
Place: TypeAlias = tuple[Cell, str]
Edge: TypeAlias = tuple[Cell, str]

STEP = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "S": "N", "E": "W", "W": "E"}
HALF = {"n": "s", "s": "n", "e": "w", "w": "e"}
LEVEL = {"I": 1, "II": 2, "III": 3}
FEATURES = {"den": "den", "lad": "ladder", "vein": "vein"}
GOAL_CARDS = {
    "DC-exit": ("NESW", "exit"), "DC-goal-ladder": ("NE", "ladder"), "DC-goal-den": ("NW", "den"),
    "DC-goal-vein": ("NEW", "vein"),
}  # fmt: skip
BUDGET = {"rat": 3, "crawler": 4, "goblin": 5}
TOKENS = {"I-web": "A", "II-web": "B", "III-web": "C"}
RIVAL = {"blue": "yellow", "yellow": "blue"}


class Card:
    """What a card is divided into, as it lies."""

    def __init__(self, name: str, *, turned: bool = False) -> None:
        self.name, self.turned = name, turned
        self.ports: dict[str, str] = {}
        self.flags: dict[str, str] = {}
        self.links: set[frozenset[str]] = set()
        self._make()
        if turned:
            self.ports = {OPPOSITE[side]: HALF.get(spot, spot) for side, spot in self.ports.items()}
            self.flags = {HALF.get(spot, spot): flag for spot, flag in self.flags.items()}
            self.links = {frozenset(HALF.get(spot, spot) for spot in pair) for pair in self.links}

    def _make(self) -> None:
        if self.name == "DC-start":
            self._group("NESW", 1, "c")
            self.flags["c"] = "ladder"
            return
        if self.name in GOAL_CARDS:
            sides, flag = GOAL_CARDS[self.name]
            self._group(sides, 3, "c")
            self.flags["c"] = flag
            return
        pile, *rest = self.name.split("-")
        level = LEVEL[pile]
        if rest[0] == "bridge":
            for spot in self._group("NS", level, "v"):
                self.flags[spot] = "bridge"
            self._group("EW", level, "h")
        elif rest[0] == "tun":
            curves = {"NESW": ("NE", "SW"), "NWES": ("NW", "ES")}[rest[1] if len(rest) > 1 else "NESW"]
            self.flags["t"] = "tunnel"
            for curve, centre in zip(curves, "ab", strict=True):
                self._group(curve, level, centre)
                self.links.add(frozenset((curve[0].lower() if level == 2 else centre, "t")))
        else:
            self._group(rest[-1], level, "c")
            if len(rest) > 1:
                self.flags[rest[1][0].lower() if level == 2 else "c"] = FEATURES[rest[0]]

    def _group(self, sides: str, level: int, centre: str) -> set[str]:
        """Sides that are joined, by the template of the level (CAVE-45..47)."""
        arms = [side.lower() for side in sides]
        if level == 1:
            self.ports |= dict.fromkeys(sides, centre)
            return {centre}
        self.ports |= {side: side.lower() for side in sides}
        if level == 2:
            self.links |= {frozenset(pair) for pair in combinations(arms, 2)}
            return set(arms)
        self.links |= {frozenset((arm, centre)) for arm in arms}
        return {*arms, centre}

    @property
    def spots(self) -> set[str]:
        return {*self.ports.values(), *self.flags, *(spot for pair in self.links for spot in pair)}

    def beside(self, spot: str) -> list[str]:
        return [other for pair in self.links if spot in pair for other in pair if other != spot]

    def look(self) -> frozenset[object]:
        """What people see of it, whatever the fields are called: a half turn that changes nothing of it is none."""
        return frozenset(
            (side, self.flags.get(spot), "t" in self.beside(spot), frozenset(self._joined(side)),
             frozenset(self.flags.get(other, "") for other in self.beside(spot)))
            for side, spot in self.ports.items()
        )  # fmt: skip

    def _joined(self, side: str) -> set[str]:
        """The sides that one comes to without a tunnel."""
        seen, queue = {self.ports[side]}, [self.ports[side]]
        while queue:
            for spot in self.beside(queue.pop()):
                if spot != "t" and spot not in seen:
                    seen.add(spot)
                    queue.append(spot)
        return {other for other, spot in self.ports.items() if spot in seen}


def neighbour(cell: Cell, side: str) -> Cell:
    return cell[0] + STEP[side][0], cell[1] + STEP[side][1]


def edge(cell: Cell, side: str) -> Edge:
    """An edge is named by the card to its west or north."""
    return (cell, side) if side in "ES" else (neighbour(cell, side), OPPOSITE[side])


def read_cell(word: str) -> Cell:
    x, y = word.split(",")
    return int(x), int(y)


def read_place(word: str) -> Place:
    cell, _, spot = word.partition(":")
    return read_cell(cell), spot


def told(place: Place) -> str:
    (x, y), spot = place
    return f"{x},{y}:{spot}"


@dataclass
class Web:
    card: str
    owner: int
    rounds: int = 2


@dataclass
class NaiveCave:
    players: int
    hands: list[list[str]]
    deck: list[str]  # top first
    clans: list[str]
    loyal: list[bool]
    goals: dict[Cell, str]
    seat: int  # whose turn it is
    ask: str = "turn"
    asked: int = 0
    board: dict[Cell, Card | None] = field(default_factory=dict)  # None: a face-down goal
    figures: dict[str, Place] = field(default_factory=dict)  # dwarfs by their seat's number, monsters by their kind
    webs: dict[Edge, Web] = field(default_factory=dict)
    veins: set[Cell] = field(default_factory=set)  # with a nugget on them
    front: list[list[str]] = field(default_factory=list)
    nuggets: list[int] = field(default_factory=list)
    maximum: list[int] = field(default_factory=list)
    lying: set[int] = field(default_factory=set)
    numb: set[int] = field(default_factory=set)  # stood up in this turn
    out: list[int] = field(default_factory=list)
    shown: set[int] = field(default_factory=set)
    pile: list[str] = field(default_factory=list)
    mover: str = ""
    budget: int = 0
    has_moved: bool = False
    due: int = 1  # cards to draw …
    drawer: int = -1  # … and who does
    attackers: list[str] = field(default_factory=list)  # monsters that still attack on the field
    victims: list[int] = field(default_factory=list)  # dwarfs that they attack
    willing: list[int] = field(default_factory=list)  # who is still to be asked for an axe
    lost: list[str] = field(default_factory=list)  # what chance takes out of hands, in order
    entry: tuple[Cell, str] | None = None  # a goal that is turned up, and the side from which somebody comes

    def __post_init__(self) -> None:
        self.board = {(0, 0): Card("DC-start"), **dict.fromkeys(self.goals)}
        self.figures = {str(seat): ((0, 0), "c") for seat in range(self.players)}
        self.front = [[] for _ in range(self.players)]
        self.nuggets, self.maximum = [3] * self.players, [5] * self.players
        self.asked = self.seat

    # Fields

    def beside(self, place: Place) -> set[Place]:
        """The places one move away (CAVE-55..60, CAVE-A14)."""
        cell, spot = place
        card = self.board[cell]
        found: set[Place] = set()
        if card is None:
            found |= set(self._over(cell, spot.upper()))
        else:
            found |= {(cell, other) for other in card.beside(spot)}
            for side, port in card.ports.items():
                if port == spot:
                    found |= set(self._over(cell, side))
            if card.flags.get(spot) == "ladder":
                found |= self.fields("ladder") - {place}
        return found

    def _over(self, cell: Cell, side: str) -> Iterator[Place]:
        there = neighbour(cell, side)
        if edge(cell, side) in self.webs or there not in self.board:
            return
        card = self.board[there]
        if card is None:
            yield there, OPPOSITE[side].lower()
        elif OPPOSITE[side] in card.ports:
            yield there, card.ports[OPPOSITE[side]]

    def fields(self, flag: str) -> set[Place]:
        return {
            (cell, spot)
            for cell, card in self.board.items()
            if card is not None
            for spot, mark in card.flags.items()
            if mark == flag
        }

    def on(self, place: Place, *, monsters: bool) -> list[str]:
        """Who stands there; on a face-down goal it does not matter by which side one came."""
        cell, spot = place
        whole = self.board[cell] is None
        return [
            name
            for name, (there, other) in self.figures.items()
            if there == cell and (whole or other == spot) and name.isdigit() is not monsters
        ]

    # What may be answered

    def legal(self) -> set[str]:
        if self.ask == "axe":
            return {"axe", "endure"}
        if self.ask == "orient":
            assert self.entry is not None
            x, y = self.entry[0]
            return {f"orient {x},{y}", f"orient {x},{y} turned"}
        if self.ask == "move":
            steps = self.beside(self.figures[self.mover]) if self.budget else set()
            words = {f"move {told(place)}" for place in steps} | {"stay"}
            return words | self.cuts() if self.mover.isdigit() else words
        words = self.cuts()
        hand = self.hands[self.seat]
        for card in set(hand):
            words |= self.uses(card)
        words |= {f"discard {card}" for card in hand}
        return words | {f"discard {' '.join(pair)}" for pair in combinations(sorted(hand), 2)}

    def uses(self, card: str) -> set[str]:
        kind = card.partition("-")[2]
        seats = range(self.players)
        match kind:
            case "secret":
                words = {f"play {card} {x},{y}" for x, y in self.goals if self.board[x, y] is None}
                return words | {f"play {card} {who}" for who in seats if who != self.seat and who not in self.shown}
            case "rockfall":
                stood = {cell for cell, _ in self.figures.values()}
                free = [cell for cell in self.board if cell != (0, 0) and cell not in self.goals and cell not in stood]
                return {f"play {card} {x},{y}" for x, y in free}
            case "hand-swap":
                return {f"play {card} {who}" for who in seats if who != self.seat}
            case "boots":
                has = [any(other.endswith("-boots") for other in self.front[who]) for who in seats]
                return {f"play {card} {who}" for who in seats if not has[who]}
            case "axe":
                return {f"play {card} {who}" for who in seats}
            case "web":
                ends = {
                    edge(cell, side) for cell, laid in self.board.items() if laid is not None for side in laid.ports
                }
                return {f"play {card} {told((cell, side.lower()))}" for cell, side in ends - set(self.webs)}
            case "rat" | "crawler" | "goblin":
                if kind in self.figures:
                    return {f"play {card}"}
                return {f"play {card} {told(place)}" for place in self.fields("den")}
        return self.placements(card)

    def placements(self, name: str) -> set[str]:
        """CAVE-73..78, trying all cells on and around the board."""
        ways = {Card(name).look(): Card(name)}
        ways.setdefault(Card(name, turned=True).look(), Card(name, turned=True))
        xs, ys = [x for x, _ in self.board], [y for _, y in self.board]
        return {
            f"place {name} {x},{y}" + (" turned" if card.turned else "")
            for card in ways.values()
            for x in range(min(xs) - 1, max(xs) + 2)
            for y in range(min(ys) - 1, max(ys) + 2)
            if self.fits(card, (x, y))
        }

    def fits(self, card: Card, cell: Cell) -> bool:
        if cell in self.board:
            return False
        prolongs = False
        for side in STEP:
            other = self.board.get(neighbour(cell, side))
            if other is not None:
                if (side in card.ports) != (OPPOSITE[side] in other.ports):
                    return False
                prolongs |= side in card.ports
        return prolongs

    def cuts(self) -> set[str]:
        """Webs that an axe reaches, at any time of its owner's turn: his dwarf's field is a port of them (CAVE-A24)."""
        cell, spot = self.figures.get(str(self.seat), ((0, 0), ""))
        card = self.board[cell]
        if card is None or not self.axes(self.seat):
            return set()
        sides = [side for side, port in card.ports.items() if port == spot]
        return {f"cut {told((cell, side.lower()))}" for side in sides if edge(cell, side) in self.webs}

    def axes(self, seat: int) -> list[str]:
        return [card for card in self.front[seat] if card.endswith("-axe")]

    # What comes of it

    def play(self, words: str, lost: list[str]) -> None:
        self.lost = lost
        verb, *rest = words.split()
        match verb:
            case "move":
                self.step(read_place(rest[0]))
            case "stay":
                self.stop()
            case "cut":
                self.cut(read_place(rest[0]))
            case "axe" | "endure":
                self.defend(is_axe=verb == "axe")
            case "orient":
                self.turn_up(turned=len(rest) > 1)
            case "discard":
                for card in rest:
                    self.throw(self.seat, card)
                self.due = len(rest)
                self.walk()
            case "place":
                self.hands[self.seat].remove(rest[0])
                self.board[read_cell(rest[1])] = laid = Card(rest[0], turned=len(rest) > 2)
                if "vein" in laid.flags.values():
                    self.veins.add(read_cell(rest[1]))
                self.walk()
            case "play":
                self.hands[self.seat].remove(rest[0])
                self.act(rest[0], rest[0].partition("-")[2], rest[1] if len(rest) > 1 else "")
        assert not self.lost, "chance took more than the rules say"

    def act(self, card: str, kind: str, at: str) -> None:
        match kind:
            case "secret":
                self.pile.append(card)
            case "rockfall":
                self.pile.append(card)
                self.bring_down(read_cell(at))
            case "hand-swap":
                self.pile.append(card)
                other = int(at)
                self.hands[self.seat], self.hands[other] = self.hands[other], self.hands[self.seat]
                self.drawer = other
            case "boots" | "axe":
                self.front[int(at)].append(card)
            case "web":
                cell, side = read_place(at)
                self.front[self.seat].append(card)
                self.webs[edge(cell, side.upper())] = Web(card, self.seat)
            case _:
                self.lead(card, kind, at)
                return
        self.walk()

    def lead(self, card: str, kind: str, den: str) -> None:
        """A monster comes out of a den or moves on (CAVE-111..125)."""
        is_new = kind not in self.figures
        if is_new:
            self.figures[kind] = read_place(den)
        else:
            self.put_away(kind)
        self.front[self.seat].append(card)
        self.mover, self.budget = kind, BUDGET[kind]
        if is_new and self.on(self.figures[kind], monsters=False):
            self.meet()
        else:
            self.go_on()

    def put_away(self, kind: str) -> None:
        """The card of a monster is discarded, wherever it lies."""
        for cards in self.front:
            for card in [card for card in cards if card.partition("-")[2] == kind]:
                cards.remove(card)
                self.pile.append(card)

    def bring_down(self, cell: Cell) -> None:
        gone = self.board.pop(cell)
        assert gone is not None
        self.veins.discard(cell)
        self.pile.append(gone.name)
        for side in gone.ports:
            other = self.board.get(neighbour(cell, side))
            if edge(cell, side) in self.webs and (other is None or OPPOSITE[side] not in other.ports):
                self.tear(edge(cell, side))

    def tear(self, where: Edge) -> None:
        web = self.webs.pop(where)
        self.front[web.owner].remove(web.card)
        self.pile.append(web.card)

    def throw(self, seat: int, card: str) -> None:
        self.hands[seat].remove(card)
        self.pile.append(card)

    def lose(self, seat: int) -> bool:
        """A card is drawn out of a hand unseen; False if there is none."""
        if not self.hands[seat]:
            return False
        self.throw(seat, self.lost.pop(0))
        return True

    # Moving

    def walk(self) -> None:
        """Step 2: the dwarf of who is on turn."""
        if self.is_over():
            self.finish()
            return
        self.mover = str(self.seat)
        if self.mover not in self.figures or self.seat in self.lying or self.seat in self.numb:
            self.end_turn()
            return
        self.budget = 4 if any(card.endswith("-boots") for card in self.front[self.seat]) else 3
        self.has_moved = False
        self.go_on()

    def go_on(self) -> None:
        """Ask for the next step, if there is one, or for an axe."""
        self.ask, self.asked = "move", self.seat
        if self.legal() == {"stay"}:
            self.stop()

    def stop(self) -> None:
        """The figure stays where it is: a monster's player goes on with his dwarf, a dwarf takes what lies there."""
        if not self.mover.isdigit():
            self.walk()
            return
        place = self.figures.get(self.mover)
        if place is not None and self.has_moved:
            card = self.board[place[0]]
            if card is not None and card.flags.get(place[1]) == "vein" and place[0] in self.veins:
                self.veins.remove(place[0])
                self.nuggets[self.seat] += 1
                self.shown.add(self.seat)
        self.end_turn()

    def step(self, place: Place) -> None:
        self.budget -= 1
        was = self.figures[self.mover]
        if self.mover.isdigit():
            self.has_moved = True
            if self.board[place[0]] is None:
                self.entry = place[0], place[1].upper()
                self.reveal()
                return
            self.figures[self.mover] = place
            if self.pay_way(was, place):
                return
        else:
            self.figures[self.mover] = place
        self.arrive()

    def pay_way(self, was: Place, place: Place) -> bool:
        """CAVE-138..142, CAVE-A31; whether the game is over with it."""
        card, old = self.board[place[0]], self.board[was[0]]
        assert card is not None
        flag = card.flags.get(place[1])
        came = old.flags.get(was[1]) if old is not None else None
        if flag == "bridge" and not (came == "bridge" and was[0] == place[0]):
            self.lose(self.seat)
            self.maximum[self.seat] = max(0, self.maximum[self.seat] - 1)
            if self.is_over():
                self.finish()
                return True
        elif flag == "tunnel":
            self.nuggets[self.seat] = max(0, self.nuggets[self.seat] - 1)
        return False

    def reveal(self) -> None:
        """CAVE-149..152, CAVE-A10: open where the dwarf comes in; else the way that fits more; else he chooses."""
        assert self.entry is not None
        cell, side = self.entry
        ways = [Card(self.goals[cell], turned=turned) for turned in (False, True)]
        ways = [card for card in ways if side in card.ports]
        if len(ways) == 2 and ways[0].look() == ways[1].look():
            ways = ways[:1]
        fitting = [card for card in ways if self.agrees(card, cell)]
        ways = fitting or ways
        if len(ways) == 2:
            self.ask, self.asked = "orient", self.seat
        else:
            self.turn_up(turned=ways[0].turned)

    def agrees(self, card: Card, cell: Cell) -> bool:
        around = {side: other for side in STEP if (other := self.board.get(neighbour(cell, side))) is not None}
        return all((side in card.ports) == (OPPOSITE[side] in other.ports) for side, other in around.items())

    def turn_up(self, *, turned: bool) -> None:
        assert self.entry is not None
        cell, side = self.entry
        card = Card(self.goals[cell], turned=turned)
        monsters = self.on((cell, ""), monsters=True)
        self.board[cell] = card
        if "vein" in card.flags.values():
            self.veins.add(cell)
        self.figures[self.mover] = cell, card.ports[side]
        for name in monsters:
            self.figures[name] = cell, card.ports[side]
        self.entry, self.budget = None, 0
        self.arrive(is_ended=True)

    def arrive(self, *, is_ended: bool = False) -> None:
        """Monsters, the exit, the end of the movement (CAVE-148)."""
        place = self.figures[self.mover]
        if self.on(place, monsters=self.mover.isdigit()):
            self.meet()
        elif self.leaves():
            return
        elif is_ended:
            self.stop()
        else:
            self.go_on()

    def leaves(self) -> bool:
        """CAVE-156, CAVE-157, CAVE-164."""
        if not self.mover.isdigit():
            return False
        cell, spot = self.figures[self.mover]
        card = self.board[cell]
        if card is None or card.flags.get(spot) != "exit":
            return False
        del self.figures[self.mover]
        self.out.append(self.seat)
        self.shown.add(self.seat)
        if self.is_over():
            self.finish()
        else:
            self.end_turn()
        return True

    # Attacks

    def meet(self) -> None:
        place = self.figures[self.mover]
        if self.mover.isdigit():
            order = list(BUDGET)
            self.attackers = sorted(self.on(place, monsters=True), key=order.index)
            self.victims = [self.seat]
        else:
            self.attackers = [self.mover]
            around = [(self.seat + k) % self.players for k in range(self.players)]
            self.victims = [seat for seat in around if str(seat) in self.on(place, monsters=False)]
        self.next_attack()

    def next_attack(self) -> None:
        if not self.attackers:
            self.after_attacks()
            return
        self.willing = [seat for seat in self.victims if self.axes(seat)]
        self.ask_for_axe()

    def ask_for_axe(self) -> None:
        if self.willing:
            self.ask, self.asked = "axe", self.willing[0]
        else:
            kind = self.attackers.pop(0)
            for seat in self.victims:
                self.hit(kind, seat)
                if self.is_over():
                    self.finish()
                    return
            self.next_attack()

    def defend(self, *, is_axe: bool) -> None:
        seat = self.willing.pop(0)
        if not is_axe:
            self.ask_for_axe()
            return
        axe = self.axes(seat)[0]
        self.front[seat].remove(axe)
        self.pile.append(axe)
        kind = self.attackers.pop(0)
        del self.figures[kind]
        self.put_away(kind)
        self.next_attack()

    def hit(self, kind: str, seat: int) -> None:
        match kind:
            case "rat":
                if self.lose(seat):
                    self.maximum[seat] -= 1
            case "crawler":
                self.lying.add(seat)
            case "goblin":
                self.nuggets[seat] = max(0, self.nuggets[seat] - 1)

    def after_attacks(self) -> None:
        self.budget = 0
        if not self.leaves():
            self.stop()

    def cut(self, where: Place) -> None:
        cell, side = where
        axe = self.axes(self.seat)[0]
        self.front[self.seat].remove(axe)
        self.pile.append(axe)
        found = edge(cell, side.upper())
        if self.webs[found].rounds == 1:
            self.tear(found)
        else:
            self.webs[found].rounds = 1
        if self.ask == "move":
            self.go_on()

    # Turns

    def end_turn(self) -> None:
        """Step 3, and the next one who has a card (CAVE-67..70, CAVE-162)."""
        drawer = self.drawer if self.drawer >= 0 else self.seat
        for _ in range(self.due):
            if self.deck and len(self.hands[drawer]) < self.maximum[drawer]:
                self.hands[drawer].append(self.deck.pop(0))
        self.due, self.drawer = 1, -1
        self.numb.discard(self.seat)
        for _ in range(self.players):
            if self.is_over():
                break
            self.seat = (self.seat + 1) % self.players
            self.upkeep()
            if self.hands[self.seat]:
                self.ask, self.asked = "turn", self.seat
                return
            self.numb.discard(self.seat)
        self.finish()

    def upkeep(self) -> None:
        """CAVE-63, CAVE-A28: monsters, webs, paralysis."""
        for kind in BUDGET:
            if any(card.partition("-")[2] == kind for card in self.front[self.seat]):
                self.put_away(kind)
                del self.figures[kind]
        for where, web in [(where, web) for where, web in self.webs.items() if web.owner == self.seat]:
            if web.rounds == 2:
                web.rounds = 1
            else:
                self.tear(where)
        if self.seat in self.lying:
            self.lying.discard(self.seat)
            self.numb.add(self.seat)

    # The end

    def works_for(self, seat: int) -> str:
        return self.clans[seat] if self.loyal[seat] else RIVAL[self.clans[seat]]

    def is_over(self) -> bool:
        sides = {self.works_for(seat) for seat in range(self.players)}
        if any(all(seat in self.out for seat in range(self.players) if self.works_for(seat) == side) for side in sides):
            return True
        return not self.deck and not any(self.hands)

    def finish(self) -> None:
        self.ask, self.asked = "over", -1
        for seat in range(self.players):
            if seat not in self.out:
                self.nuggets[seat] = 0

    def treasures(self) -> dict[str, int]:
        """What a clan saved, times those who worked for the other (CAVE-169..171)."""
        number = {clan: sum(self.works_for(seat) == clan for seat in range(self.players)) for clan in RIVAL}
        saved = {clan: sum(self.nuggets[seat] for seat in self.out if self.works_for(seat) == clan) for clan in RIVAL}
        return {clan: saved[clan] * number[RIVAL[clan]] for clan in RIVAL}

    def winners(self) -> list[int]:
        """CAVE-172..174."""
        if not self.out:
            return []
        value, seats = self.treasures(), range(self.players)
        first = self.works_for(self.out[0])
        won = first if value["blue"] == value["yellow"] else max(value, key=lambda clan: value[clan])
        return [seat for seat in seats if self.works_for(seat) == won]
