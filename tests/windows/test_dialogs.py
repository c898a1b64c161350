import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage
from PySide6.QtWidgets import (
    QAbstractButton,
    QDialog,
    QLineEdit,
    QPlainTextEdit,
    QRadioButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from duskboard.i18n.session_story import Audience
from duskboard.i18n.words import Language, Words
from duskboard.settings.option import ThemeChoice
from duskboard.theme.look import Look
from duskboard.windows.command import CommandTable
from duskboard.windows.first_run import FirstRun, Game
from duskboard.windows.recap_dialog import RecapDialog, RecapText
from duskboard.windows.screen_choice import ScreenChoice, ScreenRow
from duskboard.windows.shortcut_sheet import ShortcutSheet
from duskboard.windows.title_card_dialog import TitleCardDialog, TitleCardWish

LEFT = Qt.MouseButton.LeftButton
SCREENS = (
    ScreenRow(screen_id="a", name="Laptop", width=1440, height=900, is_own=True),
    ScreenRow(screen_id="b", name="Projector", width=1920, height=1080),
)
TITLE = TitleCardWish(name="Kelder Quay", session_title="Low tide", welcome="", has_picture=False)

pytestmark = pytest.mark.usefixtures("dress")


def opened(dialog: QDialog, qtbot: QtBot) -> None:
    qtbot.addWidget(dialog)
    dialog.open()
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)


def button(window: QWidget, text: str) -> QAbstractButton:
    return next(each for each in window.findChildren(QAbstractButton) if each.text() == text)


def painted(window: QWidget, look: Look) -> list[str]:
    look.text_record = []
    window.grab()
    return [text.text for text in look.text_record]


class TestScreenChoice:
    def test_another_screen_is_proposed(self, qtbot: QtBot, look: Look, words: Words) -> None:
        dialog = ScreenChoice(look, words, SCREENS)
        opened(dialog, qtbot)
        with qtbot.waitSignal(dialog.screen_chosen) as wish:
            qtbot.mouseClick(button(dialog, "Show"), LEFT)
        assert wish.args == ["b"]

    def test_the_screen_of_last_time_is_proposed(
        self, qtbot: QtBot, look: Look, words: Words
    ) -> None:
        dialog = ScreenChoice(look, words, SCREENS, chosen="a")
        opened(dialog, qtbot)
        assert button(dialog, "Laptop").isChecked()

    def test_with_one_screen_it_asks_and_proposes_a_window(
        self, qtbot: QtBot, look: Look, words: Words
    ) -> None:
        dialog = ScreenChoice(look, words, SCREENS[:1])
        opened(dialog, qtbot)
        assert painted(dialog, look)[0] == "There is only this one screen."
        with qtbot.waitSignal(dialog.window_chosen):
            qtbot.keyClick(dialog, Qt.Key.Key_Return)

    def test_a_click_chooses_and_escape_asks_nothing(
        self, qtbot: QtBot, look: Look, words: Words
    ) -> None:
        dialog = ScreenChoice(look, words, SCREENS)
        opened(dialog, qtbot)
        qtbot.mouseClick(button(dialog, "In a window"), LEFT)
        assert button(dialog, "In a window").isChecked()
        assert not button(dialog, "Projector").isChecked()
        with qtbot.assertNotEmitted(dialog.window_chosen):
            qtbot.keyClick(dialog, Qt.Key.Key_Escape)


