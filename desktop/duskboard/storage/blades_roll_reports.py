"""The names of reports of rolls of Blades in the Dark in the file; see `reports`."""

from collections.abc import Mapping
from types import MappingProxyType

from duskboard.play.blades.applying import ApproachOpened, ConsequenceApplied, EffectTicked
from duskboard.play.blades.decision import ActionRolled
from duskboard.play.blades.finishing import ActionFinished, ActionTakenUp
from duskboard.play.blades.fortune import (
    FortuneRolled,
    FortunesRolled,
    QuestionAnswered,
    QuestionReopened,
)
from duskboard.play.blades.showing import BladesRollShown
from duskboard.play.blades.team import TeamActed
from duskboard.play.blades.threat import Armoured, Dismissed, Inflicted, Protected, Resisted
from duskboard.table.transaction import Report

BLADES_ROLL_REPORTS: Mapping[str, type[Report]] = MappingProxyType(
    {
        "blades-action-finished": ActionFinished,
        "blades-action-taken-up": ActionTakenUp,
        "blades-action-rolled": ActionRolled,
        "blades-approach-opened": ApproachOpened,
        "blades-armoured": Armoured,
        "blades-consequence-applied": ConsequenceApplied,
        "blades-dismissed": Dismissed,
        "blades-effect-ticked": EffectTicked,
        "blades-fortune-rolled": FortuneRolled,
        "blades-fortunes-rolled": FortunesRolled,
        "blades-inflicted": Inflicted,
        "blades-protected": Protected,
        "blades-question-answered": QuestionAnswered,
        "blades-question-reopened": QuestionReopened,
        "blades-resisted": Resisted,
        "blades-roll-shown": BladesRollShown,
        "blades-team-acted": TeamActed,
    }
)
"""The classes of reports by kind."""
