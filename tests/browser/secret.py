"""What a page must never be told of others, whatever the game: the cards they draw, put away or look at, their roles.

Owns the check of the plain events that arrived.  Knows no rules.
"""

from __future__ import annotations


def check_events(events: list[dict[str, object]], me: int | None) -> None:
    for event in events:
        if event.get("seat") != me:
            if event["what"] in {"drew", "discarded"}:
                assert event["card"] is None
            if event["what"] == "seen" and "seat" in event:
                items = [event[kind] for kind in ("cards", "roles", "goals", "gold") if kind in event]
                assert items and not any(item for each in items if isinstance(each, list) for item in each)
            if event["what"] == "moved" and event["from"] == "limbo" and str(event["to"]).startswith("role"):
                assert event["roles"] == [None]
