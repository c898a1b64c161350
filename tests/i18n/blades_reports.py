"""Every report about scoundrels and crews with its row: title, detail and figure in English."""

from collections.abc import Mapping

from duskboard.core.blades.ability import AbilityId
from duskboard.core.blades.scoundrel import Fate, Load
from duskboard.core.blades.trait import ActionId, TraumaId, ViceId
from duskboard.core.identity import EntityId
from duskboard.play.blades.edit import (
    DotsWritten,
    FateWritten,
    FigureWritten,
    FlagWritten,
    LoadWritten,
    RowsReplaced,
    WordsWritten,
)
from duskboard.play.blades.field import FlagField, NumberField, RowField, TextField
from duskboard.play.blades.playbook import PlaybookChosen, PlaybookRemoved, PlaybooksAdded
from duskboard.play.blades.sheet import ScoundrelAdded, ScoundrelRemoved
from duskboard.table.transaction import Report

ARDA = EntityId("arda")

# One of each class, and some twice: the row in English.
WRITTEN: Mapping[Report, tuple[str, str, str]] = {
    ScoundrelAdded(who=ARDA, name="Arda"): ("Arda", "new character sheet", ""),
    ScoundrelRemoved(name="Arda"): ("Arda", "character sheet taken off", ""),
    WordsWritten(who=ARDA, name="Arda", field=TextField.VICE, before="", after=ViceId.GAMBLING): (
        "Arda",
        "Vice · – → Gambling",
        "",
    ),
    WordsWritten(who=ARDA, name="Arda", field=TextField.NOTES, before="a", after="b"): (
        "Arda",
        "Notes · changed",
        "",
    ),
    WordsWritten(who=ARDA, name="Arda", field=TextField.LOOK, before="", after="x" * 41): (
        "Arda",
        "Look · changed",
        "",
    ),
    FigureWritten(who=ARDA, name="Arda", field=NumberField.STRESS_BOXES, before=None, after=8): (
        "Arda",
        "Stress boxes · as usual → 8",
        "",
    ),
    FlagWritten(who=ARDA, name="Arda", field=FlagField.HEALER, after=True): (
        "Arda",
        "Trained healer · yes",
        "",
    ),
    FlagWritten(who=ARDA, name="Arda", field=FlagField.VICE_SATISFIED, after=False): (
        "Arda",
        "Vice satisfied · no",
        "",
    ),
    DotsWritten(who=ARDA, name="Arda", action=ActionId.ATTUNE, before=1, after=2): (
        "Arda",
        "Attune · 1 → 2",
        "",
    ),
    RowsReplaced(
        who=ARDA,
        name="Arda",
        field=RowField.ABILITIES,
        before=(),
        after=(AbilityId.ROOKS_GAMBIT, "Rooftops"),
    ): ("Arda", "Special abilities · Rook’s Gambit and Rooftops", ""),
    RowsReplaced(
        who=ARDA, name="Arda", field=RowField.TRAUMAS, before=(), after=(TraumaId.HAUNTED,)
    ): ("Arda", "Trauma · Haunted", ""),
    RowsReplaced(who=ARDA, name="Arda", field=RowField.ITEMS, before=("Rope",), after=()): (
        "Arda",
        "Items · –",
        "",
    ),
    LoadWritten(who=ARDA, name="Arda", before=None, after=Load.HEAVY): (
        "Arda",
        "Load · – → Heavy",
        "",
    ),
    FateWritten(who=ARDA, name="Arda", before=Fate.OUT, after=Fate.ACTIVE): (
        "Arda",
        "Out of action → In play",
        "",
    ),
    PlaybooksAdded(names=("Ferryman",)): ("Ferryman", "1 playbook, 1 new", ""),
    PlaybooksAdded(names=("Ferryman", "Bargee"), replaced=("Ferryman", "Bargee")): (
        "Ferryman and Bargee",
        "2 playbooks",
        "",
    ),
    PlaybookRemoved(name="Ferryman"): ("Ferryman", "playbook thrown away", ""),
    PlaybookChosen(who=ARDA, name="Arda", before="", after="Ferryman"): (
        "Arda",
        "Playbook · – → Ferryman",
        "",
    ),
}
