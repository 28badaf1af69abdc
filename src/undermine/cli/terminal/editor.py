"""A line that is being typed: letters, backspace, history; so that the screen can be drawn anew under it at any time.

Owns the text before Enter.  Gets characters and gives whole lines; knows no terminal.
"""

from __future__ import annotations

from typing import Final

ENTER: Final = ("\r", "\n")
BACKSPACE: Final = ("\x7f", "\b")
END: Final = "\x04"  # Ctrl-D
CLEAR: Final = "\x15"  # Ctrl-U
CUT_WORD: Final = "\x17"  # Ctrl-W
ESCAPE: Final = "\x1b"
KEPT: Final = 50  # lines that can be had again
LONGEST: Final = 400


class Editor:
    def __init__(self) -> None:
        self.text = ""
        self._past: list[str] = []
        self._place = 0  # in the past; its length stands for the line that is new
        self._sequence = ""  # a key that came as an escape sequence, as far as it has come

    def feed(self, characters: str) -> list[str | None]:
        """Take characters in; the lines that they finished, None for the end of input."""
        lines: list[str | None] = []
        for sign in characters:
            if self._sequence:
                self._escape(sign)
            elif sign in ENTER:
                lines.append(self._finish())
            elif sign == END and not self.text:
                lines.append(None)
            elif sign in BACKSPACE:
                self.text = self.text[:-1]
            elif sign == CLEAR:
                self.text = ""
            elif sign == CUT_WORD:
                self.text = self.text.rstrip().rpartition(" ")[0]
            elif sign == ESCAPE:
                self._sequence = sign
            elif sign.isprintable() and len(self.text) < LONGEST:
                self.text += sign
        return lines

    def _finish(self) -> str:
        line, self.text = self.text, ""
        if line and line not in self._past[-1:]:
            self._past = [*self._past, line][-KEPT:]
        self._place = len(self._past)
        return line

    def _escape(self, sign: str) -> None:
        """A key such as an arrow: `ESC [ A`; up and down go through the past, the others do nothing."""
        self._sequence += sign
        if sign in "[O" and len(self._sequence) == 2:
            return
        if self._sequence[1] in "[O" and not "@" <= sign <= "~" and len(self._sequence) < 12:
            return
        if sign in "AB" and len(self._sequence) == 3:
            self._place = min(max(0, self._place + (1 if sign == "B" else -1)), len(self._past))
            self.text = self._past[self._place] if self._place < len(self._past) else ""
        self._sequence = ""
