"""What a way out of an entanglement is reckoned by, or asks -> words (rules/blades.md 112)."""

from collections.abc import Mapping

from duskboard.core.blades.entanglement import OutId, squad_scale
from duskboard.i18n.words import Words


def out_about(words: Words, out: OutId, wanted: int) -> str:
    """Return what the price of a way out is reckoned by, or what it asks; "" for nothing."""
    scale = {"scale": squad_scale(wanted)}
    tier = words.pgettext("blades out", "As much rep as their Tier.")
    scene = words.pgettext("blades out", "Play it as a scene, or as the next score.")
    about: Mapping[OutId, str] = {
        OutId.ARREST_PAY: words.pgettext("blades out", "3 coin, and 1 for each wanted level."),
        OutId.ARREST_HAND_OVER: words.pgettext(
            "blades out", "Convicted, they lower the wanted level too."
        ),
        OutId.ARREST_EVADE: words.pgettext(
            "blades out", "A squad of scale %(scale)d or more is at the door."
        )
        % scale,
        OutId.COOPERATION_FAVOUR: scene,
        OutId.COOPERATION_REP: tier,
        OutId.DEMON_ACCEPT: words.pgettext("blades out", "It names its terms, and they bind."),
        OutId.DEMON_OTHER: scene,
        OutId.FLIPPED_CHANGES: words.pgettext(
            "blades out", "A contact, a patron or clients are a rival’s now."
        ),
        OutId.GANG_REP: words.pgettext("blades out", "The Tier of the crew and 1."),
        OutId.GANG_PUNISH: words.pgettext("blades out", "One of the cohort pays for all."),
        OutId.GANG_FACE: scene,
        OutId.INTERROGATION_SUFFER: words.pgettext(
            "blades out", "Harm and heat can be resisted, each on its own."
        ),
        OutId.QUESTIONING_ROLL: words.pgettext(
            "blades out", "1–3: 2 heat. 4/5: 1 heat. 6: not a word."
        ),
        OutId.REPRISALS_PAY: words.pgettext("blades out", "1 rep and 1 coin for each enemy Tier."),
        OutId.REPRISALS_LET: words.pgettext(
            "blades out", "They hurt someone or something of yours."
        ),
        OutId.REPRISALS_FIGHT: scene,
        OutId.RIVALS_REP: tier,
        OutId.RIVALS_COIN: words.pgettext("blades out", "As much coin as their Tier."),
        OutId.DEAD_OCCULTIST: words.pgettext(
            "blades out", "Acquire one as an asset; quality is the roll."
        ),
        OutId.DEAD_DEAL: scene,
        OutId.SUSPECTS_ROLL: words.pgettext(
            "blades out", "1–3: 2 heat. 4/5: level 2 harm to them. 6: nothing."
        ),
    }
    return about.get(out, "")
