import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { UploadClientConfig } from "@sanity/client";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { lakeClient } from "../testing/lake-client.ts";
import { gridPicture } from "./grid-picture.ts";
import { startTestLake, type TestLake } from "./start-test-lake.ts";

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><script>alert(1)</script></svg>';

let lake: TestLake;
beforeAll(async () => {
  lake = await startTestLake();
});
afterAll(() => lake.close());

const client = () => lakeClient(lake.url);
const incoming = () => readdir(join(lake.dataDir, "production", "incoming"));

describe("an uploaded image", () => {
  test.each([
    ["jpg", "image/jpeg", () => gridPicture().jpeg()],
    ["png", "image/png", () => gridPicture().png()],
    ["webp", "image/webp", () => gridPicture().webp()],
    ["gif", "image/gif", () => gridPicture().gif()],
    ["avif", "image/avif", () => gridPicture().avif({ effort: 0 })],
    ["tif", "image/tiff", () => gridPicture().tiff()],
  ])("is described by its content: %s", async (extension, mimeType, picture) => {
    const content = await picture().toBuffer();
    const options = { filename: "wrong name.bmp", contentType: "application/pdf" };
    const asset = await client().assets.upload("image", content, options);
    const name = `${asset.assetId}-400x200`;
    expect(asset).toMatchObject({
      _id: `image-${name}-${extension}`,
      _type: "sanity.imageAsset",
      sha1hash: asset.assetId,
      path: `images/local/production/${name}.${extension}`,
      url: `${lake.url}/images/local/production/${name}.${extension}`,
      originalFilename: "wrong name.bmp",
      uploadId: expect.stringMatching(/^[0-9a-f]{32}$/),
      size: content.length,
      ...{ extension, mimeType },
      metadata: { isOpaque: true, dimensions: { width: 400, height: 200, aspectRatio: 2 } },
    });
    expect(asset.assetId).toMatch(/^[0-9a-f]{40}$/);
    expect(Buffer.from(await (await fetch(asset.url)).arrayBuffer()).equals(content)).toBe(true);
    expect(await client().getDocument(asset._id)).toEqual(asset);
    expect(await incoming()).toEqual([]);
  });

  test.each<[NonNullable<UploadClientConfig["extract"]> | undefined, string[]]>([
    [undefined, ["lqip"]],
    [["palette"], []],
    [["lqip", "exif"], ["lqip"]],
    [[], []],
  ])("with extract %j has %j", async (extract, found) => {
    const content = await gridPicture()
      .png({ compressionLevel: extract?.length ?? 9 })
      .toBuffer();
    const { metadata } = await client().assets.upload("image", content, extract ? { extract } : {});
    expect(Object.keys(metadata).filter((name) => ["lqip", "palette"].includes(name))).toEqual(found);
  });

  test("stores its title, description and source", async () => {
    const words = { label: "L", title: "Título", description: "D", creditLine: "Foto: nadie" };
    const source = { id: "7", name: "archive", url: "https://archive.test/7" };
    const asset = await client().assets.upload("image", Buffer.from(SVG), {
      ...words,
      source,
      filename: "../a/ b.svg",
    });
    expect(asset).toMatchObject({ ...words, source, originalFilename: " b.svg", extension: "svg" });
  });

  test("is one document however often it is uploaded", async () => {
    const content = await gridPicture().negate().png().toBuffer();
    const uploads = Array.from({ length: 5 }, (_, index) =>
      client().assets.upload("image", content, { filename: `${index}.png` }),
    );
    const [first, ...others] = await Promise.all(uploads);
    for (const other of others) expect(other).toEqual(first);
    expect(await client().assets.upload("image", content)).toEqual(first);
    expect(await client().fetch("count(*[sha1hash == $sha1])", { sha1: first?.sha1hash })).toBe(1);
  });

  test("is served only while its document exists", async () => {
    const content = await gridPicture().grayscale().png().toBuffer();
    const asset = await client().assets.upload("image", content);
    const addresses = [asset.url, `${asset.url}?w=50`];
    const statuses = () => Promise.all(addresses.map(async (address) => (await fetch(address)).status));
    expect(await statuses()).toEqual([200, 200]);
    await client().delete(asset._id);
    expect(await statuses()).toEqual([404, 404]);
    await client().assets.upload("image", content);
    expect(await statuses()).toEqual([200, 200]);
  });

  test("runs no script when opened directly", async () => {
    const { url } = await client().assets.upload("image", Buffer.from(SVG));
    const { headers } = await fetch(url);
    expect(headers.get("content-type")).toBe("image/svg+xml");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("content-security-policy")).toMatch(/default-src 'none'.*; sandbox$/);
  });
});
