"""The keyboard, given back by what shows only for a moment."""

from collections.abc import Iterable

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid


class FocusLoan(QObject):
    """Knows who had the keyboard before some buttons that come and go.

    Qt gives the keyboard of a widget that is hidden to whatever stands next, far from where the
    user was. A click takes it from nobody.
    """

    def __init__(self, borrowers: Iterable[QWidget], parent: QObject) -> None:
        super().__init__(parent)
        self._borrowers = tuple(borrowers)
        self._lender: QWidget | None = None
        for borrower in self._borrowers:
            borrower.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._on_application_focus_changed)

    def give_back(self) -> None:
        """Give the keyboard back where one of them has it; to be called before they are hidden."""
        lender, self._lender = self._lender, None
        if not any(borrower.hasFocus() for borrower in self._borrowers):
            return
        if lender is not None and isValid(lender) and lender.isVisible():
            lender.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_application_focus_changed(self, old: QWidget | None, new: QWidget | None) -> None:
        if new in self._borrowers and old is not None and old not in self._borrowers:
            self._lender = old
