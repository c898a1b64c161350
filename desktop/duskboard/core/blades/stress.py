"""Stress and what it leaves behind (rules/blades.md 41-44; rules/blades-abilities.md U4, U5).

The last box brings trauma once whatever cost the stress is through (D6): until a condition is
chosen, trauma is due. What would go past the last box is lost.
"""

from duskboard.core.blades.crew import Crew
from duskboard.core.blades.scoundrel import MOST_BOXES, STRESS_BOXES, TRAUMA_BOXES, Scoundrel


def stress_boxes(scoundrel: Scoundrel, crew: Crew | None = None) -> int:
    """Return the boxes of the stress track, those of the crew among them (41, D15, U5)."""
    own = scoundrel.tracks.stress or STRESS_BOXES
    return min(MOST_BOXES, own + (crew.composed if crew else 0))


def trauma_boxes(scoundrel: Scoundrel, crew: Crew | None = None) -> int:
    """Return how many traumas end a career, those of the crew among them (44, U4)."""
    own = scoundrel.tracks.trauma or TRAUMA_BOXES
    return min(MOST_BOXES, own + (crew.hardened if crew else 0))
