"""Rolls of Blades as they are drawn, and the action that runs with what can meet it."""

from dataclasses import replace

import pytest
from tests.i18n.blades_roll_reports import GANG, LUCK, RESISTANCE, ROLL, TEAM
from tests.play.blades.hands import ARDA, BREN, after, arda, bren, table

from duskboard.core.blades.ability import Ability, AbilityId
from duskboard.core.blades.action import ActionTerms
from duskboard.core.blades.armour import ArmourUse, Shield
from duskboard.core.blades.consequence import Heat, Wounding
from duskboard.core.blades.outcome import Verdict
from duskboard.core.blades.position import Position
from duskboard.core.blades.resistance import ResistanceTerms, Resisting
from duskboard.core.blades.roll import judge_rating
from duskboard.core.blades.scoundrel import ArmourKind, Fate
from duskboard.core.blades.trait import ActionId, AttributeId
from duskboard.core.clocks.effect import Effect, Outcome, Segments
from duskboard.core.dice import Rating, ScriptedDice
from duskboard.play.blades.decision import ActionDecision, roll_action
from duskboard.play.blades.threat import (
    ArmourDecision,
    Lessening,
    ResistanceDecision,
    inflict,
    mark_armour,
    protect,
    resist,
)
from duskboard.table.action_roll import FortunePair
from duskboard.table.action_view import (
    BladesLineView,
    BladesRollView,
    RatedDieView,
    blades_view,
    counting,
    public_blades,
)
from duskboard.table.public_view import public_view
from duskboard.table.running_action import ThreatState
from duskboard.table.running_view import ArmourOffer, ProtectorView, ThreatView, running_view
from duskboard.table.table import Table

FIGHT = ActionDecision(who=ARDA, terms=ActionTerms(action=ActionId.SKIRMISH))
CUT = Wounding(level=2, text="cut")
LESS = Lessening(how=Resisting.REDUCES)


def test_players_see_position_effect_dice_and_outcome() -> None:
    assert blades_view(ROLL) == BladesRollView(
        who="Nell",
        why="Over the roof",
        lines=(
            BladesLineView(
                who="Nell",
                dice=(
                    RatedDieView(face=2, counts=False),
                    RatedDieView(face=5, counts=True),
                    RatedDieView(face=1, counts=False),
                ),
                best=5,
                outcome=Outcome.PARTIAL,
                told=False,
            ),
        ),
        outcome=Outcome.PARTIAL,
        action=ActionId.PROWL,
        position=Position.RISKY,
        effect=Effect.STANDARD,
        verdict=Verdict.AT_A_PRICE,
    )


def test_a_group_a_resistance_and_two_sides_are_drawn() -> None:
    group = blades_view(TEAM)
    assert [line.who for line in group.lines] == ["Nell", "The Rafters"]
    assert (group.is_group, group.is_pair, group.outcome) == (True, False, Outcome.CRITICAL)
    resisted = blades_view(RESISTANCE)
    assert (resisted.attribute, resisted.stress) == (AttributeId.PROWESS, 3)
    pair = blades_view(FortunePair(first=GANG, second=LUCK))
    assert pair.is_pair
    assert [line.who for line in pair.lines] == ["The Rafters", "The fog"]
    assert blades_view(LUCK).why == "The fog"


@pytest.mark.parametrize(
    ("count", "faces", "counts"),
    [
        (3, (2, 5, 5), (False, True, False)),
        (3, (6, 1, 6), (True, False, True)),
        (0, (6, 2), (False, True)),
        (0, (6, 6), (True, False)),
    ],
)
def test_the_die_that_counts_is_marked(
    count: int, faces: tuple[int, ...], counts: tuple[bool, ...]
) -> None:
    assert counting(judge_rating(Rating(count=count), faces)) == counts


