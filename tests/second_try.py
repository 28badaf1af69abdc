"""Runs pytest, and gives tests that a busy machine can fail a second try, alone, when all others are done.

    python -P tests/second_try.py [options of pytest]

Owns who gets a second try: tests with real processes, clocks, sockets and browsers, unless they are about secrets: what
leaks every other time leaks.  Whatever fails twice fails the run.  So does every other test that failed, a file that
could not be read, a worker that crashed, and a pile of failures, which is no noise.  Nothing is hidden: how a test
failed at first is printed as always, and who needed two tries is named at the end.
"""

from __future__ import annotations

import subprocess
import sys
from typing import Final

import pytest

ROOMS: Final = ("server/", "cli/", "client/", "store/", "browser/")
FILES: Final = ("test_build.py", "test_deploy.py", "test_ready.py", "test_services.py", "test_web_build.py")
SECRET: Final = ("server/test_secrecy.py", "server/test_twins.py", "server/test_window.py", "browser/test_veto.py")
MOST: Final = 10
"""More failures than this have a cause of their own."""
AGAIN: Final = "--again"


class Notes:
    """A plugin that notes what became of every test."""

    def __init__(self) -> None:
        self.passed: set[str] = set()
        self.failed: list[str] = []
        self.is_broken = False
        """Whether something failed that is no test: a file could not be read, a worker crashed."""

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call" and report.passed:
            self.passed.add(report.nodeid)
        if report.failed:
            # A test in whose midst a worker crashed has failed at no time that pytest knows.
            self.is_broken = self.is_broken or report.when not in ("setup", "call", "teardown")
            if report.nodeid not in self.failed:
                self.failed.append(report.nodeid)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        self.is_broken = self.is_broken or report.failed


def may_try_again(test: str) -> bool:
    """Whether this test depends on what else the machine does."""
    place = test.removeprefix("tests/")
    return place.startswith((*ROOMS, *FILES)) and not place.startswith(SECRET)


def run(words: list[str]) -> int:
    notes = Notes()
    code = int(pytest.main([*words], plugins=[notes]))
    deserving = [test for test in notes.failed if may_try_again(test)]
    if code != pytest.ExitCode.TESTS_FAILED or notes.is_broken or len(deserving) != len(notes.failed):
        return code
    if len(deserving) > MOST:
        _tell(f"{len(deserving)} tests failed: too many for a second try")
        return code
    _tell(f"a second try, alone, for {len(deserving)} that failed")
    again = subprocess.run([sys.executable, "-P", __file__, AGAIN, *deserving], check=False).returncode
    if again == 0:
        _tell("NEEDED TWO TRIES (how they failed at first is told above):", *deserving)
    return again


def run_again(tests: list[str]) -> int:
    """All of them must pass now: one that is skipped has not."""
    notes = Notes()
    code = int(pytest.main([*tests], plugins=[notes]))
    return code or int(not notes.passed.issuperset(tests))


def _tell(*lines: str) -> None:
    sys.stdout.write("\n== " + "\n   ".join(lines) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(run_again(sys.argv[2:]) if sys.argv[1:2] == [AGAIN] else run(sys.argv[1:]))
