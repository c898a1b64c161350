"""The form of a group action: who rolls with how many dice, and what the leader may pay."""

from PySide6.QtCore import QEvent, QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget
from typing_extensions import override

from duskboard.core.identity import EntityId
from duskboard.i18n.listing import clauses
from duskboard.i18n.words import Words
from duskboard.panels.action_pair_box import ActionPairBox
from duskboard.panels.action_roll_option_text import stress_price
from duskboard.panels.action_roll_text import dice_name
from duskboard.panels.cohort_rows import CohortRows
from duskboard.panels.entry_field import EntryField
from duskboard.panels.menu_under import open_menu
from duskboard.panels.odds_strip import OddsFace
from duskboard.panels.outcome_text import outcome_faces
from duskboard.panels.pool_text import percent, percents
from duskboard.panels.roll_page import OddsPage
from duskboard.panels.team_offer import HelpOffer, MemberOffer, TeamOffer
from duskboard.panels.team_wish import SetHelp
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.option_row import OptionFace, OptionRow
from duskboard.widgets.outcome_cards import OutcomeCards
from duskboard.widgets.rating_bar import RatingFace, RatingShare
from duskboard.widgets.text_label import TextLabel
from duskboard.widgets.weigh_chip import WeighChip, WeighFace

_FIELD = 84.0
_WIDE = 760.0
"""Logical pixels of width from which on members stand beside the grid."""


class TeamForm(OddsPage):
    """Shows a group action in hand.

    Attributes:
        pair: Position and effect for all.
        rows: Everybody who could roll.
        cohorts: Cohorts that roll too.
        assist: Somebody helps from outside.

    Signals:
        adjusted(ActionTerms): The leader's roll shall be made on these terms.
        member_toggled(EntityId), push_toggled(EntityId): Somebody rolls or not; pushes or not.
        told(EntityId, str): What real dice of somebody show.
        wished(TeamWish): This was clicked or typed about cohorts and help from outside.
    """

    adjusted = Signal(object)
    member_toggled = Signal(object)
    push_toggled = Signal(object)
    told = Signal(object, str)
    wished = Signal(object)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._words = words
        self._offer: TeamOffer | None = None
        self.pair = ActionPairBox(look, words)
        self._title = TextLabel(look, "", TextStyle.LABEL)
        self._cost = TextLabel(look, "", TextStyle.CAPTION, role=Role.TEXT2)
        self.rows: list[_MemberRow] = []
        self.cohorts = CohortRows(look, words)
        self.assist = OptionRow(look)
        self.cards = OutcomeCards(look)
        self._is_wide: bool | None = None
        self._lay_out()
        self.pair.adjusted.connect(self.adjusted)
        self.cohorts.wished.connect(self.wished)
        self.assist.clicked.connect(self._on_assist_clicked)
        self.assist.menu_requested.connect(self._on_assist_menu_requested)

    @property
    def offer(self) -> TeamOffer | None:
        """What is shown."""
        return self._offer

    def row(self, who: EntityId) -> "_MemberRow":
        """Return the row of somebody."""
        return next(one for one in self.rows if one.who == who)

    def mirror(self, offer: TeamOffer) -> None:
        """Show a group action in hand."""
        self._offer = offer
        words = self._words
        self.pair.mirror(offer.leader)
        self._title.setText(words.pgettext("blades team", "Who rolls"))
        mean = words.pgettext("blades team", "%(name)s leads: %(stress)s stress on average")
        self._cost.setText(mean % {"name": offer.leader.name, "stress": f"{offer.mean_cost:.1f}"})
        while len(self.rows) < len(offer.members):
            row = _MemberRow(self._look, words)
            row.option.clicked.connect(lambda _on=False, row=row: self._toggle(row))
            row.push.clicked.connect(lambda _on=False, row=row: self._push(row))
            row.field.textEdited.connect(lambda text, row=row: self._tell(row, text))
            self._rows.addWidget(row)
            self.rows.append(row)
        for place, row in enumerate(self.rows):
            row.setVisible(place < len(offer.members))
            if place < len(offer.members):
                row.mirror(offer.members[place])
        self.cohorts.mirror(offer.cohorts)
        self.assist.mirror(_assist_face(words, offer))
        texts = percents(offer.chances)
        shares = tuple(
            RatingShare(share=one, text=text)
            for one, text in zip(offer.chances, texts, strict=True)
        )
        says = clauses(words, texts)
        title = words.pgettext("blades team", "Odds of the best roll")
        self.strip.mirror(OddsFace(title=title, odds=RatingFace(shares=shares, says=says)))
        self.cards.mirror(outcome_faces(words, offer.leader, offer.chances))

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and self._offer is not None:
            self.mirror(self._offer)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _toggle(self, row: "_MemberRow") -> None:
        self.member_toggled.emit(row.who)

    def _push(self, row: "_MemberRow") -> None:
        self.push_toggled.emit(row.who)

    def _on_assist_clicked(self) -> None:
        offer = self._offer
        if offer is None:
            return
        first = next((one for one in offer.helps if one.helped == offer.leader.who), None)
        first = first or next(iter(offer.helps), None)
        self._help(None if offer.help is not None else first)

    def _on_assist_menu_requested(self) -> None:
        offer = self._offer
        if offer is not None and offer.helps:
            rows: list[tuple[str, object]] = [
                (_help_text(self._words, one), place) for place, one in enumerate(offer.helps)
            ]
            open_menu(self.assist, rows, lambda place: self._help(offer.helps[int(str(place))]))

    def _help(self, help_: HelpOffer | None) -> None:
        wish = SetHelp()
        if help_ is not None:
            wish = SetHelp(helper=help_.helper, helped=help_.helped)
        self.wished.emit(wish)

    def _tell(self, row: "_MemberRow", text: str) -> None:
        self.told.emit(row.who, text)

    def _lay_out(self) -> None:
        px = self._look.px
        column = QVBoxLayout(self)
        edge = round(px(16))
        column.setContentsMargins(edge, round(px(12)), edge, round(px(12)))
        column.setSpacing(round(px(8)))
        self._boxes = QGridLayout()
        self._boxes.setHorizontalSpacing(round(px(24)))
        self._boxes.setVerticalSpacing(round(px(12)))
        self._right = QWidget()
        right = QVBoxLayout(self._right)
        right.setContentsMargins(0, 0, 0, 0)
        right.setSpacing(round(px(6)))
        head = QHBoxLayout()
        head.addWidget(self._title)
        head.addStretch(1)
        head.addWidget(self._cost)
        right.addLayout(head)
        self._rows = QVBoxLayout()
        self._rows.setSpacing(round(px(6)))
        right.addLayout(self._rows)
        right.addWidget(self.cohorts)
        right.addWidget(self.assist)
        right.addStretch(1)
        column.addLayout(self._boxes)
        column.addWidget(self.strip)
        column.addWidget(self.cards)
        column.addStretch(1)
        self._arrange()

    def _arrange(self) -> None:
        """Put the members beside the grid where there is room, or below it."""
        is_wide = self.width() >= self._look.px(_WIDE)
        if is_wide is self._is_wide:
            return
        self._is_wide = is_wide
        while self._boxes.count():
            self._boxes.takeAt(0)
        self._boxes.addWidget(self.pair, 0, 0)
        self._boxes.addWidget(self._right, *((0, 1) if is_wide else (1, 0)))
        for place in (0, 1):
            self._boxes.setColumnStretch(place, 1 if is_wide or place == 0 else 0)


