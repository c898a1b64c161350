"""The forecast of a chase -> words."""

from collections.abc import Iterable, Mapping

from duskboard.core.chase.participant import Side
from duskboard.i18n.listing import clauses, names
from duskboard.i18n.words import Words
from duskboard.odds.race_plan import Policy, Unmodelled


def policy_text(words: Words, policy: Policy) -> str:
    """Return what a way to go about things is called."""
    return {
        Policy.CAREFUL: words.pgettext("forecast", "careful"),
        Policy.MIXED: words.pgettext("forecast", "mixed"),
        Policy.RECKLESS: words.pgettext("forecast", "reckless"),
    }[policy]


def policy_tip(words: Words, policy: Policy) -> str:
    """Return what somebody who goes about things like that does."""
    return {
        Policy.CAREFUL: words.pgettext("forecast", "Buys every bonus die that can be paid."),
        Policy.MIXED: words.pgettext("forecast", "Buys one bonus die where it can be paid."),
        Policy.RECKLESS: words.pgettext("forecast", "Buys no bonus dice."),
    }[policy]


def assumptions_text(words: Words, runs: int, policies: Mapping[Side, Policy]) -> str:
    """Return how often the chase was played, and how: "10,000 runs · quarry careful …"."""
    count = words.ngettext("%(count)s run", "%(count)s runs", runs)
    texts = {
        "quarry": policy_text(words, policies[Side.QUARRY]),
        "pursuers": policy_text(words, policies[Side.PURSUER]),
    }
    return clauses(
        words,
        [
            count % {"count": f"{runs:,}"},
            words.pgettext("forecast", "quarry %(quarry)s") % texts,
            words.pgettext("forecast", "pursuers %(pursuers)s") % texts,
            words.pgettext("forecast", "caught = held"),
        ],
    )


def left_out_text(words: Words, left_out: Iterable[Unmodelled]) -> str:
    """Return what a forecast leaves out of this chase."""
    texts = {
        Unmodelled.HARM: words.pgettext("forecast left out", "harm"),
        Unmodelled.DRIFT: words.pgettext("forecast left out", "hazards that move"),
        Unmodelled.BREAKING: words.pgettext("forecast left out", "breaking barriers"),
        Unmodelled.FORKS: words.pgettext("forecast left out", "longer ways at a fork"),
        Unmodelled.VEHICLES: words.pgettext("forecast left out", "full speed, rams and shots"),
        Unmodelled.ANSWERS: words.pgettext("forecast left out", "any answer but a dodge"),
        Unmodelled.DELAYING: words.pgettext("forecast left out", "waiting one’s turn"),
        Unmodelled.SAID: words.pgettext("forecast left out", "what you will say of rolls"),
    }
    there = set(left_out)
    listed = [text for one, text in texts.items() if one in there]
    return words.pgettext("forecast", "Left out: %(what)s.") % {"what": names(words, listed)}
