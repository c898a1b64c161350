"""What was ruled when: the newest change first, with the reason that was given."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget
from typing_extensions import override

from duskboard.i18n.listing import clauses, dotted
from duskboard.i18n.ruling_text import choice_text, ruling_words
from duskboard.i18n.words import Words
from duskboard.models.ruling_model import RulingTurn
from duskboard.theme.look import Look
from duskboard.theme.text import RIGHT, paint_text
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.painted_button import LOOK_EVENTS
from duskboard.widgets.text_label import TextLabel

_MOST = 12
_ROW = 53.0
_SIDE = 14.0


@dataclass(frozen=True, slots=True, kw_only=True)
class ChangeLine:
    """A change, and why.

    Attributes:
        turn: The change.
        reason: Why the table has it so now, or "".
        is_tonight: Whether it happened in the session that goes on.
    """

    turn: RulingTurn
    reason: str
    is_tonight: bool


class RulingChanges(QWidget):
    """Lists changes of rulings."""

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._title = TextLabel(look, "", TextStyle.LABEL)
        self._rows = _Rows(look, words)
        self._foot = TextLabel(look, "", TextStyle.CAPTION, role=Role.TEXT3, lines=0)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, round(look.px(12)), 0, round(look.px(12)))
        column.setSpacing(round(look.px(4)))
        for widget in (self._title, self._foot):
            widget.setContentsMargins(0, 0, 0, 0)
        column.addWidget(_inset(look, self._title))
        column.addWidget(self._rows)
        column.addWidget(_inset(look, self._foot))
        self.say()

    @property
    def lines(self) -> tuple[ChangeLine, ...]:
        """What is listed."""
        return self._rows.lines

    def mirror(self, lines: Sequence[ChangeLine]) -> None:
        """List these, the newest first."""
        self._rows.mirror(tuple(lines[:_MOST]))
        self.say()

    def say(self) -> None:
        """Say everything anew."""
        words = self._words
        self._title.setText(words.pgettext("house rules", "Changes"))
        none = words.gettext("Nothing was changed yet.")
        named = words.gettext("A ruling that decided a verdict is named on its roll card.")
        self._foot.setText(named if self._rows.lines else none)

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.say()


class _Rows(QWidget):
    def __init__(self, look: Look, words: Words) -> None:
        super().__init__()
        self._look, self._words = look, words
        self.lines: tuple[ChangeLine, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def mirror(self, lines: tuple[ChangeLine, ...]) -> None:
        self.lines = lines
        said = (clauses(self._words, self._texts(line)) for line in lines)
        self.setAccessibleName("\n".join(said))
        self.updateGeometry()
        self.update()

    @override
    def sizeHint(self) -> QSize:
        return QSize(round(self._look.px(260)), round(len(self.lines) * self._look.px(_ROW)))

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in LOOK_EVENTS:
            self.updateGeometry()
            self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        look, px = self._look, self._look.px
        with QPainter(self) as painter:
            for place, line in enumerate(self.lines):
                box = QRectF(0, place * px(_ROW), self.width(), px(_ROW))
                rule = QRectF(px(_SIDE), box.bottom() - 1, box.width() - 2 * px(_SIDE), 1)
                painter.fillRect(rule, look.color(Role.LINE))
                title, before, when = self._texts(line)
                room = box.adjusted(px(_SIDE), px(6), -px(_SIDE), -px(6))
                upper, lower = QRectF(room), QRectF(room)
                upper.setHeight(room.height() / 2)
                lower.setTop(upper.bottom())
                at = paint_text(
                    painter, look, upper, when, TextStyle.CAPTION, Role.TEXT3,
                    align=RIGHT, ground=Role.BG1,
                )  # fmt: skip
                upper.setRight(at.left() - look.size("space.s"))
                paint_text(painter, look, upper, title, TextStyle.LABEL, Role.TEXT, ground=Role.BG1)
                paint_text(
                    painter, look, lower, before, TextStyle.BODY, Role.TEXT2, ground=Role.BG1
                )

    def _texts(self, line: ChangeLine) -> tuple[str, str, str]:
        words, turn = self._words, line.turn
        title = words.gettext("%(ruling)s: %(choice)s") % {
            "ruling": ruling_words(words, turn.ruling_id).label,
            "choice": choice_text(words, turn.ruling_id, turn.after),
        }
        was = {"choice": choice_text(words, turn.ruling_id, turn.before)}
        quoted = words.gettext("“%(text)s”") % {"text": line.reason} if line.reason else ""
        before = dotted(words, [words.gettext("was %(choice)s") % was, quoted])
        if line.is_tonight:
            return title, before, words.pgettext("when", "tonight")
        if turn.session == 0:
            return title, before, words.pgettext("when", "before")
        number = {"number": turn.session}
        return title, before, words.pgettext("when", "session %(number)d") % number


def _inset(look: Look, inner: QWidget) -> QWidget:
    outer = QWidget()
    column = QVBoxLayout(outer)
    column.setContentsMargins(round(look.px(_SIDE)), 0, round(look.px(_SIDE)), 0)
    column.addWidget(inner)
    return outer
