"""Draw every window, dialog and workspace into pictures, to be looked at beside the design.

Run by `packaging/dev.py shots [FOLDER]`: offscreen at 1920×1080 (some at 1280×720), in both themes,
in English and 繁體, in 简体 once. With `--readme` it draws the two pictures of the README, into
packaging/pages/pictures.
"""

import argparse
import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication, QMenu
from tests.seat.picture import few_colours, is_over
from tests.seat.screens import two_screens
from tests.shots.fight import the_fight
from tests.shots.night import the_night, the_night_docks
from tests.shots.roads import the_roads
from tests.shots.score import the_score
from tests.shots.sitting import LARGE, SMALL, Sitting

from duskboard.app.start import make_application
from duskboard.core.chase.participant import Side
from duskboard.core.chase.setup import SetupStep
from duskboard.i18n.words import Language
from duskboard.settings import option
from duskboard.settings.option import ThemeChoice
from duskboard.table.entity import Visibility
from duskboard.table.public_frame import PublicPage
from duskboard.windows.command_box import CommandBox
from duskboard.windows.workspace import DockName

SITTINGS = (
    *product(
        (Language.ENGLISH, Language.TRADITIONAL_CHINESE), (ThemeChoice.DARK, ThemeChoice.LIGHT)
    ),
    (Language.SIMPLIFIED_CHINESE, ThemeChoice.DARK),
)
_MOST_BYTES = 250_000

_MOVERS = {
    Side.QUARRY: ("Edda Marsh mov8 dex70 con55 climb45", "Tom Reyes mov7 dex50 con60"),
    Side.PURSUER: ("The Sexton mov8 dex60 con65", "Ghoul x3 mov9 dex75 con70"),
}

Scene = Callable[[Sitting], Iterator[tuple[str, QPixmap]]]


def the_table(sitting: Sitting) -> Iterator[tuple[str, QPixmap]]:
    """The Table workspace in its states."""
    evening = sitting.evening
    yield "table", sitting.picture()
    sitting.resize(SMALL)
    yield "table-small", sitting.picture()
    sitting.resize(LARGE)
    evening.window.show_dock(DockName.UNDO)
    sitting.rest()
    yield "table-undo", sitting.picture()
    evening.window.show_dock(DockName.NOTES)
    sitting.run("note.new")
    yield "table-note-new", sitting.picture()
    sitting.press(Qt.Key.Key_Escape)
    sitting.run("clock.new")
    sitting.type("Alarm 99")
    sitting.press(Qt.Key.Key_Return)
    yield "table-clock-new-error", sitting.picture()
    sitting.press(Qt.Key.Key_Escape)


def the_workspaces(sitting: Sitting) -> Iterator[tuple[str, QPixmap]]:
    """Every other workspace as it is at first."""
    book = sitting.evening.window.workspaces
    for each in book.workspaces[1:]:
        book.select(each.workspace_id)
        sitting.resize(SMALL)
        yield f"workspace-{each.workspace_id}-small", sitting.picture()
        sitting.resize(LARGE)
        yield f"workspace-{each.workspace_id}", sitting.picture()


def the_dice(sitting: Sitting) -> Iterator[tuple[str, QPixmap]]:
    """The tray with a roll in hand, and a roll open in the log."""
    evening = sitting.evening
    sitting.run("roll.type")
    sitting.type("d100 b1")
    sitting.press(Qt.Key.Key_Return)
    yield "dice-in-hand", sitting.picture()
    evening.desk.tray.faces_typed.emit((30, 60, 8))
    sitting.rest()
    evening.desk.log_panel.toggle(evening.desk.log.entry(0).seq)
    sitting.rest()
    yield "dice-rolled-log-open", sitting.picture()


def the_clocks(sitting: Sitting) -> Iterator[tuple[str, QPixmap]]:
    """A full clock, its menus, one left, a filter."""
    evening = sitting.evening
    clock = sitting.clock(lambda view: bool(view.left) and not view.locked)
    sitting.fill(clock, clock.size or 0)
    yield "clock-full", sitting.picture()
    evening.desk.wall.show_clock(clock.clock_id)
    sitting.press(Qt.Key.Key_Return)
    yield "clock-full-menu", sitting.picture()
    _close_menus(sitting)
    dial = evening.desk.wall.dial_of(clock.clock_id)
    if dial is not None:
        dial.menu_requested.emit(clock.clock_id, dial.mapToGlobal(dial.rect().center()))
        sitting.rest()
        yield "clock-menu", sitting.picture()
        _close_menus(sitting)
    sitting.run("edit.undo")


