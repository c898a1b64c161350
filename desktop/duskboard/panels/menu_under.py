"""A menu that opens under the button that was pressed."""

from collections.abc import Callable, Iterable

from PySide6.QtCore import QPoint
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget


def open_menu(
    under: QWidget,
    rows: Iterable[tuple[str, object]],
    take: Callable[[object], None],
    *,
    chosen: object = None,
) -> QMenu:
    """Offer rows of text and value; what is picked is given to `take`.

    Args:
        under: The button.
        rows: What each row says and means.
        take: Takes the value of the row that was picked.
        chosen: The value that holds now; its row is ticked. None for no ticks.
    """
    menu = QMenu(under)

    def on_triggered(act: QAction) -> None:
        take(values[act])

    values: dict[QAction, object] = {}
    for text, value in rows:
        act = menu.addAction(text)
        values[act] = value
        if chosen is not None:
            act.setCheckable(True)
            act.setChecked(value == chosen)
    menu.triggered.connect(on_triggered)
    menu.aboutToHide.connect(menu.deleteLater)
    menu.popup(under.mapToGlobal(QPoint(0, under.height())))
    return menu
