from collections.abc import Callable, Mapping
from dataclasses import replace

import pytest
from tests.i18n.storyteller_night_reports import NIGHT_REPORTS
from tests.i18n.storyteller_reports import BOTCHED, HELD, SHOT, VAMPIRE_REPORTS

from duskboard.core.storyteller.roll import RollKind
from duskboard.i18n.report_row import Tone
from duskboard.i18n.report_text import act_text, report_text
from duskboard.i18n.storyteller_roll_text import explained, pool_name
from duskboard.i18n.words import Language, Words
from duskboard.play.storyteller.decision import PoolRolled
from duskboard.table.transaction import Report

ClassesOf = Callable[[str, type], frozenset[type]]
REPORTS = {**VAMPIRE_REPORTS, **NIGHT_REPORTS}


def test_every_report_of_vampire_is_tried_here(classes_of: ClassesOf) -> None:
    assert classes_of("duskboard.play.storyteller", Report) == {type(one) for one in REPORTS}


def test_a_report_has_its_row_and_its_step(english: Words) -> None:
    for report, (title, detail, figure) in REPORTS.items():
        row = report_text(english, report)
        assert (row.title, row.detail, row.figure) == (title, detail, figure)
        said = detail.rpartition(" · ")[2] if isinstance(report, PoolRolled) else detail
        assert act_text(english, report) == f"{title}: {said}"


@pytest.mark.parametrize("language", [lang for lang in Language if lang.is_chinese])
def test_a_report_is_told_in_chinese(spoken: Mapping[Language, Words], language: Language) -> None:
    for report, english in REPORTS.items():
        row, step = report_text(spoken[language], report), act_text(spoken[language], report)
        assert (row.title, row.detail) != english[:2] or not english[1].isascii(), report
        assert "%(" not in f"{row.title}{row.detail}{step}", report


@pytest.mark.parametrize(
    ("report", "tone"),
    [
        (PoolRolled(roll=SHOT, is_secret=False), Tone.GOOD),
        (PoolRolled(roll=BOTCHED, is_secret=False), Tone.BAD),
        (PoolRolled(roll=SHOT, is_secret=True), Tone.SECRET),
        (
            PoolRolled(roll=replace(SHOT, result=replace(HELD, is_told=True)), is_secret=False),
            Tone.TOLD,
        ),
    ],
)
def test_a_roll_has_its_tone(english: Words, report: Report, tone: Tone) -> None:
    assert report_text(english, report).tone is tone


def test_a_roll_explains_itself_line_by_line(english: Words) -> None:
    assert explained(english, SHOT) == (
        ("Dexterity", "3"),
        ("Firearms", "2"),
        ("Wounds", "−1"),
        ("Pool", "4 dice"),
        ("Specialty", "Specialty"),
        ("Faces", "10 7 3 1"),
        ("Added by tens", "1"),
        ("Successes", "2"),
        ("Taken by ones", "−1"),
        ("Ones", "1 ignored"),
        ("House rule: Specialty", "Rolled again and again, ones ignored"),
    )
    told = replace(SHOT, result=replace(HELD, is_told=True, decided_by=None))
    assert explained(english, told)[-1] == ("Faces", "told by the player")


def test_a_pool_without_labels_is_called_by_its_dice(english: Words) -> None:
    loose = replace(SHOT, parts=())
    assert pool_name(english, loose) == "4 dice, difficulty 6"
    soak = replace(SHOT, check=replace(SHOT.check, kind=RollKind.SOAK))
    assert pool_name(english, soak) == "Soak, difficulty 6"
