"""What can be done now: rows from the same values as board and action bar."""

from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction

import pytest
from tests.board.chase import EDDA, HOB, TOM, chase, place_id, planner, with_token
from tests.panels.chase_panel import offer

from duskboard.board.aim import Plan
from duskboard.core.chase.check import CheckSource
from duskboard.core.chase.participant import Side, Skill, Turn
from duskboard.i18n.words import Words
from duskboard.panels.act_row import ActRow
from duskboard.panels.act_rows import act_rows, acts_subtitle, chance_text
from duskboard.panels.action_offer import CautionOffer, OfferKind
from duskboard.panels.march_offer import MarchLine, MarchOffer
from duskboard.table.board_view import BoardView


def plans(view: BoardView) -> list[Plan]:
    ask: Callable[..., Plan] = planner(view)
    return [ask(view.active, place.place_id) for place in view.places if view.active is not None]


def told(rows: tuple[ActRow, ...]) -> list[tuple[str, str, str]]:
    return [(row.verb, row.price or f"({row.refusal})" if row.refusal else row.price, row.key)
            for row in rows]  # fmt: skip


def test_whoever_is_in_turn_sees_the_next_places_with_their_price(words: Words) -> None:
    view = chase()
    assert told(act_rows(words, view, None, None, plans(view))) == [
        ("Go to Chapel yard", "1 AP + Climb", ""),
        ("Go to Tram depot", "(Low wall stops her)", ""),
        ("Go to Night tram", "(Low wall stops her)", ""),
        ("Back to Cooper’s lane", "1 AP + Climb", ""),
        ("Move all quarry", "", "Shift M"),
        ("Delay", "", "D"),
        ("End turn", "loses 2 actions", "E"),
        ("Add people…", "", ""),
    ]
    assert acts_subtitle(words, view) == "Edda, 2 actions"


def test_with_actions_spent_nobody_delays_and_with_none_left_the_turn_ends(words: Words) -> None:
    lost = act_rows(words, with_token(chase(), EDDA, left=1), None, None, ())
    assert {row.refusal for row in lost if row.act_id == "delay"} == {""}
    spent = with_token(chase(), EDDA, left=1, has_begun=True)
    rows = {row.act_id: row for row in act_rows(words, spent, None, None, ())}
    assert rows["delay"].refusal == "the turn has begun"
    assert rows["end-turn"].price == "loses 1 action"
    none = with_token(chase(), EDDA, left=0)
    rows = {row.act_id: row for row in act_rows(words, none, None, None, ())}
    assert (rows["end-turn"].is_now, rows["end-turn"].price) == (True, "")


def test_between_turns_who_waits_is_called_or_the_round_ends(words: Words) -> None:
    view = replace(with_token(chase(), TOM, turn=Turn.WAITING), active=None)
    rows = act_rows(words, view, None, None, ())
    assert [(row.act_id, row.verb) for row in rows][2:] == [
        (f"call:{TOM}", "Tom acts now"),
        ("end-round", "End round"),
        ("add", "Add people…"),
    ]
    assert acts_subtitle(words, view) == ""


def test_what_is_armed_shows_the_numbers_of_the_action_bar(words: Words) -> None:
    view = chase()
    assert told(act_rows(words, view, offer(caution=1), None, ())) == [
        ("Edda to Chapel yard, cautious", "70%, 2 AP", "Enter"),
        ("Another bonus die", "(needs 3 AP)", "B"),
        ("No bonus die", "45%, 1 AP", "Shift B"),
        ("Roll Jump 40 instead", "", ""),
        ("Cancel", "", "Esc"),
        ("Difficulty: Hard", "", ""),
        ("Difficulty: Extreme", "", ""),
        ("The GM says", "", ""),
    ]
    first = act_rows(words, view, offer(caution=0), None, ())
    assert [row.act_id for row in first] == [
        "go", "more", "skill:jump", "cancel", "level:hard", "level:extreme", "source:said",
    ]  # fmt: skip
    assert first[0] == ActRow(
        act_id="go", verb="Edda to Chapel yard", price="45%, 1 AP", key="Enter", is_now=True
    )


