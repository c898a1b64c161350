"""Widgets laid out as words in a text."""

import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot
from typing_extensions import override

from duskboard.panels.flow import Flow


class Shy(QPushButton):
    """Puts others away as soon as it gets another size."""

    def __init__(self) -> None:
        super().__init__("shy")
        self.others: list[QWidget] = []
        self.is_asked = False

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.is_asked:
            for one in self.others:
                one.setParent(None)


def test_what_leaves_while_it_is_laid_out_gets_no_place(qtbot: QtBot) -> None:
    box = QWidget()
    qtbot.addWidget(box)
    flow, shy = Flow(4, box), Shy()
    others = [QPushButton(str(number)) for number in range(4)]
    for one in (shy, *others):
        flow.addWidget(one)
    box.resize(600, 100)
    box.show()
    qtbot.waitExposed(box)
    places = [one.geometry() for one in others]
    shy.others, shy.is_asked = list(others), True
    shy.setText("a name that is much longer than before")
    flow.activate()
    assert flow.count() == 1
    assert [one.geometry() for one in others] == places


def test_its_items_are_its_own_not_known_by_an_address_alone(qtbot: QtBot) -> None:
    box = QWidget()
    qtbot.addWidget(box)
    flow = Flow(4, box)
    buttons = [QPushButton(str(number)) for number in range(3)]
    for button in buttons:
        flow.addWidget(button)
    flow.removeWidget(buttons[0])
    buttons[2].deleteLater()
    QCoreApplication.sendPostedEvents(buttons[2], QEvent.Type.DeferredDelete)
    assert flow.count() == 1
    item = flow.itemAt(0)
    assert item is not None
    assert shiboken6.createdByPython(item)
    flow.insert(0, buttons[0])
    assert [_widget(flow, place) for place in range(2)] == [buttons[0], buttons[1]]


def _widget(flow: Flow, place: int) -> QWidget | None:
    item = flow.itemAt(place)
    return item.widget() if item is not None else None
