"""Build hook with two parts: machine code (here) and the browser client (web/build.py).

What src/undermine/native.py names is compiled with mypyc when this machine has a C compiler. An editable build
leaves the extensions beside their sources, a wheel build keeps the tree clean and packs them from a temporary folder.
Both leave a manifest by which the package knows what was compiled. Without a compiler, or when compiling fails, the
package is built interpreted: the same rules, slower.

UNDERMINE_NATIVE = auto     compile if possible (the default)
                 | skip     never compile
                 | keep     leave what is there as it is
                 | require  fail if it cannot be compiled
UNDERMINE_PROFILE = 1       compile twice: first so that whole games count what is used how often (TRAIN), then for
                            those counts. Needs gcc and twice the time

`python hatch_build.py` does the first part alone, in place: the Makefile compiles so, `make play` while people play
already. Only one build of a tree compiles at a time, and what runs meanwhile never meets half of one.

Never decides at run time which form is used; native.py does. The client is built into src/undermine/static, which
wheels and source distributions carry, so that installing from either needs no Node.js.
"""

from __future__ import annotations

import importlib.util
import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

if sys.platform != "win32":
    import fcntl
if TYPE_CHECKING:
    from types import ModuleType

# mypyc stops at any warning of the C compiler; a compiler newer than ours must not cost its owner the fast form.
# Imports are silent because an isolated build has none of the run-time dependencies; `make lint` checks them.
SETUP = """
import re
from pathlib import Path

from mypyc.build import mypycify
from setuptools import setup

flags = ["--config-file=", "--explicit-package-bases", "--ignore-missing-imports", "--follow-imports=silent"]
extensions = mypycify(
    [*flags, *{files!r}], opt_level="3", debug_level="0", group_name="undermine.{shared}", target_dir={target!r}
)
# What mypyc makes of vector[index] looks whether a negative index counts from the end. None of ours does, and that
# costs more than the check of the bounds: it is left out, and a negative index raises an IndexError.
from_end = re.compile(r"^( *(\\w+) = \\w+ \\+ (\\w+);\\n *\\w+ = )\\(uint64_t\\)\\2 < \\(uint64_t\\)\\3;", re.MULTILINE)
for file in Path({target!r}).rglob("*.c"):
    text = file.read_text(encoding="utf-8")
    file.write_text(from_end.sub(r"\\1 0;", text), encoding="utf-8")
for extension in extensions:
    extension.extra_compile_args = [flag for flag in extension.extra_compile_args if flag != "-Werror"]
setup(name="undermine-native", packages=[], ext_modules=extensions)
"""

# Who is not trained for here is compiled as always (-fprofile-partial-training), so this need not name every module.
TRAIN = """
from undermine import native
from undermine.core.playout import play_many, play_with_copies
from undermine.games import parse_rules

assert native.compiled(), native.describe()
for text in ("base x5", "base+veto+toll+chests x5", "expansion x6", "duel x2", "solo x1", "cave x5"):
    rules = parse_rules(text)
    play_many(rules, 400, 7, False)
    play_many(rules, 100, 7, True)
    play_with_copies(rules, 100, 7)
"""
# setuptools takes CFLAGS instead of the flags that the interpreter was built with, so what matters of those is said
# again: no assertions of the runtime about itself, and whole numbers that wrap around. The last one lets the C compiler
# inline across the one big extension: 13 % more steps a second.
FLAGS = "-DNDEBUG -fwrapv -fno-semantic-interposition"
COUNT = "-fprofile-generate -fprofile-update=single"
COUNTED = "-fprofile-use -fprofile-partial-training -Wno-missing-profile"


class Hook(BuildHookInterface[BuilderConfig]):
    """The part of the build that hatchling does not know."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What an isolated build must install first: only what this machine has a use for."""
        web = _module(Path(self.root, "web", "build.py"))
        needed: list[str] = []
        if self.target_name == "wheel" and mode() not in {"skip", "keep"} and compiler():
            needed += ["mypy[mypyc]>=2.4,<3", "setuptools>=77"]
        if web.needs_wheel():
            needed.append(web.WHEEL)
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by hatchling before it collects the files."""
        web = _module(Path(self.root, "web", "build.py"))
        web.bring_up_to_date(self.app.display_info, self.app.display_warning)
        if self.target_name != "wheel":
            return
        source, tell, warn = Path(self.root, "src"), self.app.display_info, self.app.display_warning
        if version == "editable":
            bring_up_to_date(source, source, tell, warn)
            return
        self._staging = tempfile.TemporaryDirectory()
        staging = Path(self._staging.name)
        if bring_up_to_date(source, staging, tell, warn):
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
        for path in staging.rglob("*.*"):
            build_data["force_include"][str(path)] = path.relative_to(staging).as_posix()

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Called by hatchling when the wheel is written."""
        if self.target_name == "wheel" and version != "editable":
            self._staging.cleanup()


