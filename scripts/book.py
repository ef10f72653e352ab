#!/usr/bin/env python3
"""The book: checks every link of the pages, and makes a book of them.

usage: scripts/book.py check    every link leads to a file and a heading that are there, every file that is named exists, and every
                                page is in the book
       scripts/book.py build PROGRAM
                                the same, then mdBook with the rules of every game and their pictures as PROGRAM draws them, then every
                                link of what it built

Pages stay where they are on the shelf (README.md, docs/, games/*/RULINGS.md) and are read there as well, so they are copied side by side into
target/book-source for mdBook, which wants them under one roof.
"""

import html.parser
import json
import re
import shutil
import subprocess
import sys
import unicodedata
from pathlib import Path
from urllib.parse import unquote

ROOT = Path(__file__).resolve().parent.parent
SOURCE, BOOK = ROOT / "target" / "book-source", ROOT / "target" / "book"
FILES = subprocess.run(["git", "ls-files", "-co", "--exclude-standard"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\n")
LINK = re.compile(r"!?\[(?:[^\]\[]|\[[^\]]*\])*\]\(\s*<?([^)\s>]+)>?(?:\s+\"[^\"]*\")?\s*\)")


def prose(text):
    """Lines with their number, without what stands in code."""
    fence = None
    for number, line in enumerate(text.splitlines(), 1):
        mark = re.match(r"\s*(```+|~~~+)", line)
        if mark:
            fence = None if fence and mark[1].startswith(fence) else fence or mark[1]
        elif not fence:
            yield number, re.sub(r"``.+?``|`[^`]*`", lambda code: code[0].replace("(", " ").replace("[", " "), line)


def anchor(heading):
    """The name by which a heading is linked to."""
    plain = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading).replace("`", "").replace("*", "")
    kept = "".join(letter for letter in plain.strip().lower() if letter.isalnum() or letter in " -_" or unicodedata.category(letter)[0] == "M")
    return kept.replace(" ", "-")


def anchors(path):
    found, lines = set(), path.read_text().splitlines()
    for number, _ in prose(path.read_text()):
        heading = re.match(r"#{1,6}\s+(.*?)\s*#*$", lines[number - 1])
        if heading:
            name, again = anchor(heading[1]), 0
            while (name if again == 0 else f"{name}-{again}") in found:
                again += 1
            found.add(name if again == 0 else f"{name}-{again}")
    return found


def pages():
    listed = subprocess.run(["git", "ls-files", "-co", "--exclude-standard", "*.md"], cwd=ROOT, capture_output=True, text=True, check=True)
    # Rules are texts of the program, with links of their own kind.
    return [ROOT / name for name in sorted(listed.stdout.splitlines()) if "/rules/" not in name and (ROOT / name).exists()]


def faults(path):
    """Links of a page that lead nowhere."""
    for number, line in prose(path.read_text()):
        for link in LINK.findall(line):
            if re.match(r"[a-z]+:", link):
                continue
            file, _, place = unquote(link).partition("#")
            target = (path.parent / file).resolve() if file else path
            where = f"{path.relative_to(ROOT)}:{number}"
            if not target.exists() or ROOT not in [target, *target.parents]:
                yield f"{where}: there is no {link}"
            elif place and target.suffix == ".md" and place not in anchors(target):
                yield f"{where}: {file or path.name} has no heading #{place}"


def missing(path):
    """Files that a page names in code and that are nowhere: `store/lease.rs` may stand anywhere, with what is above it left out."""
    names = re.compile(r"`([\w./-]+\.(?:rs|ts|mjs|svelte|py|sh|ftl))`")
    for number, line in enumerate(path.read_text().splitlines(), 1):
        for name in names.findall(line):
            if not any(f"/{file}".endswith(f"/{name}") for file in FILES):
                yield f"{path.relative_to(ROOT)}:{number}: there is no file {name}"


def chapters():
    """What the book is made of: the pages of its summary."""
    summary = ROOT / "docs" / "SUMMARY.md"
    return [(summary.parent / link).resolve() for _, line in prose(summary.read_text()) for link in LINK.findall(line)]


def check():
    found = [fault for path in pages() for fault in faults(path)]
    inside = set(chapters())
    found += [fault for path in inside if "lab" not in path.parts and path.name != "CHANGELOG.md" for fault in missing(path)]
    for path in pages():
        if (ROOT / "docs") in path.parents and path.name != "SUMMARY.md" and path not in inside:
            found.append(f"{path.relative_to(ROOT)}: docs/SUMMARY.md does not name it")
    if found:
        sys.exit("\n".join(found))
    print(f"links: {len(pages())} pages, every link leads somewhere")


def copy():
    """Everything that chapters are and show, side by side as in the repository."""
    shutil.rmtree(SOURCE, ignore_errors=True)
    inside = set(chapters())
    for path in inside:
        to = SOURCE / path.relative_to(ROOT)
        to.parent.mkdir(parents=True, exist_ok=True)
        lines, text = path.read_text().splitlines(), []
        for line in lines:
            text.append(LINK.sub(lambda link: leaving(path, link, inside), line))
        to.write_text("\n".join(text) + "\n")
    for picture in [*(ROOT / "docs").glob("*.webp"), *(ROOT / "docs").glob("bot.*"), *(ROOT / "docs").glob("verify.py"), *ROOT.glob("LICENSE-*")]:
        shutil.copy(picture, SOURCE / picture.relative_to(ROOT))
    summary = (ROOT / "docs" / "SUMMARY.md").read_text()
    summary = re.sub(r"\]\((?!\.\./)", "](docs/", summary).replace("](../", "](")
    (SOURCE / "SUMMARY.md").write_text(summary)


def rules(program):
    """The rules of every game in both languages, with their pictures: a page each. Answers the lines of the summary."""
    folder = SOURCE / "rules"
    say = lambda *ask: subprocess.run([program, *ask], capture_output=True, text=True, check=True).stdout
    lines = ["", "# Rules", ""]
    for game in json.loads(say("games", "--json")):
        name = game["game"]
        for lang in ("fr", "en"):
            pictures = folder / "pictures" / name / lang
            say("rules", name, "--lang", lang, "--pictures", str(pictures))
            title = game["title"][lang]
            text, chapter, shown = [f"# {title}"], None, set()
            for rule in json.loads(say("rules", name, "--lang", lang, "--json")):
                if rule["chapter"] != chapter:
                    chapter = rule["chapter"]
                    text.append(f"## {chapter}")
                text.append(f"### {rule['title']}\n\n{rule['text']}")
                for picture in rule.get("pictures", []):
                    if picture["name"] not in shown:
                        shown.add(picture["name"])
                        caption = picture["caption"].replace("[", "(").replace("]", ")")
                        text.append(f"![{caption}](pictures/{name}/{lang}/{picture['name']}.svg)\n\n*{caption}*")
            (folder / f"{name}.{lang}.md").write_text("\n\n".join(text) + "\n")
            lines.append(f"{'  ' if lang == 'en' else ''}- [{title}](rules/{name}.{lang}.md)")
    return "\n".join(lines) + "\n"


def leaving(path, link, inside):
    """A link as it is in the book: what the book does not hold is named, not linked to."""
    target = unquote(link[1]).partition("#")[0]
    there = (path.parent / target).resolve() if target else path
    held = re.match(r"[a-z]+:", link[1]) or there in inside or (there.is_file() and there.suffix != ".md")
    # mdBook makes an index of each README, and does not tell those who link to it.
    return link[0].replace("README.md", "index.md") if held else re.sub(r"^!?\[(.*)\]\(.*\)$", r"\1", link[0])


class Links(html.parser.HTMLParser):
    def __init__(self):
        super().__init__()
        self.links, self.names = [], set()

    def handle_starttag(self, tag, attributes):
        for name, value in attributes:
            if name in ("href", "src") and value:
                self.links.append(value)
            if name == "id" and value:
                self.names.add(value)


def build(program):
    check()
    copy()
    with (SOURCE / "SUMMARY.md").open("a") as summary:
        summary.write(rules(program))
    book = (ROOT / "docs" / "book.toml").read_text()
    book = book.replace("[book]\n", '[book]\nsrc = "."\n', 1) + f'\n[build]\nbuild-dir = "{BOOK}"\ncreate-missing = false\n'
    (SOURCE / "book.toml").write_text(book)
    shutil.rmtree(BOOK, ignore_errors=True)
    subprocess.run(["mdbook", "build", str(SOURCE)], check=True)
    (BOOK / "book.toml").unlink(missing_ok=True)
    read = {}
    for page in BOOK.rglob("*.html"):
        read[page.resolve()] = parser = Links()
        parser.feed(page.read_text())
    found = []
    for page, parser in read.items():
        # The page for what is not found is served from anywhere, the one for printing holds all others.
        if page.name in ("404.html", "print.html", "toc.html"):
            continue
        for link in parser.links:
            if re.match(r"[a-z]+:|//", link):
                continue
            file, _, place = unquote(link).partition("#")
            target = (page.parent / file).resolve() if file else page
            if not target.exists():
                found.append(f"{page.relative_to(BOOK)}: there is no {link}")
            elif place and target in read and place not in read[target].names:
                found.append(f"{page.relative_to(BOOK)}: {file or page.name} has no #{place}")
    if found:
        sys.exit("\n".join(sorted(set(found))))
    print(f"book: {len(read)} pages in {BOOK.relative_to(ROOT)}, begin with index.html")


match sys.argv[1:]:
    case ["check"]:
        check()
    case ["build", program]:
        build(str(Path(program).resolve()))
    case _:
        sys.exit(__doc__)
