"""Saboteurs may be among those who talk."""

from __future__ import annotations

from typing import Final

from undermine.talk.phrase import Talk

TALK: Final = Talk(deceives=("saboteur",))
