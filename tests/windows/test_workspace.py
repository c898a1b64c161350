from pathlib import Path

import pytest

from duskboard.i18n.words import Words
from duskboard.windows.workspace import (
    Column,
    Stack,
    WidthClass,
    chase_workspace,
    columns_for,
    table_workspace,
    width_class,
)


@pytest.mark.parametrize(
    ("width", "height", "scale", "room"),
    [
        (1920, 1080, 1.0, WidthClass.WIDE),
        (1600, 900, 1.0, WidthClass.WIDE),
        (1599, 900, 1.0, WidthClass.NARROW),
        (1280, 900, 1.0, WidthClass.NARROW),
        (1279, 900, 1.0, WidthClass.SMALL),
        (1920, 1080, 1.5, WidthClass.NARROW),
        (1280, 720, 1.05, WidthClass.SMALL),
        (1280, 720, 1.1, WidthClass.TIGHT),
        (1280, 720, 1.5, WidthClass.TIGHT),
        (960, 600, 1.0, WidthClass.TIGHT),
        (1920, 800, 1.5, WidthClass.TIGHT),
    ],
)
def test_room_is_a_size_at_the_scale_of_text(
    width: float, height: float, scale: float, room: WidthClass
) -> None:
    assert width_class(width, height, scale) is room


def test_the_table_stands_as_designed() -> None:
    table = table_workspace()
    assert (table.workspace_id, table.key, table.is_own) == ("table", "F4", False)
    assert table.label(Words(Path())) == "Table"
    assert columns_for(table.columns, WidthClass.WIDE) == (
        Column(width=900, narrow=520, stacks=(Stack(docks=("clocks",)),)),
        Column(stacks=(Stack(docks=("notes", "undo")),)),
        Column(
            width=404,
            narrow=280,
            stacks=(
                Stack(docks=("tray",), height=192, folds_into="log"),
                Stack(docks=("log",)),
            ),
        ),
    )


def test_a_narrow_window_puts_the_tray_behind_the_log() -> None:
    assert columns_for(table_workspace().columns, WidthClass.NARROW) == (
        Column(width=520, stacks=(Stack(docks=("clocks",)),)),
        Column(stacks=(Stack(docks=("notes", "undo")),)),
        Column(width=280, stacks=(Stack(docks=("log", "tray")),)),
    )


def test_a_small_window_has_one_stack_on_the_right() -> None:
    columns = (
        Column(width=300, stacks=(Stack(docks=("clocks",)), Stack(docks=("procedure",)))),
        Column(
            width=404,
            stacks=(
                Stack(docks=("sheet",), height=440),
                Stack(docks=("tray",), height=192, folds_into="log"),
                Stack(docks=("log",)),
            ),
        ),
    )
    assert columns_for(columns, WidthClass.SMALL) == (
        Column(width=300, stacks=(Stack(docks=("clocks",)), Stack(docks=("procedure",)))),
        Column(width=404, stacks=(Stack(docks=("log", "tray", "sheet")),)),
    )


def test_where_there_is_hardly_any_room_one_dock_is_seen_at_a_time() -> None:
    assert columns_for(chase_workspace().columns, WidthClass.TIGHT) == (
        Column(
            stacks=(
                Stack(
                    docks=(
                        "chase", "track", "odds", "forecast", "acts", "spoken", "notes", "undo",
                        "clocks", "shelf", "log", "tray", "sheet", "vehicle",
                    )
                ),
            )
        ),
    )  # fmt: skip


def test_what_folds_into_nothing_there_stays() -> None:
    columns = (Column(stacks=(Stack(docks=("tray",), folds_into="log"), Stack(docks=("notes",)))),)
    assert columns_for(columns, WidthClass.NARROW) == (
        Column(stacks=(Stack(docks=("tray",), folds_into="log"), Stack(docks=("notes",)))),
    )


def test_docks_beside_others_are_tabs_where_the_window_is_not_wide() -> None:
    row = Stack(docks=("track", "notes"), beside=("acts", "spoken"))
    columns = (
        Column(stacks=(Stack(docks=("chase",)), row)),
        Column(stacks=(Stack(docks=("log",)),)),
    )
    assert columns_for(columns, WidthClass.WIDE) == columns
    for room in (WidthClass.NARROW, WidthClass.SMALL):
        folded = columns_for(columns, room)[0].stacks[1]
        assert folded == Stack(docks=("track", "acts", "spoken", "notes"))
