import { createClient } from "@sanity/client";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CUTOUT, PHOTO, writeSeed } from "../testing/small-seed.ts";
import { startTestLake, type TestLake } from "./start-test-lake.ts";

interface Asset {
  _id: string;
  url: string;
  extension: string;
  metadata: { lqip: string; hasAlpha: boolean; isOpaque: boolean; dimensions: object };
}

let lake: TestLake;
let photo: Asset;
let cutout: Asset;
beforeAll(async () => {
  lake = await startTestLake(writeSeed);
  const apiHost = `${lake.url}`;
  const settings = { projectId: "local", dataset: "production", apiVersion: "2025-11-01", useProjectHostname: false };
  const client = createClient({ ...settings, apiHost, useCdn: false });
  const assets = (name: string) => client.fetch<Asset>("*[originalFilename == $name][0]", { name });
  [photo, cutout] = await Promise.all([assets("photo.jpg"), assets("cutout.png")]);
});
afterAll(() => lake.close());

async function view(url: string, accept = "*/*") {
  const response = await fetch(url, { headers: { accept } });
  const content = Buffer.from(await response.arrayBuffer());
  return { response, content, metadata: response.ok ? await sharp(content).metadata() : undefined };
}

describe("assets", () => {
  test("have Sanity's names and metadata", () => {
    expect(photo).toMatchObject({
      _id: expect.stringMatching(/^image-[0-9a-f]{40}-400x200-jpg$/),
      _type: "sanity.imageAsset",
      url: expect.stringMatching(/\/images\/local\/production\/[0-9a-f]{40}-400x200\.jpg$/),
      mimeType: "image/jpeg",
      metadata: { hasAlpha: false, isOpaque: true, dimensions: { ...PHOTO, aspectRatio: 2 } },
    });
    expect(photo.url.startsWith(lake.url)).toBe(true);
    expect(cutout.metadata).toMatchObject({ hasAlpha: true, isOpaque: false });
  });

  test("have a placeholder, transparent like the image", async () => {
    const content = (lqip: string) => Buffer.from(lqip.split(",")[1] ?? "", "base64");
    expect(await sharp(content(photo.metadata.lqip)).metadata()).toMatchObject({ format: "jpeg", width: 20 });
    expect(await sharp(content(cutout.metadata.lqip)).metadata()).toMatchObject({
      format: "png",
      width: 20,
      hasAlpha: true,
    });
  });
});

describe("sizes", () => {
  // [parameters, width, height] of the photo, 400 by 200 pixels
  test.each([
    ["", 400, 200],
    ["w=100", 100, 50],
    ["h=50", 100, 50],
    ["w=100&dpr=2", 200, 100],
    ["w=800", 800, 400],
    ["w=800&fit=max", 400, 200],
    ["w=100&h=100", 100, 50],
    ["w=100&h=100&fit=clip", 100, 50],
    ["w=100&h=100&fit=crop", 100, 100],
    ["w=100&h=100&fit=fill", 100, 100],
    ["w=600&h=600&fit=fillmax", 600, 600],
    ["w=100&h=100&fit=max", 100, 50],
    ["w=800&h=800&fit=max", 400, 200],
    ["w=800&h=800&fit=clip", 800, 400],
    ["w=90&h=110&fit=scale", 90, 110],
    ["w=100&h=100&fit=min", 100, 100],
    ["w=800&h=800&fit=min", 200, 200],
    ["rect=10,20,120,60", 120, 60],
    ["rect=10,20,120,60&w=60", 60, 30],
  ])("%s", async (parameters, width, height) => {
    const { metadata } = await view(`${photo.url}?${parameters}`);
    expect(metadata).toMatchObject({ width, height });
  });
});

describe("formats", () => {
  test.each([
    ["fm=webp", "*/*", "image/webp"],
    ["fm=png", "*/*", "image/png"],
    ["fm=avif&w=50", "*/*", "image/avif"],
    ["auto=format&w=50", "image/avif,image/webp,*/*", "image/avif"],
    ["auto=format&w=50", "image/webp,*/*", "image/webp"],
    ["auto=format&w=50", "*/*", "image/jpeg"],
    ["auto=format&fm=png&w=50", "image/avif", "image/png"],
  ])("%s for %s is %s", async (parameters, accept, mimeType) => {
    const { response } = await view(`${photo.url}?${parameters}`, accept);
    expect(response.headers.get("content-type")).toBe(mimeType);
    expect(response.headers.get("vary")?.includes("Accept") ?? false).toBe(parameters.includes("auto"));
  });

  test("fills transparent pixels with white in a JPEG, and with bg", async () => {
    const corner = async (parameters: string) => {
      const { content } = await view(`${cutout.url}?${parameters}`);
      return [...(await sharp(content).raw().toBuffer()).subarray(0, 3)];
    };
    const [red = 0] = await corner("w=200&h=200&fit=fill&fm=jpg");
    expect(red).toBeGreaterThan(250);
    expect(await corner("w=200&h=200&fit=fill&bg=0f0&fm=png")).toEqual([0, 255, 0]);
    expect((await view(`${cutout.url}?w=200&h=200&fit=fill`)).metadata).toMatchObject({
      hasAlpha: true,
      ...{ width: 200 },
    });
  });

  test("is smaller with a lower quality", async () => {
    const size = async (q: number) => (await view(`${photo.url}?fm=webp&q=${q}`)).content.length;
    expect(await size(5)).toBeLessThan(await size(95));
  });
});

describe("serving", () => {
  test("lets browsers cache an image without limit, and answers 304", async () => {
    const { response } = await view(`${photo.url}?w=64`);
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    const etag = response.headers.get("etag") ?? "";
    const again = await fetch(`${photo.url}?w=64`, {
      headers: { "if-none-match": etag, "cache-control": "max-age=0" },
    });
    expect(again.status).toBe(304);
  });

  test("answers concurrent requests with the same image", async () => {
    const views = await Promise.all(Array.from({ length: 8 }, () => view(`${photo.url}?w=77&fm=avif`)));
    expect(new Set(views.map(({ content }) => content.toString("base64"))).size).toBe(1);
  });

  test("names a download", async () => {
    const { response } = await view(`${photo.url}?dl=kit.jpg`);
    expect(response.headers.get("content-disposition")).toBe('attachment; filename="kit.jpg"');
  });

  test("serves the original without parameters", async () => {
    const { metadata } = await view(cutout.url);
    expect(metadata).toMatchObject({ format: "png", ...CUTOUT });
  });

  test.each([
    "w=0",
    "w=8193",
    "w=12.5",
    "w=8192&dpr=3",
    "h=8000",
    "fit=cover",
    "rect=1,2,3",
    "rect=300,0,200,100",
    "q=101",
    "fm=gif",
    "auto=compress",
    "dpr=4",
    "bg=red",
  ])("refuses %s", async (parameters) => {
    expect((await view(`${photo.url}?${parameters}`)).response.status).toBe(400);
  });

  test("answers 404 on other images", async () => {
    const other = photo.url.replace(/[0-9a-f]{40}/, "0".repeat(40));
    expect((await view(other)).response.status).toBe(404);
    expect((await view(`${lake.url}/images/local/production/..%2Fdocuments.json`)).response.status).toBe(404);
  });
});
