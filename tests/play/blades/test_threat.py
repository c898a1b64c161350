from dataclasses import replace

import pytest
from tests.play.blades.hands import ARDA, BREN, after, arda, bren, scoundrel, table

from duskboard.core.blades.ability import Ability, AbilityId
from duskboard.core.blades.action import ActionTerms
from duskboard.core.blades.armour import ArmourUsedError, NoSpecialArmourError
from duskboard.core.blades.consequence import (
    Complication,
    Consequence,
    LostOpportunity,
    Wounding,
)
from duskboard.core.blades.position import Position
from duskboard.core.blades.resistance import ResistanceTerms, Resisting
from duskboard.core.blades.scoundrel import ArmourKind, Scoundrel
from duskboard.core.blades.trait import ActionId, AttributeId
from duskboard.core.blades.use import AbilityUse
from duskboard.core.dice import ReportedBest, ScriptedDice
from duskboard.core.identity import EntityId
from duskboard.play.blades.applying import apply_threat
from duskboard.play.blades.decision import ActionDecision, StressLine, roll_action
from duskboard.play.blades.threat import (
    ArmourDecision,
    Inflicted,
    Lessening,
    MateArmourError,
    OutOfReachError,
    OwnProtectionError,
    ResistanceDecision,
    Resisted,
    SecondResistanceError,
    ShieldError,
    ThreatOverError,
    dismiss,
    inflict,
    mark_armour,
    protect,
    resist,
    resistance_of,
    threat_of,
)
from duskboard.play.change import NotOnTableError
from duskboard.table.running_action import Threat, ThreatState
from duskboard.table.table import Table

LUNG = Wounding(level=3, text="punctured lung")
CUT = Wounding(level=2, text="cut")
LESS, GONE = Lessening(how=Resisting.REDUCES), Lessening(how=Resisting.AVOIDS)
PROWESS = ResistanceTerms(attribute=AttributeId.PROWESS)


def threatened(laid: Table, *consequences: Consequence, who: EntityId = ARDA) -> Table:
    for one in consequences:
        laid = after(laid, inflict(laid, who, one))
    return laid


def resisting(number: int = 1, lessening: Lessening = LESS, **more: bool) -> ResistanceDecision:
    return ResistanceDecision(number=number, terms=PROWESS, lessening=lessening, **more)


def armour(kind: ArmourKind, lessening: Lessening = LESS, **more: object) -> ArmourDecision:
    return replace(ArmourDecision(number=1, kind=kind, lessening=lessening), **more)  # type: ignore[arg-type]


def met(laid: Table, number: int = 1) -> Threat:
    return threat_of(laid, number)


def able(who: Scoundrel, *abilities: AbilityId) -> Scoundrel:
    return replace(who, abilities=tuple(Ability(key=one) for one in abilities))


@pytest.mark.rule("blades 33")
@pytest.mark.rule("blades 35")
@pytest.mark.rule("blades E1")
@pytest.mark.parametrize("published", [False, True])
def test_e1_a_two_against_a_punctured_lung(*, published: bool) -> None:
    laid = threatened(table(published=published), LUNG)
    chest = Lessening(how=Resisting.REDUCES, text="chest wound")
    step = resist(laid, resisting(lessening=chest), ScriptedDice((2, 1)))
    done = after(laid, step)
    assert scoundrel(done).stress == 4
    assert met(done).left == Wounding(level=2, text="chest wound")
    assert met(done).state is ThreatState.RESISTED
    report = step.report
    assert isinstance(report, Resisted)
    assert (report.before, report.left) == (LUNG, Wounding(level=2, text="chest wound"))
    assert report.stress == StressLine(who=ARDA, name="Arda", before=0, after=4)


@pytest.mark.rule("blades 33")
def test_a_critical_clears_a_stress_and_none_below_zero() -> None:
    laid = threatened(table(arda=replace(arda(), stress=5)), LUNG)
    assert scoundrel(after(laid, resist(laid, resisting(), ScriptedDice((6, 6))))).stress == 4
    calm = threatened(table(), LUNG)
    step = resist(calm, resisting(), ReportedBest(best=6, is_critical=True))
    assert scoundrel(after(calm, step)).stress == 0
    assert isinstance(step.report, Resisted)
    assert step.report.stress is None


