"""Faults of our own: a report without a word of the table, and a sentence for the user."""

import sys
from pathlib import Path

import pytest

from duskboard.app.crash import CrashReports
from duskboard.table.entity import Moment

HIDDEN = "the ninth name"


def fault() -> Exception:
    def go_wrong() -> None:
        raise ValueError(HIDDEN)

    try:
        go_wrong()
    except ValueError as error:
        return error
    return AssertionError()


def test_a_report_tells_versions_and_places_and_nothing_of_the_table(tmp_path: Path) -> None:
    reports = CrashReports(tmp_path / "crashes", lambda: Moment(77), lambda _path: None)
    path = reports.write(fault())
    assert path == tmp_path / "crashes" / "crash-77.txt"
    text = path.read_text("utf-8")
    assert HIDDEN not in text
    assert "fault builtins.ValueError" in text
    assert "test_crash.py" in text
    assert str(tmp_path) not in text


def test_only_the_last_twenty_are_kept(tmp_path: Path) -> None:
    moments = iter(range(100, 130))
    reports = CrashReports(tmp_path, lambda: Moment(next(moments)), lambda _path: None)
    for _ in range(30):
        reports.write(fault())
    kept = sorted(path.name for path in tmp_path.iterdir())
    assert (len(kept), kept[0], kept[-1]) == (20, "crash-110.txt", "crash-129.txt")


def test_where_nothing_can_be_written_the_user_is_told_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    blocked = tmp_path / "file"
    blocked.touch()
    told: list[Path | None] = []
    monkeypatch.setattr(sys, "excepthook", sys.__excepthook__)
    CrashReports(blocked, lambda: Moment(1), told.append).install()
    error = fault()
    sys.excepthook(type(error), error, error.__traceback__)
    assert told == [None]
    assert HIDDEN in capsys.readouterr().err
