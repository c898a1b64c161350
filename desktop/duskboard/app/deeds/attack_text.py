"""What the bar says of an attack in hand: its title, its menus, what follows of it."""

from collections.abc import Mapping
from fractions import Fraction

from duskboard.core.chase.conflict import Goal, is_outnumbered
from duskboard.core.chase.impact import ram_dice
from duskboard.core.chase.physique import Weapon
from duskboard.core.chase.shooting import Aim, Reach
from duskboard.core.dice import Expression
from duskboard.core.identity import EntityId
from duskboard.i18n.chase_fight_text import build_text
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import clauses
from duskboard.i18n.roll_text import roll_name
from duskboard.i18n.words import Words
from duskboard.odds.conflict import ram_losses
from duskboard.panels.deed_offer import DeedChoice, DeedMenu
from duskboard.panels.price_choice import percent
from duskboard.play.chase.attack import Aimed, Attack, AttackKind, Rolled, build_of
from duskboard.play.chase.scene import Scene, scene
from duskboard.table.table import Table

_MOST_SHOTS = 3


def attack_title(words: Words, chase: Scene, attack: Attack) -> str:
    """Return who does what to whom: "Finn rams Edda"."""
    text = words.gettext("%(name)s attacks %(target)s")
    match attack.kind:
        case AttackKind.SHOT:
            text = words.gettext("%(name)s shoots at %(target)s")
        case AttackKind.RAM:
            text = words.gettext("%(name)s rams %(target)s")
        case AttackKind.MANEUVER:
            text = words.gettext("%(name)s: maneuver against %(target)s")
        case AttackKind.BLOW:
            pass
    return text % {"name": chase.name(attack.who), "target": chase.name(attack.target)}


def weapon_text(words: Words, weapon: Weapon) -> str:
    """Return a weapon with its dice: "Knife d4+1"."""
    texts = {
        "weapon": weapon.name or words.pgettext("chase", "Bare hands"),
        "dice": roll_name(words, weapon.damage),
    }
    return words.pgettext("chase", "%(weapon)s %(dice)s") % texts


def attack_sentence(words: Words, table: Table, attack: Attack) -> str:
    """Return what follows of an attack that comes off."""
    chase = scene(table)
    parts = []
    name = chase.name(attack.target)
    match attack.kind:
        case AttackKind.RAM:
            parts = _ram(words, chase, attack)
        case AttackKind.MANEUVER if attack.aimed.goal.costs_actions:
            text = words.pgettext("chase", "If it comes off %(name)s loses 1D3 AP.")
            parts = [text % {"name": name}]
        case AttackKind.MANEUVER:
            parts = [words.pgettext("chase", "If it comes off that is done, and nothing else.")]
        case _:
            text = words.pgettext("chase", "A hit deals %(dice)s.")
            parts = [text % {"dice": roll_name(words, attack.weapon.damage)}]
    if is_outnumbered(chase.person(attack.target)) and attack.kind is not AttackKind.SHOT:
        parts.append(words.pgettext("chase", "Outnumbered: 1 bonus die."))
    return " ".join(parts)


def goal_text(words: Words, chase: Scene, aimed: Aimed) -> str:
    """Return what a maneuver is for: "Push to Rope walk"."""
    if aimed.goal is Goal.SHOVE:
        text = words.pgettext("chase", "Push to %(place)s")
        return text % {"place": chase.place_name(aimed.place)}
    return aimed.words or enum_text(words, aimed.goal)


def goal_choices(
    words: Words, chase: Scene, loser: EntityId, aimed: Aimed, control: Rolled | None
) -> tuple[tuple[DeedChoice, ...], ...]:
    """Return what a maneuver against somebody may be for, and whether a roll may save them."""
    here = chase.person(loser).place
    beside = [leg.place for leg in chase.track.leaving(here)] if here is not None else []
    goals = [Aimed(), *(Aimed(goal=Goal.SHOVE, place=place) for place in beside)]
    others = [Aimed(goal=Goal.OTHER, words=said) for said in _other_goals(words)]
    save = DeedChoice(
        value="control-roll",
        text=words.pgettext("chase", "A roll may keep control"),
        is_on=control is not None,
    )
    return (
        tuple(_goal(words, chase, one, aimed) for one in goals),
        tuple(_goal(words, chase, one, aimed) for one in others),
        (save,),
    )


