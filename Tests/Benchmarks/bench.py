#!/usr/bin/env python3
"""Compares the time that a build takes with the time of the cmark-gfm command on the same text.

Both run in turn, in pairs, on a file system in memory, so that neither the disk nor the machine's mood decides.
The command writes one file; the build writes whole pages, dictionaries, data and lists.
"""
from __future__ import annotations

import argparse
import os
import shutil
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from statistics import median

import synthetic

ROOT = Path(__file__).resolve().parents[2]
EXTENSIONS = ("table", "strikethrough", "autolink", "tasklist")


@dataclass(frozen=True)
class Run:
    """What a command took: seconds on the clock, seconds of all processors, and its peak memory in MB.

    The system counts the memory of this script in, so that no peak is below some 20 MB.
    """

    seconds: float
    processor: float
    memory: float


def measure(command: list[str], output: Path) -> Run:
    """Runs a command to its end, with its standard output in a file; leaves where it fails."""
    with output.open("wb") as file:
        to_file = [(os.POSIX_SPAWN_DUP2, file.fileno(), 1)]
        start = time.perf_counter()
        process = os.posix_spawnp(command[0], command, os.environ, file_actions=to_file)
        _, status, usage = os.wait4(process, 0)
        seconds = time.perf_counter() - start
    if status != 0:
        sys.exit(f"{' '.join(command)} ended with {os.waitstatus_to_exitcode(status)}")
    return Run(seconds, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024)


def show(name: str, runs: list[Run]) -> None:
    seconds = [run.seconds for run in runs]
    print(
        f"{name:20} median {median(seconds):7.3f} s   from {min(seconds):7.3f} to {max(seconds):7.3f} s   "
        f"processor {median(run.processor for run in runs):7.3f} s   peak {max(run.memory for run in runs):6.1f} MB"
    )


def compare(options: argparse.Namespace, folder: Path) -> int:
    everything = synthetic.write_site(folder, options.decks, options.cards)
    source, public = folder / "site", folder / "public"
    print(f"{options.decks} decks of {options.cards} cards, {everything.stat().st_size / 1e6:.1f} MB of text")
    markdown = ["cmark-gfm", *(word for name in EXTENSIONS for word in ("-e", name)), str(everything)]
    build = [str(options.program), "build", str(source), "--output", str(public), "--quiet"]
    commands, builds, again = [], [], []
    for _ in range(options.runs):
        shutil.rmtree(public, ignore_errors=True)
        shutil.rmtree(source / ".deckpress", ignore_errors=True)
        commands.append(measure(markdown, folder / "all.html"))
        builds.append(measure(build, folder / "log"))
        again.append(measure(build, folder / "log"))
    show("cmark-gfm", commands)
    show("build", builds)
    show("nothing changed", again)
    ratio = median(ours.seconds / theirs.seconds for ours, theirs in zip(builds, commands))
    memory = max(run.memory for run in builds)
    print(f"a build takes {ratio:.2f} times as long as cmark-gfm (at most {options.ratio}), in {memory:.1f} MB")
    return 0 if ratio <= options.ratio and memory <= options.memory else 1


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", type=Path, default=ROOT / ".build/release/deckpress")
    parser.add_argument("--decks", type=int, default=1000)
    parser.add_argument("--cards", type=int, default=100, help="in each deck")
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--folder", type=Path, default=Path("/dev/shm"), help="where to work: a file system in memory")
    parser.add_argument("--ratio", type=float, default=2.0, help="fail where a build takes longer than this")
    parser.add_argument("--memory", type=float, default=100, help="fail where a build takes more MB than this")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=options.folder, prefix="deckpress-bench-") as folder:
        return compare(options, Path(folder))


if __name__ == "__main__":
    sys.exit(main())
