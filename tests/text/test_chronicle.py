from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tests.chooser import DIGGING, MIXED, RANDOM, choose
from undermine.core.chance import Dice
from undermine.core.deal import DECK, GOALS, ROLES, Deal
from undermine.core.engine import is_over, open_game
from undermine.core.rules import Rules
from undermine.core.run import Run
from undermine.core.zone import BANK
from undermine.games import parse_rules
from undermine.notation.action import read_action
from undermine.text import LANGUAGES, Chronicle, People, Words
from undermine.views.project import project
from undermine.views.view import View

NAMES = ("Anna", "Mia", "Jakub")
HANDS = (
    ("B-EW", "sabotage-lantern", "map", "rockfall", "B-NESW", "repair-cart"),
    ("B-EW", "B-NE", "repair-lantern+cart", "map", "sabotage-cart", "B-NS"),
    ("B-NEW", "sabotage-lantern", "repair-pickaxe", "B-d-NES", "map", "rockfall"),
)


class Table:
    """A dealt game of three, told to some of its seats."""

    def __init__(
        self,
        rules: Rules,
        readers: tuple[int, ...] = (0, 1),
        language: str = "en",
        hands: tuple[tuple[str, ...], ...] = HANDS,
    ) -> None:
        self.run = open_game(rules, "1", deal(rules, hands))
        self.told = 0
        words = Words(language)
        self.chronicles = {seat: Chronicle(words, People(NAMES, seat), View(rules, seat)) for seat in readers}
        self._tell()

    def play(self, *moves: str) -> list[str]:
        """What the first reader is told about the last of these moves."""
        for move in moves:
            self.run.apply(read_action(self.run.rules, move))
            self._tell()
        return [chronicle.told()[-1].text for chronicle in self.chronicles.values()]

    def _tell(self) -> None:
        for event in self.run.log[self.told :]:
            for seat, chronicle in self.chronicles.items():
                seen = project(event, seat)
                if seen is not None:
                    chronicle.hear(seen)
        self.told = len(self.run.log)


def deal(rules: Rules, hands: tuple[tuple[str, ...], ...] = HANDS) -> Deal:
    """These hands, then the rest of the deck in order; seat 0 begins, the top goal is gold."""
    top = [rules.code[name] for hand in hands for name in hand]
    rest = [int(card) for card in rules.cards]
    for card in top:
        rest.remove(card)
    roles = [rules.role_names.index(name) for name in ("digger", "saboteur", "digger", "digger")]
    goals = [rules.goal_names.index(f"B-goal-{name}") for name in ("gold", "stone-NE", "stone-NW")]
    return Deal({DECK: [*reversed(rest), *reversed(top)], ROLES: roles, GOALS: goals}, first=0)


@pytest.fixture
def table() -> Table:
    return Table(parse_rules("base x3"))


def test_laying_and_drawing_is_one_entry(table: Table) -> None:
    """The reader hears what he drew, the others do not."""
    assert table.play("place B-EW 1,0") == [
        "You laid a straight tunnel at 1,0. You drew a straight tunnel.",
        "Anna laid a straight tunnel at 1,0.",
    ]


def test_a_discard_is_named_to_its_owner_only(table: Table) -> None:
    mine, other = table.play("discard map")
    assert mine.startswith("You discarded a treasure map.")
    assert other == "Anna discarded a card face down."


def test_a_map_is_told_to_its_reader_only(table: Table) -> None:
    mine, other = table.play("play map 8,-2")
    assert mine.startswith("You looked at the top goal: gold!")
    assert other == "Anna looked at the top goal."
    mine, other = table.play("play map 8,0")
    assert mine == "Mia looked at the middle goal."
    assert other.startswith("You looked at the middle goal: only rock.")


def test_breaking_and_mending(table: Table) -> None:
    mine, other = table.play("play sabotage-lantern 1")
    assert mine.startswith("You broke Mia's lantern.")
    assert other == "Anna broke your lantern!"
    mine, other = table.play("play repair-lantern+cart 1 lantern")
    assert mine == "Mia mended their own lantern."
    assert other.startswith("You mended your lantern.")
    mine, other = table.play("play sabotage-lantern 0")
    assert mine == "Jakub broke your lantern!"
    assert other == "Jakub broke Anna's lantern."


def test_a_rockfall_tells_what_lost_the_light_and_laying_what_got_it_back(table: Table) -> None:
    table.play("place B-EW 1,0", "place B-EW 2,0")
    mine, _ = table.play("play rockfall 1,0")
    assert mine == "Jakub brought down a straight tunnel at 1,0. One card lost the light."
    mine, other = table.play("place B-NESW 1,0")
    assert mine.startswith("You laid a crossing at 1,0. One dark card is lit again.")
    assert other == "Anna laid a crossing at 1,0. One dark card is lit again."


