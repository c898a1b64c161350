"""What a crew can do and whom it knows: special abilities and contacts (85, 90)."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QMenu, QVBoxLayout, QWidget

from duskboard.core.blades.ability import Ability, CrewAbilityId
from duskboard.core.blades.crew import CrewContact
from duskboard.i18n.blades_ability_rule_text import ability_rule
from duskboard.i18n.blades_ability_text import ability_name
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.words import Words
from duskboard.panels.crew_wish import WriteCrewRows
from duskboard.panels.over_field import OverField
from duskboard.play.blades.crew import CrewList, CrewRow
from duskboard.table.crew_view import CrewView
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.entry_row import EntryFace, EntryRow
from duskboard.widgets.glyph_button import GlyphButton
from duskboard.widgets.text_label import TextLabel


@dataclass(frozen=True, slots=True, kw_only=True)
class LoreFace:
    """A row: its name, what stands below it, and what stands at its right."""

    text: str
    rule: str = ""
    figure: str = ""


class LoreList(QWidget):
    """Rows under a title, with a button for one more. A click on one offers what can become of it.

    Signals:
        pressed(int): A row was pressed.
        add_pressed(): One more is wished.
        written(int, str): A row shall read so; behind the last for a new one.
    """

    pressed = Signal(int)
    add_pressed = Signal()
    written = Signal(int, str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._title = TextLabel(look, "", TextStyle.LABEL)
        self.add = GlyphButton(look, "", glyph="plus", role="tool", small=True)
        self.rows: list[tuple[EntryRow, TextLabel]] = []
        self._boxes: list[QWidget] = []
        self.field = OverField(self)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self.add)
        self._column.addLayout(head)
        self.add.clicked.connect(self.add_pressed)
        self.field.entered.connect(self._on_field_entered)

    def mirror(self, title: str, faces: Sequence[LoreFace], add: str) -> None:
        """Show rows."""
        self._title.setText(title)
        self.add.setToolTip(add)
        self.add.setAccessibleName(add)
        while len(self.rows) > len(faces):
            self.rows.pop()
            box = self._boxes.pop()
            self._column.removeWidget(box)
            box.hide()
            box.deleteLater()
        while len(self.rows) < len(faces):
            self._add_row()
        for (row, rule), face in zip(self.rows, faces, strict=True):
            row.mirror(EntryFace(text=face.text, figure=face.figure, is_bold=True, says=face.rule))
            rule.setText(face.rule)
            rule.setVisible(bool(face.rule))

    def write(self, place: int, text: str, hint: str) -> None:
        """Have a row written, or a new one."""
        anchor = self.rows[place][0] if place < len(self.rows) else self._title
        self.field.say(hint, hint)
        self.field.lie_over(anchor, text)

    def anchor(self, place: int) -> QWidget:
        """Return the row of a place, or the button for one more."""
        return self.rows[place][0] if place < len(self.rows) else self.add

    def _add_row(self) -> None:
        at, look = len(self.rows), self._look
        row = EntryRow(look)
        rule = TextLabel(look, "", TextStyle.CAPTION, role=Role.TEXT2, lines=0)
        box = QWidget()
        inner = QVBoxLayout(box)
        inner.setContentsMargins(0, 0, 0, 0)
        inner.setSpacing(0)
        inset = QVBoxLayout()
        inset.setContentsMargins(round(look.px(6)), 0, 0, round(look.px(5)))
        inset.addWidget(rule)
        inner.addWidget(row)
        inner.addLayout(inset)
        row.clicked.connect(lambda: self.pressed.emit(at))
        row.write_requested.connect(lambda: self.pressed.emit(at))
        self._column.addWidget(box)
        self._boxes.append(box)
        self.rows.append((row, rule))

    def _on_field_entered(self, text: str) -> None:
        anchor = self.field.anchor
        self.field.finish()
        if text.strip():
            place = next((at for at, (row, _) in enumerate(self.rows) if row is anchor), None)
            self.written.emit(len(self.rows) if place is None else place, text.strip())


class CrewLore(QWidget):
    """Shows abilities with what they do, and contacts.

    Signals:
        wished(CrewWish): They shall be others.
    """

    wished = Signal(object)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._abilities: tuple[Ability, ...] = ()
        self._contacts: tuple[CrewContact, ...] = ()
        self.abilities = LoreList(look)
        self.contacts = LoreList(look)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(round(look.px(10)))
        for part in (self.abilities, self.contacts):
            column.addWidget(part)
        self.abilities.pressed.connect(self._on_abilities_pressed)
        self.abilities.add_pressed.connect(self._on_abilities_add_pressed)
        self.abilities.written.connect(self._on_abilities_written)
        self.contacts.pressed.connect(self._on_contacts_pressed)
        self.contacts.add_pressed.connect(self._on_contacts_add_pressed)
        self.contacts.written.connect(self._on_contacts_written)

    def mirror(self, view: CrewView) -> None:
        """Show those of a crew."""
        words = self._words
        self._abilities, self._contacts = view.crew.abilities, view.crew.contacts
        abilities = [
            LoreFace(text=one.name or ability_name(words, one.key), rule=ability_rule(words, one))
            for one in self._abilities
        ]
        add = words.pgettext("blades crew", "Add an ability")
        self.abilities.mirror(words.pgettext("blades field", "Special abilities"), abilities, add)
        favourite = words.pgettext("blades crew", "favourite")
        contacts = [
            LoreFace(text=one.name, rule=one.about, figure=favourite if one.is_favourite else "")
            for one in self._contacts
        ]
        add = words.pgettext("blades crew", "Add a contact")
        self.contacts.mirror(words.pgettext("blades crew", "Contacts"), contacts, add)

    def _on_abilities_add_pressed(self) -> None:
        menu, had = QMenu(self), self._abilities
        menu.setToolTipsVisible(True)
        known = {one.key for one in had}
        for key in CrewAbilityId:
            if key.value not in known:
                new = Ability(key=key.value)
                act = menu.addAction(
                    enum_text(self._words, key), partial(self._put_abilities, (*had, new))
                )
                act.setToolTip(ability_rule(self._words, new))
        own = self._words.pgettext("blades crew", "An ability of your own…")
        name = self._words.pgettext("blades crew", "Name of the ability")
        menu.addAction(own, partial(self.abilities.write, len(had), "", name))
        self._pop_up(menu, self.abilities.add)

    def _on_abilities_pressed(self, place: int) -> None:
        menu = QMenu(self)
        rows = tuple(one for at, one in enumerate(self._abilities) if at != place)
        menu.addAction(self._words.gettext("Remove"), partial(self._put_abilities, rows))
        self._pop_up(menu, self.abilities.anchor(place))

    def _on_abilities_written(self, _place: int, text: str) -> None:
        self._put_abilities((*self._abilities, Ability(name=text)))

    def _put_abilities(self, rows: tuple[Ability, ...]) -> None:
        self._put(CrewList.ABILITIES, rows)

    def _on_contacts_add_pressed(self) -> None:
        name = self._words.pgettext("blades", "Name of the contact")
        self.contacts.write(len(self._contacts), "", name)

    def _on_contacts_pressed(self, place: int) -> None:
        words, menu, one = self._words, QMenu(self), self._contacts[place]
        act = menu.addAction(words.pgettext("blades crew", "Favourite contact"))
        act.setCheckable(True)
        act.setChecked(one.is_favourite)
        favoured = replace(one, is_favourite=not one.is_favourite)
        act.triggered.connect(lambda _on: self._put_contact(place, favoured))
        name = words.pgettext("blades", "Name of the contact")
        other = words.pgettext("blades", "Call them otherwise…")
        menu.addAction(other, partial(self.contacts.write, place, one.name, name))
        menu.addAction(words.gettext("Remove"), partial(self._put_contact, place, None))
        self._pop_up(menu, self.contacts.anchor(place))

    def _on_contacts_written(self, place: int, text: str) -> None:
        had = self._contacts[place] if place < len(self._contacts) else CrewContact(name=text)
        self._put_contact(place, replace(had, name=text))

    def _put_contact(self, place: int, contact: CrewContact | None) -> None:
        rows = list(self._contacts)
        rows[place : place + 1] = [] if contact is None else [contact]
        self._put(CrewList.CONTACTS, tuple(rows))

    def _put(self, part: CrewList, rows: tuple[CrewRow, ...]) -> None:
        self.wished.emit(WriteCrewRows(field=part, rows=rows))

    def _pop_up(self, menu: QMenu, below: QWidget) -> None:
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(below.mapToGlobal(below.rect().bottomLeft()))
