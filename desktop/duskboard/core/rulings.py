"""Every point where tables differ, as one value (rules/rulings.md).

A ruling is a field of the class of its game; its identifier is "game.field". Its default is what
the preset `reference` says; what the preset `published` says, if that differs, stands beside it
with the group it belongs to and the rules that read it. Rules that read a ruling name it in their
result. A new ruling takes its enum and one field, here or in the module of its game, and its words
in `i18n`.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, fields, is_dataclass, replace
from enum import StrEnum
from functools import cache
from types import MappingProxyType
from typing import cast, get_type_hints

from duskboard.core.blades_rulings import BladesRulings
from duskboard.core.ruling_about import ABOUT, About, RulingGroup, about
from duskboard.core.storyteller_rulings import StorytellerRulings


class Preset(StrEnum):
    """A whole set of rulings: as the reference texts say, or as the published games say."""

    REFERENCE = "reference"
    PUBLISHED = "published"


class StartGap(StrEnum):
    """How many places ahead the quarry start (rules/chase.md 2.2)."""

    TWO = "2"
    ONE = "1"
    OTHER = "other"


class DexTie(StrEnum):
    """What parts equal DEX (rules/chase.md 3.2, Q17)."""

    OPPOSED_ROLL = "opposed-roll"
    COMBAT_SKILL = "combat-skill"


class TieScope(StrEnum):
    """Which equal DEX are parted by a roll (rules/chase.md 3.3, Q17)."""

    EVERY = "every"
    BETWEEN_SIDES = "between-sides"


class LatecomerPool(StrEnum):
    """When a slower latecomer gives everybody more actions (rules/chase.md 3.6, Q4)."""

    NEXT_ROUND = "next-round"
    AT_ONCE = "at-once"


class LeaverPool(StrEnum):
    """Whether pools follow when the slowest one leaves (rules/chase.md 3.7, Q4)."""

    RECOMPUTED = "recomputed"
    UNCHANGED = "unchanged"


class OtherPrice(StrEnum):
    """What a spell, a lock or another act costs (rules/chase.md 3.13, Q12)."""

    ONE = "1"
    NONE = "none"
    WHOLE_ROUND = "whole-round"
    ASK = "ask"


class StepBack(StrEnum):
    """Whether somebody may go back along the track (rules/chase.md 4.2, Q13)."""

    ALLOWED = "allowed"
    REFUSED = "refused"


class Caution(StrEnum):
    """Whether bonus dice may be bought a round ahead (rules/chase.md 5.4, Q3)."""

    PREPARE = "prepare"
    IN_HAND = "in-hand"


class FailedHazard(StrEnum):
    """What a failed hazard costs: crossing plus 1D3, or 1D3 in all (rules/chase.md 5.7, Q1)."""

    PLUS = "plus"
    IN_ALL = "in-all"


class RamHarm(StrEnum):
    """Whether those inside are hurt when vehicles meet (rules/chase.md 7.6, 7.7, Q8)."""

    ASK = "ask"
    YES = "yes"
    NO = "no"


class ManeuverRoll(StrEnum):
    """Whether the target of a maneuver may roll to keep control (rules/chase.md 7.11, Q10)."""

    NO = "no"
    YES = "yes"


@dataclass(frozen=True, slots=True, kw_only=True)
class ChaseRulings:
    """The rulings of the chase."""

    start_gap: StartGap = field(
        default=StartGap.TWO, metadata=about(RulingGroup.SETTING_OUT, "2.2", "2.4")
    )
    dex_tie: DexTie = field(
        default=DexTie.OPPOSED_ROLL,
        metadata=about(RulingGroup.ROUNDS, "3.2", "Q17", works_with=("dex_tie_scope",)),
    )
    dex_tie_scope: TieScope = field(
        default=TieScope.EVERY,
        metadata=about(
            RulingGroup.ROUNDS,
            "3.3",
            "Q17",
            published=TieScope.BETWEEN_SIDES,
            works_with=("dex_tie",),
        ),
    )
    pool_for_slower_latecomer: LatecomerPool = field(
        default=LatecomerPool.NEXT_ROUND,
        metadata=about(RulingGroup.ROUNDS, "3.6", "Q4", works_with=("pool_when_someone_leaves",)),
    )
    pool_when_someone_leaves: LeaverPool = field(
        default=LeaverPool.RECOMPUTED,
        metadata=about(
            RulingGroup.ROUNDS,
            "3.7",
            "Q4",
            published=LeaverPool.UNCHANGED,
            works_with=("pool_for_slower_latecomer",),
        ),
    )
    other_action_price: OtherPrice = field(
        default=OtherPrice.ONE, metadata=about(RulingGroup.MOVING, "3.13", "Q12")
    )
    step_back: StepBack = field(
        default=StepBack.ALLOWED, metadata=about(RulingGroup.MOVING, "4.2", "Q13")
    )
    caution: Caution = field(
        default=Caution.PREPARE,
        metadata=about(
            RulingGroup.MOVING,
            "5.4",
            "Q3",
            published=Caution.IN_HAND,
            works_with=("failed_hazard",),
        ),
    )
    failed_hazard: FailedHazard = field(
        default=FailedHazard.PLUS,
        metadata=about(RulingGroup.MOVING, "5.7", "Q1", works_with=("caution",)),
    )
    occupants_hurt_in_rams: RamHarm = field(
        default=RamHarm.ASK, metadata=about(RulingGroup.CONFLICT, "7.6", "7.7", "Q8")
    )
    maneuver_target_may_roll: ManeuverRoll = field(
        default=ManeuverRoll.NO, metadata=about(RulingGroup.CONFLICT, "7.11", "Q10")
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Reason:
    """Why a table rules as it does, in the game master's own words.

    Attributes:
        ruling_id: The ruling.
        text: The words.
    """

    ruling_id: str
    text: str

    def __post_init__(self) -> None:
        """Refuse a reason without words.

        Raises:
            ValueError: The text is blank.
        """
        if not self.text.strip():
            msg = f"Reason.text is blank: {self.text!r}"
            raise ValueError(msg)


@dataclass(frozen=True, slots=True, kw_only=True)
class Rulings:
    """All rulings of a campaign. The defaults are the preset `reference`.

    Attributes:
        blades: Those of Blades in the Dark.
        chase: Those of the chase.
        storyteller: Those of classic Vampire.
        reasons: Why some of them are as they are; at most one for each ruling.
    """

    blades: BladesRulings = field(default_factory=BladesRulings)
    chase: ChaseRulings = field(default_factory=ChaseRulings)
    storyteller: StorytellerRulings = field(default_factory=StorytellerRulings)
    reasons: tuple[Reason, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruling:
    """One ruling: what can be chosen and what the presets choose.

    Attributes:
        ruling_id: "game.field".
        game: The field of `Rulings` that it stands in.
        choices: What can be chosen, in order.
        reference: What the preset `reference` chooses.
        published: What the preset `published` chooses.
        about: Its group and rules.
    """

    ruling_id: str
    game: str
    choices: tuple[StrEnum, ...]
    reference: StrEnum
    published: StrEnum
    about: About

    @property
    def works_with(self) -> tuple[str, ...]:
        """The identifiers of the rulings that it has to do with."""
        return tuple(f"{self.game}.{name}" for name in self.about.works_with)

    def of(self, name: Preset) -> StrEnum:
        """Return what a preset chooses."""
        return self.reference if name is Preset.REFERENCE else self.published


@cache
def all_rulings() -> Mapping[str, Ruling]:
    """Return every ruling by identifier, game by game, in the order of the fields."""
    games = (name for name, kind in get_type_hints(Rulings).items() if is_dataclass(kind))
    found = (ruling for game in games for ruling in _rulings_of(game))
    return MappingProxyType({ruling.ruling_id: ruling for ruling in found})


def preset(name: Preset) -> Rulings:
    """Return the rulings of a preset (rules/rulings.md)."""
    rulings = Rulings()
    for ruling in all_rulings().values():
        rulings = with_choice(rulings, ruling.ruling_id, ruling.of(name))
    return rulings


def choice(rulings: Rulings, ruling_id: str) -> StrEnum:
    """Return what is chosen for a ruling.

    Raises:
        ValueError: There is no such ruling.
    """
    game, name = _places(ruling_id)
    return cast("StrEnum", getattr(getattr(rulings, game), name))


def with_choice(rulings: Rulings, ruling_id: str, chosen: str) -> Rulings:
    """Return the rulings with another choice for one of them.

    Raises:
        ValueError: There is no such ruling, or it has no such choice.
    """
    game, name = _places(ruling_id)
    member = next((one for one in all_rulings()[ruling_id].choices if one == chosen), None)
    if member is None:
        msg = f"{ruling_id} has no such choice: {chosen!r}"
        raise ValueError(msg)
    changed = replace(getattr(rulings, game), **{name: member})
    return replace(rulings, **{game: changed})


def reason(rulings: Rulings, ruling_id: str) -> str:
    """Return why a ruling is as it is, or ""."""
    return next((one.text for one in rulings.reasons if one.ruling_id == ruling_id), "")


def with_reason(rulings: Rulings, ruling_id: str, text: str) -> Rulings:
    """Return the rulings with another reason for one of them; "" takes it away.

    Raises:
        ValueError: There is no such ruling.
    """
    _places(ruling_id)
    others = tuple(one for one in rulings.reasons if one.ruling_id != ruling_id)
    said = (Reason(ruling_id=ruling_id, text=text.strip()),) if text.strip() else ()
    return replace(rulings, reasons=(*others, *said))


def _places(ruling_id: str) -> tuple[str, str]:
    if ruling_id not in all_rulings():
        msg = f"no such ruling: {ruling_id!r}"
        raise ValueError(msg)
    game, _, name = ruling_id.partition(".")
    return game, name


def _rulings_of(game: str) -> Iterator[Ruling]:
    kind = get_type_hints(Rulings)[game]
    hints = get_type_hints(kind)
    for each in fields(kind):
        known = cast("About", each.metadata[ABOUT])
        reference = cast("StrEnum", each.default)
        yield Ruling(
            ruling_id=f"{game}.{each.name}",
            game=game,
            choices=tuple(hints[each.name]),
            reference=reference,
            published=reference if known.published is None else known.published,
            about=known,
        )
