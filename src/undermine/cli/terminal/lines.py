"""Lines of input while other things happen: from a terminal key by key, from a pipe in a thread of its own.

Owns standard input and the prompt below the screen.  Never blocks the loop: whoever wants a line looks into `waiting`.
"""

from __future__ import annotations

import asyncio
import codecs
import os
import signal
import sys
import threading
from collections import deque
from collections.abc import Callable
from contextlib import ExitStack, suppress
from types import TracebackType

from rich.cells import cell_len, set_cell_size
from rich.console import Console

from undermine.cli.terminal.editor import Editor


class Lines:
    """Within `with`, lines gather in `waiting`; None is the end of input.  `wake` is called when one has come."""

    def __init__(self, console: Console, wake: Callable[[], None], redraw: Callable[[], None]) -> None:
        self.waiting: deque[str | None] = deque()
        self.is_live = sys.stdin.isatty() and console.is_terminal
        self._console = console
        self._wake = wake
        self._redraw = redraw
        self._editor = Editor()
        self._prompt = ""
        self._keys = False  # are keys read one by one?
        self._closing = ExitStack()

    def __enter__(self) -> Lines:
        if self.is_live and sys.platform != "win32":
            self._keys = True
            self._read_keys(sys.stdin.fileno())
        else:
            loop = asyncio.get_running_loop()
            threading.Thread(target=self._read_pipe, args=(loop,), daemon=True).start()
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _trace: TracebackType | None
    ) -> None:
        self._closing.close()

    def show(self, prompt: str) -> None:
        """The prompt and what has been typed, on the line where the cursor is."""
        self._prompt = prompt
        if self._keys:
            typed = self._editor.text
            room = self._console.width - 1
            line = f"{prompt}{typed}"
            if cell_len(line) > room:
                typed = typed[-max(8, room - cell_len(prompt) - 2) :]
                line = set_cell_size(f"{prompt}…{typed}", room)
            self._write(f"\r\x1b[K{line}")
        elif self.is_live:
            self._write(prompt)

    def echo(self, line: str | None) -> None:
        """In a transcript the line that was read stands after its prompt; a terminal shows it by itself."""
        if not self.is_live:
            self._write(f"{self._prompt}{line or ''}\n")

    def _write(self, text: str) -> None:
        self._console.file.write(text)
        self._console.file.flush()

    def _add(self, *lines: str | None) -> None:
        self.waiting.extend(lines)
        if lines:
            self._wake()

    # A pipe

    def _read_pipe(self, loop: asyncio.AbstractEventLoop) -> None:
        line: str | None = ""
        while line is not None:
            try:
                read = sys.stdin.readline()
            except (OSError, ValueError):
                read = ""
            line = read.rstrip("\r\n") if read else None
            with suppress(RuntimeError):  # the visit is over and its loop is closed
                loop.call_soon_threadsafe(self._add, line)

    # A terminal

    def _read_keys(self, file: int) -> None:
        """Take keys at once and unseen; the terminal is given back as it was."""
        assert sys.platform != "win32"
        import termios  # noqa: PLC0415 - there is none on Windows
        import tty  # noqa: PLC0415

        loop = asyncio.get_running_loop()
        decoder = codecs.getincrementaldecoder("utf-8")("ignore")
        before = termios.tcgetattr(file)

        def take() -> None:
            data = os.read(file, 4096)
            self._add(*(self._editor.feed(decoder.decode(data)) if data else [None]))
            self.show(self._prompt)

        def again() -> None:
            """After Ctrl-Z the terminal has forgotten that keys are taken one by one."""
            tty.setcbreak(file)
            self._redraw()

        tty.setcbreak(file)
        self._closing.callback(termios.tcsetattr, file, termios.TCSADRAIN, before)
        loop.add_reader(file, take)
        self._closing.callback(loop.remove_reader, file)
        for number, react in (
            (signal.SIGINT, lambda: self._add(None)),
            (signal.SIGWINCH, self._redraw),
            (signal.SIGCONT, again),
        ):
            loop.add_signal_handler(number, react)
            self._closing.callback(loop.remove_signal_handler, number)
