import type { ClientPerspective } from "@sanity/client";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type LakeClient, lakeClient } from "../testing/lake-client.ts";
import { startTestLake, type TestLake } from "./start-test-lake.ts";

let lake: TestLake;
let client: LakeClient;
beforeAll(async () => {
  lake = await startTestLake();
  client = lakeClient(lake.url);
  const page = (_id: string, title: string) => ({ create: { _id, _type: "page", title } });
  await client.mutate([
    page("a", "a published"),
    page("drafts.a", "a draft"),
    page("b", "b published"),
    page("versions.rOne.b", "b in one"),
    page("drafts.c", "c draft"),
    page("versions.rOne.c", "c in one"),
    page("versions.rTwo.d", "d in two"),
  ]);
});
afterAll(() => lake.close());

describe("perspectives", () => {
  test.each<[ClientPerspective, string[]]>([
    ["raw", ["a published", "b published", "a draft", "c draft", "b in one", "c in one", "d in two"]],
    ["published", ["a published", "b published"]],
    ["drafts", ["a draft", "b published", "c draft"]],
    [["drafts"], ["a draft", "b published", "c draft"]],
    [["rOne"], ["a published", "b in one", "c in one"]],
    [
      ["rOne", "drafts"],
      ["a draft", "b in one", "c in one"],
    ],
    [
      ["drafts", "rOne", "published"],
      ["a draft", "b in one", "c draft"],
    ],
    [
      ["rUnknown", "drafts"],
      ["a draft", "b published", "c draft"],
    ],
    [["rUnknown"], ["a published", "b published"]],
  ])("%j", async (perspective, expected) => {
    expect(await client.fetch("*.title", {}, { perspective })).toEqual(expected);
  });

  test("tell the version in _originalId", async () => {
    const shown = await client.fetch("*{_id, _originalId}", {}, { perspective: ["rOne", "drafts"] });
    expect(shown).toEqual([
      { _id: "a", _originalId: "drafts.a" },
      { _id: "b", _originalId: "versions.rOne.b" },
      { _id: "c", _originalId: "versions.rOne.c" },
    ]);
  });

  test("are updated by each change", async () => {
    const titles = () => client.fetch("*.title", {}, { perspective: "drafts" });
    await client.delete("drafts.a");
    expect(await titles()).toEqual(["a published", "b published", "c draft"]);
    await client.create({ _id: "drafts.b", _type: "page", title: "b draft" });
    await client.delete("a");
    expect(await titles()).toEqual(["b draft", "c draft"]);
  });
});

describe("export", () => {
  const lines = async (search: string) => {
    const response = await fetch(`${lake.url}/v2025-11-01/data/export/production${search}`);
    expect(response.headers.get("content-type")).toContain("application/x-ndjson");
    const text = await response.text();
    return text
      .split("\n")
      .filter(Boolean)
      .map((line) => JSON.parse(line));
  };

  test("returns all documents, one per line", async () => {
    await client.createOrReplace({ _id: "kit", _type: "kit" });
    expect(await lines("")).toEqual(await client.fetch("*"));
    expect(await lines("?types=kit,extra")).toEqual([expect.objectContaining({ _id: "kit" })]);
  });
});
