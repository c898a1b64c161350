"""A ritual: its questions, its magnitude, what it costs, and performing it (129, 164, 165)."""

from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from duskboard.core.blades.magnitude import (
    LEAST_CASTING,
    MAX_MAGNITUDE,
    Magnitude,
    Measure,
    Ritual,
)
from duskboard.core.identity import EntityId
from duskboard.i18n.blades_magnitude_text import level_text, sum_text
from duskboard.i18n.blades_sheet_text import arrow
from duskboard.i18n.listing import clauses
from duskboard.i18n.words import Words
from duskboard.panels.choice_menu import ChoiceMenu, Told
from duskboard.panels.entry_field import EntryField
from duskboard.panels.flow import Flow
from duskboard.panels.known_row import KnownRow
from duskboard.panels.magnitude_table import MagnitudeTable
from duskboard.panels.making_offer import MakingOffer
from duskboard.panels.making_wish import Perform, Study, Teach, ThrowAway, Write
from duskboard.panels.menu_under import open_menu
from duskboard.panels.roll_page import RollPage
from duskboard.panels.sheet_book import page_rule
from duskboard.play.blades.ritual import ritual_dice
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.glyph_button import GlyphButton
from duskboard.widgets.icon_button import IconButton
from duskboard.widgets.segmented import Option, SegmentedControl
from duskboard.widgets.stepper import Stepper
from duskboard.widgets.text_label import TextLabel
from duskboard.widgets.weigh_chip import WeighChip, WeighFace

_FIELDS = ("name", "does", "strange", "demands", "fear")
_MOST_LESS, _MOST_ACTIVITIES, _MOST_COIN = 6, 6, 6


