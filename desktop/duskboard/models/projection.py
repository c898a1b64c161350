"""What the players' screen shows now: the pages, whether it is held or blank, what waits."""

from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from duskboard.core.identity import EntityId
from duskboard.models.document import Step, TableDocument
from duskboard.models.screen_memory import Choice, Held, ScreenMemory
from duskboard.storage.error import CampaignFileError
from duskboard.table.public_frame import PublicFrame, PublicPage
from duskboard.table.public_view import public_view, reveals
from duskboard.table.told import Fact, as_told, told_by


class Projection(QObject):
    """Makes the frames of the players' screen from the table.

    Pages, freeze and blank are no part of the table and no undo steps. While frozen the frame
    stays as it is, and the changes that it would show are counted.

    A step back or forth through the journal that would show players something hidden freezes the
    picture: whoever presses undo or redo has a step in mind, not what players see. That holds
    also while their screen is closed, once it was open in this campaign, for it would be shown
    when it is opened again; where it never was there is nobody yet to keep anything from. Once
    players may know no more and no less than what is shown, such a freeze ends by itself. A name
    that stood on their screen this evening is no secret: what they know may bear it again.

    Signals:
        frame_changed(PublicFrame): The players' screen shows something else.
        state_changed(): Pages, freeze, blank or the number of waiting changes is another.
        held(): A step back would have shown something hidden, so the screen was frozen.
        let_go(): Nothing is held back any more after such a step, so the screen goes on.
        memory_changed(): What is to be remembered until the campaign is opened again is another.
    """

    frame_changed = Signal(object)
    state_changed = Signal()
    held = Signal()
    let_go = Signal()
    memory_changed = Signal()

    def __init__(self, document: TableDocument, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._numbers = False
        self._live = public_view(document.table)
        self._seq = document.last_seq
        self._choice = Choice()
        self._frame = self._made()
        self._held: Held | None = None
        self._blank = False
        self._was_open = False
        self._known: frozenset[Fact] = frozenset()
        self._told = self._state()
        self._kept = self.memory
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
        return self._held is not None

    @property
    def blank(self) -> bool:
        """Whether the screen is blank."""
        return self._blank

    @property
    def waiting(self) -> int:
        """Changes since the freeze that players would see."""
        return 0 if self._held is None else self._held.waiting

    @property
    def numbers(self) -> bool:
        """Whether players see skills, difficulties and targets."""
        return self._numbers

    @property
    def follows(self) -> bool:
        """Whether a chase or an order goes along with whoever is in turn."""
        return self._choice.held is None

    @property
    def memory(self) -> ScreenMemory:
        """What is to be remembered until the campaign is opened again."""
        held = None if self._held is None else replace(self._held, chosen=self._choice)
        return ScreenMemory(was_open=self._was_open, blank=self._blank, held=held)

    def recall(self, memory: ScreenMemory) -> None:
        """Take up what was remembered: what was held is held, what was blank is blank.

        Where nobody knows what was shown, the title card is.
        """
        self._was_open, self._blank, self._held = memory.was_open, memory.blank, memory.held
        if memory.held is not None:
            self._choice = memory.held.chosen
            self._frame = self._frame_of(memory.held)
        self._refresh()

    def set_open(self) -> None:
        """Say that players have a screen: from now on something may have to be held back."""
        self._was_open = True
        self._note_shown()
        self._tell()

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
        if frozen is not self.frozen:
            self._held = self._hold() if frozen else None
            self._refresh()

    def set_blank(self, blank: bool) -> None:  # noqa: FBT001 - a slot of a toggle
        """Blank the screen at once, frozen or not, or light it again."""
        if blank is not self._blank:
            self._blank = blank
            self._refresh()

    def _take(self, choice: Choice) -> None:
        self._choice = choice
        self._go_on()

    def _hold(self, *, by_step: bool = False) -> Held:
        """Return what holds the picture that is shown now."""
        numbers = self._numbers
        return Held(seq=self._seq, shown=self._choice, numbers=numbers, by_step=by_step)

    def _on_document_revealing(self, has_roll: bool) -> None:  # noqa: FBT001 - as the signal says
        if self._was_open and not self.frozen and (has_roll or self._tells_more()):
            self._held = self._hold(by_step=True)
            self.held.emit()

    def _tells_more(self) -> bool:
        """Return whether the table now tells more than players have been shown."""
        after = public_view(self._document.table, numbers=self._numbers)
        return reveals(as_told(self._live, after, self._known), after)

    def _note_shown(self) -> None:
        """Remember what players are told now: nothing while it is held or dark."""
        if self._was_open and not self.frozen and not self._blank:
            self._known |= told_by(self._live)

    def _on_document_changed(self, step: Step) -> None:
        self._seq = step.row.seq
        if not step.changes:
            return
        live = public_view(self._document.table, numbers=self._numbers)
        if live == self._live:
            return
        self._live = live
        if self._held is not None and self._held.by_step and live == self._frame.view:
            self._held = None
            self.let_go.emit()
        self._go_on()

    def _go_on(self) -> None:
        """Show what is so now, or count that it waits; what was taken back does not wait."""
        if self._held is not None:
            is_same = replace(self._made(), blank=self._frame.blank) == self._frame
            self._held = replace(self._held, waiting=0 if is_same else self._held.waiting + 1)
        self._refresh()

    def _made(self) -> PublicFrame:
        """Return the frame of what was chosen and is true now."""
        return self._choice.frame(self._live)

    def _frame_of(self, held: Held) -> PublicFrame:
        """Return the frame that was held when the campaign was closed, or else the title card."""
        if held.seq is not None:
            try:
                table = self._document.file.table_at(held.seq)
            except CampaignFileError:
                pass  # what the step left cannot be read
            else:
                return held.shown.frame(public_view(table, numbers=held.numbers))
        return Choice().frame(self._live)

    def _refresh(self) -> None:
        self._note_shown()
        frame = replace(self._frame if self.frozen else self._made(), blank=self._blank)
        if frame != self._frame:
            self._frame = frame
            self.frame_changed.emit(frame)
        self._tell()

    def _tell(self) -> None:
        state, memory = self._state(), self.memory
        if state != self._told:
            self._told = state
            self.state_changed.emit()
        if memory != self._kept:
            self._kept = memory
            self.memory_changed.emit()

    def _state(self) -> tuple[Choice, bool, bool, int, bool]:
        """Return what `state_changed` tells of."""
        return self._choice, self.frozen, self._blank, self.waiting, self._numbers
