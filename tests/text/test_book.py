"""The rules in words: every sentence states rules that exist, holds at some table, and changes where play does.

Whether a sentence is *true* only a reader can say; these tests see to it that he finds the rule that it states, and
that no module, option or edition is forgotten.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

import pytest

from tests.features.house import lay_out, python
from tests.text.locale_files import Sentence, comments, keys, placeables, selections, sentences
from undermine.games import EXTRAS, GAMES, Extra, Game, RulesError, canonical_text, parse_rules
from undermine.games.option import Option
from undermine.text import LANGUAGES, Words
from undermine.text.book import write_book
from undermine.text.handbook import handbook

RULES = Path(__file__).parents[2] / "docs" / "rules"
SENTENCES = ("book-", "effect-", "task-")
"""How the keys of sentences begin that are texts of their own."""
SPOKEN_FORMS = ("effect", "task")
"""Forms of a card, role or piece that state a rule."""
ID = r"(?:BASE|EXP|CH(?:-GEN|-20\d\d)?|MINI(?:-[A-Z]+)?|VAR(?:-[A-Z]+)?|DUEL|SOLO|CAVE)-A?\d+[a-z]?|[EX]\d+"

SAMPLES = {
    "firstPlayer": ("0",),
    "goalFields": ("entry+centre", "single"),
    "rounds": ("1", "2"),
    "saboteurPayout": ("5/4/3/2",),
    "vetoWindowMs": ("2500",),
    "costumeCell": ("5:2",),
    "partyCell": ("5:2",),
    "goalCells": ("8:-4/8:-2/8:0/8:2/9:4",),
    "chestCells": ("2:2/4:2/6:2/4:-2",),
}
"""Values to try of options that take more than a few words."""

PLAYERS = {"clan": 4}
"""Option -> the number of players to try, where it changes nothing at other tables."""

UNTOLD = dict.fromkeys(("costumeCell", "partyCell", "goalCells", "chestCells"), "everybody sees where it lies")
"""Option -> why no sentence depends on it, although play does."""


def known_ids() -> set[str]:
    return {found for file in RULES.glob("*.md") for found in re.findall(rf"(?:\*\*|\| )({ID})\b", file.read_text())}


def test_every_sentence_names_rules_that_exist() -> None:
    known = known_ids()
    assert {"BASE-1", "BASE-A24", "E9", "CH-2019-3", "MINI-TOLL-1", "CAVE-1"} <= known
    written = comments("en")
    stating = {key.partition(".")[0] for key in keys("en") if key.rpartition(".")[2] in SPOKEN_FORMS}
    stating = {key for key in stating if re.match("card-|role-|piece-", key)} - {"card-hidden"}
    for key in {key for key in written if key.startswith(SENTENCES)} | stating:
        ids = re.findall(rf"(?<![\w-])(?:{ID})(?![\w-])", written[key])
        assert ids, f"{key} names no rule in the comment above it"
        assert set(ids) <= known, f"{key} names rules that do not exist: {sorted(set(ids) - known)}"


def test_the_five_languages_say_the_same_sentences_with_the_same_arguments() -> None:
    english = {sentence.key: _arguments(sentence) for sentence in sentences("en") if _is_told(sentence.key)}
    for language in LANGUAGES:
        said = {sentence.key: _arguments(sentence) for sentence in sentences(language) if _is_told(sentence.key)}
        assert said == english, language


def _is_told(key: str) -> bool:
    return key.startswith(SENTENCES)


def _arguments(sentence: Sentence) -> set[str]:
    return {name for name, _ in (*placeables(sentence.pattern), *selections(sentence.pattern))}


# Tables


def alternatives(option: Option) -> tuple[str, ...]:
    """All values of an option, or some of them."""
    if re.fullmatch(r"[\w/\\-]+(\|[\w/\\-]+)*", option.pattern) and "\\d" not in option.pattern:
        return tuple(re.sub(r"\\", "", option.pattern).split("|"))
    return SAMPLES[option.key]


def told(text: str) -> object:
    """What a reader of English is told about a table, without its name."""
    book = handbook(parse_rules(text), Words("en"))
    return [book[part] for part in ("paragraphs", "cards", "roles", "pieces")]


def tables() -> Iterator[str]:
    """Every game, edition and number of players, modules alone and in pairs, every value of every option."""
    for game in GAMES.values():
        for edition in game.editions:
            yield from (f"{game.name}:{edition} x{players}" for players in game.players)
        for option in game.options:
            yield from (f"{game.name}[{option.key}={value}] x{_players(game)}" for value in alternatives(option))
    for extra in EXTRAS.values():
        for name in extra.games:
            yield from (_text(GAMES[name], extra, players=players) for players in _both_ends(GAMES[name], extra))
            yield from (f"{name}:{edition}+{extra.name} x6" for edition in GAMES[name].editions)
            for option, _ in extra.options:
                for value in alternatives(option):
                    yield _text(GAMES[name], extra, f"{option.key}={value}")
    for one in EXTRAS.values():
        for two in EXTRAS.values():
            for name in one.games:
                yield f"{name}+{one.name}+{two.name} x6"


def _text(game: Game, extra: Extra, option: str = "", players: int = 6) -> str:
    also = "+costume" if option.startswith("bothSites") and extra.name == "party" else ""
    also = "+party" if option.startswith("bothSites") and extra.name == "costume" else also
    return f"{game.name}+{extra.name}{also}{f'[{option}]' if option else ''} x{players}"


def _players(game: Game) -> int:
    return game.players[len(game.players) // 2]


def _both_ends(game: Game, extra: Extra) -> tuple[int, int]:
    counts = [players for players in game.players if players in extra.players]
    return counts[0], counts[-1]


@lru_cache(maxsize=1)
def playable() -> tuple[str, ...]:
    """The tables that the rules allow, each once."""
    found: dict[str, None] = {}
    for text in tables():
        try:
            parse_rules(text)
        except RulesError:
            continue
        found[canonical_text(text)] = None
    assert len(found) > 250
    return tuple(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_book_can_be_read_in_every_language(language: str) -> None:
    words = Words(language)
    for text in playable():
        for chapter in write_book(text).read(words):
            assert chapter["title"] and chapter["lines"], text


class Listening(Words):
    """Words that remember what was asked of them."""

    def __init__(self) -> None:
        super().__init__("en")
        self.asked: set[str] = set()

    def say(self, key: str, /, **values: str | int) -> str:
        self.asked.add(key)
        return super().say(key, **values)


def test_every_sentence_holds_at_some_table() -> None:
    words = Listening()
    for text in playable():
        handbook(parse_rules(text), words)
    assert {key for key in keys("en") if key.startswith((*SENTENCES, "chapter-"))} - words.asked == set()


def test_every_optional_module_changes_the_book() -> None:
    for extra in EXTRAS.values():
        for name in extra.games:
            players = _both_ends(GAMES[name], extra)[0]
            assert told(f"{name} x{players}") != told(f"{name}+{extra.name} x{players}"), (name, extra.name)


def test_every_option_that_changes_play_changes_the_book() -> None:
    """Each pair of values of an option: if a book is the same with both, the option is one of those listed."""
    silent: set[str] = set()
    for game in GAMES.values():
        for option in game.options:
            players = PLAYERS.get(option.key, _players(game))
            texts = [f"{game.name}[{option.key}={value}] x{players}" for value in alternatives(option)]
            silent |= _silent(option, [f"{game.name} x{players}", *texts])
    for extra in EXTRAS.values():
        for name in extra.games:
            for option, _ in extra.options:
                texts = [_text(GAMES[name], extra, f"{option.key}={value}") for value in alternatives(option)]
                silent |= _silent(option, [_text(GAMES[name], extra), *texts])
    assert silent == set(UNTOLD)


def _silent(option: Option, texts: list[str]) -> set[str]:
    books: dict[str, object] = {}
    for text in texts:
        try:
            books[canonical_text(text)] = told(text)
        except RulesError:
            continue
    several = list(books.values())
    return {option.key} if any(one == two for i, one in enumerate(several) for two in several[:i]) else set()


def test_every_edition_has_a_book_of_its_own() -> None:
    for game in GAMES.values():
        books = [told(f"{game.name}:{edition} x{_players(game)}") for edition in game.editions]
        assert all(one != two for i, one in enumerate(books) for two in books[:i]), game.name


VOICE = """
from undermine.text.voice import SEAT, Voice

