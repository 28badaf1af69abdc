"""`undermine join` against a real server on loopback: whole games, coming back, a server that dies, refusals."""

from __future__ import annotations

import asyncio
import io
import os
import re
import select
import signal
import socket
import subprocess
import sys
import termios
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TypeAlias

import httpx
import pytest
from rich.console import Console

from undermine.cli.app import main
from undermine.cli.terminal.editor import Editor
from undermine.cli.terminal.name import bot_called, tidy
from undermine.cli.terminal.table_page import about_seats, ask_text, names_at, pace_key
from undermine.cli.terminal.talk import phrase_table, read_phrase, spoken_text
from undermine.cli.terminal.token_file import TokenFile
from undermine.cli.terminal.typed import read_name
from undermine.client.address import read_address
from undermine.client.lobby import Lobby
from undermine.games import parse_rules
from undermine.server.wire import SeatInfo, Spoken, TableInfo
from undermine.talk.phrase import offer
from undermine.text import LANGUAGES, People, Words
from undermine.text.talk import phrase_text

ALWAYS_GOES_ON = ["1", "d"]
"""On a turn: take up card 1 and put it away.  On a question: the first answer, and a `d` that means nothing."""
QUICK = ["--new", "base[rounds=1] x3", "--bots", "2", "--bot-delay", "0"]

PATIENCE = 120
"""Seconds until a server answers; this machine may be busy."""


class Server:
    """A server in a process of its own; it can be killed and started again on its database."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self.url = f"http://127.0.0.1:{self.port}"
        self._database = folder / "tables.sqlite"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        options = ["--host", "127.0.0.1", "--port", str(self.port), "--database", str(self._database), "--no-qr"]
        command = [sys.executable, "-m", "undermine", "serve", "--no-limits", *options]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline and self._process.poll() is None:
            try:
                if httpx.get(f"{self.url}/health", trust_env=False, timeout=PATIENCE).is_success:
                    return
            except httpx.HTTPError:
                time.sleep(0.05)
        self.stop()
        raise AssertionError("the server does not answer")

    def stop(self, number: int = signal.SIGTERM) -> None:
        if self._process is not None:
            self._process.send_signal(number)
            self._process.wait(PATIENCE)
            self._process = None

    def table(self, code: str) -> TableInfo:
        """The table as a stranger sees it."""

        async def find() -> TableInfo:
            async with Lobby(read_address(self.url)) as lobby:
                return await lobby.find(code)

        return asyncio.run(find())


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server"))
    running.start()
    yield running
    running.stop()


Step: TypeAlias = str | Callable[[], None]


class Script:
    """Standard input: lines, and things to do between them in the thread that reads."""

    def __init__(self, steps: Sequence[Step]) -> None:
        self._steps = iter(steps)
        self.error: AssertionError | None = None

    def readline(self) -> str:
        for step in self._steps:
            if isinstance(step, str):
                return f"{step}\n"
            try:
                step()
            except AssertionError as error:
                self.error = error
                return ""
        return ""

    def isatty(self) -> bool:
        return False


class Terminal:
    """Runs the command with a script and gives what it printed."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], home: Path) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys
        self.home = home
        self.out = io.StringIO()
        monkeypatch.setenv("XDG_DATA_HOME", str(home))
        monkeypatch.setenv("COLUMNS", "100")
        for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
            monkeypatch.delenv(name, raising=False)

    def join(self, *arguments: str, lines: Sequence[Step], code: int = 0) -> str:
        self.out = io.StringIO()
        script = Script(lines)
        self.monkeypatch.setattr("sys.stdin", script)
        self.monkeypatch.setattr("sys.stdout", self.out)
        result = main(["join", *arguments])
        if script.error:
            raise script.error
        errors = self.capsys.readouterr().err
        assert result == code, errors
        assert bool(errors) == bool(code)
        return errors if code else self.out.getvalue()

    def wait_for(self, text: str) -> Callable[[], None]:
        """A step of a script: go on when this text has been printed."""

        def wait() -> None:
            deadline = time.monotonic() + PATIENCE
            while text not in self.out.getvalue():
                assert time.monotonic() < deadline, f"{text!r} never came"
                time.sleep(0.01)

        return wait


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Terminal:
    return Terminal(monkeypatch, capsys, tmp_path)


