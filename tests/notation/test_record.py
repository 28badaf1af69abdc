from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.chooser import choose
from tests.form import examples
from tests.notation.plays import facts, moods, mutate, play_on, played, rules_texts, seeds
from undermine.core.chance import Dice, seal_of
from undermine.core.deal import GOALS, ROLES, Deal
from undermine.core.engine import is_over, legal_actions, open_game, scores, to_act
from undermine.games import EXTRAS, RulesError, parse_rules
from undermine.games.base import BASE
from undermine.notation.audit import Difference, audit, resume
from undermine.notation.error import NotationError
from undermine.notation.event import write_event
from undermine.notation.record import Record, Said, checksum, read_record, record_of, replay, write_record

GOLDEN = sorted((Path(__file__).parent.parent / "golden").glob("*.record"))
LIMIT = 60_000
CHANCE = ("key", "words", "drawn", "dice_a", "dice_b")  # what folding does not know


def signed(text: str) -> str:
    """The text with a checksum that fits, as a skilled forger would write it."""
    above = text[: text.index("checksum")]
    return f"{above}checksum {checksum(above)}\n"


def text_of(rules: str = "base:de[rounds=1] x3", seed: str = "21", answers: int = 1000) -> str:
    return write_record(record_of(played(rules, seed, "mixed", answers), seed))


@examples(12)
@given(rules_texts, seeds, moods, st.integers(0, 200))
def test_records_read_back_replay_and_agree(text: str, seed: str, mood: str, answers: int) -> None:
    run = played(text, seed, mood, answers)
    record = record_of(run, seed, tuple(f"player of seat {seat}" for seat in range(int(run.rules.seats))))
    words = write_record(record)
    again = read_record(words)
    assert again == record
    assert write_record(again) == words
    assert again.places() == record.places()
    folded, truth = facts(replay(again)), facts(run.state)
    assert {key for key in truth if folded[key] != truth[key]} <= set(CHANCE)
    assert audit(again) is None


@examples(8)
@given(rules_texts, seeds, st.integers(0, 90))
def test_a_saved_game_goes_on_as_if_it_had_never_stopped(text: str, seed: str, answers: int) -> None:
    run = played(text, seed, "mixed", answers)
    saved = resume(read_record(write_record(record_of(run, seed))))
    assert facts(saved.state) == facts(run.state)
    assert saved.log == run.log
    play_on(run, Dice(5), "mixed")
    play_on(saved, Dice(5), "mixed")
    assert saved.log == run.log
    assert write_record(record_of(saved, seed)) == write_record(record_of(run, seed))


