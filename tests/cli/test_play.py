"""`undermine play` through a pipe: whole games, bad input, secrets, languages, saving."""

from __future__ import annotations

import io
import re
from itertools import cycle
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

from undermine.bots import Bot
from undermine.cli.app import main
from undermine.cli.play import bot_kinds, cast, default_names, rules_text
from undermine.cli.terminal.desk import LEGEND
from undermine.cli.terminal.match import Match, label_of, new_match, split_label
from undermine.cli.terminal.session import Habits, Session
from undermine.core.action import DISCARD, verb_of
from undermine.core.chance import bot_seed
from undermine.core.deal import DECK, GOALS, ROLES, Deal
from undermine.core.engine import open_game, scores
from undermine.core.event import Event
from undermine.core.rules import Rules
from undermine.games import parse_rules
from undermine.notation.action import read_action
from undermine.notation.audit import resume
from undermine.notation.record import read_record, replay
from undermine.text import LANGUAGES, Words
from undermine.views.view import View

ALWAYS_GOES_ON = ["1", "d"]
"""On a turn: take up card 1 and put it away.  On a question: the first answer, and a `d` that means nothing."""
ALSO_PLAYS = ["1", "1", "d", "2", "1", "d"]


class Terminal:
    """Runs the command with lines of input and gives what it printed."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys
        self.width = 100

    def play(self, *arguments: str, lines: list[str], code: int = 0) -> str:
        """Everything on the screen."""
        self.monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        self.monkeypatch.setenv("COLUMNS", str(self.width))
        assert main(["play", *arguments]) == code
        out, errors = self.capsys.readouterr()
        assert (not errors) == (code == 0)
        return out if code == 0 else errors


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    return Terminal(monkeypatch, capsys)


def screens(output: str) -> list[str]:
    """The output cut where a prompt stands."""
    return output.split("\n> ")


# Whole games


@pytest.mark.parametrize("script", [ALWAYS_GOES_ON, ALSO_PLAYS])
def test_a_whole_game_through_a_pipe(terminal: Terminal, tmp_path: Path, script: list[str]) -> None:
    """The standings on the screen are those of the saved truth."""
    file = tmp_path / "game.txt"
    out = terminal.play("base", "--seed", "5", "--pace", "0", "--save", str(file), lines=script * 120)
    state = replay(read_record(file.read_text(encoding="utf-8")))
    assert "The game is over" in out and "--seed 5" in out
    for number in (1, 2, 3):
        assert f"Round {number} is over" in out
    end = out[out.index("The game is over") :]
    shown = {name: int(total) for name, total in re.findall(r"^ +\d\. +(\w+) +(\d+)", end, re.MULTILINE)}
    assert shown == dict(zip(("You", "Flint", "Grit", "Mica", "Slate"), scores(state), strict=True))


def test_the_same_seed_gives_the_same_game(terminal: Terminal) -> None:
    first, again = (terminal.play("--seed", "9", lines=ALWAYS_GOES_ON * 4) for _ in range(2))
    assert first == again
    assert first != terminal.play("--seed", "10", lines=ALWAYS_GOES_ON * 4)


def test_editions_players_seats_names_and_bots(terminal: Terminal) -> None:
    out = terminal.play(
        "base:lt2009 x3", "--seat", "1", "--names", "Ada,Bea,Cid", "--bots", "random,miner", "--seed", "1", lines=[]
    )
    assert re.search(r"0 Ada\b", out) and re.search(r"1 Bea \(you\)", out) and re.search(r"2 Cid\b", out)


def test_the_end_of_input_ends_the_game_politely(terminal: Terminal) -> None:
    out = terminal.play("--seed", "5", lines=[])
    assert out.rstrip().endswith("This game was not saved.")
    assert "There is no more input" in out


def test_at_a_terminal_bots_are_watched_and_the_end_of_a_round_waits() -> None:
    """A person gets to read: every bot's move has a screen, and every round stays until Enter."""
    rules = parse_rules("base[rounds=2] x3")
    names = ("You", "Flint", "Grit")
    match = new_match(rules, "1", 0, names, bot_kinds(rules, 0, None))
    out = io.StringIO()
    lines = cycle(["d 1", "1"])
    console = Console(file=out, width=100, height=50, force_terminal=True, color_system=None)
    habits = Habits(pace=0, save="", labels=names, colour=False, is_live=True, read=lambda _: next(lines))
    Session(match, Words("en"), names, console, habits, 2).run()
    assert out.getvalue().count("Press Enter to go on.") == 2
    assert out.getvalue().count("Flint is thinking") > 10
    assert "The game is over" in out.getvalue()


