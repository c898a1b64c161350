"""The check of a crossing in hand, with each amount of caution (rules/chase.md 5.3, 5.4, 8.7)."""

from dataclasses import dataclass, replace

from duskboard.core.chase.check import CheckSource, Difficulty, Verdict, judge, luck_wanted
from duskboard.core.chase.movement import crossing_price
from duskboard.core.chase.participant import MOST_CAUTION, Participant
from duskboard.core.chase.skill import UNLUCKY_SKILLS, SkillId
from duskboard.core.chase.source import Check, Score, check_dice, score
from duskboard.core.chase.track import Hazard, Leg
from duskboard.core.dice import (
    MAX_EXTRA_TENS,
    Dice,
    Percentile,
    Pool,
    Rating,
    Reported,
)
from duskboard.core.identity import EntityId
from duskboard.core.rulings import Caution
from duskboard.play.change import PlayError
from duskboard.play.chase.scene import Scene, scene
from duskboard.table.table import Table


@dataclass(frozen=True, slots=True, kw_only=True)
class Crossed:
    """The check of a crossing in hand.

    Attributes:
        who: Who crosses.
        leg: The way, next to where that one stands.
        skill: The name of the skill that is rolled.
        value: Its value.
        difficulty: The level to reach; what the obstacle says, unless the keeper says otherwise.
        caution: Bonus dice bought with actions, 0 to 2.
        extra: Bonus dice (positive) or penalty dice (negative) from elsewhere.
        secret: Whether only the game master sees the roll.
        source: What decides it; that of who crosses, unless another is chosen for it (14.1).
        target: The difficulty of a pool where it was typed over, or None (14.6).
        opens: Whether success at a barrier opens it for all (Q14).
        luck: Points of Luck that are spent on it (8.11).
    """

    who: EntityId
    leg: Leg
    skill: str
    value: int
    difficulty: Difficulty
    caution: int = 0
    extra: int = 0
    secret: bool = False
    source: CheckSource = CheckSource.D100
    target: int | None = None
    opens: bool = False
    luck: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Choice:
    """One way to make a crossing: with so much caution.

    Attributes:
        caution: Bonus dice bought with actions.
        price: Actions for crossing and caution.
        dice: What is rolled then; None where the game master says how it went.
        short: Actions missing for it.
        is_useful: Whether every bonus die that is paid for counts (5.3).
    """

    caution: int
    price: int
    dice: Percentile | Pool | Rating | None
    short: int
    is_useful: bool


class LuckError(PlayError):
    """Luck does not help here. Args: the name, the points wanted, the points left."""


def crossing_dice(table: Table, crossed: Crossed) -> Percentile | Pool | Rating | None:
    """Return the dice of a crossing with all bonus and penalty dice (5.3, 8.7, 14.6).

    Dice bought before count; one bonus and one penalty cancel, at most two of a kind are left.

    Raises:
        NotOnTableError: There is no chase or no such participant.
    """
    return check_dice(check_of(scene(table), crossed, crossed.caution))


def choices(table: Table, crossed: Crossed) -> tuple[Choice, ...]:
    """Return what each amount of caution would take and roll, from none to two (5.3, 5.4).

    Raises:
        NotOnTableError: There is no chase or no such participant.
    """
    chase = scene(table)
    person = chase.person(crossed.who)
    found: list[Choice] = []
    for caution in range(MOST_CAUTION + 1):
        extra = bonus_dice(chase, crossed, caution)
        price = crossing_price(person, caution)
        found.append(
            Choice(
                caution=caution,
                price=price,
                dice=check_dice(check_of(chase, crossed, caution)),
                short=max(0, price - person.left),
                is_useful=not caution or extra <= MAX_EXTRA_TENS,
            )
        )
    return tuple(found)


def can_prepare(table: Table) -> bool:
    """Return whether this table buys bonus dice a round ahead (ruling chase.caution, Q3)."""
    return table.rulings.chase.caution is Caution.PREPARE


def judged(table: Table, crossed: Crossed, dice: Dice | Reported) -> Score:
    """Return what a crossing comes to, the Luck that is spent on it counted.

    Raises:
        NotOnTableError: There is no chase or no such participant.
        LuckError: Luck does not help this roll, or there is not as much.
        DiceError: Typed faces or what was told do not fit.
    """
    chase = scene(table)
    person = chase.person(crossed.who)
    check = check_of(chase, crossed, crossed.caution)
    return helped(person, crossed.skill, check, score(check, dice), crossed.luck)


def helped(person: Participant, skill: str, check: Check, fallen: Score, luck: int) -> Score:
    """Return a score with so many points of Luck spent on it (8.11).

    Raises:
        LuckError: Luck does not help this roll, or there is not as much.
    """
    if not luck:
        return fallen
    if luck > luck_left(person) or not _takes_luck(skill, fallen):
        raise LuckError(person.name, luck, luck_left(person))
    judgement = judge(max(1, fallen.total - luck), check.value, check.difficulty)
    return replace(fallen, judgement=judgement)


def luck_offered(person: Participant, skill: str, check: Check, fallen: Score) -> int | None:
    """Return the points of Luck that make a failed roll pass, or None where there are not so many.

    Only a d100 takes any; none helps a fumble, nor a roll of Luck or Sanity (8.11).
    """
    if not _takes_luck(skill, fallen):
        return None
    wanted = luck_wanted(fallen.total, check.value, check.difficulty)
    return wanted if wanted is not None and wanted <= luck_left(person) else None


def luck_left(person: Participant) -> int:
    """Return the points of Luck that somebody may spend."""
    return person.skill(SkillId.LUCK) or 0


def without_luck(person: Participant, spent: int) -> Participant:
    """Return the participant after spending Luck."""
    skills = (
        replace(one, value=one.value - spent) if one.name == SkillId.LUCK else one
        for one in person.skills
    )
    return replace(person, skills=tuple(skills)) if spent else person


def _takes_luck(skill: str, fallen: Score) -> bool:
    is_d100 = isinstance(fallen.what, Percentile)
    is_fumble = fallen.judgement.verdict is Verdict.FUMBLE
    return is_d100 and not is_fumble and skill not in UNLUCKY_SKILLS


def check_of(chase: Scene, crossed: Crossed, caution: int) -> Check:
    """Return the check of a crossing with so much caution."""
    return Check(
        source=crossed.source,
        value=crossed.value,
        difficulty=crossed.difficulty,
        target=crossed.target,
        extra=bonus_dice(chase, crossed, caution),
    )


def bonus_dice(chase: Scene, crossed: Crossed, caution: int) -> int:
    """Return the bonus dice less the penalty dice, before more than two of a kind are dropped."""
    bought = caution + chase.person(crossed.who).prepared_for(crossed.leg.edge)
    return bought + crossed.extra - driving_penalty(chase, crossed)


def driving_penalty(chase: Scene, crossed: Crossed) -> int:
    """Return the penalty dice that driving brings to a crossing (9.3, 10.4).

    A vehicle that is impaired brings one to every roll of what it is driven with; a run at full
    speed what was declared to every hazard.
    """
    person, vehicle = chase.person(crossed.who), chase.vehicle_of(crossed.who)
    if vehicle is None or not person.drives:
        return 0
    found = vehicle.penalty if crossed.skill == vehicle.skill else 0
    edge = chase.track.edges.get(crossed.leg.edge)
    met = edge.met(crossed.leg.direction) if edge is not None else None
    if person.pedal is not None and isinstance(met, Hazard):
        found += person.pedal.penalty
    return found