def bring_up_to_date(
    source: Path, target: Path, inform: Callable[[str], object], warn: Callable[[str], object]
) -> bool:
    """Compile what lies under `source` into the same places under `target`; whether there is machine code then."""
    native = _module(source / "undermine" / "native.py")
    package, manifest = source / "undermine", target / "undermine" / native.MANIFEST
    with _alone(package):
        wanted = {name: native.digest(name, package) for name in native.sources(package)}
        facts = {
            "python": sysconfig.get_config_var("EXT_SUFFIX"),
            "builder": native.digest(__file__),
            "profile": wants_profile(),
        }
        # What is built depends on this machine as it is now, never on what it had when it was built before.
        # What was compiled for counts is good enough for who did not ask for it.
        is_done = any(
            _is_done(manifest, {**facts, "profile": profile, "why": "", "sources": wanted})
            for profile in {True, wants_profile()}
        )
        if mode() == "keep" or (is_done and mode() != "skip" and compiler()):
            inform("native: up to date" if is_done else "native: UNDERMINE_NATIVE=keep")
            return is_done
        with tempfile.TemporaryDirectory() as temporary:
            made = Path(temporary, "lib")
            why = _compile(source, Path(temporary), list(wanted), native.SHARED, inform, warn)
            if not why and wanted != {name: native.digest(name, package) for name in native.sources(package)}:
                why = "sources were changed while they were compiled"
            if why:
                warn(f"native: {why}; building the interpreted form")
            # The manifest goes first and comes last, so a build that is cut short leaves the interpreted form.
            manifest.unlink(missing_ok=True)
            for old in [path for ending in ("so", "pyd") for path in (target / "undermine").rglob(f"*.{ending}")]:
                old.unlink()
            for extension in [] if why else made.rglob("*" + facts["python"]):
                place = target / extension.relative_to(made)
                place.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(extension, place)
        manifest.parent.mkdir(exist_ok=True)
        text = json.dumps({**facts, "why": why, "sources": {} if why else wanted}, indent=1)
        whole = manifest.with_suffix(".new")
        whole.write_text(text + "\n", encoding="utf-8")
        whole.replace(manifest)
    return not why


def _compile(
    source: Path,
    work: Path,
    names: list[str],
    shared: str,
    inform: Callable[[str], object],
    warn: Callable[[str], object],
) -> str:
    """Compile the named files into `work / "lib"`; the reason if they are not."""
    command = compiler()
    if mode() == "skip":
        return "UNDERMINE_NATIVE=skip"
    if not command or not names:
        why = "nothing to compile" if command else "no C compiler found"
        if mode() == "require":
            raise RuntimeError(f"UNDERMINE_NATIVE=require, but {why}")
        return why
    inform(f"native: compiling {len(names)} files with {command}")
    files = [f"undermine/{name}" for name in names]
    script = SETUP.format(files=files, shared=shared, target=str(work / "c"))
    (work / "setup.py").write_text(script, encoding="utf-8")
    said = _count(source, work, command) if wants_profile() else ""
    said = said or _build(source, work, work / "lib", command, COUNTED if wants_profile() else "")
    if not said:
        return ""
    if mode() == "require":
        raise RuntimeError(f"UNDERMINE_NATIVE=require, but compiling failed:\n{said}")
    warn(said[-4000:])
    lines = said.strip().splitlines()
    first = next((line for line in lines if "error" in line.lower()), lines[-1])
    return f"compiling failed: {first[:200]}"


