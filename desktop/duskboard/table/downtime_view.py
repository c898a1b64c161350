"""A downtime to draw: steps, activities, what is kept, as the game master sees them."""

from dataclasses import dataclass

from duskboard.core.blades.activity import (
    ActivityPay,
    Asset,
    DowntimeActivity,
    acquiring_dice,
    free_activities,
)
from duskboard.core.blades.crew import Crew
from duskboard.core.blades.crew_growth import free_hands
from duskboard.core.blades.downtime import Downtime, KeptTrigger, KeptTrouble, Plan, open_slots
from duskboard.core.blades.entanglement import (
    Candidate,
    EntanglementId,
    Out,
    candidate,
    fits,
    outs,
)
from duskboard.core.blades.faction import WAR, Faction
from duskboard.core.blades.healing import Recovery, Treatment, recovery_dice, recovery_parts
from duskboard.core.blades.heat import cooling
from duskboard.core.blades.plan import Score
from duskboard.core.blades.scoundrel import Fate, Scoundrel
from duskboard.core.blades.season import closed, extra_activities
from duskboard.core.blades.stress import stress_boxes
from duskboard.core.blades.trait import XpTrack
from duskboard.core.blades.vice import vice_dice
from duskboard.core.clocks.clock import Clock, ClockKind
from duskboard.core.dice import MAX_DICE
from duskboard.core.identity import EntityId
from duskboard.table.clock_view import ClockView, clock_views
from duskboard.table.crew_view import CrewView, crew_view
from duskboard.table.entity import DOWNTIME_ID, SCORE_ID
from duskboard.table.faction_view import FactionView, LadderOrder, ladder_view, ordered
from duskboard.table.scoundrel_view import TrackView
from duskboard.table.table import Table

_OF_FACTIONS = (Candidate.ALLY, Candidate.NEUTRAL, Candidate.ENEMY, Candidate.ILL_DISPOSED)
_PROJECTS = (ClockKind.PROJECT, ClockKind.INVESTIGATION, ClockKind.PROGRESS)


@dataclass(frozen=True, slots=True, kw_only=True)
class PlanView:
    """An activity to draw.

    Attributes:
        plan: What it is.
        dice: Dice of it before they fall; None where nothing is rolled.
        target: The name of the project, or of whoever treats, or "".
        filled: The track or the clock that it moves, as it is.
        size: How long that is, or 0.
        coin: Coin that its doer has for a better result.
    """

    plan: Plan
    dice: int | None = None
    target: str = ""
    filled: int = 0
    size: int = 0
    coin: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class PersonView:
    """Somebody in a downtime.

    Attributes:
        who: Which.
        name: What they are called.
        stress: Their stress.
        coin: Their coin.
        free: Activities that cost nothing.
        bought: What each further one was paid with.
        left: How many are neither done nor planned.
        plans: What they do.
        due: Stress that a vice left alone would bring (rules/blades.md 125).
        vice: Their vice, by key or in words.
        is_hurt: Whether there is harm to recover from.
    """

    who: EntityId
    name: str
    stress: TrackView
    coin: int
    free: int
    bought: tuple[ActivityPay, ...]
    left: int
    plans: tuple[PlanView, ...]
    due: int = 0
    vice: str = ""
    is_hurt: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class KeptView:
    """An entanglement that was kept.

    Attributes:
        kept_id: Which.
        kept: What it is.
        faction: The faction that it comes by, or "".
        due: Who brings its moment about now, or the reason is met with nobody named.
        is_due: Whether its moment is now.
    """

    kept_id: EntityId
    kept: KeptTrouble
    faction: str = ""
    due: tuple[str, ...] = ()
    is_due: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class TroubleView:
    """An entanglement that it can be, and whom it can come by."""

    trouble: EntanglementId
    factions: tuple[FactionView, ...] = ()
    is_possible: bool = True
    outs: tuple[tuple[EntityId | None, tuple[Out, ...]], ...] = ()

    def outs_by(self, faction: EntityId | None) -> tuple[Out, ...]:
        """Return the ways out by a faction, or by none."""
        return dict(self.outs).get(faction, ())


