from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QImage
from PySide6.QtWidgets import QApplication, QLineEdit, QScrollArea, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from duskboard.theme.look import Look
from duskboard.theme.style_sheet import style_sheet
from duskboard.theme.token import Role, ThemeName
from duskboard.widgets.choice import Choice
from duskboard.widgets.focus_frame import FocusFrames
from duskboard.widgets.glyph_button import GlyphButton
from duskboard.widgets.icon_button import IconButton
from duskboard.widgets.segmented import Option, SegmentedControl
from duskboard.widgets.switch import CheckBox, Switch

LEFT = Qt.MouseButton.LeftButton
OPTIONS = [
    Option(value="all", text="All"),
    Option(value="shown", text="Shown", glyph="eye-open"),
    Option(value="hidden", text="GM only", glyph="eye-closed"),
]


def pictured(widget: QWidget) -> QImage:
    return widget.grab().toImage()


def test_an_icon_button_is_named_in_words(qtbot: QtBot, look: Look) -> None:
    button = IconButton(look, "plus", "New clock")
    qtbot.addWidget(button)
    button.set_label("New clock", "C")
    assert button.accessibleName() == "New clock"
    assert button.toolTip() == "New clock  C"
    assert (button.sizeHint().width(), button.sizeHint().height()) == (26, 26)
    with qtbot.waitSignal(button.clicked):
        qtbot.keyClick(button, Qt.Key.Key_Space)


def test_an_icon_button_pressed_in_has_the_frame_of_what_is_chosen(
    qtbot: QtBot, look: Look
) -> None:
    button = IconButton(look, "pin", "Pin")
    qtbot.addWidget(button)
    button.setCheckable(True)
    button.setChecked(True)
    button.resize(26, 26)
    assert pictured(button).pixelColor(4, 4) == look.color(Role.BG3)


def test_a_glyph_button_follows_the_look(qtbot: QtBot, look: Look) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    button = GlyphButton(look, "Freeze", glyph="freeze", role="toggle", parent=window)
    window.setStyleSheet(style_sheet(look))
    window.show()
    before = button.icon().cacheKey()
    look.use(theme=ThemeName.LIGHT)
    window.setStyleSheet(style_sheet(look))
    assert button.icon().cacheKey() != before


def test_a_toggle_is_inverted_when_pressed_in(qtbot: QtBot, look: Look) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.setStyleSheet(style_sheet(look))
    button = GlyphButton(look, "Freeze", glyph="freeze", role="toggle", parent=window)
    button.resize(button.sizeHint())
    window.show()
    button.setChecked(True)
    assert pictured(button).pixelColor(5, 5) == look.color(Role.TEXT)


def test_a_small_button_fits_a_row_of_tools(qtbot: QtBot, look: Look) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.setStyleSheet(style_sheet(look))
    button = GlyphButton(look, "New clock", small=True, parent=window)
    button.ensurePolished()
    assert button.sizeHint().height() == 26


def test_a_switch_is_a_check_box_to_screen_readers(qtbot: QtBot, look: Look) -> None:
    switch = Switch(look, "Secret", glyph="eye-closed")
    qtbot.addWidget(switch)
    interface = QAccessible.queryAccessibleInterface(switch)
    assert interface.role() == QAccessible.Role.CheckBox
    assert interface.text(QAccessible.Text.Name) == "Secret"


@pytest.mark.parametrize("kind", [Switch, CheckBox])
def test_switch_and_box_change_by_mouse_and_key(
    qtbot: QtBot, look: Look, kind: type[Switch | CheckBox]
) -> None:
    made = kind(look, "Secret")
    qtbot.addWidget(made)
    made.resize(made.sizeHint())
    off = pictured(made)
    qtbot.mouseClick(made, LEFT)
    assert made.isChecked()
    assert pictured(made) != off
    qtbot.keyClick(made, Qt.Key.Key_Space)
    assert not made.isChecked()


def test_a_choice_shows_an_arrow(qtbot: QtBot, look: Look) -> None:
    field = Choice(look)
    qtbot.addWidget(field)
    field.setStyleSheet(style_sheet(look))
    field.addItems(["Danger", "Countdown"])
    field.resize(160, 32)
    image = pictured(field)
    arrow = {image.pixelColor(x, y).name() for x in range(138, 152) for y in range(10, 22)}
    assert look.color(Role.TEXT2).name() in arrow


@pytest.fixture
def row(qtbot: QtBot, look: Look) -> SegmentedControl:
    made = SegmentedControl(look)
    qtbot.addWidget(made)
    made.mirror(OPTIONS, "all")
    made.resize(made.sizeHint())
    made.show()
    return made


