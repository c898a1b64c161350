"""The fields of one row of a sheet, in its place: written with Enter, given up with Esc."""

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget
from typing_extensions import override

from duskboard.core.storyteller.health import Damage
from duskboard.core.storyteller.trait import (
    AbilityId,
    AttributeId,
    TraitKey,
    TraitKind,
    ability,
    attribute,
)
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.quick_pool import pool_text
from duskboard.i18n.storyteller_trait_text import trait_text
from duskboard.i18n.words import Words
from duskboard.panels.entry_field import EntryField
from duskboard.panels.row_draft import (
    FIELDS,
    DraftError,
    DraftField,
    FieldKind,
    disciplines,
    draft_text,
    filled,
    read_row,
)
from duskboard.play.storyteller.field import Row, RowField
from duskboard.table.sheet_view import SheetView
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.choice import Choice
from duskboard.widgets.glyph_button import GlyphButton
from duskboard.widgets.switch import CheckBox
from duskboard.widgets.text_label import TextLabel

_IN_A_ROW = 3
_BAR = 3.0
_EXAMPLE = (attribute(AttributeId.DEXTERITY), ability(AbilityId.MELEE))
_ENTER = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})


class RowForm(QWidget):
    """Fields for one row. Enter in any of them writes all.

    Signals:
        written(Row): The row shall be so.
        remove_requested(): It shall go.
        left(): Nothing shall be changed.
    """

    written = Signal(object)
    remove_requested = Signal()
    left = Signal()

    def __init__(
        self, look: Look, words: Words, field: RowField, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._look, self._words, self._field = look, words, field
        self._view: SheetView | None = None
        self.fields: dict[str, EntryField] = {}
        self.choices: dict[str, Choice] = {}
        self.ticks: dict[str, CheckBox] = {}
        self._labels: dict[str, TextLabel] = {}
        self._error = TextLabel(look, "", role=Role.BAD, ground=Role.BG2, lines=2)
        self.done = GlyphButton(look, "", role="outline", small=True)
        self.cancel = GlyphButton(look, "", role="quiet", small=True)
        self.remove = GlyphButton(look, "", role="quiet", small=True)
        for one in FIELDS[field]:
            self._make(one)
        self._lay_out()
        for line in self.fields.values():
            line.entered.connect(self.send)
            line.left.connect(self.left)
            line.textEdited.connect(self._clear_error)
        self.done.clicked.connect(self.send)
        self.cancel.clicked.connect(self.left)
        self.remove.clicked.connect(self.remove_requested)

    def begin(self, view: SheetView, row: Row, *, is_new: bool) -> None:
        """Write on a row, its name first."""
        self._view = view
        self._say()
        texts = filled(self._words, row, view.profile.path)
        if is_new:
            texts["name"] = ""
        for name, line in self.fields.items():
            line.setText(texts.get(name, ""))
        for name, tick in self.ticks.items():
            tick.setChecked(bool(texts.get(name)))
        for name, choice in self.choices.items():
            self._fill(name, choice, texts.get(name, ""))
        self.remove.setVisible(not is_new)
        self._clear_error()
        first = self.fields["name"]
        first.setFocus(Qt.FocusReason.OtherFocusReason)
        first.selectAll()

    def send(self) -> None:
        """Write what stands in the fields, or say what does not fit."""
        if self._view is None:
            return
        texts = {name: line.text() for name, line in self.fields.items()}
        texts |= {name: str(one.currentData() or "") for name, one in self.choices.items()}
        texts |= {name: "1" if one.isChecked() else "" for name, one in self.ticks.items()}
        try:
            row = read_row(self._words, self._view, self._field, texts)
        except DraftError as error:
            self._tell(error)
            return
        self.written.emit(row)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.key() in _ENTER:
            self.send()
        else:
            event.ignore()

    @override
    def event(self, event: QEvent) -> bool:
        # The letters of a pool in hand are not for who writes here.
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            event.accept()
            return True
        return super().event(event)

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._say()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self._look.color(Role.BG2))
            bar = QRectF(0, 0, self._look.px(_BAR), self.height())
            painter.fillRect(bar, self._look.color(Role.LINE_STRONG))

    def _make(self, one: DraftField) -> None:
        match one.kind:
            case FieldKind.TICK:
                self.ticks[one.name] = CheckBox(self._look, "", ground=Role.BG2)
                return
            case FieldKind.DAMAGE | FieldKind.DISCIPLINE:
                self.choices[one.name] = Choice(self._look)
            case _:
                self.fields[one.name] = EntryField()
        self._labels[one.name] = TextLabel(
            self._look, "", TextStyle.CAPTION, role=Role.TEXT2, ground=Role.BG2
        )

    def _lay_out(self) -> None:
        px = self._look.px
        ticks = QHBoxLayout()
        ticks.setSpacing(round(px(12)))
        for tick in self.ticks.values():
            ticks.addWidget(tick)
        ticks.addStretch(1)
        acts = QHBoxLayout()
        acts.setSpacing(round(px(8)))
        acts.addWidget(self.done)
        acts.addWidget(self.cancel)
        acts.addStretch(1)
        acts.addWidget(self.remove)
        whole = QVBoxLayout(self)
        pad = round(px(8))
        whole.setContentsMargins(round(px(_BAR)) + pad, pad, pad, pad)
        whole.setSpacing(round(px(6)))
        whole.addLayout(self._grid())
        whole.addLayout(ticks)
        whole.addWidget(self._error)
        whole.addLayout(acts)

    def _grid(self) -> QGridLayout:
        """Return the fields in three columns."""
        px = self._look.px
        grid = QGridLayout()
        grid.setHorizontalSpacing(round(px(8)))
        grid.setVerticalSpacing(round(px(2)))
        place = 0
        for one in FIELDS[self._field]:
            if one.kind is FieldKind.TICK:
                continue
            row, column = divmod(place, _IN_A_ROW)
            if column + one.span > _IN_A_ROW:
                row, column = row + 1, 0
            widget: QWidget = self.fields.get(one.name) or self.choices[one.name]
            widget.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
            grid.addWidget(self._labels[one.name], 2 * row, column, 1, one.span)
            grid.addWidget(widget, 2 * row + 1, column, 1, one.span)
            place = row * _IN_A_ROW + column + one.span
        for column in range(_IN_A_ROW):
            grid.setColumnStretch(column, 1)
        return grid

    def _say(self) -> None:
        words = self._words
        texts = field_names(words, self._field)
        for name, label in self._labels.items():
            label.setText(texts[name])
        for widgets in (self.fields, self.choices, self.ticks):
            for name, widget in widgets.items():
                widget.setAccessibleName(texts[name])
        for name, tick in self.ticks.items():
            tick.setText(texts[name])
        if "pool" in self.fields:
            self.fields["pool"].setPlaceholderText(pool_text(words, _EXAMPLE))
        self.done.setText(words.gettext("Done"))
        self.cancel.setText(words.gettext("Cancel"))
        self.remove.setText(words.gettext("Remove"))

    def _fill(self, name: str, choice: Choice, value: str) -> None:
        """Offer what may be chosen, with what stands there now."""
        words, view = self._words, self._view
        choice.clear()
        if name == FieldKind.DAMAGE:
            for damage in Damage:
                choice.addItem(enum_text(words, damage), damage.value)
        elif view is not None:
            known = disciplines(view)
            for one in (*known, *({value} - {*known, ""})):
                key = TraitKey(kind=TraitKind.DISCIPLINE, name=one)
                choice.addItem(trait_text(words, key), one)
        choice.setCurrentIndex(max(0, choice.findData(value)))

    def _tell(self, error: DraftError) -> None:
        name = str(error.args[0])
        self._error.setText(draft_text(self._words, error))
        self._error.show()
        line = self.fields[name]
        line.mark_error(wrong=True)
        line.setAccessibleDescription(self._error.text())
        line.setFocus(Qt.FocusReason.OtherFocusReason)
        line.selectAll()

    def _clear_error(self) -> None:
        self._error.setText("")
        self._error.hide()
        for line in self.fields.values():
            line.mark_error(wrong=False)
            line.setAccessibleDescription("")


