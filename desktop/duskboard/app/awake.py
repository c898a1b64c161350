"""The machine stays awake while players look at their screen: nobody moves a mouse meanwhile."""

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import AbstractContextManager


class Awake:
    """Keeps screen and machine from falling asleep; where that cannot be, nothing happens.

    Asking for it takes longer than a click may, so it is done on a thread of its own, one wish
    after the other.
    """

    def __init__(self, ask: Callable[[], AbstractContextManager[object]] | None = None) -> None:
        """Make one; `ask` returns what keeps the machine awake while it is entered."""
        self._ask = ask or _presenting
        self._thread: ThreadPoolExecutor | None = None
        self._last: Future[None] | None = None
        self._mode: AbstractContextManager[object] | None = None
        self._is_held = False

    @property
    def is_held(self) -> bool:
        """Whether the machine was asked to stay awake."""
        return self._is_held

    def hold(self) -> None:
        """Keep the machine awake from now on."""
        if not self._is_held:
            self._is_held = True
            self._later(self._enter)

    def release(self) -> None:
        """Let the machine sleep again."""
        if self._is_held:
            self._is_held = False
            self._later(self._leave)

    def wait(self) -> None:
        """Wait until what was asked for last has been done."""
        if self._last is not None:
            self._last.result()

    def close(self) -> None:
        """Let the machine sleep, and end the thread."""
        self.release()
        if self._thread is not None:
            self._thread.shutdown(wait=True)
            self._thread = None

    def _later(self, work: Callable[[], None]) -> None:
        if self._thread is None:
            self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="awake")
        self._last = self._thread.submit(work)

    def _enter(self) -> None:
        mode = self._ask()
        mode.__enter__()
        self._mode = mode

    def _leave(self) -> None:
        mode, self._mode = self._mode, None
        if mode is not None:
            mode.__exit__(None, None, None)


def _presenting() -> AbstractContextManager[object]:
    """Return what keeps screen and machine awake; its import takes a tenth of a second."""
    from wakepy import keep

    return keep.presenting(on_fail="pass")
