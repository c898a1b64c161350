"""The panel of rolls: keys, what is refused, and how it makes do with little room."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot
from tests.panels.blades import ANSEL, PROWL, offer
from tests.panels.conftest import Stage

from duskboard.core.blades.action import ActionTerms, Push
from duskboard.core.blades.limit import ActionLimit, ActionLimitError
from duskboard.core.blades.position import Position, Trade
from duskboard.core.clocks.effect import Effect
from duskboard.i18n.words import Words
from duskboard.panels.dice_entry import FacesTyped
from duskboard.panels.roll_keys import RollKey
from duskboard.panels.roll_panel import RollKind, RollPanel
from duskboard.theme.look import Look

LEFT, Key = Qt.MouseButton.LeftButton, Qt.Key


@pytest.fixture
def panel(look: Look, words: Words, stage: Stage, qtbot: QtBot) -> Iterator[RollPanel]:
    made = RollPanel(look, words)
    head = QWidget()  # the title of the dock, which takes these two
    qtbot.addWidget(head)
    for tool in (made.why, made.kinds):
        tool.setParent(head)
    stage(made, 760, 560)
    made.mirror(offer(), None)
    yield made
    head.close()


def test_keys_say_what_they_do_to_the_roll_in_hand(panel: RollPanel, qtbot: QtBot) -> None:
    said: list[object] = []
    panel.key_wished.connect(said.append)
    panel.setFocus()
    QTest.keyClicks(panel, "padf[]-+o")
    qtbot.keyClick(panel, Key.Key_Return)
    qtbot.keyClick(panel, Key.Key_Return, Qt.KeyboardModifier.AltModifier)
    qtbot.keyClick(panel, Key.Key_Escape)
    assert said == [
        RollKey.PUSH,
        RollKey.ASSIST,
        RollKey.BARGAIN,
        RollKey.PUSH_EFFECT,
        RollKey.BETTER,
        RollKey.WORSE,
        RollKey.LESS,
        RollKey.MORE,
        RollKey.OVERRULE,
        RollKey.GO,
        RollKey.GO_ANYWAY,
        RollKey.DROP,
    ]
    panel.mirror(None, None)
    QTest.keyClicks(panel, "p")
    assert (len(said), panel.kind) == (12, RollKind.ACTION)


def test_the_grid_goes_by_arrows_and_a_dashed_pair_is_a_trade(
    panel: RollPanel, qtbot: QtBot
) -> None:
    terms: list[ActionTerms] = []
    panel.action.adjusted.connect(terms.append)
    grid = panel.action.pair.grid
    qtbot.waitUntil(lambda: grid.cell((Position.DESPERATE, Effect.GREAT)).height() > 0)
    grid.cell((Position.RISKY, Effect.STANDARD)).setFocus()
    for key in (Key.Key_Down, Key.Key_Right, Key.Key_Right):
        qtbot.keyClick(panel.focusWidget(), key)
    qtbot.keyClick(panel.focusWidget(), Key.Key_Space)
    assert terms == [replace(PROWL, trade=Trade.EFFECT)]
    qtbot.mouseClick(grid.cell((Position.CONTROLLED, Effect.GREAT)), LEFT)
    assert terms[1] == replace(PROWL, position=Position.CONTROLLED, effect=Effect.GREAT)


@pytest.mark.rule("blades 14")
def test_what_is_refused_says_why_and_can_be_overruled(panel: RollPanel, qtbot: QtBot) -> None:
    wished: list[str] = []
    panel.foot.overrule_toggled.connect(lambda: wished.append("overrule"))
    panel.foot.go_requested.connect(lambda: wished.append("go"))
    terms = replace(PROWL, pushes=(Push.DIE,), bargain="heat", helper=ANSEL)
    error = ActionLimitError(ActionLimit.BONUS_DICE, "Nell")
    panel.mirror(offer(terms, refusal=error), None)
    assert panel.foot.line.text() == (
        "Nell takes two bonus dice at most: an assist, and a push or a bargain. "
        "The GM may overrule that."
    )
    qtbot.mouseClick(panel.foot.go, LEFT)
    qtbot.waitUntil(lambda: panel.foot.overrule.width() > 0)
    qtbot.mouseClick(panel.foot.overrule, LEFT)
    panel.mirror(offer(terms, is_overruled=True), None)
    qtbot.mouseClick(panel.foot.go, LEFT)
    assert wished == ["overrule", "go"]


def test_where_there_is_little_room_the_dice_stand_below_the_grid(
    panel: RollPanel, qtbot: QtBot
) -> None:
    form = panel.action
    qtbot.waitUntil(lambda: form.dice.x() > form.pair.x())
    panel.resize(480, 560)
    qtbot.waitUntil(lambda: form.dice.y() > form.pair.y() and form.dice.x() == form.pair.x())


def test_enter_rolls_from_a_box_to_tick_and_space_ticks_it(panel: RollPanel, qtbot: QtBot) -> None:
    said: list[object] = []
    panel.key_wished.connect(said.append)
    panel.foot.secret_toggled.connect(lambda: said.append("secret"))
    secret = panel.foot.secret
    secret.setFocus()
    qtbot.keyClick(secret, Key.Key_Return)
    assert said == [RollKey.GO]
    qtbot.keyClick(secret, Key.Key_Space)
    assert said == [RollKey.GO, "secret"]


def test_what_real_dice_show_is_taken_however_the_roll_is_made(
    panel: RollPanel, qtbot: QtBot
) -> None:
    said: list[object] = []
    panel.key_wished.connect(said.append)
    panel.foot.go_requested.connect(lambda: said.append("rolled here"))
    panel.foot.told.connect(said.append)
    foot = panel.foot
    qtbot.keyClicks(foot.field, "5 6")
    assert foot.go.text() == "Take these dice"
    qtbot.mouseClick(foot.go, LEFT)
    qtbot.keyClick(foot.secret, Key.Key_Return)
    qtbot.keyClick(panel.why, Key.Key_Return)
    assert said == [FacesTyped(faces=(5, 6))] * 3
    qtbot.keyClicks(foot.field, " x")
    qtbot.mouseClick(foot.go, LEFT)
    assert "Type the faces" in foot.line.text()
    assert len(said) == 3
    qtbot.keyClick(foot.field, Key.Key_Escape)
    assert foot.go.text() == "Roll 2d"
    qtbot.keyClick(panel.why, Key.Key_Return)
    assert said[3:] == ["rolled here"]


def test_alt_and_enter_take_the_dice_that_are_typed(panel: RollPanel, qtbot: QtBot) -> None:
    said: list[object] = []
    panel.key_wished.connect(said.append)
    panel.foot.told.connect(said.append)
    panel.foot.overrule_toggled.connect(lambda: said.append("overruled"))
    error = ActionLimitError(ActionLimit.BONUS_DICE, "Nell")
    panel.mirror(offer(refusal=error), None)
    qtbot.keyClicks(panel.foot.field, "5 6")
    for where in (panel.foot.field, panel):
        qtbot.keyClick(where, Key.Key_Return, Qt.KeyboardModifier.AltModifier)
    panel.mirror(offer(is_overruled=True), None)
    qtbot.keyClick(panel, Key.Key_Return, Qt.KeyboardModifier.AltModifier)
    told = FacesTyped(faces=(5, 6))
    assert said == ["overruled", told, "overruled", told, told]


def test_the_odds_stay_in_sight_where_the_form_has_to_be_scrolled(
    panel: RollPanel, qtbot: QtBot
) -> None:
    strip = panel.action.strip
    assert panel.action.isAncestorOf(strip)
    panel.resize(640, 400)
    qtbot.waitUntil(lambda: not panel.action.isAncestorOf(strip))
    assert strip.isVisible()
    assert panel.rect().contains(strip.rect().translated(strip.mapTo(panel, QPoint())))
    panel.mirror(None, None)
    assert not strip.isVisible()
    panel.mirror(offer(), None)
    assert strip.isVisible()
    panel.resize(760, 700)
    qtbot.waitUntil(lambda: panel.action.isAncestorOf(strip))
