"""Kills the program at random moments, again and again, and compares what is left with what an undisturbed run leaves.

    python3 Tests/Kills/rounds.py .build/release/thumbindex [ROUNDS [SEED]]

Each round kills one run, in turn of render, merge of folders, of archives and of those that standard input names, approve
and diff --report. What is visible then has to be whole: a file of
the tree before or of the tree after, for an approval and a report all of the one or all of the other. The next run has to
leave the tree that an undisturbed one leaves, hidden files included.
"""

import os
import pathlib
import random
import shutil
import subprocess
import sys
import tempfile
import time

THEME = "canvas: {width: 120, height: 200}\nindexBar: {slotHeight: 5}\n"
STATES = ["--state", "index-bar", "--appearance", "light", "--scale", "1", "--format", "png,json", "--jobs", "2"]


def tree(folder):
    """The bytes of every file below a folder by its path, and every empty folder."""
    files = {}
    for path in sorted(folder.rglob("*")):
        name = str(path.relative_to(folder))
        if path.is_file():
            files[name] = path.read_bytes()
        elif not any(path.iterdir()):
            files[name + "/"] = None
    return files


def visible(files):
    return {name: data for name, data in files.items() if not any(p.startswith(".") for p in name.split("/"))}


class Command:
    """A run of the program that is killed, and what it may leave."""

    def __init__(self, name, program, root, arguments, out, all_or_nothing, names=()):
        self.name, self.program, self.root = name, program, root
        # What standard input says, a line each.
        self.input = root / "input.txt"
        self.input.write_text("".join(line + "\n" for line in names))
        self.arguments, self.out, self.all_or_nothing = arguments, out, all_or_nothing
        self.before = root / "before"
        self.counts = {"killed": 0, "over before": 0, "nothing yet": 0, "in between": 0, "all there": 0}

    def run(self, arguments=None):
        with self.input.open() as lines:
            return subprocess.run(
                [self.program] + (arguments or self.arguments), cwd=self.root, stdin=lines, capture_output=True,
                text=True)

    def prepare(self):
        """Learns from undisturbed runs what the trees before and after are, and how long one takes."""
        durations = []
        for _ in range(3):
            self.restore()
            self.old = self.left()
            start = time.monotonic()
            done = self.run()
            durations.append(time.monotonic() - start)
            assert done.returncode in (0, 1), (self.name, done.stderr)
        self.new = self.left()
        self.duration = sorted(durations)[1]

    def restore(self):
        """What changes in a run, as it was before."""
        for path in [self.root / self.out] + list(self.root.glob(".*")):
            shutil.rmtree(path, ignore_errors=True)
        if self.before.exists():
            shutil.copytree(self.before, self.root / self.out)

    def left(self):
        """The tree that the run writes, with whatever hidden lies beside it."""
        files = {self.out + "/" + name: data for name, data in tree(self.root / self.out).items()}
        for path in self.root.glob(".*"):
            files |= {path.name + "/" + name: data for name, data in tree(path).items()} or {path.name: None}
        return files

    def round(self, moment):
        self.restore()
        with self.input.open() as lines:
            process = subprocess.Popen(
                [self.program] + self.arguments, cwd=self.root, stdin=lines, stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL)
        time.sleep(moment)
        ended = process.poll() is not None
        process.kill()
        process.wait()
        self.counts["over before" if ended else "killed"] += 1
        problems = self.check(visible(self.left()))
        self.settle(problems)
        self.run()
        if self.left() != self.new:
            names = sorted(k for k in self.left().keys() | self.new.keys() if self.left().get(k) != self.new.get(k))
            problems.append(f"the next run leaves another tree: {names[:5]}")
        return problems

    def settle(self, problems):
        """What comes before the next run."""

    def check(self, files):
        old, new = visible(self.old), visible(self.new)
        self.counts["nothing yet" if files == old else "all there" if files == new else "in between"] += 1
        if self.all_or_nothing:
            return [] if files in (old, new) else ["neither the tree before nor the one after"]
        broken = [name for name, data in files.items() if data is not None and data not in (old.get(name), new.get(name))]
        return [f"broken files: {broken[:5]}"] if broken else []