def _build(source: Path, work: Path, target: Path, command: str, flags: str) -> str:
    """Run the set-up script in `work`; what was said if it failed."""
    made = subprocess.run(
        [
            *(sys.executable, str(work / "setup.py"), "-q", "build_ext", "--force"),
            *("--parallel", str(os.cpu_count() or 1)),
            *("--build-lib", str(target), "--build-temp", str(work / "o")),
        ],
        cwd=source,
        env=_environment(command, flags),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    return (made.stdout.strip() or "no output") if made.returncode else ""


def _count(source: Path, work: Path, command: str) -> str:
    """Leave counts beside the object files, where the compiler looks for them; why not, if that failed."""
    known = subprocess.run([*shlex.split(command), "--version"], capture_output=True, text=True, check=False).stdout
    if "Free Software Foundation" not in known:
        return f"error: UNDERMINE_PROFILE=1 needs gcc, and {command} is another compiler"
    tree = work / "counting"
    if said := _build(source, work, tree, command, COUNT):
        return said
    shutil.copytree(source / "undermine", tree / "undermine", dirs_exist_ok=True, ignore=_only_sources)
    native = _module(source / "undermine" / "native.py")
    wanted = {name: native.digest(name, source / "undermine") for name in native.sources(source / "undermine")}
    (tree / "undermine" / native.MANIFEST).write_text(json.dumps({"why": "", "sources": wanted}), encoding="utf-8")
    environment = {key: value for key, value in os.environ.items() if key != "UNDERMINE_INTERPRETED"}
    made = subprocess.run(
        [sys.executable, "-c", TRAIN],
        cwd=tree,
        env={**environment, "PYTHONPATH": str(tree)},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if made.returncode:
        return f"error: the training run failed\n{made.stdout}"
    return "" if list((work / "o").rglob("*.gcda")) else "error: the training run left no counts"


def _only_sources(_: str, names: list[str]) -> list[str]:
    return [name for name in names if name.endswith((".so", ".pyd")) or name in {"__pycache__", "static"}]


@contextmanager
def _alone(package: Path) -> Iterator[None]:
    """Who builds the same tree waits here, and then finds it built."""
    if sys.platform == "win32":
        yield
        return
    folder = os.open(package, os.O_RDONLY)
    try:
        fcntl.flock(folder, fcntl.LOCK_EX)
        yield
    finally:
        os.close(folder)


def compiler() -> str:
    """The C compiler command, possibly with arguments; empty if there is none. A CC that is set is never replaced."""
    if sys.platform == "win32":
        return "msvc"  # setuptools finds it where its installer put it, not on PATH
    given = os.environ.get("CC")
    for command in [given] if given else [sysconfig.get_config_var("CC") or "cc", "cc", "gcc", "clang"]:
        words = shlex.split(command)
        if words and shutil.which(words[0]):
            return command
    return ""


def mode() -> str:
    mode = os.environ.get("UNDERMINE_NATIVE") or "auto"
    if mode not in {"auto", "skip", "keep", "require"}:
        raise ValueError(f"UNDERMINE_NATIVE is {mode!r}, not auto, skip, keep or require")
    return mode


def wants_profile() -> bool:
    return os.environ.get("UNDERMINE_PROFILE", "") not in {"", "0"}


def _environment(command: str, flags: str = "") -> dict[str, str]:
    environment = dict(os.environ)
    if sys.platform != "win32":
        environment["CC"] = command
        environment["CFLAGS"] = f"{environment.get('CFLAGS', '')} {FLAGS} {flags}".strip()
        if flags == COUNT:
            environment["LDFLAGS"] = f"{environment.get('LDFLAGS', '')} {COUNT}".strip()
    return environment


def _module(path: Path) -> ModuleType:
    """A module by its path: importing the package itself would need its dependencies."""
    name = f"undermine_{path.stem}"
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec and spec.loader, f"{path} is missing"
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module  # dataclasses look themselves up there
    spec.loader.exec_module(module)
    return module


def _is_done(manifest: Path, wanted: dict[str, Any]) -> bool:
    """Whether an earlier build left exactly this, extensions included."""
    try:
        was = json.loads(manifest.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return False
    suffix = wanted["python"]
    files = [manifest.parent / (name.removesuffix(".py") + suffix) for name in wanted["sources"]]
    return bool(files) and was == wanted and all(path.exists() for path in files)


def main(words: list[str]) -> int:
    """In place. `meanwhile`: whoever plays already comes first, and is told when there is machine code."""
    source = Path(__file__).resolve().parent / "src"
    is_meanwhile = words == ["meanwhile"]
    if is_meanwhile and hasattr(os, "nice"):
        os.nice(10)

    def tell(line: str) -> None:
        sys.stderr.write(f"{line}\n")

    def told(line: str) -> None:
        if is_meanwhile and "compiling" in line:
            tell(f"{line}; meanwhile the engine is interpreted: the same rules, slower")
            started.append(line)

    started: list[str] = []
    try:
        is_native = bring_up_to_date(source, source, told, tell)
    except RuntimeError as error:
        tell(str(error))
        return 1
    if started and is_native:
        tell("native: machine code is there; bots use it from now on, everything else from the next start")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
