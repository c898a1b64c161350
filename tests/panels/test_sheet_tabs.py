"""The tabs of sheets: whole in their strip, moved sideways by the wheel and by a choice alone."""

from dataclasses import replace

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot
from tests.seat.wardrobe import wear

from duskboard.core.identity import EntityId
from duskboard.i18n.words import Words
from duskboard.panels.sheet_tabs import SheetTabs
from duskboard.panels.tab_strip import TabFace
from duskboard.theme.look import Look
from duskboard.theme.style_sheet import style_sheet
from duskboard.theme.token import TextStyle

MANY = tuple(
    TabFace(sheet_id=EntityId(str(number)), name=f"Constable of the river {number}")
    for number in range(8)
)


def test_the_wheel_moves_tabs_sideways_and_what_happens_at_the_table_does_not(
    qtbot: QtBot, qapp: QApplication, look: Look, words: Words
) -> None:
    tabs = SheetTabs(look, words)
    qtbot.addWidget(tabs)
    tabs.resize(500, 36)
    tabs.mirror(MANY, EntityId("0"), is_editing=False)
    with qtbot.waitExposed(tabs):
        tabs.show()
    for scale in (1.5, 1.25, 1.0):  # Ctrl + while they are shown: whole, however large the text
        look.use(scale=scale)
        qapp.setFont(look.font(TextStyle.BODY))
        wear(qapp, style_sheet(look))
        QApplication.sendPostedEvents()
        assert tabs.height() == round(36 * scale)
        for button in (*tabs.buttons.values(), tabs.new, tabs.edit):
            place = button.mapTo(tabs, button.rect().topLeft()).y()
            assert place >= 0, scale
            assert place + button.height() <= tabs.height(), scale
            assert button.height() >= button.sizeHint().height(), scale
    across, down = tabs._area.horizontalScrollBar(), tabs._area.verticalScrollBar()
    qtbot.waitUntil(lambda: across.maximum() > 0)
    assert (across.value(), down.maximum()) == (0, 0)
    at = QPointF(60, 18)
    viewport = tabs._area.viewport()
    event = QWheelEvent(
        at,
        viewport.mapToGlobal(at),
        QPoint(),
        QPoint(0, -240),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,  # noqa: FBT003 - Qt's own signature
    )
    QApplication.sendEvent(viewport, event)
    assert across.value() == 120
    tabs.mirror(MANY, EntityId("0"), is_editing=True)
    QApplication.sendPostedEvents()
    assert across.value() == 120
    tabs.mirror(MANY, EntityId("7"), is_editing=False)
    qtbot.waitUntil(lambda: across.value() == across.maximum())


def test_sheets_of_one_name_are_told_apart_and_a_long_one_gives_way(
    qtbot: QtBot, look: Look, words: Words
) -> None:
    tabs = SheetTabs(look, words)
    qtbot.addWidget(tabs)
    tabs.resize(600, 36)
    long = "The very honourable Anna " * 5
    names = ("Anna", "Anna", "Anna (2)", "Tom & Jerry", long, "Anna")
    shown = [replace(tab, name=name) for tab, name in zip(MANY, names, strict=False)]
    tabs.mirror(shown, EntityId("0"), is_editing=False)
    said = [one.text() for one in tabs.buttons.values()]
    assert said[:4] == ["Anna", "Anna (3)", "Anna (2)", "Tom && Jerry"]
    assert said[5] == "Anna (4)"
    assert said[4].endswith("…")
    wide = list(tabs.buttons.values())[4]
    assert wide.sizeHint().width() < 240
    assert (wide.toolTip(), wide.accessibleName()) == (long, long)
    tabs.show()
    qtbot.mouseClick(tabs._all, Qt.MouseButton.LeftButton)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    listed = [act.text() for act in menu.actions()]
    assert [*listed[:4], listed[5]] == [*said[:4], said[5]]
    assert len(listed[4]) < len(long)
    menu.close()
