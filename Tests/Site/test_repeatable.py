"""The same decks give the same bytes, and a build writes only what changed."""
from __future__ import annotations

from pathlib import Path

from building import Build, contents, copy_of_sample


def differences(left: Path, right: Path) -> list[str]:
    one, other = contents(left), contents(right)
    assert one
    return sorted(path for path in one.keys() | other.keys() if one.get(path) != other.get(path))


def test_threads_folder_language_and_time_zone_change_nothing(sample: Build, program: Path, tmp_path: Path) -> None:
    elsewhere = copy_of_sample(program, tmp_path / "another folder, ü")
    elsewhere.run("--jobs", "8", TZ="Pacific/Apia", LC_ALL="tr_TR.UTF-8", LANG="tr_TR.UTF-8", HOME="/nonexistent")
    assert not differences(sample.output, elsewhere.output)


def stamps(folder: Path) -> dict[Path, tuple[int, int]]:
    """The times and the inodes of all that a folder holds: a file that was replaced by the same bytes shows."""
    return {path: (path.stat().st_mtime_ns, path.stat().st_ino) for path in [folder, *folder.rglob("*")]}


def test_a_second_build_writes_nothing(program: Path, tmp_path: Path) -> None:
    build = copy_of_sample(program, tmp_path)
    build.run()
    before = stamps(build.output), stamps(build.source)
    build.run()
    assert (stamps(build.output), stamps(build.source)) == before


def test_an_edit_and_its_undoing_give_the_first_site_again(sample: Build, program: Path, tmp_path: Path) -> None:
    build = copy_of_sample(program, tmp_path)
    build.run()
    deck = build.deck_files()[0]
    text = deck.read_bytes()
    deck.write_bytes(text + b"\n\n## An added card\n\nIts definition.\n")
    (build.source / "decks/added.md").write_text("# Added\n\n## term\n\ndefinition\n")
    build.run()
    assert (build.output / "added/index.html").is_file()
    assert differences(sample.output, build.output)
    deck.write_bytes(text)
    (build.source / "decks/added.md").unlink()
    build.run()
    assert not differences(sample.output, build.output)
    assert not (build.output / "added").exists()


def test_the_sample_site_builds_without_a_warning(program: Path, tmp_path: Path) -> None:
    build = copy_of_sample(program, tmp_path)
    assert build.run("--strict").stderr == ""
