"""Tests of a house rule need the house rule: this folder is named as `undermine --features` would name it."""

from __future__ import annotations

from pathlib import Path

from undermine.features.foreign import add_folder

add_folder(str(Path(__file__).parent))
