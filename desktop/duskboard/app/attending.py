"""What goes on beside the table once the loop runs: work, other copies, files of the desktop."""

from duskboard.app.application import Application
from duskboard.app.loop import Tasks
from duskboard.app.program import Program
from duskboard.app.running_copy import RunningCopy
from duskboard.app.versions import versions


def attend(application: Application, program: Program, tasks: Tasks) -> None:
    """Give the program who works for it, and open what others want opened."""
    program.use(tasks)
    application.open_with(program.come_to_front)
    tasks.start(RunningCopy(program.home, program.come_to_front).listen())
    program.log.write(f"start: {versions()}")
