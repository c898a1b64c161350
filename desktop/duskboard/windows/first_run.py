"""The first page: language, theme and size at once, what one runs, and a table to begin with."""

from collections.abc import Iterable
from enum import StrEnum
from functools import partial

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget
from typing_extensions import override

from duskboard.i18n.enum_text import LANGUAGE_NAME, theme_text
from duskboard.i18n.words import Language, Words
from duskboard.settings.option import ThemeChoice
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.glyph_button import GlyphButton
from duskboard.widgets.segmented import Option, SegmentedControl
from duskboard.widgets.text_label import TextLabel
from duskboard.windows.framed_dialog import FramedDialog, MainButton, act_button, field_label
from duskboard.windows.option_card import OptionCard

_SIZE = (600, 530)
_LABEL_COLUMN = 84
_ROW_GAP = 12
_CARD_GAP = 9
_PART_GAP = 18
_ROW_HEIGHT = 32
_THEME_GLYPHS = {ThemeChoice.DARK: "moon", ThemeChoice.LIGHT: "sun", ThemeChoice.SYSTEM: ""}


class Game(StrEnum):
    """What a game master may run."""

    CHASES = "chases"
    BLADES = "blades"
    VAMPIRE = "vampire"


class FirstRun(FramedDialog):
    """Shown once. What is chosen here holds at once; whoever opens a table closes the page.

    Signals:
        language_requested(Language): Speak another language.
        theme_requested(ThemeChoice): Take other colours.
        zoom_requested(int): Larger by so many steps, or smaller below zero.
        games_changed(frozenset): The games that are run.
        open_requested(): Open a file.
        empty_requested(): Begin with nothing.
        sample_requested(): Open the sample table.
    """

    language_requested = Signal(object)
    theme_requested = Signal(object)
    zoom_requested = Signal(int)
    games_changed = Signal(object)
    open_requested = Signal()
    empty_requested = Signal()
    sample_requested = Signal()

    def __init__(
        self,
        look: Look,
        words: Words,
        theme: ThemeChoice = ThemeChoice.DARK,
        games: Iterable[Game] = (),
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, words, _SIZE, parent)
        self._theme_choice = theme
        self._head = TextLabel(look, style=TextStyle.HEAD, lines=0)
        self._about = TextLabel(look, role=Role.TEXT2, lines=0)
        self._labels = [field_label(look) for _ in range(3)]
        self._language = SegmentedControl(look, height=_ROW_HEIGHT)
        self._theme = SegmentedControl(look, height=_ROW_HEIGHT)
        self._smaller = _step_button(look, "minus")
        self._larger = _step_button(look, "plus")
        self._percent = field_label(look)
        self._question = TextLabel(look, style=TextStyle.LABEL, lines=0)
        self._cards = {game: OptionCard(look) for game in Game}
        self._note = TextLabel(look, role=Role.TEXT2, lines=0)
        self._open = act_button(look)
        self._empty = act_button(look, role="outline")
        self._sample = MainButton(look, role="primary")
        for game in games:
            self._cards[game].setChecked(True)
        self._lay_out()
        self._connect()
        self.settle()
        self.retranslate()
        self._sample.setFocus()

    @property
    def games(self) -> frozenset[Game]:
        """The games that are run."""
        return frozenset(game for game, card in self._cards.items() if card.isChecked())

    @override
    def settle(self) -> None:
        super().settle()
        look = self.look
        self._grid.setVerticalSpacing(round(look.px(_ROW_GAP)))
        self._grid.setHorizontalSpacing(round(look.size("space.m")))
        self._grid.setColumnMinimumWidth(0, round(look.px(_LABEL_COLUMN)))
        self._size_row.setSpacing(round(look.size("space.m")))
        self._games_row.setSpacing(round(look.px(_CARD_GAP)))
        self._heads.setSpacing(round(look.size("space.xs")))
        self._games_column.setSpacing(round(look.size("space.s")))
        self.body.setSpacing(round(look.px(_PART_GAP)))
        self._say_percent()

    @override
    def retranslate(self) -> None:
        words = self.words
        self.setWindowTitle("Duskboard")
        self._head.setText(words.gettext("Set your table"))
        self._about.setText(words.gettext("All of this can be changed later."))
        names = (words.gettext("Language"), words.gettext("Theme"), words.gettext("Text size"))
        for label, name in zip(self._labels, names, strict=True):
            label.setText(name)
        self._language.setAccessibleName(names[0])
        self._theme.setAccessibleName(names[1])
        _name(self._smaller, words.gettext("Smaller text"))
        _name(self._larger, words.gettext("Larger text"))
        self._say_choices()
        self._say_percent()
        self._question.setText(words.gettext("What do you run?"))
        for game, card in self._cards.items():
            card.set_texts(*_game_texts(game, words))
        self._note.setText(
            words.gettext("The Table workspace is ready for any game: clocks, dice, notes, log.")
        )
        self._open.setText(words.gettext("Open a file"))
        self._empty.setText(words.gettext("Empty table"))
        self._sample.setText(words.gettext("Open the sample table"))

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self.update()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            return  # it would end the program, of which nothing has been seen yet
        super().keyPressEvent(event)

    def _lay_out(self) -> None:
        self._heads = QVBoxLayout()
        self._heads.addWidget(self._head)
        self._heads.addWidget(self._about)
        self.body.addLayout(self._heads)
        self._grid = QGridLayout()
        self._grid.setColumnStretch(1, 1)
        self._size_row = QHBoxLayout()
        self._size_row.addWidget(self._smaller)
        self._size_row.addWidget(self._percent)
        self._size_row.addWidget(self._larger)
        self._size_row.addStretch(1)
        for place, label in enumerate(self._labels):
            self._grid.addWidget(label, place, 0, Qt.AlignmentFlag.AlignVCenter)
        self._grid.addWidget(self._language, 0, 1)
        self._grid.addWidget(self._theme, 1, 1)
        self._grid.addLayout(self._size_row, 2, 1)
        self.body.addLayout(self._grid)
        self._games_column = QVBoxLayout()
        self._games_column.addWidget(self._question)
        self._games_row = QHBoxLayout()
        for card in self._cards.values():
            card.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
            self._games_row.addWidget(card, 1)
        self._games_column.addLayout(self._games_row)
        self.body.addLayout(self._games_column)
        self.body.addWidget(self._note)
        self.body.addStretch(1)
        self.foot.add_left(self._open)
        self.foot.add_right(self._empty, self._sample)

    def _connect(self) -> None:
        self._language.chosen.connect(self.language_requested)
        self._theme.chosen.connect(self._on_theme_chosen)
        self._smaller.clicked.connect(partial(self._zoom, self._smaller, -1))
        self._larger.clicked.connect(partial(self._zoom, self._larger, 1))
        for card in self._cards.values():
            card.toggled.connect(self._on_card_toggled)
        self._open.clicked.connect(self.open_requested)
        self._empty.clicked.connect(self.empty_requested)
        self._sample.clicked.connect(self.sample_requested)

    def _say_choices(self) -> None:
        languages = [Option(value=each, text=LANGUAGE_NAME[each]) for each in Language]
        self._language.mirror(languages, self.words.language)
        themes = [
            Option(value=each, text=theme_text(self.words, each), glyph=_THEME_GLYPHS[each])
            for each in ThemeChoice
        ]
        self._theme.mirror(themes, self._theme_choice)

    def _say_percent(self) -> None:
        percent = {"percent": round(self.look.scale * 100)}
        self._percent.setText(self.words.gettext("%(percent)d %%") % percent)

    def _on_theme_chosen(self, choice: ThemeChoice) -> None:
        self._theme_choice = choice
        self.theme_requested.emit(choice)

    def _zoom(self, button: QWidget, steps: int) -> None:
        """Ask for another size, and keep the button under the pointer that pressed it."""
        before = button.mapToGlobal(button.rect().center())
        self.zoom_requested.emit(steps)
        self.ensurePolished()
        layout = self.layout()
        if layout is not None:
            layout.activate()
        self.adjustSize()
        self.move(self.pos() + before - button.mapToGlobal(button.rect().center()))

    def _on_card_toggled(self) -> None:
        self.games_changed.emit(self.games)


def _step_button(look: Look, glyph: str) -> GlyphButton:
    button = GlyphButton(look, "", glyph=glyph, role="standard", small=True)
    button.setAutoDefault(False)
    return button


def _name(button: GlyphButton, name: str) -> None:
    button.setAccessibleName(name)
    button.setToolTip(name)


def _game_texts(game: Game, words: Words) -> tuple[str, str]:
    match game:
        case Game.CHASES:
            return words.gettext("Chases"), words.gettext("Call of Cthulhu, or any mix")
        case Game.BLADES:
            return words.pgettext("game", "Blades"), words.gettext("Scores, clocks, downtime")
        case Game.VAMPIRE:
            return words.pgettext("game", "Vampire"), words.gettext("Classic Storyteller nights")