def write(book):
    book.open_module("whistle", ["whistle"])
    book.say("whistle")
    book.replace("no-border", "whistle-border")

VOICE = Voice(write, reasons={"deaf": (SEAT,)})
"""
WORDS = """
module-whistle = Whistle
book-whistle = Whoever blows it is heard.
book-whistle-border = Nobody digs out of earshot.
reason-deaf = { $name } hears nothing
"""
TOLD = """
from undermine.games import parse_rules
from undermine.text import People, Words, reason_text
from undermine.text.book import write_book
rules, words = parse_rules("base+whistle x3"), Words("lt")
for chapter in write_book(rules.text).read(words):
    print(chapter["key"], *chapter["lines"])
print(reason_text(words, rules, People(("Mia", "Jan", "Eva"), 0), ("deaf", "1")))
"""


def test_a_feature_from_outside_writes_its_part(tmp_path: Path) -> None:
    feature = lay_out(tmp_path)
    (feature / "voice.py").write_text(VOICE)
    (feature / "words").mkdir()
    (feature / "words" / "en.ftl").write_text(WORDS)
    done = python("-c", TOLD, UNDERMINE_FEATURES=str(tmp_path), PYTHONIOENCODING="utf-8")
    lines = done.stdout.splitlines()
    assert done.returncode == 0, done.stderr
    at = lines.index("whistle Whoever blows it is heard.")
    assert lines[at + 1].startswith("end "), "before what comes when a round is over"
    assert "Nobody digs out of earshot." in lines[1] and lines[1].startswith("goals ")
    assert lines[-1] == "Jan hears nothing"
