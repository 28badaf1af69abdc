"""One game: the truth, played by answers in words.

Owns the history of a game, and the rule that nothing is done that is not legal.  What a seat may know of it is a
`View`; whoever hands a Game to a player hands it everything.
"""

from __future__ import annotations

from undermine.core.action import new_menu
from undermine.core.chance import Dice
from undermine.core.engine import apply, is_over, legal_actions, scores, to_act, why_illegal, winners
from undermine.core.event import Event as Raw
from undermine.core.frame import NOBODY, SPECTATOR
from undermine.core.playout import play_on
from undermine.core.rules import Rules
from undermine.core.run import Run
from undermine.core.state import State
from undermine.front.action import Action, action_of
from undermine.front.error import refusal
from undermine.front.event import Event
from undermine.front.view import View
from undermine.games import parse_rules
from undermine.notation.action import read_action
from undermine.notation.audit import resume
from undermine.notation.course import Course, WhatIf
from undermine.notation.error import NotationError
from undermine.notation.position import read_position, write_position
from undermine.notation.record import KIND, Record, course_of, read_record, record_again, write_record
from undermine.views.view import View as Known


class Game:  # noqa: PLW1641 - a game changes, so it has no hash
    """A game from its deal on.  The same rules and the same seed deal the same cards, on every machine and for ever.

    >>> import undermine as um
    >>> game = um.Game("base x5", seed="7")
    >>> game
    <Game base:cs20 x5, seed '7': round 1, seat 2 is asked, 0 answers>
    >>> events = game.play(game.legal[0])
    >>> um.Game.read(game.record()) == game
    True
    >>> game.play_out().is_over
    True

    `copy`, `copy.deepcopy`, pickles and the text of `record` or `position` all go on as the game itself would.
    """

    __slots__ = ("_actions", "_course", "_log", "_names", "_rules", "_seed", "_start", "_state", "_views", "_what_if")

    _rules: Rules
    _seed: str  # of a game from its deal on
    _course: Course  # how it is run again: with the deals of a record that has some
    _what_if: WhatIf | None  # the step of another game where it began, from a record that says so
    _names: tuple[str, ...]  # of the players, from a record that names them
    _start: State | None  # where it began, if that was no deal
    _state: State
    _actions: list[int]
    _log: list[Raw] | None  # what happened since the beginning; None: after a play-out nobody has asked yet
    _views: dict[int, tuple[Known, int]]  # by seat: what it knows after so many events; never changed, copies share it

    def __init__(self, rules: str, seed: str | int = "1") -> None:
        self._rules = parse_rules(rules)
        self._seed = str(seed)
        self._course = Course(self._rules.text, self._seed)
        self._what_if = None
        self._names = ()
        self._start = None
        self._become(self._opened())
        self._actions = []
        self._views = {}

    @classmethod
    def read(cls, text: str) -> Game:
        r"""The game that a record or a position tells, to go on from there; NotationError if the text tells none.

        A record begins with `undermine record`, a position with its rules (docs/notation.md). A game that was read
        from a position has no past: it has views of nobody.

        >>> import undermine as um
        >>> game = um.Game.read("rules base x3\nboard 1..2,0 B-EW\nhand 0 B-NS")
        >>> game.legal
        (Action('place B-NS 0,-1'), Action('place B-NS 0,1'), Action('discard B-NS'))
        """
        if text.lstrip().startswith(KIND):
            record = read_record(text)
            run = resume(record)
            game = cls._again(course_of(record, record.seed or ""), record.what_if, record.players, [])
            game._become(run)
            game._actions = [action for _, action in record.actions]
            return game
        game = cls.__new__(cls)
        state = read_position(text)
        if isinstance(state, Known):
            raise NotationError("this is what one seat knows, not the truth; View.read reads it, View.sample guesses")
        game._begin_at(state)
        return game

    @classmethod
    def _guessed(cls, known: Known, state: State) -> Game:
        """A game that may be, as far as a view knows; only that seat remembers what it saw."""
        game = cls.__new__(cls)
        game._begin_at(state)
        game._views[int(known.me)] = known, 0
        return game

    def _begin_at(self, state: State) -> None:
        self._rules = state.rules
        self._seed = ""
        self._course = Course(self._rules.text, "")
        self._what_if = None
        self._names = ()
        self._start = state.copy()
        self._state = state
        self._actions = []
        self._log = []
        self._views = {}

    @classmethod
    def _again(cls, course: Course, what_if: WhatIf | None, names: tuple[str, ...], actions: list[int]) -> Game:
        """A game that was dealt, after these answers."""
        game = cls(course.rules_text, course.seed)
        game._course = course
        game._what_if = what_if
        game._names = names
        game._actions = actions
        game._become(game._replayed())
        return game

    @classmethod
    def _again_at(cls, start: str, views: dict[int, tuple[str, int]], actions: list[int]) -> Game:
        """A game that began at a position, after these answers."""
        game = cls.read(start)
        game._actions = actions
        game._become(game._replayed())
        game._views = {seat: (View.read(text)._known, seen) for seat, (text, seen) in views.items()}
        return game

    def _become(self, run: Run) -> None:
        """Stand where a recorded run stands."""
        self._state = run.state
        self._log = list(run.log)

    def _opened(self) -> Run:
        """The game at its first question, recording."""
        if self._start is not None:
            return Run(self._start.copy(), recording=True)
        return self._course.open()

    def _replayed(self) -> Run:
        """The game where it stands, played once more from its beginning."""
        run = self._opened()
        for done, code in enumerate(self._actions):
            self._course.answer(run, done, code)
        return run

    def _record(self, log: tuple[Raw, ...]) -> Record:
        return record_again(self._course, log, self._names, what_if=self._what_if)

    @property
    def rules(self) -> str:
        """The rules text, in its canonical form."""
        return self._rules.text

    @property
    def seed(self) -> str | None:
        """What the game was dealt from; None if it began at a position."""
        return self._seed if self._start is None else None

    @property
    def seats(self) -> int:
        """How many play: seats are 0 … seats - 1, clockwise."""
        return int(self._rules.seats)

    @property
    def to_act(self) -> int | None:
        """The seat that is asked; None when the game is over."""
        asked = to_act(self._state)
        return None if asked == NOBODY else asked

    @property
    def is_over(self) -> bool:
        return is_over(self._state)

    @property
    def round(self) -> int:
        """Which round it is, from 1."""
        return int(self._state.round)

    @property
    def scores(self) -> tuple[int, ...]:
        """What every seat has earned so far, hidden gold included."""
        return tuple(scores(self._state))

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won, when the game is over."""
        return tuple(winners(self._state)) if self.is_over else ()

    @property
    def legal(self) -> tuple[Action, ...]:
        """What the seat that is asked may answer, in canonical order."""
        return tuple([action_of(self._rules, code) for code in legal_actions(self._state, to_act(self._state))])

    @property
    def actions(self) -> tuple[Action, ...]:
        """What was answered so far."""
        return tuple([action_of(self._rules, code) for code in self._actions])

    @property
    def state(self) -> State:
        """The engine's state, a copy: for whoever needs speed."""
        return self._state.copy()

    def view(self, seat: int | None) -> View:
        """What a seat knows now; None: what an onlooker sees.

        >>> import undermine as um
        >>> print(um.Game("base x5", seed="7").view(None).to_act)
        2
        """
        self._check(seat)
        number = SPECTATOR if seat is None else seat
        if number not in self._views:
            if self._start is not None:
                whom = ", ".join(f"seat {each}" for each in self._views if each != SPECTATOR)
                only = f"it was guessed from what {whom} knows" if whom else "it was read from a position"
                raise ValueError(f"this game has no past that others could know: {only}")
            self._views[number] = Known(self._rules, number), 0
        known, seen = self._views[number]
        log = self._events()
        if seen < len(log):
            known = known.copy()
            known.see(log[seen:])
            self._views[number] = known, len(log)
        return View(known)

    def _check(self, seat: int | None) -> None:
        if seat is not None and not 0 <= seat < self.seats:
            seats = f"seats are 0 to {self.seats - 1}, None: an onlooker"
            raise ValueError(f"there is no seat {seat} in {self.rules}; {seats}")

    def play(self, action: str) -> list[Event]:
        """Let the seat that is asked answer; what happens then, the truth of it.

        An `Action` or words. NotationError if the words say nothing, IllegalAction with the reason if it is not legal.
        """
        code = read_action(self._rules, action)
        asked = to_act(self._state)
        if code not in legal_actions(self._state, asked):
            raise refusal(self._rules, asked, " ".join(action.split()), why_illegal(self._state, asked, code))
        log = self._events()
        happened = apply(self._state, code)
        self._actions.append(code)
        log += happened
        return [Event(self._rules, raw) for raw in happened]

    def play_out(self, seed: int = 0) -> Game:
        """To the end, every answer by chance, in machine code; this game itself, to ask how it ended."""
        chosen = play_on(self._state, new_menu(), Dice(seed))
        if chosen:
            self._actions += chosen
            self._log = None
        return self

    def events(self) -> list[Event]:
        """What happened since the beginning, the truth of it."""
        return [Event(self._rules, raw) for raw in self._events()]

    def seen(self, seat: int | None) -> list[Event]:
        """What a seat saw happen since the beginning; None: what an onlooker saw.

        >>> import undermine as um
        >>> um.Game("base x5", seed="7").seen(2)[1:4]
        [Event('began 1 67 | ?*67'), Event('told began 1'), Event('moved limbo role-0 1 0 | ?')]
        """
        self._check(seat)
        return [seen for event in self.events() if (seen := event.seen_by(seat)) is not None]

    def record(self) -> str:
        """The whole game as text that a person can read and that `read` goes on from: the truth, seed included."""
        if self._start is not None:
            raise ValueError("this game began at a position, not with a deal, so it has no record; write its position")
        return write_record(self._record(tuple(self._events())))

    def position(self) -> str:
        """Everything that is true now, chance included, as lines of words; `read` goes on from there."""
        return write_position(self._state)

    def copy(self) -> Game:
        """Another game at the same place; the two know nothing of each other."""
        game = Game.__new__(Game)
        game._rules = self._rules
        game._seed = self._seed
        game._course = self._course
        game._what_if = self._what_if
        game._names = self._names
        game._start = self._start
        game._state = self._state.copy()
        game._actions = self._actions[:]
        game._log = None if self._log is None else self._log[:]
        game._views = self._views.copy()
        return game

    def __copy__(self) -> Game:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> Game:
        return self.copy()

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        if self._start is None:
            return Game._again, (self._course, self._what_if, self._names, self._actions)
        views = {seat: (View(known).text, seen) for seat, (known, seen) in self._views.items()}
        return Game._again_at, (write_position(self._start), views, self._actions)

    def _events(self) -> list[Raw]:
        """All that happened; after a play-out, which keeps no account, the answers are given once more."""
        if self._log is None:
            self._log = list(self._replayed().log)
        return self._log

    def __eq__(self, other: object) -> bool:
        """Whether both began alike and were answered alike, so that they go on alike."""
        return isinstance(other, Game) and self._actions == other._actions and self._origin() == other._origin()

    def _origin(self) -> tuple[object, ...]:
        """What the game began with."""
        return self.rules, self._course, write_position(self._start) if self._start is not None else ""

    def __repr__(self) -> str:
        begun = f"seed {self._seed!r}" if self._start is None else "from a position"
        asked = "over" if self.is_over else f"seat {self.to_act} is asked"
        return f"<Game {self.rules}, {begun}: round {self.round}, {asked}, {len(self._actions)} answers>"
