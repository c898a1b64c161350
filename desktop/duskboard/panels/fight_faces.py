"""The order of a fight as rows (rules/storyteller.md 11, 12, 20)."""

from collections.abc import Iterator

from duskboard.core.identity import EntityId
from duskboard.core.storyteller.fight import FightPhase, moments, now, phase, ranked, to_declare
from duskboard.core.storyteller.fighter import (
    Deed,
    DeedKind,
    DeedState,
    Fight,
    Fighter,
)
from duskboard.core.storyteller.health import Beyond, Health
from duskboard.i18n.enum_text import enum_text, visibility_clause
from duskboard.i18n.listing import clauses, dotted
from duskboard.i18n.storyteller_fight_report_text import deed_text
from duskboard.i18n.storyteller_trait_text import level_text
from duskboard.i18n.words import Words
from duskboard.panels.extra_form import extra_face
from duskboard.panels.fight_panel import FightFace
from duskboard.panels.fighter_face import FighterFace, how_text
from duskboard.panels.fighter_row import NUMBERS
from duskboard.panels.pool_text import dice_name
from duskboard.panels.step_face import StepAct
from duskboard.play.storyteller.combatant import combatant
from duskboard.play.storyteller.manoeuvre import FighterMark
from duskboard.table.entity import FIGHT_ID, Visibility
from duskboard.table.table import Table


def fight_face(words: Words, table: Table) -> FightFace:
    """Return the fight to show, or that there is none."""
    fight = table.value(FIGHT_ID, Fight)
    if fight is None:
        hint = words.pgettext("vampire fight", "No fight. Begin one, and put sheets into it.")
        begin = words.pgettext("vampire fight", "Begin a fight")
        acts = (StepAct(act="begin", label=begin, is_main=True),)
        return FightFace(title=hint, phase="", rows=(), acts=acts)
    fighters = table.values(Fighter)
    rule = table.rulings.storyteller.extra_actions_when
    stands = phase(fighters, rule)
    title = words.pgettext("vampire fight", "%(name)s, turn %(turn)d")
    order = [who for group in ranked(fighters) for who in group]
    order += [who for who in fighters if who not in order]
    return FightFace(
        title=title % {"name": fight.name, "turn": fight.turn},
        phase=enum_text(words, stands) if fighters else "",
        rows=tuple(_row(words, table, key, fighters[key], stands) for key in order),
        acts=tuple(_acts(words, table, stands)),
    )


def _acts(words: Words, table: Table, stands: FightPhase) -> Iterator[StepAct]:
    join = words.pgettext("vampire fight", "Somebody joins…")
    extra = words.pgettext("vampire fight", "An extra joins")
    if table.values(Fighter):
        if stands is FightPhase.INITIATIVE:
            roll = words.pgettext("vampire fight", "Roll initiative for all")
            yield StepAct(act="roll", label=roll, is_main=True)
        turn = words.pgettext("vampire fight", "Next turn")
        yield StepAct(act="turn", label=turn, is_main=stands is FightPhase.OVER)
    yield StepAct(act="join", label=join)
    yield StepAct(act="extra", label=extra)
    entity = table.get(FIGHT_ID)
    is_shown = entity is not None and entity.visibility is Visibility.SHOWN
    hide = words.pgettext("vampire fight", "Hide the order from players")
    show = words.pgettext("vampire fight", "Show players the order")
    yield StepAct(act="hide" if is_shown else "show", label=hide if is_shown else show)
    if is_shown and any(one.visibility is not Visibility.SHOWN for one in table.of(Fighter)):
        reveal = words.pgettext("vampire fight", "Show players everybody in it")
        yield StepAct(act="reveal", label=reveal)
    yield StepAct(act="end", label=words.pgettext("vampire fight", "End the fight"))


def _row(
    words: Words, table: Table, key: EntityId, fighter: Fighter, stands: FightPhase
) -> FighterFace:
    fighters, rule = table.values(Fighter), table.rulings.storyteller.extra_actions_when
    waiting = [slot for slot in now(fighters, rule) if slot.who == key]
    is_asked = stands is FightPhase.DECLARE and key in to_declare(fighters)
    hint = ""
    if fighter.initiative is None:
        hint = words.pgettext("vampire fight", "the die, or =total")
    elif stands is FightPhase.DECLARE and not fighter.has_declared and fighter.can_act:
        hint = words.pgettext("vampire fight", "what they do; dodge")
    acts = tuple(_row_acts(words, table, key, is_now=bool(waiting)))
    entity = table.get(key)
    left = any(deed.state is DeedState.TO_COME for deed in fighter.deeds)
    return FighterFace(
        key=key,
        figure="" if fighter.initiative is None else str(fighter.initiative),
        name=fighter.name,
        how=how_text(words, fighter),
        deeds=_deeds(words, table, key, fighter),
        state=dotted(
            words,
            [_state(words, fighter, combatant(table, key).health), _seen(words, table, key)],
        ),
        acts=acts,
        hint=hint,
        is_lit=(bool(waiting) and stands is FightPhase.ACT) or is_asked,
        is_done=fighter.has_declared and not left,
        visibility=entity.visibility if entity is not None else Visibility.HIDDEN,
        extra=extra_face(fighter),
    )


