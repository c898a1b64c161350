"""The form of a consequence: which kind, how bad, in which words, and whom it hits."""

from dataclasses import dataclass, replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from duskboard.core.blades.consequence import (
    Complication,
    Consequence,
    ConsequenceKind,
    LostOpportunity,
    MenuItem,
    ReducedEffect,
    WorsePosition,
    Wounding,
    from_menu,
)
from duskboard.core.blades.harm import HarmLevel
from duskboard.core.identity import EntityId
from duskboard.i18n.blades_prompt_text import harm_samples
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.words import Words
from duskboard.panels.clock_choice import open_clocks
from duskboard.panels.entry_field import EntryField
from duskboard.panels.flow import Flow
from duskboard.panels.menu_under import open_menu
from duskboard.panels.outcome_offer import Bearer, OutcomeOffer
from duskboard.panels.outcome_text import capital, offered_text
from duskboard.panels.outcome_wish import Inflict
from duskboard.theme.look import Look
from duskboard.theme.token import TextStyle
from duskboard.widgets.glyph_button import GlyphButton
from duskboard.widgets.segmented import Option, SegmentedControl
from duskboard.widgets.text_label import TextLabel
from duskboard.widgets.weigh_chip import WeighChip, WeighFace

_KINDS = (
    ConsequenceKind.HARM,
    ConsequenceKind.COMPLICATION,
    ConsequenceKind.REDUCED_EFFECT,
    ConsequenceKind.WORSE_POSITION,
    ConsequenceKind.LOST_OPPORTUNITY,
)
_IN_WORDS = frozenset(
    {ConsequenceKind.HARM, ConsequenceKind.COMPLICATION, ConsequenceKind.LOST_OPPORTUNITY}
)
"""Those that the table has words for."""
_MENU = (MenuItem.FIRE, MenuItem.DISARMED, MenuItem.REINFORCEMENTS, MenuItem.GETS_AWAY,
         MenuItem.STATUS, MenuItem.HEAT, MenuItem.SERIOUS_HEAT, MenuItem.TIRED,
         MenuItem.WORN_OUT)  # fmt: skip
_MOST_TICKS = 3


@dataclass(frozen=True, slots=True, kw_only=True)
class InflictDraft:
    """A consequence as it is being written.

    Attributes:
        kind: Which of the five.
        degree: The level of harm, or the ticks of a complication.
        text: What the table calls it.
        clock: The clock that it ticks, or None.
    """

    kind: ConsequenceKind
    degree: int = 0
    text: str = ""
    clock: EntityId | None = None

    def consequence(self, usual: str) -> Consequence | None:
        """Return it, or None where something is missing; `usual` stands for words not written."""
        text = self.text.strip() or usual
        match self.kind:
            case ConsequenceKind.HARM:
                return Wounding(level=self.degree, text=text) if text else None
            case ConsequenceKind.COMPLICATION:
                can = bool(text) or self.degree > 0
                found = Complication(text=text, ticks=self.degree, clock=self.clock)
                return found if can else None
            case ConsequenceKind.REDUCED_EFFECT:
                return ReducedEffect()
            case ConsequenceKind.WORSE_POSITION:
                return WorsePosition()
            case ConsequenceKind.LOST_OPPORTUNITY:
                return LostOpportunity(approach=text) if text else None


