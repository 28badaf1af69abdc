from __future__ import annotations

from typing import get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from undermine.core.event import TOLD
from undermine.core.fact import NamedEvent
from undermine.notation.course import CARDS, Chance, Order
from undermine.tables.entry import Entry, Happened, Moved, Opened, Origin, Passed, Started, decode, encode
from undermine.talk.line import Line

small = st.integers(0, 2**62)
ints = st.lists(st.integers(-(2**31), 2**62), max_size=6).map(tuple)
fact = st.tuples(
    st.just(int(TOLD)), st.integers(-1, 2**12), st.tuples(st.sampled_from(("laid", "toll-paid")), small), ints
)
change = st.tuples(st.integers(1, 40), st.integers(-1, 2**12), ints, ints)
events: st.SearchStrategy[tuple[NamedEvent, ...]] = st.lists(fact | change, max_size=5).map(tuple)
word = st.text(st.characters(exclude_categories=["Cs"]), max_size=20)
origins = st.builds(
    Origin,
    table=word,
    game=small,
    step=small,
    seat=small,
    cards=st.sampled_from(CARDS),
    seed=word,
    answers=ints,
    orders=st.lists(st.builds(Order, small, word, ints), max_size=3).map(tuple),
    chances=st.lists(st.builds(Chance, small, word, small), max_size=3).map(tuple),
    said=st.lists(st.builds(Line, small, word, st.lists(word, max_size=2).map(tuple), small), max_size=3).map(tuple),
)
VALUES: dict[object, st.SearchStrategy[object]] = {
    "str": word,
    "Origin | None": st.none() | origins,
    "int": small,
    "float": st.floats(0, 1e12, allow_nan=False),
    "bool": st.booleans(),
    "tuple[int, ...]": ints,
    "tuple[str, ...]": st.lists(st.text(st.characters(exclude_categories=["Cs"]), max_size=9), max_size=3).map(tuple),
    "tuple[NamedEvent, ...]": events,
    "tuple[tuple[int, int, int], ...]": st.lists(st.tuples(small, small, small), max_size=3).map(tuple),
}


def entry_of(kind: type[Happened]) -> st.SearchStrategy[Happened]:
    fields: dict[str, str] = {}
    for base in reversed(kind.__mro__):
        fields.update(getattr(base, "__annotations__", {}))
    fields = {name: annotation for name, annotation in fields.items() if name in kind.__struct_fields__}
    assert set(fields) == set(kind.__struct_fields__)
    return st.builds(kind, **{name: VALUES[annotation] for name, annotation in fields.items()})


@pytest.mark.parametrize("kind", get_args(Entry), ids=lambda kind: kind.__name__)
def test_every_entry_survives_the_store(kind: type[Happened]) -> None:
    """Append-only data must be read back as they were written."""

    @given(entry_of(kind))
    def check(entry: Entry) -> None:
        again = decode(encode(entry))
        assert again == entry and type(again) is kind
        if isinstance(again, Moved | Passed | Started):
            assert all(isinstance(part, tuple) for event in again.events for part in (event, event[2], event[3]))

    check()


def test_kinds_have_unlike_tags() -> None:
    tags = [kind.__struct_config__.tag for kind in get_args(Entry)]
    assert len(set(tags)) == len(tags) == 23


@given(st.binary(max_size=60))
def test_bytes_that_are_no_entry(data: bytes) -> None:
    try:
        entry = decode(data)
    except (ValueError, msgspec.DecodeError):
        return
    assert isinstance(entry, get_args(Entry))


def test_an_entry_of_a_newer_version_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError):
        decode(msgspec.msgpack.encode({"what": "danced", "at": 1.0}))


def test_a_table_that_was_opened_before_there_was_pointing_has_it() -> None:
    """What is not in old entries is as it is meant now."""
    old = msgspec.msgpack.encode({"what": "opened", "at": 1.0, "rules": "base x5", "host": "h", "code": "CODE42"})
    entry = decode(old)
    assert isinstance(entry, Opened) and entry.points
