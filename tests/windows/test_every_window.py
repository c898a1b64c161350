"""Every window and dialog, in every language and both themes: nothing cut, everything named."""

from collections.abc import Callable, Iterator
from itertools import product

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QColor
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QTabBar,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from duskboard.i18n.session_story import Audience
from duskboard.i18n.words import Language, Words
from duskboard.theme.look import Look
from duskboard.theme.token import ThemeName
from duskboard.widgets.icon_button import IconButton
from duskboard.widgets.text_label import TextLabel
from duskboard.windows.about_dialog import AboutDialog, LicenceText
from duskboard.windows.box_row import BoxAct, BoxGroup, BoxRow
from duskboard.windows.command import CommandTable
from duskboard.windows.command_box import CommandBox
from duskboard.windows.curtain import Curtain
from duskboard.windows.first_run import FirstRun, Game
from duskboard.windows.form_dialog import FormDialog
from duskboard.windows.framed_dialog import FramedDialog
from duskboard.windows.hand_out_dialog import HandOutDialog, HandOutWish
from duskboard.windows.main_window import MainWindow
from duskboard.windows.open_campaign import OpenCampaign
from duskboard.windows.players_group import PageRow, PlayersState
from duskboard.windows.recap_dialog import RecapDialog, RecapText
from duskboard.windows.report_dialog import ReportDialog
from duskboard.windows.screen_choice import ScreenChoice, ScreenRow
from duskboard.windows.shortcut_sheet import ShortcutSheet
from duskboard.windows.status_bar import KeyHint, StatusState, UndoQuestion
from duskboard.windows.status_news import Tone
from duskboard.windows.title_card_dialog import TitleCardDialog, TitleCardWish
from duskboard.windows.top_bar import TopBarState

LOOKS = (
    *product(Language, ThemeName, (1.0,)),
    *product(Language, (ThemeName.DARK,), (1.5,)),
)
FEW_LOOKS = (
    (Language.ENGLISH, ThemeName.DARK, 1.5),
    (Language.ENGLISH, ThemeName.LIGHT, 1.0),
    (Language.TRADITIONAL_CHINESE, ThemeName.DARK, 1.0),
    (Language.SIMPLIFIED_CHINESE, ThemeName.DARK, 1.5),
)
"""What the ordinary suite looks at: all of them only with `--slow`."""
SMALL = (1280, 720)
LEAST_CONTRAST = 4.5

pytestmark = pytest.mark.usefixtures("dress")


def main_window(look: Look, words: Words, commands: CommandTable) -> MainWindow:
    window = MainWindow(look, words, commands)
    titles: dict[str, Callable[[Words], str]] = {
        "clocks": lambda each: each.gettext("Clocks"),
        "notes": lambda each: each.gettext("Notes"),
        "undo": lambda each: each.pgettext("dock", "Undo"),
        "tray": lambda each: each.gettext("Dice tray"),
        "log": lambda each: each.gettext("Roll log"),
    }
    for name, title in titles.items():
        panel = QWidget()
        QVBoxLayout(panel).addStretch(1)
        tool = IconButton(look, "plus", "New")
        window.add_panel(name, title, panel, tool).set_subtitle("7")
    pages = (PageRow(page_id="clocks", label="Clocks"),)
    players = PlayersState(page="clocks", pages=pages, frozen=True, waiting=4)
    window.mirror(
        TopBarState(
            campaign="Kelder Quay",
            session="Session 7 · Keeper",
            session_short="Session 7",
            undo="Finn attacks Tom",
            players=players,
        )
    )
    window.status_bar.mirror(
        StatusState(hints=(KeyHint(key="C", text="new"),), undo="Undo: Finn", saved="Saved 21:16")
    )
    window.resize(*SMALL)
    return window


