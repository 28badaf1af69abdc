"""The page on environments tells the fields of an observation as they are, and what it shows in Python runs."""

from __future__ import annotations

import re
from importlib.util import find_spec
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


def test_the_examples_run() -> None:
    codes = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.S)
    assert len(codes) == 4
    for code in codes:
        if "pyspiel" in code and find_spec("pyspiel") is None:
            continue  # OpenSpiel has no wheel for this machine
        place: dict[str, object] = {}
        exec(compile(code, PAGE.name, "exec"), place)
        assert place.get("refused") is None
