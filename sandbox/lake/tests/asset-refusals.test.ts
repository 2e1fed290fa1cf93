import { readdir } from "node:fs/promises";
import { request } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { lakeClient } from "../testing/lake-client.ts";
import { gridPicture } from "./grid-picture.ts";
import { startTestLake, type TestLake } from "./start-test-lake.ts";

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>';

let lake: TestLake;
beforeAll(async () => {
  lake = await startTestLake();
  await lakeClient(lake.url).assets.upload("image", await gridPicture().png().toBuffer());
});
afterAll(() => lake.close());

const client = () => lakeClient(lake.url);
const uploadAddress = (kind: string) => `${lake.url}/v2025-11-01/assets/${kind}/production`;
const incoming = () => readdir(join(lake.dataDir, "production", "incoming"));

describe("an upload that is refused", () => {
  const cutShort = async () => (await gridPicture().jpeg().toBuffer()).subarray(0, 2_000);
  const bytes = (size: number) => Buffer.alloc(size, 7);
  const pixels = (side: number) => Buffer.from(SVG.replace("40", `${side}`).replace("30", `${side}`));

  test.each([
    ["a text", "images/production", () => Buffer.from("hello"), 400, /^Invalid image, could not read metadata$/],
    ["a PDF", "images/production", () => Buffer.from("%PDF-1.4\n%%EOF"), 400, /^Invalid image/],
    ["a broken image", "images/production", cutShort, 400, /^Invalid image/],
    ["too many pixels", "images/production", () => pixels(16_001), 400, /^Invalid image/],
    ["nothing", "images/production", () => bytes(0), 400, /no body/],
    ["nothing", "files/production", () => bytes(0), 400, /no body/],
    ["too large an image", "images/production", () => bytes(30_000_001), 413, /larger than 30 MB/],
    ["a label twice", "images/production?label=a&label=b", () => Buffer.from(SVG), 400, /label/],
    ["one for another dataset", "images/staging", () => Buffer.from(SVG), 404, /"staging" not found/],
  ])("%s to %s", async (_name, address, content, status, message) => {
    const before = await client().fetch("count(*)");
    const body = Uint8Array.from(await content());
    const response = await fetch(`${lake.url}/v1/assets/${address}`, { method: "POST", body });
    expect([response.status, await response.json()]).toMatchObject([
      status,
      { statusCode: status, error: expect.any(String), message: expect.stringMatching(message) },
    ]);
    expect(await client().fetch("count(*)")).toBe(before);
    expect(await incoming()).toEqual([]);
  });

  test("is too large, without a Content-Length", async () => {
    let left = 40;
    const pieces = new ReadableStream({
      pull: (controller) => {
        left -= 1;
        if (left < 0) controller.close();
        else controller.enqueue(new Uint8Array(1_000_000));
      },
    });
    const response = await fetch(uploadAddress("images"), { method: "POST", body: pieces, duplex: "half" });
    expect(response.status).toBe(413);
    expect(await incoming()).toEqual([]);
  });

  test("is incomplete", async () => {
    const upload = request(uploadAddress("files"), { method: "POST", headers: { "content-length": 1_000_000 } });
    upload.on("error", () => {});
    upload.write(Buffer.alloc(100_000));
    await expect.poll(incoming).toHaveLength(1);
    upload.destroy();
    await expect.poll(incoming).toEqual([]);
  });
});
