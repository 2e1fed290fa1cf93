import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type RequestListener, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@sanity/client";
import { expect, test, vi } from "vitest";
import { createContent } from "#app/sanity/content.server.ts";
import { createLiveFetch, subscribeToChanges } from "#app/sanity/live-updates.server.ts";
import { SOON } from "#tests/support/site.ts";

const CHUNK = "x".repeat(64 * 1024);
const MAX_EVENT_BYTES = 200_000;
/** What is on its way when a connection is closed, in bytes. */
const IN_FLIGHT_BYTES = 8 * 1024 * 1024;

/** A lake that answers as the test says. */
async function startLake(answer: RequestListener) {
  const paths: string[] = [];
  const server = createServer((request, response) => {
    paths.push(new URL(request.url ?? "/", "http://localhost").pathname);
    answer(request, response);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port is free");
  return {
    url: `http://127.0.0.1:${address.port}`,
    paths,
    isEveryConnectionClosed: () =>
      new Promise<boolean>((resolve) => server.getConnections((_error, count) => resolve(count === 0))),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Writes as long as the other side reads. Returns the number of bytes so far. */
function writeWithoutEnd(response: ServerResponse): () => number {
  let bytes = 0;
  const write = () => {
    if (response.destroyed) return;
    bytes += CHUNK.length;
    if (response.write(CHUNK)) setImmediate(write);
    else response.once("drain", write);
  };
  write();
  return () => bytes;
}

const STREAM = { "Content-Type": "text/event-stream" };
const limited = createLiveFetch({ connectMs: 10_000, maxEventBytes: MAX_EVENT_BYTES });

test.for([
  ["an answer that is no event stream is not read", { "Content-Type": "application/json" }, null],
  ["an event that does not end is cut off", STREAM, `longer than ${MAX_EVENT_BYTES} bytes`],
] as const)("%s, and its connection is closed", async ([, headers, error]) => {
  let sent = () => 0;
  const lake = await startLake((_request, response) => {
    response.writeHead(200, headers).write("data: ");
    sent = writeWithoutEnd(response);
  });
  const response = await limited(`${lake.url}/data/live/events`);
  if (error) await expect(response.text()).rejects.toThrow(error);
  else expect([response.status, response.body]).toEqual([200, null]);
  await vi.waitFor(async () => expect(await lake.isEveryConnectionClosed()).toBe(true), SOON);
  expect(sent()).toBeLessThan(IN_FLIGHT_BYTES);
  lake.close();
});

test.for(["\n", "\r\n"])("events without number are passed on, with lines that end with %j", async (end) => {
  const event = `data: ${"x".repeat(1_000)}${end}${end}`;
  const lake = await startLake((_request, response) => response.writeHead(200, STREAM).end(event.repeat(1_000)));
  const response = await limited(`${lake.url}/data/live/events`);
  expect((await response.text()).length).toBe(event.length * 1_000);
  lake.close();
});

test("a connection that is not answered is given up", async () => {
  const lake = await startLake(() => {});
  const hasty = createLiveFetch({ connectMs: 200, maxEventBytes: MAX_EVENT_BYTES });
  await expect(hasty(`${lake.url}/data/live/events`)).rejects.toThrow("No live connection within 200 ms");
  lake.close();
});

test.for(['{"x":1}', '{"tags":"a"}', '{"tags":[1]}'])(
  "a publish with %s for its tags makes everything stale",
  async (data) => {
    const lake = await startLake((_request, response) => {
      response
        .writeHead(200, STREAM)
        .write(`event: welcome\nid: 1\ndata: {}\n\nevent: message\nid: 2\ndata: ${data}\n\n`);
    });
    const heard: string[] = [];
    const client = createClient({
      projectId: "local",
      dataset: "production",
      apiVersion: "2025-11-01",
      apiHost: lake.url,
      useProjectHostname: false,
      useCdn: false,
    });
    const stop = subscribeToChanges(client, {
      onState: (isLive) => heard.push(isLive ? "live" : "lost"),
      onPosition: () => {},
      onChange: () => heard.push("change"),
    });
    await vi.waitFor(() => expect(heard).toEqual(["live", "live"]), SOON);
    stop();
    lake.close();
  },
);

test("the loss of the connection is noticed at once, though nothing else is answered", async ({ onTestFinished }) => {
  const folder = await mkdtemp(join(tmpdir(), "live-"));
  const streams: ServerResponse[] = [];
  const lake = await startLake((_request, response) => {
    // The first request is the connection. The others hang.
    if (streams.push(response) === 1) response.writeHead(200, STREAM).write("event: welcome\nid: 1\ndata: {}\n\n");
  });
  const states: boolean[] = [];
  const settings = { projectId: "local", dataset: "production", apiVersion: "2025-11-01", apiHost: lake.url };
  const content = createContent(settings, folder, {
    onOutage: () => {},
    onOutageEnd: () => {},
    onInvalidValue: () => {},
    onCopiesFailed: () => {},
    onLive: (isLive) => states.push(isLive),
  });
  onTestFinished(async () => {
    content.close();
    lake.close();
    await rm(folder, { recursive: true });
  });
  await vi.waitFor(() => expect(states).toEqual([true]), SOON);
  streams[0]?.destroy();
  await vi.waitFor(() => expect(states).toEqual([true, false]), { interval: 20, timeout: 2_000 });
  expect(new Set(lake.paths)).toEqual(new Set(["/v2025-11-01/data/live/events/production"]));
});
