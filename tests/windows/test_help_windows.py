"""The windows that tell of the program: licences, and a report that says nothing unasked."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QCheckBox, QListWidget, QPlainTextEdit
from pytestqt.qtbot import QtBot

from duskboard.i18n.words import Words
from duskboard.theme.look import Look
from duskboard.windows.about_dialog import AboutDialog, LicenceText
from duskboard.windows.report_dialog import ReportDialog

LICENCES = (
    LicenceText(name="Duskboard", version="1.2.0", licence="MIT", text="Permission is granted"),
    LicenceText(name="Python", version="", licence="PSF-2.0", text="The agreement"),
)
TABLE = "--- the last steps at the table\n7 The ninth name: 3 of 6\n"

pytestmark = pytest.mark.usefixtures("dress")


@pytest.fixture
def about(qtbot: QtBot, look: Look, words: Words) -> AboutDialog:
    dialog = AboutDialog(look, words, LICENCES, version="Duskboard 1.2.0, Qt 6")
    qtbot.addWidget(dialog)
    dialog.open()
    return dialog


@pytest.fixture
def report(qtbot: QtBot, look: Look, words: Words) -> ReportDialog:
    dialog = ReportDialog(look, words, report="--- versions\n1.2.0\n", table=TABLE, lacking=2)
    qtbot.addWidget(dialog)
    dialog.open()
    return dialog


def test_each_licence_can_be_read(about: AboutDialog) -> None:
    rows, text = about.findChildren(QListWidget)[0], about.findChildren(QPlainTextEdit)[0]
    assert [rows.item(row).text() for row in range(2)] == [
        "Duskboard 1.2.0 · MIT",
        "Python · PSF-2.0",
    ]
    assert text.toPlainText() == "Permission is granted"
    rows.setCurrentRow(1)
    assert text.toPlainText() == "The agreement"
    assert text.isReadOnly()


def test_the_versions_are_copied(about: AboutDialog) -> None:
    about._copy.click()
    assert QGuiApplication.clipboard().text() == "Duskboard 1.2.0, Qt 6"


def test_the_table_is_told_when_asked_for_and_taken_back(
    report: ReportDialog, qtbot: QtBot
) -> None:
    qtbot.keyClicks(report._edit, "It froze. ")
    assert "The ninth name" not in report.text
    box = report.findChildren(QCheckBox)[0]
    qtbot.mouseClick(box, Qt.MouseButton.LeftButton)
    assert report.text.startswith("It froze. What happened")
    assert report.text.endswith(TABLE)
    qtbot.mouseClick(box, Qt.MouseButton.LeftButton)
    assert report.text.startswith("It froze. What happened")
    assert "at the table" not in report.text


def test_what_is_missing_is_counted(report: ReportDialog) -> None:
    said = report._machine.text()
    assert said == "2 things are missing on this machine; the report says which."


def test_the_report_is_saved_as_it_stands(report: ReportDialog, qtbot: QtBot) -> None:
    qtbot.keyClicks(report._edit, "Here: ")
    with qtbot.waitSignal(report.save_requested) as saved:
        report._save.click()
    assert saved.args is not None
    assert saved.args[0].startswith("Here: What happened")
    report._copy.click()
    assert QGuiApplication.clipboard().text().startswith("Here: ")
