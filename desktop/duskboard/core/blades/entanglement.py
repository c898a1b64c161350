"""Entanglements: what comes after a score, and the ways out (rules/blades.md 111, 112, 157)."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum, StrEnum
from types import MappingProxyType

from duskboard.core.blades.crew import Crew
from duskboard.core.blades_rulings import BladesRulings, ForceWithoutClaims
from duskboard.core.clocks.effect import Outcome


class EntanglementId(StrEnum):
    """The twelve entanglements (rules/blades.md 111)."""

    ARREST = "arrest"
    COOPERATION = "cooperation"
    DEMONIC_NOTICE = "demonic-notice"
    FLIPPED = "flipped"
    GANG_TROUBLE = "gang-trouble"
    INTERROGATION = "interrogation"
    QUESTIONING = "questioning"
    REPRISALS = "reprisals"
    RIVALS = "rivals"
    SHOW_OF_FORCE = "show-of-force"
    UNQUIET_DEAD = "unquiet-dead"
    USUAL_SUSPECTS = "usual-suspects"


class HeatColumn(IntEnum):
    """The column of the table, by the heat (rules/blades.md 111, D14)."""

    LOW = 0
    MIDDLE = 1
    HIGH = 2


class Candidate(StrEnum):
    """Whom an entanglement comes by (rules/blades.md 157)."""

    NOBODY = "nobody"
    ALLY = "ally"
    NEUTRAL = "neutral"
    ENEMY = "enemy"
    ILL_DISPOSED = "ill-disposed"
    SCOUNDREL = "scoundrel"
    CONTACT = "contact"
    FRIEND = "friend"
    COHORT = "cohort"


class OutId(StrEnum):
    """The ways out, entanglement by entanglement (rules/blades.md 112)."""

    ARREST_PAY = "arrest-pay"
    ARREST_HAND_OVER = "arrest-hand-over"
    ARREST_EVADE = "arrest-evade"
    COOPERATION_FAVOUR = "cooperation-favour"
    COOPERATION_REP = "cooperation-rep"
    COOPERATION_STATUS = "cooperation-status"
    DEMON_ACCEPT = "demon-accept"
    DEMON_HIDE = "demon-hide"
    DEMON_OTHER = "demon-other"
    FLIPPED_CHANGES = "flipped-changes"
    GANG_REP = "gang-rep"
    GANG_PUNISH = "gang-punish"
    GANG_FACE = "gang-face"
    INTERROGATION_PAY = "interrogation-pay"
    INTERROGATION_SUFFER = "interrogation-suffer"
    QUESTIONING_PAY = "questioning-pay"
    QUESTIONING_ROLL = "questioning-roll"
    REPRISALS_PAY = "reprisals-pay"
    REPRISALS_LET = "reprisals-let"
    REPRISALS_FIGHT = "reprisals-fight"
    RIVALS_REP = "rivals-rep"
    RIVALS_COIN = "rivals-coin"
    RIVALS_STATUS = "rivals-status"
    FORCE_CLAIM = "force-claim"
    FORCE_TURF = "force-turf"
    FORCE_HOLD = "force-hold"
    FORCE_WAR = "force-war"
    DEAD_OCCULTIST = "dead-occultist"
    DEAD_DEAL = "dead-deal"
    SUSPECTS_PAY = "suspects-pay"
    SUSPECTS_ROLL = "suspects-roll"


@dataclass(frozen=True, slots=True, kw_only=True)
class Price:
    """What a way out costs by itself.

    Attributes:
        coin: Coin.
        rep: Rep.
        heat: Heat more.
        status: Change of the status with the faction that it comes by.
        harm: The level of harm, or 0.
        turf: Turf that is lost.
        hold: Hold that is lost.
        claims: Claims that are given up.
        clears_heat: Whether heat goes to 0.
        is_war: Whether it is war.
        is_roll: Whether a roll says what it costs.
    """

    coin: int = 0
    rep: int = 0
    heat: int = 0
    status: int = 0
    harm: int = 0
    turf: int = 0
    hold: int = 0
    claims: int = 0
    clears_heat: bool = False
    is_war: bool = False
    is_roll: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Out:
    """A way out, and its price; `ruling` is the one that offers it, or ""."""

    out: OutId
    price: Price
    ruling: str = ""


_E = EntanglementId
_TABLE: Mapping[tuple[int, HeatColumn], tuple[EntanglementId, ...]] = MappingProxyType(
    {
        (0, HeatColumn.LOW): (_E.GANG_TROUBLE, _E.USUAL_SUSPECTS),
        (0, HeatColumn.MIDDLE): (_E.GANG_TROUBLE, _E.QUESTIONING),
        (0, HeatColumn.HIGH): (_E.FLIPPED, _E.INTERROGATION),
        (1, HeatColumn.LOW): (_E.RIVALS, _E.UNQUIET_DEAD),
        (1, HeatColumn.MIDDLE): (_E.REPRISALS, _E.UNQUIET_DEAD),
        (1, HeatColumn.HIGH): (_E.DEMONIC_NOTICE, _E.SHOW_OF_FORCE),
        (2, HeatColumn.LOW): (_E.COOPERATION,),
        (2, HeatColumn.MIDDLE): (_E.SHOW_OF_FORCE,),
        (2, HeatColumn.HIGH): (_E.ARREST,),
    }
)
_CANDIDATES: Mapping[EntanglementId, Candidate] = MappingProxyType(
    {
        _E.ARREST: Candidate.NOBODY,
        _E.COOPERATION: Candidate.ALLY,
        _E.DEMONIC_NOTICE: Candidate.NOBODY,
        _E.FLIPPED: Candidate.CONTACT,
        _E.GANG_TROUBLE: Candidate.COHORT,
        _E.INTERROGATION: Candidate.SCOUNDREL,
        _E.QUESTIONING: Candidate.CONTACT,
        _E.REPRISALS: Candidate.ENEMY,
        _E.RIVALS: Candidate.NEUTRAL,
        _E.SHOW_OF_FORCE: Candidate.ILL_DISPOSED,
        _E.UNQUIET_DEAD: Candidate.NOBODY,
        _E.USUAL_SUSPECTS: Candidate.FRIEND,
    }
)
_RULING = "blades.show_of_force_without_claims"
_PRICES: Mapping[EntanglementId, Mapping[OutId, Price]] = MappingProxyType(
    {
        _E.DEMONIC_NOTICE: {
            OutId.DEMON_ACCEPT: Price(),
            OutId.DEMON_HIDE: Price(rep=3),
            OutId.DEMON_OTHER: Price(),
        },
        _E.FLIPPED: {OutId.FLIPPED_CHANGES: Price()},
        _E.INTERROGATION: {
            OutId.INTERROGATION_PAY: Price(coin=3),
            OutId.INTERROGATION_SUFFER: Price(harm=2, heat=3),
        },
        _E.QUESTIONING: {
            OutId.QUESTIONING_PAY: Price(coin=2),
            OutId.QUESTIONING_ROLL: Price(is_roll=True),
        },
        _E.UNQUIET_DEAD: {
            OutId.DEAD_OCCULTIST: Price(is_roll=True),
            OutId.DEAD_DEAL: Price(),
        },
        _E.USUAL_SUSPECTS: {
            OutId.SUSPECTS_PAY: Price(coin=1),
            OutId.SUSPECTS_ROLL: Price(is_roll=True),
        },
    }
)
_ARREST_COIN = 3


def heat_column(heat: int) -> HeatColumn:
    """Return the column of the table by the heat after the score (rules/blades.md 111, D14)."""
    if heat <= 3:
        return HeatColumn.LOW
    return HeatColumn.MIDDLE if heat <= 5 else HeatColumn.HIGH


def entanglements(heat: int, best: int) -> tuple[EntanglementId, ...]:
    """Return the names in a cell of the table; of two the game master picks one (111).

    Args:
        heat: The heat after the score.
        best: The die that counts; a critical is read as 6.

    Raises:
        ValueError: The die is not within 1 to 6.
    """
    if not 1 <= best <= 6:
        msg = f"best is not within 1 to 6: {best}"
        raise ValueError(msg)
    row = 0 if best <= 3 else 1 + best // 6
    return _TABLE[row, heat_column(heat)]


def entanglement_dice(crew: Crew) -> int:
    """Return the dice of the entanglement roll: the wanted level (rules/blades.md 111)."""
    return crew.wanted


def candidate(entanglement: EntanglementId) -> Candidate:
    """Return whom an entanglement comes by (rules/blades.md 157)."""
    return _CANDIDATES[entanglement]


def fits(who: Candidate, status: int) -> bool:
    """Return whether a faction of a status can be the one it comes by (rules/blades.md 157)."""
    match who:
        case Candidate.ALLY:
            return status == 3
        case Candidate.NEUTRAL:
            return status == 0
        case Candidate.ENEMY | Candidate.ILL_DISPOSED:
            return status < 0
        case _:
            return False


def outs(
    entanglement: EntanglementId, crew: Crew, rulings: BladesRulings, tier: int = 0
) -> tuple[Out, ...]:
    """Return the ways out of an entanglement with their prices (rules/blades.md 112, C3).

    Args:
        entanglement: Which.
        crew: The crew, as it is now.
        rulings: The rulings.
        tier: The Tier of the faction that it comes by.
    """
    if entanglement is EntanglementId.SHOW_OF_FORCE:
        war = Out(out=OutId.FORCE_WAR, price=Price(is_war=True))
        return (_yielded(crew, rulings), war)
    prices = _PRICES.get(entanglement) or _reckoned(entanglement, crew, tier)
    return tuple(Out(out=out, price=price) for out, price in prices.items())


def questioned(outcome: Outcome) -> int:
    """Return the heat that questioning brings by its fortune roll (rules/blades.md 112)."""
    return {Outcome.BAD: 2, Outcome.PARTIAL: 1}.get(outcome, 0)


def suspected(outcome: Outcome) -> Price:
    """Return what comes of a suspect who is questioned (rules/blades.md 112)."""
    if outcome is Outcome.BAD:
        return Price(heat=2)
    return Price(harm=2) if outcome is Outcome.PARTIAL else Price()


def squad_scale(wanted: int) -> int:
    """Return the least scale of those who come to arrest somebody (rules/blades.md 112)."""
    return wanted


def _reckoned(entanglement: EntanglementId, crew: Crew, tier: int) -> Mapping[OutId, Price]:
    """Return prices that go by the wanted level, or by a Tier."""
    match entanglement:
        case EntanglementId.ARREST:
            return {
                OutId.ARREST_PAY: Price(coin=crew.wanted + _ARREST_COIN),
                OutId.ARREST_HAND_OVER: Price(clears_heat=True),
                OutId.ARREST_EVADE: Price(),
            }
        case EntanglementId.COOPERATION:
            return {
                OutId.COOPERATION_FAVOUR: Price(),
                OutId.COOPERATION_REP: Price(rep=tier),
                OutId.COOPERATION_STATUS: Price(status=-1),
            }
        case EntanglementId.GANG_TROUBLE:
            return {
                OutId.GANG_REP: Price(rep=crew.tier + 1),
                OutId.GANG_PUNISH: Price(),
                OutId.GANG_FACE: Price(),
            }
        case EntanglementId.REPRISALS:
            return {
                OutId.REPRISALS_PAY: Price(rep=tier, coin=tier),
                OutId.REPRISALS_LET: Price(),
                OutId.REPRISALS_FIGHT: Price(),
            }
        case _:
            return {
                OutId.RIVALS_REP: Price(rep=tier),
                OutId.RIVALS_COIN: Price(coin=tier),
                OutId.RIVALS_STATUS: Price(status=-1),
            }


def _yielded(crew: Crew, rulings: BladesRulings) -> Out:
    """Return what a crew yields to a show of force (rules/blades.md 112, C3)."""
    if crew.claims.held:
        return Out(out=OutId.FORCE_CLAIM, price=Price(claims=1))
    takes_turf = rulings.show_of_force_without_claims is ForceWithoutClaims.TURF
    if takes_turf and crew.claims.turf:
        return Out(out=OutId.FORCE_TURF, price=Price(turf=1), ruling=_RULING)
    return Out(out=OutId.FORCE_HOLD, price=Price(hold=1), ruling=_RULING)
