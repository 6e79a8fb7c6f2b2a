"""Prints how many milliseconds blazediff takes for pairs of files: blazediff_times.py BASELINE CANDIDATE [PATH…]

Without paths two files are compared, else those of two folders, one after the other. The first round does not count;
of the others the middle one is printed.
"""

import sys
import time

import blazediff

ROUNDS = 3
baseline, candidate, *paths = sys.argv[1:]
pairs = [(baseline + "/" + path, candidate + "/" + path) for path in paths] or [(baseline, candidate)]


def milliseconds():
    start = time.perf_counter()
    for one, other in pairs:
        blazediff.compare(one, other)
    return (time.perf_counter() - start) * 1000


milliseconds()
print(sorted(milliseconds() for _ in range(ROUNDS))[ROUNDS // 2])
