"""A typed word -> how a check went: "failed", "hard", "botch", "成功"."""

import unicodedata
from collections.abc import Mapping
from types import MappingProxyType

from duskboard.core.chase.check import Verdict
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.words import Words

VERDICT_WORDS: Mapping[Verdict, str] = MappingProxyType(
    {
        Verdict.EXTREME: "extreme|extreme success|critical|crit|極限|極限成功|大成功|极限|极限成功",
        Verdict.HARD: "hard|hard success|困難|困難成功|困难|困难成功",
        Verdict.REGULAR: "success|succeeded|regular|pass|passed|ok|yes|成功|一般成功|通過|通过",
        Verdict.FAILURE: "fail|failed|failure|no|missed|失敗|失败",
        Verdict.FUMBLE: "fumble|fumbled|botch|botched|大失敗|大失败|嚴重失誤|严重失误",
    }
)
"""What each verdict may be called in any language, in lower case, parted by "|"."""


def read_verdict(words: Words, text: str) -> Verdict | None:
    """Return how it went by a word of any language, or None for any other text."""
    plain = unicodedata.normalize("NFKC", text).strip().lower()
    for verdict, line in VERDICT_WORDS.items():
        if plain in {*line.split("|"), enum_text(words, verdict).lower()}:
            return verdict
    return None
