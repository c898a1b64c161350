"""The roll in hand, held once. Sheet, tray and lamp all read it here."""

from PySide6.QtCore import QObject, Signal

from duskboard.play.roll import Decision


class DecisionHolder(QObject):
    """Holds the one `Decision`, or none.

    Signals:
        changed(Decision | None): Another roll is in hand, or none.
    """

    changed = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._decision: Decision | None = None

    @property
    def decision(self) -> Decision | None:
        """The roll in hand, or None."""
        return self._decision

    def arm(self, decision: Decision) -> None:
        """Take a roll in hand, in place of any other."""
        if decision != self._decision:
            self._decision = decision
            self.changed.emit(decision)

    def drop(self) -> None:
        """Put the roll down; nothing has happened at the table."""
        if self._decision is not None:
            self._decision = None
            self.changed.emit(None)
