"""What a full track of rep brings, with its price before it is paid (rules/blades.md 62)."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from duskboard.core.blades.faction import MAX_TIER
from duskboard.core.blades.hold import Hold
from duskboard.i18n.blades_standing_text import tier_text
from duskboard.i18n.listing import dotted
from duskboard.i18n.words import Words
from duskboard.panels.framed import Framed
from duskboard.table.crew_view import CrewView
from duskboard.theme.look import Look
from duskboard.theme.text import RIGHT
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.glyph_button import GlyphButton
from duskboard.widgets.text_label import TextLabel


class CrewRise(Framed):
    """Shows it as a card while the track is full.

    Signals:
        requested(): The crew shall rise.
    """

    requested = Signal()

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(look, parent, edge=Role.LINE_STRONG)
        self._words = words
        ground = Role.BG2
        self.title = TextLabel(look, "", TextStyle.LABEL, ground=ground)
        self.tiers = TextLabel(look, "", TextStyle.BODY, role=Role.TEXT2, ground=ground)
        self.tiers.setAlignment(RIGHT)
        self.says = TextLabel(look, "", TextStyle.BODY, role=Role.TEXT2, ground=ground, lines=0)
        self.act = GlyphButton(look, "", role="primary", small=True)
        self.purse = TextLabel(look, "", TextStyle.CAPTION, ground=ground)
        px = look.px
        column = QVBoxLayout(self)
        column.setContentsMargins(*(round(px(side)) for side in (11, 9, 11, 10)))
        column.setSpacing(round(px(6)))
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self.tiers)
        foot = QHBoxLayout()
        foot.setSpacing(round(px(8)))
        foot.addWidget(self.act, 0, Qt.AlignmentFlag.AlignLeft)
        foot.addWidget(self.purse, 1)
        column.addLayout(head)
        column.addWidget(self.says)
        column.addLayout(foot)
        self.act.clicked.connect(self.requested)

    def mirror(self, view: CrewView) -> None:
        """Show what rises and what it costs; hidden while the track is not full."""
        words, price = self._words, view.price
        self.setVisible(view.is_rep_full and price is not None)
        if price is None:
            return
        if not price and view.crew.hold is Hold.WEAK:
            self.title.setText(words.pgettext("blades crew", "Rep is full, hold is weak"))
            self.tiers.setText("")
            self.says.setText(words.pgettext("blades crew", "Hold becomes strong, rep 0."))
            self.act.setText(words.pgettext("blades crew", "Make hold strong"))
            self.purse.setText("")
            return
        tier = view.crew.tier
        self.title.setText(words.pgettext("blades crew", "Rep is full, hold is strong"))
        tiers = words.pgettext("blades crew", "Tier %(before)s to %(after)s")
        after = tier_text(min(MAX_TIER, tier + 1))
        self.tiers.setText(tiers % {"before": tier_text(tier), "after": after})
        text = words.pgettext(
            "blades crew",
            "Costs %(coin)d coin. Hold becomes weak, rep 0, turf stays. No more rep until it is "
            "paid.",
        )
        self.says.setText(text % {"coin": price})
        self.act.setText(words.pgettext("blades crew", "Advance, %(coin)d coin") % {"coin": price})
        vault = words.pgettext("blades crew", "vault %(count)d") % {"count": view.crew.coin}
        purses = words.pgettext("blades crew", "scoundrels %(count)d") % {"count": view.purses}
        self.purse.setText(dotted(words, [vault, purses]))
