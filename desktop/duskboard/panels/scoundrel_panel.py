"""The scoundrels of a campaign: tabs, and one sheet."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget
from typing_extensions import override

from duskboard.core.blades.scoundrel import Fate
from duskboard.core.blades.trait import ActionId
from duskboard.core.identity import EntityId
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import clauses
from duskboard.i18n.words import Words
from duskboard.panels.drag_start import DragStart
from duskboard.panels.scoundrel_creation import ScoundrelCreation
from duskboard.panels.scoundrel_offer import ScoundrelOffer
from duskboard.panels.scoundrel_session import ScoundrelSession
from duskboard.panels.scoundrel_tabs import ScoundrelTabs
from duskboard.panels.sheet_area import SheetArea
from duskboard.panels.sheet_portrait import PictureOf
from duskboard.panels.tab_strip import TabFace
from duskboard.table.scoundrel_view import ScoundrelTabView, ScoundrelView
from duskboard.theme.look import Look
from duskboard.widgets.empty_state import EmptyState

if TYPE_CHECKING:
    from duskboard.panels.scoundrel_page import ScoundrelPage


class ScoundrelPanel(QWidget):
    """Scoundrels, one at a time. What stands in it is made when it is shown for the first time.

    Signals:
        chosen(EntityId): Another sheet shall be shown.
        turned_to(): Another sheet is shown, or the same as it is now.
        new_requested(): Somebody new.
        action_armed(EntityId, ActionId), action_rolled(EntityId, ActionId): An action shall be in
            hand, or be rolled at once.
        resistance_armed(EntityId, AttributeId), resistance_rolled(EntityId, AttributeId): The same
            of a resistance.
        wound_ticked(EntityId, Wound): A harm shall count for the roll in hand, or no longer.
        rating_requested(EntityId, ActionId, int): An action shall have so many dots.
        text_written(EntityId, TextField, str): A field was written.
        wished(EntityId, ScoundrelWish): Anything else of a sheet.
        duplicate_requested(EntityId), remove_requested(EntityId): About a sheet.
        dragged(RowDrag): A tab or the head of a sheet is being dragged away; the drag's item is
            the sheet.
    """

    chosen = Signal(object)
    turned_to = Signal()
    new_requested = Signal()
    action_armed = Signal(object, object)
    action_rolled = Signal(object, object)
    resistance_armed = Signal(object, object)
    resistance_rolled = Signal(object, object)
    wound_ticked = Signal(object, object)
    rating_requested = Signal(object, object, int)
    text_written = Signal(object, object, str)
    wished = Signal(object, object)
    duplicate_requested = Signal(object)
    remove_requested = Signal(object)
    dragged = Signal(object)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._view: ScoundrelView | None = None
        self._sheets: tuple[ScoundrelTabView, ...] = ()
        self._offer: ScoundrelOffer | None = None
        self._is_editing = False
        self._picture_of: PictureOf | None = None
        self.tabs = ScoundrelTabs(look, words)
        self.creation = ScoundrelCreation(look, words)
        self.session = ScoundrelSession(look, words)
        self.page: ScoundrelPage | None = None
        self._area = SheetArea()
        self._none = EmptyState(look, "")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.tabs)
        column.addWidget(self.session)
        column.addWidget(self._none, 1)
        column.addWidget(self._area, 1)
        column.addWidget(self.creation)
        self._area.hide()
        self.tabs.chosen.connect(self.chosen)
        self.tabs.new_requested.connect(self.new_requested)
        self.tabs.edit_toggled.connect(self._on_tabs_edit_toggled)
        self.tabs.duplicate_requested.connect(self._on_tabs_duplicate_requested)
        self.tabs.remove_requested.connect(self._on_tabs_remove_requested)
        self.tabs.dragged.connect(self.dragged)
        self.tabs.session_requested.connect(self.session.begin)
        self.session.wished.connect(self._on_page_wished)
        self._none.act_requested.connect(self.new_requested)

    @property
    def sheet_id(self) -> EntityId | None:
        """The sheet that is shown, or None."""
        return self._view.sheet_id if self._view is not None else None

    @property
    def has_sheet_in_sight(self) -> bool:
        """Whether a scoundrel is before the game master."""
        return self._view is not None and self.isVisible()

    @property
    def is_editing(self) -> bool:
        """Whether the sheet is written on."""
        return self._is_editing

    def mirror(self, sheets: Sequence[ScoundrelTabView], view: ScoundrelView | None) -> None:
        """Show the scoundrels, one of them open."""
        self._sheets, self._view = tuple(sheets), view
        self._show()
        self.turned_to.emit()

    def mirror_offer(self, offer: ScoundrelOffer | None) -> None:
        """Show the roll in hand, or none."""
        if offer != self._offer:
            self._offer = offer
            self._show_page()

    def set_pictures(self, picture_of: PictureOf) -> None:
        """Take what gives the pictures of the campaign."""
        self._picture_of = picture_of

    def show_part(self, part: QWidget) -> None:
        """Scroll until a part of the sheet is in sight."""
        self._area.ensureWidgetVisible(part)

    def take_keyboard(self) -> None:
        """Give the keyboard to the first action of the sheet."""
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

    def _make(self) -> None:
        from duskboard.panels.scoundrel_page import ScoundrelPage  # noqa: PLC0415 - as a sheet's

        page = self.page = ScoundrelPage(self._look, self._words)
        if self._picture_of is not None:
            page.portrait.picture_of = self._picture_of
        self._area.setWidget(page)
        DragStart(page.head, self._draggable).dragged.connect(self.dragged)
        page.picked.connect(self._on_page_picked)
        page.rolled_alone.connect(self._on_page_rolled_alone)
        page.rating_requested.connect(self._on_page_rating_requested)
        page.wound_ticked.connect(self._on_page_wound_ticked)
        page.wished.connect(self._on_page_wished)
        page.form.text_written.connect(self._on_form_text_written)

    def _draggable(self, _at: QPoint) -> tuple[object, QRect] | None:
        """Return the sheet whose head is pressed, and what is dragged of that: all of it."""
        view, page = self._view, self.page
        return None if view is None or page is None else (view.sheet_id, page.head.rect())

    def _show(self) -> None:
        words, view = self._words, self._view
        if view is None:
            self._is_editing = False
        faces = [_face(words, tab) for tab in self._sheets]
        self.tabs.mirror(faces, self.sheet_id, is_editing=self._is_editing)
        self.tabs.setVisible(bool(faces))
        self._none.setVisible(view is None)
        self._none.tell(
            words.pgettext("blades", "No scoundrels yet."),
            words.pgettext("blades", "New scoundrel"),
        )
        self._area.setVisible(view is not None)
        self.creation.mirror(view, is_editing=self._is_editing)
        self.session.mirror(view)
        self._show_page()

    def _show_page(self) -> None:
        if self._view is not None and self.page is not None:
            self.page.mirror(self._view, self._offer, is_editing=self._is_editing)

    def _write(self) -> None:
        self._is_editing = True
        self._show()

    def _play(self) -> None:
        self._is_editing = False
        self._show()

    def _on_tabs_edit_toggled(self, on: bool) -> None:  # noqa: FBT001 - as the signal says
        if on and self._area.is_at_top:
            self.begin_writing()
            return
        # What is in sight stays there; nobody types into a name that is not.
        parts = [] if self.page is None else self.page.parts
        self._area.change(self._write if on else self._play, parts)

    def _on_tabs_duplicate_requested(self) -> None:
        self.duplicate_requested.emit(self.sheet_id)

    def _on_tabs_remove_requested(self) -> None:
        self.remove_requested.emit(self.sheet_id)

    def _on_page_picked(self, what: object) -> None:
        if isinstance(what, ActionId):
            self.action_armed.emit(self.sheet_id, what)
        else:
            self.resistance_armed.emit(self.sheet_id, what)

    def _on_page_rolled_alone(self, what: object) -> None:
        if isinstance(what, ActionId):
            self.action_rolled.emit(self.sheet_id, what)
        else:
            self.resistance_rolled.emit(self.sheet_id, what)

    def _on_page_rating_requested(self, action: object, rating: int) -> None:
        self.rating_requested.emit(self.sheet_id, action, rating)

    def _on_page_wound_ticked(self, wound: object) -> None:
        self.wound_ticked.emit(self.sheet_id, wound)

    def _on_page_wished(self, wish: object) -> None:
        self.wished.emit(self.sheet_id, wish)

    def _on_form_text_written(self, field: object, text: str) -> None:
        self.text_written.emit(self.sheet_id, field, text)


def _face(words: Words, tab: ScoundrelTabView) -> TabFace:
    of = words.pgettext("blades", "stress %(count)d of %(most)d")
    stress = of % {"count": tab.stress.filled, "most": tab.stress.size}
    fate = enum_text(words, tab.fate) if tab.fate is not Fate.ACTIVE else ""
    return TabFace(
        sheet_id=tab.sheet_id,
        name=tab.name,
        filled=tab.stress.filled,
        size=tab.stress.size,
        is_high=tab.is_stress_high,
        says=clauses(words, [stress, fate]),
    )
