"""The rows of a sheet on screen: hands that add, fill in and use them."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QLineEdit, QWidget
from tests.seat.sheet_seat import SheetSeat

from duskboard.panels.row_form import RowForm
from duskboard.widgets.entry_row import EntryRow
from duskboard.widgets.trait_row import TraitRow


class RowSeat(SheetSeat):
    """Somebody who writes and uses the rows of the sheet that is open."""

    # ---- what can be read

    def rows(self) -> dict[str, str]:
        """Return every row that is in sight on the sheet, with what is said of it."""
        found = [one for one in self.page.findChildren(EntryRow) if one.isVisible()]
        return {one.accessibleName(): one.accessibleDescription() for one in found}

    def entry(self, name: str) -> EntryRow:
        """Return a row by its name."""
        found = [one for one in self.page.findChildren(EntryRow) if one.isVisible()]
        return next(one for one in found if one.accessibleName() == name)

    def traits(self) -> tuple[str, ...]:
        """Return the names of all traits on the sheet."""
        rows = [one for one in self.page.findChildren(TraitRow) if one.isVisible()]
        return tuple(one.accessibleName() for one in rows)

    def texts(self) -> tuple[str, ...]:
        """Return every label that is in sight on the sheet."""
        labels = self.page.findChildren(QLabel)
        return tuple(one.text() for one in labels if one.isVisible())

    def blood(self) -> int:
        """Return the blood points held."""
        return self.page.pools.blood.value()

    def form(self) -> dict[str, str]:
        """Return what stands in the fields about who it is, by what they are called."""
        page = self.page
        lines = [*page.form.fields.values(), *page.form.numbers.values()]
        held = {one.accessibleName(): one.text() for one in lines if one.isVisible()}
        for choice in (page.form.clan, page.form.creature):
            if choice.isVisible():
                held[choice.accessibleName()] = choice.currentText()
        return held

    def sheet(self) -> dict[str, object]:
        """Return everything that is written on the sheet."""
        page = self.page
        rows = page.findChildren(TraitRow)
        image = page.portrait.face.image
        return {
            "form": self.form(),
            "dots": {one.accessibleName(): one.value() for one in rows if one.isVisible()},
            "said": {
                one.accessibleName(): one.accessibleDescription() for one in rows if one.isVisible()
            },
            "rows": self.rows(),
            "health": [one.accessibleName() for one in page.body.rows],
            "soaks": [one.currentText() for one in page.bodies.soaks.choices.values()],
            "blood": page.pools.blood.value(),
            "willpower": page.pools.willpower.value(),
            "notes": page.notes.text.toPlainText(),
            "ledger": page.lists.growth.ledger.text(),
            "portrait": (image.width(), image.height()) if image is not None else None,
        }

    # ---- hands; each is one input

    def add(self, group: str, *path: str) -> None:
        """Press the button that adds to a group, and choose from its menu, if there is one."""
        name = f"Add: {group}"
        self.click(self._named(name))
        if path:
            self.choose(*path)

    def menu_of(self, name: str) -> None:
        """Open the menu of a trait."""
        row = self.row(name)
        self.panel._area.ensureWidgetVisible(row)
        row.setFocus(Qt.FocusReason.TabFocusReason)
        self.inputs += 1
        middle = row.rect().center()
        asked = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, middle, row.mapToGlobal(middle))
        QApplication.sendEvent(row, asked)

    def fill(self, **texts: str) -> None:
        """Type into fields of the form that is open, by what they are called, then press Enter."""
        for name, text in texts.items():
            fields = self._form().findChildren(QLineEdit)
            called = name.replace("__", ", ").replace("_", " ")
            field = next(one for one in fields if one.accessibleName() == called)
            field.setFocus(Qt.FocusReason.TabFocusReason)
            field.selectAll()
            self.inputs += 1
            self._player.type(text)
        self.key(Qt.Key.Key_Return)

    def write(self, name: str, text: str) -> None:
        """Type a line into a field about who it is."""
        field = self._named(name)
        line = field.lineEdit() if isinstance(field, QComboBox) else field
        assert isinstance(line, QLineEdit)
        line.setFocus(Qt.FocusReason.TabFocusReason)
        line.selectAll()
        self.line(text)

    def type(self, text: str) -> None:
        """Type where the keyboard is; it counts with the key that ends it."""
        self._player.type(text)

    def use(self, name: str) -> None:
        """Click a row."""
        self.click(self.entry(name))

    def _form(self) -> RowForm:
        """Return the form that is open."""
        (form,) = (one for one in self.page.findChildren(RowForm) if one.isVisible())
        return form

    def _named(self, name: str) -> QWidget:
        found = [
            one
            for one in self.page.findChildren(QWidget)
            if one.isVisible() and one.accessibleName() == name
        ]
        assert len(found) == 1, (name, found)
        return found[0]
