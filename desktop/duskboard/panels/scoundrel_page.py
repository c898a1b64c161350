"""One scoundrel: who it is, stress, harm, load, attributes, and what has been put by."""

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QVBoxLayout, QWidget
from typing_extensions import override

from duskboard.core.blades.trait import ActionId, AttributeId
from duskboard.i18n.words import Language, Words
from duskboard.panels.scoundrel_attribute import ScoundrelAttribute
from duskboard.panels.scoundrel_contacts import ScoundrelContacts
from duskboard.panels.scoundrel_form import ScoundrelForm
from duskboard.panels.scoundrel_growth import ScoundrelGrowth
from duskboard.panels.scoundrel_harm import ScoundrelHarm
from duskboard.panels.scoundrel_head import ScoundrelHead
from duskboard.panels.scoundrel_load import ScoundrelArmour, ScoundrelLoad
from duskboard.panels.scoundrel_offer import ScoundrelOffer
from duskboard.panels.scoundrel_stress import ScoundrelStress
from duskboard.panels.scoundrel_wealth import ScoundrelWealth
from duskboard.panels.sheet_book import BookPage, page_rule
from duskboard.panels.sheet_notes import SheetNotes
from duskboard.panels.sheet_portrait import SheetPortrait
from duskboard.panels.sheet_walk import SMALL, STEPS, walk
from duskboard.table.scoundrel_view import ScoundrelView
from duskboard.theme.look import Look
from duskboard.widgets.trait_row import TraitRow

_SIDE = 13.0
_GAP = 10.0


class ScoundrelPage(BookPage):
    """Shows a scoundrel. Arrows go from row to row.

    Signals:
        picked(ActionId | AttributeId), rolled_alone(ActionId | AttributeId): An action or a
            resistance shall be in hand, or be rolled.
        rating_requested(ActionId, int): An action shall have so many dots.
        wound_ticked(Wound): A harm shall count for the roll in hand, or no longer.
        deed_wished(ScoundrelDeed): Something shall be done about the scoundrel.
        wished(ScoundrelWish): Anything else.
    """

    wound_ticked = Signal(object)
    deed_wished = Signal(object)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._seen: tuple[ScoundrelView, ScoundrelOffer | None, bool, Language] | None = None
        self.head = ScoundrelHead(look, words)
        self.form = ScoundrelForm(look, words)
        self.portrait = SheetPortrait(look, words)
        self.tracks = ScoundrelStress(look, words)
        self.harm = ScoundrelHarm(look, words)
        self.armour = ScoundrelArmour(look, words)
        self.load = ScoundrelLoad(look, words)
        self.attributes = {one: ScoundrelAttribute(look, words, one) for one in AttributeId}
        self.growth = ScoundrelGrowth(look, words)
        self.wealth = ScoundrelWealth(look, words)
        self.contacts = ScoundrelContacts(look, words)
        self.notes = SheetNotes(look, words, is_inset=False)
        self._lay_out()
        for wished in (
            self.portrait.wished,
            self.form.wished,
            self.tracks.wished,
            self.harm.wished,
            self.armour.wished,
            self.load.wished,
            *(attribute.wished for attribute in self.attributes.values()),
            self.growth.wished,
            self.wealth.wished,
            self.contacts.wished,
            self.notes.wished,
        ):
            wished.connect(self.wished)
        self.harm.wound_ticked.connect(self.wound_ticked)
        for deed in (self.head, self.form, self.tracks, self.harm, self.growth):
            deed.deed_wished.connect(self.deed_wished)
        for attribute in self.attributes.values():
            attribute.picked.connect(self.picked)
            attribute.rolled_alone.connect(self.rolled_alone)
            attribute.rating_requested.connect(self.rating_requested)

    def mirror(
        self, view: ScoundrelView, offer: ScoundrelOffer | None, *, is_editing: bool
    ) -> None:
        """Show a scoundrel, as it is played or as it is written on.

        Args:
            view: The scoundrel.
            offer: The roll in hand, or None.
            is_editing: Whether the sheet is written on.
        """
        now = (view, offer, is_editing, self._words.language)
        if now == self._seen:
            return
        self._seen = now
        mine = offer if offer is not None and offer.who == view.sheet_id else None
        self.head.setVisible(not is_editing)
        self.head.mirror(view)
        self.form.setVisible(is_editing)
        self.form.top.setVisible(is_editing)
        self.form.mirror(view)
        self.portrait.mirror(view.portrait, is_editing=is_editing)
        self.tracks.mirror(view, offer.stress.get(view.sheet_id, 0) if offer is not None else 0)
        self.harm.mirror(view, mine.wounds if mine is not None else None)
        self.armour.mirror(view)
        self.load.mirror(view, is_editing=is_editing)
        for one in view.attributes:
            self.attributes[one.attribute].mirror(one, mine, is_editing=is_editing)
        self.growth.mirror(view)
        self.wealth.mirror(view)
        self.contacts.mirror(view)
        self.notes.mirror(view.sheet_id, view.notes)
        self._watch()

    @property
    @override
    def parts(self) -> list[QWidget]:
        """The parts that are there whether it is written on or not, from the top."""
        return [part for part in self._parts if part.isVisible()]

    @property
    @override
    def first_row(self) -> TraitRow | None:
        """The uppermost action, or None before there is a scoundrel."""
        rows = (row for one in self.attributes.values() for row in one.rows.values())
        return next(rows, None)

    def row(self, action: ActionId) -> TraitRow | None:
        """Return the row of an action."""
        return next(
            (one.rows[action] for one in self.attributes.values() if action in one.rows), None
        )

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._walks(event):
            event.ignore()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Go from row to row where a button would only go to the next one."""
        is_key = event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent)
        return is_key and isinstance(event, QKeyEvent) and self._walks(event)

    def _walks(self, event: QKeyEvent) -> bool:
        step = STEPS.get(Qt.Key(event.key()))
        return step is not None and not event.modifiers() and walk(self, *step, SMALL)

    def _watch(self) -> None:
        for button in self.findChildren(QAbstractButton):
            button.removeEventFilter(self)
            button.installEventFilter(self)

    def _lay_out(self) -> None:
        px = self._look.px
        who = QHBoxLayout()
        who.setSpacing(round(px(10)))
        who.addWidget(self.portrait)
        who.addWidget(self.head, 1)
        who.addWidget(self.form.top, 1)
        column = QVBoxLayout(self)
        side = round(px(_SIDE))
        column.setContentsMargins(side, round(px(12)), side, side)
        column.setSpacing(round(px(_GAP)))
        column.addLayout(who)
        column.addWidget(self.form)
        self._parts: list[QWidget] = [
            self.tracks, self.harm, self.armour, self.load, *self.attributes.values(),
            self.growth, self.wealth, self.contacts, self.notes,
        ]  # fmt: skip
        for place, part in enumerate(self._parts):
            if place > 1:
                column.addWidget(page_rule())
            column.addWidget(part)
        column.addStretch(1)
