"""Whom a scoundrel knows: friends point up, rivals down."""

from dataclasses import replace
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMenu, QVBoxLayout, QWidget

from duskboard.core.blades.scoundrel import Bond, Contact
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.words import Words
from duskboard.panels.chip_row import ChipRow
from duskboard.panels.over_field import OverField
from duskboard.panels.scoundrel_wish import WriteRows
from duskboard.play.blades.field import RowField
from duskboard.table.scoundrel_view import ScoundrelView
from duskboard.theme.look import Look
from duskboard.theme.token import TextStyle
from duskboard.widgets.chip import Chip
from duskboard.widgets.text_label import TextLabel

_GLYPHS = {Bond.CONTACT: "", Bond.FRIEND: "chevron-up", Bond.RIVAL: "chevron-down"}


class ScoundrelContacts(QWidget):
    """Shows contacts as chips. A click on one offers what it is, its name, and to let it go.

    Signals:
        wished(ScoundrelWish): The contacts shall be others.
    """

    wished = Signal(object)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._view: ScoundrelView | None = None
        self._title = TextLabel(look, "", TextStyle.LABEL)
        self.add = Chip(look, glyph="plus", is_offered=True)
        self._row = ChipRow(look, last=(self.add,))
        self.field = OverField(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(round(look.px(8)))
        column.addWidget(self._title)
        column.addWidget(self._row)
        self.add.clicked.connect(self._on_add_clicked)
        self._row.pressed.connect(self._on_row_pressed)
        self.field.entered.connect(self._on_field_entered)

    @property
    def chips(self) -> tuple[Chip, ...]:
        """A chip for each, in order."""
        return self._row.chips

    def mirror(self, view: ScoundrelView) -> None:
        """Show contacts."""
        is_other = self._view is None or view.sheet_id != self._view.sheet_id
        self._view, words = view, self._words
        if is_other:
            self.field.finish()
        self._title.setText(words.pgettext("blades", "Friends, rivals, contacts"))
        chips = self._row.match(len(view.contacts))
        for chip, contact in zip(chips, view.contacts, strict=True):
            chip.set_glyph(_GLYPHS[contact.bond])
            chip.tell(contact.name, enum_text(words, contact.bond))
        self.add.tell(words.pgettext("blades", "Contact"))
        self.add.setAccessibleName(words.pgettext("blades", "Add a contact"))

    def _on_row_pressed(self, place: int) -> None:
        view, words = self._view, self._words
        if view is None:
            return
        menu, chip = QMenu(self), self.chips[place]
        for bond in Bond:
            act = menu.addAction(enum_text(words, bond))
            act.setCheckable(True)
            act.setChecked(view.contacts[place].bond is bond)
            act.triggered.connect(lambda _on, bond=bond: self._tie(place, bond))
        menu.addSeparator()
        menu.addAction(words.pgettext("blades", "Call them otherwise…"), partial(self._name, place))
        menu.addAction(words.gettext("Remove"), partial(self._put, place, None))
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(chip.mapToGlobal(chip.rect().bottomLeft()))

    def _tie(self, place: int, bond: Bond) -> None:
        if self._view is not None:
            self._put(place, replace(self._view.contacts[place], bond=bond))

    def _name(self, place: int) -> None:
        if self._view is not None:
            self._write(self.chips[place], self._view.contacts[place].name)

    def _on_add_clicked(self) -> None:
        self._write(self.add, "")

    def _write(self, anchor: QWidget, text: str) -> None:
        said = self._words.pgettext("blades", "Name of the contact")
        self.field.say(said, said)
        self.field.lie_over(anchor, text)

    def _on_field_entered(self, text: str) -> None:
        anchor, view, name = self.field.anchor, self._view, text.strip()
        self.field.finish()
        if view is None or not name:
            return
        place = self._row.place_of(anchor)
        if place is None:
            self._put(len(view.contacts), Contact(name=name))
        else:
            self._put(place, replace(view.contacts[place], name=name))

    def _put(self, place: int, contact: Contact | None) -> None:
        """Have somebody stand at a place, or nobody any more."""
        if self._view is None:
            return
        rows = list(self._view.contacts)
        rows[place : place + 1] = [contact] if contact is not None else []
        if tuple(rows) != self._view.contacts:
            self.wished.emit(WriteRows(field=RowField.CONTACTS, rows=tuple(rows)))