def code_of(out: str) -> str:
    found = re.search(r"code +([A-Z0-9]{6})", out)
    assert found
    return found[1]


def standings(out: str) -> dict[str, int]:
    end = out[out.rindex("The game is over") :]
    return {name: int(total) for name, total in re.findall(r"^ +\d\. +(\w+)(?: \(you\))? +(\d+)", end, re.MULTILINE)}


# Whole games


def test_a_whole_game_through_a_pipe(terminal: Terminal, server: Server) -> None:
    """The standings on the screen are those of the server, and every line was read when it was wanted."""
    lines = ["say hello", "start", *ALWAYS_GOES_ON * 90]
    out = terminal.join(
        server.url, "--new", "base x4", "--bots", "3", "--bot-delay", "0", "--name", "Ada", lines=[*lines]
    )
    for number in (1, 2, 3):
        assert f"Round {number} is over" in out
    table = server.table(code_of(out))
    assert table.state == "over" and table.scores is not None
    assert standings(out) == dict(zip(("Ada", "Flint", "Grit", "Mica"), table.scores, strict=True))
    assert "Ada (you): “hello”" in out and "Time left: 1:" in out
    assert f"undermine join {server.url}/{table.code} --name Ada" in out


def test_a_rematch_is_another_game(terminal: Terminal, server: Server) -> None:
    moves = ALWAYS_GOES_ON * 40
    out = terminal.join(server.url, *QUICK, lines=["start", *moves, "rematch", *moves, "table", "quit"])
    table = server.table(code_of(out))
    assert table.game == 2 and table.state == "over" and table.scores is not None
    first, second = out.split("> rematch")
    assert "Type rematch to play again." in first and "Round 1 is over" in first
    assert sorted(standings(second).values()) == sorted(table.scores)


def test_the_server_dies_in_mid_game_and_the_game_goes_on(terminal: Terminal, server: Server) -> None:
    def die_and_rise() -> None:
        terminal.wait_for("You discarded")()
        server.stop(signal.SIGKILL)
        terminal.wait_for("The connection is lost")()
        server.start()

    moves = ALWAYS_GOES_ON * 40
    out = terminal.join(server.url, *QUICK, lines=["start", *moves[:4], die_and_rise, *moves])
    table = server.table(code_of(out))
    assert "The connection is back." in out
    assert table.game == 1 and table.scores is not None and sorted(standings(out).values()) == sorted(table.scores)


# Coming back


def test_the_same_name_comes_back_to_the_same_seat(terminal: Terminal, server: Server) -> None:
    first = terminal.join(server.url, *QUICK, "--name", "Ada", lines=["start", *ALWAYS_GOES_ON])
    address = f"{server.url}/{code_of(first)}"
    again = terminal.join(address, "--name", "Ada", lines=["log"])
    assert re.search(r"0 Ada \(you\)", again) and "You discarded" in again
    nameless = terminal.join(address.lower(), lines=["log"])
    assert re.search(r"0 Ada \(you\)", nameless), "the last name at this server is the first to try"
    files = list((terminal.home / "undermine" / "guests").iterdir())
    assert [file.stat().st_mode & 0o777 for file in files] == [0o600]


def test_another_name_is_another_person_and_a_token_is_somebody(terminal: Terminal, server: Server) -> None:
    first = terminal.join(server.url, "--new", "base x3", "--name", "Ada", lines=[])
    address = f"{server.url}/{code_of(first)}"
    second = terminal.join(address, "--name", "Bea", "--seat", "2", lines=[])
    assert re.search(r"0 +Ada +\(away\)", second) and re.search(r"2 +Bea \(you\)", second)
    token = TokenFile(terminal.home / "undermine" / "guests").find(server.url, "Ada")
    third = terminal.join(address, "--name", "Nobody", "--token", token, lines=[])
    assert re.search(r"0 +Ada \(you\)", third) and token not in third
    error = terminal.join(address, "--name", "Ada", "--seat", "1", lines=[], code=2)
    assert "you have seat 0 at this table" in error
    terminal.monkeypatch.setenv("XDG_DATA_HOME", str(terminal.home / "another machine"))
    error = terminal.join(address, "--name", "Ada", lines=[], code=2)
    assert "choose another one with --name" in error


