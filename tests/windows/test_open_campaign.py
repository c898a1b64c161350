from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QAbstractButton, QListView, QWidget
from pytestqt.qtbot import QtBot

from duskboard.core.clocks.clock import ClockKind
from duskboard.core.identity import EntityId
from duskboard.i18n.words import Words
from duskboard.table.clock_view import ClockView
from duskboard.theme.look import Look
from duskboard.theme.token import Role
from duskboard.windows.open_campaign import OpenCampaign
from duskboard.windows.recent_list import RecentModel, RecentRow, Trouble

LEFT = Qt.MouseButton.LeftButton
CLOCK = ClockView(
    clock_id=EntityId("ledger"), name="Ledger", kind=ClockKind.PROJECT, size=8, filled=6
)
ROWS = (
    RecentRow(
        path=Path("/tables/Kelder-Quay.duskboard"),
        name="Kelder Quay",
        detail="Session 7, Kelder-Quay.duskboard",
        when="today 21:16",
        size="2.1 MB",
        clock=CLOCK,
    ),
    RecentRow(
        path=Path("/tables/Tide-court.duskboard"),
        name="Tide court",
        detail="Open on another computer: read only",
        when="18 Nov",
        size="5.0 MB",
        trouble=Trouble.READ_ONLY,
    ),
    RecentRow(
        path=Path("/stick/Frost-fair.duskboard"),
        name="Frost fair",
        detail="Not where it was. The stick may be out.",
        when="2 Aug",
        size="—",
        trouble=Trouble.GONE,
    ),
)

pytestmark = pytest.mark.usefixtures("dress")


@pytest.fixture
def dialog(qtbot: QtBot, look: Look, words: Words) -> OpenCampaign:
    dialog = OpenCampaign(look, words)
    dialog.mirror(ROWS)
    qtbot.addWidget(dialog)
    dialog.open()
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    return dialog


def test_it_shows_name_detail_time_and_size(dialog: OpenCampaign, look: Look) -> None:
    texts = painted(dialog, look)
    assert texts[:4] == [
        "Kelder Quay",
        "Session 7, Kelder-Quay.duskboard",
        "today 21:16",
        "2.1 MB",
    ]
    assert look.text_record is not None
    gone = next(each for each in look.text_record if each.text.startswith("Not where"))
    assert gone.color == look.color(Role.BAD)


def test_rows_are_58_high(dialog: OpenCampaign) -> None:
    view = dialog.findChild(QListView)
    assert isinstance(view, QListView)
    assert view.sizeHintForRow(0) == 58


def test_enter_opens_what_is_chosen(dialog: OpenCampaign, qtbot: QtBot) -> None:
    view = dialog.findChild(QListView)
    assert isinstance(view, QListView)
    view.setFocus()
    qtbot.keyClick(view, Qt.Key.Key_Down)
    with qtbot.waitSignal(dialog.open_requested) as wish:
        qtbot.keyClick(view, Qt.Key.Key_Return)
    assert wish.args == [Path("/tables/Tide-court.duskboard")]
    assert not dialog.isVisible()


def test_a_double_click_opens_once(dialog: OpenCampaign, qtbot: QtBot) -> None:
    view = dialog.findChild(QListView)
    assert isinstance(view, QListView)
    wishes: list[Path] = []
    dialog.open_requested.connect(wishes.append)
    at = view.visualRect(view.model().index(0, 0)).center()
    qtbot.mouseClick(view.viewport(), LEFT, pos=at)
    qtbot.mouseDClick(view.viewport(), LEFT, pos=at)
    assert wishes == [Path("/tables/Kelder-Quay.duskboard")]


def test_what_is_gone_cannot_be_copied_or_shown(dialog: OpenCampaign, qtbot: QtBot) -> None:
    view = dialog.findChild(QListView)
    assert isinstance(view, QListView)
    with qtbot.waitSignal(dialog.duplicate_requested) as wish:
        qtbot.mouseClick(button(dialog, "Duplicate"), LEFT)
    assert wish.args == [Path("/tables/Kelder-Quay.duskboard")]
    with qtbot.waitSignal(dialog.show_in_folder_requested) as wish:
        qtbot.mouseClick(button(dialog, "Show in folder"), LEFT)
    assert wish.args == [Path("/tables/Kelder-Quay.duskboard")]
    view.setCurrentIndex(view.model().index(2, 0))
    assert not button(dialog, "Duplicate").isEnabled()
    assert not button(dialog, "Show in folder").isEnabled()
    assert button(dialog, "Open").isEnabled()


def test_delete_forgets_and_the_rest_stays_chosen(dialog: OpenCampaign, qtbot: QtBot) -> None:
    view = dialog.findChild(QListView)
    assert isinstance(view, QListView)
    view.setFocus()
    with qtbot.waitSignal(dialog.forget_requested) as wish:
        qtbot.keyClick(view, Qt.Key.Key_Delete)
    assert wish.args == [Path("/tables/Kelder-Quay.duskboard")]
    view.setCurrentIndex(view.model().index(1, 0))
    dialog.mirror(ROWS[1:])
    assert view.currentIndex().data() == "Tide court"


def test_with_no_campaign_it_says_what_to_do(
    dialog: OpenCampaign, look: Look, qtbot: QtBot
) -> None:
    dialog.mirror(())
    assert any(text.startswith("No campaign") for text in painted(dialog, look))
    assert not button(dialog, "Open").isEnabled()
    with qtbot.waitSignal(dialog.browse_requested):
        qtbot.mouseClick(button(dialog, "Browse"), LEFT)


def test_the_model_keeps_the_rules_of_models() -> None:
    model = RecentModel()
    tester = QAbstractItemModelTester(model)
    model.mirror(ROWS)
    model.mirror(())
    assert tester.model() is model


def button(window: QWidget, text: str) -> QAbstractButton:
    return next(each for each in window.findChildren(QAbstractButton) if each.text() == text)


def painted(window: QWidget, look: Look) -> list[str]:
    look.text_record = []
    window.grab()
    return [text.text for text in look.text_record]
