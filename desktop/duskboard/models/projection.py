"""What the players' screen shows now: the page, whether it is held or blank, what waits."""

from PySide6.QtCore import QObject, Signal

from duskboard.models.document import Step, TableDocument
from duskboard.table.public_view import PublicFrame, PublicPage, public_view


class Projection(QObject):
    """Makes the frames of the players' screen from the table.

    Page, freeze and blank are no part of the table and no undo steps. While frozen the frame
    stays as it is, and the changes that it would show are counted.

    Signals:
        frame_changed(PublicFrame): The players' screen shows something else.
        state_changed(): Page, freeze, blank or the number of waiting changes is another.
        held(): A step back would have shown something hidden, so the screen was frozen.
    """

    frame_changed = Signal(object)
    state_changed = Signal()
    held = Signal()

    def __init__(self, document: TableDocument, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._live = public_view(document.table)
        self._frame = PublicFrame(page=PublicPage.TITLE, view=self._live)
        self._page = PublicPage.TITLE
        self._page_number = 0
        self._frozen = False
        self._blank = False
        self._waiting = 0
        self._watched = False
        self._told = self._state()
        document.revealing.connect(self._on_document_revealing)
        document.changed.connect(self._on_document_changed)

    @property
    def frame(self) -> PublicFrame:
        """What the players see."""
        return self._frame

    @property
    def page(self) -> PublicPage:
        """The page that was chosen; while frozen it may not be shown yet."""
        return self._page

    @property
    def frozen(self) -> bool:
        """Whether the picture is held."""
        return self._frozen

    @property
    def blank(self) -> bool:
        """Whether the screen is blank."""
        return self._blank

    @property
    def waiting(self) -> int:
        """Steps since the freeze that would change what players see."""
        return self._waiting

    def set_watched(self, watched: bool) -> None:  # noqa: FBT001 - a state of the screen
        """Say whether there is a players' screen: only then is anything held back from it."""
        self._watched = watched

    def choose(self, page: PublicPage) -> None:
        """Show another page."""
        if page is not self._page:
            self._page, self._page_number = page, 0
            self._refresh()

    def turn(self, by: int) -> None:
        """Turn the pages of a view that is too large for one screen; the first is 0."""
        self._page_number = max(0, self._page_number + by)
        self._refresh()

    def set_frozen(self, frozen: bool) -> None:  # noqa: FBT001 - a slot of a toggle
        """Hold the picture, or release it and show what is true now."""
        if frozen is not self._frozen:
            self._frozen = frozen
            self._waiting = 0
            self._refresh()

    def set_blank(self, blank: bool) -> None:  # noqa: FBT001 - a slot of a toggle
        """Blank the screen at once, frozen or not, or light it again."""
        if blank is not self._blank:
            self._blank = blank
            self._refresh()

    def _on_document_revealing(self) -> None:
        if self._watched and not self._frozen:
            self._frozen = True
            self._waiting = 0
            self.held.emit()

    def _on_document_changed(self, step: Step) -> None:
        if not step.changes:
            return
        live = public_view(self._document.table)
        if live == self._live:
            return
        self._live = live
        if self._frozen:
            self._waiting += 1
        self._refresh()

    def _refresh(self) -> None:
        if self._frozen:
            frame = PublicFrame(
                page=self._frame.page,
                view=self._frame.view,
                blank=self._blank,
                page_number=self._frame.page_number,
            )
        else:
            frame = PublicFrame(
                page=self._page,
                view=self._live,
                blank=self._blank,
                page_number=self._page_number,
            )
        if frame != self._frame:
            self._frame = frame
            self.frame_changed.emit(frame)
        state = self._state()
        if state != self._told:
            self._told = state
            self.state_changed.emit()

    def _state(self) -> tuple[PublicPage, bool, bool, int]:
        """Return what `state_changed` tells of."""
        return self._page, self._frozen, self._blank, self._waiting