def test_a_rockfall_that_takes_nothing_is_told_so() -> None:
    table = Table(parse_rules("base:de x3"))
    table.play("place B-EW 1,0", "discard B-NS")
    assert table.play("play rockfall nothing")[0] == "Jakub let a few stones fall; nothing is missing."


def test_an_announced_card_that_passes_is_told_once_and_a_vetoed_one_with_its_veto() -> None:
    """The announcement is said while it waits, and stays only if nothing else came of the card."""
    told = Table(parse_rules("base+veto x3"), (2,), hands=(("veto", *HANDS[0][1:]), *HANDS[1:]))
    told.play("discard map")
    assert told.play("place B-EW 1,0") == ["Mia wants to play a straight tunnel."]
    assert told.play("let") == ["Mia laid a straight tunnel at 1,0."]
    assert told.play("place B-NEW 2,0") == ["You want to play a T junction."]
    (text,) = told.play("veto")
    assert text.startswith("You want to play a T junction. Anna said veto to a T junction: it has no effect.")


def test_the_story_of_a_round(table: Table) -> None:
    """BASE-A29: everybody passes: the saboteurs win, roles are called, the left-over one too, the saboteur is paid."""
    while table.run.state.round == 1:
        state = table.run.state
        table.play(f"discard {state.rules.names[state.hand(state.turn)[0]]}")
    chronicle = table.chronicles[0]
    told = chronicle.told()
    ending = next(i for i, entry in enumerate(told) if entry.is_ending)
    assert [entry.text for entry in told[ending:-1]] == [
        "Nobody has a card left and the gold still lies in the rock: the saboteurs win the round.",
        "Gold diggers: Anna, Jakub. Saboteurs: Mia. Left over: gold digger.",
        "One saboteur was at work; the fewer there are, the better the pay.",
        "Mia gets 4 nuggets for sabotage.",
    ]
    assert told[-1].text.startswith("Round 2 begins")
    assert told[-1].round == 2
    results = [(r.number, r.winner, r.finder, r.roles, r.aside) for r in chronicle.results]
    assert results == [(1, "saboteurs", -1, (1, 2, 1), (1,))]
    paid = table.chronicles[1].told()[ending + 3].text
    assert paid == "For your sabotage you get 4 nuggets."


def test_the_finder_s_right_hand_neighbour_chooses_if_the_finder_was_a_saboteur() -> None:
    """BASE-57: seat 1 is the saboteur and finds the gold, so seat 0 chooses first."""
    table = Table(parse_rules("base x3"))
    chronicle = table.chronicles[0]
    run = table.run
    run.finish(1, 1)
    run.settle()
    table._tell()
    texts = [entry.text for entry in chronicle.told()]
    assert texts[-3].startswith("Mia found the gold!")
    assert texts[-1].startswith("2 gold cards are shared among the gold diggers. You choose first")


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_no_gold_is_left_nobody_is_said_to_choose(language: str) -> None:
    table = Table(parse_rules("base x3"), language=language)
    run = table.run
    run.fill(BANK, vec[i64]([]))
    run.finish(1, 1)
    run.settle()
    table._tell()
    told = next(entry.text for entry in reversed(table.chronicles[0].told()) if entry.round == 1)
    assert told == Words(language).say("log-staked", count=0) and "0" not in told


def test_a_new_card_is_new_until_the_next_one_is_played(table: Table) -> None:
    chronicle = table.chronicles[0]
    table.play("place B-EW 1,0")
    drawn = chronicle.new_card
    assert drawn and drawn in chronicle.view.hand(0)
    table.play("discard B-NS", "discard B-NEW")
    assert chronicle.new_card == drawn
    table.play("discard map")
    assert chronicle.new_card in chronicle.view.hand(0)
    assert table.chronicles[1].new_card in table.chronicles[1].view.hand(1)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", ["cs20", "lt2009"])
def test_whole_games_can_be_told_in_every_language(language: str, edition: str) -> None:
    """Every move of every seat has exactly one entry; goals, stones and drafts come up."""
    rules = parse_rules(f"base:{edition} x4")
    words = Words(language)
    for seed, mood in enumerate((DIGGING, MIXED, RANDOM)):
        run = open_game(rules, str(seed))
        chronicle = Chronicle(words, People(("A", "B", "C", "D"), 2), View(rules, 2))
        moves = _play_and_tell(run, chronicle, Dice(seed), mood)
        assert sum(1 for entry in chronicle.entries if entry.actor >= 0) == moves
        assert len(chronicle.results) == 3


def _play_and_tell(run: Run, chronicle: Chronicle, dice: Dice, mood: str) -> int:
    told = moves = 0
    while True:
        for event in run.log[told:]:
            seen = project(event, 2)
            if seen is not None:
                chronicle.hear(seen)
        told = len(run.log)
        if is_over(run.state):
            return moves
        run.apply(choose(run.state, dice, mood))
        moves += 1
