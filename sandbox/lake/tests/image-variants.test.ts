import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { VariantStore } from "../images/variant-store.ts";
import { lakeClient } from "../testing/lake-client.ts";
import { startTestLake } from "./start-test-lake.ts";

describe("image variants on disk", () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "variants-"));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  // Each variant has 40 bytes, of 100. [those asked for in turn, those that are made, those left at the end]
  test.each([
    ["a b a b", "a b", "a b"],
    ["a b c", "a b c", "b c"],
    ["a b a c", "a b c", "a c"],
    ["a b c a", "a b c a", "a c"],
    ["a restart a", "a", "a"],
    ["a b a restart c", "a b c", "a c"],
  ])("asked for %s makes %s and keeps %s", async (asked, expectedMade, kept) => {
    let store = new VariantStore(folder, 100);
    const made: string[] = [];
    const names = new Map<string, string>();
    for (const name of asked.split(" ")) {
      if (name === "restart") {
        store = new VariantStore(folder, 100);
        continue;
      }
      const file = await store.file([name], async () => {
        made.push(name);
        return Buffer.alloc(40, name);
      });
      names.set(file, name);
    }
    expect(made.join(" ")).toBe(expectedMade);
    const left = (await readdir(folder)).map((file) => names.get(file));
    expect(left.sort().join(" ")).toBe(kept);
  });

  test("remove unfinished files, and are made again after they were deleted", async () => {
    await writeFile(join(folder, "half.tmp"), "x");
    await utimes(join(folder, "half.tmp"), 0, 0);
    const store = new VariantStore(folder);
    const ask = () => store.file(["a"], async () => Buffer.from("a"));
    const name = await ask();
    await rm(join(folder, name));
    await ask();
    expect(await readdir(folder)).toEqual([name]);
  });

  test("are made once by two stores on one folder, which keep each other's recent unfinished files", async () => {
    const one = new VariantStore(folder);
    let made = 0;
    const make = async () => {
      made += 1;
      return Buffer.from("a");
    };
    await one.file(["a"], make);
    await writeFile(join(folder, "young.tmp"), "x");
    const other = new VariantStore(folder);
    await other.file(["b"], make);
    await one.file(["b"], make);
    expect(made).toBe(2);
    expect(await readdir(folder)).toContain("young.tmp");
  });
});

test("twenty new variants do not block other requests", async () => {
  const lake = await startTestLake();
  try {
    const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
    const picture = sharp({ create: { width: 1600, height: 1200, channels: 3, background: "#888", noise } });
    const { url, _id } = await lakeClient(lake.url).assets.upload("image", await picture.jpeg().toBuffer());
    let made = 0;
    const views = Array.from({ length: 20 }, async (_, index) => {
      const response = await fetch(`${url}?w=${800 + index}&fm=avif`);
      await response.arrayBuffer();
      made += 1;
      return response.status;
    });
    for (let index = 0; index < 5; index += 1) {
      expect(await lakeClient(lake.url).getDocument(_id)).toMatchObject({ _id });
      expect((await fetch(url)).status).toBe(200);
    }
    expect(made).toBeLessThan(15);
    expect(await Promise.all(views)).toEqual(Array.from({ length: 20 }, () => 200));
  } finally {
    await lake.close();
  }
});
