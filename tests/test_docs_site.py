"""The documentation builds into a site without network, and no link of it is broken."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    pytest.importorskip("material", reason="MkDocs is for development")
    out = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-W", "ignore", "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(out)]
    told = subprocess.run(
        command, cwd=ROOT, env=os.environ | {"NO_MKDOCS_2_WARNING": "1"}, capture_output=True, text=True, check=False
    )
    assert told.returncode == 0, told.stdout + told.stderr
    return out


def test_every_page_is_there_and_the_reference_is_filled(site: Path) -> None:
    for page in (ROOT / "docs").rglob("*.md"):
        name = page.relative_to(ROOT / "docs")
        assert (site / name.with_name("index.html" if page.stem == "README" else f"{page.stem}.html")).exists()
    reference = (site / "reference.html").read_text(encoding="utf-8")
    for word in ("play_out", "IllegalAction", "by_chance", "resample_from_infostate"):
        assert word in reference, word
    assert "legal_actions" in (site / "engine.html").read_text(encoding="utf-8")


def test_examples_in_docstrings_are_blocks_of_code(site: Path) -> None:
    """Markdown would take their `>>>` for quotations in quotations."""
    for page in ("reference.html", "engine.html"):
        text = (site / page).read_text(encoding="utf-8")
        assert "<blockquote>" not in text and text.count('class="gp">&gt;&gt;&gt; ') > 3


def test_nothing_is_loaded_from_elsewhere(site: Path) -> None:
    page = (site / "index.html").read_text(encoding="utf-8")
    assert "fonts.googleapis" not in page and "src=http" not in page.replace('"', "")
