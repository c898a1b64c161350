"""The tools in the head of the clocks: find one, let a scene go by, make a new one."""

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget
from typing_extensions import override

from duskboard.i18n.words import Words
from duskboard.theme.look import Look
from duskboard.widgets.icon_button import IconButton


class WallTools(QWidget):
    """Three buttons.

    Signals:
        search_requested(), scene_requested(), clock_requested(): One was pressed.
    """

    search_requested = Signal()
    scene_requested = Signal()
    clock_requested = Signal()

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self.search = IconButton(look, "search", "")
        self.scene = IconButton(look, "hourglass", "")
        self.new = IconButton(look, "plus", "")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(round(look.size("space.xs")))
        for button in (self.search, self.scene, self.new):
            row.addWidget(button)
        self.search.clicked.connect(self.search_requested)
        self.scene.clicked.connect(self.scene_requested)
        self.new.clicked.connect(self.clock_requested)
        self._say()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._say()

    def _say(self) -> None:
        words = self._words
        self.search.set_label(words.gettext("Find a clock on the wall"))
        self.scene.set_label(words.gettext("A scene goes by"))
        self.new.set_label(words.gettext("New clock"))
