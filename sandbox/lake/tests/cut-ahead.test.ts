import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { lakeClient } from "../testing/lake-client.ts";
import { writeSeed } from "../testing/small-seed.ts";
import { gridPicture } from "./grid-picture.ts";
import { startTestLake, type TestLake } from "./start-test-lake.ts";

const QUERIES = ["w=40&auto=format", "w=20&q=40&auto=format"];

/** The names of the variants on disk, finished ones only. */
async function variantsOf({ dataDir }: TestLake): Promise<string[]> {
  const names = await readdir(join(dataDir, "production", "variants")).catch(() => []);
  return names.filter((name) => !name.endsWith(".tmp"));
}

const untilCut = (lake: TestLake, count: number) =>
  expect.poll(async () => (await variantsOf(lake)).length, { timeout: 50_000 }).toBe(count);

/** Asks for every image of the lake as a browser does. */
async function askForAll(lake: TestLake): Promise<void> {
  const urls: string[] = await lakeClient(lake.url).fetch(`*[_type == "sanity.imageAsset"].url`);
  for (const url of urls) {
    for (const query of QUERIES) {
      const response = await fetch(`${url}?${query}`, { headers: { Accept: "image/avif,image/webp,*/*" } });
      expect(response.headers.get("Content-Type")).toBe("image/avif");
      await response.arrayBuffer();
    }
  }
}

// The process that cuts has a low priority: beside other tests it takes its time.
vi.setConfig({ testTimeout: 180_000 });

test("the variants that a site asks for are made ahead: after the start, after an upload, and not again", async () => {
  const lake = await startTestLake(writeSeed, { cutAhead: QUERIES });
  try {
    await untilCut(lake, 4);
    await lakeClient(lake.url).assets.upload("image", await gridPicture().png().toBuffer());
    await untilCut(lake, 6);
    await askForAll(lake);
    const made = await variantsOf(lake);
    expect(made).toHaveLength(6);

    const inode = async (name: string) => (await stat(join(lake.dataDir, "production", "variants", name))).ino;
    const before = await Promise.all(made.map(inode));
    await lake.restart();
    await lakeClient(lake.url).assets.upload("image", await gridPicture().negate().png().toBuffer());
    await untilCut(lake, 8);
    expect(await Promise.all(made.map(inode))).toEqual(before);
  } finally {
    await lake.close();
  }
});

test("a parameter that no image can have is left out, and vectors need no variants", async () => {
  const lake = await startTestLake(undefined, { cutAhead: ["w=0", "w=10&auto=format"] });
  try {
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><rect width="4" height="4"/></svg>';
    await lakeClient(lake.url).assets.upload("image", Buffer.from(drawing), { filename: "a.svg" });
    await lakeClient(lake.url).assets.upload("image", await gridPicture().png().toBuffer());
    await untilCut(lake, 1);
  } finally {
    await lake.close();
  }
});

test("nothing is made ahead unless it is asked for", async () => {
  const lake = await startTestLake(writeSeed);
  try {
    const urls: string[] = await lakeClient(lake.url).fetch(`*[_type == "sanity.imageAsset"].url`);
    await (await fetch(`${urls[0]}?w=20`)).arrayBuffer();
    expect(await variantsOf(lake)).toHaveLength(1);
  } finally {
    await lake.close();
  }
});
