"""Studies: the design is played as it is written, in any number of parts; what cannot be played is refused in words."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

from tests.features.house import lay_out, undermine
from undermine.cli.app import main
from undermine.core.chance import game_seed
from undermine.games import RulesError, Variation, parse_rules, varied
from undermine.lab.drama import _lead_changes, watch
from undermine.lab.experiment import carry_out
from undermine.lab.findings import gather
from undermine.lab.ledger import Shard, merge
from undermine.lab.match import play_through
from undermine.lab.study import StudyError, header_of

STUDY = """
title = "Near or far"
about = "Whether goals that lie nearer help <the diggers>."
seed = "3"
games = 60
watched = 0
players = [3, 5]

[[variation]]
name = "box"
rules = "base:de[rounds=1]"

[[variation]]
name = "near"
rules = "base:de[rounds=1]"
goals = "4:-2/4:0/4:2"
hand = { 5 = 4 }
roles = { 5 = { saboteur = 1, digger = 5 } }
cards = { rockfall = 0, B-NESW = 9 }
"""


@pytest.fixture
def study(tmp_path: Path) -> Path:
    path = tmp_path / "study.toml"
    path.write_text(STUDY)
    return path


def run(study: Path, out: Path, shard: Shard = Shard()) -> bytes:  # noqa: B008 - it never changes
    for _ in carry_out(header_of(str(study), shard), str(out)):
        pass
    return out.read_bytes()


def test_shards_merge_to_the_bytes_of_one_run_and_a_cut_one_goes_on(study: Path, tmp_path: Path) -> None:
    whole = run(study, tmp_path / "whole")
    parts = [tmp_path / str(number) for number in (1, 2, 3)]
    for number, part in enumerate(parts, 1):
        run(study, part, Shard(number, 3))
    merge([str(part) for part in parts], str(tmp_path / "merged"))
    assert (tmp_path / "merged").read_bytes() == whole
    (tmp_path / "cut").write_bytes(whole[: len(whole) // 2])
    assert run(study, tmp_path / "cut") == whole


def test_a_report_explains_itself_and_tells_the_numbers_of_the_csv(
    study: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    study.write_text(STUDY.replace("watched = 0", "watched = 1").replace("games = 60", "games = 2"))
    words = ["lab", str(study), "--out", str(tmp_path / "out")]
    assert main(words) == 0
    page = study.with_suffix(".html").read_text()
    numbers = study.with_suffix(".csv").read_text()
    assert "written: " in capsys.readouterr().err
    assert "helps <the diggers>" not in page and "&lt;the diggers&gt;" in page
    for part in ("Who wins", "By how much", "Length", "Drama", "Cards", "side by side", "How it was measured", "<svg"):
        assert part in page
    assert "http" not in page.replace("http://www.w3.org", ""), "nothing is loaded from anywhere"
    rows = list(csv.DictReader(numbers.splitlines()))
    won = [
        row for row in rows if row["variation"] == "near" and row["players"] == "5" and row["measure"] == "won diggers"
    ]
    assert len(won) == 1 and won[0]["counted"] == "2" and f"{float(won[0]['value']):.1%}" in page
    assert {row["card"] for row in rows if row["measure"] == "decisive"}
    # Whoever does it again, from a file that is whole, plays nothing and writes the same.
    assert main([*words, "--report", str(tmp_path / "again.html"), "--csv", str(tmp_path / "again.csv")]) == 0
    assert (tmp_path / "again.html").read_text() == page and (tmp_path / "again.csv").read_text() == numbers


def test_what_is_measured_is_what_was_played(study: Path) -> None:
    header = header_of(str(study), Shard(), games=60)
    findings = gather(header, carry_out(header))
    box, near = (findings.cell(name, "miner", 5) for name in ("box", "near"))
    assert box.games == near.games == 60 and box.rounds == 60
    dug = next(measure for measure in findings.measures() if measure.key == "won diggers")
    easy, hard = near.estimate(dug), box.estimate(dug)
    assert easy and hard and easy.low is not None and hard.high is not None
    assert easy.low > hard.high, "a short way without rockfall is an easy one"
    more = findings.difference(box, near, dug)
    assert more is not None
    assert more.value == pytest.approx(_value(near, dug) - _value(box, dug))
    assert "rockfall" in box.cards and "rockfall" not in near.cards
    turns = next(measure for measure in findings.measures() if measure.key == "turns")
    assert _value(near, turns) < _value(box, turns)


def _value(cell: object, measure: object) -> float:
    estimate = cell.estimate(measure)  # type: ignore[attr-defined]
    return float(estimate.value)


def test_rules_are_varied_as_it_is_written() -> None:
    usual = parse_rules("base:de x5")
    changes = Variation(hand=4, roles={"saboteur": 3}, cards={"map": 0, "B-NESW": 9}, goals="6:-2/6:0/6:2")
    rules = varied("base:de x5", changes)
    assert rules.hand == 4 and usual.hand == 6
    assert [rules.role_names[role] for role in rules.role_deck] == ["digger"] * 4 + ["saboteur"] * 3
    assert rules.spare_roles == 2
    names = [rules.names[card] for card in rules.cards]
    assert names.count("map") == 0 and names.count("B-NESW") == 9 and names.count("rockfall") == 3
    assert [rules.grid.name(cell) for cell in rules.goal_cells] == ["6,-2", "6,0", "6,2"]
    assert varied("base:de x5", Variation()) is usual and parse_rules("base:de x5") is usual
    # Many more path cards than in the box find their place.
    dug = varied("base:de x10", Variation(cards={"B-NESW": 25}, hand=3))
    for number in range(20):
        game, _ = play_through(dug, ("miner",) * 10, "much", number)
        assert game.is_complete


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        (Variation(hand=0), "a hand has 1 to 12 cards"),
        (Variation(hand=12, cards={"B-NESW": 0}), "there are"),
        (Variation(roles={"wizard": 1}), "is no role of base:de x10; there are: digger, saboteur"),
        (Variation(roles={"digger": 2}), "6 dwarf cards are too few for 10 players"),
        (Variation(roles={"saboteur": 5}), "what up to 4 saboteurs earn"),
        (Variation(cards={"trap": 1}), "'trap' is no card of the deck"),
        (Variation(cards={"map": 31}), "0 to 30 of a card, not 31"),
        (Variation(cards={"B-NESW": 30}), "are more than the table holds"),
        (Variation(goals="6"), "are no cells"),
        (Variation(goals="6:0/6:2"), "3 goals are laid, not 2"),
        (Variation(goals="1:0/6:0/6:2"), "beside the start"),
    ],
)
def test_what_cannot_be_played_is_refused_in_words(changes: Variation, reason: str) -> None:
    with pytest.raises(RulesError, match=reason):
        varied("base:de x10", changes)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("games = 60", "gmaes = 60", "unknown key 'gmaes'; there are: about, bots"),
        ("games = 60", "games = 0", "games: a number from 1"),
        ("[3, 5]", "[]", "players: a list is needed"),
        ("[3, 5]", "[3, 50]", "base is for 3 to 10 players, not 50"),
        ('name = "near"', 'name = "box"', "there is a variation 'box' already"),
        ("{ 5 = 4 }", "'four'", "near: hand: a whole number is needed"),
        ("players =", "bots = ['nobody']\nplayers =", "nobody"),
        ("players =", "bots = ['miner, random', 'miner,random']\nplayers =", "bots: miner, random is named twice"),
        ("players =", "features = 3\nplayers =", "features: a list is needed"),
        ("players =", "features = [3]\nplayers =", "features: folders are texts, such as"),
        ("[3, 5]", "[3, 5, 3]", "players: 3 is named twice"),
        ("base:de[rounds=1]", "duel", "box: duel is for 2 players, not 3"),
        ("[[variation]]", "[[variation", "Expected"),
        ("B-NESW = 9", "B-NESW = 9, keg = 1", "near with 3 players: cards: 'keg' is no card of the deck"),
    ],
)
def test_a_study_that_cannot_be_read_is_refused_in_words(study: Path, old: str, new: str, reason: str) -> None:
    study.write_text(STUDY.replace(old, new))
    with pytest.raises(ValueError, match=reason.replace("[", r"\[")) as told:
        header_of(str(study), Shard())
    assert "\n" not in str(told.value) and str(told.value).startswith(str(study))
    with pytest.raises(StudyError, match="No such file"):
        header_of(f"{study}.none", Shard())
    study.write_bytes(b"\xb8\x00")
    with pytest.raises(StudyError, match="this is no text"):
        header_of(str(study), Shard())


def test_where_the_report_goes_is_known_before_the_first_game(
    study: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for wrong, reason in (
        (("--report", str(study)), "the study, its report and its CSV are three files"),
        (("--report", str(tmp_path)), f"{tmp_path}: no file can be written there"),
        (("--csv", "/no/such/folder/study.csv"), "/no/such/folder/study.csv: no file can be written there"),
    ):
        assert main(["lab", str(study), "--games", "1000000", *wrong]) == 2
        assert reason in capsys.readouterr().err
    assert study.read_text() == STUDY


def test_house_rules_come_from_a_folder_beside_the_study(study: Path, tmp_path: Path) -> None:
    lay_out(tmp_path / "house")
    design = STUDY.replace("games = 60", 'games = 2\nfeatures = ["house"]').replace("[3, 5]", "[3]")
    study.write_text(design.replace("base:de[rounds=1]", "base:de+whistle[rounds=1]"))
    told = undermine("lab", study)
    assert told.returncode == 0, told.stderr
    assert "base:de+whistle@1.0[rounds=1] x3" in study.with_suffix(".csv").read_text()


def test_a_game_gone_through_again_has_its_cards_and_its_moments() -> None:
    rules = parse_rules("base:de[rounds=1] x4")
    game, answers = play_through(rules, ("miner", "random") * 2, "5", 2)
    told = watch(rules, game_seed("5", 2), answers, closely=True)
    assert sum(told.played.values()) + sum(told.thrown.values()) > 0.9 * game.rounds[0].turns
    assert told.tried == told.played, "every turn was watched"
    assert len(told.leads) == len(told.decided) == len(told.suspicions) == 1
    assert 0 <= told.decided[0] <= 1 and not told.decisive - told.tried
    assert not watch(rules, game_seed("5", 2), answers, closely=False).leads


def test_the_lead_changes_when_another_side_has_two_chances_of_three() -> None:
    won, open_, lost = (0, 0.9, 0.1), (0, 0.5, 0.5), (0, 0.2, 0.8)
    assert _lead_changes([open_, won, open_, won, open_]) == 0
    assert _lead_changes([won, open_, lost, open_, won]) == 2
