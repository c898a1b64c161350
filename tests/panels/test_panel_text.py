"""What the panels paint, in every language: nothing cut off, everything to be read."""

from collections.abc import Callable
from itertools import product

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QWidget
from tests.models.conftest import Desk
from tests.panels.conftest import Stage
from tests.seat.wardrobe import wear

from duskboard.core.clocks.clock import ClockKind
from duskboard.core.dice import Percentile, ReportedTotal, ScriptedDice, parse_roll
from duskboard.core.identity import EntityId
from duskboard.i18n.words import Language, Words
from duskboard.models.clock_model import ClockModel
from duskboard.models.decision import DecisionHolder
from duskboard.models.log_model import LogModel
from duskboard.models.note_model import NoteModel
from duskboard.models.undo_model import UndoModel
from duskboard.panels.clock_wall import ClockWall
from duskboard.panels.dice_tray import DiceTray
from duskboard.panels.note_panel import NotePanel
from duskboard.panels.roll_log import RollLog
from duskboard.panels.undo_panel import UndoPanel, undo_state
from duskboard.play.clock import link_clocks, race_clocks
from duskboard.play.note import WriteNote, write_note
from duskboard.play.roll import Decision, resolve
from duskboard.table.entity import Moment
from duskboard.theme.look import Look
from duskboard.theme.palette import palette
from duskboard.theme.style_sheet import style_sheet
from duskboard.theme.token import TextStyle, ThemeName

READABLE = 4.5
"""Contrast of text with its ground, by WCAG 2 AA."""


def evening(desk: Desk) -> None:
    desk.start_session()
    for name, kind in zip("ABCDEFGHI", ClockKind, strict=True):
        desk.clock(f"Clock {name}", kind=kind)
    document = desk.document
    document.submit(race_clocks(document.table, EntityId("clock-a"), EntityId("clock-b")))
    document.submit(link_clocks(document.table, EntityId("clock-c"), EntityId("clock-d")))
    desk.fill(EntityId("clock-e"), 6)
    desk.fill(EntityId("clock-b"), 5)
    desk.show(EntityId("clock-b"))
    desk.end_session()
    desk.start_session()
    for secret, dice in ((True, ReportedTotal(total=38)), (False, ScriptedDice([3, 1, 4]))):
        decision = Decision(check=Percentile(extra=1), who="Edda", why="Climb", secret=secret)
        document.submit(resolve(document.table, decision, dice))
    note = WriteNote(note_id=EntityId("n"), title="Bells", text="Nine.", about=EntityId("clock-a"))
    document.submit(write_note(document.table, note))
    document.undo()
    document.redo()


def wall(look: Look, words: Words, desk: Desk) -> QWidget:
    panel = ClockWall(look, words, ClockModel(desk.document))
    panel.begin_new_clock("Alarm 30")
    panel.show_entry_error(words.gettext("Name what stands in the way, not the way past it."))
    return panel


def tray(look: Look, words: Words, _desk: Desk) -> QWidget:
    holder = DecisionHolder()
    panel = DiceTray(look, words, holder)
    holder.setParent(panel)
    holder.arm(Decision(check=Percentile(extra=-2), who="Edda", why="Climb"))
    return panel


def sum_tray(look: Look, words: Words, _desk: Desk) -> QWidget:
    holder = DecisionHolder()
    panel = DiceTray(look, words, holder)
    holder.setParent(panel)
    holder.arm(Decision(check=parse_roll("3d6+2")))
    return panel


def log(look: Look, words: Words, desk: Desk) -> QWidget:
    rows = desk.document.rows
    panel = RollLog(look, words, LogModel(desk.document), lambda: Moment(rows[-1].at + 30))
    panel.toggle(rows[-4].seq)
    return panel


def notes(look: Look, words: Words, desk: Desk) -> QWidget:
    return NotePanel(look, words, NoteModel(desk.document))


def undo(look: Look, words: Words, desk: Desk) -> QWidget:
    rows = desk.document.rows
    panel = UndoPanel(look, words, UndoModel(desk.document), lambda: Moment(rows[-1].at + 30))
    panel.mirror(undo_state(desk.document))
    return panel


