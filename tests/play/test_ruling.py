import pytest

from duskboard.core.blades_rulings import ExtremeEffect, ProjectCritical
from duskboard.core.rulings import (
    Caution,
    OtherPrice,
    Preset,
    Reason,
    Rulings,
    StepBack,
    preset,
)
from duskboard.play.change import NothingToChangeError
from duskboard.play.ruling import (
    PresetUsed,
    RulingChanged,
    RulingExplained,
    choose_ruling,
    explain_ruling,
    use_preset,
)
from duskboard.table.entity import RULINGS_ID, Visibility
from duskboard.table.table import Table
from duskboard.table.transaction import Transaction


def done(table: Table, transaction: Transaction) -> Table:
    after = table.applied(transaction.changes)
    assert after.applied(one.inverted() for one in transaction.changes) == table
    return after


def test_one_ruling_is_chosen() -> None:
    transaction = choose_ruling(Table(), "chase.step_back", "refused")
    assert transaction.report == RulingChanged(
        ruling_id="chase.step_back", before="allowed", after="refused"
    )
    table = done(Table(), transaction)
    assert table.rulings.chase.step_back is StepBack.REFUSED
    assert table.rulings.chase.caution is Caution.PREPARE
    entity = table.get(RULINGS_ID)
    assert entity is not None
    assert entity.visibility is Visibility.HIDDEN
    with pytest.raises(NothingToChangeError):
        choose_ruling(table, "chase.step_back", "refused")
    with pytest.raises(ValueError, match="no such"):
        choose_ruling(table, "chase.step_back", "perhaps")


def test_a_preset_is_one_step_that_says_what_it_changed() -> None:
    table = done(Table(), choose_ruling(Table(), "chase.other_action_price", "ask"))
    transaction = use_preset(table, Preset.PUBLISHED)
    assert isinstance(transaction.report, PresetUsed)
    assert transaction.report.preset is Preset.PUBLISHED
    changes = [(one.ruling_id, one.before, one.after) for one in transaction.report.changed]
    assert changes == [
        ("blades.long_term_project_critical", "4", "5"),
        ("blades.special_armour_returns", "load", "downtime"),
        ("blades.xp_remainder", "carried", "lost"),
        ("blades.lair_threatened_at_tier_0", "any-loss", "already-weak"),
        ("blades.show_of_force_without_claims", "turf", "hold"),
        ("chase.dex_tie_scope", "every", "between-sides"),
        ("chase.pool_when_someone_leaves", "recomputed", "unchanged"),
        ("chase.other_action_price", "ask", "1"),
        ("chase.caution", "prepare", "in-hand"),
        ("storyteller.specialty", "chained-ones-ignored", "counts-two"),
        ("storyteller.automatic_success_offer", "gm-only", "offered"),
        ("storyteller.contest_difficulty", "opponent-pool", "gm-enters"),
        ("storyteller.extra_actions_when", "all-at-end", "extras-last"),
        ("storyteller.parry_hurts", "gm-enters", "weapon-and-excess"),
        ("storyteller.damage_bonus", "all", "net-less-one"),
        ("storyteller.damage_bonus_on", "firearms", "every-attack"),
        ("storyteller.kindred_halve_bashing", "no", "yes"),
        ("storyteller.health_marks", "slash-slash-cross", "slash-cross-star"),
        ("storyteller.wound_penalty_on", "bodily", "every-attribute"),
        ("storyteller.seduction", "contest", "difficulty"),
    ]
    table = done(table, transaction)
    assert table.rulings == preset(Preset.PUBLISHED)
    assert table.rulings.blades.long_term_project_critical is ProjectCritical.FIVE
    with pytest.raises(NothingToChangeError):
        use_preset(table, Preset.PUBLISHED)
    with pytest.raises(NothingToChangeError):
        use_preset(Table(), Preset.REFERENCE)


def test_a_reason_is_written_down_kept_by_presets_and_struck_out() -> None:
    table = done(Table(), explain_ruling(Table(), "chase.caution", " too slow for us "))
    assert table.rulings == Rulings(
        reasons=(Reason(ruling_id="chase.caution", text="too slow for us"),)
    )
    table = done(table, use_preset(table, Preset.PUBLISHED))
    assert table.rulings.reasons[0].text == "too slow for us"
    again = explain_ruling(table, "chase.caution", "voted")
    assert again.report == RulingExplained(ruling_id="chase.caution", text="voted")
    assert [one.text for one in done(table, again).rulings.reasons] == ["voted"]
    assert done(table, explain_ruling(table, "chase.caution", "")).rulings.reasons == ()
    with pytest.raises(NothingToChangeError):
        explain_ruling(table, "chase.caution", "too slow for us")
    with pytest.raises(ValueError, match="no such"):
        explain_ruling(table, "chase.luck", "why not")


def test_a_table_without_rulings_plays_by_the_reference() -> None:
    table = done(Table(), choose_ruling(Table(), "blades.extreme_effect_ticks", "ask"))
    back = done(table, use_preset(table, Preset.REFERENCE))
    assert (table.rulings.blades.extreme_effect_ticks, back.rulings) == (
        ExtremeEffect.ASK,
        Rulings(),
    )
    assert table.rulings.chase.other_action_price is OtherPrice.ONE
