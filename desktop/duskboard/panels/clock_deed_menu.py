"""The parts of a clock's menu that say what it does, whose it is and how it looks."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtWidgets import QMenu

from duskboard.core.clocks.clock import Beat, ClockHue, ClockKind
from duskboard.i18n.clock_text import answer_text, beat_text, hue_text
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.words import Words
from duskboard.panels.clock_wish import ClockVerb, ClockWish
from duskboard.play.clock_about import ClockField
from duskboard.play.clock_deed import ClockEnd
from duskboard.table.clock_view import ClockView, OwnerView

LONGEST_NAME = 40
"""Letters of a name in a menu: a longer one would make it as wide as the screen."""

_LONGEST_ANSWER = 64

Send = Callable[[ClockWish], None]
"""Takes a wish."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Surroundings:
    """What a clock can be told to belong to.

    Attributes:
        owners: Everybody whose it can be.
        groups: The headings of the wall.
    """

    owners: Sequence[OwnerView] = ()
    groups: Sequence[str] = ()


class DeedMenu:
    """Adds entries to the menu of a clock. Asking for words is the wall's business.

    Args:
        words: The words.
        view: The clock.
        send: Takes what is wished.
        ask: Takes what is to be asked: which field, and the words that stand there now.
    """

    def __init__(
        self,
        words: Words,
        view: ClockView,
        send: Send,
        ask: Callable[[ClockField, str], None],
    ) -> None:
        self._words, self._view, self._send, self._ask = words, view, send, ask

    def add_answers(self, menu: QMenu) -> None:
        """Offer what is done with a clock that has come to an end."""
        words, view, deed = self._words, self._view, self._view.deed
        end = ClockEnd.FULL if view.is_full else ClockEnd.EMPTY
        said = deed.happens if view.is_full else deed.happens_empty
        text = words.gettext("It comes about: %(what)s")
        answer = answer_text(words, view.kind or ClockKind.PROGRESS, end, said)
        what = {"what": shown_name(answer, _LONGEST_ANSWER)}
        fire = menu.addAction(text % what, self._wish(ClockVerb.FIRE))
        fire.setEnabled(not view.has_happened)
        again = words.gettext("Begin again")
        menu.addAction(again, self._wish(ClockVerb.RESET, value=False))
        if deed.surplus:
            carries = words.gettext("Begin again with the %(count)d over")
            count = {"count": deed.surplus}
            menu.addAction(carries % count, self._wish(ClockVerb.RESET, value=True))

    def add_next(self, menu: QMenu, waiting: Sequence[str]) -> None:
        """Offer to open what waits for it, by name, and to begin a chase."""
        words = self._words
        if waiting:
            text = words.gettext("Unlock “%(clock)s”")
            name = shown_name(waiting[0]) if len(waiting) == 1 else str(len(waiting))
            if len(waiting) > 1:
                text = words.gettext("Unlock the %(clock)s that wait")
            menu.addAction(text % {"clock": name}, self._wish(ClockVerb.OPEN_NEXT))
        menu.addAction(words.gettext("A chase begins"), self._wish(ClockVerb.CHASE))

    def add_deeds(self, menu: QMenu, around: Surroundings) -> None:
        """Offer what can be said of it."""
        words, view, deed = self._words, self._view, self._view.deed
        full = words.gettext("What happens when it is full…")
        menu.addAction(full, lambda: self._ask(ClockField.HAPPENS, deed.happens))
        if view.kind is ClockKind.TUG_OF_WAR:
            empty = words.gettext("What happens when it is empty…")
            menu.addAction(empty, lambda: self._ask(ClockField.HAPPENS_EMPTY, deed.happens_empty))
        self._add_beats(menu)
        rises = menu.addAction(
            enum_text(words, ClockField.ONLY_RISES),
            self._wish(ClockVerb.ONLY_RISES, value=not deed.only_rises),
        )
        rises.setCheckable(True)
        rises.setChecked(deed.only_rises)
        menu.addSeparator()
        self._add_groups(menu, around.groups)
        self._add_owners(menu, around.owners)
        self._add_hues(menu)

    def add_rest(self, menu: QMenu) -> None:
        """Offer a copy, its history, and to put it away or back."""
        words = self._words
        menu.addAction(words.gettext("Duplicate"), self._wish(ClockVerb.COPY))
        menu.addAction(words.gettext("History"), self._wish(ClockVerb.HISTORY))
        self.add_away(menu)

    def add_away(self, menu: QMenu) -> None:
        """Offer to put it away, or back."""
        words = self._words
        is_away = self._view.is_archived
        text = words.gettext("Put back on the wall") if is_away else words.gettext("Put away")
        menu.addAction(text, self._wish(ClockVerb.ARCHIVE, value=not is_away))

    def _add_beats(self, menu: QMenu) -> None:
        inner = menu.addMenu(enum_text(self._words, ClockField.BEAT))
        for beat in (None, *Beat):
            wish = self._wish(ClockVerb.BEAT, value=beat)
            text = beat_text(self._words, beat)
            _add_choice(inner, text, wish, is_on=beat is self._view.deed.beat)

    def _add_groups(self, menu: QMenu, groups: Sequence[str]) -> None:
        words, now = self._words, self._view.deed.group
        inner = menu.addMenu(enum_text(words, ClockField.GROUP))
        none = words.gettext("None")
        _add_choice(inner, none, self._wish(ClockVerb.GROUP, value=""), is_on=not now)
        for group in groups:
            wish = self._wish(ClockVerb.GROUP, value=group)
            _add_choice(inner, shown_name(group), wish, is_on=group == now)
        inner.addSeparator()
        inner.addAction(words.gettext("New heading…"), lambda: self._ask(ClockField.GROUP, ""))

    def _add_owners(self, menu: QMenu, owners: Sequence[OwnerView]) -> None:
        words, now = self._words, self._view.deed.owner_id
        inner = menu.addMenu(enum_text(words, ClockField.OWNER))
        nobody = words.gettext("Nobody")
        _add_choice(inner, nobody, self._wish(ClockVerb.OWNER), is_on=now is None)
        for owner in owners:
            wish = self._wish(ClockVerb.OWNER, value=owner.owner_id)
            is_on = owner.owner_id == now
            _add_choice(inner, shown_name(owner.name), wish, is_on=is_on)

    def _add_hues(self, menu: QMenu) -> None:
        inner = menu.addMenu(enum_text(self._words, ClockField.HUE))
        for hue in (None, *ClockHue):
            wish = self._wish(ClockVerb.HUE, value=hue)
            _add_choice(inner, hue_text(self._words, hue), wish, is_on=hue is self._view.hue)

    def _wish(self, verb: ClockVerb, *, value: object = None) -> Callable[[], None]:
        wish = ClockWish(verb=verb, clock_id=self._view.clock_id, value=value)
        return lambda: self._send(wish)


