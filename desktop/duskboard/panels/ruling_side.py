"""The side of the house rules: games and their groups, filters, and the two presets."""

from functools import partial
from itertools import groupby

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QButtonGroup, QFrame, QVBoxLayout, QWidget
from typing_extensions import override

from duskboard.core.ruling_about import RulingGroup
from duskboard.core.rulings import Preset
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.ruling_text import game_text
from duskboard.i18n.words import Words
from duskboard.panels.ruling_rows import Counts, Place, RulingFilter, RulingItem, counts
from duskboard.panels.side_button import SideButton
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.glyph_button import GlyphButton
from duskboard.widgets.segmented import Option, SegmentedControl
from duskboard.widgets.text_label import TextLabel

_GAME_GLYPHS = {"blades": "padlock", "chase": "chase"}
_FILTER_GLYPHS = {
    RulingFilter.USED: "die",
    RulingFilter.CHANGED: "pencil",
    RulingFilter.DIFFERENT: "scales",
}


class RulingSide(QWidget):
    """Turns the list, and sets everything to a preset.

    Signals:
        turned(Place): The list shall turn to a game, a group or a filter.
        base_chosen(Preset): Changes are counted from another preset.
        preset_requested(Preset): Every ruling shall be as a preset says.
    """

    turned = Signal(object)
    base_chosen = Signal(object)
    preset_requested = Signal(object)

    def __init__(
        self, look: Look, words: Words, rows: tuple[RulingItem, ...], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._look, self._words, self._rows = look, words, rows
        self._base = Preset.REFERENCE
        self._buttons: dict[Place, SideButton] = {}
        self._group = QButtonGroup(self)
        self.base = SegmentedControl(look, height=32.0)
        self.set_all = GlyphButton(look, "", role="outline")
        self._start = TextLabel(look, "", TextStyle.LABEL)
        self._about = TextLabel(look, "", TextStyle.BODY, role=Role.TEXT2, lines=0)
        self._change = TextLabel(look, "", TextStyle.CAPTION, role=Role.TEXT3, lines=2)
        self._lay_out()
        self.base.chosen.connect(self._on_base_chosen)
        self.set_all.clicked.connect(self._on_set_all_clicked)
        self.say()

    def mirror(self, rows: tuple[RulingItem, ...], base: Preset, place: Place) -> None:
        """Count these rulings; the list is turned to `place`."""
        self._rows, self._base = rows, base
        button = self._buttons.get(place)
        if button is not None:
            button.setChecked(True)
        self.say()

    def button(self, place: Place) -> SideButton:
        """Return the row that turns to a place."""
        return self._buttons[place]

    def say(self) -> None:
        """Say everything anew."""
        words, every = self._words, counts(self._rows)
        for place, button in self._buttons.items():
            button.mirror(*self._texts(place, every))
        options = [Option(value=name, text=enum_text(words, name)) for name in Preset]
        self.base.mirror(options, self._base)
        self._start.setText(words.gettext("Start from"))
        self.base.setAccessibleName(self._start.text())
        self._about.setText(self._preset_words())
        texts = {"preset": enum_text(words, self._base), "count": every.all}
        text = words.ngettext(
            "Set %(count)d ruling to %(preset)s", "Set all %(count)d to %(preset)s", every.all
        )
        self.set_all.setText(text % texts)
        self.set_all.setEnabled(every.changed > 0)
        change = words.ngettext(
            "One undo step. %(count)d ruling would change.",
            "One undo step. %(count)d rulings would change.",
            every.changed,
        )
        self._change.setText(change % {"count": every.changed})

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.say()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, round(self._look.px(8)), 0, round(self._look.px(12)))
        column.setSpacing(0)
        for game, group in self._places():
            place = Place(game=game, group=group)
            glyph = "" if group is not None else _GAME_GLYPHS.get(game, "book")
            self._add(column, place, glyph, is_part=group is not None)
        column.addWidget(_Rule(self._look))
        for one in RulingFilter:
            self._add(column, Place(only=one), _FILTER_GLYPHS[one], is_part=False)
        column.addWidget(_Rule(self._look))
        foot = QVBoxLayout()
        side = round(self._look.px(12))
        foot.setContentsMargins(side, 0, side, 0)
        foot.setSpacing(round(self._look.px(8)))
        for widget in (self._start, self.base, self._about, self.set_all, self._change):
            foot.addWidget(widget)
        column.addLayout(foot)
        column.addStretch(1)

    def _places(self) -> list[tuple[str, RulingGroup | None]]:
        found: list[tuple[str, RulingGroup | None]] = []
        for game, members in groupby(self._rows, key=lambda item: item.ruling.game):
            groups = dict.fromkeys(item.ruling.about.group for item in members)
            found.append((game, None))
            found.extend((game, group) for group in groups if len(groups) > 1)
        return found

    def _add(self, column: QVBoxLayout, place: Place, glyph: str, *, is_part: bool) -> None:
        button = SideButton(self._look, glyph=glyph, is_part=is_part)
        button.clicked.connect(partial(self._on_button_clicked, place))
        self._group.addButton(button)
        self._buttons[place] = button
        column.addWidget(button)

    def _texts(self, place: Place, every: Counts) -> tuple[str, str]:
        words = self._words
        match place.only:
            case RulingFilter.USED:
                return words.gettext("Used by the roll in hand"), str(every.used)
            case RulingFilter.CHANGED:
                return words.gettext("Changed from the preset"), str(every.changed)
            case RulingFilter.DIFFERENT:
                return words.gettext("Where the presets differ"), str(every.different)
            case None:
                pass
        those = [
            item
            for item in self._rows
            if item.ruling.game == place.game and place.group in {None, item.ruling.about.group}
        ]
        if place.group is not None:
            return enum_text(words, place.group), str(len(those))
        found = counts(those)
        text = words.gettext("%(count)d, %(changed)d changed") if found.changed else "%(count)d"
        return game_text(words, place.game), text % {"count": found.all, "changed": found.changed}

    def _preset_words(self) -> str:
        words = self._words
        if self._base is Preset.REFERENCE:
            return words.gettext(
                "What the rules at hand say; where they are silent, the reading that fits best."
            )
        return words.gettext("What the published game says, where that is known.")

    def _on_button_clicked(self, place: Place) -> None:
        self.turned.emit(place)

    def _on_base_chosen(self, value: object) -> None:
        if isinstance(value, Preset):
            self.base_chosen.emit(value)

    def _on_set_all_clicked(self) -> None:
        self.preset_requested.emit(self._base)


class _Rule(QWidget):
    """A thin line with room above and below."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        line = QFrame()
        line.setProperty("role", "rule")
        line.setFixedHeight(1)
        column = QVBoxLayout(self)
        side, gap = round(look.px(12)), round(look.px(10))
        column.setContentsMargins(side, gap, side, gap)
        column.addWidget(line)
