from dataclasses import replace

import pytest
from tests.play.blades.hands import ARDA, BREN, after, arda, bren, scoundrel, table

from duskboard.core.blades.ability import Ability, AbilityId
from duskboard.core.blades.action import ActionTerms, Push
from duskboard.core.blades.consequence import Heat
from duskboard.core.blades.limit import ActionLimit, ActionLimitError
from duskboard.core.blades.position import Position, Trade
from duskboard.core.blades.roll import RatingResult
from duskboard.core.blades.scoundrel import ArmourKind, Experience
from duskboard.core.blades.trait import ActionId, XpTrack
from duskboard.core.clocks.effect import Effect, Outcome
from duskboard.core.dice import FaceError, Rating, ReportedBest, ScriptedDice
from duskboard.core.identity import EntityId
from duskboard.play.blades.decision import (
    ActionDecision,
    ActionRolled,
    OwnHelpError,
    StressLine,
    checked,
    outlook,
    roll_action,
)
from duskboard.play.blades.showing import show_blades
from duskboard.play.blades.threat import inflict
from duskboard.play.change import NothingToChangeError, NotOnTableError
from duskboard.play.visibility import set_visibility
from duskboard.table.action_roll import ActionRoll
from duskboard.table.entity import ACTION_ID, PUBLIC_ROLL_ID, Visibility
from duskboard.table.running_action import RunningAction
from duskboard.table.table import Table

FIGHT = ActionDecision(who=ARDA, terms=ActionTerms(action=ActionId.SKIRMISH))
PUSHED = replace(FIGHT, terms=replace(FIGHT.terms, pushes=(Push.DIE, Push.EFFECT), helper=BREN))


def faces(*shown: int) -> ScriptedDice:
    return ScriptedDice(shown)


def report(laid: Table, decision: ActionDecision, *shown: int) -> ActionRolled:
    made = roll_action(laid, decision, faces(*shown)).report
    assert isinstance(made, ActionRolled)
    return made


def running(laid: Table) -> RunningAction:
    found = laid.value(ACTION_ID, RunningAction)
    assert found is not None
    return found


@pytest.mark.rule("blades 14")
@pytest.mark.rule("blades 16")
@pytest.mark.parametrize("published", [False, True])
def test_pushes_and_help_are_paid_when_the_dice_fall(*, published: bool) -> None:
    laid = table(published=published)
    assert checked(laid, PUSHED) == Rating(count=4)
    assert outlook(laid, PUSHED) == (
        StressLine(who=ARDA, name="Arda", before=0, after=4),
        StressLine(who=BREN, name="Bren", before=0, after=1),
    )
    done = after(laid, roll_action(laid, PUSHED, faces(2, 5, 4, 1)))
    assert (scoundrel(done).stress, scoundrel(done, BREN).stress) == (4, 1)
    roll = running(done).roll
    assert isinstance(roll, ActionRoll)
    assert (roll.who, roll.helper, roll.outcome) == ("Arda", "Bren", Outcome.PARTIAL)
    assert roll.effect is Effect.GREAT
    told = report(laid, PUSHED, 2, 5, 4, 1)
    assert told.stress == outlook(laid, PUSHED)
    assert (told.xp, told.is_secret, told.is_armoured) == (None, False, False)
    assert (told.roll.overruled, scoundrel(done).armour_used) == ((), ())


@pytest.mark.rule("blades 20")
def test_a_desperate_action_earns_xp_whatever_it_comes_to() -> None:
    laid = table()
    desperate = replace(FIGHT, terms=replace(FIGHT.terms, trade=Trade.EFFECT))
    done = after(laid, roll_action(laid, desperate, faces(1, 2)))
    assert scoundrel(done).xp == Experience(prowess=1)
    assert report(laid, desperate, 6, 6).xp is XpTrack.PROWESS
    hunt = replace(FIGHT, terms=ActionTerms(action=ActionId.HUNT, position=Position.DESPERATE))
    again = after(done, roll_action(done, hunt, faces(6, 6)))
    assert scoundrel(again).xp == Experience(prowess=1, insight=1)


@pytest.mark.rule("blades 42")
def test_stress_that_fills_the_track_is_paid_then_rolled_then_trauma_is_due() -> None:
    laid = table(arda=replace(arda(), stress=8))
    pushed = replace(FIGHT, terms=replace(FIGHT.terms, pushes=(Push.DIE,)))
    assert outlook(laid, pushed) == (
        StressLine(who=ARDA, name="Arda", before=8, after=9, is_trauma_due=True),
    )
    done = after(laid, roll_action(laid, pushed, faces(6, 3, 1)))
    roll = running(done).roll
    assert roll is not None
    assert (scoundrel(done).stress, roll.outcome) == (9, Outcome.FULL)
    with pytest.raises(ActionLimitError) as refused:
        roll_action(done, FIGHT, faces(1, 1))
    assert refused.value.args == (ActionLimit.TRAUMA, "Arda")