class InflictForm(QWidget):
    """Writes a consequence.

    Attributes:
        kinds: The chip of each kind; those that the outcome offers are said as it has them.
        more: Complications with a button each.
        degree: How bad, where that can be said.
        field: The words for it.
        samples: Words to pick from.
        clock: The clock that it ticks.
        whom: Whom it hits.
        go: Inflict it.

    Signals:
        wished(Inflict): It shall threaten somebody.
    """

    wished = Signal(object)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._offer: OutcomeOffer | None = None
        self._draft: InflictDraft | None = None
        self._whom: EntityId | None = None
        self._title = TextLabel(look, "", TextStyle.LABEL)
        self.kinds = {kind: WeighChip(look) for kind in _KINDS}
        self.more = GlyphButton(look, "", glyph="more", role="tool", small=True)
        self.degree = SegmentedControl(look)
        self.field = EntryField()
        self.samples: list[WeighChip] = []
        self.clock = GlyphButton(look, "", glyph="clock", small=True)
        self.whom = GlyphButton(look, "", glyph="person", small=True)
        self.go = GlyphButton(look, "", small=True)
        self._lay_out()
        self._connect()

    def mirror(self, offer: OutcomeOffer) -> None:
        """Show what can be inflicted after an outcome."""
        before, now = self._offer, offer.running
        is_other = before is None or (now.who, now.roll) != (
            before.running.who,
            before.running.roll,
        )
        if is_other:
            self._draft = self._whom = None
            self.field.clear()
        self._offer = offer
        self.say()

    def begin(self, kind: ConsequenceKind, whom: EntityId | None = None) -> None:
        """Write a consequence of a kind, as bad as the outcome has it; the same one is put away."""
        self.field.mark_error(wrong=False)
        if self._draft is not None and self._draft.kind is kind and whom is None:
            self._draft = None
        else:
            self._draft = InflictDraft(kind=kind, degree=self._usual_degree(kind))
            self._whom = whom or self._whom
            self.field.clear()
        self.say()
        if self._draft is not None and self.field.isVisible():
            self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def write(self) -> None:
        """Give the keyboard to the words: of what is written, or else of what is likeliest."""
        if self._draft is None:
            offer = self._offer.offer if self._offer is not None else None
            likely = [one.kind for one in offer.consequences] if offer is not None else []
            kinds = [kind for kind in likely if kind in _IN_WORDS]
            self.begin(next(iter(kinds), ConsequenceKind.HARM))
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def say(self) -> None:
        """Say everything anew, in the words of now."""
        offer, draft, words = self._offer, self._draft, self._words
        if offer is None:
            return
        self._title.setText(words.pgettext("blades", "Inflict"))
        for kind, chip in self.kinds.items():
            is_on = draft is not None and draft.kind is kind
            chip.mirror(WeighFace(text=self._kind_text(kind), is_on=is_on))
        self.more.setAccessibleName(words.pgettext("blades", "More complications"))
        self.more.setToolTip(words.pgettext("blades", "More complications"))
        self._form.setVisible(draft is not None)
        if draft is not None:
            self._say_draft(offer, draft)

    def _say_draft(self, offer: OutcomeOffer, draft: InflictDraft) -> None:
        words = self._words
        options = self._degrees(draft.kind)
        self.degree.setVisible(bool(options))
        if options:
            self.degree.mirror(options, draft.degree)
        self.field.setVisible(draft.kind in _IN_WORDS)
        self.field.setPlaceholderText(self._placeholder(draft))
        self.field.setAccessibleName(words.pgettext("blades", "In your words"))
        ticks = draft.kind is ConsequenceKind.COMPLICATION and draft.degree > 0
        self.clock.setVisible(ticks)
        named = next((one.name for one in offer.clocks if one.clock == draft.clock), "")
        self.clock.setText(named or words.pgettext("blades", "Which clock?"))
        self._show_samples(draft)
        bearer = self._bearer()
        self.whom.setVisible(bearer is not None and len(offer.bearers) > 1)
        self.whom.setText(bearer.name if bearer is not None else "")
        self.go.setText(words.pgettext("blades", "Inflict"))

    def _show_samples(self, draft: InflictDraft) -> None:
        texts: tuple[str, ...] = ()
        if draft.kind is ConsequenceKind.HARM:
            texts = harm_samples(self._words, HarmLevel(draft.degree))
        while len(self.samples) < len(texts):
            chip = WeighChip(self._look, self._chips)
            chip.clicked.connect(self._on_sample_clicked)
            self._flow.addWidget(chip)
            self.samples.append(chip)
        for place, chip in enumerate(self.samples):
            chip.setVisible(place < len(texts))
            if place < len(texts):
                chip.mirror(WeighFace(text=texts[place], is_on=texts[place] == draft.text))
        self._chips.setVisible(bool(texts))

    def _degrees(self, kind: ConsequenceKind) -> list[Option]:
        if kind is ConsequenceKind.HARM:
            said = self._words.pgettext("blades", "Level %(level)d")
            return [Option(value=int(one), text=said % {"level": one}) for one in HarmLevel]
        if kind is ConsequenceKind.COMPLICATION:
            none = self._words.pgettext("blades", "No clock")
            ticks = [Option(value=one, text=f"+{one}") for one in range(1, _MOST_TICKS + 1)]
            return [Option(value=0, text=none), *ticks]
        return []

    def _usual_degree(self, kind: ConsequenceKind) -> int:
        offer = self._offer.offer if self._offer is not None else None
        for one in offer.consequences if offer is not None else ():
            if one.kind is kind:
                return one.degree
        return 2 if kind in {ConsequenceKind.HARM, ConsequenceKind.COMPLICATION} else 0

    def _kind_text(self, kind: ConsequenceKind) -> str:
        offer = self._offer
        if offer is not None and offer.offer is not None:
            for one in offer.offer.consequences:
                if one.kind is kind:
                    return capital(offered_text(self._words, one, offer.position))
        return enum_text(self._words, kind)

    def _placeholder(self, draft: InflictDraft) -> str:
        return self._usual_text(draft) or self._words.pgettext("blades", "what it is")

    def _usual_text(self, draft: InflictDraft) -> str:
        """Return the words for what nobody has words for."""
        words, offer = self._words, self._offer
        if draft.kind is ConsequenceKind.HARM:
            return harm_samples(words, HarmLevel(draft.degree))[0]
        terms = offer.running.terms if offer is not None else None
        if draft.kind is ConsequenceKind.LOST_OPPORTUNITY and terms is not None:
            return enum_text(words, terms.action)
        return ""

    def _bearer(self) -> Bearer | None:
        bearers = self._offer.bearers if self._offer is not None else ()
        chosen = next((one for one in bearers if one.who == self._whom), None)
        return chosen or next(iter(bearers), None)

    def _lay_out(self) -> None:
        px = self._look.px
        gap = round(px(6))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(gap)
        column.addWidget(self._title)
        kinds = QWidget()
        flow = Flow(gap, kinds)
        for chip in self.kinds.values():
            flow.addWidget(chip)
        flow.addWidget(self.more)
        column.addWidget(kinds)
        self._form = QWidget()
        form = QVBoxLayout(self._form)
        form.setContentsMargins(0, 0, 0, 0)
        form.setSpacing(gap)
        line = QHBoxLayout()
        line.setSpacing(gap)
        line.addWidget(self.degree)
        line.addWidget(self.field, 1)
        line.addWidget(self.clock)
        line.addWidget(self.whom)
        line.addWidget(self.go)
        line.addStretch(0)
        form.addLayout(line)
        self._chips = QWidget()
        self._flow = Flow(gap, self._chips)
        form.addWidget(self._chips)
        column.addWidget(self._form)

    def _connect(self) -> None:
        for kind, chip in self.kinds.items():
            chip.clicked.connect(lambda _on=False, kind=kind: self.begin(kind))
        self.more.clicked.connect(self._on_more_clicked)
        self.degree.chosen.connect(self._on_degree_chosen)
        self.field.textEdited.connect(self._on_field_text_edited)
        self.field.entered.connect(lambda _text: self._inflict())
        self.field.left.connect(self._on_field_left)
        self.clock.clicked.connect(self._on_clock_clicked)
        self.whom.clicked.connect(self._on_whom_clicked)
        self.go.clicked.connect(self._inflict)

    def _change(self, **changed: object) -> None:
        self.field.mark_error(wrong=False)
        if self._draft is not None:
            self._draft = replace(self._draft, **changed)  # type: ignore[arg-type] # of the draft
            self.say()

    def _inflict(self) -> None:
        draft, bearer = self._draft, self._bearer()
        if draft is None or bearer is None:
            return
        consequence = draft.consequence(self._usual_text(draft))
        if consequence is None:
            self.field.mark_error(wrong=True)
            self.field.setFocus(Qt.FocusReason.OtherFocusReason)
            return
        # What had the keyboard goes: it stays here, and nothing is scrolled to where it would go.
        self.kinds[draft.kind].setFocus(Qt.FocusReason.OtherFocusReason)
        self._draft = None
        self.field.clear()
        self.say()
        self.wished.emit(Inflict(who=bearer.who, consequence=consequence))

    def _on_degree_chosen(self, degree: object) -> None:
        if isinstance(degree, int):
            self._change(degree=degree)

    def _on_field_text_edited(self, text: str) -> None:
        self._change(text=text)

    def _on_field_left(self) -> None:
        self._draft = None
        self.say()
        self.more.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_sample_clicked(self) -> None:
        chip = self.sender()
        if isinstance(chip, WeighChip):
            self.field.setText(chip.text())
            self._change(text=chip.text())

    def _on_more_clicked(self) -> None:
        rows = [(enum_text(self._words, item), item) for item in _MENU]
        open_menu(self.more, rows, self._take_item)

    def _take_item(self, item: object) -> None:
        bearer = self._bearer()
        if bearer is not None and isinstance(item, MenuItem):
            consequence = from_menu(item, enum_text(self._words, item))
            self.wished.emit(Inflict(who=bearer.who, consequence=consequence))

    def _on_clock_clicked(self) -> None:
        clocks = self._offer.clocks if self._offer is not None else ()
        open_clocks(self._words, self.clock, clocks, lambda clock: self._change(clock=clock))

    def _on_whom_clicked(self) -> None:
        bearers = self._offer.bearers if self._offer is not None else ()
        open_menu(self.whom, [(one.name, one.who) for one in bearers], self._take_whom)

    def _take_whom(self, who: object) -> None:
        self._whom = EntityId(str(who))
        self.say()
