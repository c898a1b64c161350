import re
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from duskboard.theme.font import FontError, load_fonts
from duskboard.theme.look import Look
from duskboard.theme.palette import palette
from duskboard.theme.style_sheet import style_sheet
from duskboard.theme.token import Role, ThemeName


def contrast(first: QColor, second: QColor) -> float:
    """The ratio of WCAG 2."""

    def luminance(color: QColor) -> float:
        parts = (color.redF(), color.greenF(), color.blueF())
        red, green, blue = (
            part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
        )
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    low, high = sorted((luminance(first), luminance(second)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("theme", ThemeName)
def test_every_placeholder_is_filled(look: Look, theme: ThemeName) -> None:
    look.use(theme=theme)
    assert "$" not in style_sheet(look)


def test_it_holds_no_colour_but_those_of_the_look(look: Look) -> None:
    known = {look.color(role).name() for role in Role}
    known |= {
        look.blend(Role.BG3, Role.TEXT, 0.12).name(),
        look.blend(Role.BG3, Role.TEXT, 0.24).name(),
        look.blend(Role.NOW, Role.TEXT, 0.12).name(),
        look.blend(Role.NOW, Role.BG0, 0.22).name(),
    }
    assert set(re.findall(r"#[0-9a-f]{6}", style_sheet(look))) <= known


@pytest.mark.parametrize(
    ("role", "height"), [("", 32), ("outline", 32), ("danger", 32), ("tool", 26), ("primary", 40)]
)
def test_buttons_are_as_high_as_designed(qtbot: QtBot, look: Look, role: str, height: int) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.setStyleSheet(style_sheet(look))
    button = QPushButton("Roll 4d", window)
    button.setProperty("role", role)
    button.ensurePolished()
    assert button.sizeHint().height() == height


def test_everything_grows_with_the_scale(qtbot: QtBot, look: Look) -> None:
    look.use(scale=1.5)
    field = QLineEdit()
    qtbot.addWidget(field)
    field.setStyleSheet(style_sheet(look))
    field.ensurePolished()
    assert field.sizeHint().height() == 48


def test_a_field_stays_as_large_when_it_gets_the_focus(qtbot: QtBot, look: Look) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.setStyleSheet(style_sheet(look))
    field = QLineEdit(window)
    window.show()
    before = field.sizeHint()
    field.setFocus(Qt.FocusReason.TabFocusReason)
    assert field.sizeHint() == before


@pytest.mark.parametrize("theme", ThemeName)
def test_the_palette_can_be_read(look: Look, theme: ThemeName) -> None:
    look.use(theme=theme)
    made = palette(look)
    pairs = [
        (QPalette.ColorRole.WindowText, QPalette.ColorRole.Window),
        (QPalette.ColorRole.Text, QPalette.ColorRole.Base),
        (QPalette.ColorRole.ButtonText, QPalette.ColorRole.Button),
        (QPalette.ColorRole.HighlightedText, QPalette.ColorRole.Highlight),
        (QPalette.ColorRole.ToolTipText, QPalette.ColorRole.ToolTipBase),
    ]
    for text, ground in pairs:
        assert contrast(made.color(text), made.color(ground)) >= 4.5


def test_fonts_that_are_not_there_are_refused(tmp_path: Path) -> None:
    with pytest.raises(FontError) as caught:
        load_fonts(tmp_path)
    assert caught.value.args == (tmp_path,)


def test_a_file_that_is_no_font_is_refused(qtbot: QtBot, tmp_path: Path) -> None:
    del qtbot
    path = tmp_path / "broken.ttf"
    path.write_bytes(b"no font")
    with pytest.raises(FontError) as caught:
        load_fonts(tmp_path)
    assert caught.value.args == (path,)
