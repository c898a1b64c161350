"""The title bar of a dock: title, subtitle, a few tools and a menu; all of it is the handle."""

from PySide6.QtCore import QEvent, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QDockWidget, QHBoxLayout, QSizePolicy, QWidget
from typing_extensions import override

from duskboard.i18n.words import Words
from duskboard.theme.look import Look
from duskboard.theme.text import measure_text, paint_text
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.icon_button import IconButton
from duskboard.widgets.painted_button import LOOK_EVENTS

_MOST_TOOLS = 3
_INSET = 12.0
_GAP = 8.0
_RIGHT = 6.0


class DockTitle(QWidget):
    """A title bar for `QDockWidget.setTitleBarWidget`.

    Dragging and floating by a double click are Qt's own: presses of the left button are passed on
    to the dock. A click with the middle button closes.

    Signals:
        close_requested(): The middle button was clicked.
        menu_requested(QPoint): The menu button was pressed; where to open it on the screen.
    """

    close_requested = Signal()
    menu_requested = Signal(QPoint)

    def __init__(
        self, look: Look, words: Words, title: str = "", *, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._title, self._subtitle = title, ""
        self._tools: list[QWidget] = []
        self._menu = IconButton(look, "more", "", role=Role.TEXT3)
        self._menu.clicked.connect(self._on_menu_clicked)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, round(look.px(_RIGHT)), 0)
        self._row.setSpacing(round(look.px(2)))
        self._row.addStretch(1)
        self._row.addWidget(self._menu, 0, Qt.AlignmentFlag.AlignVCenter)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._say()

    @property
    def title(self) -> str:
        """The title."""
        return self._title

    @property
    def tools_width(self) -> int:
        """Pixels that the tools and the menu take at its right."""
        return self._row.sizeHint().width()

    def mirror(self, title: str, subtitle: str = "") -> None:
        """Show a title and, quieter, a subtitle."""
        self._title, self._subtitle = title, subtitle
        self._say()
        self.updateGeometry()
        self.update()

    def add_tool(self, glyph: str, label: str, *, shortcut: str = "") -> IconButton:
        """Add a button with a glyph and return it."""
        tool = IconButton(self._look, glyph, label)
        tool.set_label(label, shortcut)
        self.add_widget(tool)
        return tool

    def add_widget(self, tool: QWidget) -> None:
        """Add any small widget before the menu, such as a switch.

        Raises:
            ValueError: There are three already.
        """
        if len(self._tools) == _MOST_TOOLS:
            msg = f"DockTitle.add_widget: more than {_MOST_TOOLS} tools"
            raise ValueError(msg)
        self._tools.append(tool)
        self._row.insertWidget(self._row.count() - 1, tool, 0, Qt.AlignmentFlag.AlignVCenter)

    @override
    def sizeHint(self) -> QSize:
        tools = self._row.sizeHint().width()
        title = measure_text(self._look, self._title, TextStyle.LABEL).width()
        width = tools + title + self._look.px(_INSET + _GAP)
        return QSize(round(width + 0.5), round(self._look.size("dockTitle")))

    @override
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._say()
        if event.type() in LOOK_EVENTS:
            self.updateGeometry()
            self.update()

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        # Taken, so that the release comes here too; everything else is for the dock.
        event.setAccepted(event.button() == Qt.MouseButton.MiddleButton)

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.MiddleButton:
            event.ignore()
        elif self.rect().contains(event.position().toPoint()):
            self.close_requested.emit()
            dock = self.parentWidget()
            if isinstance(dock, QDockWidget):
                dock.close()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        look = self._look
        painter = QPainter(self)
        rect = QRectF(self.rect())
        painter.fillRect(rect, look.color(Role.BG1))
        painter.fillRect(QRectF(0, rect.height() - 1, rect.width(), 1), look.color(Role.BG0))
        first = min((tool.x() for tool in (*self._tools, self._menu)), default=self.width())
        left = look.px(_INSET)
        room = QRectF(left, 0, max(0.0, first - look.px(_GAP) - left), rect.height() - 1)
        box = paint_text(
            painter, look, room, self._title, TextStyle.LABEL, Role.TEXT, ground=Role.BG1
        )
        room.setLeft(box.right() + look.px(_GAP))
        if self._subtitle and room.width() > look.px(3 * _GAP):
            paint_text(
                painter, look, room, self._subtitle, TextStyle.CAPTION, Role.TEXT3,
                weight=400, ground=Role.BG1,
            )  # fmt: skip
        painter.end()

    def _say(self) -> None:
        self.setAccessibleName(self._title)
        self.setAccessibleDescription(self._subtitle)
        label = self._words.gettext("Menu of “%(title)s”") % {"title": self._title}
        self._menu.set_label(label)

    def _on_menu_clicked(self) -> None:
        corner = QPoint(self._menu.rect().left(), self._menu.rect().bottom())
        self.menu_requested.emit(self._menu.mapToGlobal(corner))
