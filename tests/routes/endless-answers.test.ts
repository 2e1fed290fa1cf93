import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { createContent } from "#app/sanity/content.server.ts";
import { serve } from "#tests/support/serve.ts";

const CHUNK = Buffer.alloc(64 * 1024, "x");

/** More than the site takes, and what is on its way in buffers of both ends. Without a limit the test would not end. */
const MOST_BYTES = 64 * 1024 * 1024;
const SOON = { interval: 20, timeout: 10_000 };

/** A server whose every answer has no end. Tells of each answer that the client broke off how many bytes it got. */
async function serveEndless(contentType: string) {
  const brokenOff = new Map<string, number>();
  const server = await serve((request, response) => {
    const path = request.url?.split("?", 1)[0] ?? "";
    let sent = 0;
    const send = () => {
      while (!response.destroyed && sent < 2 * MOST_BYTES && response.write(CHUNK)) sent += CHUNK.length;
    };
    response.writeHead(200, { "Content-Type": contentType }).on("drain", send);
    response.once("close", () => brokenOff.set(path, sent));
    send();
  });
  return { ...server, brokenOff };
}

/** What a site asks Sanity by itself. */
test.for([
  ["application/json", ["/v2025-11-01/data/live/events/production", "/v2025-11-01/check/cors"]],
  ["text/event-stream", ["/v2025-11-01/data/live/events/production"]],
] as const)("an answer without end of the type %s is broken off", async ([contentType, paths]) => {
  const folder = await mkdtemp(join(tmpdir(), "endless-"));
  const lake = await serveEndless(contentType);
  const settings = { projectId: "local", dataset: "production", apiVersion: "2025-11-01", apiHost: lake.url };
  const content = createContent(settings, folder, {
    onOutage: () => {},
    onOutageEnd: () => {},
    onInvalidValue: () => {},
    onCopiesFailed: () => {},
    onLive: () => {},
  });
  await vi.waitFor(() => expect([...lake.brokenOff.keys()]).toEqual(expect.arrayContaining([...paths])), SOON);
  content.close();
  for (const [path, bytes] of lake.brokenOff) expect(bytes, path).toBeLessThan(MOST_BYTES);
  await lake.close();
  await rm(folder, { recursive: true });
});
