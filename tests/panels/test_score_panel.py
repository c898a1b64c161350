"""The score on screen: its plan, its engagement roll, flashbacks, how it ends."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu, QRadioButton
from pytestqt.qtbot import QtBot
from tests.panels.blades import NELL, PROWL, offer
from tests.play.blades.hands import after, table

from duskboard.core.blades.claim import PlanKind
from duskboard.core.blades.crew import Crew
from duskboard.core.blades.faction import Faction
from duskboard.core.blades.plan import LinkedPlan, LinkKind, LinkState, Score, ScoreStage
from duskboard.core.blades.position import Position
from duskboard.core.blades.score import EngagementDie, FlashbackKind, FlashbackPay, SetupGain
from duskboard.core.blades.upgrade import UpgradeId
from duskboard.core.dice import Rating
from duskboard.core.identity import EntityId
from duskboard.i18n.blades_standing_text import status_tip
from duskboard.i18n.words import Language, Words
from duskboard.odds.blades import rating_odds
from duskboard.panels.action_pair_box import ActionPairBox
from duskboard.panels.action_roll_offer import StressOffer
from duskboard.panels.faction_row import FactionRow
from duskboard.panels.score_offer import ScoreOffer, TargetOffer
from duskboard.panels.score_panel import ScorePanel
from duskboard.panels.score_text import reminder_text
from duskboard.panels.score_wish import (
    After,
    EndOpening,
    FlashBack,
    GiveUp,
    SetLinked,
    SetPlan,
    SetTarget,
    StepOthers,
    TickDie,
)
from duskboard.play.blades.faction import add_faction
from duskboard.table.faction_view import ladder_view
from duskboard.theme.look import Look

TOLLMEN, DOV = EntityId("tollmen"), EntityId("dov")
SET_UP = LinkedPlan(plan=PlanKind.SOCIAL, detail="a guest list")
PLANNED = Score(
    plan=PlanKind.STEALTH,
    name="The counting house",
    detail="the roof",
    target=TOLLMEN,
    dice=(EngagementDie.BOLD,),
    linked=(SET_UP,),
)
RUNNING = replace(PLANNED, stage=ScoreStage.RUNNING, opening=Position.DESPERATE)
BEFORE = ScoreOffer(
    has_crew=True,
    score=PLANNED,
    target="The Tollmen",
    tier=3,
    targets=(TargetOffer(faction=TOLLMEN, name="The Tollmen", tier=3),),
    dice=(EngagementDie.BOLD, EngagementDie.COMPLEX, EngagementDie.HELP),
    check=Rating(count=2),
    odds=rating_odds(Rating(count=2)),
    people=(
        StressOffer(who=NELL, name="Nell", before=5, after=5, boxes=9),
        StressOffer(who=DOV, name="Dov", before=8, after=8, boxes=9),
    ),
)
Shown = tuple[ScorePanel, list[object]]


@pytest.fixture
def shown(qtbot: QtBot, look: Look, words: Words) -> Shown:
    """The panel, and what was wished."""
    panel = ScorePanel(look, words)
    qtbot.addWidget(panel)
    panel.resize(860, 540)
    panel.mirror(BEFORE)
    panel.show()
    wishes: list[object] = []
    panel.wished.connect(wishes.append)
    return panel, wishes


def choose(menu: QMenu | None, text: str) -> None:
    """Choose a row of a menu."""
    assert menu is not None
    next(one for one in menu.actions() if one.text() == text).trigger()


def menu_of(panel: ScorePanel) -> QMenu | None:
    menus = [one for one in panel.findChildren(QMenu) if one.isVisible()]
    return menus[-1] if menus else None


@pytest.mark.rule("blades 97")
def test_every_question_is_a_tick_worth_a_die_and_the_odds_stand_before_the_roll(
    shown: Shown,
) -> None:
    panel, wishes = shown
    form, foot = panel.form, panel.foot
    assert [(one.face.title, one.face.worth, one.face.is_on) for one in form.rows] == [
        ("Bold or daring", "+1d", True),
        ("Too complex", "−1d", False),
        ("A friend or contact helps", "+1d", False),
    ]
    assert [one.text for one in form.strip.bar.face.shares] == ["25%", "44%", "28%", "3%"]
    assert [(one.range, one.word, one.body) for one in form.cards.faces] == [
        ("1–3", "Desperate", "a flashback answers it well"),
        ("4/5", "Risky", ""),
        ("6", "Controlled", ""),
        ("Crit", "Controlled", "past the first obstacle"),
    ]
    assert (foot.title.text(), foot.line.text(), foot.go.text()) == (
        "Engagement, Stealth", "The Tollmen, Tier III · the roof", "Roll 2d",
    )  # fmt: skip
    form.rows[1].click()
    form.others.more.click()
    next(one for one in form.plans.findChildren(QRadioButton) if one.text() == "Social").click()
    form.target.click()
    choose(menu_of(panel), "Somebody else of Tier II")
    assert wishes == [
        TickDie(die=EngagementDie.COMPLEX),
        StepOthers(by=1),
        SetPlan(plan=PlanKind.SOCIAL),
        SetTarget(faction=None, tier=2),
    ]


@pytest.mark.rule("blades 98")
@pytest.mark.rule("blades 152")
def test_a_linked_plan_says_how_it_went(qtbot: QtBot, shown: Shown) -> None:
    panel, wishes = shown
    linked = panel.form.linked
    assert linked.chips[0].text() == "Set-up: Social, a guest list"
    linked.chips[0].click()
    choose(menu_of(panel), "worked, More effect")
    worked = replace(SET_UP, state=LinkState.WORKED, gain=SetupGain.EFFECT)
    assert wishes.pop() == SetLinked(linked=(worked,))
    panel.mirror(replace(BEFORE, score=replace(PLANNED, linked=(worked,))))
    assert linked.chips[0].text() == "Set-up: Social, a guest list · worked · More effect"
    linked.chips[0].click()
    choose(menu_of(panel), "Write its detail…")
    qtbot.keyClicks(linked.question.field, "forged seals")
    qtbot.keyClick(linked.question.field, Qt.Key.Key_Return)
    assert wishes.pop() == SetLinked(linked=(replace(worked, detail="forged seals"),))
    linked.chips[0].click()
    choose(menu_of(panel), "A score of its own, later")
    later = replace(worked, kind=LinkKind.SEPARATE, state=LinkState.OPEN)
    assert wishes.pop() == SetLinked(linked=(later,))
    linked.chips[0].click()
    choose(menu_of(panel), "Unlink it")
    assert wishes == [SetLinked(linked=())]


@pytest.mark.rule("blades 99")
@pytest.mark.rule("blades E19")
def test_a_flashback_tells_its_price_before_it_is_paid(shown: Shown) -> None:
    panel, wishes = shown
    panel.mirror(replace(BEFORE, score=RUNNING))
    form = panel.running.flashback
    assert (form.price.text(), form.go.text()) == ("It costs nothing.", "Make the flashback")
    kinds = {one.text(): one for one in form.kinds.findChildren(QRadioButton)}
    assert list(kinds) == [
        "Easy, 0 stress",
        "Complex or unlikely, 1 stress",
        "Elaborate, 2+ stress",
        "Activity, 1 coin",
    ]
    kinds["Complex or unlikely, 1 stress"].click()
    form.text.setText("goats in the lane")
    afters = {one.text(): one for one in form.after.findChildren(QRadioButton)}
    afters["then a fortune roll"].click()
    assert form.price.text() == "Stress 5 → 6"
    form.go.click()
    kinds["Elaborate, 2+ stress"].click()
    form.stress.more.click()
    panel.flash_back(DOV)
    assert form.price.text() == "Stress 8 → 9, the last box: trauma follows"
    form.go.click()
    kinds["Activity, 1 coin"].click()
    assert form.price.text() == "Coin, for a downtime activity"
    form.go.click()
    said, kind = "goats in the lane", FlashbackKind.UNLIKELY
    first = FlashBack(
        who=NELL, text=said, kind=kind, pay=FlashbackPay.STRESS, stress=1, after=After.FORTUNE
    )
    elaborate = replace(first, who=DOV, kind=FlashbackKind.ELABORATE, stress=3)
    coin = replace(elaborate, pay=FlashbackPay.COIN, after=After.NOTHING)
    assert wishes == [first, elaborate, coin]


@pytest.mark.rule("blades 100")
@pytest.mark.rule("blades 154")
def test_the_opening_is_a_chip_that_goes_out(
    qtbot: QtBot, look: Look, words: Words, shown: Shown
) -> None:
    panel, wishes = shown
    panel.mirror(replace(BEFORE, score=RUNNING))
    running = panel.running
    assert running.opening.text() == "Opening: Desperate"
    running.opening.click()
    running.give_up.click()
    assert wishes == [EndOpening(), GiveUp()]
    panel.mirror(replace(BEFORE, score=replace(RUNNING, opening=None)))
    assert not running.opening.isVisible()

    box = ActionPairBox(look, words)
    qtbot.addWidget(box)
    box.mirror(offer(opening=Position.DESPERATE))
    assert (box.opening.face.text, box.opening.face.is_on) == ("Opening: Desperate", False)
    with qtbot.waitSignal(box.adjusted) as taken:
        box.opening.click()
    assert taken.args == [replace(PROWL, position=Position.DESPERATE)]


@pytest.mark.rule("blades-abilities U6")
@pytest.mark.rule("blades-abilities U7")
def test_maps_and_camouflage_are_reminded_of_in_every_language(shown: Shown, words: Words) -> None:
    panel, _wishes = shown
    both = (UpgradeId.UNDERGROUND_MAPS, UpgradeId.CAMOUFLAGE)
    every = set()
    for language in Language:
        words.switch(language)
        panel.mirror(replace(BEFORE, reminders=both))
        said = panel.form.reminder.text().split("\n")
        assert said == [reminder_text(words, (one,)) for one in both]
        every |= set(said)
        panel.mirror(replace(BEFORE, score=RUNNING, reminders=both[1:]))
        assert panel.running.reminder.text() == said[1]
    assert len(every) == 6
    panel.mirror(BEFORE)
    assert not panel.form.reminder.isVisibleTo(panel.form)


def test_without_a_crew_there_is_no_score(shown: Shown) -> None:
    panel, wishes = shown
    panel.mirror(ScoreOffer(has_crew=False))
    assert not any(one.isVisible() for one in panel.plans.values())
    panel.mirror(ScoreOffer(has_crew=True))
    panel.plans[PlanKind.OCCULT].click()
    assert wishes == [SetPlan(plan=PlanKind.OCCULT)]


@pytest.mark.rule("blades 170")
def test_a_status_says_what_it_means_where_it_stands(
    qtbot: QtBot, look: Look, words: Words
) -> None:
    row = FactionRow(look, words)
    qtbot.addWidget(row)
    laid = table(crew=Crew(name="Gulls"))
    laid = after(laid, add_faction(laid, TOLLMEN, Faction(name="The Tollmen", status=-2)))
    for language in Language:
        words.switch(language)
        row.mirror(ladder_view(laid).factions[0])
        assert status_tip(words, -2) in row.track.toolTip()
