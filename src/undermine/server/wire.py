"""What travels between clients and the server, as types: requests, answers, and the messages of a socket.

Owns the wire format that docs/api.md and the OpenAPI document describe.  Holds no logic.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal, TypeAlias, TypedDict

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from undermine.games.extra import ModuleInfo, OptionInfo
from undermine.review.shape import Review, ReviewTrial
from undermine.views.shape import Cell, Intent, PlainEvent, TableView

Name: TypeAlias = Annotated[str, Meta(max_length=200, description="A nickname.")]
Text: TypeAlias = Annotated[str, Meta(max_length=1000)]
Word: TypeAlias = Annotated[str, Meta(max_length=40)]
Face: TypeAlias = Annotated[int, Meta(ge=-1, le=11, description="A picture by its number; -1 if you do not mind.")]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=11)]
RawEvent: TypeAlias = Sequence[int | Sequence[int | str]]
"""An event as the engine folds it: kind, eyes, open, secret."""
Count: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000)]


class Request(Struct, forbid_unknown_fields=True):
    pass


class NewTable(Request):
    """A table to open."""

    rules: Annotated[str, Meta(max_length=400, description="Rules text, for example `base:de x5`.")]
    pace: Annotated[Word, Meta(description="live, relaxed, day or none.")] = "live"
    listed: bool = False
    chat: bool = True
    open_records: Annotated[bool, Meta(description="Finished games may be read by everybody.")] = False
    points: Annotated[bool, Meta(description="After a round people may point at whom they suspect.")] = True
    bot_delay: Annotated[float, Meta(ge=0, le=60, description="Seconds that bots take for an answer.")] = 1.0
    rest: Annotated[float, Meta(ge=0, le=600, description="Seconds that bots wait for people before a round.")] = 0.0
    bots_talk: Annotated[bool, Meta(description="Bots say something now and then, if `chat` is on, too.")] = True
    name: Annotated[Name, Meta(description="Sit down at once, on the first seat, under this name.")] = ""
    face: Face = -1
    bots: Annotated[int, Meta(ge=0, le=12, description="Seat so many bots at once.")] = 0
    bot: Annotated[Word, Meta(description="Their level: gentle, seasoned, sly, or another bot.")] = "miner"
    company: Annotated[
        list[Word], Meta(max_length=12, description="Who the first of them are: `mica`, `sly`, `mica:sly`.")
    ] = []
    start: Annotated[bool, Meta(description="Start at once; all seats must be taken.")] = False


CardsAgain: TypeAlias = Literal["as-they-were", "anew"]


class NewWhatIf(Request):
    """Play on from a step of a finished game, against bots, at a table of its own."""

    step: Annotated[int, Meta(ge=0, le=1_000_000, description="After so many answers, as in the review.")]
    seat: Annotated[int, Meta(ge=0, le=11, description="Which seat you play.")]
    name: Name
    cards: Annotated[
        CardsAgain,
        Meta(description="The same, or dealt anew as far as your seat could not know them at that step."),
    ] = "as-they-were"
    face: Face = -1
    bot: Annotated[Word, Meta(description="The level of all others: gentle, seasoned, sly, or another bot.")] = "miner"
    bot_delay: Annotated[float, Meta(ge=0, le=60, description="Seconds that bots take for an answer.")] = 1.0
    rest: Annotated[float, Meta(ge=0, le=600, description="Seconds that bots wait for you before a round.")] = 0.0
    bots_talk: bool = True


class Arrange(Request):
    """What is played at a table that is open already, and how."""

    rules: Annotated[str, Meta(max_length=400, description="Rules text, for example `base:de x5`.")]
    pace: Annotated[Word, Meta(description="live, relaxed, day or none.")] = "live"
    listed: bool = False
    chat: bool = True
    open_records: bool = False
    points: bool = True
    bot_delay: Annotated[float, Meta(ge=0, le=60)] = 1.0
    rest: Annotated[float, Meta(ge=0, le=600)] = 0.0
    bots_talk: bool = True


class SitDown(Request):
    name: Name
    face: Face = -1
    word: Annotated[Word, Meta(description="What the host gave for a bot's seat in a running game.")] = ""


class SeatBot(Request):
    bot: Annotated[Word, Meta(description="A level, a character, or both: `sly`, `mica`, `mica:sly`.")] = "miner"
    name: Annotated[Name, Meta(description="Another name than that of a character.")] = ""


class HandOver(Request):
    bot: Word = "miner"


class Order(Request):
    order: Annotated[list[SeatNumber], Meta(max_length=12)]


class Move(Request):
    seen: Annotated[Count, Meta(description="How many events of your seat you have seen; refused if there are more.")]
    action: Annotated[Text, Meta(description="An action in words, for example `place B-NE 2,0 turned`.")]


class Say(Request):
    phrase: Word = ""
    arguments: Annotated[list[Word], Meta(max_length=4)] = []
    chat: Text = ""


class PointAt(Request):
    whom: SeatNumber


class GuestInfo(Struct):
    """Keep the token: it is you."""

    token: str
    id: str


class MeInfo(Struct):
    """Who you are here, and whether you could come back without your token."""

    id: str
    phrase: Annotated[bool, Meta(description="You have a recovery phrase.")]


class MeCode(Struct):
    """To be you on another device: open the address there, or type the code at /me."""

    code: str
    seconds: Annotated[int, Meta(description="For so long it is good, once.")]
    address: str
    qr: Annotated[str, Meta(description="The address as an SVG document.")]


class MePhrase(Struct):
    """Write it down; it is not kept here, and a new one takes its place."""

    phrase: str


class BeAgain(Request):
    """A code or a phrase, whichever you have."""

    code: Annotated[str, Meta(max_length=40)] = ""
    phrase: Annotated[str, Meta(max_length=200)] = ""


class PasskeyInfo(Struct):
    """A passkey of yours; the secret half of it is on your own device."""

    id: str
    name: str
    made_at: float
    used_at: float | None


class PasskeysInfo(Struct):
    """Your passkeys, and whether this address can have any."""

    why_not: Annotated[str, Meta(description="Why there can be none here, in words; empty if there can.")]
    passkeys: list[PasskeyInfo]


class BeginPasskey(Request):
    name: Annotated[Name, Meta(description="What your device calls it when it asks which one you mean.")] = ""


class KeyMade(Request):
    """What a browser answers when a passkey was made, as base64url."""

    client_data: Annotated[str, Meta(max_length=4000)]
    attestation: Annotated[str, Meta(max_length=8000)]


class NewPasskey(Request):
    id: Annotated[str, Meta(max_length=1400)]
    made: KeyMade
    name: Annotated[Name, Meta(description="By which you know it in the list: your device.")] = ""


class KeyUsed(Request):
    """What a browser answers when a passkey has signed, as base64url."""

    client_data: Annotated[str, Meta(max_length=4000)]
    authenticator: Annotated[str, Meta(max_length=4000)]
    signature: Annotated[str, Meta(max_length=4000)]
    guest: Annotated[str, Meta(max_length=200)] = ""


class UsePasskey(Request):
    id: Annotated[str, Meta(max_length=1400)]
    used: KeyUsed


class BellInfo(Struct):
    """A browser of yours that is rung when it is your turn and you are not here."""

    id: str
    service: Annotated[str, Meta(description="Who carries the message to it, without reading it.")]
    language: str
    made_at: float


class BellsInfo(Struct):
    """Your bells, and what a browser must know to be one."""

    key: Annotated[str, Meta(description="The key of this house as base64url; empty if it rings nobody.")]
    bells: list[BellInfo]
    this: Annotated[str, Meta(description="The one that was hung just now.")] = ""


class NewBell(Request):
    """What a browser's subscription is: its address, `p256dh` and `auth`."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    key: Annotated[str, Meta(max_length=120)]
    secret: Annotated[str, Meta(max_length=40)]
    language: Annotated[str, Meta(max_length=40, description="Of the message.")] = ""