class Approval(Command):
    """What an approval left in the middle is settled by the next comparison, all of it or nothing."""

    def check(self, files):
        old, new = visible(self.old), visible(self.new)
        self.counts["nothing yet" if files == old else "all there" if files == new else "in between"] += 1
        broken = [name for name, data in files.items() if data is not None and data not in (old.get(name), new.get(name))]
        return [f"broken files: {broken[:5]}"] if broken else []

    def settle(self, problems):
        self.run(["diff", self.out, "new"])
        if self.left() not in (self.old, self.new):
            problems.append("a comparison leaves neither the baseline before nor the one after")
        if self.left() == self.new:
            self.restore()


class Report(Command):
    """A report is the old one, the new one, or in the instant of the exchange none."""

    def check(self, files):
        if not files:
            self.counts["in between"] += 1
            return []
        return super().check(files)


def commands(program, root):
    def folder(name):
        path = root / name
        path.mkdir()
        (path / "look.theme.yaml").write_text(THEME)
        return path

    def draw(path, *others):
        done = subprocess.run(
            [program, "render", "look.theme.yaml", *STATES, *others], cwd=path, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr

    render = folder("render")
    merge, archives, named = folder("merge"), folder("archives"), folder("named")
    for path in (merge, archives, named):
        for number in (1, 2):
            draw(path, "--shard", f"{number}/2", "--out", f"s{number}")
    for path in (archives, named):
        for number, kind in ((1, "tar"), (2, "gztar")):
            shutil.make_archive(str(path / f"s{number}"), kind, path / f"s{number}")
    approve, report = folder("approve"), folder("report")
    for path in (approve, report):
        draw(path, "--out", "before" if path == approve else "old")
        (path / "look.theme.yaml").write_text(THEME.replace("slotHeight: 5", "slotHeight: 6"))
        draw(path, "--out", "new")
    shutil.copytree(approve / "before", approve / "old")
    subprocess.run([program, "diff", "old", "new", "--report", "report"], cwd=approve, capture_output=True)
    subprocess.run([program, "diff", "old", "old", "--report", "before"], cwd=report, capture_output=True)
    return [
        Command("render", program, render, ["render", "look.theme.yaml", *STATES, "--out", "out"], "out", False),
        Command("merge", program, merge, ["merge", "s1", "s2", "--out", "out"], "out", False),
        Command(
            "merge of archives", program, archives, ["merge", "s2.tar.gz", "s1.tar", "--out", "out"], "out", False),
        Command(
            "merge of names", program, named, ["merge", "-", "--out", "out"], "out", False, ("s1.tar", "s2")),
        Approval("approve", program, approve, ["approve", "report"], "old", True),
        Report("diff --report", program, report, ["diff", "old", "new", "--report", "report"], "report", True),
    ]


def main():
    program = os.path.abspath(sys.argv[1])
    rounds = int(sys.argv[2]) if len(sys.argv) > 2 else 1000
    numbers = random.Random(int(sys.argv[3]) if len(sys.argv) > 3 else 1)
    failures = 0
    with tempfile.TemporaryDirectory() as name:
        all_commands = commands(program, pathlib.Path(name))
        for command in all_commands:
            command.prepare()
        for number in range(rounds):
            command = all_commands[number % len(all_commands)]
            moment = numbers.uniform(0, 1.1 * command.duration)
            for problem in command.round(moment):
                failures += 1
                print(f"round {number}, {command.name} killed after {moment:.4f} s: {problem}", flush=True)
            if number % 100 == 99:
                print(f"{number + 1} rounds", file=sys.stderr, flush=True)
    for command in all_commands:
        counts = ", ".join(f"{count} {name}" for name, count in command.counts.items())
        print(f"{command.name}, runs of {command.duration * 1000:.0f} ms: {counts}")
    print(f"{rounds} rounds, {failures} failures")
    sys.exit(1 if failures else 0)


main()
