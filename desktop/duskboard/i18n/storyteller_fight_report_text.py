"""Reports of a fight of Vampire -> words: the order, attacks, manoeuvres."""

from duskboard.core.storyteller.fighter import Deed
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import clauses, dotted, names
from duskboard.i18n.report_row import ReportText, Tone
from duskboard.i18n.storyteller_body_text import arrow_text, body_state, levels_text
from duskboard.i18n.storyteller_roll_text import outcome_text, roll_tone
from duskboard.i18n.storyteller_trait_text import gear_text
from duskboard.i18n.words import Words
from duskboard.play.storyteller.attacking import (
    AttackAimed,
    AttackBegun,
    AttackDropped,
    AttackRolled,
)
from duskboard.play.storyteller.fighting import (
    DeedDone,
    DeedsDeclared,
    FightBegun,
    FightEnded,
    FighterHeld,
    FighterLeft,
    FightersJoined,
    FighterWritten,
    FightTurnBegun,
    InitiativeRolled,
)
from duskboard.play.storyteller.manoeuvre import (
    AmbushRolled,
    DeedLost,
    EmergencyTried,
    FellDown,
    FighterMarked,
)
from duskboard.play.storyteller.striking import AttackStruck
from duskboard.table.running_attack import AttackStep
from duskboard.table.transaction import Report


def fight_row(words: Words, report: Report | None) -> ReportText | None:
    """Return the row of a report of a fight, or None for any other."""
    return (
        _people_row(words, report)
        or _turn_row(words, report)
        or _attack_row(words, report)
        or _manoeuvre_row(words, report)
    )


def deed_text(words: Words, deed: Deed) -> str:
    """Return what somebody does: the words of the table, the weapon, or the kind."""
    return deed.text or gear_text(words, deed.weapon) or enum_text(words, deed.kind)


def _people_row(words: Words, report: Report | None) -> ReportText | None:
    figure = ""
    match report:
        case FightBegun(name=title):
            detail = words.pgettext("vampire fight", "fight begun")
        case FightersJoined():
            title = names(words, report.names)
            detail = words.pgettext("vampire fight", "joined the fight")
            if report.is_next_turn:
                detail = words.pgettext("vampire fight", "joined from the next turn on")
        case FighterLeft(name=title):
            detail = words.pgettext("vampire fight", "left the fight")
        case FighterWritten(name=title):
            detail = words.pgettext("vampire fight", "changed by the GM")
        case FightEnded(name=title):
            detail, figure = words.pgettext("vampire fight", "fight over"), str(report.turns)
        case _:
            return None
    return ReportText(title=title, detail=detail, figure=figure)


def _turn_row(words: Words, report: Report | None) -> ReportText | None:
    figure = ""
    match report:
        case InitiativeRolled():
            return _initiative_row(words, report)
        case DeedsDeclared(name=title):
            detail = _declared(words, report)
        case DeedDone(name=title):
            done = words.pgettext("vampire fight", "acts")
            detail = dotted(words, [deed_text(words, report.deed), done])
        case FighterHeld(name=title):
            detail = words.pgettext("vampire fight", "waits for a later moment")
        case FightTurnBegun(name=title):
            turn = words.pgettext("vampire fight", "turn %(number)d") % {"number": report.turn}
            stunned = words.pgettext("vampire fight", "cannot act: %(names)s") % {
                "names": names(words, report.stunned)
            }
            detail = dotted(words, [turn, stunned if report.stunned else ""])
            figure = str(report.turn)
        case DeedLost(name=title):
            detail = words.pgettext("vampire fight", "action lost")
        case _:
            return None
    return ReportText(title=title, detail=detail, figure=figure)


def _initiative_row(words: Words, report: InitiativeRolled) -> ReportText:
    word = words.pgettext("vampire fight", "Initiative")
    told = words.gettext("told by the player")
    if len(report.lines) == 1:
        line = report.lines[0]
        how = words.pgettext("vampire fight", "die %(face)d") % {"face": line.die or 0}
        detail = dotted(words, [word, told if line.die is None else how])
        return ReportText(title=line.name, detail=detail, figure=str(line.total))
    text = words.pgettext("vampire fight", "%(name)s %(total)d")
    parts = [text % {"name": line.name, "total": line.total} for line in report.lines]
    return ReportText(title=word, detail=clauses(words, parts))