@pytest.mark.rule("blades 33")
@pytest.mark.rule("blades E2")
def test_e2_a_five_against_a_severe_harm() -> None:
    laid = threatened(table(), LUNG)
    done = after(laid, resist(laid, resisting(), ScriptedDice((5, 3))))
    assert scoundrel(done).stress == 1
    assert met(done).left == Wounding(level=2, text="punctured lung")


@pytest.mark.rule("blades 42")
def test_resisting_may_bring_trauma() -> None:
    laid = threatened(table(arda=replace(arda(), stress=7)), LUNG)
    step = resist(laid, resisting(), ScriptedDice((1, 2)))
    assert scoundrel(after(laid, step)).stress == 9
    assert isinstance(step.report, Resisted)
    assert step.report.stress is not None
    assert step.report.stress.is_trauma_due


@pytest.mark.rule("blades 35")
@pytest.mark.rule("blades 139")
def test_what_is_avoided_is_gone_and_more_steps_take_more() -> None:
    laid = threatened(table(), Complication(text="disarmed"), Complication(text="alert", ticks=3))
    done = after(laid, resist(laid, resisting(1, GONE), ScriptedDice((6, 1))))
    assert (met(done).left, met(done).state) == (None, ThreatState.AVOIDED)
    two = Lessening(how=Resisting.REDUCES, steps=2)
    done = after(laid, resist(laid, resisting(2, two), ScriptedDice((6, 1))))
    assert met(done, 2).left == Complication(text="alert", ticks=1)


@pytest.mark.rule("blades 36")
def test_one_resistance_to_each_consequence() -> None:
    laid = threatened(table(), LUNG, CUT)
    laid = after(laid, resist(laid, resisting(1), ScriptedDice((5, 1))))
    with pytest.raises(SecondResistanceError) as refused:
        resist(laid, resisting(1), ScriptedDice((5, 1)))
    assert refused.value.args == ("Arda",)
    with pytest.raises(SecondResistanceError):
        mark_armour(laid, armour(ArmourKind.STANDARD))
    other = after(laid, resist(laid, resisting(2), ScriptedDice((5, 1))))
    assert scoundrel(other).stress == 2
    loose = resist(laid, resisting(1, is_overruled=True), ScriptedDice((5, 1)))
    assert met(after(laid, loose)).left == Wounding(level=1, text="punctured lung")


@pytest.mark.rule("blades 36")
@pytest.mark.rule("blades 140")
@pytest.mark.rule("blades E27")
def test_e27_only_the_second_of_two_is_resisted() -> None:
    laid = threatened(table(), CUT, LostOpportunity(approach="the roof"))
    laid = after(laid, resist(laid, resisting(2, GONE), ScriptedDice((4, 1))))
    laid = after(laid, apply_threat(laid, 1))
    assert [wound.level for wound in scoundrel(laid).harm.wounds] == [2]
    assert scoundrel(laid).stress == 2
    assert [met(laid, number).state for number in (1, 2)] == [
        ThreatState.APPLIED,
        ThreatState.AVOIDED,
    ]


@pytest.mark.rule("blades 37")
@pytest.mark.rule("blades E3")
def test_e3_armour_and_then_heavy_armour() -> None:
    laid = threatened(table(), CUT)
    laid = after(laid, mark_armour(laid, armour(ArmourKind.STANDARD)))
    assert met(laid).left == Wounding(level=1, text="cut")
    with pytest.raises(SecondResistanceError):
        resist(laid, resisting(), ScriptedDice((6, 1)))
    laid = after(laid, mark_armour(laid, armour(ArmourKind.HEAVY)))
    assert (met(laid).left, met(laid).state) == (None, ThreatState.AVOIDED)
    assert scoundrel(laid).armour_used == (ArmourKind.STANDARD, ArmourKind.HEAVY)
    assert scoundrel(laid).stress == 0


