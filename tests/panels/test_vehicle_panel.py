"""The vehicle dock: numbers typed over where they stand, tyres and Build by click, seats."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from tests.panels.chase_panel import LEFT, Key, hear
from tests.play.chase.roads import CAR, LORRY, roads, vehicle
from tests.play.chase.scenes import TOM, done
from tests.play.chase.test_boarding import turn_of

from duskboard.core.dice import ScriptedDice
from duskboard.i18n.words import Language, Words
from duskboard.panels.build_box import read_build
from duskboard.panels.chase_wish import ChaseVerb, ChaseWish
from duskboard.panels.vehicle_panel import VehiclePanel
from duskboard.panels.vehicle_wish import VehicleField, WriteVehicle
from duskboard.play.chase.boarding import edit_vehicle, get_out
from duskboard.play.chase.colliding import say_build
from duskboard.play.chase.running import start_chase
from duskboard.table.board_view import board_view
from duskboard.table.table import Table
from duskboard.theme.look import Look


@pytest.fixture
def table() -> Table:
    return turn_of(done(roads(), start_chase(roads(), ScriptedDice([]))), TOM)


@pytest.fixture
def panel(
    look: Look, words: Words, table: Table, stage: Callable[[QWidget, int, int], None]
) -> VehiclePanel:
    made = VehiclePanel(look, words)
    made.mirror(board_view(table), CAR)
    stage(made, 404, 440)
    return made


def typed(panel: VehiclePanel, field: VehicleField, text: str) -> None:
    line = panel.boxes[field].field
    line.setFocus()
    line.selectAll()
    QTest.keyClicks(line, text)
    QTest.keyClick(line, Key.Key_Return)


def wish(field: VehicleField, number: float = 0, full: float = 0, text: str = "") -> WriteVehicle:
    return WriteVehicle(vehicle_id=CAR, field=field, number=number, full=full, text=text)


def popup() -> QMenu:
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    return menu


def test_numbers_are_typed_over_where_they_stand(panel: VehiclePanel) -> None:
    heard = hear(panel.written)
    typed(panel, VehicleField.MOV, "16")
    typed(panel, VehicleField.BUILD, "-2")
    typed(panel, VehicleField.BUILD, "6/7")
    typed(panel, VehicleField.ARMOUR, "0")
    typed(panel, VehicleField.SEATS, "6")
    for wrong in ("0", "", "x"):
        typed(panel, VehicleField.SEATS, wrong)
    typed(panel, VehicleField.BUILD, "9/7")
    assert heard == [
        (wish(VehicleField.MOV, 16),),
        (wish(VehicleField.BUILD, 3, 5),),
        (wish(VehicleField.BUILD, 6, 7),),
        (wish(VehicleField.ARMOUR, 0),),
        (wish(VehicleField.SEATS, 6),),
    ]
    name = panel.head.name
    name.setFocus()
    name.selectAll()
    QTest.keyClicks(name, "Hearse")
    QTest.keyClick(name, Key.Key_Return)
    assert heard[-1] == (wish(VehicleField.NAME, text="Hearse"),)
    count = panel.gear.tyre_count
    count.setFocus()
    count.selectAll()
    QTest.keyClicks(count, "5/6")
    QTest.keyClick(count, Key.Key_Return)
    assert heard[-1] == (wish(VehicleField.TYRES, 5, 6),)
    panel.gear.skill.setFocus()
    panel.gear.skill.setCurrentIndex(2)
    QTest.keyClick(panel.gear.skill, Key.Key_Return)
    assert heard[-1] == (wish(VehicleField.SKILL, text="pilot"),)


def test_a_click_sets_build_and_bursts_a_tyre(panel: VehiclePanel) -> None:
    written, wished = hear(panel.written), hear(panel.wished)
    gear = panel.gear
    QTest.mouseClick(gear.build, LEFT, pos=gear.build.box_rect(2).center().toPoint())
    QTest.mouseClick(gear.tyres, LEFT, pos=gear.tyres.box_rect(4).center().toPoint())
    assert wished == [(ChaseWish(verb=ChaseVerb.BUILD, thing=CAR, value=2.0),)]
    assert written == [(wish(VehicleField.TYRES, 3, 4),)]


def test_seats_are_changed_and_the_one_in_turn_helps(panel: VehiclePanel) -> None:
    heard = hear(panel.wished)
    driver, rider = panel.seats.rows
    assert (driver.wheel.isVisible(), rider.wheel.isVisible()) == (False, True)
    assert (driver.help.isVisible(), rider.help.isVisible()) == (False, True)
    assert (driver.says.text(), rider.says.text()) == ("drives · HP 11 of 11", "one act on DEX 50")
    rider.wheel.click()
    rider.out.click()
    rider.help.click()
    menu = popup()
    menu.actions()[1].trigger()
    menu.close()
    assert heard == [
        (ChaseWish(verb=ChaseVerb.GET_IN, thing=TOM, other=CAR, value=True),),
        (ChaseWish(verb=ChaseVerb.GET_OUT, thing=TOM),),
        (ChaseWish(verb=ChaseVerb.HELP, thing=TOM, value="navigate"),),
    ]


def test_who_stands_there_may_get_in(panel: VehiclePanel, table: Table) -> None:
    assert not panel.seats.enter.isEnabled()  # Hob stands at the lorry, and pursues
    heard = hear(panel.wished)
    panel.mirror(board_view(done(table, get_out(table, TOM))), CAR)
    panel.seats.enter.click()
    menu = popup()
    assert [one.text() for one in menu.actions()] == ["Tom takes the wheel", "Tom rides along"]
    menu.actions()[1].trigger()
    menu.close()
    assert heard == [(ChaseWish(verb=ChaseVerb.GET_IN, thing=TOM, other=CAR, value=False),)]
    full = replace(vehicle(table, CAR), seats=2)
    panel.mirror(board_view(done(table, edit_vehicle(table, CAR, full))), CAR)
    assert not panel.seats.enter.isEnabled()


def test_its_condition_is_said_and_the_others_are_near(panel: VehiclePanel, table: Table) -> None:
    assert panel.gear._state.isHidden()
    panel.mirror(board_view(done(table, say_build(table, CAR, 2.0))), CAR)
    assert panel.gear._state.text() == "1 penalty die on every driving roll"
    assert panel.head._caption.text() == "quarry · Impaired"
    assert panel.gear._driver.text() == "Edda 60, 30, 12"
    heard = hear(panel.chosen)
    panel.head.other.click()
    menu = popup()
    assert [one.text() for one in menu.actions()] == ["Saloon", "Lorry"]
    menu.actions()[1].trigger()
    menu.close()
    assert heard == [(LORRY,)]
    panel.mirror(None, None)
    assert panel._area.isHidden()


@pytest.mark.parametrize("language", list(Language))
def test_nothing_of_it_is_cut_in_any_language(
    language: Language,
    look: Look,
    words: Words,
    table: Table,
    stage: Callable[[QWidget, int, int], None],
) -> None:
    words.switch(language)
    panel = VehiclePanel(look, words)
    panel.mirror(board_view(done(table, say_build(table, CAR, 2.0))), CAR)
    stage(panel, 404, 470)
    look.text_record = []
    panel.grab()
    record, look.text_record = look.text_record, None
    assert record
    assert [one.text for one in record if one.is_cut] == []


@pytest.mark.parametrize(
    ("text", "after"),
    [
        ("2", (4, 10)), ("½", (1, 10)), ("5/6", (10, 12)), ("-1", (4, 10)), ("−9", (0, 10)),
        ("+9", (10, 10)), ("6", None), ("2.5", None), ("½/½", (1, 1)), ("0/0.5", (0, 1)),
        ("0/0", None), ("", None), ("\uff17/\uff18", (14, 16)),
    ],
)  # fmt: skip
def test_build_is_read_in_halves(text: str, after: tuple[int, int] | None) -> None:
    assert read_build(text, (6, 10)) == after
