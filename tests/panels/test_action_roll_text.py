"""An action roll in hand in words, and what clicks do to its terms."""

from dataclasses import replace

import pytest
from tests.panels.blades import ANSEL, CUT, DOV, PROWL, VAULT, offer, paid

from duskboard.core.blades.action import ActionTerms, OtherDice, Push, SetUp
from duskboard.core.blades.factor import Factor, Factors, Standing
from duskboard.core.blades.position import Position, Trade
from duskboard.core.blades.use import AbilityUse
from duskboard.core.clocks.effect import Effect, Outcome
from duskboard.core.dice import Rating
from duskboard.i18n.words import Words
from duskboard.odds.blades import rating_odds
from duskboard.panels.action_roll_option_text import (
    assist_face,
    bargain_face,
    factor_face,
    push_face,
    use_face,
    wound_face,
)
from duskboard.panels.action_roll_terms import (
    added_dice,
    with_armoured_push,
    with_bargain,
    with_cut_off,
    with_dice,
    with_effect,
    with_next_helper,
    with_next_set_up,
    with_next_standing,
    with_pair,
    with_position,
    with_push,
    with_trade,
    with_use,
    with_wound,
)
from duskboard.panels.action_roll_text import (
    dice_faces,
    grid_face,
    price_text,
    rating_text,
    sum_text,
    trade_to,
)
from duskboard.panels.outcome_text import (
    action_odds,
    odds_face,
    odds_says,
    outcome_faces,
    pair_tip,
)
from duskboard.panels.roll_foot_text import action_foot
from duskboard.widgets.die import DieState
from duskboard.widgets.position_grid import GridFace

RISKY, DESPERATE = Position.RISKY, Position.DESPERATE
STANDARD, GREAT = Effect.STANDARD, Effect.GREAT


def marked(face: GridFace, what: str) -> list[object]:
    return [cell.value for row in face.cells for cell in row if getattr(cell, what)]


@pytest.mark.rule("blades 24")
def test_the_grid_shows_what_is_set_what_counts_and_what_can_be_traded(words: Words) -> None:
    face = grid_face(words, offer())
    assert marked(face, "is_set") == marked(face, "is_lit") == [(RISKY, STANDARD)]
    assert {cell.value: cell.trade for row in face.cells for cell in row if cell.trade} == {
        (Position.CONTROLLED, Effect.LIMITED): "trade down",
        (DESPERATE, GREAT): "trade up",
    }
    assert trade_to(offer(), (DESPERATE, GREAT)) is Trade.EFFECT
    assert trade_to(offer(), (Position.CONTROLLED, Effect.LIMITED)) is Trade.POSITION
    traded = grid_face(words, offer(with_trade(PROWL, Trade.EFFECT)))
    assert marked(traded, "is_set") == [(RISKY, STANDARD)]
    assert marked(traded, "is_lit") == [(DESPERATE, GREAT)]
    assert not marked(traded, "trade")
    assert [cell.marks for cell in traded.cells[0]] == [1, 2, 3]


def test_the_grid_grows_by_zero_and_extreme_where_they_count(words: Words) -> None:
    zero = grid_face(words, offer(with_effect(PROWL, -2)))
    assert zero.columns == ("Zero", "Limited", "Standard", "Great")
    extreme = offer(replace(PROWL, effect=GREAT, pushes=(Push.EFFECT,)))
    assert grid_face(words, extreme).columns[-1] == "Extreme"


@pytest.mark.rule("blades 14")
def test_push_and_bargain_put_each_other_off_and_say_so(words: Words) -> None:
    pushed = with_push(PROWL, Push.DIE)
    face = bargain_face(words, offer(pushed))
    assert (face.is_on, face.is_refused, face.detail) == (False, True, "instead of the push")
    bargained = with_bargain(pushed, "heat")
    assert (bargained.pushes, bargained.bargain) == ((), "heat")
    face = push_face(words, offer(bargained), Push.DIE)
    assert (face.is_on, face.is_refused, face.detail) == (False, True, "instead of the bargain")
    assert with_push(bargained, Push.DIE).bargain is None
    effect = push_face(words, offer(bargained), Push.EFFECT)
    assert (effect.is_refused, effect.detail, effect.worth) == (False, "2 stress", "Great")
    assert with_push(bargained, Push.EFFECT).bargain == "heat"
    assert face.tip == "Alt+click takes both; the GM may overrule that"
    both = with_push(bargained, Push.DIE, keeps=True)
    assert (both.pushes, both.bargain) == ((Push.DIE,), "heat")
    assert with_bargain(pushed, "heat", keeps=True) == replace(both)
    assert with_bargain(both, "coin") == replace(both, bargain="coin")


