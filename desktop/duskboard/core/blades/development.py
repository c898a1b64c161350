"""Rep, turf and Tier: how a crew rises and falls (rules/blades.md 60-64, 68; K3, K4, K6, K10)."""

from dataclasses import dataclass, replace

from duskboard.core.blades.ability import CrewAbilityId
from duskboard.core.blades.claim import ClaimId
from duskboard.core.blades.crew import MAX_REP, Crew
from duskboard.core.blades.error import BladesError
from duskboard.core.blades.faction import MAX_TIER
from duskboard.core.blades.hold import Hold, counted_hold
from duskboard.core.blades.prison import PrisonClaimId
from duskboard.core.blades_rulings import BladesRulings, LairThreat

MOST_TURF = 6
"""The most turf that shortens the rep track (rules/blades.md 61)."""
MOST_ACCORD = 3
"""The most allies that count as turf (rules/blades-abilities.md K10)."""
COIN_A_TIER = 8
"""Coin that each Tier of the new rank costs (rules/blades.md 62)."""
HARDCASE_COIN = 2
"""What Hardcase takes off the price (rules/blades.md 110)."""
_EQUAL_REP = 2
_LAIR_RULING = "blades.lair_threatened_at_tier_0"


class RepNotFullError(BladesError):
    """The rep track is not full. Args: the name, the rep, what is needed."""


class TopTierError(BladesError):
    """There is no higher Tier. Args: the name."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Rise:
    """What a full rep track brings (rules/blades.md 62).

    Attributes:
        crew: The crew afterwards, coin not paid.
        coin: What it costs; 0 where hold becomes strong.
    """

    crew: Crew
    coin: int


@dataclass(frozen=True, slots=True, kw_only=True)
class HoldLost:
    """What losing hold did to a crew (rules/blades.md 63).

    Attributes:
        crew: The crew afterwards.
        is_lair_threatened: Whether its lair is in danger.
        ruling: The ruling that decided about the lair, or "".
    """

    crew: Crew
    is_lair_threatened: bool = False
    ruling: str = ""


def turf_counted(crew: Crew, allies: int = 0) -> int:
    """Return the turf that shortens the rep track (rules/blades.md 61; K6, K10).

    Args:
        crew: The crew.
        allies: Factions whose status is +3.
    """
    turf = crew.claims.turf
    if crew.has(CrewAbilityId.FIENDS):
        turf += crew.wanted
    if crew.has(CrewAbilityId.ACCORD):
        turf += min(MOST_ACCORD, allies)
    return min(MOST_TURF, turf)


def rep_needed(crew: Crew, allies: int = 0) -> int:
    """Return the rep that fills the track, never under 6 (rules/blades.md 61)."""
    return MAX_REP - turf_counted(crew, allies)


def is_rep_full(crew: Crew, allies: int = 0) -> bool:
    """Return whether the track is full (rules/blades.md 62)."""
    return crew.rep >= rep_needed(crew, allies)


def score_rep(crew: Crew, target: int, *, is_quiet: bool = False) -> int:
    """Return the rep of a score that was done (rules/blades.md 60, 71; K3).

    Args:
        crew: The crew.
        target: The Tier of the target.
        is_quiet: Whether nobody knows, or it passes for an accident.
    """
    rep = max(0, _EQUAL_REP + target - crew.tier)
    if is_quiet:
        rep = (rep + 1) // 2 if crew.has(CrewAbilityId.NO_TRACES) else 0
    return rep + crew.claims.works(ClaimId.VICTIM_TROPHIES)


def with_rep(crew: Crew, rep: int, allies: int = 0) -> Crew:
    """Return a crew with more rep, or with less; a full track takes no more (62)."""
    most = max(crew.rep, rep_needed(crew, allies))
    return replace(crew, rep=max(0, min(most, crew.rep + rep)))


def tier_price(crew: Crew) -> int:
    """Return the coin that the next Tier costs (rules/blades.md 62, 110; K4)."""
    price = (crew.tier + 1) * COIN_A_TIER
    if crew.has(CrewAbilityId.PATRON):
        price //= 2
    return max(0, price - HARDCASE_COIN * crew.holds(PrisonClaimId.HARDCASE))


def risen(crew: Crew, allies: int = 0, *, is_overruled: bool = False) -> Rise:
    """Return what a full track brings: strong hold, or the next Tier for coin (62).

    Raises:
        RepNotFullError: It is not full; the game master may overrule that.
        TopTierError: There is no higher Tier.
    """
    if not is_rep_full(crew, allies) and not is_overruled:
        raise RepNotFullError(crew.name, crew.rep, rep_needed(crew, allies))
    if crew.hold is Hold.WEAK:
        return Rise(crew=replace(crew, hold=Hold.STRONG, rep=0), coin=0)
    if crew.tier == MAX_TIER:
        raise TopTierError(crew.name)
    after = replace(crew, tier=crew.tier + 1, hold=Hold.WEAK, rep=0)
    return Rise(crew=after, coin=tier_price(crew))


def hold_lost(crew: Crew, rulings: BladesRulings) -> HoldLost:
    """Return what losing hold does (rules/blades.md 63, C4)."""
    is_weak = crew.hold is Hold.WEAK
    if crew.tier:
        lower = replace(crew, tier=crew.tier - 1) if is_weak else replace(crew, hold=Hold.WEAK)
        return HoldLost(crew=lower)
    is_any = rulings.lair_threatened_at_tier_0 is LairThreat.ANY_LOSS
    return HoldLost(
        crew=replace(crew, hold=Hold.WEAK),
        is_lair_threatened=is_weak or is_any,
        ruling=_LAIR_RULING,
    )


def crew_hold(crew: Crew, *, is_at_war: bool) -> Hold:
    """Return the hold that counts (rules/blades.md 67, 145; K8)."""
    return counted_hold(crew.hold, is_at_war=is_at_war and not crew.has(CrewAbilityId.WAR_DOGS))


def war_begun(crew: Crew) -> Crew:
    """Return a crew whose first war begins: a weak one falls a Tier (rules/blades.md 68)."""
    if crew.hold is Hold.STRONG or not crew.tier:
        return crew
    return replace(crew, tier=crew.tier - 1, tier_before_war=crew.tier)


def war_ended(crew: Crew) -> Crew:
    """Return a crew whose last war is over: its Tier comes back (rules/blades.md 68)."""
    if crew.tier_before_war is None:
        return crew
    return replace(crew, tier=crew.tier_before_war, tier_before_war=None)
