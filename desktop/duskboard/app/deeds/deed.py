"""What every deed of the chase in hand can do."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import replace

from duskboard.core.chase.check import CheckSource, Difficulty, Verdict
from duskboard.core.chase.participant import Participant
from duskboard.core.chase.rounds import ChaseError
from duskboard.core.chase.source import Check, check_dice
from duskboard.core.chase.worth import guesses
from duskboard.core.identity import EntityId
from duskboard.i18n.chase_check_text import check_name, check_value, guess_text
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.error_text import error_text
from duskboard.i18n.listing import clauses
from duskboard.i18n.roll_text import roll_name
from duskboard.i18n.words import Words
from duskboard.panels.deed_offer import DeedChoice, DeedMenu, DeedOffer
from duskboard.play.change import PlayError
from duskboard.play.chase.attack import Rolled
from duskboard.play.chase.exchange import Throws, ThrowWantedError, Wanted
from duskboard.table.board_view import TokenView, board_view
from duskboard.table.table import Table
from duskboard.table.transaction import Report, Transaction

MOST_EXTRA = 2
"""Bonus or penalty dice that the game master gives at the most."""


class Deed(ABC):
    """A deed in hand, as a value: choosing something makes another one."""

    @property
    @abstractmethod
    def deed_id(self) -> str:
        """What it is, the same whatever is chosen of it."""

    @abstractmethod
    def offer(
        self, table: Table, words: Words, waiting: ThrowWantedError | None
    ) -> DeedOffer | None:
        """Return what the bar shows, or None where it cannot be done any more.

        Args:
            table: The table.
            words: The words.
            waiting: The dice that are asked for after others fell, or None.
        """

    @abstractmethod
    def choose(self, table: Table, menu_id: str, value: str) -> "Deed":
        """Return the deed after something was chosen."""

    @abstractmethod
    def act(self, table: Table, throws: Throws, *, secret: bool) -> Transaction:
        """Return its step.

        Raises:
            ThrowWantedError: More dice must be known first.
            PlayError: It cannot be done.
            ChaseError: The rules do not allow it.
        """

    def worded(self, _text: str) -> "Deed":
        """Return the deed after words were typed."""
        return self

    def then(self, _table: Table, _report: Report) -> "Deed | None":
        """Return the deed that follows once it is done, or None."""
        return None


def token_of(table: Table, who: EntityId) -> TokenView | None:
    """Return the token of somebody, or None for who is gone."""
    view = board_view(table)
    return view.token(who) if view is not None else None


def why_not(words: Words, trial: Callable[[], object]) -> str:
    """Return what a trial is refused with, or "" where it is not."""
    try:
        trial()
    except ThrowWantedError:
        return ""
    except (ChaseError, PlayError) as error:
        return error_text(words, error)
    return ""


def check_text(words: Words, rolled: Rolled, check: Check | None) -> str:
    """Return what a side rolls: "Fighting 50, Hard, 1 penalty die"."""
    if rolled.source is CheckSource.SAID:
        return enum_text(words, rolled.source)
    texts = {
        "skill": check_name(words, rolled.skill, rolled.source),
        "value": check_value(words, rolled.source, rolled.value),
    }
    parts = [words.pgettext("check", "%(skill)s %(value)s") % texts]
    if check is not None:
        if check.difficulty is not Difficulty.REGULAR:
            parts.append(enum_text(words, check.difficulty))
        parts.append(extra_text(words, max(-MOST_EXTRA, min(MOST_EXTRA, check.extra))))
    return clauses(words, parts)


def extra_text(words: Words, extra: int) -> str:
    """Return bonus or penalty dice: "1 bonus die"; "" for none."""
    if not extra:
        return ""
    count = abs(extra)
    text = words.npgettext("chase", "%(count)d penalty die", "%(count)d penalty dice", count)
    if extra > 0:
        text = words.npgettext("chase", "%(count)d bonus die", "%(count)d bonus dice", count)
    return text % {"count": count}


def check_menu(  # noqa: PLR0913 - whose check, and what may be changed of it
    words: Words,
    title: tuple[str, str],
    person: Participant,
    rolled: Rolled,
    check: Check | None,
    *,
    level: Difficulty | None = None,
) -> DeedMenu:
    """Return the menu of what one side rolls: its worth, more dice, who decides it.

    Args:
        words: The words.
        title: The identifier of the menu, and what screen readers call it.
        person: Who rolls.
        rolled: What.
        check: The same with all dice, or None where it cannot be rolled.
        level: The level to reach, where that may be chosen.
    """
    found = guesses(person, rolled.skill) if rolled.source is person.source else ()
    worths = tuple(
        DeedChoice(
            value=f"worth:{one.value}",
            text=guess_text(words, one),
            is_on=one.value == rolled.value,
        )
        for one in found
    )
    levels = tuple(
        DeedChoice(value=f"level:{one.value}", text=enum_text(words, one), is_on=one is level)
        for one in (Difficulty if level is not None else ())
    )
    extras = tuple(
        DeedChoice(
            value=f"extra:{extra}",
            text=extra_text(words, extra) or words.pgettext("chase", "No bonus or penalty die"),
            is_on=extra == rolled.extra,
        )
        for extra in range(MOST_EXTRA, -MOST_EXTRA - 1, -1)
    )
    sources = tuple(
        DeedChoice(
            value=f"source:{one.value}", text=enum_text(words, one), is_on=one is rolled.source
        )
        for one in dict.fromkeys((person.source, CheckSource.SAID))
    )
    sections = tuple(one for one in (worths, levels, extras, sources) if one)
    return DeedMenu(
        menu_id=title[0], text=check_text(words, rolled, check), name=title[1], sections=sections
    )


def rolled_after(rolled: Rolled, value: str) -> Rolled:
    """Return what a side rolls after something was chosen in its menu."""
    what, _, number = value.partition(":")
    match what:
        case "worth":
            return replace(rolled, value=int(number))
        case "extra":
            return replace(rolled, extra=int(number))
        case "source":
            return replace(rolled, source=CheckSource(number))
        case _:
            return rolled


def verdict_choices(words: Words) -> tuple[DeedChoice, ...]:
    """Return how a check may have gone, beside a plain success, which the large button says."""
    return tuple(
        DeedChoice(value=f"verdict:{one.value}", text=enum_text(words, one))
        for one in (Verdict.FUMBLE, Verdict.FAILURE, Verdict.HARD, Verdict.EXTREME)
    )


def loss_choices(words: Words) -> tuple[DeedChoice, ...]:
    """Return how many actions may be lost."""
    none = words.pgettext("chase", "None")
    return tuple(
        DeedChoice(value=f"loss:{lost}", text=str(lost) if lost else none) for lost in (1, 2, 3, 0)
    )


def asked(
    words: Words, offer: DeedOffer, waiting: ThrowWantedError, rolled: Rolled | None
) -> DeedOffer:
    """Return what the bar shows while more dice are asked for."""
    name = str(waiting.args[0])
    title = words.pgettext("chase", "%(name)s: %(what)s") % {
        "name": name,
        "what": enum_text(words, waiting.wanted),
    }
    plain = replace(
        offer, title=title, menus=(), row=(), row_id="", sentence="", refusal="", is_begun=True
    )
    if waiting.check is None or rolled is None:
        return _asked_dice(words, plain, waiting)
    if waiting.check.source is CheckSource.SAID:
        return replace(
            plain,
            subject=enum_text(words, CheckSource.SAID),
            quick=verdict_choices(words),
            go=enum_text(words, Verdict.REGULAR),
            dice=None,
        )
    skill = check_name(words, rolled.skill, rolled.source)
    return replace(
        plain,
        subject=check_text(words, rolled, waiting.check),
        quick=(),
        go=words.pgettext("chase", "Roll %(skill)s") % {"skill": skill},
        dice=check_dice(waiting.check),
    )


def _asked_dice(words: Words, plain: DeedOffer, waiting: ThrowWantedError) -> DeedOffer:
    is_loss = waiting.wanted is Wanted.LOSS
    dice = roll_name(words, waiting.dice) if waiting.dice is not None else ""
    subject = words.pgettext("chase", "How many actions are lost?") if is_loss else dice
    return replace(
        plain,
        subject=subject,
        quick=loss_choices(words) if is_loss else (),
        go=words.pgettext("chase", "Roll %(skill)s") % {"skill": dice},
        dice=waiting.dice,
    )