def the_bars(sitting: Sitting) -> Iterator[tuple[str, QPixmap]]:
    """Menus, command box, hint, news, question, trouble, players frozen and blank."""
    window, words = sitting.evening.window, sitting.room.words
    window.top_bar.show_menu()
    sitting.rest()
    yield "menu", sitting.picture()
    _close_menus(sitting)
    box = window.findChild(CommandBox)
    if box is not None:
        for name, query in (("all", ""), ("found", "a"), ("roll", "3d6+2"), ("none", "zzzz")):
            box.open(query)
            sitting.rest()
            yield f"box-{name}", sitting.picture()
        box.close_box()
    anchor = window.top_bar.players
    window.hints.show_hint(
        "drag", words.gettext("Drag a clock here, and the players see it."), lambda: anchor
    )
    sitting.rest()
    yield "hint", sitting.picture()
    window.hints.clear()
    window.error_bar.tell(
        words.gettext("Nothing was saved, and nothing has changed."),
        words.gettext("Plug it in again, or choose another one."),
        [("choose", words.gettext("Choose screen"))],
    )
    sitting.rest()
    yield "error-bar", sitting.picture()
    window.error_bar.clear()
    while window.status_bar.question is None:
        sitting.evening.desk.clerk.undo()
        sitting.rest()
    yield "undo-question", sitting.picture()


def the_players(sitting: Sitting) -> Iterator[tuple[str, QPixmap]]:
    """The players' screen, page by page, and the buttons that steer it."""
    evening = sitting.evening
    players, projection = evening.players, evening.desk.projection
    for page in PublicPage:
        sitting.show_players(page)
        yield f"players-{page.value}", players.grab()
    hidden = [view for view in evening.desk.clocks.views if view.visibility is Visibility.HIDDEN]
    for view in hidden:
        evening.desk.wall.visibility_requested.emit(view.clock_id, Visibility.SHOWN)
    sitting.rest()
    yield "players-clocks-many", players.grab()
    projection.set_frozen(True)
    projection.set_blank(True)
    clock = sitting.clock(lambda view: bool(view.left) and not view.locked)
    sitting.fill(clock, (clock.filled or 0) + 1)
    yield "players-frozen-blank", sitting.picture()
    projection.set_blank(False)
    projection.set_frozen(False)
    players.leave()
    sitting.run("players.choose")
    yield "dialog-screens", sitting.picture()
    _close_dialogs(sitting)


def the_chase(sitting: Sitting) -> Iterator[tuple[str, QPixmap]]:
    """The chase: a crossing in hand, the quick sheet, the shelf, an end, what is printed."""
    evening = sitting.evening
    desk = evening.desk
    sitting.run("chase.shelf")
    yield "table-shelf", sitting.picture()
    evening.window.workspaces.select("chase")
    sitting.resize(LARGE)
    sitting.run("chase.sheet")
    sitting.press(Qt.Key.Key_Return)
    yield "chase-sheet", sitting.picture()
    sitting.press(Qt.Key.Key_Escape)
    desk.sheet.edit.click()
    sitting.rest()
    yield "chase-sheet-edit", sitting.picture()
    desk.sheet.edit.click()
    sitting.run("chase.shelf")
    yield "chase-shelf", sitting.picture()
    view = desk.board_model.board
    way = next(one for one in view.ways if one.hazard is not None) if view is not None else None
    if way is not None:
        track = desk.chase_board.track
        track.menu_requested.emit(way.edge_id, track.point_of(way.edge_id))
        sitting.rest()
        yield "chase-way-menu", sitting.picture()
        _close_menus(sitting)
    sitting.run("chase.print")
    yield "dialog-print", sitting.picture()
    _close_dialogs(sitting)


def the_setup(sitting: Sitting) -> Iterator[tuple[str, QPixmap]]:
    """A chase that is set up, step by step."""
    desk = sitting.evening.desk
    sitting.evening.window.workspaces.select("chase")
    sitting.resize(LARGE)
    desk.chase_board.ends.clear_requested.emit()
    desk.chase_board.setup.guide_requested.emit()
    sitting.rest()
    panel = desk.setup_panel
    for side, lines in _MOVERS.items():
        for line in lines:
            panel.tables[side].field.entered.emit(line)
            sitting.rest()
    for step in SetupStep:
        if step is SetupStep.TAKE_PART:
            panel.foot.roll_all_requested.emit()
        panel.step_requested.emit(step)
        sitting.rest()
        yield f"setup-{step.value}", sitting.picture()
    sitting.resize(SMALL)
    yield "setup-small", sitting.picture()


