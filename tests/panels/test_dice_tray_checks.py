"""The tray with a check of the chase in hand: Luck after a failure, a pool with its difficulty."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import (
    QApplication,
)
from pytestqt.qtbot import QtBot
from tests.models.conftest import Desk
from tests.panels.conftest import Stage
from tests.panels.tray import TrayTable, line

from duskboard.core.chase.check import CheckSource, Difficulty
from duskboard.core.dice import (
    Percentile,
    Pool,
)
from duskboard.core.identity import EntityId
from duskboard.i18n.words import Language, Words
from duskboard.play.roll import SkillCheck, check_decision
from duskboard.table.entity import Roll
from duskboard.theme.look import Look


@pytest.fixture
def table(look: Look, words: Words, desk: Desk, stage: Stage) -> TrayTable:
    made = TrayTable(look, words, desk)
    stage(made.tray, 404, 158)
    return made


CLIMB = SkillCheck(
    person_id=EntityId("edda"), skill="climb", value=45, difficulty=Difficulty.REGULAR
)
SHORT = Roll(what=Percentile(), faces=((60,), (2,)), total=62, who="Edda", passed=False, needed=45)


def asked(table: TrayTable) -> list[bool]:
    """Ask about 17 points of Luck; what is answered."""
    decision = check_decision(CLIMB, who="Edda")
    assert decision is not None
    table.holder.arm(decision)
    table.tray.begin()
    answers: list[bool] = []
    table.tray.luck_answered.connect(answers.append)
    table.tray.ask_luck(SHORT, 17)
    return answers


@pytest.mark.rule("chase 8.11")
def test_dice_that_fell_short_ask_for_luck_in_place_of_another_roll(
    table: TrayTable, qtbot: QtBot
) -> None:
    answers, form = asked(table), table.tray.form
    assert (form.luck.text(), form.leave.text()) == ("Spend 17 Luck", "Leave it failed")
    assert form.luck.accessibleDescription() == "Climb 45 · 62: failed"
    hidden = (form.field, form.roll, form.extra, form.secret, *form.dice)
    assert not any(part.isVisible() for part in hidden)
    assert form.leave.hasFocus()
    qtbot.keyClick(form.leave, Qt.Key.Key_Return)
    form.luck.setFocus()
    qtbot.keyClick(form.luck, Qt.Key.Key_Return)
    qtbot.keyClick(form.luck, Qt.Key.Key_Escape)
    form.luck.click()
    form.leave.click()
    assert answers == [False, True, False, True, False]
    table.holder.drop()
    assert form.field.hasFocus()
    assert all(part.isVisible() for part in hidden)
    assert not form.luck.isVisible()


@pytest.mark.rule("chase 8.11")
def test_what_is_asked_about_luck_is_asked_in_another_language(
    table: TrayTable, words: Words
) -> None:
    answers, form = asked(table), table.tray.form
    words.switch(Language.TRADITIONAL_CHINESE)
    QApplication.sendEvent(table.tray, QEvent(QEvent.Type.LanguageChange))
    assert form.luck.isVisible()
    assert form.leave.text() == "維持失敗"
    assert answers == []


@pytest.mark.rule("chase 14.6")
def test_the_difficulty_of_a_pool_is_typed_over_and_a_botch_is_told(
    table: TrayTable, qtbot: QtBot
) -> None:
    pool = replace(CLIMB, value=5, source=CheckSource.POOL)
    decision = check_decision(pool, who="Ana")
    assert decision is not None
    table.holder.arm(decision)
    form = table.tray.form
    assert form.field.placeholderText() == "faces, = 3, or @8"
    form.extra.chosen.emit(1)
    assert table.check == Pool(count=6, target=6)
    told: list[bool] = []
    table.tray.botch_told.connect(lambda: told.append(True))
    line(qtbot, form.field, "@8")
    assert table.check == Pool(count=6, target=8)
    form.extra.chosen.emit(-1)
    assert table.check == Pool(count=4, target=8)
    line(qtbot, form.field, "botch")
    assert told == [True]
