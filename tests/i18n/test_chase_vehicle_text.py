"""What vehicles and forks say: rows, steps and errors in three languages (chase 9.3-10.4)."""

import pytest
from tests.i18n.road_reports import ERRORS, ROWS

from duskboard.core.chase.vehicle import Condition
from duskboard.i18n.chase_vehicle_text import build_text, condition_note
from duskboard.i18n.error_text import error_text
from duskboard.i18n.report_text import report_text
from duskboard.i18n.words import Words
from duskboard.table.transaction import Report


@pytest.mark.parametrize(("report", "taiwanese"), [(one[0], one[3]) for one in ROWS if one[3]])
def test_every_report_has_a_row_in_chinese(taiwan: Words, report: Report, taiwanese: str) -> None:
    found = report_text(taiwan, report)
    assert f"{found.title}|{found.detail}|{found.figure}" == taiwanese


@pytest.mark.parametrize(("error", "sentence"), ERRORS)
def test_every_error_says_what_to_do(
    english: Words, taiwan: Words, mainland: Words, error: Exception, sentence: str
) -> None:
    assert error_text(english, error) == sentence
    assert error_text(taiwan, error) not in {sentence, error_text(mainland, error)}


@pytest.mark.rule("chase 10.4")
def test_what_a_condition_means_is_said_and_half_a_build_is_a_half(
    english: Words, taiwan: Words, mainland: Words
) -> None:
    wreck = Condition.DESTROYED
    assert condition_note(english, Condition.SOUND) == ""
    assert condition_note(english, wreck) == "Those aboard roll Luck: even the lucky take 2D10"
    assert condition_note(taiwan, wreck) == "車上的人作幸運檢定：幸運的人也受 2D10 傷害"
    assert condition_note(mainland, wreck) == "车上的人作幸运检定：幸运的人也受 2D10 伤害"
    assert [build_text(build) for build in (0, 0.5, 5)] == ["0", "½", "5"]