def test_the_game_master_overrules_and_the_roll_says_what() -> None:
    laid = table()
    both = replace(FIGHT.terms, pushes=(Push.DIE,), bargain="the lamp falls")
    with pytest.raises(ActionLimitError):
        roll_action(laid, replace(FIGHT, terms=both), faces(1, 1, 1, 1))
    loose = replace(FIGHT, terms=both, is_overruled=True)
    assert report(laid, loose, 1, 1, 1, 1).roll.overruled == (ActionLimit.PUSH_AND_BARGAIN,)
    assert report(laid, replace(FIGHT, is_overruled=True), 1, 1).roll.overruled == ()


def test_nobody_assists_themselves_and_a_helper_must_be_there() -> None:
    own = replace(FIGHT, terms=replace(FIGHT.terms, helper=ARDA))
    with pytest.raises(OwnHelpError) as refused:
        roll_action(table(), own, faces(1, 1, 1))
    assert refused.value.args == ("Arda",)
    nobody = replace(FIGHT, terms=replace(FIGHT.terms, helper=EntityId("nobody")))
    with pytest.raises(NotOnTableError):
        roll_action(table(), nobody, faces(1, 1, 1))


def test_typed_and_told_dice_are_taken() -> None:
    laid = table()
    told = roll_action(laid, FIGHT, ReportedBest(best=6, is_critical=True)).report
    assert isinstance(told, ActionRolled)
    assert told.roll.result == RatingResult(
        faces=(), best=6, outcome=Outcome.CRITICAL, is_told=True
    )
    assert told.roll.effect is Effect.GREAT
    with pytest.raises(FaceError):
        roll_action(laid, FIGHT, faces(7, 1))


def test_a_secret_roll_stays_off_the_players_screen_until_it_is_shown() -> None:
    laid = table()
    secret = roll_action(laid, replace(FIGHT, is_secret=True), faces(3, 4))
    done = after(laid, secret)
    assert done.get(PUBLIC_ROLL_ID) is None
    assert running(done).is_secret
    assert isinstance(secret.report, ActionRolled)
    shown = after(done, show_blades(done, secret.report.roll))
    assert shown.value(PUBLIC_ROLL_ID, ActionRoll) is not None
    with pytest.raises(NothingToChangeError):
        show_blades(shown, secret.report.roll)


@pytest.mark.rule("blades 19")
def test_players_are_told_who_acted_and_not_what_for_where_that_is_hidden() -> None:
    done = after(table(), roll_action(table(), replace(FIGHT, why="Bren"), faces(3, 4)))
    told = done.value(PUBLIC_ROLL_ID, ActionRoll)
    assert told is not None
    assert (told.who, told.why, told.outcome) == ("Arda", "", Outcome.PARTIAL)
    strange = after(table(), set_visibility(table(), ARDA, Visibility.MASKED))
    done = after(strange, roll_action(strange, FIGHT, faces(3, 4)))
    masked = done.value(PUBLIC_ROLL_ID, ActionRoll)
    assert masked is not None
    assert masked.who == ""


@pytest.mark.rule("blades-abilities G1")
def test_special_armour_is_marked_for_the_push_that_it_pays() -> None:
    laid = table(arda=replace(arda(), abilities=(Ability(key=AbilityId.BATTLEBORN),)))
    terms = replace(FIGHT.terms, pushes=(Push.DIE,), armoured_push=Push.DIE)
    done = after(laid, roll_action(laid, replace(FIGHT, terms=terms), faces(1, 2, 3)))
    assert scoundrel(done).armour_used == (ArmourKind.SPECIAL,)
    assert scoundrel(done).stress == 0
    assert report(laid, replace(FIGHT, terms=terms), 1, 2, 3).is_armoured


@pytest.mark.rule("blades-abilities A33")
def test_foresight_is_counted_down() -> None:
    laid = table(bren=replace(bren(), abilities=(Ability(key=AbilityId.FORESIGHT),)))
    helped = replace(FIGHT, terms=replace(FIGHT.terms, helper=BREN))
    for _ in range(2):
        laid = after(laid, roll_action(laid, helped, faces(4, 4, 4)))
    assert (scoundrel(laid, BREN).assists_given, scoundrel(laid, BREN).stress) == (2, 0)
    laid = after(laid, roll_action(laid, helped, faces(4, 4, 4)))
    assert (scoundrel(laid, BREN).assists_given, scoundrel(laid, BREN).stress) == (2, 1)


def test_what_waits_of_the_action_before_stays() -> None:
    laid = after(table(), roll_action(table(), FIGHT, faces(2, 3)))
    laid = after(laid, inflict(laid, ARDA, Heat()))
    laid = after(laid, roll_action(laid, replace(FIGHT, who=BREN), faces(5, 4)))
    (older,) = running(laid).threats
    assert (older.who, older.is_older, running(laid).who) == (ARDA, True, BREN)