@pytest.mark.rule("blades 37")
def test_a_box_is_marked_once_and_special_armour_needs_its_ability() -> None:
    used = threatened(table(arda=replace(arda(), armour_used=(ArmourKind.STANDARD,))), CUT)
    with pytest.raises(ArmourUsedError):
        mark_armour(used, armour(ArmourKind.STANDARD))
    laid = threatened(table(), CUT)
    with pytest.raises(NoSpecialArmourError):
        mark_armour(laid, armour(ArmourKind.SPECIAL))
    loose = armour(ArmourKind.SPECIAL, is_overruled=True)
    assert scoundrel(after(laid, mark_armour(laid, loose))).armour_used == (ArmourKind.SPECIAL,)


@pytest.mark.rule("blades 36")
@pytest.mark.rule("blades 37")
def test_only_standard_and_heavy_armour_go_together() -> None:
    laid = threatened(table(arda=able(arda(), AbilityId.WARDED)), LUNG)
    laid = after(laid, mark_armour(laid, armour(ArmourKind.STANDARD)))
    with pytest.raises(SecondResistanceError):
        mark_armour(laid, armour(ArmourKind.SPECIAL))
    loose = armour(ArmourKind.SPECIAL, is_overruled=True)
    assert met(after(laid, mark_armour(laid, loose))).armour == (
        ArmourKind.STANDARD,
        ArmourKind.SPECIAL,
    )


@pytest.mark.rule("blades-abilities G2")
def test_special_armour_does_what_its_ability_says() -> None:
    fighter = threatened(table(arda=able(arda(), AbilityId.BATTLEBORN)), CUT)
    with pytest.raises(ShieldError):
        mark_armour(fighter, armour(ArmourKind.SPECIAL, GONE))
    assert met(after(fighter, mark_armour(fighter, armour(ArmourKind.SPECIAL)))).left == Wounding(
        level=1, text="cut"
    )
    focused = threatened(table(arda=able(arda(), AbilityId.FOCUSED)), CUT)
    with pytest.raises(ShieldError):
        mark_armour(focused, armour(ArmourKind.SPECIAL))
    done = after(focused, mark_armour(focused, armour(ArmourKind.SPECIAL, GONE)))
    assert met(done).left is None
    warded = threatened(table(arda=able(arda(), AbilityId.WARDED)), CUT)
    for lessening in (LESS, GONE):
        after(warded, mark_armour(warded, armour(ArmourKind.SPECIAL, lessening)))


@pytest.mark.rule("blades-abilities A36")
def test_a_mastermind_shields_a_mate_and_nobody_else_does() -> None:
    laid = threatened(table(bren=able(bren(), AbilityId.MASTERMIND)), CUT)
    mate = armour(ArmourKind.SPECIAL, GONE, bearer=BREN)
    done = after(laid, mark_armour(laid, mate))
    assert (met(done).left, scoundrel(done, BREN).armour_used) == (None, (ArmourKind.SPECIAL,))
    with pytest.raises(MateArmourError):
        mark_armour(laid, armour(ArmourKind.STANDARD, bearer=BREN))
    own = threatened(table(bren=able(bren(), AbilityId.MASTERMIND)), CUT, who=BREN)
    with pytest.raises(MateArmourError):
        mark_armour(own, armour(ArmourKind.SPECIAL, GONE))


@pytest.mark.rule("blades 101")
@pytest.mark.rule("blades-abilities A2")
def test_who_protects_takes_it_over_and_may_resist() -> None:
    laid = threatened(table(bren=able(bren(), AbilityId.BODYGUARD)), LUNG)
    laid = after(laid, protect(laid, 1, BREN))
    assert (met(laid).who, met(laid).taken_from) == (BREN, ARDA)
    insight = replace(resisting(), terms=ResistanceTerms(attribute=AttributeId.INSIGHT))
    assert resistance_of(laid, insight).dice == 3
    laid = after(laid, resist(laid, insight, ScriptedDice((4, 1, 1))))
    laid = after(laid, apply_threat(laid, 1))
    assert (scoundrel(laid).stress, scoundrel(laid, BREN).stress) == (0, 2)
    assert scoundrel(laid, BREN).harm.wounds[0].level == 2
    fresh = threatened(table(), LUNG)
    with pytest.raises(OwnProtectionError):
        protect(fresh, 1, ARDA)


