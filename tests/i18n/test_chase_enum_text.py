"""What the choices of the chase are called, and what players may know of its parts."""

import importlib
import inspect
import pkgutil
from dataclasses import replace
from enum import StrEnum
from pathlib import Path

import pytest

from duskboard.core import rulings
from duskboard.core.chase.skill import HAZARD_SKILLS, SkillId
from duskboard.core.identity import EntityId
from duskboard.i18n.chase_enum_text import skill_text
from duskboard.i18n.enum_text import enum_text, visibility_clause
from duskboard.i18n.report_text import ReportText, act_text, report_text
from duskboard.i18n.words import Words
from duskboard.play.visibility import ManyShown, VisibilityChanged
from duskboard.table.entity import Visibility

ENGLISH = Words(Path("unused"))
EDDA = EntityId("edda")


def _choices(package: str) -> set[type[StrEnum]]:
    root = importlib.import_module(package)
    names = [
        info.name for info in pkgutil.iter_modules(getattr(root, "__path__", []), f"{package}.")
    ]
    found = [
        kind
        for name in (package, *names)
        for _, kind in inspect.getmembers(importlib.import_module(name), inspect.isclass)
    ]
    return {kind for kind in found if issubclass(kind, StrEnum) and kind is not StrEnum}


@pytest.mark.parametrize(
    "package", ["duskboard.core.chase", "duskboard.play.chase", rulings.__name__]
)
def test_every_choice_has_a_text_of_its_own(package: str) -> None:
    kinds = _choices(package)
    assert kinds
    for kind in kinds:
        texts = [enum_text(ENGLISH, member) for member in kind]
        assert all(texts)
        assert len(set(texts)) == len(texts)


@pytest.mark.rule("chase 5.2")
def test_the_usual_skills_have_names_and_others_keep_theirs() -> None:
    assert [skill_text(ENGLISH, skill) for skill in HAZARD_SKILLS] == [
        "Climb",
        "Swim",
        "Dodge",
        "STR",
        "DEX",
        "Drive Auto",
    ]
    assert skill_text(ENGLISH, SkillId.SPOT) == "Spot Hidden"
    assert skill_text(ENGLISH, "Parkour") == "Parkour"


def test_a_masked_part_of_a_chase_is_a_question_mark() -> None:
    report = VisibilityChanged(
        entity_id=EDDA,
        name="Edda",
        before=Visibility.HIDDEN,
        after=Visibility.MASKED,
        is_unnamed=True,
    )
    assert report_text(ENGLISH, report) == ReportText(title="Edda", detail="players see “?”")
    assert act_text(ENGLISH, report) == "“Edda”: players see “?”"
    clock = replace(report, is_unnamed=False)
    assert report_text(ENGLISH, clock).detail == "players see the name only"
    assert visibility_clause(ENGLISH, Visibility.MASKED) == "players see the name only"


def test_several_things_are_counted() -> None:
    report = ManyShown(names=("Quay",), count=2, after=Visibility.SHOWN, is_unnamed=True)
    assert report_text(ENGLISH, report) == ReportText(title="2 things", detail="shown to players")
    assert act_text(ENGLISH, report) == "2 things: shown to players"
