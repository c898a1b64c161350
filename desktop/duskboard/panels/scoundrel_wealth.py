"""What a scoundrel has put by: coin at hand, the stash for later, and how that lets them live."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from duskboard.core.blades.coin import STASH_A_COIN
from duskboard.core.blades.scoundrel import MAX_COIN
from duskboard.i18n.blades_about_text import coin_worth, retires_text
from duskboard.i18n.listing import dotted
from duskboard.i18n.words import Words
from duskboard.panels.scoundrel_wish import MoveCoin, SetCoin, WriteNumber
from duskboard.play.blades.field import NumberField
from duskboard.table.scoundrel_view import ScoundrelView
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.box_track import BoxTrack, TrackFace
from duskboard.widgets.glyph_button import GlyphButton
from duskboard.widgets.text_label import TextLabel

_COIN_COLUMNS = MAX_COIN
_STASH_COLUMNS = 10
"""A full row is a level of lifestyle (rules/blades.md 56)."""


class ScoundrelWealth(QWidget):
    """Shows coin and stash; full rows of the stash are the lifestyle.

    Signals:
        wished(ScoundrelWish): There shall be so much of one of them.
    """

    wished = Signal(object)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._coin_title = TextLabel(look, "", TextStyle.LABEL)
        self._coin_says = TextLabel(look, "", TextStyle.BODY, role=Role.TEXT2)
        self.coin = BoxTrack(
            look, width=15.0, height=17.0, gap=3.0, columns=_COIN_COLUMNS, takes_digits=True
        )
        self._stash_title = TextLabel(look, "", TextStyle.LABEL)
        self._stash_says = TextLabel(look, "", TextStyle.BODY, role=Role.TEXT2)
        self.put = GlyphButton(look, "", glyph="arrow-down", role="tool", small=True)
        self.take = GlyphButton(look, "", glyph="arrow-up", role="tool", small=True)
        self.stash = BoxTrack(look, width=0.0, height=10.0, gap=3.0, columns=_STASH_COLUMNS)
        self._lay_out()
        self.coin.points_requested.connect(self._on_coin_points_requested)
        self.stash.points_requested.connect(self._on_stash_points_requested)
        self.put.clicked.connect(lambda: self.wished.emit(MoveCoin(coin=1)))
        self.take.clicked.connect(lambda: self.wished.emit(MoveCoin(coin=1, is_out=True)))

    def mirror(self, view: ScoundrelView) -> None:
        """Show both."""
        words = self._words
        of = words.pgettext("blades", "%(count)d of %(most)d")
        coin, stash = view.coin.filled, view.stash
        said = of % {"count": coin, "most": MAX_COIN}
        self._coin_title.setText(words.pgettext("blades", "Coin"))
        excess = ""
        if coin > MAX_COIN:
            text = words.pgettext("blades", "spend or stash %(count)d")
            excess = text % {"count": coin - MAX_COIN}
        self._coin_says.setText(dotted(words, [said, excess]))
        self._coin_says.set_role(Role.BAD if excess else Role.TEXT2)
        self.coin.mirror(
            TrackFace(
                filled=coin, size=view.coin.size, text=self._coin_title.text(),
                says=self._coin_says.text(),
            )
        )  # fmt: skip
        self.coin.setToolTip(coin_worth(words))
        self._stash_title.setText(words.pgettext("blades", "Stash"))
        self.stash.setToolTip(retires_text(words, stash.filled))
        life = words.pgettext("blades", "lifestyle %(count)d") % {"count": view.lifestyle}
        said = of % {"count": stash.filled, "most": stash.size}
        self._stash_says.setText(dotted(words, [said, life]))
        self.stash.mirror(
            TrackFace(
                filled=stash.filled, size=stash.size, text=self._stash_title.text(),
                says=self._stash_says.text(),
            )
        )  # fmt: skip

        for button, can, said in (
            (self.put, coin > 0, words.pgettext("blades", "Put 1 coin into the stash")),
            (
                self.take,
                stash.filled >= STASH_A_COIN,
                words.pgettext("blades", "Take 1 coin out of the stash for %(price)d")
                % {"price": STASH_A_COIN},
            ),
        ):
            button.setEnabled(can)
            button.setAccessibleName(said)
            button.setToolTip(said)

    def _lay_out(self) -> None:
        px = self._look.px
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(round(px(8)))
        coin = QHBoxLayout()
        coin.setSpacing(round(px(8)))
        coin.addWidget(self._coin_title)
        coin.addWidget(self._coin_says, 1)
        coin.addWidget(self.coin, 0, Qt.AlignmentFlag.AlignVCenter)
        column.addLayout(coin)
        stash = QHBoxLayout()
        stash.setSpacing(round(px(8)))
        stash.addWidget(self._stash_title)
        stash.addWidget(self._stash_says, 1)
        for button in (self.put, self.take):
            stash.addWidget(button)
        column.addLayout(stash)
        column.addWidget(self.stash)

    def _on_coin_points_requested(self, coin: int) -> None:
        self.wished.emit(SetCoin(coin=coin))

    def _on_stash_points_requested(self, stash: int) -> None:
        self.wished.emit(WriteNumber(field=NumberField.STASH, number=stash))
