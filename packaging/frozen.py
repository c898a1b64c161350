"""Where the frozen program begins: what `python -m duskboard` does in a clone."""

import sys

from duskboard.__main__ import main

if __name__ == "__main__":
    sys.exit(main())