@pytest.mark.rule("blades 153")
def test_who_is_cut_off_is_not_protected() -> None:
    cut_off = ActionDecision(who=ARDA, terms=ActionTerms(action=ActionId.PROWL, is_cut_off=True))
    laid = after(table(), roll_action(table(), cut_off, ScriptedDice((2,))))
    laid = threatened(laid, CUT)
    with pytest.raises(OutOfReachError) as refused:
        protect(laid, 1, BREN)
    assert refused.value.args == ("Arda",)
    assert met(after(laid, protect(laid, 1, BREN, is_overruled=True))).who == BREN


@pytest.mark.rule("blades-abilities A22")
def test_who_dared_resists_with_a_die_less() -> None:
    terms = ActionTerms(
        action=ActionId.SKIRMISH, position=Position.DESPERATE, uses=(AbilityUse.DARING,)
    )
    start = table(arda=able(arda(), AbilityId.DAREDEVIL))
    dared = ActionDecision(who=ARDA, terms=terms)
    laid = after(start, roll_action(start, dared, ScriptedDice((1, 1, 1))))
    laid = threatened(laid, LUNG)
    assert resistance_of(laid, resisting()).dice == 1
    others = threatened(laid, LUNG, who=BREN)
    assert not met(others, 2).was_daring
    risky = replace(dared, terms=replace(terms, position=Position.RISKY))
    laid = after(start, roll_action(start, risky, ScriptedDice((1, 1))))
    assert resistance_of(threatened(laid, LUNG), resisting()).dice == 2


@pytest.mark.rule("blades 40")
@pytest.mark.rule("blades E37")
def test_e37_a_master_demands_a_resistance_before_any_action() -> None:
    laid = threatened(table(), Complication(text="disarmed"))
    laid = after(laid, resist(laid, resisting(1, GONE), ScriptedDice((3, 1))))
    assert scoundrel(laid).stress == 3
    strike = ActionDecision(who=ARDA, terms=ActionTerms(action=ActionId.SKIRMISH))
    laid = after(laid, roll_action(laid, strike, ScriptedDice((6, 2))))
    assert scoundrel(laid).stress == 3


@pytest.mark.rule("blades 33")
@pytest.mark.rule("blades 139")
@pytest.mark.rule("blades E39")
def test_e39_fatal_harm_resisted_is_severe() -> None:
    laid = threatened(table(), Wounding(level=4, text="crushed"))
    laid = after(laid, resist(laid, resisting(), ScriptedDice((4, 2))))
    laid = after(laid, apply_threat(laid, 1))
    assert scoundrel(laid).stress == 2
    assert [wound.level for wound in scoundrel(laid).harm.wounds] == [3]


def test_what_is_over_is_over() -> None:
    laid = threatened(table(), CUT)
    laid = after(laid, resist(laid, resisting(1, GONE), ScriptedDice((6, 1))))
    with pytest.raises(ThreatOverError):
        resist(laid, resisting(), ScriptedDice((6, 1)))
    with pytest.raises(ThreatOverError):
        mark_armour(laid, armour(ArmourKind.STANDARD))
    with pytest.raises(ThreatOverError):
        protect(laid, 1, BREN)
    with pytest.raises(ThreatOverError):
        apply_threat(laid, 1)
    with pytest.raises(ThreatOverError):
        dismiss(laid, 1)
    with pytest.raises(NotOnTableError):
        resist(laid, resisting(9), ScriptedDice((6, 1)))


def test_the_game_master_takes_a_consequence_back_and_numbers_stay() -> None:
    laid = threatened(table(), CUT, LUNG)
    laid = after(laid, dismiss(laid, 1))
    with pytest.raises(NotOnTableError):
        threat_of(laid, 1)
    step = inflict(laid, ARDA, CUT)
    assert isinstance(step.report, Inflicted)
    assert step.report.number == 3