class HouseNotice(Struct):
    """What whoever runs the house tells everybody, in the language in which he wrote it."""

    id: Annotated[str, Meta(description="Another notice has another one.")]
    text: str
    language: str


class HouseInfo(Struct):
    """What every page shows."""

    notice: HouseNotice | None
    app: Annotated[bool, Meta(description="Whether the page may keep itself for the time without a network.")] = True


class SeatInfo(Struct, omit_defaults=True):
    kind: Literal["empty", "person", "bot"]
    name: str = ""
    bot: str = ""
    stand_in: str = ""
    present: bool = True
    you: bool = False
    take: Annotated[str, Meta(description="A bot's seat that you can have: `free`, or by the host's `word`.")] = ""
    character: Annotated[str, Meta(description="Which of the characters a bot plays, if any.")] = ""
    face: Annotated[int, Meta(description="Its picture, by its number; -1 if nobody sits here.")] = -1


class Rest(Struct):
    """People look at how the last round ended and who they are; bots wait for all of them, at most until then."""

    until: float
    ready: list[int]


class Finger(Struct):
    """Somebody suspected somebody."""

    seat: int
    whom: int


class Pointing(Struct):
    """Who suspected whom in the last round whose roles were shown, as far as they have told it until then."""

    round: int
    until: float
    fingers: list[Finger]
    onlookers: Annotated[list[int], Meta(description="How many who look on pointed at each seat.")]


