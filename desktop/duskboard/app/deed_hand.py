"""The deed in hand: armed by a verb, adjusted in the bar, rolled here or by real dice."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from PySide6.QtCore import QObject, Signal

from duskboard.app.chase_hand import told_total
from duskboard.app.clerk import Clerk
from duskboard.app.deeds.deed import Deed
from duskboard.core.chase.check import Verdict
from duskboard.core.chase.rounds import ChaseError
from duskboard.core.chase.source import ReportedVerdict, WrongReportError
from duskboard.core.dice import Dice, DiceError, Reported, ReportedTotal
from duskboard.core.real_dice import typed
from duskboard.i18n.words import Words
from duskboard.panels.deed_offer import DeedOffer
from duskboard.panels.dice_entry import FacesTyped, TotalTold, VerdictTold
from duskboard.play.change import PlayError
from duskboard.play.chase.exchange import Throws, ThrowWantedError, Wanted

Source = Callable[[], Dice | Reported]
"""Gives the same dice as often as it is asked."""
_FIRST = Wanted.ATTACK


@dataclass(frozen=True, kw_only=True)
class _Held:
    """What is in hand: the deed, the dice that fell, and those that are asked for."""

    deed: Deed
    fallen: dict[Wanted, Source] = field(default_factory=dict)
    waiting: ThrowWantedError | None = None


class DeedHand(QObject):
    """Holds the one deed that is in hand, or none.

    Signals:
        changed(DeedOffer | None): Another deed is in hand, or it was adjusted.
        refused(Exception): What was told or typed does not fit.
    """

    changed = Signal(object)
    refused = Signal(object)

    def __init__(
        self, clerk: Clerk, dice: Dice, words: Words, is_secret: Callable[[], bool]
    ) -> None:
        """Act through `clerk`; `is_secret` says whether nobody else sees what is rolled now."""
        super().__init__()
        self._clerk, self._dice, self._words = clerk, dice, words
        self._is_secret = is_secret
        self._held: _Held | None = None
        self._offer: DeedOffer | None = None

    @property
    def is_armed(self) -> bool:
        """Whether a deed is in hand."""
        return self._held is not None

    @property
    def offer(self) -> DeedOffer | None:
        """What the bar shows."""
        return self._offer

    def arm(self, deed: Deed) -> None:
        """Take a deed in hand."""
        self._held = _Held(deed=deed)
        self.say()

    def drop(self) -> None:
        """Put the deed down; nothing has happened at the table."""
        if self._held is not None:
            self._held = self._offer = None
            self.changed.emit(None)

    def choose(self, menu_id: str, value: str) -> None:
        """Choose something of it, before dice fall."""
        held = self._held
        if held is not None and held.waiting is None:
            self._held = replace(held, deed=held.deed.choose(self._clerk.table, menu_id, value))
            self.say()

    def choose_next(self, step: int) -> None:
        """Choose the next of the row, or the one before."""
        offer = self._offer
        open_ = [one for one in offer.row if not one.refusal] if offer is not None else []
        if offer is None or not open_:
            return
        at = next((place for place, one in enumerate(open_) if one.is_on), 0)
        self.choose(offer.row_id, open_[(at + step) % len(open_)].value)

    def word(self, text: str) -> None:
        """Take words that were typed."""
        held = self._held
        if held is not None:
            self._held = replace(held, deed=held.deed.worded(text))
            self.say()

    def answer(self, value: str) -> None:
        """Take an answer to what is asked: how it went, or how many actions are lost."""
        what, _, more = value.partition(":")
        if what == "verdict":
            self.tell(VerdictTold(verdict=Verdict(more)))
        elif what == "loss":
            self._take(lambda: ReportedTotal(total=int(more)))

    def go(self) -> None:
        """Do it: the machine's dice fall for all that is not known yet."""
        held, offer = self._held, self._offer
        if held is None or offer is None or offer.refusal:
            return
        if offer.quick and offer.quick[0].value.startswith("verdict:"):
            self.tell(VerdictTold(verdict=Verdict.REGULAR))
            return
        throws = self._throws(held, rest=self._dice)
        self._finish(held, lambda: throws)

    def tell(self, said: FacesTyped | TotalTold | VerdictTold) -> None:
        """Take what real dice show, what the player said they came to, or how it went."""
        offer = self._offer
        if offer is None or offer.refusal:
            return
        match said:
            case VerdictTold(verdict=verdict):
                self._take(lambda: ReportedVerdict(verdict=verdict))
            case TotalTold(total=total):
                self._take(lambda: told_total(offer.dice, total))
            case FacesTyped(faces=faces):
                dice = offer.dice
                if dice is None:
                    self.refused.emit(WrongReportError())
                else:
                    self._take(lambda: typed(dice, faces))

    def settle(self) -> None:
        """Do what a roll that was told waits for, as when the program closes."""
        if self._held is not None and self._held.waiting is not None:
            self.go()

    def say(self) -> None:
        """Say what is in hand anew, as after another step at the table."""
        held = self._held
        if held is None:
            return
        try:
            offer = held.deed.offer(self._clerk.table, self._words, held.waiting)
        except (ChaseError, PlayError):
            offer = None  # somebody or something of it is gone
        if offer is None:
            self.drop()
        else:
            self._offer = offer
            self.changed.emit(offer)

    def _take(self, dice: Source) -> None:
        """Take one throw, and see whether that is all."""
        held = self._held
        if held is None:
            return
        wanted = held.waiting.wanted if held.waiting is not None else _FIRST
        fallen = replace(held, fallen={**held.fallen, wanted: dice})
        try:
            throws = self._throws(fallen)
            held.deed.act(self._clerk.table, throws, secret=False)
        except ThrowWantedError as error:
            self._held = replace(fallen, waiting=error)
            self.say()
        except DiceError as error:
            self.refused.emit(error)
        except (ChaseError, PlayError) as error:
            self._clerk.refuse(error)
        else:
            self._finish(fallen, lambda: self._throws(fallen))

    def _throws(self, held: _Held, rest: Dice | None = None) -> Throws:
        """Return where all dice come from: as they fell, or from `rest`.

        Raises:
            WrongReportError: What was told is not of these dice.
        """
        given = {wanted: dice() for wanted, dice in held.fallen.items()}
        return Throws(
            attack=given.get(Wanted.ATTACK, rest),
            reply=given.get(Wanted.REPLY, rest),
            control=given.get(Wanted.CONTROL, rest),
            loss=_summed(given.get(Wanted.LOSS, rest)),
            damage=_summed(given.get(Wanted.DAMAGE, rest)),
        )

    def _finish(self, held: _Held, throws: Callable[[], Throws]) -> None:
        secret = self._is_secret()
        done = self._clerk.do(lambda table: held.deed.act(table, throws(), secret=secret))
        if done is None:
            return
        follows = held.deed.then(self._clerk.table, done.report) if done.report else None
        self.drop()
        if follows is not None:
            self.arm(follows)


def _summed(dice: Dice | Reported | None) -> Dice | ReportedTotal | None:
    """Return dice that are summed.

    Raises:
        WrongReportError: What was told is no sum.
    """
    if isinstance(dice, Reported) and not isinstance(dice, ReportedTotal):
        raise WrongReportError
    return dice
