"""A menu of what can be begun, with choices within choices."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtWidgets import QMenu, QWidget


@dataclass(frozen=True, slots=True, kw_only=True)
class Beginning:
    """Something that can be begun: an act, or a choice of some.

    Attributes:
        label: What it is called.
        act: What is asked for, or "" for a choice.
        choices: What there is to choose from.
    """

    label: str
    act: str = ""
    choices: tuple["Beginning", ...] = ()


def open_menu(
    owner: QWidget, beginnings: Sequence[Beginning], chosen: Callable[[str], None]
) -> None:
    """Offer what can be begun, below a widget."""
    menu = QMenu(owner)
    _fill(menu, beginnings, chosen)
    menu.aboutToHide.connect(menu.deleteLater)
    menu.popup(owner.mapToGlobal(owner.rect().bottomLeft()))


def _fill(menu: QMenu, beginnings: Sequence[Beginning], chosen: Callable[[str], None]) -> None:
    for one in beginnings:
        if one.choices:
            _fill(menu.addMenu(one.label), one.choices, chosen)
        else:
            action = menu.addAction(one.label)
            action.setData(one.act)
            action.triggered.connect(lambda _checked=False, act=one.act: chosen(act))
