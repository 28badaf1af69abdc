"""Talk at the table: phrases in each reader's language, and how to type them.

Owns the way from a phrase to a sentence and from typed words to a phrase.  Which phrases there are,
`tables` knows.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from undermine.cli.terminal.name import tidy
from undermine.cli.terminal.screen import BRASS, CHALK
from undermine.cli.terminal.typed import is_number, read_name
from undermine.server.wire import Spoken
from undermine.tables.phrase import PHRASES, PLACE, SEAT, TOOL
from undermine.text import People, Words


def spoken_text(words: Words, people: People, spoken: Spoken) -> str:
    """Who said what; a phrase that this program does not know yet is shown by its name."""
    name = people.name(spoken.seat) if 0 <= spoken.seat < len(people.names) else "?"
    return f"{name}: “{_said(words, people, spoken)}”"


def _said(words: Words, people: People, spoken: Spoken) -> str:
    if spoken.chat:
        return tidy(spoken.chat)
    if spoken.phrase not in PHRASES or len(spoken.arguments) != len(PHRASES[spoken.phrase]):
        return tidy(spoken.phrase)
    return phrase_text(words, people, spoken.phrase, spoken.arguments)


def phrase_text(words: Words, people: People, phrase: str, arguments: Sequence[str]) -> str:
    """A phrase as its reader hears it: `I do not trust you` if it is about him."""
    values: dict[str, str] = {}
    for argument, allowed in zip(arguments, PHRASES[phrase], strict=True):
        if allowed == SEAT:
            seat = int(argument) if is_number(argument) and int(argument) < len(people.names) else -1
            values |= {"who": people.who(seat), "name": people.name(seat) if seat >= 0 else "?"}
        elif allowed == PLACE:
            values["place"] = argument
        else:
            values["tool"] = argument
    return words.say(f"phrase-{phrase}", **values)


def read_phrase(words: Words, people: People, parts: list[str]) -> tuple[str, tuple[str, ...]] | None:
    """The phrase that was typed, by its number or its name, with what belongs to it; None if it is free talk."""
    if not parts:
        return None
    phrase = dict(enumerate(PHRASES, 1)).get(int(parts[0]), "") if is_number(parts[0]) else parts[0].casefold()
    if phrase not in PHRASES:
        return None
    rest = parts[1:]
    arguments: list[str] = []
    for allowed in PHRASES[phrase]:
        argument, used = _argument(words, people, allowed, rest)
        if not used:
            return None
        arguments.append(argument)
        rest = rest[used:]
    return None if rest else (phrase, tuple(arguments))


def _argument(words: Words, people: People, allowed: str | tuple[str, ...], parts: list[str]) -> tuple[str, int]:
    """The next argument and how many words it took; 0 words if there is none."""
    if not parts:
        return "", 0
    first = parts[0].casefold()
    if allowed == SEAT:
        if is_number(first) and int(first) < len(people.names):
            return first, 1
        seat, used = read_name(people, parts)
        return str(seat), used
    for value in allowed:
        if first in (value, argument_word(words, value).casefold()):
            return value, 1
    return "", 0


def argument_word(words: Words, value: str) -> str:
    """How a place, a tool or a card is typed in the reader's language."""
    return words.say(f"{'tool' if value in TOOL else 'place' if value in PLACE else 'card'}-{value}")


def phrase_table(words: Words, people: People) -> Table:
    """All phrases with what to type for them."""
    table = Table.grid(padding=(0, 3, 0, 0))
    say = words.say("command-say")
    someone = next(seat for seat in range(len(people.names)) if seat != people.me)
    for number, (phrase, kinds) in enumerate(PHRASES.items(), 1):
        typed = [f"{say} {number}"]
        arguments = []
        for allowed in kinds:
            typed.append(people.name(someone) if allowed == SEAT else argument_word(words, allowed[0]))
            arguments.append(str(someone) if allowed == SEAT else allowed[0])
        table.add_row(Text(" ".join(typed), BRASS), Text(phrase_text(words, people, phrase, arguments), CHALK))
    return table