def test_a_token_that_the_server_forgot_makes_a_new_guest(terminal: Terminal, server: Server) -> None:
    kept = TokenFile(terminal.home / "undermine" / "guests")
    kept.keep(server.url, "Ada", "1.old.token")
    assert "Ada (you)" in terminal.join(server.url, "--new", "base x3", "--name", "Ada", lines=[])
    assert kept.find(server.url, "Ada") not in ("", "1.old.token")


def test_a_bot_that_stood_in_gives_the_seat_back(terminal: Terminal, server: Server) -> None:
    """Handed over in mid-game by the same guest from elsewhere; the next line takes the seat back."""

    def hand_over() -> None:
        terminal.wait_for("You discarded")()
        kept = TokenFile(terminal.home / "undermine" / "guests")
        token = kept.find(server.url, "Ada")
        key = server.table(code_of(terminal.out.getvalue())).id
        answer = httpx.post(
            f"{server.url}/api/tables/{key}/seats/0/stand-in",
            headers={"authorization": f"Bearer {token}"},
            json={},
            trust_env=False,
        )
        assert answer.is_success
        assert httpx.get(f"{server.url}/api/tables/{key}", trust_env=False).json()["seats"][0]["stand_in"]

    lines: list[Step] = ["start", *ALWAYS_GOES_ON, hand_over, *ALWAYS_GOES_ON, "quit"]
    slow = ["--new", "base x3", "--bots", "2", "--bot-delay", "0.3"]
    out = terminal.join(server.url, *slow, "--name", "Ada", lines=lines)
    assert not server.table(code_of(out)).seats[0].stand_in


# Others at the table


def test_people_talk_each_in_his_own_language(terminal: Terminal, server: Server) -> None:
    """Somebody sits down, talks and goes while the first one waits in the lobby; her words stay hers."""

    def come() -> None:
        found = re.search(r"kód +([A-Z0-9]{6})", terminal.out.getvalue())
        assert found
        code = found[1]

        async def talk() -> None:
            async with Lobby(read_address(server.url)) as bea:
                await bea.become_guest()
                table = await bea.find(code)
                await bea.sit(table.id, 1, "Bea B.")
                await bea.say(table.id, phrase="gold-is-at", arguments=("top",))
                await bea.say(table.id, phrase="distrust", arguments=("0",))
                await bea.say(table.id, chat="\x1b[2J[bold]ahoj")

        asyncio.run(talk())

    lines: list[Step] = [terminal.wait_for("kód"), come, terminal.wait_for("ahoj"), "řekni trust bea b.", "řekni"]
    out = terminal.join(server.url, "--new", "base x3", "--lang", "cs", "--name", "Ada", lines=lines)
    for text in ("Bea B.: “Zlato je nahoře!”", "Bea B.: “Tobě nevěřím.”", "Bea B.: “[2J[bold]ahoj”"):
        assert text in out
    assert "Ada (ty): “Věřím, že Bea B. hraje poctivě.”" in out
    assert "\x1b" not in out


def test_talk_in_a_game_stands_in_the_log(terminal: Terminal, server: Server) -> None:
    lines: list[Step] = ["start", "say good-game", terminal.wait_for("Ada (you): “Good game!”"), "log", "quit"]
    out = terminal.join(server.url, *QUICK, "--name", "Ada", lines=lines)
    page = out[out.rindex("─ What happened ─") :]
    assert "• Ada (you): “Good game!”" in page


