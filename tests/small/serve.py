"""`regnum` with the small games: a server that the browser tests start. Processes of bots read this file too."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from regnum import cli
from small import register_all

register_all()

if __name__ == "__main__":
    cli.main()
