"""The bar under a set-up: what comes of it so far, and the one button that goes on."""

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget
from typing_extensions import override

from duskboard.core.chase.setup import SetupStep
from duskboard.i18n.words import Words
from duskboard.panels.action_bar import HEIGHT
from duskboard.panels.entry_field import EntryField
from duskboard.panels.setup_text import (
    are_away,
    ends_early,
    go_text,
    more_text,
    next_detail,
    next_title,
    places_more,
    rolls_left,
)
from duskboard.table.setup_view import SetupView
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.glyph_button import GlyphButton
from duskboard.widgets.painted_button import LOOK_EVENTS
from duskboard.widgets.segmented import Option, SegmentedControl
from duskboard.widgets.text_label import TextLabel

_GAPS = (1, 2, 3)
_TRAIL = 240.0
_ROOM_FOR_KEEP = 760.0


class SetupFoot(QWidget):
    """Says what is next.

    Signals:
        next_requested(), back_requested(): The next step, or the one before.
        start_requested(): The first round shall begin.
        places_requested(int): So many places are wanted more.
        away_requested(str): All get away at once; how the trail was lost.
        gap_requested(int): The quarry start so many places ahead.
        roll_all_requested(): Everybody rolls for speed.
        keep_requested(): The set-up shall be left for later.
    """

    next_requested = Signal()
    back_requested = Signal()
    start_requested = Signal()
    places_requested = Signal(int)
    away_requested = Signal(str)
    gap_requested = Signal(object)
    roll_all_requested = Signal()
    keep_requested = Signal()

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._view: SetupView | None = None
        self.title = TextLabel(look, "", TextStyle.TITLE, ground=Role.BG2)
        self.detail = TextLabel(look, "", TextStyle.BODY, role=Role.TEXT2, ground=Role.BG2, lines=2)
        self.gap = SegmentedControl(look, ground=Role.BG2)
        self.trail = EntryField()
        self.roll_all = GlyphButton(look, "", glyph="die", role="outline")
        self.more = GlyphButton(look, "", role="outline")
        self.keep = GlyphButton(look, "", role="quiet")
        self.back = GlyphButton(look, "", role="quiet")
        self.go = GlyphButton(look, "", role="primary")
        self._lay_out()
        self.gap.chosen.connect(self.gap_requested)
        self.trail.entered.connect(self.away_requested)
        self.roll_all.clicked.connect(self.roll_all_requested)
        self.more.clicked.connect(self._on_more_clicked)
        self.keep.clicked.connect(self.keep_requested)
        self.back.clicked.connect(self.back_requested)
        self.go.clicked.connect(self._on_go_clicked)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def mirror(self, view: SetupView) -> None:
        """Show what comes of the set-up so far."""
        self._view = view
        words = self._words
        self.title.setText(next_title(words, view))
        self.title.setToolTip(next_title(words, view))
        self.detail.setText(self._detail(view))
        self.detail.set_role(Role.TEXT2)
        options = [
            Option(
                value=gap,
                text=words.ngettext("%(count)d ahead", "%(count)d ahead", gap) % {"count": gap},
            )
            for gap in _GAPS
        ]
        self.gap.mirror(options, view.gap)
        self.gap.setAccessibleName(words.pgettext("chase set-up", "How far ahead the quarry start"))
        self.roll_all.setText(words.pgettext("chase set-up", "Roll all"))
        is_left = rolls_left(view)
        had_keyboard = self.roll_all.hasFocus()
        self.roll_all.setEnabled(is_left)
        if had_keyboard and not is_left:
            self.go.setFocus(Qt.FocusReason.OtherFocusReason)
        self.keep.setText(words.pgettext("chase set-up", "Keep for later"))
        self.back.setText(words.pgettext("step", "Back"))
        self.back.setEnabled(view.step is not SetupStep.FLEE)
        self.trail.setPlaceholderText(words.pgettext("chase set-up", "How was the trail lost?"))
        self.trail.setAccessibleName(self.trail.placeholderText())
        self.go.setText(go_text(self._words, view))
        self.go.setEnabled(self._can_go(view))
        self._arrange()
        self.update()  # the line above is of the step; labels repaint but their own ground

    def refuse(self, text: str) -> None:
        """Say why something was not allowed, until the set-up goes on."""
        self.detail.setText(text)
        self.detail.set_role(Role.BAD)

    @override
    def sizeHint(self) -> QSize:
        return QSize(round(self._look.px(752)), round(self._look.px(HEIGHT)))

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in LOOK_EVENTS:
            self.updateGeometry()
            self.update()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        look = self._look
        with QPainter(self) as painter:
            rect = QRectF(self.rect())
            painter.fillRect(rect, look.color(Role.BG2))
            is_start = self._view is not None and self._view.step is SetupStep.START
            role, high = (Role.NOW, look.px(2)) if is_start else (Role.LINE, 1.0)
            painter.fillRect(QRectF(0, 0, rect.width(), high), look.color(role))

    def _lay_out(self) -> None:
        px = self._look.px
        texts = QVBoxLayout()
        texts.setSpacing(round(px(1)))
        texts.addStretch(1)
        texts.addWidget(self.title)
        texts.addWidget(self.detail)
        texts.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(round(px(14)), round(px(4)), round(px(14)), round(px(2)))
        row.setSpacing(round(px(10)))
        row.addLayout(texts, 1)
        for widget in (
            self.roll_all,
            self.gap,
            self.more,
            self.trail,
            self.keep,
            self.back,
            self.go,
        ):
            row.addWidget(widget)
        self.trail.setFixedWidth(round(px(_TRAIL)))

    def _arrange(self) -> None:
        view = self._view
        if view is None:
            return
        self.setFixedHeight(round(self._look.px(HEIGHT)))
        is_start = view.step is SetupStep.START
        self.roll_all.setVisible(view.step is SetupStep.SPEED)
        self.gap.setVisible(is_start and view.is_on)
        self.more.setText(more_text(self._words, view))
        wants_more = is_start and not view.wanted and places_more(view) > 0
        self.more.setVisible(wants_more)
        self.trail.setVisible(ends_early(view))
        has_room = self.width() / self._look.scale >= _ROOM_FOR_KEEP
        self.keep.setVisible(has_room)
        self.back.setVisible(has_room or not wants_more)  # the steps above lead back, too

    def _detail(self, view: SetupView) -> str:
        words = self._words
        match view.step:
            case SetupStep.FLEE:
                return words.pgettext("chase set-up", "Type a line for each who flees.")
            case SetupStep.PURSUE:
                return words.pgettext("chase set-up", "Type a line for each who pursues.")
            case SetupStep.SPEED:
                return words.pgettext(
                    "chase set-up", "Click a cell to roll it, or type what real dice show."
                )
            case SetupStep.TAKE_PART:
                return words.pgettext(
                    "chase set-up", "A fight elsewhere? Keep places small: rounds are as long."
                )
            case SetupStep.START:
                return next_detail(words, view)

    def _can_go(self, view: SetupView) -> bool:
        if view.step is not SetupStep.START:
            return True
        return view.can_start or are_away(view) or (view.is_on and view.wanted > 0)

    def _on_more_clicked(self) -> None:
        if self._view is not None:
            self.places_requested.emit(places_more(self._view))

    def _on_go_clicked(self) -> None:
        view = self._view
        if view is None:
            return
        if ends_early(view):
            self.away_requested.emit(self.trail.text())
        elif view.step is SetupStep.START and view.wanted:
            self._on_more_clicked()
        elif view.step is SetupStep.START:
            self.start_requested.emit()
        else:
            self.next_requested.emit()