PANELS = [
    pytest.param(wall, 300, 900, id="wall"),
    pytest.param(wall, 900, 800, id="wide wall"),
    pytest.param(tray, 404, 158, id="tray"),
    pytest.param(sum_tray, 404, 158, id="tray with a sum"),
    pytest.param(log, 404, 800, id="log"),
    pytest.param(notes, 480, 500, id="notes"),
    pytest.param(undo, 480, 900, id="undo"),
]


def contrast(one: QColor, other: QColor) -> float:
    def light(color: QColor) -> float:
        parts = [
            part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4
            for part in (color.redF(), color.greenF(), color.blueF())
        ]
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]

    lighter, darker = sorted((light(one), light(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def faults(look: Look) -> list[tuple[str, str]]:
    """What is wrong with the texts on record."""
    found = []
    for text in look.text_record or ():
        if text.is_cut:
            found.append(("cut", text.text))
        if text.ground is None or contrast(text.color, text.ground) < READABLE:
            found.append(("dim", text.text))
    return found


FEW_LOOKS = [
    (ThemeName.DARK, Language.ENGLISH),
    (ThemeName.LIGHT, Language.ENGLISH),
    (ThemeName.DARK, Language.TRADITIONAL_CHINESE),
]
"""What the ordinary suite looks at: every language and theme only with `--slow`."""


@pytest.mark.parametrize(("make", "width", "height"), PANELS)
def test_every_text_is_whole_and_can_be_read_in_every_look(  # noqa: PLR0913, PLR0917 - its parts
    look: Look,
    words: Words,
    desk: Desk,
    stage: Stage,
    qapp: QApplication,
    pytestconfig: pytest.Config,
    make: Callable[[Look, Words, Desk], QWidget],
    width: int,
    height: int,
) -> None:
    evening(desk)
    panel = make(look, words, desk)
    stage(panel, width, height)
    found = {}
    looks = product(ThemeName, Language)
    for theme, language in looks if pytestconfig.getoption("--slow") else FEW_LOOKS:
        look.use(theme=theme, language=language)
        words.switch(language)
        qapp.setFont(look.font(TextStyle.BODY))
        qapp.setPalette(palette(look))
        wear(qapp, style_sheet(look))
        qapp.sendEvent(panel, QEvent(QEvent.Type.LanguageChange))
        qapp.sendPostedEvents()
        look.text_record = []
        panel.grab()
        assert len(look.text_record) > 3
        found[theme, language] = faults(look)
    assert {which: what for which, what in found.items() if what} == {}


@pytest.mark.parametrize(("make", "width", "height"), PANELS)
def test_a_larger_look_is_whole_too(  # noqa: PLR0913, PLR0917 - what a panel is made of
    look: Look,
    words: Words,
    desk: Desk,
    stage: Stage,
    qapp: QApplication,
    make: Callable[[Look, Words, Desk], QWidget],
    width: int,
    height: int,
) -> None:
    evening(desk)
    panel = make(look, words, desk)
    stage(panel, round(width * 1.5), round(height * 1.5))
    look.use(scale=1.5)
    qapp.setFont(look.font(TextStyle.BODY))
    wear(qapp, style_sheet(look))
    qapp.sendPostedEvents()
    look.text_record = []
    panel.grab()
    assert [text.text for text in look.text_record if text.is_cut] == []


@pytest.mark.parametrize(("make", "width", "height"), PANELS)
def test_everything_that_can_be_pressed_has_a_name(  # noqa: PLR0913, PLR0917 - as above
    look: Look,
    words: Words,
    desk: Desk,
    stage: Stage,
    make: Callable[[Look, Words, Desk], QWidget],
    width: int,
    height: int,
) -> None:
    evening(desk)
    panel = make(look, words, desk)
    stage(panel, width, height)
    QApplication.sendEvent(panel, QEvent(QEvent.Type.LanguageChange))
    nameless = [
        type(widget).__name__
        for widget in panel.findChildren(QWidget)
        if widget.focusPolicy().value & 1
        and widget.isVisible()
        and not widget.accessibleName()
        and not str(widget.property("text") or "")
    ]
    assert nameless == []
