from dataclasses import replace

import pytest
from tests.core.blades.crews import bearing

from duskboard.core.blades.crew import Crew
from duskboard.core.blades.fate import CareerOverError, GoneError, InPlayError, ended, returned
from duskboard.core.blades.harm import Harm, Wound
from duskboard.core.blades.scoundrel import Fate, Jail, Scoundrel
from duskboard.core.blades.upgrade import UpgradeId

HURT = Harm(wounds=(Wound(level=2, text="dazed"),), healing=1)
ARDA = Scoundrel(name="Arda", stress=9, harm=HURT, traumas=("cold",))
FOUR = replace(ARDA, traumas=("cold", "soft", "vicious", "haunted"))
HARDENED = bearing(UpgradeId.HARDENED)


@pytest.mark.rule("blades 42")
def test_after_trauma_somebody_returns_without_stress() -> None:
    assert returned(replace(ARDA, fate=Fate.OUT)) == replace(ARDA, stress=0)


@pytest.mark.rule("blades 124")
@pytest.mark.rule("blades 162")
def test_whoever_was_lost_in_vice_returns_unharmed_and_satisfied() -> None:
    lost = ended(ARDA, Fate.LOST)
    assert lost == replace(ARDA, fate=Fate.LOST, is_vice_satisfied=True)
    assert returned(lost) == replace(ARDA, harm=Harm(), is_vice_satisfied=True)
    fed = replace(ARDA, is_vice_satisfied=True)
    assert ended(fed, Fate.JAILED).is_vice_satisfied


def test_prison_changes_nothing_on_the_sheet() -> None:
    jailed = ended(ARDA, Fate.JAILED)
    assert jailed == replace(ARDA, fate=Fate.JAILED, jail=Jail())
    assert returned(jailed) == ARDA
    with pytest.raises(InPlayError):
        returned(ARDA, is_overruled=True)


@pytest.mark.rule("blades 39")
def test_the_dead_and_the_retired_stay_away() -> None:
    for fate in (Fate.DEAD, Fate.RETIRED):
        with pytest.raises(GoneError):
            returned(ended(ARDA, fate))
        assert returned(ended(ARDA, fate), is_overruled=True) == ARDA
    with pytest.raises(GoneError):  # a crew that is not hardened brings nobody back
        returned(ended(ARDA, Fate.RETIRED), Crew(name="Gulls"))
    for no_end in (Fate.ACTIVE, Fate.OUT):
        with pytest.raises(ValueError, match="nobody ends"):
            ended(ARDA, no_end)


@pytest.mark.rule("blades 44")
@pytest.mark.rule("blades-abilities U4")
@pytest.mark.parametrize("fate", [Fate.OUT, Fate.JAILED, Fate.RETIRED])
def test_with_four_traumas_only_the_hardened_return(fate: Fate) -> None:
    with pytest.raises(CareerOverError):
        returned(replace(FOUR, fate=fate))
    assert returned(replace(FOUR, fate=fate), HARDENED).fate is Fate.ACTIVE
    assert returned(replace(FOUR, fate=fate), is_overruled=True).fate is Fate.ACTIVE
