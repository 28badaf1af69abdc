"""The handbook of a table: its cards, roles, questions and rules in the reader's language, as plain data.

Owns which sentences of the rules apply to which rules text.  Knows nothing of a game in play.
"""

from __future__ import annotations

from collections import Counter

from undermine.core.rules import Rules
from undermine.games import choices_of
from undermine.games.plan import Values
from undermine.text import rulebook
from undermine.text.cards import card_key, goal_key, goal_sight
from undermine.text.duels import nuggets_of, ratings
from undermine.text.words import Words
from undermine.views.plain import Plain

SIDE_WORDS = (("N", 1), ("E", 2), ("S", 4), ("W", 8))
BREAKS = "sabotage-"
STONES = {
    "joinThenBestFit": "book-goals.join-then-best-fit",
    "joinLastCard": "book-goals.join-last-card",
    "fitElseActiveChooses": "book-goals.fit-else-active-chooses",
}
BLOCKED = {"cs20": "book-teams-gold.cs20", "de": "book-teams-gold.de", "bga": "book-teams-gold.bga"}
SPECIAL = ("card-bridge", "card-double-curve", "card-ladder", "card-door-blue", "card-door-green", "card-crystal")
UNDERGROUND = ("card-den", "card-vein", "card-cave-ladder", "card-cave-bridge", "card-cave-tunnel")
RIVALRY = ("prison", "release", "inspection", "swap-hats", "swap-hands", "theft", "hands-off")
SHARES = {"diggers": "book-gold.diggers", "players": "book-gold.players"}


def handbook(rules: Rules, words: Words) -> Plain:
    """Everything about these rules that a client shows in words."""
    game, _, values = choices_of(rules.text)
    return {
        "rules": rules.text,
        "game": game.name,
        "title": words.say(f"game-{game.name}"),
        "players": int(rules.seats),
        "rounds": int(rules.rounds),
        "cards": {rules.names[card]: _card(words, rules, card) for card in range(1, len(rules.names))},
        "goals": [_goal(words, rules, goal) for goal in range(len(rules.goal_cells))],
        "faces": _faces(words, rules),
        "roles": {role: _forms(words, f"role-{role}", "task", "many") for role in rules.role_names[1:]},
        "sides": {
            side: {"name": words.say(f"side-{side}"), "won": words.say(f"side-{side}.won")}
            for side in rules.side_names[1:]
        },
        "tools": [
            {"tool": tool, "card": f"{BREAKS}{tool}", "name": words.say(f"tool-{tool}")}
            for tool in (name.removeprefix(BREAKS) for name in rules.names if name.startswith(BREAKS))
        ],
        "pieces": {
            piece: _forms(words, key, "effect")
            for piece in rules.piece_names[1:]
            for key in (f"piece-{piece}", f"card-{piece}")
            if words.has(key)
        },
        "questions": {
            kind: {"ask": words.say(f"question-{kind}"), "other": words.say(f"question-{kind}.other", name="{name}")}
            for kind in rules.frame_names
            if words.has(f"question-{kind}")
        },
        "paragraphs": paragraphs(rules, words, values),
        "gold": sorted({int(value) for value in rules.gold_deck}),
        "ratings": ratings(words, rules.text) if game.name == "solo" else [],
    }


def paragraphs(rules: Rules, words: Words, values: Values) -> list[Plain]:
    """The rules of exactly this table, each paragraph with the cards that it is about; then those of its modules."""
    one = _Paragraph(rules, words, values)
    return [*(one(key) for key in rulebook.paragraphs(rules.text)), *map(one.extra, rulebook.extras_in(rules.text))]


