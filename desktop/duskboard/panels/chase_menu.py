"""Menus of the board: of the chase as a whole, and what the menus of its parts have in common."""

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from duskboard.board.board_words import march_name
from duskboard.core.chase.participant import Side
from duskboard.core.identity import EntityId
from duskboard.i18n.words import Words
from duskboard.panels.chase_wish import ChaseVerb, ChaseWish
from duskboard.table.board_view import BoardView
from duskboard.table.entity import COURSE_ID, Visibility

_LEADS = range(3, 11)
_LONGEST_NAME = 40
"""Letters of a name in a menu: a longer one would make it as wide as the screen."""


class ChaseMenu(QMenu):
    """Offers wishes; deletes itself once it has closed.

    Signals:
        chosen(ChaseWish): This is wished.
    """

    chosen = Signal(object)

    def __init__(self, words: Words, view: BoardView, parent: QWidget | None = None) -> None:
        """Make a menu of a chase, still empty."""
        super().__init__(parent)
        self._words, self._view = words, view
        self.aboutToHide.connect(self.deleteLater)

    def fill(self) -> None:
        """Offer what can be done with the chase as a whole."""
        words, view = self._words, self._view
        last = view.places[-1].place_id if view.places else None
        self.add(words.pgettext("chase", "New place at the end"), _of(ChaseVerb.INSERT_AFTER, last))
        self.addSeparator()
        runs = view.round > 0
        for side in Side:
            wish = ChaseWish(verb=ChaseVerb.MARCH, value=side)
            key = "M" if side is Side.PURSUER else "Shift+M"
            self.add(march_name(words, side), wish, key=key, enabled=runs)
        self.add(words.pgettext("chase", "End round"), _of(ChaseVerb.END_ROUND), enabled=runs)
        recount = words.pgettext("chase", "Count everybody’s actions anew")
        self.add(recount, _of(ChaseVerb.RECOUNT), enabled=runs)
        self._add_leads()
        self.addSeparator()
        self.add_visibilities(COURSE_ID, view.visibility)
        self.addSeparator()
        self.add(words.pgettext("chase", "Clear the chase away"), _of(ChaseVerb.CLEAR))

    def _add_leads(self) -> None:
        """Offer how far ahead the quarry are out of reach (rules/chase.md Q18)."""
        words, now = self._words, self._view.escape_lead
        menu = self.addMenu(words.pgettext("chase", "Out of reach"))
        exit_only = words.pgettext("chase", "Only at an exit")
        self.add(exit_only, _of(ChaseVerb.LEAD), menu=menu, checked=now is None)
        for lead in _LEADS:
            text = words.ngettext("%(count)d place ahead", "%(count)d places ahead", lead)
            wish = ChaseWish(verb=ChaseVerb.LEAD, value=lead)
            self.add(text % {"count": lead}, wish, menu=menu, checked=lead == now)

    def add(  # noqa: PLR0913 - how an entry of a menu looks
        self,
        text: str,
        wish: ChaseWish,
        *,
        menu: QMenu | None = None,
        enabled: bool = True,
        checked: bool | None = None,
        key: str = "",
    ) -> QAction:
        """Add a wish, to a menu within this one where that is given."""
        # An ampersand would make the next letter a key of the menu; what follows a tab is the key.
        label = short(text).replace("&", "&&")
        action = (menu or self).addAction(f"{label}\t{key}" if key else label, self._asks(wish))
        action.setEnabled(enabled)
        if checked is not None:
            action.setCheckable(True)
            action.setChecked(checked)
        return action

    def add_visibilities(
        self, thing: EntityId, now: Visibility, *, within: QMenu | None = None
    ) -> None:
        """Offer what players may know of a thing."""
        words = self._words
        menu = (within or self).addMenu(words.gettext("Players see"))
        for visibility, text in (
            (Visibility.SHOWN, words.pgettext("chase", "Show")),
            (Visibility.MASKED, words.pgettext("chase", "Mask: only that it is there")),
            (Visibility.HIDDEN, words.pgettext("chase", "Hide")),
        ):
            wish = ChaseWish(verb=ChaseVerb.SEE, thing=thing, value=visibility)
            self.add(text, wish, menu=menu, checked=visibility is now)

    def _asks(self, wish: ChaseWish) -> Callable[[], None]:
        def on_triggered() -> None:
            self.chosen.emit(wish)

        return on_triggered


def short(name: str) -> str:
    """Return a name that does not make a menu as wide as the screen."""
    return name if len(name) <= _LONGEST_NAME else f"{name[: _LONGEST_NAME - 1].rstrip()}…"


def _of(verb: ChaseVerb, thing: EntityId | None = None) -> ChaseWish:
    return ChaseWish(verb=verb, thing=thing)
