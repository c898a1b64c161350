"""Downtime activities of the crew at the table: less heat, assets (114-117, 119, 159, 161)."""

from dataclasses import dataclass, replace

from duskboard.core.blades.activity import (
    RESTRICTED_HEAT,
    Asset,
    acquiring_dice,
    heat_reduced,
    levels_bought,
    quality_of,
    refuse_poor,
)
from duskboard.core.blades.coin import spent
from duskboard.core.blades.crew import heated
from duskboard.core.blades.heat import cooled
from duskboard.core.blades.roll import RatingResult, roll_rating
from duskboard.core.blades.scoundrel import Scoundrel
from duskboard.core.blades.season import outcome_raised, result_levels
from duskboard.core.clocks.effect import Outcome
from duskboard.core.dice import Dice, Rating, ReportedBest
from duskboard.core.identity import EntityId
from duskboard.play.blades.crew import crew_at
from duskboard.play.blades.edit import NumberRangeError
from duskboard.play.blades.scene import scoundrel_of
from duskboard.play.change import NothingToChangeError, NotOnTableError, make, put_values
from duskboard.table.entity import Entity, Roll, Value
from duskboard.table.table import Table, last_rank
from duskboard.table.transaction import Report, Transaction

_MOST_DICE, _MOST_COIN = 8, 20


@dataclass(frozen=True, slots=True, kw_only=True)
class Effort:
    """What somebody puts into an activity of the crew.

    Attributes:
        who: Who does it.
        dice: Dice of it: an action's rating; the crew's Tier counts by itself for an asset.
        is_helped: Whether a friend or contact helps (rules/blades.md 114).
        coin: Coin paid for a better result.
    """

    who: EntityId
    dice: int = 0
    is_helped: bool = False
    coin: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class HeatReduced(Report):
    """Somebody lowered the crew's heat: the roll, what it came to, heat as it was, as it is."""

    who: EntityId
    name: str
    roll: Roll
    outcome: Outcome
    coin: int
    before: int
    after: int


@dataclass(frozen=True, slots=True, kw_only=True)
class AssetAcquired(Report):
    """Somebody got an asset.

    Attributes:
        who: Who.
        name: Their name.
        asset: What it is.
        roll: The dice.
        outcome: What they came to, coin counted.
        coin: Coin that was paid.
        quality: How good it is; -1 is nothing worthwhile (rules/blades.md 117).
        heat: Heat that restricted goods brought.
        ruling: The ruling that decided the quality, or "".
    """

    who: EntityId
    name: str
    asset: str
    roll: Roll
    outcome: Outcome
    coin: int
    quality: int
    heat: int = 0
    ruling: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class AssetUsed(Report):
    """An asset was used up (rules/blades.md 159)."""

    name: str


def reduce_heat(
    table: Table, crew_id: EntityId, effort: Effort, dice: Dice | ReportedBest
) -> Transaction:
    """Return the step in which somebody lowers the crew's heat (114, 115, 119; A35).

    Raises:
        NotOnTableError: There is no such crew, or no such sheet.
        NumberRangeError: Dice or coin are out of range.
        NoCoinError: There is not so much coin.
        NothingToChangeError: There is no heat, and nothing was paid.
    """
    crew, scoundrel = crew_at(table, crew_id), scoundrel_of(table, effort.who)
    result, roll = _rolled(scoundrel, effort.dice + int(effort.is_helped), effort.coin, dice)
    outcome = outcome_raised(result.outcome, result_levels(scoundrel) + effort.coin)
    after = cooled(crew, heat_reduced(outcome))
    changes = put_values(table, {crew_id: after, effort.who: spent(scoundrel, effort.coin)})
    if not changes:
        raise NothingToChangeError
    report = HeatReduced(
        who=effort.who,
        name=scoundrel.name,
        roll=roll,
        outcome=outcome,
        coin=effort.coin,
        before=crew.heat,
        after=after.heat,
    )
    return Transaction(report=report, changes=changes)


@dataclass(frozen=True, slots=True, kw_only=True)
class Wanted:
    """What is looked for.

    Attributes:
        asset_id: The identifier that the asset gets.
        asset: What it is; its quality comes with the roll.
        least: The quality that the game master asks for, or None (rules/blades.md 116).
        is_restricted: Whether it is forbidden, and brings heat.
    """

    asset_id: EntityId
    asset: Asset
    least: int | None = None
    is_restricted: bool = False


def acquire(
    table: Table, crew_id: EntityId, effort: Effort, wanted: Wanted, dice: Dice | ReportedBest
) -> Transaction:
    """Return the step in which somebody acquires an asset for the crew (114-117, 161; K12, A35).

    The same again is easier where it was used before.

    Raises:
        NotOnTableError: There is no such crew, or no such sheet.
        AlreadyOnTableError: The identifier is taken.
        NumberRangeError: The coin are out of range.
        NoCoinError: There is not so much coin.
        TooPoorQualityError: It is not as good as was asked for.
    """
    crew, scoundrel = crew_at(table, crew_id), scoundrel_of(table, effort.who)
    is_again = any(one.name == wanted.asset.name for one in table.values(Asset).values())
    count = acquiring_dice(crew, is_helped=effort.is_helped, is_again=is_again)
    result, roll = _rolled(scoundrel, count + effort.dice, effort.coin, dice)
    raised = outcome_raised(result.outcome, result_levels(scoundrel))
    outcome, more = levels_bought(raised, effort.coin)
    quality = quality_of(outcome, crew.tier, table.rulings.blades, more)
    refuse_poor(quality, wanted.least)
    heat = RESTRICTED_HEAT if wanted.is_restricted else 0
    values: dict[EntityId, Value] = {
        crew_id: heated(crew, heat).crew,
        effort.who: spent(scoundrel, effort.coin),
    }
    asset = replace(wanted.asset, quality=quality.level, is_used=False)
    entity = Entity(entity_id=wanted.asset_id, value=asset, rank=last_rank(table, Asset))
    report = AssetAcquired(
        who=effort.who,
        name=scoundrel.name,
        asset=asset.name,
        roll=roll,
        outcome=outcome,
        coin=effort.coin,
        quality=quality.level,
        heat=heat,
        ruling=quality.ruling,
    )
    return Transaction(report=report, changes=(*put_values(table, values), *make(table, entity)))


def use_asset(table: Table, asset_id: EntityId) -> Transaction:
    """Return the step that uses an asset up (rules/blades.md 159).

    Raises:
        NotOnTableError: There is no such asset.
        NothingToChangeError: It is used up already.
    """
    asset = table.value(asset_id, Asset)
    if asset is None:
        raise NotOnTableError(asset_id)
    changes = put_values(table, {asset_id: replace(asset, is_used=True)})
    if not changes:
        raise NothingToChangeError
    return Transaction(report=AssetUsed(name=asset.name), changes=changes)


def _rolled(
    scoundrel: Scoundrel, count: int, coin: int, dice: Dice | ReportedBest
) -> tuple[RatingResult, Roll]:
    if not 0 <= coin <= _MOST_COIN:
        raise NumberRangeError(coin, 0, _MOST_COIN)
    if not -_MOST_DICE <= count <= _MOST_DICE:
        raise NumberRangeError(count, 0, _MOST_DICE)
    check = Rating(count=max(0, count))
    result = roll_rating(check, dice)
    roll = Roll(
        what=check,
        faces=(result.faces,) if result.faces else (),
        total=result.best,
        who=scoundrel.name,
        told=result.is_told,
    )
    return result, roll
