"""The quick sheet: checks at three levels, numbers typed over where they stand."""

from collections.abc import Callable
from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from tests.board.chase import EDDA, chase
from tests.panels.chase_panel import LEFT, Key, hear
from tests.seat.wardrobe import wear

from duskboard.core.chase.check import CheckSource, Difficulty
from duskboard.core.chase.participant import Skill, Vitals
from duskboard.core.chase.skill import CHARACTERISTICS, SkillId
from duskboard.i18n.words import Language, Words
from duskboard.panels.quick_sheet import QuickSheet
from duskboard.panels.skill_table import Armed
from duskboard.panels.vital_box import Amount, NumberField, amount_text, read_amount
from duskboard.table.quick_view import QuickView
from duskboard.theme.look import Look
from duskboard.theme.style_sheet import style_sheet
from duskboard.theme.token import TextStyle

REGULAR, HARD, EXTREME = Difficulty.REGULAR, Difficulty.HARD, Difficulty.EXTREME
SHIFT, CONTROL = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier
VITALS = Vitals(
    hit_points=9, full_hit_points=11, sanity=52, full_sanity=60, magic=12, full_magic=12
)
SKILLS = (
    Skill(name=SkillId.CLIMB, value=45),
    Skill(name="First Aid", value=3),
    Skill(name=SkillId.LUCK, value=40),
)


def edda(source: CheckSource = CheckSource.D100) -> QuickView:
    token = chase().token(EDDA)
    assert token is not None
    values = (50, None, 60, 70, 55, 75, 60, 60)
    return QuickView(
        token=token,
        source=source,
        vitals=VITALS,
        luck=40,
        traits=tuple(zip(CHARACTERISTICS, values, strict=True)),
        skills=SKILLS,
    )


@pytest.fixture
def sheet(look: Look, words: Words, stage: Callable[[QWidget, int, int], None]) -> QuickSheet:
    made = QuickSheet(look, words)
    made.mirror(edda(), None)
    stage(made, 404, 440)
    return made


def cell(sheet: QuickSheet, row: int, column: int) -> QPoint:
    return sheet.skills.visualRect(sheet.skills.rows.index(row, column)).center()


def click(sheet: QuickSheet, row: int, column: int) -> None:
    QTest.mouseClick(sheet.skills.viewport(), LEFT, pos=cell(sheet, row, column))


def texts(sheet: QuickSheet) -> list[list[str]]:
    rows = sheet.skills.rows
    return [
        [str(rows.index(row, column).data()) for column in range(rows.columnCount())]
        for row in range(rows.rowCount())
    ]


def cut(sheet: QuickSheet, look: Look) -> list[str]:
    """Return what is painted cut off, or runs into what stands beside it."""
    found = []
    parts = (*sheet.traits.buttons, sheet.skills.head.viewport(), sheet.skills.viewport())
    for part in parts:
        look.text_record = []
        part.grab()
        found += [text.text for text in look.text_record if text.is_cut]
        for one, other in combinations(look.text_record, 2):
            if one.box.adjusted(1, 1, -1, -1).intersects(other.box.adjusted(1, 1, -1, -1)):
                found.append(f"{one.text}{other.text}")
    return found


@pytest.mark.parametrize("language", [Language.ENGLISH, Language.TRADITIONAL_CHINESE])
def test_large_text_takes_columns_first_and_names_last_and_never_numbers(
    sheet: QuickSheet, look: Look, words: Words, qapp: QApplication, language: Language
) -> None:
    spot, long = Skill(name=SkillId.SPOT, value=100), Skill(name="Long " * 9, value=100)
    view = edda()
    full = tuple((name, 100) for name, _value in view.traits)
    sheet.mirror(replace(view, traits=full, skills=(spot, *SKILLS, long)), None)
    words.switch(language)
    columns, vitals = {}, {}
    for scale, width in ((1.0, 404), (1.25, 346), (1.5, 420), (1.5, 340), (1.5, 200), (1.0, 404)):
        look.use(language=language, scale=scale)
        qapp.setFont(look.font(TextStyle.BODY))
        wear(qapp, style_sheet(look))
        sheet.say()
        sheet.resize(width, 800)
        QApplication.sendPostedEvents()
        names = {text for text, *_numbers in texts(sheet)} if width == 200 else {long.name}
        assert long.name in (found := cut(sheet, look)), (scale, width)
        assert set(found) <= names, (scale, width)
        rows = {button.y() for button in sheet.traits.buttons}
        columns[scale, width] = 8 / len(rows)
        boxes = (sheet.hit_points, sheet.sanity, sheet.luck, sheet.magic)
        for box in boxes:
            text, room = box.field.text(), box.field.width() - 8
            assert box.field.fontMetrics().horizontalAdvance(text) <= room, (scale, text)
        vitals[scale, width] = len({box.y() for box in boxes})
    assert (columns[1.0, 404], vitals[1.0, 404]) == (4, 1)
    assert vitals[1.25, 346] == 1  # as wide as where the window is narrow
    assert columns[1.5, 200] == 2