class WhatIfInfo(Struct):
    """Where the games of a table begin that go on from a step of another game."""

    step: int
    seat: int
    cards: CardsAgain
    table: Annotated[str, Meta(description="The table of that game; only its players are told, else empty.")] = ""
    game: Annotated[int, Meta(description="Which of its games.")] = 0


class TableInfo(Struct):
    """What everybody at a table may know of it."""

    id: str
    code: str
    rules: str
    pace: str
    bot_delay: float
    listed: bool
    chat: bool
    open_records: bool
    seats: list[SeatInfo]
    host: bool
    seat: int | None
    game: int
    state: Literal["open", "running", "over", "closed"]
    paused: bool
    resting: Rest | None
    sequence: Annotated[int, Meta(description="Which of two descriptions of the table is the newer one.")]
    seal: str
    seed: str | None
    scores: list[int] | None
    winners: list[int] | None
    day: Annotated[str, Meta(description="The day whose challenge is played here; empty at other tables.")] = ""
    began: Annotated[float, Meta(description="When this game began; 0 before the first one.")] = 0.0
    pointing: Annotated[Pointing | None, Meta(description="Null before, and where the host does not want it.")] = None
    points: Annotated[bool, Meta(description="After a round people may point at whom they suspect.")] = True
    bots_talk: Annotated[bool, Meta(description="Bots say something now and then.")] = True
    what_if: Annotated[WhatIfInfo | None, Meta(description="Null at tables whose games begin with the deal.")] = None


class DayScore(Struct):
    """A line in the list of a day."""

    name: str
    score: int
    tier: Annotated[int, Meta(description="How well that was, from 1 to 4.")]
    rating: Annotated[str, Meta(description="The same in words.")]
    at: float
    you: bool


class DayInfo(Struct):
    """The challenge of a day."""

    day: str
    today: str
    ends_at: float
    rules: str
    seal: str
    seed: Annotated[str | None, Meta(description="Told when the day is over.")]
    scores: list[DayScore]
    yours: Annotated[DayScore | None, Meta(description="Your own line, also if it is not among the best.")]
    table: Annotated[str, Meta(description="Your table of that day; empty if you have none.")]
    state: Annotated[Literal["", "running", "over"], Meta(description="Your first game there, if there is one.")]


class PlayDay(Struct, forbid_unknown_fields=True):
    name: str
    face: Face = -1


class TableRow(Struct):
    """A table in a list."""

    id: str
    code: str
    rules: str
    opened_at: float
    state: Literal["open", "running", "over"]
    names: list[str]
    your_turn: bool
    faces: list[int]
    what_if: Annotated[bool, Meta(description="It goes on from a step of another game.")] = False


class Hint(msgspec.Struct):
    """What a bot would do in your place: an answer in words, for whoever has seen so many events, and why."""

    seen: int
    action: str
    reason: str


class Offer(Struct):
    """A seat to give away: whoever says the word gets it."""

    seat: int
    word: str


class Invite(Struct):
    """How others come to a table."""

    address: Annotated[str, Meta(description="For a browser; on this machine's network if there is one.")]
    code: str


