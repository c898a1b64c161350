"""Sheets: what is picked, rolled, rated and written on them becomes acts at the table."""

from collections.abc import Callable
from dataclasses import replace

from duskboard.app.chase_hand import ChaseHand
from duskboard.app.chase_march import MarchHand
from duskboard.app.clerk import new_id
from duskboard.app.desk import Desk
from duskboard.app.pool_hand import PoolHand
from duskboard.app.wiring.sheet_wishes import SheetWishes
from duskboard.core.identity import EntityId
from duskboard.core.storyteller.health import Damage
from duskboard.core.storyteller.sheet import Sheet, Trait, new_sheet, rated
from duskboard.core.storyteller.trait import WILLPOWER, Creature, TraitKey
from duskboard.i18n.error_text import error_text
from duskboard.i18n.quick_sheets import SheetDraft
from duskboard.panels.pool_offer import PoolOffer
from duskboard.play.storyteller.body import turn_box
from duskboard.play.storyteller.edit import (
    rate_trait,
    write_creature,
    write_number,
    write_text,
    write_trait,
)
from duskboard.play.storyteller.field import NumberField, TextField
from duskboard.play.storyteller.sheet import (
    add_extras,
    add_sheet,
    duplicate_sheet,
    remove_sheet,
)
from duskboard.play.storyteller.spending import (
    SpentOn,
    gain_blood,
    regain_willpower,
    spend_blood,
    spend_willpower,
)
from duskboard.table.table import Table
from duskboard.table.transaction import Transaction


