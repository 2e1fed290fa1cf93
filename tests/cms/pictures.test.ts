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

test("every picture is used", async ({ sandbox }) => {
  const files = (await readdir(new URL("../../cms/seed/images", import.meta.url))).filter((name) =>
    name.endsWith(".png"),
  );
  const found = pictures.parse(
    await lakeClient(sandbox.url).fetch(`*[_type == "sanity.imageAsset"]{ url, originalFilename }`),
  );
  expect(found.map(({ originalFilename }) => originalFilename).sort()).toEqual(files.sort());
});
