"""Reports about crews and factions -> words."""

from collections.abc import Sequence
from enum import StrEnum

from duskboard.core.blades.claim import ClaimId
from duskboard.core.blades.upgrade import UpgradeId
from duskboard.i18n.blades_ability_text import ability_name
from duskboard.i18n.blades_reputation_text import reputation_text
from duskboard.i18n.blades_sheet_text import arrow
from duskboard.i18n.blades_standing_text import harm_text, standing_text
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import clauses, dotted, names
from duskboard.i18n.report_row import ReportText
from duskboard.i18n.words import Words
from duskboard.play.blades.claim import ClaimChange, ClaimChanged, PrisonClaimMarked
from duskboard.play.blades.crew import (
    CrewAdded,
    CrewHoldWritten,
    CrewList,
    CrewNumberWritten,
    CrewRemoved,
    CrewRenamed,
    CrewRowsReplaced,
    CrewText,
    CrewWordsWritten,
    UpgradeMarked,
)
from duskboard.play.blades.faction import (
    FactionAdded,
    FactionFlagWritten,
    FactionRemoved,
    FactionText,
    FactionWordsWritten,
    StandingChanged,
    StatusMoved,
)
from duskboard.play.blades.rising import (
    CohortChanged,
    CoinShare,
    CrewAdvanced,
    CrewRose,
    CrewSessionMarked,
    HoldFell,
    RepChanged,
)
from duskboard.table.transaction import Report

_LONG = 40


def blades_crew_row(words: Words, report: Report | None) -> ReportText | None:
    """Return the row of a report about a crew or a faction, or None for any other."""
    return (
        _coming_row(words, report)
        or _written_row(words, report)
        or _claim_row(words, report)
        or _rising_row(words, report)
        or _faction_row(words, report)
    )


def key_text(words: Words, kind: type[StrEnum], key: str) -> str:
    """Return what the member of a key is called; a word of the table's own as it is."""
    member = next((one for one in kind if one == key), None)
    return key if member is None else enum_text(words, member)


def shares_text(words: Words, shares: Sequence[CoinShare]) -> str:
    """Return who gave or got how much: "Arda 2, Bren 1"."""
    text = words.pgettext("blades share", "%(name)s %(count)d")
    return clauses(words, [text % {"name": one.name, "count": one.coin} for one in shares])


def _coming_row(words: Words, report: Report | None) -> ReportText | None:
    match report:
        case CrewAdded(name=title):
            detail = words.pgettext("blades", "new crew")
        case CrewRemoved(name=title):
            detail = words.pgettext("blades", "crew taken off")
        case CrewRenamed(after=title):
            detail = words.gettext("was “%(name)s”") % {"name": report.before}
        case FactionAdded(name=title):
            detail = words.pgettext("blades", "new faction")
        case FactionRemoved(name=title):
            detail = words.pgettext("blades", "faction taken off")
        case _:
            return None
    return ReportText(title=title, detail=detail)


def _written_row(words: Words, report: Report | None) -> ReportText | None:
    match report:
        case CrewNumberWritten(name=title):
            change = arrow(words, str(report.before), str(report.after))
            parts = [enum_text(words, report.field), change]
        case CrewWordsWritten(name=title):
            parts = [enum_text(words, report.field), _words_change(words, report)]
        case CrewHoldWritten(name=title):
            parts = [words.pgettext("blades crew", "Hold"), enum_text(words, report.after)]
        case CrewRowsReplaced(name=title):
            rows = list(report.after)
            if report.field is CrewList.ABILITIES:
                rows = [ability_name(words, one) for one in rows]
            parts = [enum_text(words, report.field), names(words, rows) or "–"]
        case UpgradeMarked(name=title):
            text = words.pgettext("blades upgrade", "%(count)d of %(boxes)d")
            marks = text % {"count": report.after, "boxes": report.boxes}
            parts = [key_text(words, UpgradeId, report.upgrade), marks]
        case _:
            return None
    return ReportText(title=title, detail=dotted(words, parts))