def _row_acts(words: Words, table: Table, key: EntityId, *, is_now: bool) -> Iterator[StepAct]:
    fighter = table.values(Fighter)[key]
    if fighter.initiative is None:
        yield StepAct(act="roll", label=words.pgettext("vampire night", "Roll"), is_main=True)
    for place, deed in enumerate(fighter.deeds):
        yield from _deed_acts(words, place, deed, is_now=is_now or fighter.is_holding)
    if is_now and not fighter.is_holding:
        yield StepAct(act="hold", label=words.pgettext("vampire fight", "Hold"))
    others = [one for one in table.values(Fighter) if one != key]
    if others:
        yield StepAct(act="attack", label=words.pgettext("vampire fight", "Attack…"))
    if fighter.extra is not None:
        yield StepAct(act=NUMBERS, label=words.pgettext("vampire fight", "Numbers"))
    yield StepAct(act="more", label=words.pgettext("vampire fight", "More…"))


def _deed_acts(words: Words, place: int, deed: Deed, *, is_now: bool) -> Iterator[StepAct]:
    if deed.state is not DeedState.TO_COME:
        return
    name = deed_text(words, deed)
    if is_now and deed.kind is not DeedKind.DEFENCE:
        done = words.pgettext("vampire fight", "%(deed)s: done")
        yield StepAct(act=f"act:{place}", label=done % {"deed": name}, is_main=True)
    if deed.kind is not DeedKind.DEFENCE:
        give_up = words.pgettext("vampire fight", "Defend instead")
        yield StepAct(act=f"give-up:{place}", label=give_up)


def _deeds(words: Words, table: Table, key: EntityId, fighter: Fighter) -> str:
    if not fighter.has_declared:
        return ""
    if not fighter.deeds:
        return words.pgettext("vampire fight", "does nothing")
    rule = table.rulings.storyteller.extra_actions_when
    late = {
        slot.place
        for moment in moments(table.values(Fighter), rule)
        for slot in moment
        if slot.who == key and slot.is_extra
    }
    parts = []
    for place, deed in enumerate(fighter.deeds):
        lost = fighter.loss(place)
        dice = f"−{dice_name(lost)}" if lost else ""
        at_end = words.pgettext("vampire fight", "at the end") if place in late else ""
        state = "" if deed.state is DeedState.TO_COME else enum_text(words, deed.state)
        instead = words.pgettext("vampire fight", "defends instead") if deed.is_emergency else ""
        said = (deed_text(words, deed), instead, dice, at_end, state)
        parts.append(clauses(words, [one for one in said if one]))
    held = words.pgettext("vampire fight", "holds") if fighter.is_holding else ""
    return dotted(words, [*parts, held])


def _seen(words: Words, table: Table, key: EntityId) -> str:
    """Return what players know of somebody while they see the order, or "" where all of it."""
    fight, entity = table.get(FIGHT_ID), table.get(key)
    is_shown = fight is not None and fight.visibility is Visibility.SHOWN
    if not is_shown or entity is None or entity.visibility is Visibility.SHOWN:
        return ""
    return visibility_clause(words, entity.visibility, is_unnamed=True)


def _state(words: Words, fighter: Fighter, health: Health) -> str:
    body = words.pgettext("vampire", "unhurt")
    if health.beyond is not Beyond.NONE:
        body = enum_text(words, health.beyond)
    elif health.box is not None:
        body = level_text(words, health.box.name)
    marks = (
        (fighter.is_stunned, words.pgettext("vampire fight", "stunned")),
        (fighter.next_stunned, enum_text(words, FighterMark.STUNNED)),
        (fighter.is_staked, enum_text(words, FighterMark.STAKED)),
        (fighter.is_down, enum_text(words, FighterMark.DOWN)),
        (fighter.is_surprised, words.pgettext("vampire fight", "surprised")),
        (fighter.joins_next, words.pgettext("vampire fight", "joins next turn")),
    )
    return dotted(words, [body, *(text for is_so, text in marks if is_so)])
