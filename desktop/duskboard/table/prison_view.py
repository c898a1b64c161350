"""Prison to draw: who is inside, what is held there, what going there means (108-110, 156)."""

from collections.abc import Callable
from dataclasses import dataclass

from duskboard.core.blades.claim import Claim, ClaimId, ClaimMap, ClaimState
from duskboard.core.blades.crew import Crew
from duskboard.core.blades.faction import Faction
from duskboard.core.blades.incarceration import (
    claims_in_reach,
    crew_sentence,
    incarceration_dice,
    prison_tier,
)
from duskboard.core.blades.load import carried, prison_load
from duskboard.core.blades.prison import (
    PRISON_COLUMNS,
    PRISON_LINKS,
    PRISON_MAP,
    PRISON_PLACE,
    PrisonClaimId,
    Sentence,
)
from duskboard.core.blades.scoundrel import Fate, Scoundrel
from duskboard.core.blades.stress import is_career_over
from duskboard.core.identity import EntityId
from duskboard.table.table import Table

_STEP = 2


@dataclass(frozen=True, slots=True, kw_only=True)
class InmateView:
    """Somebody in prison.

    Attributes:
        who: Which.
        name: Their name.
        sentence: How long they stay.
        carried: What of the load is taken, coin among it.
        coin: The coin of that.
        traumas: The conditions that they bear.
        is_career_over: Whether there is no room for another.
    """

    who: EntityId
    name: str
    sentence: Sentence
    carried: int
    coin: int
    traumas: tuple[str, ...]
    is_career_over: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class PrisonView:
    """Prison as it is for the crew.

    Attributes:
        inmates: Who is inside.
        free: Who could go, by name.
        held: Places of the map that the crew holds.
        reach: Those that can be won now.
        dice: The dice of the incarceration roll.
        tier: The Tier that counts inside.
        load: What may be carried inside.
        smuggling: The claims that allow it.
        has_block: Whether no trauma comes of it.
        wanted: The wanted level.
        sentence: How long whoever goes now would stay.
        heat: The heat, which going there clears.
        factions: Who could think better of the crew.
    """

    inmates: tuple[InmateView, ...]
    free: tuple[tuple[EntityId, str], ...]
    held: tuple[int, ...]
    reach: tuple[int, ...]
    dice: int
    tier: int
    load: int
    smuggling: int
    has_block: bool
    wanted: int
    sentence: Sentence
    heat: int
    factions: tuple[tuple[EntityId, str], ...]


def prison_view(table: Table) -> PrisonView | None:
    """Return prison to draw, or None before there is a crew."""
    crew = next(iter(table.values(Crew).values()), None)
    if crew is None:
        return None
    scoundrels = table.values(Scoundrel)
    return PrisonView(
        inmates=tuple(
            _inmate(key, one, crew) for key, one in scoundrels.items() if one.fate is Fate.JAILED
        ),
        free=tuple((key, one.name) for key, one in scoundrels.items() if one.fate is Fate.ACTIVE),
        held=crew.prison,
        reach=claims_in_reach(crew),
        dice=incarceration_dice(crew),
        tier=prison_tier(crew),
        load=prison_load(crew.smuggling),
        smuggling=crew.smuggling,
        has_block=crew.holds(PrisonClaimId.CELL_BLOCK) > 0,
        wanted=crew.wanted,
        sentence=crew_sentence(crew),
        heat=crew.heat,
        factions=tuple((key, one.name) for key, one in table.values(Faction).items()),
    )


def prison_claims(held: tuple[int, ...], name_of: Callable[[PrisonClaimId], str]) -> ClaimMap:
    """Return the map of the prison as claims, each called as its kind is (rules/blades.md 110)."""
    claims = tuple(
        Claim(
            key=f"{place:02}",
            kind=ClaimId.LAIR if place == PRISON_PLACE else "",
            name=name_of(kind),
            state=ClaimState.HELD if place in (PRISON_PLACE, *held) else ClaimState.OPEN,
            column=_STEP * (place % PRISON_COLUMNS),
            row=_STEP * (place // PRISON_COLUMNS),
        )
        for place, kind in enumerate(PRISON_MAP)
    )
    links = tuple((f"{first:02}", f"{second:02}") for first, second in PRISON_LINKS)
    return ClaimMap(claims=claims, links=links)


def _inmate(who: EntityId, sheet: Scoundrel, crew: Crew) -> InmateView:
    jail = sheet.jail
    return InmateView(
        who=who,
        name=sheet.name,
        sentence=Sentence(0 if jail is None else jail.sentence),
        carried=carried(sheet),
        coin=0 if jail is None else jail.coin,
        traumas=tuple(str(one) for one in sheet.traumas),
        is_career_over=is_career_over(sheet, crew),
    )
