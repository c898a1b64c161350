"""Traits under other names, and Disciplines that go with all that hangs on them (X6.5)."""

from dataclasses import replace

from duskboard.core.storyteller.error import StorytellerError
from duskboard.core.storyteller.gear import Weapon
from duskboard.core.storyteller.power import Power, Ritual
from duskboard.core.storyteller.sheet import Sheet, Trait, without_trait
from duskboard.core.storyteller.trait import TraitKey, TraitKind


class TraitThereError(StorytellerError):
    """A trait of that name stands there already. Args: the name."""


def renamed(sheet: Sheet, key: TraitKey, name: str) -> Sheet:
    """Return a sheet on which a trait has another name, wherever the sheet names it.

    Powers, rituals and paths stay with their Discipline, and pools with what they are made of.

    Raises:
        TraitThereError: Another trait of the group has that name.
    """
    new = replace(key, name=name)
    if new != key and sheet.trait(new) is not None:
        raise TraitThereError(name)
    is_discipline, is_path = key.kind is TraitKind.DISCIPLINE, key.kind is TraitKind.PATH

    def pool(keys: tuple[TraitKey, ...]) -> tuple[TraitKey, ...]:
        return tuple(new if one == key else one for one in keys)

    def trait(one: Trait) -> Trait:
        if one.key == key:
            return replace(one, name=name)
        return replace(one, of=name) if is_discipline and one.of == key.name else one

    def power(one: Power) -> Power:
        discipline = name if is_discipline and one.discipline == key.name else one.discipline
        path = name if is_path and one.path == key.name else one.path
        return replace(one, discipline=discipline, path=path, pool=pool(one.pool))

    def ritual(one: Ritual) -> Ritual:
        discipline = name if is_discipline and one.discipline == key.name else one.discipline
        return replace(one, discipline=discipline, pool=pool(one.pool))

    def weapon(one: Weapon) -> Weapon:
        return replace(one, pool=pool(one.pool))

    return replace(
        sheet,
        traits=tuple(map(trait, sheet.traits)),
        powers=tuple(map(power, sheet.powers)),
        rituals=tuple(map(ritual, sheet.rituals)),
        weapons=tuple(map(weapon, sheet.weapons)),
    )


def dropped(sheet: Sheet, key: TraitKey) -> Sheet:
    """Return a sheet without a trait; a Discipline goes with its paths, powers and rituals."""
    after = without_trait(sheet, key)
    match key.kind:
        case TraitKind.DISCIPLINE:
            return replace(
                after,
                traits=tuple(one for one in after.traits if one.of != key.name),
                powers=tuple(one for one in after.powers if one.discipline != key.name),
                rituals=tuple(one for one in after.rituals if one.discipline != key.name),
            )
        case TraitKind.PATH:
            return replace(after, powers=tuple(one for one in after.powers if one.path != key.name))
        case _:
            return after
