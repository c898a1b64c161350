"""A scoundrel's downtime: rest, recovery, training, vice, and who is played meanwhile."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial

from PySide6.QtWidgets import QWidget

from duskboard.app.clerk import new_id
from duskboard.app.desk import Desk
from duskboard.core.blades.activity import DowntimeActivity
from duskboard.core.blades.downtime import Plan
from duskboard.core.blades.healing import Treatment, recovery_dice, recovery_stress
from duskboard.core.blades.scoundrel import Fate, Scoundrel
from duskboard.core.blades.season import outcome_raised
from duskboard.core.blades.trait import XpTrack
from duskboard.core.blades.vice import Overindulgence, vice_dice
from duskboard.core.clocks.effect import Outcome
from duskboard.core.dice import Dice
from duskboard.core.identity import EntityId
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import clauses
from duskboard.i18n.words import Words
from duskboard.panels.choice_menu import ChoiceMenu, Told
from duskboard.panels.scoundrel_deed import ScoundrelDeed
from duskboard.play.blades.fate import add_stand_in
from duskboard.play.blades.growth import train, training_of
from duskboard.play.blades.load import begin_downtime
from duskboard.play.blades.planning import counted, last_done, raise_activity
from duskboard.play.blades.recovery import (
    Recovered,
    RecoveryTerms,
    dice_of,
    raise_recovery,
    recover,
)
from duskboard.play.blades.vice import (
    ViceIndulged,
    choose_overindulgence,
    close_downtime,
    indulge,
    lose_in_vice,
)
from duskboard.table.table import Table
from duskboard.table.transaction import Transaction
from duskboard.windows.command import Command, CommandGroup

_QUALITIES = range(5)


class Downtime:
    """Does what the scoundrel that is open does between scores."""

    def __init__(self, desk: Desk, dice: Dice, opened: Callable[[EntityId], None]) -> None:
        """Roll with `dice`; `opened` shows a sheet that is new."""
        self._desk, self._dice, self._opened = desk, dice, opened
        # Whose vice was too much, with nothing chosen that comes of it.
        self._too_much: set[EntityId] = set()

    def commands(self) -> Iterator[Command]:
        """Yield what can be done, each about the scoundrel that is open."""
        labels: dict[ScoundrelDeed, Callable[[Words], str]] = {
            ScoundrelDeed.DOWNTIME: _begins,
            ScoundrelDeed.RECOVER: _recovers,
            ScoundrelDeed.TRAIN: _trains,
            ScoundrelDeed.VICE: _indulges,
            ScoundrelDeed.DOWNTIME_OVER: _ends,
            ScoundrelDeed.STAND_IN: _stands_in,
        }
        for deed, label in labels.items():
            yield Command(
                command_id=f"scoundrel.{deed}",
                label=label,
                run=partial(self.do, deed),
                enabled=lambda: self._desk.scoundrel_panel.sheet_id is not None,
                refusal=lambda words: words.pgettext("blades", "there is no scoundrel yet"),
                group=CommandGroup.GAME,
                glyph="hourglass",
            )

    def do(self, deed: ScoundrelDeed) -> None:
        """Do something about the scoundrel that is open."""
        acts: dict[ScoundrelDeed, Callable[[EntityId], None]] = {
            ScoundrelDeed.DOWNTIME: self._begin,
            ScoundrelDeed.RECOVER: self._recover,
            ScoundrelDeed.TRAIN: self._train,
            ScoundrelDeed.VICE: self._indulge,
            ScoundrelDeed.DOWNTIME_OVER: self._close,
            ScoundrelDeed.STAND_IN: self._stand_in,
        }
        who = self._desk.scoundrel_panel.sheet_id
        if who is not None:
            acts[deed](who)

    def _sheet(self, who: EntityId) -> Scoundrel:
        sheet = self._desk.clerk.table.value(who, Scoundrel)
        return sheet if sheet is not None else Scoundrel(name="?")

    def _menu(self) -> ChoiceMenu:
        room = self._desk.room
        return ChoiceMenu(room.look, room.words, self._desk.scoundrel_panel)

    def _open(self, menu: ChoiceMenu) -> None:
        menu.open_below(self._desk.scoundrel_panel.tabs)

    def _begin(self, who: EntityId) -> None:
        self._desk.clerk.do(lambda table: begin_downtime(table, who))

    def _close(self, who: EntityId) -> None:
        self._desk.clerk.do(lambda table: close_downtime(table, who))

    def _train(self, who: EntityId) -> None:
        """Offer the four tracks (rules/blades.md 76)."""
        menu, words, table = self._menu(), self._desk.room.words, self._desk.clerk.table
        for track in XpTrack:
            text = words.pgettext("blades", "%(track)s xp +%(count)d") % {
                "track": enum_text(words, track),
                "count": training_of(table, track),
            }
            menu.offer(text, partial(self._trained, who, track))
        self._open(menu)

    def _trained(self, who: EntityId, track: XpTrack) -> None:
        plan = replace(_plan(who, DowntimeActivity.TRAIN), track=track)
        self._desk.clerk.do(
            lambda table: counted(table, plan, train(table, who, track)),
            lambda table: counted(
                table, plan, train(table, who, track, is_overruled=True), is_overruled=True
            ),
        )

    def _recover(self, who: EntityId) -> None:
        """Offer who can treat somebody (rules/blades.md 120)."""
        menu, table, words = self._menu(), self._desk.clerk.table, self._desk.room.words
        for terms, name in self._healers(who):
            dice = max(0, recovery_dice(dice_of(table, terms)))
            parts = [name, enum_text(words, terms.treatment)]
            if terms.treatment is Treatment.OUTSIDER:
                text = words.pgettext("blades", "quality %(count)d")
                parts.append(text % {"count": terms.quality})
            stress = recovery_stress(terms.treatment)
            if stress:
                text = words.pgettext("blades", "%(count)d stress")
                parts.append(text % {"count": stress})
            menu.offer_dice(clauses(words, parts), dice, partial(self._recovered, terms))
        self._open(menu)

    def _healers(self, who: EntityId) -> Iterator[tuple[RecoveryTerms, str]]:
        for key, sheet in self._desk.clerk.table.values(Scoundrel).items():
            if key != who and sheet.is_healer and sheet.fate is Fate.ACTIVE:
                terms = RecoveryTerms(who=who, treatment=Treatment.COMPANION, healer=key)
                yield terms, sheet.name
        if self._sheet(who).is_healer:
            yield RecoveryTerms(who=who, treatment=Treatment.SELF), ""
        for quality in _QUALITIES:
            yield RecoveryTerms(who=who, treatment=Treatment.OUTSIDER, quality=quality), ""
        yield RecoveryTerms(who=who, treatment=Treatment.UNTREATED), ""

    def _recovered(self, terms: RecoveryTerms, told: Told | None) -> None:
        plan = replace(
            _plan(terms.who, DowntimeActivity.RECOVER),
            treatment=terms.treatment,
            target=terms.healer,
            quality=terms.quality,
        )
        dice = told or self._dice
        step = self._desk.clerk.do(
            lambda table: counted(table, plan, recover(table, terms, dice)),
            lambda table: counted(table, plan, recover(table, terms, dice), is_overruled=True),
        )
        report = step.report if step is not None else None
        if isinstance(report, Recovered):
            self._offer_coin(terms.who, report.outcome)

    def _offer_coin(self, who: EntityId, outcome: Outcome) -> None:
        """Offer a better result for coin, after the roll (rules/blades.md 114)."""
        words, menu = self._desk.room.words, self._menu()
        outcomes = tuple(Outcome)
        most = len(outcomes) - 1 - outcomes.index(outcome)
        for coin in range(1, most + 1):
            text = words.npgettext(
                "blades", "%(count)d coin: %(outcome)s", "%(count)d coin: %(outcome)s", coin
            ) % {"count": coin, "outcome": enum_text(words, outcome_raised(outcome, coin))}
            menu.offer(text, partial(self._pay, who, outcome, coin))
        if most:
            menu.offer(words.pgettext("blades", "Leave it at that"), lambda: None)
            self._open(menu)

    def _pay(self, who: EntityId, outcome: Outcome, coin: int) -> None:
        number = last_done(self._desk.clerk.table, who, DowntimeActivity.RECOVER)
        if number is not None:
            self._desk.clerk.do(lambda table: raise_activity(table, number, coin))
            return
        self._desk.clerk.do(
            lambda table: raise_recovery(table, who, outcome, coin),
            lambda table: raise_recovery(table, who, outcome, coin, is_overruled=True),
        )

    def _indulge(self, who: EntityId) -> None:
        """Offer the roll, and after too much what comes of that (rules/blades.md 123, 124, 162)."""
        menu, words, sheet = self._menu(), self._desk.room.words, self._sheet(who)
        if who in self._too_much and sheet.is_vice_satisfied:
            self._offer_too_much(menu, who)
            menu.addSeparator()
        text = words.pgettext("blades", "Indulge the vice")
        # Only the die that counts is read: a critical is nothing here.
        menu.offer_dice(text, vice_dice(sheet), partial(self._indulged, who), takes_critical=False)
        menu.offer(
            words.pgettext("blades", "Lost in vice for this session"),
            lambda: self._act(partial(lose_in_vice, who=who)),
        )
        self._open(menu)

    def _indulged(self, who: EntityId, told: Told | None) -> None:
        self.indulge(who, told, self._desk.scoundrel_panel.tabs)

    def indulge(self, who: EntityId, told: Told | None, below: QWidget) -> None:
        """Have somebody indulge a vice; what comes of too much is offered by a widget."""
        plan, dice = _plan(who, DowntimeActivity.VICE), told or self._dice
        step = self._desk.clerk.do(
            lambda table: counted(table, plan, indulge(table, who, dice)),
            lambda table: counted(table, plan, indulge(table, who, dice), is_overruled=True),
        )
        report = step.report if step is not None else None
        self._too_much.discard(who)
        if isinstance(report, ViceIndulged) and report.is_overindulged:
            self._too_much.add(who)
            menu = self._menu()
            self._offer_too_much(menu, who)
            menu.open_below(below)

    def _offer_too_much(self, menu: ChoiceMenu, who: EntityId) -> None:
        words = self._desk.room.words
        for choice in Overindulgence:
            text = words.pgettext("blades", "Overindulged: %(choice)s")
            menu.offer(
                text % {"choice": enum_text(words, choice)},
                partial(self._overindulge, who, choice),
            )

    def _overindulge(self, who: EntityId, choice: Overindulgence) -> None:
        self._too_much.discard(who)
        self._act(partial(choose_overindulgence, who=who, choice=choice))

    def _act(self, act: Callable[[Table], Transaction]) -> None:
        self._desk.clerk.do(act)

    def _stand_in(self, who: EntityId) -> None:
        """Put somebody on the table who is played in the place of the scoundrel (39, 162)."""
        words, key = self._desk.room.words, new_id()
        text = words.pgettext("blades", "Stand-in for %(name)s")
        sheet = Scoundrel(name=text % {"name": self._sheet(who).name})
        if self._desk.clerk.do(lambda table: add_stand_in(table, key, sheet, who)) is not None:
            self._opened(key)
            self._desk.scoundrel_panel.begin_writing()


def _plan(who: EntityId, activity: DowntimeActivity) -> Plan:
    return Plan(number=0, who=who, activity=activity)


def _begins(words: Words) -> str:
    return words.pgettext("blades", "Downtime begins for this scoundrel")


def _recovers(words: Words) -> str:
    return words.pgettext("blades", "This scoundrel recovers…")


def _trains(words: Words) -> str:
    return words.pgettext("blades", "This scoundrel trains…")


def _indulges(words: Words) -> str:
    return words.pgettext("blades", "This scoundrel indulges their vice…")


def _ends(words: Words) -> str:
    return words.pgettext("blades", "Downtime is over for this scoundrel")


def _stands_in(words: Words) -> str:
    return words.pgettext("blades", "Somebody stands in for this scoundrel")
