from dataclasses import replace

import pytest
from tests.core.blades.crews import GULLS, holding

from duskboard.core.blades.claim import ClaimId
from duskboard.core.blades.entanglement import (
    Candidate,
    EntanglementId,
    HeatColumn,
    Out,
    OutId,
    Price,
    candidate,
    entanglement_dice,
    entanglements,
    fits,
    heat_column,
    outs,
    questioned,
    squad_scale,
    suspected,
)
from duskboard.core.clocks.effect import Outcome
from duskboard.core.rulings import Preset, preset

REFERENCE, PUBLISHED = (preset(one).blades for one in (Preset.REFERENCE, Preset.PUBLISHED))
WANTED = replace(GULLS, tier=1, wanted=2)


@pytest.mark.rule("blades 111")
@pytest.mark.parametrize(
    ("heat", "dice", "names"),
    [
        (0, (1, 2, 3), ("gang-trouble", "usual-suspects")),
        (0, (4, 5), ("rivals", "unquiet-dead")),
        (0, (6,), ("cooperation",)),
        (4, (1, 2, 3), ("gang-trouble", "questioning")),
        (4, (4, 5), ("reprisals", "unquiet-dead")),
        (4, (6,), ("show-of-force",)),
        (6, (1, 2, 3), ("flipped", "interrogation")),
        (6, (4, 5), ("demonic-notice", "show-of-force")),
        (6, (6,), ("arrest",)),
    ],
)
def test_every_cell_of_the_table(heat: int, dice: tuple[int, ...], names: tuple[str, ...]) -> None:
    for best in dice:
        assert tuple(one.value for one in entanglements(heat, best)) == names


@pytest.mark.rule("blades 111")
def test_the_column_goes_by_the_heat() -> None:
    assert [heat_column(heat) for heat in range(9)] == [
        *[HeatColumn.LOW] * 4,
        *[HeatColumn.MIDDLE] * 2,
        *[HeatColumn.HIGH] * 3,
    ]
    assert entanglement_dice(WANTED) == 2
    for wrong in (0, 7):
        with pytest.raises(ValueError, match="1 to 6"):
            entanglements(0, wrong)


@pytest.mark.rule("blades 112")
@pytest.mark.parametrize(
    ("name", "tier", "prices"),
    [
        (
            EntanglementId.ARREST,
            0,
            {
                OutId.ARREST_PAY: Price(coin=5),
                OutId.ARREST_HAND_OVER: Price(clears_heat=True),
                OutId.ARREST_EVADE: Price(),
            },
        ),
        (
            EntanglementId.COOPERATION,
            4,
            {
                OutId.COOPERATION_FAVOUR: Price(),
                OutId.COOPERATION_REP: Price(rep=4),
                OutId.COOPERATION_STATUS: Price(status=-1),
            },
        ),
        (
            EntanglementId.DEMONIC_NOTICE,
            0,
            {
                OutId.DEMON_ACCEPT: Price(),
                OutId.DEMON_HIDE: Price(rep=3),
                OutId.DEMON_OTHER: Price(),
            },
        ),
        (EntanglementId.FLIPPED, 0, {OutId.FLIPPED_CHANGES: Price()}),
        (
            EntanglementId.GANG_TROUBLE,
            0,
            {
                OutId.GANG_REP: Price(rep=2),
                OutId.GANG_PUNISH: Price(),
                OutId.GANG_FACE: Price(),
            },
        ),
        (
            EntanglementId.INTERROGATION,
            0,
            {
                OutId.INTERROGATION_PAY: Price(coin=3),
                OutId.INTERROGATION_SUFFER: Price(harm=2, heat=3),
            },
        ),
        (
            EntanglementId.QUESTIONING,
            0,
            {
                OutId.QUESTIONING_PAY: Price(coin=2),
                OutId.QUESTIONING_ROLL: Price(is_roll=True),
            },
        ),
        (
            EntanglementId.REPRISALS,
            3,
            {
                OutId.REPRISALS_PAY: Price(rep=3, coin=3),
                OutId.REPRISALS_LET: Price(),
                OutId.REPRISALS_FIGHT: Price(),
            },
        ),
        (
            EntanglementId.RIVALS,
            2,
            {
                OutId.RIVALS_REP: Price(rep=2),
                OutId.RIVALS_COIN: Price(coin=2),
                OutId.RIVALS_STATUS: Price(status=-1),
            },
        ),
        (
            EntanglementId.UNQUIET_DEAD,
            0,
            {OutId.DEAD_OCCULTIST: Price(is_roll=True), OutId.DEAD_DEAL: Price()},
        ),
        (
            EntanglementId.USUAL_SUSPECTS,
            0,
            {OutId.SUSPECTS_PAY: Price(coin=1), OutId.SUSPECTS_ROLL: Price(is_roll=True)},
        ),
    ],
)
def test_every_way_out_has_its_price(
    name: EntanglementId, tier: int, prices: dict[OutId, Price]
) -> None:
    found = outs(name, WANTED, REFERENCE, tier)
    assert {one.out: one.price for one in found} == prices
    assert found == outs(name, WANTED, PUBLISHED, tier)