@pytest.mark.rule("blades 153")
def test_who_is_cut_off_gets_no_help(words: Words) -> None:
    helped = replace(PROWL, helper=ANSEL, set_up=SetUp.EFFECT)
    face = assist_face(words, offer(helped))
    assert (face.is_on, face.detail, face.worth) == (True, "Ansel, 1 stress", "+1d")
    alone = with_cut_off(helped)
    assert (alone.helper, alone.set_up) == (None, SetUp.NONE)
    face = assist_face(words, offer(alone))
    assert (face.is_refused, face.detail) == (True, "cut off")
    assert not with_cut_off(alone).is_cut_off


def test_keys_and_chips_go_round() -> None:
    helpers = (ANSEL, DOV)
    first = with_next_helper(PROWL, helpers)
    assert first.helper == ANSEL
    second = with_next_helper(first, helpers)
    assert (second.helper, with_next_helper(second, helpers).helper) == (DOV, None)
    terms = PROWL
    seen = []
    for _ in range(4):
        terms = with_next_standing(terms, Factor.SCALE)
        seen.append((terms.factors.scale, terms.effect))
    assert seen == [
        (Standing.EVEN, STANDARD),
        (Standing.ADVANTAGE, GREAT),
        (Standing.DISADVANTAGE, Effect.LIMITED),
        (None, STANDARD),
    ]
    assert [with_next_set_up(PROWL).set_up, with_next_set_up(with_next_set_up(PROWL)).set_up] == [
        SetUp.EFFECT,
        SetUp.POSITION,
    ]


def test_a_pair_that_is_set_undoes_the_trade() -> None:
    traded = with_trade(PROWL, Trade.EFFECT)
    assert with_trade(traded, Trade.EFFECT).trade is Trade.NONE
    assert with_pair(traded, DESPERATE, GREAT) == replace(PROWL, position=DESPERATE, effect=GREAT)
    assert with_position(traded, 1) == replace(PROWL, position=DESPERATE)
    assert with_position(with_position(PROWL, -1), -1).position is Position.CONTROLLED


def test_wounds_abilities_and_dice_come_and_go() -> None:
    hurt = with_wound(PROWL, CUT)
    assert (hurt.wounds, with_wound(hurt, CUT)) == ((CUT,), PROWL)
    used = with_use(PROWL, AbilityUse.PAST_SECURITY)
    assert (used.uses, with_use(used, AbilityUse.PAST_SECURITY)) == (
        (AbilityUse.PAST_SECURITY,),
        PROWL,
    )
    more = with_dice(PROWL, 2)
    assert (more.others, added_dice(more), with_dice(more, 0)) == (
        (OtherDice(dice=2),),
        2,
        PROWL,
    )
    assert added_dice(with_dice(PROWL, 99)) == 20


@pytest.mark.rule("blades-abilities G1")
def test_special_armour_pays_for_a_push_that_is_there() -> None:
    assert with_armoured_push(PROWL) == PROWL
    pushed = with_push(PROWL, Push.EFFECT)
    armoured = with_armoured_push(pushed)
    assert armoured.armoured_push is Push.EFFECT
    assert with_armoured_push(armoured) == pushed
    assert with_push(armoured, Push.EFFECT) == PROWL


def test_dice_stand_in_the_order_rating_added_taken() -> None:
    terms = replace(PROWL, helper=ANSEL, pushes=(Push.DIE,), wounds=(CUT,))
    shown = offer(terms)
    assert sum_text(shown) == "2 + 1 + 1 − 1"
    assert [die.state for die in dice_faces(shown)] == [
        DieState.REST,
        DieState.BONUS,
        DieState.BONUS,
        DieState.DROPPED,
    ]
    none = dice_faces(offer(with_dice(PROWL, -2)))
    assert [(die.text, die.state) for die in none] == [("?", DieState.TO_ROLL)] * 2


def test_the_price_names_both_and_the_clock_that_a_success_ticks(words: Words) -> None:
    terms = replace(PROWL, helper=ANSEL, pushes=(Push.DIE,))
    assert price_text(words, offer(terms, target=VAULT)) == (
        "Nell to 7 of 9 stress. Ansel to 4. Success ticks 2 on “Reach the vault”."
    )
    assert price_text(words, offer()) == "Costs nothing."


