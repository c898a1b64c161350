"""The group action in hand: who rolls, on which terms, and what their real dice show."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from math import prod

from PySide6.QtCore import QObject, Signal

from duskboard.app.action_hand import offer_of_action
from duskboard.app.clerk import Clerk
from duskboard.core.blades.action import ASSIST_STRESS, ActionTerms, Push
from duskboard.core.blades.error import BladesError
from duskboard.core.blades.limit import ActionLimit, ActionLimitError
from duskboard.core.blades.scoundrel import Fate, Scoundrel
from duskboard.core.blades.use import is_help_free
from duskboard.core.clocks.effect import Outcome
from duskboard.core.dice import Dice, DiceError, Rating
from duskboard.core.identity import EntityId
from duskboard.i18n.words import Words
from duskboard.odds.blades import RatingOdds, rating_odds
from duskboard.panels.action_roll_offer import ActionRollOffer
from duskboard.panels.action_roll_terms import with_helper, with_push
from duskboard.panels.team_offer import CohortOffer, HelpOffer, MemberOffer, TeamOffer
from duskboard.panels.team_wish import (
    AddCohort,
    DropCohort,
    SetCohort,
    SetHelp,
    TeamWish,
    TellCohort,
)
from duskboard.panels.told_rating import told_rating
from duskboard.play.blades.decision import ActionDecision, Throw, checked
from duskboard.play.blades.scene import crew_of
from duskboard.play.blades.team import CohortMember, Member, TeamDecision, roll_team
from duskboard.play.change import PlayError
from duskboard.table.transaction import Transaction


class TeamHand(QObject):
    """Holds the one group action that is in hand, or none.

    Signals:
        changed(TeamOffer | None): Another group is in hand, or it was adjusted.
        rolled(): It was made.
        refused(Exception): What was told or typed does not fit.
    """

    changed = Signal(object)
    rolled = Signal()
    refused = Signal(object)

    def __init__(
        self, clerk: Clerk, dice: Dice, words: Words, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._clerk, self._dice, self._words = clerk, dice, words
        self._leader: ActionDecision | None = None
        self._in: dict[EntityId, tuple[Push, ...]] = {}
        self._told: dict[EntityId, str] = {}
        self._target: EntityId | None = None
        self._cohorts: dict[int, CohortMember] = {}
        self._cohorts_told: dict[int, str] = {}
        self._help: tuple[EntityId, EntityId] | None = None

    @property
    def leader(self) -> ActionDecision | None:
        """The roll of the leader, or None when no group is in hand."""
        return self._leader

    @property
    def target(self) -> EntityId | None:
        """The clock that a success ticks, or None."""
        return self._target

    def begin(self, leader: ActionDecision, target: EntityId | None = None) -> None:
        """Take a group in hand that somebody leads; everybody in play rolls at first."""
        terms = replace(leader.terms, helper=None, bargain=None, pushes=(), armoured_push=None)
        self._leader, self._target, self._told = replace(leader, terms=terms), target, {}
        everybody = self._clerk.table.values(Scoundrel)
        self._in = {who: () for who, one in everybody.items() if one.fate is Fate.ACTIVE}
        self._cohorts, self._cohorts_told, self._help = {}, {}, None
        self.say()

    def drop(self) -> None:
        """Put the group down."""
        if self._leader is not None:
            self._leader = None
            self.changed.emit(None)

    def adjust(self, terms: ActionTerms) -> None:
        """Roll on other terms, which hold for all."""
        if self._leader is not None:
            self._leader = replace(self._leader, terms=terms)
            self.say()

    def toggle_member(self, who: EntityId) -> None:
        """Have somebody roll with the others, or not."""
        if who in self._in:
            del self._in[who]
        else:
            self._in[who] = ()
        if self._help is not None and (who in self._help):
            self._help = None
        self.say()

    def wish(self, wish: TeamWish) -> None:
        """Do what was clicked or typed about cohorts and help from outside."""
        match wish:
            case AddCohort():
                crew = crew_of(self._clerk.table)
                name = self._words.pgettext("blades team", "Cohort")
                cohort = CohortMember(name=name, dice=0 if crew is None else crew.tier)
                self._cohorts[max(self._cohorts, default=0) + 1] = cohort
            case SetCohort(key=key, name=name, dice=dice):
                self._cohorts[key] = CohortMember(name=name, dice=dice)
            case TellCohort(key=key, text=text):
                self._cohorts_told[key] = text.strip()
                return
            case DropCohort(key=key):
                self._cohorts.pop(key, None)
                self._cohorts_told.pop(key, None)
            case SetHelp(helper=helper, helped=helped):
                pair = None if helper is None or helped is None else (helper, helped)
                self._help = pair
        self.say()

    def next_help(self) -> None:
        """Have the next one who does not roll assist the leader; after the last, nobody."""
        offer = self.offer()
        if offer is None:
            return
        order = [None, *(one for one in offer.helps if one.helped == offer.leader.who)]
        place = order.index(offer.help) if offer.help in order else 0
        chosen = order[(place + 1) % len(order)]
        self.wish(
            SetHelp() if chosen is None else SetHelp(helper=chosen.helper, helped=chosen.helped)
        )

    def toggle_push(self, who: EntityId) -> None:
        """Have somebody push for a die, or not."""
        if who in self._in:
            self._in[who] = () if self._in[who] else (Push.DIE,)
            self.say()

    def tell(self, who: EntityId, text: str) -> None:
        """Take what real dice of somebody show."""
        self._told[who] = text.strip()

    def aim(self, clock: EntityId | None) -> None:
        """Have a success tick a clock, or none."""
        self._target = clock
        self.say()

    def write_why(self, why: str) -> None:
        """Say what it is rolled for."""
        if self._leader is not None:
            self._leader = replace(self._leader, why=why)
            self.say()

    def toggle_secret(self) -> None:
        """Keep it from the players' screen, or not."""
        if self._leader is not None:
            self._leader = replace(self._leader, is_secret=not self._leader.is_secret)
            self.say()

    def toggle_overrule(self) -> None:
        """Overrule whatever would forbid it, or not."""
        if self._leader is not None:
            self._leader = replace(self._leader, is_overruled=not self._leader.is_overruled)
            self.say()

    def go(self) -> None:
        """Let the dice fall: those that were typed, and the machine's for the others."""
        leader = self._leader
        if leader is None:
            return
        try:
            made = self._made(leader)
        except (BladesError, DiceError, PlayError) as error:
            self.refused.emit(error)
            return
        if self._clerk.do(lambda _table: made) is not None:
            self.drop()
            self.rolled.emit()

    def say(self) -> None:
        """Say what is in hand anew, as after another step at the table."""
        if self._leader is None:
            return
        offer = self.offer()
        if offer is None:
            self.drop()
        else:
            self.changed.emit(offer)

    def offer(self) -> TeamOffer | None:
        """Return what the panel shows, or None when no group is in hand any more."""
        leader, table = self._leader, self._clerk.table
        if leader is None:
            return None
        own = offer_of_action(table, leader, self._target)
        if own is None:
            return None
        rolls = {
            who: offer_of_action(table, self._member(leader, who))
            for who, one in table.values(Scoundrel).items()
            if one.fate is Fate.ACTIVE
        }
        members = tuple(
            _member(offer, is_in=who in self._in, told=self._told.get(who, ""))
            for who, offer in rolls.items()
            if offer is not None
        )
        rolling = [one for one in members if one.is_in]
        odds = [found.odds for who in self._in if (found := rolls.get(who)) is not None]
        odds += [rating_odds(_check(one)) for one in self._cohorts.values()]
        helps = self._helps()
        return TeamOffer(
            leader=own,
            members=members,
            mean_cost=sum(one.bad for one in rolling),
            chances=_best(odds),
            cohorts=self._cohort_offers(),
            helps=helps,
            help=next((one for one in helps if (one.helper, one.helped) == self._help), None),
            refusal=self._refusal(leader, rolls),
            is_secret=leader.is_secret,
            is_overruled=leader.is_overruled,
        )

    def _refusal(
        self, leader: ActionDecision, rolls: Mapping[EntityId, ActionRollOffer | None]
    ) -> Exception | None:
        if leader.is_overruled:
            return None
        if leader.terms.is_cut_off:
            name = self._clerk.table.values(Scoundrel)[leader.who].name
            return ActionLimitError(ActionLimit.CUT_OFF, name)
        found = (rolls.get(who) for who in self._in)
        return next((one.refusal for one in found if one is not None and one.refusal), None)

    def _member(self, leader: ActionDecision, who: EntityId) -> ActionDecision:
        """Return the roll of somebody: the terms of the leader, pushes and harm of their own."""
        terms = leader.terms
        if who != leader.who:
            terms = replace(terms, wounds=(), uses=())
        for push in self._in.get(who, ()):
            terms = with_push(terms, push)
        helper = self._help[0] if self._help is not None and self._help[1] == who else None
        terms = with_helper(terms, helper)
        return replace(leader, who=who, terms=terms)

    def _made(self, leader: ActionDecision) -> Transaction:
        table = self._clerk.table
        order = sorted(self._in, key=lambda who: who != leader.who)
        own = [self._member(leader, who) for who in order]
        members: tuple[Member, ...] = (*own, *self._cohorts.values())
        throws = [self._throw(member) for member in own]
        throws += [self._throw_of(key, one) for key, one in self._cohorts.items()]
        decision = TeamDecision(
            leader=replace(leader, aim=self._target),
            members=members,
            why=leader.why,
            is_secret=leader.is_secret,
            is_overruled=leader.is_overruled,
        )
        return roll_team(table, decision, throws)

    def _throw(self, member: ActionDecision) -> Throw:
        text = self._told.get(member.who, "")
        if not text:
            return self._dice
        check: Rating = checked(self._clerk.table, member)
        return told_rating(self._words, text, check)

    def _throw_of(self, key: int, cohort: CohortMember) -> Throw:
        said = self._cohorts_told.get(key, "")
        return told_rating(self._words, said, _check(cohort)) if said else self._dice

    def _cohort_offers(self) -> tuple[CohortOffer, ...]:
        told = self._cohorts_told
        return tuple(
            CohortOffer(key=key, name=one.name, dice=one.dice, told=told.get(key, ""))
            for key, one in self._cohorts.items()
        )

    def _helps(self) -> tuple[HelpOffer, ...]:
        """Return who does not roll and could assist whom of those who do (101, D11)."""
        table = self._clerk.table
        people = table.values(Scoundrel)
        outside = [
            (who, one)
            for who, one in people.items()
            if who not in self._in and one.fate is Fate.ACTIVE
        ]
        return tuple(
            HelpOffer(
                helper=who,
                name=one.name,
                helped=helped,
                helped_name=people[helped].name,
                price=0 if is_help_free(one) else ASSIST_STRESS,
            )
            for helped in self._in
            if helped in people
            for who, one in outside
        )


def _check(cohort: CohortMember) -> Rating:
    return Rating(count=max(0, cohort.dice))


def _member(offer: ActionRollOffer, *, is_in: bool, told: str) -> MemberOffer:
    return MemberOffer(
        who=offer.who,
        name=offer.name,
        is_in=is_in,
        dice=offer.dice,
        is_pushed=Push.DIE in offer.terms.pushes,
        stress=offer.stress,
        bad=offer.odds.chance(Outcome.BAD),
        told=told,
    )


def _best(odds: Sequence[RatingOdds]) -> tuple[float, ...]:
    """Return the chances of the best of all rolls: 1-3, 4/5, 6, critical."""
    below = [prod(1 - one.at_least(outcome) for one in odds) for outcome in Outcome]
    edges = [*below[1:], 1.0]
    return tuple(after - before for before, after in zip([0.0, *edges[:-1]], edges, strict=True))
