"""A menu of choices, some of which take dice: rolled by the machine, or told by the player."""

from collections.abc import Callable

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QMenu, QWidget, QWidgetAction

from duskboard.core.dice import Dice, Rating, ReportedBest
from duskboard.i18n.words import Words
from duskboard.panels.entry_field import EntryField
from duskboard.panels.faces_field import FacesField
from duskboard.panels.typed_dice import go_text
from duskboard.theme.look import Look

_SIDES = 6
Told = Dice | ReportedBest
"""What real dice came to: their faces, or the word of a player."""


class ChoiceMenu(QMenu):
    """Choices that go away with the menu. It frees itself when it is put away."""

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self.setToolTipsVisible(True)

    def offer(self, text: str, act: Callable[[], None], tip: str = "") -> None:
        """Add a choice."""
        action = self.addAction(text.replace("&", "&&"))
        action.setToolTip(tip or text)
        action.triggered.connect(lambda _on: act())

    def offer_words(self, prompt: str, act: Callable[[str], None]) -> None:
        """Add a field: Enter takes what stands in it, unless that is blank."""
        field = EntryField()
        field.setPlaceholderText(prompt)
        field.setAccessibleName(prompt)

        def on_field_entered(text: str) -> None:
            if text.strip():
                self._close_all()
                act(text.strip())

        def on_self_about_to_show() -> None:
            if len(self.actions()) == 1:  # keys find their way to it from another row alone
                field.setFocus()

        self.aboutToShow.connect(on_self_about_to_show)
        field.entered.connect(on_field_entered)
        field.left.connect(self._close_all)
        row = QWidgetAction(self)
        row.setDefaultWidget(field)
        row.setText(prompt)
        self.addAction(row)

    def _close_all(self) -> None:
        """Put this menu away with those that it opened out of."""
        menu: QMenu = self
        while isinstance(above := menu.parentWidget(), QMenu):
            menu = above
        menu.close()

    def below(self, text: str) -> "ChoiceMenu":
        """Add and return a menu within this one."""
        menu = ChoiceMenu(self._look, self._words, self)
        menu.setTitle(text.replace("&", "&&"))
        self.addMenu(menu)
        return menu

    def offer_dice(
        self,
        text: str,
        dice: int,
        act: Callable[[Told | None], None],
        *,
        takes_critical: bool = True,
    ) -> None:
        """Add a choice that takes dice: None stands for those of the machine.

        Args:
            text: What is rolled for.
            dice: How many; 0 stands for two of which the lower counts.
            act: Takes what was told or typed, or None.
            takes_critical: Whether a critical is told from a six.
        """
        words, menu = self._words, QMenu(text.replace("&", "&&"), self)
        field = FacesField(self._look, words, Rating(count=dice))
        roll = words.pgettext("blades", "Roll %(dice)dd") % {"dice": dice}
        first = menu.addAction(roll)
        first.triggered.connect(
            lambda _on: field.take() if field.line.text().strip() else act(None)
        )

        def on_field_typed(text: str, can: object) -> None:
            # What was thrown is never let go for dice of the machine.
            first.setText(go_text(words, text, roll))
            first.setEnabled(bool(can) or not text.strip())

        field.typed.connect(on_field_typed)
        menu.addSeparator()
        for face in range(1, _SIDES + 1):
            told = words.pgettext("blades", "The player rolled %(face)d") % {"face": face}
            menu.addAction(told).triggered.connect(
                lambda _on, best=face: act(ReportedBest(best=best))
            )
        if dice > 1 and takes_critical:
            told = words.pgettext("blades", "The player rolled a critical")
            menu.addAction(told).triggered.connect(
                lambda _on: act(ReportedBest(best=_SIDES, is_critical=True))
            )
        menu.addSeparator()
        faces = QWidgetAction(menu)
        field.told.connect(self._close_all)
        field.told.connect(act)
        field.left.connect(self._close_all)
        faces.setDefaultWidget(field)
        faces.setText(field.line.accessibleName())
        menu.addAction(faces)
        self.addMenu(menu)

    def open_below(self, widget: QWidget) -> None:
        """Open at the top left of a widget."""
        self.aboutToHide.connect(self.deleteLater)
        self.popup(widget.mapToGlobal(QPoint(0, 0)))