@pytest.mark.rule("blades 42")
def test_a_roll_that_fills_the_track_says_so_before_it_is_made(words: Words) -> None:
    helped = replace(PROWL, helper=ANSEL)
    just = offer(helped, stress=paid("Nell", 8, 9))
    assert action_foot(words, just).warning == "The last box of Nell: trauma follows."
    over = replace(paid("Nell", 7, 9), cost=4)
    both = offer(helped, stress=over, helper=paid("Ansel", 8, 9))
    assert action_foot(words, both).warning == (
        "Nell owes 4 stress with 2 free: trauma follows. The last box of Ansel: trauma follows."
    )
    assert action_foot(words, offer(helped)).warning == ""


@pytest.mark.rule("blades 3")
@pytest.mark.rule("blades 6")
def test_odds_of_the_neighbours_stand_beside_and_no_dice_are_never_a_critical(
    words: Words,
) -> None:
    two = action_odds(words, offer())
    near = [(name, [one.text for one in face.shares]) for name, face in two.near]
    assert near == [
        ("with 1d", ["50%", "33%", "17%", "0%"]),
        ("with 3d", ["13%", "45%", "35%", "7%"]),
    ]
    none = rating_odds(Rating(count=0))
    terms = replace(PROWL, others=(OtherDice(dice=-2),))
    poor = offer(terms, odds=none, plain_odds=none)
    assert [one.range for one in outcome_faces(words, poor)] == ["1–3", "4/5", "6"]
    assert odds_says(words, none) == "1–3: 75%, 4/5: 22%, 6: 3%"
    assert [name for name, _face in action_odds(words, poor).near] == ["with 1d"]
    great = pair_tip(words, offer(), Position.DESPERATE, Effect.GREAT)
    assert great == (
        "1–3 25%: severe harm, a serious complication or the chance is lost\n"
        "4/5 44%: done, with severe harm, a serious complication or less effect\n"
        "6 28%: great\nCrit 3%: extreme"
    )


def test_the_odds_tell_where_they_broke_without_the_push(words: Words) -> None:
    four, three = rating_odds(Rating(count=4)), rating_odds(Rating(count=3))
    face = odds_face(words, four, three)
    assert [one.text for one in face.shares] == ["6%", "42%", "39%", "13%"]
    assert face.before == (27 / 216, 98 / 216, 75 / 216, 16 / 216)
    assert face.says == "1–3: 6%, 4/5: 42%, 6: 39%, Critical: 13%"
    assert odds_face(words, four, four).before == ()


@pytest.mark.rule("blades 17")
def test_the_cards_say_what_each_outcome_brings(words: Words) -> None:
    def bodies(position: Position) -> list[str]:
        return [one.body for one in outcome_faces(words, offer(replace(PROWL, position=position)))]

    done = ["Done, and nothing else · ticks 2", "Done, with increased effect · ticks 3"]
    assert bodies(Position.CONTROLLED) == [
        "Press on at risky, or withdraw",
        "Withdraw or done, with lesser harm, a minor complication, less effect or now risky",
        *done,
    ]
    assert bodies(RISKY) == [
        "Harm, a complication, now desperate or the chance is lost",
        "Done, with harm, a complication, less effect or now desperate",
        *done,
    ]
    assert bodies(DESPERATE) == [
        "Severe harm, a serious complication or the chance is lost",
        "Done, with severe harm, a serious complication or less effect",
        *done,
    ]
    assert [one.range for one in outcome_faces(words, offer())] == ["1–3", "4/5", "6", "Crit"]
    assert len(outcome_faces(words, offer())) == len(Outcome)


def test_chips_say_how_a_factor_stands_and_what_harm_and_abilities_do(words: Words) -> None:
    terms = replace(PROWL, factors=Factors(quality=Standing.DISADVANTAGE), wounds=(CUT,))
    face = factor_face(words, offer(terms), Factor.QUALITY)
    assert (face.text, face.sign, face.is_on) == ("Quality", "−", True)
    assert not factor_face(words, offer(terms), Factor.SCALE).is_on
    hurt = wound_face(words, offer(terms), CUT)
    assert (hurt.text, hurt.is_on, hurt.says) == ("Cut forearm", True, "level 2: −1d")
    use = use_face(words, offer(terms), AbilityUse.PAST_SECURITY)
    assert (use.text, use.says) == ("Past locks and guards", "Infiltrator")


def test_the_foot_says_what_is_rolled_or_why_it_cannot_be(words: Words) -> None:
    face = action_foot(words, offer(ActionTerms(action=PROWL.action, position=DESPERATE)))
    assert (face.title, face.go, face.can_go) == (
        "Nell · Prowl, desperate, standard",
        "Roll 2d",
        True,
    )
    assert face.check == Rating(count=2)
    assert rating_text(words, offer()) == "Prowl 2"