class RitualForm(RollPage):
    """Shows a ritual.

    Attributes:
        fields: Its name and the answers to its questions, by the field of `Ritual`.
        table: Its magnitudes.
        casting: How long it is cast.
        less, activities, coin: What takes stress off, how many activities it takes, coin for a
            better result.
        dangerous, uncertain: Which rolls it takes.
        known: Who knows it.
        who: Who performs it.
        sum: The arithmetic of its stress.
        foot: That, and what performs it; it stands below the page, always in sight.
        perform, prime, remove: Does so.

    Signals:
        wished(MakingWish): This was clicked or typed.
    """

    wished = Signal(object)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._words = words
        self._offer: MakingOffer | None = None
        self._key = EntityId("")
        self._who: EntityId | None = None
        self._coin = 0
        self.fields = {name: EntryField() for name in _FIELDS}
        self._labels = {
            name: TextLabel(look, "", TextStyle.CAPTION, role=Role.TEXT2) for name in _FIELDS
        }
        self.table = MagnitudeTable(look, words)
        self._casting = TextLabel(look, "", TextStyle.BODY)
        self.casting = SegmentedControl(look)
        self._saves = TextLabel(look, "", TextStyle.CAPTION, role=Role.TEXT2)
        self.less, self.activities, self.coin = Stepper(look), Stepper(look), Stepper(look)
        self.dangerous, self.uncertain = WeighChip(look), WeighChip(look)
        self.known = KnownRow(look, words)
        self.sum = TextLabel(look, "", TextStyle.TITLE, lines=2)
        self.says = TextLabel(look, "", TextStyle.BODY, role=Role.TEXT2, lines=2)
        self.who = GlyphButton(look, "", glyph="chevron-down", small=True)
        self.perform = GlyphButton(look, "", small=True)
        self.prime = GlyphButton(look, "", role="quiet", small=True)
        self.remove = IconButton(look, "trash", "")
        self.foot = QWidget()
        self._lay_out()
        self._connect()

    @property
    def ritual(self) -> Ritual | None:
        """What is shown."""
        return None if self._offer is None else self._offer.rituals.get(self._key)

    def mirror(self, key: EntityId, offer: MakingOffer) -> None:
        """Show a ritual."""
        is_other, self._key, self._offer = key != self._key, key, offer
        ritual, words = self.ritual, self._words
        if ritual is None:
            return
        if is_other or self._who not in offer.people:
            knowing = (one for one in offer.people if one in ritual.known_to)
            self._who = next(knowing, next(iter(offer.people), None))
            self._coin = 0
        self._say_fields(ritual, is_other=is_other)
        self.table.mirror(ritual.magnitude)
        self.table.total.hide()
        self._say_casting(ritual)
        self._say_numbers(ritual)
        self.known.mirror(offer.people, ritual.known_to)
        self.sum.setText(stress_sum(words, ritual))
        self._say_foot(ritual, offer)

    def _say_fields(self, ritual: Ritual, *, is_other: bool) -> None:
        words = self._words
        asked = {
            "name": words.pgettext("blades ritual", "Name"),
            "does": words.pgettext("blades ritual", "What does it do?"),
            "strange": words.pgettext("blades ritual", "What is strange about it?"),
            "demands": words.pgettext("blades ritual", "What must be done, what does it take?"),
            "fear": words.pgettext("blades ritual", "What new belief or fear did it leave?"),
        }
        for name, field in self.fields.items():
            self._labels[name].setText(asked[name])
            field.setAccessibleName(asked[name])
            field.mirror(str(getattr(ritual, name)), is_other=is_other)

    def _say_casting(self, ritual: Ritual) -> None:
        words, long = self._words, Measure.DURATION
        self._casting.setText(words.pgettext("blades ritual", "Casting"))
        options = [
            Option(value=level, text=str(level), tip=level_text(words, long, level))
            for level in range(MAX_MAGNITUDE + 1)
        ]
        self.casting.mirror(options, ritual.casting)
        self.casting.setAccessibleName(words.pgettext("blades ritual", "Casting"))
        said = level_text(words, long, ritual.casting)
        if ritual.casting < LEAST_CASTING:
            text = words.pgettext("blades ritual", "%(time)s; from an hour on it lowers the stress")
            said = text % {"time": said}
        self._saves.setText(said)

    def _say_numbers(self, ritual: Ritual) -> None:
        words = self._words
        less, more = words.pgettext("blades", "One less"), words.pgettext("blades", "One more")
        rows = (
            (self.less, words.pgettext("blades ritual", "Stress off"), ritual.less),
            (self.activities, words.pgettext("blades ritual", "Activities"), ritual.activities),
            (self.coin, words.pgettext("blades ritual", "Coin"), self._coin),
        )
        for stepper, label, count in rows:
            stepper.mirror(label, str(count), less=less, more=more)
        self.coin.setVisible(ritual.is_uncertain)
        dangerous = words.pgettext("blades ritual", "Dangerous: Attune")
        uncertain = words.pgettext("blades ritual", "Uncertain: fortune")
        self.dangerous.mirror(WeighFace(text=dangerous, is_on=ritual.is_dangerous))
        self.uncertain.mirror(WeighFace(text=uncertain, is_on=ritual.is_uncertain))

    def _say_foot(self, ritual: Ritual, offer: MakingOffer) -> None:
        words, sheet = self._words, offer.people.get(self._who or EntityId(""))
        self.who.setText("" if sheet is None else sheet.name.replace("&", "&&"))
        self.who.setVisible(sheet is not None)
        self.who.setAccessibleDescription(words.pgettext("blades ritual", "Who performs it"))
        cost = 0 if ritual.is_primed else ritual.stress
        said, is_full = words.pgettext("blades", "There is nobody in play."), False
        if sheet is not None:
            after = min(offer.boxes[self._who or EntityId("")], sheet.stress + cost)
            text = words.pgettext("blades flashback", "Stress %(change)s")
            said = text % {"change": arrow(words, str(sheet.stress), str(after))}
            is_full = cost > 0 and after >= offer.boxes[self._who or EntityId("")]
            if is_full:
                last = words.pgettext("blades flashback", "the last box: trauma follows")
                said = clauses(words, [said, last])
        if ritual.is_primed:
            said = words.pgettext("blades ritual", "It is prepared: releasing it costs nothing.")
        self.says.setText(said)
        self.says.set_role(Role.BAD if is_full else Role.TEXT2)
        go = words.pgettext("blades ritual", "Perform")
        self.perform.setText(words.pgettext("blades ritual", "Release") if ritual.is_primed else go)
        self.prime.setText(words.pgettext("blades ritual", "Prepare only"))
        self.prime.setVisible(not ritual.is_primed)
        self.perform.setEnabled(sheet is not None)
        self.prime.setEnabled(sheet is not None)
        self.remove.setToolTip(words.pgettext("blades ritual", "Throw this ritual away"))
        self.remove.setAccessibleName(self.remove.toolTip())

    def _lay_out(self) -> None:
        px = self._look.px
        gap = round(px(8))
        column = QVBoxLayout(self)
        column.setContentsMargins(round(px(16)), round(px(8)), round(px(16)), round(px(12)))
        column.setSpacing(gap)
        column.addLayout(self._laid_fields())
        column.addWidget(self.table)
        cast = QHBoxLayout()
        cast.addWidget(self._casting)
        cast.addWidget(self.casting)
        cast.addWidget(self._saves, 1)
        column.addLayout(cast)
        column.addWidget(self._flowing(self.less, self.activities, self.dangerous, self.uncertain))
        column.addWidget(self.known)
        column.addStretch(1)
        self._lay_out_foot()

    def _lay_out_foot(self) -> None:
        px = self._look.px
        column = QVBoxLayout(self.foot)
        column.setContentsMargins(round(px(16)), round(px(6)), round(px(16)), round(px(10)))
        column.setSpacing(round(px(6)))
        column.addWidget(page_rule())
        column.addWidget(self.sum)
        column.addWidget(self.says)
        column.addWidget(self._flowing(self.who, self.coin, self.perform, self.prime))

    def _flowing(self, *parts: QWidget) -> QWidget:
        """Return parts one after the other, in as many lines as they take."""
        box = QWidget(self)
        flow = Flow(round(self._look.px(8)), box)
        for part in parts:
            flow.addWidget(part)
        return box

    def _laid_fields(self) -> QGridLayout:
        """Lay out the name over the whole width, then two questions a row."""
        grid = QGridLayout()
        grid.setSpacing(round(self._look.px(4)))
        top = QHBoxLayout()
        top.addWidget(self.fields["name"], 1)
        top.addWidget(self.remove)
        grid.addWidget(self._labels["name"], 0, 0, 1, 2)
        grid.addLayout(top, 1, 0, 1, 2)
        for place, name in enumerate(_FIELDS[1:]):
            row, side = divmod(place, 2)
            grid.addWidget(self._labels[name], 2 + 2 * row, side)
            grid.addWidget(self.fields[name], 3 + 2 * row, side)
        return grid

    def _connect(self) -> None:
        for field in self.fields.values():
            field.editingFinished.connect(self._on_field_finished)
            field.entered.connect(self._on_field_finished)
        self.table.chosen.connect(self._on_table_chosen)
        self.casting.chosen.connect(self._on_casting_chosen)
        self.less.stepped.connect(self._on_less_stepped)
        self.activities.stepped.connect(self._on_activities_stepped)
        self.coin.stepped.connect(self._on_coin_stepped)
        self.dangerous.clicked.connect(self._on_dangerous_clicked)
        self.uncertain.clicked.connect(self._on_uncertain_clicked)
        self.known.taught.connect(self._on_known_taught)
        self.known.study_requested.connect(self._on_known_study_requested)
        self.who.clicked.connect(self._on_who_clicked)
        self.perform.clicked.connect(self._on_perform_clicked)
        self.prime.clicked.connect(self._on_prime_clicked)
        self.remove.clicked.connect(lambda: self.wished.emit(ThrowAway(key=self._key)))

    def _write(self, **changes: object) -> None:
        ritual = self.ritual
        if ritual is not None:
            after = replace(ritual, **changes)  # type: ignore[arg-type] # fields of a ritual
            self.wished.emit(Write(key=self._key, what=after))

    def _on_field_finished(self) -> None:
        for name, field in self.fields.items():
            ritual, text = self.ritual, field.text().strip()
            if ritual is None or text == getattr(ritual, name):
                continue
            if name == "name" and not text:
                field.setText(ritual.name)
                continue
            field.setModified(False)
            self._write(**{name: text})

    def _on_table_chosen(self, magnitude: Magnitude) -> None:
        self._write(magnitude=magnitude)

    def _on_casting_chosen(self, casting: object) -> None:
        self._write(casting=casting)

    def _on_less_stepped(self, by: int) -> None:
        if self.ritual is not None:
            self._write(less=max(0, min(_MOST_LESS, self.ritual.less + by)))

    def _on_activities_stepped(self, by: int) -> None:
        if self.ritual is not None:
            self._write(activities=max(1, min(_MOST_ACTIVITIES, self.ritual.activities + by)))

    def _on_coin_stepped(self, by: int) -> None:
        self._coin = max(0, min(_MOST_COIN, self._coin + by))
        if self.ritual is not None:
            self._say_numbers(self.ritual)

    def _on_dangerous_clicked(self) -> None:
        if self.ritual is not None:
            self._write(is_dangerous=not self.ritual.is_dangerous)

    def _on_uncertain_clicked(self) -> None:
        if self.ritual is not None:
            self._write(is_uncertain=not self.ritual.is_uncertain)

    def _on_known_taught(self, who: EntityId, knows: bool) -> None:  # noqa: FBT001 - a signal
        self.wished.emit(Teach(key=self._key, who=who, knows=knows))

    def _on_known_study_requested(self, who: EntityId, has: bool) -> None:  # noqa: FBT001
        self.wished.emit(Study(key=self._key, who=who, has_access=has))

    def _on_who_clicked(self) -> None:
        if self._offer is not None:
            people = self._offer.people.items()
            rows = [(one.name.replace("&", "&&"), key) for key, one in people]
            open_menu(self.who, rows, self._take_who, chosen=self._who)

    def _take_who(self, who: object) -> None:
        self._who = EntityId(str(who))
        if self._offer is not None:
            self.mirror(self._key, self._offer)

    def _on_perform_clicked(self) -> None:
        """Perform it; an uncertain one asks for the dice of its magnitude (128, 129)."""
        ritual = self.ritual
        if ritual is None:
            return
        if not ritual.is_uncertain:
            self._perform(None)
            return
        menu = ChoiceMenu(self._look, self._words, self)
        menu.offer_dice(sum_text(self._words, ritual.magnitude), ritual_dice(ritual), self._perform)
        menu.open_below(self.perform)

    def _perform(self, told: Told | None) -> None:
        if self._who is not None:
            wish = Perform(key=self._key, who=self._who, coin=self._coin, told=told)
            self.wished.emit(wish)

    def _on_prime_clicked(self) -> None:
        if self._who is not None:
            self.wished.emit(Perform(key=self._key, who=self._who, primes=True))


def stress_sum(words: Words, ritual: Ritual) -> str:
    """Return the arithmetic of a ritual: "Force 6 + Range 5 = 11, casting −3: 8 stress" (128)."""
    parts = [sum_text(words, ritual.magnitude)]
    if ritual.casting >= LEAST_CASTING:
        text = words.pgettext("blades ritual", "casting −%(count)d")
        parts.append(text % {"count": ritual.casting})
    if ritual.less:
        text = words.pgettext("blades ritual", "claims and abilities −%(count)d")
        parts.append(text % {"count": ritual.less})
    text = words.pgettext("blades ritual", "%(sum)s: %(count)d stress")
    return text % {"sum": clauses(words, parts), "count": ritual.stress}
