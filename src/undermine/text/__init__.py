"""Words for people in five languages; nothing here decides or changes anything in a game."""

from undermine.text.cards import card_effect, card_name, card_object, goal_name, role_name
from undermine.text.chronicle import Chronicle, RoundResult
from undermine.text.people import People
from undermine.text.reason import reason_text
from undermine.text.words import LANGUAGES, UnknownLanguage, UnknownText, Words, language_of

__all__ = [
    "LANGUAGES",
    "Chronicle",
    "People",
    "RoundResult",
    "UnknownLanguage",
    "UnknownText",
    "Words",
    "card_effect",
    "card_name",
    "card_object",
    "goal_name",
    "language_of",
    "reason_text",
    "role_name",
]
