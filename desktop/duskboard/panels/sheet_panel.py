"""The sheets of a campaign: tabs, one sheet, and the bar of the pool in hand."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget
from typing_extensions import override

from duskboard.core.storyteller.trait import Creature, TraitKey
from duskboard.i18n.words import Words
from duskboard.panels.pool_bar import PoolBar
from duskboard.panels.pool_keys import is_pool_key, take_pool_key
from duskboard.panels.pool_offer import PoolOffer
from duskboard.panels.sheet_book import SheetBook
from duskboard.panels.sheet_creation import SheetCreation
from duskboard.panels.sheet_entry import SheetEntry
from duskboard.panels.sheet_tabs import SheetTabs
from duskboard.panels.tab_strip import TabFace
from duskboard.table.sheet_view import SheetTabView, SheetView
from duskboard.theme.look import Look

if TYPE_CHECKING:
    from duskboard.panels.sheet_page import SheetPage


class SheetPanel(SheetBook):
    """Sheets of Vampire, one at a time, and the pool in hand below them.

    While a pool is in hand, keys adjust it: digits the difficulty (0 for ten), `W` Willpower, `S`
    the specialty, `+` and `−` dice, `A` another action, `R` another try, `=` or `T` what real dice
    show, `@` any difficulty, `O` overrules, Enter rolls, Alt+Enter in any case, Esc puts it down.

    Signals:
        new_requested(Creature): Somebody new.
        picked(EntityId, TraitKey), rolled_alone(EntityId, TraitKey): A trait of a sheet shall be
            part of the pool, or be rolled.
        turned(EntityId, object, object): A health box marked so shall be marked otherwise.
        willpower_requested(EntityId, int), blood_requested(EntityId, int): So many points.
        number_written(EntityId, NumberField, int | None): A field was written.
        creature_chosen(EntityId, Creature): Another kind of body.
        specialties_written(EntityId, TraitKey, tuple[str, ...]): Fields of a trait.
    """

    new_requested = Signal(object)
    picked = Signal(object, object)
    rolled_alone = Signal(object, object)
    turned = Signal(object, object, object)
    willpower_requested = Signal(object, int)
    blood_requested = Signal(object, int)
    number_written = Signal(object, object, object)
    creature_chosen = Signal(object, object)
    specialties_written = Signal(object, object, object)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(look, words, parent)
        self._view: SheetView | None = None
        self._sheets: tuple[SheetTabView, ...] = ()
        self._offer: PoolOffer | None = None
        self._last: TraitKey | None = None
        self.tabs = SheetTabs(look, words)
        self.bar = PoolBar(look, words)
        self.creation = SheetCreation(look, words)
        self.entry = SheetEntry(look, words)
        self.page: SheetPage | None = None
        self.lay_out(self.tabs, self.entry, below=(self.creation, self.bar))
        self.bar.hide()
        self.tabs.new_requested.connect(self.new_requested)
        self.tabs.line_requested.connect(self.entry.begin)
        self.creation.wished.connect(self.wish)
        self._none.act_requested.connect(self._on_none_act_requested)

    def mirror(self, sheets: Sequence[SheetTabView], view: SheetView | None) -> None:
        """Show the sheets, one of them open."""
        self._sheets, self._view = tuple(sheets), view
        self.show_all()
        self.turned_to.emit()

    def mirror_offer(self, offer: PoolOffer | None) -> None:
        """Show the pool in hand, or none."""
        had_keyboard = self.bar.isAncestorOf(QApplication.focusWidget() or self)
        if offer is not None:
            self._last = offer.terms.traits[-1]
        self._offer = offer
        self._show_offer()
        row = self.page.row(self._last) if self.page is not None and self._last else None
        if offer is None and had_keyboard and row is not None:
            row.setFocus(Qt.FocusReason.OtherFocusReason)

    @override
    def write(self) -> None:
        self.entry.hide()
        super().write()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._offer is None or not take_pool_key(self.bar, event):
            event.ignore()

    @override
    def event(self, event: QEvent) -> bool:
        is_asked = self._offer is not None and event.type() == QEvent.Type.ShortcutOverride
        if is_asked and isinstance(event, QKeyEvent) and is_pool_key(event):
            event.accept()
            return True
        return super().event(event)

    @override
    def make_page(self) -> None:
        from duskboard.panels.sheet_page import SheetPage  # noqa: PLC0415 - 20 ms of a start

        page = self.page = SheetPage(self._look, self._words)
        page.picked.connect(self._on_page_picked)
        page.rolled_alone.connect(self._on_page_rolled_alone)
        page.turned.connect(self._on_page_turned)
        page.specialties_written.connect(self._on_page_specialties_written)
        page.pools.willpower_requested.connect(self._on_pools_willpower_requested)
        page.pools.blood_requested.connect(self._on_pools_blood_requested)
        page.form.number_written.connect(self._on_form_number_written)
        page.form.creature_chosen.connect(self._on_form_creature_chosen)
        self.open_book(page, page.head, page.form, page.portrait)

    @override
    def show_all(self) -> None:
        words, view = self._words, self._view
        self.open_sheet(view.sheet_id if view is not None else None)
        faces = [TabFace(sheet_id=one.sheet_id, name=one.name) for one in self._sheets]
        self.tabs.mirror(faces, self.sheet_id, is_editing=self.is_editing)
        self._none.tell(
            words.pgettext("vampire", "No sheets yet."),
            words.pgettext("vampire", "New character"),
        )
        self.creation.mirror(view, is_editing=self.is_editing)
        self.bar.setVisible(view is not None)
        self._show_offer()

    def _show_offer(self) -> None:
        offer, view = self._offer, self._view
        is_mine = offer is not None and offer.who == self.sheet_id
        self.bar.mirror(offer, names_who=not is_mine)
        if view is not None and self.page is not None:
            picked = offer.terms.traits if offer is not None and is_mine else ()
            lit = offer.source if offer is not None and is_mine else None
            self.page.mirror(view, picked, lit, is_editing=self.is_editing)

    def _on_none_act_requested(self) -> None:
        self.new_requested.emit(Creature.KINDRED)

    def _on_page_picked(self, key: object) -> None:
        self.picked.emit(self.sheet_id, key)

    def _on_page_rolled_alone(self, key: object) -> None:
        self.rolled_alone.emit(self.sheet_id, key)

    def _on_page_turned(self, before: object, after: object) -> None:
        self.turned.emit(self.sheet_id, before, after)

    def _on_page_specialties_written(self, key: object, fields: object) -> None:
        self.specialties_written.emit(self.sheet_id, key, fields)

    def _on_pools_willpower_requested(self, points: int) -> None:
        self.willpower_requested.emit(self.sheet_id, points)

    def _on_pools_blood_requested(self, points: int) -> None:
        self.blood_requested.emit(self.sheet_id, points)

    def _on_form_number_written(self, field: object, number: object) -> None:
        self.number_written.emit(self.sheet_id, field, number)

    def _on_form_creature_chosen(self, creature: object) -> None:
        self.creature_chosen.emit(self.sheet_id, creature)
