"""House rules: choosing one ruling, or a whole preset, as a step like any other."""

from dataclasses import dataclass

from duskboard.core.rulings import (
    Preset,
    Rulings,
    all_rulings,
    choice,
    reason,
    with_choice,
    with_reason,
)
from duskboard.play.change import NothingToChangeError, put
from duskboard.table.entity import RULINGS_ID, Entity
from duskboard.table.table import Table
from duskboard.table.transaction import Report, Transaction


@dataclass(frozen=True, slots=True, kw_only=True)
class RulingChanged(Report):
    """One ruling was chosen: its identifier, and the words of the file for both choices."""

    ruling_id: str
    before: str
    after: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PresetUsed(Report):
    """Many rulings became what a preset says.

    Attributes:
        preset: The preset.
        changed: Those that were otherwise before.
    """

    preset: Preset
    changed: tuple[RulingChanged, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class RulingExplained(Report):
    """Why a ruling is as it is was written down, or struck out where the text is ""."""

    ruling_id: str
    text: str


def choose_ruling(table: Table, ruling_id: str, chosen: str) -> Transaction:
    """Return the step that chooses for one ruling.

    Raises:
        NothingToChangeError: It is chosen already.
        ValueError: There is no such ruling, or it has no such choice.
    """
    before = table.rulings
    after = with_choice(before, ruling_id, chosen)
    if after == before:
        raise NothingToChangeError
    return _step(table, after, _change(before, after, ruling_id))


def use_preset(table: Table, name: Preset) -> Transaction:
    """Return the one step that has every ruling as a preset says; reasons stay.

    Raises:
        NothingToChangeError: They are so already.
    """
    before = after = table.rulings
    for ruling in all_rulings().values():
        after = with_choice(after, ruling.ruling_id, ruling.of(name))
    changed = [
        _change(before, after, ruling_id)
        for ruling_id in all_rulings()
        if choice(before, ruling_id) is not choice(after, ruling_id)
    ]
    if not changed:
        raise NothingToChangeError
    return _step(table, after, PresetUsed(preset=name, changed=tuple(changed)))


def explain_ruling(table: Table, ruling_id: str, text: str) -> Transaction:
    """Return the step that writes down why a ruling is as it is; "" strikes it out.

    Raises:
        NothingToChangeError: It says so already.
        ValueError: There is no such ruling.
    """
    if reason(table.rulings, ruling_id) == text.strip():
        raise NothingToChangeError
    after = with_reason(table.rulings, ruling_id, text)
    return _step(table, after, RulingExplained(ruling_id=ruling_id, text=text.strip()))


def _change(before: Rulings, after: Rulings, ruling_id: str) -> RulingChanged:
    return RulingChanged(
        ruling_id=ruling_id,
        before=choice(before, ruling_id).value,
        after=choice(after, ruling_id).value,
    )


def _step(table: Table, rulings: Rulings, report: Report) -> Transaction:
    entity = Entity(entity_id=RULINGS_ID, value=rulings)
    return Transaction(report=report, changes=put(table, entity))
