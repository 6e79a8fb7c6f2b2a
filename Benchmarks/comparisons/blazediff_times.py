"""Prints how many milliseconds blazediff takes for pairs of files: blazediff_times.py BASELINE CANDIDATE [PATH…]

Without paths two files are compared: the first round does not count, of three others the middle one is printed. With
paths those of two folders are compared, one after the other, in a single round. Anti-aliased pixels are told apart, as
by what it is measured beside.
"""

import sys
import time

import blazediff

baseline, candidate, *paths = sys.argv[1:]
pairs = [(baseline + "/" + path, candidate + "/" + path) for path in paths] or [(baseline, candidate)]


def milliseconds():
    start = time.perf_counter()
    for one, other in pairs:
        blazediff.compare(one, other, antialiasing=True)
    return (time.perf_counter() - start) * 1000


if paths:
    print(milliseconds())
else:
    milliseconds()
    print(sorted(milliseconds() for _ in range(3))[1])