# Typing


BAD = [
    ("gibberish", "I do not understand “gibberish”"),
    ("99", "You have no card 99; your cards are 1 to 6."),
    ("0", "You have no card 0; your cards are 1 to 6."),
    ("-1", "I do not understand “-1”"),
    ("1 7,7", "That is not possible: it would touch no other card; a corner is not enough."),
    ("1 x,y", "I do not understand “1 x,y”"),
    ("", "Your turn"),
    ("place B-NE", "I do not understand “place B-NE”"),
    ("place B-NESW 1,1", "That is not possible: you have no such card: crossing (B-NESW)."),
    ("play map 0,0", "That is not possible: you have no such card: treasure map."),
    ("take 2", "That is not possible: nobody asked that."),
    ("discard", "Say which card: discard and its number."),
    ("discard 99", "Say which card: discard and its number."),
    ("d 1 2", "Say which card: discard and its number."),
    ("discard map", "That is not possible: you have no such card: treasure map."),
    ("4 You", "That is not possible: you cannot break your own tools."),
    ("5 You", "That is not possible: you have nothing broken that this card could mend."),
    ("6 0,0", "That is not possible: the start and the goals stay where they are."),
    ("6 5,5", "That is not possible: no card lies there."),
    ("save", "Say where: save FILE"),
    ("why", "Say which move: why 3 2,0"),
    ("why 1 99,99", "There is no cell 99,99: both numbers lie from -32 to 31."),
    ("1 99999,0", "There is no cell 99999,0: both numbers lie from -32 to 31."),
    ("", "Your turn"),
    ("place B-XX 1,0", "'B-XX' is no card; did you mean"),
    ("play map", "'play map': write play map X,Y"),
    ("play sabotage-cart 9", "'9' is no seat; write a number from 0 to 4"),
    ("why 1 0,0", "That is not possible: a card lies there already."),
    ("4 Nobody", "I do not understand “4 Nobody”"),
    ("99", "There is no 99 to choose."),
]
"""Seed 5 deals a straight tunnel, a T junction, a dead end, a broken and a mended lantern, a rockfall."""


def test_bad_input_gets_a_sentence_and_changes_nothing(terminal: Terminal, tmp_path: Path) -> None:
    quiet, loud = tmp_path / "quiet.txt", tmp_path / "loud.txt"
    terminal.play("--seed", "5", "--save", str(quiet), lines=["quit"])
    out = terminal.play("--seed", "5", "--save", str(loud), lines=[*(typed for typed, _ in BAD), "quit"])
    assert loud.read_text(encoding="utf-8") == quiet.read_text(encoding="utf-8")
    seen = screens(out)
    assert len(seen) == len(BAD) + 2
    for (typed, answer), screen in zip(BAD, seen[1:], strict=False):
        assert answer in screen, typed


def test_an_illegal_move_and_why_explain_themselves(terminal: Terminal) -> None:
    """Seed 5: card 1 is an upright straight tunnel, a crossing lies at 1,0."""
    out = terminal.play(
        "--seed", "5", lines=["1 2,0", "why place B-NS 2,0", "why 1 0,1", "why 1 1,0", "place B-NW 2,0"]
    )
    seen = screens(out)
    reason = "the rock on its left would block its neighbour's tunnel"
    assert f"That is not possible: {reason}." in seen[1]
    assert f"That is not possible: {reason}." in seen[2]
    assert "That is possible." in seen[3]
    assert "a card lies there already" in seen[4]
    assert "you have no such card: curve (B-NW)" in seen[5]


def test_the_places_of_a_card_have_numbers(terminal: Terminal) -> None:
    """Seed 5: card 2 is a T junction; where it fits both ways two numbers stand."""
    out = terminal.play("--seed", "5", lines=["2", "5"])
    chosen, after = screens(out)[1:3]
    assert "3/4" in chosen and "Both ways fit" in chosen
    assert "1) ┳ 0,-1" in chosen and "5) ┻ 2,0 upright" in chosen
    assert "You laid a T junction at 2,0." in after


