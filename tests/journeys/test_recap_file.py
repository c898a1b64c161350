"""The recap is saved under the name of the campaign, whatever its file is called."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QFileDialog
from tests.seat.player import Player

from duskboard.i18n.session_story import Audience
from duskboard.play.campaign import EditCampaign, edit_campaign


def test_the_recap_bears_the_name_of_the_campaign(
    start: Callable[[], Player], tmp_path: Path
) -> None:
    player = start()
    player.program.files.open_empty()
    player.settle()
    evening = player.evening
    wish = EditCampaign(name="St. Ives / North")
    evening.desk.clerk.do(lambda table: edit_campaign(table, wish))
    evening._sessions._on_recap_save_requested("# Told", Audience.GM)
    dialog = player.window.findChild(QFileDialog)
    assert isinstance(dialog, QFileDialog)
    chosen = Path(dialog.selectedFiles()[0])
    assert chosen.name == "St. Ives North, session 1.md"
    dialog.selectFile(str(tmp_path / chosen.name))
    dialog.accept()
    assert (tmp_path / chosen.name).read_text(encoding="utf-8") == "# Told"
