"""What a page must never be told of others, whatever the game: the cards they draw, put away or look at, their roles.

Owns the check of the plain events that arrived.  Knows no rules.
"""

from __future__ import annotations


def check_events(events: list[dict[str, object]], me: int | None) -> None:
    for event in events:
        if event.get("seat") != me:
            if event["what"] in {"drew", "discarded", "peeked"}:
                assert event["card"] is None
            if event["what"] == "cast":
                assert event["role"] is None