@dataclass(frozen=True, slots=True, kw_only=True)
class DowntimeView:
    """A downtime to draw; see `Downtime`.

    Attributes:
        downtime: It, or None before the first.
        crew: The crew, or None before there is one.
        people: Everybody in play.
        factions: Every faction, the highest first.
        troubles: Every entanglement, with whom it can come by.
        kept: Those that wait.
        assets: What stands ready.
        projects: Clocks that can be worked on.
        is_at_war: Whether the crew is at war.
        gifts: Activities that are still given away (rules/blades-abilities.md A34).
        cooling: Heat that would go by itself now (K11, K16).
        boss: The name of the boss, or "".
        patience: The clock of its patience, or None.
        has_hands: Whether a cohort can do something for the crew still (K15).
        target: The Tier of the target of the score that is under way, or None.
    """

    downtime: Downtime | None = None
    crew: CrewView | None = None
    people: tuple[PersonView, ...] = ()
    factions: tuple[FactionView, ...] = ()
    troubles: tuple[TroubleView, ...] = ()
    kept: tuple[KeptView, ...] = ()
    assets: tuple[tuple[EntityId, Asset], ...] = ()
    projects: tuple[ClockView, ...] = ()
    is_at_war: bool = False
    gifts: int = 0
    cooling: int = 0
    boss: str = ""
    patience: ClockView | None = None
    has_hands: bool = False
    target: int | None = None

    @property
    def is_running(self) -> bool:
        """Whether one runs."""
        return self.downtime is not None and self.downtime.is_open


def downtime_view(table: Table) -> DowntimeView:
    """Return the downtime of a table as the game master sees it."""
    downtime, crew = table.value(DOWNTIME_ID, Downtime), crew_view(table)
    sheet = None if crew is None else crew.crew
    factions = ordered(ladder_view(table), LadderOrder.TIER)
    clocks = [one for one in clock_views(table) if not one.is_archived]
    names = {one.faction_id: one.name for one in factions}
    boss = None if downtime is None else downtime.boss
    patience = None if downtime is None else downtime.patience
    people = () if downtime is None else _people(table, downtime, sheet)
    given = 0 if downtime is None else sum(one.pay is ActivityPay.FREE for one in downtime.bought)
    gifts = sum(
        extra_activities(one) for one in table.values(Scoundrel).values() if one.fate is Fate.ACTIVE
    )
    is_cooled = downtime is not None and downtime.is_cooled
    return DowntimeView(
        downtime=downtime,
        crew=crew,
        people=people,
        factions=factions,
        troubles=() if sheet is None else _troubles(table, sheet, factions),
        kept=_kept(table, downtime, people, names),
        assets=() if crew is None else crew.assets,
        projects=tuple(one for one in clocks if one.kind in _PROJECTS),
        is_at_war=_is_at_war(table),
        gifts=max(0, gifts - given),
        cooling=0 if sheet is None or is_cooled else min(sheet.heat, cooling(sheet)),
        boss=names.get(boss, "") if boss is not None else "",
        patience=next((one for one in clocks if one.clock_id == patience), None),
        has_hands=_has_hands(downtime, sheet),
        target=_target(table),
    )


def _has_hands(downtime: Downtime | None, crew: Crew | None) -> bool:
    is_open = downtime is not None and downtime.is_open and not downtime.hands
    return is_open and crew is not None and bool(free_hands(crew))


def _target(table: Table) -> int | None:
    """Return the Tier of the target of the score that is under way, or None."""
    score = table.value(SCORE_ID, Score)
    if score is None or not score.is_running:
        return None
    faction = None if score.target is None else table.value(score.target, Faction)
    return score.target_tier if faction is None else faction.tier


def _is_at_war(table: Table) -> bool:
    return any(one.status == WAR for one in table.values(Faction).values())


def _people(table: Table, downtime: Downtime, crew: Crew | None) -> tuple[PersonView, ...]:
    free = free_activities(crew, is_at_war=_is_at_war(table))
    found: list[PersonView] = []
    for who, sheet in table.values(Scoundrel).items():
        plans = [one for one in downtime.plans if one.who == who]
        if sheet.fate not in {Fate.ACTIVE, Fate.OUT} and not plans:
            continue
        strain = closed(sheet, crew).strain
        found.append(
            PersonView(
                who=who,
                name=sheet.name,
                stress=TrackView(filled=sheet.stress, size=stress_boxes(sheet, crew)),
                coin=sheet.coin,
                free=free,
                bought=tuple(one.pay for one in downtime.bought if one.who == who),
                left=open_slots(downtime, who, free),
                plans=tuple(_plan(table, one, sheet, crew) for one in plans),
                due=strain.after - strain.before,
                vice=sheet.profile.vice,
                is_hurt=bool(sheet.harm.wounds),
            )
        )
    return tuple(found)


