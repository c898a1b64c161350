"""What a scoundrel carries: armour, how much, and the items to tick for it."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from duskboard.core.blades.scoundrel import MAX_ITEM_LOAD, ArmourKind, Item, Load
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import clauses
from duskboard.i18n.words import Words
from duskboard.panels.over_field import OverField
from duskboard.panels.scoundrel_item import item_line, read_item
from duskboard.panels.scoundrel_wish import (
    CarryItem,
    ChooseLoad,
    MarkArmour,
    WriteLoad,
    WriteRows,
)
from duskboard.play.blades.field import RowField
from duskboard.table.scoundrel_view import LoadView, ScoundrelView
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.chip import Chip
from duskboard.widgets.segmented import Option, SegmentedControl
from duskboard.widgets.switch import CheckBox
from duskboard.widgets.text_label import TextLabel

_COLUMNS = 2
_FEW = 8
"""Items that are shown at once: what is carried, then the first of the rest."""


class ScoundrelArmour(QWidget):
    """The armour boxes: one that is used is struck through.

    Signals:
        wished(ScoundrelWish): A box shall be marked, or be free again.
    """

    wished = Signal(object)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._title = TextLabel(look, "", TextStyle.LABEL)
        self.boxes = {kind: CheckBox(look, "", strikes=True) for kind in ArmourKind}
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(round(look.px(12)))
        row.addWidget(self._title, 1)
        for kind, box in self.boxes.items():
            row.addWidget(box)
            box.clicked.connect(lambda _on, kind=kind: self._on_box_clicked(kind))

    def mirror(self, view: ScoundrelView) -> None:
        """Show the boxes."""
        words = self._words
        self._title.setText(words.pgettext("blades", "Armour"))
        reason = words.pgettext("blades", "no ability names special armour")
        for one in view.armour:
            box = self.boxes[one.kind]
            box.setText(_short(words, one.kind))
            box.updateGeometry()
            box.setChecked(one.is_used)
            box.setEnabled(one.is_usable or one.is_used)
            used = words.pgettext("blades", "used") if one.is_used else ""
            says = clauses(words, [used, "" if one.is_usable else reason])
            box.setAccessibleName(enum_text(words, one.kind))
            box.setAccessibleDescription(says)
            box.setToolTip("" if one.is_usable else reason)

    def _on_box_clicked(self, kind: ArmourKind) -> None:
        box = self.boxes[kind]
        is_used = box.isChecked()
        box.setChecked(not is_used)  # until the table says so
        self.wished.emit(MarkArmour(kind=kind, is_used=is_used))


class ScoundrelLoad(QWidget):
    """The load and the items. A click ticks an item; while the sheet is written it opens it.

    Signals:
        wished(ScoundrelWish): A load is chosen, an item carried, or the items be others.
    """

    wished = Signal(object)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._view: ScoundrelView | None = None
        self._is_editing = False
        self._title = TextLabel(look, "", TextStyle.LABEL)
        self.carried = TextLabel(look, "", TextStyle.BODY, role=Role.TEXT2)
        self.load = SegmentedControl(look)
        self.items: list[CheckBox] = []
        self.add = Chip(look, glyph="plus", is_offered=True)
        self.more = Chip(look, glyph="chevron-down")
        self._shows_all = False
        self.field = OverField(self)
        self._grid = QGridLayout()
        self._lay_out()
        self.load.chosen.connect(self._on_load_chosen)
        self.add.clicked.connect(self._on_add_clicked)
        self.more.clicked.connect(self._on_more_clicked)
        self.field.entered.connect(self._on_field_entered)

    def mirror(self, view: ScoundrelView, *, is_editing: bool) -> None:
        """Show the load, as it is played or as it is written on."""
        is_other = self._view is None or view.sheet_id != self._view.sheet_id
        self._view, self._is_editing = view, is_editing
        words = self._words
        if is_other or not is_editing:
            self.field.finish()
        self._title.setText(words.pgettext("blades", "Load"))
        self._say_load(view.load)
        self._match(len(view.items))
        for box, item in zip(self.items, view.items, strict=True):
            box.setText(item.name)
            box.set_figure("" if item.load == 1 else str(item.load))
            box.setChecked(item.is_carried)
            box.setAccessibleName(item.name)
            box.setAccessibleDescription(_item_says(words, item))
            box.setToolTip(f"{item.name}\n{_item_says(words, item)}")
            box.updateGeometry()
        self.add.tell(words.pgettext("blades", "Item"))
        self.add.setVisible(is_editing)
        self._arrange()

    def _say_load(self, load: LoadView) -> None:
        words = self._words
        text = words.pgettext("blades", "%(count)d carried") % {"count": load.carried}
        self.load.setVisible(not load.is_prison)
        if load.is_prison:
            text = words.pgettext("blades load", "in prison: %(count)d of %(most)d") % {
                "count": load.carried,
                "most": load.most or 0,
            }
        elif load.is_over:
            text = words.pgettext("blades", "%(count)d carried, %(most)d at most") % {
                "count": load.carried,
                "most": load.most or 0,
            }
        self.carried.setText(text)
        self.carried.set_role(Role.BAD if load.is_over else Role.TEXT2)
        form = words.pgettext("blades load", "%(load)s %(most)d")
        shown = [
            (one, most)
            for one, most in load.bands
            if one is not Load.ENCUMBERED or _is_encumbered(load)
        ]
        self.load.mirror(
            [
                Option(
                    value=one,
                    text=form % {"load": enum_text(words, one), "most": most},
                    tip=load_tip(words, one),
                )
                for one, most in shown
            ],
            load.chosen,
        )

    def _match(self, count: int) -> None:
        """Have as many boxes as there are items."""
        while len(self.items) > count:
            box = self.items.pop()
            self._grid.removeWidget(box)
            box.hide()
            box.deleteLater()
        while len(self.items) < count:
            box = CheckBox(self._look, "")
            box.clicked.connect(self._on_box_clicked)
            self.items.append(box)

    def _arrange(self) -> None:
        """Put what is shown of the items row by row, and what shows the others behind them."""
        shown = self._shown()
        rest = len(self.items) - len(shown)
        is_long = len(self.items) > _FEW and not self._is_editing
        text = self._words.npgettext("blades items", "%(count)d more", "%(count)d more", rest)
        self.more.tell(
            self._words.pgettext("blades items", "fewer") if not rest else text % {"count": rest}
        )
        self.more.set_glyph("chevron-down" if rest else "chevron-up")
        parts: list[QWidget] = [self.items[place] for place in sorted(shown)]
        tails: list[QWidget] = [self.add] if self._is_editing else [self.more] if is_long else []
        for part in (*self.items, self.add, self.more):
            self._grid.removeWidget(part)
        for place, shown_part in enumerate([*parts, *tails]):
            row, column = divmod(place, _COLUMNS)
            self._grid.addWidget(shown_part, row, column, Qt.AlignmentFlag.AlignLeft)
        for place, box in enumerate(self.items):
            box.setVisible(place in shown)
        self.more.setVisible(is_long)

    def _shown(self) -> frozenset[int]:
        """Return the places of the items that are shown."""
        view, every = self._view, range(len(self.items))
        if view is None or self._is_editing or self._shows_all or len(every) <= _FEW:
            return frozenset(every)
        carried = [place for place in every if view.items[place].is_carried]
        others = [place for place in every if place not in carried]
        return frozenset([*carried, *others[: max(0, _FEW - len(carried))]])

    def _lay_out(self) -> None:
        px = self._look.px
        head = QHBoxLayout()
        head.setSpacing(round(px(8)))
        head.addWidget(self._title)
        head.addWidget(self.carried, 1)
        head.addWidget(self.load)
        self._grid.setHorizontalSpacing(round(px(12)))
        self._grid.setVerticalSpacing(round(px(1)))
        for place in range(_COLUMNS):
            self._grid.setColumnStretch(place, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(round(px(6)))
        column.addLayout(head)
        column.addLayout(self._grid)

    def _on_load_chosen(self, load: Load) -> None:
        # The same again is a choice too: for the next score, with armour that is whole.
        if self._view is not None:
            self._say_load(self._view.load)  # until the table says so
        wish = WriteLoad(load=load) if self._is_editing else ChooseLoad(load=load)
        self.wished.emit(wish)

    def _on_box_clicked(self) -> None:
        view = self._view
        place = next(at for at, box in enumerate(self.items) if box is self.sender())
        box = self.items[place]
        is_carried = box.isChecked()
        box.setChecked(not is_carried)  # until the table says so
        if not self._is_editing:
            self.wished.emit(CarryItem(place=place, is_carried=is_carried))
        elif view is not None:
            self._write(box, item_line(self._words, view.items[place]))

    def _on_more_clicked(self) -> None:
        self._shows_all = not self._shows_all
        self._arrange()

    def _on_add_clicked(self) -> None:
        self._write(self.add, "")

    def _write(self, anchor: QWidget, text: str) -> None:
        words = self._words
        hint = words.pgettext("blades", "Climbing gear 2")
        said = words.pgettext(
            "blades", "An item with its load, 0 to %(most)d, and “fine”; nothing has it go"
        )
        self.field.say(hint, said % {"most": MAX_ITEM_LOAD})
        self.field.lie_over(anchor, text)

    def _on_field_entered(self, text: str) -> None:
        anchor, view = self.field.anchor, self._view
        self.field.finish()
        if view is None:
            return
        items = list(view.items)
        place = next((at for at, box in enumerate(self.items) if box is anchor), len(items))
        before = items[place] if place < len(items) else None
        item = read_item(self._words, text, before)
        items[place : place + 1] = [item] if item is not None else []
        if tuple(items) != view.items:
            self.wished.emit(WriteRows(field=RowField.ITEMS, rows=tuple(items)))


def _short(words: Words, kind: ArmourKind) -> str:
    texts = {
        ArmourKind.STANDARD: words.pgettext("blades armour", "Worn"),
        ArmourKind.HEAVY: words.pgettext("blades armour", "Heavy"),
        ArmourKind.SPECIAL: words.pgettext("blades armour", "Special"),
    }
    return texts[kind]


def _is_encumbered(load: LoadView) -> bool:
    """Whether more is carried, or was chosen, than a heavy load."""
    heavy = dict(load.bands)[Load.HEAVY]
    return load.chosen is Load.ENCUMBERED or load.carried > heavy


def _item_says(words: Words, item: Item) -> str:
    load = words.pgettext("blades", "load %(count)d") % {"count": item.load}
    fine = words.pgettext("blades item", "fine") if item.is_fine else ""
    return clauses(words, [load, fine])


def load_tip(words: Words, load: Load) -> str:
    """Return what a load means for whoever carries it (rules/blades.md 149)."""
    texts = {
        Load.LIGHT: words.pgettext("blades load", "Quick; passes for an ordinary citizen"),
        Load.NORMAL: words.pgettext("blades load", "Looks like somebody up to something"),
        Load.HEAVY: words.pgettext("blades load", "Slower, and plainly on a job"),
        Load.ENCUMBERED: words.pgettext("blades load", "Can do nothing but move slowly"),
    }
    return texts[load]
