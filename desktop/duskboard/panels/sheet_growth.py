"""Experience on a sheet: what is left, what came and went, what another dot takes."""

import unicodedata
from collections.abc import Callable, Iterator

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QMenu, QVBoxLayout, QWidget

from duskboard.core.storyteller.growth import NotForExperienceError, price
from duskboard.core.storyteller.ledger import LedgerLine
from duskboard.core.storyteller.sheet import Profile, Sheet, Trait
from duskboard.core.storyteller.trait import DisciplineId, TraitKey, TraitKind
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import dotted
from duskboard.i18n.storyteller_trait_text import trait_text
from duskboard.i18n.words import Language, Words
from duskboard.panels.entry_field import EntryField
from duskboard.panels.sheet_rows import indented
from duskboard.panels.sheet_wish import Earn, RaiseTrait
from duskboard.play.storyteller.growth import MOST_EARNED
from duskboard.table.sheet_view import DotsView, SheetView
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.glyph_button import GlyphButton
from duskboard.widgets.text_label import TextLabel

_NARROW = 56.0
_LATEST = 5
"""So many lines of the ledger are shown; all of them in the tip."""


class SheetGrowth(QWidget):
    """Shows experience; it is awarded here, and spent by a menu that names each price.

    Signals:
        wished(SheetWish): Experience shall be earned, or a trait be raised with it.
    """

    wished = Signal(object)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._view: SheetView | None = None
        self._seen: tuple[SheetView, bool, Language] | None = None
        self._title = TextLabel(look, "", TextStyle.LABEL)
        self._left = TextLabel(look, "", TextStyle.CAPTION, role=Role.TEXT2)
        self.points = EntryField()
        self.award = GlyphButton(look, "", small=True)
        self.award_all = GlyphButton(look, "", role="quiet", small=True)
        self.spend = GlyphButton(look, "", glyph="plus", role="quiet", small=True)
        self._error = TextLabel(look, "", role=Role.BAD, lines=2)
        self.ledger = TextLabel(look, "", TextStyle.CAPTION, role=Role.TEXT2, lines=_LATEST)
        self._lay_out()
        self.points.entered.connect(self._on_award_clicked)
        self.points.left.connect(self._clear)
        self.points.textEdited.connect(self._on_points_text_edited)
        self.award.clicked.connect(self._on_award_clicked)
        self.award_all.clicked.connect(self._on_award_all_clicked)
        self.spend.clicked.connect(self._on_spend_clicked)

    def mirror(self, view: SheetView, *, is_editing: bool) -> None:
        """Show the experience of a sheet."""
        words = self._words
        seen = (view, is_editing, words.language)
        if seen == self._seen:
            return
        self._view, self._seen = view, seen
        text = words.pgettext("vampire", "%(left)d left of %(earned)d earned")
        self._title.setText(words.pgettext("vampire", "Experience"))
        self._left.setText(text % {"left": view.unspent, "earned": view.earned})
        self.points.setAccessibleName(words.pgettext("vampire", "Points of experience"))
        self.points.setPlaceholderText("3")
        self.award.setText(words.pgettext("vampire", "Award"))
        self.award_all.setText(words.pgettext("vampire", "Award to all sheets"))
        self.spend.setText(words.pgettext("vampire", "Raise a trait"))
        lines = [line_text(words, view, line) for line in reversed(view.ledger)]
        self.ledger.setText("\n".join(lines[:_LATEST]))
        self.ledger.setToolTip("\n".join(lines))
        self.ledger.setVisible(bool(lines))
        for widget in (self.points, self.award, self.award_all):
            widget.setVisible(is_editing)
        self.setVisible(is_editing or bool(view.earned or view.ledger))

    def _lay_out(self) -> None:
        px = self._look.px
        head = indented(self._look, self._title)
        head.addWidget(self._left, 1)
        head.setSpacing(round(px(10)))
        award = QHBoxLayout()
        award.setContentsMargins(round(px(6)), 0, 0, 0)
        award.setSpacing(round(px(6)))
        self.points.keep_width(self._look, _NARROW)
        for widget in (self.points, self.award, self.award_all):
            award.addWidget(widget)
        award.addStretch(1)
        below = indented(self._look, self.ledger)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(round(px(4)))
        column.addLayout(head)
        column.addLayout(award)
        column.addWidget(self._error)
        column.addWidget(self.spend, 0, Qt.AlignmentFlag.AlignLeft)
        column.addLayout(below)
        self._error.hide()

    def _on_award_clicked(self) -> None:
        self._award(is_for_all=False)

    def _on_award_all_clicked(self) -> None:
        self._award(is_for_all=True)

    def _award(self, *, is_for_all: bool) -> None:
        text = unicodedata.normalize("NFKC", self.points.text()).strip().lstrip("+")
        points = int(text) if text.isdecimal() else 0
        if not 1 <= points <= MOST_EARNED:
            self._tell(self._words.pgettext("vampire", "A number is wanted, 1 to 100."))
            self.points.setFocus(Qt.FocusReason.OtherFocusReason)
            return
        self._clear()
        self.wished.emit(Earn(points=points, is_for_all=is_for_all))

    def _clear(self) -> None:
        self.points.clear()
        self._tell("")

    def _tell(self, error: str) -> None:
        self._error.setText(error)
        self._error.setVisible(bool(error))
        self.points.mark_error(wrong=bool(error))
        self.points.setAccessibleDescription(error)

    def _on_points_text_edited(self) -> None:
        self._tell("")

    def _on_spend_clicked(self) -> None:
        view, words = self._view, self._words
        if view is None:
            return
        menu = QMenu(self)
        menu.aboutToHide.connect(menu.deleteLater)
        groups: dict[TraitKind, QMenu] = {}
        for dots, cost in prices(view):
            kind = dots.key.kind
            below = groups.get(kind) or groups.setdefault(kind, menu.addMenu(_group(words, kind)))
            below.addAction(_offer(words, view, dots, cost), self._raiser(dots.key))
        menu.popup(self.spend.mapToGlobal(QPoint(0, self.spend.height())))

    def _raiser(self, key: TraitKey) -> Callable[[], None]:
        return lambda: self.wished.emit(RaiseTrait(key=key))


