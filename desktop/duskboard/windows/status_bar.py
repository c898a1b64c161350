"""The bar at the foot of the main window: keys, news, the named undo, and one question."""

from dataclasses import dataclass

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QStatusBar, QWidget
from typing_extensions import override

from duskboard.i18n.words import Words
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.glyph_button import GlyphButton
from duskboard.windows.focus_loan import FocusLoan
from duskboard.windows.run import Part, key_part, paint_run, run_width, text_part
from duskboard.windows.status_news import NewsPlace, Tone, paint_news, place_news

_MARGIN = 12
_HINT_GAP = 18
_WORD_GAP = 7
_SAVED_GAP = 20
_ASKING_HEIGHT = 44
_RIGHT_SHARE = 2 / 3
"""The most of the width that undo and save take from the keys."""
_NEWS_STAYS = 8000
_KEY_MARK = "\0"
"""Stands for the key cap while a sentence is put together."""


@dataclass(frozen=True, slots=True, kw_only=True)
class KeyHint:
    """A key as its cap shows it, and what it does now."""

    key: str
    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class StatusState:
    """What the status bar shows.

    Attributes:
        hints: Keys that do something here, the most useful first.
        undo: "Undo: Finn attacks Tom", or "".
        saved: "Saved 21:16", or "".
    """

    hints: tuple[KeyHint, ...] = ()
    undo: str = ""
    saved: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class UndoQuestion:
    """A step back that reaches into another session and asks for a second press.

    Attributes:
        session: Number of the session of the step; 0 for before the first.
        current: Number of the session now; 0 for none.
        step: What the step is called.
        day: When that was, in words.
        key: The key of undo as its cap shows it.
    """

    session: int
    current: int
    step: str
    day: str
    key: str