def test_short_forms_and_full_notation_do_the_same(terminal: Terminal) -> None:
    """Seed 5: card 4 breaks a lantern, card 2 is a T junction."""
    for script in (["4 Flint"], ["4 flint"], ["play sabotage-lantern 1"], ["4", "1"], ["PLAY sabotage-lantern Flint"]):
        assert "You broke Flint's lantern." in terminal.play("--seed", "5", lines=script)
    for script in (["2 2,0 t"], ["place B-NEW 2,0 turned"], ["B-NEW 2,0 turned"], ["place 2 2,0 t"]):
        out = terminal.play("--seed", "5", lines=script)
        assert "You laid a T junction at 2,0." in out
    for script in (["d 2"], ["discard B-NEW"], ["2", "d"], ["discard 2"]):
        assert "You discarded a T junction." in terminal.play("--seed", "5", lines=script)


def test_a_short_form_turns_a_card_that_fits_only_turned(terminal: Terminal) -> None:
    """Seed 5: above the start the T junction fits only upside down."""
    assert "You laid a T junction at 0,-1." in terminal.play("--seed", "5", lines=["2 0,-1"])
    assert "That is not possible" in terminal.play("--seed", "5", lines=["place B-NEW 0,-1"])


def test_commands_in_the_language_of_the_player(terminal: Terminal) -> None:
    out = terminal.play(
        "--seed", "5", "--lang", "cs", lines=["pomoc", "pravidla", "záznam", "proč 1 1,1", "odlož 1", "konec"]
    )
    for text in (
        "Co se dá napsat",
        "Jste trpaslíci v dole.",
        "Co se stalo",
        "To jde.",
        "Odkládáš rovnou chodbu",
        "zhasínají",
    ):
        assert text in out


# Secrets


def test_the_role_is_hidden_until_asked_for(terminal: Terminal) -> None:
    roles = re.compile("You are: |gold digger|saboteur", re.IGNORECASE)
    seen = screens(terminal.play("--seed", "5", lines=["1", "", "role", "", "d 1"]))
    shown = [bool(roles.search(screen)) for screen in seen]
    assert shown == [False, False, False, True, False, False, False]


class Scripted:
    """A bot that does what the test says: a move in words, or puts its lowest card away."""

    def __init__(self, moves: list[str]) -> None:
        self.moves = moves

    def see(self, events: list[Event]) -> None:
        """It knows already what it will do."""

    def choose(self, view: View, actions: list[int]) -> int:
        move = self.moves.pop(0) if self.moves else ""
        if move:
            return read_action(view.rules, move)
        return next((action for action in actions if verb_of(action) == DISCARD), actions[0])


MINE = ["B-EW", "B-NESW", "map", "sabotage-cart", "rockfall", "B-NS"]
SHOWN_BY_MIA = ["B-EW", "sabotage-lantern"]
SHOWN_BY_JAKUB = ["map", "B-NEW"]
DRAWN_BY_ME = ["B-NE", "B-NW", "map", "rockfall"]


MOVES_OF_MIA = ("place B-EW 2,0", "", "play sabotage-lantern 2")


def told(
    hidden: tuple[list[str], list[str]],
    roles: str,
    goals: list[str],
    lines: list[str],
    mine: list[str],
    moves: tuple[str, ...] = MOVES_OF_MIA,
) -> str:
    """The screens of seat 0 in a game of three with this deal; the bots play what everybody can see."""
    rules = parse_rules("base x3")
    rest = [rules.names[card] for card in rules.cards]
    for card in (*mine, *SHOWN_BY_MIA, *SHOWN_BY_JAKUB, *hidden[0], *hidden[1], *DRAWN_BY_ME):
        rest.remove(card)
    theirs = iter(rest if roles[1] == "s" else reversed(rest))
    deck = [*mine, *SHOWN_BY_MIA, *hidden[0], *SHOWN_BY_JAKUB, *hidden[1]]
    for card in DRAWN_BY_ME:
        deck += [card, next(theirs), next(theirs)]
    deck += list(theirs)
    words = {"d": "digger", "s": "saboteur"}
    deal = Deal(
        {
            DECK: [rules.code[name] for name in reversed(deck)],
            ROLES: [rules.role_names.index(words[letter]) for letter in roles],
            GOALS: [rules.goal_names.index(f"B-goal-{name}") for name in goals],
        },
        first=0,
    )
    bots: dict[int, Bot] = {
        1: Scripted(list(moves)),
        2: Scripted(["play map 8,-2", "place B-NEW 3,0"]),
    }
    names = ("You", "Flint", "Grit")
    match = Match(open_game(rules, "x", deal), "x", 0, names, bots)
    out = io.StringIO()
    typed = iter(lines)

    def read(prompt: str) -> str:
        out.write(prompt)
        line = next(typed, None)
        if line is None:
            raise EOFError
        return line

    console = Console(file=out, width=100, color_system="truecolor", force_terminal=True, highlight=False, height=50)
    habits = Habits(pace=0, save="", labels=names, colour=True, is_live=False, read=read)
    Session(match, Words("en"), names, console, habits, 3).run()
    return out.getvalue()


