"""Heat that a crew takes (rules/blades.md 107, D5)."""

from dataclasses import dataclass, replace

from duskboard.core.blades.crew import HEAT_BOXES, MAX_WANTED, Crew


@dataclass(frozen=True, slots=True, kw_only=True)
class HeatTaken:
    """What heat came to.

    Attributes:
        crew: The crew afterwards.
        wanted: How many levels it is wanted more.
        is_past_wanted: Whether heat was cleared though no level was left to rise (D5).
    """

    crew: Crew
    wanted: int
    is_past_wanted: bool


def heated(crew: Crew, amount: int) -> HeatTaken:
    """Return a crew with more heat: each ninth raises the wanted level and rolls over (107).

    Raises:
        ValueError: The amount is below 0.
    """
    if amount < 0:
        msg = f"heat is below 0: {amount}"
        raise ValueError(msg)
    rises, heat = divmod(crew.heat + amount, HEAT_BOXES)
    wanted = min(MAX_WANTED, crew.wanted + rises)
    return HeatTaken(
        crew=replace(crew, heat=heat, wanted=wanted),
        wanted=wanted - crew.wanted,
        is_past_wanted=crew.wanted + rises > MAX_WANTED,
    )