class Choice(Struct, omit_defaults=True):
    """A legal answer taken apart, for clients that show cells, seats and cards instead of words."""

    words: str
    verb: str
    label: Annotated[str, Meta(description="What it does, for people, in their language.")]
    card: str | None = None
    at: list[Cell] = []
    turned: bool = False
    seats: list[int] = []
    value: int | None = None
    more: list[str] = []
    field: Annotated[str, Meta(description="A field of the card at `at`.")] = ""
    side: Annotated[str, Meta(description="An edge of the card at `at`.")] = ""


class Passage(Struct, omit_defaults=True):
    """A field that the moving figure can reach, and the cheapest safe way there, field by field."""

    at: Cell
    field: str
    label: Annotated[str, Meta(description="Where it is and what it costs, for people, in their language.")]
    steps: Annotated[list[str], Meta(description="The answers that lead there, one after the other.")]
    cards: Annotated[int, Meta(description="Hand cards lost on bridges.")] = 0
    nuggets: Annotated[int, Meta(description="Nuggets paid in tunnels.")] = 0
    meets: Annotated[list[str], Meta(description="Figures met at the end.")] = []


class LogEntry(Struct):
    """What happened, in words; an entry with a number that you have replaces it."""

    n: int
    round: int
    seat: int | None
    text: str
    card: str | None
    at: Cell | None
    tone: Annotated[str, Meta(description="How it is meant: gold, harm, help, light, end, or nothing.")]


class Announced(Intent):
    """The same with what it is meant for."""

    label: Annotated[str, Meta(description="What it is and whom or what it is meant for, in words.")]
    at: list[tuple[int, int]]
    turned: bool
    seats: list[int]


class RoundResult(TypedDict):
    """How a round ended, with all roles shown."""

    round: int
    side: str
    finder: int | None
    roles: list[str]
    aside: list[str]


class View(TableView):
    """The table as a page is told of it: with what was announced in words, and the rounds that are over."""

    announced: Annotated[Announced | None, Meta(description="A card that was shown and waits: somebody may object.")]
    results: list[RoundResult]


class Position(Struct, omit_defaults=True):
    """A game as one seat sees it: what is new to it, what is asked, and what it may answer."""

    n: int
    events: Sequence[PlainEvent | RawEvent]
    asked: int | None = None
    question: str = ""
    legal: list[str] = []
    due: float | None = None
    view: View | None = None
    choices: list[Choice] = []
    ways: list[Passage] = []
    log: list[LogEntry] = []
    ended: Annotated[View | None, Meta(description="The view when the last round ended.")] = None


class LessonTitle(Struct):
    """A lesson in the list."""

    name: str
    feature: str
    title: str


class LessonShelf(Struct):
    """The lessons of a box, or of a kind of extras, in the order in which they are best taken."""

    shelf: str
    lessons: list[LessonTitle]


class LessonScene(Struct, omit_defaults=True):
    """A moment of a lesson.  An answer that is legal and not wanted is told the nudge, an illegal one its reason."""

    position: Position
    wanted: Annotated[dict[str, int], Meta(description="A right answer -> the number of the scene that follows.")] = {}
    whys: Annotated[dict[str, int], Meta(description="What cannot be done -> the number of the reason.")] = {}


class Lesson(Struct):
    """A lesson with everything that can be tried in it, judged beforehand by the engine: it works without a server."""

    name: str
    feature: str
    rules: str
    title: str
    task: str
    nudge: str
    done: str
    points: Annotated[bool, Meta(description="Whether arrows show the answer from the beginning.")]
    names: Annotated[list[str], Meta(description="Of all seats; the reader has the first one, and no name.")]
    scenes: list[LessonScene]
    reasons: list[str]


class LessonSet(Struct):
    """All lessons of a shelf."""

    shelf: str
    lessons: list[Lesson]


class PuzzleTitle(Struct):
    """A puzzle in the list."""

    name: str
    kind: Annotated[Literal["move", "alone", "saboteur"], Meta(description="What is to be found.")]
    grade: Annotated[int, Meta(description="1, easy, to 4, very hard.")]
    title: str
    rules: str
    game: Annotated[str, Meta(description="The box.")]
    players: int
    solved: Annotated[dict[str, float], Meta(description="Level -> how often bots of it find the answer.")]