@pytest.mark.rule("chase 8.2")
def test_skills_stand_at_three_levels(sheet: QuickSheet) -> None:
    assert texts(sheet) == [
        ["Climb", "45", "22", "9"],
        ["First Aid", "3", "1", "1"],  # 1 passes always
        ["Luck", "40", "20", "8"],
    ]
    assert sheet.name.text() == "Edda Marsh"
    assert sheet.caption.text() == "quarry · MOV 8, DEX 60"
    shown = [box.field.text() for box in (sheet.hit_points, sheet.sanity, sheet.luck, sheet.magic)]
    assert shown == ["9\u2009/\u200911", "52\u2009/\u200960", "40", "12\u2009/\u200912"]


def test_a_click_takes_a_check_in_hand_at_its_level(sheet: QuickSheet) -> None:
    wished = hear(sheet.level_requested)
    for column in range(4):
        click(sheet, 0, column)
    assert wished == [
        ("climb", REGULAR), ("climb", REGULAR), ("climb", HARD), ("climb", EXTREME),
    ]  # fmt: skip


def test_keys_take_it_in_hand_and_roll_it(sheet: QuickSheet) -> None:
    wished, rolled, extra = (
        hear(sheet.level_requested), hear(sheet.go_requested), hear(sheet.extra_requested),
    )  # fmt: skip
    sheet.take_keyboard()
    table = sheet.skills
    QTest.keyClick(table, Key.Key_Down)
    QTest.keyClick(table, Key.Key_Return)
    QTest.keyClick(table, Key.Key_Return, SHIFT)
    QTest.keyClick(table, Key.Key_Return, CONTROL)
    QTest.keyClick(table, Key.Key_Right)
    QTest.keyClick(table, Key.Key_Return)
    assert wished == [
        ("First Aid", REGULAR), ("First Aid", HARD), ("First Aid", EXTREME), ("First Aid", HARD),
    ]  # fmt: skip
    sheet.mirror(edda(), Armed(name="First Aid", difficulty=HARD))
    QTest.keyClick(table, Key.Key_B)
    QTest.keyClick(table, Key.Key_P)
    QTest.keyClick(table, Key.Key_Return)
    assert (len(wished), rolled, extra) == (4, [()], [(1,), (-1,)])


def test_a_characteristic_is_a_check_too(sheet: QuickSheet) -> None:
    wished = hear(sheet.level_requested)
    strength, constitution = sheet.traits.buttons[:2]
    QTest.mouseClick(strength, LEFT)
    QTest.mouseClick(constitution, LEFT)  # not known: nothing to roll against
    strength.setFocus()
    QTest.keyClick(strength, Key.Key_Return)
    assert wished == [("str", REGULAR), ("str", REGULAR)]


def test_enter_rolls_a_characteristic_in_hand_and_arms_it_at_another_level(
    sheet: QuickSheet,
) -> None:
    wished, rolled = hear(sheet.level_requested), hear(sheet.go_requested)
    strength = sheet.traits.buttons[0]
    sheet.mirror(edda(), Armed(name="str", difficulty=REGULAR))
    strength.setFocus()
    QTest.keyClick(strength, Key.Key_Return)
    assert (wished, rolled) == ([], [()])
    QTest.keyClick(strength, Key.Key_Return, SHIFT)
    assert (wished, rolled) == ([("str", HARD)], [()])


def test_what_real_dice_show_begins_on_the_check_in_hand(sheet: QuickSheet) -> None:
    typed, strength = hear(sheet.dice_typed), sheet.traits.buttons[0]
    QTest.keyClick(sheet.skills, Key.Key_3)
    QTest.keyClick(strength, Key.Key_3)
    assert typed == []  # nothing is in hand
    sheet.mirror(edda(), Armed(name="climb", difficulty=HARD))
    QTest.keyClicks(sheet.skills, "3=")
    sheet.mirror(edda(), Armed(name="str", difficulty=REGULAR))
    QTest.keyClick(strength, Key.Key_7)
    assert typed == [("3",), ("=",), ("7",)]


def write(sheet: QuickSheet, text: str) -> None:
    field = sheet.hit_points.field
    field.setFocus()
    QTest.keyClicks(field, text)
    QTest.keyClick(field, Key.Key_Return)


def test_hit_points_are_typed_over_where_they_stand(sheet: QuickSheet) -> None:
    typed = hear(sheet.vitals_typed)
    write(sheet, "-3")
    assert typed == [(replace(VITALS, hit_points=6),)]
    write(sheet, "lots")
    assert sheet.hit_points.field.property("state") == "error"
    QTest.keyClick(sheet.hit_points.field, Key.Key_Escape)
    assert sheet.hit_points.field.text() == "9\u2009/\u200911"  # the table has not answered
    assert len(typed) == 1


