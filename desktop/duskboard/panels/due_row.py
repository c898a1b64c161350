"""A row of the time panel: something that fell due, or that a night to come will bring."""

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QGridLayout, QWidget
from typing_extensions import override

from duskboard.core.storyteller.calendar import DueKind
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import clauses, dotted
from duskboard.i18n.storyteller_time_text import away_text, date_text, waking_text
from duskboard.i18n.words import Words
from duskboard.table.chronicle_view import DueView
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.glyph_button import GlyphButton
from duskboard.widgets.painted_button import LOOK_EVENTS
from duskboard.widgets.text_label import TextLabel

_WHEN = 84.0


class DueRow(QWidget):
    """Shows when, what and whose.

    Signals:
        apply_requested(DueView): It shall be done.
        aside_requested(DueView): It shall be put aside, or the reminder taken away.
    """

    apply_requested = Signal(object)
    aside_requested = Signal(object)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._due: DueView | None = None
        self._when = TextLabel(look, "", TextStyle.LABEL)
        self._away = TextLabel(look, "", TextStyle.CAPTION, role=Role.TEXT2)
        self._what = TextLabel(look, "", TextStyle.LABEL, lines=2)
        self._detail = TextLabel(look, "", TextStyle.CAPTION, role=Role.TEXT2, lines=3)
        self.apply = GlyphButton(look, "", role="outline", small=True)
        self.aside = GlyphButton(look, "", glyph="close", role="tool", small=True)
        self._look = look
        grid = self._grid = QGridLayout(self)
        grid.setContentsMargins(0, round(look.px(4)), 0, round(look.px(4)))
        grid.setHorizontalSpacing(round(look.px(8)))
        grid.setVerticalSpacing(0)
        grid.addWidget(self._when, 0, 0)
        grid.addWidget(self._away, 1, 0)
        grid.addWidget(self._what, 0, 1)
        grid.addWidget(self._detail, 1, 1)
        grid.addWidget(self.apply, 0, 2, 2, 1)
        grid.addWidget(self.aside, 0, 3, 2, 1)
        grid.setColumnStretch(1, 1)
        self.apply.clicked.connect(self._on_apply_clicked)
        self.aside.clicked.connect(self._on_aside_clicked)
        self._measure()

    def mirror(self, due: DueView, today: int) -> None:
        """Show something that fell due, or will."""
        words, offer = self._words, due.offer
        self._due = due
        is_due = offer.day <= today
        kind = enum_text(words, offer.kind)
        title = offer.note if offer.kind is DueKind.REMINDER and offer.note else kind
        counts = ""
        if due.before is not None and due.after is not None:
            texts = {"before": due.before, "after": due.after}
            counts = words.pgettext("vampire due", "%(before)d → %(after)d") % texts
        amount = str(offer.amount) if not is_due and offer.amount else ""
        note = offer.note if title != offer.note else ""
        self._when.setText(
            words.pgettext("vampire due", "tonight")
            if offer.day == today
            else date_text(words, offer.day)
        )
        self._away.setText(away_text(words, offer.day - today))
        self._what.setText(title)
        rolls = ""
        if offer.kind is DueKind.TORPOR_ENDS and offer.source is None:
            rolls = waking_text(words)
        self._detail.setText(dotted(words, [due.name, counts if is_due else amount, rolls, note]))
        self.apply.setText(words.pgettext("vampire due", "Apply"))
        self.apply.setVisible(is_due)
        aside = words.pgettext("vampire due", "Put aside")
        if due.reminder is not None and not is_due:
            aside = words.pgettext("vampire due", "Take the reminder away")
        self.aside.setToolTip(aside)
        self.aside.setAccessibleName(clauses(words, [aside, title, due.name]))
        self.aside.setVisible(is_due or due.reminder is not None)
        self.apply.setAccessibleName(clauses(words, [self.apply.text(), title, due.name]))
        self.setAccessibleName(clauses(words, [self._when.text(), title, self._detail.text()]))

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in LOOK_EVENTS:
            self._measure()

    def _measure(self) -> None:
        self._grid.setColumnMinimumWidth(0, round(self._look.px(_WHEN)))

    def _on_apply_clicked(self) -> None:
        self.apply_requested.emit(self._due)

    def _on_aside_clicked(self) -> None:
        self.aside_requested.emit(self._due)
