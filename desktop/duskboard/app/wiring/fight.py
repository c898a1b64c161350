"""The order of a fight and its attacks: what is pressed becomes acts at the table."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject

from duskboard.app.desk import Desk
from duskboard.app.fight_hand import FightHand
from duskboard.app.step_hand import StepHand
from duskboard.core.blades.scoundrel import Scoundrel
from duskboard.core.chase.participant import Participant
from duskboard.core.identity import EntityId
from duskboard.core.storyteller.fighter import DeedState, Fighter
from duskboard.core.storyteller.sheet import Sheet
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.error_text import error_text
from duskboard.i18n.storyteller_fight_report_text import deed_text
from duskboard.i18n.storyteller_trait_text import gear_text
from duskboard.i18n.words import Words
from duskboard.panels.attack_faces import attack_face
from duskboard.panels.fight_faces import fight_face
from duskboard.panels.step_menu import Beginning, open_menu
from duskboard.play.storyteller.manoeuvre import FighterMark
from duskboard.table.entity import Visibility
from duskboard.table.name import value_name
from duskboard.table.running_attack import RunningAttack
from duskboard.table.table import Table


def wire_fight(desk: Desk) -> Callable[[], None]:
    """Connect the order of a fight; return what says it anew."""
    clerk, panel, words = desk.clerk, desk.fight_panel, desk.room.words
    fight = FightHand(clerk, desk.room.dice)
    steps = StepHand(clerk, desk.room.dice, panel)

    def refresh() -> None:
        table = clerk.table
        panel.mirror(fight_face(words, table))
        attacks = table.values(RunningAttack)
        panel.mirror_attacks(
            [
                attack_face(words, table, key, one, (steps.waits(key), steps.chosen(key)))
                for key, one in attacks.items()
                if _stand(table, one)
            ]
        )
        panel.attacks.hint.setVisible(False)
        panel.attacks.new.setVisible(False)

    def on_refused(key: EntityId, error: Exception) -> None:
        card = panel.attacks.card(key)
        if card is not None:
            card.show_error(error_text(words, error))

    wishes = _Wishes(desk, fight)
    panel.fight_requested.connect(wishes.on_fight_requested)
    panel.act_requested.connect(wishes.on_act_requested)
    panel.typed.connect(fight.typed)
    panel.attacks.act_requested.connect(steps.act)
    panel.attacks.told.connect(steps.tell)
    steps.refused.connect(on_refused)
    steps.changed.connect(refresh)
    desk.sheet_model.changed.connect(refresh)
    refresh()
    return refresh


def _stand(table: Table, attack: RunningAttack) -> bool:
    """Whether both sides of an attack are still on the table."""
    keys = (attack.attacker, attack.target)
    return all(
        table.value(key, Fighter) is not None or table.value(key, Sheet) is not None for key in keys
    )


class _Wishes(QObject):
    """What is pressed in the order of a fight, with a menu where there is something to choose."""

    def __init__(self, desk: Desk, fight: FightHand) -> None:
        super().__init__(desk.fight_panel)  # lives as long as what it listens to
        self._desk, self._fight = desk, fight

    def on_fight_requested(self, wish: str) -> None:
        """Do something of the whole fight."""
        words, panel, table = self._desk.room.words, self._desk.fight_panel, self._desk.clerk.table
        match wish:
            case "begin":
                self._fight.begin(words.pgettext("vampire fight", "Fight"))
            case "join":
                open_menu(panel, _joiners(table), partial(_join, table, self._fight))
            case "extra":
                count = sum(one.who is None for one in table.values(Fighter).values()) + 1
                text = words.pgettext("vampire fight", "Extra %(number)d")
                self._fight.join_extra(text % {"number": count})
            case _:
                self._fight.whole(wish)

    def on_act_requested(self, key: EntityId, wish: str) -> None:
        """Do something of one fighter."""
        words, panel, table = self._desk.room.words, self._desk.fight_panel, self._desk.clerk.table
        name, _, value = wish.partition(":")
        owner = next((row for row in panel.rows if row.face and row.face.key == key), panel)
        match name:
            case "attack":
                choices = _attacks(words, table, self._fight, key)
                open_menu(owner, choices, partial(_attack, self._fight, key))
            case "give-up":
                open_menu(owner, _ways_out(words, value), partial(self._fight.act, key))
            case "more":
                open_menu(owner, _more(words, table, key), partial(self._fight.act, key))
            case _:
                self._fight.act(key, wish)


def _joiners(table: Table) -> tuple[Beginning, ...]:
    inside = {one.who for one in table.values(Fighter).values()}
    people = [*table.of(Sheet), *table.of(Scoundrel), *table.of(Participant)]
    return tuple(
        Beginning(label=value_name(one.value), act=one.entity_id)
        for one in people
        if one.entity_id not in inside
    )


def _join(table: Table, fight: FightHand, who: str) -> None:
    entity = table.get(EntityId(who))
    if entity is not None:
        fight.join(EntityId(who), value_name(entity.value))


def _attacks(words: Words, table: Table, fight: FightHand, key: EntityId) -> tuple[Beginning, ...]:
    weapons = fight.weapons(key)
    return tuple(
        Beginning(
            label=one.name,
            choices=tuple(
                Beginning(label=gear_text(words, weapon.name), act=f"{other}:{place}")
                for place, weapon in enumerate(weapons)
            ),
        )
        for other, one in table.values(Fighter).items()
        if other != key
    )


def _attack(fight: FightHand, key: EntityId, act: str) -> None:
    other, _, place = act.rpartition(":")
    fight.attack(key, EntityId(other), fight.weapons(key)[int(place)])


def _ways_out(words: Words, place: str) -> tuple[Beginning, ...]:
    point = words.pgettext("vampire fight", "Spend 1 Willpower")
    roll = words.pgettext("vampire fight", "Roll Willpower, difficulty 6")
    return (
        Beginning(label=point, act=f"will:{place}"),
        Beginning(label=roll, act=f"try:{place}"),
    )


def _more(words: Words, table: Table, key: EntityId) -> tuple[Beginning, ...]:
    fighters = table.values(Fighter)
    marks = tuple(
        Beginning(label=enum_text(words, mark), act=f"mark:{mark}") for mark in FighterMark
    )
    others = tuple(
        Beginning(label=one.name, act=f"ambush:{other}")
        for other, one in fighters.items()
        if other != key
    )
    seen = tuple(Beginning(label=enum_text(words, one), act=f"see:{one}") for one in Visibility)
    falls = words.pgettext("vampire fight", "Loses their footing: roll")
    early = tuple(
        Beginning(
            label=words.pgettext("vampire fight", "%(deed)s, before their moment")
            % {"deed": deed_text(words, deed)},
            act=f"act:{place}",
        )
        for place, deed in enumerate(fighters[key].deeds)
        if deed.state is DeedState.TO_COME
    )
    parts = [
        *early,
        *marks,
        Beginning(label=falls, act="fall"),
        Beginning(label=words.pgettext("vampire fight", "Players see"), choices=seen),
        Beginning(label=words.pgettext("vampire fight", "Leave the fight"), act="leave"),
    ]
    if others:
        ambush = words.pgettext("vampire fight", "Ambush")
        parts.insert(len(early), Beginning(label=ambush, choices=others))
    return tuple(parts)
