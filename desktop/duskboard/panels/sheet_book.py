"""The sheets of one game: tabs, and one of them open. What the panels of all games share."""

from PySide6.QtCore import QEvent, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget
from typing_extensions import override

from duskboard.core.identity import EntityId
from duskboard.i18n.words import Words
from duskboard.panels.drag_start import DragStart
from duskboard.panels.field_form import FieldForm
from duskboard.panels.sheet_area import SheetArea
from duskboard.panels.sheet_portrait import PictureOf, SheetPortrait
from duskboard.panels.tab_strip import TabStrip
from duskboard.theme.look import Look
from duskboard.widgets.empty_state import EmptyState
from duskboard.widgets.trait_row import TraitRow


class BookPage(QWidget):
    """What a sheet of any game is laid out on.

    Signals:
        picked(object), rolled_alone(object): A trait shall be part of a roll, or be rolled.
        rating_requested(object, int): A trait shall have so many dots.
        wished(object): Anything else.
    """

    picked = Signal(object)
    rolled_alone = Signal(object)
    rating_requested = Signal(object, int)
    wished = Signal(object)

    @property
    def parts(self) -> list[QWidget]:
        """The parts that are there whether it is written on or not, from the top."""
        raise NotImplementedError

    @property
    def first_row(self) -> TraitRow | None:
        """The uppermost row that can be rolled, or None for a sheet without any."""
        raise NotImplementedError


class SheetBook(QWidget):
    """Sheets, one at a time. What stands in it is made when it is shown for the first time.

    Each game says in a class of its own what stands above and below the sheet, and mirrors it.

    Signals:
        chosen(EntityId): Another sheet shall be shown.
        turned_to(): Another sheet is shown, or the same as it is now.
        rating_requested(EntityId, object, int): A trait shall have so many dots.
        text_written(EntityId, StrEnum, str): A field was written.
        wished(EntityId, object): Anything else of a sheet.
        duplicate_requested(EntityId), remove_requested(EntityId): About a sheet.
        dragged(RowDrag): A tab or the head of a sheet is being dragged away; the drag's item is
            the sheet.
    """

    chosen = Signal(object)
    turned_to = Signal()
    rating_requested = Signal(object, object, int)
    text_written = Signal(object, object, str)
    wished = Signal(object, object)
    duplicate_requested = Signal(object)
    remove_requested = Signal(object)
    dragged = Signal(object)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._sheet_id: EntityId | None = None
        self._is_editing = False
        self._picture_of: PictureOf | None = None
        self._open: BookPage | None = None
        self._head: QWidget | None = None
        self._form: FieldForm | None = None
        self._area = SheetArea()
        self._none = EmptyState(look, "")
        self._area.hide()

    @property
    def sheet_id(self) -> EntityId | None:
        """The sheet that is shown, or None."""
        return self._sheet_id

    @property
    def has_sheet_in_sight(self) -> bool:
        """Whether a sheet is before the game master."""
        return self._sheet_id is not None and self.isVisible()

    @property
    def is_editing(self) -> bool:
        """Whether the sheet is written on."""
        return self._is_editing

    def make_page(self) -> None:
        """Make a page for sheets of this game, connect its own signals, and `open_book` at it."""
        raise NotImplementedError

    def show_all(self) -> None:
        """Show tabs, sheet and what stands about them as they are now."""
        raise NotImplementedError

    def set_pictures(self, picture_of: PictureOf) -> None:
        """Take what gives the pictures of the campaign."""
        self._picture_of = picture_of

    def show_part(self, part: QWidget) -> None:
        """Scroll until a part of the sheet is in sight."""
        self._area.ensureWidgetVisible(part)

    def take_keyboard(self) -> None:
        """Give the keyboard to the first row of the sheet."""
        row = self._open.first_row if self._open is not None else None
        if row is not None:
            self._area.ensureWidgetVisible(row)
            row.setFocus(Qt.FocusReason.OtherFocusReason)

    def write(self) -> None:
        """Have the sheet written on; what is in sight stays where it is."""
        self._is_editing = True
        self.show_all()

    def begin_writing(self) -> None:
        """Write on the sheet, its name first."""
        self.write()
        self._area.go_to_top()
        if self._form is not None:
            self._form.begin()

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._open is None:
            self.make_page()
        self.show_all()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.show_all()

    def lay_out(self, tabs: TabStrip, *above: QWidget, below: tuple[QWidget, ...]) -> None:
        """Lay out the sheet between what stands above and below it; the tabs are uppermost."""
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for part in (tabs, *above):
            column.addWidget(part)
        column.addWidget(self._none, 1)
        column.addWidget(self._area, 1)
        for part in below:
            column.addWidget(part)
        tabs.chosen.connect(self.chosen)
        tabs.edit_toggled.connect(self._on_tabs_edit_toggled)
        tabs.duplicate_requested.connect(self._on_tabs_duplicate_requested)
        tabs.remove_requested.connect(self._on_tabs_remove_requested)
        tabs.dragged.connect(self.dragged)

    def open_book(
        self, page: BookPage, head: QWidget, form: FieldForm, portrait: SheetPortrait
    ) -> None:
        """Take the page that sheets are shown on from now.

        Args:
            page: The page.
            head: Who it is, while it is played; a sheet is dragged away by it.
            form: Who it is, while it is written on.
            portrait: The picture.
        """
        self._open, self._head, self._form = page, head, form
        if self._picture_of is not None:
            portrait.picture_of = self._picture_of
        self._area.setWidget(page)
        DragStart(head, self._draggable).dragged.connect(self.dragged)
        page.rating_requested.connect(self._on_page_rating_requested)
        page.wished.connect(self.wish)
        form.text_written.connect(self._on_form_text_written)

    def open_sheet(self, sheet_id: EntityId | None) -> None:
        """Have a sheet open, or none, which nobody can write on."""
        self._sheet_id = sheet_id
        if sheet_id is None:
            self._is_editing = False
        self._none.setVisible(sheet_id is None)
        self._area.setVisible(sheet_id is not None)

    def wish(self, wish: object) -> None:
        """Ask for something of the sheet that is shown."""
        self.wished.emit(self._sheet_id, wish)

    def _draggable(self, _at: QPoint) -> tuple[object, QRect] | None:
        """Return the sheet whose head is pressed, and what is dragged of that: all of it."""
        if self._sheet_id is None or self._head is None:
            return None
        return self._sheet_id, self._head.rect()

    def _play(self) -> None:
        self._is_editing = False
        self.show_all()

    def _on_tabs_edit_toggled(self, on: bool) -> None:  # noqa: FBT001 - as the signal says
        if on and self._area.is_at_top:
            self.begin_writing()
            return
        # What is in sight stays there; nobody types into a name that is not.
        parts = [] if self._open is None else self._open.parts
        self._area.change(self.write if on else self._play, parts)

    def _on_tabs_duplicate_requested(self) -> None:
        self.duplicate_requested.emit(self._sheet_id)

    def _on_tabs_remove_requested(self) -> None:
        self.remove_requested.emit(self._sheet_id)

    def _on_page_rating_requested(self, trait: object, rating: int) -> None:
        self.rating_requested.emit(self._sheet_id, trait, rating)

    def _on_form_text_written(self, field: object, text: str) -> None:
        self.text_written.emit(self._sheet_id, field, text)


def page_rule() -> QFrame:
    """Return a line between two parts of a page."""
    rule = QFrame()
    rule.setProperty("role", "rule")
    rule.setFixedHeight(1)
    return rule
