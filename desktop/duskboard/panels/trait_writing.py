"""The field that lies over a trait while its specialties or its name are written."""

import re
from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from duskboard.core.storyteller.sheet import Trait
from duskboard.core.storyteller.trait import TraitKey, TraitKind
from duskboard.i18n.storyteller_trait_text import trait_names, trait_text
from duskboard.i18n.words import Words
from duskboard.panels.over_field import OverField
from duskboard.panels.sheet_wish import RenameTrait, WriteTrait


class Purpose(StrEnum):
    """What is written."""

    SPECIALTIES = "specialties"
    RENAME = "rename"
    PATH = "path"
    NEW = "new"


@dataclass(frozen=True, slots=True, kw_only=True)
class Writing:
    """What is written, and of what.

    Attributes:
        purpose: What.
        key: The trait; of a new one the name is blank.
    """

    purpose: Purpose
    key: TraitKey

    @property
    def is_new(self) -> bool:
        """Whether it is of a trait that is not there yet."""
        return self.purpose is Purpose.NEW


class TraitWriting(OverField):
    """Lies over what it is about; Enter writes, Esc and going elsewhere give up.

    Signals:
        specialties_written(TraitKey, tuple[str, ...]): Fields in which tens count for more.
        wished(SheetWish): A trait shall have another name, or one is new.
    """

    specialties_written = Signal(object, object)
    wished = Signal(object)

    def __init__(self, words: Words, page: QWidget) -> None:
        super().__init__(page)
        self._words = words
        self._writing: Writing | None = None
        self.entered.connect(self._on_self_entered)

    @property
    def writing(self) -> Writing | None:
        """What is written, or None."""
        return self._writing

    def begin(self, writing: Writing, anchor: QWidget, text: str = "") -> None:
        """Write over a widget of the page, beginning with a text."""
        self._writing = writing
        self._say(writing)
        self.lie_over(anchor, text)

    @override
    def finish(self) -> None:
        self._writing = None
        super().finish()

    def _say(self, writing: Writing) -> None:
        words = self._words
        name = trait_text(words, writing.key)
        match writing.purpose:
            case Purpose.SPECIALTIES:
                hint = words.pgettext("vampire", "Specialty")
                text = words.pgettext("vampire", "Specialties of %(trait)s, parted by commas")
                said = text % {"trait": name}
            case Purpose.PATH:
                hint = words.pgettext("vampire", "Name of the path")
                said = hint
            case _:
                hint = words.pgettext("vampire row", "Name")
                said = hint
        self.say(hint, said)

    def _on_self_entered(self, text: str) -> None:
        writing, name = self._writing, text.strip()
        self.finish()
        if writing is None:
            return
        key = writing.key
        if writing.purpose is Purpose.SPECIALTIES:
            fields = tuple(one.strip() for one in re.split(r"[,，、]", text) if one.strip())
            self.specialties_written.emit(key, fields)
        elif not name:
            return
        elif writing.purpose is Purpose.RENAME:
            self.wished.emit(RenameTrait(key=key, name=self._known(key.kind, name)))
        elif writing.purpose is Purpose.PATH:
            path = Trait(kind=TraitKind.PATH, name=name, rating=1, of=key.name)
            self.wished.emit(WriteTrait(trait=path))
        else:
            known = self._known(key.kind, name)
            self.wished.emit(WriteTrait(trait=Trait(kind=key.kind, name=known, rating=1)))

    def _known(self, kind: TraitKind, name: str) -> str:
        """Return the identifier of a trait that the program knows, or the name itself."""
        key = trait_names(self._words).get(name.lower())
        return key.name if key is not None and key.kind is kind else name
