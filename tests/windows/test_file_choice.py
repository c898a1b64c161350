"""Asking for a file: names and suffixes, and what would be written over."""

from pathlib import Path

import pytest
from PySide6.QtCore import QDir, QFileInfo, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QLineEdit, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from duskboard.i18n.words import Words
from duskboard.windows.file_choice import (
    CAMPAIGN,
    MARKDOWN,
    PICTURE,
    FileKind,
    FileQuestion,
    ask_file,
)

pytestmark = pytest.mark.usefixtures("dress")


def saving(kind: FileKind, folder: Path) -> FileQuestion:
    return FileQuestion(title=lambda _words: "", kind=kind, folder=folder, saving=True)


def name_field(dialog: QFileDialog) -> QLineEdit:
    field = dialog.findChild(QLineEdit, "fileNameEdit")
    assert isinstance(field, QLineEdit)
    return field


def type_name(dialog: QFileDialog, name: str) -> None:
    """Type a name over the one proposed, and press Enter."""
    field = name_field(dialog)
    field.selectAll()
    field.insert(name)
    QTest.keyClick(field, Qt.Key.Key_Return)


class TestFileChoice:
    def test_a_file_is_chosen_without_waiting(
        self, qtbot: QtBot, words: Words, tmp_path: Path
    ) -> None:
        owner = QWidget()
        qtbot.addWidget(owner)
        (tmp_path / "Old.duskboard").touch()
        answers: list[Path | None] = []
        question = FileQuestion(
            title=lambda each: each.gettext("Open a campaign"), kind=CAMPAIGN, folder=tmp_path
        )
        dialog = ask_file(owner, words, question, answers.append, native=False)
        assert (dialog.windowTitle(), answers) == ("Open a campaign", [])
        assert dialog.nameFilters() == ["Duskboard campaign (*.duskboard)"]
        dialog.selectFile(str(tmp_path / "Old.duskboard"))
        dialog.accept()
        assert answers == [tmp_path / "Old.duskboard"]

    def test_a_new_name_gets_its_suffix(self, qtbot: QtBot, words: Words, tmp_path: Path) -> None:
        owner = QWidget()
        qtbot.addWidget(owner)
        answers: list[Path | None] = []
        question = FileQuestion(
            title=lambda each: each.gettext("New campaign"),
            kind=CAMPAIGN,
            folder=tmp_path,
            saving=True,
            name="Kelder Quay",
        )
        dialog = ask_file(owner, words, question, answers.append, native=False)
        assert dialog.acceptMode() is QFileDialog.AcceptMode.AcceptSave
        dialog.accept()
        assert answers == [tmp_path / "Kelder Quay.duskboard"]

    @pytest.mark.parametrize(
        ("typed", "file"),
        [
            ("Dr. Moth", "Dr. Moth.duskboard"),
            ("戰役..", "戰役.duskboard"),
            ("Moth v1.2", "Moth v1.2.duskboard"),
            ("Moth.DUSKBOARD", "Moth.DUSKBOARD"),
        ],
    )
    def test_a_name_with_dots_in_it_gets_its_suffix_too(
        self, qtbot: QtBot, words: Words, tmp_path: Path, typed: str, file: str
    ) -> None:
        owner = QWidget()
        qtbot.addWidget(owner)
        answers: list[Path | None] = []
        question = saving(CAMPAIGN, tmp_path)
        dialog = ask_file(owner, words, question, answers.append, native=False)
        type_name(dialog, typed)
        assert answers == [tmp_path / file]

    def test_of_a_campaign_that_is_never_written_over_nothing_is_asked(
        self, qtbot: QtBot, words: Words, tmp_path: Path
    ) -> None:
        owner = QWidget()
        qtbot.addWidget(owner)
        (tmp_path / "Old.duskboard").touch()
        (tmp_path / "Old.md").touch()
        answers: list[Path | None] = []
        dialog = ask_file(owner, words, saving(CAMPAIGN, tmp_path), answers.append, native=False)
        type_name(dialog, "Old")
        assert answers == [tmp_path / "Old.duskboard"]
        asked = ask_file(owner, words, saving(MARKDOWN, tmp_path), answers.append, native=False)
        assert not asked.testOption(QFileDialog.Option.DontConfirmOverwrite)
        asked.reject()

    @pytest.mark.parametrize(("says", "answered"), [("Yes", True), ("No", False)])
    def test_what_would_be_written_over_by_its_suffix_is_asked_about(
        self, qtbot: QtBot, words: Words, tmp_path: Path, says: str, *, answered: bool
    ) -> None:
        owner = QWidget()
        qtbot.addWidget(owner)
        (tmp_path / "Moth v1.2.md").touch()
        answers: list[Path | None] = []
        dialog = ask_file(owner, words, saving(MARKDOWN, tmp_path), answers.append, native=False)
        type_name(dialog, "Moth v1.2")
        box = owner.findChild(QMessageBox)
        assert isinstance(box, QMessageBox)
        assert (box.text(), answers) == (
            "There is a “Moth v1.2.md” already. Write over it?",
            [],
        )
        box.button(getattr(QMessageBox.StandardButton, says)).click()
        assert answers == [tmp_path / "Moth v1.2.md" if answered else None]

    def test_where_the_folder_is_not_there_yet_no_name_is_proposed(
        self, qtbot: QtBot, words: Words, tmp_path: Path
    ) -> None:
        owner = QWidget()
        qtbot.addWidget(owner)
        question = FileQuestion(
            title=lambda each: each.gettext("Open a campaign"),
            kind=CAMPAIGN,
            folder=tmp_path / "campaigns",
        )
        dialog = ask_file(owner, words, question, lambda _path: None, native=False)
        assert not name_field(dialog).text()
        assert dialog.directory() == QDir.home()
        dialog.reject()

    def test_nothing_chosen_is_an_answer_too(
        self, qtbot: QtBot, words: Words, tmp_path: Path
    ) -> None:
        owner = QWidget()
        qtbot.addWidget(owner)
        answers: list[Path | None] = []
        question = FileQuestion(
            title=lambda each: each.gettext("Choose a picture"), kind=PICTURE, folder=tmp_path
        )
        ask_file(owner, words, question, answers.append, native=False).reject()
        assert answers == [None]

    def test_pictures_offered_are_those_that_are_taken(self, words: Words) -> None:
        assert PICTURE.filter_text(words) == "Picture (*.png *.jpg *.jpeg)"

    def test_what_is_in_a_file_is_not_looked_at(
        self, qtbot: QtBot, words: Words, tmp_path: Path
    ) -> None:
        owner = QWidget()
        qtbot.addWidget(owner)
        path = tmp_path / "letter.odd"
        path.write_text("%PDF-1.4")  # which a database of kinds would call by its content
        question = FileQuestion(title=lambda _words: "", kind=CAMPAIGN, folder=tmp_path)
        dialog = ask_file(owner, words, question, lambda _path: None, native=False)
        icons = dialog.iconProvider()
        assert icons.type(QFileInfo(str(path))) == "odd"
        assert not icons.icon(QFileInfo(str(path))).isNull()
        assert not icons.icon(QFileInfo(str(tmp_path))).isNull()
        dialog.reject()