def key_of(field: ClockField) -> ClockVerb:
    """Return the wish that writes a field which is asked in words.

    Raises:
        KeyError: No words are asked for it.
    """
    return {
        ClockField.HAPPENS: ClockVerb.HAPPENS,
        ClockField.HAPPENS_EMPTY: ClockVerb.HAPPENS_EMPTY,
        ClockField.GROUP: ClockVerb.GROUP,
    }[field]


def question(words: Words, field: ClockField, name: str) -> str:
    """Return what is asked about a clock in words."""
    texts = {
        ClockField.HAPPENS: words.gettext("When “%(clock)s” is full:"),
        ClockField.HAPPENS_EMPTY: words.gettext("When “%(clock)s” is empty:"),
        ClockField.GROUP: words.gettext("Heading for “%(clock)s”:"),
    }
    return texts[field] % {"clock": name}


def _add_choice(menu: QMenu, text: str, act: Callable[[], None], *, is_on: bool) -> None:
    action = menu.addAction(text, act)
    action.setCheckable(True)
    action.setChecked(is_on)


def shown_name(name: str, most: int = LONGEST_NAME) -> str:
    """Return a name as a menu shows it: cut, and without keys of its own."""
    short = name if len(name) <= most else f"{name[: most - 1].rstrip()}…"
    return short.replace("&", "&&")  # an ampersand would make the next letter a key