def aim_menu(words: Words, attack: Attack) -> DeedMenu:
    """Return the menu of how a shot is taken (9.5)."""
    aim = attack.aim
    reaches = tuple(
        DeedChoice(value=f"reach:{one.value}", text=enum_text(words, one), is_on=one is aim.reach)
        for one in Reach
    )
    ticks = (
        ("fast", words.pgettext("chase", "Target moves, MOV 8 or more: 1 penalty"), aim.is_fast),
        ("big", words.pgettext("chase", "Build 4 or more: 1 bonus"), aim.is_big),
        ("covered", words.pgettext("chase", "Half hidden: 1 penalty"), aim.is_covered),
        ("tyre", words.pgettext("chase", "At a tyre: 1 penalty"), aim.at_tyre),
        ("burst", words.pgettext("chase", "A burst"), aim.is_burst),
    )
    shots = tuple(
        DeedChoice(
            value=f"shots:{count}",
            text=words.npgettext("chase", "%(count)d shot", "%(count)d shots", count)
            % {"count": count},
            is_on=count == aim.shots,
        )
        for count in range(1, _MOST_SHOTS + 1)
    )
    return DeedMenu(
        menu_id="aim",
        text=_aim_text(words, aim),
        name=words.pgettext("chase", "How the shot is taken"),
        sections=(
            reaches,
            tuple(DeedChoice(value=value, text=text, is_on=on) for value, text, on in ticks),
            shots,
        ),
    )


def _aim_text(words: Words, aim: Aim) -> str:
    parts = [enum_text(words, aim.reach)]
    if aim.at_tyre:
        parts.append(words.pgettext("chase", "at a tyre"))
    return clauses(words, parts)


def _goal(words: Words, chase: Scene, one: Aimed, aimed: Aimed) -> DeedChoice:
    value = str(one.goal.value)
    if one.goal is Goal.SHOVE:
        value = f"{value}:{one.place}"
    elif one.words:
        value = f"{value}:{one.words}"
    return DeedChoice(value=value, text=goal_text(words, chase, one), is_on=one == aimed)


def _other_goals(words: Words) -> list[str]:
    return [
        words.pgettext("chase", "Push off the road"),
        words.pgettext("chase", "Overturn"),
        words.pgettext("chase", "Lift or throw"),
        words.pgettext("chase", "Take something away"),
        words.pgettext("chase", "Hold fast"),
        words.pgettext("chase", "Knock down"),
    ]


def _ram(words: Words, chase: Scene, attack: Attack) -> list[str]:
    vehicle = chase.vehicle_of(attack.who)
    dice: Expression | None = ram_dice(vehicle.build) if vehicle is not None else None
    if dice is None:
        return []
    name = roll_name(words, dice)
    if not attack.at_vehicle:
        return [words.pgettext("chase", "A hit deals %(dice)s.") % {"dice": name}]
    deals = words.pgettext("chase", "A hit deals %(dice)s, each full 10 a Build.") % {"dice": name}
    most = words.pgettext("chase", "Own loss is half of it, %(build)s Build at most.") % {
        "build": build_text(int(build_of(chase, attack.target)))
    }
    lost, own = ram_losses(dice, build_of(chase, attack.target))
    target = words.pgettext("chase", "Build the target loses: %(odds)s.")
    back = words.pgettext("chase", "Own Build lost: %(odds)s.")
    return [
        deals,
        most,
        target % {"odds": _odds(words, lost)},
        back % {"odds": _odds(words, own)},
    ]


def _odds(words: Words, losses: Mapping[int, Fraction]) -> str:
    """Return how likely each loss of Build is: "1 55%, 2 45%"."""
    text = words.pgettext("chance", "%(build)d %(percent)d%%")
    return clauses(
        words,
        [
            text % {"build": build, "percent": percent(chance)}
            for build, chance in losses.items()
            if chance
        ],
    )


def likely_losses(chase: Scene, attack: Attack) -> tuple[tuple[EntityId, int], ...]:
    """Return the Build that each vehicle likeliest loses in a ram that hits (7.6, 7.7)."""
    own, target = (chase.people[who].seat for who in (attack.who, attack.target))
    vehicle = chase.vehicle_of(attack.who)
    dice = ram_dice(vehicle.build) if vehicle is not None else None
    if dice is None or own is None or target is None or not attack.at_vehicle:
        return ()
    lost, back = ram_losses(dice, build_of(chase, attack.target))
    pairs = ((target.vehicle, lost), (own.vehicle, back))
    return tuple((key, max(odds, key=lambda build: odds[build])) for key, odds in pairs)


def where_text(words: Words, chase: Scene, start: EntityId, end: EntityId) -> str:
    """Return a way by its places: "Net lane – Rope walk"."""
    texts = {"start": chase.place_name(start), "end": chase.place_name(end)}
    return words.pgettext("chase", "%(start)s – %(end)s") % texts
