"""What the panel of rituals and making shows."""

from dataclasses import dataclass

from duskboard.core.blades.crew import Crew
from duskboard.core.blades.design import Design
from duskboard.core.blades.magnitude import Ritual
from duskboard.core.blades.scoundrel import Scoundrel
from duskboard.core.identity import EntityId
from duskboard.play.blades.craft import CraftRolled


@dataclass(frozen=True, slots=True, kw_only=True)
class MakingOffer:
    """Rituals, designs and who can do something with them.

    Attributes:
        rituals: The rituals.
        designs: The designs.
        people: Who is in play.
        boxes: The stress track of each of these.
        crew: Their crew, or None.
        rolled: A craft that is rolled and not kept yet, or None.
    """

    rituals: dict[EntityId, Ritual]
    designs: dict[EntityId, Design]
    people: dict[EntityId, Scoundrel]
    boxes: dict[EntityId, int]
    crew: Crew | None = None
    rolled: CraftRolled | None = None