def test_luck_is_a_skill_and_typed_as_one(sheet: QuickSheet) -> None:
    typed = hear(sheet.value_typed)
    sheet.luck.field.setFocus()
    QTest.keyClicks(sheet.luck.field, "31")
    sheet.magic.field.setFocus()  # leaving it is enough
    assert typed == [(SkillId.LUCK, 31)]


def test_a_value_is_typed_over_in_its_row(sheet: QuickSheet, qtbot: QtBot) -> None:
    typed = hear(sheet.value_typed)
    sheet.take_keyboard()
    QTest.keyClick(sheet.skills, Key.Key_F2, Qt.KeyboardModifier.ShiftModifier)
    over(sheet, "50", qtbot)
    QTest.keyClick(sheet.skills, Key.Key_Delete)
    assert typed == [("climb", 50), ("climb", None)]


def over(sheet: QuickSheet, text: str, qtbot: QtBot) -> None:
    """Type in the field that stands over a cell, and wait until it is gone."""
    field = sheet.skills.findChild(NumberField)
    assert field is not None
    QTest.keyClicks(field, text)
    QTest.keyClick(field, Key.Key_Return)
    qtbot.waitUntil(sheet.skills.hasFocus)


def test_while_editing_a_click_types_and_a_line_adds(sheet: QuickSheet, qtbot: QtBot) -> None:
    wished, typed, lines = (
        hear(sheet.level_requested), hear(sheet.value_typed), hear(sheet.line_typed),
    )  # fmt: skip
    assert not sheet.line.isVisible()
    QTest.mouseClick(sheet.edit, LEFT)
    click(sheet, 0, 1)
    over(sheet, "46", qtbot)
    field = sheet.traits.fields[1]
    field.setFocus()
    QTest.keyClicks(field, "55")
    QTest.keyClick(field, Key.Key_Return)
    sheet.line.setFocus()
    QTest.keyClicks(sheet.line, "jump 30")
    QTest.keyClick(sheet.line, Key.Key_Return)
    assert (wished, typed, lines) == ([], [("climb", 46), ("con", 55)], [("jump 30",)])


def test_a_pool_has_one_number(sheet: QuickSheet) -> None:
    sheet.mirror(edda(CheckSource.POOL), None)
    assert texts(sheet)[0] == ["Dexterity + Athletics", "45d"]
    assert not sheet.traits.isVisible()


@pytest.mark.rule("chase 14.5")
def test_two_skills_that_are_one_roll_of_a_game_are_told_apart(sheet: QuickSheet) -> None:
    skills = (
        Skill(name="climb", value=2),
        Skill(name="dodge", value=1),
        Skill(name="str", value=3),
    )
    sheet.skills.mirror(skills, CheckSource.RATING, None)
    rows = sheet.skills.rows
    names = [rows.index(row, 0).data() for row in range(3)]
    assert names == ["Prowl (Climb)", "Prowl (Dodge)", "Wreck"]


def test_without_anybody_a_sentence_says_what_to_do(sheet: QuickSheet) -> None:
    sheet.mirror(None, None)
    assert not sheet.skills.isVisible()
    assert not sheet.name.isVisible()


@pytest.mark.parametrize(
    ("language", "head"),
    [
        (Language.TRADITIONAL_CHINESE, ["技能", "一般", "困難", "極限"]),
        (Language.SIMPLIFIED_CHINESE, ["技能", "常规", "困难", "极限"]),
    ],
)
def test_it_speaks_chinese(
    sheet: QuickSheet, words: Words, language: Language, head: list[str]
) -> None:
    words.switch(language)
    sheet.say()
    rows = sheet.skills.rows
    shown = [rows.headerData(column, Qt.Orientation.Horizontal) for column in range(4)]
    assert shown == head


@pytest.mark.parametrize(
    ("text", "amount"),
    [
        ("7", (7, 11)),
        ("65", None),  # there is never more than the full amount
        ("12/11", None),
        ("+9", (11, 11)),
        ("7/12", (7, 12)),
        (" 7 / 12 ", (7, 12)),
        ("+1", (10, 11)),
        ("−2", (7, 11)),
        ("-20", (0, 11)),
        ("", (None, None)),
        ("\uff17", (7, 11)),  # as a Chinese keyboard types it
        ("7/", None),
        ("x", None),
    ],
)
def test_an_amount_is_read(text: str, amount: Amount | None) -> None:
    assert read_amount(text, (9, 11), has_full=True) == amount


def test_an_amount_is_written() -> None:
    assert [amount_text(one) for one in ((9, 11), (40, None), (None, 11), (None, None))] == [
        "9\u2009/\u200911", "40", "–\u2009/\u200911", "",
    ]  # fmt: skip
    assert read_amount("4/5", (40, None), has_full=False) is None
    assert read_amount("-2", (None, None), has_full=True) is None
