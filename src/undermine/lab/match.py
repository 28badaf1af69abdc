"""One game between bots: the truth is here and nowhere else; every bot gets its seat's view and events.

Owns the State of a game while it is played, and tells afterwards how it went.  Never lets a bot see the truth, and
refuses an answer that is not legal.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from undermine.bots import Bot, make
from undermine.bots.conversation import Conversation
from undermine.bots.miner import Miner
from undermine.core.chance import bot_seed, game_seed
from undermine.core.engine import is_over, legal_actions, open_game, scores, to_act, winners
from undermine.core.event import BEGAN, CHOSE, EARNED, ENDED, MOVED, SEEN, TURNED, Event
from undermine.core.rules import Rules
from undermine.core.state import State
from undermine.core.zone import GOLD, PLACES, ROLES
from undermine.minds.imagined import Round as Imagined
from undermine.minds.index import hearing_of, mind_of
from undermine.notation.record import Record, Said, record_of
from undermine.views.project import project
from undermine.views.view import View

BOUND: Final = 20_000  # questions; a game that asks more will never end


@dataclass(slots=True)
class Round:
    """How one round went."""

    winner: int = 0  # side
    turns: int = 0
    roles: tuple[int, ...] = ()  # of the seats
    gold: tuple[int, ...] = ()  # nuggets earned in it, by seat


@dataclass(slots=True)
class Game:
    """How one game went."""

    number: int
    bots: tuple[str, ...]  # by seat
    rounds: list[Round]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    questions: int  # how many were answered
    is_complete: bool
    given: tuple[int, ...] = ()  # what every seat had before the first question; nothing means none
    lines: int = 0  # said by all


class Match:
    """A game in progress."""

    def __init__(self, rules: Rules, seed: str, bots: list[Bot], *, has_talk: bool = False) -> None:
        assert len(bots) == rules.seats, "one bot for each seat"
        self.rules = rules
        self.bots = bots
        self.views = [View(rules, seat) for seat in range(len(bots))]
        self.account = Account(len(bots))
        self.questions = self.events = 0
        self.talk = Conversation(rules, dict(enumerate(bots)), dict(enumerate(self.views))) if has_talk else None
        self.answers: list[int] = []
        self._run = open_game(rules, seed)
        self.given = tuple(scores(self._run.state))
        self._tell()

    def play(self, bound: int = BOUND) -> None:
        """To the end, or until so many questions were answered."""
        state = self._run.state
        while not is_over(state) and self.questions < bound:
            seat = to_act(state)
            view = self.views[seat]
            actions = legal_actions(view, seat)
            action = self.bots[seat].choose(view, list(actions))
            if action not in actions:
                raise RuntimeError(f"the bot at seat {seat} chose what is not legal: {action}")
            self._run.apply(action)
            self.answers.append(action)
            self.questions += 1
            self._tell()

    @property
    def truth(self) -> State:
        """The state itself, for who measures; no bot ever gets it."""
        return self._run.state

    def is_over(self) -> bool:
        return is_over(self._run.state)

    @property
    def rounds(self) -> list[Round]:
        return self.account.rounds

    def result(self, number: int, names: tuple[str, ...]) -> Game:
        game = _result(self._run.state, number, names, self.rounds, self.questions, self.given)
        game.lines = 0 if self.talk is None else len(self.talk.lines)
        return game

    def _tell(self) -> None:
        """Give every seat what it may see of what has happened since, and keep account."""
        events = self._run.log
        self._run.log = []
        for view, bot in zip(self.views, self.bots, strict=True):
            seat = int(view.me)
            seen: list[Event] = []
            for event in events:
                part = project(event, seat)
                if part is not None:
                    seen.append(part)
                    view.fold(part)
            bot.see(seen)
        for event in events:
            self.account.take(event)
        self.events += len(events)
        if self.talk is not None:
            self.talk.see(events)
            self.talk.go_on(self.events)


class Account:
    """How the rounds of a game went, from its events."""

    def __init__(self, seats: int) -> None:
        self.rounds: list[Round] = []
        self._nothing = (0,) * seats  # where nobody has a role, nobody is unmasked

    def take(self, event: Event) -> None:
        kind, _, told, secret = event
        if kind == TURNED:
            self.rounds[-1].turns += 1
        elif kind == BEGAN:
            self.rounds.append(Round(roles=self._nothing, gold=self._nothing))
        elif kind == ENDED:
            self.rounds[-1].winner = told[0]
        elif kind == SEEN and told[1] == ROLES:
            self.rounds[-1].roles = secret
        elif kind == MOVED:
            for zone, sign in ((told[0], -1), (told[1], 1)):
                if GOLD <= zone < GOLD + PLACES:
                    self._move_gold({zone - int(GOLD): sign * sum(secret)})
        elif kind == EARNED:
            self._move_gold({told[0]: told[1]})

    def _move_gold(self, change: dict[int, int]) -> None:
        """Nuggets, taken or lost."""
        last = self.rounds[-1]
        last.gold = tuple(gold + change.get(seat, 0) for seat, gold in enumerate(last.gold))


def seating(bots: list[str], seats: int, game: int) -> tuple[str, ...]:
    """Which bot sits where: in turn around the table, moved on by one seat from game to game.

    >>> seating(["miner", "random"], 3, 0), seating(["miner", "random"], 3, 1)
    (('miner', 'random', 'miner'), ('random', 'miner', 'random'))
    """
    return tuple(bots[(seat + game) % len(bots)] for seat in range(seats))


def play_game(rules: Rules, bots: list[str], seed: str, number: int, *, has_talk: bool = False) -> Game:
    """Game `number` of a series, with bots seated in turn."""
    return play_seated(rules, seating(bots, int(rules.seats), number), seed, number, has_talk=has_talk)


def play_seated(rules: Rules, names: tuple[str, ...], seed: str, number: int, *, has_talk: bool = False) -> Game:
    """Game `number` of a series, with these bots in the seats."""
    return play_through(rules, names, seed, number, has_talk=has_talk)[0]


def play_through(
    rules: Rules, names: tuple[str, ...], seed: str, number: int, *, has_talk: bool = False
) -> tuple[Game, list[int]]:
    """The same, and all answers that were given, from which it can be played again."""
    text = game_seed(seed, number)
    players = [make(name, seat, rules, bot_seed(text, seat)) for seat, name in enumerate(names)]
    minds = [bot for bot in players if isinstance(bot, Miner) and bot.watch.mind is mind_of(rules)]
    if len(minds) == len(players):
        return play_minds(rules, text, minds, number, names)
    match = Match(rules, text, players, has_talk=has_talk)
    match.play()
    return match.result(number, names), match.answers


def play_recorded(
    rules: Rules, names: tuple[str, ...], seed: str, number: int, *, has_talk: bool = False
) -> tuple[Game, Record]:
    """The same as a record, with all that was said."""
    text = game_seed(seed, number)
    match = Match(
        rules,
        text,
        [make(name, seat, rules, bot_seed(text, seat)) for seat, name in enumerate(names)],
        has_talk=has_talk,
    )
    match.play()
    run = open_game(rules, text)
    for answer in match.answers:
        run.apply(answer)
    lines = () if match.talk is None else match.talk.lines
    said = tuple(Said(line.after, line.seat, (line.phrase, *line.arguments)) for line in lines)
    return match.result(number, names), record_of(run, text, names, said)


def play_minds(
    rules: Rules, seed: str, bots: list[Miner], number: int, names: tuple[str, ...]
) -> tuple[Game, list[int]]:
    """The same game, where all are quick minds: those say the same of the truth as of a view, so nobody needs one."""
    run = open_game(rules, seed)
    given = tuple(scores(run.state))
    mind = mind_of(rules)
    questions = Imagined(run, mind.blank(), hearing_of(rules)).play_out(mind, [bot.dice for bot in bots], BOUND)
    account = Account(len(bots))
    for event in run.log:
        account.take(event)
    answers = [event[3][-1] for event in run.log if event[0] == CHOSE]
    return _result(run.state, number, names, account.rounds, int(questions), given), answers


def _result(
    state: State, number: int, names: tuple[str, ...], rounds: list[Round], questions: int, given: tuple[int, ...]
) -> Game:
    earned = tuple(scores(state))
    return Game(number, names, rounds, earned, tuple(winners(state)), questions, is_over(state), given)
