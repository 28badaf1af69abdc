"""`undermine bot`: one of our bots at somebody's server."""

from __future__ import annotations

import threading
from collections.abc import Iterator

import pytest

from tests.server.house import House, open_party, rows, wait_for
from undermine.cli.app import main


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(str(tmp_path_factory.mktemp("house") / "t.sqlite")) as house:
        yield house


def test_a_whole_game_against_bots(house: House, capsys: pytest.CaptureFixture[str]) -> None:
    party = open_party(house, people=0, bots=False)
    for seat in (0, 2):
        house.post(f"{party.path}/seats/{seat}/bot", party.host, {"bot": "miner"})
    codes: list[int] = []
    words = ["bot", "--server", f"{house.address}/{party.code}", "--bot", "miner", "--nickname", "Afar", "--seed", "3"]
    playing = threading.Thread(target=lambda: codes.append(main(words)))
    playing.start()
    wait_for(lambda: rows(party.info(), "seats")[1].get("name") == "Afar")
    party.start()
    playing.join(40)
    assert codes == [0]
    scores = party.info()["scores"]
    assert isinstance(scores, list)
    names = [seat["name"] for seat in rows(party.info(), "seats")]
    told = " ".join(f"{name}: {score}" for name, score in zip(names, scores, strict=True))
    assert names[1] == "Afar" and capsys.readouterr().out == f"the game is over; {told}\n"


def test_a_token_that_has_a_seat(house: House, capsys: pytest.CaptureFixture[str]) -> None:
    party = open_party(house, people=1).start()
    words = ["bot", "--server", f"{house.address}/api/tables/{party.id}", "--token", party.tokens[0], "--bot", "random"]
    assert main(words) == 0
    assert "the game is over" in capsys.readouterr().out and party.info()["state"] == "over"


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--server", "ftp://x/y"], "is no address"),
        (["--server", "HOUSE"], "names no table"),
        (["--server", "HOUSE/NOPE"], "names no table"),
        (["--server", "HOUSE/NOPE22"], "no table with this code"),
        (["--server", "HOUSE/CODE", "--bot", "hal"], "there is no bot 'hal'; there are: "),
        (["--server", "HOUSE/CODE", "--token", "wrong"], "not known here"),
        (["--server", "HOUSE/CODE"], "no free seat"),
        (["--server", "http://127.0.0.1:9/CODE"], "does not answer"),
    ],
)
def test_refusals(house: House, capsys: pytest.CaptureFixture[str], words: list[str], told: str) -> None:
    party = open_party(house, people=0)
    filled = [word.replace("HOUSE", house.address).replace("/CODE", f"/{party.code}") for word in words]
    assert main(["bot", *filled]) == 2
    out, err = capsys.readouterr()
    assert out == "" and err.startswith("undermine: ") and told in err and err.count("\n") == 1
