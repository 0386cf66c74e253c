"""``python -m citadels``: the command ``citadels``."""

import sys

from citadels.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
