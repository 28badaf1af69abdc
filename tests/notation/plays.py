"""Games for the tests of the notation, states as plain facts to be compared, and text that is nearly right."""

from __future__ import annotations

from hypothesis import strategies as st

from tests.chooser import MOODS, choose
from undermine.core.chance import Dice
from undermine.core.engine import is_over, open_game
from undermine.core.run import Run
from undermine.core.state import State
from undermine.games import parse_rules
from undermine.views.view import View

EDITIONS = ("cs20", "de", "lt2009")

rules_texts = st.builds(
    "base:{}[rounds={}] x{}".format, st.sampled_from(EDITIONS), st.integers(1, 3), st.integers(3, 10)
)
seeds = st.integers(0, 999).map(str)
moods = st.sampled_from(MOODS)

# Text that is nearly right: words of the notation in any order, or anything at all.
_WORDS = """
place play discard take first orient turned nothing up nobody ? ?*3 B-NE B-NESW B-d-EW map rockfall B-goal-gold
sabotage-cart repair-lantern+cart cart 0 1 2 -1 9 67 99999 8,0 8,-2 2,0 -40,0 1..6,0 | ; @ @0,1 @all ~ ~chose >
drew placed began cast hid banked pushed counted 3+1 - digger saboteurs turn close chance keyed quick rules base x5
"""
WORDS = tuple(_WORDS.split())
nonsense = st.one_of(
    st.lists(st.sampled_from(WORDS), max_size=8).map(" ".join),
    st.text(max_size=40),
    st.text("0123456789,*@~|;?-+ placeturnd", max_size=40),
)


def begin(text: str, seed: str) -> Run:
    return open_game(parse_rules(text), seed)


def play_on(run: Run, dice: Dice, mood: str, most: int = 1000) -> Run:
    """So many answers more, or to the end."""
    while most and not is_over(run.state):
        run.apply(choose(run.state, dice, mood))
        most -= 1
    return run


def played(text: str, seed: str, mood: str = "mixed", most: int = 1000) -> Run:
    """A game, recorded."""
    return play_on(begin(text, seed), Dice(int(seed)), mood, most)


def facts(state: State) -> dict[str, object]:
    """Every field of a state as a plain value; of the arena what does not depend on the order of its slots."""
    arena = state.arena
    plain: dict[str, object] = {
        "rules": state.rules.text,
        "hands": [state.hand(seat) for seat in range(int(state.seats))],
        "deck": [int(state.deck[i]) for i in range(int(state.left))],
        "pile": [int(state.pile[i]) for i in range(int(state.spent))],
        "frames": [tuple(int(part) for part in frame) for frame in state.frames()],
        "key": state.key,
        "tiles": [(int(arena.cell[i]), int(arena.code[i]), int(arena.lit[i])) for i in range(1, int(arena.count) + 1)],
        "slots": {int(arena.slot_cell(i)): int(arena.slot_fit(i)) for i in range(int(arena.slots))},
        "me": int(state.me) if isinstance(state, View) else None,
        "wages": state.wages if isinstance(state, View) else (),
        "shares": state.shares if isinstance(state, View) else (),
        "stack": (state.stack, state.takers) if isinstance(state, View) else (),
    }
    for name in ("front", "known", "roles", "aside", "goals", "gold", "bank", "pool", "words"):
        plain[name] = [int(value) for value in getattr(state, name)]
    for name in ("round", "turn", "left", "spent", "latest", "winner", "finder", "depth", "drawn", "dice_a", "dice_b"):
        plain[name] = int(getattr(state, name))
    return plain | {"count": int(arena.count), "fixed": int(arena.fixed), "reached": int(arena.reached)}


def mutate(text: str, dice: Dice) -> str:
    """A small accident: a character or a line lost, doubled, changed or moved."""
    lines = text.split("\n")
    i, j = int(dice.below(len(lines))), int(dice.below(len(lines)))
    line = lines[i]
    at = int(dice.below(len(line) + 1))
    match int(dice.below(6)):
        case 0:
            lines[i] = line[:at] + line[at + 1 :]
        case 1:
            lines[i] = line[:at] + "x0 ,?*;"[int(dice.below(7))] + line[at:]
        case 2:
            lines[i], lines[j] = lines[j], lines[i]
        case 3:
            del lines[i]
        case 4:
            lines.insert(i, line)
        case _:
            return text[: int(dice.below(len(text)))]
    return "\n".join(lines)
