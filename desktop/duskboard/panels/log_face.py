"""What a step looks like in a list: its words, its mark and its hue."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import tzinfo
from types import MappingProxyType

from duskboard.i18n.report_text import ReportText, Tone, report_text
from duskboard.i18n.words import Words
from duskboard.models.log_model import LogEntry
from duskboard.play.blades.applying import ApproachOpened, ConsequenceApplied, EffectTicked
from duskboard.play.blades.craft import (
    CraftKept,
    CraftRolled,
    DesignRemoved,
    DesignWritten,
    StudyBegun,
    Taught,
)
from duskboard.play.blades.decision import ActionRolled
from duskboard.play.blades.finishing import ActionFinished, ActionTakenUp
from duskboard.play.blades.fortune import (
    FortuneRolled,
    FortunesRolled,
    QuestionAnswered,
    QuestionReopened,
)
from duskboard.play.blades.plan import OpeningOver, ScoreChanged, ScoreEnded, ScorePlanned
from duskboard.play.blades.ritual import RitualPerformed, RitualRemoved, RitualWritten
from duskboard.play.blades.score import Engaged, FlashbackMade
from duskboard.play.blades.showing import BladesRollShown
from duskboard.play.blades.team import TeamActed
from duskboard.play.blades.threat import Armoured, Dismissed, Inflicted, Protected, Resisted
from duskboard.play.campaign import CampaignBegun, CampaignEdited
from duskboard.play.chase.crossing import ObstacleTried
from duskboard.play.clock import (
    ClockCleared,
    ClockEdited,
    ClockFreed,
    ClockMade,
    ClockRemoved,
    ClocksLinked,
    ClocksRaced,
    ClocksTicked,
)
from duskboard.play.clock_about import ClockWritten
from duskboard.play.clock_beat import BeatPassed
from duskboard.play.clock_deed import ClockHappened, ClockReset, ClocksOpened
from duskboard.play.clock_order import ClockMoved
from duskboard.play.clock_set import ClockCopied, ClocksMade
from duskboard.play.going_back import WentBack
from duskboard.play.hand_out import HandOutEdited, HandOutRemoved, HandOutWritten
from duskboard.play.note import NoteEdited, NoteRemoved, NoteWritten
from duskboard.play.roll import RollMade, RollShown, RollWithdrawn
from duskboard.play.session import SessionEnded, SessionNamed, SessionStarted
from duskboard.play.storyteller.attacking import AttackRolled
from duskboard.play.storyteller.contest import ContestRolled, TeamRolled
from duskboard.play.storyteller.decision import PoolRolled
from duskboard.play.storyteller.diablerie import SoulTorn
from duskboard.play.storyteller.extended import ExtendedRolled, MatchRolled
from duskboard.play.storyteller.frenzy import FrenzyRolled
from duskboard.play.storyteller.seduction import SeductionRolled
from duskboard.play.storyteller.soak import Soaked
from duskboard.play.storyteller.waking import WakingRolled
from duskboard.play.visibility import VisibilityChanged
from duskboard.table.entity import Visibility
from duskboard.table.transaction import Report
from duskboard.theme.token import Role

_TONE_GLYPH: Mapping[Tone, str] = MappingProxyType(
    {
        Tone.NEUTRAL: "die",
        Tone.GOOD: "disc-tick",
        Tone.MIXED: "half-disc",
        Tone.BAD: "ring-cross",
        Tone.SECRET: "eye-closed",
        Tone.TOLD: "told",
    }
)
_TONE_HUE: Mapping[Tone, Role] = MappingProxyType(
    {Tone.GOOD: Role.GOOD, Tone.MIXED: Role.HAZARD, Tone.BAD: Role.BAD}
)
_GLYPH: Mapping[type[Report], str] = MappingProxyType(
    {
        ApproachOpened: "obstacle",
        ActionFinished: "check",
        ActionTakenUp: "check",
        Armoured: "padlock",
        BladesRollShown: "players",
        CampaignBegun: "book",
        CampaignEdited: "picture",
        ClockCleared: "clock",
        ClockEdited: "pencil",
        ClockFreed: "clock",
        BeatPassed: "hourglass",
        ClockCopied: "clock",
        ClockHappened: "bell",
        ClockMade: "clock",
        ClockReset: "clock",
        ClockWritten: "clock",
        ClocksMade: "clock",
        ClocksOpened: "link",
        ClockMoved: "clock",
        ClockRemoved: "trash",
        ClocksLinked: "link",
        ClocksRaced: "race",
        ClocksTicked: "clock",
        ConsequenceApplied: "danger",
        CraftKept: "check",
        CraftRolled: "die",
        DesignRemoved: "trash",
        DesignWritten: "project",
        Dismissed: "cross",
        EffectTicked: "clock",
        Engaged: "die",
        FlashbackMade: "undo",
        HandOutEdited: "picture",
        HandOutRemoved: "trash",
        HandOutWritten: "picture",
        Inflicted: "danger",
        NoteEdited: "note",
        NoteRemoved: "trash",
        NoteWritten: "note",
        OpeningOver: "check",
        Protected: "person",
        QuestionAnswered: "investigation",
        QuestionReopened: "investigation",
        RitualPerformed: "star",
        RitualRemoved: "trash",
        RitualWritten: "star",
        RollShown: "players",
        RollWithdrawn: "players",
        ScoreChanged: "pencil",
        ScoreEnded: "check",
        ScorePlanned: "bolt",
        SessionEnded: "calendar",
        SessionNamed: "calendar",
        SessionStarted: "calendar",
        StudyBegun: "project",
        Taught: "book",
        WentBack: "undo",
    }
)
_UNKNOWN = "more"
_CHASE = "duskboard.play.chase"
"""Where the steps of a chase are defined: they share a mark."""
_SHEET = "duskboard.play.storyteller"
"""Where the steps of sheets are defined."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LogFace:
    """A step as a row of the log.

    Attributes:
        text: Its words.
        glyph: Its mark.
        hue: The colour of the mark.
        is_roll: Whether dice fell.
        is_secret: Whether only the game master saw it.
    """

    text: ReportText
    glyph: str
    hue: Role
    is_roll: bool
    is_secret: bool