class TestFirstRun:
    @pytest.fixture
    def dialog(self, qtbot: QtBot, look: Look, words: Words) -> FirstRun:
        dialog = FirstRun(look, words, games=(Game.CHASES,))
        opened(dialog, qtbot)
        return dialog

    def test_it_is_as_large_as_designed(self, dialog: FirstRun) -> None:
        assert dialog.size().toTuple() == (600, 530)

    def test_language_theme_and_size_are_wishes_at_once(
        self, dialog: FirstRun, qtbot: QtBot
    ) -> None:
        with qtbot.waitSignal(dialog.language_requested) as wish:
            qtbot.mouseClick(button(dialog, "简体中文"), LEFT)
        assert wish.args == [Language.SIMPLIFIED_CHINESE]
        with qtbot.waitSignal(dialog.theme_requested) as wish:
            qtbot.mouseClick(button(dialog, "As the system"), LEFT)
        assert wish.args == [ThemeChoice.SYSTEM]
        larger = next(
            each
            for each in dialog.findChildren(QAbstractButton)
            if each.accessibleName() == "Larger text"
        )
        with qtbot.waitSignal(dialog.zoom_requested) as wish:
            qtbot.mouseClick(larger, LEFT)
        assert wish.args == [1]
        assert dialog.isVisible()

    def test_escape_does_not_end_the_program(self, dialog: FirstRun, qtbot: QtBot) -> None:
        qtbot.keyClick(dialog, Qt.Key.Key_Escape)
        assert dialog.isVisible()
        dialog.close()
        assert not dialog.isVisible()

    def test_games_are_ticked(self, dialog: FirstRun, qtbot: QtBot) -> None:
        assert dialog.games == {Game.CHASES}
        with qtbot.waitSignal(dialog.games_changed) as wish:
            qtbot.mouseClick(button(dialog, "Blades"), LEFT)
        assert wish.args == [frozenset({Game.CHASES, Game.BLADES})]

    def test_enter_opens_the_sample(self, dialog: FirstRun, qtbot: QtBot) -> None:
        with qtbot.waitSignal(dialog.sample_requested):
            qtbot.keyClick(dialog, Qt.Key.Key_Return)
        assert dialog.isVisible()  # until there is a table

    def test_a_file_or_an_empty_table_instead(self, dialog: FirstRun, qtbot: QtBot) -> None:
        with qtbot.waitSignal(dialog.open_requested):
            qtbot.mouseClick(button(dialog, "Open a file"), LEFT)
        assert dialog.isVisible()
        with qtbot.waitSignal(dialog.empty_requested):
            qtbot.mouseClick(button(dialog, "Empty table"), LEFT)


class TestRecap:
    @pytest.fixture
    def dialog(self, qtbot: QtBot, look: Look, words: Words) -> RecapDialog:
        texts = {
            Audience.PLAYERS: RecapText(text="# For all", left_out="2 hidden clocks are left out."),
            Audience.GM: RecapText(text="# For me"),
        }
        dialog = RecapDialog(look, words, texts, session="Session 7, 19:04 to 22:31")
        opened(dialog, qtbot)
        return dialog

    def test_each_text_keeps_its_edits(self, dialog: RecapDialog, look: Look, qtbot: QtBot) -> None:
        edit = dialog.findChild(QPlainTextEdit)
        assert isinstance(edit, QPlainTextEdit)
        assert "2 hidden clocks are left out." in painted(dialog, look)
        edit.setFocus()
        qtbot.keyClicks(edit, "New: ")
        gm = next(each for each in dialog.findChildren(QRadioButton) if each.text() == "For the GM")
        qtbot.mouseClick(gm, LEFT)
        assert (dialog.text, dialog.audience) == ("# For me", Audience.GM)
        assert "2 hidden clocks are left out." not in painted(dialog, look)
        qtbot.mouseClick(button(dialog, "For players"), LEFT)
        assert dialog.text == "New: # For all"

    def test_it_is_copied_or_saved(self, dialog: RecapDialog, qtbot: QtBot) -> None:
        qtbot.mouseClick(button(dialog, "Copy"), LEFT)
        assert QGuiApplication.clipboard().text() == "# For all"
        with qtbot.waitSignal(dialog.save_requested) as wish:
            qtbot.mouseClick(button(dialog, "Save as Markdown"), LEFT)
        assert wish.args == ["# For all", Audience.PLAYERS]
        assert dialog.isVisible()

    def test_keep_playing_goes_back(self, dialog: RecapDialog, qtbot: QtBot) -> None:
        with qtbot.waitSignal(dialog.kept_playing):
            qtbot.mouseClick(button(dialog, "Keep playing"), LEFT)
        assert not dialog.isVisible()

    def test_the_title_names_the_session(self, dialog: RecapDialog) -> None:
        assert dialog.windowTitle() == "Recap: Session 7, 19:04 to 22:31"


