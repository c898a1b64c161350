from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractItemModel, QCoreApplication, QEvent
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from tests.models.conftest import Desk
from tests.panels.notes import Notes
from tests.panels.wall import Wall
from tests.seat.wardrobe import remembering, wear

from duskboard.i18n.words import Words
from duskboard.paths import resources
from duskboard.theme.font import load_fonts
from duskboard.theme.glyph import Glyphs
from duskboard.theme.look import Look
from duskboard.theme.palette import palette
from duskboard.theme.style_sheet import style_sheet
from duskboard.theme.token import TextStyle, Tokens, load_tokens

Stage = Callable[[QWidget, int, int], None]


@pytest.fixture(scope="session")
def tokens(qapp: QApplication) -> Tokens:
    """What looks are made of; the fonts are loaded once."""
    del qapp  # only for the application that fonts need
    load_fonts(resources() / "fonts")
    return load_tokens(resources() / "tokens.json")


@pytest.fixture(scope="session")
def glyphs() -> Glyphs:
    """The signs: to read them takes longer than many a test."""
    return Glyphs(resources() / "icons" / "glyphs.toml")


@pytest.fixture
def look(qapp: QApplication, tokens: Tokens, glyphs: Glyphs) -> Iterator[Look]:
    """The dark look, laid on the whole application as the program does."""
    made = Look(tokens, glyphs, reduce_motion=True)
    qapp.setFont(made.font(TextStyle.BODY))
    qapp.setPalette(palette(made))
    wear(qapp, style_sheet(made))
    with remembering(made):
        yield made
    # First what the test closed: it would be undressed as a whole before it goes.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    wear(qapp, "")


@pytest.fixture
def words() -> Words:
    return Words(resources() / "translations")


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    made = Desk(tmp_path / "quay.duskboard")
    yield made
    made.document.close()


@pytest.fixture
def stage(qtbot: QtBot) -> Stage:
    """Shows a panel at a size and waits until it is there."""

    def put(panel: QWidget, width: int, height: int) -> None:
        qtbot.addWidget(panel)
        panel.resize(width, height)
        panel.show()
        panel.activateWindow()
        qtbot.waitExposed(panel)
        qtbot.waitUntil(panel.isActiveWindow)

    return put


@pytest.fixture
def watched() -> Callable[[QAbstractItemModel], QAbstractItemModelTester]:
    """Have Qt check everything that a model says while it changes; a fault is a warning of Qt."""
    testers: list[QAbstractItemModelTester] = []

    def watch(model: QAbstractItemModel) -> QAbstractItemModelTester:
        mode = QAbstractItemModelTester.FailureReportingMode.Warning
        testers.append(QAbstractItemModelTester(model, mode))
        return testers[-1]

    return watch


@pytest.fixture
def wall(look: Look, words: Words, desk: Desk, stage: Stage) -> Wall:
    for name in ("Alarm", "Bells", "Crowd"):
        desk.clock(name)
    made = Wall(look, words, desk)
    stage(made.panel, 300, 700)
    return made


@pytest.fixture
def empty_wall(look: Look, words: Words, desk: Desk, stage: Stage) -> Wall:
    made = Wall(look, words, desk)
    stage(made.panel, 300, 400)
    return made


@pytest.fixture
def notes(look: Look, words: Words, desk: Desk, stage: Stage) -> Notes:
    desk.clock("Alarm")
    desk.clock("Bells")
    made = Notes(look, words, desk)
    made.write("ferry", "Ferry at low tide", "Only two boats cross before the bell.", "alarm")
    made.write("sexton", "What the Sexton hides", "He rings nine bells for eight drowned.")
    stage(made.panel, 500, 500)
    return made