def test_a_spectator_sees_the_table_and_no_hand(terminal: Terminal, server: Server) -> None:
    first = terminal.join(server.url, *QUICK, "--name", "Ada", lines=["start", *ALWAYS_GOES_ON])
    out = terminal.join(
        f"{server.url}/{code_of(first)}", "--name", "Eve", "--watch", lines=["role", "1", "log", "pause", "quit"]
    )
    assert "You are watching" in out and "Your hand" not in out and "You are: " not in out
    assert "It is not your turn yet." in out and "Only the host can do this." in out
    assert "Ada discarded a card face down." in out
    assert out.rstrip().endswith("--name Eve --watch")


def test_the_host_fills_seats_pauses_and_goes_on(terminal: Terminal, server: Server) -> None:
    lines = ["start", "bot random", "unbot", "unbot", "bot 7", "bot nobody", "bot all", "sit", "start", "pause", "1"]
    out = terminal.join(server.url, "--new", "base x3", "--bot-delay", "0", lines=[*lines, "d", "resume", "quit"])
    for text in (
        "Some seats are still empty",
        "Nobody of that kind sits there.",
        "There is no such seat.",
        "no bot 'nobody'",
        "That seat is taken.",
        "The game is paused.",
    ):
        assert text in out
    table = server.table(code_of(out))
    assert [seat.kind for seat in table.seats] == ["person", "bot", "bot"] and not table.paused
    assert "Flint" in out and "Grit" in out


# Refusals


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["{url}"], "names no table; write http://HOST:PORT/CODE"),
        (["ftp://x/ABCDEF"], "is no address; write http://HOST:PORT/CODE"),
        (["http://127.0.0.1:notaport/ABCDEF"], "is no address"),
        (["http://127.0.0.1:9/ABCDEF"], "http://127.0.0.1:9 does not answer"),
        (["{url}/ZZZZZZ"], "there is no table with this code"),
        (["{url}/no-such-table-at-all"], "names no table"),
        (["{url}/t/no-such-table-at-all"], "there is no such table"),
        (["{table}", "--name", "Cid"], "no seat is free at this table; watch it with --watch"),
        (["{table}", "--name", "Cid", "--seat", "0"], "seat 0 is taken"),
        (["{table}", "--name", "Cid", "--seat", "9"], "there are seats 0 to 2"),
        (["{table}", "--token", "nonsense"], "this token is not known here"),
        (["{table}", "--new", "base"], "names a table, and --new opens another one"),
        (["{table}", "--bots", "2"], "--bots goes with --new"),
        (["{url}", "--new", "base x3", "--bots", "3"], "this table has 3 seats and one is yours"),
        (["{url}", "--new", "base", "--watch"], "leave --watch out"),
        (["{url}", "--new", "chess"], "no game 'chess'"),
        (["{url}", "--new", "base", "--pace", "warp"], "there is no pace 'warp'"),
        (["{url}", "--new", "base", "--name", "x" * 30], "a nickname has at most 24 letters"),
        (["{table}", "--lang", "xx"], "there are: en, cs, sk, de, lt"),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(
    terminal: Terminal, full_table: str, server: Server, arguments: list[str], message: str
) -> None:
    given = [part.format(url=server.url, table=full_table) for part in arguments]
    error = terminal.join(*given, lines=[], code=2)
    assert error.startswith("undermine: ") and error.count("\n") == 1 and message in error


@pytest.fixture(scope="module")
def full_table(server: Server) -> str:
    """A table without a free seat, where Ada and two bots sit."""

    async def fill() -> str:
        async with Lobby(read_address(server.url)) as ada:
            await ada.become_guest()
            table = await ada.open_table(rules="base x3")
            await ada.sit(table.id, 0, "Ada")
            await ada.seat_bot(table.id, 1, name="Flint")
            await ada.seat_bot(table.id, 2, name="Grit")
            return f"{server.url}/{table.code}"

    return asyncio.run(fill())


