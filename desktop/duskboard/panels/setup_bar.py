"""The bar under the board before the first round: people typed in one line, and what is next."""

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QWidget
from typing_extensions import override

from duskboard.board.board_words import lane_name
from duskboard.core.chase.participant import Side
from duskboard.i18n.error_text import error_text
from duskboard.i18n.listing import clauses
from duskboard.i18n.person_line import person_caption, person_hint
from duskboard.i18n.quick_people import NoPersonTextError, QuickPersonError, parse_people
from duskboard.i18n.words import Words
from duskboard.panels.action_bar import HEIGHT
from duskboard.panels.entry_field import EntryField
from duskboard.table.board_view import BoardView
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.glyph_button import GlyphButton
from duskboard.widgets.painted_button import LOOK_EVENTS
from duskboard.widgets.segmented import Option, SegmentedControl
from duskboard.widgets.text_label import TextLabel

_FIELD = 34.0
_ROOM_FOR_ADVICE = 1000.0


class SetupBar(QWidget):
    """A field that adds people, and the way to a track where there is none.

    Signals:
        people_typed(tuple[PersonDraft, ...]): People were typed.
        setup_requested(): A chase shall be set up.
        place_requested(): Everybody shall stand where the rules have them begin.
        guide_requested(): The chase shall be set up step by step.
    """

    people_typed = Signal(object)
    setup_requested = Signal()
    place_requested = Signal()
    guide_requested = Signal()

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._view: BoardView | None = None
        self.advice = TextLabel(look, "", TextStyle.BODY, role=Role.TEXT2, ground=Role.BG2, lines=2)
        self.act = GlyphButton(look, "", role="outline")
        self.guide = GlyphButton(look, "", glyph="chevron-right", role="quiet")
        self._is_guided = False
        self.side = SegmentedControl(look, height=_FIELD, ground=Role.BG2)
        self.field = EntryField()
        self.caption = TextLabel(
            look, "", TextStyle.CAPTION, role=Role.TEXT3, ground=Role.BG2, lines=2
        )
        self._side = Side.PURSUER
        self._lay_out()
        self.act.clicked.connect(self._on_act_clicked)
        self.guide.clicked.connect(self.guide_requested)
        self.side.chosen.connect(self._on_side_chosen)
        self.field.entered.connect(self._on_field_entered)
        self.field.left.connect(self.take)
        self.field.textEdited.connect(self._on_field_text_edited)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.say()

    def mirror(self, view: BoardView | None) -> None:
        """Show what is missing before the first round."""
        self._view = view
        self.say()

    def take_keyboard(self, text: str = "") -> None:
        """Let people be typed, or let a line be changed and confirmed."""
        if text:
            self.field.setText(text)
            self.field.setCursorPosition(0)
            self.show_error("")
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def take(self) -> None:
        """Empty the field: who was typed there has come, or was given up."""
        self.field.clear()
        self.show_error("")

    def set_guided(self, *, is_guided: bool) -> None:
        """Say whether a set-up is kept for later."""
        if is_guided is not self._is_guided:
            self._is_guided = is_guided
            self.say()

    def show_error(self, text: str) -> None:
        """Say under the field what was wrong with it; "" for nothing."""
        self.field.mark_error(wrong=bool(text))
        self.caption.set_role(Role.BAD if text else Role.TEXT3)
        self.caption.setText(text or self._understood())
        self.field.setAccessibleDescription(self.caption.text())

    def say(self) -> None:
        """Say everything anew, in the words of now."""
        words = self._words
        has_track = self._view is not None and bool(self._view.places)
        is_late = self._view is not None and self._view.round > 0
        advice = words.pgettext("chase", "Place pursuers, then quarry two ahead.")
        if is_late:
            advice = words.pgettext("chase", "Drag them onto the track when they come.")
        self.advice.setText(advice)
        self.act.setVisible(not is_late)
        self.guide.setVisible(not is_late)
        place = words.pgettext("chase", "Place everybody")
        self.act.setText(place if has_track else words.pgettext("chase", "Set up a chase"))
        guide = words.pgettext("chase set-up", "Step by step")
        if self._is_guided:
            guide = words.pgettext("chase set-up", "Go on setting up")
        self.guide.setText(guide)
        self.act.setEnabled(not has_track or bool(self._view and self._view.tokens))
        options = [Option(value=side, text=lane_name(words, side)) for side in Side]
        self.side.mirror(options, self._side)
        self.side.stand_between(self.guide, self.field)
        self.side.setAccessibleName(words.pgettext("chase", "Side of who is added"))
        self.field.setPlaceholderText(words.pgettext("chase", "ghoul x3 dex40 mov9 climb40"))
        self.field.setAccessibleName(words.pgettext("chase", "Add people"))
        self.show_error("")

    @override
    def sizeHint(self) -> QSize:
        return QSize(round(self._look.px(752)), round(self._look.px(HEIGHT)))

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(round(self._look.px(420)), round(self._look.px(HEIGHT)))

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.say()
        if event.type() in LOOK_EVENTS:
            self.updateGeometry()
            self.update()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.advice.setVisible(self.width() / self._look.scale >= _ROOM_FOR_ADVICE)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            rect = QRectF(self.rect())
            painter.fillRect(rect, self._look.color(Role.BG2))
            line = QRectF(0, 0, rect.width(), self._look.size("stroke.hair"))
            painter.fillRect(line, self._look.color(Role.LINE))

    def _lay_out(self) -> None:
        px = self._look.px
        grid = QGridLayout()
        grid.setHorizontalSpacing(round(px(8)))
        grid.setVerticalSpacing(round(px(2)))
        grid.addWidget(self.side, 0, 0)
        grid.addWidget(self.field, 0, 1)
        grid.addWidget(self.caption, 1, 1)
        grid.setColumnStretch(1, 1)
        row = QHBoxLayout(self)
        row.setSizeConstraint(QHBoxLayout.SizeConstraint.SetNoConstraint)
        row.setContentsMargins(round(px(14)), round(px(4)), round(px(14)), round(px(2)))
        row.setSpacing(round(px(16)))
        row.addWidget(self.advice, 1)
        row.addWidget(self.act)
        row.addWidget(self.guide)
        row.addLayout(grid, 3)

    def _understood(self) -> str:
        """Return what the line is read as, or the advice where nothing is typed."""
        words, text = self._words, self.field.text()
        try:
            drafts = parse_people(words, text, self._side)
        except NoPersonTextError:
            return person_hint(words)
        except QuickPersonError as error:
            return error_text(words, error)
        return clauses(words, [person_caption(words, draft) for draft in drafts])

    def _on_field_text_edited(self) -> None:
        self.show_error("")

    def _on_field_entered(self, text: str) -> None:
        try:
            drafts = parse_people(self._words, text, self._side)
        except QuickPersonError as error:
            self.show_error(error_text(self._words, error))
            return
        self.people_typed.emit(drafts)

    def _on_side_chosen(self, value: object) -> None:
        if isinstance(value, Side):
            self._side = value
            self.show_error("")

    def _on_act_clicked(self) -> None:
        if self._view is not None and self._view.places:
            self.place_requested.emit()
        else:
            self.setup_requested.emit()