@pytest.mark.rule("chase 14.5")
def test_another_roll_is_offered_in_the_words_of_its_game(words: Words) -> None:
    skills = (Skill(name="climb", value=5), Skill(name="dodge", value=3))
    pool = replace(offer(), source=CheckSource.POOL, skills=skills)
    verbs = [row.verb for row in act_rows(words, chase(), pool, None, ())]
    assert "Roll Dexterity + Dodge 3d instead" in verbs
    d100 = replace(pool, source=CheckSource.D100)
    verbs = [row.verb for row in act_rows(words, chase(), d100, None, ())]
    assert "Roll Dodge 3 instead" in verbs


def test_a_failed_hazard_asks_for_the_loss(words: Words) -> None:
    rows = act_rows(words, chase(), offer(OfferKind.LOSS), None, ())
    assert [row.act_id for row in rows] == [
        "go", "lose:1", "lose:2", "lose:3", "lose:0", "cancel",
    ]  # fmt: skip


def test_luck_is_offered_and_a_barrier_asks_for_nothing_else(words: Words) -> None:
    barrier = replace(offer(OfferKind.LOSS, is_barrier=True), luck=13)
    assert told(act_rows(words, chase(), barrier, None, ())) == [
        ("It fails", "", "Enter"),
        ("Spend 13 Luck", "", ""),
        ("Cancel", "", "Esc"),
    ]


def test_bonus_dice_of_a_later_round_are_bought_in_the_list(words: Words) -> None:
    rows = told(act_rows(words, chase(), replace(offer(), can_prepare=True), None, ()))
    assert rows[-2:] == [("Prepare: +1 die", "", ""), ("Prepare: +2 dice", "", "")]


def test_without_dice_every_verdict_is_offered_and_no_chance_told(words: Words) -> None:
    said = CautionOffer(caution=0, price=1, chance=Fraction(0), dice=None)
    one = replace(offer(OfferKind.SAY, caution=0), choices=(said,), source=CheckSource.SAID)
    rows = act_rows(words, chase(), one, None, ())
    assert told(rows) == [
        ("Edda to Chapel yard: Regular success", "1 AP", "Enter"),
        ("Extreme success", "", ""),
        ("Hard success", "", ""),
        ("Failure", "", ""),
        ("Fumble", "", ""),
        ("d100", "", ""),
        ("Cancel", "", "Esc"),
    ]
    assert rows[1].act_id == "say:extreme"
    assert chance_text(words, said) == ""


def test_a_march_in_hand_is_done_widened_or_dropped(words: Words) -> None:
    hob = chase().token(HOB)
    assert hob is not None
    line = MarchLine(token=hob, place="Net lane", price=1, obstacle="", aims=())
    march = MarchOffer(side=Side.PURSUER, lines=(line,), is_far=False)
    assert told(act_rows(words, chase(), None, march, ())) == [
        ("Move all pursuers", "1 AP", "Enter"),
        ("As far as the actions last", "", "M"),
        ("Cancel", "", "Esc"),
    ]
    nobody = replace(march, lines=(replace(line, price=0, obstacle="Fence"),))
    assert act_rows(words, chase(), None, nobody, ())[0].refusal == "nobody can"


def test_before_the_first_round_the_next_step_is_said(words: Words) -> None:
    assert [row.act_id for row in act_rows(words, None, None, None, ())] == [
        "set-up",
        "guide",
    ]
    early = replace(chase(), round=0, active=None, tokens=(), order=())
    rows = act_rows(words, early, None, None, ())
    assert [(row.act_id, row.refusal) for row in rows] == [
        ("place", "nobody is there yet"),
        ("start", "two must be on the track"),
        ("guide", ""),
    ]
    ready = replace(chase(), round=0, active=None)
    assert [row.refusal for row in act_rows(words, ready, None, None, ())] == ["", "", ""]
    kept = act_rows(words, ready, None, None, (), is_kept=True)
    assert [(row.verb, row.is_now) for row in kept][:2] == [
        ("Go on setting up", True),
        ("Place everybody", False),
    ]


def test_goals_are_named_by_their_place(words: Words) -> None:
    rows = act_rows(words, chase(), None, None, plans(chase()))
    assert rows[0].act_id == f"to:{place_id(6)}"
