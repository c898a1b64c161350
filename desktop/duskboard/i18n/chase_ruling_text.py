"""The rulings of the chase -> words."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from duskboard.core.rulings import (
    Caution,
    DexTie,
    FailedHazard,
    LatecomerPool,
    LeaverPool,
    ManeuverRoll,
    OtherPrice,
    RamHarm,
    StartGap,
    StepBack,
    TieScope,
)
from duskboard.i18n.ruling_words import RulingWords
from duskboard.i18n.words import Words


def _start_gap(words: Words) -> RulingWords:
    return RulingWords(
        label=words.gettext("How far ahead the quarry start"),
        reason=words.gettext(
            "Two places apart a chase opens at its best moment. One is tighter; more than two "
            "makes a slow beginning."
        ),
        examples={
            StartGap.TWO: words.gettext("Pursuer in place 1, quarry in place 3."),
            StartGap.ONE: words.gettext("Pursuer in place 1, quarry in place 2."),
            StartGap.OTHER: words.gettext("You say the number for each chase."),
        },
    )


def _dex_tie(words: Words) -> RulingWords:
    return RulingWords(
        label=words.gettext("Equal DEX: who acts first"),
        reason=words.gettext(
            "In a chase equal DEX is parted by a roll of DEX against DEX, which holds for the "
            "whole chase. In a fight the better combat skill goes first, and some tables keep "
            "that."
        ),
        examples={
            DexTie.OPPOSED_ROLL: words.gettext("DEX 60 and 60 roll: Hard acts before Regular."),
            DexTie.COMBAT_SKILL: words.gettext("Fighting 50 acts before Fighting 40."),
        },
    )


def _dex_tie_scope(words: Words) -> RulingWords:
    return RulingWords(
        label=words.gettext("Which ties are rolled"),
        reason=words.gettext(
            "The text rolls whenever DEX is equal. The published game rolls only between quarry "
            "and pursuers, which is quicker with many of one kind."
        ),
        examples={
            TieScope.EVERY: words.gettext(
                "Two pursuers and one quarry with DEX 60: one roll of all three."
            ),
            TieScope.BETWEEN_SIDES: words.gettext(
                "Two pursuers with DEX 60 and no such quarry: no roll, any order."
            ),
        },
    )


def _slower_latecomer(words: Words) -> RulingWords:
    return RulingWords(
        label=words.gettext("Somebody slower joins late"),
        reason=words.gettext(
            "Actions are counted from the slowest, so a slower quarry gives everybody else more "
            "of them. The texts do not say when."
        ),
        examples={
            LatecomerPool.NEXT_ROUND: words.gettext(
                "MOV 8 and 9 have 1 and 2 actions; with MOV 4 they have 5 and 6 from the next "
                "round on."
            ),
            LatecomerPool.AT_ONCE: words.gettext(
                "MOV 8 and 9 have 1 and 2 actions; with MOV 4 they have 5 and 6 in this round."
            ),
        },
    )


def _slowest_leaves(words: Words) -> RulingWords:
    return RulingWords(
        label=words.gettext("The slowest leaves the chase"),
        reason=words.gettext(
            "By the text the slowest always has exactly one action, so the others are counted "
            "anew. The published game leaves them what they had."
        ),
        examples={
            LeaverPool.RECOMPUTED: words.gettext(
                "MOV 5, 7, 8 have 1, 3, 4 actions; without MOV 5 they have 1 and 2."
            ),
            LeaverPool.UNCHANGED: words.gettext(
                "MOV 5, 7, 8 have 1, 3, 4 actions; without MOV 5 they keep 3 and 4."
            ),
        },
    )


def _other_price(words: Words) -> RulingWords:
    return RulingWords(
        label=words.gettext("A spell, a lock, another act"),
        reason=words.gettext(
            "A turn may hold more than moving and attacking, but no price is given for it. You "
            "can say another one each time."
        ),
        examples={
            OtherPrice.ONE: words.gettext("Of 3 actions 2 are left."),
            OtherPrice.NONE: words.gettext("Of 3 actions 3 are left."),
            OtherPrice.WHOLE_ROUND: words.gettext("Of 3 actions none is left."),
            OtherPrice.ASK: words.gettext("You say the number each time."),
        },
    )


def _step_back(words: Words) -> RulingWords:
    return RulingWords(
        label=words.gettext("Going back along the track"),
        reason=words.gettext(
            "Nothing is said of going back. Where it is allowed it is a step like any other, "
            "with what lies on the way."
        ),
        examples={
            StepBack.ALLOWED: words.gettext("From place 3 to place 2: 1 action."),
            StepBack.REFUSED: words.gettext("From place 3 to place 2: only you can move them."),
        },
    )


def _caution(words: Words) -> RulingWords:
    return RulingWords(
        label=words.gettext("Bonus dice for care"),
        reason=words.gettext(
            "Each bonus die costs an action beside the one for crossing. Who has a single action "
            "could never take care, unless the dice may be bought a round ahead."
        ),
        examples={
            Caution.PREPARE: words.gettext("With 1 action: the die now, the crossing next round."),
            Caution.IN_HAND: words.gettext("With 1 action: the crossing without a die."),
        },
    )


def _failed_hazard(words: Words) -> RulingWords:
    return RulingWords(
        label=words.gettext("What a failed hazard costs"),
        reason=words.gettext(
            "The text takes 1D3 actions. In three worked examples they come on top of the one "
            "for crossing."
        ),
        examples={
            FailedHazard.PLUS: words.gettext("Of 3 actions and a 2 on the 1D3 none is left."),
            FailedHazard.IN_ALL: words.gettext("Of 3 actions and a 2 on the 1D3 one is left."),
        },
    )


def _occupants_hurt(words: Words) -> RulingWords:
    return RulingWords(
        label=words.gettext("Those aboard when vehicles ram"),
        reason=words.gettext(
            "Whoever sits in a car is hurt by an accident of the table. Of rams only what the "
            "vehicles lose is said."
        ),
        examples={
            RamHarm.ASK: words.gettext("The card of the ram offers harm for each of them."),
            RamHarm.YES: words.gettext("A ram that takes 2 Build: 1D3 for each comes first."),
            RamHarm.NO: words.gettext("A ram that takes 2 Build: the vehicle alone suffers."),
        },
    )


def _maneuver_roll(words: Words) -> RulingWords:
    return RulingWords(
        label=words.gettext("Maneuvers and keeping control"),
        reason=words.gettext(
            "By the text its success is a failed hazard for the other. One worked example lets "
            "them roll to keep control."
        ),
        examples={
            ManeuverRoll.NO: words.gettext("The maneuver wins: 1D3 actions are lost."),
            ManeuverRoll.YES: words.gettext("The maneuver wins: a driving roll may save them."),
        },
    )


CHASE_RULINGS: Mapping[str, Callable[[Words], RulingWords]] = MappingProxyType(
    {
        "chase.start_gap": _start_gap,
        "chase.dex_tie": _dex_tie,
        "chase.dex_tie_scope": _dex_tie_scope,
        "chase.pool_for_slower_latecomer": _slower_latecomer,
        "chase.pool_when_someone_leaves": _slowest_leaves,
        "chase.other_action_price": _other_price,
        "chase.step_back": _step_back,
        "chase.caution": _caution,
        "chase.failed_hazard": _failed_hazard,
        "chase.occupants_hurt_in_rams": _occupants_hurt,
        "chase.maneuver_target_may_roll": _maneuver_roll,
    }
)
"""The words of each, by identifier."""
