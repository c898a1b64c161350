"""Somebody's quick sheet, to draw: what the game master alone sees of a participant."""

from dataclasses import dataclass

from duskboard.core.chase.check import CheckSource
from duskboard.core.chase.participant import Participant, Skill, Vitals
from duskboard.core.chase.skill import CHARACTERISTICS, SANITY, SkillId
from duskboard.core.identity import EntityId
from duskboard.table.board_view import BoardView, TokenView
from duskboard.table.table import Table


@dataclass(frozen=True, slots=True, kw_only=True)
class QuickView:
    """A quick sheet to draw.

    Attributes:
        token: Whose it is.
        source: What decides the checks.
        vitals: Hit points and the like.
        luck: Luck, or None where it is not known.
        traits: The eight characteristics with their values; None for what is not known.
        skills: What else can be rolled, Luck and Sanity last.
    """

    token: TokenView
    source: CheckSource
    vitals: Vitals
    luck: int | None
    traits: tuple[tuple[SkillId, int | None], ...]
    skills: tuple[Skill, ...]

    @property
    def person_id(self) -> EntityId:
        """Whose it is."""
        return self.token.person_id

    @property
    def has_levels(self) -> bool:
        """Whether half and a fifth of a value mean anything: they do of a d100 alone."""
        return self.source is CheckSource.D100

    def value(self, name: str) -> int | None:
        """Return what can be rolled against, or None."""
        known: dict[str, int | None] = {one.name: one.value for one in self.skills}
        known.update(self.traits)
        return known.get(name)


def quick_view(
    table: Table, board: BoardView | None, person_id: EntityId | None
) -> QuickView | None:
    """Return the quick sheet of somebody, or None where nobody is."""
    person = table.value(person_id, Participant) if person_id is not None else None
    token = board.token(person_id) if board is not None else None
    if person is None or token is None:
        return None
    luck = person.skill(SkillId.LUCK)
    apart = {*CHARACTERISTICS, SkillId.LUCK}
    last = {SkillId.LUCK: luck, SANITY: person.vitals.sanity}
    return QuickView(
        token=token,
        source=person.source,
        vitals=person.vitals,
        luck=luck,
        traits=tuple((name, person.skill(name)) for name in CHARACTERISTICS),
        skills=(
            *(one for one in person.skills if one.name not in apart),
            *(Skill(name=name, value=value) for name, value in last.items() if value is not None),
        ),
    )
