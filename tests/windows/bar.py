"""A top bar to look at, and what can be found in it."""

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenu, QWidget

from duskboard.theme.look import Look
from duskboard.windows.players_group import PageRow, PlayersState
from duskboard.windows.top_bar import TopBar, TopBarState
from duskboard.windows.workspace_tabs import WorkspaceTab

PAGES = (PageRow(page_id="title", label="Title card"), PageRow(page_id="clocks", label="Clocks"))
STATE = TopBarState(
    campaign="Kelder Quay",
    session="Session 7 · Keeper",
    session_short="Session 7",
    undo="Finn attacks Tom",
    players=PlayersState(page="clocks", pages=PAGES),
)
TABS = (
    WorkspaceTab(workspace_id="table", label="Table", key="F4"),
    WorkspaceTab(workspace_id="own-1", label="My table 1", is_own=True),
)


def give_width(bar: TopBar, width: int) -> None:
    bar.window().resize(width, bar.height())
    bar.resize(width, bar.height())
    QApplication.sendPostedEvents()


def painted(bar: TopBar, look: Look) -> list[str]:
    look.text_record = []
    bar.grab()
    return [text.text for text in look.text_record]


def button(bar: QWidget, name: str) -> QAbstractButton:
    found = [each for each in bar.findChildren(QAbstractButton) if each.accessibleName() == name]
    assert len(found) == 1, [each.accessibleName() for each in bar.findChildren(QAbstractButton)]
    return found[0]


def action(menu: QMenu, text: str) -> QAction:
    return next(each for each in menu.actions() if each.text().partition("\t")[0] == text)
