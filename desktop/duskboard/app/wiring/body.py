"""Damage and healing: what the panel wishes becomes acts at the table."""

from collections.abc import Callable

from duskboard.app.body_hand import BodyHand
from duskboard.app.desk import Desk
from duskboard.app.pool_hand import PoolHand
from duskboard.i18n.error_text import error_text
from duskboard.panels.pool_offer import PoolOffer


def wire_body(desk: Desk, body: BodyHand, pool: PoolHand) -> Callable[[], None]:
    """Connect the damage panel; return what opens it for the sheet that is before us."""
    panel, words = desk.body_panel, desk.room.words
    blow, heal = panel.blow, panel.heal

    def follow() -> None:
        body.open(desk.sheet_panel.sheet_id)

    def on_refused(error: Exception) -> None:
        blow.show_error(error_text(words, error))

    def on_heal_refused(error: Exception) -> None:
        heal.show_error(error_text(words, error))

    def on_pool_changed(offer: PoolOffer | None) -> None:
        if offer is not None:
            body.dim()

    body.changed.connect(panel.mirror)
    body.refused.connect(on_refused)
    body.heal_refused.connect(on_heal_refused)
    body.lit.connect(pool.drop)
    pool.changed.connect(on_pool_changed)
    desk.sheet_panel.turned_to.connect(follow)
    blow.damage_chosen.connect(body.set_damage)
    blow.source_chosen.connect(body.set_source)
    blow.levels_typed.connect(body.set_levels)
    blow.armour_toggled.connect(body.toggle_armour)
    blow.secret_toggled.connect(body.toggle_secret)
    blow.dice_added.connect(body.add_dice)
    blow.go_requested.connect(body.go)
    blow.unsoaked_requested.connect(body.take)
    blow.told.connect(body.tell)
    heal.damage_chosen.connect(body.choose_heal)
    heal.levels_stepped.connect(body.step_heal)
    heal.heal_requested.connect(body.heal)
    heal.overrule_requested.connect(body.heal_anyway)
    heal.beyond_requested.connect(body.set_beyond)
    panel.aftermath.ruin_requested.connect(body.ruin)
    panel.aftermath.hunger_requested.connect(body.starve)
    panel.rest_requested.connect(body.rest)
    follow()
    return blow.begin
