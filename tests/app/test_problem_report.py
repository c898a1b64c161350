"""A report says versions and amounts, and not one word of the table until that is asked for."""

from pathlib import Path

import pytest
from PySide6.QtCore import QtMsgType, qInstallMessageHandler, qWarning

from duskboard import __version__
from duskboard.app.campaigns import Campaigns
from duskboard.app.help_windows import licences
from duskboard.app.needs import Finding
from duskboard.app.problem_report import TABLE_HEAD, problem_text, table_text
from duskboard.app.room import Room
from duskboard.app.run_log import RunLog
from duskboard.models.document import TableDocument
from duskboard.models.log_model import LogModel
from duskboard.storage.campaign_file import CampaignFile
from duskboard.table.entity import Moment
from duskboard.table.table import Table

FOUND = (Finding(label="Display", holds=False, detail="none"),)


def names(table: Table) -> set[str]:
    """Return everything at the table that bears a name."""
    values = (getattr(entity.value, "name", "") for entity in table)
    return {name for name in values if isinstance(name, str) and len(name) > 3}


@pytest.fixture
def document(room: Room) -> TableDocument:
    return TableDocument(CampaignFile.open(Campaigns(room).copy_sample()), room.now)


def test_a_report_says_nothing_of_the_table(room: Room, document: TableDocument) -> None:
    room.log.write("trouble: DiskFullError")
    crashes = room.home / "crashes"
    crashes.mkdir()
    (crashes / "crash-1.txt").write_text("fault builtins.ValueError", "utf-8")
    text = problem_text(room, FOUND, document)
    document.close()
    assert f"Duskboard {__version__} (source)" in text
    assert "[MISSING] Display: none" in text
    assert "trouble: DiskFullError" in text
    assert "fault builtins.ValueError" in text
    assert "Clock 10" in text
    spoken = names(document.table)
    assert {"Alarm", "Finn Cray"} & spoken
    assert [name for name in spoken if name in text] == []


def test_the_path_of_the_user_is_not_told(
    room: Room, monkeypatch: pytest.MonkeyPatch, home: Path
) -> None:
    monkeypatch.setattr(Path, "home", lambda: home)
    found = (Finding(label="Folder", holds=True, detail=str(home / "campaigns")),)
    text = problem_text(room, found, None)
    assert str(home) not in text
    assert f"Folder: {Path('~') / 'campaigns'}" in text


def test_the_steps_at_the_table_are_told_when_asked_for(
    room: Room, document: TableDocument
) -> None:
    lines = table_text(room, LogModel(document)).splitlines()
    document.close()
    assert lines[0] == TABLE_HEAD
    assert len(lines) == 41
    assert any("Finn Cray" in line for line in lines)


def test_the_log_keeps_lines_and_what_qt_complains_of(tmp_path: Path) -> None:
    log = RunLog(tmp_path / "logs", lambda: Moment(77))
    said: list[str] = []

    def say(_kind: QtMsgType, _context: object, text: str) -> None:
        said.append(text)

    before = qInstallMessageHandler(say)
    log.install()
    qWarning("a plug-in\nis old")
    qInstallMessageHandler(before)
    log.write("open: done")
    assert said == ["a plug-in\nis old"]
    assert log.last(5) == ("77 QtWarningMsg: a plug-in is old", "77 open: done")
    assert log.last(1) == ("77 open: done",)


def test_a_log_that_has_grown_begins_anew(tmp_path: Path) -> None:
    log = RunLog(tmp_path, lambda: Moment(1))
    log.path.write_text("x" * (256 * 1024 + 1), "utf-8")
    log.write("start")
    assert log.path.read_text("utf-8") == "1 start\n"
    assert (tmp_path / "duskboard.old.log").stat().st_size == 256 * 1024 + 1


def test_a_log_that_cannot_be_written_stops_nothing(tmp_path: Path) -> None:
    (tmp_path / "logs").write_text("a file in its place", "utf-8")
    log = RunLog(tmp_path / "logs", lambda: Moment(1))
    log.write("start")
    assert log.last(3) == ()


def test_every_licence_has_its_text(resources: Path) -> None:
    texts = licences(resources)
    assert texts[0].name == "Duskboard"
    assert "Permission is hereby granted" in texts[0].text
    assert all(len(each.text) > 500 and each.licence for each in texts)
    assert {"Qt and PySide6", "Python", "NumPy"} <= {each.name for each in texts}
    assert next(each for each in texts if each.name == "Python").version.startswith("3.")
