import { readdir } from "node:fs/promises";
import { expect } from "vitest";
import { z } from "zod";
import { lakeClient } from "#tests/support/lake-client.ts";
import { test } from "./seed-test.ts";

/** Maximum size of a picture, in bytes, for a phone on a bad network. */
const MAX_BYTES = 60 * 1024;

/** The parameters with which `app/ui/picture-source.ts` requests the largest width. `fit=max` keeps smaller pictures as they are. */
const WIDE_SCREEN_PARAMS = "?w=1280&q=45&auto=format&fit=max";

const pictures = z.array(z.object({ url: z.string(), originalFilename: z.string() }));

test("no picture of the seed is heavier than 60 KB at 1280 px", { timeout: 240_000 }, async ({ sandbox }) => {
  const found = pictures.parse(
    await lakeClient(sandbox.url).fetch(`*[_type == "sanity.imageAsset"]{ url, originalFilename }`),
  );
  const weights: string[] = [];
  for (const { url, originalFilename } of found) {
    const answer = await fetch(url + WIDE_SCREEN_PARAMS, { headers: { Accept: "image/avif,image/webp,*/*" } });
    expect(answer.headers.get("Content-Type")).toBe("image/avif");
    const { byteLength } = await answer.arrayBuffer();
    if (byteLength > MAX_BYTES) weights.push(`${originalFilename}: ${Math.round(byteLength / 1024)} KB`);
  }
  expect(weights).toEqual([]);
});

test("every picture is used and has an alternative text in both languages", async ({ sandbox }) => {
  const files = (await readdir(new URL("../../cms/seed/images", import.meta.url))).filter((name) =>
    name.endsWith(".png"),
  );
  const found = pictures.parse(
    await lakeClient(sandbox.url).fetch(`*[_type == "sanity.imageAsset"]{ url, originalFilename }`),
  );
  expect(found.map(({ originalFilename }) => originalFilename).sort()).toEqual(files.sort());
  const documents: unknown = await lakeClient(sandbox.url).fetch(`*[!(_type match "sanity.*")]`);
  expect(missingAlt(documents)).toEqual([]);
});

/** One scene on many pages makes them look alike. A device in a plan is no scene: each plan of a kit shows it. */
test("no picture is in more than three places of the content", async ({ sandbox }) => {
  const documents: unknown = await lakeClient(sandbox.url).fetch(`*[!(_type match "sanity.*")]`);
  const places = new Map<string, number>();
  for (const asset of assetsIn(documents)) places.set(asset, (places.get(asset) ?? 0) + 1);
  expect([...places].filter(([, count]) => count > 3)).toEqual([]);
});

/** The assets of all pictures in a value, once for each place. */
function assetsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(assetsIn);
  if (typeof value !== "object" || value === null) return [];
  const own = assetReference.safeParse(value);
  const inside = Object.entries(value).filter(([name]) => name !== "mounted");
  return [...(own.success ? [own.data.asset._ref] : []), ...inside.flatMap(([, child]) => assetsIn(child))];
}

const assetReference = z.object({ asset: z.object({ _ref: z.string() }) });

/** The assets of pictures without an alternative text in both languages. A device in a plan needs none: the list says the same. */
function missingAlt(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(missingAlt);
  if (typeof value !== "object" || value === null) return [];
  const own = "asset" in value && !("alt" in value && hasBothLanguages(value.alt)) ? [value.asset] : [];
  const inside = Object.entries(value).filter(([name]) => name !== "mounted");
  return [...own, ...inside.flatMap(([, child]) => missingAlt(child))];
}

const hasBothLanguages = (alt: unknown) =>
  z.object({ es: z.string().min(5), eu: z.string().min(5) }).safeParse(alt).success;
