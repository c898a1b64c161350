"""The ruling in hand: why tables differ, each choice with figures, and why this table chose."""

from enum import StrEnum
from functools import partial

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget
from typing_extensions import override

from duskboard.core.rulings import Preset, Ruling
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import clauses, names
from duskboard.i18n.ruling_text import game_text, ruling_words
from duskboard.i18n.words import Words
from duskboard.panels.choice_card import ChoiceCard
from duskboard.panels.entry_field import EntryField
from duskboard.panels.ruling_rows import RulingItem
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.glyph_button import GlyphButton
from duskboard.widgets.text_label import TextLabel


class RulingCard(QWidget):
    """Shows one ruling whole.

    Signals:
        choice_requested(str, str): A ruling shall be chosen so, in the words of the file.
        reason_requested(str, str): Why it is so shall be written down; "" strikes it out.
        left(): The keyboard shall go back to the list.
    """

    choice_requested = Signal(str, str)
    reason_requested = Signal(str, str)
    left = Signal()

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._item: RulingItem | None = None
        self._reason = ""
        self._cards: list[ChoiceCard] = []
        self._title = TextLabel(look, "", TextStyle.HEAD, lines=2)
        self._why = TextLabel(look, "", TextStyle.BODY, role=Role.TEXT2, lines=0)
        self._others = TextLabel(look, "", TextStyle.BODY, role=Role.TEXT2, lines=0)
        self._rules = TextLabel(look, "", TextStyle.CAPTION, role=Role.TEXT3, lines=0)
        self._said = TextLabel(look, "", TextStyle.BODY, role=Role.TEXT, lines=0)
        self.note = GlyphButton(look, "", glyph="note", role="quiet", small=True)
        self.field = EntryField()
        self._lay_out()
        self.note.clicked.connect(self.begin_reason)
        self.field.entered.connect(self._on_field_entered)
        self.field.left.connect(self._end_reason)

    @property
    def cards(self) -> tuple[ChoiceCard, ...]:
        """The choices."""
        return tuple(self._cards)

    def mirror(self, item: RulingItem | None, reason: str) -> None:
        """Show a ruling and why this table has it so, or nothing."""
        is_other = item is None or self._item is None or item.key != self._item.key
        self._item, self._reason = item, reason
        if is_other:
            self._end_reason(keeps_focus=True)
        self.say()

    def begin_reason(self) -> None:
        """Let why the table has it so be typed."""
        if self._item is not None:
            self.field.setText(self._reason)
            self.field.show()
            self.field.setFocus(Qt.FocusReason.OtherFocusReason)
            self.field.selectAll()

    def say(self) -> None:
        """Say everything anew."""
        words, item = self._words, self._item
        self.setVisible(item is not None)
        if item is None:
            return
        text = ruling_words(words, item.key)
        self._title.setText(text.label)
        self._why.setText(text.reason)
        self._mirror_cards(item.ruling, item.chosen)
        others = [
            words.gettext("“%(ruling)s”") % {"ruling": ruling_words(words, other).label}
            for other in item.ruling.works_with
        ]
        with_them = words.gettext("Works with %(rulings)s.") % {"rulings": names(words, others)}
        self._others.setText(with_them)
        self._others.setVisible(bool(others))
        rules = clauses(words, item.ruling.about.rules)
        texts = {"game": game_text(words, item.ruling.game), "rules": rules}
        self._rules.setText(words.gettext("Rules of %(game)s: %(rules)s") % texts)
        self._said.setText(words.gettext("“%(text)s”") % {"text": self._reason})
        self._said.setVisible(bool(self._reason))
        self.note.setText(words.gettext("Note why"))
        self.field.setPlaceholderText(words.gettext("Why this table has it so"))
        self.field.setAccessibleName(self.field.placeholderText())

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.say()

    def _lay_out(self) -> None:
        px = self._look.px
        column = QVBoxLayout(self)
        column.setContentsMargins(*(round(px(14)) for _ in range(4)))
        column.setSpacing(round(px(10)))
        self._choices = QVBoxLayout()
        self._choices.setSpacing(round(px(6)))
        column.addWidget(self._title)
        column.addWidget(self._why)
        column.addLayout(self._choices)
        column.addWidget(self._others)
        column.addWidget(self._said)
        column.addWidget(self._rules)
        column.addWidget(self.note, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.field)
        self.field.hide()

    def _mirror_cards(self, ruling: Ruling, chosen: StrEnum) -> None:
        while len(self._cards) > len(ruling.choices):
            card = self._cards.pop()
            self._choices.removeWidget(card)
            card.hide()
            card.deleteLater()
        while len(self._cards) < len(ruling.choices):
            card = ChoiceCard(self._look)
            card.clicked.connect(partial(self._on_card_clicked, len(self._cards)))
            self._choices.addWidget(card)
            self._cards.append(card)
        words = self._words
        examples = ruling_words(words, ruling.ruling_id).examples
        for card, one in zip(self._cards, ruling.choices, strict=True):
            tags = [enum_text(words, name) for name in Preset if ruling.of(name) is one]
            tag = words.gettext("both presets") if len(tags) > 1 else "".join(tags)
            card.mirror(enum_text(words, one), tag, examples.get(one, ""))
            if one is chosen:
                card.setChecked(True)

    def _on_card_clicked(self, place: int) -> None:
        item = self._item
        if item is not None:
            self.choice_requested.emit(item.key, item.ruling.choices[place].value)

    def _on_field_entered(self, text: str) -> None:
        if self._item is not None:
            self.reason_requested.emit(self._item.key, text.strip())
        self._end_reason()

    def _end_reason(self, *, keeps_focus: bool = False) -> None:
        had_focus = self.field.hasFocus()
        self.field.hide()
        self.field.clear()
        if had_focus and not keeps_focus:
            self.left.emit()
