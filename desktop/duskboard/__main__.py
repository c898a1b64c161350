"""Start the program: `python -m duskboard [FILE] [--check] [--smoke] [--version]`."""

import sys
from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program and return its exit code, or say what keeps Qt from being loaded."""
    try:
        from duskboard.app import start
    except ImportError as error:
        if error.name is not None and error.name.startswith("duskboard"):
            raise
        from duskboard.app import needs

        return needs.check() if "--check" in sys.argv[1:] else needs.tell_no_window(error)
    return start.main(arguments)


if __name__ == "__main__":
    sys.exit(main())
