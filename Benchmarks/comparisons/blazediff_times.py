"""Prints how many milliseconds blazediff takes: blazediff_times.py ROUNDS BASELINE CANDIDATE [PATH…]

The time that passes is printed first, then that of all processors.

Without paths two files are compared: a round that does not count, then as many as are asked for, of which the median is
printed. With paths those of two folders are compared, one after the other, in a single round. Anti-aliased pixels are
told apart, as by what it is measured beside, and both decode the files in each round.
"""

import statistics
import sys
import time

import blazediff

rounds, baseline, candidate, *paths = sys.argv[1:]
pairs = [(baseline + "/" + path, candidate + "/" + path) for path in paths] or [(baseline, candidate)]


def milliseconds():
    clock, processors = time.perf_counter(), time.process_time()
    for one, other in pairs:
        blazediff.compare(one, other, antialiasing=True)
    return (time.perf_counter() - clock) * 1000, (time.process_time() - processors) * 1000


if paths:
    print(*milliseconds())
else:
    milliseconds()
    print(*map(statistics.median, zip(*(milliseconds() for _ in range(int(rounds))))))
