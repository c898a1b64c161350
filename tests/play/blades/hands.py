"""A table of Blades to play at."""

from dataclasses import replace

from duskboard.core.blades.crew import Crew
from duskboard.core.blades.scoundrel import Ratings, Scoundrel
from duskboard.core.identity import EntityId
from duskboard.core.rulings import Preset, preset
from duskboard.play.blades.crew import add_crew
from duskboard.play.blades.sheet import add_scoundrel
from duskboard.table.entity import RULINGS_ID, Entity
from duskboard.table.table import Table
from duskboard.table.transaction import Transaction

ARDA, BREN, CREW = EntityId("arda"), EntityId("bren"), EntityId("crew")


def arda() -> Scoundrel:
    """Hunt 2, Prowl 1, Skirmish 2, Attune 1, Command 1: Insight 1, Prowess 2, Resolve 2."""
    ratings = Ratings(hunt=2, prowl=1, skirmish=2, attune=1, command=1)
    return Scoundrel(name="Arda", ratings=ratings)


def bren() -> Scoundrel:
    """Tinker 2, Study 1, Sway 1."""
    return Scoundrel(name="Bren", ratings=Ratings(tinker=2, study=1, sway=1))


def table(*, published: bool = False, crew: Crew | None = None, **scoundrels: Scoundrel) -> Table:
    """Return a table with Arda, Bren and whoever else, or somebody else in their place."""
    rulings = preset(Preset.PUBLISHED if published else Preset.REFERENCE)
    laid = Table(entities={RULINGS_ID: Entity(entity_id=RULINGS_ID, value=rulings)})
    for name, scoundrel in {"arda": arda(), "bren": bren(), **scoundrels}.items():
        laid = after(laid, add_scoundrel(laid, EntityId(name), scoundrel))
    return laid if crew is None else after(laid, add_crew(laid, CREW, crew))


def after(laid: Table, transaction: Transaction) -> Table:
    """Return the table after a step."""
    return laid.applied(transaction.changes)


def scoundrel(laid: Table, who: EntityId = ARDA) -> Scoundrel:
    """Return a sheet that must be there."""
    found = laid.value(who, Scoundrel)
    assert found is not None
    return found


def crew(laid: Table) -> Crew:
    """Return the crew, which must be there."""
    found = laid.value(CREW, Crew)
    assert found is not None
    return found


def with_ratings(who: Scoundrel, **dots: int) -> Scoundrel:
    """Return a sheet with other dots."""
    return replace(who, ratings=Ratings(**dots))
