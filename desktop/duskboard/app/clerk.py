"""The one who carries wishes to the document and says what came of them."""

from collections.abc import Callable
from uuid import uuid4

from PySide6.QtCore import QObject, Signal

from duskboard.core.blades.error import BladesError
from duskboard.core.chase.rounds import ChaseError
from duskboard.core.clocks.tick import ClockRuleError
from duskboard.core.dice import DiceError
from duskboard.core.identity import EntityId
from duskboard.core.storyteller.error import StorytellerError
from duskboard.models.document import Step, TableDocument
from duskboard.play.change import NothingToChangeError, PlayError
from duskboard.storage.error import CampaignFileError
from duskboard.storage.journal import Seq
from duskboard.table.table import Table
from duskboard.table.transaction import Transaction

_REFUSALS = (BladesError, ChaseError, ClockRuleError, DiceError, PlayError, StorytellerError)
"""What breaks a rule of the game: said, then forgotten."""


class Clerk(QObject):
    """Does at the table what somebody wished.

    Signals:
        refused(Exception): The wish breaks a rule.
        failed(CampaignFileError): The file cannot be written; nothing has changed.
        second_press_wanted(): The next step back is in an earlier session.
    """

    refused = Signal(object)
    failed = Signal(object)
    second_press_wanted = Signal()

    def __init__(self, document: TableDocument, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._asked = False
        self._anyway: Callable[[Table], Transaction] | None = None
        document.changed.connect(self._on_document_changed)

    @property
    def table(self) -> Table:
        """The table as it is now."""
        return self._document.table

    @property
    def can_overrule(self) -> bool:
        """Whether what was refused last can be done all the same."""
        return self._anyway is not None

    def do(
        self,
        act: Callable[[Table], Transaction],
        anyway: Callable[[Table], Transaction] | None = None,
    ) -> Step | None:
        """Do an act at the table; None when it was refused or would change nothing.

        Args:
            act: The act.
            anyway: The same past what may refuse it, for when the game master overrules that.
        """
        self._anyway = anyway
        return self._carry(lambda: self._document.submit(act(self._document.table)))

    def overrule(self) -> None:
        """Do what was refused last all the same."""
        anyway, self._anyway = self._anyway, None
        if anyway is not None:
            self.do(anyway)

    def refuse(self, error: Exception) -> None:
        """Say that a wish cannot be done, for one that did not even come to be an act."""
        self.refused.emit(error)

    def undo(self) -> None:
        """Take the last step back; the first into an earlier session wants a second press."""
        if self._document.undo_needs_second_press and not self._asked:
            self._asked = True
            self.second_press_wanted.emit()
            return
        self._carry(self._document.undo)

    def stay(self) -> None:
        """Stay in this session after all."""
        self._asked = False

    def redo(self) -> None:
        """Make the last step that was taken back again."""
        self._carry(self._document.redo)

    def go_back(self, seq: Seq) -> None:
        """Lay the table as it was after a step."""
        self._carry(lambda: self._document.go_back(seq))

    def _carry(self, work: Callable[[], Step | None]) -> Step | None:
        try:
            return work()
        except NothingToChangeError:
            return None
        except _REFUSALS as error:
            self.refused.emit(error)
        except CampaignFileError as error:
            self.failed.emit(error)
        return None

    def _on_document_changed(self, _step: Step) -> None:
        self._asked = False
        self._anyway = None


def new_id() -> EntityId:
    """Return an identifier that nothing else bears."""
    return EntityId(uuid4().hex)
