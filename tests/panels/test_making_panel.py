"""Rituals, inventions, crafting and magnitude on screen."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QRadioButton
from pytestqt.qtbot import QtBot

from duskboard.core.blades.crew import Crew
from duskboard.core.blades.design import Design, DesignKind, Drawback
from duskboard.core.blades.magnitude import Magnitude, Measure, Ritual
from duskboard.core.blades.scoundrel import Ratings, Scoundrel
from duskboard.core.blades.upgrade import Upgrade, UpgradeId
from duskboard.core.identity import EntityId
from duskboard.i18n.blades_magnitude_text import example_text, level_text, sum_text
from duskboard.i18n.words import Language, Words
from duskboard.panels.making_offer import MakingOffer
from duskboard.panels.making_panel import MakingPage, MakingPanel
from duskboard.panels.making_wish import (
    AskFortune,
    Begin,
    Craft,
    Perform,
    Study,
    Teach,
    ThrowAway,
    Write,
)
from duskboard.play.blades.craft import CraftTerms
from duskboard.theme.look import Look
from duskboard.widgets.segmented import SegmentedControl

TIDE, POWDER, MARA, OSRIC = (EntityId(one) for one in ("tide", "powder", "mara", "osric"))
RITUAL = Ritual(
    name="Raise the tide",
    magnitude=Magnitude(range=5, force=6),
    casting=3,
    known_to=(MARA,),
)
DESIGN = Design(name="Quiet powder", kind=DesignKind.MECHANICAL, quality=3)
OFFER = MakingOffer(
    rituals={TIDE: RITUAL},
    designs={POWDER: DESIGN},
    people={
        MARA: Scoundrel(name="Mara", ratings=Ratings(tinker=1), stress=2),
        OSRIC: Scoundrel(name="Osric"),
    },
    boxes={MARA: 9, OSRIC: 9},
    crew=Crew(name="Gulls", tier=1, upgrades=(Upgrade(key=UpgradeId.WORKSHOP, marked=1),)),
)
Shown = tuple[MakingPanel, list[object]]


@pytest.fixture
def shown(qtbot: QtBot, look: Look, words: Words) -> Shown:
    """The panel, and what was wished."""
    panel = MakingPanel(look, words)
    qtbot.addWidget(panel)
    panel.resize(860, 540)
    panel.mirror(OFFER)
    panel.show()
    wishes: list[object] = []
    panel.wished.connect(wishes.append)
    return panel, wishes


def press(*what: QAbstractButton) -> None:
    for one in what:
        one.click()


def segment(control: SegmentedControl, text: str) -> QRadioButton:
    buttons = control.findChildren(QRadioButton)
    return next(one for one in buttons if one.text() == text)


@pytest.mark.rule("blades 128")
@pytest.mark.rule("blades 164")
@pytest.mark.rule("blades 165")
@pytest.mark.rule("blades E22")
def test_a_ritual_shows_its_arithmetic_and_is_written_and_performed(
    qtbot: QtBot, shown: Shown
) -> None:
    panel, wishes = shown
    form = panel.ritual
    assert form.sum.text() == "Range 5 + Force 6 = 11, casting −3: 8 stress"
    assert form.says.text() == "Stress 2 → 9, the last box: trauma follows"
    press(segment(form.table.rows[Measure.FORCE], "2"))
    lighter = replace(RITUAL, magnitude=Magnitude(range=5, force=2))
    assert wishes.pop() == Write(key=TIDE, what=lighter)
    panel.mirror(replace(OFFER, rituals={TIDE: replace(lighter, less=1)}))
    said = "Range 5 + Force 2 = 7, casting −3, claims and abilities −1: 3 stress"
    assert (form.sum.text(), form.says.text()) == (said, "Stress 2 → 5")
    form.fields["fear"].setFocus()
    qtbot.keyClicks(form.fields["fear"], "the sea listens")
    qtbot.keyClick(form.fields["fear"], Qt.Key.Key_Return)
    asked = wishes.pop()
    assert isinstance(asked, Write)
    feared = replace(lighter, less=1, fear="the sea listens")
    assert asked.what == feared
    panel.mirror(replace(OFFER, rituals={TIDE: feared}))
    press(form.known.chips[1], form.known.chips[0], form.perform, form.prime, form.remove)
    assert wishes == [
        Teach(key=TIDE, who=OSRIC, knows=True),
        Teach(key=TIDE, who=MARA, knows=False),
        Perform(key=TIDE, who=MARA),
        Perform(key=TIDE, who=MARA, primes=True),
        ThrowAway(key=TIDE),
    ]
    panel.mirror(replace(OFFER, rituals={TIDE: replace(RITUAL, is_primed=True)}))
    assert form.perform.text() == "Release"
    assert form.says.text() == "It is prepared: releasing it costs nothing."


@pytest.mark.rule("blades 130")
@pytest.mark.rule("blades 131")
@pytest.mark.rule("blades 166")
def test_an_invention_answers_its_questions(shown: Shown) -> None:
    panel, wishes = shown
    panel.turn_to(MakingPage.DESIGNS)
    form = panel.design
    press(segment(form.kinds, "Alchemical"))
    oil = replace(DESIGN, kind=DesignKind.ALCHEMICAL, drawbacks=(Drawback.CONSUMABLE,))
    assert wishes.pop() == Write(key=POWDER, what=oil)
    press(form.drawbacks[Drawback.VOLATILE], form.quality.more, form.common)
    assert wishes == [
        Write(key=POWDER, what=replace(DESIGN, drawbacks=(Drawback.VOLATILE,))),
        Write(key=POWDER, what=replace(DESIGN, quality=4)),
        Write(key=POWDER, what=replace(DESIGN, is_common=True)),
    ]
    wishes.clear()
    form.known.study_requested.emit(OSRIC, False)  # noqa: FBT003 - a signal
    press(panel.made.add)
    assert wishes == [
        Study(key=POWDER, who=OSRIC, has_access=False),
        Begin(is_ritual=False),
    ]


@pytest.mark.rule("blades 115")
@pytest.mark.rule("blades 130")
@pytest.mark.rule("blades 168")
def test_crafting_shows_the_quality_of_every_outcome(shown: Shown) -> None:
    panel, wishes = shown
    panel.turn_to(MakingPage.DESIGNS)
    press(panel.design.craft)
    form = panel.craft
    assert panel.page is MakingPage.CRAFT
    assert (form.what.text(), form.least.figure.text()) == ("Quiet powder", "3")
    assert [(one.word, one.body) for one in form.cards.faces] == [
        ("quality 1", "Tier 1, result −1, Workshop +1"),
        ("quality 2", "Tier 1, result 0, Workshop +1"),
        ("quality 3", "Tier 1, result +1, Workshop +1"),
    ]
    press(form.helped, form.least.more)
    assert [one.word for one in form.cards.faces][-1] == "quality 4"  # of two dice a critical
    form._craft(None)
    terms = CraftTerms(who=MARA, design=POWDER, least=4, is_helped=True)
    assert wishes == [Craft(terms=terms)]


@pytest.mark.rule("blades 127")
@pytest.mark.rule("blades 128")
def test_the_table_of_magnitudes_adds_up_and_asks_fortune(shown: Shown) -> None:
    panel, wishes = shown
    panel.turn_to(MakingPage.MAGNITUDE)
    press(segment(panel.table.rows[Measure.SCALE], "6"))
    press(segment(panel.table.rows[Measure.AREA], "2"))
    assert panel.table.total.text() == "Area 2 + Scale 6 = 8"
    press(panel.ask)
    assert wishes == [AskFortune(magnitude=Magnitude(area=2, scale=6))]


@pytest.mark.rule("blades 59")
def test_a_scale_says_how_many_people_that_are(words: Words) -> None:
    assert [level_text(words, Measure.SCALE, level) for level in range(7)] == [
        "one or two people",
        "small gang (3–6)",
        "medium gang (12)",
        "large gang (20)",
        "huge gang (40)",
        "massive gang (80)",
        "colossal gang (160)",
    ]


@pytest.mark.rule("blades 169")
def test_examples_stand_beside_quality_and_force_in_every_language(
    shown: Shown, words: Words
) -> None:
    panel, _wishes = shown
    said: dict[Language, set[str]] = {}
    for language in Language:
        words.switch(language)
        panel.turn_to(MakingPage.MAGNITUDE)
        for measure in (Measure.QUALITY, Measure.FORCE):
            tips = [one.toolTip() for one in segments(panel.table.rows[measure])]
            for level, tip in enumerate(tips):
                assert example_text(words, measure, level) in tip
                said.setdefault(language, set()).add(example_text(words, measure, level))
    assert [len(one) for one in said.values()] == [14, 14, 14]
    assert example_text(words, Measure.AREA, 3) == ""


def segments(control: SegmentedControl) -> list[QRadioButton]:
    return control.findChildren(QRadioButton)


def test_one_measure_alone_needs_no_sum(words: Words) -> None:
    assert sum_text(words, Magnitude(quality=3)) == "Quality 3"
    assert sum_text(words, Magnitude()) == "Magnitude 0"