def segment(row: SegmentedControl, x: int) -> QWidget:
    found = row.childAt(QPoint(x, 10))
    assert found is not None
    return found


def test_a_click_chooses(qtbot: QtBot, row: SegmentedControl) -> None:
    with qtbot.waitSignal(row.chosen) as heard:
        qtbot.mouseClick(segment(row, row.width() - 4), LEFT)
    assert heard.args == ["hidden"]
    assert row.value == "hidden"


def test_arrows_go_along_and_choose(qtbot: QtBot, row: SegmentedControl) -> None:
    with qtbot.waitActive(row):
        row.activateWindow()
    first = segment(row, 4)
    first.setFocus(Qt.FocusReason.TabFocusReason)
    with qtbot.waitSignal(row.chosen) as heard:
        qtbot.keyClick(first, Qt.Key.Key_Right)
    assert heard.args == ["shown"]
    assert row.focusWidget() is segment(row, row.width() // 2)


def test_mirroring_tells_nobody(qtbot: QtBot, row: SegmentedControl) -> None:
    with qtbot.assertNotEmitted(row.chosen):
        row.mirror(OPTIONS, "shown")
    assert row.value == "shown"


def test_all_segments_are_equally_wide(row: SegmentedControl) -> None:
    widths = {segment(row, x).width() for x in (4, row.width() // 2, row.width() - 4)}
    assert max(widths) - min(widths) <= 1


@pytest.fixture
def frames(look: Look, qapp: QApplication) -> Iterator[FocusFrames]:
    made = FocusFrames(look, qapp)
    yield made
    delete(made)


def window_of(qtbot: QtBot, *widgets: QWidget) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    layout = QVBoxLayout(window)
    layout.setContentsMargins(20, 20, 20, 20)
    for widget in widgets:
        layout.addWidget(widget)
    window.resize(200, 200)
    window.show()
    with qtbot.waitActive(window):
        window.activateWindow()
    return window


def test_the_frame_lies_outside_of_what_has_the_focus(
    qtbot: QtBot, look: Look, frames: FocusFrames
) -> None:
    button = IconButton(look, "plus", "New clock")
    window = window_of(qtbot, button)
    button.clearFocus()
    button.setFocus(Qt.FocusReason.TabFocusReason)
    assert frames.target is button
    image = pictured(window)
    place = button.geometry()
    middle = place.center().y()
    assert image.pixelColor(place.left() - 4, middle) == look.color(Role.FOCUS)
    assert image.pixelColor(place.left() - 5, middle) == look.color(Role.FOCUS)
    assert image.pixelColor(place.left() - 7, middle) != look.color(Role.FOCUS)


def test_focus_by_mouse_is_framed_only_after_a_key(
    qtbot: QtBot, look: Look, frames: FocusFrames
) -> None:
    button = IconButton(look, "plus", "New clock")
    other = QLineEdit()
    window = window_of(qtbot, other, button)
    other.setFocus()
    button.setFocus(Qt.FocusReason.MouseFocusReason)
    frames._is_seen = False  # what a pressed mouse button makes it: no offscreen mouse holds one
    frames._place()
    assert frames.target is None
    qtbot.keyClick(button, Qt.Key.Key_Shift)
    assert frames.target is button
    assert window.isVisible()


def test_a_field_shows_the_focus_itself(qtbot: QtBot, frames: FocusFrames) -> None:
    field = QLineEdit()
    window = window_of(qtbot, field)
    field.clearFocus()
    field.setFocus(Qt.FocusReason.TabFocusReason)
    assert window.focusWidget() is field
    assert frames.target is None


def test_the_frame_follows_what_scrolls(qtbot: QtBot, look: Look, frames: FocusFrames) -> None:
    inside = QWidget()
    inside.setMinimumSize(160, 900)
    button = IconButton(look, "plus", "New clock", parent=inside)
    button.move(20, 40)
    area = QScrollArea()
    area.setWidget(inside)
    window = window_of(qtbot, area)
    button.setFocus(Qt.FocusReason.TabFocusReason)
    before = frames._frame
    assert before is not None
    top = before.y()
    area.verticalScrollBar().setValue(10)
    assert before.y() == top - 10
    area.verticalScrollBar().setValue(600)
    assert before.isHidden()
    assert window.isVisible()


def test_a_window_may_go_while_it_is_framed(qtbot: QtBot, look: Look, frames: FocusFrames) -> None:
    for _ in range(3):
        window = QWidget()
        button = IconButton(look, "plus", "New clock", parent=window)
        window.show()
        with qtbot.waitActive(window):
            window.activateWindow()
        button.setFocus(Qt.FocusReason.TabFocusReason)
        assert frames.target is button
        del window, button
    assert frames.target is None
