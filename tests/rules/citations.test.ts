import { readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { describe, expect, test } from "vitest";

/** Folders with citations, and folders in them that are generated or hold no text of the project. */
const FOLDERS = ["app", "server", "cms", "sandbox", "tests", "docs"];
const SKIPPED = new Set(["node_modules", "dist", ".sanity", "images"]);
const EXTENSIONS = new Set([".ts", ".tsx", ".js", ".mjs", ".css", ".py", ".md"]);

const files = [...FOLDERS.flatMap(textsIn), "README.md", "CONTRIBUTING.md"];
const lines = files.flatMap((file) =>
  readFileSync(file, "utf8")
    .split("\n")
    .map((text, index) => ({ at: `${file}:${index + 1}`, text })),
);
const records = readdirSync("docs/decisions").map((name) => name.slice(0, "0000".length));

const anchorsIn = (file: string) =>
  new Set([...readFileSync(file, "utf8").matchAll(/^#{2,3} (.+)$/gm)].map(([, heading = ""]) => anchorOf(heading)));

function textsIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : textsIn(path);
    return EXTENSIONS.has(extname(entry.name)) ? [path] : [];
  });
}

/** The anchor that GitHub gives a heading. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, "")
    .replaceAll(/\s/g, "-");
}

/** File, line and text of each match of a pattern that is not allowed. */
function found(pattern: RegExp, isAllowed: (cited: string) => boolean = () => false): string[] {
  return lines.flatMap(({ at, text }) =>
    [...text.matchAll(pattern)].flatMap(([all, cited = ""]) => (isAllowed(cited) ? [] : `${at}: ${all}`)),
  );
}

describe("citations are of documents in the repository", () => {
  test.each(["rules.md", "look.md"])("each cited rule is a heading of docs/%s", (name) => {
    const anchors = anchorsIn(`docs/${name}`);
    expect(found(new RegExp(`\\b${name}#([\\w-]+)`, "g"), (anchor) => anchors.has(anchor))).toEqual([]);
  });

  test("each cited decision is a record", () => {
    expect(found(/\bdecisions\/(\d{4})/g, (record) => records.includes(record))).toEqual([]);
  });

  test("each rule has a number of its own", () => {
    const numbers = lines.flatMap(({ at, text }) =>
      at.startsWith("docs/rules.md:") ? (/^\*\*([A-Z]+\d+)\.\*\*/.exec(text)?.[1] ?? []) : [],
    );
    expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
  });
});