class TestTitleCard:
    def test_what_is_typed_is_the_wish(self, qtbot: QtBot, look: Look, words: Words) -> None:
        dialog = TitleCardDialog(look, words, TITLE)
        opened(dialog, qtbot)
        name, session, welcome = dialog.findChildren(QLineEdit)
        name.setFocus()
        name.selectAll()
        qtbot.keyClicks(name, "Low Bells")
        qtbot.keyClicks(session, " again ")
        qtbot.keyClicks(welcome, "Welcome back")
        with qtbot.waitSignal(dialog.submitted) as wish:
            qtbot.keyClick(welcome, Qt.Key.Key_Return)
        assert wish.args == [
            TitleCardWish(
                name="Low Bells",
                session_title="Low tide again",
                welcome="Welcome back",
                has_picture=False,
            )
        ]

    def test_without_a_name_it_says_so_at_the_field(
        self, qtbot: QtBot, look: Look, words: Words
    ) -> None:
        dialog = TitleCardDialog(look, words, TITLE)
        opened(dialog, qtbot)
        name = dialog.findChildren(QLineEdit)[0]
        name.setFocus()
        name.selectAll()
        qtbot.keyClick(name, Qt.Key.Key_Backspace)
        with qtbot.assertNotEmitted(dialog.submitted):
            qtbot.mouseClick(button(dialog, "Save"), LEFT)
        assert "A campaign needs a name." in painted(dialog, look)
        assert name.hasFocus()
        qtbot.keyClicks(name, "X")
        assert "A campaign needs a name." not in painted(dialog, look)

    def test_a_picture_is_shown_and_removed(self, qtbot: QtBot, look: Look, words: Words) -> None:
        dialog = TitleCardDialog(look, words, TITLE)
        opened(dialog, qtbot)
        with qtbot.waitSignal(dialog.picture_requested):
            qtbot.mouseClick(button(dialog, "Choose a picture"), LEFT)
        picture = QImage(160, 90, QImage.Format.Format_RGB32)
        picture.fill(QColor(200, 30, 30))
        dialog.set_picture(picture)
        middle = dialog._preview.mapTo(dialog, QPoint(120, 67))
        assert dialog.grab().toImage().pixelColor(middle) == QColor(200, 30, 30)
        qtbot.mouseClick(button(dialog, "Remove"), LEFT)
        assert "No picture" in painted(dialog, look)
        assert not button(dialog, "Remove").isEnabled()

    def test_the_picture_before_counts_as_kept(
        self, qtbot: QtBot, look: Look, words: Words
    ) -> None:
        picture = QImage(16, 9, QImage.Format.Format_RGB32)
        dialog = TitleCardDialog(look, words, TITLE, picture=picture, has_session=False)
        opened(dialog, qtbot)
        assert not dialog.findChildren(QLineEdit)[1].isEnabled()
        with qtbot.waitSignal(dialog.submitted) as wish:
            qtbot.mouseClick(button(dialog, "Save"), LEFT)
        assert wish.args[0].has_picture


def test_the_sheet_shows_every_key_of_the_table(
    qtbot: QtBot, look: Look, words: Words, commands: CommandTable
) -> None:
    sheet = ShortcutSheet(look, words, commands)
    opened(sheet, qtbot)
    texts = painted(sheet, look)
    wanted = {command.key_words for command in commands if command.keys}
    assert wanted <= set(texts)
    assert {"New clock", "Undo", "Freeze"} <= set(texts)
    assert "Start the session" not in texts
    qtbot.mouseClick(button(sheet, "Close"), LEFT)
    assert not sheet.isVisible()
