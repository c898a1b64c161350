from pytestqt.qtbot import QtBot
from tests.models.conftest import Desk

from duskboard.core.rulings import Preset, StepBack
from duskboard.models.ruling_model import RulingModel
from duskboard.play.ruling import choose_ruling, explain_ruling, use_preset


def test_the_history_names_what_stands_and_when(desk: Desk) -> None:
    model = RulingModel(desk.document)
    assert model.turns() == ()
    document = desk.document
    document.submit(choose_ruling(document.table, "chase.step_back", "refused"))
    desk.start_session()
    document.submit(explain_ruling(document.table, "chase.step_back", "voted"))
    document.submit(choose_ruling(document.table, "chase.failed_hazard", "in-all"))
    document.submit(use_preset(document.table, Preset.PUBLISHED))
    document.undo()
    found = [(one.ruling_id, one.before, one.after, one.session) for one in model.turns()]
    assert found == [
        ("chase.failed_hazard", "plus", "in-all", 1),
        ("chase.step_back", "allowed", "refused", 0),
    ]
    assert model.rulings.chase.step_back is StepBack.REFUSED
    document.redo()
    assert [one.ruling_id for one in model.turns()] == [
        "storyteller.seduction",
        "storyteller.wound_penalty_on",
        "storyteller.health_marks",
        "storyteller.kindred_halve_bashing",
        "storyteller.damage_bonus_on",
        "storyteller.damage_bonus",
        "storyteller.parry_hurts",
        "storyteller.extra_actions_when",
        "storyteller.contest_difficulty",
        "storyteller.automatic_success_offer",
        "storyteller.specialty",
        "chase.failed_hazard",
        "chase.caution",
        "chase.step_back",
        "chase.pool_when_someone_leaves",
        "chase.dex_tie_scope",
        "blades.show_of_force_without_claims",
        "blades.lair_threatened_at_tier_0",
        "blades.xp_remainder",
        "blades.special_armour_returns",
        "blades.long_term_project_critical",
        "chase.failed_hazard",
        "chase.step_back",
    ]


def test_only_rulings_are_told_of_and_the_file_keeps_them(desk: Desk, qtbot: QtBot) -> None:
    model = RulingModel(desk.document)
    with qtbot.assertNotEmitted(model.changed):
        desk.clock("Alarm")
    with qtbot.waitSignal(model.changed):
        desk.document.submit(choose_ruling(desk.document.table, "chase.step_back", "refused"))
    again = RulingModel(desk.close_and_reopen())
    assert again.rulings.chase.step_back is StepBack.REFUSED
    assert [one.after for one in again.turns()] == ["refused"]
