"""The list of campaigns shows the open one, and the command box says what makes no clock."""

from collections.abc import Callable

from PySide6.QtWidgets import QListView
from tests.seat.player import Player

from duskboard.windows.open_campaign import OpenCampaign
from duskboard.windows.recent_list import ROW_ROLE, RecentRow


def rows(dialog: OpenCampaign) -> list[RecentRow]:
    view = dialog.findChild(QListView)
    assert view is not None
    model = view.model()
    return [model.index(place, 0).data(ROW_ROLE) for place in range(model.rowCount())]


def test_the_campaign_that_is_open_stands_first_in_the_list(
    start: Callable[[], Player],
) -> None:
    player = start()
    player.open_sample()
    player.program.files.open_empty()
    player.settle()
    player.program.files.show_recent()
    dialog = player.program.files.recent
    assert isinstance(dialog, OpenCampaign)
    found = rows(dialog)
    assert found[0].path == player.evening.path
    assert [row.when == "open" for row in found] == [True, False]
    assert [row.name for row in found] == ["New table", "Kelder Quay"]
    dialog.open_requested.emit(player.evening.path)
    assert len(player.evening.desk.document.rows) == 2
    dialog.close()
    the_command_box_says_why_a_line_makes_no_clock(player)


def the_command_box_says_why_a_line_makes_no_clock(player: Player) -> None:
    player.evening.finder._make("Alarm 60 danger")
    assert "A clock has 2 to 24 segments, not 60" in player.evening.window.status_bar.news
    assert not player.has_clock("Alarm")
