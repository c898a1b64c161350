"""A roll of Blades on the players' screen: alone on its page, and under clocks."""

from dataclasses import replace

import pytest
from tests.i18n.blades_roll_reports import GANG, LUCK, RESISTANCE, ROLL, TEAM
from tests.projector.pages import CONSTABLES, FOG, frame, words_of, written

from duskboard.projector.stage import Stage
from duskboard.table.action_roll import BladesRoll, FortunePair
from duskboard.table.action_view import blades_view
from duskboard.table.public_frame import PublicPage
from duskboard.theme.look import Look

PAIR = FortunePair(first=GANG, second=LUCK)
CROWD = replace(TEAM, rolls=(ROLL,) * 9)


@pytest.mark.parametrize(
    ("roll", "said"),
    [
        (ROLL, {"Nell: Over the roof", "4/5", "Prowl, risky, standard", "Done, at a price", "5"}),
        (TEAM, {"Nell", "Critical", "The Rafters", "4/5", "6"}),
        (RESISTANCE, {"3 stress", "Resists with Prowess"}),
        (PAIR, {"The Rafters against The fog", "The fog does better"}),
    ],
    ids=["action", "group", "resistance", "sides"],
)
def test_a_page_says_what_was_rolled_and_what_it_came_to(
    stage: Stage, look: Look, roll: BladesRoll, said: set[str]
) -> None:
    texts = written(stage, look, frame(roll=blades_view(roll), page=PublicPage.ROLL))
    assert said <= set(words_of(texts))


@pytest.mark.parametrize("roll", [ROLL, CROWD, PAIR], ids=["action", "crowd", "sides"])
def test_a_page_is_legible_and_no_two_texts_lie_on_each_other(
    stage: Stage, look: Look, roll: BladesRoll
) -> None:
    texts = written(stage, look, frame(roll=blades_view(roll), page=PublicPage.ROLL))
    figures = {str(face) for face in range(1, 7)}  # they stand on their dice
    boxes = [text.box.adjusted(1, 1, -1, -1) for text in texts if text.text not in figures]
    assert not any(
        one.intersects(other) for place, one in enumerate(boxes) for other in boxes[place + 1 :]
    )
    assert all(stage.rect().toRectF().contains(box) for box in boxes)


def test_the_strip_under_clocks_says_it_in_short(stage: Stage, look: Look) -> None:
    texts = words_of(written(stage, look, frame(CONSTABLES, FOG, roll=blades_view(ROLL))))
    assert {"Nell: Over the roof · Prowl, risky, standard", "4/5", "Done, at a price"} <= set(texts)
