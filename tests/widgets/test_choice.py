"""A field to choose from is no wider than its place, whatever can be chosen in it."""

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QStyleOptionComboBox, QWidget
from pytestqt.qtbot import QtBot

from duskboard.theme.look import Look
from duskboard.widgets.choice import Choice


def test_a_long_name_does_not_widen_what_it_is_chosen_in(qtbot: QtBot, look: Look) -> None:
    window = QWidget()
    choice = Choice(look)
    QHBoxLayout(window).addWidget(choice)
    qtbot.addWidget(window)
    choice.addItem("on nothing")
    before = window.minimumSizeHint().width()
    choice.addItem("bell " * 100)
    choice.setCurrentIndex(1)
    window.resize(220, 60)
    window.show()
    qtbot.waitExposed(window)
    assert window.minimumSizeHint().width() == before
    assert before < 220
    assert window.width() == 220
    option = QStyleOptionComboBox()
    choice.initStyleOption(option)
    shown = option.currentText
    assert shown.startswith("bell bell")
    assert shown.endswith("\u2026")
    assert choice.currentText() == "bell " * 100


def test_the_wheel_chooses_nothing(qtbot: QtBot, look: Look) -> None:
    choice = Choice(look)
    qtbot.addWidget(choice)
    choice.addItems(["Kindred", "Ghoul", "Mortal"])
    choice.show()
    at = QPointF(10, 10)
    event = QWheelEvent(
        at,
        choice.mapToGlobal(at),
        QPoint(),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,  # noqa: FBT003 - Qt's own signature
    )
    QApplication.sendEvent(choice, event)
    assert (choice.currentText(), event.isAccepted()) == ("Kindred", False)
