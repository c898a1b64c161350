"""Fields and what stands beside them are as wide as text is large, now and after Ctrl +."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from duskboard.i18n.words import Words
from duskboard.panels.action_bar import ActionBar
from duskboard.panels.blow_form import BlowForm
from duskboard.panels.entry_field import EntryField
from duskboard.panels.extended_form import ExtendedForm
from duskboard.panels.line_row import LineRow
from duskboard.panels.pool_bar import PoolBar
from duskboard.panels.reminder_form import ReminderForm
from duskboard.panels.sheet_creation import SheetCreation
from duskboard.panels.sheet_growth import SheetGrowth
from duskboard.panels.tie_bar import TieBar
from duskboard.theme.look import Look
from duskboard.widgets.segmented import SegmentedControl

FORMS = (
    ActionBar, BlowForm, ExtendedForm, LineRow, PoolBar, ReminderForm, SheetCreation, SheetGrowth,
    TieBar,
)  # fmt: skip


def fixed(form: QWidget) -> list[QWidget]:
    parts = [*form.findChildren(EntryField), *form.findChildren(SegmentedControl)]
    return [one for one in parts if one.minimumWidth() == one.maximumWidth()]


@pytest.mark.parametrize("kind", FORMS)
def test_fields_grow_with_the_text(
    kind: Callable[[Look, Words], QWidget], qtbot: QtBot, look: Look, words: Words
) -> None:
    form = kind(look, words)
    qtbot.addWidget(form)
    before = [one.minimumWidth() for one in fixed(form)]
    assert before
    look.use(scale=1.5)
    for one in (form, *form.findChildren(QWidget)):
        QApplication.sendEvent(one, QEvent(QEvent.Type.StyleChange))
    assert [one.minimumWidth() for one in fixed(form)] == [round(1.5 * one) for one in before]