def log_face(words: Words, entry: LogEntry, zone: tzinfo | None = None) -> LogFace:
    """Return the face of a step."""
    text = report_text(words, entry.report, zone)
    if entry.is_roll:
        return LogFace(
            text=text,
            glyph=_TONE_GLYPH[text.tone],
            hue=_TONE_HUE.get(text.tone, Role.TEXT2),
            is_roll=True,
            is_secret=_is_secret(entry.report),
        )
    return LogFace(
        text=text, glyph=_glyph(entry.report), hue=Role.TEXT3, is_roll=False, is_secret=False
    )


def _is_secret(report: Report | None) -> bool:
    match report:
        case RollMade(secret=secret) | ObstacleTried(secret=secret) | PoolRolled(is_secret=secret):
            return secret
        case Soaked(is_secret=secret) | ExtendedRolled(is_secret=secret):
            return secret
        case ContestRolled() | TeamRolled() | MatchRolled():
            return report.is_secret
        case AttackRolled() | FrenzyRolled() | SoulTorn() | SeductionRolled() | WakingRolled():
            return report.is_secret
        case ActionRolled() | FortuneRolled() | FortunesRolled() | Resisted() | TeamActed():
            return report.is_secret
        case _:
            return False


def _glyph(report: Report | None) -> str:
    if isinstance(report, VisibilityChanged):
        return "eye-closed" if report.after is Visibility.HIDDEN else "eye-open"
    if report is None:
        return _UNKNOWN
    home = type(report).__module__
    shared = "chase" if home.startswith(_CHASE) else _UNKNOWN
    return _GLYPH.get(type(report), "drop" if home.startswith(_SHEET) else shared)