class _Paragraph:
    """A title, the short rule, and what holds at this table."""

    def __init__(self, rules: Rules, words: Words, values: Values) -> None:
        self.rules = rules
        self.words = words
        self.values = values

    def __call__(self, key: str) -> Plain:
        lines = [self.words.say(f"rules-{key}"), *self._lines(key)]
        return {"key": key, "title": self.words.say(f"book-{key}"), "lines": lines, "cards": self._cards(key)}

    def extra(self, name: str) -> Plain:
        """What an optional module is about."""
        cards = [name] if name in self.rules.code else []
        about = self.words.say(f"module-{name}.about")
        return {"key": name, "title": self.words.say(f"module-{name}"), "lines": [about], "cards": cards}

    def _lines(self, key: str) -> list[str]:
        """Sentences that depend on edition, options and players."""
        say, rules, values = self.words.say, self.rules, self.values
        match key:
            case "aim" | "teams-aim" | "cave-aim":
                roles = Counter(rules.role_names[role] for role in rules.role_deck)
                # A number stays on the line of what it counts.
                times = "\N{NO-BREAK SPACE}×\N{NO-BREAK SPACE}"
                shuffled = ", ".join(f"{say(f'role-{role}')}{times}{count}" for role, count in roles.items())
                return [say("book-aim.roles", roles=shuffled)]
            case "goals":
                return [say(STONES[values["stoneOrientation"]])]
            case "turn" | "teams-turn":
                return [say("book-turn.hand", count=int(rules.hand))]
            case "tunnel":
                return [say("book-tunnel.dead-ends")]
            case "tools":
                return [say("book-tools.self" if values["sabotageSelf"] == "true" else "book-tools.others")]
            case "others":
                return [say("book-others.must" if values["rockfallMustRemove"] == "true" else "book-others.may")]
            case "end":
                return [say("book-end.finder")] if "digger" in rules.role_names else []
            case "gold":
                wages = " / ".join(values["saboteurPayout"].split("/"))
                return [say(SHARES[values["goldDraw"]]), say("book-gold.wages", wages=wages)]
            case "teams-gold":
                return [say(BLOCKED[values["blockedRule"]])]
            case "game":
                return [say("book-game.rounds", count=int(rules.rounds))]
        return []

    def _cards(self, key: str) -> list[str]:
        """The cards that a paragraph is about."""
        rules = self.rules
        keys = {name: card_key(rules, card) for card, name in enumerate(rules.names) if card}
        paths = [name for name in keys if rules.tile[rules.code[name]]]
        if key == "goals":
            return list(rules.goal_names[1:])
        if key == "tunnel":
            dead = [name for name in paths if keys[name] == "card-dead-end"]
            return [*[name for name in paths if name not in dead][:4], *dead[:2]]
        if key == "teams-paths":
            return list({keys[name]: name for name in reversed(paths) if keys[name] in SPECIAL}.values())[::-1]
        if key == "tools":
            return [name for name in keys if name.startswith((BREAKS, "repair-"))]
        if key == "cave-paths":
            return list({keys[name]: name for name in reversed(paths) if keys[name] in UNDERGROUND}.values())[::-1]
        if key == "cave-goals":
            return list(rules.goal_names[1:])
        if key == "cave-cards":
            return list({keys[name]: name for name in reversed(list(keys)) if name not in paths}.values())[::-1]
        named: dict[str, tuple[str, ...]] = {"others": ("rockfall", "map"), "teams-cards": RIVALRY}
        return [name for name in keys if name in named.get(key, ())]


def _card(words: Words, rules: Rules, card: int) -> Plain:
    key = card_key(rules, card)
    name = words.say(key)
    out: Plain = _forms(words, key, "object", "short", "effect") | {
        "kind": "path" if rules.tile[card] else "action",
        "title": name[0].upper() + name[1:],
    }
    if rules.tile[card]:
        sides = int(rules.tiles.sides[rules.tile[card]])
        out["sides"] = ", ".join(words.say(f"way-{side.lower()}") for side, bit in SIDE_WORDS if sides & bit)
    elif rules.names[card].startswith(BREAKS):
        out["tool"] = rules.names[card].removeprefix(BREAKS)
    return out


def _goal(words: Words, rules: Rules, goal: int) -> Plain:
    key = goal_key(rules, goal)
    return _forms(words, key, "object") | {"place": key.removeprefix("goal-")}


def _faces(words: Words, rules: Rules) -> Plain:
    """What lies on the table from the beginning: start cards, and goals when they are turned up."""
    out: Plain = {
        rules.tile_names[int(code) >> 1]: {"name": words.say("legend-start"), "is_gold": False}
        for code in rules.start_codes
    }
    for kind, name in enumerate(rules.goal_names[1:], 1):
        sight = goal_sight(rules, kind)
        out[name] = {
            "name": words.say("legend-rock" if sight == "stone" else f"legend-{sight}"),
            "is_gold": sight == "gold",
            **({"nuggets": nuggets_of(name)} if rules.colours else {}),
        }
    return out


def _forms(words: Words, key: str, *forms: str) -> Plain:
    out: Plain = {"name": words.say(key)}
    return out | {form: words.say(f"{key}.{form}") for form in forms}