def the_dialogs(sitting: Sitting) -> Iterator[tuple[str, QPixmap]]:
    """Every dialog of a command, over the window."""
    for name, command_id in (
        ("keys", "help.keys"),
        ("about", "help.about"),
        ("report", "help.report"),
        ("title-card", "title.edit"),
        ("recap", "session.recap"),
        ("open", "file.open"),
        ("new", "file.new"),
    ):
        sitting.run(command_id)
        yield f"dialog-{name}", sitting.picture()
        _close_dialogs(sitting)
    damaged = sitting.home / "Damaged.duskboard"
    whole = (sitting.room.resources / "samples" / "sample.en.duskboard").read_bytes()
    damaged.write_bytes(whole[: len(whole) // 2])
    sitting.program.open(damaged)
    sitting.rest()
    yield "dialog-damaged", sitting.picture()
    _close_dialogs(sitting)


def the_beginning(sitting: Sitting) -> Iterator[tuple[str, QPixmap]]:
    """The first page, and a campaign with nothing in it."""
    sitting.program.close()
    sitting.room.settings.set(option.FIRST_RUN_DONE, value=False)
    sitting.program.start(None)
    sitting.rest()
    page = next(each for each in QApplication.topLevelWidgets() if each.isVisible())
    yield "first-run", page.grab()
    sitting.program.files.open_empty()
    sitting.resize(LARGE)
    yield "table-empty", sitting.picture()


SCENES: tuple[Scene, ...] = (
    the_table,
    the_workspaces,
    the_dice,
    the_clocks,
    the_bars,
    the_players,
    the_chase,
    the_roads,
    the_setup,
    the_score,
    the_night,
    the_night_docks,
    the_fight,
    the_dialogs,
    the_beginning,
)
ONCE = frozenset(
    {
        the_table,
        the_players,
        the_chase,
        the_setup,
        the_score,
        the_night,
        the_night_docks,
        the_fight,
    }
)
"""The scenes that are drawn in 简体 too."""


def _close_menus(sitting: Sitting) -> None:
    for menu in sitting.evening.window.findChildren(QMenu):
        menu.close()
    sitting.rest()


def _close_dialogs(sitting: Sitting) -> None:
    for over in QApplication.topLevelWidgets():
        if over.isVisible() and is_over(over, sitting.evening.window):
            over.close()
    sitting.rest()


def draw(application: QApplication, folder: Path) -> int:
    """Draw everything into a folder and return the number of pictures."""
    count = 0
    for language, theme in SITTINGS:
        with tempfile.TemporaryDirectory(prefix="duskboard-shots-") as home:
            sitting = Sitting(application, Path(home), language, theme)
            for scene in SCENES:
                if language is Language.SIMPLIFIED_CHINESE and scene not in ONCE:
                    continue
                sitting.open_sample()
                for name, picture in scene(sitting):
                    picture.save(str(folder / f"{name}.{sitting.name}.png"), quality=80)
                    count += 1
            sitting.program.close()
            sitting.rest()
    return count


def draw_readme(application: QApplication, folder: Path) -> int:
    """Draw the pictures of the README, small, and return their number."""
    with tempfile.TemporaryDirectory(prefix="duskboard-shots-") as home:
        sitting = Sitting(application, Path(home), Language.ENGLISH, ThemeChoice.DARK)
        sitting.open_sample()
        sitting.show_players(PublicPage.CLOCKS)
        clock = sitting.clock(lambda view: view.left == 1)
        sitting.fill(clock, clock.size or 0)
        pictures = {"table": sitting.picture(), "players": sitting.evening.players.grab()}
        for name, picture in pictures.items():
            path = folder / f"{name}.png"
            few_colours(picture.toImage()).save(str(path), quality=0)
            if path.stat().st_size > _MOST_BYTES:
                sys.exit(f"{path} is too large: {path.stat().st_size} bytes")
        sitting.program.close()
        sitting.rest()
    return len(pictures)


def main() -> int:
    """Draw the pictures and say how many there are."""
    parser = argparse.ArgumentParser(prog="shots", description=__doc__)
    parser.add_argument("folder", type=Path, help="where the pictures go")
    parser.add_argument("--readme", action="store_true", help="only the two of the README")
    wishes = parser.parse_args()
    wishes.folder.mkdir(parents=True, exist_ok=True)
    begun = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="duskboard-screens-") as name:
        os.environ["QT_QPA_PLATFORM"] = two_screens(Path(name))
        application = make_application()
        count = (draw_readme if wishes.readme else draw)(application, wishes.folder)
    print(f"{count} pictures in {wishes.folder}, {time.monotonic() - begun:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
