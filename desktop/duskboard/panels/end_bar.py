"""A bar that proposes how a chase ends: it is never done by itself (rules/chase.md Q18)."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget
from typing_extensions import override

from duskboard.core.chase.ending import Ending, Proposal
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.words import Words
from duskboard.table.board_view import BoardView
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.glyph_button import GlyphButton
from duskboard.widgets.text_label import TextLabel


class EndBar(QWidget):
    """Shows one proposal at a time, or is not there.

    Signals:
        accepted(Proposal): It is so.
        restart_requested(): The chase shall begin again.
        clear_requested(): The chase shall be cleared away.
    """

    accepted = Signal(object)
    restart_requested = Signal()
    clear_requested = Signal()

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._put_off: frozenset[Proposal] = frozenset()
        self._shown: Proposal | None = None
        self._view: BoardView | None = None
        self.text = TextLabel(look, "", TextStyle.LABEL, ground=Role.BG2)
        self.accept = GlyphButton(look, "", role="outline", small=True)
        self.later = GlyphButton(look, "", role="quiet", small=True)
        self.again = GlyphButton(look, "", role="outline", small=True)
        self.clear = GlyphButton(look, "", role="quiet", small=True)
        row = QHBoxLayout(self)
        row.setContentsMargins(
            round(look.px(14)), round(look.px(4)), round(look.px(14)), round(look.px(4))
        )
        row.setSpacing(round(look.px(8)))
        row.addWidget(self.text, 1)
        for button in (self.accept, self.again, self.clear, self.later):
            row.addWidget(button)
        self.accept.clicked.connect(self._on_accept_clicked)
        self.later.clicked.connect(self._on_later_clicked)
        self.again.clicked.connect(self.restart_requested)
        self.clear.clicked.connect(self.clear_requested)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.hide()

    @property
    def shown(self) -> Proposal | None:
        """The proposal that is shown."""
        return self._shown

    def mirror(self, view: BoardView | None) -> None:
        """Show the first end that lies at hand and was not put off."""
        self._view = view
        ends = view.ends if view is not None else ()
        self._put_off &= set(ends)  # one that comes again is proposed again
        self._shown = next((one for one in ends if one not in self._put_off), None)
        self.say()

    def say(self) -> None:
        """Say everything anew, in the words of now."""
        words, shown = self._words, self._shown
        is_over = shown is not None and shown.ending is Ending.ALL_OUT
        self.text.setText(self._sentence())
        self.accept.setText(enum_text(words, shown.ending) if shown is not None else "")
        self.accept.setVisible(shown is not None and not is_over)
        self.later.setText(words.pgettext("chase end", "Not yet"))
        self.again.setText(words.pgettext("chase end", "Start again"))
        self.clear.setText(words.pgettext("chase end", "Clear away"))
        self.again.setVisible(is_over)
        self.clear.setVisible(is_over)
        self.setVisible(shown is not None)
        self.setAccessibleName(self._sentence())

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(QRectF(self.rect()), self._look.color(Role.BG2))
            line = QRectF(0, self.height() - 1, self.width(), 1)
            painter.fillRect(line, self._look.color(Role.LINE))

    def _sentence(self) -> str:
        words, shown, view = self._words, self._shown, self._view
        if shown is None or view is None:
            return ""
        who, by = view.token(shown.who), view.token(shown.by)
        place = view.place(who.place_id) if who is not None else None
        texts = {
            "who": (who.name if who is not None else "") or "",
            "by": (by.name if by is not None else "") or "",
            "place": (place.name if place is not None else "") or "",
        }
        sentences = {
            Ending.CAUGHT: words.pgettext("chase end", "%(by)s has reached %(who)s at %(place)s."),
            Ending.ESCAPED: words.pgettext("chase end", "%(who)s is out of reach at %(place)s."),
            Ending.ALL_OUT: words.pgettext(
                "chase end", "One side has nobody left: the chase is over."
            ),
            Ending.DOWN: words.pgettext("chase end", "%(who)s has no hit points left."),
        }
        return sentences[shown.ending] % texts

    def _on_accept_clicked(self) -> None:
        if self._shown is not None:
            self.accepted.emit(self._shown)

    def _on_later_clicked(self) -> None:
        if self._shown is not None:
            self._put_off |= {self._shown}
            self.mirror(self._view)
