"""The bar at the top of the main window."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QSpacerItem, QWidget
from typing_extensions import override

from duskboard.i18n.enum_text import LANGUAGE_NAME, theme_text
from duskboard.i18n.words import Language, Words
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle, ThemeName
from duskboard.widgets.icon_button import IconButton
from duskboard.windows.bar_button import BarButton, BarFrame
from duskboard.windows.bar_form import BarForm, form_for, middle_left
from duskboard.windows.bar_menus import BarMenus
from duskboard.windows.command import Bindings, CommandGroup, CommandTable
from duskboard.windows.command_id import PAGE_PREFIX, PLAYER_LANGUAGE_PREFIX, CommandId
from duskboard.windows.players_group import PlayersGroup, PlayersState
from duskboard.windows.run import Part, glyph_part, key_part, stretch, text_part
from duskboard.windows.workspace_tabs import WorkspaceTab, WorkspaceTabs

_MARGIN = 10
_GAP = 12
_TITLE_GAP = 8
_SEARCH_WIDTH = 236
_GLYPH = 17
_CODES = {
    Language.ENGLISH: "EN",
    Language.TRADITIONAL_CHINESE: "繁",
    Language.SIMPLIFIED_CHINESE: "简",
}
_LEAST_TITLE = 60
_MOST_TITLE = 260
"""The most that the campaign's name takes where room is short, in logical pixels."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TopBarState:
    """What the top bar shows.

    Attributes:
        campaign: Name of the campaign.
        session: "Session 7 · Keeper", or what else stands below the name.
        session_short: The same for little room.
        undo: The step that undo takes back, or "".
        redo: The step that redo brings back, or "".
        players: What the players see.
        language: The language spoken.
        theme: The colours in use.
    """

    campaign: str = ""
    session: str = ""
    session_short: str = ""
    undo: str = ""
    redo: str = ""
    players: PlayersState = field(default_factory=PlayersState)
    language: Language = Language.ENGLISH
    theme: ThemeName = ThemeName.DARK


