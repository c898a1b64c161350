"""A workspace that one only looks into, as the house rules are."""

import pytest
from pytestqt.qtbot import QtBot

from duskboard.i18n.words import Words
from duskboard.theme.look import Look
from duskboard.widgets.text_label import TextLabel
from duskboard.windows.command import CommandTable
from duskboard.windows.main_window import MainWindow

pytestmark = pytest.mark.usefixtures("dress")


def test_one_looks_into_it_and_comes_back(qtbot: QtBot, look: Look, words: Words) -> None:
    window = MainWindow(look, words, CommandTable([]))
    qtbot.addWidget(window)
    for name in ("clocks", "chase", "rules"):
        window.add_panel(name, lambda _words: "Panel", TextLabel(look, name))

    def labels() -> list[str]:
        return [tab.label for tab in window.top_bar.tabs._tabs]

    assert labels() == ["Table", "Chase", "Score", "Night"]
    window.workspaces.select("chase")
    window.workspaces.select("rules")
    assert labels() == ["Table", "Chase", "Score", "Night", "House rules"]
    assert window.is_dock_shown("rules")
    assert not window.is_dock_shown("chase")
    assert window.workspaces.memory().current == "chase"
    window.workspaces.leave()
    assert window.workspaces.current == "chase"
    assert labels() == ["Table", "Chase", "Score", "Night"]
    assert window.is_dock_shown("chase")
    window.workspaces.leave()
    assert window.workspaces.current == "chase"


def test_its_tab_leaves_the_names_of_the_others_whole(
    qtbot: QtBot, look: Look, words: Words
) -> None:
    window = MainWindow(look, words, CommandTable([]))
    qtbot.addWidget(window)
    window.add_panel("downtime", lambda _words: "Panel", TextLabel(look, "downtime"))
    window.resize(1920, 1080)
    with qtbot.waitExposed(window):
        window.show()
    window.workspaces.select("downtime")
    buttons = window.top_bar.tabs._buttons
    qtbot.waitUntil(lambda: buttons["downtime"].width() >= buttons["downtime"].sizeHint().width())
    assert [one.width() >= one.sizeHint().width() for one in buttons.values()] == [True] * 5
