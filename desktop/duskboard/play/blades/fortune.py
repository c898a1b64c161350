"""Fortune rolls, and questions that they answer (rules/blades.md 49-51, 141, 142)."""

from dataclasses import dataclass, replace

from duskboard.core.blades.armour import armour_marked
from duskboard.core.blades.fortune import FortuneTerms, is_hindered
from duskboard.core.blades.gather import Answering, Detail, detail
from duskboard.core.blades.roll import roll_rating
from duskboard.core.blades.scoundrel import ArmourKind
from duskboard.core.blades.stress import stressed
from duskboard.core.clocks.effect import Effect
from duskboard.core.identity import EntityId
from duskboard.play.blades.decision import StressLine, Throw, stress_lines
from duskboard.play.blades.scene import crew_of, scoundrel_of
from duskboard.play.blades.showing import public_changes
from duskboard.play.change import NothingToChangeError, PlayError, put, put_values
from duskboard.table.action_roll import FortunePair, FortuneRoll
from duskboard.table.enquiry import Enquiry, Question
from duskboard.table.entity import ENQUIRY_ID, Entity, Value
from duskboard.table.table import Table
from duskboard.table.transaction import Change, Report, Transaction


@dataclass(frozen=True, slots=True, kw_only=True)
class FortuneDecision:
    """The fortune roll in hand.

    Attributes:
        terms: What is rolled.
        who: The sheet that rolls, or None for somebody or something else.
        name: Whose fortune it is where that is no sheet, or "".
        why: What for, or "".
        is_secret: Whether only the game master will see it.
    """

    terms: FortuneTerms
    who: EntityId | None = None
    name: str = ""
    why: str = ""
    is_secret: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class FortuneRolled(Report):
    """A fortune roll was made.

    Attributes:
        who: The sheet, or None.
        roll: The roll.
        is_secret: Whether only the game master saw it.
        stress: What a push for it cost, or None.
        question: The question that it answers, or "".
        detail: How much the answer holds, or None without a question.
    """

    who: EntityId | None
    roll: FortuneRoll
    is_secret: bool = False
    stress: StressLine | None = None
    question: str = ""
    detail: Detail | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class FortunesRolled(Report):
    """Two sides rolled for fortune against each other (rules/blades.md 49)."""

    pair: FortunePair
    is_secret: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class QuestionAnswered(Report):
    """A question was answered without a fortune roll: how, and how much the answer holds (51)."""

    question: str
    answering: Answering
    detail: Detail


@dataclass(frozen=True, slots=True, kw_only=True)
class QuestionReopened(Report):
    """A question may be asked anew (rules/blades.md 141)."""

    question: str


class QuestionAskedError(PlayError):
    """A question is asked once, until the game master reopens it. Args: the question."""


def roll_fortune(table: Table, decision: FortuneDecision, dice: Throw) -> Transaction:
    """Return the step in which fortune is asked (rules/blades.md 49, 50).

    Raises:
        NotOnTableError: There is no such sheet.
        ReportedBestError, DiceError: What was told or typed does not fit.
    """
    return _rolled(table, decision, dice, "")


def ask(
    table: Table,
    decision: FortuneDecision,
    question: str,
    dice: Throw,
    *,
    is_overruled: bool = False,
) -> Transaction:
    """Return the step in which a fortune roll answers a question: one roll each (51, 141).

    Raises:
        NotOnTableError: There is no such sheet.
        QuestionAskedError: It was asked; the game master may overrule that.
        ReportedBestError, DiceError: What was told or typed does not fit.
    """
    _check_question(table, question, is_overruled=is_overruled)
    return _rolled(table, decision, dice, question)


def answer(
    table: Table,
    question: str,
    answering: Answering,
    effect: Effect | None = None,
    *,
    is_overruled: bool = False,
) -> Transaction:
    """Return the step in which a question is answered without a fortune roll (51).

    Args:
        table: The table.
        question: The question.
        answering: How: by telling what everybody knows, or after an action.
        effect: The effect of that action; what everybody knows is simply told.
        is_overruled: Whether it may be answered again.

    Raises:
        QuestionAskedError: It was asked; the game master may overrule that.
    """
    _check_question(table, question, is_overruled=is_overruled)
    told = Effect.STANDARD if answering is Answering.TOLD else effect
    held = detail(told)
    report = QuestionAnswered(question=question, answering=answering, detail=held)
    return Transaction(report=report, changes=_enquired(table, question, held))


