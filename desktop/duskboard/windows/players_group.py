"""What the players see, in the top bar: the page, freeze and blank, and a live picture."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPoint, QRectF, Signal
from PySide6.QtGui import QAction, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QSizePolicy, QWidget
from typing_extensions import override

from duskboard.i18n.words import Words
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.windows.bar_button import BarButton, BarFrame
from duskboard.windows.bar_form import BarForm
from duskboard.windows.live_picture import LivePicture
from duskboard.windows.run import Part, glyph_part, text_part

_HEIGHT = 34
_GLYPH = 18
_PADDING = 13
_LIT_PEN = 2
_NO_LIMIT = 16777215
"""Qt's own, for a widget as wide as it likes."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PageRow:
    """A page that the players' screen can be turned to.

    Attributes:
        page_id: Its id.
        label: What it is called.
        is_empty: Whether it has nothing to show now.
    """

    page_id: str
    label: str
    is_empty: bool = False

    def said(self, words: Words) -> str:
        """What it is called, and whether the title card stands in for it."""
        if not self.is_empty:
            return self.label
        return words.pgettext("players see", "%(page)s (nothing yet)") % {"page": self.label}


@dataclass(frozen=True, slots=True, kw_only=True)
class ThingRow:
    """A thing of the table that players can be shown.

    Attributes:
        thing_id: The thing.
        label: What it is called.
        group: What kind of thing it is; those of one kind stand together.
        is_shown: Whether players see it.
    """

    thing_id: str
    label: str
    group: str
    is_shown: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayersState:
    """What the players see.

    Attributes:
        page: Id of the page chosen, or "" while there is no players' screen.
        pages: Every page.
        frozen: Whether the picture is held.
        waiting: Changes that wait for the freeze to end.
        blank: Whether the screen is blank.
        beside: Id of the page in the right half, or "".
        held: Ids of the pages on show while the picture is held; the ones chosen wait till then.
    """

    page: str = ""
    pages: tuple[PageRow, ...] = ()
    frozen: bool = False
    waiting: int = 0
    blank: bool = False
    beside: str = ""
    held: tuple[str, str] = ("", "")

    def label(self, words: Words) -> str:
        """What the pages on show are called, or ""."""
        names = {row.page_id: row.said(words) for row in self.pages}
        on_show = self.held if self.page and self.frozen and self.held[0] else None
        page, beside = on_show or (self.page, self.beside)
        first, second = names.get(page, ""), names.get(beside, "")
        if not (first and second):
            return first
        return words.pgettext("players see", "%(first)s and %(second)s") % {
            "first": first,
            "second": second,
        }


