"""How high and how firmly somebody stands, what they think, how a cohort is -> words."""

from duskboard.core.blades.cohort import CohortHarm
from duskboard.core.blades.hold import Hold
from duskboard.core.blades.prison import Sentence
from duskboard.i18n.words import Words

_PEOPLE = ("1–2", "3–6", "12", "20", "40", "80", "160")
_ROMAN = ("0", "I", "II", "III", "IV", "V", "VI")


def tier_text(tier: int) -> str:
    """Return a Tier as the sheets write it: "0", "I" to "VI"."""
    return _ROMAN[tier]


def standing_text(words: Words, tier: int, hold: Hold) -> str:
    """Return a Tier and its hold: "Tier II, weak" (rules/blades.md 144)."""
    texts = {
        Hold.WEAK: words.pgettext("blades hold", "Tier %(tier)s, weak"),
        Hold.STRONG: words.pgettext("blades hold", "Tier %(tier)s, strong"),
    }
    return texts[hold] % {"tier": tier_text(tier)}


def short_standing(words: Words, tier: int, hold: Hold) -> str:
    """Return a Tier and its hold in short: "III S" (rules/blades.md 144)."""
    texts = {
        Hold.WEAK: words.pgettext("blades hold", "%(tier)s W"),
        Hold.STRONG: words.pgettext("blades hold", "%(tier)s S"),
    }
    return texts[hold] % {"tier": tier_text(tier)}


def people_text(words: Words, scale: int) -> str:
    """Return how many a gang is (rules/blades.md 59)."""
    return words.pgettext("blades cohort", "%(count)s people") % {"count": _PEOPLE[scale]}


def harm_text(words: Words, harm: int) -> str:
    """Return how a cohort is (rules/blades.md 95)."""
    texts = {
        CohortHarm.UNHARMED: words.pgettext("blades cohort", "unharmed"),
        CohortHarm.WEAKENED: words.pgettext("blades cohort", "weakened"),
        CohortHarm.IMPAIRED: words.pgettext("blades cohort", "impaired"),
        CohortHarm.BROKEN: words.pgettext("blades cohort", "broken"),
        CohortHarm.DEAD: words.pgettext("blades cohort", "dead"),
    }
    return texts[CohortHarm(harm)]


def harm_tip(words: Words, harm: int) -> str:
    """Return what the harm of a cohort does (rules/blades.md 95)."""
    texts = {
        CohortHarm.UNHARMED: words.pgettext("blades cohort", "nothing is in its way"),
        CohortHarm.WEAKENED: words.pgettext("blades cohort", "reduced effect"),
        CohortHarm.IMPAIRED: words.pgettext("blades cohort", "one die less"),
        CohortHarm.BROKEN: words.pgettext("blades cohort", "cannot be used until it heals"),
        CohortHarm.DEAD: words.pgettext("blades cohort", "can only be replaced"),
    }
    return texts[CohortHarm(harm)]


def status_text(words: Words, status: int) -> str:
    """Return what a status is called (rules/blades.md 65)."""
    texts = {
        -3: words.pgettext("blades status", "war"),
        -2: words.pgettext("blades status", "hostile"),
        -1: words.pgettext("blades status", "interfering"),
        0: words.pgettext("blades status", "neutral"),
        1: words.pgettext("blades status", "helpful"),
        2: words.pgettext("blades status", "friendly"),
        3: words.pgettext("blades status", "allies"),
    }
    return texts[status]


def status_tip(words: Words, status: int) -> str:
    """Return what a faction of a status does (rules/blades.md 170)."""
    texts = {
        -3: words.pgettext("blades status", "They hurt you even at a loss to themselves."),
        -2: words.pgettext("blades status", "They hurt you unless it makes real trouble for them."),
        -1: words.pgettext("blades status", "They hurt you if it costs them nothing."),
        0: words.pgettext("blades status", "They have no opinion of you."),
        1: words.pgettext("blades status", "They help you if it costs them nothing."),
        2: words.pgettext("blades status", "They help you unless it makes real trouble for them."),
        3: words.pgettext("blades status", "They help you even at a loss to themselves."),
    }
    return texts[status]


def sentence_text(words: Words, sentence: Sentence) -> str:
    """Return how long prison keeps somebody (rules/blades.md 108)."""
    texts = {
        Sentence.WEEKS: words.pgettext("blades prison", "a few weeks, or a beating"),
        Sentence.MONTH_OR_TWO: words.pgettext("blades prison", "a month or two"),
        Sentence.SEVERAL_MONTHS: words.pgettext("blades prison", "several months"),
        Sentence.YEAR_OR_TWO: words.pgettext("blades prison", "a year or two"),
        Sentence.LIFE: words.pgettext("blades prison", "life, or execution"),
    }
    return texts[sentence]