class PuzzleScene(LessonScene, omit_defaults=True):
    """A moment of a puzzle.  What is legal and not wanted is told what it costs."""

    costs: Annotated[dict[str, int], Meta(description="A wrong answer -> the number of what is said to it.")] = {}
    said: Annotated[str, Meta(description="Why the answer that led here was right; what a move told.")] = ""
    suspicion: Annotated[list[float], Meta(description="Seat -> how suspected by somebody fair who looks on.")] = []


class Puzzle(Struct):
    """A puzzle with everything that can be tried in it, judged beforehand by the engine: it works without a server."""

    name: str
    kind: Literal["move", "alone", "saboteur"]
    grade: int
    rules: str
    title: str
    task: str
    names: list[str]
    faces: list[int]
    seat: Annotated[int | None, Meta(description="The reader's; null: he looks on.")]
    guilty: Annotated[int | None, Meta(description="The saboteur who is to be found.")]
    scenes: Annotated[list[PuzzleScene], Meta(description="In a whodunit one after every move.")]
    reasons: Annotated[list[str], Meta(description="Why something cannot be done.")]
    told: Annotated[list[str], Meta(description="What is said to wrong answers.")]
    solved: Annotated[str, Meta(description="How often bots find the answer, in words.")]


class DayPuzzle(Struct):
    """The whodunit of a day: the same for everybody in this house."""

    day: str
    today: str
    ends_at: float
    puzzle: Puzzle


class GameInfo(Struct):
    """A game that can be played, with its editions and the options that each of them sets."""

    name: str
    title: str
    players: tuple[int, int]
    editions: dict[str, dict[str, str]]
    options: list[OptionInfo]
    modules: list[ModuleInfo]


class PaceInfo(Struct):
    """Seconds for one answer, and how long an absent person is waited for; null: as long as it takes."""

    think: float | None
    away: float | None


class CharacterInfo(Struct):
    """Somebody whom bots play, always with this name, this face and this temper."""

    character: str
    name: str
    face: int
    temper: str


class Games(Struct):
    """What can be played, by whom, and how fast; what can be said at a table is in its handbook."""

    games: list[GameInfo]
    bots: list[str]
    levels: Annotated[list[str], Meta(description="Those of the bots that are company, the gentlest first.")]
    characters: list[CharacterInfo]
    paces: dict[str, PaceInfo]


class Chosen(Struct):
    """Whose answer it was, and the answer if the reader may know it."""

    seat: int
    action: str | None


class Quote(Struct):
    """A phrase that somebody said."""

    seat: int
    phrase: str
    arguments: list[str]


class ReplayStep(Struct):
    """An answer, what it made happen, the table after it, and what was said then; from above with all hands."""

    chosen: Chosen | None
    events: list[PlainEvent]
    view: View
    log: list[LogEntry]
    said: list[Quote]
    hands: list[list[str]] | UnsetType = UNSET


class PointedAt(Struct):
    """Who suspected whom in a round."""

    round: int
    fingers: list[Finger]
    onlookers: list[int]


class Replay(Struct):
    """A finished game, step by step."""

    rules: str
    names: list[str]
    scores: list[int]
    winners: list[int]
    seed: str
    seal: str
    steps: list[ReplayStep]
    pointing: list[PointedAt]
    faces: list[int]


class RoundStory(RoundResult):
    gold: list[int]


class Tallies(Struct):
    """How often a seat did what; `said` counts phrases, `lied` what it said of goals that it knew better."""

    paths: int
    broke: int
    mended: int
    removed: int
    looked: int
    discarded: int
    said: int
    lied: int


class TurningPoint(Struct):
    step: int
    round: int
    seat: int | None
    text: str


class Story(Struct):
    """A finished game in figures."""

    rules: str
    names: list[str]
    faces: list[int]
    scores: list[int]
    winners: list[int]
    rounds: list[RoundStory]
    tallies: list[Tallies]
    turning: list[TurningPoint]
    pointing: list[PointedAt]
    liars: Annotated[list[int], Meta(description="Saboteurs whom the most others trusted to the end.")]
    eyes: Annotated[list[int], Meta(description="Who pointed at saboteurs most often.")]


class ReviewState(Struct):
    """A review, or how far it has come; ask again in a second."""

    state: Literal["working", "ready"]
    done: Annotated[float, Meta(description="0 to 1.")]
    review: Review | None


class StepAnswer(Struct):
    """Something that could have been answered."""

    answer: str
    label: Annotated[str, Meta(description="The same in words.")]


