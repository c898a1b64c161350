"""The odds of a roll in hand: those of its dice, and of a die fewer and a die more."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget
from typing_extensions import override

from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.rating_bar import RatingBar, RatingFace
from duskboard.widgets.text_label import TextLabel

_WIDE = 700.0
"""Logical pixels of width from which on there is room for what the marks mean."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OddsFace:
    """Odds to show.

    Attributes:
        title: What they are of.
        odds: The odds.
        legend: What the marks below the bar mean, or "".
        near: The odds of other pools, each with what is said before it.
    """

    title: str
    odds: RatingFace
    legend: str = ""
    near: Sequence[tuple[str, RatingFace]] = ()


class OddsStrip(QWidget):
    """Shows odds as a bar, and above it smaller ones.

    Attributes:
        bar: The odds.
        near: Those of other pools.
    """

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._title = TextLabel(look, "", TextStyle.LABEL)
        self._legend = TextLabel(look, "", TextStyle.CAPTION, role=Role.TEXT2)
        self.bar = RatingBar(look)
        self.near: list[RatingBar] = []
        self._names: list[TextLabel] = []
        self._lay_out()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def mirror(self, face: OddsFace) -> None:
        """Show odds."""
        self._title.setText(face.title)
        self._legend.setText(face.legend)
        self._arrange()
        self.bar.mirror(face.odds)
        while len(self.near) < len(face.near):
            self._add()
        for place, (label, bar) in enumerate(zip(self._names, self.near, strict=True)):
            is_there = place < len(face.near)
            label.setVisible(is_there)
            bar.setVisible(is_there)
            if is_there:
                name, odds = face.near[place]
                label.setText(name)
                bar.mirror(odds)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Say what the marks mean where there is room for it."""
        has_room = self.width() >= self._look.px(_WIDE)
        self._legend.setVisible(bool(self._legend.text()) and has_room)

    def _add(self) -> None:
        label = TextLabel(self._look, "", TextStyle.CAPTION, role=Role.TEXT2)
        label.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        bar = RatingBar(self._look, is_small=True)
        place = self._head.count() - 1  # what the marks mean stands last
        self._head.insertWidget(place, label)
        self._head.insertWidget(place + 1, bar, 1)
        self._names.append(label)
        self.near.append(bar)

    def _lay_out(self) -> None:
        px = self._look.px
        self._head = QHBoxLayout()
        self._head.setSpacing(round(px(8)))
        self._head.addWidget(self._title)
        self._head.addStretch(0)
        self._head.addWidget(self._legend)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(round(px(4)))
        column.addLayout(self._head)
        column.addWidget(self.bar)
