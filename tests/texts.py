"""Rules texts by lot: games, editions, modules, options and layouts, sound or nearly so; and texts that are spoilt.

Owns no rules: what is allowed is the business of the games.  The same dice always make the same text.
"""

from __future__ import annotations

import re
from random import Random

from tests.chooser import choose
from undermine.core.chance import Dice
from undermine.core.engine import is_over
from undermine.core.rules import Rules
from undermine.core.run import Run
from undermine.games import EXTRAS, GAMES, Extra, Game, RulesError, parse_rules
from undermine.games.lying import CELLS

FAMILY = ("base", "expansion")
KEYS = tuple(option.key for extra in EXTRAS.values() for option, _ in extra.options if option.pattern.endswith(CELLS))
"""The options that say where something lies."""
SPOILS = (
    "٣", "²", "½", "x", " ", "[", "]", "[]", ",", ",,", "=", "==", ":", "::", "+", "++", "/", "-", "--", "_", "\x00",
    "\n", "\t", "\ufeff", "é", "🐭", "9" * 40, "-0", "007", "1e9", "true", "random", "None", "x5", " x5", "base",
)  # fmt: skip


def rules_text(dice: Random) -> str:
    """A text as a host may write it: the grammar is kept, and most options have values that are allowed."""
    game = GAMES[dice.choice(FAMILY) if dice.random() < 0.9 else dice.choice(list(GAMES))]
    extras = _extras(game, dice)
    options = _options(game, extras, dice)
    edition = f":{dice.choice(list(game.editions))}" if dice.random() < 0.5 else ""
    added = "".join(f"+{extra.name}" for extra in extras)
    named = f"[{','.join(f'{key}={value}' for key, value in options.items())}]" if options else ""
    players = dice.choice(game.players) if dice.random() < 0.97 else dice.randrange(0, 15)
    return f"{game.name}{edition}{added}{named} x{players}"


def spoilt(dice: Random) -> str:
    """A text with something wrong in it, as far as chance goes: torn, doubled, huge, or in other digits."""
    text = rules_text(dice)
    for _ in range(dice.randrange(1, 4)):
        at, to = sorted(dice.randrange(len(text) + 1) for _ in range(2))
        how = dice.randrange(6)
        if how == 0:
            text = text[:at] + text[to:]
        elif how == 1:
            text = text[:to] + text[at:]
        elif how == 2:
            text = text[:at] + dice.choice(SPOILS) + text[at:]
        elif how == 3:
            text = text[:at] + dice.choice(SPOILS) + text[to:]
        elif how == 4:
            text = re.sub(r"\d", lambda digit: chr(0x660 + int(digit[0])), text, count=dice.randrange(1, 3))
        else:
            text = re.sub(r"\d+", "9" * dice.randrange(2, 30), text, count=dice.randrange(1, 3))
        if not text:
            text = dice.choice(SPOILS)
    return text


def layout_text(dice: Random) -> str:
    """A text in which nothing can be wrong but where things lie."""
    extras = [EXTRAS[name] for name in ("swap-goals", "costume", "party", "new-goals", "chests") if dice.random() < 0.6]
    keys = [option.key for extra in extras for option, _ in extra.options if option.key in KEYS]
    named = [f"{key}={_cells(key, dice)}" for key in keys if dice.random() < 0.7]
    if "costumeCell" in keys and "partyCell" in keys:
        named.append("bothSites=true")
    is_held = "costumeCell" not in keys and dice.random() < 0.3
    game = "base" if is_held else dice.choice(FAMILY)
    names = [extra.name for extra in extras] + ["tournament"] * is_held + ["toll"] * (dice.random() < 0.3)
    return f"{game}{''.join(f'+{name}' for name in names)}[{','.join(['rounds=1', *named])}] x{dice.randrange(5, 9)}"


def ready(text: str) -> tuple[Rules | None, str]:
    """The rules of a text; or none, and why."""
    try:
        return parse_rules(text), ""
    except RulesError as error:
        return None, str(error)


def play_out(run: Run, dice: Dice, mood: str) -> None:
    """To the end; a game that asks more will never end."""
    for _ in range(20_000):
        if is_over(run.state):
            return
        run.apply(choose(run.state, dice, mood))
    raise AssertionError("games end")


def _extras(game: Game, dice: Random) -> list[Extra]:
    """None to all of them, those with layouts more often; now and then one that does not belong to the game."""
    allowed = [extra for extra in EXTRAS.values() if game.name in extra.games or dice.random() < 0.01]
    often = dice.choice((0.1, 0.3, 0.6))
    chosen = [extra for extra in allowed if dice.random() < (often + 0.3 if _lays(extra) else often)]
    dice.shuffle(chosen)
    return chosen


def _lays(extra: Extra) -> bool:
    return any(option.key in KEYS for option, _ in extra.options)


def _options(game: Game, extras: list[Extra], dice: Random) -> dict[str, str]:
    options = {option.key: option for option in game.options}
    options |= {option.key: option for extra in extras for option, _ in extra.options}
    named = {"rounds": "1"} if "rounds" in options and dice.random() < 0.9 else {}
    for key, option in options.items():
        if key in KEYS:
            if dice.random() < 0.7:
                named[key] = _cells(key, dice)
        elif key == "bothSites":
            if dice.random() < 0.9:
                named[key] = "true"
        elif dice.random() < 0.15:
            named[key] = _value(key, option.pattern, dice)
    return named


def _value(key: str, pattern: str, dice: Random) -> str:
    if "\\d" not in pattern and "[" not in pattern:
        return dice.choice([re.sub(r"\\(.)", r"\1", value) for value in pattern.split("|")])
    if key == "saboteurPayout":
        return "/".join(str(dice.randrange(10)) for _ in range(4))
    if key == "firstPlayer":
        return dice.choice(("random", str(dice.randrange(12))))
    return str(dice.randrange(1, 3)) if key == "rounds" else str(dice.randrange(50, 100_000))


def _cells(key: str, dice: Random) -> str:
    """Mostly in the middle of the mine, at times all around the start or far away."""
    if key == "chestCells" and dice.random() < 0.3:
        return "random"
    count = {"goalCells": 5, "chestCells": 4}.get(key) or dice.choice((1, 1, 1, 2, 3, 4, 6, 8, 9, 10, 40))
    if dice.random() < 0.02:
        count += dice.choice((-1, 1, 30))
    left, right, far = dice.choice(
        ((1, 10, 5), (2, 9, 4), (-6, 6, 6), (-13, 13, 13), (-12, 12, 12), (2, 6, 2), (-99, 99, 99))
    )
    cells = [(dice.randint(left, right), dice.randint(-far, far)) for _ in range(max(1, count))]
    if dice.random() < 0.95:
        cells = list(dict.fromkeys(cells))
    return "/".join(f"{x}:{y}" for x, y in cells)
