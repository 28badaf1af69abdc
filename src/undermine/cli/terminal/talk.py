"""Talk at the table: what was said, and how to type what one wants to say.

Owns the way from typed words to a phrase.  Which phrases a table offers, the room `talk` knows; what they say, `text`.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from undermine.cli.terminal.name import tidy
from undermine.cli.terminal.screen import BRASS, CHALK
from undermine.cli.terminal.typed import is_number, read_name
from undermine.core.rules import Rules
from undermine.server.wire import Spoken
from undermine.talk.phrase import REASON, SEAT, Argument, offer
from undermine.text import People, Words
from undermine.text.talk import phrase_text, word_name


def spoken_text(words: Words, people: People, spoken: Spoken) -> str:
    """Who said what; a phrase that this program does not know yet is shown by its name."""
    if not spoken.chat:
        return line_text(words, people, spoken.seat, spoken.phrase, spoken.arguments)
    return _quoted(people, spoken.seat, spoken.chat)


def line_text(words: Words, people: People, seat: int, phrase: str, arguments: Sequence[str]) -> str:
    """Who said which phrase."""
    return _quoted(people, seat, phrase_text(words, people, phrase, arguments))


def _quoted(people: People, seat: int, said: str) -> str:
    name = people.name(seat) if 0 <= seat < len(people.names) else "?"
    return f"{name}: “{tidy(said)}”"


def read_phrase(words: Words, people: People, rules: Rules, parts: list[str]) -> tuple[str, tuple[str, ...]] | None:
    """The phrase that was typed, by its number or its name, with what belongs to it; None if it is free talk."""
    offered = offer(rules)
    if not parts:
        return None
    phrase = dict(enumerate(offered, 1)).get(int(parts[0]), "") if is_number(parts[0]) else parts[0].casefold()
    if phrase not in offered:
        return None
    rest = parts[1:]
    arguments: list[str] = []
    for allowed in offered[phrase]:
        argument, used = _argument(words, people, allowed, rest)
        if not used:
            return None
        arguments.append(argument)
        rest = rest[used:]
    return None if rest else (phrase, tuple(arguments))


def _argument(words: Words, people: People, allowed: Argument, parts: list[str]) -> tuple[str, int]:
    """The next argument and how many words it took; 0 words if there is none."""
    if not parts:
        return "", 0
    first = parts[0].casefold()
    if allowed.about == SEAT:
        if is_number(first) and int(first) < len(people.names):
            return first, 1
        seat, used = read_name(people, parts)
        return str(seat), used
    for value in allowed.words:
        name = word_name(words, allowed.about, value).casefold().split()
        if first == value:
            return value, 1
        if [part.casefold() for part in parts[: len(name)]] == name:
            return value, len(name)
    return "", 0


def phrase_table(words: Words, people: People, rules: Rules) -> Table:
    """All phrases with what to type for them; a reason is typed by its short name."""
    table = Table.grid(padding=(0, 3, 0, 0))
    say = words.say("command-say")
    someone = next((seat for seat in range(len(people.names)) if seat != people.me), 0)
    for number, (phrase, kinds) in enumerate(offer(rules).items(), 1):
        typed = [f"{say} {number}"]
        arguments = []
        for allowed in kinds:
            is_seat, word = allowed.about == SEAT, allowed.words[0]
            name = word if allowed.about == REASON else word_name(words, allowed.about, word) if not is_seat else ""
            typed.append(people.name(someone) if is_seat else name)
            arguments.append(str(someone) if is_seat else word)
        table.add_row(Text(" ".join(typed), BRASS), Text(phrase_text(words, people, phrase, arguments), CHALK))
        for allowed in kinds:
            if allowed.about == REASON:
                others = "; ".join(f"{word} – {word_name(words, REASON, word)}" for word in allowed.words)
                table.add_row(Text(""), Text(others, CHALK))
    return table
