"""Looks and words: switched while the program runs, remembered, and told to Qt."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QLocale, QObject
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QLabel, QWidget
from pytestqt.qtbot import QtBot
from typing_extensions import override

from duskboard.app.appearance import Appearance
from duskboard.app.beginning import chosen_language
from duskboard.app.room import Room
from duskboard.i18n.words import Language
from duskboard.settings import option
from duskboard.settings.option import ThemeChoice
from duskboard.theme.style_sheet import style_sheet
from duskboard.theme.token import Role, ThemeName
from duskboard.windows.open_campaign import OpenCampaign


@pytest.fixture
def appearance(qapp: QApplication, room: Room) -> Iterator[Appearance]:
    before = QLocale(), qapp.palette(), qapp.font()
    appearance = Appearance(qapp, room)
    yield appearance
    appearance.set_language(Language.ENGLISH)
    QLocale.setDefault(before[0])
    qapp.setPalette(before[1])
    qapp.setFont(before[2])


class Dressed(QObject):
    """Counts how often Qt gives a widget another style."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.times = 0
        widget.installEventFilter(self)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in {QEvent.Type.StyleChange, QEvent.Type.PaletteChange}:
            self.times += 1
        return False


def spoken(room: Room) -> list[str]:
    return [room.words.language.value, room.player_words.language.value]


def ground(application: QApplication) -> QColor:
    return application.palette().window().color()


def test_the_theme_reaches_the_palette_and_is_remembered(
    qapp: QApplication, room: Room, appearance: Appearance
) -> None:
    appearance.set_theme(ThemeChoice.LIGHT)
    assert appearance.theme is ThemeName.LIGHT
    assert ground(qapp) == room.look.color(Role.BG1)
    appearance.toggle_theme()
    assert room.settings.get(option.THEME) is ThemeChoice.DARK


def test_the_size_of_the_players_screen_leaves_the_game_masters_windows_alone(
    qtbot: QtBot, room: Room, appearance: Appearance
) -> None:
    appearance.apply()
    window = QWidget()
    qtbot.addWidget(window)
    window.setStyleSheet(style_sheet(room.look))
    label = QLabel("Constables roused", window)
    with qtbot.waitExposed(window):
        window.show()
    dressed = Dressed(label)
    appearance.zoom_players(2)
    assert (room.player_look.scale, dressed.times) == (1.2, 0)
    appearance.zoom(2)
    assert room.look.scale == 1.2
    assert dressed.times > 0
    assert window.styleSheet() == style_sheet(room.look)


def test_a_language_reaches_words_glyph_forms_and_qt_itself(
    qtbot: QtBot, room: Room, appearance: Appearance
) -> None:
    appearance.set_language(Language.TRADITIONAL_CHINESE)
    assert room.words.language is Language.TRADITIONAL_CHINESE
    assert room.player_words.language is Language.TRADITIONAL_CHINESE
    assert QLocale() == QLocale("zh_TW")
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    qtbot.addWidget(box)
    assert box.button(QDialogButtonBox.StandardButton.Cancel).text() == "取消"
    appearance.set_language(Language.ENGLISH)
    assert room.settings.get(option.LANGUAGE) == "en"


def test_the_players_may_read_another_language(room: Room, appearance: Appearance) -> None:
    appearance.set_player_language(Language.SIMPLIFIED_CHINESE)
    assert spoken(room) == ["en", "zh_CN"]
    appearance.set_player_language(None)
    assert spoken(room) == ["en", "en"]


def test_text_grows_by_tenths_within_its_bounds(room: Room, appearance: Appearance) -> None:
    for _ in range(9):
        appearance.zoom(1)
    assert room.look.scale == 1.5
    for _ in range(9):
        appearance.zoom(-1)
    assert room.look.scale == 0.8


def test_motion_and_contrast_are_kept(
    qapp: QApplication, room: Room, appearance: Appearance
) -> None:
    appearance.toggle_motion()
    appearance.toggle_contrast()
    other = replace(room)
    Appearance(qapp, other)
    assert other.look.reduce_motion
    assert other.player_look.high_contrast


@pytest.mark.parametrize(
    ("stored", "language"),
    [("zh_TW", Language.TRADITIONAL_CHINESE), ("xx", Language.ENGLISH), ("", Language.ENGLISH)],
)
def test_an_unknown_language_is_the_other_one(stored: str, language: Language) -> None:
    assert chosen_language(stored, Language.ENGLISH) is language


def test_windows_are_dressed_anew_and_not_the_application(
    qtbot: QtBot, qapp: QApplication, room: Room, appearance: Appearance
) -> None:
    dressed, bare = OpenCampaign(room.look, room.words), QLabel()
    qtbot.addWidget(dressed)
    qtbot.addWidget(bare)
    before = dressed.styleSheet()
    assert before == style_sheet(room.look)
    appearance.toggle_theme()
    assert before != dressed.styleSheet() == style_sheet(room.look)
    assert (bare.styleSheet(), qapp.styleSheet()) == ("", "")


def test_a_dialog_over_a_window_is_dressed_by_the_window(qtbot: QtBot, room: Room) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    assert OpenCampaign(room.look, room.words, window).styleSheet() == ""
