"""A question that only the seat asked knows of: the table tells nobody else, in no way."""

from __future__ import annotations

import pytest

from tests.core.veto import Veto
from tests.houses import rebuilt
from tests.tables.hosted import Hosted
from undermine.core.chance import Dice
from undermine.core.engine import to_act
from undermine.core.frame import SPECTATOR
from undermine.tables import live, table
from undermine.tables.refusal import Refusal

RULES = rebuilt("cs20", 3, lambda module: module, Veto(6))


@pytest.fixture
def hosted(monkeypatch: pytest.MonkeyPatch) -> Hosted:
    for room in (live, table):
        monkeypatch.setattr(room, "parse_rules", lambda _text: RULES)
    return Hosted("base:cs20 x3").fill()


def test_nobody_hears_of_a_whispered_question(hosted: Hosted) -> None:
    whispers = 0
    for seed in (1,):
        hosted.start(str(seed))
        game, dice = hosted.game, Dice(seed)
        while not game.is_over:
            asked = game.asked
            is_whisper = bool(RULES.frames[RULES.frame_names.index(game.question_for(asked))].is_whispered)
            whispers += is_whisper
            for seat in (0, 1, 2, SPECTATOR):
                known = game.asked_for(seat)
                assert not is_whisper or known == to_act(game.view(seat))
                if is_whisper and seat != asked:
                    assert (known, game.question_for(seat), hosted.table.due_for(seat)) == (-1, "", None)
                    with pytest.raises(Refusal) as caught:
                        hosted.table.submit(1, seat, game.count(seat), "let")
                    assert caught.value.key == "not-your-turn" and caught.value.arguments == ()
                else:
                    assert known == asked and hosted.table.due_for(seat) == hosted.table.due
            if is_whisper:
                changes, others = hosted.table.changes, [game.count(seat) for seat in range(3) if seat != asked]
                hosted.move(dice)
                if game._is_whispered:
                    assert hosted.table.changes == changes
                    assert all(
                        game.count(seat) == count or seat == game.asked
                        for seat, count in zip([seat for seat in range(3) if seat != asked], others, strict=True)
                    )
            else:
                hosted.move(dice)
    assert whispers > 10
