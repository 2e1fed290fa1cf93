import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type StaleCopies, openStaleCopies } from "#app/sanity/stale-copies.server.ts";

let folder: string;
let copies: StaleCopies;
let errors: unknown[];
beforeEach(() => {
  errors = [];
  folder = mkdtempSync(join(tmpdir(), "last-good-"));
  copies = openStaleCopies(folder, (error) => errors.push(error));
});
afterEach(() => {
  copies.close();
  rmSync(folder, { recursive: true });
});

test("the last answer to a question is kept, also for the next process", () => {
  copies.set("a", { price: 1 });
  copies.set("a", { price: 2 });
  copies.close();
  copies = openStaleCopies(folder, (error) => errors.push(error));
  expect(copies.get("a")).toEqual({ answer: { price: 2 } });
  expect(copies.get("b")).toBeUndefined();
});

test("made-up addresses push no answer out, and what was taken off the site does not come back", () => {
  copies.set("a", 1);
  for (let madeUp = 0; madeUp <= 2_000; madeUp += 1) copies.set(`/${madeUp}`, null);
  expect(copies.get("a")).toEqual({ answer: 1 });
  copies.set("a", null);
  expect(copies.get("a")).toBeUndefined();
  copies.set("a", 1);
  expect(copies.get("a")).toEqual({ answer: 1 });
});

test("the oldest answers are forgotten first", () => {
  for (let question = 0; question <= 2_000; question += 1) copies.set(String(question), question);
  expect(copies.get("0")).toBeUndefined();
  expect(copies.get("2000")).toEqual({ answer: 2_000 });
});

test("a file that is no database is put aside, and told of", () => {
  copies.close();
  writeFileSync(
    join(folder, "last-good.sqlite"),
    "no database, but long enough to be looked at as if it were one".repeat(20),
  );
  copies = openStaleCopies(folder, (error) => errors.push(error));
  copies.set("a", 1);
  expect(copies.get("a")).toEqual({ answer: 1 });
  expect(errors).toHaveLength(1);
  expect(readdirSync(folder)).toContain("last-good.sqlite.damaged");
});

test("where nothing can be written the site goes on without copies", () => {
  writeFileSync(join(folder, "file"), "");
  const none = openStaleCopies(join(folder, "file"), (error) => errors.push(error));
  none.set("a", 1);
  expect(none.get("a")).toBeUndefined();
  expect(errors).toHaveLength(1);
});

test("what fails later is told, and never thrown", () => {
  copies.close();
  copies.set("a", 1);
  expect(copies.get("a")).toBeUndefined();
  expect(errors).toHaveLength(2);
});
