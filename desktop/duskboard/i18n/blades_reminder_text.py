"""What the program only reminds of, in words (rules/blades.md 7, 172; A18, A30)."""

from collections.abc import Mapping

from duskboard.core.blades.ability import AbilityId
from duskboard.core.blades.position import Position
from duskboard.core.clocks.effect import Effect
from duskboard.i18n.words import Words


def note_drafts(words: Words, ability: AbilityId) -> tuple[str, ...]:
    """Return how a note of what an ability leaves behind may begin; several are a choice."""
    match ability:
        case AbilityId.SUPERNATURAL_WARD:
            return (
                words.pgettext(
                    "blades note", "Repels the supernatural: a small room, for several days"
                ),
                words.pgettext(
                    "blades note", "Attracts the supernatural: a small room, for several days"
                ),
            )
        case AbilityId.MESMERISM:
            return (words.pgettext("blades note", "Has forgotten the talk until they next meet: "),)
        case _:
            return ()


def who_decides(words: Words) -> str:
    """Return who decides what of an action (rules/blades.md 7)."""
    return words.pgettext(
        "blades tip", "The player picks the action; the GM sets position and effect"
    )


def who_counts(words: Words) -> str:
    """Return who says which triggers of experience were met (rules/blades.md 7)."""
    return words.pgettext("blades tip", "The player says which of these came up, and how often")


def creation_questions(words: Words) -> tuple[str, ...]:
    """Return what to ask somebody who is being made (rules/blades.md 172)."""
    return (
        words.pgettext("blades question", "Whom would you never leave behind?"),
        words.pgettext("blades question", "Who of the crew has seen you fail?"),
        words.pgettext("blades question", "What do you still owe, and to whom?"),
    )


def pair_example(words: Words, position: Position, effect: Effect) -> str:
    """Return an example of a position with an effect, or "" (rules/blades.md 172)."""
    return _examples(words).get((position, effect), "")


def _examples(words: Words) -> Mapping[tuple[Position, Effect], str]:
    return {
        (Position.CONTROLLED, Effect.LIMITED): words.pgettext(
            "blades example", "Nobody hurries you, and the file is too fine for this lock."
        ),
        (Position.CONTROLLED, Effect.STANDARD): words.pgettext(
            "blades example", "The clerk is at lunch and the ledger lies open."
        ),
        (Position.CONTROLLED, Effect.GREAT): words.pgettext(
            "blades example", "From a locked balcony you shoot at somebody who waits below."
        ),
        (Position.RISKY, Effect.LIMITED): words.pgettext(
            "blades example", "A knife against two men with staves, in a doorway."
        ),
        (Position.RISKY, Effect.STANDARD): words.pgettext(
            "blades example", "Across the yard while the guard looks the other way."
        ),
        (Position.RISKY, Effect.GREAT): words.pgettext(
            "blades example", "You threaten a banker with the letters that would ruin him."
        ),
        (Position.DESPERATE, Effect.LIMITED): words.pgettext(
            "blades example", "Alone and empty-handed you hold the stairs against a gang."
        ),
        (Position.DESPERATE, Effect.STANDARD): words.pgettext(
            "blades example", "From one moving carriage to another, at full gallop."
        ),
        (Position.DESPERATE, Effect.GREAT): words.pgettext(
            "blades example", "You throw the lamp into the powder store that you stand in."
        ),
    }
