"""The crossing in hand: armed on the track, adjusted, rolled here or by real dice."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, Signal

from duskboard.app.chase_skill import caution_offers, likeliest_skill, usable_skills, with_hand
from duskboard.app.clerk import Clerk
from duskboard.board.aim import Plan
from duskboard.core.chase.check import CheckSource, Difficulty
from duskboard.core.chase.participant import Participant, Skill
from duskboard.core.chase.source import (
    ReportedVerdict,
    Score,
    WrongReportError,
    offered_target,
)
from duskboard.core.chase.track import Barrier, Direction, Edge, Hazard, Leg
from duskboard.core.chase.worth import guesses
from duskboard.core.dice import (
    Dice,
    DiceError,
    Pool,
    Rating,
    Reported,
    ReportedBest,
    ReportedNet,
    ReportedTotal,
    What,
)
from duskboard.core.identity import EntityId
from duskboard.core.real_dice import typed
from duskboard.panels.action_offer import ActionOffer, CautionOffer, OfferKind
from duskboard.panels.dice_entry import FacesTyped, TotalTold, VerdictTold
from duskboard.play.chase.check import (
    Crossed,
    can_prepare,
    check_of,
    crossing_dice,
    judged,
    luck_offered,
)
from duskboard.play.chase.crossing import cross, prepare_crossing
from duskboard.play.chase.drifting import meet_hazard
from duskboard.play.chase.scene import scene
from duskboard.table.board_view import board_view
from duskboard.table.entity import Visibility
from duskboard.table.table import Table


@dataclass(frozen=True, slots=True, kw_only=True)
class Fallen:
    """Dice of the table that failed at a hazard, while the actions lost are asked for.

    Attributes:
        dice: What falls the same again, or what the player said.
        total: What they came to.
        luck: Points of Luck that would make them pass, or None.
    """

    dice: Callable[[], Dice | Reported]
    total: int
    luck: int | None = None


class ChaseHand(QObject):
    """Holds the one crossing that is armed, or none.

    Signals:
        changed(ActionOffer | None): Another crossing is in hand, or it was adjusted.
        refused(Exception): What was told or typed does not fit.
    """

    changed = Signal(object)
    refused = Signal(object)

    def __init__(self, clerk: Clerk, dice: Dice, is_secret: Callable[[], bool]) -> None:
        """Act through `clerk`; `is_secret` says whether nobody else sees what is rolled now."""
        super().__init__()
        self._clerk = clerk
        self._dice = dice
        self._is_secret = is_secret
        self._crossed: Crossed | None = None
        self._plan: Plan | None = None
        self._fallen: Fallen | None = None
        self._is_meeting = False

    @property
    def is_armed(self) -> bool:
        """Whether a crossing is in hand."""
        return self._crossed is not None

    @property
    def crossed(self) -> Crossed | None:
        """The crossing in hand, or None."""
        return self._crossed

    def arm(self, who: EntityId, leg: Leg, plan: Plan) -> None:
        """Take a crossing in hand, with the skill that is likeliest to come off."""
        self._arm(who, leg, plan, is_meeting=False)

    def _arm(self, who: EntityId, leg: Leg, plan: Plan, *, is_meeting: bool) -> None:
        table = self._clerk.table
        person, met = table.value(who, Participant), _met(table, leg)
        if person is None or met is None:
            return
        best = likeliest_skill(person, met)
        self._plan, self._fallen, self._is_meeting = plan, None, is_meeting
        self._crossed = Crossed(
            who=who,
            leg=leg,
            skill=best.name,
            value=best.value,
            difficulty=met.difficulty,
            secret=_is_hidden(table, who),
            source=person.source,
        )
        self.say()

    def meet(self, who: EntityId, edge_id: EntityId) -> None:
        """Take in hand the roll of somebody whom a moving hazard passes (5.10)."""
        table = self._clerk.table
        person, edge = table.value(who, Participant), table.value(edge_id, Edge)
        if person is None or person.place is None or edge is None or edge.hazard is None:
            return
        is_onward = Direction.FORWARD in edge.hazard.ways
        direction = Direction.FORWARD if is_onward else Direction.BACKWARD
        leg = Leg(edge=edge_id, direction=direction, place=person.place)
        plan = Plan(goal=person.place, is_legal=True, places=(), obstacle=edge_id)
        self._arm(who, leg, plan, is_meeting=True)

    def drop(self) -> None:
        """Put the crossing down; nothing has happened at the table."""
        if self._crossed is not None:
            self._crossed = self._plan = self._fallen = None
            self.changed.emit(None)

    def set_caution(self, caution: int) -> None:
        """Buy so many bonus dice, where dice are rolled."""
        if self._crossed is not None and self._crossed.source is not CheckSource.SAID:
            self._adjust(lambda crossed: replace(crossed, caution=max(0, min(2, caution))))

    def change_caution(self, by: int) -> None:
        """Buy a bonus die more or less."""
        if self._crossed is not None:
            self.set_caution(self._crossed.caution + by)

    def set_skill(self, name: str) -> None:
        """Roll another skill of those that are allowed."""
        offer = self.offer()
        skill = next((one for one in offer.skills if one.name == name), None) if offer else None
        if skill is not None:
            self._adjust(lambda crossed: replace(crossed, skill=skill.name, value=skill.value))

    def use(self, skill: Skill, difficulty: Difficulty) -> None:
        """Roll a skill of the sheet, allowed or not: the keeper decides (5.1)."""
        self._adjust(
            lambda crossed: replace(
                crossed, skill=skill.name, value=skill.value, difficulty=difficulty
            )
        )

    def set_value(self, value: int) -> None:
        """Have the skill be worth so much, where it is not known (9.11)."""
        self._adjust(lambda crossed: replace(crossed, value=value))

    def set_difficulty(self, difficulty: Difficulty) -> None:
        """Ask for another level."""
        self._adjust(lambda crossed: replace(crossed, difficulty=difficulty))

    def set_source(self, source: CheckSource) -> None:
        """Have something else decide this one check (14.1); without dice none are bought."""

        def changed(crossed: Crossed) -> Crossed:
            caution = 0 if source is CheckSource.SAID else crossed.caution
            return replace(crossed, source=source, caution=caution)

        self._adjust(changed)

    def set_target(self, target: int) -> None:
        """Type over the difficulty of a pool (14.6)."""
        self._adjust(lambda crossed: replace(crossed, target=target))

    def set_opens(self, opens: bool) -> None:  # noqa: FBT001 - a slot of a tick
        """Have success at a barrier open it for all, or for one (Q14)."""
        self._adjust(lambda crossed: replace(crossed, opens=opens))

    def prepare(self, dice: int) -> None:
        """Buy bonus dice for this crossing in a later round (Q3)."""
        crossed = self._crossed
        if crossed is None or self._fallen is not None:
            return
        who, leg = crossed.who, crossed.leg
        if self._clerk.do(lambda table: prepare_crossing(table, who, leg, dice)) is not None:
            self.drop()

    def go(self) -> None:
        """Let the machine's dice fall; where only the loss is asked for, its 1D3."""
        crossed = self._crossed
        if self._fallen is not None:
            self._cross(self._fallen.dice(), self._dice)
        elif crossed is not None:
            what = crossing_dice(self._clerk.table, crossed)
            if what is None:
                return
            fallen = judged(self._clerk.table, crossed, self._dice)
            faces = tuple(face for handful in fallen.faces for face in handful)
            self._take(lambda: typed(what, faces), fallen, loss=self._dice)

    def tell(self, said: FacesTyped | TotalTold | VerdictTold) -> None:
        """Take what real dice show, what the player said they came to, or how it went."""
        crossed = self._crossed
        if crossed is None:
            return
        try:
            dice = self._told_dice(crossed, said)
            fallen = judged(self._clerk.table, crossed, dice())
        except DiceError as error:
            self.refused.emit(error)
            return
        self._take(dice, fallen, loss=None)

    def spend_luck(self) -> None:
        """Spend the Luck that makes a failed roll pass (8.11)."""
        fallen = self._fallen
        if fallen is not None and fallen.luck is not None and self._crossed is not None:
            self._crossed = replace(self._crossed, luck=fallen.luck)
            self._cross(fallen.dice(), None)

    def tell_loss(self, lost: int) -> None:
        """Take how many actions a failed hazard costs."""
        if self._fallen is not None:
            self._cross(self._fallen.dice(), ReportedTotal(total=lost))

    def settle(self) -> None:
        """Do what a roll that was told waits for, as when the program closes: the 1D3 is rolled.

        The roll has happened at the table and is not lost; undo takes it back the next evening.
        """
        if self._fallen is not None:
            self.go()

    def say(self) -> None:
        """Say what is in hand anew, as after another step at the table."""
        offer = self.offer()
        if offer is None:
            self.drop()
        else:
            self.changed.emit(offer)

    def offer(self) -> ActionOffer | None:
        """Return what the action bar shows, or None when nothing is in hand any more."""
        crossed, plan, table = self._crossed, self._plan, self._clerk.table
        if crossed is None or plan is None:
            return None
        view = board_view(table)
        token = view.token(crossed.who) if view is not None else None
        place = view.place(crossed.leg.place) if view is not None else None
        person, met = table.value(crossed.who, Participant), _met(table, crossed.leg)
        if token is None or place is None or person is None or met is None:
            return None
        if not (self._is_meeting or token.is_active) or not self._is_there(person, crossed.leg):
            return None
        return ActionOffer(
            kind=self._kind(crossed),
            token=token,
            plan=plan,
            place=place.name or "",
            obstacle=met.name,
            is_barrier=isinstance(met, Barrier),
            skill=crossed.skill,
            value=crossed.value,
            skills=with_hand(usable_skills(person, met), crossed),
            difficulty=crossed.difficulty,
            choices=self._choices(table, crossed),
            caution=crossed.caution,
            rolled=self._fallen.total if self._fallen is not None else None,
            is_secret=crossed.secret,
            source=crossed.source,
            own_source=person.source,
            target=_target(crossed),
            opens=crossed.opens,
            luck=self._fallen.luck if self._fallen is not None else None,
            can_prepare=can_prepare(table) and not self._is_meeting,
            is_meeting=self._is_meeting,
            guesses=guesses(person, crossed.skill) if crossed.source is person.source else (),
        )

    def _choices(self, table: Table, crossed: Crossed) -> tuple[CautionOffer, ...]:
        """Return the amounts of caution: only one without dice, or where a hazard comes along."""
        offers = caution_offers(table, crossed)
        if self._is_meeting:
            return (replace(offers[0], price=0),)
        return offers[:1] if crossed.source is CheckSource.SAID else offers

    def _is_there(self, person: Participant, leg: Leg) -> bool:
        """Whether somebody stands where the crossing begins, which undo may have changed."""
        edge = self._clerk.table.value(leg.edge, Edge)
        if edge is None:
            return False
        start = leg.place if self._is_meeting else edge.start
        if not self._is_meeting and leg.direction is not Direction.FORWARD:
            start = edge.end
        return person.place == start

    def _kind(self, crossed: Crossed) -> OfferKind:
        if self._fallen is not None:
            return OfferKind.LOSS
        return OfferKind.SAY if crossed.source is CheckSource.SAID else OfferKind.CROSS

    def _adjust(self, change: Callable[[Crossed], Crossed]) -> None:
        if self._crossed is not None and self._fallen is None:
            self._crossed = change(self._crossed)
            self.say()

    def _take(
        self,
        dice: Callable[[], Dice | Reported],
        fallen: Score,
        loss: Dice | ReportedTotal | None,
    ) -> None:
        """Do what the dice say, or ask what only the table can say: the loss, or Luck."""
        crossed = self._crossed
        if crossed is None:
            return
        failed = not fallen.judgement.passed
        luck = self._luck(crossed, fallen)
        is_hazard = isinstance(_met(self._clerk.table, crossed.leg), Hazard)
        if failed and (luck is not None or (is_hazard and loss is None)):
            self._fallen = Fallen(dice=dice, total=fallen.total, luck=luck)
            self.say()
            return
        self._cross(dice(), loss)

    def _luck(self, crossed: Crossed, fallen: Score) -> int | None:
        """Return the Luck that makes a failed roll pass, or None where there is not so much."""
        person = self._clerk.table.value(crossed.who, Participant)
        if person is None:
            return None
        check = check_of(scene(self._clerk.table), crossed, crossed.caution)
        return luck_offered(person, crossed.skill, check, fallen)

    def _told_dice(
        self, crossed: Crossed, said: FacesTyped | TotalTold | VerdictTold
    ) -> Callable[[], Dice | Reported]:
        """Return what gives the dice that were told, as often as they are asked for.

        Raises:
            DiceError: They do not fit.
        """
        if isinstance(said, VerdictTold):
            return lambda: ReportedVerdict(verdict=said.verdict)
        what = crossing_dice(self._clerk.table, crossed)
        if isinstance(said, TotalTold):
            return lambda: told_total(what, said.total)
        if what is None:
            raise WrongReportError
        typed(what, said.faces)
        return lambda: typed(what, said.faces)

    def _cross(self, dice: Dice | Reported, loss: Dice | ReportedTotal | None) -> None:
        crossed, act = self._crossed, meet_hazard if self._is_meeting else cross
        if crossed is None:
            return
        made = replace(crossed, secret=crossed.secret or self._is_secret())
        done = self._clerk.do(lambda table: act(table, made, dice, loss))
        if done is not None:
            self.drop()


def told_total(what: What | None, total: int) -> Reported:
    """Return what a number says of the dice: a d100, net successes, or the die that counts."""
    match what:
        case Pool():
            return ReportedNet(net=total)
        case Rating():
            return ReportedBest(best=total)
        case _:
            return ReportedTotal(total=total)


def _target(crossed: Crossed) -> int | None:
    """Return the difficulty of a pool, or None for any other check."""
    if crossed.source is not CheckSource.POOL:
        return None
    return offered_target(crossed.difficulty) if crossed.target is None else crossed.target


def _met(table: Table, leg: Leg) -> Hazard | Barrier | None:
    edge = table.value(leg.edge, Edge)
    return edge.met(leg.direction) if edge is not None else None


def _is_hidden(table: Table, who: EntityId) -> bool:
    entity = table.get(who)
    return entity is None or entity.visibility is Visibility.HIDDEN
