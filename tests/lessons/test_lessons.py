"""Every lesson of every feature is played by the engine, as a reader would: right, wrong and impossible answers."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from undermine.core.engine import legal_actions, why_illegal
from undermine.features.index import declared
from undermine.games import EXTRAS, GAMES, Extra
from undermine.lessons.lesson import Lesson, LessonError, Step, lessons, read_lessons
from undermine.lessons.rehearsal import READER, Rehearsal, Scene, rehearse
from undermine.notation.action import read_action
from undermine.server.lesson import told, write_shelf, write_titles
from undermine.server.wire import LessonSet, LessonShelf
from undermine.text import LANGUAGES, Words
from undermine.text.translation import entries
from undermine.views.view import View

ALL = [lesson for some in lessons().values() for lesson in some]
LONGEST = 190
"""Letters of a sentence: more is not read in half a minute."""


def paths(scene: Scene, view: View) -> Iterator[tuple[Scene, View]]:
    """Every scene with the view that its reader has then."""
    for event in scene.events:
        view.fold(event)
    yield scene, view
    for following in scene.wanted.values():
        yield from paths(following, view.copy())


@pytest.mark.parametrize("lesson", ALL, ids=lambda lesson: lesson.name)
def test_a_lesson_can_be_solved_by_what_its_reader_sees(lesson: Lesson) -> None:
    rehearsal = rehearse(lesson)
    ends = 0
    for scene, view in paths(rehearsal.first, rehearsal.view.copy()):
        ends += not scene.wanted
        if scene.wanted:
            assert legal_actions(view, READER) == scene.legal, "what the reader sees and what is so must agree"
    assert len(rehearsal.first.legal) > len(rehearsal.first.wanted), "without a wrong answer it teaches nothing"
    assert ends, "it comes to an end"


@pytest.mark.parametrize("lesson", ALL, ids=lambda lesson: lesson.name)
def test_what_a_beginner_tries_is_refused_for_the_reason_that_is_meant(lesson: Lesson) -> None:
    rehearsal, refused = rehearse(lesson), lesson.written.refused
    scene, view = next(paths(rehearsal.first, rehearsal.view.copy()))
    assert why_illegal(view, READER, read_action(rehearsal.rules, refused.answer))[0] == refused.because
    for language in LANGUAGES:
        lesson_told = told(rehearsal, Words(language))
        reason = lesson_told.reasons[lesson_told.scenes[0].whys[refused.answer]]
        assert reason.endswith(".") and scene.legal


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_says_three_sentences_in_every_language(language: str) -> None:
    words = Words(language)
    told = {key.partition(".")[0] for key in entries(language) if key.startswith("lesson-")}
    assert told == {each.key for each in ALL}
    for lesson in ALL:
        title, *sentences = [words.say(f"{lesson.key}{form}") for form in ("", ".task", ".nudge", ".done")]
        assert len(set(sentences)) == 3 and len(title) <= 34, lesson.name
        for sentence in sentences:
            assert len(sentence) <= LONGEST and sentence[-1] in ".?!", (lesson.name, sentence)


def test_every_box_and_every_extra_has_lessons() -> None:
    assert list(lessons())[: len(GAMES)] == list(GAMES)
    taught = {lesson.feature for lesson in ALL}
    assert set(declared("plan", "EXTRA", Extra)) <= taught
    assert {extra.box for extra in EXTRAS.values()} | set(GAMES) == set(lessons())
    assert 6 <= len(lessons()["base"]) <= 10
    assert {"spot-the-saboteur", "be-the-saboteur"} <= {lesson.name for lesson in lessons()["base"]}


def test_a_page_gets_everything_that_can_be_tried() -> None:
    titles = msgspec.json.decode(write_titles("de"), type=list[LessonShelf])
    assert [shelf.shelf for shelf in titles] == list(lessons())
    duel = msgspec.json.decode(write_shelf("duel", "de"), type=LessonSet)
    troll = next(lesson for lesson in duel.lessons if lesson.name == "duel-troll")
    assert [list(scene.wanted) for scene in troll.scenes] == [["bribe 4,1"], ["place D-EW 5,1"], []]
    first, second, end = (scene.position for scene in troll.scenes)
    assert first.n < second.n < end.n and end.asked is None
    assert "place D-EW 5,1" in troll.scenes[0].whys and "place D-EW 5,1" in second.legal


def test_what_the_reader_must_not_know_is_not_sent() -> None:
    lesson = next(lesson for lesson in ALL if lesson.name == "spot-the-saboteur")
    view = told(rehearse(lesson), Words("en")).scenes[0].position.view
    assert view is not None
    assert [seat["role"] for seat in view["seats"]] == ["digger", None, None, None]
    assert [goal["card"] for goal in view["goals"]] == [None, None, None]


def broken(**change: object) -> Rehearsal:
    lesson = ALL[0]
    written = msgspec.structs.replace(lesson.written, **change)
    return rehearse(Lesson(lesson.feature, lesson.shelf, written, lesson.rules))


def test_a_lesson_that_cannot_be_is_refused_with_the_reason() -> None:
    with pytest.raises(LessonError, match=r"seat 0 may not 'place B-NS 1,0'; it may: place B-NS 0,-1"):
        broken(steps=[Step(["place B-NS 1,0"])])
    with pytest.raises(LessonError, match="before step 2 seat 1 is asked"):
        broken(steps=[Step(["place B-EW 1,0"]), Step(["place B-NS 2,0"])])


def test_a_file_that_is_no_list_of_lessons_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "lessons.toml"
    file.write_text('[[lesson]]\nname = "x"\n', encoding="utf-8")
    with pytest.raises(LessonError, match="missing required field"):
        read_lessons(file)
    assert not read_lessons(file.with_name("nothing.toml"))
