"""The traits of a sheet in columns: three groups side by side, or below each other."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from duskboard.core.storyteller.trait import Creature, TraitKey, TraitKind
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import dotted
from duskboard.i18n.words import Words
from duskboard.panels.sheet_creation import group_text
from duskboard.panels.sheet_text import trait_face
from duskboard.table.sheet_view import DotsView, SheetView
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.glyph_button import GlyphButton
from duskboard.widgets.text_label import TextLabel
from duskboard.widgets.trait_row import TraitRow

_GAP = 16.0
_ATTRIBUTES = 3


class TraitColumn(QWidget):
    """One group of traits under its name.

    Signals:
        picked(TraitKey), rolled_alone(TraitKey): A trait shall be part of the pool, or be rolled.
        rating_requested(TraitKey, int): It shall have so many dots.
        note_requested(TraitKey): Its specialties shall be written.
        menu_requested(TraitKey): What can be done with it shall be offered.
        add_requested(TraitKind): A trait of this group is missing.
    """

    picked = Signal(object)
    rolled_alone = Signal(object)
    rating_requested = Signal(object, int)
    note_requested = Signal(object)
    menu_requested = Signal(object)
    add_requested = Signal(object)

    def __init__(  # noqa: PLR0913 - which group it is, and how it stands
        self,
        look: Look,
        words: Words,
        kind: TraitKind,
        *,
        is_heading: bool = False,
        grows: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        """Make an empty column.

        Args:
            look: The look.
            words: The words.
            kind: The group.
            is_heading: Whether its name is a heading, not a caption.
            grows: Whether the table adds traits to it.
            parent: Its parent.
        """
        super().__init__(parent)
        self._look, self._words, self._kind, self._grows = look, words, kind, grows
        style = TextStyle.LABEL if is_heading else TextStyle.CAPTION
        self._title = TextLabel(look, "", style, role=Role.TEXT if is_heading else Role.TEXT2)
        self._add = GlyphButton(look, "", glyph="plus", role="quiet", small=True)
        self.rows: dict[TraitKey, TraitRow] = {}
        self._seen: dict[TraitKey, tuple[object, ...]] = {}
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addLayout(indented(look, self._title))
        self._column.addWidget(self._add, 0, Qt.AlignmentFlag.AlignLeft)
        self._column.addStretch(1)
        self._add.clicked.connect(self._on_add_clicked)

    @property
    def add_button(self) -> QWidget:
        """The button that adds a trait."""
        return self._add

    def mirror(
        self, view: SheetView, traits: Sequence[DotsView], picked: tuple[TraitKey, ...], *,
        is_editing: bool,
    ) -> None:  # fmt: skip
        """Show traits in this order."""
        keys = [dots.key for dots in traits]
        if keys != list(self.rows):
            self._rebuild(keys)
        words = self._words
        for dots in traits:
            # Words are looked up for what has changed alone: a sheet has fifty rows.
            seen = (dots, view.profile.path, dots.key in picked, is_editing, words.language)
            if self._seen.get(dots.key) != seen:
                self._seen[dots.key] = seen
                face = trait_face(words, view, dots, picked)
                self.rows[dots.key].mirror(face, is_editing=is_editing)
        is_growing = is_editing and _may_grow(view, self._kind, len(traits), grows=self._grows)
        total = group_text(words, view, self._kind) if is_editing else ""
        self._title.setText(dotted(words, [enum_text(words, self._kind), total]))
        self._add.setText(words.pgettext("vampire", "Add"))
        name = words.pgettext("vampire", "Add: %(group)s") % {"group": enum_text(words, self._kind)}
        self._add.setAccessibleName(name)
        self._add.setVisible(is_growing)
        self.setVisible(bool(traits) or is_growing)

    def _rebuild(self, keys: Sequence[TraitKey]) -> None:
        for row in self.rows.values():
            self._column.removeWidget(row)
            row.hide()
            row.deleteLater()
        self.rows, self._seen = {}, {}
        for place, key in enumerate(keys):
            row = TraitRow(self._look)
            row.picked.connect(self._on_row_picked)
            row.rolled_alone.connect(self._on_row_rolled_alone)
            row.rating_requested.connect(self._on_row_rating_requested)
            row.note_requested.connect(self._on_row_note_requested)
            row.menu_requested.connect(self._on_row_menu_requested)
            self._column.insertWidget(1 + place, row)
            row.show()  # at once: keys and the eye may come before the layout does
            self.rows[key] = row

    def _sender(self) -> TraitKey | None:
        return next((key for key, row in self.rows.items() if row is self.sender()), None)

    def _on_row_picked(self) -> None:
        key = self._sender()
        if key is not None:
            self.picked.emit(key)

    def _on_row_rolled_alone(self) -> None:
        key = self._sender()
        if key is not None:
            self.rolled_alone.emit(key)

    def _on_row_rating_requested(self, rating: int) -> None:
        key = self._sender()
        if key is not None:
            self.rating_requested.emit(key, rating)

    def _on_row_note_requested(self) -> None:
        key = self._sender()
        if key is not None:
            self.note_requested.emit(key)

    def _on_row_menu_requested(self) -> None:
        key = self._sender()
        if key is not None:
            self.menu_requested.emit(key)

    def _on_add_clicked(self) -> None:
        self.add_requested.emit(self._kind)


def _may_grow(view: SheetView, kind: TraitKind, count: int, *, grows: bool) -> bool:
    """Whether a group takes traits: a short sheet Attributes if need be, no Backgrounds (X2.1)."""
    if view.creature is Creature.ANIMAL:
        is_short = kind.is_attribute and count < _ATTRIBUTES
        return (grows or is_short) and kind is not TraitKind.BACKGROUND
    return grows


class TraitSection(QWidget):
    """Three columns under one heading; where there is little room they stand below each other."""

    def __init__(
        self, look: Look, heading: TextLabel | None, columns: Sequence[TraitColumn]
    ) -> None:
        super().__init__()
        self._look = look
        self.columns = tuple(columns)
        self._heading = heading
        self._is_wide: bool | None = None
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(round(look.px(_GAP)))
        self._grid.setVerticalSpacing(round(look.px(2)))
        if heading is not None:
            self._grid.addLayout(indented(look, heading), 0, 0, 1, 3)

    def arrange(self, *, is_wide: bool) -> None:
        """Put the columns side by side, or below each other."""
        if is_wide is self._is_wide:
            return
        self._is_wide = is_wide
        grid, first = self._grid, int(self._heading is not None)
        for column in self.columns:
            grid.removeWidget(column)
        for place, column in enumerate(self.columns):
            row, across = (first, place) if is_wide else (first + place, 0)
            grid.addWidget(column, row, across)
            # A group without traits keeps its place, so that the others stand below their like.
            policy = column.sizePolicy()
            policy.setRetainSizeWhenHidden(is_wide)
            column.setSizePolicy(policy)
        for place in range(3):
            grid.setColumnStretch(place, 1 if is_wide or place == 0 else 0)


def indented(look: Look, label: TextLabel) -> QHBoxLayout:
    """Return a row in which a label stands as far in as the labels of traits."""
    row = QHBoxLayout()
    row.setContentsMargins(round(look.px(6)), 0, 0, 0)
    row.addWidget(label)
    return row