# Languages


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_visit_in_every_language(terminal: Terminal, server: Server, language: str) -> None:
    words = Words(language)
    typed = [words.say(f"command-{name}") for name in ("help", "rules", "say", "start", "table", "log", "quit")]
    out = terminal.join(server.url, *QUICK, "--lang", language, lines=[*typed])
    shown = " ".join(out.split())
    for key in ("help-title", "book-aim", "online-title", "phrase-good-game", "online-seat-kept"):
        assert words.say(key)[:40] in shown, key
    # A bot may have broken a tool of ours before our first turn.
    assert any(words.say(key)[:30] in shown for key in ("question-turn", "question-turn.broken")), shown[-400:]
    assert max(map(len, out.splitlines())) <= 130
    if language != "en":
        assert Words("en").say("question-turn") not in out


# A real terminal


@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo terminal")
def test_at_a_terminal_keys_are_read_one_by_one_and_the_terminal_is_given_back(server: Server, tmp_path: Path) -> None:
    """What is being typed survives a redraw; Ctrl-C leaves politely and restores the terminal."""
    above, below = os.openpty()
    before = termios.tcgetattr(below)
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "TERM": "xterm", "LANG": "C", "LC_ALL": ""}
    command = [sys.executable, "-m", "undermine", "join", server.url, *QUICK, "--name", "Ada"]
    process = subprocess.Popen(
        command, stdin=below, stdout=below, stderr=below, env=environment, start_new_session=True
    )
    seen = ""

    def read_until(text: str) -> None:
        nonlocal seen
        start, deadline = len(seen), time.monotonic() + PATIENCE
        while text not in seen[start:]:
            assert time.monotonic() < deadline, (text, seen[start:])
            if select.select([above], [], [], 0.2)[0]:
                seen += os.read(above, 65536).decode(errors="replace")

    try:
        read_until("Type start to begin")
        os.write(above, b"stra\x7f\x7fart\x1b[D")
        read_until("> start")
        os.write(above, b"\n")
        read_until("1:2")  # it is our turn: a clock runs for people only
        os.write(above, "x ěš".encode())
        read_until("x ěš")
        os.write(above, b"\x15role\n")
        read_until("You are: ")
        os.kill(process.pid, signal.SIGINT)
        read_until("undermine join")
        assert process.wait(20) == 0
        assert termios.tcgetattr(below) == before
    finally:
        if process.poll() is None:
            process.kill()
            process.wait()
        os.close(above)
        os.close(below)


# Small parts


def test_typing_a_line() -> None:
    editor = Editor()
    assert editor.feed("3 2,0\n4 Mi") == ["3 2,0"] and editor.text == "4 Mi"
    assert editor.feed("\x7f\x7fžl\x17x\r") == ["4x"]
    assert editor.feed("\x1b[A\x1b[A") == [] and editor.text == "3 2,0"
    assert editor.feed("\x1b[B\n") == ["4x"]
    assert editor.feed("ab\x15\x1b[1;5C\x1bOH\x00\x07q\n") == ["q"]
    assert editor.feed("x\x04") == [] and editor.feed("\x15\x04") == [None]


def test_what_others_wrote_cannot_command_the_terminal() -> None:
    assert tidy("a\x1b[31m\u202eb\r\n\tc") == "a[31mbc"
    assert bot_called("miner", ["Flint", "Mica"]) == "grit:miner"


def test_a_name_of_several_words_is_found_if_it_is_clear() -> None:
    people = People(("Ada L. (you)", "miner 2", "miner 3", "Bot from afar", "7"), 0)
    assert read_name(people, ["miner", "3", "cart"]) == (2, 2)
    assert read_name(people, ["ada"]) == (0, 1) and read_name(people, ["ADA", "l."]) == (0, 2)
    assert read_name(people, ["bot"]) == (3, 1) and read_name(people, ["bot", "from", "afar", "x"]) == (3, 3)
    for unclear in (["miner"], ["7"], ["bo"], []):
        assert read_name(people, unclear)[1] == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_can_be_listed_typed_and_told(language: str) -> None:
    words = Words(language)
    people = People(("Ada", "Bea B.", "Cid"), 0)
    out = io.StringIO()
    rules = parse_rules("base x3")
    Console(file=out, width=100).print(phrase_table(words, people, rules))
    # The reasons for an accusation stand below it.
    lines = [line.strip() for line in out.getvalue().splitlines() if not line.startswith(" ")]
    listed = [re.split(r" {3,}", line) for line in lines]
    assert len(listed) == len(offer(rules))
    for (typed, text), phrase in zip(listed, offer(rules), strict=True):
        found = read_phrase(words, people, rules, typed.split()[1:])
        assert found and found[0] == phrase and phrase_text(words, people, *found) == text
        assert spoken_text(words, people, Spoken(1, 0.0, *found)) == f"Bea B.: “{text}”"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("me", [0, 1, 3])
