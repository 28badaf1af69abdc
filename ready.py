"""Makes a checkout ready: the packages of a lock file and this program in .venv, and the page for the browser.

    python ready.py play     what playing needs, from requirements-play.lock
    python ready.py test     what all checks and tests need, from requirements.lock; enough for playing, too

Owns whether packages must be installed; whether the page must be built is web/build.py's matter, and whether anything
must be compiled hatch_build.py's. All three compare contents, never times, so being asked again costs a moment.
Packages and page come beside each other where this machine has a Node.js, and one after the other where that is a
package. Needs nothing but Python 3.11 and a way to its packages, and never compiles.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from types import ModuleType

ROOT: Final = Path(__file__).resolve().parent
VENV: Final = ROOT / ".venv"
PYTHON: Final = str(VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python"))
STAMP: Final = VENV / ".ready"
LOCKS: Final = {"play": "requirements-play.lock", "test": "requirements.lock"}
NODE_LOCK: Final = "requirements-node.lock"
HAS_PIP: Final = importlib.util.find_spec("pip") is not None
"""Then .venv needs none of its own, which saves seconds."""


class NotReady(Exception):
    """What could not be done, in one line."""


def main(words: list[str]) -> int:
    if len(words) != 1 or words[0] not in LOCKS:
        sys.stderr.write("usage: python ready.py play | test\n")
        return 2
    if sys.version_info < (3, 11):  # noqa: UP036 - who comes without make may come with any
        sys.stderr.write("Undermine needs Python 3.11 or newer\n")
        return 1
    try:
        make_ready(words[0])
    except NotReady as error:
        sys.stderr.write(f"{error}\n")
        return 1
    return 0


def make_ready(purpose: str) -> None:
    web = _web()
    wants_page = web.mode() != "skip" and not (web.is_up_to_date() and (purpose == "play" or web.has_packages()))
    page = ["page"] if purpose == "play" else ["packages", "page"]
    page_maker: subprocess.Popen[bytes] | None = None
    if wants_page and web.node_on_path():
        _tell("building the page")
        page_maker = subprocess.Popen([sys.executable, str(ROOT / "web" / "build.py"), *page], cwd=ROOT)
    try:
        is_new = install(purpose)
    finally:
        failed = page_maker is not None and page_maker.wait() != 0
    if wants_page and page_maker is None:
        _add_node()
        _tell("building the page")
        failed = subprocess.run([PYTHON, str(ROOT / "web" / "build.py"), *page], cwd=ROOT, check=False).returncode != 0
    if failed and web.mode() == "require":
        raise NotReady("the page could not be built")
    if is_new:
        _add_program()
        _stamp(purpose)


def install(purpose: str) -> bool:
    """Bring .venv to the packages of a lock file; False if it has them."""
    if is_installed(purpose):
        return False
    STAMP.unlink(missing_ok=True)
    lock = LOCKS[purpose]
    _tell(f"installing the packages of {lock} into {VENV.name}, with Python {sys.version.split()[0]}")
    if not Path(PYTHON).exists():
        without_pip = ["--without-pip"] if _uv() or HAS_PIP else []
        _demand([sys.executable, "-m", "venv", *without_pip, str(VENV)], "cannot make a virtual environment")
    if not _uv():
        _demand([*_pip(), "install", "--quiet", "uv"], "cannot install uv")
    # The tests start hundreds of processes, and none of them should have to read the sources anew.
    bytecode = ["--compile-bytecode"] if purpose == "test" else []
    if _run([*_uv(), "pip", "sync", "--quiet", "--python", PYTHON, "--require-hashes", *bytecode, lock]):
        _tell("uv could not; trying pip")
        words = [*_pip(), "install", "--quiet", "--require-hashes", "-r", lock]
        _demand(words, f"the packages of {lock} could not be installed")
    return True


def is_installed(purpose: str) -> bool:
    """Whether .venv was made for this purpose, or for tests, from the lock file and the metadata of today."""
    try:
        was = json.loads(STAMP.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return False
    return Path(PYTHON).exists() and was in [_wanted(each) for each in {purpose, "test"}]


def _wanted(purpose: str) -> dict[str, str]:
    files = (LOCKS[purpose], "pyproject.toml")
    return {file: hashlib.sha256((ROOT / file).read_bytes()).hexdigest() for file in files}


def _stamp(purpose: str) -> None:
    STAMP.write_text(json.dumps(_wanted(purpose), indent=1) + "\n", encoding="utf-8")


def _add_program() -> None:
    """Make this checkout the program `undermine`; what is compiled and built stays as it is."""
    words = [*_uv(), "pip", "install", "--quiet", "--python", PYTHON]
    words += ["--no-deps", "--no-build-isolation", "--reinstall", "--editable", "."]
    _demand(words, "undermine could not be installed", UNDERMINE_NATIVE="keep", UNDERMINE_WEB="skip")


def _add_node() -> None:
    if _run([PYTHON, str(ROOT / "web" / "build.py"), "node"]):
        words = [*_uv(), "pip", "install", "--quiet", "--python", PYTHON, "--require-hashes", "-r", NODE_LOCK]
        if _run(words):
            _tell("no Node.js 20.19, 22.12 or newer, and none to be had from PyPI")


def _uv() -> list[str]:
    """The uv of .venv or of this machine; nothing if there is none."""
    own = Path(PYTHON).with_name("uv.exe" if os.name == "nt" else "uv")
    found = str(own) if own.exists() else shutil.which("uv")
    return [found] if found else []


def _pip() -> list[str]:
    return [sys.executable, "-m", "pip", "--python", PYTHON] if HAS_PIP else [PYTHON, "-m", "pip"]


def _web() -> ModuleType:
    spec = importlib.util.spec_from_file_location("undermine_build", ROOT / "web" / "build.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def _run(words: list[str], **environment: str) -> int:
    return subprocess.run(words, cwd=ROOT, env={**os.environ, **environment}, check=False).returncode


def _demand(words: list[str], what: str, **environment: str) -> None:
    if _run(words, **environment):
        raise NotReady(f"{what}: {' '.join(words)}")


def _tell(line: str) -> None:
    sys.stderr.write(f"{line}\n")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