def field_names(words: Words, field: RowField) -> dict[str, str]:
    """Return what each field of a row is called."""
    is_armour = field is RowField.ARMOUR
    texts = {
        "name": words.pgettext("vampire row", "Name"),
        "discipline": words.pgettext("vampire row", "Discipline"),
        "dot": words.pgettext("vampire row", "Dot"),
        "level": words.pgettext("vampire row", "Level"),
        "pool": words.pgettext("vampire row", "Pool"),
        "difficulty": words.pgettext("vampire", "Difficulty"),
        "blood": words.pgettext("vampire row", "Blood"),
        "willpower": words.pgettext("vampire row", "Willpower"),
        "path": words.pgettext("vampire row", "Path"),
        "note": words.pgettext("vampire row", "Note"),
        "points": words.pgettext("vampire row", "Points, below 0 for a flaw"),
        "dice": words.pgettext("vampire row", "Damage dice"),
        "damage": words.pgettext("vampire row", "Damage"),
        "adds_strength": words.pgettext("vampire row", "adds Strength"),
        "rating": words.pgettext("vampire row", "Soak dice"),
        "penalty": words.pgettext("vampire row", "Dice lost"),
        "is_worn": words.pgettext("vampire armour", "worn"),
    }
    if field is RowField.WEAPONS:
        texts["note"] = words.pgettext("vampire row", "Range and note")
    if is_armour:
        texts |= {one.value: enum_text(words, one) for one in Damage}
    return texts
