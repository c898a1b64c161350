"""The one clock on the wall: everything else is given the time."""

import time

from duskboard.table.entity import Moment


def now() -> Moment:
    """Return the time, in whole seconds since the beginning of 1970, UTC."""
    return Moment(int(time.time()))  # noqa: TID251 - the one clock of the program
