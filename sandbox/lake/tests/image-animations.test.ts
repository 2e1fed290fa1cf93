import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { lakeClient } from "../testing/lake-client.ts";
import { startTestLake, type TestLake } from "./start-test-lake.ts";

let lake: TestLake;
const urls: Record<string, string> = {};
beforeAll(async () => {
  lake = await startTestLake();
  const plain = (background: string) => sharp({ create: { width: 40, height: 30, channels: 3, background } });
  const frames = await Promise.all(["#f00", "#00f"].map((colour) => plain(colour).png().toBuffer()));
  const moving = sharp(frames, { join: { animated: true } });
  const pictures = {
    plain: await plain("#204080").png().toBuffer(),
    gif: await moving.clone().gif().toBuffer(),
    webp: await moving.clone().webp({ lossless: true }).toBuffer(),
    svg: Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="40" height="30" fill="red"/></svg>',
    ),
  };
  const { assets } = lakeClient(lake.url);
  for (const [name, picture] of Object.entries(pictures)) urls[name] = (await assets.upload("image", picture)).url;
});
afterAll(() => lake.close());

async function view(name: string, parameters: string, accept = "*/*"): Promise<Buffer> {
  const response = await fetch(`${urls[name]}?${parameters}`, { headers: { accept } });
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

describe("padding and background", () => {
  // [parameters, the colour in the upper left corner, the size]
  test.each([
    ["fm=png", [0x20, 0x40, 0x80], "40x30"],
    ["invert=true", [0x20, 0x40, 0x80], "40x30"],
    ["pad=10", [0, 0, 0, 0], "60x50"],
    ["pad=10&bg=ff0000", [255, 0, 0], "60x50"],
    ["pad=10&w=20&dpr=2", [0, 0, 0, 0], "80x70"],
    ["w=50&h=50&fit=fill&pad=5&bg=0f0", [0, 255, 0], "60x60"],
    ["pad=5&or=90&bg=00f", [0, 0, 255], "40x50"],
  ])("%s", async (parameters, colour, size) => {
    const { data, info } = await sharp(await view("plain", parameters))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, colour.length)]).toEqual(colour);
    expect(`${info.width}x${info.height}`).toBe(size);
  });

  test.each(["pad=-1", "pad=8000", "frame=2"])("refuse %s", async (parameters) => {
    expect((await fetch(`${urls.plain}?${parameters}`)).status).toBe(400);
  });
});

describe("animations", () => {
  test.each([
    ["gif", "", "*/*", "gif", 2],
    ["gif", "w=20", "*/*", "gif", 2],
    ["gif", "w=20&h=20&fit=crop&crop=left", "*/*", "gif", 2],
    ["gif", "rect=5,5,20,20", "*/*", "gif", 2],
    ["gif", "pad=4&bg=fff", "*/*", "gif", 2],
    ["gif", "frame=1", "*/*", "gif", 1],
    ["gif", "w=20&auto=format", "image/avif,image/webp", "webp", 2],
    ["gif", "frame=1&auto=format", "image/avif,image/webp", "heif", 1],
    ["gif", "fm=jpg", "*/*", "jpeg", 1],
    ["gif", "or=90", "*/*", "gif", 1],
    ["webp", "w=20", "*/*", "webp", 2],
    ["webp", "w=20&frame=1", "*/*", "webp", 1],
  ])("%s?%s for %s is %s of %d frames", async (name, parameters, accept, format, pages) => {
    const metadata = await sharp(await view(name, parameters, accept)).metadata();
    expect({ format: metadata.format, pages: metadata.pages ?? 1 }).toEqual({ format, pages });
  });
});

describe("vectors", () => {
  test.each([
    ["w=20&auto=format", "svg", 40],
    ["fm=png&w=80", "png", 80],
  ])("with %s are %s", async (parameters, format, width) => {
    expect(await sharp(await view("svg", parameters)).metadata()).toMatchObject({ format, width });
  });
});