def _help_text(words: Words, help_: HelpOffer) -> str:
    text = words.pgettext("blades team", "%(name)s helps %(helped)s") % {
        "name": help_.name,
        "helped": help_.helped_name,
    }
    price = stress_price(words, help_.price) if help_.price else ""
    return clauses(words, [text, price or words.pgettext("blades", "for nothing")])


def _assist_face(words: Words, offer: TeamOffer) -> OptionFace:
    """Return the option of help from outside (rules/blades.md 101, D11)."""
    detail = stress_price(words, 1)
    if offer.help is not None:
        detail = _help_text(words, offer.help)
    elif not offer.helps:
        detail = words.pgettext("blades team", "everybody rolls")
    return OptionFace(
        title=words.pgettext("blades die", "Assist"),
        detail=detail,
        worth=words.pgettext("blades", "+1d"),
        is_on=offer.help is not None,
        is_refused=not offer.helps,
        has_menu=bool(offer.helps),
        tip=words.pgettext("blades team", "Who does not roll gives a die to one who does"),
    )


class _MemberRow(QWidget):
    """Somebody who can roll: whether they do, with what push, and their real dice."""

    def __init__(self, look: Look, words: Words) -> None:
        super().__init__()
        self._words = words
        self.who = EntityId("")
        self.option = OptionRow(look)
        self.push = WeighChip(look)
        self.field = EntryField()
        self.field.setFixedWidth(round(look.px(_FIELD)))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(round(look.px(6)))
        row.addWidget(self.option, 1)
        row.addWidget(self.push)
        row.addWidget(self.field)

    def mirror(self, offer: MemberOffer) -> None:
        """Show somebody."""
        words = self._words
        if offer.who != self.who:
            self.field.clear()
        self.who = offer.who
        paid = offer.stress.after - offer.stress.before
        chance = words.pgettext("blades team", "1–3: %(chance)s") % {"chance": percent(offer.bad)}
        price = stress_price(words, paid) if paid else ""
        self.option.mirror(
            OptionFace(
                title=offer.name,
                detail=clauses(words, [price, chance]) if offer.is_in else "",
                worth=dice_name(offer.dice),
                is_on=offer.is_in,
            )
        )
        text = words.pgettext("blades push", "Push")
        says = stress_price(words, 2)
        self.push.mirror(WeighFace(text=text, is_on=offer.is_pushed, says=says))
        self.push.setEnabled(offer.is_in)
        self.field.setEnabled(offer.is_in)
        self.field.setPlaceholderText(words.pgettext("real dice", "or faces"))
        faces = words.pgettext("blades team", "Real dice of %(name)s") % {"name": offer.name}
        self.field.setAccessibleName(faces)
        if not offer.told and not self.field.hasFocus():
            self.field.clear()

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(220, super().minimumSizeHint().height())
