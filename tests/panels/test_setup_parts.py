"""The bar under a set-up, and the grid of actions a round."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint
from PySide6.QtGui import QPaintEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot
from tests.panels.chase_panel import LEFT, Key, hear
from tests.play.chase.scenes import done, laid
from tests.play.chase.six import C8, C8B, C8C, Q6, Q8, Q9, begun, told, v7, view
from typing_extensions import override

from duskboard.core.chase.check import Verdict
from duskboard.core.chase.participant import Side
from duskboard.core.chase.setup import Choice, SetupStep
from duskboard.i18n.words import Language, Words
from duskboard.panels.guide_rows import guide_rows
from duskboard.panels.pool_grid import PoolGrid
from duskboard.panels.roll_cell import RollCell
from duskboard.panels.setup_foot import SetupFoot
from duskboard.panels.setup_panel import SetupPanel
from duskboard.panels.side_table import SideTable
from duskboard.play.chase.setting_up import choose_part, go_to_step
from duskboard.table.setup_view import SetupView
from duskboard.theme.look import Look

Stage = Callable[[QWidget, int, int], None]


@pytest.mark.rule("chase 2.9")
@pytest.mark.parametrize(
    ("language", "advice"),
    [
        (Language.ENGLISH, "A fight elsewhere? Keep places small: rounds are as long."),
        (Language.TRADITIONAL_CHINESE, "別處有戰鬥？地點要小：每輪一樣長。"),
        (Language.SIMPLIFIED_CHINESE, "别处有战斗？地点要小：每轮一样长。"),
    ],
    ids=str,
)
def test_places_are_to_be_small_while_a_fight_runs_elsewhere(
    look: Look, words: Words, stage: Stage, language: Language, advice: str
) -> None:
    words.switch(language)
    foot = SetupFoot(look, words)
    foot.mirror(at(SetupStep.TAKE_PART))
    stage(foot, 1208, 74)
    assert foot.detail.isVisible()
    assert foot.detail.text() == advice


def test_the_last_step_alone_starts_the_chase(look: Look, words: Words, stage: Stage) -> None:
    foot = SetupFoot(look, words)
    stage(foot, 1208, 74)
    on, started = hear(foot.next_requested), hear(foot.start_requested)
    for step, text in (
        (SetupStep.SPEED, "Next: Who takes part"),
        (SetupStep.START, "Start the chase"),
    ):
        foot.mirror(at(step))
        assert foot.go.text() == text
        QTest.mouseClick(foot.go, LEFT)
    assert (len(on), len(started)) == (1, 1)
    assert foot.gap.isVisible()
    assert not foot.trail.isVisible()


def test_the_list_of_acts_says_the_step_that_is_next(words: Words) -> None:
    def rows(view: SetupView) -> list[tuple[str, str, str, bool]]:
        return [(one.verb, one.refusal, one.key, one.is_now) for one in guide_rows(words, view)]

    assert rows(at(SetupStep.FLEE)) == [
        ("Next: Who pursues", "", "Alt →", True),
        ("Keep for later", "", "", False),
    ]
    assert rows(at(SetupStep.SPEED)) == [
        ("Next: Who takes part", "", "Alt →", True),
        ("Roll all", "all are rolled", "", False),
        ("Back: Who pursues", "", "Alt ←", False),
        ("Keep for later", "", "", False),
    ]
    assert rows(at(SetupStep.START))[:2] == [
        ("Start the chase", "", "", True),
        ("Lay 3 places more", "", "", False),  # Q8 would start at the exit
    ]
    alone = done(begun(laid(8)), go_to_step(begun(laid(8)), SetupStep.START))
    assert rows(view(alone))[0] == (
        "Start the chase",
        "Somebody has to flee, and somebody to pursue",
        "",
        False,
    )


def test_a_track_that_is_too_short_is_made_longer_by_the_large_button(
    look: Look, words: Words, stage: Stage
) -> None:
    foot = SetupFoot(look, words)
    stage(foot, 1208, 74)
    wanted, started = hear(foot.places_requested), hear(foot.start_requested)
    short = v7(count=6)
    short = done(short, go_to_step(short, SetupStep.START))
    foot.mirror(view(short))
    assert (foot.go.text(), foot.go.isEnabled()) == ("Lay 5 places more", True)
    assert guide_rows(words, view(short))[0].verb == "Lay 5 places more"
    QTest.mouseClick(foot.go, LEFT)
    assert (wanted, started) == ([(5,)], [])


def test_where_all_get_away_the_table_says_how_the_trail_was_lost(
    look: Look, words: Words, stage: Stage
) -> None:
    foot = SetupFoot(look, words)
    everybody = told(v7(), q6=Verdict.EXTREME, q8=Verdict.EXTREME, c8c=Verdict.FAILURE)
    for who in (Q6,):
        everybody = done(everybody, choose_part(everybody, who, Choice.OUT))
    foot.mirror(view(done(everybody, go_to_step(everybody, SetupStep.TAKE_PART))))
    stage(foot, 1208, 74)
    away = hear(foot.away_requested)
    assert foot.go.text() == "They are away"
    foot.trail.setText("Over the ice")
    QTest.mouseClick(foot.go, LEFT)
    assert away == [("Over the ice",)]


def test_each_row_says_the_actions_with_and_without_the_slowest(look: Look, words: Words) -> None:
    grid = PoolGrid(look, words)
    grid.mirror(at(SetupStep.TAKE_PART))
    rows = [dict(row.pools.pools) for row in grid.rows if row.pools is not None]
    assert rows == [
        {Q8: 1, C8C: 2},
        {Q6: 1, Q8: 4, C8: 3, C8B: 3, C8C: 5},
    ]
    assert [row.pools.is_chosen for row in grid.rows if row.pools is not None] == [False, True]


def test_a_click_on_another_row_wishes_it(look: Look, words: Words, stage: Stage) -> None:
    grid = PoolGrid(look, words)
    grid.mirror(at(SetupStep.TAKE_PART))
    stage(grid, 900, 100)
    wishes = hear(grid.choice_requested)
    QTest.mouseClick(grid.rows[1], LEFT)  # it is so already
    QTest.mouseClick(grid.rows[0], LEFT)
    grid.rows[0].setFocus()
    QTest.keyClick(grid.rows[0], Key.Key_Space)
    assert wishes == [(Q6, Choice.OUT), (Q6, Choice.OUT)]


def at(step: SetupStep) -> SetupView:
    """Six people of whom Q9 gets away at once, at a step."""
    table = v7()
    assert Q9 in {one.person_id for one in view(table).movers}
    if view(table).step is step:
        return view(table)
    return view(done(table, go_to_step(table, step)))


def test_who_is_added_last_is_seen_where_many_flee(
    look: Look, words: Words, stage: Stage, qtbot: QtBot
) -> None:
    whole = at(SetupStep.FLEE)
    fleeing = whole.of_side(Side.QUARRY)
    table = SideTable(look, words, Side.QUARRY)
    table.mirror(replace(whole, movers=fleeing[:-1]))
    stage(table, 520, 190)
    table.mirror(replace(whole, movers=fleeing))
    last = table.rows[-1]
    qtbot.waitUntil(lambda: last.visibleRegion().boundingRect().height() == last.height())


def test_what_was_wrong_is_not_said_of_the_next_step(
    look: Look, words: Words, stage: Stage
) -> None:
    panel = SetupPanel(look, words)
    panel.mirror(at(SetupStep.FLEE))
    stage(panel, 1208, 614)
    field = panel.tables[Side.QUARRY].field
    QTest.keyClick(field, Key.Key_Return)
    assert field.property("state") == "error"
    panel.mirror(at(SetupStep.PURSUE))
    assert field.property("state") != "error"


def test_no_step_wants_more_room_for_a_moment_than_it_needs(
    look: Look, words: Words, stage: Stage
) -> None:
    """Parts go before others come: a dock that grew once would not shrink."""
    panel = SetupPanel(look, words)
    panel.mirror(at(SetupStep.PURSUE))
    stage(panel, 700, 450)
    wanted = []
    for step in (SetupStep.SPEED, SetupStep.START, SetupStep.SPEED):
        panel.mirror(at(step))
        wanted.append(panel.minimumSizeHint().height())
    assert wanted[0] == wanted[2] < 350


def test_a_cell_says_in_full_what_to_do_where_there_is_little_room(
    look: Look, words: Words, qtbot: QtBot
) -> None:
    cell = RollCell(look, words)
    qtbot.addWidget(cell)
    mover = at(SetupStep.SPEED).movers[0]
    cell.mirror(replace(mover, speed=None))
    cell.set_tight(is_tight=True)
    cell.resize(cell.sizeHint())
    look.text_record = []
    cell.grab()
    found, look.text_record = look.text_record, None
    assert [one.lines for one in found] == [("Roll or type",)]


class Painted(QObject):
    """Sees whether the top of a widget is painted."""

    tops = 0

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent):
            self.tops += event.region().contains(QPoint(5, 0))
        return False


def test_the_line_over_the_foot_is_painted_with_the_step_and_a_refusal_leaves_with_it(
    look: Look, words: Words, stage: Stage, qtbot: QtBot
) -> None:
    foot = SetupFoot(look, words)
    foot.mirror(at(SetupStep.TAKE_PART))
    eyes = Painted()
    foot.installEventFilter(eyes)
    stage(foot, 1200, 64)
    qtbot.waitUntil(lambda: eyes.tops > 0)
    foot.refuse("Choose a way on the board first.")
    assert foot.detail.text() == "Choose a way on the board first."
    eyes.tops = 0
    foot.mirror(at(SetupStep.START))
    qtbot.waitUntil(lambda: eyes.tops > 0)
    assert "Choose" not in foot.detail.text()
