import { rm } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { type LakeClient, lakeClient } from "../testing/lake-client.ts";
import { DOCUMENTS, writeDocuments, writeSeed } from "../testing/small-seed.ts";
import { startTestLake, type TestLake } from "./start-test-lake.ts";

let lake: TestLake | undefined;
afterEach(async () => {
  await lake?.close();
  lake = undefined;
});

async function query(query: string): Promise<unknown> {
  const response = await fetch(`${lake?.url}/vX/data/query/production?query=${encodeURIComponent(query)}`);
  return z.object({ result: z.unknown() }).parse(await response.json()).result;
}

describe("the seed", () => {
  test("is imported once; the URLs of images follow the port", async () => {
    lake = await startTestLake(writeSeed);
    const revisions = await query("*._rev");
    const image = '*[_type == "sanity.imageAsset"][0].url';
    const url = String(await query(image));
    await lake.restart();
    expect(await query("*._rev")).toEqual(revisions);
    expect(await query(image)).not.toBe(url);
    expect((await fetch(String(await query(image)))).status).toBe(200);
  });

  test("is imported again when it has changed", async () => {
    lake = await startTestLake(writeSeed);
    await writeDocuments(lake.seedDir, [...DOCUMENTS, { _id: "kit-tienda", _type: "kit" }]);
    await lake.restart();
    expect(await query('count(*[_id == "kit-tienda"])')).toBe(1);
  });

  test("follows a change of the type of what is referenced", async () => {
    const documents = (type: string) => [
      { _id: "a", _type: type },
      { _id: "b", _type: "kit", to: { _type: "reference", _ref: "a" } },
    ];
    lake = await startTestLake((seedDir) => writeDocuments(seedDir, documents("page")));
    await writeDocuments(lake.seedDir, documents("place"));
    await lake.restart();
    expect(await query('*[_id == "b"][0].to->_type')).toBe("place");
    await writeDocuments(lake.seedDir, documents("house"));
    await fetch(`${lake.url}/seed/reset`, { method: "POST" });
    expect(await query('*[_id == "b"][0].to->_type')).toBe("house");
  });

  test("gets the fields that Sanity's import adds", async () => {
    lake = await startTestLake(writeSeed);
    expect(await query('*[_id == "kit-chalet"][0]')).toMatchObject({
      _rev: expect.any(String),
      _createdAt: expect.any(String),
      _updatedAt: expect.any(String),
      extras: [
        { _key: expect.any(String), _ref: "extra-camera" },
        { gallery: [{ _type: "picture", asset: { _type: "reference", _ref: expect.stringMatching(/^image-/) } }] },
      ],
    });
    expect(await query("count(*[defined(image._sanityAsset)])")).toBe(0);
  });

  test.each([
    [
      "an image is missing",
      [{ _id: "a", _type: "kit", image: { _sanityAsset: "image@file://./images/no.png" } }],
      /document "a", field image\._sanityAsset.*no\.png/,
    ],
    [
      "an image is elsewhere",
      [{ _id: "a", _type: "kit", image: { _sanityAsset: "image@https://x.test/a.png" } }],
      /document "a".*is not of the form/,
    ],
    [
      "an id comes twice",
      [
        { _id: "a", _type: "kit" },
        { _id: "a", _type: "kit" },
      ],
      /production\.ndjson:2: the id "a"/,
    ],
    ["a line is no document", [{ _id: "a" }], /production\.ndjson:1 is not a document/],
  ])("stops the start when %s", async (_name, documents, message) => {
    await expect(startTestLake((seedDir) => writeDocuments(seedDir, documents))).rejects.toThrow(message);
  });

  test("stops the start when an image is missing later", async () => {
    lake = await startTestLake(writeSeed);
    await rm(join(lake.seedDir, "images", "photo.jpg"));
    await expect(lake.restart()).rejects.toThrow(/photo\.jpg/);
  });
});

describe("a seed that changed", () => {
  const document = (_id: string, n: number, rest = {}) => ({ _id, _type: "page", n, ...rest });
  const to = (_ref: string) => ({ to: { _type: "reference", _ref } });

  /** The state of `page` after the seed had it as `n: 1`, an edit, and a change of the seed. */
  test.each<[string, object[], (client: LakeClient) => Promise<unknown>, object[], Record<string, number>]>([
    ["follows what nobody touched", [], async () => {}, [document("page", 2)], { page: 2 }],
    ["lets go of what left it", [], async () => {}, [], {}],
    ["brings what is new", [], async () => {}, [document("page", 1), document("new", 5)], { new: 5, page: 1 }],
    [
      "keeps what was edited",
      [],
      (client) => client.patch("page").set({ n: 7 }).commit(),
      [document("page", 2)],
      { page: 7 },
    ],
    [
      "keeps what was edited and left the seed",
      [],
      (client) => client.patch("page").set({ n: 7 }).commit(),
      [],
      { page: 7 },
    ],
    [
      "keeps what has a draft",
      [],
      (client) => client.create(document("drafts.page", 8)),
      [document("page", 2)],
      { "drafts.page": 8, page: 1 },
    ],
    [
      "follows with the draft that it brought itself",
      [document("drafts.page", 3)],
      async () => {},
      [document("page", 2), document("drafts.page", 4)],
      { "drafts.page": 4, page: 2 },
    ],
    ["leaves deleted what was deleted", [], (client) => client.delete("page"), [document("page", 2)], {}],
    [
      "keeps what somebody made under a new id of the seed",
      [],
      (client) => client.create(document("new", 9)),
      [document("page", 1), document("new", 5)],
      { new: 9, page: 1 },
    ],
    [
      "keeps what left the seed and is pointed at",
      [],
      (client) => client.create(document("mine", 9, to("page"))),
      [],
      { mine: 9, page: 1 },
    ],
    [
      "lets go of what points at each other",
      [document("one", 1, to("two")), document("two", 1, to("one"))],
      async () => {},
      [document("page", 1)],
      { page: 1 },
    ],
    [
      "brings back what it now points at",
      [document("target", 1)],
      (client) => client.delete("target"),
      [document("page", 2, to("target")), document("target", 1)],
      { page: 2, target: 1 },
    ],
  ])("%s", async (_name, more, act, changed, expected) => {
    lake = await startTestLake((seedDir) => writeDocuments(seedDir, [document("page", 1), ...more]));
    await act(lakeClient(lake.url));
    await writeDocuments(lake.seedDir, changed);
    await lake.restart();
    const contents = () => lakeClient(lake?.url ?? "").fetch<{ _id: string; n: number }[]>("*{_id, n}");
    const found = await contents();
    expect(Object.fromEntries(found.map(({ _id, n }) => [_id, n]))).toEqual(expected);
    await lake.restart();
    expect(await contents()).toEqual(found);
  });

  test("updates a document again that was kept once", async () => {
    lake = await startTestLake((seedDir) => writeDocuments(seedDir, [document("page", 1), document("other", 1)]));
    await lakeClient(lake.url).patch("page").set({ n: 7 }).commit();
    for (const n of [2, 3]) {
      await writeDocuments(lake.seedDir, [document("page", n), document("other", n)]);
      await lake.restart();
      expect(await lakeClient(lake.url).fetch("*{_id, n}")).toEqual([
        { _id: "other", n },
        { _id: "page", n: 7 },
      ]);
    }
  });
});
