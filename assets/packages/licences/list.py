#!/usr/bin/env python3
"""Writes licences.txt: every crate of Cargo.lock with its licence, and the texts of those that are in the program.

    assets/packages/licences/list.py            writes the file
    assets/packages/licences/list.py --check    says whether the kept file is the one that would be written

Needs cargo, and the crates' sources, which cargo fetches. Of a crate that offers several licences, the first that this
list has in PREFERRED is taken. Texts that differ in nothing but who holds the copyright are printed once.
"""

import json
import re
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]
KEPT = HERE / "licences.txt"
PREFERRED = ["MIT", "MIT-0", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "ISC", "Zlib", "BSL-1.0", "0BSD", "Unicode-3.0",
             "CC0-1.0", "Unlicense", "MPL-2.0"]
SYSTEMS = {"Linux": "x86_64-unknown-linux-gnu", "Windows": "x86_64-pc-windows-msvc", "macOS": "aarch64-apple-darwin"}
FONTS = {"Barlow": "OFL-Barlow.txt", "Russo One": "OFL-RussoOne.txt"}
# What a file of a licence is called by the licence, where a crate has several.
NAMES = {"MIT": "mit", "MIT-0": "mit", "Apache-2.0": "apache", "BSD-2-Clause": "bsd", "BSD-3-Clause": "bsd", "ISC": "isc",
         "Zlib": "zlib", "BSL-1.0": "bo?o?sl|boost", "0BSD": "0bsd", "Unicode-3.0": "unicode", "CC0-1.0": "cc0",
         "Unlicense": "unlicense", "MPL-2.0": "mpl"}
# The texts beside the fonts that a crate brings.
FONT_LICENCES = {"OFL-1.1": "OFL.txt", "Ubuntu-font-1.0": "UFL.txt"}
OPENING = """What the program is made of, and under which licences

Made by assets/packages/licences/list.py from Cargo.lock. The program itself is under MIT or Apache-2.0; see LICENSE."""


def metadata(system=None):
    """What cargo knows of the packages, of all systems or of one."""
    wanted = ["--filter-platform", system] if system else []
    command = ["cargo", "metadata", "--locked", "--format-version", "1", *wanted]
    return json.loads(subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout)


def in_the_program(system):
    """The ids of the packages that are part of the program on a system: no tests, no build scripts or their needs."""
    meta = metadata(system)
    macros = {p["id"] for p in meta["packages"] if any("proc-macro" in t["kind"] for t in p["targets"])}
    nodes = {node["id"]: node for node in meta["resolve"]["nodes"]}
    seen, open_ids = set(), [meta["resolve"]["root"]]
    while open_ids:
        current = open_ids.pop()
        # What a macro is made of runs when the program is built and is no part of it.
        if current in seen or current in macros:
            continue
        seen.add(current)
        for dep in nodes[current]["deps"]:
            if any(kind["kind"] is None for kind in dep["dep_kinds"]):
                open_ids.append(dep["pkg"])
    return seen - set(meta["workspace_members"])


def taken(expression):
    """The licences of an expression that hold: all that are joined by AND, and the first preferred of each choice."""
    plain = re.sub(r"\s+WITH\s+LLVM-exception", "", expression.replace("/", " OR "))
    chosen = []
    for part in re.split(r"\s+AND\s+(?![^(]*\))", plain):
        names = re.split(r"\s+OR\s+", part.strip("() "))
        chosen.append(next((name for name in PREFERRED if name in names), names[0]))
    return chosen


def files_of(package, licence):
    """The files of a crate that have a licence's text or a notice."""
    folder = Path(package["manifest_path"]).parent
    found = sorted(f for f in folder.iterdir() if f.is_file() and re.match(r"(?i)(licen[sc]e|copying|unlicense)", f.name))
    if licence in FONT_LICENCES:
        return sorted((folder / "fonts").glob(FONT_LICENCES[licence]))
    named = [f for f in found if re.search(f"(?i){NAMES.get(licence, licence)}", f.name)]
    plain = [f for f in found if re.fullmatch(r"(?i)(licen[sc]e|copying)(\.(txt|md))?", f.name)]
    return named or plain or sorted((folder / "fonts").glob("[!OU]*.txt"))


def split_text(text):
    """Who holds the copyright, and the rest of a text with its lines joined: what is compared."""
    holders, rest = [], []
    for line in text.replace("\r", "").split("\n"):
        is_holder = re.match(r"(?i)\W*(copyright)\s+(\(c\)|©|\d{4}|[A-Z])", line.strip()) and len(line) < 160
        is_holder = is_holder and not re.search(r"(?i)notice|license|\[yyyy\]|owner|holder", line)
        (holders if is_holder else rest).append(line.strip())
    return holders, "\n".join(rest).strip()


def texts(packages):
    """Texts by what they say: the text, and by crate who holds the copyright."""
    found, missing = {}, []
    for package in packages:
        for licence in taken(package["license"] or "?"):
            files = files_of(package, licence)
            if not files:
                missing.append((package, licence))
            for file in files:
                holders, rest = split_text(file.read_text(errors="replace"))
                key = re.sub(r"\W+", "", re.sub(r"(?i)^(the )?mit license( \(mit\))?", "", rest)).lower()
                found.setdefault(key, (licence, rest, []))[2].append((package, holders))
    return found, missing


def table(packages, systems):
    """A line a crate: name, version, licence, and where it is."""
    lines = []
    for package in packages:
        where = [name for name, ids in systems.items() if package["id"] in ids]
        place = "every system" if len(where) == len(systems) else ", ".join(where) or "not in the program"
        lines.append(f"{package['name']} {package['version']}: {package['license'] or 'see its file'} ({place})")
    return lines


def name_of(package):
    return f"{package['name']} {package['version']}"


def written():
    """The whole list."""
    meta = metadata()
    packages = sorted((p for p in meta["packages"] if p["source"]), key=lambda p: (p["name"], p["version"]))
    systems = {name: in_the_program(system) for name, system in SYSTEMS.items()}
    inside = [p for p in packages if any(p["id"] in ids for ids in systems.values())]
    found, missing = texts(inside)
    parts = [OPENING, heading("Crates"), "\n".join(table(packages, systems)), heading("Fonts")]
    for font, file in FONTS.items():
        parts += [font, (ROOT / "assets/fonts" / file).read_text().strip()]
    parts.append(heading("Texts of the licences of crates"))
    for licence, text, holders in sorted(found.values(), key=lambda entry: (entry[0], name_of(entry[2][0][0]))):
        crates = "\n".join(f"  {name_of(package)}" + "".join(f"\n    {line}" for line in lines) for package, lines in holders)
        parts.append(f"--- {licence}\n\n{crates}\n\n{text}")
    if missing:
        parts.append(heading("Crates that come without a text of their licence: it stands above"))
        parts.append("\n".join(f"  {name_of(package)}: {licence}; by {', '.join(package['authors']) or 'its contributors'};"
                               f" {package['repository']}" for package, licence in missing))
    text = "\n\n".join(parts) + "\n"
    return "\n".join(line.rstrip() for line in text.split("\n"))


def heading(words):
    return f"{'=' * 80}\n{words}"


def main():
    text = written()
    if "--check" in sys.argv[1:]:
        if KEPT.read_text() != text:
            sys.exit("licences.txt is not up to date: run assets/packages/licences/list.py")
        return
    KEPT.write_text(text)


if __name__ == "__main__":
    main()
