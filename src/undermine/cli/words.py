"""`undermine words`: what a language lacks, and where a translator has to write.

Owns the output.  Never changes a file.
"""

from __future__ import annotations

from collections import Counter
from itertools import groupby
from typing import Annotated

import typer

from undermine.cli.app import app
from undermine.text import LANGUAGES, Words
from undermine.text.translation import Fault, Finding, entries, findings
from undermine.text.words import FALLBACK


@app.command()
def words(
    language: Annotated[str, typer.Argument(help="A language, for example lt; without it all of them.")] = "",
) -> None:
    """What a language lacks beside English, in the house and its features; the exit code is 1 if there is anything."""
    wanted = [Words(language).language] if language else [each for each in LANGUAGES if each != FALLBACK]
    found = {each: findings(each) for each in wanted}
    for each in wanted:
        print(_summary(each, found[each]))
        if language:
            _tell(found[each])
    if any(found.values()):
        raise typer.Exit(1)


def _summary(language: str, found: list[Finding]) -> str:
    counts = Counter(finding.fault for finding in found)
    told = ", ".join(f"{counts[fault]} {fault}" for fault in Fault if counts[fault])
    return f"{language}: {len(entries(language))} sentences, {told or 'nothing is lacking'}"


def _tell(found: list[Finding]) -> None:
    """File by file, each sentence as it is in English, to be copied and translated."""
    for place, there in groupby(sorted(found, key=lambda finding: finding.place), key=lambda finding: finding.place):
        print(f"\n{place}")
        for finding in there:
            english = finding.english.replace("\n", "\n      ")
            print(f"  {finding.fault}: {finding.key}" + (f" = {english}" if english else ""))
