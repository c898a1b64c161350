"""What is wrong in a file of presets -> a line that says where, and what belongs there."""

from duskboard.content.fault import ContentError, Fault, FaultKind
from duskboard.i18n.listing import names
from duskboard.i18n.words import Words


def content_error_text(words: Words, error: ContentError) -> str:
    """Return a fault with its file and line, such as "own.toml:9: ferryman, dots: …"."""
    fault = error.fault
    place = ", ".join(part for part in (fault.preset, fault.field) if part)
    said = fault_text(words, fault)
    told = f"{place}: {said}" if place else said
    return f"{error.path.name}:{error.line}: {told}"


def fault_text(words: Words, fault: Fault) -> str:
    """Return what is wrong, without where."""
    if fault.kind is FaultKind.UNREADABLE and not fault.value:
        pattern = words.pgettext("content fault", "the file is no text in UTF-8")
    elif fault.kind is FaultKind.NO_TOML and not fault.least:
        pattern = words.pgettext(
            "content fault", "the file ends too early: a quote or a bracket is not closed"
        )
    else:
        pattern = {**_of_file(words), **_misfits(words), **_of_value(words), **_of_lists(words)}[
            fault.kind
        ]
    return pattern % {
        "value": fault.value,
        "least": fault.least,
        "most": fault.most,
        "wanted": names(words, fault.wanted),
    }


def _of_file(words: Words) -> dict[FaultKind, str]:
    """Return what is wrong with a file as a whole."""
    return {
        FaultKind.UNREADABLE: words.pgettext("content fault", "the file cannot be read: %(value)s"),
        FaultKind.NO_TOML: words.pgettext(
            "content fault",
            "no TOML from column %(least)d on: texts stand in quotes, rows in brackets with "
            "commas between them",
        ),
        FaultKind.STRANGE_TABLE: words.pgettext(
            "content fault", "“%(value)s” has no place here, only [[%(wanted)s]]"
        ),
        FaultKind.WANTED_ROWS: words.pgettext(
            "content fault", "[[%(wanted)s]] belongs here, one for each"
        ),
        FaultKind.NO_ROWS: words.pgettext(
            "content fault", "there is no [[%(wanted)s]] in the file"
        ),
    }


def _misfits(words: Words) -> dict[FaultKind, str]:
    """Return what stands where something of another kind belongs."""
    return {
        FaultKind.WANTED_TEXT: words.pgettext("content fault", "%(value)s where text belongs"),
        FaultKind.WANTED_LIST: words.pgettext("content fault", "%(value)s where a list belongs"),
        FaultKind.WANTED_TABLE: words.pgettext("content fault", "%(value)s where a table belongs"),
        FaultKind.WANTED_NUMBER: words.pgettext(
            "content fault", "%(value)s where a whole number belongs"
        ),
        FaultKind.WANTED_FLAG: words.pgettext(
            "content fault", "%(value)s where true or false belongs"
        ),
    }


def _of_value(words: Words) -> dict[FaultKind, str]:
    """Return what is wrong with what stands there, or does not."""
    return {
        FaultKind.MISSING: words.pgettext("content fault", "this field is missing"),
        FaultKind.STRANGE: words.pgettext("content fault", "there is no such field"),
        FaultKind.NONE_OF: words.pgettext("content fault", "“%(value)s” is none of %(wanted)s"),
        FaultKind.NO_WORDS: words.pgettext("content fault", "nothing is said in %(value)s"),
        FaultKind.BLANK: words.pgettext("content fault", "a word is wanted here"),
        FaultKind.TOO_FEW: words.pgettext("content fault", "fewer than %(least)d"),
        FaultKind.TOO_MANY: words.pgettext("content fault", "more than %(most)d"),
        FaultKind.OUT_OF_RANGE: words.pgettext(
            "content fault", "%(value)s is not within %(least)d to %(most)d"
        ),
        FaultKind.TOO_LOW: words.pgettext("content fault", "%(value)s is below %(least)d"),
        FaultKind.TWICE: words.pgettext("content fault", "“%(value)s” stands there already"),
        FaultKind.SECOND: words.pgettext("content fault", "there is one of that key already"),
        FaultKind.UNSOUND: words.pgettext("content fault", "this cannot be: %(value)s"),
    }


def _of_lists(words: Words) -> dict[FaultKind, str]:
    """Return what is wrong with abilities, upgrades and claims."""
    return {
        FaultKind.UNKNOWN_ABILITY: words.pgettext(
            "content fault",
            "“%(value)s” is no ability that the program knows; give it a name and a text",
        ),
        FaultKind.HALF_ABILITY: words.pgettext(
            "content fault", "an ability has a key, or a name and a text"
        ),
        FaultKind.UNKNOWN_UPGRADE: words.pgettext(
            "content fault", "“%(value)s” is no upgrade that the program knows; give it a name"
        ),
        FaultKind.HALF_UPGRADE: words.pgettext("content fault", "an upgrade has a key, or a name"),
        FaultKind.UNKNOWN_CLAIM: words.pgettext(
            "content fault", "“%(value)s” is no claim that the program knows; give it a name"
        ),
        FaultKind.NO_NEIGHBOURS: words.pgettext(
            "content fault", "“%(value)s” are no neighbours on the map"
        ),
        FaultKind.NO_PATH: words.pgettext(
            "content fault", "“%(value)s” are no two claims of the map, such as A1-B1"
        ),
    }
