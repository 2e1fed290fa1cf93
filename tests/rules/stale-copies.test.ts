import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openStaleCopies, type StaleCopies } from "#app/sanity/stale-copies.server.ts";

let folder: string;
let copies: StaleCopies;
let errors: unknown[];
beforeEach(() => {
  errors = [];
  folder = mkdtempSync(join(tmpdir(), "stale-copies-"));
  copies = openStaleCopies(folder, (error) => errors.push(error));
});
afterEach(() => {
  copies.close();
  rmSync(folder, { recursive: true });
});

test("the last result is kept, also for the next process", () => {
  copies.set("a", { price: 1 });
  copies.set("a", { price: 2 });
  copies.close();
  copies = openStaleCopies(folder, (error) => errors.push(error));
  expect(copies.get("a")).toEqual({ result: { price: 2 } });
  expect(copies.get("b")).toBeUndefined();
});

test("results of random paths push no copy out, and removed content does not come back", () => {
  copies.set("a", 1);
  for (let random = 0; random <= 2_000; random += 1) copies.set(`/${random}`, null);
  expect(copies.get("a")).toEqual({ result: 1 });
  copies.set("a", null);
  expect(copies.get("a")).toBeUndefined();
  copies.set("a", 1);
  expect(copies.get("a")).toEqual({ result: 1 });
});

test("copies of published pages are kept, also when they are empty and whatever else is stored", () => {
  copies.setPublished("page", { title: 1 });
  copies.setPublished("no redirect", null);
  for (let page = 0; page <= 2_100; page += 1) copies.set(String(page), page);
  copies.close();
  copies = openStaleCopies(folder, (error) => errors.push(error));
  for (let page = 3_000; page <= 5_100; page += 1) copies.set(String(page), page);
  expect(copies.get("page")).toEqual({ result: { title: 1 } });
  expect(copies.get("no redirect")).toEqual({ result: null });
  expect(copies.get("3000")).toBeUndefined();
  expect(errors).toEqual([]);
});

test("a page that is no longer published is one of the others", () => {
  copies.setPublished("removed", 1);
  copies.setPublished("page", 1);
  copies.unpublishOthers(new Set(["page"]));
  for (let page = 0; page < 2_000; page += 1) copies.set(String(page), page);
  expect(copies.get("removed")).toBeUndefined();
  expect(copies.get("page")).toEqual({ result: 1 });
});

test.each([[[]], [{ tabs: [], tab: null }]])("an empty result is not stored: %j", (empty) => {
  copies.set("a", empty);
  expect(copies.get("a")).toBeUndefined();
});

test("a damaged file is renamed and reported", () => {
  copies.close();
  writeFileSync(join(folder, "last-good.sqlite"), "not a database, but long enough to be read as one".repeat(20));
  copies = openStaleCopies(folder, (error) => errors.push(error));
  copies.set("a", 1);
  expect(copies.get("a")).toEqual({ result: 1 });
  expect(errors).toHaveLength(1);
  expect(readdirSync(folder)).toContain("last-good.sqlite.damaged");
});

test("the site runs without copies where nothing can be written", () => {
  writeFileSync(join(folder, "file"), "");
  const none = openStaleCopies(join(folder, "file"), (error) => errors.push(error));
  none.set("a", 1);
  expect(none.get("a")).toBeUndefined();
  expect(errors).toHaveLength(1);
});

test("later errors are reported, never thrown", () => {
  copies.close();
  copies.set("a", 1);
  expect(copies.get("a")).toBeUndefined();
  expect(errors).toHaveLength(2);
});
