"""The crossing in hand: armed on the track, adjusted, rolled here or by real dice."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, Signal

from duskboard.app.clerk import Clerk
from duskboard.board.aim import Plan
from duskboard.core.chase.check import Difficulty
from duskboard.core.chase.participant import Participant, Skill
from duskboard.core.chase.track import Barrier, Edge, Hazard, Leg
from duskboard.core.dice import Dice, DiceError, ReportedTotal, typed
from duskboard.core.identity import EntityId
from duskboard.odds.percentile import check_odds
from duskboard.panels.action_offer import ActionOffer, CautionOffer, OfferKind
from duskboard.panels.dice_entry import FacesTyped, TotalTold
from duskboard.play.chase.check import Crossed, choices, crossing_dice, judged
from duskboard.play.chase.crossing import cross
from duskboard.table.board_view import board_view
from duskboard.table.entity import Visibility
from duskboard.table.table import Table


@dataclass(frozen=True, slots=True, kw_only=True)
class Fallen:
    """Dice of the table that failed at a hazard, while the actions lost are asked for.

    Attributes:
        dice: What falls the same again, or what the player said.
        total: What they came to.
    """

    dice: Callable[[], Dice | ReportedTotal]
    total: int


class ChaseHand(QObject):
    """Holds the one crossing that is armed, or none.

    Signals:
        changed(ActionOffer | None): Another crossing is in hand, or it was adjusted.
        refused(Exception): What was told or typed does not fit.
    """

    changed = Signal(object)
    refused = Signal(object)

    def __init__(self, clerk: Clerk, dice: Dice, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._clerk = clerk
        self._dice = dice
        self._crossed: Crossed | None = None
        self._plan: Plan | None = None
        self._fallen: Fallen | None = None

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
        table = self._clerk.table
        person, met = table.value(who, Participant), _met(table, leg)
        if person is None or met is None:
            return
        skills = usable_skills(person, met)
        best = max(skills, key=lambda skill: skill.value)
        self._plan, self._fallen = plan, None
        self._crossed = Crossed(
            who=who,
            leg=leg,
            skill=best.name,
            value=best.value,
            difficulty=met.difficulty,
            secret=_is_hidden(table, who),
        )
        self.say()

    def drop(self) -> None:
        """Put the crossing down; nothing has happened at the table."""
        if self._crossed is not None:
            self._crossed = self._plan = self._fallen = None
            self.changed.emit(None)

    def set_caution(self, caution: int) -> None:
        """Buy so many bonus dice."""
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

    def set_difficulty(self, difficulty: Difficulty) -> None:
        """Ask for another level."""
        self._adjust(lambda crossed: replace(crossed, difficulty=difficulty))

    def go(self) -> None:
        """Let the machine's dice fall; where only the loss is asked for, its 1D3."""
        if self._fallen is not None:
            self._cross(self._fallen.dice(), self._dice)
        else:
            self._cross(self._dice, self._dice)

    def tell(self, said: FacesTyped | TotalTold) -> None:
        """Take what real dice show, or what the player said they came to."""
        crossed = self._crossed
        if crossed is None:
            return
        try:
            dice = self._told_dice(crossed, said)
            result, judgement = judged(self._clerk.table, crossed, dice())
        except DiceError as error:
            self.refused.emit(error)
            return
        if judgement.passed or not isinstance(_met(self._clerk.table, crossed.leg), Hazard):
            self._cross(dice(), None)
            return
        self._fallen = Fallen(dice=dice, total=result.total)
        self.say()

    def tell_loss(self, lost: int) -> None:
        """Take how many actions a failed hazard costs."""
        if self._fallen is not None:
            self._cross(self._fallen.dice(), ReportedTotal(total=lost))

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
        if token is None or place is None or person is None or met is None or not token.is_active:
            return None
        return ActionOffer(
            kind=OfferKind.CROSS if self._fallen is None else OfferKind.LOSS,
            token=token,
            plan=plan,
            place=place.name or "",
            obstacle=met.name,
            is_barrier=isinstance(met, Barrier),
            skill=crossed.skill,
            value=crossed.value,
            skills=usable_skills(person, met),
            difficulty=crossed.difficulty,
            choices=_choices(table, crossed),
            caution=crossed.caution,
            rolled=self._fallen.total if self._fallen is not None else None,
            is_secret=crossed.secret,
        )

    def _adjust(self, change: Callable[[Crossed], Crossed]) -> None:
        if self._crossed is not None and self._fallen is None:
            self._crossed = change(self._crossed)
            self.say()

    def _told_dice(
        self, crossed: Crossed, said: FacesTyped | TotalTold
    ) -> Callable[[], Dice | ReportedTotal]:
        """Return what gives the dice that were told, as often as they are asked for.

        Raises:
            DiceError: They do not fit.
        """
        if isinstance(said, TotalTold):
            return lambda: ReportedTotal(total=said.total)
        what = crossing_dice(self._clerk.table, crossed)
        typed(what, said.faces)
        return lambda: typed(what, said.faces)

    def _cross(self, dice: Dice | ReportedTotal, loss: Dice | ReportedTotal | None) -> None:
        crossed = self._crossed
        if crossed is None:
            return
        done = self._clerk.do(lambda table: cross(table, crossed, dice, loss))
        if done is not None:
            self.drop()


def usable_skills(person: Participant, met: Hazard | Barrier) -> tuple[Skill, ...]:
    """Return the skills that the obstacle allows, as this one has them; 0 for what is missing."""
    found = tuple(
        Skill(name=name, value=person.skill(name) or 0) for name in (met.skills or ("dex",))
    )
    known = tuple(skill for skill in found if skill.value)
    return known or found


def _choices(table: Table, crossed: Crossed) -> tuple[CautionOffer, ...]:
    return tuple(
        CautionOffer(
            caution=choice.caution,
            price=choice.price,
            chance=check_odds(choice.dice, crossed.value, crossed.difficulty).passes,
            dice=choice.dice,
            short=choice.short,
            is_useful=choice.is_useful,
        )
        for choice in choices(table, crossed)
    )


def _met(table: Table, leg: Leg) -> Hazard | Barrier | None:
    edge = table.value(leg.edge, Edge)
    return edge.met(leg.direction) if edge is not None else None


def _is_hidden(table: Table, who: EntityId) -> bool:
    entity = table.get(who)
    return entity is None or entity.visibility is Visibility.HIDDEN
