"""The odds of the roll in hand, beside the choice that changes them; or of any roll asked about."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize, QTimer, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget
from typing_extensions import override

from duskboard.i18n.words import Words
from duskboard.panels.flow import Flow
from duskboard.panels.odds_ask import OddsAsk
from duskboard.panels.odds_page import Ask, OddsLine, OddsPage
from duskboard.panels.odds_row import OddsRow
from duskboard.theme.look import Look
from duskboard.theme.text import measure_text
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.icon_button import IconButton
from duskboard.widgets.odds_bar import OddsSwatch, PartLook
from duskboard.widgets.text_label import TextLabel

_SIDE, _GAP = 12.0, 6.0
_LABEL = (96.0, 190.0)
_LEAST = (240.0, 108.0)


class OddsPanel(QWidget):
    """Mirrors a page of odds.

    Signals:
        asked(Ask): The odds of a roll are asked for that nobody has in hand.
        asking_toggled(bool): Any roll shall be asked about, or the one in hand shown again.
        seen(bool): Whether it is before the game master now; nothing is worked out otherwise.

    Attributes:
        ask: Sets any roll by hand.
        ask_button: Turns to that and back; it belongs in the dock's title bar.
        rows: The ways to roll.
        keys: What the looks of the parts mean.
    """

    asked = Signal(object)
    asking_toggled = Signal(bool)
    seen = Signal(bool)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._page: OddsPage | None = None
        self.ask = OddsAsk(look, words)
        self.ask_button = IconButton(look, "scales", "")
        self.ask_button.setCheckable(True)
        self.title = TextLabel(look, "", TextStyle.LABEL)
        self.about = TextLabel(look, "", TextStyle.CAPTION, role=Role.TEXT2)
        self.none = TextLabel(look, "", TextStyle.BODY, role=Role.TEXT2, lines=2)
        self.rows: list[OddsRow] = []
        self.keys: list[_Key] = []
        self._lay_out()
        self.ask.asked.connect(self.asked)
        self.ask_button.clicked.connect(self.asking_toggled)
        self.mirror(None, Ask(), is_asking=False)

    @property
    def page(self) -> OddsPage | None:
        """What is shown, or None when no roll is in hand."""
        return self._page

    def mirror(self, page: OddsPage | None, ask: Ask, *, is_asking: bool) -> None:
        """Show odds, or that none are known; `is_asking` says that any roll is asked about."""
        self._page = page
        self.ask.setVisible(is_asking)
        self.ask.mirror(ask)
        self.ask_button.setChecked(is_asking)
        self.none.setVisible(page is None)
        for label, text in (
            (self.title, page.title if page is not None else ""),
            (self.about, page.about if page is not None else ""),
        ):
            label.setText(text)
            label.setToolTip(text)
            label.setVisible(bool(text))
        self._mirror_rows((*page.lines, *page.ahead) if page is not None else ())
        self._mirror_legend(page.legend if page is not None else ())
        self._say()

    def take_keyboard(self) -> None:
        """Give the keyboard to what is asked."""
        self.ask.take_keyboard()

    @override
    def minimumSizeHint(self) -> QSize:
        # Lower than its parts ask for: the board above it must stay whole.
        return QSize(round(self._look.px(_LEAST[0])), round(self._look.px(_LEAST[1])))

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.seen.emit(True)  # noqa: FBT003 - what a signal says

    @override
    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.seen.emit(False)  # noqa: FBT003 - what a signal says

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._say()

    def _say(self) -> None:
        words = self._words
        self.none.setText(words.pgettext("odds", "Arm a roll to see its odds."))
        text = words.pgettext("odds", "Ask for the odds of any roll")
        self.ask_button.setToolTip(text)
        self.ask_button.setAccessibleName(text)

    def _mirror_rows(self, lines: Sequence[OddsLine]) -> None:
        while len(self.rows) < len(lines):
            row = OddsRow(self._look)
            self._lines.addWidget(row)
            self.rows.append(row)
        width = self._label_width(lines)
        for place, row in enumerate(self.rows):
            is_there = place < len(lines)
            if is_there:
                row.mirror(lines[place], width)
            row.setVisible(is_there)
        QTimer.singleShot(0, self, self._bring_lit)

    def _bring_lit(self) -> None:
        """Have the roll in hand in sight where there is not room for all."""
        for row in self.rows:
            if row.isVisible() and row.line is not None and row.line.is_lit:
                self._area.ensureWidgetVisible(row, 0, 0)

    def _label_width(self, lines: Sequence[OddsLine]) -> int:
        """Return the pixels that the widest of the labels takes, within reason."""
        look = self._look
        wide = [measure_text(look, one.label, TextStyle.LABEL).width() for one in lines]
        wide += [measure_text(look, one.detail, TextStyle.CAPTION).width() for one in lines]
        least, most = (look.px(one) for one in _LABEL)
        return round(min(most, max(least, max(wide, default=0.0) + look.px(4))))

    def _mirror_legend(self, legend: Sequence[tuple[PartLook, str]]) -> None:
        while len(self.keys) < len(legend):
            key = _Key(self._look)
            self._legend.addWidget(key)
            self.keys.append(key)
        for place, key in enumerate(self.keys):
            is_there = place < len(legend)
            if is_there:
                key.mirror(*legend[place])
            key.setVisible(is_there)

    def _lay_out(self) -> None:
        px = self._look.px
        side, gap = round(px(_SIDE)), round(px(_GAP))
        inner = QWidget()
        column = QVBoxLayout(inner)
        column.setContentsMargins(side, gap, side, gap)
        column.setSpacing(gap)
        self._lines = QVBoxLayout()
        self._lines.setSpacing(round(px(2)))
        legend = QWidget()
        self._legend = Flow(round(px(12)), legend)
        for part in (self.ask, self.title, self.about, self.none):
            column.addWidget(part)
        column.addLayout(self._lines)
        column.addWidget(legend)
        column.addStretch(1)
        area = QScrollArea()
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidgetResizable(True)
        area.setWidget(inner)
        self._area = area
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(area)


class _Key(QWidget):
    """What a look means."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.swatch = OddsSwatch(look)
        self.label = TextLabel(look, "", TextStyle.CAPTION, role=Role.TEXT2)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(round(look.px(6)))
        row.addWidget(self.swatch)
        row.addWidget(self.label)

    def mirror(self, part: PartLook, text: str) -> None:
        """Show a look and what it means."""
        self.swatch.mirror(part)
        self.label.setText(text)
