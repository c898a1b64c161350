"""How the program looks and speaks now: theme, palette, fonts, and Qt's own words."""

from PySide6.QtCore import QEvent, QLibraryInfo, QLocale, QObject, QTranslator, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication
from shiboken6 import isValid

from duskboard.app.beginning import chosen_language, chosen_theme
from duskboard.app.room import Room
from duskboard.i18n.words import Language
from duskboard.settings import option
from duskboard.settings.option import ThemeChoice
from duskboard.theme.palette import palette
from duskboard.theme.style_sheet import style_sheet
from duskboard.theme.token import TextStyle, ThemeName

MIN_SCALE = option.MIN_TEXT_SCALE
"""The smallest text."""
MAX_SCALE = option.MAX_TEXT_SCALE
"""The largest text."""
_SCALE_STEP = 0.1


class Appearance(QObject):
    """Keeps looks, words and the application at what the settings say.

    Signals:
        changed(): Another language, theme or size holds.
    """

    changed = Signal()

    def __init__(self, application: QApplication, room: Room) -> None:
        super().__init__(application)
        self._application = application
        self._room = room
        self._translator = QTranslator(application)
        application.setStyle("Fusion")
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self._on_hints_color_scheme_changed)
        self.apply()

    @property
    def language(self) -> Language:
        """The language of the game master."""
        return self._room.words.language

    @property
    def theme(self) -> ThemeName:
        """The theme in use."""
        return self._room.look.theme

    @property
    def reduces_motion(self) -> bool:
        """Whether nothing moves."""
        return self._room.look.reduce_motion

    @property
    def has_high_contrast(self) -> bool:
        """Whether lines and text are as strong as they can be."""
        return self._room.look.high_contrast

    def set_language(self, language: Language) -> None:
        """Speak another language from now on."""
        self._room.settings.set(option.LANGUAGE, language.value)
        self.apply()

    def set_player_language(self, language: Language | None) -> None:
        """Have the players' screen speak a language of its own, or that of the game master."""
        self._room.settings.set(option.PROJECTOR_LANGUAGE, language.value if language else "")
        self.apply()

    @property
    def player_language(self) -> Language | None:
        """The language of the players' screen, or None where it is that of the game master."""
        chosen = self._room.settings.get(option.PROJECTOR_LANGUAGE)
        return chosen_language(chosen) if chosen else None

    def zoom_players(self, steps: int) -> None:
        """Make all that players see larger or smaller by tenths; 0 for its usual size."""
        scale = round(self._room.player_look.scale + steps * _SCALE_STEP, 2) if steps else 1.0
        scale = max(MIN_SCALE, min(MAX_SCALE, scale))
        self._room.settings.set(option.PROJECTOR_SCALE, scale)
        self.apply()

    def set_theme(self, choice: ThemeChoice) -> None:
        """Look otherwise from now on."""
        self._room.settings.set(option.THEME, choice)
        self.apply()

    def toggle_theme(self) -> None:
        """Go from dark to light or back."""
        is_dark = self.theme is ThemeName.DARK
        self.set_theme(ThemeChoice.LIGHT if is_dark else ThemeChoice.DARK)

    def set_scale(self, scale: float) -> None:
        """Make all text larger or smaller, within 0.8 and 1.5."""
        self._room.settings.set(option.TEXT_SCALE, max(MIN_SCALE, min(MAX_SCALE, scale)))
        self.apply()

    def zoom(self, steps: int) -> None:
        """Make all text larger or smaller by tenths."""
        self.set_scale(round(self._room.look.scale + steps * _SCALE_STEP, 2))

    def toggle_motion(self) -> None:
        """Have things move, or change at once."""
        reduced = self._room.settings.get(option.REDUCE_MOTION)
        self._room.settings.set(option.REDUCE_MOTION, not reduced)
        self.apply()

    def toggle_contrast(self) -> None:
        """Use stronger lines and text, or the usual ones."""
        high = self._room.settings.get(option.HIGH_CONTRAST)
        self._room.settings.set(option.HIGH_CONTRAST, not high)
        self.apply()

    def apply(self) -> None:
        """Bring everything to what the settings say and have it painted anew."""
        room = self._room
        language = chosen_language(room.settings.get(option.LANGUAGE))
        changed = language is not room.words.language
        room.words.switch(language)
        player = chosen_language(room.settings.get(option.PROJECTOR_LANGUAGE), language)
        changed = changed or player is not room.player_words.language
        room.player_words.switch(player)
        motion = room.settings.get(option.REDUCE_MOTION)
        contrast = room.settings.get(option.HIGH_CONTRAST)
        room.look.use(
            theme=chosen_theme(room.settings.get(option.THEME)),
            language=language,
            scale=room.settings.get(option.TEXT_SCALE),
            reduce_motion=motion,
            high_contrast=contrast,
        )
        room.player_look.use(
            language=player,
            scale=room.settings.get(option.PROJECTOR_SCALE),
            reduce_motion=motion,
            high_contrast=contrast,
        )
        self._speak(language)
        self._dress()
        if changed:
            for widget in QApplication.topLevelWidgets():
                QApplication.sendEvent(widget, QEvent(QEvent.Type.LanguageChange))
        self.changed.emit()

    def _dress(self) -> None:
        """Tell Qt what it wears, where that is another: each time it measures every widget anew.

        Another size or language of the players' screen alone would hold up the game master's
        window for a second, and with it the key that blanks that screen.
        """
        look, application = self._room.look, self._application
        colors, font = palette(look), look.font(TextStyle.BODY)
        if colors != application.palette():
            application.setPalette(colors)
        if font != application.font():
            application.setFont(font)
        # A sheet of the whole application would reach each panel while it is put together, once
        # for every box that it is put into: an evening took a sixth longer to open.
        sheet = style_sheet(look)
        for window in QApplication.topLevelWidgets():
            # A window that wears another may take a list of its own with it.
            if isValid(window) and window.styleSheet() not in {"", sheet}:
                window.setStyleSheet(sheet)

    def _speak(self, language: Language) -> None:
        """Give Qt's own dialogs their words, and Chinese glyphs the forms of the language."""
        QLocale.setDefault(QLocale(language.value))
        self._application.removeTranslator(self._translator)
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        if language.is_chinese and self._translator.load(f"qtbase_{language.value}", folder):
            self._application.installTranslator(self._translator)

    def _on_hints_color_scheme_changed(self) -> None:
        if self._room.settings.get(option.THEME) is ThemeChoice.SYSTEM:
            self.apply()
