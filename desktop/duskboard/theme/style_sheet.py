"""The style sheet of Qt's own widgets. What a style sheet cannot do is painted by our widgets.

Buttons take their look from the property `role`: none (standard), "primary", "outline", "danger",
"quiet", "toggle", "tool", "link", "tab" or "onError", and the height of a tool row from `small`;
labels from "caption", "secondary", "label", "title", "head" or "error";
other widgets from "topBar", "statusBar", "titleBar", "panel", "card" or "bar".
"""

from string import Template

from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle

_HOVER = 0.12
_PRESSED_NOW = 0.22

_FRAMES = Template("""
QWidget { color: $text; }
QMainWindow, QDialog, QWidget[role="bar"] { background: $bg1; }
QMainWindow { background: $bg0; }
QMainWindow::separator { background: $bg0; width: $separator; height: $separator; }
QSplitter::handle { background: $bg0; }
QDockWidget { background: $bg1; border: none; }
QWidget[role="topBar"] { background: $bg1; border: none; border-bottom: $hair solid $bg0; }
QWidget[role="titleBar"] { background: $bg1; border: none; border-bottom: $hair solid $line; }
QWidget[role="statusBar"], QStatusBar { background: $bg1; border-top: $hair solid $bg0; }
QStatusBar::item { border: none; }
QWidget[role="panel"] { background: $bg1; border: none; }
QFrame[role="card"] { background: $bg2; border: $hair solid $line; border-radius: $radius_card; }
QFrame[role="rule"] { background: $line; border: none; max-height: $hair; }
QScrollArea, QAbstractScrollArea { background: transparent; border: none; }
QScrollArea > QWidget > QWidget { background: transparent; }
QLabel { background: transparent; }
QLabel[role="caption"] { color: $text3; font-size: $caption; font-weight: 500; }
QLabel[role="secondary"] { color: $text2; }
QLabel[role="label"] { font-weight: 600; }
QLabel[role="title"] { font-size: $title; font-weight: 600; }
QLabel[role="head"] { font-size: $head; font-weight: 600; }
QLabel[role="error"] { color: $bad; font-size: $caption; font-weight: 500; }
QToolTip { background: $bg3; color: $text; border: $hair solid $lineStrong; padding: $space_xs; }
""")

_BUTTONS = Template("""
QPushButton, QToolButton {
  background: $bg3; color: $text; border: $hair solid $bg3; border-radius: $radius_control;
  padding: 0 $space_m; min-height: $control; font-weight: 500;
}
QPushButton:hover, QToolButton:hover { background: $hover; border-color: $hoverLine; }
QPushButton:pressed, QToolButton:pressed { background: $bg0; border-color: $bg3; }
QPushButton[role="outline"], QPushButton[role="toggle"] {
  background: transparent; border-color: $lineStrong;
}
QPushButton[role="outline"]:hover, QPushButton[role="toggle"]:hover {
  background: $hover; border-color: $lineStrong;
}
QPushButton[role="outline"]:pressed, QPushButton[role="toggle"]:pressed { background: $bg0; }
QPushButton[role="toggle"]:checked {
  background: $text; color: $bg1; border-color: $text; font-weight: 600;
}
QPushButton[role="primary"] {
  background: $now; color: $onNow; border-color: $now; min-height: $primary;
  padding: 0 $space_l; font-weight: 600;
}
QPushButton[role="primary"]:hover { background: $nowHover; border-color: $nowHover; }
QPushButton[role="primary"]:pressed { background: $nowPressed; border-color: $nowPressed; }
QPushButton[role="onError"] { background: transparent; border-color: $text2; }
QPushButton[role="onError"]:hover { background: $bg1; }
QPushButton[role="onError"]:pressed { background: $bg0; }
QPushButton[small="true"] { min-height: $tool; padding: 0 $smallPad; }
QPushButton[role="danger"] { background: transparent; color: $bad; border-color: $bad; }
QPushButton[role="danger"]:hover { background: $badDim; border-color: $bad; }
QPushButton[role="danger"]:pressed { background: $bg0; border-color: $bad; }
QPushButton[role="quiet"] {
  background: transparent; color: $text2; border-color: transparent;
}
QPushButton[role="quiet"]:hover { background: $bg3; color: $text; }
QPushButton[role="quiet"]:pressed { background: $bg0; }
QPushButton[role="link"] {
  background: transparent; border: none; padding: 0; text-decoration: underline;
}
QPushButton[role="tab"] {
  background: transparent; color: $text2; border: none; border-radius: 0;
  border-bottom: $under solid transparent; min-height: $topBar;
}
QPushButton[role="tab"][small="true"] { min-height: $stripTab; padding: 0 $space_m; }
QPushButton[role="tab"]:hover { background: $bg3; color: $text; }
QPushButton[role="tab"]:checked { background: $bg2; color: $text; border-bottom-color: $text; }
QPushButton[role="tool"], QToolButton[role="tool"] {
  background: transparent; color: $text2; border-color: transparent; padding: 0 $space_s;
  min-height: $tool;
}
QPushButton[role="tool"]:hover, QToolButton[role="tool"]:hover { background: $bg3; color: $text; }
QPushButton[role="tool"]:pressed, QToolButton[role="tool"]:pressed { background: $bg0; }
QPushButton:disabled, QToolButton:disabled {
  background: transparent; color: $text3; border: $hair dashed $lineStrong;
}
GlyphButton:disabled { border: $hair solid transparent; }
QPushButton[role="quiet"]:disabled, QPushButton[role="tool"]:disabled,
QToolButton[role="tool"]:disabled, QPushButton[role="link"]:disabled { border-color: transparent; }
QToolButton::menu-indicator, QPushButton::menu-indicator { image: none; width: 0; }
""")

