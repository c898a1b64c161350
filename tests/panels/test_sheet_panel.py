"""The sheet panel: what a pick paints anew, and what each kind of body is offered."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFrame, QMenu, QWidget
from pytestqt.qtbot import QtBot
from tests.panels.test_pool_bar import offer
from tests.play.storyteller.hands import GREGOR, ILSE, ilse, table
from tests.seat.painted import Painted

from duskboard.core.storyteller.gear import WEAPONS, Weapon, WeaponId
from duskboard.core.storyteller.health import Damage
from duskboard.core.storyteller.sheet import Sheet, new_sheet
from duskboard.core.storyteller.trait import Creature, TraitKind
from duskboard.i18n.words import Words
from duskboard.panels.sheet_page import SheetPage
from duskboard.panels.sheet_panel import SheetPanel
from duskboard.panels.sheet_wish import Earn, WriteRows
from duskboard.play.storyteller.field import NumberField, RowField, TextField
from duskboard.table.sheet_view import sheet_tabs, sheet_view
from duskboard.theme.look import Look
from duskboard.widgets.trait_row import TraitRow

_PERSON, _HOME = "Name, Concept, Player, Nature, Demeanour", "Haven, Coterie"
Stage = Callable[[QWidget, int, int], None]


def shown(panel: SheetPanel, sheet: Sheet) -> SheetPage:
    laid = table(ilse=sheet)
    panel.mirror(sheet_tabs(laid), sheet_view(laid, ILSE))
    assert panel.page is not None
    return panel.page


def settle() -> None:
    """Have everything take its place: a layout may ask for another one."""
    for _ in range(4):
        QApplication.sendPostedEvents()


@pytest.fixture
def panel(look: Look, words: Words, stage: Stage) -> SheetPanel:
    made = SheetPanel(look, words)
    stage(made, 772, 700)
    return made


def test_the_first_label_that_is_picked_leaves_the_other_rows_as_they_are(
    panel: SheetPanel, qtbot: QtBot
) -> None:
    page = shown(panel, ilse())
    rows = [one for one in page.findChildren(TraitRow) if one.isVisible()]
    assert len(rows) > 40
    painted = Painted(*rows)

    def names() -> set[str]:
        return {row.accessibleName() for row, _region in painted.times}

    panel.update()
    page.update()
    qtbot.waitUntil(lambda: len(names()) > 20)
    painted.times.clear()
    high = panel.bar.height()
    panel.mirror_offer(offer())
    qtbot.waitUntil(lambda: {"Dexterity", "Firearms"} <= names())
    assert panel.bar.height() > high
    # Beside the two no more than the row that the edge of the bar crosses in each column.
    assert len(names()) <= 5


@pytest.mark.rule("vampire-extra X2.1")
@pytest.mark.rule("vampire-extra X2.4")
@pytest.mark.rule("vampire-extra X2.7")
@pytest.mark.rule("vampire-extra X1.3")
@pytest.mark.parametrize(
    ("creature", "fields", "lists"),
    [
        (
            Creature.KINDRED,
            f"{_PERSON}, Sire, {_HOME}, Path, Generation, Most blood, Blood a turn",
            "powers, rituals, merits, weapons, armour",
        ),
        (
            Creature.GHOUL,
            f"{_PERSON}, Master, {_HOME}, Most blood, Blood a turn, Drinks, Last drink",
            "powers, rituals, merits, weapons, armour",
        ),
        (
            Creature.MORTAL,
            f"{_PERSON}, {_HOME}, Path",
            "merits, weapons, armour",
        ),
        (
            Creature.ANIMAL,
            "Name, Concept, Master, Most blood, Drinks, Last drink",
            "weapons, armour",
        ),
    ],
)
def test_each_kind_of_body_has_its_own_form(
    panel: SheetPanel, creature: Creature, fields: str, lists: str
) -> None:
    page = shown(panel, new_sheet("Somebody", creature))
    panel.begin_writing()
    lines = [*page.form.fields.values(), *page.form.numbers.values()]
    assert ", ".join(one.accessibleName() for one in lines if one.isVisible()) == fields
    offered = [field for field, one in page.lists.lists.items() if one.isVisible()]
    assert ", ".join(offered) == lists


def test_rows_without_any_are_left_out_and_one_side_alone_stands_left(
    panel: SheetPanel, qtbot: QtBot
) -> None:
    page = shown(panel, replace(ilse(), weapons=(WEAPONS[WeaponId.KNIFE],)))
    seen = {field for field, one in page.lists.lists.items() if one.isVisible()}
    assert seen == {RowField.WEAPONS}
    knife = page.lists.lists[RowField.WEAPONS].rows[0]
    qtbot.waitUntil(lambda: knife.mapTo(page, knife.rect().topLeft()).x() < page.width() // 4)


def test_the_fields_of_a_row_have_their_room_on_a_narrow_sheet_and_close_with_writing(
    panel: SheetPanel, qtbot: QtBot
) -> None:
    panel.resize(480, 700)
    page = shown(panel, replace(ilse(), weapons=(WEAPONS[WeaponId.KNIFE],)))
    panel.begin_writing()
    weapons = page.lists.lists[RowField.WEAPONS]
    weapons.write(0)
    form = weapons.form
    assert form is not None
    qtbot.waitUntil(lambda: form.height() >= form.minimumSizeHint().height())
    assert form.done.isVisible()
    panel.tabs.edit.click()
    assert weapons.form is None
    assert weapons.rows[0].isVisible()


def test_writing_begun_further_down_stays_there_and_types_into_nothing_unseen(
    panel: SheetPanel, qtbot: QtBot
) -> None:
    page = shown(panel, replace(ilse(), weapons=(WEAPONS[WeaponId.KNIFE],)))
    bar = panel._area.verticalScrollBar()
    settle()
    panel.show_part(page.notes)
    top, form = bar.value(), page.form
    assert top > 0
    part = next(one for one in page.parts if one.geometry().bottom() >= top)
    gap = part.y() - top
    panel.tabs.edit.click()
    qtbot.waitUntil(lambda: bar.value() > top and abs(part.y() - bar.value() - gap) < 2)
    settle()
    assert form.isVisible()
    assert not form.isAncestorOf(QApplication.focusWidget() or panel)
    panel.tabs.edit.click()
    qtbot.waitUntil(lambda: abs(part.y() - bar.value() - gap) < 2)
    panel.begin_writing()
    assert bar.value() == 0
    assert QApplication.focusWidget() is form.fields[TextField.NAME]


def test_a_number_that_cannot_be_is_said_below_the_fields(panel: SheetPanel, qtbot: QtBot) -> None:
    page = shown(panel, new_sheet("Tobias", Creature.GHOUL))
    panel.begin_writing()
    drinks, wrong = page.form.numbers[NumberField.DRINKS], page.form.wrong
    drinks.setFocus()
    drinks.setText("x")
    qtbot.keyClick(drinks, Qt.Key.Key_Return)
    assert (wrong.isVisible(), wrong.text()) == (
        True,
        "Drinks: A number is wanted, 0 to 1000000.",
    )
    drinks.setText("3")
    qtbot.keyClick(drinks, Qt.Key.Key_Return)
    assert not wrong.isVisible()


@pytest.mark.rule("vampire-extra X2.2")
@pytest.mark.parametrize(
    ("creature", "damage"),
    [(Creature.ANIMAL, Damage.LETHAL), (Creature.KINDRED, Damage.AGGRAVATED)],
)
def test_a_bite_is_as_bad_as_the_mouth_it_is_of(
    panel: SheetPanel, creature: Creature, damage: Damage
) -> None:
    page = shown(panel, new_sheet("Rex", creature))
    panel.begin_writing()
    weapons, wished = page.lists.lists[RowField.WEAPONS], list[object]()
    weapons.wished.connect(wished.append)
    weapons.add.click()
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    next(one for one in menu.actions() if one.text() == "Bite").trigger()
    menu.close()
    (wish,) = wished
    assert isinstance(wish, WriteRows)
    (bite,) = wish.rows
    assert isinstance(bite, Weapon)
    assert bite.damage is damage


def test_groups_stand_below_their_like_and_one_that_is_left_out_leaves_no_line(
    panel: SheetPanel, qtbot: QtBot
) -> None:
    page = shown(panel, new_sheet("Cora", Creature.MORTAL))
    columns = page.columns
    above, below = columns[TraitKind.MENTAL], columns[TraitKind.VIRTUE]
    qtbot.waitUntil(lambda: below.isVisible() and below.x() == above.x() > 0)
    lines = [one for one in page.findChildren(QFrame) if one.property("role") == "rule"]
    before = sum(one.isVisible() for one in lines)
    shown(panel, new_sheet("Rex", Creature.ANIMAL))
    assert sum(one.isVisible() for one in lines) == before - 2


def test_a_name_that_is_begun_goes_with_writing_and_with_its_sheet(panel: SheetPanel) -> None:
    page = shown(panel, ilse())
    for leave in (
        panel.tabs.edit.click,
        lambda: panel.mirror(sheet_tabs(table()), sheet_view(table(), GREGOR)),
    ):
        panel.begin_writing()
        settle()
        QTest.mouseClick(page.columns[TraitKind.BACKGROUND].add_button, Qt.MouseButton.LeftButton)
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        menu.actions()[-1].trigger()
        menu.close()
        assert page.note.writing is not None
        leave()
        assert page.note.writing is None
        shown(panel, ilse())
        settle()


def test_points_that_cannot_be_are_refused_beside_their_field(panel: SheetPanel) -> None:
    growth = shown(panel, ilse()).lists.growth
    panel.begin_writing()
    wished: list[object] = []
    growth.wished.connect(wished.append)
    for text in ("0", "101", "-3", "three"):
        growth.points.setText(text)
        growth.award.click()
        assert growth._error.text() == "A number is wanted, 1 to 100."
        assert growth.points.text() == text
    growth.points.setText("100")
    growth.award.click()
    assert wished == [Earn(points=100, is_for_all=False)]