def _declared(words: Words, report: DeedsDeclared) -> str:
    deeds = clauses(words, [deed_text(words, deed) for deed in report.deeds])
    will = words.pgettext("vampire fight", "Willpower announced") if report.willpower else ""
    blood = ""
    if report.blood:
        text = words.pgettext("vampire fight", "%(count)d blood announced")
        blood = text % {"count": report.blood}
    nothing = words.pgettext("vampire fight", "does nothing")
    return dotted(words, [deeds or nothing, will, blood])


def _attack_row(words: Words, report: Report | None) -> ReportText | None:
    match report:
        case AttackBegun():
            begun = words.pgettext("vampire attack", "attack begun")
            detail = dotted(words, [gear_text(words, report.weapon), begun])
        case AttackAimed():
            detail = words.pgettext("vampire attack", "attack changed")
        case AttackDropped():
            detail = words.gettext("taken off")
        case AttackRolled():
            detail = dotted(words, _rolled(words, report))
            tone = Tone.SECRET if report.is_secret else roll_tone(report.roll)
            title = _against(words, report.attacker, report.target)
            return ReportText(title=title, detail=detail, figure=str(report.left), tone=tone)
        case AttackStruck(body=body):
            offers = [enum_text(words, offer) for offer in report.offers]
            parts = [levels_text(words, report.levels), body_state(words, body), *offers]
            figure = arrow_text(words, str(body.before), str(body.after))
            return ReportText(title=body.name, detail=dotted(words, parts), figure=figure)
        case _:
            return None
    return ReportText(title=_against(words, report.attacker, report.target), detail=detail)


def _rolled(words: Words, report: AttackRolled) -> list[str]:
    roll = report.roll
    nothing = {
        AttackStep.DEFENCE: words.pgettext("vampire attack", "nothing meets it"),
        AttackStep.SOAK: words.pgettext("vampire attack", "nothing soaks it"),
    }
    came = outcome_text(words, roll.result) if roll is not None else nothing.get(report.step, "")
    is_hit = report.step in {AttackStep.ATTACK, AttackStep.DEFENCE}
    left = words.npgettext(
        "vampire attack", "%(count)d success left", "%(count)d successes left", report.left
    ) % {"count": report.left}
    return [
        enum_text(words, report.step),
        came,
        left if is_hit else levels_text(words, report.left),
    ]


def _manoeuvre_row(words: Words, report: Report | None) -> ReportText | None:
    match report:
        case EmergencyTried():
            kept = words.pgettext("vampire fight", "keeps the action")
            turned = words.pgettext("vampire fight", "defends in its place")
            paid = words.pgettext("vampire", "%(count)d Willpower") % {"count": 1}
            how = outcome_text(words, report.roll.result) if report.roll is not None else paid
            detail = dotted(words, [how, turned if report.is_done else kept])
            return ReportText(title=report.name, detail=detail, tone=roll_tone(report.roll))
        case FighterMarked():
            return ReportText(title=report.name, detail=enum_text(words, report.mark))
        case FellDown():
            parts = [outcome_text(words, report.roll.result), enum_text(words, report.end)]
            return ReportText(
                title=report.name, detail=dotted(words, parts), tone=roll_tone(report.roll)
            )
        case AmbushRolled(first=first, second=second):
            bonus = words.pgettext("vampire fight", "+%(count)d on the attack") % {
                "count": report.bonus
            }
            word = words.pgettext("vampire fight", "Ambush")
            parts = [word, enum_text(words, report.end), bonus if report.bonus else ""]
            return ReportText(
                title=_against(words, first.who, second.who),
                detail=dotted(words, parts),
                figure=f"{max(0, first.result.net)} : {max(0, second.result.net)}",
            )
        case _:
            return None


def _against(words: Words, first: str, second: str) -> str:
    texts = {"first": first, "second": second}
    return words.pgettext("vampire", "%(first)s against %(second)s") % texts
