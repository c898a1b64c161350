"""Names that the program gives by itself, in each language: "Place 3", "New place", "Hazard"."""

import re
from pathlib import Path

from duskboard.i18n.words import Language, Words

_MADE = ("New place", "Hazard", "Barrier", "Chase")
_NUMBERED = "Place %(number)d"


class MadeNames:
    """Knows such a name in any language, until somebody gives the thing a name of its own."""

    def __init__(self, folder: Path) -> None:
        """Read the catalogues in `folder`.

        Raises:
            FileNotFoundError: One is missing.
        """
        spoken = [Words(folder, language) for language in Language]
        self._made = {words.pgettext("chase", one): one for words in spoken for one in _MADE}
        numbered = (re.escape(words.pgettext("chase", _NUMBERED)) for words in spoken)
        patterns = "|".join(one.replace(re.escape("%(number)d"), r"(\d+)") for one in numbered)
        self._numbered = re.compile(patterns)

    def said(self, words: Words, name: str) -> str:
        """Return a name in the words of now; one that somebody gave is returned as it is."""
        made = self._made.get(name)
        if made is not None:
            return str(words.pgettext("chase", made))
        numbered = self._numbered.fullmatch(name)
        if numbered is None:
            return name
        number = next(group for group in numbered.groups() if group is not None)
        return words.pgettext("chase", _NUMBERED) % {"number": int(number)}