LINES = ["role", "B-EW 1,0", "help", "map 8,0", "log", "rules", "sabotage-cart Flint", "why B-NS 0,1", "log"]
ONE = (["B-NESW", "B-NS", "map", "repair-cart"], ["B-d-N", "rockfall", "repair-lantern", "B-NES"])
TWO = (["B-d-NE", "B-d-E", "repair-pickaxe", "B-NW"], ["sabotage-cart", "B-NES", "B-d-NESW", "repair-cart"])


def test_what_a_seat_cannot_know_does_not_change_a_byte_on_its_screen() -> None:
    """Other hands, other draws, other roles, other goals at top and bottom: the same screens with all their colours."""
    one = told(ONE, "dsdd", ["gold", "stone-NE", "stone-NW"], LINES, MINE)
    two = told(TWO, "ddsd", ["stone-NW", "stone-NE", "gold"], LINES, MINE)
    assert one == two
    assert "Grit looked at the top goal." in one and "You looked at the middle goal: only rock." in one
    assert "Flint discarded a card face down." in one


def test_what_a_seat_knows_does_change_its_screen() -> None:
    """The control of the test above: own role, own hand and an own look at a goal are on the screen."""
    usual = told(ONE, "dsdd", ["gold", "stone-NE", "stone-NW"], LINES, MINE)
    assert told(ONE, "sddd", ["gold", "stone-NE", "stone-NW"], LINES, MINE) != usual
    assert told(ONE, "dsdd", ["stone-NE", "gold", "stone-NW"], LINES, MINE) != usual
    assert told(ONE, "dsdd", ["gold", "stone-NE", "stone-NW"], LINES, [*MINE[:5], "B-EW"]) != usual


def test_a_broken_tool_is_named_when_a_tunnel_is_chosen() -> None:
    """BASE-31: the card fits well, but nobody digs with a broken lantern; an action card can be played."""
    goals = ["gold", "stone-NE", "stone-NW"]
    out = told(ONE, "dsdd", goals, ["discard map", "1", "", "rockfall"], MINE, ("play sabotage-lantern 0",))
    chosen = re.sub(r"\x1b\[[0-9;]*m", "", out)
    assert "You cannot dig, for something of yours is broken: lantern. Type d to discard the card" in chosen
    assert chosen.count("You cannot dig, for something") == 1 and "✕lantern" in chosen


def test_a_newly_drawn_card_has_a_star_until_the_next_card_is_played(terminal: Terminal) -> None:
    """Seed 5: the hand is sorted anew, and the map that is drawn becomes the sixth card."""
    seen = screens(terminal.play("--seed", "5", lines=["1 0,1"]))
    assert "*" not in seen[0]
    assert re.search(r"^1 .* 6\* *$", seen[1], re.MULTILINE)


def test_the_stack_of_gold_is_counted(terminal: Terminal) -> None:
    """As many as there are to choose from; of those that are alike there is one line."""
    outs = (terminal.play("--seed", str(seed), lines=ALWAYS_GOES_ON * 20) for seed in range(1, 40))
    asked = next(
        screen
        for out in outs
        for screen in screens(out)
        if re.search(r"Choose your gold card.*\Z", screen) and "(×2)" in screen
    )
    lines = re.findall(r"^\d\) \d nuggets?(?: \(×(\d)\))?", asked, re.MULTILINE)
    assert f"{sum(int(times or 1) for times in lines)} gold cards lie in the stack." in asked


def test_the_card_left_over_is_shown_at_the_end_of_a_round(terminal: Terminal, tmp_path: Path) -> None:
    """BASE-A29: it is the one that the role deck has and nobody had."""
    file = tmp_path / "game.txt"
    out = terminal.play("base[rounds=1] x3", "--seed", "5", "--save", str(file), lines=ALWAYS_GOES_ON * 40)
    state = replay(read_record(file.read_text(encoding="utf-8")))
    names = {1: "gold digger", 2: "saboteur"}
    end = out[out.index("Round 1 is over") :]
    assert re.search(rf"^left over +{names[int(state.aside[0])]}\b", end, re.MULTILINE)


