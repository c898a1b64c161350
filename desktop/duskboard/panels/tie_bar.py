"""The bar under the strip of turns while equal DEX stand: roll, or type what the dice showed."""

import unicodedata

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget
from typing_extensions import override

from duskboard.board.board_words import called
from duskboard.core.identity import EntityId
from duskboard.i18n.listing import names
from duskboard.i18n.words import Words
from duskboard.panels.entry_field import EntryField
from duskboard.table.board_view import BoardView, TokenView
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.glyph_button import GlyphButton
from duskboard.widgets.painted_button import LOOK_EVENTS
from duskboard.widgets.text_label import TextLabel

_HEIGHT = 44.0
_FIELD = 92.0
_MOST_FIELDS = 5
_HIGHEST = 100


class TieBar(QWidget):
    """Asks for the d100 of everybody in one group of equal DEX. It is hidden while none stands.

    Signals:
        roll_requested(tuple[EntityId, ...]): The program shall roll for a group.
        told(tuple[EntityId, ...], tuple[int, ...]): What everybody of a group rolled, and those
            who were equal once more after them.
    """

    roll_requested = Signal(object)
    told = Signal(object, object)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._group: tuple[TokenView, ...] = ()
        self._asked: tuple[EntityId, ...] = ()
        self._known: tuple[int, ...] = ()
        self.text = TextLabel(look, "", TextStyle.BODY, ground=Role.BG2)
        self.fields = [EntryField() for _ in range(_MOST_FIELDS)]
        self.roll = GlyphButton(look, "", role="outline", small=True)
        self._lay_out()
        self.roll.clicked.connect(self._on_roll_clicked)
        for field in self.fields:
            field.entered.connect(self._on_field_entered)
            field.left.connect(self._on_field_left)
            field.textEdited.connect(self._on_field_text_edited)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.hide()

    @property
    def group(self) -> tuple[EntityId, ...]:
        """The group that is asked about, in the order in which they are asked."""
        return tuple(token.person_id for token in self._group)

    def mirror(self, view: BoardView | None) -> None:
        """Show the first group of equal DEX that nothing has parted, or nothing."""
        ties = view.ties if view is not None else ()
        tokens = (view.token(key) for key in ties[0]) if view is not None and ties else ()
        group = tuple(token for token in tokens if token is not None)
        if [one.person_id for one in group] != list(self.group):
            self._ask(tuple(one.person_id for one in group), ())
        self._group = group
        self.setVisible(bool(group))
        self.say()

    def ask_again(self, who: tuple[EntityId, ...], known: tuple[int, ...]) -> None:
        """Ask those who were equal once more; `known` is all that was told before."""
        self._ask(who, known)
        self.say()
        self.fields[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def say(self) -> None:
        """Say everything anew, in the words of now."""
        if not self._group:
            return
        words = self._words
        texts = {
            "dex": self._group[0].dex or 0,
            "names": names(words, [called(words, one) for one in self._group]),
        }
        text = words.pgettext(
            "chase", "Equal DEX %(dex)d: %(names)s. Type what each rolled, or drag the turns."
        )
        if self._known:
            text = words.pgettext(
                "chase", "Still equal at DEX %(dex)d: %(names)s. Type what each rolled now."
            )
            again = [called(words, one) for one in self._group if one.person_id in self._asked]
            texts["names"] = names(words, again)
        self.text.setText(text % texts)
        self.text.setToolTip(text % texts)
        self.text.set_role(Role.TEXT)
        self.roll.setText(words.pgettext("chase", "Roll for them"))
        by_id = {one.person_id: one for one in self._group}
        for place, field in enumerate(self.fields):
            field.setVisible(place < len(self._asked))
            if place < len(self._asked):
                name = called(words, by_id[self._asked[place]])
                field.setPlaceholderText(name)
                label = words.pgettext("chase", "d100 of %(who)s") % {"who": name}
                field.setAccessibleName(label)
                field.setToolTip(label)

    @override
    def sizeHint(self) -> QSize:
        return QSize(round(self._look.px(640)), round(self._look.px(_HEIGHT)))

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(round(self._look.px(360)), round(self._look.px(_HEIGHT)))

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.say()
        if event.type() in LOOK_EVENTS:
            self.updateGeometry()
            self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(QRectF(self.rect()), self._look.color(Role.BG2))

    def _lay_out(self) -> None:
        px = self._look.px
        row = QHBoxLayout(self)
        row.setSizeConstraint(QHBoxLayout.SizeConstraint.SetNoConstraint)
        row.setContentsMargins(round(px(14)), round(px(4)), round(px(14)), round(px(4)))
        row.setSpacing(round(px(8)))
        row.addWidget(self.text, 1)
        for field in self.fields:
            field.keep_width(self._look, _FIELD)
            field.setMaxLength(4)
            row.addWidget(field)
        row.addWidget(self.roll)

    def _ask(self, who: tuple[EntityId, ...], known: tuple[int, ...]) -> None:
        self._asked, self._known = who[:_MOST_FIELDS], known
        for field in self.fields:
            field.clear()
            field.mark_error(wrong=False)

    def _on_field_entered(self) -> None:
        totals = []
        for field in self.fields[: len(self._asked)]:
            total = _total(field.text())
            if total is None:
                self._ask_for(field)
                return
            totals.append(total)
        self.told.emit(self.group, (*self._known, *totals))

    def _ask_for(self, field: EntryField) -> None:
        """Take the keyboard to a field without a d100; one that was typed wrong says why."""
        field.setFocus(Qt.FocusReason.OtherFocusReason)
        is_wrong = bool(field.text().strip())
        field.mark_error(wrong=is_wrong)
        if is_wrong:
            text = self._words.pgettext("chase", "A d100 shows 1 to 100, or 00.")
            self.text.setText(text)
            self.text.setToolTip(text)
            self.text.set_role(Role.BAD)
            field.setAccessibleDescription(text)

    def _on_field_text_edited(self) -> None:
        for field in self.fields:
            field.mark_error(wrong=False)
            field.setAccessibleDescription("")
        self.say()

    def _on_field_left(self) -> None:
        self._ask(self._asked, self._known)

    def _on_roll_clicked(self) -> None:
        if any(field.text().strip() for field in self.fields):
            self._on_field_entered()  # what the table rolled is not thrown away
        else:
            self.roll_requested.emit(self.group)


def _total(text: str) -> int | None:
    """Return the total of a d100 as it is said, 00 for a hundred; None for anything else."""
    plain = unicodedata.normalize("NFKC", text).strip()
    if plain in {"0", "00", "000"}:
        return _HIGHEST
    if not plain.isdecimal() or not 1 <= int(plain) <= _HIGHEST:
        return None
    return int(plain)
