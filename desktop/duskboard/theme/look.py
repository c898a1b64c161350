"""How everything looks now: theme, language, scale and motion, asked by everything that paints."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QIcon, QPen

from duskboard.i18n.words import Language
from duskboard.theme.glyph import Glyphs
from duskboard.theme.painted import PaintedText
from duskboard.theme.token import Role, TextStyle, ThemeName, Tokens
from duskboard.theme.typeset import Typeset

FAMILIES = ("Duskboard Sans", "Duskboard CJK")
"""Both fonts stand behind every text. Which forms a Chinese glyph takes follows `QLocale`."""

_CONTRAST_ROLES = {Role.LINE: Role.LINE_STRONG, Role.TEXT2: Role.TEXT}
_TABULAR = "tnum"
_CONTEXTUAL = "calt"
_NUMBERS = frozenset({TextStyle.NUMBER, TextStyle.RESULT})
_CONTRAST_PEN = 0.5
_MIN_SCALE = 0.8
_MAX_SCALE = 4.0


_MOST_PENS = 512
_PenKey = tuple[Role, float, tuple[float, ...] | None, Qt.PenCapStyle]


class Look:
    """The look of one screen, changed in place by `use`.

    The main window and the players' screen each have one. Whoever calls `use` also sets palette,
    font and style sheet of the application (or of the players' window); the change events of Qt
    then have everything painted anew.

    Attributes:
        typesets: Texts broken into lines already, by all that decides how; see `typesetting`.
        icons: Glyphs made into icons already, by glyph and colours; see `icon`.
        text_record: Set to a list to have every painted text recorded; None in normal use.
    """

    def __init__(  # noqa: PLR0913 - every choice of the user, each with a default
        self,
        tokens: Tokens,
        glyphs: Glyphs | Callable[[], Glyphs],
        *,
        theme: ThemeName = ThemeName.DARK,
        language: Language = Language.ENGLISH,
        scale: float = 1.0,
        reduce_motion: bool = False,
        high_contrast: bool = False,
        is_paper: bool = False,
    ) -> None:
        """Make a look. `glyphs` may be what reads them, when the first of them is painted.

        On paper letters have the form that every reader of the file knows them by.
        """
        self._glyphs = glyphs
        self.text_record: list[PaintedText] | None = None
        self.typesets: dict[tuple[object, ...], Typeset] = {}
        self.icons: dict[tuple[str, Role, Role | None], QIcon] = {}
        self._tokens = tokens
        self._theme = theme
        self._language = language
        self._scale = scale
        self._reduce_motion = reduce_motion
        self._high_contrast = high_contrast
        self._is_paper = is_paper
        self._colors: dict[Role, QColor] = {}
        self._fonts: dict[tuple[TextStyle, int | None, float | None, bool], QFont] = {}
        self._caps: dict[tuple[TextStyle, float | None], float] = {}
        self._pens: dict[_PenKey, QPen] = {}
        self._settle()

    def use(
        self,
        *,
        theme: ThemeName | None = None,
        language: Language | None = None,
        scale: float | None = None,
        reduce_motion: bool | None = None,
        high_contrast: bool | None = None,
    ) -> None:
        """Change what is given and keep the rest.

        Raises:
            ValueError: The scale is not within 0.8 to 4.
        """
        self._theme = self._theme if theme is None else theme
        self._language = self._language if language is None else language
        self._scale = self._scale if scale is None else scale
        self._reduce_motion = self._reduce_motion if reduce_motion is None else reduce_motion
        self._high_contrast = self._high_contrast if high_contrast is None else high_contrast
        self._settle()

    @property
    def glyphs(self) -> Glyphs:
        """The icons."""
        if not isinstance(self._glyphs, Glyphs):
            self._glyphs = self._glyphs()
        return self._glyphs

    @property
    def tokens(self) -> Tokens:
        """The tokens themselves."""
        return self._tokens

    @property
    def theme(self) -> ThemeName:
        """The set of colours in use."""
        return self._theme

    @property
    def language(self) -> Language:
        """The language whose sizes of type are in use."""
        return self._language

    @property
    def scale(self) -> float:
        """How large everything is; 1 at 100 %."""
        return self._scale

    @property
    def reduce_motion(self) -> bool:
        """Whether nothing moves."""
        return self._reduce_motion

    @property
    def high_contrast(self) -> bool:
        """Whether lines and secondary text are as strong as they can be."""
        return self._high_contrast

    @property
    def is_paper(self) -> bool:
        """Whether it is written to a file that is read and printed elsewhere."""
        return self._is_paper

    def color(self, role: Role) -> QColor:
        """Return the colour of a role."""
        return QColor(self._colors[role])

    def blend(self, ground: Role, top: Role, share: float) -> QColor:
        """Return the colour of `ground` with a share (0 to 1) of `top` in it."""
        below, above = self._colors[ground], self._colors[top]
        return QColor(
            round(below.red() + (above.red() - below.red()) * share),
            round(below.green() + (above.green() - below.green()) * share),
            round(below.blue() + (above.blue() - below.blue()) * share),
        )

    def font(
        self,
        style: TextStyle,
        *,
        weight: int | None = None,
        px: float | None = None,
        tabular: bool = False,
    ) -> QFont:
        """Return the font of a style.

        Args:
            style: The style of type.
            weight: Another weight, 100 to 900.
            px: Another size, in pixels as they are painted (not scaled again).
            tabular: Whether all figures are of one width; always so in the styles of numbers.
        """
        key = (style, weight, px, tabular or style in _NUMBERS)
        if key not in self._fonts:
            self._fonts[key] = self._make_font(*key)
        return QFont(self._fonts[key])

    def cap_height(self, style: TextStyle, *, px: float | None = None) -> float:
        """Return the height of a capital of a style, in pixels."""
        key = (style, px)
        if key not in self._caps:
            self._caps[key] = QFontMetricsF(self.font(style, px=px)).capHeight()
        return self._caps[key]

    def line(self, style: TextStyle, *, px: float | None = None) -> float:
        """Return the height of a line of a style, in pixels; in proportion for another size."""
        type_ = self._tokens.types[style]
        own = type_.cjk_px if self._language.is_chinese else type_.px
        if px is not None:
            return px * type_.line / own
        return max(type_.line, own * 1.25) * self._scale

    def pen(
        self,
        role: Role | QColor,
        width: float,
        *,
        dash: tuple[float, ...] | None = None,
        cap: Qt.PenCapStyle = Qt.PenCapStyle.FlatCap,
    ) -> QPen:
        """Return a pen with round joins: one for all that ask, not to be changed.

        Args:
            role: Its colour.
            width: In pixels as they are painted; a little more under high contrast.
            dash: Lengths of dash and gap in pixels (Qt itself counts in widths).
            cap: How lines end.
        """
        if not isinstance(role, Role):
            return self._make_pen(role, width, dash, cap)
        key = (role, width, dash, cap)
        pen = self._pens.get(key)
        if pen is None:
            if len(self._pens) >= _MOST_PENS:
                self._pens.clear()  # widths that follow a zoom
            pen = self._pens[key] = self._make_pen(self._colors[role], width, dash, cap)
        return pen

    def px(self, length: float) -> float:
        """Return a logical length in pixels as they are painted."""
        return length * self._scale

    def size(self, name: str) -> float:
        """Return a size by its name in `Tokens.sizes`, in pixels as they are painted."""
        return self._tokens.sizes[name] * self._scale

    def duration(self, name: str) -> int:
        """Return how long a motion takes, in milliseconds: 0 where motion is reduced."""
        return 0 if self._reduce_motion else self._tokens.durations[name]

    def _make_pen(
        self, color: QColor, width: float, dash: tuple[float, ...] | None, cap: Qt.PenCapStyle
    ) -> QPen:
        wide = width + _CONTRAST_PEN if self._high_contrast else width
        pen = QPen(color, wide)
        pen.setCapStyle(cap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        if dash is not None:
            pen.setDashPattern([length / wide for length in dash])
        return pen

    def _make_font(
        self,
        style: TextStyle,
        weight: int | None,
        px: float | None,
        is_tabular: bool,  # noqa: FBT001
    ) -> QFont:
        type_ = self._tokens.types[style]
        own = (type_.cjk_px if self._language.is_chinese else type_.px) * self._scale
        font = QFont()
        font.setFamilies(list(FAMILIES))
        font.setPixelSize(max(1, int((own if px is None else px) + 0.5)))
        font.setWeight(_weight(type_.weight if weight is None else weight))
        font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
        for feature in self._tokens.features:
            # Tabular figures bring a hyphen as wide as a figure: not for plain words.
            is_on = not self._is_paper and (feature != _TABULAR or is_tabular)
            font.setFeature(QFont.Tag(feature), int(is_on))
        if self._is_paper:
            # Signs beside figures have forms that no reader of the file can name.
            font.setFeature(QFont.Tag(_CONTEXTUAL), 0)
        return font

    def _settle(self) -> None:
        if not _MIN_SCALE <= self._scale <= _MAX_SCALE:
            msg = f"Look.scale is not within {_MIN_SCALE} to {_MAX_SCALE}: {self._scale}"
            raise ValueError(msg)
        roles = _CONTRAST_ROLES if self._high_contrast else {}
        named = self._tokens.colors[self._theme]
        self._colors = {role: QColor(named[roles.get(role, role)]) for role in Role}
        self._fonts.clear()
        self._caps.clear()
        self._pens.clear()
        self.typesets.clear()
        self.icons.clear()


def _weight(weight: int) -> QFont.Weight:
    """Return the nearest weight that the font has: 400, 500, 600 or 700."""
    return min(
        (
            QFont.Weight.Normal,
            QFont.Weight.Medium,
            QFont.Weight.DemiBold,
            QFont.Weight.Bold,
        ),
        key=lambda known: (abs(known.value - weight), known.value),
    )
