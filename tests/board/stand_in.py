"""Words of a likely Chinese length, whatever is translated yet."""

import re

from typing_extensions import override

from duskboard.i18n.words import Language, Words
from duskboard.paths import resources

_PLACEHOLDER = re.compile(r"%\(\w+\)[sd]|%%")


class StandInWords(Words):
    """Says Chinese of about the length that a translation has, placeholders kept."""

    def __init__(self) -> None:
        super().__init__(resources() / "translations")
        self._language = Language.TRADITIONAL_CHINESE

    @override
    def gettext(self, message: str) -> str:
        return _stand_in(message)

    @override
    def pgettext(self, context: str, message: str) -> str:
        return _stand_in(message)

    @override
    def ngettext(self, singular: str, plural: str, count: int) -> str:
        return _stand_in(plural)

    @override
    def npgettext(self, context: str, singular: str, plural: str, count: int) -> str:
        return _stand_in(plural)


def _stand_in(message: str) -> str:
    parts = _PLACEHOLDER.split(message)
    holders = [*_PLACEHOLDER.findall(message), ""]
    spoken = [_spoken(part) for part in parts]
    return "".join(text for pair in zip(spoken, holders, strict=True) for text in pair)


def _spoken(part: str) -> str:
    letters = sum(1 for sign in part if sign.isalpha())
    return "追" * max(1, round(letters * 0.42)) if letters else part