class TopBar(QWidget):
    """Menu, campaign, workspaces, search, undo, the players' screen, language and theme.

    Attributes:
        tabs: The workspaces.
        players: What the players see.
        menus: The menus.

    Signals:
        search_requested(): Open the command box.
        undo_requested(): Take a step back.
        redo_requested(): Take a step forward again.
        language_requested(Language): Speak another language.
        theme_requested(ThemeName): Take other colours.
    """

    search_requested = Signal()
    undo_requested = Signal()
    redo_requested = Signal()
    language_requested = Signal(object)
    theme_requested = Signal(object)

    def __init__(
        self,
        look: Look,
        words: Words,
        commands: CommandTable,
        bindings: Bindings,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._look = look
        self._words = words
        self._commands = commands
        self._bindings = bindings
        self._state = TopBarState()
        self._form = BarForm.FULL
        self._menu_button = IconButton(look, "menu", "", glyph_side=18)
        self._title = BarButton(look, height=40)
        self.tabs = WorkspaceTabs(look, words)
        self._search = BarButton(look, BarFrame.FIELD, padding=12)
        self._undo = IconButton(look, "undo", "", glyph_side=_GLYPH)
        self._redo = IconButton(look, "redo", "", glyph_side=_GLYPH)
        self.players = PlayersGroup(look, words)
        self._language = BarButton(look, padding=8, height=26)
        self._theme = IconButton(look, "moon", "", glyph_side=_GLYPH)
        self.menus = BarMenus(words, commands, bindings, self)
        self._items: list[QWidget] = []
        self._gaps: list[tuple[QSpacerItem, float]] = []
        self._lead = QSpacerItem(0, 0, QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Minimum)
        self._lay_out()
        self._connect()
        self._settle()
        self.retranslate()

    def mirror(self, state: TopBarState) -> None:
        """Show what is so now."""
        before, self._state = self._state, state
        if state == replace(before, undo=state.undo, redo=state.redo):
            self._say_steps()  # takes no other room, so nothing else moves
        else:
            self.retranslate()

    def mirror_workspaces(self, tabs: Sequence[WorkspaceTab], current: str) -> None:
        """Show the workspaces, one of them chosen."""
        self.tabs.mirror(tabs, current)
        self._fit()

    def set_picture(self, make: Callable[[], QWidget]) -> None:
        """Say what makes the live picture of the players' screen, 320 × 180."""
        self.players.set_picture(make)

    def players_button_rect_global(self) -> QRect:
        """Return where things are dropped to be shown to players, on the screen."""
        button = self.players.page_button
        return QRect(button.mapToGlobal(QPoint(0, 0)), button.size())

    def set_drop_lit(self, lit: bool) -> None:  # noqa: FBT001 - a state of the drop target
        """Light up as the target of what is dragged."""
        self.players.set_lit(lit)

    def retranslate(self) -> None:
        """Say everything anew."""
        self.tabs.retranslate()
        self.players.set_keys(self._key(CommandId.FREEZE), self._key(CommandId.BLANK))
        self.players.mirror(self._state.players)
        self._say_buttons()
        self._fit()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.StyleChange:
            self._settle()
            self._fit()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        rect = QRectF(self.rect())
        hair = self._look.size("stroke.hair")
        painter.fillRect(rect, self._look.color(Role.BG1))
        line = QRectF(rect.left(), rect.bottom() - hair, rect.width(), hair)
        painter.fillRect(line, self._look.color(Role.BG0))
        painter.end()

    def _lay_out(self) -> None:
        self._row = QHBoxLayout(self)
        self._row.setSpacing(0)
        self._add_gap(_MARGIN)
        self._add(self._menu_button)
        self._add_gap(_TITLE_GAP)
        self._add(self._title)
        self._add_gap(_GAP)
        self._add(self.tabs)
        self._add_gap(_GAP)
        self._row.addItem(self._lead)
        self._add(self._search)
        self._add_gap(_GAP)
        self._add(self._undo)
        self._add(self._redo)
        self._add_gap(_GAP)
        self._row.addStretch(1)
        self._add(self.players)
        self._add_gap(_GAP)
        self._add(self._language)
        self._add(self._theme)
        self._add_gap(_MARGIN)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        opening = (self._menu_button, self._title, self._search, self._language)
        for button in (*opening, self.players.page_button):
            # A click opens something, and Esc gives the keyboard back to what had it before.
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def _add(self, widget: QWidget) -> None:
        self._items.append(widget)
        self._row.addWidget(widget)

    def _add_gap(self, width: float) -> None:
        gap = QSpacerItem(0, 0, QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Minimum)
        self._gaps.append((gap, width))
        self._row.addItem(gap)

    def _connect(self) -> None:
        self._menu_button.clicked.connect(self.show_menu)
        self._title.clicked.connect(self._on_title_clicked)
        self._search.clicked.connect(self.search_requested)
        self._undo.clicked.connect(self.undo_requested)
        self._redo.clicked.connect(self.redo_requested)
        self._language.clicked.connect(self._on_language_clicked)
        self.menus.language_requested.connect(self.language_requested)
        self._theme.clicked.connect(self._on_theme_clicked)
        self.players.page_button.clicked.connect(self._bindings.refresh)
        commands = self._commands.of_group(CommandGroup.PLAYERS)
        ids = [each.command_id for each in commands if not each.command_id.startswith(PAGE_PREFIX)]
        languages = [each for each in ids if each.startswith(PLAYER_LANGUAGE_PREFIX)]
        self.players.set_acts(
            [self._bindings.action(each) for each in ids if each not in languages],
            [self._bindings.action(each) for each in languages],
        )

    def _settle(self) -> None:
        look = self._look
        self._row.setContentsMargins(0, 0, 0, round(look.size("stroke.hair")))
        for gap, width in self._gaps:
            policy = (QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Minimum)
            gap.changeSize(round(look.px(width)), 0, *policy)
        self._row.invalidate()
        self.setFixedHeight(round(look.size("topBar")))

    def _fit(self) -> None:
        """Say as much as there is room for.

        A long name is cut before anything else, then what players see, where that are two pages.
        """
        widest = form_for(self.width(), self._look.scale)
        most, least = self._look.px(_MOST_TITLE), self._look.px(_LEAST_TITLE)
        self.players.set_spare(0)
        others, title = 0.0, 0.0
        for form in (form for form in BarForm if form >= widest):
            self._apply(form)
            title = self._title.sizeHint().width()
            others = self._wanted() - title
            if others + min(title, most) <= self.width():
                break
        shown = round(max(least, min(title, self.width() - others)))
        self._title.setFixedWidth(shown)
        self.players.set_spare(self.width() - round(others + min(title, least)))
        self._put_middle(shown, self.width() - others - shown)

    def _put_middle(self, title: float, slack: float) -> None:
        """Put search and undo where they stay, whatever is said of the players' screen.

        Args:
            title: How wide the name of the campaign is.
            slack: Pixels that nothing takes.
        """
        look, middle = self._look, (self._search, self._undo, self._redo)
        before = title + sum(each.sizeHint().width() for each in (self._menu_button, self.tabs))
        before += look.px(_MARGIN + _TITLE_GAP + 2 * _GAP)
        own = sum(each.sizeHint().width() for each in middle) + look.px(_GAP)
        after = self.width() - slack - before - own - self.players.sizeHint().width()
        left = middle_left(self.width(), own, after, self._form, look.scale)
        lead = round(max(0, min(left - before, slack)))
        self._lead.changeSize(lead, 0, QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Minimum)
        self._row.invalidate()

    def _apply(self, form: BarForm) -> None:
        self._form = form
        self.tabs.set_form(form)
        self.players.set_form(form)
        self._say_title()
        self._say_search()
        self._say_language()
        for widget in self._items:
            widget.updateGeometry()

    def _wanted(self) -> float:
        """Return how wide everything wants to be."""
        shown = (widget for widget in self._items if not widget.isHidden())
        widths = sum(widget.sizeHint().width() for widget in shown)
        return widths + self._look.px(sum(width for _, width in self._gaps))

    def _say_buttons(self) -> None:
        words, state = self._words, self._state
        self._menu_button.set_label(words.gettext("Menu"), self._key(CommandId.MENU))
        theme = theme_text(words, state.theme)
        self._theme.set_glyph("moon" if state.theme is ThemeName.DARK else "sun")
        self._theme.set_label(words.gettext("Theme: %(theme)s") % {"theme": theme})
        self._say_steps()

    def _say_steps(self) -> None:
        words, state = self._words, self._state
        undo = words.gettext("Undo: %(step)s") if state.undo else words.gettext("Nothing to undo")
        redo = words.gettext("Redo: %(step)s") if state.redo else words.gettext("Nothing to redo")
        self._undo.set_label(undo % {"step": state.undo}, self._key(CommandId.UNDO))
        self._redo.set_label(redo % {"step": state.redo}, self._key(CommandId.REDO))
        self._undo.setEnabled(bool(state.undo))
        self._redo.setEnabled(bool(state.redo))

    def _say_title(self) -> None:
        state = self._state
        self._title.set_parts(*_title_lines(state, self._form))
        self._title.set_label(
            f"{state.campaign}, {state.session}" if state.session else state.campaign
        )

    def _say_search(self) -> None:
        label = self._words.gettext("Find or do anything")
        key = self._key(CommandId.FIND)
        self._search.set_least_width(_SEARCH_WIDTH if self._form is BarForm.FULL else 0)
        self._search.set_parts(_search_parts(label, key, self._form))
        self._search.set_label(label, key)

    def _say_language(self) -> None:
        language = self._state.language
        self._language.set_parts(_language_parts(language, self._form))
        name = {"language": LANGUAGE_NAME[language]}
        self._language.set_label(self._words.gettext("Language: %(language)s") % name)

    def _key(self, command_id: str) -> str:
        command = self._commands.get(command_id)
        return command.key_words if command is not None else ""

    def show_menu(self) -> None:
        """Open the menu of all commands, by group."""
        self.menus.show_all(self._menu_button)

    def _on_title_clicked(self) -> None:
        self.menus.show_session(self._title)

    def _on_language_clicked(self) -> None:
        self.menus.show_languages(self._language, self._state.language)

    def _on_theme_clicked(self) -> None:
        is_dark = self._state.theme is ThemeName.DARK
        self.theme_requested.emit(ThemeName.LIGHT if is_dark else ThemeName.DARK)


def _title_lines(state: TopBarState, form: BarForm) -> list[list[Part]]:
    below = state.session if form <= BarForm.MEDIUM else state.session_short
    lines = [[text_part(state.campaign, style=TextStyle.LABEL, role=Role.TEXT, gives=True)]]
    if below and form is not BarForm.TIGHT:
        lines.append([text_part(below, style=TextStyle.CAPTION, weight=400, gives=True)])
    return lines


def _search_parts(label: str, key: str, form: BarForm) -> list[Part]:
    parts = [glyph_part("search", side=_GLYPH)]
    if form is BarForm.FULL:
        parts.extend((text_part(label, role=Role.TEXT3), stretch()))
    if key and form < BarForm.TIGHT:
        parts.append(key_part(key, gap=10))
    return parts


def _language_parts(language: Language, form: BarForm) -> list[Part]:
    parts = [glyph_part("globe", side=_GLYPH)]
    if form <= BarForm.MEDIUM:
        parts.append(text_part(_CODES[language], gap=6))
    return parts