def prices(view: SheetView) -> Iterator[tuple[DotsView, int]]:
    """Yield what experience may raise, with what the next dot takes (rules/storyteller.md 28.8).

    Disciplines that are not on the sheet are offered too.
    """
    traits = [one for group in view.groups for one in group.traits]
    there = {one.key for one in traits}
    keys = [TraitKey(kind=TraitKind.DISCIPLINE, name=name) for name in DisciplineId]
    new = [
        DotsView(key=key, rating=0, size=5, limit=5)
        for key in keys
        if key not in there and view.group(TraitKind.VIRTUE)
    ]
    sheet = _sheet(view)
    for dots in (*traits, *new, *view.long):
        try:
            yield dots, price(sheet, dots.key)
        except NotForExperienceError:
            continue


def line_text(words: Words, view: SheetView, line: LedgerLine) -> str:
    """Return a line of the ledger: "+3 · earned", "−12 · Dexterity 4"."""
    points = f"{line.points:+d}".replace("-", "−")
    if line.key is None:
        return dotted(words, [points, words.pgettext("vampire", "earned")])
    text = words.pgettext("vampire power", "%(discipline)s %(dots)d")
    name = trait_text(words, line.key, view.profile.path)
    return dotted(words, [points, text % {"discipline": name, "dots": line.rating}])


def _sheet(view: SheetView) -> Sheet:
    """Return as much of the sheet as prices are made of."""
    traits = tuple(
        Trait(kind=one.key.kind, name=one.key.name, rating=one.rating, in_clan=one.in_clan)
        for one in (*(each for group in view.groups for each in group.traits), *view.long)
    )
    profile = Profile(clan=view.profile.clan)
    return Sheet(name=view.name, creature=view.creature, profile=profile, traits=traits)


def _group(words: Words, kind: TraitKind) -> str:
    return enum_text(words, kind)


def _offer(words: Words, view: SheetView, dots: DotsView, cost: int) -> str:
    text = words.pgettext("vampire", "%(trait)s %(before)d → %(after)d")
    name = trait_text(words, dots.key, view.profile.path)
    step = text % {"trait": name, "before": dots.rating, "after": dots.rating + 1}
    points = words.npgettext("vampire", "%(count)d point", "%(count)d points", cost)
    return dotted(words, [step, points % {"count": cost}])
