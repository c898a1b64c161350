"""Scoundrels to draw: values for the sheet panel and its tabs, as the game master sees them."""

from collections.abc import Iterator
from dataclasses import dataclass

from duskboard.core.blades.ability import Ability, AbilityId
from duskboard.core.blades.armour import has_special
from duskboard.core.blades.coin import lifestyle
from duskboard.core.blades.creation import Creation, creation
from duskboard.core.blades.crew import Crew
from duskboard.core.blades.growth import Trigger, action_limit, triggers, xp_boxes
from duskboard.core.blades.harm import HARM_BOXES, HarmLevel, Wound
from duskboard.core.blades.healing import healing_boxes
from duskboard.core.blades.load import carried, carried_limit, load_limit
from duskboard.core.blades.scoundrel import (
    MAX_COIN,
    MAX_STASH,
    ArmourKind,
    Contact,
    Experience,
    Fate,
    Item,
    Load,
    Profile,
    Scoundrel,
    Tracks,
)
from duskboard.core.blades.stress import is_trauma_due, stress_boxes, trauma_boxes
from duskboard.core.blades.trait import (
    ACTIONS,
    MAX_DOTS,
    ActionId,
    AttributeId,
    XpTrack,
)
from duskboard.core.clocks.clock import ClockKind
from duskboard.core.identity import AssetId, EntityId
from duskboard.table.clock_view import ClockView
from duskboard.table.entity import Entity, Visibility
from duskboard.table.table import Table

