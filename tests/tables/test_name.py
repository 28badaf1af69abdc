from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from undermine.tables.name import LONGEST_NAME, checked_name, checked_text, is_same_name, looks_like
from undermine.tables.refusal import Refusal


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("Ann", "Ann"),
        ("  Ann \t\n Lee ", "Ann Lee"),
        ("\u202eevil", "evil"),
        ("a\u2066b\u2069c", "abc"),
        ("zero\u200bwidth\u200d", "zerowidth"),
        ("nul\x00l\x1b[31m", "null[31m"),
        ("<script>x()</script>", "<script>x()</script>"),
        ("Ａｎｎ", "Ann"),
        ("Zoe\u0308", "Zoë"),
        ("Ann\ufe0f", "Ann"),
        ("a\u3164b", "ab"),
        ("a \u200b b", "a b"),
        ("x" + "\u0335" * 2, "x\u0335\u0335"),
        ("Žofie Nováková", "Žofie Nováková"),
        ("林", "林"),
    ],
)
def test_what_a_name_becomes(typed: str, name: str) -> None:
    assert checked_name(typed) == name


@pytest.mark.parametrize(
    "typed", ["", "   ", "\u202e", "\u200b\u200b", "\u3164", "---", "<>", "\ud800", "\ue000", "\u2800"]
)
def test_names_that_show_nothing(typed: str) -> None:
    with pytest.raises(Refusal) as caught:
        checked_name(typed)
    assert (caught.value.key, caught.value.status) == ("name-empty", 422)


def test_too_long() -> None:
    assert checked_name("a" * LONGEST_NAME)
    with pytest.raises(Refusal, match="at most 24"):
        checked_name("a" * (LONGEST_NAME + 1))
    with pytest.raises(Refusal, match="at most 280"):
        checked_text("\ufdfa" * 100)  # one sign that becomes eighteen


@pytest.mark.parametrize("mark", ["\u0335", "\u0301", "\u20dd", "\u064b", "\u0e47"])
def test_piles_of_marks(mark: str) -> None:
    """They would grow into the lines of others; chat is only cleaned of them."""
    with pytest.raises(Refusal) as caught:
        checked_name("x" + mark * 4 + "y")
    assert (caught.value.key, caught.value.status) == ("name-marks", 422)


def test_chat_is_cleaned_of_piles_of_marks() -> None:
    assert checked_text("x" + "\u0335" * 20) == "x\u0335\u0335"


@pytest.mark.parametrize(
    ("one", "other"),
    [("paypal", "раураl"), ("Ilya", "lIya"), ("O0", "0O"), ("corn", "com"), ("ΑΝΝΑ", "anna"), ("Zoë", "Zоë")],
)
def test_names_that_look_alike(one: str, other: str) -> None:
    assert looks_like(one, other) and looks_like(other, one) and not is_same_name(one, other)


@pytest.mark.parametrize(("one", "other"), [("Jan", "Ján"), ("Ann", "Anne"), ("Mole 1", "Mole 2"), ("Юра", "Ira")])
def test_names_that_do_not(one: str, other: str) -> None:
    assert not looks_like(one, other)


def test_names_that_sound_alike() -> None:
    assert is_same_name("ANN", "ann") and is_same_name("Strasse", "STRASSE") and not is_same_name("Ann", "Anne")


@given(st.text(max_size=40))
def test_a_name_that_is_taken_is_clean(typed: str) -> None:
    try:
        name = checked_name(typed)
    except Refusal:
        return
    assert checked_name(name) == name, "cleaning it again changes nothing"
    assert name.isprintable() and name == name.strip(), "it can stand in a record"
    assert not any(unicodedata.category(sign).startswith("C") for sign in name)
    assert not any(
        unicodedata.bidirectional(sign) in ("LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI")
        for sign in name
    )