def asking_window(look: Look, words: Words, commands: CommandTable) -> MainWindow:
    window = main_window(look, words, commands)
    window.error_bar.tell(
        "Old-winter.duskboard is damaged.",
        "212 of 219 entries were read. The original is untouched.",
        ((1, "See what is missing"), (2, "Save the rescue as…")),
    )
    question = UndoQuestion(session=6, current=7, step="Hob joins", day="8 November", key="Ctrl Z")
    window.status_bar.ask(question)
    return window


def refusing_window(look: Look, words: Words, commands: CommandTable) -> MainWindow:
    window = main_window(look, words, commands)
    window.status_bar.say("“Alarm” is locked.", Tone.REFUSED)
    return window


def box_window(look: Look, words: Words, commands: CommandTable) -> QWidget:
    window = main_window(look, words, commands)
    act = BoxAct(label="go to", run=lambda: None)
    rows = (
        BoxRow(group=BoxGroup.THINGS, title="Finn Cray", detail="pursuer", acts=(act,)),
        BoxRow(group=BoxGroup.ACTS, title="Attack", enabled=False, reason="no actions left"),
        BoxRow(group=BoxGroup.SETTINGS, title="When is it finished?", acts=(act,), key="F1"),
    )
    box = CommandBox(look, words, lambda _: rows, window)
    window.show()
    box.open("fin")
    return window


def screen_choice(look: Look, words: Words, _commands: CommandTable) -> QWidget:
    rows = [ScreenRow(screen_id=name, name=name, width=1920, height=1080) for name in "ab"]
    return ScreenChoice(look, words, rows)


def one_screen(look: Look, words: Words, _commands: CommandTable) -> QWidget:
    row = ScreenRow(screen_id="a", name="Laptop", width=1920, height=1080, is_own=True)
    return ScreenChoice(look, words, [row])


def first_run(look: Look, words: Words, _commands: CommandTable) -> QWidget:
    return FirstRun(look, words, games=Game)


def open_campaign(look: Look, words: Words, _commands: CommandTable) -> QWidget:
    return OpenCampaign(look, words)


def title_card(look: Look, words: Words, _commands: CommandTable) -> QWidget:
    wish = TitleCardWish(name="", session_title="", welcome="", has_picture=False)
    dialog = TitleCardDialog(look, words, wish, has_session=False)
    dialog._save.click()
    return dialog


def recap(look: Look, words: Words, _commands: CommandTable) -> QWidget:
    texts = {
        audience: RecapText(text="# Kelder Quay", left_out="2 clocks are left out.")
        for audience in Audience
    }
    return RecapDialog(look, words, texts, session="Session 7, 19:04 to 22:31")


def shortcut_sheet(look: Look, words: Words, commands: CommandTable) -> QWidget:
    return ShortcutSheet(look, words, commands)


def about(look: Look, words: Words, _commands: CommandTable) -> QWidget:
    text = LicenceText(name="Duskboard", version="1.2.0", licence="MIT", text="Permission")
    version = "Duskboard 1.2.0 (build), Python 3.11.7, Qt 6.11.3, Linux-6.18-x86_64-with-glibc2.36"
    return AboutDialog(look, words, [text], version=version)


def problem_report(look: Look, words: Words, _commands: CommandTable) -> QWidget:
    return ReportDialog(look, words, report="--- versions", table="", lacking=2)


def playbook_form(look: Look, words: Words, _commands: CommandTable) -> QWidget:
    faults = ["own.toml:8: ferryman, dots.survey: 5 is not within 0 to 4"] * 3
    return FormDialog(look, words, "[[playbook]]", faults)


def hand_out(look: Look, words: Words, commands: CommandTable) -> QWidget:
    del commands
    wish = HandOutWish(title="A notice", about="Torn", text="Bring the whole fare.")
    return HandOutDialog(look, words, wish)


def curtained(look: Look, words: Words, commands: CommandTable) -> QWidget:
    window = main_window(look, words, commands)
    window.show()
    Curtain(look, words, window).draw()
    return window


BUILDERS = (
    main_window,
    asking_window,
    refusing_window,
    box_window,
    curtained,
    hand_out,
    screen_choice,
    one_screen,
    first_run,
    open_campaign,
    title_card,
    recap,
    shortcut_sheet,
    about,
    problem_report,
    playbook_form,
)
Builder = Callable[[Look, Words, CommandTable], QWidget]