RULING = "blades.show_of_force_without_claims"
WAR = Out(out=OutId.FORCE_WAR, price=Price(is_war=True))
HOLD = Out(out=OutId.FORCE_HOLD, price=Price(hold=1), ruling=RULING)


@pytest.mark.rule("blades 112")
def test_a_show_of_force_by_reference() -> None:
    force = EntanglementId.SHOW_OF_FORCE
    claimed = replace(GULLS, claims=holding(ClaimId.TAVERN, turf=1))
    turf = replace(GULLS, claims=holding(turf=1))
    claim = Out(out=OutId.FORCE_CLAIM, price=Price(claims=1))
    lost = Out(out=OutId.FORCE_TURF, price=Price(turf=1), ruling=RULING)
    assert outs(force, claimed, REFERENCE) == (claim, WAR)
    assert outs(force, turf, REFERENCE) == (lost, WAR)
    assert outs(force, GULLS, REFERENCE) == (HOLD, WAR)


@pytest.mark.rule("blades 112")
def test_a_show_of_force_as_published() -> None:
    force = EntanglementId.SHOW_OF_FORCE
    assert outs(force, replace(GULLS, claims=holding(turf=1)), PUBLISHED) == (HOLD, WAR)
    assert outs(force, GULLS, PUBLISHED) == (HOLD, WAR)


@pytest.mark.rule("blades 112")
@pytest.mark.rule("blades E23")
def test_what_a_fortune_roll_says_of_questions_and_suspects() -> None:
    assert [questioned(one) for one in Outcome] == [2, 1, 0, 0]
    assert [suspected(one) for one in Outcome] == [Price(heat=2), Price(harm=2), Price(), Price()]


@pytest.mark.rule("blades 112")
@pytest.mark.rule("blades E38")
def test_a_squad_is_as_many_as_the_crew_is_wanted() -> None:
    assert [squad_scale(wanted) for wanted in (0, 3)] == [0, 3]
    paid = outs(EntanglementId.ARREST, replace(GULLS, wanted=3), REFERENCE)[0]
    assert paid.price == Price(coin=6)


@pytest.mark.rule("blades 157")
@pytest.mark.parametrize(
    ("name", "who"),
    [
        (EntanglementId.COOPERATION, Candidate.ALLY),
        (EntanglementId.RIVALS, Candidate.NEUTRAL),
        (EntanglementId.REPRISALS, Candidate.ENEMY),
        (EntanglementId.SHOW_OF_FORCE, Candidate.ILL_DISPOSED),
        (EntanglementId.FLIPPED, Candidate.CONTACT),
        (EntanglementId.INTERROGATION, Candidate.SCOUNDREL),
        (EntanglementId.QUESTIONING, Candidate.CONTACT),
        (EntanglementId.USUAL_SUSPECTS, Candidate.FRIEND),
        (EntanglementId.GANG_TROUBLE, Candidate.COHORT),
        (EntanglementId.ARREST, Candidate.NOBODY),
        (EntanglementId.DEMONIC_NOTICE, Candidate.NOBODY),
        (EntanglementId.UNQUIET_DEAD, Candidate.NOBODY),
    ],
)
def test_whom_each_comes_by(name: EntanglementId, who: Candidate) -> None:
    assert candidate(name) is who


@pytest.mark.rule("blades 157")
def test_which_factions_fit() -> None:
    assert [status for status in range(-3, 4) if fits(Candidate.ALLY, status)] == [3]
    assert [status for status in range(-3, 4) if fits(Candidate.NEUTRAL, status)] == [0]
    for who in (Candidate.ENEMY, Candidate.ILL_DISPOSED):
        assert [status for status in range(-3, 4) if fits(who, status)] == [-3, -2, -1]
    assert not any(fits(Candidate.SCOUNDREL, status) for status in range(-3, 4))