def test_gold_of_others_is_counted_and_not_valued(terminal: Terminal) -> None:
    """BASE-69: only the own gold has a worth in the second round."""
    out = terminal.play("--seed", "1", lines=ALWAYS_GOES_ON * 20)
    second = next(screen for screen in screens(out) if "Round 2 of 3" in screen)
    rows = re.findall(r"\d (You|Flint|Grit|Mica|Slate) [^\n]*?(\d) +(\d \(=\d\)|\d|·)", second)
    assert len(rows) == 5
    assert all(("=" in gold) == (name == "You") for name, _, gold in rows)


# Languages and widths


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_starts_in_every_language(terminal: Terminal, language: str) -> None:
    out = terminal.play("--seed", "5", "--lang", language, lines=["1", "d", "help", "rules", "quit"])
    words = Words(language)
    for key in ("question-turn", "help-title", "book-aim", "say-bye", "table-hand"):
        assert words.say(key)[:40] in " ".join(out.split()), key
    if language != "en":
        assert Words("en").say("question-turn") not in out


def test_the_language_of_the_system_is_taken(terminal: Terminal) -> None:
    terminal.monkeypatch.setenv("LANG", "lt_LT.UTF-8")
    assert Words("lt").say("question-turn") in terminal.play("--seed", "5", lines=[])


@pytest.mark.parametrize("width", [80, 100, 140])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_is_wider_than_the_terminal(terminal: Terminal, language: str, width: int) -> None:
    """Ten players have the longest list of seats; the table keeps its corners."""
    terminal.width = width
    out = terminal.play("--players", "10", "--seed", "3", "--lang", language, lines=["1", "1", *ALWAYS_GOES_ON * 5])
    assert max(cell_len(line) for line in out.splitlines()) <= width
    assert out.count("╔═") >= 3


def test_without_colour_nothing_but_text_is_printed(terminal: Terminal) -> None:
    out = terminal.play("--no-colour", "--seed", "5", lines=["1", "1"])
    assert "\x1b" not in out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [3, 5, 10])
def test_in_a_small_window_nothing_scrolls_away_on_ones_own_turn(language: str, seats: int) -> None:
    """80 columns and 24 lines: header, table, hand, question and prompt are seen at once, with the hint to `role`."""
    words = Words(language)
    rules = parse_rules(f"base x{seats}")
    kinds = cast(bot_kinds(rules, 0, None))
    names = default_names(kinds, words.say("table-you"))
    match = new_match(rules, "5", 0, names, kinds)
    out = io.StringIO()
    lines = iter(["d 1", "d 1", "1", "", "help", "", "rules"])

    def read(prompt: str) -> str:
        out.write(prompt)
        line = next(lines, None)
        if line is None:
            raise EOFError
        return line

    console = Console(file=out, width=80, height=24, force_terminal=True, color_system=None)
    habits = Habits(pace=0, save="", labels=names, colour=False, is_live=True, read=read)
    Session(match, words, names, console, habits, 3).run()
    asked = [screen for screen in re.split(r"(?:\x1b\[[0-9;]*[A-Za-z])+", out.getvalue()) if screen.endswith("> ")]
    hint = words.say("role-hidden", command=words.say("command-role")).split()[0]
    header = words.say("table-turn", who="you", name="")
    turns = [screen for screen in asked if header in screen]
    assert len(turns) >= 4 and hint in turns[0]
    assert all("UNDERMINE" in screen.splitlines()[0] for screen in turns[:2])
    assert all("UNDERMINE" in "\n".join(screen.splitlines()[-24:]) for screen in turns)
    assert all(len(screen.splitlines()) <= 24 for screen in asked), max(asked, key=lambda s: s.count("\n"))


