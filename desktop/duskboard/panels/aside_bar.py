"""Who is on the table but not of the chase that is set up: flees, or pursues, at a click."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from duskboard.core.chase.participant import Side
from duskboard.core.chase.setup import Part
from duskboard.i18n.words import Words
from duskboard.panels.setup_text import side_title
from duskboard.table.setup_view import MoverView, SetupView
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.glyph_button import GlyphButton
from duskboard.widgets.text_label import TextLabel


class AsideBar(QWidget):
    """A row of names with two buttons each.

    Signals:
        side_requested(EntityId, Side): Somebody flees, or pursues.
    """

    side_requested = Signal(object, object)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._shown: tuple[tuple[object, str], ...] = ()
        self.title = TextLabel(look, "", TextStyle.LABEL, role=Role.TEXT2)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(
            round(look.px(12)), round(look.px(4)), round(look.px(12)), round(look.px(4))
        )
        self._row.setSpacing(round(look.px(6)))
        self._row.addWidget(self.title)
        self._row.addStretch(1)
        self.buttons: list[GlyphButton] = []
        self._parts: list[QWidget] = []
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def mirror(self, view: SetupView) -> None:
        """Show who is aside."""
        words = self._words
        aside = [one for one in view.movers if one.part is Part.ASIDE]
        self.title.setText(words.pgettext("chase set-up", "On the table"))
        shown = tuple((one.person_id, one.name) for one in aside)
        texts = tuple((one, side_title(words, one)) for one in Side)
        if (*shown, *texts) == self._shown:
            return
        self._shown = (*shown, *texts)
        for part in self._parts:
            part.hide()
            part.deleteLater()
        self._parts, self.buttons = [], []
        for mover in aside:
            self._add(mover)

    def _add(self, mover: MoverView) -> None:
        name = TextLabel(self._look, mover.name, TextStyle.LABEL)
        self._put(name)
        for side in (Side.QUARRY, Side.PURSUER):
            text = side_title(self._words, side)
            button = GlyphButton(self._look, text, role="quiet", small=True)
            texts = {"name": mover.name, "side": text}
            named = self._words.pgettext("chase", "%(name)s: %(side)s")
            button.setAccessibleName(named % texts)
            who = mover.person_id
            button.clicked.connect(
                lambda _on=False, who=who, side=side: self.side_requested.emit(who, side)
            )
            self.buttons.append(button)
            self._put(button)

    def _put(self, widget: QWidget) -> None:
        self._row.insertWidget(self._row.count() - 1, widget)
        self._parts.append(widget)
