import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { type Sandbox, startSandbox } from "#sandbox/start.ts";
import { lakeClient } from "#tests/support/lake.ts";

/** Bytes of the largest picture that a phone on a bad network should have to fetch. */
const MOST_BYTES = 60 * 1024;

/** As `ui/picture` asks for the widest that most screens need. */
const AS_ON_A_WIDE_SCREEN = "?w=1280&q=52&auto=format&fit=max";

const pictures = z.array(z.object({ url: z.string(), originalFilename: z.string() }));

let folder: string;
let sandbox: Sandbox;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "pictures-"));
  sandbox = await startSandbox({ port: 0, dataDir: folder, seedDir: "cms/seed", siteUrl: "http://localhost:3000" });
});
afterAll(async () => {
  await sandbox.close();
  await rm(folder, { recursive: true, force: true });
});

test("no picture of the seed is heavier than 60 KB at 1280 px", { timeout: 240_000 }, async () => {
  const found = pictures.parse(
    await lakeClient(sandbox.url).fetch(`*[_type == "sanity.imageAsset"]{ url, originalFilename }`),
  );
  const weights: string[] = [];
  for (const { url, originalFilename } of found) {
    const answer = await fetch(url + AS_ON_A_WIDE_SCREEN, { headers: { Accept: "image/avif,image/webp,*/*" } });
    expect(answer.headers.get("Content-Type")).toBe("image/avif");
    const { byteLength } = await answer.arrayBuffer();
    if (byteLength > MOST_BYTES) weights.push(`${originalFilename}: ${Math.round(byteLength / 1024)} KB`);
  }
  expect(weights).toEqual([]);
});

test("every picture is used, and says in both languages what it shows", async () => {
  const files = (await readdir(new URL("../../cms/seed/images", import.meta.url))).filter((name) =>
    name.endsWith(".png"),
  );
  const found = pictures.parse(
    await lakeClient(sandbox.url).fetch(`*[_type == "sanity.imageAsset"]{ url, originalFilename }`),
  );
  expect(found.map(({ originalFilename }) => originalFilename).sort()).toEqual(files.sort());
  const documents: unknown = await lakeClient(sandbox.url).fetch(`*[!(_type match "sanity.*")]`);
  expect(withoutWords(documents)).toEqual([]);
});

/** Where pictures lie that lack words in a language, by the file that they show. */
function withoutWords(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(withoutWords);
  if (typeof value !== "object" || value === null) return [];
  const own = "asset" in value && !("alt" in value && hasBoth(value.alt)) ? [value.asset] : [];
  return [...own, ...Object.values(value).flatMap(withoutWords)];
}

const hasBoth = (alt: unknown) => z.object({ es: z.string().min(5), eu: z.string().min(5) }).safeParse(alt).success;
