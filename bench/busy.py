"""Keeps a processor busy, politely, beside a server, for `bench/abuse`: python -m bench.busy SECONDS."""

import os
import sys
import time

if __name__ == "__main__":
    os.nice(10)
    until = time.monotonic() + float(sys.argv[1])
    while time.monotonic() < until:
        pass
