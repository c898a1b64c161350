"""The foot of a sheet: Humanity, Willpower and blood at the left, the body at the right."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from duskboard.core.storyteller.health import Damage
from duskboard.core.storyteller.trait import HUMANITY, WILLPOWER, Creature, TraitKey
from duskboard.i18n.listing import dotted
from duskboard.i18n.words import Words
from duskboard.panels.body_text import health_text
from duskboard.panels.sheet_text import health_face, trait_face
from duskboard.table.sheet_view import BoxView, HealthView, PoolsView, SheetView
from duskboard.theme.look import Look
from duskboard.theme.text import RIGHT
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.box_track import BoxTrack, TrackFace
from duskboard.widgets.glyph_button import GlyphButton
from duskboard.widgets.health_box import HealthBox
from duskboard.widgets.text_label import TextLabel
from duskboard.widgets.trait_row import TraitRow

_ORDER: tuple[Damage | None, ...] = (None, Damage.BASHING, Damage.LETHAL, Damage.AGGRAVATED)
"""What one click makes of a box, in turn."""
_LETTERS = {"b": Damage.BASHING, "l": Damage.LETHAL, "x": Damage.AGGRAVATED}


class SheetPools(QWidget):
    """What somebody has to spend.

    Signals:
        picked(TraitKey), rolled_alone(TraitKey): As of any trait.
        rating_requested(TraitKey, int): It shall have so many dots.
        willpower_requested(int), blood_requested(int): There shall be so many points.
    """

    picked = Signal(object)
    rolled_alone = Signal(object)
    rating_requested = Signal(object, int)
    willpower_requested = Signal(int)
    blood_requested = Signal(int)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._pools: PoolsView | None = None
        self.rows = {key: TraitRow(look) for key in (HUMANITY, WILLPOWER)}
        self._left = TextLabel(look, "", TextStyle.CAPTION, role=Role.TEXT2)
        self.willpower = BoxTrack(look)
        self._blood_title = TextLabel(look, "", TextStyle.LABEL)
        self._blood_says = TextLabel(look, "", TextStyle.CAPTION, role=Role.TEXT2)
        self.blood = BoxTrack(look, fill=Role.BLOOD, width=24.0, height=20.0)
        self.less = GlyphButton(look, "", glyph="minus", role="tool", small=True)
        self.more = GlyphButton(look, "", glyph="plus", role="tool", small=True)
        self._lay_out()
        for key, row in self.rows.items():
            row.picked.connect(lambda key=key: self.picked.emit(key))
            row.rolled_alone.connect(lambda key=key: self.rolled_alone.emit(key))
            row.rating_requested.connect(
                lambda rating, key=key: self.rating_requested.emit(key, rating)
            )
        self.willpower.points_requested.connect(self.willpower_requested)
        self.blood.points_requested.connect(self.blood_requested)
        self.less.clicked.connect(self._on_less_clicked)
        self.more.clicked.connect(self._on_more_clicked)

    def mirror(self, view: SheetView, picked: tuple[TraitKey, ...], *, is_editing: bool) -> None:
        """Show what somebody has."""
        words, pools = self._words, view.pools
        self._pools = pools
        shown = {dots.key: dots for dots in view.long}
        for key, row in self.rows.items():
            row.setVisible(key in shown)
            if key in shown:
                face = trait_face(words, view, shown[key], picked)
                row.mirror(face, is_editing=is_editing)
        text = words.npgettext("vampire", "%(count)d left", "%(count)d left", pools.willpower_left)
        left = text % {"count": pools.willpower_left}
        spent = words.pgettext("vampire", "spent this turn") if pools.is_willpower_spent else ""
        self._left.setText(dotted(words, [words.pgettext("vampire", "to spend"), left, spent]))
        name = words.pgettext("vampire field", "Willpower to spend")
        track = TrackFace(filled=pools.willpower_left, size=pools.willpower, text=name, says=left)
        self.willpower.mirror(track)
        self._say_blood(view.creature, pools)

    def _say_blood(self, creature: Creature, pools: PoolsView) -> None:
        words = self._words
        name = words.pgettext("vampire field", "Blood pool")
        held = words.pgettext("vampire", "%(count)d of %(most)d")
        said = held % {"count": pools.blood, "most": pools.blood_limit}
        turn = ""
        if pools.blood_a_turn:
            turn = words.pgettext("vampire", "%(count)d a turn") % {"count": pools.blood_a_turn}
        if pools.blood_spent:
            text = words.pgettext("vampire", "%(count)d of %(most)d this turn")
            turn = text % {"count": pools.blood_spent, "most": pools.blood_a_turn}
        self._blood_title.setText(name)
        self._blood_says.setText(dotted(words, [said, turn]))
        track = TrackFace(filled=pools.blood, size=pools.blood_limit, text=name, says=said)
        self.blood.mirror(track)
        self.less.setAccessibleName(words.pgettext("vampire", "Spend a blood point"))
        self.less.setToolTip(self.less.accessibleName())
        self.more.setAccessibleName(words.pgettext("vampire", "Gain a blood point"))
        self.more.setToolTip(self.more.accessibleName())
        has_blood = creature is not Creature.MORTAL
        for widget in (self._blood_title, self._blood_says, self.blood, self.less, self.more):
            widget.setVisible(has_blood)

    def _lay_out(self) -> None:
        px = self._look.px
        inset = round(px(6))
        spend = QVBoxLayout()
        spend.setContentsMargins(inset, 0, inset, 0)
        spend.setSpacing(round(px(3)))
        spend.addWidget(self._left)
        spend.addWidget(self.willpower)
        blood = QHBoxLayout()
        blood.setContentsMargins(inset, round(px(8)), inset, 0)
        blood.setSpacing(round(px(8)))
        blood.addWidget(self._blood_title)
        blood.addWidget(self._blood_says, 1)
        blood.addWidget(self.less)
        blood.addWidget(self.more)
        below = QHBoxLayout()
        below.setContentsMargins(inset, 0, inset, 0)
        below.addWidget(self.blood)
        below.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(round(px(2)))
        for row in self.rows.values():
            column.addWidget(row)
        column.addLayout(spend)
        column.addLayout(blood)
        column.addLayout(below)
        column.addStretch(1)

    def _on_less_clicked(self) -> None:
        if self._pools is not None:
            self.blood_requested.emit(self._pools.blood - 1)

    def _on_more_clicked(self) -> None:
        if self._pools is not None:
            self.blood_requested.emit(self._pools.blood + 1)


class SheetBody(QWidget):
    """The health of somebody, box by box.

    Signals:
        turned(object, object): A box marked so (a `Damage` or None) shall be marked otherwise.
    """

    turned = Signal(object, object)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._boxes: tuple[BoxView, ...] = ()
        self._title = TextLabel(look, "", TextStyle.LABEL)
        self._state = TextLabel(look, "", TextStyle.CAPTION, role=Role.TEXT2)
        self.rows: list[HealthBox] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(0)
        self._grid.addWidget(self._title, 0, 0)
        self._state.setAlignment(RIGHT)
        self._grid.addWidget(self._state, 0, 1)
        self._grid.setColumnStretch(1, 1)

    def mirror(self, health: HealthView) -> None:
        """Show a body."""
        self._boxes = health.boxes
        if len(self.rows) != len(health.boxes):
            self._rebuild(len(health.boxes))
        for row, box in zip(self.rows, health.boxes, strict=True):
            row.mirror(health_face(self._words, box))
        self._title.setText(self._words.pgettext("vampire", "Health"))
        self._state.setText(health_text(self._words, health))

    def _rebuild(self, count: int) -> None:
        for row in self.rows:
            self._grid.removeWidget(row)
            row.hide()
            row.deleteLater()
        self.rows = [HealthBox(self._look) for _ in range(count)]
        for place, row in enumerate(self.rows):
            row.turned.connect(self._on_row_turned)
            row.typed.connect(self._on_row_typed)
            row.clear_requested.connect(self._on_row_clear_requested)
            self._grid.addWidget(row, 1 + place, 0, 1, 2)
            row.show()
        self._grid.setRowStretch(1 + count, 1)

    def _mark(self) -> Damage | None:
        """Return what stands in the box that was pressed."""
        pairs = zip(self.rows, self._boxes, strict=True)
        return next((box.damage for row, box in pairs if row is self.sender()), None)

    def _on_row_turned(self, by: int) -> None:
        before = self._mark()
        after = _ORDER[(_ORDER.index(before) + by) % len(_ORDER)]
        self.turned.emit(before, after)

    def _on_row_typed(self, letter: str) -> None:
        before, after = self._mark(), _LETTERS[letter]
        if before is not after:
            self.turned.emit(before, after)

    def _on_row_clear_requested(self) -> None:
        before = self._mark()
        if before is not None:
            self.turned.emit(before, None)
