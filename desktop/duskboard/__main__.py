"""Start the program: `python -m duskboard [FILE] [--smoke] [--version]`."""

import sys

from duskboard.app.start import main

if __name__ == "__main__":
    sys.exit(main())
