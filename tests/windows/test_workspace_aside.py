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