@pytest.mark.parametrize("build", BUILDERS)
def test_nothing_is_cut_and_everything_is_named(  # noqa: PLR0913, PLR0917 - fixtures
    build: Builder,
    look: Look,
    words: Words,
    commands: CommandTable,
    dress: Callable[[], None],
    qtbot: QtBot,
    pytestconfig: pytest.Config,
) -> None:
    window = build(look, words, commands)
    qtbot.addWidget(window)
    window.show()
    troubles = []
    for language, theme, scale in LOOKS if pytestconfig.getoption("--slow") else FEW_LOOKS:
        words.switch(language)
        look.use(language=language, theme=theme, scale=scale)
        dress()
        rest(window, qtbot)
        where = f"{language} {theme} {scale}: "
        troubles += [where + trouble for trouble in (*cut(window, look), *nameless(window))]
        assert window.width() <= SMALL[0], where
        assert window.height() <= SMALL[1] or scale > 1, where
    assert troubles == []


def rest(window: QWidget, qtbot: QtBot) -> None:
    """Let everything that was posted happen."""
    QApplication.sendPostedEvents()
    if isinstance(window, MainWindow | FramedDialog):
        later = window.furniture.later if isinstance(window, MainWindow) else window._later
        qtbot.waitUntil(lambda: not later.isActive())
    QApplication.sendPostedEvents()


def cut(window: QWidget, look: Look) -> Iterator[str]:
    """Yield what does not fit."""
    look.text_record = []
    window.grab()
    for text in look.text_record:
        if text.is_cut:
            yield f"cut: {text.text!r} as {text.lines}"
        elif text.box.height() > text.room.height() + 2:
            yield f"too low for its lines: {text.text!r}"
        if text.ground is not None and contrast(text.color, text.ground) < LEAST_CONTRAST:
            yield f"too faint: {text.text!r} {text.color.name()} on {text.ground.name()}"
    for widget in window.findChildren(QWidget):
        if widget.visibleRegion().isEmpty() or isinstance(widget, QTabBar):
            continue
        is_styled = isinstance(widget, QPushButton | QLabel | QLineEdit)
        if is_styled and not isinstance(widget, TextLabel):
            least = widget.minimumSizeHint()
            if widget.width() < least.width() or widget.height() < least.height():
                yield f"squeezed: {name(widget)} {widget.size().toTuple()} < {least.toTuple()}"
        if is_outside(widget):
            yield f"outside: {name(widget)} {widget.geometry().getRect()}"


def contrast(one: QColor, other: QColor) -> float:
    """Return the ratio of two colours' luminances, 1 to 21."""
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def luminance(color: QColor) -> float:
    parts = (color.redF(), color.greenF(), color.blueF())
    linear = [
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def is_outside(widget: QWidget) -> bool:
    """Return whether a widget sticks out of its parent, where that does not scroll."""
    parent = widget.parentWidget()
    if parent is None or widget.isWindow() or parent.visibleRegion().isEmpty():
        return False
    if isinstance(parent.parentWidget(), QScrollArea):
        return widget.width() > parent.width()
    return not QRect(QPoint(0, 0), parent.size()).contains(widget.geometry())


def nameless(window: QWidget) -> Iterator[str]:
    """Yield buttons that a screen reader cannot name, and those without words or tooltip."""
    buttons = window.findChildren(QAbstractButton)
    for button in (each for each in buttons if each.isVisibleTo(window)):
        if not (button.accessibleName() or button.text()):
            yield f"nameless: {name(button)}"
        if isinstance(button, IconButton) and not button.toolTip():
            yield f"no tooltip: {name(button)}"


def name(widget: QWidget) -> str:
    text = getattr(widget, "text", None)
    said = text() if callable(text) else widget.accessibleName()
    return f"{type(widget).__name__} {said!r}"
