"""The four people of the chase in the sample campaigns."""

from collections.abc import Mapping

from duskboard.core.chase.participant import Side, Skill, Vitals
from duskboard.core.identity import EntityId
from duskboard.play.chase.person import NewPerson
from duskboard.table.entity import Visibility


def sample_people(names: Mapping[str, str]) -> list[NewPerson]:
    """Return the wishes for the four, by the names that a language gives them."""

    def person(
        key: str, side: Side, mov: int, dex: int, vitals: Vitals, /, **skills: int
    ) -> NewPerson:
        return NewPerson(
            person_id=EntityId(f"person-{key}"),
            name=names[key],
            side=side,
            mov=mov,
            dex=dex,
            skills=tuple(Skill(name=name, value=value) for name, value in skills.items()),
            visibility=Visibility.SHOWN,
            vitals=vitals,
        )

    edda, tom = _vitals(9, 11, 52, 60, 12), _vitals(12, 12, 46, 50, 10)
    sexton, finn = _vitals(14, 14, 31, 65, 13), _vitals(11, 11, 45, 45, 9)
    return [  # Luck is what investigators have
        person(
            "who", Side.QUARRY, 8, 70, edda, climb=45, jump=40, dodge=45, dex=70, str=50, luck=55
        ),
        person(
            "who2", Side.QUARRY, 7, 50, tom, climb=30, jump=25, dodge=30, dex=50, str=60, luck=40
        ),
        person("who3", Side.PURSUER, 8, 60, sexton, climb=40, jump=35, dodge=35, dex=60, str=70),
        person("who4", Side.PURSUER, 9, 75, finn, climb=55, jump=45, dodge=50, dex=75, str=55),
    ]


def _vitals(points: int, full: int, sanity: int, full_sanity: int, magic: int) -> Vitals:
    """Return hit points, Sanity and magic points; of these nothing is spent yet."""
    return Vitals(
        hit_points=points,
        full_hit_points=full,
        sanity=sanity,
        full_sanity=full_sanity,
        magic=magic,
        full_magic=magic,
    )
