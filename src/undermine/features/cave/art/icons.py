"""Icons of the Dark Cave: its action cards and monsters."""

from __future__ import annotations

from typing import Final

from undermine.draw.art import DIG, HARM, HELP, LOOK, Action
from undermine.draw.icons import cut, line, web_lines
from undermine.features.hands.art import SWAP_HANDS

SECRET: Final = (
    cut("u-paper", "6 12 58 12 58 52 6 52")
    + line("u-fold", "M6 13L32 36L58 13")
    + cut("u-red", "32 26 40 30 41 39 34 45 26 42 23 34")
)
BOOTS: Final = (
    cut("u-grip2", "32 6 50 6 49 32 62 40 63 52 32 52")
    + cut("u-pale2", "31 51 64 51 64 57 31 57")
    + cut("u-grip", "12 8 32 8 32 36 46 42 50 50 50 56 10 56")
    + cut("u-grip2", "24 8 32 8 32 36 46 42 50 50 50 56 28 56 24 40")
    + cut("u-brass", "9 5 35 5 35 14 9 14")
    + cut("u-pale", "8 55 51 55 51 62 8 62")
    + line("u-strut", "M14 24H26M14 32H26")
    + line("u-pale-line", "M0 30H6M0 40H5M0 50H4")
)
AXE: Final = (
    cut("u-grip", "29 4 35 4 37 63 28 63")
    + cut("u-pale", "29 10 16 6 4 16 2 30 14 38 29 30", "35 10 48 6 60 16 62 30 50 38 35 30")
    + cut("u-pale2", "35 20 62 24 62 30 50 38 35 30")
)
WEB: Final = (
    line("u-pale-line", web_lines(32, 32, 1.35))
    + cut("u-ink", "38 34 46 34 48 42 42 47 36 42")
    + cut("u-red", "40 36 44 36 44 40 40 40")
)
RAT: Final = (
    line("u-limb", "M10 48L2 44L0 34L6 26L2 16")
    + cut("u-pale2", "6 46 10 32 22 24 36 24 46 30 62 43 58 48 46 50 12 52")
    + cut("u-pale", "10 32 22 24 36 24 46 30 62 43 44 42 30 34 18 36")
    + cut("u-pale2", "34 30 31 18 37 12 44 15 46 28 41 32")
    + cut("u-brass2", "36 27 35 19 39 16 42 19 42 28")
    + cut("u-ink", "48 34 52 35 51 39 47 38", "59 42 64 42 62 46")
    + cut("u-pale", "46 49 51 49 49 56", "52 48 56 48 55 54")
    + cut("u-pale2", "12 51 26 51 24 58 10 58", "36 50 44 50 46 57 34 57")
    + line("u-strut", "M56 40L64 35M57 45L64 50")
)
CRAWLER: Final = (
    line(
        "u-limb",
        "M8 46L3 56M17 38L8 30M22 48L19 59M31 34L25 23M36 46L36 57M44 30L41 18M49 40L54 50M52 14L47 3M58 14L63 4",
    )
    + cut("u-pale2", "2 40 12 36 16 48 6 51")
    + cut("u-pale", "12 35 24 32 27 47 16 49")
    + cut("u-pale2", "24 31 36 29 39 44 27 46")
    + cut("u-pale", "35 27 46 22 53 36 40 43")
    + cut("u-pale", "45 18 51 11 60 12 64 21 60 31 52 33")
    + cut("u-pale2", "55 12 60 12 64 21 60 31 52 33 57 22")
    + cut("u-flame", "52 17 59 20 52 22")
)
GOBLIN: Final = (
    cut("u-pale", "14 24 22 10 42 10 50 24 46 46 32 58 18 46")
    + cut("u-pale", "15 26 -2 14 12 36", "49 26 66 14 52 36")
    + cut("u-pale2", "32 10 42 10 50 24 46 46 32 58")
    + cut("u-flame", "19 26 30 31 20 33", "45 26 34 31 44 33")
    + cut("u-ink", "20 42 44 42 38 50 26 50")
    + cut("u-pale", "23 42 27 42 25 47", "37 42 41 42 39 47")
    + cut("u-brass2", "30 32 34 32 36 40 28 40")
)

ICONS: Final = {
    "secret": SECRET,
    "boots": BOOTS,
    "axe": AXE,
    "web": WEB,
    "hand-swap": SWAP_HANDS,
    "rat": RAT,
    "crawler": CRAWLER,
    "goblin": GOBLIN,
}
ACTIONS: Final = {
    "secret": Action(LOOK),
    "boots": Action(DIG),
    "axe": Action(HELP),
    "web": Action(HARM),
    "hand-swap": Action(DIG),
    "rat": Action(HARM),
    "crawler": Action(HARM),
    "goblin": Action(HARM),
}
