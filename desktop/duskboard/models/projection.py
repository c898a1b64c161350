"""What the players' screen shows now: the pages, whether it is held or blank, what waits."""

from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, Signal

from duskboard.core.identity import EntityId
from duskboard.models.document import Step, TableDocument
from duskboard.table.public_frame import PublicFrame, PublicPage
from duskboard.table.public_view import public_view


@dataclass(frozen=True, slots=True, kw_only=True)
class Choice:
    """What the game master chose for the players' screen; no part of the table, no undo steps.

    Attributes:
        page: The page.
        beside: The page in the right half, or None.
        page_number: Which part of a page too long for the screen.
        hand_out: Which hand-out; None for the last one shown.
        face: Whose face; None for the first.
        held: Which part of a chase or an order is held, or None while the picture follows.
    """

    page: PublicPage = PublicPage.TITLE
    beside: PublicPage | None = None
    page_number: int = 0
    hand_out: EntityId | None = None
    face: EntityId | None = None
    held: int | None = None


class Projection(QObject):
    """Makes the frames of the players' screen from the table.

    Pages, freeze and blank are no part of the table and no undo steps. While frozen the frame
    stays as it is, and the changes that it would show are counted.

    Signals:
        frame_changed(PublicFrame): The players' screen shows something else.
        state_changed(): Pages, freeze, blank or the number of waiting changes is another.
        held(): A step back would have shown something hidden, so the screen was frozen.
    """

    frame_changed = Signal(object)
    state_changed = Signal()
    held = Signal()

    def __init__(self, document: TableDocument, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._numbers = False
        self._live = public_view(document.table)
        self._choice = Choice()
        self._frame = self._made()
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
    def choice(self) -> Choice:
        """What was chosen; while frozen it may not be shown yet."""
        return self._choice

    @property
    def page(self) -> PublicPage:
        """The page that was chosen."""
        return self._choice.page

    @property
    def coming(self) -> PublicFrame:
        """What the players would see were the picture not held."""
        return self._made()

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
        """Changes since the freeze that players would see."""
        return self._waiting

    @property
    def numbers(self) -> bool:
        """Whether players see skills, difficulties and targets."""
        return self._numbers

    @property
    def follows(self) -> bool:
        """Whether a chase or an order goes along with whoever is in turn."""
        return self._choice.held is None

    def set_watched(self, watched: bool) -> None:  # noqa: FBT001 - a state of the screen
        """Say whether there is a players' screen: only then is anything held back from it."""
        self._watched = watched

    def set_numbers(self, numbers: bool) -> None:  # noqa: FBT001 - a slot of a toggle
        """Let players see skills, difficulties and targets, or not."""
        if numbers is not self._numbers:
            self._numbers = numbers
            self._live = public_view(self._document.table, numbers=numbers)
            self._go_on()

    def choose(self, page: PublicPage) -> None:
        """Show another page, from its beginning; one that stands beside already has it alone."""
        if page is not self._choice.page:
            beside = None if page is self._choice.beside else self._choice.beside
            self._take(replace(self._choice, page=page, beside=beside, page_number=0))

    def bring(self, page: PublicPage) -> None:
        """Have a page in sight: nothing happens where it stands already, alone or beside."""
        if page is not self._choice.beside:
            self.choose(page)

    def choose_beside(self, page: PublicPage | None) -> None:
        """Show a page in the right half, or give the whole screen to the one on the left."""
        beside = None if page is self._choice.page else page
        self._take(replace(self._choice, beside=beside, page_number=0))

    def choose_hand_out(self, hand_out: EntityId | None) -> None:
        """Show a hand-out; None for the last one shown."""
        page = self._choice.page
        if PublicPage.HAND_OUT is not self._choice.beside:
            page = PublicPage.HAND_OUT
        self._take(replace(self._choice, page=page, hand_out=hand_out, page_number=0))

    def choose_face(self, face: EntityId | None) -> None:
        """Show the face of a sheet; None for the first."""
        page = self._choice.page
        if PublicPage.FACE is not self._choice.beside:
            page = PublicPage.FACE
        self._take(replace(self._choice, page=page, face=face, page_number=0))

    def turn(self, by: int) -> None:
        """Turn the pages of a view that is too large for one screen; the first is 0."""
        number = max(0, self._choice.page_number + by)
        self._take(replace(self._choice, page_number=number))

    def turn_to(self, page_number: int, held: int | None) -> None:
        """Show a page of a long view, and hold a part of a chase or an order, or follow it."""
        self._take(replace(self._choice, page_number=page_number, held=held))

    def hold(self, part: int | None) -> None:
        """Hold a part of a chase or an order, 0 for the first; None to follow who is in turn."""
        self._take(replace(self._choice, held=None if part is None else max(0, part)))

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

    def _take(self, choice: Choice) -> None:
        self._choice = choice
        self._go_on()

    def _on_document_revealing(self) -> None:
        if self._watched and not self._frozen:
            self._frozen = True
            self._waiting = 0
            self.held.emit()

    def _on_document_changed(self, step: Step) -> None:
        if not step.changes:
            return
        live = public_view(self._document.table, numbers=self._numbers)
        if live == self._live:
            return
        self._live = live
        self._go_on()

    def _go_on(self) -> None:
        """Show what is so now, or count that it waits; what was taken back does not wait."""
        if self._frozen:
            is_same = replace(self._made(), blank=self._frame.blank) == self._frame
            self._waiting = 0 if is_same else self._waiting + 1
        self._refresh()

    def _made(self) -> PublicFrame:
        """Return the frame of what was chosen and is true now."""
        choice = self._choice
        return PublicFrame(
            page=choice.page,
            view=self._live,
            page_number=choice.page_number,
            beside=choice.beside,
            hand_out=choice.hand_out,
            face=choice.face,
            held=choice.held,
        )

    def _refresh(self) -> None:
        frame = replace(self._frame if self._frozen else self._made(), blank=self._blank)
        if frame != self._frame:
            self._frame = frame
            self.frame_changed.emit(frame)
        state = self._state()
        if state != self._told:
            self._told = state
            self.state_changed.emit()

    def _state(self) -> tuple[Choice, bool, bool, int, bool]:
        """Return what `state_changed` tells of."""
        return self._choice, self._frozen, self._blank, self._waiting, self._numbers
