"""The event loop: Qt's own, driven by asyncio once the first window is painted.

qasync costs a fifth of the start, so it is imported after that.
"""

import asyncio
from collections.abc import Callable, Coroutine
from typing import TypeVar

from PySide6.QtWidgets import QApplication

from duskboard.app.preload import preload

_T = TypeVar("_T")


def run(app: QApplication, begun: Callable[["Tasks"], None]) -> int:
    """Run until the application quits and return its exit code; its first window is shown.

    Args:
        app: The application.
        begun: Called once work off the GUI thread can be done, with who does it.
    """
    import qasync

    loop = qasync.QEventLoop(app)
    asyncio.set_event_loop(loop)
    tasks = Tasks(loop)
    quitting = asyncio.Event()
    app.setQuitOnLastWindowClosed(False)  # all work is ended first, and the loop by that
    app.lastWindowClosed.connect(quitting.set)
    app.aboutToQuit.connect(quitting.set)

    async def evening() -> None:
        begun(tasks)
        tasks.start(preload())
        await quitting.wait()
        await tasks.stop()

    with loop:
        try:
            loop.run_until_complete(evening())
        except RuntimeError:
            if not quitting.is_set():
                raise
            # The system ends the program, and has ended the loop before the work.
    return 0


class Tasks:
    """Work off the GUI thread. Every task is kept, and ended when the program ends."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self, work: Coroutine[None, None, None]) -> None:
        """Start a piece of work. What it raises goes to the loop's handler of exceptions."""
        task = self._loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def compute(self, work: Callable[[], _T], done: Callable[[_T], None]) -> None:
        """Do `work` on another thread and call `done` on this one with what it returns.

        When the program ends before that, `done` is not called.
        """

        async def carry() -> None:
            done(await asyncio.to_thread(work))

        self.start(carry())

    async def stop(self) -> None:
        """End all work and wait until it has ended."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
