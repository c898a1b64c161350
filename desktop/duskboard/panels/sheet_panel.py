"""The sheets of a campaign: tabs, one sheet, and the bar of the pool in hand."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from typing_extensions import override

from duskboard.core.identity import EntityId
from duskboard.core.storyteller.trait import Creature, TraitKey
from duskboard.i18n.words import Words
from duskboard.panels.drag_start import DragStart
from duskboard.panels.pool_bar import PoolBar
from duskboard.panels.pool_keys import is_pool_key, take_pool_key
from duskboard.panels.pool_offer import PoolOffer
from duskboard.panels.sheet_area import SheetArea
from duskboard.panels.sheet_creation import SheetCreation
from duskboard.panels.sheet_entry import SheetEntry
from duskboard.panels.sheet_portrait import PictureOf
from duskboard.panels.sheet_tabs import SheetTabs
from duskboard.panels.tab_strip import TabFace
from duskboard.table.sheet_view import SheetTabView, SheetView
from duskboard.theme.look import Look
from duskboard.widgets.empty_state import EmptyState

if TYPE_CHECKING:
    from duskboard.panels.sheet_page import SheetPage


class SheetPanel(QWidget):
    """Sheets, one at a time. What stands in it is made when it is shown for the first time.

    While a pool is in hand, keys adjust it: digits the difficulty (0 for ten), `W` Willpower, `S`
    the specialty, `+` and `−` dice, `A` another action, `R` another try, `=` or `T` what real dice
    show, `@` any difficulty, `O` overrules, Enter rolls, Alt+Enter in any case, Esc puts it down.

    Signals:
        chosen(EntityId): Another sheet shall be shown.
        turned_to(): Another sheet is shown, or the same as it is now.
        new_requested(Creature): Somebody new.
        picked(EntityId, TraitKey), rolled_alone(EntityId, TraitKey): A trait of a sheet shall be
            part of the pool, or be rolled.
        rating_requested(EntityId, TraitKey, int): It shall have so many dots.
        turned(EntityId, object, object): A health box marked so shall be marked otherwise.
        willpower_requested(EntityId, int), blood_requested(EntityId, int): So many points.
        text_written(EntityId, TextField, str), number_written(EntityId, NumberField, int |
            None): A field was written.
        creature_chosen(EntityId, Creature): Another kind of body.
        specialties_written(EntityId, TraitKey, tuple[str, ...]): Fields of a trait.
        wished(EntityId, SheetWish): Anything else of a sheet.
        duplicate_requested(EntityId), remove_requested(EntityId): About a sheet.
        dragged(RowDrag): A tab or the head of a sheet is being dragged away; the drag's item is
            the sheet.
    """

    chosen = Signal(object)
    turned_to = Signal()
    new_requested = Signal(object)
    picked = Signal(object, object)
    rolled_alone = Signal(object, object)
    rating_requested = Signal(object, object, int)
    turned = Signal(object, object, object)
    willpower_requested = Signal(object, int)
    blood_requested = Signal(object, int)
    text_written = Signal(object, object, str)
    number_written = Signal(object, object, object)
    creature_chosen = Signal(object, object)
    specialties_written = Signal(object, object, object)
    wished = Signal(object, object)
    duplicate_requested = Signal(object)
    remove_requested = Signal(object)
    dragged = Signal(object)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._view: SheetView | None = None
        self._sheets: tuple[SheetTabView, ...] = ()
        self._offer: PoolOffer | None = None
        self._last: TraitKey | None = None
        self._is_editing = False
        self.tabs = SheetTabs(look, words)
        self.bar = PoolBar(look, words)
        self.creation = SheetCreation(look, words)
        self.entry = SheetEntry(look, words)
        self._picture_of: PictureOf | None = None
        self.page: SheetPage | None = None
        self._area = SheetArea()
        self._none = EmptyState(look, "")
        self._lay_out()
        self.tabs.chosen.connect(self.chosen)
        self.tabs.new_requested.connect(self.new_requested)
        self.tabs.line_requested.connect(self.entry.begin)
        self.tabs.edit_toggled.connect(self._on_tabs_edit_toggled)
        self.tabs.duplicate_requested.connect(self._on_tabs_duplicate_requested)
        self.tabs.remove_requested.connect(self._on_tabs_remove_requested)
        self.tabs.dragged.connect(self.dragged)
        self.creation.wished.connect(self._on_page_wished)
        self._none.act_requested.connect(self._on_none_act_requested)

    @property
    def sheet_id(self) -> EntityId | None:
        """The sheet that is shown, or None."""
        return self._view.sheet_id if self._view is not None else None

    @property
    def has_sheet_in_sight(self) -> bool:
        """Whether a sheet is before the game master."""
        return self._view is not None and self.isVisible()

    @property
    def is_editing(self) -> bool:
        """Whether the sheet is written on."""
        return self._is_editing

    def mirror(self, sheets: Sequence[SheetTabView], view: SheetView | None) -> None:
        """Show the sheets, one of them open."""
        self._sheets, self._view = tuple(sheets), view
        self._show()
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

    def set_pictures(self, picture_of: PictureOf) -> None:
        """Take what gives the pictures of the campaign."""
        self._picture_of = picture_of

    def show_part(self, part: QWidget) -> None:
        """Scroll until a part of the sheet is in sight."""
        self._area.ensureWidgetVisible(part)

    def take_keyboard(self) -> None:
        """Give the keyboard to the first trait of the sheet."""
        row = self.page.first_row if self.page is not None else None
        if row is not None:
            self._area.ensureWidgetVisible(row)
            row.setFocus(Qt.FocusReason.OtherFocusReason)

    def begin_writing(self) -> None:
        """Write on the sheet, its name first."""
        self._write()
        self._area.go_to_top()
        if self.page is not None:
            self.page.form.begin()

    def _write(self) -> None:
        self._is_editing = True
        self.entry.hide()
        self._show()

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.page is None:
            self._make()
        self._show()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._show()

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

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.tabs)
        column.addWidget(self.entry)
        column.addWidget(self._none, 1)
        column.addWidget(self._area, 1)
        column.addWidget(self.creation)
        column.addWidget(self.bar)
        self._area.hide()
        self.bar.hide()

    def _make(self) -> None:
        from duskboard.panels.sheet_page import SheetPage  # noqa: PLC0415 - 20 ms of a start

        page = self.page = SheetPage(self._look, self._words)
        if self._picture_of is not None:
            page.portrait.picture_of = self._picture_of
        self._area.setWidget(page)
        DragStart(page.head, self._draggable).dragged.connect(self.dragged)
        page.picked.connect(self._on_page_picked)
        page.rolled_alone.connect(self._on_page_rolled_alone)
        page.rating_requested.connect(self._on_page_rating_requested)
        page.turned.connect(self._on_page_turned)
        page.specialties_written.connect(self._on_page_specialties_written)
        page.wished.connect(self._on_page_wished)
        page.pools.willpower_requested.connect(self._on_pools_willpower_requested)
        page.pools.blood_requested.connect(self._on_pools_blood_requested)
        page.form.text_written.connect(self._on_form_text_written)
        page.form.number_written.connect(self._on_form_number_written)
        page.form.creature_chosen.connect(self._on_form_creature_chosen)

    def _draggable(self, _at: QPoint) -> tuple[object, QRect] | None:
        """Return the sheet whose head is pressed, and what is dragged of that: all of it."""
        view, page = self._view, self.page
        return None if view is None or page is None else (view.sheet_id, page.head.rect())

    def _show(self) -> None:
        words, view = self._words, self._view
        if view is None:
            self._is_editing = False
        faces = [TabFace(sheet_id=one.sheet_id, name=one.name) for one in self._sheets]
        self.tabs.mirror(faces, self.sheet_id, is_editing=self._is_editing)
        self._none.setVisible(view is None)
        self._none.tell(
            words.pgettext("vampire", "No sheets yet."),
            words.pgettext("vampire", "New character"),
        )
        self._area.setVisible(view is not None)
        self.creation.mirror(view, is_editing=self._is_editing)
        self.bar.setVisible(view is not None)
        self._show_offer()

    def _show_offer(self) -> None:
        offer, view = self._offer, self._view
        is_mine = offer is not None and offer.who == self.sheet_id
        self.bar.mirror(offer, names_who=not is_mine)
        if view is not None and self.page is not None:
            picked = offer.terms.traits if offer is not None and is_mine else ()
            lit = offer.source if offer is not None and is_mine else None
            self.page.mirror(view, picked, lit, is_editing=self._is_editing)

    def _on_tabs_edit_toggled(self, on: bool) -> None:  # noqa: FBT001 - as the signal says
        if on and self._area.is_at_top:
            self.begin_writing()
            return
        # What is in sight stays there; nobody types into a name that is not.
        parts = [] if self.page is None else self.page.parts
        self._area.change(self._write if on else self._play, parts)

    def _play(self) -> None:
        self._is_editing = False
        self._show()

    def _on_tabs_duplicate_requested(self) -> None:
        self.duplicate_requested.emit(self.sheet_id)

    def _on_tabs_remove_requested(self) -> None:
        self.remove_requested.emit(self.sheet_id)

    def _on_none_act_requested(self) -> None:
        self.new_requested.emit(Creature.KINDRED)

    def _on_page_picked(self, key: object) -> None:
        self.picked.emit(self.sheet_id, key)

    def _on_page_rolled_alone(self, key: object) -> None:
        self.rolled_alone.emit(self.sheet_id, key)

    def _on_page_rating_requested(self, key: object, rating: int) -> None:
        self.rating_requested.emit(self.sheet_id, key, rating)

    def _on_page_turned(self, before: object, after: object) -> None:
        self.turned.emit(self.sheet_id, before, after)

    def _on_page_specialties_written(self, key: object, fields: object) -> None:
        self.specialties_written.emit(self.sheet_id, key, fields)

    def _on_page_wished(self, wish: object) -> None:
        self.wished.emit(self.sheet_id, wish)

    def _on_pools_willpower_requested(self, points: int) -> None:
        self.willpower_requested.emit(self.sheet_id, points)

    def _on_pools_blood_requested(self, points: int) -> None:
        self.blood_requested.emit(self.sheet_id, points)

    def _on_form_text_written(self, field: object, text: str) -> None:
        self.text_written.emit(self.sheet_id, field, text)

    def _on_form_number_written(self, field: object, number: object) -> None:
        self.number_written.emit(self.sheet_id, field, number)

    def _on_form_creature_chosen(self, creature: object) -> None:
        self.creature_chosen.emit(self.sheet_id, creature)
