"""A dice tray at a real table."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QWidget,
)
from pytestqt.qtbot import QtBot
from tests.models.conftest import Desk

from duskboard.core.dice import (
    DiceError,
    ReportedTotal,
    ScriptedDice,
    What,
)
from duskboard.core.real_dice import typed
from duskboard.i18n.error_text import error_text
from duskboard.i18n.words import Words
from duskboard.models.decision import DecisionHolder
from duskboard.panels.dice_tray import DiceTray
from duskboard.play.roll import RollMade, resolve
from duskboard.table.entity import Roll
from duskboard.theme.look import Look


class TrayTable:
    """A tray at a real table: what it wishes is done, as in the program."""

    def __init__(self, look: Look, words: Words, desk: Desk) -> None:
        self.holder = DecisionHolder()
        self.desk, self.words = desk, words
        self.faces: list[int] = []
        self.tray = DiceTray(look, words, self.holder)
        self.tray.armed.connect(self.holder.arm)
        self.tray.dropped.connect(self.holder.drop)
        self.tray.roll_requested.connect(self._on_tray_roll_requested)
        self.tray.faces_typed.connect(self._on_tray_faces_typed)
        self.tray.total_told.connect(self._on_tray_total_told)

    @property
    def check(self) -> What | None:
        return self.holder.decision.check if self.holder.decision is not None else None

    @property
    def rolls(self) -> list[Roll]:
        document = self.desk.document
        reports = [document.report(row.seq) for row in document.rows]
        return [report.roll for report in reports if isinstance(report, RollMade)]

    def error(self) -> str:
        return self.tray.form.field.accessibleDescription()

    def _on_tray_roll_requested(self) -> None:
        self._resolve(ScriptedDice(self.faces))

    def _on_tray_faces_typed(self, faces: tuple[int, ...]) -> None:
        if self.check is not None:
            try:
                self._resolve(typed(self.check, faces))
            except DiceError as error:
                self.tray.show_error(error_text(self.words, error))

    def _on_tray_total_told(self, total: int) -> None:
        self._resolve(ReportedTotal(total=total))

    def _resolve(self, dice: ScriptedDice | ReportedTotal) -> None:
        decision = self.holder.decision
        assert decision is not None
        try:
            transaction = resolve(self.desk.document.table, decision, dice)
        except DiceError as error:
            self.tray.show_error(error_text(self.words, error))
            return
        self.desk.document.submit(transaction)
        self.holder.drop()


def line(qtbot: QtBot, field: QWidget, text: str) -> None:
    qtbot.keyClicks(field, text)
    qtbot.keyClick(field, Qt.Key.Key_Return)
