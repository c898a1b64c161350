"""Trouble that is told in a box of its own, where no window has a place for it."""

from PySide6.QtWidgets import QMessageBox, QWidget


def tell(owner: QWidget | None, text: str, more: str = "") -> QMessageBox:
    """Open a box over a window that says what is wrong, and return it; it closes by itself."""
    box = QMessageBox(owner)
    box.setObjectName("trouble")
    box.setWindowTitle("Duskboard")
    box.setIcon(QMessageBox.Icon.Warning)
    box.setText(text)
    box.setInformativeText(more)
    box.open()
    return box
