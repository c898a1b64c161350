"""The house rules on screen: what is listed, marked and wished."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from duskboard.core.ruling_about import RulingGroup
from duskboard.core.rulings import (
    Caution,
    FailedHazard,
    Preset,
    Reason,
    Rulings,
    with_choice,
)
from duskboard.i18n.words import Language, Words
from duskboard.models.ruling_model import RulingTurn
from duskboard.panels.house_rules import HouseRules
from duskboard.panels.ruling_changes import ChangeLine
from duskboard.panels.ruling_hand import HandView, OutlookLine
from duskboard.panels.ruling_rows import Place, RulingFilter, RulingHead, RulingItem
from duskboard.table.entity import Moment
from duskboard.theme.look import Look

Stage = Callable[[QWidget, int, int], None]
REFUSED = with_choice(Rulings(), "chase.step_back", "refused")
CHANGE = ChangeLine(
    turn=RulingTurn(
        ruling_id="chase.step_back", before="allowed", after="refused", session=5, at=Moment(0)
    ),
    reason="",
    is_tonight=False,
)
HAND = HandView(
    title="Edda to Chapel yard · Climb 45",
    used=("chase.caution", "chase.failed_hazard"),
    lines={
        "chase.failed_hazard": (
            OutlookLine(choice=FailedHazard.PLUS, dice="+1 die", chance=0.7, loss="1–3 AP"),
            OutlookLine(choice=FailedHazard.IN_ALL, dice="+1 die", chance=0.7, loss="0–2 AP"),
        )
    },
    act="Roll Climb",
)


@pytest.fixture
def panel(look: Look, words: Words, stage: Stage) -> HouseRules:
    made = HouseRules(look, words)
    made.mirror(REFUSED, lambda: (CHANGE,))
    stage(made, 1500, 900)
    made.list.setFocus()
    return made


def listed(panel: HouseRules) -> list[str]:
    return [row.key for row in panel.list.rows if isinstance(row, RulingItem)]


def shown(panel: HouseRules, look: Look) -> set[str]:
    look.text_record = []
    panel.grab()
    texts = {one.text for one in look.text_record}
    look.text_record = None
    return texts


def wished(qtbot: QtBot, panel: HouseRules, act: Callable[[], None]) -> list[object]:
    with qtbot.waitSignal(panel.choice_requested) as blocker:
        act()
    return list(blocker.args or ())


def test_the_rulings_of_a_game_stand_under_their_groups(panel: HouseRules, look: Look) -> None:
    heads = [row for row in panel.list.rows if isinstance(row, RulingHead)]
    assert [(head.group, head.count) for head in heads] == [
        (RulingGroup.SETTING_OUT, 1),
        (RulingGroup.ROUNDS, 4),
        (RulingGroup.MOVING, 4),
        (RulingGroup.CONFLICT, 2),
    ]
    texts = shown(panel, look)
    assert {"Going back along the track", "Allowed", "Refused", "Own choice", "changed"} <= texts
    assert "11, 1 changed" in texts
    assert "One undo step. 1 ruling would change." in texts
    assert {"Going back along the track: Refused", "session 5"} <= texts


def test_it_begins_with_the_game_that_is_run_until_somebody_turns(panel: HouseRules) -> None:
    panel.begin_at("storyteller")
    assert {key.partition(".")[0] for key in listed(panel)} == {"storyteller"}
    heads = [row for row in panel.list.rows if isinstance(row, RulingHead)]
    assert [head.group for head in heads] == [
        RulingGroup.ROLLS,
        RulingGroup.BODY,
        RulingGroup.FIGHT,
        RulingGroup.NIGHT,
    ]
    assert all(head.count == head.shown for head in heads)
    panel.turn(Place(game="blades"))
    panel.begin_at("chase")
    assert {key.partition(".")[0] for key in listed(panel)} == {"blades"}


def test_arrows_go_through_rulings_and_choices(qtbot: QtBot, panel: HouseRules) -> None:
    assert panel.list.item is not None
    assert panel.list.item.key == "chase.start_gap"
    qtbot.keyClick(panel.list, Qt.Key.Key_Down)
    assert panel.list.item.key == "chase.dex_tie"
    args = wished(qtbot, panel, lambda: qtbot.keyClick(panel.list, Qt.Key.Key_Right))
    assert args == ["chase.dex_tie", "combat-skill"]
    with qtbot.assertNotEmitted(panel.choice_requested):
        qtbot.keyClick(panel.list, Qt.Key.Key_Left)
    qtbot.keyClick(panel.list, Qt.Key.Key_Up)
    assert panel.list.item.key == "chase.start_gap"


def test_r_and_p_choose_as_the_presets_do(qtbot: QtBot, panel: HouseRules) -> None:
    panel.list.select("chase.caution")
    args = wished(qtbot, panel, lambda: qtbot.keyClick(panel.list, Qt.Key.Key_P))
    assert args == ["chase.caution", "in-hand"]
    args = wished(qtbot, panel, lambda: qtbot.keyClick(panel.list, Qt.Key.Key_R))
    assert args == ["chase.caution", "prepare"]


def test_a_click_on_a_choice_wishes_it(qtbot: QtBot, panel: HouseRules) -> None:
    box = panel.list.choice_rect("chase.other_action_price", 3)
    at = box.center().toPoint()
    args = wished(
        qtbot,
        panel,
        lambda: qtbot.mouseClick(panel.list.viewport(), Qt.MouseButton.LeftButton, pos=at),
    )
    assert args == ["chase.other_action_price", "ask"]
    with qtbot.assertNotEmitted(panel.choice_requested):
        label = QPoint(40, panel.list.visualRect(panel.list.currentIndex()).center().y())
        qtbot.mouseClick(panel.list.viewport(), Qt.MouseButton.LeftButton, pos=label)


def test_a_card_wishes_its_choice_and_says_what_it_comes_to(
    qtbot: QtBot, panel: HouseRules, look: Look
) -> None:
    panel.list.select("chase.failed_hazard")
    assert "Of 3 actions and a 2 on the 1D3 one is left." in shown(panel, look)
    card = panel.card.cards[1]
    args = wished(qtbot, panel, lambda: qtbot.mouseClick(card, Qt.MouseButton.LeftButton))
    assert args == ["chase.failed_hazard", "in-all"]


def test_the_roll_in_hand_marks_its_rulings_and_shows_each_choice(
    qtbot: QtBot, panel: HouseRules, look: Look
) -> None:
    assert "roll in hand" not in shown(panel, look)
    panel.mirror_hand(HAND)
    assert [row.key for row in panel.list.rows if isinstance(row, RulingItem) and row.is_used] == [
        "chase.caution",
        "chase.failed_hazard",
    ]
    panel.list.select("chase.failed_hazard")
    assert panel.hand.go.text() == "Roll Climb"
    assert {"roll in hand", "1–3 AP", "0–2 AP", "70%"} <= shown(panel, look)
    with qtbot.waitSignal(panel.go_requested):
        qtbot.mouseClick(panel.hand.go, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(panel.side.button(Place(only=RulingFilter.USED)), Qt.MouseButton.LeftButton)
    assert listed(panel) == ["chase.caution", "chase.failed_hazard"]
    panel.mirror_hand(None)
    assert listed(panel) == []


def test_filters_show_what_is_changed_and_where_presets_differ(
    qtbot: QtBot, panel: HouseRules
) -> None:
    changed = panel.side.button(Place(only=RulingFilter.CHANGED))
    qtbot.mouseClick(changed, Qt.MouseButton.LeftButton)
    assert listed(panel) == ["chase.step_back"]
    differ = panel.side.button(Place(only=RulingFilter.DIFFERENT))
    qtbot.mouseClick(differ, Qt.MouseButton.LeftButton)
    assert listed(panel) == [
        "blades.long_term_project_critical",
        "blades.special_armour_returns",
        "blades.xp_remainder",
        "blades.lair_threatened_at_tier_0",
        "blades.show_of_force_without_claims",
        "chase.dex_tie_scope",
        "chase.pool_when_someone_leaves",
        "chase.caution",
        "storyteller.specialty",
        "storyteller.automatic_success_offer",
        "storyteller.contest_difficulty",
        "storyteller.kindred_halve_bashing",
        "storyteller.health_marks",
        "storyteller.wound_penalty_on",
        "storyteller.extra_actions_when",
        "storyteller.parry_hurts",
        "storyteller.damage_bonus",
        "storyteller.damage_bonus_on",
        "storyteller.seduction",
    ]


def test_a_search_looks_through_all_games(qtbot: QtBot, panel: HouseRules) -> None:
    qtbot.keyClick(panel.list, Qt.Key.Key_Slash)
    assert panel.search.hasFocus()
    qtbot.keyClicks(panel.search, "critical")
    assert listed(panel) == ["blades.long_term_project_critical"]
    qtbot.keyClick(panel.search, Qt.Key.Key_Return)
    assert panel.list.hasFocus()
    panel.search.setText("no such thing")
    assert panel.list.isHidden()


def test_a_group_begins_the_list_at_its_head(qtbot: QtBot, panel: HouseRules) -> None:
    button = panel.side.button(Place(game="chase", group=RulingGroup.MOVING))
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert panel.list.item is not None
    assert panel.list.item.key == "chase.other_action_price"


def test_everything_is_set_to_the_preset_that_is_chosen(qtbot: QtBot, panel: HouseRules) -> None:
    with qtbot.waitSignal(panel.preset_requested) as blocker:
        qtbot.mouseClick(panel.side.set_all, Qt.MouseButton.LeftButton)
    assert blocker.args == [Preset.REFERENCE]
    panel.side.base.chosen.emit(Preset.PUBLISHED)
    assert panel.side.set_all.text() == "Set all 47 to Published"
    changed = [row.key for row in panel.list.rows if isinstance(row, RulingItem) and row.is_changed]
    assert changed == [
        "chase.dex_tie_scope",
        "chase.pool_when_someone_leaves",
        "chase.step_back",
        "chase.caution",
    ]


def test_why_a_ruling_is_so_is_typed_and_shown(qtbot: QtBot, panel: HouseRules, look: Look) -> None:
    panel.list.select("chase.caution")
    qtbot.keyClick(panel.list, Qt.Key.Key_N)
    assert panel.card.field.hasFocus()
    qtbot.keyClicks(panel.card.field, "too slow for us")
    with qtbot.waitSignal(panel.reason_requested) as blocker:
        qtbot.keyClick(panel.card.field, Qt.Key.Key_Return)
    assert blocker.args == ["chase.caution", "too slow for us"]
    assert panel.list.hasFocus()
    reasons = (Reason(ruling_id="chase.caution", text="too slow for us"),)
    panel.mirror(Rulings(reasons=reasons), tuple)
    assert "“too slow for us”" in shown(panel, look)
    qtbot.keyClick(panel.list, Qt.Key.Key_N)
    qtbot.keyClick(panel.card.field, Qt.Key.Key_Escape)
    assert panel.card.field.isHidden()


def test_a_change_keeps_the_ruling_in_hand(panel: HouseRules) -> None:
    panel.list.select("chase.caution")
    panel.mirror(with_choice(REFUSED, "chase.caution", "in-hand"), tuple)
    item = panel.list.item
    assert item is not None
    assert (item.key, item.chosen) == ("chase.caution", Caution.IN_HAND)
    assert panel.card.cards[1].isChecked()


def test_escape_leaves(qtbot: QtBot, panel: HouseRules) -> None:
    with qtbot.waitSignal(panel.left):
        qtbot.keyClick(panel.list, Qt.Key.Key_Escape)


@pytest.mark.parametrize("language", Language)
def test_nothing_is_cut_in_any_language(
    look: Look, words: Words, stage: Stage, language: Language
) -> None:
    words.switch(language)
    look.use(language=language)
    panel = HouseRules(look, words)
    panel.mirror(REFUSED, lambda: (CHANGE,))
    stage(panel, 1500, 900)
    panel.mirror_hand(HAND)
    for ruling_id in listed(panel):
        panel.list.select(ruling_id)
        look.text_record = []
        panel.grab()
        cut = {one.text for one in look.text_record for line in one.lines if line.endswith("…")}
        look.text_record = None
        assert cut == set()
