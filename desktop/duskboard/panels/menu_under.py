"""A menu that opens under the button that was pressed."""

from collections.abc import Callable, Container, Iterable

from PySide6.QtCore import QPoint
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QLineEdit, QMenu, QWidget, QWidgetAction


def open_menu(
    under: QWidget,
    rows: Iterable[tuple[str, object]],
    take: Callable[[object], None],
    *,
    chosen: object = None,
    closed: Container[object] = (),
) -> QMenu:
    """Offer rows of text and value; what is picked is given to `take`.

    Args:
        under: The button.
        rows: What each row says and means.
        take: Takes the value of the row that was picked.
        chosen: The value that holds now; its row is ticked. None for no ticks.
        closed: The values that cannot be picked now; their rows say why.
    """
    menu = QMenu(under)

    def on_triggered(act: QAction) -> None:
        take(values[act])

    values: dict[QAction, object] = {}
    for text, value in rows:
        act = menu.addAction(text)
        values[act] = value
        act.setEnabled(value not in closed)
        if chosen is not None:
            act.setCheckable(True)
            act.setChecked(value == chosen)
    menu.triggered.connect(on_triggered)
    menu.aboutToHide.connect(menu.deleteLater)
    menu.popup(under.mapToGlobal(QPoint(0, under.height())))
    return menu


def add_filter(menu: QMenu, prompt: str) -> QLineEdit:
    """Put a field above the rows of a menu: what is typed leaves those that have it; Enter picks.

    Args:
        menu: The menu with its rows.
        prompt: What the empty field says.
    """
    rows = menu.actions()
    field = QLineEdit(menu)
    field.setPlaceholderText(prompt)
    field.setAccessibleName(prompt)
    head = QWidgetAction(menu)
    head.setDefaultWidget(field)
    menu.insertAction(rows[0], head)

    def on_field_text_edited(text: str) -> None:
        for row in rows:
            row.setVisible(text.casefold() in row.text().casefold())

    def on_field_return_pressed() -> None:
        found = next((row for row in rows if row.isVisible() and row.isEnabled()), None)
        if found is not None and field.text():
            menu.close()
            found.trigger()

    field.textEdited.connect(on_field_text_edited)
    field.returnPressed.connect(on_field_return_pressed)
    menu.aboutToShow.connect(field.setFocus)
    field.setFocus()
    return field
