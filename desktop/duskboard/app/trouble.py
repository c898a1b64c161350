"""Trouble that is told in a box of its own, where no window has a place for it."""

from PySide6.QtWidgets import QMessageBox, QWidget


def tell(
    owner: QWidget | None,
    text: str,
    more: str = "",
    *,
    answer: QMessageBox.StandardButton = QMessageBox.StandardButton.Ok,
) -> QMessageBox:
    """Open a box over a window that says what is wrong, and return it; it closes by itself.

    Args:
        owner: The window.
        text: What is wrong.
        more: What that means, or "".
        answer: The button that only closes the box.
    """
    box = QMessageBox(owner)
    box.setObjectName("trouble")
    box.setWindowTitle("Duskboard")
    box.setIcon(QMessageBox.Icon.Warning)
    box.setText(text)
    box.setInformativeText(more)
    box.setStandardButtons(answer)
    box.open()
    return box