HIGH_STRESS = 2
"""Stress is high when no more boxes than so many are left."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TrackView:
    """Marked boxes, and all of them."""

    filled: int
    size: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ActionView:
    """An action to draw.

    Attributes:
        action: The action.
        rating: Its dots.
        size: Dots drawn.
        limit: The highest rating; dots above it are drawn as specks.
    """

    action: ActionId
    rating: int
    size: int
    limit: int


@dataclass(frozen=True, slots=True, kw_only=True)
class AttributeView:
    """An attribute with its actions, in the order of the sheet."""

    attribute: AttributeId
    rating: int
    xp: TrackView
    actions: tuple[ActionView, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class HarmRowView:
    """A row of harm to draw.

    Attributes:
        level: Which it is.
        wounds: What is written in it.
        boxes: How many it holds.
        counts_as: The row whose penalty it brings: its own, or the one below with Tough as Nails;
            0 for none.
    """

    level: HarmLevel
    wounds: tuple[Wound, ...]
    boxes: int
    counts_as: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ArmourView:
    """An armour box to draw; special armour is usable with an ability that names it alone."""

    kind: ArmourKind
    is_used: bool
    is_usable: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class LoadView:
    """What is carried.

    Attributes:
        chosen: What was chosen for this score, or None.
        carried: The load of what is ticked.
        bands: Each load with the most that it holds.
        most: What the chosen load holds, or what prison lets somebody have; None for no load.
        is_prison: Whether it is prison that says so (rules/blades.md 84).
    """

    chosen: Load | None
    carried: int
    bands: tuple[tuple[Load, int], ...]
    most: int | None
    is_prison: bool = False

    @property
    def is_over(self) -> bool:
        """Whether more is carried than was chosen."""
        return self.most is not None and self.carried > self.most


@dataclass(frozen=True, slots=True, kw_only=True)
class ScoundrelView:
    """A scoundrel to draw, as the game master sees them. See `Scoundrel` for what is not here.

    Attributes:
        sheet_id: The sheet.
        stress: The stress track, boxes of the crew among them.
        trauma: How many traumas there are, and how many end a career.
        is_trauma_due: Whether the last box is marked, and no trauma chosen for it.
        rows: The rows of harm, the gravest first; fatal harm only where there is some.
        healing: The healing clock.
        playbook_xp: The playbook's track.
        lifestyle: Full rows of the stash (rules/blades.md 56).
        creation: The running totals of making somebody, or None for who has experience.
        triggers: What earns experience at the end of a session.
        is_first: Whether they are first where it matters who is (rules/blades-abilities.md A25).
        visibility: What players may know.
    """

    sheet_id: EntityId
    name: str
    profile: Profile
    fate: Fate
    stress: TrackView
    traumas: tuple[str, ...]
    trauma: TrackView
    is_trauma_due: bool
    rows: tuple[HarmRowView, ...]
    healing: ClockView
    armour: tuple[ArmourView, ...]
    load: LoadView
    items: tuple[Item, ...]
    attributes: tuple[AttributeView, ...]
    playbook_xp: TrackView
    abilities: tuple[Ability, ...]
    contacts: tuple[Contact, ...]
    coin: TrackView
    stash: TrackView
    lifestyle: int
    tracks: Tracks
    creation: Creation | None
    triggers: tuple[Trigger, ...]
    is_healer: bool
    is_vice_satisfied: bool
    is_first: bool
    notes: str
    portrait: AssetId | None
    visibility: Visibility


@dataclass(frozen=True, slots=True, kw_only=True)
class ScoundrelTabView:
    """A scoundrel among the others: a tab, a row in a list."""

    sheet_id: EntityId
    name: str
    alias: str
    playbook: str
    fate: Fate
    stress: TrackView
    portrait: AssetId | None
    visibility: Visibility

    @property
    def is_stress_high(self) -> bool:
        """Whether the stress track is nearly full."""
        return self.stress.filled >= self.stress.size - HIGH_STRESS


def scoundrel_view(table: Table, sheet_id: EntityId) -> ScoundrelView | None:
    """Return a scoundrel as the game master sees them, or None where there is none."""
    entity, sheet = table.get(sheet_id), table.value(sheet_id, Scoundrel)
    if entity is None or sheet is None:
        return None
    crew = crew_of(table)
    traumas = len(sheet.traumas)
    return ScoundrelView(
        sheet_id=sheet_id,
        name=sheet.name,
        profile=sheet.profile,
        fate=sheet.fate,
        stress=stress_view(sheet, crew),
        traumas=sheet.traumas,
        trauma=TrackView(filled=traumas, size=max(traumas, trauma_boxes(sheet, crew))),
        is_trauma_due=is_trauma_due(sheet, crew),
        rows=harm_rows(sheet),
        healing=_healing(entity, sheet),
        armour=armour_view(sheet),
        load=load_view(sheet, crew),
        items=sheet.items,
        attributes=attribute_views(sheet, crew),
        playbook_xp=_xp(sheet, XpTrack.PLAYBOOK),
        abilities=sheet.abilities,
        contacts=sheet.contacts,
        coin=TrackView(filled=sheet.coin, size=max(MAX_COIN, sheet.coin)),
        stash=TrackView(filled=sheet.stash, size=MAX_STASH),
        lifestyle=lifestyle(sheet),
        tracks=sheet.tracks,
        creation=creation(sheet, crew) if _is_new(sheet) else None,
        triggers=triggers(sheet),
        is_healer=sheet.is_healer,
        is_vice_satisfied=sheet.is_vice_satisfied,
        is_first=sheet.has(AbilityId.REFLEXES),
        notes=sheet.notes,
        portrait=sheet.portrait,
        visibility=entity.visibility,
    )


def scoundrel_tabs(table: Table) -> tuple[ScoundrelTabView, ...]:
    """Return every scoundrel by rank."""
    crew = crew_of(table)
    return tuple(
        ScoundrelTabView(
            sheet_id=entity.entity_id,
            name=sheet.name,
            alias=sheet.profile.alias,
            playbook=sheet.profile.playbook,
            fate=sheet.fate,
            stress=stress_view(sheet, crew),
            portrait=sheet.portrait,
            visibility=entity.visibility,
        )
        for entity, sheet in scoundrels_of(table)
    )


def scoundrels_of(table: Table) -> Iterator[tuple[Entity, Scoundrel]]:
    """Yield every scoundrel by rank."""
    for entity in table.of(Scoundrel):
        if isinstance(entity.value, Scoundrel):
            yield entity, entity.value


def stress_view(sheet: Scoundrel, crew: Crew | None) -> TrackView:
    """Return the stress track of somebody."""
    return TrackView(filled=sheet.stress, size=max(sheet.stress, stress_boxes(sheet, crew)))


def harm_rows(sheet: Scoundrel) -> tuple[HarmRowView, ...]:
    """Return the rows of harm, the gravest first; fatal harm only where there is some."""
    return tuple(
        HarmRowView(
            level=level,
            wounds=sheet.harm.row(level),
            boxes=HARM_BOXES[level],
            counts_as=counted_level(sheet, level),
        )
        for level in reversed(HarmLevel)
        if level is not HarmLevel.FATAL or sheet.harm.row(level)
    )


def armour_view(sheet: Scoundrel) -> tuple[ArmourView, ...]:
    """Return the armour boxes of somebody (rules/blades.md 37; rules/blades-abilities.md G1)."""
    return tuple(
        ArmourView(
            kind=kind,
            is_used=kind in sheet.armour_used,
            is_usable=kind is not ArmourKind.SPECIAL or has_special(sheet),
        )
        for kind in ArmourKind
    )


def load_view(sheet: Scoundrel, crew: Crew | None = None) -> LoadView:
    """Return what somebody carries."""
    bands = tuple((load, load_limit(sheet, load)) for load in Load)
    return LoadView(
        chosen=sheet.load,
        carried=carried(sheet),
        bands=bands,
        most=carried_limit(sheet, crew),
        is_prison=sheet.fate is Fate.JAILED,
    )


def attribute_views(sheet: Scoundrel, crew: Crew | None) -> tuple[AttributeView, ...]:
    """Return the three attributes with their actions."""
    limit = action_limit(crew)
    return tuple(
        AttributeView(
            attribute=attribute,
            rating=sheet.ratings.attribute(attribute),
            xp=_xp(sheet, XpTrack(attribute.value)),
            actions=tuple(
                ActionView(
                    action=action,
                    rating=sheet.ratings.of(action),
                    size=MAX_DOTS,
                    limit=max(limit, sheet.ratings.of(action)),
                )
                for action in ACTIONS[attribute]
            ),
        )
        for attribute in AttributeId
    )


def _is_new(sheet: Scoundrel) -> bool:
    """Return whether somebody is still being made: no experience, trauma or stash."""
    return sheet.xp == Experience() and not (sheet.traumas or sheet.stash)


def _xp(sheet: Scoundrel, track: XpTrack) -> TrackView:
    marks = sheet.xp.of(track)
    return TrackView(filled=marks, size=xp_boxes(sheet, track))


def _healing(entity: Entity, sheet: Scoundrel) -> ClockView:
    return ClockView(
        clock_id=entity.entity_id,
        name=sheet.name,
        kind=ClockKind.HEALING,
        size=healing_boxes(sheet),
        filled=min(sheet.harm.healing, healing_boxes(sheet)),
        visibility=entity.visibility,
    )


def crew_of(table: Table) -> Crew | None:
    """Return the crew of the table, or None."""
    return next(iter(table.values(Crew).values()), None)


def counted_level(sheet: Scoundrel, level: HarmLevel) -> int:
    """Return the row whose penalty a row of harm brings (rules/blades.md 29, A12)."""
    is_eased = sheet.has(AbilityId.TOUGH_AS_NAILS) and level is not HarmLevel.FATAL
    return level - 1 if is_eased else level
