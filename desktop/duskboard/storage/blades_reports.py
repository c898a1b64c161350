"""The names of reports of Blades in the Dark in the file; see `reports`."""

from collections.abc import Mapping
from types import MappingProxyType

from duskboard.play.blades.applying import ApproachOpened, ConsequenceApplied, EffectTicked
from duskboard.play.blades.crew import (
    CrewAbilitiesWritten,
    CrewAdded,
    CrewMasteryWritten,
    CrewNumberWritten,
    CrewRemoved,
    CrewRenamed,
    CrewTrainingWritten,
)
from duskboard.play.blades.decision import ActionRolled
from duskboard.play.blades.edit import (
    DotsWritten,
    FateWritten,
    FigureWritten,
    FlagWritten,
    LoadWritten,
    RowsReplaced,
    WordsWritten,
)
from duskboard.play.blades.finishing import ActionFinished
from duskboard.play.blades.fortune import (
    FortuneRolled,
    FortunesRolled,
    QuestionAnswered,
    QuestionReopened,
)
from duskboard.play.blades.sheet import ScoundrelAdded, ScoundrelRemoved
from duskboard.play.blades.showing import BladesRollShown
from duskboard.play.blades.team import TeamActed
from duskboard.play.blades.threat import Armoured, Dismissed, Inflicted, Protected, Resisted
from duskboard.table.transaction import Report

BLADES_REPORTS: Mapping[str, type[Report]] = MappingProxyType(
    {
        "blades-action-finished": ActionFinished,
        "blades-action-rolled": ActionRolled,
        "blades-approach-opened": ApproachOpened,
        "blades-armoured": Armoured,
        "blades-consequence-applied": ConsequenceApplied,
        "blades-crew-abilities-written": CrewAbilitiesWritten,
        "blades-crew-added": CrewAdded,
        "blades-crew-mastery-written": CrewMasteryWritten,
        "blades-crew-number-written": CrewNumberWritten,
        "blades-crew-removed": CrewRemoved,
        "blades-crew-renamed": CrewRenamed,
        "blades-crew-training-written": CrewTrainingWritten,
        "blades-dismissed": Dismissed,
        "blades-dots-written": DotsWritten,
        "blades-effect-ticked": EffectTicked,
        "blades-fate-written": FateWritten,
        "blades-figure-written": FigureWritten,
        "blades-flag-written": FlagWritten,
        "blades-fortune-rolled": FortuneRolled,
        "blades-fortunes-rolled": FortunesRolled,
        "blades-inflicted": Inflicted,
        "blades-load-written": LoadWritten,
        "blades-protected": Protected,
        "blades-question-answered": QuestionAnswered,
        "blades-question-reopened": QuestionReopened,
        "blades-resisted": Resisted,
        "blades-roll-shown": BladesRollShown,
        "blades-rows-replaced": RowsReplaced,
        "blades-scoundrel-added": ScoundrelAdded,
        "blades-scoundrel-removed": ScoundrelRemoved,
        "blades-team-acted": TeamActed,
        "blades-words-written": WordsWritten,
    }
)
"""The classes of reports by kind."""