_FIELDS = Template("""
QLineEdit, QPlainTextEdit, QTextEdit, QAbstractSpinBox, QComboBox {
  background: $bg0; color: $text; border: $hair solid $lineStrong; border-radius: $radius_control;
  padding: 0 $space_s; min-height: $control; selection-background-color: $text2;
  selection-color: $bg1;
}
QPlainTextEdit, QTextEdit { padding: $space_xs; }
QLineEdit:hover, QPlainTextEdit:hover, QTextEdit:hover, QAbstractSpinBox:hover, QComboBox:hover {
  border-color: $text2;
}
QLineEdit:focus, QPlainTextEdit:focus, QTextEdit:focus, QAbstractSpinBox:focus, QComboBox:focus {
  border: $focusPen solid $focus; padding: 0 $fieldFocus; min-height: $controlFocus;
}
QPlainTextEdit:focus, QTextEdit:focus { padding: $textFocus; }
QLineEdit:disabled, QPlainTextEdit:disabled, QTextEdit:disabled, QAbstractSpinBox:disabled,
QComboBox:disabled { background: transparent; color: $text3; border: $hair dashed $lineStrong; }
QLineEdit[state="error"], QPlainTextEdit[state="error"], QAbstractSpinBox[state="error"] {
  border-color: $bad;
}
QLineEdit[role="number"] {
  background: transparent; border: $hair solid transparent; padding: 0 $hair;
  min-height: $hitMin; font-weight: 600;
}
QLineEdit[role="number"]:hover, QLineEdit[role="number"][state="open"] {
  border-color: $lineStrong;
}
QLineEdit[role="number"]:focus { background: $bg0; border: $focusPen solid $focus; padding: 0; }
QLineEdit[role="number"][state="error"] { border-color: $bad; }
QAbstractSpinBox QLineEdit, QComboBox QLineEdit {
  border: none; background: transparent; padding: 0;
}
QComboBox::drop-down, QAbstractSpinBox::up-button, QAbstractSpinBox::down-button {
  background: transparent; border: none; width: $hitMin;
}
QComboBox QAbstractItemView {
  background: $bg2; border: $hair solid $lineStrong; selection-background-color: $bg3;
  selection-color: $text; outline: none;
}
QCheckBox, QRadioButton { spacing: $space_s; min-height: $hitMin; background: transparent; }
QCheckBox:disabled, QRadioButton:disabled { color: $text3; }
QCheckBox::indicator, QRadioButton::indicator {
  background: transparent; border: $hair solid $lineStrong; border-radius: $radius_box;
  width: $mark; height: $mark;
}
QRadioButton::indicator { border-radius: $markRound; }
QCheckBox::indicator:checked, QRadioButton::indicator:checked {
  background: $text2; border-color: $text2;
}
QCheckBox::indicator:disabled, QRadioButton::indicator:disabled {
  border: $hair dashed $lineStrong; background: transparent;
}
QProgressBar {
  background: $bg3; border: none; border-radius: $radius_box; max-height: $space_xs;
  text-align: center;
}
QProgressBar::chunk { background: $text2; border-radius: $radius_box; }
""")

