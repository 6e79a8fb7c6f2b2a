#!/usr/bin/env python3
"""usage: shards.py PROGRAM [PICTURES] [SHARDS] [FOLDER]

Draws a batch of at least so many small pictures, a million unless given, in shards one after the other, 20 unless given,
with one job each, and joins them, as folders and then as archives. Prints processor time, the most memory and the bytes of
each step; ends with 1 where joining takes more memory than its bound, which does not depend on the number of pictures.
FOLDER, a temporary one unless given, is emptied before and after.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import time

LOOK = "canvas: {width: 60, height: 120}\nindexBar: {slotHeight: 4}\n"
# As many values of each, from 10 up; a file's name tells all three.
AXES = ["list.row.height", "list.header.height", "bubble.radius"]
# MB.
BOUND = 64


def measured(arguments, folder):
    """Runs a command: seconds, seconds of processor time, and the most memory in MB."""
    start = time.monotonic()
    process = subprocess.Popen(arguments, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    errors = process.stderr.read()
    _, status, usage = os.wait4(process.pid, 0)
    if status:
        sys.exit(f"{' '.join(arguments)} ended with {status}: {errors.decode()}")
    return time.monotonic() - start, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def contents(folder, depth=0):
    """The number of pictures and the bytes of all files below a folder.

    Few names are held at a time: a program that is started begins with the memory of this one as its most.
    """
    count = length = 0
    with os.scandir(folder) as entries:
        for entry in entries:
            if entry.is_dir(follow_symlinks=False):
                inner = contents(entry.path, depth + 1)
                count, length = count + inner[0], length + inner[1]
            else:
                count += entry.name.endswith(".png") and depth > 0
                length += entry.stat().st_size
    return count, length


def row(name, count, seconds, processor, memory, length):
    print(
        f"| {name} | {count:,} | {seconds:.0f} s | {processor:.0f} s | {processor / count * 1000:.3f} ms |"
        f" {memory:.0f} MB | {length / 1e6:.0f} MB |",
        flush=True)


def main():
    program = os.path.abspath(sys.argv[1])
    pictures, shards = (int(sys.argv[2]) if len(sys.argv) > 2 else 1_000_000, int((sys.argv[3:] or [20])[0]))
    folder = sys.argv[4] if len(sys.argv) > 4 else tempfile.mkdtemp(prefix="thumbindex-shards.")
    shutil.rmtree(folder, ignore_errors=True)
    os.makedirs(folder)
    with open(f"{folder}/small.theme.yaml", "w") as file:
        file.write(LOOK)
    one = ["render", "small.theme.yaml", "--scale", "1"]
    measured([program, *one, "--out", "one"], folder)
    # All but the board, which is drawn once.
    each = contents(f"{folder}/one")[0] - 1
    steps = 1
    while each * steps ** len(AXES) < pictures:
        steps += 1
    values = ", ".join(str(10 + number / 10) for number in range(steps))
    axes = ", ".join(f"{axis}: [{values}]" for axis in AXES)
    with open(f"{folder}/large.batch.yaml", "w") as file:
        file.write(f"{{themes: [small.theme.yaml], axes: {{scale: [1], {axes}}}}}\n")
    print("| step | pictures | time | processor | a picture | memory | bytes |\n| --- | --- | --- | --- | --- | --- | --- |")
    batch = ["render", "large.batch.yaml", "--yes"]
    planned = measured([program, *batch, "--dry-run"], folder)
    drawn = [0, 0.0, 0.0, 0.0, 0]
    for shard in range(1, shards + 1):
        path = f"parts/{shard}"
        part = ["--shard", f"{shard}/{shards}", "--jobs", "1", "--out", path]
        seconds, processor, memory = measured([program, *batch, *part], folder)
        count, length = contents(f"{folder}/{path}")
        drawn = [drawn[0] + count, drawn[1] + seconds, drawn[2] + processor, max(drawn[3], memory), drawn[4] + length]
    row("planned", drawn[0], *planned, 0)
    row(f"drawn in {shards} shards", *drawn)
    parts = [f"parts/{shard}" for shard in range(shards, 0, -1)]
    most = 0
    # Nothing is removed before the end: file systems are slow in making files where others have just gone.
    for name in ("folders", "archives"):
        if name == "archives":
            for part in parts:
                subprocess.run(["tar", "-cf", part + ".tar", part], cwd=folder, check=True)
            parts = [part + ".tar" for part in parts]
        times = measured([program, "merge", *parts, "--out", f"joined-{name}"], folder)
        count, length = contents(f"{folder}/joined-{name}")
        row(f"joined from {name}", count, *times, length)
        most = max(most, times[2])
    shutil.rmtree(folder)
    if most > BOUND:
        sys.exit(f"joining took {most:.0f} MB, more than {BOUND}")


if __name__ == "__main__":
    main()