def test_a_roll_in_the_open_is_public_and_a_secret_one_is_not() -> None:
    laid = table()
    assert public_blades(laid) is None
    shown = after(laid, roll_action(laid, FIGHT, ScriptedDice((4, 1))))
    view = public_view(shown).roll
    assert isinstance(view, BladesRollView)
    assert (view.who, view.outcome) == ("", Outcome.PARTIAL)
    secret = replace(FIGHT, is_secret=True)
    hidden = after(laid, roll_action(laid, secret, ScriptedDice((4, 1))))
    assert public_view(hidden) == public_view(laid)


def acted(laid: Table) -> Table:
    return after(laid, roll_action(laid, FIGHT, ScriptedDice((4, 1))))


def only(laid: Table) -> ThreatView:
    view = running_view(laid)
    assert view is not None
    assert len(view.threats) == 1
    return view.threats[0]


def test_nothing_runs_before_anybody_has_acted() -> None:
    assert running_view(table()) is None


def test_the_running_action_says_what_it_ticks_and_offers() -> None:
    view = running_view(acted(table()))
    assert view is not None
    assert (view.effect, view.segments) == (Effect.STANDARD, Segments(count=2))
    assert view.offer is not None
    assert view.offer.verdict is Verdict.AT_A_PRICE
    assert (view.threats, view.closed, view.usual) == ((), (), None)


def test_a_threat_says_what_can_meet_it() -> None:
    mate = replace(bren(), abilities=(Ability(key=AbilityId.MASTERMIND),))
    laid = acted(table(bren=mate, cleo=replace(arda(), name="Cleo", fate=Fate.OUT)))
    laid = after(laid, inflict(laid, ARDA, CUT))
    threat = only(laid)
    assert (threat.name, threat.state, threat.may_resist) == ("Arda", ThreatState.OPEN, True)
    assert threat.protectors == (ProtectorView(who=BREN, name="Bren"),)
    assert [(one.bearer, one.use.kind) for one in threat.armours] == [
        (ARDA, ArmourKind.STANDARD),
        (ARDA, ArmourKind.HEAVY),
        (BREN, ArmourKind.SPECIAL),
    ]
    assert threat.armours[2] == ArmourOffer(
        bearer=BREN,
        name="Bren",
        use=ArmourUse(
            kind=ArmourKind.SPECIAL,
            ability=AbilityId.MASTERMIND,
            shield=Shield.LESS_OR_GONE,
            is_for_mates=True,
        ),
    )


@pytest.mark.rule("blades 36")
@pytest.mark.rule("blades 37")
def test_what_met_a_threat_leaves_fewer_ways() -> None:
    laid = acted(table())
    laid = after(laid, inflict(laid, ARDA, CUT))
    standard = ArmourDecision(number=1, kind=ArmourKind.STANDARD, lessening=LESS)
    worn = only(after(laid, mark_armour(laid, standard)))
    assert (worn.may_resist, worn.protectors) == (False, ())
    assert [one.use.kind for one in worn.armours] == [ArmourKind.HEAVY]
    terms = ResistanceTerms(attribute=AttributeId.PROWESS)
    decision = ResistanceDecision(number=1, terms=terms, lessening=LESS)
    rolled = only(after(laid, resist(laid, decision, ScriptedDice((5, 1)))))
    assert (rolled.may_resist, rolled.armours, rolled.state) == (False, (), ThreatState.RESISTED)
    assert rolled.roll is not None
    assert rolled.roll.stress == 1
    taken = only(after(laid, protect(laid, 1, BREN)))
    assert (taken.name, taken.other) == ("Bren", "Arda")


def test_what_is_over_stands_last() -> None:
    laid = acted(table())
    laid = after(laid, inflict(laid, ARDA, CUT))
    gone = ResistanceDecision(
        number=1,
        terms=ResistanceTerms(attribute=AttributeId.PROWESS),
        lessening=Lessening(how=Resisting.AVOIDS),
    )
    laid = after(laid, inflict(laid, BREN, Heat()))
    laid = after(laid, resist(laid, gone, ScriptedDice((5, 1))))
    view = running_view(laid)
    assert view is not None
    assert [one.number for one in view.threats] == [2, 1]
