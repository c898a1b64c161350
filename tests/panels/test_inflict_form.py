"""A consequence as it is written: for whom, how bad, and what becomes of words half written."""

from dataclasses import replace

from pytestqt.qtbot import QtBot
from tests.panels.blades import ANSEL, DOV, NELL
from tests.panels.conftest import Stage
from tests.panels.test_roll_prompts import OUTCOME

from duskboard.core.blades.consequence import ConsequenceKind, Wounding
from duskboard.core.identity import EntityId
from duskboard.i18n.words import Words
from duskboard.panels.inflict_form import InflictForm
from duskboard.panels.outcome_offer import Bearer, OutcomeOffer
from duskboard.panels.outcome_wish import Inflict
from duskboard.theme.look import Look

HARM = ConsequenceKind.HARM
CREW = (
    Bearer(who=NELL, name="Nell"),
    Bearer(who=ANSEL, name="Ansel"),
    Bearer(who=DOV, name="Dov"),
)


def rolled_by(who: EntityId) -> OutcomeOffer:
    """The same dice under the same terms, whoever threw them."""
    return replace(OUTCOME, running=replace(OUTCOME.running, who=who), bearers=CREW)


def test_it_keeps_to_whom_it_was_for_until_another_rolls(
    look: Look, words: Words, stage: Stage, qtbot: QtBot
) -> None:
    form, wished = InflictForm(look, words), list[object]()
    form.wished.connect(wished.append)
    stage(form, 700, 300)
    form.mirror(rolled_by(NELL))
    form.begin(HARM, ANSEL)
    assert form.whom.text() == "Ansel"
    qtbot.keyClicks(form.field, "Shot lung")
    form.mirror(replace(rolled_by(NELL), ticks=3))  # as after any step of the same roll
    assert (form.whom.text(), form.field.text()) == ("Ansel", "Shot lung")
    form.go.click()
    assert wished == [Inflict(who=ANSEL, consequence=Wounding(level=2, text="Shot lung"))]
    form.begin(HARM)
    assert form.whom.text() == "Ansel"  # who was hit once is hit again
    qtbot.keyClicks(form.field, "Dazed")
    form.mirror(rolled_by(DOV))
    assert (form.field.isVisible(), form.field.text()) == (False, "")
    form.begin(HARM)
    assert (form.whom.text(), form.field.hasFocus()) == ("Nell", True)


def test_words_go_to_a_field_in_sight(look: Look, words: Words, stage: Stage) -> None:
    form = InflictForm(look, words)
    stage(form, 700, 300)
    form.mirror(rolled_by(NELL))
    form.begin(ConsequenceKind.REDUCED_EFFECT)
    assert not form.field.isVisible()  # there is nothing to say of it
    form.begin(ConsequenceKind.LOST_OPPORTUNITY)
    assert (form.field.hasFocus(), form.field.placeholderText()) == (True, "Prowl")
    form.mirror(rolled_by(DOV))
    form.write()
    assert (form.field.hasFocus(), form.kinds[HARM].face.is_on) == (True, True)
