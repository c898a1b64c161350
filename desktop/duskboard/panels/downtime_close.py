"""The end of a downtime: what it will bring, and closing it (rules/blades.md 95, 125)."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from duskboard.core.blades.downtime import Figure, FigureLine
from duskboard.i18n.blades_figure_text import figure_text
from duskboard.i18n.listing import dotted
from duskboard.i18n.words import Words
from duskboard.panels.downtime_foot import StepFoot
from duskboard.panels.downtime_wish import CloseDowntime
from duskboard.table.downtime_view import DowntimeView
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.text_label import TextLabel


class CloseForm(QWidget):
    """Says what closing brings, and closes.

    Signals:
        wished(object): See `downtime_wish`.
    """

    wished = Signal(object)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self.says = TextLabel(look, "", TextStyle.BODY, role=Role.TEXT2, ground=Role.BG2, lines=4)
        self.foot = StepFoot(look)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.says)
        column.addWidget(self.foot)
        self.foot.done.connect(self.act)

    def mirror(self, view: DowntimeView) -> None:
        """Show what closing would bring."""
        words = self._words
        self.says.setText(
            words.pgettext(
                "blades downtime",
                "A vice left alone brings stress for every trauma. Cohorts heal a level, hired "
                "healers leave, and activities are counted anew.",
            )
        )
        self.foot.mirror(
            close_preview(words, view), "", words.pgettext("blades downtime", "Close the downtime")
        )

    def act(self) -> None:
        """Do it."""
        self.wished.emit(CloseDowntime())


def close_preview(words: Words, view: DowntimeView) -> str:
    """Return whose stress rises at the end of a downtime."""
    lines = [
        FigureLine(
            figure=Figure.STRESS,
            before=one.stress.filled,
            after=one.stress.filled + one.due,
            name=one.name,
        )
        for one in view.people
        if one.due
    ]
    return dotted(words, [figure_text(words, one) for one in lines])
