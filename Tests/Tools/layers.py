#!/usr/bin/env python3
"""Checks that the layers point one way: each target imports only what Package.swift says that it depends on.

SwiftPM has an option for this, but it looks at nothing unless a target is named, and knows nothing of the
system's own modules: Foundation stays out of the sources, and Glibc inside the target Files.
"""
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Iterator

IMPORT = re.compile(r"^\s*(?:(?:@\w+(?:\(\w+\))?|public|package|internal|private)\s+)*import\s+(?:\w+\s+)?(\w+)")
# The scripts of other languages are text of Swift.
TEXT = re.compile(r'(#*)""".*?"""\1', re.DOTALL)
EVERYWHERE = {"Swift", "Synchronization"}
BELONGS_TO = {"Files": {"Glibc"}}
TESTS_MAY = {"Testing", "Foundation", "Glibc"}


def imports(source: str) -> Iterator[tuple[int, str]]:
    """Gives the line and the module of each import."""
    code = TEXT.sub(lambda text: "\n" * text[0].count("\n"), source)
    for number, line in enumerate(code.splitlines(), 1):
        if found := IMPORT.match(line):
            yield number, found[1]


def allowed(target: dict) -> set[str]:
    """The modules that a target of `swift package describe` may import."""
    own = TESTS_MAY if target["type"] == "test" else BELONGS_TO.get(target["name"], set())
    return EVERYWHERE | own | set(target.get("target_dependencies", []))


def problems(package: dict, root: Path) -> Iterator[str]:
    """Describes each import that crosses the layers."""
    for target in package["targets"]:
        if target["module_type"] != "SwiftTarget":
            continue
        known = allowed(target)
        for name in target["sources"]:
            path = Path(target["path"]) / name
            for line, module in imports((root / path).read_text(encoding="utf-8")):
                if module not in known:
                    yield f"{path}:{line}: error: {target['name']} may not import {module}; it may {sorted(known)}"


def main() -> int:
    root = Path(__file__).resolve().parents[2]
    described = subprocess.run(
        ["swift", "package", "describe", "--type", "json"], cwd=root, check=True, stdout=subprocess.PIPE
    ).stdout
    found = list(problems(json.loads(described), root))
    print("\n".join(found), file=sys.stderr, end="\n" if found else "")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