class SheetPlace:
    """Keeps the panel at the sheet that is open."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._open: EntityId | None = None
        desk.sheet_model.changed.connect(self.show)
        desk.sheet_panel.chosen.connect(self.open)
        self.show()

    def open(self, sheet_id: EntityId) -> None:
        """Show a sheet."""
        self._open = sheet_id
        self.show()

    def show(self) -> None:
        """Show the sheet that is open, or the first one where it is gone."""
        model = self._desk.sheet_model
        tabs = model.tabs
        if all(tab.sheet_id != self._open for tab in tabs):
            self._open = tabs[0].sheet_id if tabs else None
        self._desk.sheet_panel.mirror(tabs, model.view(self._open))

    def begin(self, creature: Creature = Creature.KINDRED) -> None:
        """Put somebody new on the table, to be written at once."""
        words, key = self._desk.room.words, new_id()
        sheet = new_sheet(words.pgettext("vampire", "New character"), creature)
        if self._desk.clerk.do(lambda table: add_sheet(table, key, sheet)) is not None:
            self.open(key)
            self._desk.sheet_panel.begin_writing()

    def add(self, draft: SheetDraft) -> None:
        """Put the sheets of a typed line on the table."""
        keys, sheet = [new_id() for _ in range(draft.count)], _drafted(draft)
        clerk = self._desk.clerk
        if draft.count == 1:
            step = clerk.do(lambda table: add_sheet(table, keys[0], sheet))
        else:
            step = clerk.do(lambda table: add_extras(table, keys, sheet))
        if step is not None:
            self.open(keys[0])
            self._desk.sheet_panel.take_keyboard()


def wire_sheets(desk: Desk, pool: PoolHand, hand: ChaseHand, march: MarchHand) -> SheetPlace:
    """Connect sheets and the pool in hand, one roll in hand at a time."""
    place = SheetPlace(desk)
    _wire_pool(desk, pool)
    _wire_others(desk, pool, hand, march)
    _wire_writing(desk)
    SheetWishes(desk, pool, desk.sheet_panel)
    _wire_coming(desk, place)
    _wire_body(desk)
    desk.sheet_model.changed.connect(pool.say)
    return place


def _wire_pool(desk: Desk, pool: PoolHand) -> None:
    panel, words = desk.sheet_panel, desk.room.words
    bar = panel.bar

    def on_pool_refused(error: Exception) -> None:
        bar.show_error(error_text(words, error))

    pool.changed.connect(panel.mirror_offer)
    pool.refused.connect(on_pool_refused)
    panel.picked.connect(pool.pick)
    panel.rolled_alone.connect(pool.roll_alone)
    bar.go_requested.connect(pool.go)
    bar.cancel_requested.connect(pool.drop)
    bar.waive_requested.connect(pool.waive)
    bar.difficulty_chosen.connect(pool.set_difficulty)
    bar.willpower_toggled.connect(pool.toggle_willpower)
    bar.specialty_toggled.connect(pool.toggle_specialty)
    bar.wounds_toggled.connect(pool.toggle_wounds)
    bar.secret_toggled.connect(pool.toggle_secret)
    bar.dice_added.connect(pool.add_dice)
    bar.dice_typed.connect(pool.set_dice)
    bar.overrule_toggled.connect(pool.toggle_overrule)
    bar.go_anyway_requested.connect(pool.go_anyway)
    bar.turn.actions_stepped.connect(pool.step_actions)
    bar.turn.number_stepped.connect(pool.step_number)
    bar.turn.tries_stepped.connect(pool.step_tries)
    bar.told.connect(pool.tell)


def _wire_others(desk: Desk, pool: PoolHand, hand: ChaseHand, march: MarchHand) -> None:
    def on_pool_changed(offer: PoolOffer | None) -> None:
        if offer is not None:
            desk.holder.drop()
            hand.drop()
            march.drop()

    def on_other_changed(other: object) -> None:
        if other is not None:
            pool.drop()

    pool.changed.connect(on_pool_changed)
    desk.holder.changed.connect(on_other_changed)
    hand.changed.connect(on_other_changed)
    march.changed.connect(on_other_changed)


def _wire_writing(desk: Desk) -> None:
    clerk, panel = desk.clerk, desk.sheet_panel

    def on_rating_requested(who: EntityId, key: TraitKey, rating: int) -> None:
        clerk.do(
            lambda table: rate_trait(table, who, key, rating),
            lambda table: rate_trait(table, who, key, rating, is_overruled=True),
        )

    def on_specialties_written(who: EntityId, key: TraitKey, fields: tuple[str, ...]) -> None:
        sheet = clerk.table.value(who, Sheet)
        if sheet is not None:
            trait = sheet.trait(key) or Trait(kind=key.kind, name=key.name)
            clerk.do(lambda table: write_trait(table, who, replace(trait, specialties=fields)))

    def on_text_written(who: EntityId, field: TextField, text: str) -> None:
        clerk.do(lambda table: write_text(table, who, field, text))

    def on_number_written(who: EntityId, field: NumberField, number: int | None) -> None:
        clerk.do(lambda table: write_number(table, who, field, number))

    def on_creature_chosen(who: EntityId, creature: Creature) -> None:
        clerk.do(lambda table: write_creature(table, who, creature))

    panel.rating_requested.connect(on_rating_requested)
    panel.specialties_written.connect(on_specialties_written)
    panel.text_written.connect(on_text_written)
    panel.number_written.connect(on_number_written)
    panel.creature_chosen.connect(on_creature_chosen)


def _wire_coming(desk: Desk, place: SheetPlace) -> None:
    clerk, panel, words = desk.clerk, desk.sheet_panel, desk.room.words

    def on_duplicate_requested(who: EntityId) -> None:
        sheet = clerk.table.value(who, Sheet)
        if sheet is not None:
            key = new_id()
            name = words.pgettext("vampire", "%(name)s, copy") % {"name": sheet.name}
            if clerk.do(lambda table: duplicate_sheet(table, who, key, name)) is not None:
                place.open(key)

    def on_remove_requested(who: EntityId) -> None:
        clerk.do(lambda table: remove_sheet(table, who))

    panel.new_requested.connect(place.begin)
    panel.entry.drafted.connect(place.add)
    panel.duplicate_requested.connect(on_duplicate_requested)
    panel.remove_requested.connect(on_remove_requested)


def _wire_body(desk: Desk) -> None:
    clerk, panel = desk.clerk, desk.sheet_panel

    def on_turned(who: EntityId, before: Damage | None, after: Damage | None) -> None:
        clerk.do(lambda table: turn_box(table, who, before, after))

    def on_points_requested(
        spend: Callable[..., Transaction],
        gain: Callable[[Table, EntityId, int], Transaction],
        held: Callable[[Sheet], int],
    ) -> Callable[[EntityId, int], None]:
        def on_requested(who: EntityId, points: int) -> None:
            sheet = clerk.table.value(who, Sheet)
            if sheet is None:
                return
            more = points - held(sheet)
            if more < 0:
                clerk.do(
                    lambda table: spend(table, who, -more),
                    lambda table: spend(table, who, -more, is_overruled=True),
                )
            else:
                clerk.do(lambda table: gain(table, who, more))

        return on_requested

    panel.turned.connect(on_turned)
    panel.blood_requested.connect(
        on_points_requested(spend_blood, gain_blood, lambda sheet: sheet.blood)
    )
    panel.willpower_requested.connect(
        on_points_requested(spend_willpower, _regain, lambda sheet: sheet.willpower_left)
    )


def _regain(table: Table, who: EntityId, points: int) -> Transaction:
    return regain_willpower(table, who, points, SpentOn.OTHER)


def _drafted(draft: SheetDraft) -> Sheet:
    """Return a sheet as it was typed, its Willpower unspent."""
    sheet = new_sheet(draft.name, draft.creature)
    for key, rating in draft.ratings.items():
        sheet = rated(sheet, key, rating)
    return replace(sheet, blood=draft.blood, willpower_left=sheet.rating(WILLPOWER))
