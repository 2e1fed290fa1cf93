import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { answerErrors } from "#server/guarded.ts";
import { withStaticFiles } from "#server/static-files.ts";
import { serve } from "#tests/support/serve.ts";
import { createTestLog } from "#tests/support/test-log.ts";

const TEXT = "The text of a file";

let folder: string;
let site: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "static-"));
  await Promise.all(["kept.txt", "removed.txt"].map((name) => writeFile(join(folder, name), TEXT)));
  site = await serve(withStaticFiles((_request, response) => response.writeHead(404).end(), false, folder));
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

test.each(["bytes=0-3", "bytes=5-1", "bytes=0-99999999999999999999", "bytes=-1", "bytes=900-", "x"])(
  "a file is sent whole, also to who asks for %s",
  async (range) => {
    const response = await fetch(`${site.url}/kept.txt`, { headers: { Range: range } });
    expect([response.status, await response.text()]).toEqual([200, TEXT]);
  },
);

test("of a file that was removed the connection is closed, and the next one is sent", async () => {
  await rm(join(folder, "removed.txt"));
  await expect(fetch(`${site.url}/removed.txt`).then((response) => response.text())).rejects.toThrow("fetch failed");
  expect(await (await fetch(`${site.url}/kept.txt`)).text()).toBe(TEXT);
});

test("where a listener throws the answer is 500, logged, and the next request is answered", async () => {
  const log = createTestLog();
  const { url, close } = await serve(
    answerErrors(
      ({ url: path }, response) => {
        if (path === "/late") response.writeHead(200).write("Begun");
        if (path !== "/") throw new Error("A mistake");
        response.end("Fine");
      },
      { log, isSecure: false },
    ),
  );
  const early = await fetch(`${url}/early`);
  expect([early.status, early.headers.get("X-Content-Type-Options")]).toEqual([500, "nosniff"]);
  await expect(fetch(`${url}/late`).then((response) => response.text())).rejects.toThrow();
  expect(await (await fetch(url)).text()).toBe("Fine");
  expect(log.lines.map(({ message }) => message)).toContain("A request failed");
  await close();
});