class StatusBar(QStatusBar):
    """Says what keys do and what undo takes back. It asks without a dialog.

    Signals:
        undo_confirmed(): Undo in the earlier session.
        stay_requested(): Do not.
        overrule_requested(): Do what was refused all the same.
    """

    undo_confirmed = Signal()
    stay_requested = Signal()
    overrule_requested = Signal()

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._look = look
        self._words = words
        self._state = StatusState()
        self._news = ""
        self._place_of_news = NewsPlace()
        self._tone = Tone.INFO
        self._can_overrule = False
        self._question: UndoQuestion | None = None
        self._undo = GlyphButton(look, "", role="outline", small=True, parent=self)
        self._stay = GlyphButton(look, "", role="quiet", small=True, parent=self)
        self.overrule = GlyphButton(look, "", role="outline", small=True, parent=self)
        self.overrule.clicked.connect(self._on_overrule_clicked)
        self._loan = FocusLoan((self._undo, self._stay, self.overrule), self)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.clear_news)
        self._undo.clicked.connect(self._on_undo_clicked)
        self._stay.clicked.connect(self._on_stay_clicked)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setSizeGripEnabled(False)
        self._say()

    @property
    def question(self) -> UndoQuestion | None:
        """What is asked now, or None."""
        return self._question

    @property
    def news(self) -> str:
        """What is said now, or ""."""
        return self._news

    @property
    def state(self) -> StatusState:
        """The keys, the undo and the saving that are told of."""
        return self._state

    def mirror(self, state: StatusState) -> None:
        """Show keys, undo and when the campaign was saved."""
        before, self._state = self._state, state
        if state.hints != before.hints:
            self._say()
        elif state != before:
            self._fit_news()
            lefts = [self._right_place(each).left() for each in (before, state)]
            self._describe()
            # Where fewer or more keys have room now, those painted before go as a whole.
            same_keys = len({len(self._hints_beside(left)) for left in lefts}) == 1
            left = min(lefts) if same_keys and not self._news else 0.0
            self.update(QRectF(left, 0, self.width() - left, self.height()).toAlignedRect())

    def say(self, text: str, tone: Tone = Tone.INFO, *, can_overrule: bool = False) -> None:
        """Say news in the place of the keys; a refusal stays until it is cleared.

        Args:
            text: The news.
            tone: What they mean.
            can_overrule: Whether what was refused is offered to be done all the same.
        """
        self._news, self._tone, self._can_overrule = text, tone, can_overrule
        if tone is Tone.INFO:
            self._timer.start(_NEWS_STAYS)
        else:
            self._timer.stop()
        self._say()
        self._announce(text)

    def clear_news(self) -> None:
        """Show the keys again."""
        self._timer.stop()
        if self._news:
            self._news = ""
            self._say()

    def clear_refusal(self) -> None:
        """Show the keys again where a refusal stands: what it was about is otherwise now."""
        if self._tone is Tone.REFUSED:
            self.clear_news()

    def ask(self, question: UndoQuestion) -> None:
        """Ask for the second press."""
        self._question = question
        self._say()
        self.updateGeometry()
        self._announce(self.accessibleDescription())

    def end_question(self) -> None:
        """Ask no more."""
        if self._question is not None:
            self._question = None
            self._say()
            self.updateGeometry()

    @override
    def sizeHint(self) -> QSize:
        look, more = self._look, self._place_of_news.lines - 1
        asking = look.px(_ASKING_HEIGHT)
        telling = look.size("statusBar") + more * look.line(TextStyle.BODY)
        return QSize(0, round(asking if self._question else telling))

    @override
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._say()
        elif event.type() == QEvent.Type.StyleChange:
            self.updateGeometry()
            self._place()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()
        self._fit_news()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        look = self._look
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect())
        hair = look.size("stroke.hair")
        ground = Role.BG2 if self._question else Role.BG1
        painter.fillRect(rect, look.color(ground))
        line = QRectF(rect.left(), rect.top(), rect.width(), hair)
        painter.fillRect(line, look.color(Role.LINE_STRONG if self._question else Role.BG0))
        if self._question is not None:
            self._paint_question(painter, self._room())
        else:
            self._paint_state(painter, self._room(), QRectF(event.rect()))
        painter.end()

    def _paint_state(self, painter: QPainter, room: QRectF, exposed: QRectF) -> None:
        look = self._look
        place = self._right_place(self._state)
        if not self._place_of_news.is_alone:
            paint_run(painter, look, place, _right_parts(self._state))
            room.setRight(place.left() - look.px(_SAVED_GAP))
        if not room.intersects(exposed):
            return
        if self._news:
            room.setLeft(self._news_left())
            paint_news(painter, look, room, self._news, self._tone)
            return
        for parts, width in self._hints_beside(place.left()):
            paint_run(painter, look, room, parts)
            room = room.adjusted(width + look.px(_HINT_GAP), 0, 0, 0)

    def _hints_beside(self, right: float) -> list[tuple[list[Part], float]]:
        """Return the keys that have room to the left of what stands at the right, with widths."""
        look = self._look
        width = right - look.px(_SAVED_GAP) - self._room().left()
        fitting: list[tuple[list[Part], float]] = []
        for hint in self._state.hints:
            parts = [key_part(hint.key), text_part(hint.text, gap=_WORD_GAP)]
            needed = run_width(look, parts)
            if needed > width:
                break
            fitting.append((parts, needed))
            width -= needed + look.px(_HINT_GAP)
        return fitting

    def _room(self) -> QRectF:
        """Return where things are said."""
        side = self._look.px(_MARGIN)
        return QRectF(self.rect()).adjusted(side, self._look.size("stroke.hair"), -side, 0)

    def _news_left(self) -> float:
        if self.overrule.isHidden():
            return self._room().left()
        return self.overrule.geometry().right() + self._look.px(_WORD_GAP)

    def _fit_news(self) -> None:
        """Have the news stand there whole: alone, and in more lines, where it needs to be."""
        look, left, place = self._look, self._news_left(), NewsPlace()
        if self._news:
            beside = self._right_place(self._state).left() - look.px(_SAVED_GAP) - left
            room = self._room().right() - left
            place = place_news(look, self._news, self._tone, beside=beside, room=room)
        if place != self._place_of_news:
            self._place_of_news = place
            self.updateGeometry()

    def _right_place(self, state: StatusState) -> QRectF:
        """Return where undo and save are said."""
        room = self._room()
        width = min(run_width(self._look, _right_parts(state)), room.width() * _RIGHT_SHARE)
        return room.adjusted(room.width() - width, 0, 0, 0)

    def _paint_question(self, painter: QPainter, room: QRectF) -> None:
        look = self._look
        room = room.adjusted(0, 0, self._undo.x() - look.px(_MARGIN) - room.right(), 0)
        head, press = self._question_texts()
        before, _, after = (part.strip() for part in press.partition(_KEY_MARK))
        key = self._question.key if self._question else ""
        below = [
            text_part(before, gap=_WORD_GAP),
            key_part(key, gap=_WORD_GAP),
            text_part(after, gap=_WORD_GAP, gives=True),
        ]
        below = [part for part in below if part.value]
        height = room.height() / 2
        upper = QRectF(room.left(), room.top(), room.width(), height)
        paint_run(
            painter,
            look,
            upper,
            [text_part(head, style=TextStyle.LABEL, role=Role.TEXT, gives=True)],
            ground=Role.BG2,
        )
        paint_run(painter, look, upper.translated(0, height - 1), below, ground=Role.BG2)

    def _question_texts(self) -> tuple[str, str]:
        words, question = self._words, self._question
        if question is None:
            return "", ""
        head = words.gettext("The next step back is in session %(number)d.")
        head %= {"number": question.session}
        if question.session == 0:
            head = words.gettext("The next step back is before the first session.")
        press = words.gettext("Press %(key)s again to undo “%(step)s” of %(day)s.")
        return head, press % {"key": _KEY_MARK, "step": question.step, "day": question.day}

    def _say(self) -> None:
        words, question = self._words, self._question
        is_bold = bool(self._news) and self._can_overrule and question is None
        if question is None and not is_bold:
            self._loan.give_back()
        self._undo.setVisible(question is not None)
        self._stay.setVisible(question is not None)
        self.overrule.setText(words.pgettext("vampire", "Overrule"))
        self.overrule.setVisible(is_bold)
        self.setAccessibleName(words.gettext("Status"))
        if question is not None:
            undo = words.gettext("Undo in session %(number)d") % {"number": question.session}
            stay = words.gettext("Stay in session %(number)d") % {"number": question.current}
            self._undo.setText(undo if question.session else words.gettext("Undo it"))
            self._stay.setText(stay if question.current else words.gettext("Stay here"))
        self._describe()
        self._place()
        self._fit_news()
        self.update()

    def _describe(self) -> None:
        """Say to screen readers what stands here."""
        if self._question is not None:
            head, press = self._question_texts()
            said = press.replace(_KEY_MARK, self._question.key)
            self.setAccessibleDescription(f"{head} {said}")
        else:
            parts = (self._news, self._state.undo, self._state.saved)
            self.setAccessibleDescription(". ".join(part for part in parts if part))

    def _place(self) -> None:
        """Put the buttons at the right: the layout of a status bar keeps margins of its own."""
        size = self.overrule.sizeHint().expandedTo(self.overrule.minimumSizeHint())
        high = min(size.height(), self.height() - 2)
        left = round(self._look.px(_MARGIN))
        self.overrule.setGeometry(left, (self.height() - high + 1) // 2, size.width(), high)
        right = self.width() - round(self._look.px(_MARGIN))
        for button in (self._stay, self._undo):
            size = button.sizeHint()
            right -= size.width()
            button.setGeometry(right, (self.height() - size.height()) // 2, *size.toTuple())
            right -= round(self._look.size("space.s"))

    def _announce(self, text: str) -> None:
        event = QAccessibleAnnouncementEvent(self, text)
        event.setPoliteness(QAccessible.AnnouncementPoliteness.Polite)
        QAccessible.updateAccessibility(event)

    def _on_overrule_clicked(self) -> None:
        self.clear_news()
        self.overrule_requested.emit()

    def _on_undo_clicked(self) -> None:
        self.end_question()
        self.undo_confirmed.emit()

    def _on_stay_clicked(self) -> None:
        self.end_question()
        self.stay_requested.emit()


def _right_parts(state: StatusState) -> list[Part]:
    parts = []
    if state.undo:
        parts.append(text_part(state.undo, gives=True))
    if state.saved:
        parts.append(text_part(state.saved, role=Role.TEXT3, gap=_SAVED_GAP))
    return parts
