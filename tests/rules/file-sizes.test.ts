import { glob, stat } from "node:fs/promises";
import { expect, test } from "vitest";

/** Every clone brings every picture that was ever committed. */
const MAX_BYTES = 150_000;
const BINARIES =
  "{app,bench,cms,docs,public,sandbox,server,tests}/**/*.{png,webp,jpg,jpeg,avif,gif,ico,woff2,pdf,zip,gz,mp4}";
const NOT_COMMITTED = /(^|\/)(node_modules|dist|\.cache|\.sanity)\//;
/** The masters of the seed's pictures: an editor may crop them, and the site cuts them to size. */
const MASTERS = /^cms\/(seed\/images|artwork\/screens)\//;

test(`no binary file is larger than ${MAX_BYTES / 1000} KB but the masters of pictures`, async () => {
  const large: string[] = [];
  for await (const path of glob(BINARIES, { exclude: (path) => NOT_COMMITTED.test(`${path}/`) })) {
    if (!MASTERS.test(path) && (await stat(path)).size > MAX_BYTES) large.push(path);
  }
  expect(large).toEqual([]);
});
