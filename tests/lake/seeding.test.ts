import { rm } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { startTestSandbox, type TestSandbox } from "../sandbox/start-test-sandbox.ts";
import { DOCUMENTS, writeDocuments, writeSeed } from "./seed.ts";

let sandbox: TestSandbox | undefined;
afterEach(async () => {
  await sandbox?.close();
  sandbox = undefined;
});

async function query(query: string): Promise<unknown> {
  const response = await fetch(`${sandbox?.url}/lake/vX/data/query/production?query=${encodeURIComponent(query)}`);
  return z.object({ result: z.unknown() }).parse(await response.json()).result;
}

describe("the seed", () => {
  it("is imported once, its images' addresses following the port", async () => {
    sandbox = await startTestSandbox(writeSeed);
    const revisions = await query("*._rev");
    const image = '*[_type == "sanity.imageAsset"][0].url';
    const url = String(await query(image));
    await sandbox.restart();
    expect(await query("*._rev")).toEqual(revisions);
    expect(await query(image)).not.toBe(url);
    expect((await fetch(String(await query(image)))).status).toBe(200);
  });

  it("is imported again when it changed", async () => {
    sandbox = await startTestSandbox(writeSeed);
    await writeDocuments(sandbox.seedDir, [...DOCUMENTS, { _id: "kit-tienda", _type: "kit" }]);
    await sandbox.restart();
    expect(await query('count(*[_id == "kit-tienda"])')).toBe(1);
  });

  it("gets what Sanity's import adds", async () => {
    sandbox = await startTestSandbox(writeSeed);
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

  it.each([
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
    await expect(startTestSandbox((seedDir) => writeDocuments(seedDir, documents))).rejects.toThrow(message);
  });

  it("stops the start when an image went missing later", async () => {
    sandbox = await startTestSandbox(writeSeed);
    await rm(join(sandbox.seedDir, "images", "photo.jpg"));
    await expect(sandbox.restart()).rejects.toThrow(/photo\.jpg/);
  });
});
