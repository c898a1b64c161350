"""A table of Vampire to play at."""

from dataclasses import replace

from duskboard.core.dice import ScriptedDice
from duskboard.core.identity import EntityId
from duskboard.core.rulings import Preset, preset
from duskboard.core.storyteller.health import Health
from duskboard.core.storyteller.pool import Terms
from duskboard.core.storyteller.sheet import Sheet, new_sheet, rated
from duskboard.core.storyteller.trait import (
    WILLPOWER,
    AbilityId,
    AttributeId,
    Creature,
    ability,
    attribute,
)
from duskboard.play.storyteller.decision import PoolDecision
from duskboard.play.storyteller.sheet import add_sheet
from duskboard.table.entity import RULINGS_ID, Entity
from duskboard.table.table import Table
from duskboard.table.transaction import Transaction

ILSE, GREGOR, TOBIAS = EntityId("ilse"), EntityId("gregor"), EntityId("tobias")
DEX = attribute(AttributeId.DEXTERITY)
STAMINA = attribute(AttributeId.STAMINA)
FIREARMS = ability(AbilityId.FIREARMS)
SHOOT = Terms(traits=(DEX, FIREARMS))


def ilse() -> Sheet:
    """Kindred with Dexterity 3, Firearms 2, Stamina 3, Willpower 5 and 8 blood."""
    sheet = new_sheet("Ilse")
    for key, rating in ((DEX, 3), (FIREARMS, 2), (STAMINA, 3), (WILLPOWER, 5)):
        sheet = rated(sheet, key, rating)
    return replace(sheet, willpower_left=5, blood=8)


def gregor() -> Sheet:
    """A mortal with Dexterity 2 and Stamina 3."""
    return rated(rated(new_sheet("Gregor", Creature.MORTAL), DEX, 2), STAMINA, 3)


def table(*, published: bool = False, **sheets: Sheet) -> Table:
    """Return a table with Ilse, Gregor and whoever else, or somebody else in their place."""
    rulings = preset(Preset.PUBLISHED if published else Preset.REFERENCE)
    laid = Table(entities={RULINGS_ID: Entity(entity_id=RULINGS_ID, value=rulings)})
    for name, sheet in {"ilse": ilse(), "gregor": gregor(), **sheets}.items():
        laid = after(laid, add_sheet(laid, EntityId(name), sheet))
    return laid


def after(laid: Table, transaction: Transaction) -> Table:
    """Return the table after a step."""
    return laid.applied(transaction.changes)


def sheet(laid: Table, who: EntityId = ILSE) -> Sheet:
    """Return a sheet that must be there."""
    found = laid.value(who, Sheet)
    assert found is not None
    return found


def shoots(**more: object) -> PoolDecision:
    """Return Ilse's shot in hand: 5 dice."""
    return replace(PoolDecision(who=ILSE, terms=SHOOT), **more)  # type: ignore[arg-type]


def faces(*shown: int) -> ScriptedDice:
    """Return dice that show these faces."""
    return ScriptedDice(shown)


def hurt(filled: int) -> Health:
    """Return a body with so many lethal marks."""
    return Health(lethal=filled)