def test_a_phrase_about_somebody_is_told_to_each_reader(language: str, me: int) -> None:
    """To the one whom it is about as to him, to others with his name; from whichever seat it comes."""
    words, names = Words(language), ("Ann", "Bea", "Cyr", "Dan")
    people = People(names, me)
    for speaker, about in ((1, 3), (3, 1), (2, 0), (0, 2)):
        told = spoken_text(words, people, Spoken(speaker, 0.0, "distrust", (str(about),)))
        assert told.startswith(f"{people.name(speaker)}: “")
        said = told.partition(": “")[2]
        assert (names[about] in said) is (about != me), told
        assert not any(name in said for name in names if name != names[about]), told


def test_talk_that_is_no_phrase_is_free_talk() -> None:
    words, people, rules = Words("en"), People(("Ada", "Bea", "Cid"), 0), parse_rules("base x3")
    for typed in ("3 cards left", "trust", "trust me", "99", "0", "hello", "gold-is-at left", "thanks a lot", "3 A x"):
        assert read_phrase(words, people, rules, typed.split()) is None, typed
    assert read_phrase(words, people, rules, ["TRUST", "1"]) == ("trust", ("1",))
    assert read_phrase(words, people, rules, ["accuse", "Bea", "that", "was", "a", "lie"]) == ("accuse", ("1", "lied"))
    assert read_phrase(words, people, parse_rules("duel x2"), ["trust", "1"]) is None
    assert spoken_text(words, people, Spoken(9, 0.0, "new-phrase", ("x",))) == "?: “new-phrase”"


def test_a_broken_token_file_is_no_token(tmp_path: Path) -> None:
    kept = TokenFile(tmp_path / "guests")
    assert kept.last_name("http://a") == "" and kept.find("http://a", "Ada") == ""
    kept.keep("http://a", "Ada", "t")
    kept.keep("http://b", "Ada", "u")
    assert (kept.find("http://a", "Ada"), kept.find("http://a", "B"), kept.last_name("http://b")) == ("t", "", "Ada")
    for file in (tmp_path / "guests").iterdir():
        file.write_text("{")
    assert kept.find("http://a", "Ada") == ""


def test_the_page_of_a_table_says_who_is_what_and_what_to_do() -> None:
    words = Words("en")
    seats = [
        SeatInfo("person", "Ada", you=True),
        SeatInfo("person", "Bea", present=False),
        SeatInfo("person", "Cid", stand_in="miner"),
        SeatInfo("bot", "Flint", bot="miner"),
        SeatInfo("empty"),
    ]
    table = TableInfo(
        id="x", code="ABCDEF", rules="base x5", pace="later", bot_delay=1, listed=False, chat=True, open_records=False,
        points=True, seats=seats, host=True, seat=0, game=0, state="open", paused=False, resting=None, sequence=1,
        seal="", seed=None, scores=None, winners=None,
    )  # fmt: skip
    assert names_at(words, table) == ["Ada (you)", "Bea", "Cid", "Flint", "seat 4"]
    assert about_seats(words, table) == {1: "(away)", 2: "(a bot plays)", 3: "(bot)", 4: "free"}
    assert pace_key(table) == "pace-none"
    assert "type bot" in ask_text(words, table)
    table.seats.pop()
    assert "Type start" in ask_text(words, table)
    table.host = False
    assert "The host can begin" in ask_text(words, table)