def _claim_row(words: Words, report: Report | None) -> ReportText | None:
    match report:
        case ClaimChanged(name=title):
            parts = [
                key_text(words, ClaimId, report.claim),
                enum_text(words, report.change),
                key_text(words, ClaimId, report.other),
            ]
            if report.owner:
                status = (signed(report.status_before), signed(report.status_after))
                parts += [report.owner, arrow(words, *status)]
            if report.is_turf and report.change is ClaimChange.SEIZED:
                wider = words.pgettext("blades claim", "the hunting grounds widen")
                parts.append(wider)
        case PrisonClaimMarked(name=title):
            state = words.pgettext("blades claim", "Not held")
            if report.is_held:
                state = words.pgettext("blades claim", "Held")
            parts = [enum_text(words, report.claim), state]
        case _:
            return None
    return ReportText(title=title, detail=dotted(words, parts))


def _rising_row(words: Words, report: Report | None) -> ReportText | None:
    match report:
        case RepChanged(name=title):
            parts = [
                words.pgettext("blades crew", "Rep"),
                arrow(words, str(report.before), str(report.after)),
            ]
            if report.lost:
                text = words.pgettext("blades crew", "%(count)d found no room")
                parts.append(text % {"count": report.lost})
        case CrewRose(name=title):
            parts = [standing_text(words, report.tier, report.hold)]
            parts.append(shares_text(words, report.shares))
        case HoldFell(name=title):
            tiers = arrow(words, str(report.tier_before), str(report.tier_after))
            parts = [words.pgettext("blades crew", "hold lost")]
            if report.tier_before != report.tier_after:
                parts += [words.pgettext("blades crew", "Tier"), tiers]
            if report.is_lair_threatened:
                parts.append(words.pgettext("blades crew", "the lair is in danger"))
        case CrewSessionMarked(name=title):
            xp = arrow(words, str(report.before), str(report.after))
            parts = [words.pgettext("blades crew", "Crew xp"), xp]
        case CrewAdvanced(name=title):
            parts = [_gained(words, report.gained), shares_text(words, report.stash)]
            parts.append(report.origin)
        case CohortChanged(name=title):
            harm = (harm_text(words, one) for one in (report.before, report.after))
            parts = [report.cohort, arrow(words, *harm)]
        case _:
            return None
    return ReportText(title=title, detail=dotted(words, parts))


def _faction_row(words: Words, report: Report | None) -> ReportText | None:
    match report:
        case FactionWordsWritten(name=title):
            ends = (report.before, report.after)
            change = words.pgettext("blades", "changed")
            if report.field is not FactionText.NOTES and max(map(len, ends)) <= _LONG:
                change = arrow(words, *(one or "–" for one in ends))
            parts = [enum_text(words, report.field), change]
        case FactionFlagWritten(name=title):
            answer = words.pgettext("blades", "no")
            if report.is_so:
                answer = words.pgettext("blades", "yes")
            parts = [enum_text(words, report.field), answer]
        case StandingChanged(name=title):
            before = standing_text(words, report.tier_before, report.hold_before)
            after = standing_text(words, report.tier_after, report.hold_after)
            parts = [arrow(words, before, after)]
        case StatusMoved(name=title):
            status = (signed(report.before), signed(report.after))
            parts = [words.pgettext("blades crew", "Status"), arrow(words, *status)]
            if report.tier_before != report.tier_after:
                tiers = arrow(words, str(report.tier_before), str(report.tier_after))
                parts += [words.pgettext("blades crew", "Tier"), tiers]
            if report.crew:
                text = words.pgettext("blades crew", "%(crew)s at Tier %(tier)d")
                parts.append(text % {"crew": report.crew, "tier": report.crew_tier})
        case _:
            return None
    return ReportText(title=title, detail=dotted(words, parts))


def signed(number: int) -> str:
    """Return a status: "+2", "−1", "0"."""
    if not number:
        return "0"
    return f"+{number}" if number > 0 else f"−{-number}"


def _words_change(words: Words, report: CrewWordsWritten) -> str:
    ends = (report.before, report.after)
    if report.field is CrewText.NOTES or max(map(len, ends)) > _LONG:
        return words.pgettext("blades", "changed")
    if report.field is CrewText.REPUTATION:
        ends = (reputation_text(words, report.before), reputation_text(words, report.after))
    return arrow(words, *(one or "–" for one in ends))


def _gained(words: Words, gained: Sequence[str]) -> str:
    found = [key_text(words, UpgradeId, one) for one in gained]
    return names(words, [ability_name(words, one) for one in found])
