"""What was said, kept to be read again."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from duskboard.i18n.words import Words
from duskboard.panels.spoken_list import MOST, SpeechKind, SpokenList
from duskboard.table.entity import Moment
from duskboard.theme.look import Look

AT = Moment(1_700_000_000)
LONG = "Finn Cray: 99, DEX 75, Failure, the wet cobbles of the old fish market, lost 2 actions"


@pytest.fixture
def spoken(look: Look, words: Words, stage: Callable[[QWidget, int, int], None]) -> SpokenList:
    made = SpokenList(look, words, None)
    stage(made, 420, 260)
    return made


def texts(spoken: SpokenList) -> list[str]:
    return [one.text for one in spoken.utterances]


def test_the_newest_comes_first_and_nothing_twice(spoken: SpokenList) -> None:
    for text in ("Finn is in turn", "Hob waits", "Hob waits"):
        spoken.hear(text, SpeechKind.TURN, AT)
    spoken.hear("", SpeechKind.RESULT, AT)
    assert texts(spoken) == ["Hob waits", "Finn is in turn"]


def test_of_many_places_walked_over_only_the_last_is_kept(spoken: SpokenList) -> None:
    spoken.hear("Edda to Quay, 1 AP", SpeechKind.VALUE, AT)
    for number in (1, 2, 3):
        spoken.hear(f"location {number}", SpeechKind.FOCUS, AT)
    assert texts(spoken) == ["location 3", "Edda to Quay, 1 AP"]


def test_the_oldest_go_first(spoken: SpokenList) -> None:
    for number in range(MOST + 5):
        spoken.hear(f"turn {number}", SpeechKind.TURN, AT)
    assert (len(texts(spoken)), texts(spoken)[0]) == (MOST, f"turn {MOST + 4}")


def test_copying_takes_the_row_or_else_the_newest_result(spoken: SpokenList) -> None:
    clipboard = QGuiApplication.clipboard()
    for text, kind in (("A", SpeechKind.RESULT), ("B", SpeechKind.RESULT), ("C", SpeechKind.TURN)):
        spoken.hear(text, kind, AT)
    spoken.copy()
    assert clipboard.text() == "B"
    spoken.setCurrentIndex(spoken.model().index(2, 0))
    QTest.keyClick(spoken, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert clipboard.text() == "A"


@pytest.mark.parametrize("width", [260, 420, 900])
def test_a_long_line_is_read_whole(spoken: SpokenList, look: Look, width: int) -> None:
    spoken.resize(width, 260)
    spoken.hear(LONG, SpeechKind.RESULT, AT)
    look.text_record = []
    spoken.grab()
    record = {one.text: one.is_cut for one in look.text_record}
    look.text_record = None
    assert record[LONG] is False
    assert record["what happened"] is False


def test_an_empty_list_says_what_it_is_for(spoken: SpokenList, look: Look) -> None:
    look.text_record = []
    spoken.grab()
    said = [one.text for one in look.text_record]
    look.text_record = None
    assert said == ["What happens is told here in plain words."]
