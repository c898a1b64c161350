"""Healing: which levels go again, by blood, by time, or by the game master's word."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from duskboard.core.storyteller.health import Beyond, Damage
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import dotted
from duskboard.i18n.storyteller_time_text import span_text
from duskboard.i18n.words import Words
from duskboard.panels.body_offer import BodyOffer, HealOffer
from duskboard.panels.body_text import price_text, sleep_text
from duskboard.play.storyteller.body import HealMeans
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.glyph_button import GlyphButton
from duskboard.widgets.segmented import Option, SegmentedControl
from duskboard.widgets.stepper import Stepper
from duskboard.widgets.text_label import TextLabel


class HealForm(QWidget):
    """Shows what can heal, and says what shall.

    Signals:
        damage_chosen(Damage), levels_stepped(int): Which levels, one more or less.
        heal_requested(HealMeans): They shall go.
        overrule_requested(): They shall go though that was refused.
        beyond_requested(Beyond): What lies past the last box shall be that.
    """

    damage_chosen = Signal(object)
    levels_stepped = Signal(int)
    heal_requested = Signal(object)
    overrule_requested = Signal()
    beyond_requested = Signal(object)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._title = TextLabel(look, "", TextStyle.LABEL)
        self.damage = SegmentedControl(look)
        self.levels = Stepper(look)
        self.means = {one: GlyphButton(look, "", small=True) for one in HealMeans}
        self.wake = GlyphButton(look, "", small=True)
        self.says = TextLabel(look, "", TextStyle.CAPTION, role=Role.TEXT2, lines=4)
        self.overrule = GlyphButton(look, "", role="outline", small=True)
        gap = round(look.px(8))
        upper, lower = QHBoxLayout(), QHBoxLayout()
        upper.setSpacing(gap)
        lower.setSpacing(gap)
        for part in (self._title, self.damage, self.levels):
            upper.addWidget(part)
        upper.addStretch(1)
        for button in (*self.means.values(), self.wake):
            lower.addWidget(button)
        lower.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(gap)
        column.addLayout(upper)
        column.addLayout(lower)
        below = QHBoxLayout()
        below.setSpacing(gap)
        below.addWidget(self.says, 1)
        below.addWidget(self.overrule)
        column.addLayout(below)
        self.damage.chosen.connect(self.damage_chosen)
        self.levels.stepped.connect(self.levels_stepped)
        self.overrule.clicked.connect(self.overrule_requested)
        self.wake.clicked.connect(lambda: self.beyond_requested.emit(Beyond.NONE))
        for means, button in self.means.items():
            button.clicked.connect(lambda _on=False, means=means: self.heal_requested.emit(means))

    def mirror(self, offer: BodyOffer) -> None:
        """Show what of a body can heal."""
        words, heal = self._words, offer.heal
        self._title.setText(words.pgettext("vampire", "Heal"))
        self.setVisible(heal is not None or offer.health.beyond is not Beyond.NONE)
        self.wake.setText(words.pgettext("vampire", "Not so after all"))
        self.wake.setVisible(offer.health.beyond is not Beyond.NONE)
        shown = heal is not None
        for part in (self.damage, self.levels, *self.means.values(), self.says):
            part.setVisible(shown)
        self.overrule.setText(words.pgettext("vampire", "Overrule"))
        self.overrule.hide()
        if heal is not None:
            self._say(offer, heal)

    def show_error(self, text: str) -> None:
        """Say why they do not go, beside what was pressed, and offer to overrule it."""
        self.says.setText(text)
        self.says.set_role(Role.BAD)
        self.overrule.show()

    def _say(self, offer: BodyOffer, heal: HealOffer) -> None:
        words = self._words
        there = [one for one in Damage if offer.body.count(one)]
        self.damage.mirror(
            [Option(value=one, text=enum_text(words, one)) for one in there], heal.damage
        )
        self.damage.setAccessibleName(words.pgettext("vampire", "Kind of damage"))
        self.levels.mirror(
            "",
            str(heal.levels),
            less=words.pgettext("vampire", "A level less"),
            more=words.pgettext("vampire", "A level more"),
        )
        self.levels.limit(can_less=heal.levels > 1, can_more=heal.levels < heal.most)
        for means, button in self.means.items():
            button.setText(enum_text(words, means))
        self.means[HealMeans.BLOOD].setVisible(heal.price is not None)
        self.means[HealMeans.TIME].setVisible(heal.time is not None)
        time = ""
        if heal.time is not None:
            text = words.pgettext("vampire", "the gravest takes %(time)s")
            time = text % {"time": span_text(words, heal.time)}
        sleep = sleep_text(words, offer)
        self.says.setText(dotted(words, [sleep, price_text(words, heal), time]))
        self.says.set_role(Role.TEXT2)
