"""The page on environments tells the fields of an observation as they are."""

from __future__ import annotations

import re
from math import prod
from pathlib import Path

from undermine.envs.setting import fields_of

PAGE = Path(__file__).parent.parent.parent / "docs" / "environments.md"


def test_the_fields_of_an_observation_are_told_as_they_are() -> None:
    told = re.findall(r"^\| `(\w+)` \| (\d+) \| ([\d ×]+) \| (.+) \|$", PAGE.read_text(encoding="utf-8"), re.M)
    fields = [
        (name, str(first), " × ".join(map(str, shape)), about)
        for name, first, shape, about in fields_of("base x5")
        if prod(shape)
    ]
    assert told == fields