@pytest.mark.parametrize("page", ["help", "rules"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_help_and_rules_explain_the_signs(terminal: Terminal, language: str, page: str) -> None:
    out = " ".join(terminal.play("--seed", "5", "--lang", language, lines=[page]).split())
    words = Words(language)
    for sign, key in LEGEND:
        assert f"{' '.join(sign.split())} {words.say(f'legend-{key}')}" in out


@pytest.mark.parametrize(("game", "is_there"), [("base", True), ("cave", True), ("duel", False), ("solo", False)])
def test_help_tells_of_the_role_where_there_are_roles(terminal: Terminal, game: str, is_there: bool) -> None:
    out = terminal.play(game, "--seed", "5", lines=["help"])
    assert (Words("en").say("help-role.about")[:20] in out) == is_there
    assert Words("en").say("help-log.about")[:20] in out


# Saving


def test_a_new_game_never_takes_the_place_of_a_file(terminal: Terminal, tmp_path: Path) -> None:
    old, thesis, folder = tmp_path / "old.txt", tmp_path / "thesis.txt", tmp_path / "folder"
    terminal.play("--seed", "5", "--save", str(old), lines=["d 1", "quit"])
    thesis.write_text("Ten years of work.", encoding="utf-8")
    folder.mkdir()
    before = old.read_bytes()
    for file, message in (
        (old, f"--save {old}: another game is saved there; go on with it by --load {old} --save {old}, or choose"),
        (thesis, f"--save {thesis}: not saved, for another file has that name; choose another name."),
        (folder, f"--save {folder}: not saved, for that is a folder; name a file."),
        (tmp_path / "no" / "such.txt", "not saved, for there is no such folder."),
    ):
        error = terminal.play("--seed", "5", "--save", str(file), lines=["quit"], code=2)
        assert message in error and error.count("\n") == 1 and "Errno" not in error
    assert message in terminal.play("--load", str(old), "--save", str(file), lines=["quit"], code=2)
    assert old.read_bytes() == before and thesis.read_text(encoding="utf-8") == "Ten years of work."
    assert sorted(path.name for path in tmp_path.iterdir()) == ["folder", "old.txt", "thesis.txt"]


def test_save_replaces_only_what_this_game_has_written(terminal: Terminal, tmp_path: Path) -> None:
    thesis, mine = tmp_path / "thesis.txt", tmp_path / "mine.txt"
    thesis.write_text("Ten years of work.", encoding="utf-8")
    lines = [f"save {thesis}", f"save {mine}", "d 1", f"save {mine}", "quit"]
    out = terminal.play("--seed", "5", lines=lines).replace("\n", "")
    assert f"{thesis}: not saved, for another file has that name" in out
    assert out.count(f"Saved to {mine}.") == 2 and f"--load {mine} --save {mine}" in out
    assert thesis.read_text(encoding="utf-8") == "Ten years of work."
    assert len(read_record(mine.read_text(encoding="utf-8")).actions) > 1


def test_a_save_that_fails_on_the_way_is_told_and_the_game_goes_on(tmp_path: Path) -> None:
    """Somebody else writes to the file; it is left to him, and the person hears of it on every screen."""
    file = tmp_path / "game.txt"
    rules = parse_rules("base x3")
    names = ("You", "Flint", "Grit")
    match = new_match(rules, "1", 0, names, bot_kinds(rules, 0, "random"))
    out = io.StringIO()
    typed = iter(["d 1", "d 1", "quit"])

    def read(prompt: str) -> str:
        out.write(prompt)
        file.write_text("not a game", encoding="utf-8")
        return next(typed)

    console = Console(file=out, width=200)
    habits = Habits(pace=0, save=str(file), labels=names, colour=False, is_live=False, read=read)
    Session(match, Words("en"), names, console, habits, 3).run()
    first, *rest = screens(out.getvalue())
    assert "not saved" not in first and len(rest) == 3
    assert all("game.txt: not saved, for another file has that name" in screen for screen in rest)
    assert "See you!" in rest[-1] and file.read_text(encoding="utf-8") == "not a game"


class Impatient(Scripted):
    """A bot during whose thoughts the person presses Ctrl-C."""

    def choose(self, view: View, actions: list[int]) -> int:
        raise KeyboardInterrupt


def test_ctrl_c_while_a_bot_thinks_is_a_goodbye(tmp_path: Path) -> None:
    file = tmp_path / "a game.txt"
    rules = parse_rules("base x3")
    names = ("You", "Flint", "Grit")
    match = Match(open_game(rules, "1", Deal({}, first=0)), "1", 0, names, {1: Impatient([]), 2: Scripted([])})
    out = io.StringIO()
    console = Console(file=out, width=200)
    habits = Habits(pace=0, save=str(file), labels=names, colour=False, is_live=False, read=lambda _: "d 1")
    Session(match, Words("en"), names, console, habits, 3).run()
    assert "See you!" in out.getvalue() and f"--load '{file}' --save '{file}'" in out.getvalue()
    assert len(resume(read_record(file.read_text(encoding="utf-8"))).log) > 0


def test_a_binary_file_is_refused_by_its_name(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "bin"
    file.write_bytes(b"\xff\xfe\x00\x01")
    assert f"undermine: {file}: this is no text file" in terminal.play("--load", str(file), lines=[], code=2)
    file.write_text("no game\n", encoding="utf-8")
    assert f"undermine: {file}: line 1: " in terminal.play("--load", str(file), lines=[], code=2)


def test_a_saved_game_goes_on_where_it_stopped(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    out = terminal.play("--seed", "5", "--save", str(file), lines=["1 0,1", "1", "d", "quit"])
    assert f"undermine play --load {file} --save {file}" in out
    assert [path.name for path in tmp_path.iterdir()] == ["game.txt"]
    before = read_record(file.read_text(encoding="utf-8"))
    assert before.players == (
        "You", "Flint [flint:miner]", "Grit [grit:miner]", "Mica [mica:miner]", "Slate [slate:miner]",
    )  # fmt: skip
    again = terminal.play("--load", str(file), lines=["log"])
    assert "You laid a straight tunnel at 0,1." in again
    rest = terminal.play("--load", str(file), "--save", str(file), "--lang", "de", lines=ALWAYS_GOES_ON * 120)
    assert "Das Spiel ist aus" in rest and re.search(r"0 Du\b", rest) and "You" not in rest
    after = read_record(file.read_text(encoding="utf-8"))
    assert after.log[: len(before.log)] == before.log and len(after.log) > len(before.log)


def test_save_as_a_command(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "now.txt"
    out = terminal.play("--seed", "5", lines=[f"save {file}", f"save {tmp_path / 'no' / 'such.txt'}", "quit"])
    joined = "".join(out.split())
    assert f"Savedto{file}." in joined and "notsaved,forthereisnosuchfolder." in joined
    assert read_record(file.read_text(encoding="utf-8")).seed == "5"


def test_a_game_that_is_over_shows_its_end(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    terminal.play("base[rounds=1]", "--seed", "5", "--save", str(file), lines=ALWAYS_GOES_ON * 40)
    assert "The game is over" in terminal.play("--load", str(file), lines=[])


def test_a_broken_save_file_is_refused(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    terminal.play("--seed", "5", "--save", str(file), lines=["quit"])
    file.write_text(file.read_text(encoding="utf-8").replace("Flint", "Eve"), encoding="utf-8")
    assert "checksum" in terminal.play("--load", str(file), lines=[], code=2)


# Options


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--lang", "xx"], "there are: en, cs, sk, de, lt"),
        (["--bots", "nobody"], "no bot 'nobody'"),
        (["--bots", "miner,miner"], "--bots names 2 bots; name one for all, or 4"),
        (["--seat", "5"], "--seat 5: the seats of this game are 0 to 4"),
        (["--names", "A,B"], "--names has 2 names; this table has 5 seats"),
        (["--names", "A,B,C,D,d"], "two seats have the same name"),
        (["--names", "A,B,C,D,E E"], "'E E' is no name here"),
        (["base x4", "--players", "4"], "the number of players is said twice"),
        (["base:de", "--edition", "de"], "the edition is said twice"),
        (["--players", "2"], "3 to 10 players, not 2"),
        (["chess"], "no game 'chess'"),
        (["--load", "no-such-file"], "no-such-file: there is no such file"),
        (["base", "x4"], "rules of several words need quotes around them: 'base x4'"),
        ([""], "rules: the text is empty"),
        (["--lang", ""], "no words in the language ''; there are: en"),
        (["--seed", ""], "--seed '': write printable text in one line"),
        (["--seed", "a\nb"], "--seed 'a\\nb': write printable text in one line"),
        (["--seed", "a\x1b[2J"], "--seed 'a\\x1b[2J': write printable"),
        (["--bots", ""], "--bots: the text is empty"),
        (["--edition", ""], "--edition: the text is empty"),
        (["--save", ""], "--save: the text is empty"),
        (["--load", ""], "--load: the text is empty"),
        (["base", "--load", "x", "--seed", "1"], "a saved game brings its own rules, seed"),
    ],
)
def test_a_wrong_option_is_refused_in_one_line(terminal: Terminal, arguments: list[str], message: str) -> None:
    error = terminal.play(*arguments, lines=[], code=2)
    assert error.startswith("undermine: ") and error.count("\n") == 1 and message in error


def test_rules_text_is_completed() -> None:
    assert rules_text("base", None, None) == "base x5"
    assert rules_text("base[rounds=1]", 7, "de") == "base:de[rounds=1] x7"
    assert rules_text("base:de[rounds=1] x4", None, None) == "base:de[rounds=1] x4"


def test_seats_of_bots_and_person() -> None:
    rules = parse_rules("base x4")
    assert bot_kinds(rules, 2, "miner,random,miner") == ("miner", "random", "", "miner")
    kinds = cast(bot_kinds(rules, 2, "miner,flint:sly,gentle"))
    assert kinds == ("grit:miner", "flint:sly", "", "mica:gentle")
    assert default_names(kinds, "You") == ("Grit", "Flint", "You", "Mica")
    with pytest.raises(ValueError, match="only one of each"):
        cast(("flint", "flint:sly"))
    for label in ("Flint [miner]", "Anna"):
        assert label_of(*split_label(label)) == label


def test_bots_have_the_same_dice_as_in_every_other_command(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = parse_rules("base x3")
    given: dict[int, int] = {}

    def noting(name: str, seat: int, rules: Rules, dice: int) -> Bot:
        given[seat] = dice
        return Scripted([])

    monkeypatch.setattr("undermine.cli.terminal.match.make", noting)
    new_match(rules, "seven", 1, ("Flint", "You", "Grit"), bot_kinds(rules, 1, None))
    assert given == {seat: bot_seed("seven", seat) for seat in (0, 2)}


def test_a_match_tells_its_person_projected_events_only() -> None:
    """No event that leaves the match holds a secret of another seat."""
    rules = parse_rules("base x3")
    match = new_match(rules, "1", 0, ("You", "Flint", "Grit"), bot_kinds(rules, 0, "random"))
    news = match.news()
    assert news and all(not any(secret) for _, eyes, _, secret in news if not eyes & 1)
    assert match.news() == []


# Alone


def test_a_hint_can_be_played_as_it_stands(terminal: Terminal) -> None:
    """What a bot would do is told in notation, and typing it is a move."""
    first = terminal.play("solo", "--seed", "7", "--pace", "0", lines=["hint", "quit"])
    said = Words("en").say("say-hint", action="|", reason="").partition("|")[0]
    assert said in first
    action = first.partition(said)[2].partition(".")[0].strip()
    assert action.split()[0] in {"place", "play", "discard", "shed"}
    after = terminal.play("solo", "--seed", "7", "--pace", "0", lines=[action, "quit"])
    assert after.count("\n> ") == 2 and Words("en").say("say-unknown", words=action, command="help") not in after


@pytest.mark.parametrize("rules", ["base x4", "cave x4", "duel"])
def test_a_hint_against_bots_says_why(terminal: Terminal, rules: str) -> None:
    said = Words("en").say("say-hint", action="|", reason="").partition("|")[0]
    _, _, hint = terminal.play(rules, "--seed", "7", "--pace", "0", lines=["hint", "quit"]).partition(said)
    assert len([part for part in hint.split("\n▸")[0].replace("\n", " ").split(". ") if part.strip()]) >= 2


def test_bots_talk_and_understand_phrases_but_not_words(terminal: Terminal) -> None:
    words = Words("en")
    table = ("base x5", "--seed", "3", "--pace", "0")
    out = terminal.play(*table, lines=["say 1 top", "say hello", "quit"])
    assert "“The gold is at the top!”" in out and "Grit: “" in out
    assert words.say("say-phrases-only", command="say") in out.replace("\n", " ")
    silent = terminal.play(*table, "--no-talk", lines=["say 1 top", "quit"])
    assert "“The gold is at the top!”" in silent and "Grit: “" not in silent


@pytest.mark.parametrize("rules", ["duel", "solo"])
def test_a_game_without_roles_promises_none(terminal: Terminal, rules: str) -> None:
    """No line above the question invites to peek, and who asks for a role all the same is answered."""
    words = Words("en")
    out = terminal.play(rules, "--seed", "7", "--pace", "0", lines=["role", "quit"])
    assert words.say("role-none") in out and words.say("role-hidden", command="role") not in out


def test_pictures_in_the_hand_speak_the_language_of_the_table(terminal: Terminal) -> None:
    """A card that has no word of its own for its picture shows its short name, cut to the width of the picture."""
    out = terminal.play("expansion x6", "--seed", "3", "--lang", "de", "--pace", "0", lines=["ende"])
    assert "Gefäng." in out and "prison" not in out
