"""The wheel in an empty environment: three packages, and the README's Python block runs with them."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import venv
import zipfile
from importlib.metadata import distribution
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
NEEDED = ("librt", "msgspec", "mypy_extensions")
"""Everything that `pip install undermine` brings along."""


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of an environment with the wheel and what it needs, and nothing else.

    What it needs is taken from this environment instead of from a registry: the tests need no network.
    """
    root = tmp_path_factory.mktemp("bare")
    build = "from hatchling.build import build_wheel; import sys; print(build_wheel(sys.argv[1]))"
    keep = {"UNDERMINE_NATIVE": "skip", "UNDERMINE_WEB": "skip"}
    done = subprocess.run(
        [sys.executable, "-c", build, str(root)],
        cwd=ROOT,
        env={**os.environ, **keep},
        capture_output=True,
        text=True,
        check=True,
    )
    wheel = root / done.stdout.splitlines()[-1]
    venv.create(root / "venv")
    python = root / "venv" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    where = "import sysconfig; print(sysconfig.get_path('purelib'))"
    packages = Path(subprocess.run([python, "-c", where], capture_output=True, text=True, check=True).stdout.strip())
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(packages)
    for name in NEEDED:
        own = distribution(name)
        for part in {file.parts[0] for file in own.files or () if not file.parts[0].startswith(("..", "__"))}:
            (packages / part).symlink_to(Path(str(own.locate_file(part))).resolve())
    return python


def run(python: Path, *words: str) -> subprocess.CompletedProcess[str]:
    clean = {key: value for key, value in os.environ.items() if not key.startswith(("PYTHON", "UNDERMINE"))}
    return subprocess.run([python, *words], capture_output=True, text=True, check=False, env=clean)


def test_it_needs_three_packages(bare: Path) -> None:
    asked = "from importlib.metadata import requires; print('\\n'.join(requires('undermine')))"
    needs = [line for line in run(bare, "-c", asked).stdout.splitlines() if "extra ==" not in line]
    assert sorted(re.split(r"[^a-z_-]", line)[0].replace("-", "_") for line in needs) == sorted(NEEDED)
    for name in NEEDED:
        assert [line for line in distribution(name).requires or () if "extra ==" not in line] == []


def test_the_first_hour_needs_no_more(bare: Path) -> None:
    text = "\n".join(re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.S))
    script = (
        "import doctest, sys\n"
        "test = doctest.DocTestParser().get_doctest(sys.argv[1], {}, 'README', None, 0)\n"
        "assert test.examples and doctest.DocTestRunner().run(test).failed == 0\n"
        "import undermine as um\n"
        "game = um.Game('cave x5', seed='7')\n"
        "assert game.view(0)._repr_svg_() and str(game.view(0))\n"
        "try:\n"
        "    game.play('agree')\n"
        "except um.IllegalAction as error:\n"
        "    print(error)\n"
    )
    done = run(bare, "-c", script, text)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.strip() == "'agree' is not legal now: not offered"


def test_who_lacks_an_extra_is_told_which(bare: Path) -> None:
    done = run(bare, "-m", "undermine", "play")
    assert done.returncode == 1
    assert done.stderr.strip() == (
        "undermine: the command undermine needs typer, which is not installed; it comes with"
        " pip install 'undermine[terminal]'"
    )
