"""Parts of a board that fade in where players see them for the first time."""

from PySide6.QtCore import QObject

from duskboard.board.part import Part
from duskboard.board.part_item import PartItem
from duskboard.theme.look import Look
from duskboard.theme.motion import Motion


class Appearing(QObject):
    """Leads items from nothing to all there; at once where motion is reduced."""

    def __init__(self, look: Look, parent: QObject) -> None:
        super().__init__(parent)
        self._look = look
        self._motions: dict[PartItem, Motion] = {}

    def begin(self, item: PartItem, before: Part | None) -> None:
        """Have an item fade in, over the part that it showed before."""
        self.end(item)
        if self._look.duration("slow") == 0:
            return
        motion = self._motions[item] = Motion(self._look, self)
        item.come(before)
        motion.moved.connect(item.set_share)
        motion.finished.connect(self._on_motion_finished)
        motion.move(0.0, 1.0, "slow")

    def end(self, item: PartItem) -> None:
        """Have an item all there."""
        motion = self._motions.pop(item, None)
        if motion is not None:
            motion.jump(1.0)
            motion.deleteLater()

    def end_all(self) -> None:
        """Have every item all there."""
        for item in list(self._motions):
            self.end(item)

    def _on_motion_finished(self) -> None:
        for item in [item for item, motion in self._motions.items() if motion is self.sender()]:
            self.end(item)
