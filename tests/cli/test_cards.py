from __future__ import annotations

from pathlib import Path

import pytest

from undermine.cli import cards
from undermine.cli.app import main
from undermine.games import deck as decks
from undermine.games.deck import load


def test_the_list_has_every_card(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "list", "base"]) == 0
    out = capsys.readouterr().out
    rows = {cells[1]: cells[2] for cells in (line.split("│") for line in out.splitlines()) if len(cells) > 3}
    rows = {name.strip(): count.strip() for name, count in rows.items() if name.strip()}
    assert rows == {row.id: str(row.count) for row in load("base").cards}
    assert main(["cards", "list"]) == 0
    all_boxes = capsys.readouterr().out
    assert all_boxes.startswith(out) and all(load(box).title in all_boxes for box in decks.boxes())


def test_a_card_takes_one_line_of_80_columns_and_sources_are_told_on_demand(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    deck = load("base")
    assert main(["cards", "list", "base"]) == 0
    plain = capsys.readouterr().out
    rows = [line for line in plain.splitlines() if line.startswith("│")]
    assert len(rows) == len(deck.cards)
    assert all(row.source not in plain for row in deck.cards if row.confidence == "confirmed")
    assert main(["cards", "list", "base", "--sources"]) == 0
    out = capsys.readouterr().out
    assert len([line for line in out.splitlines() if line.startswith("│")]) == len(deck.cards)
    notes = dict(line.split(". ", 1) for line in out.splitlines() if line[:1].isdigit())
    for row in deck.cards:
        cells = next(line for line in out.splitlines() if line.startswith(f"│ {row.id} ")).split("│")
        assert notes[cells[-2].strip()] == row.source


def test_without_a_command_there_is_help_and_nothing_else(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards"]) == 0
    out, err = capsys.readouterr()
    assert "Usage: undermine cards" in out and "check" in out
    assert not err


def test_a_card_is_shown_with_its_row_and_picture(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "show", "B-NE"]) == 0
    out = capsys.readouterr().out
    row = load("base").row("B-NE")
    assert "░░░┗━━━" in out
    for part in ("card       B-NE", f"count      {row.count}", "shape      NE", f"source     {row.source}"):
        assert part in out
    assert main(["cards", "show", "B-d-EW"]) == 0
    assert "shape      ✕ E W" in capsys.readouterr().out


@pytest.mark.parametrize("card", [row.id for row in load("base").cards])
def test_every_card_can_be_shown_and_drawn(capsys: pytest.CaptureFixture[str], tmp_path: Path, card: str) -> None:
    path = tmp_path / "card.svg"
    assert main(["cards", "show", card, "--svg", str(path)]) == 0
    assert f"card       {card}\n" in capsys.readouterr().out
    assert path.read_text(encoding="utf-8").startswith("<svg")


def test_a_sound_box_passes_the_check(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "check"]) == 0
    assert "base: 110 cards, nothing is wrong\n" in capsys.readouterr().out


def test_problems_are_told_and_the_code_is_1(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = decks.parse(
        'box = "base"\ntitle = "Base"\n[totals]\npath = 2\n[[card]]\nid = "B-EW"\nfamily = "path"\ncount = 1\n'
        'groups = ["EW"]\nstubs = []\nmarks = []\nconfidence = "single"\nsource = "a test"\n',
        "base.toml",
    )
    monkeypatch.setattr(cards, "load", lambda name: broken)
    assert main(["cards", "check", "base"]) == 1
    assert capsys.readouterr().out == "base: path: the box states 2 cards, the rows add up to 1\n"


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["show", "B-EN"], "B-NE"),
        (["show", ""], "B-NE"),
        (["show"], "card"),
        (["list", "attic"], "base"),
        (["check", "attic"], "base"),
        (["show", "B-NE", "--svg", "no/such/folder/card.svg"], "card.svg"),
    ],
)
def test_bad_input_is_one_line_and_code_2(capsys: pytest.CaptureFixture[str], arguments: list[str], told: str) -> None:
    assert main(["cards", *arguments]) == 2
    err = capsys.readouterr().err
    assert err.startswith("undermine: ")
    assert err.count("\n") == 1
    assert told in err
