"""A crew's sheet for paper: as it is, or as a form to be filled in (rules/blades.md 58-93)."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from duskboard.core.blades.claim import Claim, ClaimState
from duskboard.core.blades.cohort import (
    Cohort,
    CohortEdge,
    CohortFlaw,
    GangType,
    cohort_scale,
)
from duskboard.core.blades.crew_growth import cohort_quality
from duskboard.core.blades.prison import PRISON_MAP
from duskboard.core.blades.upgrade import Upgrade, UpgradeId
from duskboard.i18n.blades_ability_rule_text import ability_rule
from duskboard.i18n.blades_ability_text import ability_text
from duskboard.i18n.blades_claim_gives_text import gives_text
from duskboard.i18n.blades_crew_report_text import key_text, signed
from duskboard.i18n.blades_reputation_text import reputation_text
from duskboard.i18n.blades_standing_text import harm_text, standing_text
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import dotted, names
from duskboard.i18n.words import Words
from duskboard.paper.claim_map import claim_map, claim_title
from duskboard.paper.leaf import Block, Document, PaperSize, page_room
from duskboard.paper.sheet_row import (
    BoxesLine,
    FieldLine,
    Line,
    beside,
    side_by_side,
    title,
    writing,
)
from duskboard.paper.table import Column, table
from duskboard.play.blades.crew import CrewNumber, CrewText, crew_words
from duskboard.table.crew_view import CrewView
from duskboard.table.scoundrel_view import TrackView
from duskboard.theme.look import Look

_OPEN_ROWS = 4
_NOTE_LINES = 5
_COLUMNS = 3
_REST = Block(height=0.0, paint=lambda _painter, _rect: None, repeats=True)
"""Ends what repeats on the next page, such as the head of a table."""
_Table = tuple[str, tuple[Column, ...], list[tuple[str, ...]]]


def crew_document(  # noqa: PLR0913 - what is printed, in which words, on what
    look: Look,
    words: Words,
    view: CrewView,
    upgrades: Sequence[Upgrade],
    *,
    campaign: str,
    paper: PaperSize,
    is_form: bool = False,
) -> Document:
    """Return a crew's sheet as a document.

    Args:
        look: The look of the paper.
        words: The words.
        view: The crew; of a form only the lengths of its tracks count.
        upgrades: Every upgrade that it has or can have.
        campaign: The name of the campaign.
        paper: The size of the paper.
        is_form: Whether it is empty, to be filled in by hand.
    """
    width = page_room(paper, is_wide=False).width()
    part = _Part(look=look, words=words, view=view, is_form=is_form)
    blocks = [*part.profile(), *part.standing()]
    for name, columns, rows in (part.abilities(), part.cohorts(), part.contacts()):
        if rows:
            blocks.append(title(look, name))
            blocks.extend(table(look, columns, rows, width))
    blocks.extend(part.upgrades(upgrades))
    blocks.extend(part.claims(width))
    name, columns, rows = part.factions()
    if rows:
        blocks.append(title(look, name))
        blocks.extend(table(look, columns, rows, width))
    blocks.append(_REST)
    notes = view.crew.profile.notes
    if is_form or notes:
        blocks.append(title(look, enum_text(words, CrewText.NOTES)))
        blocks.extend(writing(look, "" if is_form else notes, _NOTE_LINES, width))

    def foot(page: int, count: int) -> str:
        texts = {"page": page, "count": count}
        return words.gettext("Duskboard, page %(page)d of %(count)d") % texts

    return Document(
        title=words.pgettext("dock", "Crew") if is_form else view.crew.name,
        detail="" if is_form else campaign,
        blocks=blocks,
        foot=foot,
        paper=paper,
        is_wide=False,
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class _Part:
    """What the parts of a sheet are made with."""

    look: Look
    words: Words
    view: CrewView
    is_form: bool

    def profile(self) -> list[Block]:
        """Return what a crew is, in words."""
        words, crew = self.words, self.view.crew
        lines: list[Line] = [
            FieldLine(
                text=words.pgettext("blades crew", "Name of the crew"), value=self._said(crew.name)
            )
        ]
        for field in CrewText:
            if field is not CrewText.NOTES:
                value = crew_words(crew, field)
                if field is CrewText.REPUTATION:
                    value = reputation_text(words, value)
                lines.append(FieldLine(text=enum_text(words, field), value=self._said(value)))
        return side_by_side(self.look, [lines[start::2] for start in range(2)], ())

    def standing(self) -> list[Block]:
        """Return Tier, hold and every track; claims in prison beside them."""
        words, view = self.words, self.view
        turf = words.pgettext("blades crew", "turf %(count)d") % {"count": view.turf}
        rep = TrackView(filled=view.rep.filled, size=view.rep.size)
        prison = names(words, [enum_text(words, PRISON_MAP[place]) for place in view.crew.prison])
        standing = standing_text(words, view.crew.tier, view.crew.hold)
        left: list[Line] = [
            FieldLine(
                text=words.pgettext("blades paper", "Tier and hold"), value=self._said(standing)
            ),
            self._boxes(enum_text(words, CrewNumber.REP), rep, turf if view.turf else ""),
            self._boxes(enum_text(words, CrewNumber.XP), view.xp),
        ]
        right: list[Line] = [
            FieldLine(
                text=words.pgettext("blades paper", "Claims in prison"), value=self._said(prison)
            ),
            self._boxes(enum_text(words, CrewNumber.HEAT), view.heat),
            self._boxes(enum_text(words, CrewNumber.WANTED), view.wanted),
            self._boxes(enum_text(words, CrewNumber.COIN), view.vault),
        ]
        name = words.pgettext("blades paper", "Where the crew stands")
        return [title(self.look, name), beside(self.look, (left, right))]

    def abilities(self) -> _Table:
        """Return the special abilities: what each is called and does."""
        words = self.words
        columns = (
            Column(title=words.pgettext("blades paper", "Ability"), share=0.28),
            Column(title=words.pgettext("blades paper", "What it does"), share=0.72),
        )
        rows: list[tuple[str, ...]] = [
            (ability_text(words, one), ability_rule(words, one)) for one in self.view.crew.abilities
        ]
        name = words.pgettext("blades paper", "Special abilities")
        return name, columns, [("", "")] * _OPEN_ROWS if self.is_form else rows

    def cohorts(self) -> _Table:
        """Return the cohorts: what they are, how good, how they are, what speaks for them."""
        words = self.words
        columns = (
            Column(title=words.pgettext("blades crew", "Cohort"), share=0.24),
            Column(title=words.pgettext("blades paper", "Kind"), share=0.24),
            Column(title=words.pgettext("blades paper", "How good"), share=0.22),
            Column(title=words.pgettext("blades paper", "Harm"), share=0.14),
            Column(title=words.pgettext("blades paper", "Edges, flaws"), share=0.16),
        )
        rows = [self._cohort(one) for one in self.view.crew.cohorts]
        name = words.pgettext("blades crew", "Cohorts")
        return name, columns, [("",) * 5] * _OPEN_ROWS if self.is_form else rows

    def contacts(self) -> _Table:
        """Return whom the crew knows."""
        words = self.words
        columns = (
            Column(title=words.pgettext("blades paper", "Contact"), share=0.4),
            Column(title=words.pgettext("blades paper", "Who that is"), share=0.6),
        )
        favourite = words.pgettext("blades crew", "favourite")
        rows: list[tuple[str, ...]] = [
            (one.name, dotted(words, [favourite if one.is_favourite else "", one.about]))
            for one in self.view.crew.contacts
        ]
        name = words.pgettext("blades paper", "Contacts")
        return name, columns, [("", "")] * _OPEN_ROWS if self.is_form else rows

    def upgrades(self, upgrades: Sequence[Upgrade]) -> list[Block]:
        """Return every upgrade with its boxes, in columns."""
        words = self.words
        lines: list[Line] = [
            BoxesLine(
                text=one.name or key_text(words, UpgradeId, one.key),
                says=self._said(one.choice),
                filled=0 if self.is_form else one.marked,
                size=one.boxes,
            )
            for one in upgrades
        ]
        high = -(-len(lines) // _COLUMNS)
        columns = [lines[at : at + high] for at in range(0, len(lines), high)]
        blocks = side_by_side(self.look, columns, ())
        name = words.pgettext("blades crew", "Upgrades")
        return [_REST, title(self.look, name), *blocks]

    def claims(self, width: float) -> list[Block]:
        """Return the map, and below it whose each claim is."""
        words, claims = self.words, self.view.crew.claims
        if not claims.claims:
            return []
        columns = (
            Column(title=words.pgettext("blades claim tool", "Claim"), share=0.3),
            Column(title=words.pgettext("blades paper", "Whose"), share=0.16),
            Column(title=words.pgettext("blades claim", "Owner"), share=0.22),
            Column(title=words.pgettext("blades claim", "Gives"), share=0.32),
        )
        rows = [] if self.is_form else [self._claim(one) for one in claims.claims if _is_told(one)]
        drawn = claim_map(self.look, words, claims, width, is_form=self.is_form)
        head = replace(title(self.look, words.pgettext("dock", "Claims")), needs=drawn.height)
        return [head, drawn, *(table(self.look, columns, rows, width) if rows else ())]

    def factions(self) -> _Table:
        """Return the factions with what they think of the crew, which a form leaves out."""
        words = self.words
        columns = (
            Column(title=words.pgettext("blades paper", "Faction"), share=0.5),
            Column(title=words.pgettext("blades paper", "Tier and hold"), share=0.3),
            Column(title=words.pgettext("blades crew", "Status"), share=0.2, is_number=True),
        )
        rows: list[tuple[str, ...]] = [
            (one.name, standing_text(words, one.tier, one.own_hold), signed(one.status))
            for one in self.view.factions
        ]
        return words.pgettext("dock", "Factions"), columns, [] if self.is_form else rows

    def _cohort(self, one: Cohort) -> tuple[str, ...]:
        words, crew = self.words, self.view.crew
        kinds = [key_text(words, GangType, kind) for kind in one.types]
        text = words.pgettext("blades cohort", "quality %(quality)d, scale %(scale)d")
        size = {"quality": cohort_quality(one, crew), "scale": cohort_scale(one, crew.tier)}
        traits = [
            *(key_text(words, CohortEdge, edge) for edge in one.edges),
            *(key_text(words, CohortFlaw, flaw) for flaw in one.flaws),
        ]
        what = dotted(words, [enum_text(words, one.kind), *kinds])
        return one.name, what, text % size, harm_text(words, one.harm), names(words, traits)

    def _claim(self, one: Claim) -> tuple[str, ...]:
        words = self.words
        name = claim_title(words, one)
        gives = self.view.crew.profile.lair if one.is_lair else gives_text(words, one)
        return name, enum_text(words, one.state), one.owner, gives

    def _boxes(self, text: str, track: TrackView, says: str = "") -> BoxesLine:
        held = self.words.gettext("%(filled)d of %(size)d")
        numbers = held % {"filled": track.filled, "size": track.size}
        return BoxesLine(
            text=text,
            says=self._said(dotted(self.words, [says, numbers])),
            filled=0 if self.is_form else min(track.filled, track.size),
            size=track.size,
        )

    def _said(self, text: str) -> str:
        return "" if self.is_form else text


def _is_told(claim: Claim) -> bool:
    """Whether it stands in the list: turf that nobody is known to own is on the map alone."""
    return not claim.is_turf or claim.state is not ClaimState.OPEN or bool(claim.owner)