_LISTS = Template("""
QAbstractItemView {
  background: $bg1; border: none; outline: none; selection-background-color: $bg3;
  selection-color: $text;
}
QAbstractItemView::item { min-height: $row; padding: 0 $space_xs; border: none; }
QAbstractItemView::item:hover { background: $bg2; }
QAbstractItemView::item:selected { background: $bg3; color: $text; }
QHeaderView { background: $bg1; border: none; }
QHeaderView::section {
  background: $bg1; color: $text3; border: none; border-bottom: $hair solid $line;
  font-size: $caption; font-weight: 500; padding: $space_xs;
}
QFileDialog QToolButton, QFileDialog QToolButton:disabled {
  background: transparent; border: none; padding: 0;
}
QFileDialog QToolButton:hover { background: $bg3; }
QMenu {
  background: $bg2; border: $hair solid $lineStrong; padding: $space_xs 0;
}
QMenu::item { padding: $space_xs $space_xl $space_xs $space_m; min-height: $itemInner; }
QMenu::item:selected { background: $bg3; }
QMenu::item:disabled { color: $text3; }
QMenu::separator { height: $hair; background: $line; margin: $space_xs 0; }
QMenu::icon { padding-left: $space_s; }
QMenuBar { background: $bg1; }
QMenuBar::item { padding: $space_xs $space_s; background: transparent; }
QMenuBar::item:selected { background: $bg3; }
QScrollBar { background: transparent; border: none; margin: 0; }
QScrollBar:vertical { width: $bar; }
QScrollBar:horizontal { height: $bar; }
QScrollBar::handle {
  background: $lineStrong; border: $barRim solid $bg1; border-radius: $barRound;
}
QScrollBar::handle:vertical { min-height: $control; }
QScrollBar::handle:horizontal { min-width: $control; }
QScrollBar::handle:hover, QScrollBar::handle:pressed { background: $text2; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; border: none; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QTabWidget::pane { border: none; }
QTabBar { background: $bg1; border: none; qproperty-drawBase: 0; }
QTabBar::tab {
  background: $bg1; color: $text2; border: none; border-bottom: $under solid transparent;
  padding: 0 $space_m; min-height: $tabInner; font-weight: 500;
}
QTabBar::tab:hover { color: $text; }
QTabBar::tab:selected { color: $text; border-bottom-color: $text2; font-weight: 600; }
QMainWindow > QTabBar { border: none; min-height: 0; max-height: 0; }
QMainWindow > QTabBar::tab {
  border: none; margin: 0; padding: 0; width: 0; min-width: 0; height: 0; min-height: 0;
  max-height: 0;
}
""")


def style_sheet(look: Look) -> str:
    """Return the style sheet of a look, for an application or for one window."""
    values = {**_colors(look), **_sizes(look)}
    parts = (_FRAMES, _BUTTONS, _FIELDS, _LISTS)
    return "".join(part.substitute(values) for part in parts)


def _colors(look: Look) -> dict[str, str]:
    values = {role.value: look.color(role).name() for role in Role}
    values["hover"] = look.blend(Role.BG3, Role.TEXT, _HOVER).name()
    values["hoverLine"] = look.blend(Role.BG3, Role.TEXT, 2 * _HOVER).name()
    values["nowHover"] = look.blend(Role.NOW, Role.TEXT, _HOVER).name()
    values["nowPressed"] = look.blend(Role.NOW, Role.BG0, _PRESSED_NOW).name()
    return values


def _sizes(look: Look) -> dict[str, str]:
    def px(length: float) -> str:
        return f"{max(1, round(length))}px"

    names = ("separator", "topBar", "row", "hitMin")
    values = {name: px(look.size(name)) for name in names}
    for group in ("space.xs", "space.s", "space.m", "space.l", "space.xl"):
        values[group.replace(".", "_")] = px(look.size(group))
    for group in ("radius.box", "radius.control", "radius.card"):
        values[group.replace(".", "_")] = px(look.size(group))
    for style in (TextStyle.CAPTION, TextStyle.TITLE, TextStyle.HEAD):
        values[style.value] = px(look.font(style).pixelSize())
    # A line of one pixel stays thin for long; whole pixels, so that sums come out.
    hair, focus = max(1, int(look.size("stroke.hair"))), max(2, int(look.size("stroke.focus")))
    control = round(look.size("control"))
    # A style sheet's min-height leaves out the border, which grows inwards on focus.
    values["hair"], values["focusPen"] = px(hair), px(focus)
    values["under"] = px(2 * hair)
    values["control"] = px(control - 2 * hair)
    values["controlFocus"] = px(control - 2 * focus)
    values["primary"] = px(round(look.size("primary")) - 2 * hair)
    values["tool"] = px(round(look.px(26)) - 2 * hair)
    values["smallPad"] = px(look.px(9))
    values["fieldFocus"] = px(round(look.size("space.s")) - (focus - hair))
    values["textFocus"] = px(round(look.size("space.xs")) - (focus - hair))
    values["itemInner"] = px(look.size("row") - 2 * look.size("space.xs"))
    values["tabInner"] = px(round(look.size("dockTitle")) - 2 * hair)
    values["stripTab"] = px(round(look.px(36)) - 2 * hair)
    values["bar"], values["barRim"] = px(look.px(12)), px(look.px(3))
    values["barRound"] = px(look.px(6))
    values["mark"], values["markRound"] = px(look.px(14)), px(look.px(8))
    return values
