"""`undermine trace`: whole games as JSON lines, the truth and all legal answers at every question.

Owns the seeds of a series of games.  The truth goes into the lines; players get their views only.
"""

from __future__ import annotations

from typing import Annotated

import typer

from undermine.bots import make
from undermine.cli.app import app
from undermine.core.chance import bot_seed, game_seed
from undermine.games import parse_rules
from undermine.notation.trace import Player, trace_game


@app.command()
def trace(
    rules: Annotated[str, typer.Argument(help="Rules text, for example base:de x4.")] = "base x5",
    seed: Annotated[str, typer.Option(help="Game 0 is dealt from SEED, game 1 from SEED/1, and so on.")] = "1",
    bots: Annotated[str, typer.Option(help="Who plays: a bot, or several with commas, dealt to the seats.")] = "random",
    games: Annotated[int, typer.Option(min=1, max=1_000_000, help="How many games.")] = 1,
) -> None:
    """Print games as JSON lines that anybody can check (docs/notation.md)."""
    ready = parse_rules(rules)
    names = [name.strip() for name in bots.split(",")]
    for game in range(games):
        text = game_seed(seed, game)
        players: list[Player] = [
            make(names[seat % len(names)], seat, ready, bot_seed(text, seat)) for seat in range(int(ready.seats))
        ]
        for line in trace_game(ready, text, players, game):
            print(line)