@pytest.mark.parametrize("players", [3, 5, 10])
def test_a_game_of_three_rounds_is_small(players: int) -> None:
    for mood in ("random", "mixed"):
        run = played(f"base x{players}", "7", mood)
        assert is_over(run.state)
        assert len(write_record(record_of(run, "7")).encode()) < LIMIT


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_golden_games_are_what_the_rules_give(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = read_record(text)
    assert write_record(record) == text
    assert audit(record) is None
    assert is_over(replay(record))


def test_there_is_a_golden_game_for_every_edition_and_every_kind_of_answer() -> None:
    texts = [path.read_text(encoding="utf-8") for path in GOLDEN]
    for edition in ("cs20", "de", "lt2009"):
        assert any(f"rules base:{edition}" in text for text in texts)
    for verb in ("place B", "play sabotage", "play repair", "play rockfall nothing", "play map", "discard", "take"):
        assert any(f"> {verb}" in text for text in texts), verb
    for verb in ("first", "orient"):
        assert any(f"> {verb} 8," in text for text in texts), verb
    expansion = [text for text in texts if "rules expansion:" in text]
    for edition in ("cs20", "de"):
        assert any(f"rules expansion:{edition}" in text for text in expansion)
    cards = ("theft", "hands-off", "prison", "release", "inspection", "swap-hats", "swap-hands")
    for verb in ("place S2-lad", "place S2-blue", "shed", "steal", *(f"play {card}" for card in cards)):
        assert any(f"> {verb}" in text for text in expansion), verb


@pytest.mark.parametrize("game", ["duel:de", "duel:cs-sk", "solo:de", "solo:cs-sk"])
def test_there_is_a_golden_game_of_the_duel(game: str) -> None:
    texts = [path.read_text(encoding="utf-8") for path in GOLDEN]
    mine = [text for text in texts if f"rules {game}" in text]
    assert mine
    for verb in ("place D-lad", "play key", "play repair", "play map", "shed", "bribe", "done", "orient"):
        assert any(f"> {verb}" in text for text in texts if "rules duel" in text or "rules solo" in text), verb


@pytest.mark.parametrize("name", EXTRAS)
def test_there_is_a_golden_game_for_every_module(name: str) -> None:
    rules = [path.read_text(encoding="utf-8").splitlines()[1] for path in GOLDEN]
    assert any(f"+{name}" in re.split(r"(?=[+\[ ])", line) for line in rules), f"no transcript with {name}"


def test_a_game_of_older_rules_is_read_and_refused_in_words() -> None:
    """BASE-A24: a record of `base:de` from before is folded as it was; run again it differs, and the line is told."""
    old = BASE.plan(3, {**BASE.editions["de"], "goldShuffle": "true", "rounds": "2"}).rules("base:de[rounds=2] x3")
    run, dice = open_game(old, "7"), Dice(7)
    while not is_over(run.state):
        run.apply(choose(run.state, dice, "random"))
    record = read_record(write_record(record_of(run, "7")))
    assert scores(replay(record)) == scores(run.state)
    assert "banked" in str(audit(record)) and str(audit(record)).startswith("line ")
    with pytest.raises(NotationError, match="the game cannot go on: line "):
        resume(record)


def test_the_log_is_readable() -> None:
    lines = text_of(answers=1).splitlines()
    assert lines[:4] == ["undermine record 2", "rules base:de[rounds=1] x3", "seed 21", ""]
    answer = next(i for i, line in enumerate(lines) if line[0:1].isdigit())
    seat, words = lines[answer].split("> ")
    assert lines[answer + 1].startswith(f"  spent {seat} {words.split()[1]}; ")


def test_a_seed_that_is_not_released_is_sealed() -> None:
    run = played("base x4", "12", "mixed", 20)
    text = write_record(record_of(run, "12", released=False))
    assert f"\nseal {seal_of('12')}\n" in text
    assert "\nseed" not in text
    record = read_record(text)
    assert record.seed is None
    assert facts(replay(record))["hands"] == facts(run.state)["hands"]
    with pytest.raises(NotationError, match="not released"):
        audit(record)
    with pytest.raises(NotationError, match="not released"):
        resume(record)
    with pytest.raises(NotationError, match="does not fit the seal"):
        audit(record, "13")
    assert audit(record, "12") is None
    assert facts(resume(record, "12").state) == facts(run.state)


def test_a_fixed_deal_is_part_of_the_record() -> None:
    rules = parse_rules("base x3")
    deal = Deal({ROLES: [1, 2, 1, 1], GOALS: [3, 1, 2]}, 2)
    run = open_game(rules, "5", deal)
    record = record_of(play_on(run, Dice(1), "mixed", 40), "5")
    text = write_record(record)
    assert "deal roles digger saboteur digger digger\n" in text
    assert "deal first 2\n" in text
    assert read_record(text) == record
    assert audit(read_record(text)) is None
    assert write_record(record_of(resume(read_record(text)), "5")) == text
    assert audit(Record(record.rules, record.seed, record.seal, record.log)) is not None
    with pytest.raises(NotationError, match="line 4: deal roles: these are not the 4 cards"):
        read_record(signed(text.replace("roles digger saboteur", "roles digger digger")))


def test_a_saved_game_has_no_end_line_and_a_finished_one_has() -> None:
    assert "\nend " not in text_of(answers=10)
    run = played("base:de[rounds=1] x3", "21")
    assert f"\nend {' '.join(map(str, scores(run.state)))}\nchecksum " in text_of()


def test_every_truncation_is_refused_with_a_line_number() -> None:
    text = text_of()
    for size in [*range(0, len(text), 37), len(text) - 1, len(text) - 5]:
        with pytest.raises(NotationError, match=r"^line \d+: "):
            read_record(text[:size])
    lines = text.splitlines(keepends=True)
    for count in range(1, len(lines)):
        with pytest.raises(NotationError, match=rf"^line {count}: .*cut off"):
            read_record("".join(lines[:count]))


@pytest.mark.parametrize(
    ("junk", "told"),
    [
        ("junk\n", "'junk' stands after the checksum"),
        ("\n", "an empty line stands after the checksum"),
        ("junk", "'junk' stands after the checksum"),
        ("undermine record 2\n", "'undermine record 2' stands after the checksum"),
    ],
)
def test_what_stands_after_the_checksum_is_called_by_its_name(junk: str, told: str) -> None:
    text = text_of()
    with pytest.raises(NotationError) as caught:
        read_record(text + junk)
    assert str(caught.value).startswith(f"line {len(text.splitlines()) + 1}: {told}; nothing may follow")


def test_two_records_in_one_file_are_refused_where_the_second_begins() -> None:
    text = text_of(answers=3)
    with pytest.raises(NotationError, match=rf"^line {len(text.splitlines()) + 1}: .* after the checksum"):
        read_record(text + text)


def test_a_checksum_without_its_end_is_cut_off() -> None:
    text = text_of(answers=3)
    for size in (len(text) - 1, len(text) - 20):
        with pytest.raises(NotationError, match=rf"^line {len(text.splitlines())}: the checksum is cut off"):
            read_record(text[:size])


def test_a_difference_shows_the_first_word_that_differs_and_not_the_deck() -> None:
    text = text_of()
    line = next(i for i, told in enumerate(text.splitlines(), 1) if told.startswith("  began "))
    words = text.splitlines()[line - 1].split()
    at = next(i for i in range(30, 60) if words[i] != words[i + 1])
    changed = [*words[:at], words[at + 1], words[at], *words[at + 2 :]]
    found = audit(read_record(signed(text.replace(" ".join(words), " ".join(changed))), guarded=False))
    assert found is not None
    old, new = (" ".join(["began …", *part[at - 2 : at + 3], "…"]) for part in (changed, words))
    assert str(found) == f"line {line}: the record says {old!r}, seed and actions give {new!r}"


@pytest.mark.parametrize(
    ("recorded", "rerun", "told"),
    [
        ("drew 1 map", "drew 1 B-NE", "'drew 1 map', seed and actions give 'drew 1 B-NE'"),
        ("drew 1 map", "", "'drew 1 map', seed and actions give 'nothing more'"),
        (
            f"unmasked {'a ' * 40}b",
            f"unmasked {'a ' * 35}",
            "'unmasked … a a a a a …', seed and actions give 'unmasked … a a'",
        ),
        (f"unmasked {'a ' * 80}", "drew 1 map", "'unmasked a a …', seed and actions give 'drew 1 map'"),
    ],
)
def test_a_difference_is_one_short_line(recorded: str, rerun: str, told: str) -> None:
    assert str(Difference(7, recorded, rerun)) == f"line 7: the record says {told}"


def test_an_edit_that_play_stumbles_over_is_refused_on_its_line() -> None:
    lines = text_of().splitlines()
    at = next(i for i, line in enumerate(lines) if "; placed " in line)
    lines[at] = re.sub(r"placed \S+", "placed 0,0", lines[at])
    with pytest.raises(NotationError, match=rf"^line {at + 1}: .*a tile lies there already"):
        read_record("\n".join(lines) + "\n")


def test_an_edit_is_refused_by_the_checksum_and_found_by_the_audit() -> None:
    text = text_of()
    lines = text.splitlines()
    swapped = _swap_gold(text)
    with pytest.raises(NotationError, match=rf"^line {len(lines)}: the checksum does not fit.*blake2b"):
        read_record(swapped)
    found = audit(read_record(swapped, guarded=False))
    assert found is not None
    assert found.line == next(i for i, line in enumerate(lines, 1) if "banked" in line)
    assert "banked 28" in found.recorded
    assert "banked 28" in found.rerun
    assert audit(read_record(signed(swapped))) == found


def _swap_gold(text: str) -> str:
    """The first gold deck turned around."""
    head, _, rest = text.partition("banked 28 | ")
    values = re.match("[^;\n]*", rest)
    assert values is not None
    return f"{head}banked 28 | {' '.join(reversed(values[0].split()))}{rest[values.end() :]}"


def test_another_answer_is_found_by_the_audit() -> None:
    text = text_of()
    lines = text.splitlines()
    at = next(i for i, line in enumerate(lines) if "> discard" in line)
    seat = lines[at].split(">")[0]
    for forged, told in ((f"{seat}> take 3", "no such answer"), (f"{seat}> discard B-d-NESW", "")):
        found = audit(read_record(signed("\n".join([*lines[:at], forged, *lines[at + 1 :]]) + "\n")))
        assert found is not None
        assert found.line in (at + 1, at + 2)
        assert told in str(found)


def test_reordered_lines_are_refused_where_they_stand() -> None:
    text = text_of()
    lines = text.splitlines()
    at = [i for i, line in enumerate(lines) if line[0:1].isdigit()]
    one, two = at[3], at[4]
    lines[one], lines[two] = lines[two], lines[one]
    with pytest.raises(NotationError, match=rf"^line {one + 1}: .*this seat was not asked"):
        read_record(signed("\n".join(lines) + "\n"))


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        ("undermine record 2", "undermine record 3", "line 1: .*undermine record 2"),
        ("rules base:de[rounds=1] x3", "rules chess x2", "line 2: .*no game 'chess'"),
        ("rules base:de[rounds=1] x3\n", "", "line 2: .*rules must follow"),
        ("seed 21\n", "", "line 3: the header ends before the seed"),
        ("seed 21", "seed  21", "line 3: .*no blanks around it"),
        ("seed 21", "seal 21", "line 3: .*64 hex digits"),
        ("seed 21\n", "seed 21\nseed 21\n", "line 4: .*seed or seal"),
        ("seed 21\n", "seed 21\nplayer 1 x\n", "line 4: .*player 0"),
        ("seed 21\n", "seed 21\nplayer 0 x\n", "line 5: .*before player 1"),
        ("seed 21\n\n", "seed 21\n", "line 4: "),
        ("  pushed round nobody\n", "  pushed nap nobody\n", "line 5: .*'nap'"),
        ("  pushed round nobody\n", "pushed round nobody\n", "line 5: .*two blanks"),
        ("  pushed round nobody\n", "", r"line \d+: .*cannot happen here"),
        ("\nend ", "\nend 9 ", r"line \d+: the game is over, so this line must be: end "),
        ("\nend ", "\nende ", r"line \d+: .*SEAT> ACTION"),
    ],
)
def test_a_malformed_record_is_refused_with_its_line(old: str, new: str, error: str) -> None:
    text = text_of()
    assert old in text
    with pytest.raises(NotationError, match=f"^{error}"):
        read_record(signed(text.replace(old, new, 1)))


