"""An item of a scoundrel as one line: "Climbing gear 2", "Lockpicks 0 fine"."""

import re
import unicodedata
from dataclasses import replace

from duskboard.core.blades.scoundrel import MAX_ITEM_LOAD, ArmourKind, Item
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.words import Words

_LOAD = re.compile(r"(?P<name>.*\S)\s+(?P<load>\d{1,2})", re.DOTALL)


def item_line(words: Words, item: Item) -> str:
    """Return an item as it is typed; a load of 1 is left out."""
    parts = [item.name]
    if item.load != 1:
        parts.append(str(item.load))
    if item.is_fine:
        parts.append(words.pgettext("blades item", "fine"))
    return " ".join(parts)


def read_item(words: Words, line: str, before: Item | None = None) -> Item | None:
    """Return the item of a typed line, carried as it was before; None for a blank line.

    What is armour stays armour under another name; a new item is armour if it is called so.
    """
    name = unicodedata.normalize("NFC", line).strip()
    fine = words.pgettext("blades item", "fine")
    is_fine = name.lower().endswith(f" {fine.lower()}")
    if is_fine:
        name = name[: -len(fine)].strip()
    found, load = _LOAD.fullmatch(name), 1
    if found is not None and int(found["load"]) <= MAX_ITEM_LOAD:
        name, load = found["name"], int(found["load"])
    if not name:
        return None
    item = Item(name=name, load=load, is_fine=is_fine, armour=_armour(words, name))
    if before is None:
        return item
    return replace(item, is_carried=before.is_carried, armour=item.armour or before.armour)


def _armour(words: Words, name: str) -> ArmourKind | None:
    worn = (ArmourKind.HEAVY, ArmourKind.STANDARD)
    return next((one for one in worn if enum_text(words, one).lower() == name.lower()), None)
