"""Rows of a sheet under their name: powers, rituals, merits, weapons, armour, health boxes."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtWidgets import QApplication, QMenu, QVBoxLayout, QWidget

from duskboard.core.storyteller.gear import ARMOURS, WEAPONS, Armour, Weapon
from duskboard.core.storyteller.health import Box, Damage, HealthLevel
from duskboard.core.storyteller.power import Merit, Power, Ritual
from duskboard.core.storyteller.trait import Creature
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.storyteller_trait_text import gear_text
from duskboard.i18n.words import Language, Words
from duskboard.panels.row_draft import disciplines
from duskboard.panels.row_form import RowForm
from duskboard.panels.sheet_row_text import row_face
from duskboard.panels.sheet_rows import indented
from duskboard.panels.sheet_wish import UseRow, WriteRows
from duskboard.play.storyteller.field import Row, RowField
from duskboard.table.sheet_view import SheetView
from duskboard.theme.look import Look
from duskboard.theme.token import TextStyle
from duskboard.widgets.entry_row import EntryRow
from duskboard.widgets.glyph_button import GlyphButton
from duskboard.widgets.text_label import TextLabel

_READY: Mapping[RowField, tuple[Row, ...]] = MappingProxyType(
    {
        RowField.WEAPONS: tuple(WEAPONS.values()),
        RowField.ARMOUR: tuple(ARMOURS.values()),
    }
)
"""Rows that are offered ready made."""
_UNNAMED = "?"
"""Stands for the name of a row that is not written yet."""


class SheetList(QWidget):
    """Shows rows. A click uses one; while the sheet is written on it opens its fields.

    Signals:
        wished(SheetWish): A row shall be used, or the rows be others.
    """

    wished = Signal(object)

    def __init__(
        self, look: Look, words: Words, field: RowField, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._look, self._words, self.field = look, words, field
        self._view: SheetView | None = None
        self._entries: tuple[Row, ...] = ()
        self._is_editing = self._was_editing = False
        self._seen: tuple[object, ...] | None = None
        self._written: int | None = None
        self.rows: list[EntryRow] = []
        self.form: RowForm | None = None
        self._title = TextLabel(look, "", TextStyle.LABEL)
        self.add = GlyphButton(look, "", glyph="plus", role="quiet", small=True)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addLayout(indented(look, self._title))
        self._column.addWidget(self.add, 0, Qt.AlignmentFlag.AlignLeft)
        self._column.addStretch(1)
        self.add.clicked.connect(self._on_add_clicked)

    def mirror(
        self,
        view: SheetView,
        rows: Sequence[Row],
        lit: Row | None = None,
        *,
        is_editing: bool,
        is_offered: bool = True,
    ) -> None:
        """Show rows.

        Args:
            view: The sheet.
            rows: The rows.
            lit: The one that is in hand, or None.
            is_editing: Whether the sheet is written on.
            is_offered: Whether such rows belong to who the sheet is for, though there are none.
        """
        lit = lit if lit in rows else None
        seen = (view, tuple(rows), lit, is_editing, is_offered, self._language)
        if seen == self._seen:
            return
        is_other = self._view is None or view.sheet_id != self._view.sheet_id
        is_played = self._was_editing and not is_editing
        if is_other or is_played or len(rows) != len(self._entries):
            self.leave()
        self._was_editing = is_editing
        self._seen, self._view, self._entries = seen, view, tuple(rows)
        self._is_editing = is_editing and (is_offered or bool(rows))
        self._match(len(rows))
        for row, entry in zip(self.rows, rows, strict=True):
            face = row_face(self._words, view, entry, is_lit=entry == lit)
            row.mirror(face)
        self._title.setText(enum_text(self._words, self.field))
        self.add.setText(self._words.pgettext("vampire", "Add"))
        name = self._words.pgettext("vampire", "Add: %(group)s")
        self.add.setAccessibleName(name % {"group": self._title.text()})
        self.add.setVisible(self._is_editing)
        self.setVisible(bool(rows) or self._is_editing or self.form is not None)

    def write(self, place: int) -> None:
        """Open the fields of a row."""
        self._open(self._entries[place], place)

    def leave(self) -> None:
        """Close the fields; the keyboard goes to the row they were of."""
        form, self.form = self.form, None
        place, self._written = self._written, None
        if form is None:
            return
        had_keyboard = form.isAncestorOf(QApplication.focusWidget() or self)
        self._column.removeWidget(form)
        form.hide()
        form.deleteLater()
        for row in self.rows:
            row.show()
        if had_keyboard and place is not None and place < len(self.rows):
            self.rows[place].setFocus(Qt.FocusReason.OtherFocusReason)
        elif had_keyboard:
            self.add.setFocus(Qt.FocusReason.OtherFocusReason)
        self.setVisible(bool(self._entries) or self._is_editing)

    @property
    def _language(self) -> Language:
        return self._words.language

    def _match(self, count: int) -> None:
        """Have as many rows as there are entries."""
        while len(self.rows) > count:
            row = self.rows.pop()
            self._column.removeWidget(row)
            row.hide()
            row.deleteLater()
        while len(self.rows) < count:
            row = EntryRow(self._look)
            row.clicked.connect(self._on_row_clicked)
            row.write_requested.connect(self._on_row_write_requested)
            self._column.insertWidget(1 + len(self.rows), row)
            row.show()
            self.rows.append(row)

    def _open(self, entry: Row, place: int | None) -> None:
        if self._view is None:
            return
        self.leave()
        self.form = form = RowForm(self._look, self._words, self.field)
        form.written.connect(self._on_form_written)
        form.remove_requested.connect(self._on_form_remove_requested)
        form.left.connect(self.leave)
        self._written = place
        at = len(self.rows) if place is None else place
        if place is not None:
            self.rows[place].hide()
        self._column.insertWidget(1 + at, form)
        form.show()
        self.show()
        form.begin(self._view, entry, is_new=place is None)

    def _place(self) -> int:
        return next(place for place, row in enumerate(self.rows) if row is self.sender())

    def _on_row_clicked(self) -> None:
        place = self._place()
        if self._is_editing:
            self.write(place)
        else:
            self.wished.emit(UseRow(row=self._entries[place]))

    def _on_row_write_requested(self) -> None:
        self.write(self._place())

    def _on_add_clicked(self) -> None:
        there = {entry.name for entry in self._entries}
        ready = [row for row in self._ready() if row.name not in there]
        if not ready:
            self._begin_new()
            return
        menu, words = QMenu(self), self._words
        for row in ready:
            act = menu.addAction(gear_text(words, row.name))
            act.triggered.connect(self._adder(row))
        menu.addSeparator()
        menu.addAction(words.pgettext("vampire", "Another…")).triggered.connect(self._begin_new)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(self.add.mapToGlobal(QPoint(0, self.add.height())))

    def _ready(self) -> list[Row]:
        """Return the rows that are offered ready made: only vampires bite worse than lethal."""
        rows = _READY.get(self.field, ())
        if self._view is None or self._view.creature is Creature.KINDRED:
            return list(rows)
        return [_milder(row) for row in rows]

    def _adder(self, row: Row) -> Callable[[], None]:
        return lambda: self._send((*self._entries, row))

    def _begin_new(self) -> None:
        if self._view is not None:
            self._open(_blank(self.field, self._view), None)

    def _on_form_written(self, row: Row) -> None:
        place, entries = self._written, list(self._entries)
        if place is None:
            entries.append(row)
        else:
            entries[place] = row
        if self.field is RowField.BOXES:
            entries.sort(key=_gravity)
        self.leave()
        self._send(tuple(entries))

    def _on_form_remove_requested(self) -> None:
        place, entries = self._written, list(self._entries)
        if place is not None:
            del entries[place]
        self.leave()
        self._send(tuple(entries))

    def _send(self, rows: tuple[Row, ...]) -> None:
        self.wished.emit(WriteRows(field=self.field, rows=rows))


def _milder(row: Row) -> Row:
    """Return a weapon as who is no vampire has it (rules/storyteller.md 16.4, X2.2)."""
    if isinstance(row, Weapon) and row.damage is Damage.AGGRAVATED:
        return replace(row, damage=Damage.LETHAL)
    return row


def _gravity(row: Row) -> tuple[bool, int]:
    """Sort boxes from the lightest to the gravest; others stay where they are."""
    if not isinstance(row, Box):
        return False, 0
    return row.is_incapacitated, -row.penalty


def _blank(field: RowField, view: SheetView) -> Row:
    """Return a row to begin with."""
    of = disciplines(view)[0]
    match field:
        case RowField.POWERS:
            dots = [power.dot for power in view.powers if power.discipline == of]
            return Power(discipline=of, dot=min(10, max(dots, default=0) + 1), name=_UNNAMED)
        case RowField.RITUALS:
            return Ritual(discipline=of, level=1, name=_UNNAMED)
        case RowField.MERITS:
            return Merit(name=_UNNAMED, points=1)
        case RowField.WEAPONS:
            return Weapon(name=_UNNAMED, dice=1)
        case RowField.ARMOUR:
            return Armour(name=_UNNAMED, rating=1)
        case RowField.BOXES:
            return Box(name=HealthLevel.BRUISED)