class StepAnswers(Struct):
    """What somebody was asked at a step of a finished game, and could have answered."""

    step: int
    seat: int
    question: str
    given: Annotated[str, Meta(description="What was answered.")]
    answers: Annotated[list[StepAnswer], Meta(description="Everything that was legal, also what was answered.")]


class TrialState(Struct):
    """Another answer that is tried, or how far that has come; ask again in a moment."""

    state: Literal["working", "ready"]
    done: Annotated[float, Meta(description="0 to 1.")]
    trial: ReviewTrial | None


class Share(Struct):
    """So many of so many, with the interval in which the true share lies 95 times of 100; nothing of it if none."""

    hits: int
    count: int
    value: float | None
    low: float | None
    high: float | None


class BoxRecord(Struct):
    """How you did with one box."""

    box: str
    title: str
    games: int
    wins: Annotated[Share | None, Meta(description="Nothing where one plays alone.")]
    gold: int


class RoleRecord(Struct):
    """How you did in one role."""

    role: str
    name: str
    saboteur: bool
    rounds: int
    paid: Annotated[Share, Meta(description="Rounds that brought you gold.")]
    gold: int


class FingerRecord(Struct):
    """How often you pointed at a saboteur, against somebody who points blindly."""

    hits: Share
    blind: Annotated[float, Meta(description="The share that blind pointing would meet in the same rounds.")]
    least: Annotated[float, Meta(description="Rounds in which blind pointing would meet at least this share …")]
    most: Annotated[float, Meta(description="… and less than this.")]


class GameRecord(Struct):
    """A finished game of yours."""

    table: str
    game: int
    at: float
    rules: str
    box: str
    title: str
    seats: int
    people: int
    gold: int
    won: bool
    roles: list[str]
    kept: Annotated[bool, Meta(description="The table is still there, so that its replay can be read.")]


class RatingInfo(Struct):
    """What you are taken for in a role, among people: openskill, per house."""

    role: str
    name: str
    skill: float
    low: float
    high: float
    rounds: int


class MyFame(Struct):
    """Whether you are rated in this house, and how."""

    open: Annotated[bool, Meta(description="This house has a hall of fame.")]
    name: Annotated[str, Meta(description="Under which name you are rated; empty if you do not want to be.")]
    ratings: list[RatingInfo]


class MyRecord(Struct):
    """Your finished games in figures; for you alone."""

    games: int
    counted: Annotated[int, Meta(description="So many of them, the latest, are in the figures.")]
    since: float | None
    gold: int
    wins: Share
    streak: Annotated[int, Meta(description="So many games with others have you won in a row, up to now.")]
    longest: int
    boxes: list[BoxRecord]
    roles: list[RoleRecord]
    pointing: FingerRecord
    fingers: Annotated[list[FingerRecord], Meta(description="The same, by how hard it was.")]
    latest: list[GameRecord]
    fame: MyFame


class JoinFame(Request):
    name: Name


class FameLine(Struct):
    name: str
    skill: float
    low: float
    high: float
    rounds: int
    you: bool


class FameRole(Struct):
    role: str
    name: str
    saboteur: bool
    lines: list[FameLine]


class Fame(Struct):
    """Who stands highest in this house, by role; only those who want to be named."""

    least: Annotated[int, Meta(description="So many rounds in a role are needed.")]
    roles: list[FameRole]


class ExportedRound(Struct):
    role: str
    gold: int
    pointed_right: bool | None
    blind: float


class ExportedGame(Struct):
    table: str
    game: int
    seat: int
    name: str
    at: float
    rules: str
    seats: int
    people: int
    gold: int
    won: bool
    rounds: list[ExportedRound]


class ExportedDay(Struct):
    day: str
    name: str
    points: int
    at: float


class ExportedWords(Struct):
    at: float
    phrase: str
    arguments: list[str]
    chat: str


class ExportedTable(Struct):
    table: str
    names: list[str]
    said: list[ExportedWords]


class MyExport(Struct):
    """Everything that this house keeps of you."""

    guest: str
    made_at: float
    has_phrase: bool
    passkeys: list[PasskeyInfo]
    bells: list[BellInfo]
    fame: MyFame
    games: list[ExportedGame]
    days: list[ExportedDay]
    tables: list[ExportedTable]
    left_out: Annotated[int, Meta(description="Tables whose words are not here, since they are too many.")]