def test_an_end_line_in_a_game_that_is_not_over_is_refused() -> None:
    text = text_of(answers=10)
    with pytest.raises(NotationError, match="the game is not over"):
        read_record(signed(text.replace("checksum", "end 0 0 0\nchecksum")))


def test_names_and_seeds_that_would_break_the_lines_are_refused() -> None:
    run = played("base x3", "1", most=1)
    for record in (
        record_of(run, "two\nlines"),
        record_of(run, ""),
        record_of(run, "1", ("a", "b", " c")),
        record_of(run, "1", ("a", "b")),
    ):
        with pytest.raises(NotationError):
            write_record(record)


@given(st.integers(0, 1 << 30))
@examples(150)
def test_accidents_are_refused_with_a_line(number: int) -> None:
    """Whatever happens to a file, and even if the checksum is made to fit."""
    text = TEXTS[number % len(TEXTS)]
    changed = mutate(text, Dice(number))
    if changed == text:
        return
    with pytest.raises(NotationError, match=r"^line \d+: "):
        read_record(changed)
    if "checksum" in changed:
        try:
            record = read_record(signed(changed))
            audit(record)
        except (NotationError, RulesError):
            return
        assert [write_event(record.rules, event) for event in record.log]


TEXTS = [text_of(answers=k) for k in (0, 7, 30, 1000)]


