"""Making a scoundrel: what is still to be chosen, in a strip that stays in sight."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget
from typing_extensions import override

from duskboard.core.blades.creation import Creation, CreationLine, CreationStep
from duskboard.i18n.blades_ability_text import ability_name
from duskboard.i18n.blades_reminder_text import creation_questions
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import dotted, names
from duskboard.i18n.words import Words
from duskboard.table.scoundrel_view import ScoundrelView
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.text_label import TextLabel


class ScoundrelCreation(QWidget):
    """The running totals while a new sheet is written on (rules/blades.md 79-82).

    They warn and never block.
    """

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        ground = Role.BG2
        self.missing = TextLabel(look, "", role=Role.TEXT2, ground=ground, lines=3)
        self.wrong = TextLabel(look, "", TextStyle.CAPTION, role=Role.BAD, ground=ground, lines=2)
        self.designs = TextLabel(
            look, "", TextStyle.CAPTION, role=Role.TEXT2, ground=ground, lines=2
        )
        side, gap = round(look.px(13)), round(look.px(6))
        column = QVBoxLayout(self)
        column.setContentsMargins(side, gap, side, gap)
        column.setSpacing(round(look.px(2)))
        self.asked = TextLabel(look, "", TextStyle.CAPTION, role=Role.TEXT2, ground=ground, lines=3)
        for part in (self.missing, self.wrong, self.designs, self.asked):
            column.addWidget(part)
        self.hide()

    def mirror(self, view: ScoundrelView | None, *, is_editing: bool) -> None:
        """Show the totals of a scoundrel that is being made."""
        made = view.creation if view is not None and is_editing else None
        self.setVisible(made is not None)
        if made is None:
            return
        words = self._words
        self.missing.setText(missing_text(words, made))
        wrong = wrong_text(words, made)
        self.wrong.setText(wrong)
        self.wrong.setVisible(bool(wrong))
        designs = designs_text(words, made)
        self.designs.setText(designs)
        self.designs.setVisible(bool(designs))
        self.asked.setText(asked_text(words))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self._look.color(Role.BG2))
            line = QRectF(0, 0, self.width(), 1)
            painter.fillRect(line, self._look.color(Role.LINE))


def missing_text(words: Words, made: Creation) -> str:
    """Return what is still to be chosen: "To choose: Action dots 3 of 7 · Vice"."""
    left = [_line(words, one) for one in made.lines if one.have < one.want]
    if not left:
        return words.pgettext("blades creation", "Everything is chosen.")
    text = words.pgettext("blades creation", "To choose: %(steps)s")
    return text % {"steps": dotted(words, left)}


def wrong_text(words: Words, made: Creation) -> str:
    """Return what is more than the rules allow at creation, or ""."""
    parts = [_line(words, one) for one in made.lines if one.is_over]
    if made.too_high:
        actions = names(words, [enum_text(words, one) for one in made.too_high])
        text = words.pgettext("blades creation", "above %(limit)d: %(actions)s")
        parts.append(text % {"limit": made.limit, "actions": actions})
    if not parts:
        return ""
    text = words.pgettext("blades creation", "Too many: %(steps)s")
    return text % {"steps": dotted(words, parts)}


def designs_text(words: Words, made: Creation) -> str:
    """Return what abilities bring from the start: a formula, a plan, a ritual (132; A40)."""
    if not made.free_designs:
        return ""
    abilities = names(words, [ability_name(words, one) for one in made.free_designs])
    text = words.pgettext("blades creation", "One design or ritual to begin with: %(abilities)s")
    return text % {"abilities": abilities}


def asked_text(words: Words) -> str:
    """Return what the table may ask whoever is made (rules/blades.md 172)."""
    text = words.pgettext("blades creation", "To ask: %(questions)s")
    return text % {"questions": dotted(words, creation_questions(words))}


def _line(words: Words, line: CreationLine) -> str:
    name = enum_text(words, line.step)
    if line.step is not CreationStep.DOTS and line.want == 1 and line.have < line.want:
        return name
    text = words.pgettext("blades creation", "%(step)s %(have)d of %(want)d")
    return text % {"step": name, "have": line.have, "want": line.want}
