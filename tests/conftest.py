"""What every test gets: an offscreen Qt, a home of its own, and slow tests only when asked for."""

import gc
import os
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

import hypothesis
import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QPoint, QSettings, Qt, QTranslator
from PySide6.QtGui import QCursor, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from tests.seat.screens import one_screen
from tests.seat.wardrobe import remembering

from duskboard.i18n.words import Words
from duskboard.theme.font import load_fonts
from duskboard.theme.glyph import Glyphs
from duskboard.theme.look import Look
from duskboard.theme.token import Tokens, load_tokens

_ASIDE = QPoint(5000, 5000)
RESOURCES = Path(__file__).resolve().parents[1] / "resources"

# Before anything makes a QGuiApplication: no test opens a window on the developer's screen.
_SCREEN = TemporaryDirectory(prefix="duskboard-screen-")
os.environ["QT_QPA_PLATFORM"] = one_screen(Path(_SCREEN.name))

_FEW, _MANY = 30, 300
"""Examples of a property in the ordinary suite, and with --slow."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--slow", action="store_true", help="also run the tests marked slow")


def pytest_configure(config: pytest.Config) -> None:
    """Have two runs of one commit say the same in CI; at home every run finds something new."""
    many = _MANY if config.getoption("--slow") else _FEW
    ours = hypothesis.settings(deadline=None, max_examples=many)
    hypothesis.settings.register_profile("home", ours)
    hypothesis.settings.register_profile("ci", ours, derandomize=True, database=None)
    hypothesis.settings.load_profile("ci" if os.environ.get("CI") else "home")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--slow"):
        return
    for item in items:
        if item.get_closest_marker("slow"):
            item.add_marker(pytest.mark.skip(reason="slow: run with --slow"))


def pytest_collection_finish() -> None:
    """Keep what is there for good, 5,000 tests and all modules, out of every look for garbage.

    And look more seldom: one second in twenty went by with it.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


@pytest.fixture(scope="session")
def _homes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Names of folders: pytest's own numbering looks through all of them for each new one."""
    folder = tmp_path_factory.mktemp("homes")
    return (folder / str(number) for number in count())


@pytest.fixture(autouse=True)
def home(_homes: Iterator[Path], monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder in place of the user's own; processes started by the test see it too."""
    folder = next(_homes)
    folder.mkdir()
    monkeypatch.setenv("DUSKBOARD_HOME", str(folder))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(folder / "config"))
    monkeypatch.setenv("XDG_DATA_HOME", str(folder / "data"))
    # Qt remembers where settings live once it has been asked: the environment alone is too late.
    for form in (QSettings.Format.NativeFormat, QSettings.Format.IniFormat):
        QSettings.setPath(form, QSettings.Scope.UserScope, str(folder / "config"))
    return folder


@pytest.fixture(autouse=True)
def _hands_off() -> Iterator[None]:
    """No test begins with a mouse button down, a window in the way, or Qt in another language.

    The offscreen platform gives the moves of the mouse to the oldest window at that place, and
    Qt drops a move to where the pointer is already. A window that is left behind would be dressed
    again with every style sheet of every later test. What stood open before stays so: it belongs
    to all tests of the module.
    """
    there = set(map(_address, QApplication.topLevelWidgets()))
    seen = {_address(one) for one in QApplication.topLevelWidgets() if one.isVisible()}
    yield
    application = QApplication.instance()
    if not isinstance(application, QApplication):
        return
    for button in (Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton):
        if QGuiApplication.mouseButtons() & button:
            QTest.mouseRelease(QWidget(), button)
    for window in QApplication.topLevelWidgets():
        if _address(window) not in seen:
            window.hide()
        if window.parent() is None and _address(window) not in there:
            window.deleteLater()
    # Without a loop nothing is deleted later: every new style would reach all windows there were.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    QCursor.setPos(_ASIDE)
    for translator in application.findChildren(QTranslator):
        application.removeTranslator(translator)
    QLocale.setDefault(QLocale.system())


def _address(window: QWidget) -> int:
    """Return what tells a window from every other that is there at the same time."""
    return shiboken6.getCppPointer(window)[0]


@pytest.fixture(scope="session")
def resources() -> Path:
    """The folder of the program's own files."""
    return RESOURCES


@pytest.fixture(scope="session")
def _fonts(qapp: QApplication, resources: Path) -> tuple[str, ...]:
    del qapp  # fonts need it to be there
    return load_fonts(resources / "fonts")


@pytest.fixture(scope="session")
def _glyphs(resources: Path) -> Glyphs:
    return Glyphs(resources / "icons" / "glyphs.toml")


@pytest.fixture(scope="session")
def _tokens(resources: Path) -> Tokens:
    return load_tokens(resources / "tokens.json")


@pytest.fixture
def look(_fonts: tuple[str, ...], _glyphs: Glyphs, _tokens: Tokens) -> Iterator[Look]:
    """A look in the dark theme, in English."""
    with remembering(Look(_tokens, _glyphs)) as made:
        yield made


@pytest.fixture
def words(resources: Path) -> Words:
    """English words."""
    return Words(resources / "translations")
