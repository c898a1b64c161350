"""An attribute of a scoundrel: its rating, its experience, and its four actions."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QMenu, QVBoxLayout, QWidget

from duskboard.core.blades.trait import ActionId, AttributeId, XpTrack
from duskboard.i18n.blades_sheet_words import action_tip, attribute_tip, dots_text
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import clauses
from duskboard.i18n.words import Words
from duskboard.panels.action_roll_text import dice_name
from duskboard.panels.scoundrel_offer import ScoundrelOffer
from duskboard.panels.scoundrel_wish import EarnDot, MarkXp
from duskboard.table.scoundrel_view import ActionView, AttributeView
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.attribute_head import AttributeFace, AttributeHead
from duskboard.widgets.box_track import BoxTrack, TrackFace
from duskboard.widgets.chip import Chip
from duskboard.widgets.text_label import TextLabel
from duskboard.widgets.trait_row import TraitFace, TraitRow

_COLUMNS = 2


class ScoundrelAttribute(QWidget):
    """Shows an attribute. A click on a name takes its roll in hand, a double click rolls.

    Signals:
        picked(ActionId | AttributeId), rolled_alone(ActionId | AttributeId): An action or a
            resistance shall be in hand, or be rolled.
        rating_requested(ActionId, int): An action shall have so many dots.
        wished(ScoundrelWish): Experience shall be marked.
    """

    picked = Signal(object)
    rolled_alone = Signal(object)
    rating_requested = Signal(object, int)
    wished = Signal(object)

    def __init__(
        self, look: Look, words: Words, attribute: AttributeId, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._look, self._words, self._attribute = look, words, attribute
        self.head = AttributeHead(look)
        self._xp = TextLabel(look, "", TextStyle.CAPTION, role=Role.TEXT2)
        self.xp = BoxTrack(look, width=13.0, height=16.0, gap=3.0, columns=None, takes_digits=True)
        self.advance = Chip(look, glyph="plus", is_lit=True)
        self._view: AttributeView | None = None
        self.rows: dict[ActionId, TraitRow] = {}
        self._grid = QGridLayout()
        self._lay_out()
        self.head.picked.connect(lambda: self.picked.emit(attribute))
        self.head.rolled_alone.connect(lambda: self.rolled_alone.emit(attribute))
        self.xp.points_requested.connect(self._on_xp_points_requested)
        self.advance.clicked.connect(self._on_advance_clicked)

    def mirror(
        self, view: AttributeView, offer: ScoundrelOffer | None, *, is_editing: bool
    ) -> None:
        """Show an attribute; `offer` is the roll in hand of this sheet, or None."""
        words, self._view = self._words, view
        if not self.rows:
            self._fill(view)
        name = enum_text(words, view.attribute)
        resist = words.pgettext("blades", "resist %(count)dd") % {"count": view.rating}
        is_picked = offer is not None and offer.attribute is view.attribute
        in_hand = words.pgettext("blades", "in hand") if is_picked else ""
        self.head.mirror(
            AttributeFace(
                text=name,
                rating=view.rating,
                detail=resist,
                short=dice_name(view.rating),
                is_picked=is_picked,
                says=clauses(words, [resist, attribute_tip(words, view.attribute), in_hand]),
            )
        )
        self._xp.setText(words.pgettext("blades", "xp"))
        of = words.pgettext("blades", "%(count)d of %(most)d")
        said = of % {"count": view.xp.filled, "most": view.xp.size}
        text = words.pgettext("blades", "%(attribute)s xp") % {"attribute": name}
        track = TrackFace(filled=view.xp.filled, size=view.xp.size, text=text, says=said)
        self.xp.mirror(track)
        full = words.pgettext("blades", "Track full: one dot more")
        self.advance.tell(words.pgettext("blades", "Dot"), full)
        is_full = view.xp.filled >= view.xp.size
        self.advance.setVisible(is_full)
        self._xp.setVisible(not is_full)  # the button beside says what the boxes are
        for action in view.actions:
            self._mirror_row(action, offer, is_editing=is_editing)

    def _mirror_row(
        self, view: ActionView, offer: ScoundrelOffer | None, *, is_editing: bool
    ) -> None:
        words, row = self._words, self.rows[view.action]
        is_picked = offer is not None and offer.action is view.action
        in_hand = words.pgettext("blades", "in hand") if is_picked else ""
        tip = action_tip(words, view.action)
        face = TraitFace(
            text=enum_text(words, view.action),
            figure=offer.figure if offer is not None and is_picked else "",
            rating=view.rating,
            size=view.size,
            limit=view.limit,
            is_picked=is_picked,
            says=clauses(words, [dots_text(words, view.rating), in_hand]),
        )
        row.mirror(face, is_editing=is_editing)
        row.setToolTip(tip)

    def _fill(self, view: AttributeView) -> None:
        for place, one in enumerate(view.actions):
            row = TraitRow(self._look, leads=True)
            action = one.action
            row.picked.connect(lambda action=action: self.picked.emit(action))
            row.rolled_alone.connect(lambda action=action: self.rolled_alone.emit(action))
            row.rating_requested.connect(
                lambda dots, action=action: self.rating_requested.emit(action, dots)
            )
            self._grid.addWidget(row, *divmod(place, _COLUMNS))
            row.show()  # at once: keys may come before the layout does
            self.rows[action] = row

    def _lay_out(self) -> None:
        px = self._look.px
        head = QHBoxLayout()
        head.setSpacing(round(px(8)))
        head.addWidget(self.head, 1)
        head.addWidget(self.advance)
        head.addWidget(self._xp)
        head.addWidget(self.xp, 0, Qt.AlignmentFlag.AlignVCenter)
        self._grid.setHorizontalSpacing(round(px(8)))
        self._grid.setVerticalSpacing(0)
        for place in range(_COLUMNS):
            self._grid.setColumnStretch(place, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(round(px(2)))
        column.addLayout(head)
        column.addLayout(self._grid)

    def _on_advance_clicked(self) -> None:
        """Ask which action has the dot; one with all its dots is refused where it is done."""
        menu, view = QMenu(self), self._view
        for one in view.actions if view is not None else ():
            act = menu.addAction(enum_text(self._words, one.action))
            wish = EarnDot(action=one.action)
            act.triggered.connect(lambda _on, wish=wish: self.wished.emit(wish))
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(self.advance.mapToGlobal(self.advance.rect().bottomLeft()))

    def _on_xp_points_requested(self, marks: int) -> None:
        self.wished.emit(MarkXp(track=XpTrack(self._attribute.value), marks=marks))
