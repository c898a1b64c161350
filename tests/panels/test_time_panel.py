"""The time of the chronicle on screen."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from duskboard.core.identity import EntityId
from duskboard.core.storyteller.calendar import (
    Chronicle,
    DueKind,
    Offer,
    Span,
    SpanUnit,
    TimeUnit,
    day_of,
)
from duskboard.i18n.words import Language, Words
from duskboard.panels.time_panel import TimePanel
from duskboard.table.chronicle_view import ChronicleView, DueView
from duskboard.theme.look import Look

LEFT = Qt.MouseButton.LeftButton
TODAY = day_of(1996, 11, 14)
BLOOD = DueView(
    offer=Offer(kind=DueKind.NIGHTLY_BLOOD, day=TODAY, amount=1), name="Ilse", before=8, after=7
)
LEASE = DueView(
    offer=Offer(kind=DueKind.REMINDER, day=TODAY + 30, note="the lease ends"),
    name="",
    reminder=EntityId("lease"),
)
VIEW = ChronicleView(
    now=Chronicle(day=TODAY, night=112, story=2, chapter=5, scene=3, turn=2),
    due=(BLOOD,),
    later=(LEASE,),
)


@pytest.fixture
def panel(qtbot: QtBot, look: Look, words: Words) -> TimePanel:
    made = TimePanel(look, words)
    qtbot.addWidget(made)
    made.resize(424, 600)
    made.mirror(VIEW)
    made.show()
    return made


@pytest.mark.rule("storyteller 1.6")
@pytest.mark.parametrize(
    ("language", "date", "place", "due", "later"),
    [
        (
            Language.ENGLISH,
            "Thursday · 1996-11-14",
            "Night 112 · Story 2, Chapter 5, Scene 3, Turn 2",
            "tonight, Blood of the night, Ilse · 8 → 7",
            "1996-12-14, the lease ends",
        ),
        (
            Language.TRADITIONAL_CHINESE,
            "星期四 · 1996-11-14",
            "第 112 夜 · 第 2 故事，第 5 章節，第 3 場景，第 2 回合",
            "今夜，每夜的血，Ilse · 8 → 7",
            "1996-12-14，the lease ends",
        ),
    ],
)
def test_the_time_and_what_it_brings_is_told(  # noqa: PLR0913, PLR0917 - the sides of a picture
    panel: TimePanel, words: Words, language: Language, date: str, place: str, due: str, later: str
) -> None:
    words.switch(language)
    panel.mirror(VIEW)
    assert (panel._date.text(), panel._place.text()) == (date, place)
    assert [row.accessibleName() for row in panel.due] == [due]
    assert [row.accessibleName() for row in panel.later] == [later]
    assert panel.line.days == (0, 30)
    assert not panel.all.isVisible()


@pytest.mark.rule("storyteller 1.1")
@pytest.mark.rule("storyteller 1.2")
@pytest.mark.rule("storyteller 1.3")
@pytest.mark.rule("storyteller 1.4")
def test_what_is_pressed_is_wished(panel: TimePanel, qtbot: QtBot) -> None:
    said: list[object] = []
    for signal in (
        panel.span_requested,
        panel.step_requested,
        panel.apply_requested,
        panel.aside_requested,
        panel.reminder_removed,
    ):
        signal.connect(said.append)
    panel.all_requested.connect(lambda: said.append("all"))
    panel.mirror(ChronicleView(now=VIEW.now, due=(BLOOD, BLOOD), later=VIEW.later))
    for button in (
        *panel.spans.values(),
        *panel.steps.values(),
        panel.due[0].apply,
        panel.due[1].aside,
        panel.later[0].aside,
        panel.all,
    ):
        qtbot.mouseClick(button, LEFT)
    spans = [SpanUnit.NIGHT, SpanUnit.WEEK, SpanUnit.MONTH, SpanUnit.YEAR]
    assert said == [
        *(Span(count=1, unit=unit) for unit in spans),
        TimeUnit.TURN,
        TimeUnit.SCENE,
        TimeUnit.CHAPTER,
        TimeUnit.STORY,
        BLOOD,
        BLOOD,
        EntityId("lease"),
        "all",
    ]
    assert not panel.later[0].apply.isVisible()


def test_a_date_and_a_reminder_are_typed(panel: TimePanel, qtbot: QtBot) -> None:
    said: list[object] = []
    panel.date_typed.connect(lambda *date: said.append(date))
    panel.reminder_written.connect(lambda *what: said.append(what))
    qtbot.mouseClick(panel.date, LEFT)
    assert panel.field.text() == "1996-11-14"
    panel.field.clear()
    qtbot.keyClicks(panel.field, "soon")
    qtbot.keyClick(panel.field, Qt.Key.Key_Return)
    assert panel.wrong.text() == "Type a date such as 1998-10-31."
    panel.field.clear()
    qtbot.keyClicks(panel.field, "1998/10/31")
    qtbot.keyClick(panel.field, Qt.Key.Key_Return)
    assert not panel.field.isVisible()
    qtbot.mouseClick(panel.remind, LEFT)
    qtbot.keyClick(panel.form.note, Qt.Key.Key_Return)
    assert panel.form.wrong.text() == "Say what the night will bring."
    qtbot.keyClicks(panel.form.note, " court ")
    panel.form.count.clear()
    qtbot.keyClicks(panel.form.count, "0")
    qtbot.mouseClick(panel.form.add, LEFT)
    assert panel.form.wrong.text() == "Type a number, 1 to 9999."
    panel.form.count.clear()
    qtbot.keyClicks(panel.form.count, "3")
    qtbot.mouseClick(panel.form.add, LEFT)
    assert not panel.form.isVisible()
    assert said == [(1998, 10, 31), ("court", Span(count=3, unit=SpanUnit.NIGHT))]
