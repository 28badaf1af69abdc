"""The recipes of deploy/: what can be said of them without building an image or starting a service.

The web servers' files are tried in a browser, by tests/browser/test_fronts.py.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import yaml  # type: ignore[import-untyped]

from undermine.server.settings import Settings

DEPLOY = Path(__file__).parent.parent / "deploy"
COMPOSE = ("compose.yaml", "compose.postgres.yaml")
OURS = {"UNDERMINE_HOSTNAME", "UNDERMINE_UPSTREAM", "UNDERMINE_NATIVE", "UNDERMINE_WEB"}
"""Of the recipes and of the build; the server does not know them."""


@pytest.mark.parametrize("name", [path.name for path in sorted(DEPLOY.iterdir())])
def test_settings_are_known(name: str) -> None:
    named = set(re.findall(r"UNDERMINE_[A-Z_]+", (DEPLOY / name).read_text(encoding="utf-8")))
    assert named <= OURS | Settings().to_environment().keys()


@pytest.mark.parametrize("name", COMPOSE)
def test_a_composition_is_closed_and_believes_its_web_server_alone(name: str) -> None:
    found = yaml.safe_load((DEPLOY / name).read_text(encoding="utf-8"))
    house, front = found["services"]["undermine"], found["services"]["caddy"]
    assert house["read_only"] and house["cap_drop"] == ["ALL"] and "ports" not in house and front["ports"]
    (network,) = found["networks"]["default"]["ipam"]["config"]
    assert house["environment"]["UNDERMINE_TRUSTED_PROXIES"] == network["subnet"]
    for service in found["services"].values():
        for volume in service.get("volumes", []):
            source = volume.partition(":")[0]
            assert (DEPLOY / source).exists() if source.startswith(".") else source in found["volumes"]
    environment = {key.removeprefix("UNDERMINE_").lower(): value for key, value in house["environment"].items()}
    workers = int(re.sub(r".*:-(\d+)}", r"\1", environment.get("workers", "1")))
    Settings(database=environment.get("database", ""), redis=environment.get("redis", ""), workers=workers).checked()


@pytest.mark.parametrize("name", COMPOSE)
def test_compose_understands_it(name: str) -> None:
    docker = shutil.which("docker")
    if not docker or subprocess.run([docker, "compose", "version"], capture_output=True, check=False).returncode:
        pytest.skip("there is no docker compose")
    environment = {**os.environ, "UNDERMINE_HOSTNAME": "undermine.example", "POSTGRES_PASSWORD": "gold"}
    words = [docker, "compose", "-f", str(DEPLOY / name), "config", "--quiet"]
    done = subprocess.run(words, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0 and not done.stderr, done.stderr


def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    analyze = shutil.which("systemd-analyze")
    if not analyze:
        pytest.skip("there is no systemd-analyze")
    text = (DEPLOY / "undermine.service").read_text(encoding="utf-8")
    assert text.count("/opt/undermine/bin/undermine serve") == 1
    unit = tmp_path / "undermine.service"
    unit.write_text(text.replace("/opt/undermine/bin/undermine serve", f"{sys.executable} -m undermine serve"))
    door = shutil.copy(DEPLOY / "undermine.socket", tmp_path)
    done = subprocess.run([analyze, "verify", str(unit), str(door)], capture_output=True, text=True, check=False)
    # It looks at the units of this machine, too, and may have something to say of those.
    assert "undermine.s" not in done.stderr, done.stderr


def test_the_image_is_neither_root_nor_large() -> None:
    lines = (DEPLOY / "Containerfile").read_text(encoding="utf-8").splitlines()
    last = lines[max(i for i, line in enumerate(lines) if line.startswith("FROM ")) :]
    assert "USER 10001" in last and "VOLUME /data" in last and any(line.startswith("HEALTHCHECK") for line in last)
    assert not [line for line in last if "apt-get" in line or "pip " in line], "what builds stays in the first stage"
