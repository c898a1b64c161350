"""A card of an extended action or contest: what was gathered, what is left, what can be done."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget
from typing_extensions import override

from duskboard.core.identity import EntityId
from duskboard.core.storyteller.action import Winner
from duskboard.core.storyteller.extended import ExtendedAction, ExtendedContest
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import clauses, dotted
from duskboard.i18n.storyteller_time_text import minutes_text
from duskboard.i18n.words import Words
from duskboard.panels.pool_text import percent
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.glyph_button import GlyphButton
from duskboard.widgets.sum_columns import SumColumn, SumColumns
from duskboard.widgets.text_label import TextLabel

_MOST_LEFT = 6


@dataclass(frozen=True, slots=True, kw_only=True)
class Outlook:
    """The chances of an extended action: in time, with the next roll, and to lose all of it."""

    in_time: float | None
    next_roll: float
    botch: float


@dataclass(frozen=True, slots=True, kw_only=True)
class CardFace:
    """An extended action or contest to show.

    Attributes:
        key: Which.
        value: It as it stands.
        pool: Who rolls what, in words.
        outlook: Its chances, or None where nothing is held to be rolled.
        is_lit: Whether its next roll is in hand.
    """

    key: EntityId
    value: ExtendedAction | ExtendedContest
    pool: str
    outlook: Outlook | None
    is_lit: bool


class ProcedureCard(QWidget):
    """Shows one.

    Signals:
        roll_requested(EntityId): Its next roll shall be taken in hand.
        give_up_requested(EntityId), remove_requested(EntityId): It shall end, or go.
    """

    roll_requested = Signal(object)
    give_up_requested = Signal(object)
    remove_requested = Signal(object)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._face: CardFace | None = None
        ground = Role.BG2
        self._name = TextLabel(look, "", TextStyle.LABEL, ground=ground)
        self._total = TextLabel(look, "", TextStyle.LABEL, ground=ground)
        self._pool = TextLabel(look, "", TextStyle.CAPTION, role=Role.TEXT2, ground=ground)
        self._left = TextLabel(look, "", TextStyle.CAPTION, role=Role.TEXT2, ground=ground, lines=2)
        self.chart = SumColumns(look)
        self._odds = TextLabel(look, "", TextStyle.CAPTION, role=Role.TEXT2, ground=ground, lines=2)
        self.roll = GlyphButton(look, "", role="outline", small=True)
        self.give_up = GlyphButton(look, "", role="quiet", small=True)
        self.remove = GlyphButton(look, "", glyph="close", role="tool", small=True)
        self._lay_out()
        self.roll.clicked.connect(self._sends(self.roll_requested.emit))
        self.give_up.clicked.connect(self._sends(self.give_up_requested.emit))
        self.remove.clicked.connect(self._sends(self.remove_requested.emit))

    def mirror(self, face: CardFace) -> None:
        """Show an extended action or contest."""
        self._face = face
        words, value = self._words, face.value
        self._name.setText(value.name)
        self._pool.setText(face.pool)
        remove = words.pgettext("vampire procedure", "Take off the table")
        self.remove.setToolTip(remove)
        self.remove.setAccessibleName(clauses(words, [remove, value.name]))
        self.give_up.setText(words.pgettext("vampire procedure", "Give up"))
        if isinstance(value, ExtendedAction):
            self._say_action(face, value)
        else:
            self._say_match(value)
        self._odds.setVisible(bool(self._odds.text()))
        said = [value.name, self._total.text(), self._pool.text(), self._left.text()]
        self.setAccessibleName(clauses(words, said))
        self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        look = self._look
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            lit = self._face is not None and self._face.is_lit
            painter.setPen(look.pen(Role.NOW if lit else Role.LINE, 2 if lit else 1))
            painter.setBrush(look.color(Role.BG2))
            radius = look.size("radius.card")
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), radius, radius)

    def _say_action(self, face: CardFace, action: ExtendedAction) -> None:
        words = self._words
        self._total.setText(f"{action.total}/{action.target}")
        self._left.setText(self._left_text(action))
        runs = action.ending is None
        self.roll.setText(words.pgettext("vampire procedure", "Take in hand"))
        self.roll.setVisible(runs)
        self.give_up.setVisible(runs)
        columns = [
            SumColumn(
                before=0 if step.is_botch else step.total - step.net,
                brought=step.net,
                text="" if step.is_botch else f"+{step.net}",
                is_bad=step.is_botch,
            )
            for step in action.steps
        ]
        for place, step in enumerate(action.steps):
            if step.is_botch:
                lost = words.pgettext("vampire procedure", "botch")
                columns[place] = SumColumn(before=0, brought=0, text=lost, is_bad=True)
        left = 0 if not runs else 1 if action.left is None else min(_MOST_LEFT, action.left)
        self.chart.setVisible(True)
        self.chart.mirror(columns, target=action.target, total=action.total, left=left)
        self._odds.setText(self._odds_text(face) if runs else "")

    def _say_match(self, match: ExtendedContest) -> None:
        words = self._words
        self._total.setText(f"{match.first_total} : {match.second_total}")
        target = words.pgettext("vampire procedure", "first to %(count)d")
        rounds = words.npgettext(
            "vampire procedure", "%(count)d round rolled", "%(count)d rounds rolled", match.rounds
        )
        ended = ""
        if match.winner is Winner.NOBODY:
            ended = words.pgettext("vampire", "a tie: the GM decides")
        elif match.winner is not None:
            who = match.first if match.winner is Winner.FIRST else match.second
            ended = words.pgettext("vampire", "%(who)s wins") % {"who": who}
        parts = [target % {"count": match.target}, rounds % {"count": match.rounds}, ended]
        self._left.setText(dotted(words, parts))
        self.roll.setText(words.pgettext("vampire procedure", "Next round"))
        self.roll.setVisible(match.winner is None and match.first_pool is not None)
        self.give_up.setVisible(False)
        self.chart.setVisible(False)
        self._odds.setText("")

    def _left_text(self, action: ExtendedAction) -> str:
        words = self._words
        if action.ending is not None:
            return enum_text(words, action.ending)
        left = ""
        if action.left is not None:
            text = words.npgettext(
                "vampire", "%(count)d roll left", "%(count)d rolls left", action.left
            )
            left = text % {"count": action.left}
        each = ""
        if action.interval:
            text = words.pgettext("vampire procedure", "a roll takes %(time)s")
            each = text % {"time": minutes_text(words, action.interval)}
        return dotted(words, [left, each])

    def _odds_text(self, face: CardFace) -> str:
        words, outlook = self._words, face.outlook
        if outlook is None:
            return ""
        in_time = ""
        if outlook.in_time is not None:
            text = words.pgettext("vampire odds", "%(chance)s in time")
            in_time = text % {"chance": percent(outlook.in_time)}
        texts = (
            words.pgettext("vampire odds", "%(chance)s with the next roll"),
            words.pgettext("vampire odds", "%(chance)s botch: back to 0"),
        )
        chances = (outlook.next_roll, outlook.botch)
        rest = [
            text % {"chance": percent(chance)} for text, chance in zip(texts, chances, strict=True)
        ]
        return dotted(words, [in_time, *rest])

    def _lay_out(self) -> None:
        px = self._look.px
        head, foot = QHBoxLayout(), QHBoxLayout()
        head.addWidget(self._name, 1)
        head.addWidget(self._total)
        head.addWidget(self.remove)
        foot.addWidget(self._left, 1)
        foot.addWidget(self.give_up)
        foot.addWidget(self.roll)
        column = QVBoxLayout(self)
        column.setContentsMargins(*(round(px(side)) for side in (12, 8, 8, 8)))
        column.setSpacing(round(px(4)))
        column.addLayout(head)
        column.addWidget(self._pool)
        column.addWidget(self.chart)
        column.addWidget(self._odds)
        column.addLayout(foot)

    def _sends(self, send: Callable[[EntityId], None]) -> Callable[[], None]:
        def on_clicked() -> None:
            if self._face is not None:
                send(self._face.key)

        return on_clicked