def test_resuming_a_record_that_differs_is_refused() -> None:
    record = read_record(signed(_swap_gold(text_of(answers=12))))
    with pytest.raises(NotationError, match="cannot go on: line"):
        resume(record)


def test_choosing_goes_on_from_the_resumed_game() -> None:
    """The recording goes on where it stopped: what is written then is one record."""
    run = resume(read_record(text_of(answers=5)))
    run.apply(choose(run.state, Dice(1), "mixed"))
    assert len(read_record(write_record(record_of(run, "21"))).actions) == 6


def test_what_was_said_stands_between_the_events() -> None:
    """It is told where it was said, changes nothing of the game, and comes back as it was."""
    run = open_game(parse_rules("base:de[rounds=1] x3"), "4")
    run.apply(legal_actions(run.state, to_act(run.state))[0])
    middle = len(run.log)
    run.apply(legal_actions(run.state, to_act(run.state))[0])
    claim, last = Said(middle, 1, ("gold-is-at", "top")), Said(len(run.log), 2, ("accuse", "1", "lied"))
    said = (Said(3, 0, ("thanks",)), claim, last)
    record = record_of(run, "4", said=said)
    text = write_record(record)
    assert read_record(text) == record and audit(record) is None
    lines = text.splitlines()
    place = lines.index("1: gold-is-at top")
    assert ("> " in lines[place + 1]) and lines[place - 1].startswith("  ")
    assert lines[-2] == "2: accuse 1 lied" and "0: thanks" in lines
    assert list(record.places()) == list(read_record(text).places())
    assert replay(record) is not None


@pytest.mark.parametrize("line", ["7: thanks", "1: Gold", "1:thanks", "1: ", "1: gold  top"])
def test_what_nobody_can_have_said_is_refused(line: str) -> None:
    record = record_of(open_game(parse_rules("base:de[rounds=1] x3"), "4"), "4")
    lines = write_record(record).splitlines()
    lines.insert(-1, line)
    with pytest.raises(NotationError, match=rf"^line {len(lines) - 1}: "):
        read_record("\n".join(lines) + "\n", guarded=False)
