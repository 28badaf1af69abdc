"""Rules texts by lot through everything that reads one: the parser, the command line, the server; and played.

The usual run takes a few hundred; UNDERMINE_TEXTS=10000 takes so many and says how they fared.
"""

from __future__ import annotations

import os
import sys
from collections import Counter
from random import Random
from urllib.parse import quote

import pytest

from tests.chooser import DIGGING, LIVELY, MOODS
from tests.form import some
from tests.server.house import House, done, problem
from tests.texts import layout_text, play_out, ready, rules_text, spoilt
from undermine.cli.app import main
from undermine.core.chance import Dice
from undermine.core.engine import open_game
from undermine.games.deck import boxes, load

TEXTS = int(os.environ.get("UNDERMINE_TEXTS", "0")) or some(200)
LONGEST = 400  # letters that the server reads
KINDS = (rules_text, layout_text, rules_text, spoilt)


def text_of(number: int) -> str:
    return KINDS[number % len(KINDS)](Random(number))


def test_texts_are_refused_in_words_or_played(house: House, capsys: pytest.CaptureFixture[str]) -> None:
    """4xx with the words of the parser, or a handbook and a game that ends; nothing else ever happens."""
    fate: Counter[str] = Counter()
    shown: set[str] = set()
    known = {row.id for box in boxes() for row in load(box).cards}
    for number in range(TEXTS):
        text = text_of(number)
        rules, why = ready(text)
        answer = house.ask("GET", f"/api/handbook?language=en&rules={quote(text)}")
        if len(text) > LONGEST:
            fate["too long for the server"] += 1
            assert "rules" in str(problem(answer, 400, "malformed")["detail"])
        elif rules is None:
            assert problem(answer, 422, "bad-rules")["detail"] == why
        else:
            assert done(answer)["rules"] == rules.text
        if number % 4 == 3:
            # A rules text is no box and no card.
            assert main(["cards", "list" if number % 8 == 3 else "show", "--", text]) == 2
            assert capsys.readouterr().err.startswith("undermine: ")
        if rules is None:
            fate["refused in words"] += 1
            continue
        for card in sorted((set(rules.names[1:]) & known) - shown):
            assert main(["cards", "show", card]) == 0 and f"card       {card}\n" in capsys.readouterr().out
            shown.add(card)
        play_out(open_game(rules, str(number)), Dice(number), (*MOODS, DIGGING, LIVELY)[number // 4 % 6])
        fate["played to the end"] += 1
    with capsys.disabled():
        if "UNDERMINE_TEXTS" in os.environ:
            sys.stdout.write(f"\n{TEXTS} texts: {dict(fate)}, nothing else; {len(shown)} cards shown\n")
    assert fate["refused in words"] + fate["played to the end"] == TEXTS
    assert min(fate["refused in words"], fate["played to the end"]) > TEXTS // 6, "both come up often"