class Farewell(Struct):
    """Everything of you is gone."""

    tables: Annotated[int, Meta(description="At so many tables your name was taken off.")]


class Problem(Struct):
    """Why something was not done (RFC 9457); nothing was changed."""

    type: str
    title: str
    status: int
    detail: str
    key: str
    arguments: list[str] = []


# The admin page


class AdminEnter(Request):
    """The word of a link."""

    word: Annotated[str, Meta(max_length=100)]


class Switch(Request):
    on: bool


class SayNotice(Request):
    text: Text
    language: Word


class AdminTable(Struct):
    """A table as whoever runs the house sees it: nothing of its game."""

    id: str
    code: str
    rules: str
    opened_at: float
    touched_at: float
    state: str
    host: str = ""
    host_name: str = ""
    seats: int = 0
    people: int = 0
    bots: int = 0
    onlookers: int = 0
    chat: bool = False
    hushed: bool = False


class AdminGuest(Struct):
    id: str
    names: list[str]
    seats: int
    hosts: int
    present: bool
    blocked: bool = False


class AdminWorker(Struct):
    id: str
    since: float
    sockets: int
    tables: int
    moves: int
    waiting: int


class AdminAct(Struct):
    at: float
    who: str
    kind: str
    about: str
    text: str


class AdminInfo(Struct):
    who: str
    now: float
    tables: list[AdminTable]
    guests: list[AdminGuest]
    workers: list[AdminWorker]
    counts: dict[str, int]
    chat: bool
    notice: HouseNotice | None
    acts: list[AdminAct]


# Messages of a socket, from the client


class FromClient(Struct, tag_field="do", forbid_unknown_fields=True):
    pass


class Hello(FromClient, tag="hello"):
    """The first message: who you are (unless a cookie or header says it) and how much you have seen.

    Sent again later it asks for everything after `seen` once more.
    """

    seen: Count = 0
    token: Annotated[str, Meta(max_length=200)] = ""
    raw: bool = False
    views: bool = False
    watch: Annotated[bool, Meta(description="Look on, even if you have a seat: for a screen that others see.")] = False
    language: Annotated[str, Meta(max_length=40)] = "en"


class Play(FromClient, tag="play"):
    seen: Count
    action: Text
    id: Count = 0


class Talk(FromClient, tag="say"):
    phrase: Word = ""
    arguments: Annotated[list[Word], Meta(max_length=4)] = []
    chat: Text = ""
    id: Count = 0


class Why(FromClient, tag="why"):
    """Why an action is not possible now."""

    action: Text
    id: Count = 0


class Ready(FromClient, tag="ready"):
    """I have seen how the last round ended, and who I am in this one."""

    id: Count = 0


class Point(FromClient, tag="point"):
    """I suspect this one; when a round is over."""

    whom: SeatNumber
    id: Count = 0


class Ping(FromClient, tag="ping"):
    id: Count = 0


ClientMessage: TypeAlias = Hello | Play | Why | Talk | Ready | Point | Ping


# Messages of a socket, from the server


class FromServer(Struct, tag_field="is", omit_defaults=True):
    pass


class Welcome(FromServer, tag="hello"):
    now: Annotated[float, Meta(description="The server's time, for clients whose clock is wrong.")]
    table: TableInfo
    position: Position | None = None
    said: list[Spoken] = []


class News(FromServer, tag="news"):
    position: Position


class Changed(FromServer, tag="table"):
    table: TableInfo
    due: float | None = None


class Spoken(FromServer, tag="said"):
    seat: int
    at: float
    phrase: str = ""
    arguments: tuple[str, ...] = ()
    chat: str = ""


class Because(FromServer, tag="why"):
    id: int
    text: str


class Done(FromServer, tag="done"):
    id: int


class Refused(FromServer, tag="refused"):
    id: int
    key: str
    detail: str
    arguments: tuple[str, ...] = ()


ServerMessage: TypeAlias = Welcome | News | Changed | Spoken | Because | Done | Refused

read_message = msgspec.json.Decoder(ClientMessage).decode
write_message = msgspec.json.Encoder().encode
