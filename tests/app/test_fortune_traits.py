"""What fortune may be asked with."""

import pytest
from tests.play.blades.hands import after, table

from duskboard.app.fortune_traits import fortune_traits
from duskboard.core.blades.cohort import Cohort, CohortKind
from duskboard.core.blades.crew import Crew
from duskboard.core.blades.faction import Faction
from duskboard.core.identity import EntityId
from duskboard.i18n.words import Words
from duskboard.paths import resources
from duskboard.play.blades.faction import add_faction


@pytest.mark.rule("blades 49")
@pytest.mark.rule("blades 94")
def test_cohorts_and_factions_can_be_asked_with() -> None:
    cohorts = (
        Cohort(name="The Rafters"),
        Cohort(name="Dr Imre", kind=CohortKind.EXPERT),
        Cohort(name="The Lost", harm=3),
    )
    laid = table(crew=Crew(name="Gulls", tier=2, cohorts=cohorts))
    key = EntityId("tollmen")
    laid = after(laid, add_faction(laid, key, Faction(name="The Tollmen", tier=3)))
    offered = fortune_traits(Words(resources() / "translations"), laid)
    assert [(one.name, one.rating) for one in offered[:4]] == [
        ("Gulls, Tier", 2),
        ("The Rafters, Quality", 2),
        ("Dr Imre, Quality", 3),
        ("The Tollmen, Tier", 3),
    ]
    assert len({one.key for one in offered}) == len(offered)
