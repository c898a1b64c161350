"""Commands of the rolls of a score, and rows of the command box that take an action in hand."""

from collections.abc import Callable, Iterator
from functools import partial

from duskboard.app.desk import Desk
from duskboard.app.rolls import Rolls
from duskboard.core.blades.scoundrel import Fate, Scoundrel
from duskboard.core.blades.trait import ActionId, AttributeId
from duskboard.core.identity import EntityId
from duskboard.i18n.blades_prompt_text import action_covers
from duskboard.i18n.blades_sheet_words import attribute_tip
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.words import Words
from duskboard.panels.outcome_wish import Finish
from duskboard.panels.roll_panel import RollKind
from duskboard.windows.box_row import BoxAct, BoxGroup, BoxRow
from duskboard.windows.command import Command, CommandGroup

_GLYPHS = {
    RollKind.ACTION: "die",
    RollKind.GROUP: "person",
    RollKind.GATHER: "investigation",
    RollKind.FORTUNE: "star",
}


def roll_commands(desk: Desk, rolls: Rolls, show: Callable[[], None]) -> list[Command]:
    """Return the commands of rolls; `show` brings their panel before us."""

    def has_sheet() -> bool:
        return desk.scoundrel_panel.sheet_id is not None

    def run(kind: RollKind) -> None:
        show()
        rolls.choose(kind)
        desk.roll_panel.take_keyboard()

    def command(kind: RollKind) -> Command:
        return Command(
            command_id=f"roll.{kind.value}",
            label=lambda words: _label(words, kind),
            run=partial(run, kind),
            enabled=(lambda: True) if kind is RollKind.FORTUNE else has_sheet,
            refusal=lambda words: words.pgettext("blades", "there is no scoundrel yet"),
            group=CommandGroup.GAME,
            glyph=_GLYPHS[kind],
        )

    done = Command(
        command_id="roll.done",
        label=lambda words: words.pgettext("blades", "Done with the last action"),
        run=lambda: rolls.outcome.wish(Finish()),
        enabled=lambda: rolls.outcome.offer(None) is not None,
        refusal=lambda words: words.pgettext("blades", "nothing was rolled"),
        group=CommandGroup.GAME,
        glyph="check",
    )
    return [*(command(kind) for kind in RollKind), done]


def roll_boxes(desk: Desk, rolls: Rolls, show: Callable[[], None]) -> Iterator[BoxRow]:
    """Return a row for each roll of everybody in play: "Prowl Nell" takes that in hand."""
    words = desk.room.words

    def take(who: EntityId, action: ActionId) -> None:
        show()
        decision = rolls.action.decision
        if decision is None or (decision.who, decision.terms.action) != (who, action):
            rolls.arm(who, action)
        desk.roll_panel.take_keyboard()

    def resist(who: EntityId, attribute: AttributeId) -> None:
        show()
        rolls.resist(who, attribute)

    for who, one in desk.clerk.table.values(Scoundrel).items():
        if one.fate is not Fate.ACTIVE:
            continue
        for action in ActionId:
            texts = {"action": enum_text(words, action), "name": one.name}
            yield BoxRow(
                group=BoxGroup.ACTS,
                title=words.pgettext("command box", "%(action)s %(name)s") % texts,
                detail=action_covers(words, action),
                glyph="die",
                acts=(
                    BoxAct(
                        label=words.pgettext("command box", "take in hand"),
                        run=partial(take, who, action),
                    ),
                ),
            )
        for attribute in AttributeId:
            facts = {"name": one.name, "attribute": enum_text(words, attribute)}
            text = words.pgettext("command box", "%(name)s resists with %(attribute)s")
            yield BoxRow(
                group=BoxGroup.ACTS,
                title=text % facts,
                detail=attribute_tip(words, attribute),
                glyph="die",
                acts=(
                    BoxAct(
                        label=words.pgettext("command box", "take in hand"),
                        run=partial(resist, who, attribute),
                    ),
                ),
            )


def _label(words: Words, kind: RollKind) -> str:
    said = {
        RollKind.ACTION: words.pgettext("blades", "Action roll"),
        RollKind.GROUP: words.pgettext("blades", "Group action"),
        RollKind.GATHER: words.pgettext("blades", "Gather information"),
        RollKind.FORTUNE: words.pgettext("blades", "Fortune roll"),
    }
    return said[kind]
