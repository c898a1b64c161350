"""Work beside the table: what goes wrong in it is a fault like any other, and is told."""

import asyncio
import sys

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from duskboard.app import loop
from duskboard.app.loop import Tasks


class LateError(Exception):
    """Raised where nobody waits for it."""


def test_a_fault_beside_the_table_goes_where_those_of_slots_go(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    faults: list[str] = []
    monkeypatch.setattr(sys, "excepthook", lambda _kind, error, _trace: faults.append(str(error)))

    def fail(where: str) -> None:
        raise LateError(where)

    def end(_result: None) -> None:
        asyncio.get_running_loop().call_later(0.05, qapp.lastWindowClosed.emit)

    def begun(tasks: Tasks) -> None:
        tasks.compute(lambda: fail("on its thread"), lambda _nothing: None)
        tasks.compute(lambda: "paper", fail)
        asyncio.get_running_loop().call_soon(fail, "called by the loop")
        tasks.compute(lambda: None, end)

    assert loop.run(qapp, begun) == 0
    assert sorted(faults) == ["called by the loop", "on its thread", "paper"]
    qapp.setQuitOnLastWindowClosed(True)


def test_a_window_that_opens_another_as_it_closes_does_not_end_the_program(
    qapp: QApplication,
) -> None:
    first, second, players = QDialog(), QWidget(), QWidget()
    players.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, on=False)
    seen: list[bool] = []

    def choose() -> None:
        first.accept()
        second.show()

    def end() -> None:
        seen.append(second.isVisible())
        second.close()

    def begun(_tasks: Tasks) -> None:
        players.show()
        first.open()
        asyncio.get_running_loop().call_later(0.05, choose)
        asyncio.get_running_loop().call_later(0.15, end)

    assert loop.run(qapp, begun) == 0
    assert seen == [True]
    qapp.setQuitOnLastWindowClosed(True)