def reopen_question(table: Table, question: str) -> Transaction:
    """Return the step in which a question may be asked anew (rules/blades.md 141).

    Raises:
        NothingToChangeError: It was not asked.
    """
    enquiry = enquiry_of(table)
    left = tuple(one for one in enquiry.questions if one.text != question)
    if left == enquiry.questions:
        raise NothingToChangeError
    entity = Entity(entity_id=ENQUIRY_ID, value=replace(enquiry, questions=left))
    return Transaction(report=QuestionReopened(question=question), changes=put(table, entity))


def roll_opposed(
    table: Table,
    first: tuple[FortuneDecision, Throw],
    second: tuple[FortuneDecision, Throw],
) -> Transaction:
    """Return the step in which two sides roll for fortune against each other (49).

    Raises:
        NotOnTableError: There is no such sheet.
        ReportedBestError, DiceError: What was told or typed does not fit.
    """
    rolls = [_made(table, decision, dice) for decision, dice in (first, second)]
    pair = FortunePair(first=rolls[0], second=rolls[1])
    is_secret = first[0].is_secret or second[0].is_secret
    return Transaction(
        report=FortunesRolled(pair=pair, is_secret=is_secret),
        changes=public_changes(table, pair, is_secret=is_secret),
    )


def terms_of(table: Table, decision: FortuneDecision) -> FortuneTerms:
    """Return what is rolled, harm by the ruling of the table in it (rules/blades.md 29, D10).

    Raises:
        NotOnTableError: There is no such sheet.
    """
    if decision.who is None or decision.terms.is_hurt:
        return decision.terms
    scoundrel = scoundrel_of(table, decision.who)
    return replace(decision.terms, is_hurt=is_hindered(scoundrel, table.rulings.blades))


def enquiry_of(table: Table) -> Enquiry:
    """Return what has been asked."""
    return table.value(ENQUIRY_ID, Enquiry) or Enquiry()


def _check_question(table: Table, question: str, *, is_overruled: bool) -> None:
    asked = any(one.text == question for one in enquiry_of(table).questions)
    if asked and not is_overruled:
        raise QuestionAskedError(question)


def _enquired(table: Table, question: str, held: Detail) -> tuple[Change, ...]:
    others = tuple(one for one in enquiry_of(table).questions if one.text != question)
    after = Enquiry(questions=(*others, Question(text=question, detail=held)))
    return put(table, Entity(entity_id=ENQUIRY_ID, value=after))


def _made(table: Table, decision: FortuneDecision, dice: Throw) -> FortuneRoll:
    name = decision.name if decision.who is None else scoundrel_of(table, decision.who).name
    terms = terms_of(table, decision)
    return FortuneRoll(
        who=name, why=decision.why, terms=terms, result=roll_rating(terms.check, dice)
    )


def _rolled(table: Table, decision: FortuneDecision, dice: Throw, question: str) -> Transaction:
    roll = _made(table, decision, dice)
    sheets = _paid(table, decision)
    held = detail(roll.effect) if question else None
    asked = () if held is None else _enquired(table, question, held)
    report = FortuneRolled(
        who=decision.who,
        roll=roll,
        is_secret=decision.is_secret,
        stress=next(iter(stress_lines(table, sheets)), None),
        question=question,
        detail=held,
    )
    changes = (
        *put_values(table, sheets),
        *asked,
        *public_changes(table, roll, is_secret=decision.is_secret),
    )
    return Transaction(report=report, changes=changes)


def _paid(table: Table, decision: FortuneDecision) -> dict[EntityId, Value]:
    """Return the sheet after a push, by stress or by special armour (rules/blades.md 16; G1)."""
    if decision.who is None or not decision.terms.is_pushed:
        return {}
    scoundrel = scoundrel_of(table, decision.who)
    if decision.terms.is_push_armoured:
        return {decision.who: armour_marked(scoundrel, ArmourKind.SPECIAL)}
    paid = stressed(scoundrel, decision.terms.stress, crew_of(table))
    return {decision.who: paid.scoundrel}