def _plan(table: Table, plan: Plan, sheet: Scoundrel, crew: Crew | None) -> PlanView:
    """Return an activity with its dice, and what it moves."""
    dice, filled, size = _dice(table, plan, sheet, crew), 0, 0
    target = ""
    match plan.activity:
        case DowntimeActivity.PROJECT:
            clock = None if plan.target is None else table.value(plan.target, Clock)
            if clock is not None:
                target, filled, size = clock.name, clock.filled, clock.size
        case DowntimeActivity.RECOVER:
            healer = None if plan.target is None else table.value(plan.target, Scoundrel)
            hired = None if plan.target is None else table.value(plan.target, Asset)
            target = healer.name if healer is not None else hired.name if hired is not None else ""
        case DowntimeActivity.TRAIN:
            filled = sheet.xp.of(plan.track or XpTrack.PLAYBOOK)
        case DowntimeActivity.VICE:
            filled = sheet.stress
        case DowntimeActivity.COHORT if crew is not None and plan.place < len(crew.cohorts):
            target = crew.cohorts[plan.place].name
        case _:
            pass
    return PlanView(plan=plan, dice=dice, target=target, filled=filled, size=size, coin=sheet.coin)


def _dice(table: Table, plan: Plan, sheet: Scoundrel, crew: Crew | None) -> int | None:
    helped = int(plan.is_helped)
    match plan.activity:
        case DowntimeActivity.PROJECT | DowntimeActivity.REDUCE_HEAT:
            rating = 0 if plan.action is None else sheet.ratings.of(plan.action)
            return min(MAX_DICE, rating + helped)
        case DowntimeActivity.VICE:
            return vice_dice(sheet)
        case DowntimeActivity.ACQUIRE if crew is not None:
            had = any(one.name == plan.asset for one in table.values(Asset).values())
            return acquiring_dice(crew, is_helped=plan.is_helped, is_again=had)
        case DowntimeActivity.RECOVER if plan.treatment is not None:
            is_mate = plan.treatment is Treatment.COMPANION and plan.target is not None
            recovery = Recovery(
                treatment=plan.treatment,
                healer=table.value(plan.target, Scoundrel) if is_mate and plan.target else None,
                quality=plan.quality,
                is_helped=plan.is_helped,
            )
            if is_mate and recovery.healer is None:
                return 0
            return max(0, recovery_dice(recovery_parts(sheet, recovery, crew)))
        case _:
            return None


def _troubles(
    table: Table, crew: Crew, factions: tuple[FactionView, ...]
) -> tuple[TroubleView, ...]:
    """Return every entanglement with the factions that fit, and its ways out by each (112, 157)."""
    found: list[TroubleView] = []
    rulings = table.rulings.blades
    for trouble in EntanglementId:
        who = candidate(trouble)
        fitting = tuple(one for one in factions if fits(who, one.status))
        by: list[tuple[EntityId | None, tuple[Out, ...]]] = [
            (one.faction_id, outs(trouble, crew, rulings, one.tier)) for one in fitting
        ]
        if not fitting:
            by.append((None, outs(trouble, crew, rulings)))
        is_possible = who not in _OF_FACTIONS or bool(fitting)
        if who is Candidate.COHORT:
            is_possible = bool(crew.cohorts)
        found.append(
            TroubleView(trouble=trouble, factions=fitting, is_possible=is_possible, outs=tuple(by))
        )
    return tuple(found)


def _kept(
    table: Table,
    downtime: Downtime | None,
    people: tuple[PersonView, ...],
    names: dict[EntityId, str],
) -> tuple[KeptView, ...]:
    """Return what waits, and whose doing brings its moment (rules/blades.md 157; E36)."""
    is_running = downtime is not None and downtime.is_open
    vicious = tuple(
        one.name
        for one in people
        if is_running and any(each.plan.activity is DowntimeActivity.VICE for each in one.plans)
    )
    found: list[KeptView] = []
    for key, kept in table.values(KeptTrouble).items():
        due = vicious if kept.trigger is KeptTrigger.VICE else ()
        later = downtime is not None and is_running and downtime.number > kept.downtime
        found.append(
            KeptView(
                kept_id=key,
                kept=kept,
                faction="" if kept.faction is None else names.get(kept.faction, ""),
                due=due,
                is_due=bool(due) or (kept.trigger is KeptTrigger.DOWNTIME and later),
            )
        )
    return tuple(found)
