"""The lower part of a sheet: powers, rituals, merits, weapons and armour in two columns."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from duskboard.core.storyteller.trait import Creature, TraitKind
from duskboard.i18n.words import Words
from duskboard.panels.sheet_growth import SheetGrowth
from duskboard.panels.sheet_list import SheetList
from duskboard.play.storyteller.field import Row, RowField
from duskboard.table.sheet_view import SheetView
from duskboard.theme.look import Look

_LEFT = (RowField.POWERS, RowField.RITUALS, RowField.MERITS)
_RIGHT = (RowField.WEAPONS, RowField.ARMOUR)


class SheetLists(QWidget):
    """Shows the rows of a sheet.

    Signals:
        wished(SheetWish): A row shall be used, or the rows of a part be others.
    """

    wished = Signal(object)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.lists = {field: SheetList(look, words, field) for field in (*_LEFT, *_RIGHT)}
        self.growth = SheetGrowth(look, words)
        self._sides = [
            _side(self, look, [self.lists[one] for one in _LEFT]),
            _side(self, look, [*(self.lists[one] for one in _RIGHT), self.growth]),
        ]
        self._is_wide = True
        self._arranged: tuple[bool, int] | None = None
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(round(look.px(24)))
        self._grid.setVerticalSpacing(round(look.px(8)))
        for one in self.lists.values():
            one.wished.connect(self.wished)
        self.growth.wished.connect(self.wished)

    def mirror(self, view: SheetView, lit: Row | None, *, is_editing: bool) -> None:
        """Show the rows of a sheet; one of them may be in hand."""
        for field, one in self.lists.items():
            rows: tuple[Row, ...] = getattr(view, field.value)
            one.mirror(view, rows, lit, is_editing=is_editing, is_offered=_belongs(view, field))
        is_person = view.creature is not Creature.ANIMAL
        self.growth.mirror(view, is_editing=is_editing and is_person)
        left, right = self._sides
        left.setVisible(any(not self.lists[one].isHidden() for one in _LEFT))
        shown = [*(self.lists[one] for one in _RIGHT), self.growth]
        right.setVisible(any(not one.isHidden() for one in shown))
        self.arrange(is_wide=self._is_wide)

    def arrange(self, *, is_wide: bool) -> None:
        """Put the two sides beside each other, or below; one alone stands at the left."""
        self._is_wide = is_wide
        shown = [side for side in self._sides if not side.isHidden()]
        now = (is_wide, len(shown))
        if now == self._arranged:
            return
        self._arranged = now
        for side in self._sides:
            # Not `takeAt`: an item that Python keeps would hold back every change of height.
            self._grid.removeWidget(side)
        for place, side in enumerate(shown):
            self._grid.addWidget(side, *((0, place) if is_wide else (place, 0)))
        self._grid.setColumnStretch(0, 1)
        self._grid.setColumnStretch(1, 1 if is_wide else 0)

    @property
    def has_rows(self) -> bool:
        """Whether anything is shown."""
        return any(not side.isHidden() for side in self._sides)


def _belongs(view: SheetView, field: RowField) -> bool:
    """Whether rows belong to a kind of body: mortals and animals have no powers (X2.1)."""
    match field:
        case RowField.POWERS | RowField.RITUALS:
            has_blood = view.creature in {Creature.KINDRED, Creature.GHOUL}
            return has_blood or bool(view.group(TraitKind.DISCIPLINE))
        case RowField.MERITS:
            return view.creature is not Creature.ANIMAL
        case _:
            return True


def _side(parent: QWidget, look: Look, parts: list[QWidget]) -> QWidget:
    side = QWidget(parent)
    column = QVBoxLayout(side)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(round(look.px(8)))
    for one in parts:
        column.addWidget(one)
    column.addStretch(1)
    return side