class PlayersGroup(QWidget):
    """Three buttons in one frame. Hovering the first shows what the players see.

    Signals:
        page_requested(str): Turn the players' screen to a page.
        beside_requested(str): Have a page in the right half; "" for none.
        thing_requested(str, bool): Show a thing to the players, or hide it.
        freeze_requested(bool): Hold the picture, or go on.
        blank_requested(bool): Blank the screen, or light it again.
    """

    page_requested = Signal(str)
    beside_requested = Signal(str)
    thing_requested = Signal(str, bool)
    freeze_requested = Signal(bool)
    blank_requested = Signal(bool)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._words = words
        self._state = PlayersState()
        self._form = BarForm.FULL
        self._keys = ("", "")
        self._acts: tuple[QAction, ...] = ()
        self._languages: tuple[QAction, ...] = ()
        self._things: Callable[[], Sequence[ThingRow]] = tuple
        self._is_lit = False
        self._page = BarButton(look, BarFrame.SEGMENT, padding=_PADDING)
        self._freeze = BarButton(look, BarFrame.SEGMENT, padding=_PADDING)
        self._blank = BarButton(look, BarFrame.SEGMENT, padding=_PADDING)
        self._menu = QMenu(self)
        self._picture = LivePicture(look, self._page)
        self._lay_out()
        self.retranslate()

    @property
    def page_button(self) -> BarButton:
        """The button that names the page, where things are dropped to be shown."""
        return self._page

    def mirror(self, state: PlayersState) -> None:
        """Show what the players see."""
        self._state = state
        self.retranslate()

    def set_form(self, form: BarForm) -> None:
        """Say more or less."""
        self._form = form
        self.retranslate()

    def set_spare(self, spare: int) -> None:
        """Give the name of the page less room where `spare`, in pixels, is below 0."""
        wanted = self._page.sizeHint().width()
        self._page.setMaximumWidth(max(0, wanted + spare) if spare < 0 else _NO_LIMIT)

    def set_keys(self, freeze: str, blank: str) -> None:
        """Name the keys of freeze and blank in the tooltips."""
        self._keys = (freeze, blank)
        self.retranslate()

    def set_acts(self, acts: Sequence[QAction], languages: Sequence[QAction] = ()) -> None:
        """Offer acts below the pages, and the languages of the players."""
        self._acts, self._languages = tuple(acts), tuple(languages)

    def set_things(self, things: Callable[[], Sequence[ThingRow]]) -> None:
        """Say what can be shown and hidden; it is asked when the menu opens."""
        self._things = things

    def set_picture(self, make: Callable[[], QWidget]) -> None:
        """Say what makes the live picture, when it is wanted for the first time."""
        self._picture.set_maker(make)

    def set_lit(self, lit: bool) -> None:  # noqa: FBT001 - a state of the drop target
        """Light up as the target of what is dragged."""
        if lit is not self._is_lit:
            self._is_lit = lit
            self.update()

    def retranslate(self) -> None:
        """Say everything anew."""
        self._say_page()
        self._say_freeze()
        self._say_blank()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        look = self._look
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen = look.px(_LIT_PEN) if self._is_lit else look.size("stroke.hair")
        radius = look.size("radius.control")
        painter.setPen(look.pen(Role.NOW if self._is_lit else Role.LINE_STRONG, pen))
        painter.setBrush(look.color(Role.LINE))
        rect = QRectF(self.rect()).adjusted(pen / 2, pen / 2, -pen / 2, -pen / 2)
        painter.drawRoundedRect(rect, radius, radius)
        painter.end()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._settle()

    def _lay_out(self) -> None:
        self._row = QHBoxLayout(self)
        for button in (self._page, self._freeze, self._blank):
            self._row.addWidget(button)
            policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
            button.setSizePolicy(policy)
        self._page.set_ends(first=True, last=False)
        self._freeze.set_ends(first=False, last=False)
        self._blank.set_ends(first=False, last=True)
        self._freeze.setCheckable(True)
        self._blank.setCheckable(True)
        self._page.clicked.connect(self._on_page_clicked)
        self._freeze.clicked.connect(self._on_freeze_clicked)
        self._blank.clicked.connect(self._on_blank_clicked)
        self._settle()

    def _settle(self) -> None:
        hair = max(1, round(self._look.size("stroke.hair")))
        # The dividers are the ground of this widget, seen between the buttons.
        self._row.setContentsMargins(hair, hair, hair, hair)
        self._row.setSpacing(hair)
        self.setFixedHeight(round(self._look.px(_HEIGHT)))

    def _say_page(self) -> None:
        words, state = self._words, self._state
        chosen = state.label(words)
        label = chosen or words.pgettext("players see", "nothing")
        said = label
        if not chosen and self._form in {BarForm.MEDIUM, BarForm.COMPACT}:
            said = words.gettext("Players see nothing")
        strong = text_part(said, style=TextStyle.LABEL, role=Role.TEXT, gives=True)
        parts: list[Part] = [glyph_part("players", role=Role.TEXT, side=_GLYPH)]
        if self._form is BarForm.FULL:
            parts.append(text_part(words.gettext("Players see"), gap=10))
        parts.extend((strong, glyph_part("chevron-down", role=Role.TEXT, side=14, gap=8)))
        self._page.set_parts(parts)
        self._page.set_label(words.gettext("Players see: %(page)s") % {"page": label})

    def _say_freeze(self) -> None:
        words, state = self._words, self._state
        parts: list[Part] = [glyph_part("freeze", side=_GLYPH)]
        label = words.gettext("Freeze the players’ screen")
        word = words.gettext("Freeze")
        waits = ""
        if state.frozen:
            label = words.gettext("The players’ screen is frozen: go on")
            word = words.gettext("Frozen")
        if state.frozen and state.waiting:
            numbers = {"count": state.waiting}
            waits = words.ngettext("%(count)d waiting", "%(count)d waiting", state.waiting)
            waits %= numbers
        if self._form <= BarForm.MEDIUM:
            weight = 600 if state.frozen else None
            parts.append(text_part(word, weight=weight))
            if waits:
                parts.append(text_part(waits))
        elif waits:
            parts.append(text_part(str(state.waiting)))
        self._freeze.set_parts(parts)
        self._freeze.set_label(f"{label} ({waits})" if waits else label, self._keys[0])
        self._freeze.setChecked(state.frozen)

    def _say_blank(self) -> None:
        words, state = self._words, self._state
        parts: list[Part] = [glyph_part("blank", side=_GLYPH)]
        if self._form <= BarForm.MEDIUM:
            weight = 600 if state.blank else None
            parts.append(text_part(words.pgettext("screen", "Blank"), weight=weight))
        self._blank.set_parts(parts)
        label = words.gettext("Blank the players’ screen")
        if state.blank:
            label = words.gettext("The players’ screen is blank: light it again")
        self._blank.set_label(label, self._keys[1])
        self._blank.setChecked(state.blank)

    def _on_page_clicked(self) -> None:
        self._picture.leave()
        self._menu.clear()
        for row in self._state.pages:
            self._add_page(self._menu, row, self._state.page, self._on_page_action_triggered)
        self._menu.addSeparator()
        self._add_beside()
        self._add_things()
        if self._languages:
            menu = self._menu.addMenu(self._words.gettext("Players’ language"))
            menu.addActions(self._languages)
        if self._acts:
            self._menu.addSeparator()
            self._menu.addActions(self._acts)
        self._menu.popup(self.mapToGlobal(QPoint(0, self.height())))

    def _add_beside(self) -> None:
        """Offer a page for the right half."""
        menu = self._menu.addMenu(self._words.gettext("Two side by side"))
        whole = PageRow(page_id="", label=self._words.pgettext("players see", "One alone"))
        for row in (whole, *self._state.pages):
            if row.page_id != self._state.page or not row.page_id:
                self._add_page(menu, row, self._state.beside, self._on_beside_action_triggered)

    def _add_things(self) -> None:
        """Offer everything that can be shown or hidden, kind by kind."""
        menu = self._menu.addMenu(self._words.gettext("Show or hide"))
        group = ""
        for row in self._things():
            if row.group != group:
                group = row.group
                menu.addSection(group)
            action = menu.addAction(row.label)
            action.setCheckable(True)
            action.setChecked(row.is_shown)
            action.setData(row.thing_id)
            action.triggered.connect(self._on_thing_action_triggered)
        menu.setEnabled(bool(group))

    def _add_page(self, menu: QMenu, row: PageRow, chosen: str, slot: Callable[[], None]) -> None:
        action = menu.addAction(row.said(self._words))
        action.setData(row.page_id)
        action.setCheckable(True)
        action.setChecked(row.page_id == chosen)
        action.triggered.connect(slot)

    def _on_page_action_triggered(self) -> None:
        action = self.sender()
        if isinstance(action, QAction):
            self.page_requested.emit(action.data())

    def _on_beside_action_triggered(self) -> None:
        action = self.sender()
        if isinstance(action, QAction):
            self.beside_requested.emit(action.data())

    def _on_thing_action_triggered(self, checked: bool) -> None:  # noqa: FBT001 - as the signal gives it
        action = self.sender()
        if isinstance(action, QAction):
            self.thing_requested.emit(action.data(), checked)

    def _on_freeze_clicked(self, checked: bool) -> None:  # noqa: FBT001 - as the signal gives it
        # What is true is shown when it comes back.
        self._freeze.setChecked(self._state.frozen)
        self.freeze_requested.emit(checked)

    def _on_blank_clicked(self, checked: bool) -> None:  # noqa: FBT001 - as the signal gives it
        self._blank.setChecked(self._state.blank)
        self.blank_requested.emit(checked)
